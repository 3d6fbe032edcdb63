"""First-time tips at a table: which one is due, that it is shown once, and when it goes away."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from typing_extensions import override

from gamebox.ui.table.board import Board
from gamebox.ui.table.table import Table
from gamebox.ui.table.tips import Tip, TipCard


class Tipping(QObject):
    """Says nothing before it is started: a table in a lesson or a gallery explains itself in other ways."""

    shown = Signal(str)
    """A tip that need not be shown again."""
    referred = Signal(str)

    def __init__(self, table: Table, board: Board) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._seen: set[str] | None = None
        self._tip: Tip | None = None
        self._card: TipCard | None = None
        board.view.installEventFilter(self)
        board.scene.offers_changed.connect(self._drop_idle)

    def start(self, seen: Iterable[str]) -> None:
        self._seen = set(seen)
        self.look()

    def look(self) -> None:
        """A position is shown: tell what matters in it, if a person who looks has to decide."""
        self.forget()
        table = self._table
        if self._seen is None or not table.human_to_act or table.needs_curtain:
            return
        due = (tip for tip in self._board.scene.tips(table.view) if tip.id not in (self._seen or ()))
        if tip := next(due, None):
            self.show_tip(tip)

    def show_tip(self, tip: Tip) -> None:
        view = self._board.view
        self._tip = tip
        self._card = TipCard(tip.text, view)
        self._card.referred.connect(self.referred)
        self._card.read.connect(self._put_away)
        self._card.show()
        self._place()
        if self._seen is not None:
            self._seen.add(tip.id)
            self.shown.emit(tip.id)

    def _place(self) -> None:
        """The table may have another shape by now."""
        tip, view, scene = self._tip, self._board.view, self._board.scene
        if self._card and tip:
            now = (again.place for again in scene.tips(self._table.view) if again.id == tip.id)
            place = view.mapFromScene(next(now, tip.place)).boundingRect()
            lit, plates = (
                [view.mapFromScene(each).boundingRect() for each in places]
                for places in (scene.lit_places(), scene.plates())
            )
            self._card.lie_beside(place, lit, plates)

    def _drop_idle(self) -> None:
        """Something was prepared on the table: what the table would not explain any more has been understood."""
        if self._tip and self._tip.id not in {tip.id for tip in self._board.scene.tips(self._table.view)}:
            self.forget()

    def _put_away(self) -> None:
        self.forget()
        self._board.view.setFocus()

    def forget(self) -> None:
        """It was read, or the game goes on."""
        if self._card:
            self._card.hide()
            self._card.deleteLater()
        self._card = self._tip = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._place)  # once the table has found its new shape
        return super().eventFilter(watched, event)
