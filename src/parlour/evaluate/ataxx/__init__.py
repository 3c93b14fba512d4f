"""Evaluators of Ataxx."""
