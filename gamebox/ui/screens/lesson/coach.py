"""What is said to somebody who learns: one idea at a time, how many there are, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.announcements import announce
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button, label

_HEIGHT = 112
"""At the usual size, whatever is said: the board must not jump."""


class Coach(QFrame):
    read_on = Signal()
    from_start = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.words = label("", "lead", wrap=True)
        self.words.setObjectName("coach")
        self._way = _Way(theme)
        self._next = button("", self.read_on.emit, "primary", name="read-on")
        self._task = label(translate("Lesson", "Your turn"), "muted")
        self._again = button(
            translate("Lesson", "From the beginning"), self.from_start.emit, "quiet", name="from-start"
        )
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addWidget(self._way)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 16, 4)
        row.setSpacing(20)
        row.addLayout(column, 1)
        row.addLayout(self._side())

    def _side(self) -> QVBoxLayout:
        """Everything in its place, shown or not: who clicks twice must not begin anew."""
        for part in (self._next, self._again):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        way_on = QGridLayout()
        way_on.addWidget(self._next, 0, 0)
        way_on.addWidget(self._task, 0, 0, Qt.AlignmentFlag.AlignCenter)
        side = QVBoxLayout()
        side.addStretch(1)
        side.addLayout(way_on)
        side.addWidget(self._again)
        side.addStretch(1)
        return side

    def tell(self, words: str, number: int, count: int, *, task: bool) -> None:
        """`task`: it is done at the table; else there is a button to go on."""
        if words != self.words.text():
            announce(self, words)
        last = number == count - 1
        self.words.setText(words)
        self._way.show_place(number, count)
        self._next.setText(translate("Lesson", "Play a real game") if last else translate("Lesson", "Next"))
        self._next.setVisible(not task)
        self._task.setVisible(task)
        self._again.setVisible(number > 0)
        if not task:
            self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, scale: float) -> None:
        self.setMinimumHeight(round(_HEIGHT * scale))


class _Way(QWidget):
    """A dot for every step, those that are behind one filled."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._number, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, number: int, count: int) -> None:
        self._number, self._count = number, count
        self.setAccessibleName(translate("Lesson", "Step {number} of {count}").format(number=number + 1, count=count))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, round(8 * enlargement(self)))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        side = 6.0 * enlargement(self)
        for index in range(self._count):
            painter.setBrush(self._theme.accent if index <= self._number else self._theme.paper_edge)
            painter.drawEllipse(QRectF(index * side * 1.9, 1, side, side))
