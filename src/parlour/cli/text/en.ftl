menu-title = Parlour: what shall we play?
menu-continue = go on with { $game } ({ $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
  }, { $time })
menu-forget = Enter goes on with the latest; `x1` forgets c1.
menu-broken = A kept game cannot be read and is left alone: { $file }
menu-language = Language: English → 한국어 → русский
menu-quit = Leave
menu-hint = A number sits you down against a beginner; `2+` lets you choose the variant, players, level and side first, `2?` shows the rules.
menu-prompt = Your choice:
menu-unknown = ‘{ $text }’ is not in the menu: type the number or letter at the left.
menu-variant = Which variant?
menu-options = Other options as KEY=VALUE (Enter: as they are):
menu-players = How many players ({ $low } to { $high })?
menu-level = Computer level, 1 to { $high }; 0 for friends at this terminal?
menu-side = Your seat (1 to { $players }: { $sides }; 1 begins; 0: by lot)?
menu-number = ‘{ $text }’ is not a number from { $low } to { $high }.

play-you = you
play-friend = at this terminal
play-computer = computer, level { $level } ({ $name })
play-out-mark = (out)
play-how = Type a move, such as `{ $move }`.
play-how-turn = Type a move, such as `{ $move }`, or several, such as `{ $turn }`.
play-welcome = `help` lists what else you can type.
play-yes = y yes
play-no = n no
play-yes-or-no = ‘{ $text }’ is neither: type y or n.

play-help-moves = the legal moves
play-help-board = the board again
play-help-show = marks on the board; `show` lists what there is
play-help-dangers = how near the enemies are
play-help-hint = what a strong computer would play
play-help-players = who sits where
play-help-rules = the rules, with pictures
play-help-position = the position as text
play-help-record = the game so far as text
play-help-undo = take back your last step
play-help-resign = give up{ $levels ->
    [several] : 1 a single game, 2 a gammon, 3 a backgammon
   *[one] {""}
  }
play-help-draw = offer a draw
play-help-pact = offer a pact, or accept one; it binds nobody
play-help-break = end a pact
play-help-save = write the record to a new file (.svg: a picture)
play-help-quit = leave; the menu offers to go on with the game
play-help-help = this list

play-thinking = { $player }: the computer is thinking (Ctrl-C: move now; twice: leave)
play-passes = pass
play-roll = rolls { $roll }
play-roll-open = Opening throw { $roll }: { $player } begins.
play-roll-open-tie = Opening throw { $roll }: a tie, and the cube is doubled.
play-ask-roll = Which roll (such as 61)?
play-roll-unknown = ‘{ $text }’ is not a roll that can come now: write two dice, such as 61.
play-roll-tie = ‘{ $text }’ is a tie: thrown again.
play-roll-file = ‘{ $text }’ is not a roll: write two dice, such as 61 or 6-1
play-no-more-rolls = there are no more rolls in { $file }
play-no-dice = { $game } has no dice
play-settle = Enter ends your turn, `undo` takes back a step.
play-turn-over = ‘{ $move }’ comes after the end of your turn: Enter ends it, `undo` takes back a step
play-turn-long = the turn ‘{ $turn }’ is over before ‘{ $move }’, so none of it was played: leave ‘{ $move }’ out
play-not-now = only whoever is to move can ask for this
play-hint = A good move here: { $move }
play-saved = Saved as { $file }.
play-exists = { $file } is there already and is left as it is: give another name.
play-not-saved = { $file } could not be written: { $why }.
play-kept = The game is kept; `parlour play` offers to go on with it.
play-not-kept = The game cannot be kept while you play ({ $file }: { $why }); `save` writes it elsewhere.
play-broken = { $file } cannot be read as a kept game ({ $why }); it is left alone
play-no-undo = there is no step of yours to take back
play-no-undo-dice = there is no step to take back: dice stand, and so does what has been answered
play-level = ‘{ $text }’ is not a level: write 1, 2 for a gammon, or 3 for a backgammon
play-no-level = ‘{ $text }’ cannot follow: in this game `resign` stands alone
play-partner = ‘{ $text }’ is not a player: write a number from 1 to { $players }, such as `{ $example }`
play-exposed = { $player }: { $count ->
    [0] nothing can be killed in the enemy’s next turn.
    [one] the enemy’s next turn can kill { $cells }.
   *[other] the enemy’s next turn can kill any of { $cells }.
  }
play-no-dangers = Nobody has a piece here whose loss would end the game.
play-no-pact = you have no pact that could be ended
play-partner-missing = `{ $command }` needs a player, as in `{ $command } { $example }`
play-side = ‘{ $text }’ is not a side: write { $known }, a number from 1 to { $players }, or random
play-answer-resign = { $player } gives up { $level ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
  }. Accept (y or n)?
play-gives-up = { $player } offers to give up { $level ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
  }.
play-answer-draw = { $player } offers a draw. Accept (y or n)?
play-accepts = accepted
play-refuses = refused
play-put-out = { $by } puts { $player } out.
play-gave-up = { $player } has given up and is out.
play-pacts = Pacts: { $pacts }
play-pact = { $first } and { $second } have a pact.
play-pact-over = The pact of { $first } and { $second } is over.
play-declined = { $first } refuses a pact with { $second }.
play-next-game = The score is { $score }; the next game begins.
play-watch = You are out. Watch the others play on (y or n)?
play-won = You won.
play-lost = You lost.
play-drawn = Nobody won.
play-afterwards = `again` plays another game, `undo` takes back your last step, `save` keeps the record; Enter leaves.

## Solving

solve-no-duel = { $game } cannot be solved: only games that are always for two, without dice, can
solve-no-starts = { $game } has no start cells to choose: leave out --starts
solve-beyond = beyond reach: ‘{ $text }’ was not solved in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }; --seconds and --memory allow more
solve-wins = { $player }, to move: a win.
solve-draws = { $player }, to move: a draw with best play.
solve-loses = { $player }, to move: a loss against best play.
solve-moves-wins = { $count ->
    [one] Winning move: { $moves }
   *[other] Winning moves: { $moves }
  }
solve-moves-draws = { $count ->
    [one] Drawing move: { $moves }
   *[other] Drawing moves: { $moves }
  }
solve-moves-loses = { $count ->
    [one] Losing move: { $moves }
   *[other] Losing moves: { $moves }
  }
cli-solving = { $done } of { $all } settled; { $visits } positions visited, proof { $prove } : { $disprove }, table { $full } % full

bearoff-core = bear-off tables need the compiled core, which is not there: a C++20 compiler (g++ 12 or newer) brings it
bearoff-alone = --hypergammon is one fixed table: leave out --two-sided, --points and --checkers
bearoff-large = a two-sided table of { $points } points and { $checkers } checkers is too large: at most 8,008 positions a side, such as 6 points and 10 checkers
bearoff-progress = { $percent } % done
bearoff-made = { $file }: made, { $size } MB, { $seconds } s
bearoff-kept = { $file }: there already and whole, { $size } MB
bench-plies = --plies goes with --yardstick
bench-yardstick = --yardstick is for Backgammon: parlour bench backgammon --yardstick FILE
bench-scored = { $count ->
    [one] one position
   *[other] { $count } positions
  } at { $plies }-ply: mean absolute error { $mean }, RMS { $rms }, bias { $bias }
bench-core = a yardstick needs the compiled core, which is not there: a C++20 compiler (g++ 12 or newer) brings it
yardstick-line = this is neither JSON with ‘board’ and ‘equity’ or ‘probs’ nor 26 whole numbers and five probabilities
yardstick-board = no board: 26 numbers, one to fifteen checkers a side, the enemy’s bar first
yardstick-empty = no position in this file
train-core = training needs the compiled core, which is not there: a C++20 compiler (g++ 12 or newer) brings it
train-other = { $folder } holds another training ({ $reason }): give the same numbers or another folder
analyse-ray-alone = --ray goes with --rollout
train-start = --start: no whole weights of Backgammon’s network: give the net.bin of a training, or net for those of the package
train-damaged = this file of a training is damaged ({ $reason }): put it back from a copy, or begin in another folder
