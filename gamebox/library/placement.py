"""Where the window stood, and how large, when it was last closed."""

from __future__ import annotations

import msgspec

from gamebox.library.profile import Profile

FILE = "window.json"


class Placement(msgspec.Struct, frozen=True):
    geometry: str = ""
    """As the window wrote it down; empty: as large as it likes, wherever the system puts it."""


def load(profile: Profile) -> Placement:
    return profile.read(FILE, Placement, Placement)


def save(profile: Profile, placement: Placement) -> None:
    profile.write(FILE, placement)
