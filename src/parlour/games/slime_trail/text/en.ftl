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

## The tutorial

slime-trail-lesson-step = There is one snail for both of you. Touch a marked cell to lead it there.
slime-trail-lesson-step-done = The cell it left is sealed with slime: nobody can go there again.
slime-trail-lesson-trail = The trail is a wall. Lead the snail on, out of its own track.
slime-trail-lesson-trail-done = Soon the garden is full of walls, and every step decides who gets through.
slime-trail-lesson-goal = The corner with your mark × is your home. Lead the snail in!
slime-trail-lesson-goal-done = Home, and won! Had your opponent made that very step, you would have won as well.

## Options and variants

slime-trail-option-size = Size of the garden
slime-trail-option-start = The snail starts on
slime-trail-option-pie = The second player may take over the first move
slime-trail-variant-standard = Standard
slime-trail-variant-school = School championship start
slime-trail-variant-second-wins = A start for the second player
slime-trail-variant-pie = With the swap rule
slime-trail-variant-5x5 = Small, 5 × 5
slime-trail-variant-8x8 = 8 × 8

## What the buttons say

slime-trail-button-swap = Take over the first move
