"""Matches and tournaments between engines, and what their results prove."""
