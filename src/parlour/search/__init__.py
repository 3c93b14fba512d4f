"""Searches over any game with any evaluator; no search names a game."""
