"""What a game was made of: luck, mistakes, and what the mistakes of others gave.

For every seat end - start = luck - lost + gifts. Luck has mean 0 whatever the judge, because each outcome is compared
with the mean over all of them, judged alike. A mistake is what the best move would have been worth more. Where a judge
sees further one move later than it did before, nobody was lucky and nobody erred: that is counted among the gifts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from typing_extensions import override

from gamebox.bots.judge import Knowledge, Swing, Values, Verdict, judge_for
from gamebox.bots.judged import JudgedMove, Kind, Review, SeatReview
from gamebox.bots.moments import moments_of
from gamebox.bots.worker import Memory, Report, Task
from gamebox.engine.game import Chance, Event, Over, State, Turn
from gamebox.engine.record import Record, decode, playable
from gamebox.games.registry import GAMES


def review(record: Record, report: Report | None = None) -> Review:
    """Judge every move of a record; raises RecordError for one that cannot be played."""
    began = time.perf_counter()
    reviewer = _Reviewer(record)
    for index, text in enumerate(record.moves):
        reviewer.take(index, text)
        if report:
            report((index + 1) / len(record.moves))
    reviewed = reviewer.finished()
    return replace(reviewed, moments=moments_of(reviewed), seconds=time.perf_counter() - began)


@dataclass(frozen=True)
class ReviewGame(Task):
    """A review made in the worker; `data` is the record as it is kept."""

    data: bytes

    @override
    def run(self, memory: Memory, report: Report) -> Review:
        told = 0.0

        def now_and_then(share: float) -> None:
            nonlocal told
            if share >= told + 0.01:
                told = share
                report(share)

        return review(decode(self.data, GAMES), now_and_then)


@dataclass(frozen=True)
class WeighMove(Task):
    """What could be done at a position of a record, `tried` among it, the best first; made in the worker."""

    data: bytes
    position: int
    tried: str

    @override
    def run(self, memory: Memory, report: Report) -> list[Verdict]:
        record = decode(self.data, GAMES)
        setup, state = record.setup, record.setup.start()
        seen: list[Event] = []
        for index, text in enumerate(record.moves[: self.position]):
            state.apply(playable(setup.game, state, index, text), seen.append)
        action, by = playable(setup.game, state, self.position, self.tried), state.to_act()
        assert isinstance(by, Turn)  # noqa: S101 - only decisions are asked for
        known = tuple(event for happened in seen if (event := happened.seen_by(by.seat)))
        knowledge = Knowledge(by.seat, setup.options, state.view(by.seat), known)
        return judge_for(setup.game.id, len(setup.seats), setup.options).weigh(knowledge, state.legal(), action)


class _Reviewer:
    def __init__(self, record: Record) -> None:
        setup = record.setup
        self._setup = setup
        self._state: State[Any, Any] = setup.start()
        self._judge = judge_for(setup.game.id, len(setup.seats), setup.options)
        self._seen: list[list[Event]] = [[] for _ in setup.seats]
        self._moves: list[JudgedMove] = []
        self._start: Values | None = None

    def take(self, index: int, text: str) -> None:
        state = self._state
        action = playable(self._setup.game, state, index, text)
        by = state.to_act()
        assert not isinstance(by, Over)  # noqa: S101 - a game that is over refuses every move
        verdicts = [] if isinstance(by, Chance) else self._weighed(by.seat, action)
        after, events = state.clone(), list[Event]()
        after.apply(action, events.append)
        swing = self._judge.swing(state, action, after)
        self._begin(verdicts, swing)
        kind: Kind = "chance" if isinstance(by, Chance) else "decision" if verdicts else "forced"
        move = JudgedMove(index, text, kind, by.seat, self._moves[-1].values if self._moves else self._start or ())
        self._moves.append(_with_luck(self._with_loss(move, verdicts, action), swing))
        for seat, seen in enumerate(self._seen):
            seen.extend(event for happened in events if (event := happened.seen_by(seat)))
        self._state = after

    def _weighed(self, seat: int, action: Any) -> list[Verdict]:
        """What could have been done; nothing where there was no choice."""
        legal = self._state.legal()
        if len(legal) == 1 and not self._state.legal_cut():
            return []
        knowledge = Knowledge(seat, self._setup.options, self._state.view(seat), tuple(self._seen[seat]))
        return self._judge.weigh(knowledge, legal, include=action)

    def _begin(self, verdicts: Sequence[Verdict], swing: Swing | None) -> None:
        """What a position is worth is known best from what can happen in it."""
        values = verdicts[0].values if verdicts else swing.before if swing else None
        if not self._moves:
            self._start = values or self._judge.values(self._state)
        elif values and self._moves[-1].kind != "chance":
            self._moves[-1] = replace(self._moves[-1], values=values)

    def _with_loss(self, move: JudgedMove, verdicts: Sequence[Verdict], action: Any) -> JudgedMove:
        if not verdicts:
            return move
        best, played = verdicts[0], next(verdict for verdict in verdicts if verdict.action == action)
        loss = max(0.0, best.values[move.seat] - played.values[move.seat])
        text = self._setup.game.write(best.action)
        return replace(move, values=played.values, best=text, loss=loss, error=played.error, reasons=best.reasons)

    def finished(self) -> Review:
        setup, end = self._setup, self._judge.values(self._state)
        if self._moves:
            self._moves[-1] = replace(self._moves[-1], values=end)
        start = end if self._start is None else self._start
        seats = []
        for seat, who in enumerate(setup.seats):
            luck = sum(move.luck[seat] for move in self._moves if move.luck)
            lost = sum(move.loss or 0.0 for move in self._moves if move.seat == seat)
            gifts = end[seat] - start[seat] - luck + lost
            seats.append(SeatReview(who.name, start[seat], end[seat], luck, lost, gifts))
        return Review(setup.game.id, self._judge.name, self._judge.unit, tuple(seats), tuple(self._moves), (), 0.0)


def _with_luck(move: JudgedMove, swing: Swing | None) -> JudgedMove:
    if swing is None:
        return move
    return replace(move, values=swing.after, luck=swing.luck)
