"""Words in which the number of every rule is a link to it."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel
from typing_extensions import override

from gamebox.ui.texts import RULE_ID

RULE = re.compile(rf"\b({RULE_ID})\b")


class RuleLabel(QLabel):
    """Is plain text in every other respect: people may call themselves anything."""

    referred = Signal(str)
    """The rule whose number was clicked."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__()
        self._plain = ""
        self.setProperty("role", role)
        self.setWordWrap(True)
        self.linkActivated.connect(self.referred)
        self.setText(text)

    @override
    def text(self) -> str:
        return self._plain

    @override
    def setText(self, text: str) -> None:
        self._plain = text
        linked = bool(RULE.search(text))
        self.setTextFormat(Qt.TextFormat.RichText if linked else Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            if linked
            else Qt.TextInteractionFlag.NoTextInteraction
        )
        super().setText(self._with_links(text) if linked else text)

    def _with_links(self, text: str) -> str:
        self.ensurePolished()
        colour = self.palette().windowText().color().name()
        safe = escape(text, quote=False).replace("\n", "<br>")
        return RULE.sub(lambda found: f'<a href="{found[0]}" style="color: {colour}">{found[0]}</a>', safe)
