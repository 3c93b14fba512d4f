"""Evaluators of Virus War."""
