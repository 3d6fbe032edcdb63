"""What has happened, in words, with each player's emblem where their doings begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser
from typing_extensions import override

from gamebox.engine.session import Step
from gamebox.ui.announcements import announce
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Words
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.widgets.rule_label import RULE

_BETWEEN_LINES, _BETWEEN_PLAYERS = 2, 10
_RECENT = 150
"""So many steps are told at once; earlier ones when somebody scrolls up to them."""


class _Told(NamedTuple):
    """A step, where its words begin, how many lines they are, and who was told of before it."""

    step: Step
    begin: int
    lines: int
    after: int | None


class _Page(QTextDocument):
    """What one viewer knows of a game. Each step remembers where it begins, so that it can be taken back."""

    def __init__(self, log: GameLog) -> None:
        super().__init__(log)
        self.setDocumentMargin(0)
        self.first = 0
        """The index of the first step that is told."""
        self._steps: list[_Told] = []
        self._last_seat: int | None = None

    def follow(self, steps: Sequence[Step], first: int) -> list[Step]:
        """Forget what was taken back; returns what is not told yet. `first`: where a page without anything begins."""
        if abs(self.first + len(self._steps) - len(steps)) > _RECENT:  # somewhere else altogether
            self.clear()
            self._steps, self._last_seat = [], None
        while self._steps and not self._is_last_of(steps):
            told = self._steps.pop()
            self._last_seat = told.after
            if told.lines:
                self._cut(told.begin)
        if not self._steps:
            self.first = min(first, len(steps))
        return list(steps[self.first + len(self._steps) :])

    def _is_last_of(self, steps: Sequence[Step]) -> bool:
        """Steps never change: where the last one is the same, so are all before it."""
        index = self.first + len(self._steps) - 1
        return index < len(steps) and steps[index] is self._steps[-1].step

    def _cut(self, begin: int) -> None:
        """What is left keeps its emblem, which Qt would take from what goes."""
        seat = self.findBlock(begin - 1).userState()
        rest = QTextCursor(self)
        rest.setPosition(begin)
        rest.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        rest.removeSelectedText()
        rest.block().setUserState(-1)  # an empty page has no emblem
        if begin:
            rest.deletePreviousChar()
            rest.block().setUserState(seat)

    def step_at(self, place: int) -> int | None:
        """The index of the step that is told at a place in the text."""
        told = [each for each in self._steps if each.lines]
        index = bisect_right(told, place, key=lambda each: each.begin) - 1
        return told[index].step.index if index >= 0 else None

    def tell(self, step: Step, lines: Sequence[tuple[int, str]], indent: float) -> None:
        """Each line under the seat that it is about."""
        begin = 0 if self.isEmpty() else self.characterCount()
        self._steps.append(_Told(step, begin, len(lines), self._last_seat))
        for seat, line in lines:
            self._append(line, seat, indent)

    def _append(self, line: str, seat: int, indent: float) -> None:
        """One more line; the first one of what a player does stands a little apart."""
        begins = seat != self._last_seat
        self._last_seat = seat
        first = self.isEmpty()
        looks = QTextBlockFormat()
        looks.setLeftMargin(indent)
        looks.setTopMargin(0 if first else _BETWEEN_PLAYERS if begins else _BETWEEN_LINES)
        end = QTextCursor(self)
        end.movePosition(QTextCursor.MoveOperation.End)
        if first:
            end.setBlockFormat(looks)
        else:
            end.insertBlock(looks)
        end.block().setUserState(seat if begins else -1)
        for number, part in enumerate(RULE.split(line)):  # never as HTML, whatever people call themselves
            end.insertText(part, _link_to(part) if number % 2 else QTextCharFormat())


def _link_to(rule: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setAnchor(True)
    made.setAnchorHref(rule)
    made.setFontUnderline(True)
    return made


class GameLog(QTextBrowser):
    """Stays at its end, unless somebody has scrolled up to read. Everybody who looks has a page of their own."""

    chosen = Signal(int)
    """The index of the step whose line was clicked."""
    referred = Signal(str)
    """The number of a rule was clicked."""

    def __init__(self, words: Words, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._words = words
        self._players = players
        self._pages: dict[int | None, _Page] = {}
        self._shown: tuple[Sequence[Step], int | None] = (), None
        self._follows = True
        self.setAccessibleName(translate("Log", "What has happened"))
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda link: self.referred.emit(link.toString()))
        self.setPlaceholderText(translate("Log", "Nothing has happened yet."))
        self.document().setDocumentMargin(0)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    def show_all(self, steps: Sequence[Step], seat: int | None) -> None:
        """Everything that the seat knows of these steps; None: what everybody knows."""
        parts = [part for step in steps for part in step.shown]
        self._shown = parts, seat
        self._follows = True
        self._turn_to(seat, max(0, len(parts) - _RECENT))

    def _turn_to(self, seat: int | None, first: int) -> None:
        page = self._pages.setdefault(seat, _Page(self))
        at_once = QTextCursor(page)
        at_once.beginEditBlock()
        for step in page.follow(self._shown[0], first):
            page.tell(step, told(self._words, self._players, step, seat), self._indent())
        at_once.endEditBlock()
        if self.document() is not page:
            page.setDefaultFont(self.font())
            self.setDocument(page)
            self._indent_all()
        self._follow()

    def add(self, step: Step, seat: int | None) -> None:
        """A step that has just been made, as the seat saw it."""
        lines = told(self._words, self._players, step, seat)
        page = self._pages.setdefault(seat, _Page(self))
        page.tell(step, lines, self._indent())
        for _, line in lines:
            announce(self, line)

    def lines(self, step: Step, seat: int | None) -> list[str]:
        """The sentences that tell one step."""
        return [line for _, line in told(self._words, self._players, step, seat)]

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        page = self.document()
        if isinstance(page, _Page) and not self.textCursor().hasSelection():
            index = page.step_at(self.cursorForPosition(event.position().toPoint()).position())
            if index is not None:
                self.chosen.emit(index)

    def _scrolled(self) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum()
        if bar.sliderPosition() <= bar.minimum() and not self._follows:
            self._tell_earlier()

    def _tell_earlier(self) -> None:
        """Somebody has scrolled up to the first of the recent steps: tell all before it, and stay there."""
        seat = self._shown[1]
        page = self._pages.get(seat)
        if page is None or page.first == 0:
            return
        height = self.verticalScrollBar().maximum()
        del self._pages[seat]
        self._turn_to(seat, 0)
        page.deleteLater()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum() - height)

    def _follow(self) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Qt would show the cursor, at the beginning, when it is seen for the first time."""
        super().showEvent(event)
        self._follow()

    def _indent(self) -> float:
        """Beside the emblems."""
        return self._emblem_side() + 8

    def _indent_all(self) -> None:
        if self.document().firstBlock().blockFormat().leftMargin() == self._indent():
            return
        looks = QTextBlockFormat()
        looks.setLeftMargin(self._indent())
        everything = QTextCursor(self.document())
        everything.select(QTextCursor.SelectionType.Document)
        everything.mergeBlockFormat(looks)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger type has larger emblems."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._indent_all()

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


def told(words: Words, players: tuple[Player, ...], step: Step, seat: int | None) -> list[tuple[int, str]]:
    """Sentences, each with the seat whose doing it tells: a move may end with the next one's turn beginning."""
    lines, doer = [], step.by.seat
    for event in filter(None, (event.seen_by(seat) for event in step.events)):
        passes_to = event.passes_to()
        doer = doer if passes_to is None else passes_to
        if line := words.told(event, players):
            lines.append((doer, line))
    return lines
