"""The page on which the rules stand: numbers in the margin, one rule set off, pictures, and buttons to the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QPushButton, QTextBrowser
from typing_extensions import override

from gamebox.ui.look import Look
from gamebox.ui.screens.rules.book import Rulebook, Search
from gamebox.ui.screens.rules.plates import BANNER, Draw, Plates
from gamebox.ui.screens.rules.typesetting import EDGE, LEADING, PADDING, Chapter, Found, Passage, Style, Typesetter
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Size, Theme, faded
from gamebox.ui.widgets.parts import button

MARKED = 0.11
"""How much accent tints a rule that was asked for: visible, and muted text on it still reads."""
_ABOVE_RULE, _ABOVE_TITLE = 90, 24
"""What is seen above a rule or a chapter that was jumped to."""
_REACHED = 120
"""How far from the top somebody reads."""


class Page(QTextBrowser):
    """One rulebook as one document: hundreds of widgets would take half a second to come up."""

    referred = Signal(str)
    """A link to another rule was followed."""
    scene_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("rules")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabChangesFocus(True)
        self.viewport().setAutoFillBackground(False)
        self._theme = theme
        self._scale = 0.0
        self._margin = 0
        self._marked = ""
        self._buttons: dict[str, QPushButton] = {}
        self._chapters: list[Chapter] = []
        self._kept: QTextDocument | None = None
        self._held: str | int | None = None
        """The rule or the number of the chapter that stays in view until somebody scrolls."""
        self.anchorClicked.connect(self._follow_link)
        self.verticalScrollBar().actionTriggered.connect(self._let_go)

    # What stands on it

    def open_book(self, book: Rulebook, look: Look, playable: frozenset[str]) -> None:
        for old in self._buttons.values():
            old.deleteLater()
        self._book = book
        self._playable = playable
        self._buttons = {rule: self._scene_button(rule) for rule in sorted(playable)}
        self._plates = Plates(_drawing(look, self._theme), self._theme, look.game.id, self)
        self._marked = ""
        self.setAccessibleName(book.title)
        self.search(Search(""))

    def _scene_button(self, rule: str) -> QPushButton:
        text = translate("Rules", "Show at the table")
        made = button(text, lambda: self.scene_wanted.emit(rule), name=f"scene-{rule}")
        made.setParent(self.viewport())
        made.installEventFilter(self)
        return made

    def rescale(self, scale: float) -> None:
        self._scale = scale
        self._set()

    def search(self, search: Search) -> list[int]:
        """Show only what has the words; returns how many entries each section still shows."""
        self._found = Found.of(self._book, search)
        self._set()
        return [len(entries) for entries in self._found.entries]

    def _set(self) -> None:
        """Set everything anew; not before the page has a size, for then it has its type, too."""
        if not self._scale:
            return
        self.ensurePolished()
        height = max((made.sizeHint().height() for made in self._buttons.values()), default=0)
        style = Style(self._theme, self._scale, self.font(), height)
        made = Typesetter(self._book, self._found, style, self._playable)
        self._margin = style.margin
        self._chapters = made.chapters
        self._plates.serve(made.document)
        made.document.setParent(self)
        self.setDocument(made.document)
        self._kept, outdated = made.document, self._kept
        if outdated:
            outdated.deleteLater()
        self._find_places()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._find_places()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._settle()  # Qt has gone to the beginning, where its cursor stands

    def _find_places(self) -> None:
        """Lay out to the end, which Qt would put off: else what is asked for lies behind the end of the scroll bar."""
        self.document().size()
        self._settle()
        self._place_buttons()

    def mark(self, rule: str) -> bool:
        """Set off one rule and no other; False if there is none of that name."""
        self._marked = rule if self._book.rule(rule) else ""
        self.viewport().update()
        return bool(self._marked)

    @property
    def marked(self) -> str:
        return self._marked

    # Where things stand

    @property
    def chapters(self) -> list[Chapter]:
        return self._chapters

    def passage(self, rule: str) -> Passage | None:
        passages = (passage for chapter in self._chapters for passage in chapter.passages)
        return next((passage for passage in passages if passage.id == rule), None)

    def area(self, passage: Passage) -> QRectF:
        """What a passage covers of the whole page."""
        top, bottom = self._block(passage.first).top() - LEADING, self._block(passage.last).bottom() + LEADING
        return QRectF(EDGE, top, self.viewport().width() - 2 * EDGE, bottom - top)

    def _block(self, number: int) -> QRectF:
        document = self.document()
        return document.documentLayout().blockBoundingRect(document.findBlockByNumber(number))

    # Finding one's way

    def hold_rule(self, rule: str) -> None:
        """Keep a rule near the top of the view until somebody scrolls."""
        self._hold(rule)

    def hold_chapter(self, number: int) -> None:
        self._hold(number)

    def hold_top(self) -> None:
        self._let_go()
        self.verticalScrollBar().setValue(0)

    def _hold(self, held: str | int) -> None:
        self._held = held
        self._settle()

    def _let_go(self) -> None:
        self._held = None

    def _settle(self) -> None:
        if isinstance(self._held, int):
            self._scroll_to(self._block(self._chapters[self._held].heading).top() - _ABOVE_TITLE)
        elif self._held and (passage := self.passage(self._held)):
            self._scroll_to(self.area(passage).top() - _ABOVE_RULE)

    def _scroll_to(self, height: float) -> None:
        self.verticalScrollBar().setValue(round(height))

    def chapter_in_view(self) -> int:
        """The one that is being read; -1 if there is none."""
        if isinstance(self._held, int):
            return self._held
        shown = [number for number, chapter in enumerate(self._chapters) if chapter.passages]
        for number in shown:
            if self._held and self._held in {passage.id for passage in self._chapters[number].passages}:
                return number
        reached = self.verticalScrollBar().value() + _REACHED
        read = (number for number in shown if self._block(self._chapters[number].heading).top() <= reached)
        return max(read, default=next(iter(shown), -1))

    def _follow_link(self, link: QUrl) -> None:
        self.referred.emit(link.toString())

    # Buttons between the lines

    def _place_buttons(self) -> None:
        for rule, made in self._buttons.items():
            passage = self.passage(rule)
            made.setVisible(passage is not None)
            if passage:
                made.adjustSize()
                bottom = self._block(passage.button).top() - self.verticalScrollBar().value()
                made.move(EDGE + PADDING + self._margin, round(bottom) - made.height())

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._place_buttons()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What somebody has walked to by keys is in view; what is pressed stays below the pointer."""
        walked = (
            isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() != Qt.FocusReason.MouseFocusReason
        )
        if walked and isinstance(watched, QPushButton):
            room = self.viewport().height() - watched.height()
            if not 0 <= watched.y() <= room:
                self._let_go()
                self._scroll_to(self.verticalScrollBar().value() + watched.y() - room / 2)
        return super().eventFilter(watched, event)

    # Painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scrolled = self.verticalScrollBar().value()
        painter.translate(0, -scrolled)
        seen = QRectF(event.rect()).translated(0, scrolled)
        for chapter in self._chapters:
            self._paint_chapter(painter, chapter, seen)
        painter.end()
        super().paintEvent(event)

    def _paint_chapter(self, painter: QPainter, chapter: Chapter, seen: QRectF) -> None:
        if chapter.passages:
            line = round(self._block(chapter.heading).bottom()) + LEADING
            painter.fillRect(QRectF(EDGE + PADDING, line, self._width(), 2), self._theme.paper_edge)
        for passage in chapter.passages:
            area = self.area(passage)
            if area.intersects(seen):
                if passage.id and passage.id == self._marked:
                    self._paint_mark(painter, area)
                if passage.id:
                    self._paint_badge(painter, passage)

    def _width(self) -> float:
        return self.viewport().width() - 2 * (EDGE + PADDING)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self._theme.accent, MARKED))
        painter.drawRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
        painter.setBrush(self._theme.accent)
        painter.drawRoundedRect(QRectF(area.left(), area.top() + 6, 4, area.height() - 12), 2, 2)

    def _paint_badge(self, painter: QPainter, passage: Passage) -> None:
        font = QFont(self.font())
        font.setPixelSize(round(Size.SMALL * self._scale))
        font.setBold(True)
        text = QFontMetricsF(font).size(Qt.TextFlag.TextSingleLine, passage.id)
        top = self._block(passage.first).top()
        badge = QRectF(EDGE + PADDING, round(top), text.width() + 14, text.height() + 4)
        painter.setFont(font)
        painter.setPen(QPen(self._theme.paper_edge, 1))
        painter.setBrush(self._theme.field)
        painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), Corner.SMALL, Corner.SMALL)
        painter.setPen(self._theme.muted)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, passage.id)


def _drawing(look: Look, theme: Theme) -> Draw:
    def draw(name: str, painter: QPainter, area: QRectF) -> None:
        if name == BANNER:
            look.cover.paint_tile(painter, area, theme)
        else:
            look.drawing.figure(name, painter, area, theme)

    return draw
