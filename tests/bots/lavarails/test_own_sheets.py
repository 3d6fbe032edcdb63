"""Own sheets are played like shipped ones: by bots of every strength, with hints, and looked back at."""

from __future__ import annotations

import time
from random import Random

import pytest

from gamebox.bots.judge import Knowledge
from gamebox.bots.registry import strengths_of
from gamebox.bots.review import review
from gamebox.bots.tasks import Hint
from gamebox.engine.game import Over, Turn
from gamebox.engine.record import Record, Seat, decode, encode, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.registry import GAMES
from tests.helpers import random_moves


def largest(level: str) -> Canvas:
    """As large as sheets may be, with everything that may lie on one."""
    dice, mark = Random(5), "+" if level == "volcano" else "@"
    cells = [[f"{dice.randint(1, 6)}{dice.choice(['', '', mark + '9'])}" for _ in range(16)] for _ in range(16)]
    for row, column in ((0, 0), (7, 7), (15, 12)):
        cells[row][column] = "x" if level == "volcano" else "SE"
    if level == "volcano":
        cells[3][3] = cells[11][2] = "V"
    points = (99,) * 16 if level == "volcano" else (0,) * 16
    return Canvas(level, tuple(map(tuple, cells)), points, points).called("<b>{0}</b>", "Opa").signed()


def smallest(level: str) -> Canvas:
    start = "x" if level == "volcano" else "NS"
    return Canvas(level, ((start, "1", "2"),), (0,), (0, 0, 0)).called("winzig", "").signed()


SHEETS = [make(level) for level in ("volcano", "railway") for make in (largest, smallest)]
NAMES = [f"{sheet.level} {sheet.width}x{sheet.height}" for sheet in SHEETS]


def session(canvas: Canvas, seats: int = 2) -> Session:
    people = [Seat(name) for name in ("Alex", "Beate", "Carl", "Dana")[:seats]]
    return Session(make_setup(GAMES["lavarails"], people, {"sheet": canvas.sketch()[0].document()}))


@pytest.mark.parametrize("canvas", SHEETS, ids=NAMES)
@pytest.mark.parametrize("strength", list(strengths_of("lavarails")))
def test_bots_of_every_strength_find_a_move(canvas: Canvas, strength: str) -> None:
    played, dice = session(canvas), Random(1)
    bots = [strengths_of("lavarails")[strength](seat, played.setup.options, Random(2)) for seat in range(2)]
    for _ in range(12):
        waiting = played.state.to_act()
        if isinstance(waiting, Over):
            break
        if isinstance(waiting, Turn):
            legal = played.state.legal()
            move = bots[waiting.seat].choose(played.state.view(waiting.seat), legal, time.monotonic() + 0.05)
            assert move in legal
            played.submit(move)
        else:
            played.submit(played.state.sample(dice))


@pytest.mark.parametrize("canvas", SHEETS, ids=NAMES)
def test_there_is_a_hint(canvas: Canvas) -> None:
    played, dice = session(canvas), Random(3)
    while not isinstance(waiting := played.state.to_act(), Turn):
        played.submit(played.state.sample(dice))
    knowledge = Knowledge(waiting.seat, played.setup.options, played.state.view(waiting.seat))
    advice = Hint("lavarails", 2, knowledge, played.state.legal()).run({}, lambda _: None)
    assert advice.verdicts


@pytest.mark.parametrize("canvas", [smallest("volcano"), smallest("railway")], ids=["volcano", "railway"])
def test_a_game_is_reviewed(canvas: Canvas) -> None:
    setup = session(canvas).setup
    record = Record(setup, random_moves(setup, 1, 10_000))
    assert review(record).seats


@pytest.mark.parametrize("canvas", SHEETS, ids=NAMES)
def test_a_record_carries_its_sheet_and_its_results_are_of_that_drawing(canvas: Canvas) -> None:
    setup = session(canvas).setup
    record = decode(encode(Record(setup, random_moves(setup, 1, 20))), GAMES)
    assert record.setup == setup
    assert setup.game.variant(setup.options) == canvas.id
