"""Drawn things that several games and screens use."""
