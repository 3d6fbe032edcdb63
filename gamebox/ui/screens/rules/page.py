"""How a rulebook is set in type: headings, rules with their numbers in the margin, tables and figures."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import Picture, drawn
from gamebox.ui.look import Look
from gamebox.ui.screens.rules.book import RULE_ID, Block, Figure, Item, Rule, Rulebook, Search, Section, Table, words_of
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Size, Theme, faded, mixed
from gamebox.ui.widgets.parts import button, label

_MARGIN = 84
"""The width of the column in which the rules' numbers stand."""
MARKED = 0.11
"""How much accent tints a rule that was asked for: visible, and muted text on it still reads."""
_BETWEEN_TAGS = re.compile(r"(<[^>]+>|&#?\w+;)")


@dataclass(frozen=True)
class Ink:
    """Turns inline markdown into rich text and lights what is looked for."""

    theme: Theme
    search: Search

    def text(self, source: str) -> str:
        marked = html.escape(source, quote=False)
        for pattern, made in (
            (r"\*\*(.+?)\*\*", r"<b>\1</b>"),
            (r"\*(.+?)\*", r"<i>\1</i>"),
            (r"`(.+?)`", r"<code>\1</code>"),
            (rf"\b({RULE_ID})\b", rf'<a href="\1" style="color: {self.link().name()}">\1</a>'),
        ):
            marked = re.sub(pattern, made, marked)
        return self._lit(marked)

    def block(self, block: Block) -> str:
        if isinstance(block, Table):
            return self._table(block)
        bullet = "•&nbsp; " if isinstance(block, Item) else ""
        body = "".join(self.text(words) for words in words_of(block))
        return f'<p style="line-height: 140%; margin: 0">{bullet}{body}</p>'

    def _table(self, table: Table) -> str:
        def row(cells: Sequence[str], tag: str) -> str:
            return "<tr>" + "".join(f'<{tag} align="left">{self.text(cell)}</{tag}>' for cell in cells) + "</tr>"

        edge = self.theme.paper_edge.name()
        style = f'border="1" cellspacing="0" cellpadding="6" style="border-collapse: collapse; border-color: {edge}"'
        return f"<table {style}>{row(table.head, 'th')}{''.join(row(cells, 'td') for cells in table.rows)}</table>"

    def link(self) -> QColor:
        """The accent, deepened with ink until it reads well on paper."""
        return mixed(self.theme.accent, self.theme.ink, 0.0 if self.theme.dark else 0.45)

    def _lit(self, marked: str) -> str:
        for term in self.search.terms:
            parts = _BETWEEN_TAGS.split(marked)
            parts[::2] = [term.sub(self._light, part) for part in parts[::2]]
            marked = "".join(parts)
        return marked

    def _light(self, found: re.Match[str]) -> str:
        style = f"background-color: {self.theme.accent.name()}; color: {self.theme.on_accent.name()}"
        return f'<span style="{style}">{found[0]}</span>'


class Illustration(Picture):
    """A picture as wide as its column, in proportion."""

    def __init__(
        self, paint: Callable[[QPainter, QRectF], object], ratio: float, description: str, theme: Theme
    ) -> None:
        def on_paper(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, theme.paper)
            paint(painter, area)

        super().__init__(lambda size: drawn(size, self.devicePixelRatioF(), on_paper), theme.paper)
        self._ratio = ratio
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(description)

    @override
    def sizeHint(self) -> QSize:
        return QSize(600, self.heightForWidth(600))

    @override
    def heightForWidth(self, width: int) -> int:
        return round(width / self._ratio)


class Entry(QFrame):
    """A rule with its number in the margin, or something between rules."""

    referred = Signal(str)
    """A link to another rule was followed."""
    scene_wanted = Signal(str)

    def __init__(
        self, content: Rule | Block, look: Look, theme: Theme, *, playable: bool = False, indented: bool = True
    ) -> None:
        """`indented` leaves the margin free, also where no number stands in it."""
        super().__init__()
        self.content = content
        self._theme = theme
        self._marked = False
        self._search: Search | None = None
        self._texts: list[tuple[QLabel, Callable[[Ink], str]]] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(0)
        if indented:
            row.addWidget(self._margin(content.id if isinstance(content, Rule) else ""))
        row.addLayout(self._column, 1)
        if isinstance(content, Rule) and content.title:
            self._add_text(lambda ink: f"<b>{ink.text(content.title)}</b>")
        for block in content.blocks if isinstance(content, Rule) else (content,):
            self._add_block(block, look)
        if playable and isinstance(content, Rule):
            self._add_scene_button(content.id)
        self.light(Search(""))

    def _margin(self, rule: str) -> QWidget:
        """The column of the rules' numbers."""
        margin = QWidget()
        margin.setObjectName("margin")
        if rule:
            badge = label(rule)
            badge.setObjectName("badge")
            column = QVBoxLayout(margin)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(badge, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return margin

    def _add_block(self, block: Block, look: Look) -> None:
        if isinstance(block, Figure):
            self._add_figure(block, look)
        else:
            self._add_text(lambda ink: ink.block(block))

    def _add_text(self, write: Callable[[Ink], str]) -> None:
        made = QLabel()
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setWordWrap(True)
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        made.linkActivated.connect(self.referred)
        self._column.addWidget(made)
        self._texts.append((made, write))

    def _add_figure(self, figure: Figure, look: Look) -> None:
        def draw(painter: QPainter, area: QRectF) -> None:
            look.drawing.figure(figure.name, painter, area, self._theme)

        self._column.addSpacing(4)
        self._column.addWidget(Illustration(draw, 720 / 320, figure.caption, self._theme))
        self._add_text(lambda ink: f'<span style="color: {self._theme.muted.name()}">{ink.text(figure.caption)}</span>')

    def _add_scene_button(self, rule: str) -> None:
        shown: QPushButton = button(
            translate("Rules", "Show at the table"), lambda: self.scene_wanted.emit(rule), name=f"scene-{rule}"
        )
        self._column.addWidget(shown, 0, Qt.AlignmentFlag.AlignLeft)

    def light(self, search: Search) -> None:
        """Light the words that are looked for."""
        if search == self._search:
            return
        self._search = search
        ink = Ink(self._theme, search)
        for text, write in self._texts:
            text.setText(write(ink))

    @property
    def marked(self) -> bool:
        return self._marked

    def mark(self, marked: bool) -> None:
        """Set the rule off as the one that was asked for."""
        self._marked = marked
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._marked:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self._theme.accent, MARKED))
            painter.drawRoundedRect(QRectF(self.rect()), Corner.MEDIUM, Corner.MEDIUM)
            painter.setBrush(self._theme.accent)
            painter.drawRoundedRect(QRectF(0, 6, 4, self.height() - 12), 2, 2)
        super().paintEvent(event)


class Page(QWidget):
    """The whole rulebook in one column."""

    referred = Signal(str)
    scene_wanted = Signal(str)

    def __init__(self, book: Rulebook, look: Look, theme: Theme, is_playable: Callable[[str], bool]) -> None:
        super().__init__()
        self.setObjectName("page")
        self._look = look
        self._theme = theme
        self._is_playable = is_playable
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 28, 28, 40)
        self._column.setSpacing(4)
        self._opening: list[QWidget] = []
        self._add_opening(book)
        self.sections = [(self._add_heading(section), self._add_entries(section)) for section in book.sections]
        self.nothing = label("", "lead", wrap=True)
        self.nothing.setObjectName("nothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)

    def rescale(self, scale: float) -> None:
        self.setStyleSheet(_sheet(self._theme, scale))
        for margin in self.findChildren(QWidget, "margin"):
            margin.setFixedWidth(round(_MARGIN * scale))

    def _add_opening(self, book: Rulebook) -> None:
        banner = QWidget()
        framed = QVBoxLayout(banner)
        framed.setContentsMargins(12, 0, 12, 0)
        framed.addWidget(Illustration(self._paint_banner, 3.6, self._look.name, self._theme))
        title = label(book.title, wrap=True)
        title.setObjectName("bookTitle")
        title.setIndent(0)
        entries = [self._entry(block, indented=False) for block in book.intro]
        self._opening = [banner, title, *entries]
        for widget in self._opening:
            self._column.addWidget(widget)

    def _paint_banner(self, painter: QPainter, area: QRectF) -> None:
        self._look.cover.paint_tile(painter, area, self._theme)

    def _add_heading(self, section: Section) -> QLabel:
        made = label(section.title, wrap=True)
        made.setObjectName("sectionTitle")
        made.setIndent(0)
        self._column.addWidget(made)
        return made

    def _add_entries(self, section: Section) -> list[Entry]:
        entries = [self._entry(content) for content in section.entries]
        for entry in entries:
            self._column.addWidget(entry)
        return entries

    def _entry(self, content: Rule | Block, *, indented: bool = True) -> Entry:
        playable = isinstance(content, Rule) and self._is_playable(content.id)
        made = Entry(content, self._look, self._theme, playable=playable, indented=indented)
        made.referred.connect(self.referred)
        made.scene_wanted.connect(self.scene_wanted)
        return made

    def entry(self, rule: str) -> Entry | None:
        """Where a rule stands."""
        entries = (entry for _, entries in self.sections for entry in entries)
        return next((entry for entry in entries if isinstance(entry.content, Rule) and entry.content.id == rule), None)

    def mark(self, rule: str | None) -> Entry | None:
        """Set off one rule and no other."""
        wanted = self.entry(rule) if rule else None
        for _, entries in self.sections:
            for entry in entries:
                entry.mark(entry is wanted)
        return wanted

    def search(self, search: Search) -> list[int]:
        """Show only what has the words; returns how many entries each section still shows."""
        counts = []
        for title, entries in self.sections:
            found = [entry for entry in entries if search.finds(entry.content)]
            for entry in entries:
                entry.setVisible(entry in found)
                entry.light(search)
            title.setVisible(bool(found))
            counts.append(len(found))
        for widget in self._opening:
            widget.setVisible(not search.terms)
        self.nothing.setVisible(bool(search.terms) and not any(counts))
        self.nothing.setText(translate("Rules", "The rules say nothing about “{words}”.").format(words=search.words))
        return counts


def _sheet(theme: Theme, scale: float) -> str:
    return f"""
    #page {{ background: transparent; }}
    #nothing {{ margin: 120px 12px 0 12px; }}
    #bookTitle {{ font-size: {round(Size.HEADLINE * scale)}px; font-weight: 700; margin: 16px 12px 0 12px; }}
    #sectionTitle {{
        font-size: {round(Size.TITLE * scale)}px; font-weight: 700; margin: 24px 12px 6px 12px; padding-bottom: 8px;
        border-bottom: 2px solid {theme.paper_edge.name()};
    }}
    #badge {{
        background: {theme.field.name()}; color: {theme.muted.name()}; border: 1px solid {theme.paper_edge.name()};
        border-radius: {Corner.SMALL.value}px; padding: 1px 6px;
        font-size: {round(Size.SMALL * scale)}px; font-weight: 700;
    }}
    """
