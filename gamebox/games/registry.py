"""The games that gamebox knows, in the order in which it offers them: the one list of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from typing_extensions import override

if TYPE_CHECKING:
    from gamebox.engine.game import Game


class Games(Mapping[str, "Game"]):
    """Each game by its id, with the package below which its rooms are; what is in them is loaded when it is wanted."""

    def __init__(self, roots: Mapping[str, str]) -> None:
        self._roots = dict(roots)

    def room(self, kind: str, game: str, corner: str = "") -> Any:
        """A package of the game, or a module in its corner: `kind` is where such are, as in "bots" or "ui.games"."""
        return import_module(".".join(filter(None, (self._roots[game], kind, game, corner))))

    def rooms(self, kind: str) -> list[Any]:
        """The rooms of a kind that not every game has."""
        names = [f"{root}.{kind}.{game}" for game, root in self._roots.items()]
        return [import_module(name) for name in names if _is_there(name)]

    def add(self, game: str, root: str) -> None:
        """One more game; its rules are in `root`.games, its bots in `root`.bots, its table in `root`.ui.games."""
        self._roots[game] = root

    def remove(self, game: str) -> None:
        del self._roots[game]

    @property
    def roots(self) -> Mapping[str, str]:
        """Each game with the package below which its rooms are: what another process must be told to know them."""
        return dict(self._roots)

    @override
    def __getitem__(self, game: str) -> Game:
        if game not in self._roots:
            raise KeyError(game)
        made: Game = self.room("games", game).GAME
        return made

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._roots)

    @override
    def __len__(self) -> int:
        return len(self._roots)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


GAMES = Games({"lavarails": "gamebox", "level8": "gamebox", "exxtra": "gamebox"})
