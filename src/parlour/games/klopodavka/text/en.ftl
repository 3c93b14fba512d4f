klopodavka = Klopodavka
klopodavka-tagline = Two to six colonies of bugs, five steps a turn: crush every main bug but your own.
klopodavka-bug = bug
klopodavka-danger = { $turns ->
    [1] Player { $seat }: the main bug on { $cell } can be killed by player { $by } in one turn, { $steps ->
        [one] in one step
       *[other] in { $steps } steps
      }
   *[other] Player { $seat }: the nearest enemy is player { $by }, { $steps } steps and { $turns } turns away from the main bug
  }
klopodavka-main-bug = main bug
klopodavka-bug-out = bug of a player who is out
klopodavka-painted = painted cell

klopodavka-turn = Player { $seat } to move, { $left ->
    [one] one step left
   *[other] { $left } steps left
  }: { $can ->
    [place] place a bug
    [kill] kill a bug
    [both] place or kill a bug
   *[nothing] no cell is accessible
  }{ $revolution ->
    [yes] ; a revolution is possible
   *[no] {""}
  }{ $passing ->
    [yes] ; the whole turn may be passed
   *[no] {""}
  }.
klopodavka-must-pass = Player { $seat } has no accessible cell and must pass.
klopodavka-last = Player { $seat } has the last main bug and wins (K6).{ $gone ->
    [1] {" "}Player { $order } went out.
   *[other] {" "}Players went out in this order: { $order }.
  }
klopodavka-shared = Everybody passed: players { $seats } share the draw (K6).{ $gone ->
    [0] {""}
    [1] {" "}Player { $order } went out.
   *[other] {" "}Players went out in this order: { $order }.
  }

klopodavka-size = a sheet of { $text } is too small: main bugs would start { $apart } cells apart, and must start at least { $least } apart, steps + 2 (K1)
klopodavka-fields = ‘{ $text }’ is not a Klopodavka position: it has { $found ->
    [one] one field
   *[other] { $found } fields
  } instead of six (board, seat to move, steps left, passes in a row, seats out, turn number), as in ‘{"<board>"} a 5 0 - 1’ (K11)
klopodavka-players = the board ‘{ $text }’ makes { $found ->
    [one] one player
   *[other] { $found } players
  } of its main bugs (A to F) and the seats out; there must be 2 to 6 (K11)
klopodavka-owner = ‘{ $text }’ on { $cell } belongs to no player: main bugs and seats out make { $players } players (K11)
klopodavka-main-twice = ‘{ $text }’ on { $cell } is the second main bug of its player, who has exactly one (K11)
klopodavka-main-out = ‘{ $text }’ on { $cell } is the main bug of seat { $seat }, which is out; write it in lower case (K5, K11)
klopodavka-main-missing = seat { $seat } is not out, but has no main bug ‘{ $text }’ on the board (K11)
klopodavka-left = ‘{ $text }’ is not a number of steps left: write 1 to { $steps }, or 0 where the last step won (K11)
klopodavka-passes-mid-turn = { $text } passes in a row cannot stand with { $left } of { $steps } steps left: any step sets them to 0 (K6)

klopodavka-unfinished = a turn that has begun goes on while a cell is accessible: { $left ->
    [one] one step is left
   *[other] { $left } steps are left
  }, and only a whole turn can be passed (K3)
klopodavka-only-pass = { $move } cannot be played in mid-turn without an accessible cell: only `pass` can (K3)
klopodavka-own = there is already a bug of your own on { $cell } (K3)
klopodavka-wall = { $cell } is painted, and stays so for ever (K4)
klopodavka-far = { $cell } is not accessible: it touches no live bug of yours, nor painted cells of yours that touch one (K4)
klopodavka-unlinked = { $cell } is not accessible: what it touches of yours does not hang together with your main bug on { $main } (K4, link=main)
klopodavka-no-revolution = no revolution on { $cell }: this game is played with revolution=off (K8)
klopodavka-revolution-main = no revolution on { $cell }: it holds your main bug already (K8)
klopodavka-revolution-ring = no revolution on { $cell }: it needs eight live bugs of yours around it, the main bug not counted, and has { $found } (K8)
klopodavka-revolution-centre = no revolution on { $cell }: the cell must be empty or hold a live bug of your own (K8)

## The tutorial

klopodavka-lesson-place = Your bugs spread by touch; the one in the double frame is your main bug. Put a bug on a marked cell.
klopodavka-lesson-place-done = A turn is five such steps, so a line of bugs crosses the sheet quickly.
klopodavka-lesson-kill = You have reached the other camp. Touch the bug on h8 to crush it.
klopodavka-lesson-kill-done = The cell is painted in your colour for ever: a bridge for you, a wall for everybody else.
klopodavka-lesson-main = The painted cell touches the main bug on i9. Crush it!
klopodavka-lesson-main-done = Without a main bug a player is out. The last one who has a main bug wins.

## Options and variants

klopodavka-option-players = Players
klopodavka-option-size = Size of the sheet
klopodavka-option-steps = Steps in a turn
klopodavka-option-link = Bugs give access
klopodavka-option-link-any = wherever they live
klopodavka-option-link-main = only while they hang together with the main bug
klopodavka-option-revolution = Revolutions
klopodavka-option-seats = Places round the sheet
klopodavka-variant-standard = Four players
klopodavka-variant-duel = Duel
klopodavka-variant-six = Six players
klopodavka-variant-30x20 = Wide sheet, 30 × 20
klopodavka-variant-notebook = A whole notebook page
klopodavka-variant-linked = Linked to the main bug
klopodavka-variant-simple = Without revolutions

## What the buttons say

klopodavka-button-revolution = Revolution
klopodavka-button-pass = Pass the turn
