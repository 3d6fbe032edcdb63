"""Who answers chance."""

from collections import Counter
from random import Random

from gamebox.engine.chance import Dice, Script
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.notation import read
from tests.helpers import setup_for

STATE = setup_for().start()


def drawn(seed, count=50):
    dice = Dice(Random(seed))
    return [dice.answer(STATE) for _ in range(count)]


def test_same_seed_same_dice():
    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


def test_every_throw_is_about_equally_likely():
    counts = Counter(drawn(3, 36_000))
    assert set(counts) == set(THROWS)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 66.6  # chi-square, 35 degrees, 0.1 %


def test_dice_leave_the_state_alone():
    before = STATE.document()
    drawn(1)
    assert STATE.document() == before


def test_script_runs_out():
    script = Script([read("=7X"), read("=21")])
    assert [script.answer(STATE) for _ in range(3)] == [read("=7X"), read("=21"), None]
