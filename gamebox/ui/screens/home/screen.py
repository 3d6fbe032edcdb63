"""The first screen: the games, what was interrupted, and what the player should know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import ROOM
from gamebox.ui.items.wordmark import Wordmark
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.screens.home.tiles import GameTile
from gamebox.ui.screens.screen import Screen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import UNBOUND, button, give_tip, label, paper

if TYPE_CHECKING:
    from gamebox.library.saves import Unfinished
    from gamebox.ui.screens.home.interrupted import InterruptedGames, Thumbnail

_WIDTHS = {1: 1080, 2: 1100}
_WIDTH = 1400
"""How wide the contents grow at 100 %, by the number of games."""
_TILE_SHAPE = {1: 0.42, 2: 0.85, 4: 1.45}
_TILE = 1.08
"""The greatest height of a tile as a share of its width."""


class HomeScreen(Screen):
    new_game = Signal(str)
    resumed = Signal(object)
    discarded = Signal(object)
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    open_wanted = Signal()
    games_wanted = Signal()
    statistics_wanted = Signal()
    workshop_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        covers: Mapping[str, Cover],
        unfinished: list[Unfinished],
        notices: list[str],
        thumbnail: Thumbnail,
        pictures: KeptPictures,
    ) -> None:
        super().__init__(theme)
        self._pictures = pictures
        self._covers = covers
        self._wordmark = Wordmark(theme)
        self._tiles = [
            self._tile(cover, neighbours=len(covers) - 1, accented=not unfinished) for cover in covers.values()
        ]
        self._interrupted: InterruptedGames | None = None
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for notice in notices:
            column.addWidget(self._banner(notice))
        column.addStretch(1)
        if unfinished:
            self._interrupted = self._shelf(unfinished, covers, thumbnail)
            column.addWidget(self._interrupted, 300)
        column.addWidget(self._shelf_of_tiles(), 800)
        column.addStretch(1)
        self._contents = QWidget()
        self._contents.setLayout(column)
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32 - ROOM, 20, 32 - ROOM, 20 - ROOM)
        layout.setSpacing(4)
        layout.addLayout(self._header())
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._contents, 1000)
        middle.addStretch(1)
        layout.addLayout(middle, 1)

    def _header(self) -> Flow:
        row = Flow()
        row.setContentsMargins(ROOM, 0, ROOM, 0)
        row.setSpacing(12)
        row.add(self._wordmark)
        row.add_stretch()
        for game, cover in self._covers.items():
            if room := cover.workshop():
                row.add(button(room, partial(self.workshop_wanted.emit, game), "onTable", name=f"workshop-{game}"))
        row.add(button(translate("Home", "Games"), self.games_wanted.emit, "onTable", name="games"))
        statistics = translate("Home", "Statistics")
        row.add(button(statistics, self.statistics_wanted.emit, "onTable", name="statistics"))
        row.add(button(translate("Home", "Open a game …"), self.open_wanted.emit, "onTable", name="open"))
        row.add(button(translate("Home", "Settings"), self.settings_wanted.emit, "onTable", name="settings"))
        return row

    def _banner(self, text: str) -> QWidget:
        row = QHBoxLayout()
        row.addWidget(label(text, wrap=True), 1)
        inset = QVBoxLayout()
        inset.setContentsMargins(ROOM, 6, ROOM, 2)
        inset.addWidget(paper(row, margin=4, role="notice"))
        row.setContentsMargins(16, 4, 4, 4)
        banner = QWidget()
        banner.setLayout(inset)
        close = button("✕", banner.hide, "quiet", name="close-notice")
        close.setAccessibleName(translate("Home", "Close"))
        give_tip(close, translate("Home", "Close"))
        row.addWidget(close)
        return banner

    def _tile(self, cover: Cover, *, neighbours: int, accented: bool) -> GameTile:
        tile = GameTile(cover, self.theme, self._pictures, neighbours=neighbours, accented=accented)
        game = cover.id
        tile.clicked.connect(lambda *_: self.new_game.emit(game))
        tile.rules_wanted.connect(lambda: self.rules_wanted.emit(game))
        return tile

    def _shelf_of_tiles(self) -> QWidget:
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for tile in self._tiles:
            self._row.addWidget(tile, 1)
        self._shelf_widget = QWidget()
        self._shelf_widget.setLayout(self._row)
        return self._shelf_widget

    def _shelf(
        self, unfinished: list[Unfinished], covers: Mapping[str, Cover], thumbnail: Thumbnail
    ) -> InterruptedGames:
        from gamebox.ui.screens.home.interrupted import InterruptedGames

        shelf = InterruptedGames(unfinished, covers, thumbnail, self.theme, self._pictures)
        shelf.resumed.connect(self.resumed)
        shelf.discarded.connect(self.discarded)
        return shelf

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self._first().setFocus()

    def _first(self) -> QWidget:
        """Where the keyboard begins: with the interrupted game, else with the first tile."""
        found = self.findChild(QWidget, "continue")
        return found if isinstance(found, QWidget) else self._tiles[0]

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count = len(self._tiles)
        width = min(self.width() - 64 + 2 * ROOM, round(_WIDTHS.get(count, _WIDTH) * self.scale))
        self._contents.setMaximumWidth(width)
        high = round(width / count * _TILE_SHAPE.get(count, _TILE))
        self._shelf_widget.setMaximumHeight(UNBOUND if self.narrow else high)
        beside = count > 1 and not self.narrow
        lines = max(tile.tagline_height(width // count) for tile in self._tiles) if beside else 0
        for tile in self._tiles:
            tile.set_tagline_height(lines)
        if self._interrupted:
            self._interrupted.setMaximumHeight(UNBOUND if self.narrow else round(190 * self.scale))

    @override
    def rescale(self) -> None:
        self._wordmark.set_scale(self.scale)

    @override
    def reflow(self) -> None:
        """Where it is narrow, games lie one below the other, each with its words beside its picture."""
        self._row.setDirection(self.side_by_side)
        for tile in self._tiles:
            tile.lie_down(lying=self.narrow)
        if self._interrupted:
            self._interrupted.stand(self.side_by_side)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step and isinstance(focused, GameTile):
            place = self._tiles.index(focused) + step
            self._tiles[place % len(self._tiles)].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
