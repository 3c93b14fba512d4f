"""Evaluators of Backgammon."""
