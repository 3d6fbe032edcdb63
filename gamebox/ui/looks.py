"""The games as the interface shows them; the registry orders them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from typing_extensions import override

from gamebox.games.registry import GAMES
from gamebox.ui.cover import Cover

if TYPE_CHECKING:
    from gamebox.library.profile import Profile
    from gamebox.ui.look import Look


class Covers(Mapping[str, Cover]):
    """What can be shown of each game before it is loaded."""

    @override
    def __getitem__(self, game: str) -> Cover:
        made: Cover = GAMES.room("ui.games", game).COVER
        return made

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    @override
    def __len__(self) -> int:
        return len(GAMES)


class Looks(Mapping[str, "Look"]):
    """Each look is loaded, and its game with it, when it is first asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Look] = {}
        self._profile: Profile | None = None

    def open_library(self, profile: Profile) -> None:
        self._profile = profile
        for look in self._made.values():
            look.open_library(profile)

    @override
    def __getitem__(self, game: str) -> Look:
        if game not in self._made:
            self._made[game] = GAMES.room("ui.games", game).load_look()
            if self._profile:
                self._made[game].open_library(self._profile)
        return self._made[game]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    @override
    def __len__(self) -> int:
        return len(GAMES)


COVERS = Covers()
LOOKS = Looks()
