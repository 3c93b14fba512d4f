## Analysis: what is refused

analysis-nothing = there is no game to analyse
analysis-no-game = there is no analysis of { $game }
analysis-several = { $count } matches or sessions: an analysis is of one; put each into a file of its own
analysis-no-plies = plies are for games with dice: { $game } is judged by its engine, --seconds says how long it looks at a position
analysis-plies-only = --{ $word } is for games without dice: for { $game } --plies says how far is looked
analysis-several-rules = { $count } games of different rules: an analysis is of games with the same options; put each into a file of its own
analysis-plies = plies ‘{ $text }’: 0 to { $most }, as GNU Backgammon counts

## parlour analyse: what is refused

analyse-match-only = { $option } is for matches: leave it out
analyse-position-only = { $option } goes with --position
analyse-needs-position = of { $game } a position is needed: --position TEXT; or give the file of a record
analyse-player = there is no player ‘{ $text }’ here: { $known }, or a number from 1 to { $count }
analyse-dice-only = { $option } is for games with dice: { $game } has none

## What it says

analyse-progress = { $percent } % analysed
analyse-match = { $first } – { $second }: match to { $length ->
    [one] { $length } point
   *[other] { $length } points
  }, score { $score }
analyse-money = { $first } – { $second }: money play, points { $score }
analyse-how = { $plies }-ply, counted as GNU Backgammon counts; match equities: { $met }
analyse-rating = Performance rating (less is better)
analyse-rating-checker = – with the checkers
analyse-rating-cube = – with the cube
analyse-decisions = Decisions, those that count / all
analyse-lost-checker = Lost with the checkers
analyse-lost-cube = Lost with the cube
analyse-lost-mwc = Chance to win the match, lost
analyse-luck = Luck
analyse-errors-doubtful = Doubtful (lose { $least } or more)
analyse-errors-bad = Bad ({ $least })
analyse-errors-very-bad = Very bad ({ $least })
analyse-worst = The worst errors
analyse-no-errors = No errors.
analyse-error = Game { $game }, { $player }: { $done } – { $grade }, { $loss }. Better: { $better }
analyse-grade-good = good
analyse-grade-doubtful = doubtful
analyse-grade-bad = bad
analyse-grade-very-bad = very bad
analyse-best = Best: { $best }
analyse-equity = Equity of player { $seat }: { $equity }
analyse-mwc = Chance to win the match: { $chance } %
analyse-chances = Wins, gammons, backgammons – and the same lost, in per cent: { $chances }
analyse-window = Take point { $take }, doubling point { $double }, cash point { $cash }, too good from { $good }
analyse-rollouts = Rolled out, { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each:
analyse-file = file
analyse-ours = ours
analyse-action-roll = Roll
analyse-action-no-double = No double
analyse-action-double = Double
analyse-action-double-take = Double, take
analyse-action-double-pass = Double, drop
analyse-action-too-good = Too good to double
analyse-action-take = Take
analyse-action-drop = Drop
analyse-action-beaver = Beaver
analyse-action-raccoon = Raccoon
analyse-action-accept = Accept
analyse-action-resign = Resign
analyse-action-refuse = Refuse
analyse-action-play-on = Play on
analyse-action-pass = Cannot move

analyse-plot-decisions = decisions
analyse-plot-mwc = Chance of { $player } to win the match
analyse-plot-equity = Equity of { $player }
analyse-plot-lost = Lost by { $player }, added up
analyse-plot-errors = Errors of { $player }

analyse-tutor = That gives up { $loss }; better: { $better }. Play it all the same (y or n)?
analyse-tutor-game = --tutor goes with a game: parlour play backgammon --tutor
analysis-no-ray = rolling out over a cluster needs Ray: pip install ray
analysis-ray = no Ray cluster: { $reason }
analyse-file-lost = loses: file
analyse-ours-lost = loses: ours

## Games without dice

analyse-turns-heading = { $game }{ $options }: { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of { $players } players
analyse-turns-how = Judged by { $words }; values are { $unit ->
    [shares] the expected shares of the win, 1 in all
   *[duel] expected results, from +1 (won) to -1 (lost)
  }
analyse-turns-accuracy = Accuracy
analyse-turns-turns = Turns, with a choice / all
analyse-turns-mean = Lost by a turn, on average
analyse-turns-lost = Lost in all
analyse-turns-course = Game { $number }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }: every player’s value before each turn and at the end
analyse-turns-course-duel = Game { $number }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }: the value for { $player } before each turn and at the end
analyse-turns-out = { $player } went out in turn { $turn }
analyse-turns-worst = The turns that lost most
analyse-turns-error = Turn { $turn }, { $player }: { $done } – { $grade }, { $loss }. Better: { $better }
analyse-turns-error-game = Game { $game }, turn { $turn }, { $player }: { $done } – { $grade }, { $loss }. Better: { $better }
analyse-turns-value = { $player } can expect { $value }
analyse-turns-plot-across = turns
analyse-turns-before = Played (numbered in order)
analyse-turns-better = Better (numbered in order)
