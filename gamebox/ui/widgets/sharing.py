"""Pictures to share: written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap

from gamebox.engine.files import write_atomically


def save_picture(picture: QPixmap, path: Path) -> None:
    """As PNG; raises OSError if the disk refuses it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    write_atomically(path, bytes(buffer.data().data()))
