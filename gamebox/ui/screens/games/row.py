"""How a game lies in the list: its picture, who played, how it ended, how long it took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from gamebox.library.summary import Sat
from gamebox.ui.cover import Cover
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.games.entries import Entry
from gamebox.ui.screens.games.model import ENTRY
from gamebox.ui.screens.games.pictures import Pictures
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Corner, Size, Theme, faded, font, mixed
from gamebox.ui.widgets.cover_picture import cover_picture

HEIGHT = 98
_PICTURE = QSizeF(128, 80)
_EMBLEM = 15.0
_GAP = 16.0
_NARROWEST = 56.0
"""Pixels below which a player's score is left out, so that the name can be read."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QStyledItemDelegate):
    def __init__(self, view: QAbstractItemView, theme: Theme, covers: Mapping[str, Cover], pictures: Pictures) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme
        self._covers = covers
        self._pictures = pictures

    @override
    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, round(HEIGHT * enlargement(self._view)))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        scale = enlargement(self._view)
        entry: Entry = index.data(ENTRY)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(option.rect.topLeft())
        painter.scale(scale, scale)
        area = QRectF(QPointF(), QSizeF(option.rect.size()) / scale)
        self._paint_ground(painter, area, option.state)
        self._paint_picture(painter, entry, QRectF(QPointF(12, (area.height() - _PICTURE.height()) / 2), _PICTURE))
        _Words(painter, entry, self._theme, self._covers[entry.game]).paint(
            area.adjusted(_PICTURE.width() + 28, 10, -20, -10), self._position(entry)
        )
        painter.restore()

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> None:
        theme, chosen = self._theme, bool(state & QStyle.StateFlag.State_Selected)
        sheet = area.adjusted(2, 2, -6, -2)
        if chosen:
            focused = self._view.hasFocus()
            painter.setPen(QPen(theme.ring if focused else theme.accent, 2 if focused else 1))
            painter.setBrush(mixed(theme.field, theme.accent, 0.14))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(theme.paper_edge, 1))
            painter.setBrush(theme.field)
        else:
            painter.setPen(QPen(theme.paper_edge, 1))
            painter.drawLine(QPointF(12, area.bottom()), QPointF(area.right() - 16, area.bottom()))
            return
        painter.drawRoundedRect(sheet.adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)

    def _picture_size(self) -> QSize:
        return (_PICTURE * enlargement(self._view)).toSize()

    def _position(self, entry: Entry) -> str:
        glimpse = self._pictures.of(entry, self._picture_size())
        return glimpse.position if glimpse else ""

    def _paint_picture(self, painter: QPainter, entry: Entry, area: QRectF) -> None:
        """The table; as long as that is not drawn, or if it is gone, what the game looks like."""
        glimpse, size = self._pictures.of(entry, self._picture_size()), self._picture_size()
        if glimpse and not glimpse.pixmap.isNull():
            pixmap = glimpse.pixmap
        else:
            pixmap = cover_picture(self._covers[entry.game], size, self._view.devicePixelRatioF(), self._theme)
        path = QPainterPath()
        path.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
        painter.restore()


class _Words:
    """The three lines beside the picture."""

    def __init__(self, painter: QPainter, entry: Entry, theme: Theme, cover: Cover) -> None:
        self._painter = painter
        self._entry = entry
        self._theme = theme
        self._cover = cover

    def paint(self, area: QRectF, position: str) -> None:
        line = area.height() / 3
        self._title(QRectF(area.left(), area.top(), area.width(), line))
        self._players(QRectF(area.left(), area.top() + line, area.width(), line))
        self._facts(QRectF(area.left(), area.top() + 2 * line, area.width(), line), position)

    def _write(self, area: QRectF, text: str, size: float, *, bold: bool = False, right: bool = False) -> float:
        """How wide the text is; what does not fit is cut."""
        made = font(size, bold=bold)
        metrics = QFontMetricsF(made)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
        self._painter.setFont(made)
        self._painter.drawText(area, _RIGHT if right else _LEFT, shown)
        return metrics.horizontalAdvance(shown)

    def _title(self, area: QRectF) -> None:
        entry, painter = self._entry, self._painter
        painter.setPen(self._theme.muted)
        taken = self._write(area, entry.when, Size.SMALL, right=True) + _GAP
        painter.setPen(self._theme.ink)
        room = area.adjusted(0, 0, -taken, 0)
        room.setLeft(room.left() + self._write(room, entry.title, Size.LEAD, bold=True) + 10)
        painter.setPen(self._theme.muted)
        if room.width() > _NARROWEST:
            self._write(room, entry.subtitle, Size.SMALL)

    def _players(self, area: QRectF) -> None:
        ranking = self._entry.ranking
        wanted = [self._width(player, sat) for player, sat in ranking]
        left = area.left()
        for (player, sat), wide in zip(ranking, shares(wanted, area.width() - _GAP * (len(wanted) - 1)), strict=True):
            self._player(player, sat, QRectF(left, area.top(), wide, area.height()))
            left += wide + _GAP

    def _score(self, sat: Sat) -> str:
        return self._cover.score(sat.score) if sat.place else ""

    def _width(self, player: Player, sat: Sat) -> float:
        name = QFontMetricsF(font(Size.BODY, bold=self._entry.has_won(sat))).horizontalAdvance(player.name)
        score = self._score(sat)
        told = QFontMetricsF(font(Size.SMALL)).horizontalAdvance(score) + 6 if score else 0
        return _EMBLEM + 6 + name + told + 2

    def _player(self, player: Player, sat: Sat, area: QRectF) -> None:
        painter, score = self._painter, self._score(sat)
        if self._entry.has_won(sat):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(GOLD, 0.3))
            painter.drawRoundedRect(area.adjusted(-6, 2, 6, -2), Corner.MEDIUM, Corner.MEDIUM)
        emblem = QRectF(area.left(), area.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM)
        paint_emblem(painter, player.livery, emblem)
        words = area.adjusted(_EMBLEM + 6, 0, 0, 0)
        told = QFontMetricsF(font(Size.SMALL)).horizontalAdvance(score) + 6 if score else 0.0
        if score and (words.width() - told >= _NARROWEST or area.width() >= self._width(player, sat)):
            painter.setPen(self._theme.muted)
            self._write(words, score, Size.SMALL, right=True)
            words.setRight(words.right() - told)
        painter.setPen(self._theme.ink)
        self._write(words, player.name, Size.BODY, bold=self._entry.has_won(sat))

    def _facts(self, area: QRectF, position: str) -> None:
        entry, left = self._entry, area.left()
        if entry.unfinished:
            left += self._pill(QRectF(left, area.top(), 0, area.height()), translate("Games", "interrupted"), loud=True)
        for mark in entry.marks():
            left += self._pill(QRectF(left, area.top(), 0, area.height()), mark)
        self._painter.setPen(self._theme.muted)
        facts = " · ".join(filter(None, (position, entry.told_length())))
        self._write(QRectF(left, area.top(), area.right() - left, area.height()), facts, Size.SMALL)

    def _pill(self, area: QRectF, text: str, *, loud: bool = False) -> float:
        """A word on a ground of its own; how much room it takes with the gap after it."""
        made = font(Size.SMALL, bold=loud)
        pill = QRectF(area.left(), area.center().y() - 10, QFontMetricsF(made).horizontalAdvance(text) + 16, 20)
        painter, theme = self._painter, self._theme
        painter.setPen(Qt.PenStyle.NoPen if loud else QPen(theme.control_edge, 1))
        painter.setBrush(theme.accent if loud else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, 10, 10)
        painter.setPen(theme.on_accent if loud else theme.muted)
        painter.setFont(made)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        return pill.width() + 10


def shares(wanted: Sequence[float], room: float) -> list[float]:
    """What everybody gets of the room: who wants little gets it, the others share the rest evenly."""
    given = [0.0] * len(wanted)
    waiting = sorted(range(len(wanted)), key=lambda index: wanted[index])
    while waiting:
        index = waiting.pop(0)
        given[index] = min(wanted[index], room / (len(waiting) + 1))
        room -= given[index]
    return given
