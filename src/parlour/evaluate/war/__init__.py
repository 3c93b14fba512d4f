"""Evaluators of War."""
