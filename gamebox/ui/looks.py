"""The games as the interface shows them, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.games.exxtra.cover import ExxtraCover
from gamebox.ui.games.lavarails.cover import LavarailsCover
from gamebox.ui.games.level8.cover import Level8Cover

if TYPE_CHECKING:
    from gamebox.library.profile import Profile
    from gamebox.ui.look import Look

COVERS: dict[str, Cover] = {cover.id: cover for cover in (LavarailsCover(), Level8Cover(), ExxtraCover())}


def _lavarails() -> Look:
    from gamebox.ui.games.lavarails.look import LavarailsLook

    return LavarailsLook()


def _level8() -> Look:
    from gamebox.ui.games.level8.look import Level8Look

    return Level8Look()


def _exxtra() -> Look:
    from gamebox.ui.games.exxtra.look import ExxtraLook

    return ExxtraLook()


class Looks(Mapping[str, "Look"]):
    """Each look is loaded, and its game with it, when it is first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Look]]) -> None:
        self._makers = makers
        self._made: dict[str, Look] = {}
        self._profile: Profile | None = None

    def open_library(self, profile: Profile) -> None:
        self._profile = profile
        for look in self._made.values():
            look.open_library(profile)

    @override
    def __getitem__(self, game: str) -> Look:
        if game not in self._made:
            self._made[game] = self._makers[game]()
            if self._profile:
                self._made[game].open_library(self._profile)
        return self._made[game]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    @override
    def __len__(self) -> int:
        return len(self._makers)


LOOKS = Looks({"lavarails": _lavarails, "level8": _level8, "exxtra": _exxtra})
