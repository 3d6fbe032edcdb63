"""One figure of the balance meter: its name, the figure, where it should be, and what it means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.bots.lavarails.readings import ADVANTAGE, FILLED, Reading
from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.games.lavarails.workshop.meanings import meaning, title, written
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, faded, mixed
from gamebox.ui.widgets.parts import label

_SIGNS = {"good": "✓", "low": "▼", "high": "▲", "unknown": "…"}
_SCALES = {"filled": (0.0, 1.0, *FILLED), "start": (-0.2, 0.2, -ADVANTAGE, ADVANTAGE)}
"""From where to where a gauge goes, and the part of it that is in balance."""


class ReadingRow(QWidget):
    """`pointed` while somebody looks at it: the fields that it is about are framed then."""

    pointed = Signal(object)
    """The Reading, or None when that ends."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._reading: Reading | None = None
        self._sign = label("", "strong")
        self._title = label("", "strong", wrap=True)
        self._figure = label("", "strong")
        self._meaning = label("", "muted", wrap=True)
        self._gauge = _Gauge(theme)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        head.addWidget(self._figure)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(4, 4, 4, 6)
        rows.setSpacing(2)
        rows.addLayout(head)
        rows.addWidget(self._gauge)
        rows.addWidget(self._meaning)

    def show_reading(self, reading: Reading, sheet: Sheet) -> None:
        self._reading = reading
        self.setObjectName(f"reading-{reading.kind}")
        role = {"good": "good", "unknown": "muted"}.get(reading.verdict, "bad")
        for part, text in ((self._sign, _SIGNS[reading.verdict]), (self._figure, written(reading))):
            part.setProperty("role", role if part is self._sign else "strong")
            part.setText(text)
            part.style().unpolish(part)
            part.style().polish(part)
        self._title.setText(title(reading, sheet))
        self._meaning.setText(meaning(reading, sheet))
        self._gauge.show_reading(reading)
        words = f"{title(reading, sheet)}: {written(reading)}. {meaning(reading, sheet)}"
        self.setAccessibleName(words)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self._reading)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self._reading)
        self.update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.ring, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)


class _Gauge(QWidget):
    """Where a figure is, and where it should be."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._reading: Reading | None = None
        self.setAccessibleName(translate("Spoken", "Picture"))
        self.setFixedHeight(14)

    def show_reading(self, reading: Reading) -> None:
        self._reading = reading
        self.setVisible(reading.kind in _SCALES)
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._reading is None or self._reading.kind not in _SCALES:
            return
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start, end, low, high = _SCALES[self._reading.kind]
        whole = QRectF(self.rect()).adjusted(4, 4, -4, -4)

        def at(value: float) -> float:
            return whole.left() + whole.width() * (min(max(value, start), end) - start) / (end - start)

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.paper_edge, theme.muted, 0.15))
        painter.drawRoundedRect(whole, 3, 3)
        painter.setBrush(faded(theme.good, 0.75))
        painter.drawRect(QRectF(at(low), whole.top(), at(high) - at(low), whole.height()))
        if self._reading.kind == "start":
            painter.setBrush(faded(theme.ink, 0.25))
            left = at(self._reading.value - self._reading.spread)
            right = at(self._reading.value + self._reading.spread)
            painter.drawRect(QRectF(left, whole.top() + 1, right - left, whole.height() - 2))
        painter.setBrush(theme.ink)
        painter.setPen(QPen(theme.paper, 1.5))
        painter.drawEllipse(QRectF(at(self._reading.value) - 5, whole.center().y() - 5, 10, 10))
