"""The screen on which a game is played, and its parts: the bar above, the herald below, undo, and the curtain."""
