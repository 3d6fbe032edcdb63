"""What shows a game, whoever plays, replays or explains it: the table, the log, what stands beside them, and motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.engine.game import Event
from gamebox.engine.record import Setup
from gamebox.engine.session import Step
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.table.aside import Aside
from gamebox.ui.table.choreographer import SPEEDS, Choreographer
from gamebox.ui.table.log import GameLog
from gamebox.ui.table.view import TableView
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label

_SIDE = 300
"""The width of the side panel at the usual size."""
_WIDE = 1100
"""Narrower windows fold the side panel away."""


class Board(QWidget):
    referred = Signal(str)
    """The number of a rule was clicked, in the log or above it."""
    settled = Signal()
    """What was happening has been shown to its end."""
    heard = Signal(str)
    """The name of a sound that belongs to what is seen."""

    def __init__(self, theme: Theme, look: Look, setup: Setup, shelf: Shelf, *, animation: str) -> None:
        super().__init__()
        players = players_of(setup.seats)
        self.scene = look.drawing.scene(players, theme, shelf)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(look.name)
        self.log = GameLog(look.words, players)
        self.speed = SPEEDS[animation]
        self._panel = look.drawing.side_panel(players, theme)
        self._choreographer = Choreographer(self.scene, self.speed, self)
        self._choreographer.settled.connect(self.settled)
        self._choreographer.reached.connect(self._sound)
        self._sound_of = look.sound
        self._side = self._side_panel()
        self.aside = Aside()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self._side)
        row.addWidget(self.aside)
        self.aside.toggled.connect(self._share_side)
        self._side_wanted = True

    def _side_panel(self) -> QFrame:
        side = QFrame()
        side.setProperty("role", "bar")
        column = QVBoxLayout(side)
        column.setContentsMargins(16, 12, 12, 8)
        column.setSpacing(6)
        if self._panel:
            column.addWidget(self._panel)
            self._panel.referred.connect(self.referred)
        column.addWidget(label(translate("Table", "Log"), "strong"))
        column.addWidget(self.log, 1)
        self.log.referred.connect(self.referred)
        return side

    def show_all(self, view: Any, legal: Sequence[Any], viewer: int | None, steps: Sequence[Step]) -> None:
        """The position as it is, and all the steps that led to it."""
        self.log.show_all(steps, viewer)
        self.show_view(view, legal)

    def show_view(self, view: Any, legal: Sequence[Any]) -> None:
        self.scene.show_view(view, legal)
        if self._panel:
            self._panel.show_view(view)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._choreographer.busy

    def play(self, step: Step, viewer: int | None, settle: Callable[[], None], haste: float = 1.0) -> None:
        """Let a step be seen first and told afterwards: words must not be faster than dice. Then call `settle`."""
        self.scene.begin_motion()
        seen = [event for event in (event.seen_by(viewer) for event in step.events) if event]

        def tell() -> None:
            self.log.add(step, viewer)
            settle()

        if not self.speed:
            self._sound_last(seen)
        self._choreographer.perform(seen, tell, haste)

    def _sound(self, event: Event) -> None:
        name = self._sound_of(event)
        if name:
            self.heard.emit(name)

    def _sound_last(self, events: Sequence[Event]) -> None:
        """Without motion all happens at once: one sound stands for all, that of what it came to."""
        audible = [event for event in events if self._sound_of(event)]
        for event in audible[-1:]:
            self._sound(event)

    def set_speed(self, speed: float) -> None:
        self.speed = speed
        self._choreographer.speed = speed

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._choreographer.skip()

    def stop(self) -> None:
        """Nobody looks any more: let everything lie where it is."""
        self._choreographer.stop()

    @property
    def side_shown(self) -> bool:
        return self._side_wanted

    def fit_side(self, window_width: int, *, folded: bool | None) -> None:
        """Fold the side panel away or not; None: if there is no room for it."""
        self._side_wanted = window_width >= _WIDE if folded is None else not folded
        self._share_side()

    def _share_side(self) -> None:
        """What is read beside the table lies where the side panel is, or would be."""
        self._side.setVisible(self._side_wanted and self.aside.isHidden())

    def rescale(self, scale: float) -> None:
        for beside in (self._side, self.aside):
            beside.setFixedWidth(round(_SIDE * scale))
