menu-title = Parlour: what shall we play?
menu-continue = go on with { $game } ({ $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
  })
menu-language = Language: English → 한국어 → русский
menu-quit = leave
menu-prompt = Your choice:
menu-unknown = ‘{ $text }’ is not in the menu: type the number or letter at the left.
menu-players = How many players (2 to 6)?
menu-level = Computer level 1, 2 or 3; 0 for a friend at this terminal?
menu-side = Your seat (1 to { $players }; seat 1 begins)?
menu-number = ‘{ $text }’ is not a number from { $low } to { $high }.

play-welcome = { $game }. Type a move, or `help`.
play-help =
    Type a move as shown by `moves`; a whole turn as in `a1-b2-c3` or `13/7 8/7`.
    moves      the legal moves             undo       take your last step back
    board      draw the board again        hint       what the computer would do
    rules      the rules, with pictures    resign     give up (Backgammon: `resign 2` a gammon, `resign 3` a backgammon)
    draw       offer a draw                pact 3     a pact with seat 3; `break 3` ends it
    position   the position as text        record     the game so far as text
    save FILE  keep the record             quit       leave; the game can be continued from the menu
play-thinking = Seat { $seat } is thinking (Ctrl-C: move now)
play-computer = Seat { $seat } plays { $turn }
play-rolled = The dice: { $roll }
play-ask-roll = Which roll (such as 61)?
play-roll-unknown = ‘{ $text }’ is not a roll that can come now: write two dice such as 61.
play-forced-pass = Seat { $seat } cannot move and passes.
play-hint = A good move here: { $move }
play-saved = Saved as { $file }.
play-not-saved = { $file } could not be written: { $why }.
play-kept = The game is kept; `parlour play` offers to go on with it.
play-no-undo = there is no step to take back (a roll of the dice is never taken back)
play-answer-resign = Seat { $seat } resigns at level { $level }. Accept?
play-answer-draw = Seat { $seat } offers a draw. Accept?
play-accepted = Seat { $seat } accepts.
play-refused = Seat { $seat } refuses.
play-pact = Seats { $first } and { $second } have a pact. It binds nobody (K9).
play-end = The pact of seats { $first } and { $second } is over.
play-won = You won.
play-lost = You lost. Another one?
play-drawn = A draw.
