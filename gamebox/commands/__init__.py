"""The commands that need no window, one module each."""
