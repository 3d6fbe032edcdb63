"""The pages of the program, one at a time in the window."""
