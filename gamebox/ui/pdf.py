"""Pages on real paper: PDF in crisp vectors."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSaveFile
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter
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


def write_pdf(path: Path, title: str, paint: Paint, paper: str, *, landscape: bool = False) -> None:
    """Write a page that is painted in the writer's dots; raises OSError if the file cannot be written."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        raise OSError(errno.EIO, file.errorString(), str(path))
    writer = QPdfWriter(file)
    writer.setPageSize(QPageSize(PAPERS[paper]))
    orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    writer.setPageOrientation(orientation)
    writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("gamebox")
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    if not file.commit():
        raise OSError(errno.EIO, file.errorString(), str(path))


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
    return translate("Printing", "Printed: {file}").format(file=path.name)
