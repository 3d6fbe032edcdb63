"""The nets can be made again from nothing, the same for the same seed."""

import json

import pytest

from gamebox.bots.level8.valuation import load_nets
from gamebox.engine.resources import resource_folder

trainer = pytest.importorskip("gamebox.bots.level8.train", reason="needs numpy: gamebox[train]")


def test_the_same_seed_makes_the_same_nets(capsys):
    assert trainer.train(2, 60, seed=3) == trainer.train(2, 60, seed=3)
    assert trainer.train(2, 60, seed=4) != trainer.train(2, 60, seed=3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_nets_that_are_shipped_say_how_they_were_made(seats):
    data = json.loads((resource_folder() / "judges" / f"level8-{seats}.json").read_text())
    assert "gamebox.bots.level8.train" in data["note"]
    race, within = load_nets(seats)
    assert len(race.own) == len(race.out)
    assert len(within.own) == len(within.out)
