"""Pages on real paper: PDF in crisp vectors."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF, QSaveFile, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from gamebox.ui.desktop import documents
from gamebox.ui.texts import translate, why
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.file_dialogs import file_name

PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_WHITE = QColor("#FFFFFF")
PRINTED = LIGHT._replace(paper=_WHITE, field=_WHITE, ink=QColor("#000000"), muted=QColor("#444444"))
"""What is printed lies on white paper."""
_MARGIN = 12.0
"""Millimetres that even poor printers leave."""
_DOTS = 600

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Page:
    """A page, painted in whatever units its room is given."""

    paint: Paint
    landscape: bool = False

    def room(self, paper: str) -> QSizeF:
        """What can be printed on, in millimetres."""
        return _layout(paper, landscape=self.landscape).paintRect(QPageLayout.Unit.Millimeter).size()


def write_pdf(path: Path, title: str, pages: Sequence[Page], paper: str, *, grey: bool = False) -> None:
    """Write pages as large as the paper; raises OSError if the file cannot be written."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        raise OSError(errno.EIO, file.errorString(), str(path))
    writer = QPdfWriter(file)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("gamebox")
    if grey:
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    painter = QPainter()
    for number, page in enumerate(pages):
        writer.setPageLayout(_layout(paper, landscape=page.landscape))
        if number:
            writer.newPage()
        else:
            painter.begin(writer)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page.paint(painter, QRectF(0, 0, writer.width(), writer.height()))
        painter.restore()
    painter.end()
    if not file.commit():
        raise OSError(errno.EIO, file.errorString(), str(path))


def page_picture(page: Page, paper: str, height: int, *, grey: bool = False) -> QImage:
    """The whole page, margins and all, as it will lie there."""
    layout = _layout(paper, landscape=page.landscape)
    whole, inner = layout.fullRect(QPageLayout.Unit.Millimeter), layout.paintRect(QPageLayout.Unit.Millimeter)
    scale = height / whole.height()
    picture = QImage(round(whole.width() * scale), height, QImage.Format.Format_RGB32)
    picture.fill(_WHITE)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(inner.topLeft() * scale)
    page.paint(painter, QRectF(QPointF(), inner.size() * scale))
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8) if grey else picture


def _layout(paper: str, *, landscape: bool) -> QPageLayout:
    orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(QPageSize(PAPERS[paper]), orientation, margins, QPageLayout.Unit.Millimeter)


def usual_paper() -> str:
    """What printers in the user's country hold."""
    imperial = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if imperial else "a4"


Kind = TypeVar("Kind")


def ask_and_write(
    parent: QWidget, title: str, suggestion: str, kinds: Mapping[str, Kind], write: Callable[[Path, Kind], None]
) -> str:
    """Let the user choose a file and a kind of page; what became of it in a sentence, empty if none was chosen."""
    suggested = str(Path(documents(), file_name(f"{suggestion}.pdf")))
    name, kind = QFileDialog.getSaveFileName(parent.window(), title, suggested, ";;".join(kinds))
    if not name:
        return ""
    path = Path(name) if Path(name).suffix else Path(f"{name}.pdf")
    try:
        write(path, kinds.get(kind, next(iter(kinds.values()))))  # some systems' dialogs name no kind
    except OSError as error:
        text = translate("Printing", "This could not be printed: {reason}.")
        return text.format(reason=why(error))
    return translate("Printing", "Saved as {file}.").format(file=path.name)
