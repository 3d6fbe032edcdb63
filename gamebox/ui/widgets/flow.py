"""Parts side by side, in as many lines as they need: where words grow, rows become paragraphs."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget
from typing_extensions import override


class Flow(QLayout):
    """Like QHBoxLayout while everything fits into one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._stretches: dict[int, int] = {}
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(8)
        if parent:
            parent.setLayout(self)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        self.addWidget(widget)
        self._stretches[id(widget)] = stretch

    def add_stretch(self) -> None:
        """What room is left in a line is here."""
        self.addItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum))

    def add_space(self, width: int) -> None:
        self.addItem(QSpacerItem(width, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum))

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    @override
    def heightForWidth(self, width: int) -> int:
        """Kept until something in it is another: while a screen is laid out Qt asks for the same widths many times."""
        if width not in self._heights:
            left, top, right, bottom = self._margins()
            lines = self._lines(width - left - right)
            high = sum(_height(line) for line in lines) + self.spacing() * max(0, len(lines) - 1)
            self._heights[width] = top + high + bottom
        return self._heights[width]

    @override
    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)

    @override
    def sizeHint(self) -> QSize:
        line = self._shown()
        return self._with_margins(sum(item.sizeHint().width() for item in line) + self._gaps(line), _height(line))

    @override
    def minimumSize(self) -> QSize:
        line = self._shown()
        return self._with_margins(max((item.minimumSize().width() for item in line), default=0), _height(line))

    @override
    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        left, top, right, _ = self._margins()
        inner, down = area.width() - left - right, area.top() + top
        lines = self._lines(inner)
        single = max(0, area.height() - top - self._margins()[3])
        for line in lines:
            high = single if len(lines) == 1 else _height(line)
            self._place(line, QRect(area.left() + left, down, inner, high))
            down += high + self.spacing()

    def _place(self, line: list[QLayoutItem], area: QRect) -> None:
        across = area.left()
        for item, width in zip(line, self._widths(line, area.width()), strict=True):
            tall = bool(item.expandingDirections() & Qt.Orientation.Vertical)
            wish = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            high = area.height() if tall else min(area.height(), wish)
            item.setGeometry(QRect(across, area.top() + (area.height() - high) // 2, width, high))
            across += width + (0 if isinstance(item, QSpacerItem) else self.spacing())

    def _widths(self, line: list[QLayoutItem], room: int) -> list[int]:
        """As wide as they wish, or narrower as far as they can be; what is left goes to what stretches."""
        wishes = [item.sizeHint().width() for item in line]
        spare = room - self._gaps(line) - sum(wishes)
        if spare < 0:
            slack = [max(0, wish - item.minimumSize().width()) for wish, item in zip(wishes, line, strict=True)]
            return _shared(wishes, slack, max(spare, -sum(slack)))
        return _shared(wishes, [self._stretch(item) for item in line], spare)

    def _stretch(self, item: QLayoutItem) -> int:
        if isinstance(item, QSpacerItem):
            return int(item.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Expanding)
        return self._stretches.get(id(item.widget()), 0)

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = [[]]
        for item in self._shown():
            longer = [*lines[-1], item]
            needed = sum(each.minimumSize().width() for each in longer) + self._gaps(longer)
            if lines[-1] and needed > room:
                lines.append([item])
            else:
                lines[-1] = longer
        return lines

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if isinstance(item, QSpacerItem) or not item.isEmpty()]

    def _gaps(self, line: list[QLayoutItem]) -> int:
        return self.spacing() * sum(not isinstance(one, QSpacerItem) for one, _ in pairwise(line))

    def _margins(self) -> tuple[int, int, int, int]:
        margins = self.contentsMargins()
        return margins.left(), margins.top(), margins.right(), margins.bottom()

    def _with_margins(self, width: int, height: int) -> QSize:
        left, top, right, bottom = self._margins()
        return QSize(left + width + right, top + height + bottom)


def _height(line: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)


def _shared(widths: list[int], parts: list[int], rest: int) -> list[int]:
    """The rest, which may be too little, shared out by parts, to the pixel."""
    whole, given, made = sum(parts), 0, []
    before = 0
    for width, part in zip(widths, parts, strict=True):
        before += part
        upto = rest * before // whole if whole else 0
        made.append(width + upto - given)
        given = upto
    return made
