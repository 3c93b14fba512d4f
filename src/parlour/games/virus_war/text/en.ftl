virus-war = Virus War
virus-war-tagline = Two colonies, three steps a turn: grow, kill, and leave no live symbol of the other.
virus-war-cross = live cross
virus-war-nought = live nought
virus-war-cross-killed = killed cross
virus-war-nought-killed = killed nought
virus-war-seat-1 = Crosses
virus-war-seat-2 = Noughts
# Other words by which a person may call them.
virus-war-seat-1-words = cross
virus-war-seat-2-words = nought naught
virus-war-turn-enter = { $side ->
    [x] Crosses
   *[o] Noughts
  } to move: the first step is on { $cell }, their corner ({ $left ->
    [one] one step in this turn
   *[other] { $left } steps in this turn
  }).
virus-war-turn = { $side ->
    [x] Crosses
   *[o] Noughts
  } to move, { $left ->
    [one] one step left
   *[other] { $left } steps left
  }: { $can ->
    [place] place a symbol
    [kill] kill a symbol
   *[both] place or kill
  }{ $passing ->
    [yes] , or pass the whole turn
   *[no] {""}
  }.
virus-war-must-pass = { $side ->
    [x] Crosses
   *[o] Noughts
  } can reach no cell and must pass.

virus-war-annihilated = { $side ->
    [x] Crosses win: no live nought is left (V8).
   *[o] Noughts win: no live cross is left (V8).
  }
virus-war-passes = A draw: two passes in a row (V9).
virus-war-short = { $side ->
    [x] Crosses win: noughts cannot finish their turn (V10).
   *[o] Noughts win: crosses cannot finish their turn (V10).
  }
virus-war-stuck = { $side ->
    [x] Crosses win: noughts can reach no cell (V10).
   *[o] Noughts win: crosses can reach no cell (V10).
  }

virus-war-fields = ‘{ $text }’ is not a Virus War position: it needs the board, the side to move, steps left, passes in a row and turn number, as in ‘3/3/3 x 3 0 1’
virus-war-side = ‘{ $text }’ is not a side to move: write x or o
virus-war-left = ‘{ $text }’ is not a number of steps left: write a whole number such as 3
virus-war-passes-number = ‘{ $text }’ is not a number of passes in a row: write 0, 1 or 2
virus-war-turn-number = ‘{ $text }’ is not a turn number: write a whole number from 1 to 999999
virus-war-left-range = { $left } steps left cannot be: this turn has { $steps ->
    [one] one step
   *[other] { $steps } steps
  }, and 0 are left only where the last step has won (V3, V13)
virus-war-left-entry = { $left } steps left cannot be before a side has entered: its whole turn of { $steps } lies ahead (V5)
virus-war-passes-range = the number of passes in a row cannot be { $passes }: { $end ->
    [last_mover] there is no passing with end=last_mover, so write 0 (V10)
   *[source] two end the game, so write 0, 1 or 2 (V9)
  }
virus-war-passes-mid-turn = the number of passes in a row cannot be { $passes } with { $left } of { $steps } steps left: any step sets the count to 0 (V9)
virus-war-crosses-first = on the board ‘{ $text }’ crosses have not entered, but they enter first (V5)
virus-war-all-dead = the board ‘{ $text }’ has no live symbol; the side that killed last has one (V4)
virus-war-corner-taken = { $cell } holds a cross on the board ‘{ $text }’, but it is kept for noughts until they enter (V5)
virus-war-nobody-killed = the board ‘{ $text }’ shows a killed cross, but noughts, who would have killed it, have not entered (V5)

virus-war-no-passing = there is no passing with end=last_mover (V10)
virus-war-pass-before-entry = { $side ->
    [x] crosses
   *[o] noughts
  } may not pass before they have entered on { $cell } (V5)
virus-war-pass-mid-turn = a turn once begun must be finished: { $left ->
    [one] one step is left
   *[other] { $left } steps are left
  }, and a pass declines a whole turn (V7)
virus-war-enter = the first step of { $side ->
    [x] crosses
   *[o] noughts
  } is on { $cell }, not on { $move } (V5)
virus-war-killed-cell = { $cell } holds a killed symbol, which stays for ever (V2)
virus-war-own-cell = { $cell } holds a live symbol of your own (V3)
virus-war-corner-waits = { $cell } is kept for noughts until they have entered (V5)
virus-war-not-accessible = { $cell } is not accessible: it touches no live { $side ->
    [x] cross, nor a chain of killed noughts that touches one
   *[o] nought, nor a chain of killed crosses that touches one
  } (V4)

## The tutorial

virus-war-lesson-place = Your crosses grow by touch. Put one on a marked cell.
virus-war-lesson-place-done = A turn is three such steps, and each new cross opens the next cells.
virus-war-lesson-kill = Now you touch a nought. Touch it, on d4, to kill it.
virus-war-lesson-kill-done = It is circled for ever: nobody can use that cell, except you, as a bridge.
virus-war-lesson-chain = No live cross touches e5, but the symbol you killed does. Reach through it.
virus-war-lesson-chain-done = Killed symbols carry you on while they touch a live cross. Leave no live nought, and you win.

## Options and variants

virus-war-option-size = Size of the sheet
virus-war-option-steps = Steps in a turn
virus-war-option-first-turn = Steps in the very first turn
virus-war-option-end = The game ends
virus-war-option-end-source = when a side has no live symbol; turns may be passed
virus-war-option-end-last-mover = when a side cannot finish its turn
virus-war-variant-standard = Standard
virus-war-variant-school = School rule: finish your turn or lose
virus-war-variant-short-first = One step in the first turn
virus-war-variant-8x8 = 8 × 8
virus-war-variant-6x6 = Small, 6 × 6

## What the buttons say

virus-war-button-pass = Pass the turn

## What is read out

virus-war-kind-corner = starting corner
