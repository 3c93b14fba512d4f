nim = Nim
nim-tagline = Take one to three counters; the last one wins.
nim-counter = counter
nim-turn = Player { $seat } takes one to three counters.
nim-last = Player { $seat } took the last counter and wins.
nim-position = ‘{ $text }’ is not a position such as ‘12 1’
nim-move = ‘{ $text }’ is not a number of counters
nim-count = ‘{ $text }’ is not between 1 and 3, or more than the { $heap } left
