"""Talking to other people's programs: our engines served to them, theirs run for us."""
