"""The screen for a new game."""
