slime-trail = Slime Trail
slime-trail-tagline = One snail, two gardens: whoever moves it, your corner wins for you.
slime-trail-snail = snail
slime-trail-slime = sealed with slime
slime-trail-turn = Player { $seat } to move: one step in any direction onto a free cell.
slime-trail-turn-swap = Player { $seat } to move: one step, or `swap` to take over the first move.

slime-trail-goal = The snail reached the corner of player { $seat }, who wins (S6).
slime-trail-stuck = No step is left: player { $seat } wins (S7).

slime-trail-start = start cell ‘{ $text }’ is not a cell from a1 to { $last } other than the two goals
slime-trail-fields = ‘{ $text }’ is not a Slime Trail position: it needs a board and 1 or 2 to move, as in ‘7/7/7/3s3/7/7/7 1’
slime-trail-snails = the board ‘{ $text }’ has { $found ->
    [0] no snail
   *[other] { $found } snails
  }; it needs exactly one `s`
slime-trail-goal-sealed = the goal { $cell } is sealed in ‘{ $text }’; a goal is never sealed
slime-trail-to-move = ‘{ $text }’ is not a player to move: write 1 or 2
slime-trail-pie = ‘{ $text }’ is not a state of the pie rule: with pie=on it is `-`, `n` or `y`
slime-trail-sealed = { $cell } is sealed with slime (S5)
slime-trail-far = { $cell } is not one step from the snail on { $snail } (S4)
slime-trail-no-swap = only player 2 may swap, in answer to the first move, with pie=on (S2)
