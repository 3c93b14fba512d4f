## Analysis: what is refused

analysis-nothing = there is no game to analyse
analysis-no-game = there is no analysis of { $game } yet: Backgammon has one
analysis-several = { $count } matches or sessions: an analysis is of one; put each into a file of its own
analysis-plies = plies ‘{ $text }’: 0 to { $most }, as GNU Backgammon counts
