"""Drawn things that several games use."""
