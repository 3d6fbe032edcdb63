"""Whatever the scale of a screen, pictures are drawn for it: none that was kept for another one is blown up."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

SCREENS = ("home", "exxtra-threat", "level8-add", "lavarails-volcano-lava")
SIZE = QSize(1024, 640)
TILE, AROUND = 64, 2
"""Points of a part of a screen, and how far beside it the same edge may lie."""
SHARP = 0.62
"""The least share of the hardest edge in the reference; a picture blown up to twice its size has half of it."""
PLAIN = 70
"""Of 256 shades: parts without an edge as hard as that have nothing that could be blurred."""
_DRAW = """
from pathlib import Path
from PySide6.QtCore import QSize
from gamebox.commands import gallery
from gamebox.ui.theme import LIGHT
gallery.run(Path({folder!r}), [QSize({width}, {height})], {{"light": LIGHT}}, ["en"], only={screens!r})
"""


def draw(folder: Path, scale: float) -> dict[str, QImage]:
    script = _DRAW.format(folder=str(folder), width=SIZE.width(), height=SIZE.height(), screens=list(SCREENS))
    environment = os.environ | {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, capture_output=True)
    found = {path.stem.removesuffix("-1024x640-light-en"): QImage(str(path)) for path in folder.glob("*.png")}
    assert set(found) == set(SCREENS)
    return found


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, QImage]:
    """At scale 1 every picture has the pixels that it needs, whatever it was kept for."""
    return draw(tmp_path_factory.mktemp("usual"), 1.0)


def hardest(image: QImage, scale: float = 1.0, around: int = 0) -> dict[tuple[int, int], int]:
    """By how many shades neighbouring pixels differ at most, part by part."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    stride, shades = grey.bytesPerLine(), bytes(grey.constBits())
    found = {}
    for top in range(TILE, SIZE.height() - 2 * TILE, TILE):
        for left in range(TILE, SIZE.width() - 2 * TILE, TILE):
            begin, end = round((left - around) * scale), round((left + TILE + around) * scale)
            lines = range(round((top - around) * scale), round((top + TILE + around) * scale))
            rows = (shades[y * stride + begin : y * stride + end] for y in lines)
            found[left, top] = max(abs(one - other) for row in rows for one, other in pairwise(row))
    return found


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_every_part_of_a_screen_has_edges_as_hard_as_at_the_usual_scale(
    scale: float, reference: dict[str, QImage], tmp_path: Path
) -> None:
    for name, image in draw(tmp_path, scale).items():
        assert image.size() == SIZE * scale, name
        shown = hardest(image, scale, AROUND)
        shares = {place: shown[place] / edge for place, edge in hardest(reference[name]).items() if edge > PLAIN}
        blurred = {place: round(share, 2) for place, share in shares.items() if share < SHARP}
        assert not blurred, f"{name} at {scale}: {blurred}"


_SHOW = """
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from gamebox.ui.items.paper import Picture, drawn

application = QApplication([])

def stripes(size):
    def paint(painter, area):
        painter.scale(1 / 1.5, 1 / 1.5)
        painter.fillRect(0, 0, 300, 300, QColor("white"))
        for x in range(0, 300, 2):
            painter.fillRect(x, 0, 1, 300, QColor("black"))
    return drawn(size, 1.5, paint)

window = QWidget()
window.resize(120, 80)
picture = Picture(stripes, QColor("white"))
picture.setParent(window)
picture.setGeometry(7, 5, 101, 61)
window.show()
for _ in range(4):
    application.processEvents()
seen = window.grab().toImage()
print({seen.pixelColor(x, 60).value() for x in range(60, 100)})
"""


def test_a_picture_lies_on_whole_pixels_wherever_its_place_begins() -> None:
    """Stripes of one pixel each stay black and white; half a pixel aside they would be grey."""
    environment = os.environ | {"QT_SCALE_FACTOR": "1.5", "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run([sys.executable, "-c", _SHOW], env=environment, check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "{0, 255}"
