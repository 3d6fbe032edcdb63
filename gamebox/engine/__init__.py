"""What all games share: pure Python, no Qt, no clock, no global random generator."""
