"""A few values side by side, one of them chosen: for choices that should be seen at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.theme import Corner, Theme, mixed

_GAP = 4


class Segment(QAbstractButton):
    """One value."""

    def __init__(self, text: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        bold = self.font()
        bold.setBold(True)
        metrics = type(self.fontMetrics())(bold)
        return QSize(metrics.horizontalAdvance(self.text()) + 28, metrics.height() + 22)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, chosen = self._theme, self.isChecked()
        ground = theme.accent if chosen else theme.field
        edge = theme.accent if chosen or self.underMouse() else theme.paper_edge
        painter.setBrush(mixed(ground, theme.accent, 0.12) if self.underMouse() and not chosen else ground)
        focused = self.hasFocus()
        painter.setPen(QPen(theme.ink if focused and chosen else theme.ring if focused else edge, 2 if focused else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)
        painter.setPen(theme.on_accent if chosen else theme.ink)
        font = self.font()
        font.setBold(chosen)
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Segments(QWidget):
    """All values of a choice, one below the other where they do not fit into a line; arrow keys walk through them."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[tuple[Any, str]], value: Any, theme: Theme, *, name: str, label: str) -> None:
        super().__init__()
        self._values = [each for each, _ in values]
        self._group = QButtonGroup(self)
        self.setObjectName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for index, (each, text) in enumerate(values):
            segment = Segment(text, theme)
            segment.setParent(self)
            segment.setObjectName(f"{name}-{each}")
            segment.setAccessibleDescription(label)
            segment.setChecked(each == value)
            self._group.addButton(segment, index)
        self._group.idToggled.connect(self._toggled)

    @property
    def value(self) -> Any:
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[index])

    def _hints(self) -> list[QSize]:
        return [segment.sizeHint() for segment in self._group.buttons()]

    def _in_line(self, width: int) -> bool:
        return self.sizeHint().width() <= width

    def _widths(self) -> list[int]:
        """Side by side: all the same."""
        count = len(self._values)
        room = self.width() - _GAP * (count - 1)
        return [room * (index + 1) // count - room * index // count for index in range(count)]

    @override
    def sizeHint(self) -> QSize:
        hints = self._hints()
        widest = max(hint.width() for hint in hints)
        return QSize((widest + _GAP) * len(hints) - _GAP, hints[0].height())

    @override
    def minimumSizeHint(self) -> QSize:
        hints = self._hints()
        return QSize(max(hint.width() for hint in hints), hints[0].height())

    @override
    def heightForWidth(self, width: int) -> int:
        high = self._hints()[0].height()
        return high if self._in_line(width) else (high + _GAP) * len(self._values) - _GAP

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high, left = self._hints()[0].height(), 0
        in_line = self._in_line(self.width())
        for index, (segment, width) in enumerate(zip(self._group.buttons(), self._widths(), strict=True)):
            if in_line:
                segment.setGeometry(left, 0, width, high)
                left += width + _GAP
            else:
                segment.setGeometry(0, (high + _GAP) * index, self.width(), high)
