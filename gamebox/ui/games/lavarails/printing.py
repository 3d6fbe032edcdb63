"""Sheets of Lava & Rails on real paper: PDF pages in crisp vectors, for pen and dice."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.display import draw_without_display
from gamebox.ui.games.lavarails.paper_sheet import paint_paper_sheet
from gamebox.ui.pdf import PRINTED, ask_and_write, usual_paper, write_pdf
from gamebox.ui.texts import Translators, translate


def print_sheet(sheet: Sheet, path: Path, paper: str = "a4", per_page: int = 1) -> None:
    """Write a PDF with the sheet once or twice on a page; raises OSError if the file cannot be written."""

    def paint(painter: QPainter, page: QRectF) -> None:
        for index in range(per_page):
            height = page.height() / per_page
            gap = page.height() * 0.02 if per_page == 2 else 0.0
            area = QRectF(0, index * height, page.width(), height).adjusted(0, gap * index, 0, -gap * (1 - index))
            paint_paper_sheet(painter, area, sheet, PRINTED)

    landscape = per_page == 1 and sheet.height <= sheet.width
    write_pdf(path, sheet.title("en"), paint, paper, landscape=landscape)


def print_sheet_alone(sheet: Sheet, path: Path, paper: str, per_page: int) -> None:
    """The same without a window: words and fonts need an application."""
    draw_without_display()
    application = QGuiApplication.instance() or QGuiApplication(["gamebox"])
    Translators(application).use("system")
    print_sheet(sheet, path, paper, per_page)


def ask_and_print(sheet: Sheet, parent: QWidget) -> str:
    """Let the user choose file and paper; what became of it in a sentence, empty if none was chosen."""
    title = translate("Printing", "Print the sheet")
    return ask_and_write(parent, title, sheet.id, _kinds(), lambda path, kind: print_sheet(sheet, path, *kind))


def _kinds() -> dict[str, tuple[str, int]]:
    """Papers and sheets on a page by what the file dialog calls them, the user's own paper first."""
    named = (("a4", "A4"), ("letter", "Letter"))
    return {
        translate("Printing", "{paper}, %n sheet(s) on a page (*.pdf)", "", count).format(paper=name): (paper, count)
        for paper, name in sorted(named, key=lambda each: each[0] != usual_paper())
        for count in (2, 1)
    }
