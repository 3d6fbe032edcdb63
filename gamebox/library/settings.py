"""What a user has set once and for all."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from gamebox.library.profile import Profile, decoded

FILE = "settings.json"


Pace = Literal["slow", "normal", "quick", "at once"]
Voice = Literal["off", "brief", "normal", "full"]
Volume = Literal["off", "soft", "normal", "loud"]
Animation = Literal["system", "off", "fast", "normal"]
TextSize = Literal[100, 125, 150, 175, 200]


class Settings(msgspec.Struct, frozen=True):
    language: Literal["system", "de", "en"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    contrast: Literal["system", "normal", "high"] = "system"
    text_size: TextSize = 100
    """Per cent of the usual size of everything that is written."""
    animation: Animation = "system"
    """How fast things move; as the system wishes: not at all, or normally."""
    bots: Pace = "normal"
    """How fast bots take their turns."""
    volume: Volume = "normal"
    voice: Voice = "off"
    """How much is spoken aloud of what happens."""
    free_undo: bool = False
    """Whether undo may take back what dice or cards have shown."""
    real_dice: bool = False
    """Whether people roll real dice and tell what they show."""
    side_panel: bool = True
    tips: bool = True
    """Whether things are explained that happen for the first time."""
    tips_seen: tuple[str, ...] = ()
    open_table: bool = False
    """Whether a second window shows the open table."""


def load(profile: Profile) -> Settings:
    return profile.read(FILE, Settings, Settings)


def peek(folder: Path) -> Settings:
    """What is set in a profile that another window has opened; nothing is touched."""
    try:
        return decoded(folder / FILE, Settings)
    except (ValueError, RecursionError, OSError):
        return Settings()


def save(profile: Profile, settings: Settings) -> None:
    profile.write(FILE, settings)
