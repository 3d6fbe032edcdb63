"""What is wrong with the layout of a screen as it stands: words cut off, parts that overlap, ink too pale to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QLayout, QPushButton, QScrollArea, QWidget

from gamebox.ui.theme import contrast
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.segments import Segment
from gamebox.ui.widgets.switch import Switch

_SLACK = 2
"""Pixels that nobody sees."""
_INK = 1.2
"""Colours of less contrast to the ink belong to the words."""
_DIM = 2.0
"""The contrast of words on what cannot be pressed now: paler than others, but there."""
_GRAIN = 3
"""Of so many pixels one tells what colour the ground has."""


def faults(screen: QWidget, readable: float = 4.5) -> list[str]:
    """One sentence for each; none if all is well. `readable` is the contrast that words need."""
    picture = screen.grab().toImage()
    parts = [part for part in screen.findChildren(QWidget) if part.isVisible() and not part.visibleRegion().isEmpty()]
    wrong = (_cut_off(parts), _hidden(parts), _overlapping([screen, *parts]), _pale(screen, parts, picture, readable))
    return list(chain.from_iterable(wrong))


def _cut_off(parts: list[QWidget]) -> Iterator[str]:
    for part in parts:
        words, short = _words(part), _missing(part)
        if words and short:
            yield f"“{words}” is cut off by {short} pixels"


def _hidden(parts: list[QWidget]) -> Iterator[str]:
    """What holds more than it shows must have a bar to scroll it by."""
    for part in parts:
        if isinstance(part, QScrollArea) and (held := part.widget()):
            more = held.size() - part.viewport().size()
            for pixels, bar in ((more.width(), part.horizontalScrollBar()), (more.height(), part.verticalScrollBar())):
                if pixels > _SLACK and not bar.isVisible():
                    yield f"{_name(part)} hides {pixels} pixels of {_name(held)}"


def _words(part: QWidget) -> str:
    return part.text() if isinstance(part, QLabel | QPushButton | Segment | Switch) else ""


def _missing(part: QWidget) -> int:
    """How many pixels of its words cannot be seen; a label that cuts itself says so with an ellipsis."""
    if isinstance(part, ElidedLabel):
        return 0
    if isinstance(part, QLabel) and part.wordWrap():
        short = part.heightForWidth(part.width()) - part.height()
    elif isinstance(part, QLabel):
        short = part.sizeHint().width() - part.width()
    elif isinstance(part, QPushButton):
        short = part.minimumSizeHint().width() - part.width()
    else:
        short = part.fontMetrics().horizontalAdvance(_words(part)) - part.width()
    short = max(short, part.fontMetrics().height() - part.height())
    return max(short, _outside(part), 0) if max(short, _outside(part)) > _SLACK else 0


def _outside(part: QWidget) -> int:
    """How far a part stands out of what holds it, unless that can be scrolled."""
    holder = part.parentWidget()
    if holder is None or isinstance(holder.parentWidget(), QAbstractScrollArea):
        return 0
    return max(part.geometry().right() - holder.rect().right(), part.geometry().bottom() - holder.rect().bottom())


def _overlapping(parts: list[QWidget]) -> Iterator[str]:
    """Parts of one layout never lie on one another; what is laid over a screen on purpose is in none."""
    shown = set(parts)
    for holder in {layout for part in parts if (layout := part.layout())}:
        members = [member for member in _members(holder) if member in shown]
        for one, other in combinations(members, 2):
            shared = one.geometry() & other.geometry()
            if shared.width() > _SLACK and shared.height() > _SLACK:
                yield f"{_name(one)} and {_name(other)} overlap by {shared.width()} x {shared.height()} pixels"


def _members(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        if item and (widget := item.widget()):
            yield widget
        elif item and (inner := item.layout()):
            yield from _members(inner)


def _name(part: QWidget) -> str:
    return f"“{_words(part)}”" if _words(part) else part.objectName() or type(part).__name__


def _pale(screen: QWidget, parts: list[QWidget], picture: QImage, readable: float) -> Iterator[str]:
    """What is scrolled half out of sight has no ground to be judged by."""
    for part in parts:
        whole = part.visibleRegion().boundingRect() == part.rect()
        bare = part.isEnabled() or screen.childAt(part.mapTo(screen, part.rect().center())) is part  # no curtain
        if _words(part) and whole and bare and not _paints_itself(part):
            ink = part.palette().color(part.foregroundRole())
            ground = _ground(screen, part, picture, ink)
            if contrast(ink, ground) < (readable if part.isEnabled() else _DIM):
                yield f"“{_words(part)}” has a contrast of only {contrast(ink, ground):.1f}"


def _paints_itself(part: QWidget) -> bool:
    """Its ink is its own choice, not that of its palette."""
    own = [kind for kind in type(part).__mro__ if not kind.__module__.startswith("PySide6")]
    return any("paintEvent" in vars(kind) for kind in own) and not isinstance(part, ElidedLabel)


def _ground(screen: QWidget, part: QWidget, picture: QImage, ink: QColor) -> QColor:
    """The colour that is there most often, besides that of the words: a ground may have many shades."""
    ratio = picture.devicePixelRatio()
    area = part.rect().translated(part.mapTo(screen, QPoint(0, 0)))
    rows = range(round(area.top() * ratio), round(area.bottom() * ratio), _GRAIN)
    columns = range(round(area.left() * ratio), round(area.right() * ratio), _GRAIN)
    counted = Counter(picture.pixel(x, y) for y in rows for x in columns)
    grounds = [colour for pixel, _ in counted.most_common() if contrast(ink, colour := QColor(pixel)) > _INK]
    return grounds[0] if grounds else ink
