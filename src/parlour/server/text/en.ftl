# The page's own sentences. Codes begin with `page-`; every language has the same.

## The house

page-title = Parlour
page-lead = Six games, one table.
page-line = Play now: one click, against a computer that fits a beginner. Or with a friend, at this screen or far away.
page-home = All games
page-skip = To the content
page-close = Close
page-retry = Try again
page-loading = One moment…
page-offline = The service does not answer. Is it running, and are you connected?
page-service-error = The service answered with error { $status }.
page-missing = There is nothing at this address.
page-missing-help = Perhaps the link was cut short. All games are on the table.

## The home page

page-play = Play now
page-play-hint = Against a computer that fits a beginner
page-friend = With a friend
page-friend-hint = Opens a game and gives you a link for your friend
page-more = Choose rules and seats
page-learn = Learn in three moves
page-rules = Rules
page-unfinished = Your unfinished games
page-finished = Finished games
page-games = My games
page-games-none = No games yet. Sit down at one of the tables.
page-games-yours = Your move
page-games-theirs = Waiting for the other side
page-games-free = Waiting for your friend to sit down
page-games-answer = Your answer is waited for
page-games-lost = This browser no longer has the key to your seat: you can only watch
page-games-gone = Not at this service: perhaps it was started with another database
page-games-winner = Over. Winner: { $name }
page-forget = Remove from the list
page-still = Stop the tables
page-moving = Let the tables play
page-all-games = All of my games
page-players-range = 2–{ $most } players
page-miniature = { $game }, a game that plays itself

## A new game

page-new = A new game
page-new-of = A game of { $game }
page-variant = Variant
page-options = Options
page-default = automatic
page-width = Width
page-height = Height
page-seats = Who plays
page-who-you = You
page-who-friend = A friend here
page-who-link = A friend by link
page-who-computer = Computer
page-level = Strength
page-swap = Change places
page-lots = Draw lots for the seats
page-clock = Clock
page-clock-none = no clock
page-clock-minutes = { $minutes } min + { $increment } s a turn
page-open = Sit down

## At the board

page-board-of = Board: { $game }
page-thinking = { $name }: thinking…
page-backgammon-turn-double = Player { $seat } to decide: `roll` or `double`.
page-quoted = ‘{ $words }’
page-showing = The turn of { $name } is being shown.
page-away = away
page-free = free seat
page-you = you
page-role-computer = computer, { $level }
page-watching = You are watching.
page-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
page-confirm = Confirm turn
page-complete = Your turn is complete: confirm it, or undo a step.
page-undo = Undo step
page-swap-dice = Swap the dice
page-menu = More
page-moves = Moves
page-moves-none = No moves yet.
page-first = First position
page-previous = Previous
page-next = Next
page-last = Latest position
page-looking = You are looking back, at entry { $ply } of { $count }.
page-return = Back to the game
page-solve = Who wins?
page-solving = Working out who wins …
page-solved-win = { $name } wins with best play. Moves that keep the win: { $moves }.
page-solved-loss = { $name } is to move and loses against best play, whatever the move.
page-solved-draw = With best play nobody wins. Moves that keep the draw: { $moves }.
page-solved-unknown = Too early to tell: this position could not be solved in the time given.
page-solved-over = The game is over. Look back at a move to see who was winning then.
page-overlays = Show on the board
page-hints = Where I may move
page-whose = Whose
page-whose-line = Keys: C shows what is connected, 1 to { $count } whose, 0 one’s own.
page-typed = Type a move
page-typed-play = Play it
page-typed-none = ‘{ $text }’ is none of the moves possible now.
page-typed-complete = Your turn is complete, ‘{ $move }’ is too much: confirm the turn, or undo a step.
page-typed-too-long = The line has { NUMBER($size, useGrouping: 0) } characters; { NUMBER($most, useGrouping: 0) } is the most.
page-rule = Rule { $rule }
page-resign = Resign
page-resign-sure = Give up this game?
page-resign-sure-of = { $name }: give up this game?
page-resign-level = { $level ->
    [1] Give up a single game
    [2] Give up a gammon
   *[3] Give up a backgammon
  }
page-keep-playing = Keep playing
page-draw = Offer a draw
page-accept = Accept
page-refuse = Refuse
page-standing-resign = { $name } would like to give up{ $level ->
    [1] {""}
    [2] {" "}a gammon
   *[3] {" "}a backgammon
  }. Do you accept?
page-standing-draw = { $name } would like a draw. Do you accept?
page-standing-wait = Your offer waits for an answer.
page-pacts = Pacts
page-pacts-of = Pacts: { $name }
page-pacts-line = A pact is a word given aloud: killing a partner’s piece ends it.
page-pact-stands = { $first } and { $second } have a pact.
page-pact = Pact with { $name }
page-pact-end = Break the pact with { $name }
page-propose = Offer { $name } a pact
page-pact-accept = Accept the pact with { $name }
page-decline = Refuse { $name }’s pact
page-proposed = { $name } offers { $other } a pact.
page-pact-table = Who is allied with whom
page-pact-yes = pact
page-pact-offered = offered
page-event-resign = { $name }: { $level ->
    [1] resigned
    [2] resigned a gammon
   *[3] resigned a backgammon
  }
page-event-offer = { $name }: offered a draw
page-event-accept = { $name }: { $what ->
    [draw] accepted the draw
    [1] accepted the resignation
    [2] accepted the gammon
   *[3] accepted the backgammon
  }
page-event-refuse = { $name }: { $what ->
    [draw] refused the draw
    [1] refused the resignation
    [2] refused the gammon
   *[3] refused the backgammon
  }
page-event-pact = { $name } and { $other }: a pact
page-event-end = { $name } and { $other }: the pact is broken
page-event-propose = { $name } offers { $other } a pact
page-event-decline = { $name } refuses { $other } a pact
page-event-flag = { $name }: time is up
page-event-leave = { $name }: left the game
page-event-adjudicate = The game is adjudicated
page-moved = { $name }: { $turn }
page-rolled = The dice: { $roll }
page-gone = Out of the game: { $name }.
page-put-out = { $name }: out of the game, by { $by }
page-went-out = { $name }: out of the game
page-stuck = no step is possible, so the turn passes by itself
page-dangers = How near the enemies are
page-again = Show the turn again
page-panel = The game
page-out = out
page-score = Points
page-won = You have won.
page-lost = You have lost.
page-drawn = A draw.
page-over = The game is over.
page-rematch = Play again, sides changed
page-next-room = To the new game
page-picture = Keep the picture
page-record = Keep the record
page-position = Position
page-position-copy = Copy the position
page-position-copied = The position is in the clipboard.
page-position-line = Pasted on the home page, or where a new game begins, it opens the position for study.
page-position-from = From a position: its text, XGID or GNU ID
page-copy-text = Copy
page-invite = Invite your friend
page-invite-line = Whoever opens this link sits down at your table.
page-invite-here = This link works on this computer only, for example in another browser. For a friend at another machine, start Parlour with ‘make play LAN=1’.
page-invite-together = My friend is here: play on one screen
page-invite-qr = The invitation as a QR code
page-copy = Copy the link
page-copied = Copied
page-copied-said = The link is in the clipboard.
page-copy-failed = The browser does not let this page copy. The link is selected: copy it with Ctrl+C, or by a long touch.
page-share = Share
page-connecting = Connecting…
page-waiting = The line is away. Trying again…

## Analysis

page-analyse = Analyse a game
page-analysis = Analysis
page-analyse-another = Another game
page-analyse-line = A recorded game of any kind here, or a Backgammon match (.mat, .sgf), is judged turn by turn. A position (the text of any game here, XGID, GNU ID) is opened for study.
page-analyse-text = Game or position
page-analyse-start = Open
page-analyse-file = Choose a file…
page-analyse-stop = Stop
page-analysing = The game is being analysed…
page-analysis-empty = Nothing was decided in this game.
page-game-number = Game { $number }
page-error-previous = Previous error
page-error-next = Next error
page-class-good = Good
page-class-doubtful = Doubtful
page-class-bad = Bad
page-class-very-bad = Very bad
page-judged-forced = There was no choice.
page-judged-lost = { $class }: { $loss }.
page-judged-best = Better: { $best }.
page-candidates = Plays that were possible
page-candidate = Play
page-candidate-show = Show on the board
page-candidate-played = played
page-equity = Equity
page-difference = Difference
page-plies = { $plies }-ply
page-cube-decision = The cube, equities for { $name }
page-chances = Wins, gammons, backgammons – the same for the other side, in per cent
page-action-no-double = No double
page-action-double = Double
page-action-double-take = Double, take
page-action-double-pass = Double, drop
page-action-take = Take
page-action-drop = Drop
page-action-beaver = Beaver
page-action-raccoon = Raccoon
page-action-accept = Accept
page-action-too-good = Too good to double
page-action-pass = cannot move
page-action-resign = Resigns
page-action-refuse = Refuses
page-cube-best = Best: { $best }
page-chance-win = Wins
page-chance-win-gammon = Gammons won
page-chance-win-backgammon = Backgammons won
page-chance-lose-gammon = Gammons lost
page-chance-lose-backgammon = Backgammons lost
page-luck = Luck
page-course-match = Chance of { $name } to win the match
page-course-money = Equity of { $name }
page-sums = The match in figures
page-sums-figure = Figure
page-sums-line = Analysed at { $plies }-ply, counted as GNU Backgammon counts; match equities: { $met }. The rating is 500 times the mean loss of a decision that was not forced: less is better.
page-rating = Performance rating
page-rating-checker = Rating, checkers
page-rating-cube = Rating, cube
page-decisions = Decisions, unforced / all
page-loss-checker = Lost with the checkers
page-loss-cube = Lost with the cube
page-errors-checker = Checkers: { $class }
page-errors-cube = Cube: { $class }
page-result = Points

## Analysis of games without dice

page-turns-of = Turn { $number }
page-turns-worst = The turns that lost most
page-turns-none-lost = No turn lost much.
page-turns-value = Value
page-turns-exact = exact
page-turns-before = Values before this turn
page-turns-course-duel = Value for { $name }
page-turns-course = Value for every player
page-turns-course-read = { $name }: { $value }
page-turns-sums = The game in figures
page-turns-accuracy = Accuracy
page-turns-turns = Turns, with a choice / all
page-turns-mean = Lost by a turn, on average
page-turns-lost = Lost in all
page-turns-result = Result
page-turns-out = { $name } went out in turn { $turn }.
page-turns-engine = Judged by { $words }. Values are { $unit ->
    [shares] the expected shares of the win, 1 in all.
   *[duel] expected results, from +1 (won) to −1 (lost).
  } The accuracy is 100{ "\u00A0" }% where nothing was lost.
page-turns-show-after = Show it played
page-turns-steps = Steps on the board: { $steps }

## Settings

page-settings = Settings
page-language = Language
page-theme = Light
page-theme-auto = as the system
page-theme-light = day
page-theme-dark = lamp
page-motion = Motion
page-motion-auto = as the system
page-motion-full = full
page-motion-reduced = none
page-sound = Sound
page-auto-confirm = Confirm a whole turn by itself
page-own-side = My side at the bottom
page-mirrored = Home on the left: the board mirrored
page-arrows = Arrows for the last turn
page-pace = Turns of others
page-pace-slow = slow
page-pace-normal = unhurried
page-pace-fast = quick
page-pace-once = all at once
page-dice-settings = Backgammon
page-direct = One touch plays the left die
page-auto-forced = Forced plays make themselves
page-auto-roll = Roll where a double would gain nothing
page-auto-off = In a race, bear off by itself
page-warn = Warn before a blunder (against computers)
page-warn-title = That looks like a blunder
page-warn-loss = { $played } gives up an equity of { $loss }.
page-warn-anyway = Play it anyway
page-warn-again = Think again
page-warn-asking = Looking at your turn …

## Rules and lessons

page-rules-of = Rules of { $game }
page-picture-number = Picture
page-lesson-of = { $game } in three moves
page-lesson-step = Move { $step } of { $count }
page-lesson-not = That is a legal move, but not the one we are looking for.
page-lesson-next = Go on
page-lesson-again = Once more
page-lesson-play = Play a real game
page-lesson-rules = Read all the rules

## The service: what it says when something cannot be done

room-unknown = there is no game ‘{ $room }’ here: check the address
room-stale = the game has moved on; look again
room-seats = { $found ->
    [one] one seat is filled
   *[other] { $found } seats are filled
  }, but the game has { $players }
room-no-person = at least one seat must be for a person
room-invitation = this invitation does not fit this game
room-full = no seat is free any more; you can watch
room-not-over = the game is not over yet
room-not-your-turn = it is another player’s turn
room-turn-over = ‘{ $move }’ is one move too many: the turn was over before it
room-turn-short = the turn is not finished: it needs at least one more move
room-ply = ‘{ $text }’ is not a number of moves
token-unknown = this key does not open a seat here
token-seat = you do not sit in the seat of player { $seat }
solve-not-known = who wins at { $game } is not known
solve-not-now = who wins is told where nobody elsewhere plays: against computers, at one screen, or after the game
warn-not-now = warnings are given in games against computers only
text-unknown = ‘{ $text }’ is neither a position nor a record of a game known here
analysis-what = give either the text of a record or a room to analyse
analysis-not-over = the game is not over yet: it can be analysed afterwards
analysis-lost = the analysis has come to a halt: try again
message-malformed = this message cannot be read: { $reason }
message-too-large = this message has { NUMBER($size, useGrouping: 0) } bytes or more; { NUMBER($most, useGrouping: 0) } is the most
message-too-often = too many messages at once: wait a moment
message-hello-first = say hello first
service-unknown = there is nothing at ‘{ $page }’
service-method = ‘{ $method }’ is not possible here
service-not-built = The page has not been built: run `make page`.
service-fault = a fault of the service; nothing is lost, please try again
computer-any = The computer could not think; it played any legal move.
computer-refused = The computer could not think; it refused.
database-url = ‘{ $text }’ is not a database: write sqlite:///PATH or postgresql://USER@HOST/NAME
service-at = Parlour is at { $address } (Ctrl-C ends it; every game is kept)

## Touching the board

touch-can = can be touched
touch-to = a move goes here
touch-chosen = chosen
touch-say = { $target } chosen; { $count ->
    [one] { $count } place to go on
   *[other] { $count } places to go on
  }
touch-again = { $said }; touched again it plays { $move }
touch-cancelled = taken back
database-closed = the database { $text } cannot be opened: { $reason }
database-served = another Parlour already serves the games in { $text }: use that one or end it first (several can share only a PostgreSQL database)
