"""The sheet that is chosen: large, what is known of it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout
from typing_extensions import override

from gamebox.ui.games.lavarails.paper_sheet import paint_bare_sheet
from gamebox.ui.games.lavarails.workshop.entries import Entry
from gamebox.ui.games.lavarails.workshop.stars_label import StarsLabel
from gamebox.ui.items.paper import Picture, Sheet, drawn
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, label


class SheetDetail(Sheet):
    play_wanted = Signal()
    edit_wanted = Signal()
    copy_wanted = Signal()
    print_wanted = Signal()
    export_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        column = QVBoxLayout()
        super().__init__(theme, column, padding=16)
        self._entry: Entry | None = None
        self._picture = Picture(self._drawn, theme.paper)
        self._title = ElidedLabel("title")
        self._title.setObjectName("sheet-title")
        self._facts = label("", "muted", wrap=True)
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)  # a code to share
        self._stars = StarsLabel(theme)
        self._play = button(translate("Workshop", "Play"), self.play_wanted.emit, "primary", name="play-sheet")
        self._ways = {name: button(text, signal.emit, name=name) for text, signal, name in self._offers()}
        self._more = QGridLayout()
        self._more.setSpacing(6)
        for way in self._ways.values():
            way.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        column.setSpacing(6)
        column.addWidget(self._picture, 1)
        column.addWidget(self._title)
        column.addWidget(self._facts)
        column.addWidget(self._stars, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(4)
        column.addWidget(self._play)
        column.addLayout(self._more)

    def _offers(self) -> tuple[tuple[str, SignalInstance, str], ...]:
        return (
            (translate("Workshop", "Edit"), self.edit_wanted, "edit-sheet"),
            (translate("Workshop", "Copy"), self.copy_wanted, "copy-sheet"),
            (translate("Workshop", "Print …"), self.print_wanted, "print-sheet"),
            (translate("Workshop", "Export …"), self.export_wanted, "export-sheet"),
            (translate("Workshop", "Delete"), self.delete_wanted, "delete-sheet"),
        )

    def show_entry(self, entry: Entry) -> None:
        self._entry = entry
        self._title.setText(entry.title)
        self._facts.setText(", ".join(entry.facts()))
        self._stars.show_stars(entry.stars)
        self._play.setEnabled(entry.playable)
        self._ways["print-sheet"].setEnabled(entry.playable)
        self._offer([name for name in self._ways if entry.path or name not in {"edit-sheet", "delete-sheet"}])
        self._picture.redraw()

    def show_picture(self, least: int) -> None:
        """At least so high, where all of the screen is scrolled."""
        self._picture.setMinimumHeight(least)

    def _offer(self, names: list[str]) -> None:
        """Two in a row; the last one has a row for itself if it is alone in it."""
        for way in self._ways.values():
            self._more.removeWidget(way)
            way.hide()
        for number, name in enumerate(names):
            alone = number == len(names) - 1 and number % 2 == 0
            self._more.addWidget(self._ways[name], number // 2, number % 2, 1, 2 if alone else 1)
            self._ways[name].show()

    def _drawn(self, size: QSize) -> QPixmap:
        def paint(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, self._theme.paper)
            if self._entry:
                paint_bare_sheet(painter, area, self._entry.sheet, self._theme)

        return drawn(size, self.devicePixelRatioF(), paint)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())
