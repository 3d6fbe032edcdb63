"""What lies on a table: what it is and does, with the rule that says so."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF


class Thing(NamedTuple):
    name: str
    text: str
    rule: str
    place: QRectF
    """Where on the table it lies."""
