"""What tests of several folders use: set-ups, random play and records on disk."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamebox.cli import main
from gamebox.engine.game import Chance, Over, State, Turn
from gamebox.engine.record import Record, Seat, Setup, make_setup, save
from gamebox.games.registry import GAMES

ROOT = Path(__file__).parent.parent
not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such thing, or calls it otherwise")
NAMES = ("Alex", "Beate", "Carl", "Diana", "Emil", "Franka")


def setup_for(game: str = "exxtra", seats: int = 4, options: Mapping[str, Any] | None = None) -> Setup:
    return make_setup(GAMES[game], [Seat(name) for name in NAMES[:seats]], options or {})


def random_move(state: State[Any, Any], rng: Random) -> Any:
    """A chance outcome or a decision, whichever the state waits for."""
    return state.sample(rng) if isinstance(state.to_act(), Chance) else rng.choice(state.legal())


def play_out(state: State[Any, Any], rng: Random) -> int:
    """A random game to its end, as a bot's search plays it; how many moves it had."""
    random = rng.random
    moves = 0
    while (waiting := state.to_act()).__class__ is not Over:
        if waiting.__class__ is Turn:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
        else:
            state.apply(state.sample(rng))
        moves += 1
    return moves


def random_walk(setup: Setup, seed: int, at_most: int) -> Iterator[tuple[State[Any, Any], Any]]:
    """Positions of a random game with the move that is about to be made in each."""
    state, rng = setup.start(), Random(seed)
    for _ in range(at_most):
        if isinstance(state.to_act(), Over):
            return
        action = random_move(state, rng)
        yield state, action
        state.apply(action)


def random_moves(setup: Setup, seed: int, at_most: int) -> tuple[str, ...]:
    return tuple(setup.game.write(action) for _, action in random_walk(setup, seed, at_most))


def record_document(**changes: Any) -> dict[str, Any]:
    """A small valid record as JSON, with some fields changed; a field changed to `...` is left out."""
    document = {
        "format": "gamebox-record",
        "version": 2,
        "game": "exxtra",
        "seats": [{"name": name} for name in NAMES[:3]],
        "options": {},
        "moves": ["=XX", "roll", "=46", "place 5"],
    }
    return {key: value for key, value in {**document, **changes}.items() if value is not ...}


def write_record(path: Path, moves: Sequence[str], setup: Setup | None = None) -> Path:
    save(Record(setup or setup_for(), tuple(moves)), path)
    return path


def replay_json(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[dict[str, Any]]:
    """What `gamebox replay --json` prints, one document per line."""
    main(["replay", "--json", *map(str, arguments)])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]
