"""Evaluators of Klopodavka."""
