"""Level 8's table: the oval, the cards, the hands and their secrets."""
