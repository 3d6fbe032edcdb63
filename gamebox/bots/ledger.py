"""The figures of docs/strength.json: games add up over many sittings, as long as the bots play as they did."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from gamebox.bots.arena import Match, Outcome
from gamebox.bots.pairing import Pairing
from gamebox.bots.registry import bots_of
from gamebox.bots.tournament import LuckSums, Z, interval
from gamebox.engine.resources import resource_folder

_A_FEW = 30
"""From so many games on luck is taken out."""
_A_DECADE = 20
"""Times are counted in so many classes between a millisecond and ten, so that those of several sittings add up."""


class Figures(msgspec.Struct):
    """What is known of a pairing, from all games that these very bots have played."""

    game: str
    pairing: str
    print: str
    """The bots' fingerprint: other code or data may play otherwise."""
    seeds: dict[str, int] = msgspec.field(default_factory=dict)
    """For each seed how many games, always from the first: the next sitting goes on after them."""
    wins: float = 0.0
    score: float = 0.0
    rival: float = 0.0
    """The mean score of the others."""
    times: dict[str, int] = msgspec.field(default_factory=dict)
    luck: LuckSums = msgspec.field(default_factory=LuckSums)

    @property
    def games(self) -> int:
        return sum(self.seeds.values())

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.share, self.games)

    def suffices(self, games: int) -> bool:
        """So many games, or fewer that tell as much because luck is taken out."""
        if self.games >= games:
            return True
        luckless = self.luckless
        return luckless is not None and luckless[1] <= Z * math.sqrt(self.share * (1 - self.share) / games)

    @property
    def luckless(self) -> tuple[float, float] | None:
        """Wins without luck, and half the width of the interval; None from too few games."""
        return self.luck.adjusted() if self.luck.games >= _A_FEW else None

    @property
    def ahead(self) -> float:
        """How many times the others' score."""
        return self.score / self.rival if self.rival else 0.0

    def add(self, one: str, seed: int, played: Sequence[tuple[Match, Outcome]]) -> None:
        self.seeds[str(seed)] = self.seeds.get(str(seed), 0) + len(played)
        for match, outcome in played:
            [own] = [seat for seat, who in enumerate(match.setup.seats) if who.bot == one]
            self.wins += outcome.wins[own]
            self.score += outcome.scores[own]
            self.rival += (sum(outcome.scores) - outcome.scores[own]) / (len(outcome.scores) - 1)
            for ms in outcome.times[own]:
                key = str(math.floor(_A_DECADE * math.log10(max(ms, 1e-3))))
                self.times[key] = self.times.get(key, 0) + 1
            if outcome.luck:
                self.luck.add(outcome.wins[own], outcome.luck[own])

    def time(self, share: float) -> float:
        """In how many milliseconds that share of the moves was made."""
        left, found = share * sum(self.times.values()), 0
        for found in sorted(map(int, self.times)):
            left -= self.times[str(found)]
            if left <= 0:
                break
        return float(10 ** ((found + 0.5) / _A_DECADE))


def read(path: Path) -> list[Figures]:
    return msgspec.json.decode(path.read_bytes(), type=list[Figures]) if path.exists() else []


class Ledger:
    """The file: figures of the bots as they are, and of what they were, which nobody asks for any more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._figures = {(figures.pairing, figures.print): figures for figures in read(path)}
        self._asked: set[tuple[str, str]] = set()

    def of(self, game: str, pairing: Pairing) -> Figures:
        """What is known of a pairing; nothing yet, if its bots have changed."""
        key = pairing.title(game), fingerprint(game, pairing)
        self._asked.add(key)
        return self._figures.setdefault(key, Figures(game, *key))

    def forget(self) -> None:
        """Whatever was not asked for."""
        self._figures = {key: self._figures[key] for key in self._asked}

    def save(self) -> None:
        kept = sorted(key for key, figures in self._figures.items() if figures.games)
        lines = [msgspec.json.encode(self._figures[key]) for key in kept]
        scratch = self._path.with_suffix(".part")
        scratch.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")
        scratch.replace(self._path)


def fingerprint(game: str, pairing: Pairing) -> str:
    """Changes with the code and the data by which the bots of a pairing play; words about the code do not count."""
    digest = hashlib.sha256()
    modules = {bots_of(game)[bot].__module__ for bot in (pairing.one, pairing.others)}
    for module in sorted(_loaded_by(modules, f"gamebox.bots.{game}")):
        digest.update(_code_of(module))
    for name in pairing.data:
        digest.update((resource_folder() / name).read_bytes())
    return digest.hexdigest()[:12]


def _loaded_by(modules: set[str], room: str) -> set[str]:
    """These modules of a game's room, and all others of it that they load."""
    found, waiting = set[str](), modules
    while waiting:
        found |= waiting
        waiting = {name for module in waiting for name in _imports(module, room)} - found
    return found


@cache
def _imports(module: str, room: str) -> set[str]:
    found = set[str]()
    for node in ast.walk(_without_words(module)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(room):
            found |= {f"{room}.{alias.name}" for alias in node.names} if node.module == room else {node.module}
    return found


@cache
def _code_of(module: str) -> bytes:
    return ast.dump(_without_words(module)).encode()


def _without_words(module: str) -> ast.Module:
    spec = importlib.util.find_spec(module)
    assert spec  # noqa: S101 - it is loaded
    assert spec.origin  # noqa: S101
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not _is_text(line)]  # type: ignore[attr-defined]
    return tree


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
