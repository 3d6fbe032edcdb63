"""The workshop: own sheets and those that come with the program, beside the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.games.lavarails.paper_sheet import paint_bare_sheet
from gamebox.ui.games.lavarails.workshop.detail import SheetDetail
from gamebox.ui.games.lavarails.workshop.entries import Entry
from gamebox.ui.items.paper import Sheet
from gamebox.ui.look import Choice, Pictured
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.setup.thumbnails import Thumbnails
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button, is_enter, label, scrolling
from gamebox.ui.widgets.slip import Slip

_WIDEST = 1500
_DETAIL = 400
_LEAST = 230
"""At the usual size: the heights of the list and of the chosen sheet where that stands below it."""


class WorkshopScreen(PageScreen):
    play_wanted = Signal(object)
    edit_wanted = Signal(object)
    copy_wanted = Signal(object)
    print_wanted = Signal(object)
    export_wanted = Signal(object)
    delete_wanted = Signal(object)
    undo_wanted = Signal()
    new_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, theme: Theme, entries: Sequence[Entry], chosen: str = "") -> None:
        super().__init__(theme, widest=_WIDEST)
        self._entries = list(entries)
        self._chosen = self._find(chosen)
        self._detail = SheetDetail(theme)
        self._shelf = QVBoxLayout()
        self._thumbnails: Thumbnails | None = None
        self._lay_out()
        self._connect()
        self._show()

    def _find(self, key: str) -> Entry:
        return next((entry for entry in self._entries if entry.key == key), self._entries[0])

    @property
    def chosen(self) -> Entry:
        return self._chosen

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        self._shelf.setContentsMargins(0, 0, 8, 0)
        self._scroll = scrolling(self._shelf)
        column.addWidget(self._scroll)
        contents = QWidget()
        self._columns = row = QHBoxLayout(contents)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(0)
        row.addWidget(Sheet(self.theme, column, padding=12), 1)
        row.addWidget(self._detail)
        self._slip = Slip(contents, self.theme, translate("Workshop", "Undo"))
        extras = (
            button(translate("Workshop", "Import …"), self.import_wanted.emit, "onTable", name="import"),
            button("+  " + translate("Workshop", "New sheet"), self.new_wanted.emit, "primary", name="new"),
        )
        self.lay_out_page(translate("Workshop", "Sheet workshop"), contents, *extras)

    def _connect(self) -> None:
        detail = self._detail
        for wish, signal in (
            (detail.play_wanted, self.play_wanted),
            (detail.edit_wanted, self.edit_wanted),
            (detail.copy_wanted, self.copy_wanted),
            (detail.print_wanted, self.print_wanted),
            (detail.export_wanted, self.export_wanted),
            (detail.delete_wanted, self.delete_wanted),
        ):
            wish.connect(lambda signal=signal: self._emit(signal))
        self._slip.undone.connect(self.undo_wanted)

    def _emit(self, signal: SignalInstance) -> None:
        signal.emit(self._chosen)

    def show_entries(self, entries: Sequence[Entry], chosen: str = "") -> None:
        """The sheets have changed; the neighbour of one that is gone is chosen."""
        place = self._entries.index(self._chosen)
        self._entries = list(entries)
        known = next((entry for entry in entries if entry.key == chosen), None)
        self._chosen = known or self._entries[min(place, len(self._entries) - 1)]
        self._show()

    def _show(self) -> None:
        """All sheets, laid out anew."""
        while item := self._shelf.takeAt(0):
            if old := item.widget():
                old.deleteLater()
        if not any(entry.path for entry in self._entries):
            self._shelf.addWidget(label(translate("Workshop", "Your own"), "strong"))
            words = translate(
                "Workshop",
                "Nothing of your own yet. Draw a new sheet, copy one of these, or drop a file on the window.",
            )
            self._shelf.addWidget(label(words, "muted", wrap=True))
        choice = Choice("sheet", "", tuple((entry, entry.title) for entry in self._entries))
        pictured = Pictured(_paint, lambda entry: entry.group, lambda entry: entry.stars, lambda entry: entry.note)
        self._thumbnails = Thumbnails(choice, pictured, self._chosen, self.theme)
        self._thumbnails.chosen.connect(self._choose)
        self._shelf.addWidget(self._thumbnails)
        self._shelf.addStretch(1)
        self._choose(self._chosen)

    def _choose(self, entry: Entry) -> None:
        self._chosen = entry
        self._detail.show_entry(entry)
        if self._thumbnails:
            self._scroll.ensureWidgetVisible(self._thumbnails.current)

    def tell_deleted(self, entry: Entry) -> None:
        self._slip.tell(translate("Workshop", "Deleted: {sheet}").format(sheet=entry.title))

    def drop_slip(self) -> None:
        """There is nothing more to take back."""
        self._slip.hide()

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        self.give_width(self._detail, _DETAIL * self.scale)
        least = round(_LEAST * self.scale) if self.narrow else 0
        self._scroll.setMinimumHeight(least)
        self._detail.show_picture(least)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self} and self._thumbnails:
            self._thumbnails.current.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo) and self._slip.isVisible():
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.New):
            self.new_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Save):
            self._emit(self.export_wanted)
        elif event.key() == Qt.Key.Key_Delete and self._chosen.path:
            self._emit(self.delete_wanted)
        elif is_enter(event):
            self._emit(self.edit_wanted if self._chosen.path else self.play_wanted)
        else:
            super().keyPressEvent(event)


def _paint(painter: QPainter, area: QRectF, entry: Any, theme: Theme) -> None:
    paint_bare_sheet(painter, area, entry.sheet, theme)
