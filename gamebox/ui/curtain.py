"""The curtain between two people: cloth over the whole table until the right one has come."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Player
from gamebox.ui.screen import button, label, paper
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Theme

_CLOTH = QColor("#7C2631")
_FOLDS = 14
_MOST_LINES = 6


class Curtain(QWidget):
    lifted = Signal()

    def __init__(self, stage: QWidget, theme: Theme, player: Player, happened: list[str]) -> None:
        super().__init__(stage)
        self._theme = theme
        self._player = player
        self.setAutoFillBackground(False)
        self.setGeometry(stage.rect())
        stage.installEventFilter(self)
        self._build(happened)

    def _build(self, happened: list[str]) -> None:
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(_Emblem(self._player), 0, Qt.AlignmentFlag.AlignHCenter)
        name = translate("Curtain", "{name}, it is your turn").format(name=self._player.name)
        column.addWidget(label(name, "title"), 0, Qt.AlignmentFlag.AlignHCenter)
        for line in happened[-_MOST_LINES:]:
            column.addWidget(label(line, "muted", wrap=True))
        ready = button(
            translate("Curtain", "I am {name}: show my cards").format(name=self._player.name), self.lift, "primary"
        )
        ready.setObjectName("lift curtain")
        column.addWidget(ready)
        card = paper(column, margin=28)
        card.setFixedWidth(480)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        ready.setFocus()

    def lift(self) -> None:
        self.hide()
        self.deleteLater()
        self.lifted.emit()

    @override
    def eventFilter(self, stage: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(stage, QWidget):
            self.setGeometry(stage.rect())
        return False

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heavy cloth in folds, with a golden hem."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        cloth = QLinearGradient(area.topLeft(), area.topRight())
        for step in range(_FOLDS * 8 + 1):
            share = step / (_FOLDS * 8)
            cloth.setColorAt(share, _CLOTH.darker(round(125 + 45 * math.sin(share * _FOLDS * 2 * math.pi))))
        painter.fillRect(area, cloth)
        hem = QRectF(area.left(), area.bottom() - 18, area.width(), 18)
        painter.fillRect(hem, GOLD.darker(115))
        painter.fillRect(hem.adjusted(0, 0, 0, -12), GOLD)


class _Emblem(QWidget):
    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self.setFixedSize(72, 72)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_emblem(painter, self._player.livery, QRectF(self.rect()).adjusted(4, 4, -4, -4))
