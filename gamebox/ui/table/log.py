"""What has happened, in words, with each player's emblem where their doings begin."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QTextBlock, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser
from typing_extensions import override

from gamebox.engine.session import Session, Step
from gamebox.ui.announcements import announce
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Look
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

_BETWEEN_LINES, _BETWEEN_PLAYERS = 2, 10


class GameLog(QTextBrowser):
    """Stays at its end, unless somebody has scrolled up to read."""

    def __init__(self, look: Look, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._look = look
        self._players = players
        self._last_seat: int | None = None
        self._follows = True
        self.setAccessibleName(translate("Log", "What has happened"))
        self.setPlaceholderText(translate("Log", "Nothing has happened yet."))
        self.document().setDocumentMargin(0)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    def show_all(self, session: Session, seat: int | None) -> None:
        """Everything that the seat knows; None: what everybody knows."""
        self.clear()
        self._last_seat = None
        self._follows = True
        for step in session.steps:
            for line in self.lines(step, seat):
                self._append(line, step.by.seat)

    def add(self, step: Step, seat: int | None) -> None:
        for line in self.lines(step, seat):
            self._append(line, step.by.seat)
            announce(self, line)

    def _append(self, line: str, seat: int) -> None:
        """One more line; the first one of what a player does stands a little apart."""
        begins = seat != self._last_seat
        self._last_seat = seat
        first = self.document().isEmpty()
        looks = self._indented()
        looks.setTopMargin(0 if first else _BETWEEN_PLAYERS if begins else _BETWEEN_LINES)
        end = QTextCursor(self.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        if first:
            end.setBlockFormat(looks)
        else:
            end.insertBlock(looks)
        end.block().setUserState(seat if begins else -1)
        end.insertText(line)  # never as HTML, whatever people call themselves

    def lines(self, step: Step, seat: int | None) -> list[str]:
        """The sentences that tell one step."""
        seen = (event.seen_by(seat) for event in step.events)
        told = (self._look.told(event, self._players) for event in seen if event)
        return [line for line in told if line]

    def _scrolled(self) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum()

    def _follow(self) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _indented(self) -> QTextBlockFormat:
        """Beside the emblems."""
        looks = QTextBlockFormat()
        looks.setLeftMargin(self._emblem_side() + 8)
        return looks

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger type has larger emblems."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            everything = QTextCursor(self.document())
            everything.select(QTextCursor.SelectionType.Document)
            everything.mergeBlockFormat(self._indented())

    def _emblem_side(self) -> float:
        return QFontMetricsF(self.font()).ascent()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        side = self._emblem_side()
        for block in self._blocks():
            if block.userState() >= 0:
                top = self._line_of(block) - self.verticalScrollBar().value()
                paint_emblem(painter, self._players[block.userState()].livery, QRectF(0, top, side, side))

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.cursorForPosition(self.viewport().rect().topLeft()).block()
        last = self.cursorForPosition(self.viewport().rect().bottomRight()).block().blockNumber()
        while block.isValid() and block.blockNumber() <= last:
            yield block
            block = block.next()

    def _line_of(self, block: QTextBlock) -> float:
        """Where an emblem must begin to stand in the middle of a block's first line."""
        top = self.document().documentLayout().blockBoundingRect(block).top()
        return top + (QFontMetricsF(self.font()).height() - self._emblem_side()) / 2

    @override
    def sizeHint(self) -> QSize:
        return QSize(280, 200)
