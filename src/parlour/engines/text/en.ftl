# Engines and their levels.

## What an engine is made of

spec-word = ‘{ $text }’ does not describe an engine: write KEY=VALUE, such as level=3 or search=alphabeta nodes=500
spec-twice = { $key } is given twice: ‘{ $first }’ and ‘{ $second }’
spec-key = an engine has no ‘{ $text }’; it has { $known }
spec-search = there is no search ‘{ $text }’; the searches are { $known }
spec-no-search = { $game } is no game for the search { $search }
spec-not-here = { $key } means nothing to the search { $search }
spec-number = { $key }=‘{ $text }’ is not possible: write a number from { $low } to { $high }
spec-evaluator = the search { $search } has no evaluator ‘{ $text }’ in Python; it has { $known }

## The names of the levels, and what each is like

level-beginner = beginner
level-beginner-about = Looks at the board for a moment and misses much of it.
level-learner = learner
level-learner-about = Sees the whole board, but only one move ahead.
level-casual = casual
level-casual-about = Thinks a little ahead and has blind spots of its own.
level-club = club player
level-club-about = Plays soundly and punishes plain mistakes.
level-strong = strong
level-strong-about = Calculates several moves and seldom slips.
level-expert = expert
level-expert-about = Calculates deeply; hard to beat without a plan.
level-master = full strength
level-master-about = The strongest play there is here.
level-perfect = perfect
level-perfect-about = Never lets a won game slip; in a lost one it sets the hardest problems.
level-in-python = Without the compiled core the computer thinks in plain Python, more slowly: its higher levels play weaker than elsewhere.
