protocol-unknown = there is no command ‘{ $text }’; { $known } are understood
protocol-go = ‘{ $text }’ is nothing that go knows: write depth, nodes, movetime, clocks, infinite or perft
protocol-number = { $word } needs a whole number from { $low }, and found ‘{ $text }’
protocol-position = ‘{ $text }’ is not a position: write startpos or fen and a position, then moves if there are any
protocol-moves = ‘{ $text }’ should be the word moves
protocol-option = ‘{ $text }’ is not an option; there are { $known }
protocol-setoption = ‘{ $text }’ sets no option: write setoption name NAME value VALUE
protocol-value = { $name } cannot be ‘{ $text }’: it takes a whole number from { $low } to { $high }
protocol-busy = ‘{ $text }’ has to wait: a search is running, stop it first
protocol-over = the game is over: { $reason }
protocol-dice = the dice decide here: send their roll as a move
protocol-query = ‘{ $text }’ cannot be asked; { $known } can
protocol-fault = a fault in the program itself ({ $kind }: { $text }); please report it
outside-start = { $name } cannot be started: { $reason }
outside-silent = { $name } did not answer ‘{ $asked }’ in { $seconds } s
outside-ended = { $name } has ended (exit status { $status }){ $said ->
    [0] { "" }
   *[other] ; it said: { $words }
  }
outside-no-move = { $name } answered ‘{ $text }’ where a move was due
outside-option = { $name } has no option ‘{ $text }’; it has { $known }
engine-position = an engine is told positions by its host: leave out --position
external-evaluation = evaluations are not given here: `parlour analyse backgammon --position …` gives them
external-line = ‘{ $text }’ is no command here: send a FIBS line board:…, version or exit
external-option = ‘{ $text }’ means nothing after a board; understood, each with its value: { $known }
external-resignation = ‘{ $text }’ is no level of a resignation: 1, 2 or 3
external-over = the game of this board is over
external-error = { $name } refused: { $text }
engine-protocol = { $game } does not speak { $text } here; it speaks { $known }
engine-listen = { $text } cannot be listened on: { $reason }
engine-host-says = { $key } comes from the host here; what its boards do not say can be set: { $known }
