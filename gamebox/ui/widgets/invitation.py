"""A sheet in the middle of an empty page: what is missing, and the way to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebox.ui.items.paper import Sheet
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label


def invitation(theme: Theme, title: str, words: str, way_out: QWidget) -> QWidget:
    column = QVBoxLayout()
    column.setSpacing(12)
    for text, role in ((title, "title"), (words, "muted")):
        made = label(text, role, wrap=True)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(made)
    column.addSpacing(8)
    column.addWidget(way_out, 0, Qt.AlignmentFlag.AlignCenter)
    page = QWidget()
    across = QHBoxLayout()
    across.addStretch(1)
    across.addWidget(Sheet(theme, column, padding=36), 2)
    across.addStretch(1)
    around = QVBoxLayout(page)
    around.addStretch(2)
    around.addLayout(across)
    around.addStretch(3)
    return page
