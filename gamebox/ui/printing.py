"""Sheets of Lava & Rails on real paper: PDF pages in crisp vectors, for pen and dice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.lavarails.paper_sheet import paint_paper_sheet
from gamebox.ui.texts import translate
from gamebox.ui.theme import LIGHT

PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_WHITE = QColor("#FFFFFF")
_THEME = replace(LIGHT, paper=_WHITE, field=_WHITE, ink=QColor("#000000"), muted=QColor("#444444"))
_MARGIN = 12.0
"""Millimetres that even poor printers leave."""
_DOTS = 600


def print_sheet(sheet: Sheet, path: Path, paper: str = "a4", per_page: int = 1) -> None:
    """Write a PDF with the sheet once or twice on a page; raises OSError if the file cannot be written."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(PAPERS[paper]))
    portrait = per_page == 2 or sheet.height > sheet.width
    writer.setPageOrientation(QPageLayout.Orientation.Portrait if portrait else QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
    writer.setResolution(_DOTS)
    writer.setTitle(sheet.title("en"))
    writer.setCreator("gamebox")
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(0, "the file cannot be written", str(path))
    page = QRectF(0, 0, writer.width(), writer.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index in range(per_page):
        height = page.height() / per_page
        gap = page.height() * 0.02 if per_page == 2 else 0.0
        area = QRectF(0, index * height, page.width(), height).adjusted(0, gap * index, 0, -gap * (1 - index))
        paint_paper_sheet(painter, area, sheet, _THEME)
    painter.end()


def ask_and_print(sheet: Sheet, parent: QWidget) -> None:
    """Let the user choose a file; two sheets on a page save paper."""
    kinds = translate("Printing", "PDF files (*.pdf)")
    name, _ = QFileDialog.getSaveFileName(
        parent.window(), translate("Printing", "Print the sheet"), f"{sheet.id}.pdf", kinds
    )
    if name:
        print_sheet(sheet, Path(name), per_page=2)
