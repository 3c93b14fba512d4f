"""Backgammon (백개먼): checker play, the doubling cube around it, the match around both."""
