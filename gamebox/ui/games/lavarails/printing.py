"""Sheets of Lava & Rails on real paper: pages in crisp vectors, for pen and dice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPen

from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.display import draw_without_display
from gamebox.ui.games.lavarails.paper_sheet import field_side, paint_paper_sheet
from gamebox.ui.games.lavarails.terms import level_names, sheet_title
from gamebox.ui.pdf import PRINTED, Page, write_pdf
from gamebox.ui.texts import Translators

PER_PAGE = (1, 2, 4)
_GUTTER = 0.05
"""Between two sheets, in shares of the page's shorter side: there they are cut apart."""


@dataclass(frozen=True)
class OnPaper:
    """How a sheet is printed."""

    paper: str = "a4"
    per_page: int = 1
    grey: bool = False
    card: bool = False
    """With the rules of its level on a page of their own."""


def print_sheet(sheet: Sheet, path: Path, how: OnPaper) -> None:
    """Write a PDF; raises OSError if the file cannot be written."""
    write_pdf(path, sheet_title(sheet), pages_of(sheet, how), how.paper, grey=how.grey)


def print_sheet_alone(sheet: Sheet, path: Path, how: OnPaper) -> None:
    """The same without a window: words and fonts need an application."""
    draw_without_display()
    application = QGuiApplication.instance() or QGuiApplication(["gamebox"])
    Translators(application).use("system")
    print_sheet(sheet, path, how)


def pages_of(sheet: Sheet, how: OnPaper) -> list[Page]:
    """The sheet as often as wanted, as large as it fits, and the card behind it."""
    page = max(_sheet_pages(sheet, how.per_page), key=lambda each: _side(sheet, each, how.paper)).page
    return [page, _card_page(sheet)] if how.card else [page]


@dataclass(frozen=True)
class _Arrangement:
    """A page with sheets in so many columns and rows."""

    page: Page
    columns: int
    rows: int


def _sheet_pages(sheet: Sheet, count: int) -> list[_Arrangement]:
    ways = ((columns, count // columns) for columns in range(1, count + 1) if count % columns == 0)
    return [
        _Arrangement(_sheet_page(sheet, columns, rows, landscape=landscape), columns, rows)
        for (columns, rows), landscape in product(ways, (False, True))
    ]


def _side(sheet: Sheet, arranged: _Arrangement, paper: str) -> float:
    """How large the fields become, in millimetres."""
    page = QRectF(QPointF(), arranged.page.room(paper))
    return field_side(sheet, _places(page, arranged.columns, arranged.rows)[0])


def _sheet_page(sheet: Sheet, columns: int, rows: int, *, landscape: bool) -> Page:
    def paint(painter: QPainter, page: QRectF) -> None:
        for place in _places(page, columns, rows):
            paint_paper_sheet(painter, place, sheet, PRINTED)
        _paint_cuts(painter, page, columns, rows)

    return Page(paint, landscape)


def _places(page: QRectF, columns: int, rows: int) -> list[QRectF]:
    gutter = _gutter(page)
    wide = (page.width() - gutter * (columns - 1)) / columns
    high = (page.height() - gutter * (rows - 1)) / rows
    corners = ((column * (wide + gutter), row * (high + gutter)) for row in range(rows) for column in range(columns))
    return [QRectF(left, top, wide, high).translated(page.topLeft()) for left, top in corners]


def _gutter(page: QRectF) -> float:
    return _GUTTER * min(page.width(), page.height())


def _paint_cuts(painter: QPainter, page: QRectF, columns: int, rows: int) -> None:
    """Where scissors go."""
    gutter = _gutter(page)
    painter.setPen(QPen(PRINTED.muted, gutter / 40, Qt.PenStyle.DashLine))
    for column in range(1, columns):
        x = page.left() + column * (page.width() + gutter) / columns - gutter / 2
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
    for row in range(1, rows):
        y = page.top() + row * (page.height() + gutter) / rows - gutter / 2
        painter.drawLine(QLineF(page.left(), y, page.right(), y))


def _card_page(sheet: Sheet) -> Page:
    """The game's card without what is said of the other level."""
    from gamebox.ui.looks import LOOKS  # noqa: PLC0415 - a look draws by this package
    from gamebox.ui.screens.rules.card import card_of, card_page  # noqa: PLC0415 - and so does a card

    card = card_of("lavarails", QLocale().name()[:2])
    _, other = level_names(sheet)
    sections = tuple(section for section in card.sections if section.title != other)
    return card_page(replace(card, sections=sections), LOOKS["lavarails"])
