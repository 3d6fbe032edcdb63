"""The games that were played: all in one list, each to be opened, watched, kept elsewhere or deleted."""
