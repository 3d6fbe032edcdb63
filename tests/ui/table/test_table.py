"""A table without a window: who is asked for what and when, how long bots wait, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebox.bots.tasks import Answer, Hint, Move
from gamebox.engine.chance import Script
from gamebox.engine.game import Game, Refusal
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra import GAME as EXXTRA
from gamebox.games.level8 import GAME as LEVEL8
from gamebox.ui.table import opponents
from gamebox.ui.table.table import Table
from tests.helpers import random_moves, setup_for
from tests.toys.games.pig import GAME

pytestmark = pytest.mark.usefixtures("pig")


class Desk:
    """Stands in for the process in which bots think."""

    def __init__(self, deliver: Callable[[Answer], None]) -> None:
        self.deliver = deliver
        self.asked: list[int] = []
        self.tasks: list[Any] = []
        self.told: list[str] = []

    def start(self) -> None:
        self.told.append("start")

    def ask(self, stamp: int, task: object) -> None:
        self.asked.append(stamp)
        self.tasks.append(task)

    def cancel(self) -> None:
        self.told.append("cancel")

    def stop(self) -> None:
        self.told.append("stop")


class Ledger:
    """A recorder that can be made to fail."""

    def __init__(self) -> None:
        self.broken = False
        self.lines: list[str] = []

    def _write(self, line: str) -> None:
        if self.broken:
            raise OSError(28, "No space left on device")
        self.lines.append(line)

    def append(self, text: str) -> None:
        self._write(text)

    def take_back(self, count: int) -> None:
        self._write(f"-{count}")

    def note_help(self, used: str) -> None:
        self._write(f"?{used}")


class Seen:
    """A table, and everything that it says."""

    def __init__(
        self, moves: str, bots: tuple[int, ...], outcomes: str, game: Game = GAME, bot: str = "easy", **settings: Any
    ) -> None:
        names = enumerate(("A", "B", "C"))
        seats = [Seat(name, player=f"bot:{bot}" if at in bots else "human") for at, name in names]
        self.game, self.ledger = game, Ledger()
        session = Session(make_setup(game, seats, {}), _split(moves), self.ledger)
        self.table = Table(session, Script(map(game.read, _split(outcomes))), **{"pace": 0, **settings})
        self.said: list[object] = []
        self.table.stepped.connect(lambda step: self.said.append(step.text))
        for name in ("rewound", "awaiting", "finished"):
            getattr(self.table, name).connect(lambda name=name: self.said.append(name))
        self.table.refused.connect(self.said.append)
        self.table.unsaved.connect(self.said.append)

    @property
    def worker(self) -> Desk:
        worker = self.table._opponents._worker
        assert isinstance(worker, Desk)
        return worker

    @property
    def patience(self) -> int:
        return self.table._opponents._considering.interval()

    @property
    def moves(self) -> str:
        return ", ".join(self.table.session.record.moves)

    def act(self, text: str) -> None:
        self.table.act(self.game.read(text))


def _split(moves: str) -> list[str]:
    return moves.split(", ") if moves else []


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Seen]]:
    monkeypatch.setattr(opponents, "Worker", Desk)
    seen: list[Seen] = []

    def make(moves: str = "", bots: tuple[int, ...] = (), outcomes: str = "", **settings: Any) -> Seen:
        seen.append(Seen(moves, bots, outcomes, **settings))
        return seen[-1]

    yield make
    for each in seen:
        each.table.close()
        each.table.deleteLater()  # its signals hold what holds it


# Who is asked for what


def test_a_turn_s_first_roll_is_left_to_the_person(sit: Callable[..., Seen]) -> None:
    seen = sit(outcomes="=6")
    assert not seen.table.rolling
    seen.table.proceed()
    assert seen.said == ["awaiting"]
    seen.table.roll()
    assert seen.said == ["awaiting", "=6"]
    seen.table.roll()
    assert seen.moves == "=6", "nothing waits for dice now"
    assert seen.worker.told == []


def test_dice_that_were_decided_on_fall_by_themselves(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, roll", outcomes="=2")
    assert seen.table.rolling
    seen.table.proceed()
    assert seen.said == ["=2"]
    assert not seen.table.rolling


def test_what_may_not_be_done_is_refused_with_a_reason(sit: Callable[..., Seen]) -> None:
    seen = sit("=6", bots=(1,))
    seen.act("=1")
    assert isinstance(seen.said[0], Refusal)
    seen.act("hold")
    seen.act("roll")
    assert isinstance(seen.said[-1], Refusal)
    assert (seen.said[-1].rule, seen.said[-1].text) == (None, "It is not your turn.")
    assert seen.moves == "=6, hold"
    assert seen.table.legal() == ()


def test_a_bot_is_asked_when_it_has_waited_and_its_answer_is_played(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5", bots=(1,))
    seen.table.proceed()
    assert seen.worker.told == ["start"]
    assert seen.worker.asked == []
    seen.table._opponents._considering.timeout.emit()
    [stamp] = seen.worker.asked
    seen.worker.deliver(Answer(stamp, GAME.read("hold")))
    assert seen.moves == "=6, hold, =5, hold"


def test_a_bot_s_dice_fall_by_themselves(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5, roll", bots=(1,), outcomes="=2")
    seen.table.proceed()
    assert seen.moves.endswith("=2")
    assert seen.worker.asked == []


def test_a_closed_table_does_nothing_any_more(sit: Callable[..., Seen]) -> None:
    seen = sit("=6", outcomes="=2")
    seen.table.close()
    assert seen.worker.told == ["cancel", "stop"]
    seen.act("hold")
    seen.table.proceed()
    seen.table.roll()
    assert (seen.said, seen.moves) == ([], "=6")


def test_a_bot_s_first_roll_falls_when_it_has_waited(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold", bots=(1,), outcomes="=2")
    seen.table.proceed()
    assert seen.moves == "=6, hold"
    seen.table._opponents._considering.timeout.emit()
    assert seen.moves == "=6, hold, =2"
    assert seen.worker.asked == []


# How long bots wait


BOT_S_TURN = "=6, hold, =5, hold"
"""Beate has played, and Carl begins: both are bots."""


def test_bots_wait_as_long_as_the_pace_says_and_go_on_fluently(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN, bots=(1, 2), pace=700)
    seen.table.proceed()
    assert seen.patience == 700
    assert not seen.table.hurrying
    seen.table.session.submit(GAME.read("=3"))
    seen.table.proceed()
    assert seen.patience == 175, "once begun"


def test_a_pace_that_changes_in_the_middle_of_a_game_holds_from_the_next_move_on(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN, bots=(1, 2), pace=700)
    seen.table.set_pace(350)
    assert not seen.table.hurrying
    seen.table.proceed()
    assert seen.patience == 350


def test_hurrying_ends_when_a_person_must_decide(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN, bots=(1, 2), pace=700)
    seen.table.hurry()
    assert seen.table.hurrying
    seen.table.proceed()
    assert seen.patience == 0
    seen.table.session.submit(GAME.read("=3"))
    seen.table.session.submit(GAME.read("hold"))
    seen.table.proceed()
    assert seen.said[-1] == "awaiting"
    assert not seen.table.hurrying


@pytest.mark.parametrize(("pace", "patience"), [(700, 1500), (2000, 2000), (0, 0)])
def test_a_bot_leaves_time_to_think_better_of_it(sit: Callable[..., Seen], pace: int, patience: int) -> None:
    seen = sit("=6, hold, =5", bots=(1,), pace=pace, free_undo=True)
    seen.table.proceed()
    assert seen.patience == patience


def test_a_pause_forgets_what_was_asked_and_the_next_call_asks_again(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN, bots=(1, 2), pace=700)
    seen.table.proceed()
    seen.table.pause()
    assert seen.worker.told == ["start", "cancel"]
    assert not seen.table._opponents._considering.isActive()
    seen.table.proceed()
    assert seen.table._opponents._considering.isActive()


# Undo


def test_a_decision_goes_back_until_dice_have_fallen(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold")
    assert seen.table.can_undo()
    assert seen.table.undo_owner == 0
    assert seen.table.undo_needs_consent, "Beate must decide now"
    seen.table.undo()
    assert (seen.moves, seen.said, seen.ledger.lines) == ("=6", ["rewound"], ["-1"])
    assert not seen.table.can_undo()
    assert seen.table.undo_owner is None
    assert not seen.table.undo_needs_consent


def test_whoever_takes_back_lets_nobody_think_on(sit: Callable[..., Seen]) -> None:
    seen = sit("=6", bots=(1,), pace=700)
    seen.act("hold")
    seen.table.proceed()
    assert seen.table._opponents._considering.isActive()
    seen.table.undo()
    assert seen.moves == "=6"
    assert seen.worker.told[-1] == "cancel"
    assert not seen.table._opponents._considering.isActive()


def test_a_bot_that_begins_the_game_considers_as_long_as_any(sit: Callable[..., Seen]) -> None:
    seen = sit(bots=(0,), pace=700)
    seen.table.proceed()
    assert seen.patience == 700


def test_a_blocked_undo_does_nothing(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5")
    assert not seen.table.can_undo()
    seen.table.undo()
    assert (seen.moves, seen.said, seen.ledger.lines) == ("=6, hold, =5", [], [])
    seen.table.free_undo = True
    assert seen.table.can_undo()
    assert seen.table.undo_owner == 0, "whose decision it is, not whose dice"
    assert seen.table.undo_needs_consent
    seen.table.undo()
    assert seen.moves == "=6"
    assert seen.ledger.lines == ["?free undo", "-2"], "the record tells that dice were seen"


def test_one_s_own_decision_needs_no_consent_and_a_bot_is_not_asked(sit: Callable[..., Seen]) -> None:
    assert not sit("=6, roll").table.undo_needs_consent
    assert not sit("=6, hold", bots=(1,)).table.undo_needs_consent


def test_what_is_over_stays_as_it_is(sit: Callable[..., Seen]) -> None:
    seen = sit(", ".join(["=6", *["roll", "=6"] * 4, "hold"]), free_undo=True)
    assert seen.table.seat_to_act is None
    before = seen.moves
    seen.table.undo()
    assert (seen.table.can_undo(), seen.table.undo_owner, seen.moves) == (False, None, before)
    seen.table.proceed()
    assert seen.said == ["finished"]


# What the disk refuses


def test_a_person_s_move_that_cannot_be_saved_is_not_made(sit: Callable[..., Seen]) -> None:
    seen = sit("=6")
    seen.ledger.broken = True
    seen.act("hold")
    assert seen.moves == "=6"
    assert len(seen.said) == 1
    assert not seen.table.retrying, "people try again themselves"


def test_dice_that_cannot_be_saved_are_rolled_again_after_a_while(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, roll", outcomes="=3, =2")
    seen.ledger.broken = True
    seen.table.proceed()
    assert seen.moves == "=6, roll"
    assert seen.table.retrying
    assert (seen.table._retry.interval(), seen.table._retry.isSingleShot()) == (2000, True)
    seen.ledger.broken = False
    seen.table._retry.timeout.emit()
    assert seen.moves == "=6, roll, =2"
    assert not seen.table.retrying


def test_a_pause_stops_trying(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, roll", outcomes="=2")
    seen.ledger.broken = True
    seen.table.proceed()
    assert seen.table.retrying
    seen.table.pause()
    assert not seen.table.retrying


def test_a_bot_whose_move_could_not_be_saved_is_asked_again(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN + ", =3", bots=(1, 2))
    seen.table.proceed()
    seen.table._opponents._considering.timeout.emit()
    seen.ledger.broken = True
    seen.worker.deliver(Answer(seen.worker.asked[0], GAME.read("hold")))
    assert seen.table.retrying
    seen.ledger.broken = False
    seen.table._opponents._considering.stop()
    seen.table._retry.timeout.emit()
    assert seen.table._opponents._considering.isActive()


def test_what_a_bot_answers_to_a_position_that_was_taken_back_is_void(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5", bots=(1,), free_undo=True)
    seen.table.proceed()
    seen.table._opponents._considering.timeout.emit()
    [stamp] = seen.worker.asked
    seen.table.undo()
    seen.act("hold")
    seen.table.session.submit(GAME.read("=4"))
    seen.table.proceed()
    seen.worker.deliver(Answer(stamp, GAME.read("hold")))
    assert seen.moves == "=6, hold, =4"


# Advice


def test_whoever_decides_may_ask_what_to_do(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5")
    advised: list[Answer] = []
    seen.table.advised.connect(advised.append)
    assert seen.table.deciding
    seen.table.consult(GAME.read("hold"))
    [task] = seen.worker.tasks
    assert isinstance(task, Hint)
    assert (task.knowledge.seat, task.include) == (1, GAME.read("hold"))
    answer = Answer(seen.worker.asked[0], "advice")
    seen.worker.deliver(answer)
    assert advised == [answer]
    assert seen.moves == "=6, hold, =5"


@pytest.mark.parametrize(
    ("moves", "bots"),
    [("", ()), ("=6, roll", ()), ("=6, hold, =5", (1,)), (", ".join(["=6", *["roll", "=6"] * 4, "hold"]), ())],
    ids=["dice are to be rolled", "dice fall", "a bot decides", "it is over"],
)
def test_where_nobody_decides_nobody_is_advised(sit: Callable[..., Seen], moves: str, bots: tuple[int, ...]) -> None:
    seen = sit(moves, bots=bots)
    assert not seen.table.deciding
    seen.table.consult()
    assert seen.worker.tasks == []


def test_at_a_closed_table_nobody_is_advised(sit: Callable[..., Seen]) -> None:
    seen = sit("=6")
    assert seen.table.deciding
    seen.table.close()
    assert not seen.table.deciding
    seen.table.consult()
    assert seen.worker.tasks == []


def test_whoever_has_one_way_only_decides_nothing_unless_ways_were_left_out(
    sit: Callable[..., Seen], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = sit("=6")
    state = type(seen.table.state)
    monkeypatch.setattr(state, "legal", lambda _self: ["hold"])
    assert not seen.table.deciding
    monkeypatch.setattr(state, "legal_cut", lambda _self: True)
    assert seen.table.deciding
    assert not sit("=6", bots=(0, 1, 2)).table.deciding


def test_what_is_told_of_bots_is_told_on(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, hold, =5", bots=(1,), bot="genius")
    told: list[object] = []
    seen.table.replaced.connect(lambda *names: told.append(names))
    seen.table.failed.connect(told.append)
    seen.table.proceed()
    seen.table._opponents._considering.timeout.emit()
    assert told == [("genius", "easy")]
    [task] = seen.worker.tasks
    assert isinstance(task, Move)
    seen.worker.deliver(Answer(seen.worker.asked[0], error="ValueError: cannot think"))
    assert told[1:] == ["ValueError: cannot think"]
    assert len(seen.table.session) == 4, "any move is made instead"


def test_advice_for_what_was_taken_back_is_void(sit: Callable[..., Seen]) -> None:
    seen = sit("=6, roll, =5", free_undo=True)
    advised: list[Answer] = []
    seen.table.advised.connect(advised.append)
    seen.table.consult()
    seen.table.undo()
    seen.worker.deliver(Answer(seen.worker.asked[0], "advice"))
    assert (seen.moves, advised) == ("=6", [])


def test_a_nudge_lets_the_bot_move_now(sit: Callable[..., Seen]) -> None:
    seen = sit(BOT_S_TURN, bots=(1, 2), pace=700)
    seen.table.proceed()
    seen.table.nudge()
    assert seen.patience == 0


# Real dice


def test_real_dice_are_told_whoever_rolls_them_and_nobody_else_rolls(sit: Callable[..., Seen]) -> None:
    seen = sit(game=EXXTRA, bots=(1, 2), outcomes="=11", pace=700)
    assert seen.table.dice_asked is None
    seen.table.tell_dice(("4", "2"))
    assert seen.moves == ""
    seen.table.real_dice = True
    assert [len(die) for die in seen.table.dice_asked] == [6, 6]
    seen.table.roll()
    assert seen.moves == "", "they lie on a real table"
    seen.table.proceed()
    assert seen.said == ["awaiting"]
    seen.table.tell_dice(("4", "2"))
    assert seen.moves == "=42"
    assert seen.table.dice_asked is None
    seen.table.tell_dice(("4", "3"))
    seen.act("place 5")
    seen.table.hurry()
    seen.table.proceed()
    assert seen.said[-1] == "awaiting", "a bot's dice are told, too"
    assert not seen.table.hurrying
    seen.table.close()
    seen.table.tell_dice(("4", "2"))
    assert seen.moves == "=42, place 5"


# Secrets


DEAL, ROLL = random_moves(setup_for("level8", 3), 1, 2)


def test_behind_the_curtain_nothing_is_done(sit: Callable[..., Seen]) -> None:
    seen = sit(DEAL, game=LEVEL8, outcomes=ROLL)
    seat = seen.table.seat_to_act
    assert seen.table.needs_curtain
    seen.table.real_dice = True
    assert seen.table.dice_asked is None
    seen.table.real_dice = False
    seen.table.roll()
    seen.table.consult()
    assert (seen.moves, seen.said, seen.worker.tasks) == (DEAL, [], [])
    assert seen.table.view == seen.table.state.view(None)
    seen.table.reveal_to(seat)
    assert seen.table.view == seen.table.state.view(seat)
    seen.table.roll()
    assert seen.moves == f"{DEAL}, {ROLL}"


def test_nobody_decides_behind_the_curtain(sit: Callable[..., Seen]) -> None:
    moves = ", ".join(random_moves(setup_for("level8", 3), 1, 40))
    seen = sit(moves, game=LEVEL8)
    while not (legal := seen.table.state.legal()) or len(legal) < 2:
        seen.table.session.undo(1)
    before = seen.moves
    seen.table.act(legal[0])
    assert (seen.moves, seen.table.legal(), seen.table.deciding) == (before, (), False)
    seen.table.reveal_to(seen.table.seat_to_act)
    assert seen.table.deciding
    assert list(seen.table.legal()) == list(legal)


def test_why_nothing_can_be_done_when_it_is_over(sit: Callable[..., Seen]) -> None:
    seen = sit(", ".join(["=6", *["roll", "=6"] * 4, "hold"]))
    seen.act("roll")
    [refusal] = seen.said
    assert isinstance(refusal, Refusal)
    assert refusal.text != "It is not your turn."
