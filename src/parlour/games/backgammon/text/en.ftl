backgammon = Backgammon
backgammon-tagline = Bring fifteen checkers home and off the board before the other side does, dice and doubling cube in hand.
backgammon-checker = checker
backgammon-borne-off = borne off
backgammon-die = die
backgammon-cube = doubling cube

backgammon-turn-open = Opening throw: one die each, the higher starts and plays both numbers.
backgammon-turn-dice = Player { $seat } rolls the dice.
backgammon-turn-double = Player { $seat } to decide: `roll` or `double`.
backgammon-turn-useless = Player { $seat } to decide: `roll` or `double`; a double gains nothing, the cube already covers what is needed.
backgammon-turn-doubled = Player { $seat } is doubled to { $value }: `take`, or `drop` and lose { $lost ->
    [one] one point
   *[other] { $lost } points
  }.
backgammon-turn-beavered = Player { $seat } is beavered to { $value }: `accept`, or `drop` and lose { $lost ->
    [one] one point
   *[other] { $lost } points
  }.
backgammon-turn-raccooned = Player { $seat } is raccooned to { $value }: `accept`, or `drop` and lose { $lost ->
    [one] one point
   *[other] { $lost } points
  }.
backgammon-turn-play = Player { $seat } to move with { $dice }.
backgammon-turn-pass = Player { $seat } cannot move with { $dice } and must pass.

backgammon-note-pips = Pips: { $first } for player 1, { $second } for player 2
backgammon-note-match = Match to { $length }, score { $first }:{ $second }
backgammon-note-score = Score { $first }:{ $second }
backgammon-note-crawford = Crawford game: no cube
backgammon-note-jacoby = Jacoby: gammons count only once the cube has been turned
backgammon-tally-pips = { $count ->
    [one] one pip
   *[other] { $count } pips
  }
backgammon-tally-score = { $length ->
    [0] { $points }
   *[other] { $points } of { $length }
  }

backgammon-single = Player { $seat } has borne off every checker and wins { $points ->
    [one] one point
   *[other] { $points } points
  } (B10).
backgammon-gammon = Player { $seat } wins a gammon: { $points ->
    [one] one point
   *[other] { $points } points
  } (B10).
backgammon-backgammon = Player { $seat } wins a backgammon: { $points ->
    [one] one point
   *[other] { $points } points
  } (B10).
backgammon-jacoby = Player { $seat } wins; with the cube centred it counts single under Jacoby: { $points ->
    [one] one point
   *[other] { $points } points
  } (B12).
backgammon-conceded = The game was given up: player { $seat } wins { $points ->
    [one] one point
   *[other] { $points } points
  }.
backgammon-match = { $last } Player { $seat } wins the match { $won }:{ $lost } (B13).

backgammon-match-cube = cube=off does not go with match={ $length }: a match is played with the cube (B19)
backgammon-money-only = { $key }={ $text } is for money play and does not go with match=N (B19)
backgammon-match-only = { $key }={ $text } is for matches: give match=N too (B13)
backgammon-cube-only = { $key }={ $text } needs the cube: give cube=on too (B12)
backgammon-raccoons = raccoons=on answers beavers: give beavers=on too (B12)

backgammon-no-equities = there is no match equity table ‘{ $text }’; those in the package are { $known }
backgammon-equities-word = { $file } is not a match equity table: ‘{ $text }’ stands where ‘{ $expected }’ should
backgammon-equities-range = { $file } is not a match equity table: { $text } is not between { $least } and { $most }
backgammon-equities-sum = { $file } is not a match equity table: the chances at { $away }-away { $other }-away and the other way round do not add up to 1

backgammon-xgid = ‘{ $text }’ is not a Backgammon position: it needs an XGID and what is pending, as in ‘XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 open’
backgammon-xgid-fields = ‘{ $text }’ has { $found ->
    [one] one field
   *[other] { $found } fields
  }; an XGID has 10, separated by colons
backgammon-xgid-board = the board ‘{ $text }’ has { $found ->
    [one] one character
   *[other] { $found } characters
  }; it needs exactly 26 of - A…O a…o
backgammon-xgid-letter = the board ‘{ $text }’ has ‘{ $letter }’ as its character number { $place }; each is one of - A…O a…o
backgammon-xgid-bar = the board ‘{ $text }’ has a checker on the wrong bar: the first character is player 2’s bar (a…o), the last player 1’s (A…O)
backgammon-xgid-dice = ‘{ $text }’ is not a dice field: write 00, two digits 1 to 6, D, B or R
backgammon-xgid-number = ‘{ $text }’ does not fit the { $field ->
    [cube] cube
    [owner] cube owner
    [turn] turn
    [score] score
    [flag] Crawford or Jacoby
    [length] match length
   *[limit] cube limit
  } field: it takes { $most ->
    [none] a whole number
   *[other] { $most }
  }
backgammon-checkers = a side has { $found } checkers in ‘{ $text }’; at most { $most } are in the game
backgammon-no-checkers = the board ‘{ $text }’ has no checkers
backgammon-pending = ‘{ $text }’ is not something pending: write -, open, throw, the dice still to play, over1 or over2
backgammon-pending-dice = the dice still to play ‘{ $text }’ are no rest of the roll { $dice }
backgammon-pending-open = ‘{ $text }’ needs the dice field 00 and the turn field 1: nobody has thrown yet
backgammon-pending-00 = ‘{ $text }’ needs the dice field 00, not { $dice }
backgammon-pending-automatic = ‘{ $text }’: a match has no automatic doubles; write open
backgammon-pending-finished = ‘{ $text }’ cannot be pending: a side has no checkers left, so write -
backgammon-throw = `throw` is pending only where the player on roll may double and chose to roll
backgammon-answer-unused = ‘{ $text }’ in the dice field: this game has no cube (the Crawford game, or a match to 1), so that no answer can be due
backgammon-answer-option = ‘{ $text }’ in the dice field needs money play with { $option }=on
backgammon-answer-owner = ‘{ $text }’ in the dice field: the field of the cube’s owner must be { $wanted } here, not { $found } (B18)
backgammon-answer-value = ‘{ $text }’ in the dice field: the cube’s field must be at least { $least } here, not { $found }, for the cube has been turned (B18)
backgammon-cube-unused = the cube ‘{ $text }’ must be 0:0 in a game without the cube (Crawford, or a match to 1)
backgammon-only-analysed = this is an analysis written by { $program }, no record of a game: `parlour analyse` reads it
backgammon-only-xg-cut = this begins as an analysis written by eXtreme Gammon, but its end (the line ‘eXtreme Gammon Version: …’) is missing: export it again
backgammon-only-position = this is a position, no record of a game: give it as --position
backgammon-length = the match length { $text } in the text is not that of the game, { $wanted }
backgammon-flag = the Jacoby and beaver field { $text } does not fit the options jacoby and beavers
backgammon-needs-cube = ‘{ $text }’ is a position with the cube: set cube=on
backgammon-crawford = the Crawford field cannot be 1 at { $text } in a match to { $length }: it is the first game after a side comes within a point
backgammon-score-running = the score { $text } already ends a match to { $length }, but the game is not over
backgammon-score-over = the game is over, but the score { $text } does not end a match to { $length } for its winner: write the next game’s start

backgammon-move = ‘{ $text }’ is not a move: write it as 13/7, bar/22 or 6/off, a roll as 61, or a word such as roll, double, take, drop, pass
backgammon-way = ‘{ $text }’ does not go down from bar or 24 to off: each point is lower than the one before

backgammon-finished = the game is over, ‘{ $move }’ cannot be played
backgammon-roll-due = ‘{ $move }’ cannot be played: first the dice are rolled
backgammon-no-roll = ‘{ $move }’ is not a throw that can fall now
backgammon-tie = ‘{ $move }’ is a tie, thrown again (B3)
backgammon-call-due = ‘{ $move }’ cannot be played: first say `roll` or `double` (B11)
backgammon-answer-due = ‘{ $move }’ cannot be played: a double waits for an answer, one of { $answers } (B11)
backgammon-dice-stand = ‘{ $move }’ cannot be played: { $dice } is still to be played
backgammon-opening = ‘{ $move }’ cannot come before the opening throw (B11)
backgammon-no-cube = ‘{ $move }’ cannot be said: this game has no cube
backgammon-no-cube-crawford = ‘{ $move }’ cannot be said: the Crawford game has no cube (B13)
backgammon-cube-owner = player { $seat } owns the cube; only the owner may double (B11)
backgammon-no-double = ‘{ $move }’ answers nothing: no double is offered
backgammon-option-off = ‘{ $move }’ is not allowed: { $key }=off (B12)
backgammon-pass = there is a legal move with { $dice }; only a roll that cannot be played is passed (B9)
backgammon-empty = { $move }: you have no checker on { $point }
backgammon-bar-first = { $move }: { $count ->
    [one] your checker
   *[other] your { $count } checkers
  } on the bar must enter first (B6)
backgammon-no-die = { $move } needs a { $distance }; the dice to play are { $dice } (B4)
backgammon-closed = { $move }: point { $point } is closed by two or more enemy checkers (B5)
backgammon-not-home = { $move }: no bearing off before all your checkers are home (B8)
backgammon-highest-first = { $move }: with { $dice } a checker on a higher point goes off first (B8)
backgammon-larger-die = { $move }: only one die can be played, and it must be the larger, { $die } (B7)
backgammon-most-dice = { $move }: { $count } dice of { $dice } can be played and must be; this move leaves fewer (B7)
backgammon-play = no legal play of { $dice } ends where ‘{ $text }’ does
backgammon-play-no-dice = ‘{ $text }’ cannot be played: no roll stands

backgammon-gnu-id = ‘{ $text }’ is not a GNU Backgammon ID: write POSITIONID or POSITIONID:MATCHID, as in ‘4HPwATDgc/ABMA:cAkgAAAAAAAA’
backgammon-gnu-id-length = the { $kind ->
    [position] Position ID
   *[match] Match ID
  } ‘{ $text }’ has { $found ->
    [one] one character
   *[other] { $found } characters
  }; it needs { $wanted }
backgammon-gnu-id-bits = ‘{ $text }’ has bits that no ID has: a letter is wrong
backgammon-gnu-id-point = in the Position ID ‘{ $text }’ both sides stand on point { $point }
backgammon-gnu-id-field = the { $field ->
    [owner] cube owner
    [dice] dice
   *[state] game state
  } field of the Match ID cannot be { $text }: it is one of { $most }
backgammon-gnu-id-midturn = a Match ID cannot hold a turn half played ({ $dice } still to play): write the XGID with its pending field
backgammon-gnu-id-stage = a Match ID has no place for what is pending in ‘{ $text }’: write the XGID
backgammon-gnu-id-number = the { $field ->
    [cube] cube, 2 to the power of
    [length] match length
   *[score] score
  } { $text } is too large for a Match ID: write the XGID

backgammon-ogid = ‘{ $text }’ is no OGID: it begins with White’s and Black’s checkers and the cube, such as 11ccccchhhjjjjj:66666888dddddoo:N0N
backgammon-ogid-field = the field { $field } of the OGID cannot be ‘{ $text }’: it is one of { $most }
backgammon-ogid-point = a checker of the OGID cannot stand on { $text }: there are checkers of the other side, or it is the other side’s bar
backgammon-ogid-over = the OGID says that the game is over ({ $text }), but both sides have checkers
backgammon-ogid-place = an OGID has no place for what is pending in ‘{ $text }’: write the XGID

backgammon-xg-empty = no position found: each begins with a line XGID=…
backgammon-xg-board = the board that is drawn is not that of ‘{ $text }’
backgammon-xg-pips = the pips are stated as { $text }, but they are { $played }
backgammon-xg-cube = the cube is stated as { $text }, but by the XGID it is { $played }
backgammon-xg-chances = { $found ->
    [one] there is one line of chances
   *[other] there are { $found } lines of chances
  } where two belong: the player’s and the opponent’s
backgammon-xg-equities = { $found ->
    [one] there is one equity of the cube
   *[other] there are { $found } equities of the cube
  } where three belong: without a double, after a take, after a drop
backgammon-gnu-text-empty = no decision found: each begins with ‘Move number 1: …’
backgammon-gnu-text-move = ‘{ $text }’ does not say who decides what: ‘… to play 31’, ‘… on roll, cube decision?’ or ‘… doubles to 2’
backgammon-gnu-text-short = decision { $number } has no Position ID, no Match ID, or no line ‘* … moves …’ that says what was done
backgammon-gnu-text-cube = the cube analysis has no equity for ‘{ $text }’; it has: { $known }

backgammon-fibs-fields = ‘{ $text }’ is no FIBS board: after board: there are 52 fields, here { $found }
backgammon-fibs-number = the field ‘{ $text }’ of the FIBS board is no number
backgammon-fibs-turn = turn, colour and direction of the FIBS board are { $text }: each is 1 or -1
backgammon-fibs-board = the checkers { $text } of the FIBS board cannot be: 26 numbers from -15 to 15, each side’s bar at its own end
backgammon-fibs-dice = ‘{ $text }’ are no two dice
backgammon-fibs-cube = the cube of the FIBS board cannot be { $text }: 1, 2, 4, 8 …
backgammon-fibs-match = length and scores of the FIBS board cannot be { $text }
backgammon-fibs-place = a FIBS board has no place for what is pending in ‘{ $text }’

backgammon-mat-empty = no game found: a match begins with a line such as ‘7 point match’, a game with ‘Game 1’
backgammon-mat-length = ‘{ $text }’ comes before the match length: write a line such as ‘7 point match’, or ‘0 point match’ for money, first
backgammon-mat-line = ‘{ $text }’ belongs to no game: before it a line ‘Game 1’ and a line with names and scores are needed
backgammon-mat-names = ‘{ $text }’ is not a line of names and scores such as ‘Ann : 0   Bob : 2’
backgammon-mat-columns = ‘{ $text }’ has { $found } parts; a row has at most two, one a player
backgammon-mat-tag = the tag { $key } cannot be ‘{ $text }’: it is one of { $known }
backgammon-mat-tie = ‘{ $text }’ is not a tie of two dice such as 33
backgammon-mat-score = the score is stated as { $text }, but it is { $played }
backgammon-mat-start = the position is stated as ‘{ $text }’, but it is ‘{ $played }’
backgammon-mat-turn = ‘{ $text }’ stands in the column of player { $seat }, whose turn it is not
backgammon-mat-value = the cube is stated as { $text }, but it would be { $played }
backgammon-mat-short = ‘{ $text }’ is no whole play: { $dice } can still be played and must be (B7)
backgammon-mat-no-dice = ‘{ $text }’ has no dice, and they cannot be told from the play (possible: { $found }): write them, as in ‘31: 8/5 6/5’
backgammon-mat-wins = ‘{ $text }’ does not say who wins how much: write it as ‘Wins 2 points’
backgammon-mat-result = the text says that player { $seat } wins { $points ->
    [one] one point
   *[other] { $points } points
  }, but by the play player { $winner } wins { $won }
backgammon-mat-not-match = ‘{ $text }’: the match is not over at { $played }
backgammon-mat-unfinished = game { $number } has no end: neither the play nor ‘Wins …’ nor the next score says how it went
backgammon-mat-resign = player { $seat } cannot lose { $points ->
    [one] one point
   *[other] { $points } points
  } here by resigning; possible: { $possible } (B14)
backgammon-mat-resign-double = player { $seat } cannot resign while a double waits for an answer (B14)
backgammon-mat-clocks = { $count ->
    [one] one clock time
   *[other] { $count } clock times
  }
backgammon-mat-comments = { $count ->
    [one] the place of one comment within a turn
   *[other] the places of { $count } comments within turns
  }
backgammon-mat-events = { $count ->
    [one] one event
   *[other] { $count } events
  } ({ $kinds })
backgammon-mat-annotations = { $count ->
    [one] one property of an analysis or other note
   *[other] { $count } properties of analyses and other notes
  }

backgammon-sgf-tree = ‘{ $text }’ stands where a game tree ‘(;…)’ should begin
backgammon-sgf-text = ‘{ $text }’ is no part of SGF: a node is written as ‘;W[31hefe]’
backgammon-sgf-open = the value ‘{ $text }’ is not closed by ‘]’
backgammon-sgf-node = ‘{ $text }’ stands where a node should begin, with ‘;’
backgammon-sgf-end = the game tree that begins in line { $text } is not closed by ‘)’
backgammon-sgf-value = the property { $text } has no value, such as ‘[31hefe]’, or no capital letter
backgammon-sgf-game = this game tree is no Backgammon: its GM is ‘{ $text }’, not 6
backgammon-sgf-variant = the variant { $text } is not known here; known: { $known }
backgammon-sgf-info = ‘{ $text }’ in MI is no number
backgammon-sgf-point = ‘{ $text }’ is no point: they are a…x, y for the bar, and z for off in a move
backgammon-sgf-colour = ‘{ $text }’ is no colour: W or B
backgammon-sgf-owner = ‘{ $text }’ is no owner of the cube: c (nobody), w or b
backgammon-sgf-cube = ‘{ $text }’ is no value of the cube: 1, 2, 4, 8 …
backgammon-sgf-both = both sides have checkers on the point { $text }
backgammon-sgf-move = { $colour }[{ $text }] is no move: two dice and up to four pairs of points, such as 31hefe, or double, take, drop
backgammon-sgf-dice = ‘{ $text }’ are not two dice
backgammon-sgf-clock = ‘{ $text }’ is no number of seconds

## The tutorial

backgammon-lesson-move = You are orange and rolled 3 and 1. Your checkers run down the numbers, towards 1. Touch a checker, then where it lands.
backgammon-lesson-move-done = Each die is one move. A point with two of your checkers is safe.
backgammon-lesson-hit = A lone blue checker stands on point 20. Hit it with the 4, from point 24.
backgammon-lesson-hit-done = It goes to the bar and must start again from the far side.
backgammon-lesson-off = All your checkers are home. With the 6, take the one on the highest point, 5, off into the tray.
backgammon-lesson-off-done = Whoever has taken all fifteen off first wins.

## Options and variants

backgammon-option-start = Set-up
backgammon-option-start-standard = standard
backgammon-option-start-nackgammon = Nackgammon
backgammon-option-start-hypergammon = Hypergammon: three checkers
backgammon-option-start-longgammon = Longgammon: all on point 24
backgammon-option-cube = Doubling cube
backgammon-option-match = Match to so many points (0: a single game)
backgammon-option-crawford = Crawford rule
backgammon-option-jacoby = Jacoby rule
backgammon-option-beavers = Beavers
backgammon-option-raccoons = Raccoons
backgammon-option-automatic-doubles = Automatic doubles, at most
backgammon-variant-standard = One game without the cube
backgammon-variant-nackgammon = Nackgammon
backgammon-variant-hypergammon = Hypergammon
backgammon-variant-longgammon = Longgammon
backgammon-variant-money = One game with the cube
backgammon-variant-match-1 = Match to 1 point
backgammon-variant-match-5 = Match to 5 points
backgammon-variant-match-7 = Match to 7 points

## What the buttons say

backgammon-button-roll = Roll the dice
backgammon-button-double = Double to { $value }
backgammon-button-take = Take
backgammon-button-drop = Drop
backgammon-button-accept = Accept
backgammon-button-beaver = Beaver
backgammon-button-raccoon = Raccoon
backgammon-button-pass = Pass

## What is read out

backgammon-kind-point = point
backgammon-target-bar = bar
backgammon-target-opponent-bar = bar
backgammon-target-off = tray
backgammon-target-opponent-off = tray
backgammon-target-dice = dice
backgammon-target-cube = doubling cube
backgammon-state-used = used
backgammon-state-framed = offered
backgammon-no-hypergammon = Hypergammon is judged by its exact table, which is not there: parlour bearoff --hypergammon makes it
