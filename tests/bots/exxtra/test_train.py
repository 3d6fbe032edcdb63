"""The trainer of EXXTRA's nets: it sees a turn as the judge does, and makes the same net from the same seed."""

from __future__ import annotations

from random import Random

import pytest

np = pytest.importorskip("numpy")

from gamebox.bots.exxtra import train  # noqa: E402
from gamebox.bots.exxtra.features import READINGS  # noqa: E402
from gamebox.bots.exxtra.net import net_for  # noqa: E402
from gamebox.bots.exxtra.train_company import LEARNER, seated, turn_of  # noqa: E402
from gamebox.bots.exxtra.train_net import Learner, Positions  # noqa: E402
from gamebox.bots.exxtra.train_turns import AT, solve  # noqa: E402
from gamebox.bots.exxtra.turn import Setting, TurnSolver  # noqa: E402
from gamebox.games.exxtra.ladder import OFF  # noqa: E402


def learner_like(seats: int) -> Learner:
    """Knows what the shipped net knows."""
    shipped = net_for(seats)
    learner = Learner(seats, np.random.default_rng(1))
    parts = (shipped.by_seat, shipped.by_flag, shipped.bias, shipped.out, shipped.out_bias)
    learner.weights.parts = [np.array(part, dtype=np.float32) for part in parts]
    learner.refresh()
    return learner


@pytest.mark.parametrize(
    ("position", "setting"),
    [
        (0, Setting((0, 0, 0), (-1, -1, -1), (0, 0, 0), strict=False, double_x=0)),
        (7, Setting((12, 3, 9), (4, -1, 2), (64, 0, 71), strict=False, double_x=0)),
        (14, Setting((17, 16, 9), (4, 5, 0), (32, 76, 10), strict=True, double_x=100)),
    ],
)
def test_a_turn_is_solved_as_the_judge_solves_it(position, setting):
    at = Positions(
        np.array([[position, *setting.positions]]),
        np.array([[-1, *setting.spots]]),
        np.array([[0, *(AT[result] for result in setting.results)]]),
        np.array([[float(setting.strict), float(setting.double_x > 0)]], dtype=np.float32),
    )
    solution, turn = solve(learner_like(4), at), TurnSolver(setting)
    assert solution.roll[0] == pytest.approx(turn.roll_on(position)[0], abs=0.01)
    for index, reading in enumerate(READINGS):
        choice = turn.accept(position, reading)
        assert solution.accept[0, index] == pytest.approx(choice.chances[0], abs=1e-5)
        assert solution.field[0, index] == choice.field


def test_a_guest_plays_its_turn_as_at_the_table():
    """With what sounds high the beginner climbs to the top; a bust costs its steps and leaves no pair there."""
    start = Positions(
        np.array([[9, 4, 6]]), np.array([[-1, 0, -1]]), np.array([[0, AT[76], 0]]), np.zeros((1, 2), np.float32)
    )
    ends = {turn_of(0, start, 0, Random(seed)) for seed in range(200)}
    placed = {(field, reading) for _, field, reading in ends if field != OFF}
    assert {field for field, _ in placed} == {5}
    assert all(READINGS[reading] >= 40 for _, reading in placed)
    assert {position for position, field, _ in ends if field == OFF} <= set(range(6, 16))
    assert {(8, OFF, 0), (7, OFF, 0)} <= ends


def test_guests_take_part_and_the_winner_is_who_reached_the_goal():
    """The games of one who learns among beginners are won by somebody, about as often by each seat among equals."""
    rng = np.random.default_rng(3)
    arena = train.Arena(learner_like(3), 150, rng)
    arena.who = np.zeros((150, 3), int)
    arena.play()
    winners = np.bincount((arena.turns - 1 + arena.won_after) % 3, minlength=3)
    assert min(winners) > 30


def test_the_learner_sits_at_every_table_and_guests_are_of_one_kind():
    who = seated(400, 4, np.random.default_rng(2))
    assert (who == LEARNER).any(1).mean() > 0.7
    assert (who != LEARNER).any(1).mean() > 0.2
    assert all(len(set(row) - {LEARNER}) <= 1 for row in who.tolist())


def test_the_same_seed_makes_the_same_net(monkeypatch):
    monkeypatch.setattr(train, "GENERATION", 10)
    one, other = (train.train(3, 20, seed=5) for _ in range(2))
    pairs = zip(one.weights.parts, other.weights.parts, strict=True)
    assert all((first == second).all() for first, second in pairs)
