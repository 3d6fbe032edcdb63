"""The screen on which a game is learned at the table."""
