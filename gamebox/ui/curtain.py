"""The curtain between two people: cloth over the whole table until the right one has come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui import motions
from gamebox.ui.items.cloth import paint_cloth
from gamebox.ui.items.emblem_view import EmblemView
from gamebox.ui.items.paper import Sheet
from gamebox.ui.look import Player
from gamebox.ui.screen import button, label
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion, Theme

_MOST_LINES = 8
_PATIENCE = 30_000
"""Milliseconds that the window may lie in the background before secrets are covered."""


class Curtain(QWidget):
    """Hangs in front of a stage. `news` is what everybody saw happen since the person last decided something."""

    lifted = Signal(int)
    """The seat of the person who has come."""

    def __init__(self, stage: QWidget, theme: Theme, player: Player, task: str, news: Sequence[str]) -> None:
        super().__init__(stage)
        self.player = player
        self._cloth = QPixmap()
        self._fall: QAbstractAnimation | None = None
        self.setGeometry(stage.rect())
        stage.installEventFilter(self)
        self._build(theme, task, news)

    def _build(self, theme: Theme, task: str, news: Sequence[str]) -> None:
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(EmblemView(self.player, 76), 0, Qt.AlignmentFlag.AlignHCenter)
        name = label(self.player.name, "title", wrap=True)
        name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(name)
        what = label(task, "lead", wrap=True)
        what.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(what)
        if news:
            column.addWidget(label(translate("Curtain", "Since your last turn:"), "strong"))
            column.addWidget(label("\n".join(news[-_MOST_LINES:]), "muted", wrap=True))
        ready = button(
            translate("Curtain", "I am {name}: show my cards").format(name=self.player.name), self.lift, "primary"
        )
        ready.setObjectName("lift curtain")
        column.addSpacing(4)
        column.addWidget(ready)
        sheet = Sheet(theme, column, padding=18)
        sheet.setFixedWidth(540)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(sheet)
        row.addStretch(1)
        outer = QVBoxLayout(self)
        outer.addStretch(3)
        outer.addLayout(row)
        outer.addStretch(2)
        ready.setFocus()

    def fall(self, speed: float) -> None:
        """Come down from above; at speed 0 at once."""
        self.show()
        self.raise_()
        if speed:
            self.move(0, -self.height())
            self._fall = motions.run(self._sink, round(Motion.CARD / speed), QEasingCurve.Type.OutCubic)
            self._fall.start()

    def _sink(self, share: float) -> None:
        self.move(0, round((share - 1) * self.height()))

    def lift(self) -> None:
        self.remove()
        self.lifted.emit(self.player.seat)

    def remove(self) -> None:
        self.hide()
        self.deleteLater()

    @override
    def eventFilter(self, stage: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(stage, QWidget):
            self.setGeometry(stage.rect())
        return False

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cloth is drawn once per size."""
        pixels = self.size() * self.devicePixelRatioF()
        if self._cloth.size() != pixels:
            self._cloth = QPixmap(pixels)
            painter = QPainter(self._cloth)
            paint_cloth(painter, QRectF(self._cloth.rect()))
            painter.end()
        QPainter(self).drawPixmap(self.rect(), self._cloth)


class Absence(QObject):
    """Notices that nobody looks after the window any more: it is minimised, or has long lain in the background."""

    noticed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self.noticed)

    def watch(self, window: QWidget) -> None:
        window.removeEventFilter(self)
        window.installEventFilter(self)

    @override
    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._patience.start()
        elif event.type() == QEvent.Type.WindowActivate:
            self._patience.stop()
        elif event.type() == QEvent.Type.WindowStateChange and isinstance(window, QWidget) and window.isMinimized():
            self.noticed.emit()
        return False
