"""Icons in every size and container that desktops want, drawn from the SVGs in resources/icons."""

from __future__ import annotations

import os
import struct
from pathlib import Path

from identity import ROOT
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP = ROOT / "resources" / "icons" / "gamebox.svg"
FILE = ROOT / "resources" / "icons" / "gamebox-file.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""16 to 512, then the same for displays with twice the pixels."""


def png(source: Path, side: int) -> bytes:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    del application
    return bytes(data.data())


def ico(source: Path) -> bytes:
    """Windows: a directory of PNGs; a side of 256 is written as 0."""
    pictures = [(side, png(source, side)) for side in ICO_SIZES]
    entries, start = b"", 6 + 16 * len(pictures)
    for side, data in pictures:
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), start)
        start += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(data for _, data in pictures)


def icns(source: Path) -> bytes:
    """macOS: PNGs, each behind its kind and length."""
    chunks = b""
    for kind, side in ICNS_KINDS.items():
        data = png(source, side)
        chunks += kind + struct.pack(">I", 8 + len(data)) + data
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks
