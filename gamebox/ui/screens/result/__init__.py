"""How a game ended: the winner, everybody's place, the final table, and the course."""
