arena-protocol = ‘{ $text }’ is not a protocol that can be spoken; there are { $known }
arena-two-clocks = ‘{ $text }’ has both movetime and tc: an engine has one clock
arena-outside-word = ‘{ $text }’ says nothing to an outside program: there are name, protocol, folder, option.NAME, movetime, tc, nodes, depth
arena-inside-word = ‘{ $text }’: protocol, folder and option.NAME are for outside programs, which have cmd=
arena-no-limit = ‘{ $text }’ has no limit: give it movetime, tc, nodes or depth
arena-quotes = ‘{ $text }’: a quotation mark is not closed
arena-word = ‘{ $text }’ is not a word of an engine: write KEY=VALUE
arena-twice = an engine is given { $text } twice
arena-number = { $key } cannot be ‘{ $text }’: write it as in { $key }={ $like }
arena-lineup = ‘{ $text }’ is not a line-up: write { $players } engine numbers from 1 to { $engines }, with commas between
arena-engines = a match needs two engines: give --engine twice, or say with --lineup who sits where
arena-opening-over = ‘{ $text }’: in this opening the game is over
arena-unbalanced = none of { $tries } random openings of { $plies } moves can be played on and is balanced: fewer --plies, or more --balance
arena-other-match = { $file } holds another match: its { $key } is { $found }, and here it is { $wanted }
arena-in-use = { $file } is in use by another run
arena-not-results = this is not a line of a result file
arena-no-ray = Ray is not installed: pip install 'parlour[ray]'
arena-ray = the Ray cluster cannot be used: { $reason }
arena-sprt-two = a sequential test compares two engines in a game of two players
arena-endless = without --rounds a match needs --sprt to end it
arena-sprt = ‘{ $text }’ is no test: write two Elo differences such as 0,5, the smaller first, and shares between 0 and 0.5
arena-nothing = nothing to do: give a GAME, --resume or --show
arena-position = matches begin from openings: leave out --position, and write a --book
arena-book = this match has a book: give it again with --book
arena-playing = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } to play, { $done } already there
arena-until = playing until the test has a verdict, { $done } already there
arena-game = game { $number }: { $seats } { $result } ({ $reason }, { $moves } moves)
arena-fault = { $name } lost by { $how }: { $said }
arena-stopped = stopped; the same command goes on with it
arena-written = written: { $file }
