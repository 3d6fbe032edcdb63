"""The games that gamebox knows, in the order in which it offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from typing_extensions import override

if TYPE_CHECKING:
    from gamebox.engine.game import Game


def _exxtra() -> Game:
    from gamebox.games import exxtra

    return exxtra.GAME


def _lavarails() -> Game:
    from gamebox.games import lavarails

    return lavarails.GAME


def _level8() -> Game:
    from gamebox.games import level8

    return level8.GAME


class Games(Mapping[str, "Game"]):
    """Each game is loaded when it is first asked for: the start stays quick."""

    def __init__(self, loaders: Mapping[str, Callable[[], Game]]) -> None:
        self._loaders = loaders

    @override
    def __getitem__(self, game: str) -> Game:
        return self._loaders[game]()

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    @override
    def __len__(self) -> int:
        return len(self._loaders)


GAMES = Games({"exxtra": _exxtra, "lavarails": _lavarails, "level8": _level8})
