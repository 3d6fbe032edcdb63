"""Sheets of Lava & Rails on real paper: PDF pages in crisp vectors, for pen and dice."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSaveFile
from PySide6.QtGui import QColor, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.desktop import documents
from gamebox.ui.display import draw_without_display
from gamebox.ui.games.lavarails.paper_sheet import paint_paper_sheet
from gamebox.ui.texts import Translators, translate, why
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.file_dialogs import file_name

PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_WHITE = QColor("#FFFFFF")
_THEME = LIGHT._replace(paper=_WHITE, field=_WHITE, ink=QColor("#000000"), muted=QColor("#444444"))
_MARGIN = 12.0
"""Millimetres that even poor printers leave."""
_DOTS = 600


def print_sheet(sheet: Sheet, path: Path, paper: str = "a4", per_page: int = 1) -> None:
    """Write a PDF with the sheet once or twice on a page; raises OSError if the file cannot be written."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        raise OSError(errno.EIO, file.errorString(), str(path))
    _write(sheet, QPdfWriter(file), paper, per_page)
    if not file.commit():
        raise OSError(errno.EIO, file.errorString(), str(path))


def _write(sheet: Sheet, writer: QPdfWriter, paper: str, per_page: int) -> None:
    writer.setPageSize(QPageSize(PAPERS[paper]))
    portrait = per_page == 2 or sheet.height > sheet.width
    writer.setPageOrientation(QPageLayout.Orientation.Portrait if portrait else QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
    writer.setResolution(_DOTS)
    writer.setTitle(sheet.title("en"))
    writer.setCreator("gamebox")
    painter = QPainter(writer)
    page = QRectF(0, 0, writer.width(), writer.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index in range(per_page):
        height = page.height() / per_page
        gap = page.height() * 0.02 if per_page == 2 else 0.0
        area = QRectF(0, index * height, page.width(), height).adjusted(0, gap * index, 0, -gap * (1 - index))
        paint_paper_sheet(painter, area, sheet, _THEME)
    painter.end()


def print_sheet_alone(sheet: Sheet, path: Path, paper: str, per_page: int) -> None:
    """The same without a window: words and fonts need an application."""
    draw_without_display()
    application = QGuiApplication.instance() or QGuiApplication(["gamebox"])
    Translators(application).use("system")
    print_sheet(sheet, path, paper, per_page)


def ask_and_print(sheet: Sheet, parent: QWidget) -> str:
    """Let the user choose file and paper; what became of it in a sentence, empty if none was chosen."""
    kinds = _kinds()
    title = translate("Printing", "Print the sheet")
    suggestion = str(Path(documents(), file_name(f"{sheet.id}.pdf")))
    name, kind = QFileDialog.getSaveFileName(parent.window(), title, suggestion, ";;".join(kinds))
    if not name:
        return ""
    path = Path(name) if Path(name).suffix else Path(f"{name}.pdf")
    try:
        print_sheet(sheet, path, *kinds.get(kind, next(iter(kinds.values()))))  # some systems' dialogs name no kind
    except OSError as error:
        text = translate("Printing", "The sheet could not be printed: {reason}.")
        return text.format(reason=why(error))
    return translate("Printing", "Printed: {file}").format(file=path.name)


def _kinds() -> dict[str, tuple[str, int]]:
    """Papers and sheets on a page by what the file dialog calls them, the user's own paper first."""
    named = (("a4", "A4"), ("letter", "Letter"))
    return {
        translate("Printing", "{paper}, %n sheet(s) on a page (*.pdf)", "", count).format(paper=name): (paper, count)
        for paper, name in sorted(named, key=lambda each: each[0] != _paper())
        for count in (2, 1)
    }


def _paper() -> str:
    """What printers in the user's country hold."""
    imperial = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if imperial else "a4"
