"""What is learned about volcano and railway sheets, and that it can be learned again."""

from random import Random

import pytest

from gamebox.bots.lavarails.railway import Pace, chance_in_time
from gamebox.bots.lavarails.railway_training import Sample, fit_pace, learn_pace
from gamebox.bots.lavarails.training import fit, learn
from gamebox.bots.lavarails.volcano import VolcanoOutlook, chance, learned
from gamebox.games.lavarails import catalogue
from gamebox.games.lavarails.catalogue import shipped_sheets
from tests.games.lavarails.table import mask, play, railway, volcano


def test_chances_are_found_again():
    rng = Random(1)
    samples = []
    for _ in range(4000):
        seen = (1.0, rng.random() * 4)
        samples.append((seen, rng.random() < chance((-1.0, 0.8), seen)))
    assert fit(samples, rng) == pytest.approx((-1.0, 0.8), abs=0.25)


def test_the_same_seed_learns_the_same():
    sheets = [shipped_sheets()["volcano-a"]]
    assert learn(sheets, 1, 5) == learn(sheets, 1, 5) != learn(sheets, 1, 6)


def test_what_ships_knows_time_and_lava():
    assert len(learned().lane) == 10
    player = play("", volcano("x 1 2 3\n4 5 6 V", row_points=[9, 0])).view(0).players[0]
    early, late = (VolcanoOutlook(player, 2, passes).points(0) for passes in (9, 1))
    assert early > late
    outlook = VolcanoOutlook(player, 2, 0)
    assert outlook.points(mask("B1 C1 D1")) == 9
    assert outlook.points(mask("B1 C1")) == 0
    assert outlook.spread(mask("B1 C1")) == 0


def test_the_pace_of_plans_is_found_again():
    rng, pace = Random(2), Pace(0.4, 0.6, 0.5, 0.05)
    samples = []
    for _ in range(3000):
        passes, missing = rng.uniform(1, 12), rng.randint(1, 20)
        samples.append(Sample(passes, missing, float(rng.random() < chance_in_time(passes, missing, pace))))
    found = fit_pace(samples)
    for passes, missing in ((2.0, 2), (5.0, 8), (9.0, 14)):
        known = chance_in_time(passes, missing, pace)
        assert chance_in_time(passes, missing, found) == pytest.approx(known, abs=0.05)


def test_the_same_seed_learns_the_same_pace():
    ring = catalogue.resolve(railway("SE 1@5 2\nNE 2 3"))
    assert learn_pace([ring], 2, 5) == learn_pace([ring], 2, 5)
