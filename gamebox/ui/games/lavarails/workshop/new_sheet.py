"""A new sheet: blank, or made to order by bots that play drafts until one is in balance."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.bots.lavarails.drafting import Wish
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.sheet import Level
from gamebox.games.lavarails.sheet import Sheet as PlayedSheet
from gamebox.ui.announcements import announce
from gamebox.ui.games.lavarails.paper_sheet import paint_bare_sheet
from gamebox.ui.games.lavarails.terms import sheet_title
from gamebox.ui.games.lavarails.workshop.making import SheetMaking
from gamebox.ui.games.lavarails.workshop.order import Order
from gamebox.ui.items.paper import Picture, Sheet, drawn
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, faded
from gamebox.ui.widgets.parts import button, is_enter, label, scrolling

_WIDEST = 1180
_ORDER = 430
_LEAST = 330
"""At the usual size: the height of the order where the sheet stands below it."""
_WHOLE = 1000
_NOT_YET = 0.4
"""How faint the fields are of a sheet that bots have yet to make."""


class NewSheetScreen(PageScreen):
    wanted = Signal(object)
    """The Canvas to draw on."""

    def __init__(self, theme: Theme, language: str, seed: int | None = None) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._language = language
        self.order = Order(theme, seed)
        self._making = SheetMaking(self)
        self._made: PlayedSheet | None = None
        self._working = False
        self._failed = False
        self._picture = Picture(self._drawn, theme.paper)
        self._told = label("", "muted", wrap=True)
        self._told.setObjectName("told")
        self._bar = self._progress_bar()
        self._go = button("", self._act, "primary", name="go")
        self._another = button(translate("Workshop", "Another one"), self._make_another, name="another")
        self._cancel = button(translate("Workshop", "Cancel"), self._give_up, name="cancel")
        self._lay_out()
        self.order.changed.connect(self._forget)
        self._making.progressed.connect(lambda share: self._bar.setValue(round(_WHOLE * share)))
        self._making.done.connect(self.show_made)
        self._making.failed.connect(self._fail)
        self._refresh()

    def _progress_bar(self) -> QProgressBar:
        made = QProgressBar()
        made.setObjectName("progress")
        made.setRange(0, _WHOLE)
        made.setTextVisible(False)
        made.setAccessibleName(translate("Workshop", "How far it is"))
        made.setFixedHeight(10)
        return made

    def _lay_out(self) -> None:
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 6, 0)
        rows.addWidget(self.order)
        choices = QVBoxLayout()
        choices.setSpacing(10)
        choices.addWidget(scrolling(rows), 1)
        choices.addWidget(self._go)
        self._left = Sheet(self.theme, choices, padding=18)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._picture, 1)
        column.addWidget(self._told)
        column.addWidget(self._bar)
        ways = QHBoxLayout()
        ways.addWidget(self._another)
        ways.addWidget(self._cancel)
        ways.addStretch(1)
        column.addLayout(ways)
        contents = QWidget()
        self._columns = row = QHBoxLayout(contents)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        row.addWidget(Sheet(self.theme, column, padding=18), 1)
        self.lay_out_page(translate("Workshop", "New sheet"), contents)

    # What becomes of the wish

    def _act(self) -> None:
        """Draw on what lies there, or have it made first."""
        if self.order.blank:
            self.wanted.emit(self._blank())
        elif self._made:
            self.wanted.emit(Canvas.of(self._made, self._language))
        else:
            self._begin(self.order.wish)

    def _begin(self, wish: Wish) -> None:
        self._working, self._failed = True, False
        self._bar.setValue(0)
        self._making.make(wish)
        self._refresh(translate("Workshop", "Bots play drafts until one is in balance …"))
        self._cancel.setFocus()

    def show_made(self, sheet: PlayedSheet) -> None:
        self._working, self._made = False, sheet
        told = translate("Workshop", "{sheet} is ready. Its code makes the same sheet everywhere: {code}")
        self._end(told.format(sheet=sheet_title(sheet), code=self.order.wish.code))

    def _make_another(self) -> None:
        self.order.make_another()
        self._begin(self.order.wish)

    def _fail(self) -> None:
        self._working, self._failed = False, True
        self._end(translate("Workshop", "Bots found no sheet in balance like that: try another size, or again."))

    def _give_up(self) -> None:
        self._making.cancel()
        self._working = False
        self._end("")

    def _end(self, told: str) -> None:
        """Nobody waits any more; the keyboard is where it was before."""
        waited = self._cancel.hasFocus()
        self._refresh(told)
        announce(self, told)
        if waited:
            self._go.setFocus()

    def _forget(self) -> None:
        """Something else is wished for now."""
        if self._working:
            self._making.cancel()
        self._working, self._failed, self._made = False, False, None
        self._refresh()

    def _blank(self) -> Canvas:
        level: Level = "volcano" if self.order.level == "volcano" else "railway"
        return Canvas.blank(level, *self.order.dimensions)

    def _refresh(self, told: str = "") -> None:
        ready = self.order.blank or self._made is not None
        draw, make = translate("Workshop", "Draw on it"), translate("Workshop", "Make it")
        self._go.setText(draw if ready else make)
        self._go.setEnabled(self.order.valid and not self._working)
        self._bar.setVisible(self._working)
        self._cancel.setVisible(self._working)
        self._another.setVisible(self._made is not None or self._failed)
        about = translate("Workshop", "Bots will play drafts until one is in balance, for 20 seconds at most.")
        idle = not (self.order.blank or self._made or self._working)
        self._told.setText(told or (about if idle else ""))
        self._picture.redraw()

    def _drawn(self, size: QSize) -> QPixmap:
        def paint(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, self.theme.paper)
            if self._made and not self.order.blank:
                paint_bare_sheet(painter, area, self._made, self.theme)
            else:
                painter.setOpacity(1.0 if self.order.blank else _NOT_YET)
                self._paint_blank(painter, area)

        return drawn(size, self.devicePixelRatioF(), paint)

    def _paint_blank(self, painter: QPainter, area: QRectF) -> None:
        """As many fields as there will be."""
        width, height = self.order.dimensions
        side = min(area.width() / width, area.height() / height, 60.0)
        left, top = area.center().x() - side * width / 2, area.center().y() - side * height / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(faded(self.theme.ink, 0.3))
        painter.setBrush(self.theme.field)
        for row in range(height):
            for column in range(width):
                cell = QRectF(left + side * column, top + side * row, side, side).adjusted(2, 2, -2, -2)
                painter.drawRoundedRect(cell, side * 0.1, side * 0.1)

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        self.give_width(self._left, _ORDER * self.scale)
        self._left.setMinimumHeight(round(_LEAST * self.scale) if self.narrow else 0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self._go.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and self._go.isEnabled():
            self._act()
        else:
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._making.end()
        super().closeEvent(event)
