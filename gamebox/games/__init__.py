"""The rules of the games: pure Python; a game never imports another game."""
