"""A hint in words and numbers: what each choice is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.bots.advice import Advice
from gamebox.bots.judge import Verdict
from gamebox.ui.texts import percent, translate
from gamebox.ui.theme import Corner, Theme
from gamebox.ui.widgets.parts import PaintedButton, label

_MOST = 7
"""So many choices can be compared at a glance: in EXXTRA all of them."""
_BAR = 6.0


class Choice(NamedTuple):
    """A move that could be made: what it is called, how it was judged, and why, in sentences."""

    deed: str
    verdict: Verdict
    reasons: tuple[str, ...]


class HintPanel(QWidget):
    pointed = Signal(object)
    """The move whose place is to be shown on the table."""

    def __init__(self, advice: Advice, choices: Sequence[Choice], theme: Theme, *, chosen: object = None) -> None:
        """`chosen` is the move to begin with, if not with the best one."""
        super().__init__()
        self._advice = advice
        self._choices = _distinct(choices, chosen)
        self._rows = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 8, 8)
        self._column.setSpacing(6)
        self._column.addWidget(label(_heading(advice), "muted", wrap=True))
        self._add_rows(theme)
        self._verdict = label("", "strong", wrap=True)
        self._verdict.setObjectName("hint-verdict")
        self._why = label("", wrap=True)
        self._why.setObjectName("hint-why")
        self._column.addSpacing(6)
        self._column.addWidget(self._verdict)
        self._column.addWidget(self._why)
        self._column.addStretch(1)
        self._rows.idToggled.connect(self._toggled)
        begin = next((index for index, choice in enumerate(self._choices) if choice.verdict.action == chosen), 0)
        self._rows.button(begin).setChecked(True)

    def _add_rows(self, theme: Theme) -> None:
        most = max(self._advice.worth(choice.verdict) for choice in self._choices) or 1.0
        for index, choice in enumerate(self._choices):
            worth = self._advice.worth(choice.verdict)
            row = ChoiceRow(choice.deed, self._figure(worth), max(0.0, worth / most), theme, best=index == 0)
            row.setObjectName(f"choice-{index}")
            self._rows.addButton(row, index)
            self._column.addWidget(row)

    def _toggled(self, index: int, on: bool) -> None:
        if not on:
            return
        choice = self._choices[index]
        self._verdict.setText(self._compared(choice.verdict))
        self._why.setText("\n".join(f"• {reason}" for reason in choice.reasons))
        self.pointed.emit(choice.verdict.action)

    def _figure(self, worth: float) -> str:
        return percent(worth) if self._advice.unit == "win" else QLocale().toString(worth, "f", 1)

    def _compared(self, verdict: Verdict) -> str:
        advice = self._advice
        if len(self._choices) == 1:
            return translate("Hint", "The best move; no other one needed weighing:")
        if verdict == advice.best:
            return translate("Hint", "The best move:")
        if advice.even(verdict):
            return translate("Hint", "About as good as the best move:")
        if advice.unit == "points":
            points = QLocale().toString(advice.loss(verdict), "f", 1)
            return translate("Hint", "{points} points less than with the best move:").format(points=points)
        loss = QLocale().toString(100 * advice.loss(verdict), "f", 1)
        return translate("Hint", "Wins {loss} of 100 games less than the best move:").format(loss=loss)


def _distinct(choices: Sequence[Choice], chosen: object) -> list[Choice]:
    """The best of those that are called the same, no more than can be compared, and the one that was thought of."""
    by_deed: dict[str, Choice] = {}
    for choice in choices:
        if choice.verdict.action == chosen or choice.deed not in by_deed:
            by_deed[choice.deed] = choice
    kept = list(by_deed.values())
    return kept[:_MOST] + [choice for choice in kept[_MOST:] if choice.verdict.action == chosen]


def _heading(advice: Advice) -> str:
    if advice.unit == "points":
        return translate("Hint", "Points that you can expect in the end:")
    return translate("Hint", "Your chance to win:")


class ChoiceRow(PaintedButton):
    """A choice with its worth as a figure and as a bar."""

    def __init__(self, deed: str, figure: str, share: float, theme: Theme, *, best: bool) -> None:
        super().__init__()
        self._deed, self._figure, self._share, self._theme, self._best = deed, figure, share, theme, best
        self.setText(deed)
        self.setAccessibleName(f"{deed}: {figure}")
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    @override
    def heightForWidth(self, width: int) -> int:
        return round(self._words_area(width).height() + _BAR + 20)

    def _metrics(self) -> QFontMetricsF:
        bold = self.font()
        bold.setBold(True)
        return QFontMetricsF(bold)

    def _words_area(self, width: int) -> QRectF:
        """The deed beside its figure; long ones run over two lines."""
        metrics = self._metrics()
        room = QRectF(10, 6, max(40.0, width - 28 - metrics.horizontalAdvance(self._figure)), 1000)
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._deed).united(
            QRectF(10, 6, room.width(), metrics.height())
        )

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        marked = self.isChecked() or self.underMouse() or self.hasFocus()
        painter.setPen(QPen(theme.ring if self.hasFocus() else theme.paper_edge, 2 if self.hasFocus() else 1))
        painter.setBrush(theme.field if marked else Qt.BrushStyle.NoBrush)
        if marked:
            painter.drawRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
        words = self._words_area(self.width())
        self._paint_words(painter, words)
        self._paint_bar(painter, QRectF(10, words.bottom() + 4, self.width() - 20, _BAR))

    def _paint_words(self, painter: QPainter, words: QRectF) -> None:
        bold = self.font()
        bold.setBold(True)
        painter.setPen(self._theme.ink)
        painter.setFont(bold if self._best else self.font())
        painter.drawText(words, Qt.TextFlag.TextWordWrap, self._deed)
        painter.setFont(bold)
        right = QRectF(0, words.top(), self.width() - 10, words.height())
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, self._figure)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.paper_edge)
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        painter.setBrush(theme.accent if self._best else theme.muted)
        bar.setWidth(max(_BAR, bar.width() * self._share))
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
