"""How inline markdown becomes rich text: bold, links to other rules, and light on the words that are looked for."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from PySide6.QtGui import QColor

from gamebox.ui.screens.rules.book import Search
from gamebox.ui.texts import RULE_ID
from gamebox.ui.theme import Theme, mixed

_BETWEEN_TAGS = re.compile(r"(<[^>]+>|&#?\w+;)")


@dataclass(frozen=True)
class Ink:
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
