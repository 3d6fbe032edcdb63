"""gamebox: tabletop games for a family at one computer."""

__version__ = "0.1.0"
APP_ID = "io.github.gamebox_app.gamebox"
"""The name by which desktops know the program: its launcher, its icon, its windows."""
