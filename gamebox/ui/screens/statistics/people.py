"""Everybody who has played, as a list to choose from: shape, name, and how many games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from gamebox.library.statistics import Person
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.statistics.cards import livery_of
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Corner, Size, Theme, font

_PERSON = Qt.ItemDataRole.UserRole
_ROW = 38


class PeopleList(QListWidget):
    chosen = Signal(object)
    """The name of a person, or None for everybody."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("people")
        self.setAccessibleName(translate("Statistics", "People"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(_Delegate(self, theme))
        self.currentItemChanged.connect(lambda item, _: self._choose(item))

    def show_whole(self, *, whole: bool) -> None:
        """Everybody at once, where the screen itself is scrolled."""
        frame = 2 * self.frameWidth()
        self.setMinimumHeight(sum(map(self.sizeHintForRow, range(self.count()))) + frame if whole else 0)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item:
            person: Person | None = item.data(_PERSON)
            self.chosen.emit(person.name if person else None)

    def show_people(self, people: Sequence[Person], chosen: str | None) -> None:
        self.blockSignals(True)
        self.clear()
        for person in (None, *people):
            name = person.name if person else translate("Statistics", "Everybody")
            item = QListWidgetItem(name)
            item.setData(_PERSON, person)
            item.setToolTip(tip(name))
            self.addItem(item)
        names = [None, *(person.name for person in people)]
        self.setCurrentRow(names.index(chosen) if chosen in names else 0)
        self.blockSignals(False)


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: PeopleList, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme

    @override
    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, round(_ROW * enlargement(self._view)))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        scale, theme = enlargement(self._view), self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        painter.scale(scale, scale)
        area = QRectF(QPointF(), QSizeF(option.rect.size()) / scale).adjusted(1, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            focused = chosen and self._view.hasFocus()
            painter.setPen(QPen(theme.ink, 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent if chosen else theme.field)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)
        self._paint_words(painter, area, index, chosen=chosen)
        painter.restore()

    def _paint_words(
        self, painter: QPainter, area: QRectF, index: QModelIndex | QPersistentModelIndex, *, chosen: bool
    ) -> None:
        person: Person | None = index.data(_PERSON)
        words = area.adjusted(12, 0, -12, 0)
        painter.setPen(self._theme.on_accent if chosen else self._theme.muted)
        if person:
            paint_emblem(painter, livery_of(person), QRectF(words.left(), words.center().y() - 9, 18, 18))
            painter.setFont(font(Size.SMALL))
            count = str(person.games)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
            words.adjust(26, 0, -QFontMetricsF(painter.font()).horizontalAdvance(count) - 8, 0)
        made = font(Size.BODY, bold=chosen)
        painter.setFont(made)
        painter.setPen(self._theme.on_accent if chosen else self._theme.ink)
        name = QFontMetricsF(made).elidedText(index.data(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
