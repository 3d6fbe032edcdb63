"""The games as the interface shows them; the registry orders them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from typing_extensions import override

from gamebox.games.registry import GAMES
from gamebox.ui.cover import Cover

if TYPE_CHECKING:
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

    @override
    def __getitem__(self, game: str) -> Look:
        if game not in self._made:
            self._made[game] = GAMES.room("ui.games", game).load_look()
        return self._made[game]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    @override
    def __len__(self) -> int:
        return len(GAMES)


COVERS = Covers()
LOOKS = Looks()
