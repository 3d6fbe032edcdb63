"""How a rulebook is set in type: one document, in which every rule knows its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTableFormat,
)

from gamebox.ui.screens.rules.book import Block, Figure, Item, Rule, Rulebook, Search, Section, Table
from gamebox.ui.screens.rules.ink import Ink
from gamebox.ui.screens.rules.plates import BANNER, insert_plate
from gamebox.ui.texts import translate
from gamebox.ui.theme import Size, Theme

EDGE = 28
"""What is left free at both sides."""
PADDING = 12
"""What a rule that is set off has around its text, left and right; above and below it is `LEADING`."""
LEADING = 10
_FOOT = 40
_MARGIN = 84
"""The width of the column in which the rules' numbers stand."""
_BETWEEN = 8
"""Room between the paragraphs of a rule."""
_LINE = 140
"""How far lines stand from each other, in per cent."""
_WIDE = 3.6
_FIGURE = 720 / 320


@dataclass(eq=False)
class Passage:
    """A rule, or something between rules: from one block of the document to another."""

    content: Rule | Block
    first: int
    last: int = -1
    button: int = -1
    """The block that keeps a button's place."""

    @property
    def id(self) -> str:
        return self.content.id if isinstance(self.content, Rule) else ""


@dataclass(eq=False)
class Chapter:
    """A section as it stands on the page."""

    heading: int = -1
    """The block of its title; none while a search finds nothing in it."""
    passages: list[Passage] = field(default_factory=list)


@dataclass(frozen=True)
class Found:
    """What a search finds in each section; everything if there is nothing to look for."""

    search: Search
    entries: tuple[tuple[Rule | Block, ...], ...]

    @classmethod
    def of(cls, book: Rulebook, search: Search) -> Found:
        return cls(search, tuple(tuple(filter(search.finds, section.entries)) for section in book.sections))


@dataclass(frozen=True)
class Style:
    """What decides how large and in which colours everything is set."""

    theme: Theme
    scale: float
    font: QFont
    button_height: int

    @property
    def margin(self) -> int:
        return round(_MARGIN * self.scale)


class Typesetter:
    """Sets what a search has found; `playable` are the rules that can be shown at the table."""

    def __init__(self, book: Rulebook, found: Found, style: Style, playable: frozenset[str]) -> None:
        self.document = QTextDocument()
        self.document.setUndoRedoEnabled(False)
        self.document.setDefaultFont(style.font)
        self.document.setDocumentMargin(0)
        self.document.rootFrame().setFrameFormat(_frame())
        self._style = style
        self._playable = playable
        self._ink = Ink(style.theme, found.search)
        self._cursor = QTextCursor(self.document)
        self._cursor.beginEditBlock()
        if not found.search.terms:
            self._set_opening(book)
        self.chapters = [self._set_chapter(*section) for section in zip(book.sections, found.entries, strict=True)]
        if found.search.terms and not any(found.entries):
            self._say_nothing(found.search.words)
        self._cursor.endEditBlock()

    def _set_opening(self, book: Rulebook) -> None:
        self._begin_block(0, 0, line=100)
        insert_plate(self._cursor, BANNER, _WIDE)
        self._begin_block(16, 0)
        self._set_title(book.title, Size.HEADLINE)
        for content in book.intro:
            self._set_passage(content, 0)

    def _set_chapter(self, section: Section, found: Sequence[Rule | Block]) -> Chapter:
        if not found:
            return Chapter()
        self._begin_block(24 + LEADING, 0)
        chapter = Chapter(self._cursor.blockNumber())
        self._set_title(section.title, Size.TITLE)
        self._space(6 + LEADING)  # the line below the title runs there
        chapter.passages = [self._set_passage(content, self._style.margin) for content in found]
        return chapter

    def _set_passage(self, content: Rule | Block, indent: int) -> Passage:
        passage = Passage(content, self._next)
        above = 2 * LEADING + 4
        if isinstance(content, Rule) and content.title:
            self._begin_block(above, indent)
            self._cursor.insertHtml(f"<b>{self._ink.text(content.title)}</b>")
            above = _BETWEEN
        for block in content.blocks if isinstance(content, Rule) else (content,):
            self._set_block(block, above, indent)
            above = _BETWEEN
        if passage.id in self._playable:
            self._space(_BETWEEN + self._style.button_height, indent)
            passage.button = self._cursor.blockNumber()
        passage.last = self._cursor.blockNumber()
        return passage

    def _set_block(self, block: Block, above: int, indent: int) -> None:
        if isinstance(block, Table):
            self._set_table(block, above, indent)
        elif isinstance(block, Figure):
            self._begin_block(above + 4, indent, line=100)
            insert_plate(self._cursor, block.name, _FIGURE)
            self._begin_block(_BETWEEN, indent)
            muted = self._style.theme.muted.name()
            self._cursor.insertHtml(f'<span style="color: {muted}">{self._ink.text(block.caption)}</span>')
        else:
            self._begin_block(above, indent)
            bullet = "•&nbsp; " if isinstance(block, Item) else ""
            self._cursor.insertHtml(bullet + self._ink.text(block.source))

    def _set_table(self, table: Table, above: int, indent: int) -> None:
        made = QTextTableFormat()
        made.setBorder(1)
        made.setBorderCollapse(True)
        made.setBorderBrush(self._style.theme.paper_edge)
        made.setCellPadding(6)
        made.setCellSpacing(0)
        made.setLeftMargin(indent)
        made.setTopMargin(above)
        rows = (table.head, *table.rows)
        cells = self._cursor.insertTable(len(rows), max(map(len, rows)), made)
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                shown = self._ink.text(text)
                there = cells.cellAt(row, column).firstCursorPosition()
                there.insertHtml(shown if row else f"<b>{shown}</b>")
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._empty()

    def _set_title(self, text: str, size: Size) -> None:
        """Links and light have no place in a title."""
        self._cursor.insertText(text, self._type(size, QFont.Weight.Bold))

    def _type(self, size: Size, weight: QFont.Weight = QFont.Weight.Normal) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setProperty(QTextFormat.Property.FontPixelSize.value, round(size * self._style.scale))
        made.setFontWeight(weight)
        return made

    def _say_nothing(self, words: str) -> None:
        text = translate("Rules", "The rules say nothing about “{words}”.").format(words=words)
        self._begin_block(0, 0)
        centred = self._cursor.blockFormat()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._cursor.setBlockFormat(centred)
        self._cursor.insertText(text, self._type(Size.LEAD))

    @property
    def _next(self) -> int:
        """The number of the block that will be begun next."""
        return self._cursor.blockNumber() + 1 if self._cursor.position() else 0

    def _begin_block(self, above: int, indent: int, line: int = _LINE) -> None:
        made = QTextBlockFormat()
        made.setTopMargin(above)
        made.setLeftMargin(indent)
        made.setLineHeight(line, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if self._cursor.position():
            self._cursor.insertBlock(made, QTextCharFormat())
        else:
            self._cursor.setBlockFormat(made)

    def _space(self, height: int, indent: int = 0) -> None:
        """A block with nothing in it that keeps so much room."""
        self._begin_block(height, indent)
        self._empty()

    def _empty(self) -> None:
        """The block at the cursor takes hardly any room, for even without letters it has their height."""
        hairline = QTextCharFormat()
        hairline.setProperty(QTextFormat.Property.FontPixelSize.value, 1)
        self._cursor.setBlockCharFormat(hairline)


def _frame() -> QTextFrameFormat:
    made = QTextFrameFormat()
    made.setLeftMargin(EDGE + PADDING)
    made.setRightMargin(EDGE + PADDING)
    made.setTopMargin(EDGE)
    made.setBottomMargin(_FOOT)
    return made
