"""A screen on which a game is looked at: the board grows with it, and a narrow one folds the side panel away."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from typing_extensions import override

from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board


class BoardScreen(Screen):
    board: Board

    @override
    def rescale(self) -> None:
        self.board.rescale(self.scale)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.board.fit_side(self.width(), folded=None)
        super().resizeEvent(event)
