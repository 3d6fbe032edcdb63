"""The screen on which a game is played: a board, the prompt below it, the bar above it, and the curtain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout
from typing_extensions import override

from gamebox.engine.game import Refusal, Turn
from gamebox.engine.session import Step
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look, Offer, Prompt
from gamebox.ui.players import players_of
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board
from gamebox.ui.table.curtain import Absence, Curtain, News
from gamebox.ui.table.log import GameLog
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.table.scene import TableScene
from gamebox.ui.table.table import Table
from gamebox.ui.table.view import TableView
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, label


class PlayScreen(Screen):
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    finished = Signal()
    side_folded = Signal(bool)
    """The side panel was folded away, or unfolded, by hand."""

    def __init__(
        self, theme: Theme, look: Look, table: Table, settings: Settings, shelf: Shelf, *, folded: bool | None = None
    ) -> None:
        """`folded` tells whether the side panel is; None: if there is no room for it."""
        super().__init__(theme)
        self._look = look
        self._table = table
        self._players = players_of(table.session.setup.seats)
        self._folded = folded
        self.board = Board(theme, look, table.session.setup, shelf, animation=settings.animation)
        self.prompt = PromptBar()
        self._curtain: Curtain | None = None
        self._absence = Absence(self)
        self._build()
        self._connect()
        self._show_all()

    @property
    def scene(self) -> TableScene:
        return self.board.scene

    @property
    def view(self) -> TableView:
        return self.board.view

    @property
    def log(self) -> GameLog:
        return self.board.log

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._bar = self._top_bar()
        layout.addWidget(self._bar)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.prompt)

    def _top_bar(self) -> QFrame:
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        self._heading = ElidedLabel("muted")
        self._undo = button(translate("Table", "Undo"), self._wish_undo, "quiet", name="undo")
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self._undo, self._undo.click)
        self._fold = button(translate("Table", "Side panel"), self._toggle_side, "quiet", name="side")
        self._fold.setCheckable(True)
        self._back = button("←  " + translate("Table", "Home"), self.left.emit, "quiet", name="home")
        row.addWidget(self._back)
        row.addWidget(label(self._look.name, "title"))
        row.addSpacing(8)
        row.addWidget(self._heading, 1)
        row.addWidget(self._undo)
        row.addWidget(self._fold)
        row.addWidget(button(translate("Table", "Rules"), lambda: self.rules_wanted.emit(""), "quiet", name="rules"))
        row.addWidget(button(translate("Table", "Settings"), self.settings_wanted.emit, "quiet", name="settings"))
        return bar

    def _connect(self) -> None:
        table = self._table
        table.stepped.connect(self._show_step)
        table.rewound.connect(self._show_rewound)
        table.awaiting.connect(self._await_person)
        table.refused.connect(self._explain)
        table.unsaved.connect(self._tell_unsaved)
        table.finished.connect(self.finished)
        self.board.settled.connect(table.proceed)
        self.scene.intended.connect(self._intend)
        self.scene.focused.connect(self.prompt.show_hint)
        self.prompt.chosen.connect(self.scene.intend)
        self.prompt.rolled.connect(self._roll)
        self.prompt.skipped.connect(self._skip)
        self.scene.offers_changed.connect(self._show_prompt)
        self._absence.noticed.connect(self._cover)
        self._absence.returned.connect(self._come_back)

    def call_back(self, place: str) -> None:
        """Name the place to which one comes back from here."""
        self._back.setText(f"←  {place}")

    def begin(self) -> None:
        """Let the game go on from where it stands; one that is over and kept already is only looked at."""
        self._take_focus()
        if self._table.seat_to_act is not None or self._table.session.recorder:
            self._table.proceed()

    def _intend(self, move: Any) -> None:
        if self._may_decide():
            self._table.act(move)

    def _roll(self) -> None:
        if self._may_decide():
            self._table.roll()

    def _may_decide(self) -> bool:
        """Nobody decides on what is still being shown: that is shown to its end instead."""
        hasty = self.board.busy and not self._own_step_shown()
        self.board.skip()
        return not hasty

    def _own_step_shown(self) -> bool:
        """Whether what is being shown was decided by the one who must decide next."""
        seat = self._table.seat_to_act
        return seat is not None and self._table.steps[-1].by == Turn(seat)

    def _wish_undo(self) -> None:
        """What is being prepared goes first, stroke by stroke, then the last move.

        What another person has decided is taken back only if they agree; while it is shown, it is theirs to undo.
        """
        if self.scene.undo_locally():
            return
        owner = self._table.undo_owner
        if self._table.undo_needs_consent and owner is not None and not self.board.busy:
            name = self._players[owner].name
            text = translate("Table", "{name}, shall your last move be taken back?").format(name=name)
            agree = Offer(translate("Table", "Yes, take it back"), key="Y", run=self._undo_now)
            leave = Offer(translate("Table", "No, leave it"), key="N", primary=True, run=self._show_prompt)
            self.prompt.show_prompt(Prompt(text, (agree, leave)), bots_play=False)
        else:
            self._undo_now()

    def _undo_now(self) -> None:
        self._table.undo()
        self._take_focus()

    def _skip(self) -> None:
        """Hurry through everything up to the next decision of a person."""
        self._table.hurry()
        self.board.skip()

    def _show_step(self, step: Step) -> None:
        seat = self._table.viewer
        self.prompt.forget_reason()
        self._show_undo()
        self.board.play(step, seat, lambda: self._settle(step, seat))
        if self._table.hurrying:
            self.board.skip()
        if self.board.busy and self._table.session.last_step is step and step.by.seat != self._table.seat_to_act:
            self._tell_decision(step, seat)

    def _tell_decision(self, step: Step, seat: int | None) -> None:
        """While the turn passes there is nothing to decide: what was decided stands there instead of its buttons."""
        if isinstance(step.by, Turn) and self._players[step.by.seat].bot is None:
            self.prompt.show_prompt(Prompt("".join(self.log.lines(step, seat)[:1])), bots_play=False)

    def _settle(self, step: Step, seat: int | None) -> None:
        self._table.put_away()
        if self._table.viewer != seat:
            self._show_all()
        else:
            concerns_others = step.by.seat != self._table.seat_to_act
            self.prompt.show_news(" ".join(self.log.lines(step, seat)) if concerns_others else "")
            self._show_state()

    def _show_rewound(self) -> None:
        self.scene.give_up()
        self.board.skip()
        self._show_all()
        self._table.proceed()

    def _show_all(self) -> None:
        self.prompt.show_news("")
        self.log.show_all(self._table.steps, self._table.viewer)
        self._show_state()

    def _show_state(self) -> None:
        table = self._table
        self.board.show_view(table.view, table.legal())
        self._heading.setText(self._heading_text())
        self._show_prompt()

    def _heading_text(self) -> str:
        """Where the game stands, and what was agreed on for it."""
        agreed = translate("Table", "free undo") if self._table.free_undo else ""
        return " · ".join(filter(None, (self._look.words.heading(self._table.session), agreed)))

    def _show_undo(self) -> None:
        self._undo.setEnabled(self.scene.can_undo_locally or self._table.can_undo())

    def _show_prompt(self) -> None:
        self._show_undo()
        if pausing := self.scene.pause_prompt():
            self.prompt.show_prompt(pausing, bots_play=False)
            return
        table = self._table
        prompt = self._look.words.prompt(table.view, table.legal(), self._players)
        offers = () if table.rolling else (*prompt.offers, *self.scene.offers())
        if table.seat_to_act is None:
            offers = (Offer(translate("Table", "Result"), primary=True, run=self.finished.emit),)
        bots_play = not table.human_to_act and table.seat_to_act is not None
        self.prompt.show_prompt(replace(prompt, offers=offers), bots_play=bots_play)

    def _await_person(self) -> None:
        seat = self._table.seat_to_act
        if self._table.needs_curtain and seat is not None:
            self._draw_curtain(seat)
        else:
            self.scene.go_on()

    def _cover(self) -> None:
        """Nobody looks after the window: hide what lies open, if there is somebody to hide it from."""
        self.board.skip()
        seat = self._table.viewer
        if seat is not None and self._table.shares_secrets:
            self._draw_curtain(seat)

    def _come_back(self) -> None:
        if self._curtain:
            self._curtain.take_focus()

    def _draw_curtain(self, seat: int) -> None:
        """Hide everybody's secrets, then ask a person to come."""
        self._table.hide()
        self._show_all()
        if self._curtain:
            self._curtain.remove()
        call = self._look.words.prompt(self._table.view, (), self._players).call
        self._curtain = Curtain(self, self.theme, self._players[seat], call, self._news_for(seat))
        self._curtain.lifted.connect(self._lift_curtain)
        self._curtain.home_wanted.connect(self.left)
        self._curtain.settings_wanted.connect(self.settings_wanted)
        self._reach(behind=False)
        self._curtain.fall(self.board.speed)

    def _reach(self, *, behind: bool) -> None:
        """Whether keys and clicks reach what is behind the curtain."""
        for part in (self._bar, self.board, self.prompt):
            part.setEnabled(behind)

    def _news_for(self, seat: int) -> News:
        """What everybody saw happen since the seat last decided something."""
        steps = self._table.steps
        own = [place for place, step in enumerate(steps) if step.by == Turn(seat)]
        told = [line for step in steps[own[-1] + 1 if own else 0 :] for line in self.log.lines(step, None)]
        return News([line for text in told for line in text.splitlines()], first=not own)

    def _lift_curtain(self, seat: int) -> None:
        self._curtain = None
        self._reach(behind=True)
        self._table.reveal_to(seat)
        self._show_all()
        self.view.setFocus()

    def _explain(self, refusal: Refusal) -> None:
        self.scene.give_up()
        self.prompt.explain(self._look.words.refused(refusal))

    def _tell_unsaved(self, reason: str) -> None:
        self.scene.give_up()
        if self._table.retrying:
            text = translate("Table", "The move could not be saved: {reason}. It will be tried again in a moment.")
        else:
            text = translate("Table", "The move could not be saved and was not made: {reason}. Please try again.")
        self.prompt.explain(text.format(reason=reason))

    def _toggle_side(self) -> None:
        self._folded = self.board.side_shown
        self.side_folded.emit(self._folded)
        self._fit_side()

    def _fit_side(self) -> None:
        self.board.fit_side(self.width(), folded=self._folded)
        self._fold.setChecked(self.board.side_shown)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_side()
        super().resizeEvent(event)

    @override
    def rescale(self) -> None:
        self.board.rescale(self.scale)
        self.prompt.rescale(self.scale)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._absence.watch(self.window())
        self._take_focus()

    def _take_focus(self) -> None:
        if self._curtain:
            self._curtain.take_focus()
        else:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Another screen comes: nothing moves any more, and the bots wait."""
        self.board.stop()
        self._table.pause()
        super().closeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc belongs to the cursor here; a game is left by the button only."""
        event.ignore()
