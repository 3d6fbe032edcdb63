"""A moment as a question: the board as it was, and what was better only once somebody has tried."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout
from typing_extensions import override

from gamebox.bots.judge import Verdict
from gamebox.bots.judged import DOUBTFUL, Moment, Review
from gamebox.engine.record import Setup
from gamebox.engine.session import Session
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look, Offer, Prompt
from gamebox.ui.players import players_of
from gamebox.ui.screens.board_screen import BoardScreen
from gamebox.ui.screens.review import words
from gamebox.ui.screens.review.making import Making
from gamebox.ui.table.board import Board
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, label


class TryAgainScreen(BoardScreen):
    answered = Signal()
    """Somebody has tried: the answer is no secret any more."""
    position_wanted = Signal(int)

    def __init__(
        self,
        theme: Theme,
        look: Look,
        session: Session,
        question: tuple[Review, Moment],
        settings: Settings,
        shelf: Shelf,
    ) -> None:
        super().__init__(theme)
        self._look = look
        self._session = session
        self._review, self._moment = question
        self._state = session.state_after(self._moment.move)
        self._setup = _with_person(session.setup, self._moment.seat)
        self._players = players_of(self._setup.seats)
        self._tried: Any = None
        self._making = Making(session.record, self)
        self._making.done.connect(self._tell_verdict)
        self._making.failed.connect(self._tell_failure)
        self.board = Board(theme, look, self._setup, shelf, animation=settings.animation)
        self.prompt = PromptBar()
        self._build()
        self._connect()
        self._ask()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top_bar())
        layout.addWidget(self.board, 1)
        self.verdict = QFrame()
        self.verdict.setProperty("role", "bar")
        self._answers = QHBoxLayout()
        self._answers.setSpacing(12)
        self._why = label("", "muted", wrap=True)
        sayings = QVBoxLayout(self.verdict)
        sayings.setContentsMargins(20, 12, 20, 0)
        sayings.setSpacing(8)
        sayings.addLayout(self._answers)
        sayings.addWidget(self._why)
        self.verdict.hide()
        layout.addWidget(self.verdict)
        layout.addWidget(self.prompt)

    def _top_bar(self) -> QFrame:
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        name = self._players[self._moment.seat].name
        heading = ElidedLabel("title")
        heading.setText(translate("Review", "{name}, what would you do now?").format(name=name))
        row.addWidget(button("←  " + translate("Review", "Review"), self.left.emit, "quiet", name="back"))
        row.addWidget(heading, 1)
        give_up = translate("Review", "Show the answer")
        self._give_up = button(give_up, self.show_answer, name="give-up")
        row.addWidget(self._give_up)
        look = translate("Review", "To the replay")
        row.addWidget(button(look, lambda: self.position_wanted.emit(self._moment.move), name="to-replay"))
        return bar

    def _connect(self) -> None:
        scene = self.board.scene
        scene.intended.connect(self._take)
        scene.focused.connect(self.prompt.show_hint)
        scene.offers_changed.connect(self._show_prompt)
        self.prompt.chosen.connect(scene.intend)

    # The question

    def _ask(self) -> None:
        steps = self._session.steps[: self._moment.move]
        seat = self._moment.seat
        self.board.show_all(self._state.view(seat), self._state.legal(), seat, steps)
        self._show_prompt()

    def _show_prompt(self) -> None:
        if self.board.scene.pause_prompt():
            return
        prompt = self._look.words.prompt(self._state.view(self._moment.seat), self._state.legal(), self._players)
        offers = (*prompt.offers, *self.board.scene.offers())
        self.prompt.show_prompt(Prompt(prompt.text, offers), bots_play=False)

    def _take(self, move: Any) -> None:
        """One move is an answer, whatever was to follow it."""
        self.board.scene.give_up()
        refusal = self._state.refusal(move)
        if refusal:
            self.prompt.explain(self._look.words.refused(refusal))
            return
        self._tried = move
        text = translate("Review", "{name}’s answer is being weighed …")
        name = self._players[self._moment.seat].name
        self.prompt.show_prompt(Prompt(text.format(name=name)), bots_play=False)
        self.board.show_view(self._state.view(self._moment.seat), ())
        self._making.weigh(self._moment.move, self._setup.game.write(move))

    # The answer

    def _tell_verdict(self, verdicts: list[Verdict]) -> None:
        seat = self._moment.seat
        best = verdicts[0]
        tried = next(verdict for verdict in verdicts if verdict.action == self._tried)
        loss = best.values[seat] - tried.values[seat]
        self._reveal(self._judged(loss, tried), tried)

    def _judged(self, loss: float, tried: Verdict) -> str:
        """In a sentence, never harder than the numbers are sure."""
        if self._setup.game.write(tried.action) == self._review.moves[self._moment.move].text:
            return translate("Review", "That is what was played.")
        if loss < max(DOUBTFUL * self._review.scale, 2 * tried.error):
            return translate("Review", "Well found: nothing is better.")
        if loss < self._moment.better - self._moment.value:
            return translate("Review", "Better than what was played; there is still more in it.")
        return translate("Review", "Not yet: there is a better move.")

    def show_answer(self) -> None:
        self._reveal(translate("Review", "That was the better move."))

    def _reveal(self, headline: str, tried: Verdict | None = None) -> None:
        """Both values, and why; what was tried first."""
        while (item := self._answers.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        move, moment, read = self._review.moves[self._moment.move], self._moment, self._setup.game.read
        if tried:
            self._add(translate("Review", "Your answer"), tried.action, tried.values[moment.seat])
        self._add(translate("Review", "Played then"), read(move.text), moment.value)
        self._add(translate("Review", "Best"), read(move.best or move.text), moment.better, best=True)
        why = " ".join(self._look.words.reasoned(each) for each in moment.reasons[1:])
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.verdict.show()
        self._give_up.hide()
        self.answered.emit()
        another = Offer(translate("Review", "Try another"), key="T", run=self._again)
        back = Offer(translate("Review", "Back to the review"), key="B", primary=True, run=self.left.emit)
        self.prompt.show_prompt(Prompt(headline, (another, back)), bots_play=False)

    def _add(self, title: str, action: Any, value: float, *, best: bool = False) -> None:
        said = self._look.words.deed(action, self._state.view(self._moment.seat), self._players)
        self._answers.addWidget(_Answer(title, said, words.figure(self._review, value), best=best), 1)

    def _again(self) -> None:
        self.verdict.hide()
        self._ask()
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_failure(self, reason: str) -> None:
        self._ask()
        self.prompt.explain(translate("Review", "It could not be weighed: {reason}").format(reason=reason))

    # The window

    @override
    def rescale(self) -> None:
        super().rescale()
        self.prompt.rescale(self.scale)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.board.stop()
        self._making.end()
        super().closeEvent(event)


class _Answer(QFrame):
    """A move and what it is worth."""

    def __init__(self, title: str, said: str, value: str, *, best: bool) -> None:
        super().__init__()
        self.setProperty("role", "notice" if best else "paper")
        self.setAccessibleName(f"{title}: {said} {value}")
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(label(title, "muted"))
        told.addWidget(label(said, wrap=True))
        told.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(12)
        row.addLayout(told, 1)
        row.addWidget(label(value, "title"))


def _with_person(setup: Setup, seat: int) -> Setup:
    """Whoever sat there: a person answers now."""
    seats = list(setup.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], player="human")
    return Setup(setup.game, tuple(seats), setup.options)
