"""The tutor: looks at what a person is about to do, and asks once before it costs much. Each seat has its own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal

from gamebox.bots.advice import Advice
from gamebox.bots.judge import Verdict
from gamebox.bots.tasks import Answer
from gamebox.bots.tutor import Tutor
from gamebox.ui.look import Offer
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.herald import Herald
from gamebox.ui.screens.play.hinting import Hinting
from gamebox.ui.table.scene import TableScene
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate


class Tutoring(QObject):
    """Never looks after bots, and knows no more than the seat that decides."""

    noted = Signal()
    """The record tells from now on that somebody was helped."""

    def __init__(self, table: Table, scene: TableScene, herald: Herald, hinting: Hinting) -> None:
        super().__init__(scene)
        self._table = table
        self._scene = scene
        self._herald = herald
        self._hinting = hinting
        self._players = players_of(table.session.setup.seats)
        self._advice: Advice | None = None
        self._held: Any = None
        """A move that waits until it has been looked at."""
        self._asked = False
        table.advised.connect(self._take)

    def look_ahead(self) -> None:
        """A person must decide: think about it while they do."""
        if self._tutor != "off" and self._table.deciding and self._advice is None:
            self._table.consult()

    def turn_page(self) -> None:
        """The game has moved on."""
        self._advice, self._held, self._asked = None, None, False

    @property
    def _tutor(self) -> Tutor:
        seat = self._table.seat_to_act
        return self._table.tutors.get(seat, "off") if seat is not None and self._table.human_to_act else "off"

    def lets_pass(self, move: Any) -> bool:
        """Whether a move may be made now; if not, it is looked at, and then made or asked about."""
        if self._tutor == "off" or self._asked or not self._table.deciding or self._table.state.refusal(move):
            return True
        verdict = self._advice.of(move) if self._advice else None
        if self._advice is None or verdict is None:
            self._held = move
            self._table.consult(include=move)
            return False
        if self._advice.forbids(self._tutor, verdict):
            self.ask(self._advice, verdict)
            return False
        return True

    def _take(self, answer: Answer) -> None:
        """What cannot be judged is not held up."""
        self._advice = None if answer.error else answer.result
        held, self._held = self._held, None
        if held is not None and (answer.error or self.lets_pass(held)):
            self._table.act(held)

    def ask(self, advice: Advice, verdict: Verdict) -> None:
        """Whether such a move is really meant."""
        self._asked = True
        self._scene.give_up()
        self._table.session.note_help("tutor")
        self.noted.emit()
        self._herald.ask(self._question(advice, verdict), *self._answers(advice, verdict))

    def _question(self, advice: Advice, verdict: Verdict) -> str:
        name = self._players[advice.seat].name
        if advice.unit == "points":
            loss = QLocale().toString(advice.loss(verdict), "f", 0)
            text = translate("Tutor", "{name}, that gives away about {loss} points. Play it all the same?")
        else:
            loss = QLocale().toString(100 * advice.loss(verdict), "f", 0)
            text = translate("Tutor", "{name}, that costs you about {loss} of 100 games. Play it all the same?")
        return text.format(name=name, loss=loss)

    def _answers(self, advice: Advice, verdict: Verdict, *, why: bool = True) -> list[Offer]:
        def explain() -> None:
            self._hinting.show_advice(advice, verdict.action)
            self._herald.ask(self._question(advice, verdict), *self._answers(advice, verdict, why=False))

        def leave() -> None:
            self._table.tutors[advice.seat] = "off"
            self._table.act(verdict.action)

        return [
            Offer(translate("Tutor", "Leave me alone"), key="L", run=leave),
            *([Offer(translate("Tutor", "Why?"), key="W", run=explain)] if why else []),
            Offer(translate("Tutor", "Play it"), key="P", run=lambda: self._table.act(verdict.action)),
            Offer(translate("Tutor", "Think again"), key="T", primary=True, run=self._herald.tell_task),
        ]
