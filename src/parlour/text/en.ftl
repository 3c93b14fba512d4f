# The house's own sentences. Codes begin with the thing they are about; every language has the same.

## Games, variants, options

game-unknown = there is no game ‘{ $game }’; the games are { $games }
variant-unknown = { $game } has no variant ‘{ $variant }’; it has { $known }
option-unknown = { $game } has no option ‘{ $key }’; it has { $known }
option-choice = { $key }=‘{ $text }’ is not possible: write { $choices }
option-number = { $key }=‘{ $text }’ is not possible: write a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
option-size = { $key }=‘{ $text }’ is not possible: write WIDTHxHEIGHT with sides from { $low } to { $high }, such as { $low }x{ $high }
option-seats = seats=‘{ $text }’ is not possible: write the numbers 1 to { $players }, each once, in any order, such as { $example }
option-contradicts = { $key }=‘{ $text }’ contradicts the position ‘{ $position }’, which says otherwise; leave the option out

## Boards and positions

board-run = ‘{ $text }’ in rank { $rank } (‘{ $row }’) is not a number of empty cells: write 1 or more, without leading zeros
board-symbol = ‘{ $text }’ in rank { $rank } (‘{ $row }’) is not a sign of this board
board-width = rank { $rank } (‘{ $row }’) has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
  } where the top rank has { $width }; all ranks need at least one cell, and equally many
board-size = the board is { $found }, but the game is played on { $wanted }
cell-j = ‘{ $text }’ is not a cell: there is no column j on this sheet, k follows i
cell-unknown = ‘{ $text }’ is not a cell: the cells run from { $first } to { $last }
cell-letter = ‘{ $text }’ is not a cell: ‘{ $letter }’ is not a Latin letter, and the columns are named { $first } to { $last }
seat-name = Player { $seat }
seats-to-move = ‘{ $text }’ is not a seat that can be on move: write one of { $known }
seats-passes = ‘{ $text }’ is not a number of passes in a row: write 0 to { $most }
seats-turn = ‘{ $text }’ is not a turn number: write a whole number from 1 to { NUMBER($most, useGrouping: 0) }
seats-out = ‘{ $text }’ does not name seats that are out: write letters from a to { $last }, each once, or - for none
seats-all-out = ‘{ $text }’ leaves nobody in the game: at least one seat must not be out

## Moves

move-illegal = ‘{ $move }’ is not a legal move here
turns-too-many = there are more than { NUMBER($limit, useGrouping: 0) } different turns; raise the limit, or list single moves

## Records

record-over = ‘{ $move }’ comes after the end: the game is over
record-answer-due = ‘{ $move }’ cannot come now: the offer that stands must be accepted or refused first
record-empty = there is nothing to take back
record-resign = { $loser } gave up. Winner: { $name }.
record-flag = Time is up: { $loser }. Winner: { $name }.
record-leave = { $loser } left the game. Winner: { $name }.
record-draw-agreed = A draw was agreed.
record-adjudicated = The game was adjudicated. Winner: { $name }.
record-adjudicated-draw = The game was adjudicated a draw.
record-blank = the file is empty
record-format = ‘{ $text }’ does not begin a record of any known format
record-tag = ‘{ $text }’ is not a tag: write [Name "value"]
record-brace = ‘{ $text }’ has no end: a comment closes with a brace, a variation with a parenthesis
record-game = [Game "{ $text }"] is not a record of { $id }: each game begins with the tag [Game "{ $id }"]
record-options = ‘{ $text }’ is not an option: write KEY=VALUE
record-options-twice = the tag Options gives { $key } twice: ‘{ $first }’ and ‘{ $second }’
record-number = turn number { $text } stands where turn { NUMBER($expected, useGrouping: 0) } is due
record-ellipsis = ‘{ $text }’ leaves out a move, but it is not the second player’s turn
record-empty-move = ‘{ $text }’ has a hyphen without a move before it
record-turn-long = ‘{ $move }’ in ‘{ $turn }’ comes after the end of the turn
record-turn-short = the turn ‘{ $turn }’ is not finished: it needs more steps, or a hyphen at its end while it is under way
record-after-result = ‘{ $text }’ comes after the result { $result }, which ends a game
record-result = the record states ‘{ $text }’, but by its moves and events it is ‘{ $played }’
record-result-open = the record states ‘{ $text }’, but by its moves and events the game is not over ({ $played })
record-clock = ‘{ $text }’ is not a clock time: write h:mm:ss
record-event = ‘{ $text }’ is not an event: write its kind and the seat, such as ‘resign b’; the kinds are { $kinds }

## Events beside the moves

event-unknown = there is no event ‘{ $kind }’; the events are { $kinds }
event-seat = there is no player { $seat }: the game has { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
event-no-offer = ‘{ $kind }’ answers nothing: no offer of an opponent stands
event-own-offer = ‘{ $kind }’ is for the opponent to say: a player does not answer an own offer
event-offer-what = ‘{ $text }’ cannot be offered: only a draw can
event-offer-two = a draw can be offered only in a game of two, and this one has { $players } players
event-offer-never = there is no draw in { $game }, so none can be offered
event-adjudicate = an adjudication names the winner’s seat, or ‘draw’
event-out = ‘{ $kind }’ is not possible: player { $seat } is out of the game
event-resign-turn = player { $seat } cannot resign now: only the player who has to decide can
event-resign-answer = player { $seat } cannot resign now: first comes the answer to what was asked
event-resign-level = { $level } is no level at which this position can be given up; possible: { $levels } (1 single, 2 double, 3 triple)
event-resign-refused = player { $seat } cannot resign twice in a turn: the opponent has just refused
event-pact-two = no pacts here: they need three players or more
event-pact-nobody = ‘{ $kind }’ is not possible without a partner: name one of the { $players } players
event-pact-self = ‘{ $kind }’ is not possible: nobody has a pact with oneself
event-pact-stands = players { $first } and { $second } have a pact already
event-pact-none = players { $first } and { $second } have no pact that could be ended
event-propose-stands = player { $seat } has offered player { $other } a pact already
event-decline-none = player { $seat } has offered player { $other } no pact
event-pact-unasked = player { $other } has offered no pact: propose one first

## Overlays

overlay-unknown = { $game } has no overlay ‘{ $text }’; it has { $known }
overlay-reach = within reach
overlay-danger = hands the win to the opponent
overlay-chains = chains of killed symbols that give access
overlay-immortal = can never be killed
overlay-threats = could be killed
overlay-exposed = can be killed in the enemy’s next turn
overlay-dead = cut off
overlay-links = linked
overlay-clones = reached by a clone
overlay-jumps = reached by a jump only
overlay-blots = single checkers that can be hit
overlay-blocked = blocked
overlay-wins = wins
overlay-draws = draws
overlay-loses = loses

# What a place on a board is, where it is more than a cell.
kind-goal = home corner
kind-blocked = blocked

## Files

files-binary = this is not a text file
files-format = ‘{ $text }’ is not a format that { $game } can be written in; it has { $known }
files-mixed = only records of one game can be written together; here are { $found }

## Tables of counts, the compiled core

perft-line = ‘{ $text }’ is not a line of a table: write fen,depth,nodes in a CSV file, else POSITION ;D1 N ;D2 N
perft-differs = at depth { $depth } there are { NUMBER($found, useGrouping: 0) } paths, but the table says { NUMBER($expected, useGrouping: 0) }
core-missing = --core native is not possible: { $reason }
core-no-game = the compiled core does not hold { $game }
core-no-search = this game has no compiled search ‘{ $kind }’ with the evaluator ‘{ $evaluator }’: { $game }
core-search-weights = the weights of the evaluator cannot be used: { $reason }
train-plan = the games in { $folder } were played by another plan; take another folder
train-missing = training a network needs { $name }: install Parlour with its extra ‘train’
train-no-games = no games of self-play in { $folder }
core-position = the compiled core cannot hold the position ‘{ $text }’

## Bear-off tables of Backgammon

bearoff-missing = there is no bear-off table { $file }: `parlour bearoff` makes it
bearoff-foreign = { $file } is not a bear-off table of Parlour, so it is made anew
bearoff-version = { $file } is a bear-off table of another version of Parlour, so it is made anew
bearoff-kind = { $file } holds another kind of bear-off table than its name says, so it is made anew
bearoff-short = { $file } is not a whole bear-off table (its writing was broken off), so it is made anew
bearoff-damaged = { $file } is a damaged bear-off table (its check does not fit), so it is made anew

## The command line

cli-set = --set ‘{ $text }’ is not an option: write KEY=VALUE, such as size=5x5
cli-set-twice = --set gives { $key } twice: ‘{ $first }’ and ‘{ $second }’
cli-no-option = there is no option ‘{ $text }’
cli-no-command = there is no command ‘{ $text }’
cli-near = do you mean { $text }?
cli-needs-value = { $text } needs a value
cli-no-value = { $text } takes no value
cli-missing = { $text } is missing
cli-extra = ‘{ $text }’ is more than can be said here
cli-choice = { $name } ‘{ $text }’ is not possible: write { $known }
cli-number = { $name } ‘{ $text }’ is not possible: write a { $kind ->
    [whole] whole number
   *[any] number
  }{ $bounds ->
    [both] {" "}from { $low } to { $high }
    [from] , at least { $low }
   *[none] {""}
  }
cli-file = { $text }: { $reason }
cli-file-not-found = No such file or directory
cli-file-no-permission = Permission denied
cli-file-is-folder = Is a directory
cli-file-no-folder = Not a directory
cli-file-no-space = No space left on device
cli-encoding = the text is not in a known encoding: use UTF-8
cli-too-large = this is too large for the memory
cli-interrupted = interrupted
cli-fault = a fault in the program itself ({ $kind }: { $text }); please report it; PARLOUR_DEBUG=1 shows where
cli-options = options:
cli-variants = variants:
cli-progress = { $percent } % done, { $nodes } paths
cli-suite = { $checked ->
    [one] { $checked } count agrees
   *[other] all { $checked } counts agree
  }{ $left ->
    [0] { "" }
   *[other] , { $left } above the limit left out
  }
cli-written-as = { $file }: written as { $format }; --to or an ending chooses the format
cli-loss = { $file }, game { $number }: { $text }
replay-game = game { $number }: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
replay-inner = game { $number } of the match: score { $score }, final position { $position }
replay-position = position: { $position }
replay-result = result: { $result }
replay-score = score: { $score }
