"""What there is to say of the games that were played, and of the people who played them."""
