"""The settings: their screen, the rows on it, and the little pictures that show what they do."""
