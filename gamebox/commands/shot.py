"""What the gallery pictures: a screen by its name, built when its turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget


class Shot(NamedTuple):
    name: str
    build: Callable[[], QWidget]
