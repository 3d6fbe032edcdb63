"""What the games' bots share: whole games among them, and the process in which they think."""
