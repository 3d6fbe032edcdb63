"""What a worker is asked for at a table: a bot's move, or a hint for a person."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.advice import Advice, advise
from gamebox.bots.bot import Bot
from gamebox.bots.judge import Knowledge, judge_for
from gamebox.bots.registry import maker_of
from gamebox.bots.worker import Answer, Memory, Progress, Report, Task, Worker
from gamebox.engine.game import Event
from gamebox.engine.session import Session, Step

__all__ = ["Answer", "Bench", "Hint", "Move", "Progress"]

_THINKING = 1.0
"""For how many seconds a bot may think about a move."""


@dataclass(frozen=True)
class Move(Task):
    """What a bot must decide. It lives on in the process, and is told only what is new."""

    limit = 12.0

    table: int
    """A number that changes whenever everything must be told again."""
    game: str
    bot: str
    knowledge: Knowledge
    legal: Sequence[Any]
    told: int = 0
    """How many events the bot knows already."""

    @override
    def brief(self, known: dict[Any, int]) -> Move:
        key, events = (self.table, self.knowledge.seat), self.knowledge.events
        told = known.get(key, 0)
        known[key] = len(events)
        return replace(self, told=told, knowledge=replace(self.knowledge, events=events[told:]))

    @override
    def run(self, memory: Memory, report: Report) -> Any:
        bot = self._bot(memory)
        bot.watch(self.knowledge.events)
        return bot.choose(self.knowledge.view, self.legal, time.monotonic() + _THINKING)

    def _bot(self, memory: Memory) -> Bot:
        if memory.get("table") != self.table:
            memory.clear()
            memory["table"] = self.table
        seat = self.knowledge.seat
        if not self.told or seat not in memory:
            memory[seat] = maker_of(self.game, self.bot)(seat, self.knowledge.options, Random())
        bot: Bot = memory[seat]
        return bot


@dataclass(frozen=True)
class Hint(Task):
    """What a person could do, the best first; `include` is a move that they think of."""

    limit = 12.0

    game: str
    seats: int
    knowledge: Knowledge
    legal: Sequence[Any]
    include: Any = None

    @override
    def run(self, memory: Memory, report: Report) -> Advice:
        judge = judge_for(self.game, self.seats, self.knowledge.options)
        return advise(judge, self.knowledge, self.legal, self.include)


class Bench:
    """Where the bots of one table sit: it keeps what each seat has seen, and has somebody think about it."""

    def __init__(self, session: Session, worker: Worker) -> None:
        self._session = session
        self._worker = worker
        self._table = 0
        self._noted = 0
        self._seen: list[list[Event]] = [[] for _ in session.setup.seats]
        session.observe(self)

    def ask_move(self, stamp: int, seat: int, bot: str) -> None:
        game, legal = self._session.setup.game.id, self._session.state.legal()
        self._worker.ask(stamp, Move(self._table, game, bot, self.knowledge_of(seat), legal))

    def ask_hint(self, stamp: int, seat: int, include: Any = None) -> None:
        game, legal = self._session.setup.game.id, self._session.state.legal()
        self._worker.ask(stamp, Hint(game, len(self._seen), self.knowledge_of(seat), legal, include))

    def knowledge_of(self, seat: int) -> Knowledge:
        """Now, as far as that seat may know it."""
        self._note()
        session = self._session
        return Knowledge(seat, session.setup.options, session.state.view(seat), tuple(self._seen[seat]))

    def _note(self) -> None:
        """Whatever has happened since the last question."""
        for step in self._session.steps_from(self._noted):
            self._noted += 1
            for seat, seen in enumerate(self._seen):
                seen.extend(event for happened in step.events if (event := happened.seen_by(seat)))

    def moved(self, step: Step) -> None:
        """It is noted with the next question."""

    def taken_back(self, _length: int) -> None:
        """What was seen has not happened: everybody is told the story anew."""
        self._table += 1
        self._noted = 0
        for seen in self._seen:
            seen.clear()
