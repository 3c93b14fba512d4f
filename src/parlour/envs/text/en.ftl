# What the environments say.

envs-action = action { $action } is not legal in the position ‘{ $position }’
envs-actions = one action a game is needed, { NUMBER($count, useGrouping: 0) } whole numbers; this is { $kind } of the shape { $shape }
envs-playing = which games are played is said by one boolean a game, { NUMBER($count, useGrouping: 0) } in all
envs-seed = ‘{ $text }’ is not a seed: give a whole number from 0 that fits 64 bits, or one for each of { NUMBER($count, useGrouping: 0) } games
envs-over = the game is over before it begins: ‘{ $position }’
envs-core = core=‘{ $text }’ is not possible: write auto, native or python
envs-opponent = ‘{ $text }’ is not an opponent: give random, a level (a number from 1), or something that can be called
envs-seat = seat=‘{ $text }’ is not possible: write random or a number from 0 to { $last }
envs-illegal = illegal=‘{ $text }’ is not possible: write raise or replace
envs-render = ‘{ $text }’ is not a way to draw: write { $known }
envs-reset = the environment has not been reset: no game has begun
envs-name = ‘{ $text }’ is not the name of a game: write it like slime_trail(size=5x5,pie=on)
envs-node = this position is not one where { $wanted } decides: ‘{ $position }’
envs-text = ‘{ $text }’ is no action here
