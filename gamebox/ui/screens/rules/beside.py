"""Rules in a narrow column, beside whatever they are about: one of them, or all by name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import Picture, drawn
from gamebox.ui.look import Look
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.book import Block, Figure, Item, Rule, Search, Table, plain, words_of
from gamebox.ui.screens.rules.ink import Ink
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button

_FIGURE = 720 / 320
_FIRST_WORDS = 44
"""Letters by which a rule without a title is known."""


class RuleCard(QWidget):
    """One rule: its words, figures and the rules that it names."""

    referred = Signal(str)
    book_wanted = Signal(str)
    """The whole rulebook is wanted, open at that rule."""

    def __init__(self, rule: Rule, look: Look, theme: Theme, *, alone: bool = False) -> None:
        """`alone`: the rulebook cannot be opened from here."""
        super().__init__()
        self.setObjectName("rule-card")
        self.rule = rule.id
        self._look = look
        self._theme = theme
        self._ink = Ink(theme, Search(""))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 8, 8)
        self._column.setSpacing(8)
        if rule.title:
            self._add(f"<b>{self._ink.text(rule.title)}</b>")
        for block in rule.blocks:
            self._add_block(block)
        if not alone:
            more = translate("Rules", "Open the rulebook here")
            self._column.addWidget(button(more, lambda: self.book_wanted.emit(rule.id), name="rulebook"))
        self._column.addStretch(1)

    def _add(self, rich: str) -> None:
        made = QLabel(rich)
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setWordWrap(True)
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        made.linkActivated.connect(self.referred)
        self._column.addWidget(made)

    def _add_block(self, block: Block) -> None:
        if isinstance(block, Figure):
            self._column.addWidget(_FigureView(block, self._look, self._theme))
            self._add(f'<span style="color: {self._theme.muted.name()}">{self._ink.text(block.caption)}</span>')
        elif isinstance(block, Table):
            for row in block.rows:
                self._add("• " + ": ".join(self._ink.text(cell) for cell in row))
        else:
            bullet = "•&nbsp; " if isinstance(block, Item) else ""
            self._add(bullet + self._ink.text(block.source))


class _FigureView(Picture):
    """As wide as its column, in proportion."""

    def __init__(self, figure: Figure, look: Look, theme: Theme) -> None:
        def paint(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, theme.paper)
            look.drawing.figure(figure.name, painter, area, theme)

        super().__init__(lambda size: drawn(size, self.devicePixelRatioF(), paint), theme.paper)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(figure.caption)

    @override
    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    @override
    def heightForWidth(self, width: int) -> int:
        return round(width / _FIGURE)


class RuleIndex(QWidget):
    """All rules by number and name; words of both languages find them."""

    chosen = Signal(str)
    book_wanted = Signal(str)

    def __init__(self, game: str, language: str) -> None:
        super().__init__()
        self.setObjectName("rule-index")
        self._rules = rulebook.load(game, language).rules
        self._elsewhere = rulebook.elsewhere(game, language)
        self.search_field = QLineEdit()
        self.search_field.setObjectName("rule-search")
        self.search_field.setPlaceholderText(translate("Rules", "Search"))
        self.search_field.setAccessibleName(translate("Rules", "Search the rules"))
        self.search_field.setClearButtonEnabled(True)
        self.search_field.textChanged.connect(self._find)
        self.search_field.returnPressed.connect(self._choose_first)
        self.list = QListWidget()
        self.list.setObjectName("rule-list")
        self.list.setAccessibleName(translate("Rules", "Rules"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.search_field)
        column.addWidget(self.list, 1)
        whole = translate("Rules", "The whole rulebook")
        column.addWidget(button(whole, lambda: self.book_wanted.emit(""), name="rulebook"))
        self._find("")

    def _find(self, words: str) -> None:
        search = Search(words, self._elsewhere)
        self.list.clear()
        for rule in filter(search.finds, self._rules):
            item = QListWidgetItem(f"{rule.id}  {_name(rule)}")
            item.setData(Qt.ItemDataRole.UserRole, rule.id)
            self.list.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _choose_first(self) -> None:
        if self.list.count():
            self._choose(self.list.item(0))


def _name(rule: Rule) -> str:
    """Its title, or how it begins."""
    told = rule.title or " ".join(words for block in rule.blocks[:1] for words in words_of(block))
    words = plain(told)
    return words if len(words) <= _FIRST_WORDS else words[: _FIRST_WORDS - 2].rsplit(" ", 1)[0] + " …"
