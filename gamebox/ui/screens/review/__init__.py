"""Looking back at a game: what luck did and what people did, and the moments to try again."""
