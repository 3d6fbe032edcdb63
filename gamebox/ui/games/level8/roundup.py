"""The end of a round on a sheet: who moved how far, and why (L8-60, L8-61, L8-64)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.games.level8.local import ButtonTarget
from gamebox.ui.games.level8.panel import PanelItem, grid
from gamebox.ui.games.level8.plate import paint_level
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LINE = 26.0
_ASIDE = 16.0
"""Room beside every player, so that nobody takes a medal for the neighbour's."""


@dataclass(frozen=True)
class RoundEnd:
    """What there is to tell: who ended it (None: no card was left), the steps and the new levels."""

    finisher: int | None
    steps: tuple[int, ...]
    levels: tuple[int, ...]

    @classmethod
    def of(cls, view: Level8View) -> RoundEnd:
        """While cards to keep are chosen, the table still shows how the round ended."""
        finisher = view.dealer if not view.counts[view.dealer] and view.laid[view.dealer] else None
        steps = tuple(2 if seat == finisher else int(laid) for seat, laid in enumerate(view.laid))
        return cls(finisher, steps, view.levels)


def reason(end: RoundEnd, seat: int) -> str:
    if seat == end.finisher:
        return translate("Level8", "all cards gone: 2 levels up")
    if end.steps[seat]:
        return translate("Level8", "laid out: 1 level up")
    return translate("Level8", "tries it again")


def _brief(end: RoundEnd, seat: int) -> str:
    """The reason where six players have to share a sheet."""
    if seat == end.finisher:
        return translate("Level8", "all gone: +2")
    if end.steps[seat]:
        return translate("Level8", "laid out: +1")
    return translate("Level8", "not laid out")


def headline(end: RoundEnd, players: tuple[Player, ...]) -> str:
    if end.finisher is None:
        return translate("Level8", "The round ends: no card is left to draw")
    return translate("Level8", "{name} ends the round").format(name=players[end.finisher].name)


class RoundPanel(PanelItem):
    def __init__(self, theme: Theme, add: Callable[[ButtonTarget], None], players: tuple[Player, ...]) -> None:
        super().__init__(theme, add)
        self._players = players
        self._end: RoundEnd | None = None
        self._cells: list[QRectF] = []

    def tell(self, layout: Layout, end: RoundEnd) -> None:
        self._end = end
        room = self.open(layout, headline(end, self._players))
        columns = 3 if len(self._players) > 4 else 2
        rows = -(-len(self._players) // columns)
        self._cells = [cell.adjusted(_ASIDE, 0, -_ASIDE, 0) for cell in grid(room, columns, rows, 4)]

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self._end:
            for player, cell in zip(self._players, self._cells, strict=False):
                self._paint_player(painter, player, cell, self._end)

    def _paint_player(self, painter: QPainter, player: Player, cell: QRectF, end: RoundEnd) -> None:
        theme, seat = self._theme, player.seat
        middle = cell.center().y()
        paint_emblem(painter, player.livery, QRectF(cell.left(), middle - 18, 36, 36))
        now = end.levels[seat]
        paint_level(painter, QPointF(cell.right() - 20, middle), now, bool(end.steps[seat]), theme)
        upper = QRectF(cell.left() + 46, middle - _LINE, cell.width() - 92, _LINE)
        painter.setPen(theme.ink)
        painter.setFont(fitting_font(player.name, upper.width(), TEXT, bold=True))
        painter.drawText(upper, _LEFT, player.name)
        text = _brief(end, seat)
        painter.setPen(theme.good if end.steps[seat] else theme.muted)
        painter.setFont(fitting_font(text, upper.width(), TEXT))
        painter.drawText(upper.translated(0, _LINE), _LEFT, text)
