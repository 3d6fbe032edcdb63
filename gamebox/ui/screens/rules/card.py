"""A game on one page, to lie beside a real table: what it says, and how it fits on the paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPen, QTextDocument
from PySide6.QtWidgets import QWidget

from gamebox.engine.resources import resource_folder
from gamebox.ui.display import draw_without_display
from gamebox.ui.look import Look
from gamebox.ui.pdf import PRINTED, Page, ask_and_write, usual_paper, write_pdf
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.book import Block, Figure, Item, Rule, Rulebook, Search, words_of
from gamebox.ui.screens.rules.ink import Ink
from gamebox.ui.texts import Translators, translate
from gamebox.ui.theme import font

WIDTH = 2108.0
"""The page is laid out in quarters of a point, for type has whole sizes; papers differ in height."""
_GAP = 80.0
_COLUMN = (WIDTH - _GAP) / 2
_LARGEST, _SMALLEST = 58, 28
"""Sizes of type: the largest with which everything fits."""
_FIGURE = 720 / 320
_TITLE, _ABOUT, _TILE = 88, 46, QRectF(0, 0, 528, 296)
_LINE = 16


def card_of(game: str, language: str) -> Rulebook:
    """What the card says; a card is written like a small rulebook."""
    return rulebook.parse((resource_folder() / "cards" / f"{game}.{language}.md").read_text("utf-8"))


def print_card(look: Look, language: str, path: Path, paper: str) -> None:
    """Raises OSError if the file cannot be written."""
    card = card_of(look.game.id, language)
    write_pdf(path, card.title, [card_page(card, look)], paper)


def card_page(card: Rulebook, look: Look) -> Page:
    def paint(painter: QPainter, page: QRectF) -> None:
        scale = page.width() / WIDTH
        painter.scale(scale, scale)
        paint_card(painter, page.height() / scale, card, look)

    return Page(paint)


def ask_and_print_card(look: Look, language: str, parent: QWidget) -> str:
    """Let the user choose file and paper; what became of it in a sentence."""
    papers = sorted(("a4", "letter"), key=lambda paper: paper != usual_paper())
    kinds = {translate("Printing", "{paper} (*.pdf)").format(paper=paper.capitalize()): paper for paper in papers}
    title = translate("Printing", "Print the card")
    return ask_and_write(parent, title, look.name, kinds, lambda path, paper: print_card(look, language, path, paper))


def print_card_alone(look: Look, language: str, path: Path, paper: str) -> None:
    """The same without a window: words and fonts need an application."""
    draw_without_display()
    application = QGuiApplication.instance() or QGuiApplication(["gamebox"])
    translators = Translators(application)
    translators.use(language)
    print_card(look, translators.language, path, paper)
    translators.remove()


def paint_card(painter: QPainter, height: float, card: Rulebook, look: Look) -> None:
    """On a page that is `WIDTH` wide and so high."""
    top = _paint_head(painter, card, look)
    pieces = fitting(card, height - top)
    for piece in pieces:
        place = piece.place.translated(0, top)
        painter.save()
        painter.translate(place.topLeft())
        if isinstance(piece.content, Figure):
            look.drawing.figure(piece.content.name, painter, QRectF(QPointF(), place.size()), PRINTED)
        else:
            piece.content.drawContents(painter)
        painter.restore()
        if piece.heading:
            painter.setPen(QPen(PRINTED.accent, _LINE / 4))
            painter.drawLine(place.bottomLeft(), place.bottomLeft() + QPointF(_COLUMN, 0))


def _paint_head(painter: QPainter, card: Rulebook, look: Look) -> float:
    """Title, what the game is about, and its picture; where the rest begins."""
    room = WIDTH - _TILE.width() - _GAP
    title = _document(f"<b>{card.title}</b>", _TITLE, room)
    about = _document(" ".join(_rich(block) for block in card.intro if not isinstance(block, Rule)), _ABOUT, room)
    title.drawContents(painter)
    painter.save()
    painter.translate(0, title.size().height() + _LINE / 2)
    about.drawContents(painter)
    painter.restore()
    tile = QImage(_TILE.size().toSize() * 2, QImage.Format.Format_RGB32)  # some light in it is none of PDF's
    on_tile = QPainter(tile)
    look.cover.paint_tile(on_tile, QRectF(tile.rect()), PRINTED)
    on_tile.end()
    painter.drawImage(_TILE.translated(WIDTH - _TILE.width(), 0), tile)
    return max(_TILE.height(), title.size().height() + about.size().height()) + 3 * _LINE


@dataclass(frozen=True)
class Piece:
    """Something on the page, and where."""

    content: QTextDocument | Figure
    place: QRectF
    heading: bool = False


def fitting(card: Rulebook, height: float) -> list[Piece]:
    """Everything in two columns, as large as it fits."""
    size = next((size for size in range(_LARGEST, _SMALLEST, -1) if _fits(_columns(card, height, size))), _SMALLEST)
    while _fits(_columns(card, height - 2 * _LINE, size)):  # both columns end where they can end alike
        height -= 2 * _LINE
    return list(_columns(card, height, size))


def _fits(pieces: Iterable[Piece]) -> bool:
    return all(piece.place.right() <= WIDTH + _LINE for piece in pieces)


def _columns(card: Rulebook, height: float, size: float) -> Iterator[Piece]:
    """Headings never stand alone at the foot; what does not fit into two columns stands in a third, off the page."""
    left = top = 0.0
    for section in card.sections:
        blocks = [_set(entry, size) for entry in section.entries if not isinstance(entry, Rule)]
        heading = _document(f"<b>{section.title}</b>", size * 1.35, _COLUMN)
        needed = heading.size().height() + _LINE + (blocks[0].place.height() if blocks else 0)
        if top and top + needed > height:
            left, top = left + _COLUMN + _GAP, 0.0
        yield Piece(heading, QRectF(left, top, _COLUMN, heading.size().height()), heading=True)
        top += heading.size().height() + _LINE
        for block in blocks:
            if top + block.place.height() > height:
                left, top = left + _COLUMN + _GAP, 0.0
            yield Piece(block.content, block.place.translated(left, top))
            top += block.place.height() + size * 0.3
        top += size * 0.7


def _set(block: Block, size: float) -> Piece:
    if isinstance(block, Figure):
        return Piece(block, QRectF(0, 0, _COLUMN, _COLUMN / _FIGURE))
    document = _document(_rich(block), size, _COLUMN)
    return Piece(document, QRectF(0, 0, _COLUMN, document.size().height()))


def _rich(block: Block) -> str:
    bullet = "•&nbsp;" if isinstance(block, Item) else ""
    ink = Ink(PRINTED, Search(""))
    return bullet + " ".join(ink.text(words) for words in words_of(block))


def _document(rich: str, size: float, width: float) -> QTextDocument:
    """Set in units of the page: pixels, which mean the same on every device."""
    made = QTextDocument()
    made.setDocumentMargin(0)
    made.setDefaultStyleSheet(f"a {{ text-decoration: none; color: {PRINTED.muted.name()}; }}")
    made.setUseDesignMetrics(True)
    made.setDefaultFont(font(size))
    made.setHtml(f'<span style="color: #000000">{rich}</span>')
    made.setTextWidth(width)
    return made
