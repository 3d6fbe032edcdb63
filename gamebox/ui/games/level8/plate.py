"""An opponent's place at the table: who it is, which level, how many cards, and whether the level lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.levels import LAUREL, LEVELS
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.layout import TEXT
from gamebox.ui.games.level8.terms import requirement_name
from gamebox.ui.items.card import BACK_COLOUR, RATIO
from gamebox.ui.items.hollow import paint_hollow
from gamebox.ui.items.jester import paint_jester
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.plate import paint_owner, paint_plate
from gamebox.ui.players import Player
from gamebox.ui.table.leisure import Leisure
from gamebox.ui.texts import listed, tip, translate
from gamebox.ui.theme import GOLD, Corner, Theme, faded, fitting_font, font, mixed

PILE = 80.0
_RIM, _HEAD = 3.0, 44.0
_AIR = 10.0
"""Around laid cards, for the frame of a target."""
_LARGEST_NAME, _LEAST_NAME = 27.0, 20.0
_GROWN = 1.35
"""How much larger than usual names can be, before they fill the head of a plate."""
_JOKERS = 26.0
"""The width of the little card that tells how many jokers a player holds."""


@dataclass(frozen=True)
class RowSizes:
    """What is equally large on all plates of the row."""

    card: float
    """The width of laid cards."""
    name: int
    """The type of the names."""


@dataclass(frozen=True)
class Shown:
    """What a plate tells of its player."""

    level: int
    cards: int
    jokers: int
    laid: bool
    active: bool
    wants: tuple[str, ...]


def shown_of(view: Level8View, seat: int) -> Shown:
    active = seat in {view.turn, view.actor} and not view.over
    wants = tuple(requirement_name(need) for need in view.level_of(seat))
    return Shown(view.levels[seat], view.counts[seat], view.jokers_held[seat], view.laid[seat], active, wants)


def what_level(player: Player, shown: Shown) -> str:
    """A player's level in words."""
    text = (
        translate("Level8", "{name} has laid out level {level}: {wants}")
        if shown.laid
        else translate("Level8", "{name} collects for level {level}: {wants}")
    )
    return text.format(name=player.name, level=min(shown.level, LEVELS), wants=listed(shown.wants))


def name_size(names: Iterable[str], plate: QRectF, text: float = 1.0) -> int:
    """The type in which every one of the names fits on a plate, unless it would be too small to read."""
    largest = _LARGEST_NAME * min(text, _GROWN)
    metrics = QFontMetricsF(font(largest, bold=True))
    widest = max(1.0, *(metrics.horizontalAdvance(name) for name in names))
    return int(max(_LEAST_NAME, largest * min(1.0, _name_room(plate) / widest)))


def _name_room(plate: QRectF) -> float:
    return plate.width() - 141


def table_area(plate: QRectF) -> QRectF:
    """Where the combinations lie."""
    return _below_head(plate).adjusted(PILE + 32, _AIR, -_AIR, -_AIR)


def _below_head(plate: QRectF) -> QRectF:
    return plate.adjusted(0, _RIM + _HEAD, 0, 0)


class PlateItem(QGraphicsObject):
    def __init__(self, player: Player, theme: Theme, leisure: Leisure) -> None:
        super().__init__()
        self._leisure = leisure
        self._player = player
        self._theme = theme
        self._area = QRectF()
        self._name_size = round(_LARGEST_NAME)
        self._shown = Shown(1, 0, 0, laid=False, active=False, wants=())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_player(self, view: Level8View, area: QRectF, name_size: int) -> None:
        shown = shown_of(view, self._player.seat)
        if (area, name_size, shown) == (self._area, self._name_size, self._shown):
            return
        self._shown = shown
        self.setToolTip(tip(self._tip()))
        if (area, name_size) == (self._area, self._name_size):
            self._leisure.do(self, self.update)
        else:
            self.prepareGeometryChange()
            self._area, self._name_size = area, name_size
            self.update()

    def _tip(self) -> str:
        return what_level(self._player, self._shown)

    def pile_spot(self) -> QPointF:
        """The middle of the discard pile."""
        return QPointF(self._area.left() + 14 + PILE / 2, _below_head(self._area).center().y())

    def table_area(self) -> QRectF:
        """Where the combinations lie."""
        return table_area(self._area)

    def hand_spot(self) -> QPointF:
        """Where cards come from and go to: below the head, which tells the level and how many cards there are."""
        return _below_head(self._area).topRight() + QPointF(-60, 34)

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-6, -6, 12, 12)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme, area = self._theme, self._area
        rim = QPen(theme.accent, 4) if self._shown.active else QPen(faded(theme.on_table, 0.16), 2)
        paint_hollow(painter, area, theme, rim, depth=0.5)
        self._paint_head(painter)
        place = QRectF(0, 0, PILE, PILE * RATIO)
        place.moveCenter(self.pile_spot())
        painter.setPen(QPen(faded(theme.on_table, 0.35), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, Corner.MEDIUM, Corner.MEDIUM)
        if not self._shown.laid:
            self._paint_wants(painter)

    def _paint_head(self, painter: QPainter) -> None:
        theme, area = self._theme, self._area
        head = QRectF(area.left() + _RIM, area.top() + _RIM, area.width() - 2 * _RIM, _HEAD)
        paint_plate(painter, head, theme, corner=Corner.LARGE - 2)
        right = self._paint_count(painter, head)
        paint_level(painter, QPointF(right - 20, head.center().y()), self._shown.level, self._shown.laid, theme)
        name = QRectF(head.left() + 39, head.top(), right - 40 - head.left() - 39, head.height())
        emblem = QRectF(head.left() + 6, head.top() + 7, 30, 30)
        paint_owner(painter, self._player, emblem, name, theme, largest=self._name_size, least=_LEAST_NAME)

    def _paint_count(self, painter: QPainter, head: QRectF) -> float:
        """A little card back that says how many cards the player holds; answers where it begins."""
        card = QRectF(head.right() - 44, head.center().y() - 20, 36, 40)
        if self._shown.jokers:
            self._paint_jokers(painter, QRectF(card.left() - _JOKERS, card.top(), _JOKERS - 2, card.height()))
        painter.setPen(QPen(GOLD, 1.5))
        painter.setBrush(BACK_COLOUR)
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font(TEXT, bold=True))
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(self._shown.cards))
        return card.left() - 3 - (_JOKERS if self._shown.jokers else 0)

    def _paint_jokers(self, painter: QPainter, card: QRectF) -> None:
        """Jokers look the same on both sides: everybody sees how many there are (L8-1)."""
        painter.setPen(QPen(GOLD, 1.5))
        painter.setBrush(mixed(self._theme.paper, GOLD, 0.25))
        painter.drawRoundedRect(card, 6, 6)
        paint_jester(painter, QRectF(card.left(), card.top() - 1, card.width(), card.width()))
        painter.setPen(self._theme.ink)
        painter.setFont(font(TEXT - 3, bold=True))
        painter.drawText(card, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(self._shown.jokers))

    def _paint_wants(self, painter: QPainter) -> None:
        """What the player still collects for, line by line."""
        area, wants, theme = self.table_area(), self._shown.wants, self._theme
        high = min(32.0 * theme.text, area.height() / len(wants))
        top = area.center().y() - high * len(wants) / 2
        painter.setPen(theme.on_table_muted)
        for line, text in enumerate(wants):
            painter.setFont(fitting_font(text, area.width(), min(TEXT * theme.text, max(TEXT, high * 0.7))))
            place = QRectF(area.left(), top + line * high, area.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def paint_level(painter: QPainter, centre: QPointF, level: int, laid: bool, theme: Theme) -> None:
    """A medal with the level, golden once it lies."""
    if level == LAUREL:
        paint_laurel(painter, QRectF(centre.x() - 22, centre.y() - 22, 44, 44))
        return
    painter.setPen(QPen(mixed(GOLD, theme.ink, 0.3) if laid else theme.muted, 2.5))
    painter.setBrush(mixed(theme.paper, GOLD, 0.75 if laid else 0.0))
    painter.drawEllipse(centre, 19, 19)
    painter.setPen(theme.ink if not (laid and theme.dark) else theme.on_accent)
    painter.setFont(font(26, bold=True))
    painter.drawText(QRectF(centre.x() - 20, centre.y() - 20, 40, 40), Qt.AlignmentFlag.AlignCenter, str(level))
