"""Whether a picture still looks like the one that somebody has approved: small, in grey, with patience for fonts."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QGuiApplication, QImage, QPainter

FONTS = "fonts.txt"
APPROVED = Path(__file__).parent / "approved"
ENDING = "-1024x640-dark-de"
"""Of the gallery's pictures: the smallest window, in which everything is closest to not fitting."""
_KEPT = QSize(320, 200)
_QUALITY = 72
_SEEN = QSize(80, 50)
"""At that size a letter is a shade of grey: other fonts, other machines, the time of day make none of them another."""
_SHADES = 22
"""Of 256: what an eye sees at a glance."""
_PATIENCE = 0.012
"""The share of a picture that may have another shade."""


class Compared(NamedTuple):
    name: str
    new: Path | None
    old: Path | None
    differs: float
    """The share that has another shade."""

    @property
    def changed(self) -> bool:
        return self.new is None or self.old is None or self.differs > _PATIENCE

    def told(self) -> str:
        if self.old is None:
            return f"{self.name} is new"
        if self.new is None:
            return f"{self.name} is gone"
        return f"{self.name} differs by {self.differs:.1%}"


def compared(folder: Path, approved: Path = APPROVED) -> list[Compared]:
    """All pictures of a gallery with those that were approved, by name."""
    new = {path.stem.removesuffix(ENDING): path for path in folder.glob(f"*{ENDING}.png")}
    old = {path.stem: path for path in approved.glob("*.jpg")}
    return [_compare(name, new.get(name), old.get(name)) for name in sorted(new.keys() | old.keys())]


def approve(folder: Path, approved: Path = APPROVED) -> int:
    """From now on the pictures of that gallery are how it should look, to the last shade: what differs a little today
    would leave no patience for tomorrow. Tells how many there are."""
    approved.mkdir(parents=True, exist_ok=True)
    found = compared(folder, approved)
    for each in found:
        target = approved / f"{each.name}.jpg"
        if each.new is None:
            target.unlink()
        elif (each.old is None or each.differs) and not small(each.new).save(str(target), quality=_QUALITY):
            raise OSError(f"{target} could not be written.")
    (approved / FONTS).write_text(f"{_fonts()}\n")
    return sum(each.new is not None for each in found)


def same_fonts(approved: Path = APPROVED) -> bool:
    """Whether words are as wide here as where the pictures were approved; else everything lies a little elsewhere."""
    return (approved / FONTS).read_text().strip() == _fonts()


def _fonts() -> str:
    shown = QFontInfo(QGuiApplication.font())
    return f"{shown.family()} {QFontMetrics(QGuiApplication.font()).horizontalAdvance('Hamburgefonstiv 0123456789')}"


def small(path: Path) -> QImage:
    """As pictures are kept."""
    return QImage(str(path)).scaled(_KEPT, mode=Qt.TransformationMode.SmoothTransformation)


def difference(new: Path, old: Path) -> QImage:
    """Black where nothing has changed."""
    made = small(new).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, small(old))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for _ in range(2):  # so that faint changes can be seen
        painter.drawImage(0, 0, made.copy())
    painter.end()
    return made


def _compare(name: str, new: Path | None, old: Path | None) -> Compared:
    if new is None or old is None:
        return Compared(name, new, old, 1.0)
    pairs = list(zip(_shades(new), _shades(old), strict=True))
    return Compared(name, new, old, sum(abs(one - other) > _SHADES for one, other in pairs) / len(pairs))


def _shades(path: Path) -> bytes:
    seen = small(path).scaled(_SEEN, mode=Qt.TransformationMode.SmoothTransformation)
    return bytes(seen.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
