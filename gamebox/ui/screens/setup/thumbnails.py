"""A choice by eye: groups of small pictures, each with its name and how hard it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.choice import paint_choice
from gamebox.ui.items.paper import Picture, drawn
from gamebox.ui.items.stars import paint_stars
from gamebox.ui.look import Choice, Pictured
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import BareButton, button, give_tip, label

_WIDTH, _WIDEST = 116, 270
"""Of a thumbnail at the usual size; the first also of a picture alone."""
_SHAPE = 1.0
"""How high a picture is for its width."""
_GAP = 8
_INSET = 3
"""Round corners cut nothing off."""
_MOST = 3
"""Side by side: so that all of them can be told apart, and two rows are seen at once."""


class Thumbnail(BareButton):
    """One value."""

    def __init__(self, value: Any, text: str, pictured: Pictured, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._difficulty = pictured.difficulty(value)
        self._note = pictured.note(value) or ("" if self._difficulty else translate("Setup", "your own"))
        self.setText(text)
        self.setAccessibleName(", ".join(filter(None, (pictured.group(value), text, self._hardness(), self._note))))
        give_tip(self, self.accessibleName())
        self.setCheckable(True)

        def on_paper(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, theme.paper)
            pictured.paint(painter, area.adjusted(_INSET, _INSET, -_INSET, -_INSET), value, theme)

        def draw(size: QSize) -> QPixmap:
            return drawn(size, self.devicePixelRatioF(), on_paper)

        self.picture = Picture(draw, theme.paper)
        self.picture.setParent(self)

    def _hardness(self) -> str:
        if self._difficulty is None:
            return ""
        return translate("Setup", "difficulty {stars} of 5").format(stars=self._difficulty)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        below = 2 * self.fontMetrics().height() + 8
        self.picture.setGeometry(6, 6, self.width() - 12, self.height() - 10 - below)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, chosen = self._theme, self.isChecked()
        paint_choice(painter, self, theme, chosen=chosen)
        line = self.fontMetrics().height()
        name = QRectF(8, self.height() - 2 * line - 6, self.width() - 16, line)
        font = self.font()
        font.setBold(chosen)
        painter.setFont(font)
        painter.setPen(theme.ink)
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(name.width()))
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, shown)
        below = name.translated(0, line)
        if self._note or self._difficulty is None:
            painter.setPen(theme.muted)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._note)
        else:
            paint_stars(painter, below, self._difficulty, theme)
        if chosen:
            self._paint_tick(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        """Colour never speaks alone."""
        side = 20 * enlargement(self)
        place = QRectF(self.width() - side - 6, 6, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent)
        painter.drawEllipse(place)
        painter.setPen(QPen(self._theme.on_accent, side / 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        points = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
        painter.drawPolyline(QPolygonF([place.topLeft() + QPointF(x * side, y * side) for x, y in points]))


class _Shelf(QWidget):
    """Thumbnails in as many rows as they need."""

    def __init__(self, thumbnails: Sequence[Thumbnail], most: int) -> None:
        """`most` stand side by side, here or in another group."""
        super().__init__()
        self._thumbnails = thumbnails
        self._most = most
        for thumbnail in thumbnails:
            thumbnail.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _columns(self, width: int) -> int:
        fitting = (width + _GAP) // (round(_WIDTH * enlargement(self)) + _GAP)
        return max(1, min(self._most, fitting))

    def _cell(self, width: int) -> QSize:
        """Those of a row share its width, but a few do not become huge."""
        wide = min((width + _GAP) // self._columns(width) - _GAP, round(_WIDEST * enlargement(self)))
        return QSize(wide, round((wide - 12) * _SHAPE) + 2 * self.fontMetrics().height() + 18)

    @override
    def sizeHint(self) -> QSize:
        wide = 3 * (round(_WIDTH * enlargement(self)) + _GAP)
        return QSize(wide, self.heightForWidth(wide))

    @override
    def minimumSizeHint(self) -> QSize:
        wide = round(_WIDTH * enlargement(self))
        return QSize(wide, self._cell(wide).height())

    @override
    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._thumbnails) // self._columns(width))
        return rows * (self._cell(width).height() + _GAP) - _GAP

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns, cell = self._columns(self.width()), self._cell(self.width())
        for index, thumbnail in enumerate(self._thumbnails):
            row, column = divmod(index, columns)
            left, top = column * (cell.width() + _GAP), row * (cell.height() + _GAP)
            thumbnail.setGeometry(left, top, cell.width(), cell.height())


class Thumbnails(QWidget):
    """All values of a choice; arrow keys walk through them."""

    chosen = Signal(object)

    def __init__(self, choice: Choice, pictured: Pictured, value: Any, theme: Theme) -> None:
        super().__init__()
        self.setObjectName(choice.option)
        self._group = QButtonGroup(self)
        self._told = ElidedLabel("muted")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        numbers = range(len(choice.values))
        grouped = groupby(numbers, lambda number: pictured.group(choice.values[number][0]))
        groups = [(heading, list(members)) for heading, members in grouped]
        most = min(_MOST, max(len(members) for _, members in groups))
        for heading, members in groups:
            if rows.count():
                rows.addSpacing(8)
            rows.addLayout(self._heading(heading, pictured, theme, first=not rows.count()))
            made = [self._thumbnail(choice, pictured, number, value, theme) for number in members]
            rows.addWidget(_Shelf(made, most))
        self._values = [each for each, _ in choice.values]
        self._group.idToggled.connect(self._toggled)

    def _heading(self, text: str, pictured: Pictured, theme: Theme, *, first: bool) -> QHBoxLayout:
        """The name of a group; beside the first one, what can be done with the picture that is chosen."""
        row = QHBoxLayout()
        row.addWidget(label(text, "strong"), 1)
        printing = pictured.print
        if first and printing:
            row.addWidget(self._told, 2)
            words = translate("Setup", "Print …")
            row.addWidget(button(words, lambda: self._print(printing, theme), name="print"))
        return row

    def _print(self, printing: Callable[[Any, QWidget, Theme], str], theme: Theme) -> None:
        told = printing(self._values[self._group.checkedId()], self, theme)
        self._told.setText(told)

    def _thumbnail(self, choice: Choice, pictured: Pictured, index: int, chosen: Any, theme: Theme) -> Thumbnail:
        value, text = choice.values[index]
        made = Thumbnail(value, text, pictured, theme)
        made.setObjectName(f"{choice.option}-{value if isinstance(value, str) else index}")
        made.setChecked(value == chosen)
        self._group.addButton(made, index)
        return made

    def choose(self, value: Any) -> None:
        """Nothing changes if there is no such value."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[index])

    @property
    def current(self) -> QWidget:
        """The picture that is chosen."""
        return self._group.checkedButton() or self
