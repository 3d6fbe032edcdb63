"""gamebox: three tabletop games for a family at one computer."""

__version__ = "0.1.0"
