"""Nim with one heap: take one to three counters; whoever takes the last one wins."""
