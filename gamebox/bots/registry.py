"""Which bots there are for a game, from the weakest to the strongest, and how one is found by its name."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from gamebox.bots.bot import BotMaker
from gamebox.games.registry import GAMES

_FOR_TESTS = {"random", "yardstick"}
_OWN: dict[str, BotMaker] = {}
"""Bots in somebody's own files, by path/to/file.py:Name, that may play until the program ends."""


class UnknownBotError(LookupError):
    """There is no bot of that name, in one sentence."""


def bots_of(game: str) -> Mapping[str, BotMaker]:
    """By the names that records use after "bot:"."""
    bots: Mapping[str, BotMaker] = GAMES.room("bots", game).BOTS
    return bots


def strengths_of(game: str) -> Mapping[str, BotMaker]:
    """The bots that people may choose, their own last."""
    return {name: maker for name, maker in bots_of(game).items() if name not in _FOR_TESTS} | _OWN


def invite(name: str) -> None:
    """A bot in a file may be chosen and play; raises UnknownBotError.

    A record that names such a file never does: only whoever starts the program can say that it may be run.
    """
    if not _in_file(name):
        raise UnknownBotError(f"A bot of your own is written path/to/file.py:Name, not {name!r}.")
    _OWN[name] = _from_file(name)


def dismiss() -> None:
    """Nobody's own bots may play any more."""
    _OWN.clear()


def stand_in(game: str, name: str) -> str:
    """The name itself if there is such a bot, else that of one who can play instead."""
    bots = bots_of(game)
    return name if name in bots or name in _OWN else "medium" if "medium" in bots else "easy"


def measure(game: str) -> str:
    """Who plays for people where nobody is there to play: always the same, so that nothing else changes with it."""
    return "yardstick" if "yardstick" in bots_of(game) else "easy"


def maker_of(game: str, name: str) -> BotMaker:
    """A bot by its registered name, or by path/to/file.py:Name; raises UnknownBotError.

    The latter runs the file: only names that somebody typed may come here, never those from a record.
    """
    if _in_file(name):
        return _from_file(name)
    try:
        return bots_of(game)[name]
    except KeyError:
        known = ", ".join(bots_of(game))
        raise UnknownBotError(f"There is no bot {name!r} for {game}; there are {known}.") from None


def _in_file(name: str) -> bool:
    path, colon, attribute = name.rpartition(":")
    return bool(colon and attribute) and path.endswith(".py")


def _from_file(name: str) -> BotMaker:
    path, _, attribute = name.rpartition(":")
    try:
        maker = getattr(_module_at(path), attribute, None)
    except Exception as error:  # somebody else's file: whatever is wrong with it is told in one sentence
        raise UnknownBotError(f"The bots in {path} cannot be loaded: {type(error).__name__}: {error}.") from error
    if not callable(maker):
        raise UnknownBotError(f"There is no bot {attribute!r} in {path}.")
    made: BotMaker = maker
    return made


def _module_at(path: str) -> ModuleType:
    """The file as a module, loaded once."""
    name = f"gamebox_bots_at_{Path(path).resolve().as_posix()}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        assert spec  # noqa: S101 - the path ends in .py
        assert spec.loader  # noqa: S101
        module = module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
