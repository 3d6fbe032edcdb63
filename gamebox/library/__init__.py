"""What stays on disk between games: running and finished games, people, settings. No widgets."""
