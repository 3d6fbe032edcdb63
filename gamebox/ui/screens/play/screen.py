"""The screen on which a game is played: who may decide, what is shown of it, and how its parts work together."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from gamebox.engine.game import Turn
from gamebox.engine.session import Step
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.screens.play.company import Company
from gamebox.ui.screens.play.herald import Herald
from gamebox.ui.screens.play.privacy import Privacy
from gamebox.ui.screens.play.recap import Recap
from gamebox.ui.screens.play.rolling import Rolling
from gamebox.ui.screens.play.tempo import Tempo
from gamebox.ui.screens.play.top_bar import TopBar
from gamebox.ui.screens.play.undoing import Undoing
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board
from gamebox.ui.table.log import GameLog
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.table.scene import TableScene
from gamebox.ui.table.table import Table
from gamebox.ui.table.view import TableView
from gamebox.ui.theme import Theme


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
        self._folded = folded
        self.bar = TopBar(look.name)
        self.board = Board(theme, look, table.session.setup, shelf, animation=settings.animation)
        self.prompt = PromptBar()
        self._tempo = Tempo(table, self.board, settings.bots)
        self._herald = Herald(self.prompt, table, self.board, look, self.finished.emit)
        self._undoing = Undoing(table, self.board, self._herald, self._take_focus)
        self.company = Company(self, table, self.board, look, self._herald)
        self.rolling = Rolling(table, self.board, self.prompt, theme)
        self.recap = Recap(table, self.board, look, self._herald)
        self.privacy = Privacy(self, (self.bar, self.board, self.prompt), table, self.board, look)
        self._lay_out()
        self._connect_table()
        self._connect_people()
        self._connect_secrets()
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

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.prompt)
        layout.addWidget(self.rolling.entry)

    def _connect_table(self) -> None:
        """What happens in the game is shown."""
        table = self._table
        table.stepped.connect(self._show_step)
        table.rewound.connect(self._show_rewound)
        table.awaiting.connect(self._await_person)
        table.refused.connect(self._herald.explain)
        table.unsaved.connect(self._herald.tell_unsaved)
        table.finished.connect(self.finished)
        self.board.settled.connect(self._go_on)

    def _connect_people(self) -> None:
        """What people wish for is asked of the table, or of whoever shows this screen."""
        self.view.reader.why = self._herald.why_not
        self.scene.intended.connect(self._intend)
        self.scene.doubted.connect(self._herald.tell_why_not)
        self.scene.focused.connect(self.prompt.show_hint)
        self.scene.offers_changed.connect(self._show_prompt)
        self.prompt.chosen.connect(self.scene.intend)
        self.prompt.rolled.connect(self._roll)
        self.prompt.skipped.connect(self._tempo.hurry)
        self.bar.home_wanted.connect(self.left)
        self.bar.undo_wanted.connect(self._undoing.wish)
        self.bar.side_toggled.connect(self._toggle_side)
        self.bar.settings_wanted.connect(self.settings_wanted)
        self.company.listen_to(self.bar, self.prompt)
        self.company.book_wanted.connect(self.rules_wanted)
        self.company.noted.connect(self._show_heading)

    def _connect_secrets(self) -> None:
        """What people may see, and what is played back to whoever comes."""
        self.privacy.hidden.connect(self.company.hinting.forget)
        self.privacy.hidden.connect(self.board.aside.shut)
        self.privacy.hidden.connect(self.prompt.hush)
        self.privacy.hidden.connect(self.recap.stop)
        self.privacy.hidden.connect(self._show_all)
        self.privacy.show_wanted.connect(self.recap.play)
        self.prompt.recap_wanted.connect(self.recap.tell)
        self.recap.began.connect(self._show_past)
        self.recap.ended.connect(self._show_present)
        self.privacy.revealed.connect(self._show_revealed)
        self.privacy.home_wanted.connect(self.left)
        self.privacy.settings_wanted.connect(self.settings_wanted)

    @override
    def begin(self) -> None:
        """Let the game go on from where it stands; one that is over and kept already is only looked at."""
        self._take_focus()
        if self._table.seat_to_act is not None or self._table.session.recorder:
            self._table.proceed()

    # What people want

    def _intend(self, move: Any) -> None:
        if self._may_decide() and self.company.tutoring.lets_pass(move):
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

    # What happens

    def _show_step(self, step: Step) -> None:
        seat = self._table.viewer
        self.company.turn_page()
        self._herald.turn_page()
        self.rolling.turn_page()
        self.prompt.forget_reason()
        self._show_undo()
        if isinstance(step.by, Turn):  # what dice show is not told before they lie
            self._herald.tell_deed(step, seat)
        private = self._table.private_part(step)
        self.board.play(step, seat, lambda: self._settle(step, seat), self._tempo.haste(step), private)
        if self._tempo.skips(step):
            self.board.skip()
        if self.board.busy and self._table.session.last_step is step:
            passes = step.by.seat != self._table.seat_to_act
            (self._herald.tell_passing if passes else self._herald.tell_going_on)(step, seat)

    def _settle(self, step: Step, seat: int | None) -> None:
        self._table.put_away()
        if self._table.viewer != seat:
            self.board.aside.shut()  # it may tell of the hand that is hidden now
            self._show_all()
        else:
            self._herald.tell_news(step, seat)
            self._herald.tell_deed(step, seat)
            self._show_state()

    def _go_on(self) -> None:
        if self.recap.playing:
            self.recap.go_on()
        else:
            self._table.proceed()

    def _show_past(self) -> None:
        """Nothing can be done to what has happened."""
        self.bar.setEnabled(False)
        self.prompt.offer_recap(possible=False)

    def _show_present(self) -> None:
        """What was played back is over; whoever must come is called again."""
        self.bar.setEnabled(True)
        self._show_all()
        self._await_person()

    def _show_rewound(self) -> None:
        self.company.turn_page()
        self.scene.give_up()
        self.board.skip()
        self._show_all()
        self._table.proceed()

    def _await_person(self) -> None:
        seat = self._table.seat_to_act
        if self._table.needs_curtain and seat is not None:
            self.privacy.draw_curtain(seat)
        else:
            self.company.tutoring.look_ahead()
            self.scene.go_on()

    def _show_revealed(self) -> None:
        self._show_all()
        self.company.tutoring.look_ahead()
        self._take_focus()

    # What is shown

    def _show_all(self) -> None:
        self.prompt.show_news("")
        self.log.show_all(self._table.steps, self._table.viewer)
        self._show_state()

    def _show_state(self) -> None:
        table = self._table
        self.board.show_view(table.view, table.legal())
        self.scene.mark_received(self.recap.seen)
        self._show_heading()
        self._show_prompt()
        self.company.tipping.look()

    def _show_heading(self) -> None:
        self.bar.show_heading(*self._herald.heading)

    def _show_undo(self) -> None:
        self.bar.allow_undo(allowed=self._undoing.possible)

    def _show_prompt(self) -> None:
        self._show_undo()
        self._herald.tell_task()
        self.prompt.offer_recap(possible=self.recap.possible)
        self.rolling.look()

    # The window

    def _toggle_side(self) -> None:
        self._folded = self.board.side_shown
        self.side_folded.emit(self._folded)
        self._fit_side()

    def _fit_side(self) -> None:
        self.board.fit_side(self.width(), folded=self._folded)
        self.bar.show_side(shown=self.board.side_shown)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_side()
        super().resizeEvent(event)

    @override
    def rescale(self) -> None:
        self.board.rescale(self.scale)
        self.prompt.rescale(self.scale)
        self.rolling.entry.rescale(self.scale)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.privacy.watch(self.window())
        self._take_focus()

    def _take_focus(self) -> None:
        if not self.privacy.take_focus():
            asked = self.rolling.entry.isVisible()
            (self.rolling.entry if asked else self.view).setFocus(Qt.FocusReason.OtherFocusReason)

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
