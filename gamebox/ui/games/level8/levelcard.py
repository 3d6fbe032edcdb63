"""The own level card: which level it is, what it demands, and the slots that are filled to lay it out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.levels import LAUREL, Level
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.games.level8.local import LocalTarget
from gamebox.ui.games.level8.terms import requirement_name, requirement_sense
from gamebox.ui.items.emblem import emblem_path, paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.players import Player
from gamebox.ui.table.leisure import Leisure
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import GOLD, Corner, Shape, Theme, faded, fitting_font, font, mixed

_NOTE = 19
"""The smallest type of a note: 13 pixels in a window of the usual size."""


class LevelCardItem(QGraphicsObject):
    """A strip of paper at the left of the own row; the slots or the laid-out combinations lie right of its head."""

    def __init__(self, theme: Theme, leisure: Leisure) -> None:
        super().__init__()
        self._leisure = leisure
        self._theme = theme
        self._layout: Layout | None = None
        self._player: Player | None = None
        self._level = 1
        self._stars = 1
        self._note = ""
        self._active = False
        self._needs: Level = ()
        self._shown: tuple[Player, int, int, Level, str, bool] | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_level(
        self, layout: Layout, player: Player, level: int, stars: int, needs: Level, note: str, *, active: bool
    ) -> None:
        """`needs` is empty once the level lies; `note` says how many cards are missing."""
        shown = player, level, stars, needs, note, active
        if layout is self._layout and shown == self._shown:
            return
        same = layout is self._layout and player == self._player and bool(note) == bool(self._note)
        self._shown = shown
        self._player, self._level, self._stars, self._needs, self._note, self._active = shown
        if same:  # what was told to one person goes at once when another looks
            self._leisure.do(self, self.update)
        else:
            self.prepareGeometryChange()
            self._layout = layout
            self.update()

    def hide_note(self) -> None:
        if self._note:
            self._note, self._shown = "", None
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._layout.own.adjusted(-5, -5, 10, 12) if self._layout else QRectF()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self._layout or not self._player:
            return
        theme, area = self._theme, self._layout.own
        painter.setPen(QPen(theme.accent, 4) if self._active else QPen(faded(theme.on_table, 0.16), 2))
        painter.setBrush(faded(theme.table_bottom.darker(130), 0.5))
        painter.drawRoundedRect(area, Corner.LARGE, Corner.LARGE)
        self._paint_head(painter, self._player, QRectF(area.left() + 3, area.top() + 3, 188, area.height() - 6))
        for need, slots in zip(self._needs, self._layout.slots(tuple(need.size for need in self._needs)), strict=True):
            self._paint_slots(painter, requirement_name(need), slots)

    def _paint_head(self, painter: QPainter, player: Player, head: QRectF) -> None:
        theme = self._theme
        shape = QPainterPath()
        shape.addRoundedRect(head, Corner.LARGE - 2, Corner.LARGE - 2)
        paint_shadow(painter, shape, theme.shadow, 4)
        painter.setPen(QPen(theme.paper_edge, 1.5))
        painter.setBrush(theme.paper)
        painter.drawPath(shape)
        paint_emblem(painter, player.livery, QRectF(head.left() + 10, head.top() + 10, 32, 32))
        painter.setPen(theme.ink)
        name = QRectF(head.left() + 50, head.top() + 8, head.width() - 58, 36)
        painter.setFont(fitting_font(player.name, name.width(), 27, bold=True))
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, player.name)
        self._paint_level(painter, QPointF(head.left() + 40, head.top() + 70))
        for star in range(self._stars):
            spot = QRectF(head.left() + 84 + star * 36, head.top() + 54, 32, 32)
            painter.setPen(QPen(mixed(GOLD, theme.ink, 0.35), 1.5))
            painter.setBrush(GOLD)
            painter.drawPath(emblem_path(Shape.STAR, spot))
        self._paint_note(painter, QRectF(head.left() + 8, head.bottom() - 51, head.width() - 16, 46))

    def _paint_note(self, painter: QPainter, area: QRectF) -> None:
        """In one line at the bottom, or in two that can be read."""
        painter.setPen(self._theme.muted)
        painter.setFont(fitting_font(self._note, area.width(), TEXT))
        if painter.font().pixelSize() < _NOTE:
            painter.setFont(font(_NOTE))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._note)
        else:
            painter.drawText(area.adjusted(0, 12, 0, 0), Qt.AlignmentFlag.AlignCenter, self._note)

    def _paint_level(self, painter: QPainter, centre: QPointF) -> None:
        if self._level == LAUREL:
            paint_laurel(painter, QRectF(centre.x() - 30, centre.y() - 30, 60, 60))
            return
        painter.setPen(QPen(GOLD, 4))
        painter.setBrush(mixed(self._theme.paper, GOLD, 0.2))
        painter.drawEllipse(centre, 23, 23)
        painter.setPen(self._theme.ink)
        painter.setFont(font(33, bold=True))
        painter.drawText(
            QRectF(centre.x() - 28, centre.y() - 28, 56, 56), Qt.AlignmentFlag.AlignCenter, str(self._level)
        )

    def _paint_slots(self, painter: QPainter, title: str, slots: list[QRectF]) -> None:
        theme = self._theme
        whole = slots[0].united(slots[-1])
        painter.setPen(theme.on_table)
        line = QRectF(whole.left(), whole.top() - 30, whole.width(), 28)
        painter.setFont(fitting_font(title, line.width(), TEXT, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, title)
        painter.setPen(QPen(faded(theme.on_table, 0.5), 2, Qt.PenStyle.DashLine))
        painter.setBrush(faded(theme.table_bottom.darker(150), 0.55))
        for slot in slots:
            painter.drawRoundedRect(slot, Corner.MEDIUM, Corner.MEDIUM)


class SlotsTarget(LocalTarget):
    """The slots of one combination: choosing them puts the selected cards there."""

    def __init__(self, index: int, theme: Theme, fill: Callable[[int], None]) -> None:
        super().__init__(QPainterPath(), theme)
        self.index = index
        self.area = QRectF()
        """Where a card may be dropped for these slots."""
        self._fill = fill
        self.setObjectName(f"slots {index + 1}")
        self.hide()

    def place(self, area: QRectF, need_text: str) -> None:
        """The glow stays on the slots: above them stands what they are for."""
        if area != self.area:
            self.prepareGeometryChange()
            self.area = area
            self._outline = QPainterPath()
            self._outline.addRoundedRect(area.adjusted(7, 7, -7, -7), Corner.MEDIUM, Corner.MEDIUM)
        self.hint = need_text
        self.setToolTip(tip(need_text))

    @override
    def run(self) -> None:
        self._fill(self.index)


def need_text(level: Level, index: int) -> str:
    """What belongs into the slots, and how to get it there by a key."""
    text = translate("Level8", "{requirement}: {sense}. Key {key} puts the selected cards here.")
    need = level[index]
    return text.format(requirement=requirement_name(need), sense=requirement_sense(need), key=index + 1)
