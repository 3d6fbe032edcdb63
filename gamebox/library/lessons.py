"""How far somebody has come in the first games that explain themselves, and where that was already offered."""

from __future__ import annotations

import msgspec

from gamebox.library.profile import Profile

FILE = "lessons.json"


class Progress(msgspec.Struct, frozen=True):
    reached: dict[str, int] = {}
    """How many steps of a lesson have been read; those that were read to the end are `done` instead."""
    done: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    """The games at whose set-up lessons were offered: once is enough."""

    def at(self, lesson: str, step: int) -> Progress:
        return msgspec.structs.replace(self, reached={**self.reached, lesson: step})

    def after(self, lesson: str) -> Progress:
        """Somebody has come to the end: the next time it begins anew."""
        reached = {name: step for name, step in self.reached.items() if name != lesson}
        return msgspec.structs.replace(self, reached=reached, done=tuple(dict.fromkeys((*self.done, lesson))))

    def having_offered(self, game: str) -> Progress:
        return msgspec.structs.replace(self, offered=tuple(dict.fromkeys((*self.offered, game))))


def load(profile: Profile) -> Progress:
    return profile.read(FILE, Progress, Progress)


def save(profile: Profile, progress: Progress) -> None:
    profile.write(FILE, progress)
