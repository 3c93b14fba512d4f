ataxx = Ataxx
ataxx-tagline = Two cultures in a dish: divide or jump, infect whatever you touch, and own the most cells.
ataxx-x = culture x
ataxx-o = culture o
ataxx-x-filled = counted for x
ataxx-o-filled = counted for o
ataxx-seat-1 = x
ataxx-seat-2 = o
ataxx-turn = { $side } to move: clone onto a neighbouring cell, or jump two cells away.
ataxx-turn-pass = { $side } has no move and must pass.
ataxx-count = x { $x } : { $o } o
ataxx-clock-left = { $clock ->
    [one] { $clock } half-move
   *[other] { $clock } half-moves
  } without a clone; a draw in { $left } more

ataxx-full = The board is full, x { $x } : { $o } o: { ataxx-verdict } (A9, A13).
ataxx-wiped = { $side ->
    [x] No piece of o is left: x wins { $x } : { $o }
    [o] No piece of x is left: o wins { $o } : { $x }
   *[draw] Neither side has a piece: a draw
  } (A9, A13).
ataxx-enclosed = The side to move is enclosed and the rest is filled in, x { $x } : { $o } o: { ataxx-verdict } (A10).
ataxx-stuck = Neither side can move, x { $x } : { $o } o: { ataxx-verdict } (A10, A12).
ataxx-clock = { $clock } half-moves without a clone, x { $x } : { $o } o: a draw (A14).
ataxx-verdict = { $side ->
    [x] x wins
    [o] o wins
   *[draw] a draw
  }

ataxx-warn-wiped = the first move { $move } can wipe out the other side (A1)
ataxx-warn-blocked = the blocked cells do not lie alike for both sides: no symmetry that exchanges the sides keeps them (A3)

ataxx-start-over = a game cannot start from ‘{ $text }’: it is over already (A1)
ataxx-setup = ‘{ $text }’ is not a set-up: write one of { $names }, random:SEED with a whole number, or a board such as x3o/5/5/5/o3x
ataxx-setup-size = the set-up ‘{ $text }’ is for a board of { $fits }, not { $size }
ataxx-setup-count = the set-up ‘{ $text }’ has { $x } x and { $o } o; both sides need the same number, at least one (A2)
ataxx-setup-sides = no symmetry of the board ‘{ $text }’ carries the pieces of x exactly onto those of o and back (A2)
ataxx-setup-blocked = { $cell } is blocked in ‘{ $text }’ but its opposite cell { $other } is not; blocked cells are symmetric about the centre (A3)
ataxx-fields = ‘{ $text }’ is not an Ataxx position: it needs a board, the side to move and at most two numbers, as in ‘x5o/7/7/7/7/7/o5x x 0 1’
ataxx-side = ‘{ $text }’ is not a side to move: write x or o (b and w are read too)
ataxx-half-moves = ‘{ $text }’ is not a half-move clock: write a whole number from 0, of at most nine digits
ataxx-full-moves = ‘{ $text }’ is not a move number: write a whole number from 1, of at most nine digits
ataxx-move = ‘{ $text }’ is not an Ataxx move: write a clone as g2, a jump as a7c5, a pass as 0000
ataxx-start-differs = the start is said to be ‘{ $text }’, but the FEN is ‘{ $position }’

ataxx-no-pass = { $side } cannot pass: a side that can move must move (A11)
ataxx-must-pass = { $side } has no move: it must pass, written 0000, instead of { $move } (A12)
ataxx-not-yours = { $cell } holds no piece of { $side }, so { $move } has nothing to start from (A5)
ataxx-blocked = { $cell } is blocked: it never holds a piece (A3)
ataxx-taken = { $cell } already holds a piece of { $side }; a move goes to an empty cell (A5)
ataxx-no-parent = no piece of { $side } stands beside { $cell } to clone from; a jump names both cells, as in a7c5 (A5)
ataxx-far = { $target } is not at distance 1 or 2 from { $source } (A5)

## The tutorial

ataxx-lesson-clone = You are the orange culture. Touch a marked cell beside your piece: it divides.
ataxx-lesson-clone-done = Now there are two. Dividing is how a culture grows.
ataxx-lesson-jump = Or jump: touch the piece on b2, then d4, two cells away.
ataxx-lesson-jump-done = It left its old cell empty. A jump goes further, but does not grow.
ataxx-lesson-infect = Wherever you land, everything you touch is infected. Find the cell that touches all three.
ataxx-lesson-infect-done = Three turned at once! When the dish is full, whoever has more cells wins.

## Options and variants

ataxx-option-size = Size of the dish
ataxx-option-rules = When a side cannot move
ataxx-option-rules-fill = the rest is filled in for the other
ataxx-option-rules-pass = it passes
ataxx-option-clock = Half-moves without dividing until a draw (0: never)
ataxx-option-setup = Set-up
ataxx-variant-standard = Standard
ataxx-variant-engines = Rules of computer matches
ataxx-variant-four = Four blocked cells
ataxx-variant-five = Five blocked cells
ataxx-variant-diamond = Blocked diamond
ataxx-variant-swapped = Corners swapped
ataxx-variant-five-swapped = Five blocked, corners swapped
ataxx-variant-diamond-swapped = Diamond, corners swapped
ataxx-variant-5x5 = Small, 5 × 5
ataxx-variant-6x6 = 6 × 6
ataxx-variant-8x8 = 8 × 8
ataxx-variant-9x9 = Large, 9 × 9
ataxx-variant-random = Blocked cells at random

## What the buttons say

ataxx-button-pass = Pass
