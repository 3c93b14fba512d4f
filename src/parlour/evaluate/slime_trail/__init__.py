"""Evaluators of Slime Trail."""
