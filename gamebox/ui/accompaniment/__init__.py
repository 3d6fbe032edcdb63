"""What goes with a table besides the table: sounds, a voice, and a second window."""
