"""What a tutor minds: by how much a move falls behind, how many share the chances, and how sure the judge is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from typing_extensions import override

from gamebox.bots.advice import Advice, advise
from gamebox.bots.judge import Judge, Knowledge, Values, Verdict
from gamebox.bots.tutor import Tutor
from gamebox.engine.game import Options, State


def advice(seats: int, *worths: float, error: float = 0.0) -> Advice:
    rest = [(1 - worth) / (seats - 1) for worth in worths]
    rows = [(worth, *([other] * (seats - 1))) for worth, other in zip(worths, rest, strict=True)]
    verdicts = (Verdict(index, row, error if index else 0.0) for index, row in enumerate(rows))
    return Advice(0, "win", tuple(verdicts))


@pytest.mark.parametrize(
    ("tutor", "loss", "asks"),
    [
        ("off", 0.5, False),
        ("gentle", 0.09, False),
        ("gentle", 0.11, True),
        ("strict", 0.04, False),
        ("strict", 0.06, True),
        ("strict", 0.11, True),
    ],
)
def test_a_gentle_tutor_minds_blunders_and_a_strict_one_mistakes(tutor: Tutor, loss: float, asks: bool) -> None:
    given = advice(2, 0.6, 0.6 - loss)
    assert given.forbids(tutor, given.verdicts[1]) == asks
    assert not given.forbids(tutor, given.best)


def test_chances_count_more_where_more_seats_share_them() -> None:
    for seats, asks in ((2, False), (4, True)):
        given = advice(seats, 0.4, 0.34)
        assert given.forbids("gentle", given.verdicts[1]) == asks


def test_what_the_judge_cannot_tell_apart_is_even() -> None:
    given = advice(2, 0.6, 0.4, error=0.11)
    assert given.even(given.verdicts[1])
    assert not given.forbids("strict", given.verdicts[1])


def test_points_are_measured_by_those_expected() -> None:
    given = Advice(0, "points", (Verdict("a", (80.0,)), Verdict("b", (77.0,)), Verdict("c", (70.0,))))
    assert [given.forbids("strict", verdict) for verdict in given.verdicts] == [False, False, True]
    assert given.loss(given.verdicts[2]) == pytest.approx(10)


def test_a_move_is_found_among_those_that_were_weighed() -> None:
    given = advice(2, 0.6, 0.4)
    assert given.of(1) is given.verdicts[1]
    assert given.of(2) is None


class Curt(Judge):
    """Needs to weigh one move only, and less carefully than two."""

    name, unit = "curt", "win"
    worths: ClassVar = {"a": 0.5, "b": 0.3, 1: 0.51, 2: 0.7}

    @override
    def values(self, state: State[Any, Any]) -> Values:
        raise NotImplementedError

    @override
    def weigh(self, knowledge: Knowledge, legal: Sequence[Any], include: Any = None) -> list[Verdict]:
        if include is None:
            return [Verdict("a", (0.9, 0.1))]
        found = [Verdict(move, (self.worths[move], 1 - self.worths[move])) for move in ("a", include)]
        best, other = sorted(found, key=lambda verdict: -verdict.values[0])
        return [best, Verdict(other.action, other.values, 0.02)]


def test_who_asks_for_a_hint_learns_what_other_moves_would_cost() -> None:
    given = advise(Curt(), Knowledge(0, Options(), None), ["a", "b", 1, "c", "d", "e"][:3])
    assert {verdict.action: given.worth(verdict) for verdict in given.verdicts} == {
        "a": pytest.approx(0.5),  # as it was weighed against the others
        1: pytest.approx(0.5),  # better by so little that nobody can tell
        "b": pytest.approx(0.3),
    }
    assert given.best.action == "a"
    assert given.even(given.verdicts[1])
    assert not given.even(given.verdicts[2])


def test_what_is_clearly_better_comes_first_after_all() -> None:
    assert advise(Curt(), Knowledge(0, Options(), None), ["a", 2]).best.action == 2


def test_a_tutor_asks_about_one_move_only() -> None:
    given = advise(Curt(), Knowledge(0, Options(), None), ["a", "b", 1, 2], "b")
    assert {verdict.action for verdict in given.verdicts} == {"a", "b"}
