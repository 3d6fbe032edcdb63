"""Reviews: luck, mistakes and gifts add up to the result, and the moments worth looking at are found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from gamebox.bots import arena
from gamebox.bots import review as review_module
from gamebox.bots.judge import Judge, Knowledge, Reason, Verdict
from gamebox.bots.judged import JudgedMove, Review, SeatReview
from gamebox.bots.moments import moments_of
from gamebox.bots.review import ReviewGame, review
from gamebox.engine.game import State
from gamebox.engine.record import Record, encode, make_setup
from gamebox.games.exxtra.actions import PLACES
from gamebox.games.exxtra.state import ExxtraState
from gamebox.games.registry import GAMES

SETUP = make_setup(GAMES["exxtra"], arena.bot_seats(["yardstick", "random"], 4), {})


@pytest.fixture(scope="module")
def record() -> Record:
    return arena.play(SETUP, Random(1)).record


@pytest.fixture(scope="module")
def reviewed(record: Record) -> Review:
    return review(record)


class Rough(Judge):
    """Knows little of EXXTRA: whoever is ahead wins. What holds for every judge must hold for it, too."""

    name, unit = "rough", "win"

    def values(self, state: State[Any, Any]) -> tuple[float, ...]:
        if state.won:
            return tuple(float(seat == state.turn) for seat in range(len(state.positions)))
        ahead = [
            1.2 ** (position + max(spot, 0) / 2) for position, spot in zip(state.positions, state.spots, strict=True)
        ]
        return tuple(one / sum(ahead) for one in ahead)

    def weigh(self, knowledge: Knowledge, legal: Sequence[Any], include: Any = None) -> list[Verdict]:
        verdicts = []
        for action in legal:
            state = judge_module().determinise(knowledge, Random(0))
            state.apply(action)
            verdicts.append(Verdict(action, self.values(state)))
        return sorted(verdicts, key=lambda verdict: -verdict.values[knowledge.seat])


def judge_module() -> Any:
    return GAMES.room("bots", "exxtra")


@pytest.fixture(params=["shipped", "rough"])
def judge(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "rough":
        monkeypatch.setattr(review_module, "judge_for", lambda *_about: Rough())
    return str(request.param)


@pytest.mark.usefixtures("judge")
@pytest.mark.parametrize("seed", range(2))
def test_luck_mistakes_and_gifts_add_up_to_the_result(seed: int) -> None:
    found = review(arena.play(SETUP, Random(seed)).record)
    for seat in found.seats:
        assert seat.end - seat.start == pytest.approx(seat.luck - seat.lost + seat.gifts, abs=1e-9)
        assert seat.lost >= 0
    for total in (sum(seat.start for seat in found.seats), sum(seat.end for seat in found.seats)):
        assert total == pytest.approx(1, abs=1e-9)
    assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-9)
    assert sum(seat.gifts - seat.lost for seat in found.seats) == pytest.approx(0, abs=1e-9)


def test_seats_sum_up_their_moves(reviewed: Review) -> None:
    for index, seat in enumerate(reviewed.seats):
        assert seat.luck == pytest.approx(sum(move.luck[index] for move in reviewed.moves if move.luck))
        assert seat.lost == pytest.approx(sum(move.loss or 0 for move in reviewed.moves if move.seat == index))
    assert reviewed.moves[-1].values == tuple(seat.end for seat in reviewed.seats)


@pytest.mark.usefixtures("judge")
def test_luck_has_mean_0_over_the_outcomes_of_every_roll(record: Record) -> None:
    for length in (0, 2, 9):
        state = Record(record.setup, record.moves[:length])
        total = [0.0] * 4
        for throw, chance in record.setup.start().outcomes():
            text = record.setup.game.write(throw)
            move = review(Record(state.setup, (*state.moves, text))).moves[-1]
            if move.kind != "chance":
                break
            total = [old + chance * new for old, new in zip(total, move.luck, strict=True)]
        assert total == pytest.approx([0] * 4, abs=1e-9)


def test_what_a_move_changes_is_its_luck_or_its_loss(reviewed: Review) -> None:
    before = tuple(seat.start for seat in reviewed.seats)
    for move in reviewed.moves:
        if move.kind == "chance":
            assert move.best is move.loss is None
            change = [after - old for after, old in zip(move.values, before, strict=True)]
            assert change == pytest.approx(move.luck, abs=1e-9)
        else:
            assert move.luck is None
            assert move.best
            assert move.loss >= 0
            assert (move.loss == 0) >= (move.best == move.text)
        assert sum(move.values) == pytest.approx(1)
        before = move.values


def test_a_move_without_a_choice_is_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_zero(state: ExxtraState) -> list[Any]:
        return [PLACES[0]] if state.throw else []

    monkeypatch.setattr(ExxtraState, "legal", only_zero)
    chance, forced = review(Record(SETUP, ("=46", "place 0"))).moves
    assert (chance.kind, forced.kind) == ("chance", "forced")
    assert (forced.luck, forced.best, forced.loss) == (None, None, None)


def test_an_unfinished_game_ends_with_what_it_promises() -> None:
    found = review(Record(SETUP, ("=46", "place 3", "=21")))
    assert sum(seat.end for seat in found.seats) == pytest.approx(1)
    assert len(found.moves) == 3
    assert review(Record(SETUP)).seats[0].luck == 0


def test_progress_is_told(record: Record) -> None:
    shares: list[float] = []
    review(record, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_worker_reviews_what_is_kept(record: Record, reviewed: Review) -> None:
    shares: list[float] = []
    found = ReviewGame(encode(record)).run({}, shares.append)
    assert (found.seats, found.moves, found.moments) == (reviewed.seats, reviewed.moves, reviewed.moments)
    assert 10 < len(shares) <= 101


def test_a_review_can_be_kept(reviewed: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


# Moments


def decided(loss: float, seat: int = 0, error: float = 0.0) -> JudgedMove:
    return JudgedMove(
        0, "roll", "decision", seat, (0.5, 0.5), best="place 2", loss=loss, error=error, reasons=(Reason("Why not."),)
    )


def rolled(luck: float, seat: int = 0) -> JudgedMove:
    return JudgedMove(1, "=76", "chance", seat, (0.5 + luck, 0.5 - luck), luck=(luck, -luck))


def told(*moves: JudgedMove) -> list[tuple[int, int, str]]:
    seats = (SeatReview("Ada", 0.5, 1, 0, 0, 0), SeatReview("Bo", 0.5, 0, 0, 0, 0))
    found = moments_of(Review("exxtra", "judge", "win", seats, moves, (), 0.0))
    return [(moment.move, moment.seat, moment.kind) for moment in found]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ([decided(0.06), rolled(0.0)], [(0, 0, "mistake")]),
        ([decided(0.04), rolled(0.0)], []),
        ([decided(0.06, error=0.04), rolled(0.0)], []),
        ([decided(0.06), rolled(0.2)], [(0, 0, "unpunished")]),
        ([decided(0.06), decided(0.0), rolled(0.2)], [(0, 0, "mistake")]),
        ([decided(0.06), decided(0.0, seat=1), rolled(0.2, seat=1)], [(0, 0, "unpunished")]),
        ([decided(0.0), rolled(-0.35)], [(0, 0, "unlucky")]),
        ([decided(0.0), rolled(-0.1), rolled(-0.25, seat=1)], [(0, 0, "unlucky")]),
        ([decided(0.03), rolled(-0.35)], []),
        ([rolled(0.31)], [(0, 0, "jackpot")]),
        ([rolled(0.29)], []),
        ([decided(0.06), decided(0.12, seat=1)], [(1, 1, "mistake"), (0, 0, "mistake")]),
    ],
)
def test_moments(moves: list[JudgedMove], expected: list[tuple[int, int, str]]) -> None:
    assert told(*moves) == expected


def test_of_each_kind_only_the_most_telling_are_kept() -> None:
    assert told(*(decided(0.06 + step / 100) for step in range(9))) == [(8 - n, 0, "mistake") for n in range(3)]


def test_moments_are_told_in_words() -> None:
    seats = (SeatReview("Ada {0}", 0.5, 1, 0, 0, 0), SeatReview("Bo", 0.5, 0, 0, 0, 0))
    [moment] = moments_of(Review("exxtra", "judge", "win", seats, (decided(0.06),), (), 0.0))
    assert moment.text == "Ada {0} played “roll”: 50%. “place 2” was worth 56%. Why not."


@pytest.mark.parametrize(("loss", "mark"), [(0.01, None), (0.02, "doubtful"), (0.05, "mistake"), (0.1, "blunder")])
def test_marks(loss: float, mark: str | None) -> None:
    assert decided(loss).mark(1.0) == mark
    assert decided(loss / 2).mark(0.5) == mark
    assert decided(loss, error=loss).mark(1.0) is None


def test_marks_are_measured_by_the_number_of_seats_or_by_points() -> None:
    seats = tuple(SeatReview("Ada", 40.0, 1, 0, 0, 0) for _ in range(4))
    assert Review("exxtra", "judge", "win", seats, (), (), 0.0).scale == 0.5
    assert Review("lavarails", "judge", "points", seats[:1], (), (), 0.0).scale == 40


def test_random_players_give_away_more_than_the_yardstick() -> None:
    def lost_by(bot: str) -> float:
        setup = make_setup(GAMES["exxtra"], arena.bot_seats([bot], 4), {})
        return sum(seat.lost for seat in review(arena.play(setup, Random(2)).record).seats)

    assert lost_by("random") > 3 * lost_by("yardstick")
