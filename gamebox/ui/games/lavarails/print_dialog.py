"""What somebody is asked before a sheet is printed: how many, on which paper, in colour or grey, with rules or not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.games.lavarails.printing import PER_PAGE, OnPaper, pages_of, print_sheet
from gamebox.ui.games.lavarails.terms import sheet_title
from gamebox.ui.items.paper import Picture, drawn
from gamebox.ui.pdf import ask_and_write, page_picture, usual_paper
from gamebox.ui.scale import scale_for
from gamebox.ui.stylesheet import sizes
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, faded
from gamebox.ui.widgets.parts import button, label, scrolling
from gamebox.ui.widgets.segments import Segments

_SIZE = QSize(840, 560)
"""At the usual scale."""
_OF_SCREEN = 0.92
"""How much of the screen it takes at most: a window has a frame."""
_SHADOW = 4


def ask_and_print(sheet: Sheet, parent: QWidget, theme: Theme) -> str:
    """Let the user choose; what became of it in a sentence, empty if nothing was printed."""
    dialog = PrintDialog(sheet, theme, parent.window())
    dialog.exec()
    dialog.deleteLater()
    return dialog.told


class PrintDialog(QDialog):
    """Shows the pages as they will be. `told` says what became of them."""

    def __init__(self, sheet: Sheet, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._theme = theme
        self.how = OnPaper(usual_paper(), per_page=2)
        self.told = ""
        self.setWindowTitle(translate("Printing", "Print: {sheet}").format(sheet=sheet_title(sheet)))
        scale = theme.text * (scale_for(parent.size()) if parent else 1.0)
        self.setStyleSheet(sizes(scale, theme.text))
        self._preview = Picture(self._drawn, theme.table_bottom)
        self._preview.setAccessibleName(translate("Printing", "The pages as they will be printed"))
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 20, 20, 20)
        row.setSpacing(20)
        row.addWidget(self._preview, 3)
        row.addLayout(self._questions(), 2)
        screen = (parent or self).screen().availableSize()
        self.resize((_SIZE * scale).boundedTo(screen * _OF_SCREEN))

    def _questions(self) -> QVBoxLayout:
        """Long names and large words are scrolled; what ends the dialog is always in sight."""
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 6, 0)
        rows.setSpacing(6)
        rows.addWidget(label(sheet_title(self._sheet), "title", wrap=True))
        counts = tuple((count, str(count)) for count in PER_PAGE)
        self._ask(rows, "per_page", translate("Printing", "Sheets on a page"), counts)
        self._ask(rows, "paper", translate("Printing", "Paper"), (("a4", "A4"), ("letter", "Letter")))
        inks = ((False, translate("Printing", "Colour")), (True, translate("Printing", "Grey")))
        self._ask(rows, "grey", translate("Printing", "Ink"), inks)
        cards = ((True, translate("Printing", "With")), (False, translate("Printing", "Without")))
        self._ask(rows, "card", translate("Printing", "Rules of this level"), cards)
        rows.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(scrolling(rows), 1)
        self._error = label("", "bad", wrap=True)
        self._error.hide()
        column.addWidget(self._error)
        column.addWidget(button(translate("Printing", "Save as PDF …"), self._save, "primary", name="save-pdf"))
        column.addWidget(button(translate("Printing", "Cancel"), self.reject, name="cancel"))
        return column

    def _ask(self, rows: QVBoxLayout, what: str, text: str, values: tuple[tuple[Any, str], ...]) -> None:
        rows.addSpacing(6)
        rows.addWidget(label(text, "strong"))
        segments = Segments(values, getattr(self.how, what), self._theme, name=what, label=text)
        segments.chosen.connect(lambda value: self._choose(what, value))
        rows.addWidget(segments)

    def _choose(self, what: str, value: Any) -> None:
        self.how = replace(self.how, **{what: value})
        self._preview.redraw()

    def _save(self) -> None:
        def write(path: Path, how: OnPaper) -> None:
            print_sheet(self._sheet, path, how)
            self.accept()

        title, kinds = translate("Printing", "Print the sheet"), {translate("Printing", "PDF (*.pdf)"): self.how}
        told = ask_and_write(self, title, sheet_title(self._sheet), kinds, write)
        if self.result() == QDialog.DialogCode.Accepted:
            self.told = told
        elif told:
            self._error.setText(told)
            self._error.show()

    def _drawn(self, size: QSize) -> QPixmap:
        """All pages side by side, as large as they fit."""
        ratio = self.devicePixelRatioF()
        pages = pages_of(self._sheet, self.how)
        high = size.height() * 0.94
        shown = [page_picture(page, self.how.paper, round(high * ratio), grey=self.how.grey) for page in pages]
        wide = sum(picture.width() for picture in shown) / ratio
        gap = size.height() * 0.03
        fit = min(1.0, (size.width() - gap * (len(shown) + 1)) / wide)

        def paint(painter: QPainter, area: QRectF) -> None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(area, self._theme.table_bottom)
            left = (area.width() - wide * fit - gap * (len(shown) - 1)) / 2
            for picture in shown:
                place = QRectF(QPointF(left, 0), QSizeF(picture.size()) * fit / ratio)
                place.moveTop((area.height() - place.height()) / 2)
                painter.fillRect(place.translated(_SHADOW, _SHADOW), faded(self._theme.shadow, 0.4))
                painter.drawImage(place, picture)
                left = place.right() + gap

        return drawn(size, ratio, paint)
