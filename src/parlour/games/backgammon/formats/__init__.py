"""File and text formats of Backgammon (B16)."""
