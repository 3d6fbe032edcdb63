"""What shows a game, whoever plays, replays or explains it: the table, the log, what stands beside them, and motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.engine.record import Setup
from gamebox.engine.session import Step
from gamebox.library.settings import Animation
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.table.aside import Aside
from gamebox.ui.table.choreographer import Choreographer, speed_of
from gamebox.ui.table.log import GameLog
from gamebox.ui.table.view import TableView
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import Scrolling, height_of, label

_SIDE = 300
"""The width of the side panel at the usual size."""
_LEAST = 280
"""Pixels of height that large words around a table leave it; rather the screen scrolls."""
_MARGINS = QMargins(16, 12, 12, 8)
_PANEL = 0.78
"""How much of the height what stands above the log may take."""
_LOG = 40
"""Pixels of height, two lines, that are still a log; Qt would ask for more."""
_WIDE = 1100
"""Narrower windows fold the side panel away."""


class Board(QWidget):
    referred = Signal(str)
    """The number of a rule was clicked, in the log or above it."""
    settled = Signal()
    """What was happening has been shown to its end."""
    heard = Signal(str)
    """The name of a sound that belongs to what is seen."""
    reached = Signal(object)
    """An event whose turn to be seen has come."""

    def __init__(self, theme: Theme, look: Look, setup: Setup, shelf: Shelf, *, animation: Animation) -> None:
        super().__init__()
        players = players_of(setup.seats)
        self.scene = look.drawing.scene(players, theme, shelf)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(look.name)
        if theme.text > 1:
            self.view.setMinimumHeight(_LEAST)
        self.log = GameLog(look.words, players)
        self.speed = speed_of(animation)
        self._panel = look.drawing.side_panel(players, theme)
        self._choreographer = Choreographer(self.scene, self.speed, self)
        self._choreographer.settled.connect(self.settled)
        self._shutting: Event | None = None
        """From what on that is being shown nobody looks any more."""
        self._choreographer.reached.connect(self._shut_hands)
        self._choreographer.reached.connect(self._sound)
        self._choreographer.reached.connect(self.reached)
        self._sound_of = look.sound
        self._side = self._side_panel()
        self.aside = Aside(self.view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self._side)
        row.addWidget(self.aside)
        self.aside.toggled.connect(self._share_side)
        self._side_wanted = True
        self._text, self._scale, self._window_width = theme.text, 1.0, 0

    def _side_panel(self) -> QFrame:
        """It takes the height that the table has, and asks for none: a window may become lower again."""
        side = QFrame()
        side.setProperty("role", "bar")
        side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(side)
        column.setContentsMargins(_MARGINS)
        column.setSpacing(6)
        if self._panel:
            self._panel_area = Scrolling(self._panel)
            column.addWidget(self._panel_area)
            self._panel.referred.connect(self.referred)
        column.addWidget(label(translate("Table", "Log"), "strong"))
        self.log.setMinimumHeight(_LOG)
        column.addWidget(self.log, 1)
        self.log.referred.connect(self.referred)
        return side

    @override
    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit_panel()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what is read beside the table, once nobody at the table itself has any use for it."""
        if event.key() == Qt.Key.Key_Escape and self.aside.content:
            self.aside.shut()
        else:
            event.ignore()

    @override
    def showEvent(self, _event: QShowEvent) -> None:
        """Only now all words have their type."""
        self._fit_panel()

    def _fit_panel(self) -> None:
        """As high as it needs to be, unless that leaves no room for the log: then it scrolls."""
        if self._panel:
            width = self._side.minimumWidth() - _MARGINS.left() - _MARGINS.right()
            needed = 0 if self._panel.isHidden() else max(self._panel.minimumHeight(), height_of(self._panel, width))
            log = self._side.minimumSizeHint().height() - self._panel_area.minimumHeight()
            self._panel_area.fit(needed, min(round(self.height() * _PANEL), self.height() - log))

    def show_all(self, view: Any, legal: Sequence[Any], viewer: int | None, steps: Sequence[Step]) -> None:
        """The position as it is, and all the steps that led to it."""
        self.log.show_all(steps, viewer)
        self.show_view(view, legal)

    def show_view(self, view: Any, legal: Sequence[Any]) -> None:
        self.scene.show_view(view, legal)
        if self._panel:
            self.scene.leisure.do(self._panel, lambda: self._show_beside(view))

    def _show_beside(self, view: Any) -> None:
        if self._panel:
            self._panel.show_view(view)
            self._fit_panel()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._choreographer.busy

    def play(
        self,
        step: Step,
        viewer: int | None,
        settle: Callable[[], None],
        haste: float = 1.0,
        private: int | None = None,
    ) -> None:
        """Let a step be seen first and told afterwards: words must not be faster than dice. Then call `settle`.

        The first `private` events are seen as the viewer may see them, the others as nobody's; None: all are private.
        """
        self.scene.begin_motion()
        until = len(step.events) if private is None else private
        common = _seen(step.events[until:], None)
        seen = [*_seen(step.events[:until], viewer), *common]
        self._shutting = common[0] if common else None

        def tell() -> None:
            self.log.add(step, viewer)
            settle()

        if not self.speed:
            self.scene.lie_still()
            self._sound_last(seen)
        self._choreographer.perform(seen, tell, haste)

    def _shut_hands(self, event: Event) -> None:
        if event is self._shutting:
            self.scene.shut_hands()

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
        self._side_wanted = window_width >= _WIDE * self._text if folded is None else not folded
        self._window_width = window_width
        self._share_side()
        self.rescale(self._scale)

    def _share_side(self) -> None:
        """What is read beside the table lies where the side panel is, or would be."""
        self._side.setVisible(self._side_wanted and self.aside.isHidden())

    def rescale(self, scale: float) -> None:
        """Large words leave the table at least half of a window."""
        self._scale = scale
        width = round(_SIDE * scale)
        if self._window_width:
            width = min(width, self._window_width // 2)
        for beside in (self._side, self.aside):
            beside.setFixedWidth(width)
        self._fit_panel()


def _seen(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """What somebody sees of what happens."""
    return [seen for seen in (event.seen_by(viewer) for event in events) if seen]
