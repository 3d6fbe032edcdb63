"""A player's emblem as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Player


class EmblemView(QWidget):
    def __init__(self, player: Player, side: int) -> None:
        super().__init__()
        self._player = player
        self.setFixedSize(side, side)
        self.setToolTip(player.name)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        margin = self.width() * 0.06
        area = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        paint_emblem(QPainter(self), self._player.livery, area)
