ataxx = Ataxx
ataxx-tagline = Two cultures in a dish: divide or jump, infect whatever you touch, and own the most cells.
ataxx-x = culture x
ataxx-o = culture o
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
