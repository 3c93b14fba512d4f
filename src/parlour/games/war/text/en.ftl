war = War
war-tagline = Infantry, knights, tanks and planes fight only while linked to their general: kill every other general.
war-danger = { $turns ->
    [1] Player { $seat }: the general on { $cell } can be killed by player { $by } in one turn, { $least ->
        [no] in at most { $steps } steps
       *[yes] { $steps ->
           [one] in one step
          *[other] in { $steps } steps
         }
      }
   *[other] Player { $seat }: the nearest enemy is player { $by }, { $steps } infantry steps away from the general
  }
war-general = general
war-infantry = infantry
war-knight = knight
war-tank = tank
war-plane = plane
war-infantry-fortress = fortress of the infantry
war-knight-fortress = fortress of the knights
war-tank-fortress = fortress of the tanks
war-plane-fortress = fortress of the planes

war-turn = Player { $seat } to move: infantry { $infantry }, knights { $knight }, tanks { $tank }, plane { $plane }; up to { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
  }, or `pass`.
war-turn-end = Player { $seat } goes on: infantry { $infantry }, knights { $knight }, tanks { $tank }, plane { $plane } left; { $exchanges ->
    [0] no exchange
    [one] 1 exchange
   *[other] { $exchanges } exchanges
  } open. `end` ends the turn.
war-must-pass = Player { $seat } has no step at all and must `pass` (W8a).

war-last = Player { $seat } has the last general and wins (W9).{ $gone ->
    [1] {" "}Player { $order } went out.
   *[other] {" "}Players went out in this order: { $order }.
  }
war-shared = Everybody still in passed in a row: players { $seats } share the result (K6).{ $gone ->
    [0] {""}
    [1] {" "}Player { $order } went out.
   *[other] {" "}Players went out in this order: { $order }.
  }

war-too-close = { $text } is too small for { $players } players: generals would start { $found } apart, and it must be 11 or more (W1)
war-fields = ‘{ $text }’ is not a War position: it has { $found ->
    [one] 1 field
   *[other] { $found } fields
  } instead of 6 (board, seat, steps used, passes, seats out, turn), as in ‘… a I0N0T0P0 0 - 1’
war-generals-few = the board ‘{ $text }’ shows fewer than two players: each has a general (`aG` `bG` …) or stands among the seats out
war-general-missing = seat { $seat } has no general and is not among the seats out, though seat { $last } plays
war-generals = seat { $seat } has { $found ->
    [0] no general and is not among the seats out
   *[other] { $found } generals; it has only one
  }
war-owner = ‘{ $text }’ on { $cell } is of no seat in this game: they go from a to { $last }
war-used = ‘{ $text }’ are not steps used in a turn: write a digit after each kind, as in I2N1T0P0
war-used-too-many = ‘{ $text }’ is more than one turn allows: 4 infantry, 2 knights, 2 tanks, 1 plane, and one extra step for each kind not used at all (W8)
war-passes-mid-turn = ‘{ $text }’ says that steps were used, yet passes in a row are { $passes }: any step sets them to 0 (K6)
war-move = ‘{ $text }’ is not a move: write a kind (I, N, T or P) and a cell, as in Ib2, or `end` or `pass`

war-pass-late = `pass` is for a whole turn and comes before its first step; write `end` to end this one (W8a)
war-end-early = `end` comes after at least one step; write `pass` to decline the whole turn (W8a)
war-kind-used = no further step of { $kind ->
    [I] infantry
    [N] a knight
    [T] a tank
   *[P] a plane
  } this turn: extra steps would outnumber the kinds not used at all (W8)
war-fortress-stands = a fortress stands on { $cell }; fortresses are permanent (W6)
war-own = { $cell } already holds a piece of your own (W4)
war-not-linked = { $cell } is in reach only of pieces that are not linked to your general (W7)
war-fortress-kind = { $cell } is in reach only of a fortress built by another kind, and with fortress=kind that is no source (W5)
war-far = no source of yours reaches { $cell } with { $kind ->
    [I] infantry, which takes one of the 8 neighbours
    [N] a knight, which leaps as in chess
    [T] a tank, which leaps exactly two cells
   *[P] a plane, which flies exactly { $plane } cells
  } (W3)

## The tutorial

war-lesson-infantry = You start with a general and nothing else. Touch the infantry button, then a cell beside your general.
war-lesson-infantry-done = A turn allows four infantry, two knights, two tanks and one plane, in any order.
war-lesson-knight = Knights leap as in chess, from your knight or from your general. Choose the knight and kill on e4.
war-lesson-knight-done = A kill leaves a fortress: it stands for ever and serves every kind of yours.
war-lesson-general = A plane flies exactly five cells in a straight line, from a linked fortress too. Find the general!
war-lesson-general-done = Units act only while a line ties them to their general. Kill the last other general, and you win.

## Options and variants

war-option-players = Players
war-option-size = Size of the sheet
war-option-plane = Planes fly
war-option-plane-5 = five cells
war-option-plane-4 = four cells
war-option-fortress = Fortresses serve
war-option-fortress-any = every kind
war-option-fortress-kind = only the kind that built them
war-option-seats = Places round the sheet
war-variant-standard = Two players
war-variant-small = Small sheet, 12 × 12
war-variant-four = Four players
war-variant-six = Six players
war-variant-short-planes = Planes fly four cells
war-variant-narrow-fortresses = Fortresses for one kind only

## What the buttons say

war-button-I = Infantry
war-button-N = Knights
war-button-T = Tanks
war-button-P = Planes
war-button-end = End the turn
war-button-pass = Pass

## What is read out

war-state-unlinked = not linked
war-state-out = out of the game
