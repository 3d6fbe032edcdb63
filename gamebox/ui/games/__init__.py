"""How each game looks: one folder per game, with the same file names for the same jobs."""
