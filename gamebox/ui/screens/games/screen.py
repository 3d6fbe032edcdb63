"""The list of all games, finished and interrupted, beside the one that is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.screens.games.detail import GameDetail
from gamebox.ui.screens.games.entries import Entry, Shown, games_in, people_in
from gamebox.ui.screens.games.filters import FilterBar
from gamebox.ui.screens.games.model import GamesModel
from gamebox.ui.screens.games.pictures import Draw, Pictures, PictureStore
from gamebox.ui.screens.games.row import HEIGHT, RowDelegate
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.invitation import invitation
from gamebox.ui.widgets.parts import button, is_enter
from gamebox.ui.widgets.slip import Slip

_WIDEST = 1500
_DETAIL = 372
_ROWS = 3
"""So many games are in sight at least, where the chosen one stands below them."""


@dataclass
class Visit:
    """What is the same when somebody comes back to the list: the choice, its place, and the pictures."""

    shown: Shown = field(default_factory=Shown)
    chosen: str = ""
    pictures: PictureStore = field(default_factory=PictureStore)


class GamesScreen(PageScreen):
    opened = Signal(object)
    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    export_wanted = Signal(object)
    delete_wanted = Signal(object)
    undo_wanted = Signal()
    import_wanted = Signal()
    statistics_wanted = Signal()

    def __init__(
        self, theme: Theme, covers: Mapping[str, Cover], entries: Sequence[Entry], draw: Draw, visit: Visit
    ) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._entries = list(entries)
        self._visit = visit
        self._pictures = Pictures(draw, visit.pictures, self, shade=theme.shade)
        self.model = GamesModel()
        self.model.setParent(self)
        self.view = _GamesView(self.model, theme)
        self.view.setItemDelegate(RowDelegate(self.view, theme, covers, self._pictures))
        self.filters = FilterBar(theme, visit.shown, games_in(entries, covers), people_in(entries))
        self.detail = GameDetail(theme, covers, self._pictures)
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self._show(self.filters.shown)

    def _lay_out(self) -> None:
        for page in (self._list_and_detail(), self._nothing_found(), self._nothing_yet()):
            self._pages.addWidget(page)
        self._slip = Slip(self._pages, self.theme, translate("Games", "Undo"))
        contents = QWidget()
        rows = QVBoxLayout(contents)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(0)
        inset = QHBoxLayout()
        inset.setContentsMargins(ROOM, 0, ROOM, 0)
        inset.addWidget(self.filters)
        rows.addLayout(inset)
        rows.addWidget(self._pages, 1)
        self.filters.setVisible(bool(self._entries))
        extras = (
            button(translate("Games", "Statistics"), self.statistics_wanted.emit, "onTable", name="statistics"),
            button(translate("Games", "Import …"), self.import_wanted.emit, "onTable", name="import"),
        )
        self.lay_out_page(translate("Games", "Games"), contents, *extras)

    def _list_and_detail(self) -> QWidget:
        page = QWidget()
        self._columns = QHBoxLayout(page)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(0)
        column = QVBoxLayout()
        column.addWidget(self.view)
        self._columns.addWidget(Sheet(self.theme, column, padding=6), 1)
        self._columns.addWidget(self.detail)
        return page

    def _nothing_found(self) -> QWidget:
        return invitation(
            self.theme,
            translate("Games", "No game is like that"),
            translate("Games", "Perhaps another word, or another person?"),
            button(translate("Games", "Show all games"), self.filters.show_all, "primary", name="show-all"),
        )

    def _nothing_yet(self) -> QWidget:
        return invitation(
            self.theme,
            translate("Games", "No games yet"),
            translate("Games", "Every game that you play is kept here. Files of others can be dropped on the window."),
            button(translate("Games", "Choose a game"), self.left.emit, "primary", name="to-games"),
        )

    def _connect(self) -> None:
        self.filters.changed.connect(self._show)
        self.view.chosen.connect(self._choose)
        self.view.doubleClicked.connect(lambda _: self._emit(self.opened))
        self.view.verticalScrollBar().valueChanged.connect(self._pictures.rest)
        self._pictures.made.connect(lambda _: self.view.viewport().update())
        self.detail.opened.connect(lambda: self._emit(self.opened))
        self.detail.replay_wanted.connect(lambda: self._emit(self.replay_wanted))
        self.detail.review_wanted.connect(lambda: self._emit(self.review_wanted))
        self.detail.export_wanted.connect(lambda: self._emit(self.export_wanted))
        self.detail.delete_wanted.connect(lambda: self._emit(self.delete_wanted))
        self._slip.undone.connect(self.undo_wanted)

    @property
    def chosen(self) -> Entry | None:
        return self.view.entry()

    def _emit(self, signal: SignalInstance) -> None:
        if self.chosen and self._pages.currentIndex() == 0:
            signal.emit(self.chosen)

    def show_entries(self, entries: Sequence[Entry], chosen: str = "") -> None:
        """The games have changed."""
        self._entries = list(entries)
        self.filters.setVisible(bool(self._entries))
        self._visit.chosen = chosen or self._visit.chosen
        self._show(self._visit.shown)

    def _show(self, shown: Shown) -> None:
        self._visit.shown = shown
        found, before = shown.of(self._entries), self.view.currentIndex().row()
        self.model.show(found)
        self._pages.setCurrentIndex(0 if found else 1 if self._entries else 2)
        if found:
            row = self.model.row_of(self._visit.chosen)
            self.view.choose(min(max(before, 0), len(found) - 1) if row is None else row)

    def _choose(self, entry: Entry) -> None:
        self._visit.chosen = entry.key
        self.detail.show_entry(entry)

    def tell_deleted(self, entry: Entry) -> None:
        text = translate("Games", "Deleted: {game}, {when}").format(game=entry.title, when=entry.when)
        self._slip.tell(text)

    def drop_slip(self) -> None:
        """There is nothing more to take back; who pressed the slip's button is with the games again."""
        self.view.setFocus()
        self._slip.hide()

    @override
    def rescale(self) -> None:
        super().rescale()
        self.view.set_row_height(round(HEIGHT * self.scale))

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        self.give_width(self.detail, _DETAIL * self.scale)
        self.view.setMinimumHeight(round(_ROWS * HEIGHT * self.scale) if self.narrow else 0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self.view.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo) and self._slip.isVisible():
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.filters.search.look_for()
        elif event.matches(QKeySequence.StandardKey.Save):
            self._emit(self.export_wanted)
        elif event.key() == Qt.Key.Key_Down and self.filters.search.hasFocus():
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Delete:
            self._emit(self.delete_wanted)
        elif is_enter(event):
            self._emit(self.opened)
        else:
            super().keyPressEvent(event)


class _GamesView(QListView):
    chosen = Signal(object)

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        super().__init__()
        self._games = model
        self.setObjectName("games")
        self.setAccessibleName(translate("Games", "Games"))
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        paper = self.palette()
        paper.setColor(QPalette.ColorRole.Base, theme.paper)
        self.setPalette(paper)  # what hides everything below it is scrolled by moving it, not by painting it anew
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def entry(self) -> Entry | None:
        row = self.currentIndex().row()
        return self._games.entries[row] if 0 <= row < len(self._games.entries) else None

    def choose(self, row: int) -> None:
        self.setCurrentIndex(self._games.index(row))
        self.scrollTo(self.currentIndex())

    def set_row_height(self, height: int) -> None:
        self.setIconSize(QSize(height, height))  # asks the delegate anew, as the rows are all of one size
        self.verticalScrollBar().setSingleStep(height // 3)
        self.doItemsLayout()

    @override
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        entry = self.entry()
        if entry:
            self.chosen.emit(entry)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the screen does with a game is the screen's."""
        if is_enter(event) or event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)
