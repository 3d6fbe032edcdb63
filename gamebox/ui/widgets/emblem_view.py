"""A player's emblem as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.widgets.parts import give_tip


class EmblemView(QWidget):
    """A square of `side` pixels at the usual size; it grows with the type around it."""

    def __init__(self, player: Player, side: int) -> None:
        super().__init__()
        self._player = player
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(player.name)
        give_tip(self, player.name)

    @override
    def sizeHint(self) -> QSize:
        side = round(self._side * enlargement(self))
        return QSize(side, side)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        margin = self.width() * 0.06
        area = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        paint_emblem(QPainter(self), self._player.livery, area)
