"""Statistics: of one person or everybody, in one game or all, as charts; to be kept as a table or a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.library.queries import Kept, Wanted
from gamebox.library.statistics import people_of
from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.statistics.pages import Source, page
from gamebox.ui.screens.statistics.people import PeopleList
from gamebox.ui.screens.statistics.person_card import PersonCard
from gamebox.ui.screens.statistics.reviewing import Reviewing
from gamebox.ui.texts import translate
from gamebox.ui.theme import Size, Theme, font, paint_table
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.invitation import invitation
from gamebox.ui.widgets.parts import button
from gamebox.ui.widgets.switch import Switch

_WIDEST = 1560
_SIDE = 236
_LEAST = 300
"""At the usual size: the height of the page where the people stand above it."""
_SHARP = 2.0
"""How many pixels of a picture that is kept stand for one on the screen."""


class StatisticsScreen(PageScreen):
    table_wanted = Signal(object)
    """As CSV, of the games that are Wanted."""
    picture_wanted = Signal(object)
    """The page as a QPixmap."""
    reviewed = Signal(object, object)
    """A Record, and the Review that was made of it."""
    failed = Signal(str)
    """Why a review could not be made."""
    changed = Signal(object)
    """What is asked about now: a Wanted."""

    def __init__(self, theme: Theme, covers: Mapping[str, Cover], source: Source, wanted: Wanted) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._covers = covers
        self._source = source
        self.wanted = wanted
        self.people = PeopleList(theme)
        self.person_card = PersonCard(theme)
        self._reviewing: Reviewing | None = None
        self._review_rest = button("", self._toggle_reviewing, name="review-rest")
        self._area = QScrollArea()
        self._page = QWidget()
        self._filters = Flow()
        self._lay_out()
        self.people.chosen.connect(lambda name: self._ask(replace(self.wanted, person=name)))
        self._show_people()
        self._show_page()

    def _lay_out(self) -> None:
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.people, 1)
        column.addWidget(self._review_rest)
        column.addWidget(self.person_card)
        self._side = Sheet(self.theme, column, padding=10)
        contents = QWidget()
        rows = QVBoxLayout(contents)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(0)
        self._filters.setContentsMargins(ROOM, 0, ROOM, 0)
        self._filters.setSpacing(12)
        self._fill_filters()
        rows.addLayout(self._filters)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(0)
        self._columns.addWidget(self._side)
        self._columns.addWidget(self._area, 1)
        rows.addLayout(self._columns, 1)
        self._pages = QStackedWidget()
        self._pages.addWidget(contents)
        self._pages.addWidget(self._nothing_yet())
        self._extras = (
            button(translate("Statistics", "Save table …"), self._want_table, "onTable", name="table"),
            button(translate("Statistics", "Save picture …"), self._want_picture, "onTable", name="picture"),
        )
        self.lay_out_page(translate("Statistics", "Statistics"), self._pages, *self._extras)

    def _nothing_yet(self) -> QWidget:
        return invitation(
            self.theme,
            translate("Statistics", "Nothing to count yet"),
            translate("Statistics", "Play a game to its end: who plays, who wins and who is lucky is told here."),
            button(translate("Statistics", "Back"), self.left.emit, "primary", name="to-play"),
        )

    def _fill_filters(self) -> None:
        games = Combo(self.theme, name="game", label=translate("Statistics", "Game"))
        games.addItem(translate("Statistics", "All games"), None)
        for game, cover in self._covers.items():
            games.addItem(cover.name(), game)
        games.setCurrentIndex(max(0, games.findData(self.wanted.game)))
        games.currentIndexChanged.connect(
            lambda index: self._ask(replace(self.wanted, game=games.itemData(index), variant=None))
        )
        self._variants = Combo(self.theme, name="variant", label=translate("Statistics", "Sheet"))
        self._variants.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self._variants.currentIndexChanged.connect(
            lambda index: self._ask(replace(self.wanted, variant=self._variants.itemData(index)))
        )
        self._filters.add(games)
        self._filters.add(self._variants)
        self._filters.add_stretch()
        self._add_switch("helped", translate("Statistics", "Games with help"), on=self.wanted.helped)
        self._add_switch("bots_only", translate("Statistics", "Games of bots only"), on=self.wanted.bots_only)

    def _add_switch(self, field: str, text: str, *, on: bool) -> None:
        switch = Switch(self.theme, text, name=field, on=on)
        switch.toggled.connect(lambda state: self._ask(replace(self.wanted, **{field: state})))
        self._filters.add(switch)

    # What is asked

    def _ask(self, wanted: Wanted) -> None:
        if wanted == self.wanted:
            return
        self.wanted = wanted
        self.changed.emit(wanted)
        self._show_page()

    def show_people(self, person: str | None) -> None:
        """Somebody has another name now, or none."""
        self.wanted = replace(self.wanted, person=person)
        self.changed.emit(self.wanted)
        self._show_people()
        self._show_page()

    def _show_people(self) -> None:
        """Whatever game is asked about: all who have ever played."""
        games = self._source.games(Wanted())
        self._pages.setCurrentIndex(0 if games else 1)
        for extra in self._extras:
            extra.setVisible(bool(games))
        known = people_of(games)
        if self.wanted.person not in {who.name for who in known}:
            self.wanted = replace(self.wanted, person=None)
        self.people.show_people(known, self.wanted.person)
        self._names = [who.name for who in known]

    def _show_page(self) -> None:
        person = self.wanted.person
        self.person_card.setVisible(person is not None)
        if person is not None:
            self.person_card.show_person(person, [name for name in self._names if name != person])
        cover = self._covers.get(self.wanted.game or "")
        self._show_variants(cover)
        self._offer_reviews()
        self._page = page(self.theme, self._source, self.wanted, cover)
        self._area.setWidget(self._page)  # which deletes the one before

    def _show_variants(self, cover: Cover | None) -> None:
        """Sheets can be chosen where there are any."""
        found = self._source.games(Wanted(game=cover.id)) if cover else []
        variants = sorted({kept.summary.variant for kept in found})
        named = [(variant, cover.variant(variant)) for variant in variants if cover and cover.variant(variant)]
        self._variants.setVisible(bool(named))
        self._variants.blockSignals(True)
        self._variants.clear()
        for variant, name in ((None, translate("Statistics", "All sheets")), *named):
            self._variants.addItem(name, variant)
        self._variants.setCurrentIndex(max(0, self._variants.findData(self.wanted.variant)))
        self._variants.blockSignals(False)

    # Reviews that are not made yet

    def _unknown(self) -> list[Kept]:
        """The games of the present choice that nobody has reviewed."""
        games = self._source.games(self.wanted)
        return [kept for kept in games if not any(sat.fortune for sat in kept.summary.seats)]

    def _offer_reviews(self) -> None:
        if self._reviewing is None:
            count = len(self._unknown())
            self._review_rest.setText(translate("Statistics", "Review %n more", "", count))
            self._review_rest.setVisible(count > 0)

    def _toggle_reviewing(self) -> None:
        if self._reviewing:
            self._end_reviewing()
            return
        unknown = self._unknown()
        records = (record for kept in unknown if (record := self._source.record(kept)))
        self._reviewing = Reviewing(records, self)
        self._reviewing.reviewed.connect(self.reviewed)
        self._reviewing.failed.connect(self.failed)
        self._reviewing.progressed.connect(lambda done: self._tell_reviewing(done, len(unknown)))
        self._reviewing.ended.connect(self._end_reviewing)
        self._tell_reviewing(0, len(unknown))
        self._reviewing.go_on()

    def _tell_reviewing(self, done: int, count: int) -> None:
        text = translate("Statistics", "{done} of {count} … Stop").format(done=done, count=count)
        self._review_rest.setText(text)

    def _end_reviewing(self) -> None:
        """What is known by now is shown."""
        if self._reviewing:
            self._reviewing.stop()
            self._reviewing.deleteLater()
            self._reviewing = None
            self._show_page()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._reviewing:
            self._reviewing.stop()
        super().closeEvent(event)

    # What can be kept

    def _want_table(self) -> None:
        self.table_wanted.emit(self.wanted)

    def _want_picture(self) -> None:
        self.picture_wanted.emit(self.picture())

    def title(self) -> str:
        """Whom and what it is about, in a line."""
        cover = self._covers.get(self.wanted.game or "")
        parts = (
            self.wanted.person or translate("Statistics", "Everybody"),
            cover.name() if cover else translate("Statistics", "All games"),
            cover.variant(self.wanted.variant) if cover and self.wanted.variant else "",
        )
        return " · ".join(filter(None, parts))

    def picture(self) -> QPixmap:
        """The whole page with its title, as on the screen but sharper."""
        inner = self._page
        head = round(64 * self.scale)
        size = QSize(inner.width(), inner.height() + head)
        image = QPixmap(size * _SHARP)
        image.setDevicePixelRatio(_SHARP)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_table(painter, QRectF(0, 0, size.width(), size.height()), self.theme)
        painter.setPen(self.theme.on_table)
        painter.setFont(font(Size.TITLE * self.scale, bold=True))
        area = QRectF(ROOM + 4, 0, size.width() - 2 * ROOM - 8, head)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.title())
        inner.render(painter, QPoint(0, head), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.end()
        return image

    @override
    def rescale(self) -> None:
        super().rescale()
        self.people.doItemsLayout()

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        self.give_width(self._side, _SIDE * self.scale)
        self.people.show_whole(whole=self.narrow)
        self._area.setMinimumHeight(round(_LEAST * self.scale) if self.narrow else 0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self.people.setFocus()
