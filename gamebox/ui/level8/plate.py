"""An opponent's place at the table: who it is, which level, how many cards, and whether the level lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.levels import LAUREL
from gamebox.games.level8.view import Level8View
from gamebox.ui.items.card import BACK_COLOUR, RATIO
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.level8.layout import TEXT
from gamebox.ui.level8.words import requirement_name
from gamebox.ui.look import Player
from gamebox.ui.texts import listed, translate
from gamebox.ui.theme import GOLD, Corner, Theme, faded, fitting_font, font, mixed

HEAD = 50.0
PILE = 80.0


class PlateItem(QGraphicsObject):
    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__()
        self._player = player
        self._theme = theme
        self._area = QRectF()
        self._shown: tuple[int, int, bool, bool, tuple[str, ...]] = (1, 0, False, False, ())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_player(self, view: Level8View, area: QRectF) -> None:
        seat = self._player.seat
        active = seat in {view.turn, view.actor} and not view.over
        wants = tuple(requirement_name(need) for need in view.level_of(seat))
        shown = (view.levels[seat], view.counts[seat], view.laid[seat], active, wants)
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
        elif shown == self._shown:
            return
        self._shown = shown
        self.setToolTip(self._tip())
        self.update()

    def _tip(self) -> str:
        level, _, laid, _, wants = self._shown
        text = (
            translate("Level8", "{name} has laid out level {level}: {wants}")
            if laid
            else translate("Level8", "{name} collects for level {level}: {wants}")
        )
        return text.format(name=self._player.name, level=min(level, LAUREL - 1), wants=listed(wants))

    def pile_spot(self) -> QPointF:
        """The middle of the discard pile."""
        return QPointF(self._area.left() + 12 + PILE / 2, self._area.top() + HEAD + 8 + PILE * RATIO / 2)

    def table_area(self) -> QRectF:
        """Where the combinations lie."""
        return self._area.adjusted(PILE + 32, HEAD + 4, -10, -4)

    def hand_spot(self) -> QPointF:
        """Where cards come from and go to."""
        return QPointF(self._area.right() - 60, self._area.top() + HEAD / 2)

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-6, -6, 12, 12)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme, area = self._theme, self._area
        active = self._shown[3]
        painter.setPen(QPen(theme.accent, 4) if active else QPen(faded(theme.on_table, 0.16), 2))
        painter.setBrush(faded(theme.table_bottom.darker(130), 0.5))
        painter.drawRoundedRect(area, Corner.LARGE, Corner.LARGE)
        self._paint_head(painter)
        place = QRectF(0, 0, PILE, PILE * RATIO)
        place.moveCenter(self.pile_spot())
        painter.setPen(QPen(faded(theme.on_table, 0.35), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, Corner.MEDIUM, Corner.MEDIUM)
        if not self._shown[2]:
            self._paint_wants(painter)

    def _paint_head(self, painter: QPainter) -> None:
        theme, area = self._theme, self._area
        head = QRectF(area.left() + 3, area.top() + 3, area.width() - 6, HEAD)
        shape = QPainterPath()
        shape.addRoundedRect(head, Corner.LARGE - 2, Corner.LARGE - 2)
        paint_shadow(painter, shape, theme.shadow, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.paper)
        painter.drawPath(shape)
        paint_emblem(painter, self._player.livery, QRectF(head.left() + 7, head.top() + 10, 30, 30))
        right = self._paint_count(painter, head)
        right = paint_level(painter, QPointF(right - 20, head.center().y()), self._shown[0], self._shown[2], theme)
        name = QRectF(head.left() + 43, head.top(), right - head.left() - 51, head.height())
        painter.setPen(theme.ink)
        painter.setFont(fitting_font(self._player.name, name.width(), 27, bold=True))
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._player.name)

    def _paint_count(self, painter: QPainter, head: QRectF) -> float:
        """A little card back that says how many cards the player holds; answers where it begins."""
        card = QRectF(head.right() - 44, head.center().y() - 20, 36, 40)
        painter.setPen(QPen(GOLD, 1.5))
        painter.setBrush(BACK_COLOUR)
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font(TEXT, bold=True))
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(self._shown[1]))
        return card.left() - 6

    def _paint_wants(self, painter: QPainter) -> None:
        """What the player still collects for, line by line."""
        area, wants = self.table_area(), self._shown[4]
        high = min(32.0, area.height() / len(wants))
        top = area.center().y() - high * len(wants) / 2
        painter.setPen(self._theme.on_table_muted)
        for line, text in enumerate(wants):
            painter.setFont(fitting_font(text, area.width(), TEXT))
            place = QRectF(area.left(), top + line * high, area.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def paint_level(painter: QPainter, centre: QPointF, level: int, laid: bool, theme: Theme) -> float:
    """A medal with the level, golden once it lies; answers where it begins."""
    if level == LAUREL:
        paint_laurel(painter, QRectF(centre.x() - 22, centre.y() - 22, 44, 44))
        return centre.x() - 24
    painter.setPen(QPen(mixed(GOLD, theme.ink, 0.3) if laid else theme.muted, 2.5))
    painter.setBrush(mixed(theme.paper, GOLD, 0.75 if laid else 0.0))
    painter.drawEllipse(centre, 19, 19)
    painter.setPen(theme.ink if not (laid and theme.dark) else theme.on_accent)
    painter.setFont(font(26, bold=True))
    painter.drawText(QRectF(centre.x() - 20, centre.y() - 20, 40, 40), Qt.AlignmentFlag.AlignCenter, str(level))
    return centre.x() - 22
