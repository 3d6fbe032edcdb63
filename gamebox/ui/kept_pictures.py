"""Pictures that outlive the program: what a place showed last is kept on disk, for drawing it takes its game's modules.

There is one file per place, so that they never pile up. Whatever is wrong with one, the picture is drawn anew.
"""

from __future__ import annotations

import contextlib
import os
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPixmap, QPixmapCache

from gamebox import __version__
from gamebox.engine.files import own_folder, write_atomically

FOLDER = "pictures"
_MARK = "gamebox"


class KeptPictures:
    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder they last as long as the program."""
        self._folder = folder
        self._fresh: dict[str, tuple[str, QPixmap]] = {}

    def find(self, place: str, shown: str, ratio: float) -> QPixmap | None:
        """The picture of a place, if it is there already.

        `shown` tells all on which it depends besides the program and the pixel ratio.
        """
        key, found = _key(place, shown, ratio), QPixmap()
        if QPixmapCache.find(key, found):
            return found
        image = QImage(str(self._path(place))) if self._folder else QImage()
        if image.text(_MARK) != key:
            return None
        image.setDevicePixelRatio(ratio)
        found = QPixmap.fromImage(image)
        QPixmapCache.insert(key, found)
        return found

    def add(self, place: str, shown: str, picture: QPixmap) -> QPixmap:
        """What has just been drawn for a place."""
        key = _key(place, shown, picture.devicePixelRatio())
        QPixmapCache.insert(key, picture)
        self._fresh[place] = key, picture
        return picture

    def keep(self) -> None:
        """Write down what each place showed last; without room on the disk it is drawn anew next time."""
        if self._folder:
            with contextlib.suppress(OSError):
                own_folder(self._folder)
                for place, (key, picture) in self._fresh.items():
                    write_atomically(self._path(place), _encoded(picture, key))
        self._fresh = {}

    def _path(self, place: str) -> Path:
        return (self._folder or Path()) / f"{place}.png"


def _encoded(picture: QPixmap, key: str) -> bytes:
    image = picture.toImage()
    image.setText(_MARK, key)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def _key(place: str, shown: str, ratio: float) -> str:
    return f"{place} {shown} {ratio} {_program()}"


@cache
def _program() -> str:
    """Which program draws: its version and, where its sources lie open, when somebody changed them last."""
    sources = Path(__file__).parent
    return f"{__version__}-{_last_change(str(sources)) if sources.is_dir() else 'frozen'}"


def _last_change(folder: str) -> int:
    newest = 0
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                newest = max(newest, entry.stat().st_mtime_ns)
            elif entry.is_dir() and not entry.name.startswith("_"):
                newest = max(newest, _last_change(entry.path))
    return newest
