"""The rules browser: contents, search and the page on which the rules stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from gamebox.ui.items.paper import Sheet
from gamebox.ui.look import Look
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.book import Search
from gamebox.ui.screens.rules.card import ask_and_print_card
from gamebox.ui.screens.rules.page import Page
from gamebox.ui.screens.rules.scenes import Scene
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme
from gamebox.ui.widgets.parts import button, give_tip, label
from gamebox.ui.widgets.search_field import SearchField

_WIDEST = 1280
_SIDE = 328
"""The width of the contents at the usual size."""


class RulesScreen(PageScreen):
    """The numbered rules of one game at a time."""

    scene_wanted = Signal(object)
    """The Scene of a worked example that is to be shown at the table."""
    lesson_wanted = Signal(str, str)
    """A first game that explains itself, and of which game it is."""

    def __init__(
        self,
        theme: Theme,
        looks: Mapping[str, Look],
        game: str,
        language: str,
        rule: str | None = None,
        *,
        lessons: Mapping[str, Sequence[tuple[str, str]]] | None = None,
    ) -> None:
        """`lessons` explain games, each with its title."""
        super().__init__(theme, widest=_WIDEST)
        self._lessons = [
            (taught, button(title, partial(self.lesson_wanted.emit, name, taught), "onTable", name=f"learn-{name}"))
            for taught, offered in (lessons or {}).items()
            for name, title in offered
        ]
        self._looks = looks
        self._language = language
        self._game = game
        self._wanted_rule = rule
        self.search_field = SearchField(theme, translate("Rules", "Search"), translate("Rules", "Search the rules"))
        self.found = label("", "muted", wrap=True)
        self.contents = _Contents()
        self.page = Page(theme)
        self._lay_out()
        self._connect()
        self.open_game(game)
        if rule:
            self.open_rule(rule)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(10)
        side.addWidget(self.search_field)
        side.addWidget(self.found)
        if len(self._looks) > 1:
            side.addLayout(self._game_buttons())
        side.addWidget(self.contents)
        side.addStretch(1)
        sheet = QVBoxLayout()
        sheet.addWidget(self.page)
        self._side = Sheet(self.theme, side, padding=12)
        contents = QWidget()
        row = QHBoxLayout(contents)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(Sheet(self.theme, sheet, padding=2), 1)
        card = button(translate("Rules", "Print a card …"), self._print_card, "onTable", name="print-card")
        give_tip(card, translate("Rules", "The game on one page, for the real table"))
        self.lay_out_page(translate("Rules", "Rules"), contents, *(made for _, made in self._lessons), card)

    @override
    def style_sheet(self) -> str:
        return super().style_sheet() + _sheet(self.theme)

    @override
    def rescale(self) -> None:
        super().rescale()
        self.page.rescale(self.scale)
        self._follow()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self._first_focus().setFocus()

    @override
    def reflow(self) -> None:
        width = min(round(_SIDE * self.scale), round(self.room.width() * 0.3))
        for part in self._side.findChildren(QAbstractButton):  # its words may have grown, and Qt would notice later
            part.ensurePolished()
            part.updateGeometry()
        self._side.setFixedWidth(max(width, self._side.minimumSizeHint().width()))

    def _game_buttons(self) -> QVBoxLayout:
        """Which game's rules; only one is chosen."""
        column = QVBoxLayout()
        column.setSpacing(4)
        group = QButtonGroup(self)
        for game, look in self._looks.items():
            made = button(look.name, partial(self.open_game, game), "quiet", name=f"game-{game}")
            made.setCheckable(True)
            made.setChecked(game == self._game)
            group.addButton(made)
            column.addWidget(made)
        return column

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._search)
        self.search_field.returnPressed.connect(self.page.setFocus)
        self.contents.currentRowChanged.connect(self.page.hold_chapter)
        self.page.verticalScrollBar().valueChanged.connect(self._follow)
        self.page.referred.connect(self.open_rule)
        self.page.scene_wanted.connect(lambda rule: self.scene_wanted.emit(Scene(self._game, rule)))
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.triggered.connect(self.search_field.look_for)
        self.addAction(find)

    def _print_card(self) -> None:
        told = ask_and_print_card(self._looks[self._game], self._language, self)
        self.found.setText(told)
        self.found.setVisible(bool(told))

    def _first_focus(self) -> QWidget:
        return self.page if self._wanted_rule else self.contents

    def open_game(self, game: str) -> None:
        self._game = game
        for taught, lesson in self._lessons:
            lesson.setVisible(taught == game)
        book = rulebook.load(game, self._language)
        playable = frozenset(rule.id for rule in book.rules if Scene(game, rule.id).exists)
        self.page.open_book(book, self._looks[game], playable)
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.addItems([section.title for section in book.sections])
        self.contents.setCurrentRow(0)
        self.contents.blockSignals(False)
        self._search(self.search_field.text())

    def open_rule(self, rule: str) -> None:
        """Show a rule and set it off."""
        self.search_field.clear()
        if self.page.mark(rule):
            self.page.hold_rule(rule)
            self._follow()

    def _follow(self) -> None:
        """The contents show the section that is being read."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(self.page.chapter_in_view())
        self.contents.blockSignals(False)

    def _search(self, words: str) -> None:
        search = Search(words, rulebook.elsewhere(self._game, self._language) if words.strip() else {})
        counts = self.page.search(search)
        for row, count in enumerate(counts):
            self.contents.item(row).setHidden(not count)
        self.found.setVisible(bool(search.terms) and any(counts))
        self.found.setText(translate("Rules", "%n passage(s) found", "", sum(counts)))
        exact = words.strip().upper()
        if self.page.mark(exact):
            self.page.hold_rule(exact)
        else:
            self.page.hold_top()
        self.contents.setVisible(any(counts))
        self._follow()


class _Contents(QListWidget):
    """The sections; long titles run over two lines."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("contents")
        self.setAccessibleName(translate("Rules", "Contents"))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setItemDelegate(_TitleDelegate(self))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.doItemsLayout()  # titles wrap differently, or need no scroll bar: a moment later would be seen


class _TitleDelegate(QStyledItemDelegate):
    """Gives each title the height that it needs beside a scroll bar, whether there is one or not: none ever jumps."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        contents = self.parent()
        assert isinstance(contents, QListWidget)  # noqa: S101 - made by it
        width = contents.maximumViewportSize().width() - contents.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, width - 36, 1000)
        text = contents.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(width, text.height() + 14)


def _sheet(theme: Theme) -> str:
    """The focus must be seen on lists and pages too."""
    return f"""
    #contents {{ outline: none; padding: 4px; }}
    #contents::item {{ padding: 6px 12px; }}
    #rules {{ background: transparent; }}
    #rules, #contents {{ border: 2px solid transparent; border-radius: {Corner.LARGE.value}px; }}
    #rules:focus, #contents:focus {{ border-color: {theme.accent.name()}; }}
    """
