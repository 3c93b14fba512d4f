"""Slime Trail (점액 자국, Rastros): one snail, two corners, a trail that seals the garden."""
