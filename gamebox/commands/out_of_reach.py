"""What hands cannot reach on a screen as it stands: targets too small to be hit, and what no key leads to or marks."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox, QWidget

from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.view import TableView

LEAST = 40
"""Pixels that a target is wide and high at least, in a window of the usual size."""
_USUAL = 1280
"""Tables shrink with narrower windows and larger words: there the targets on them are as large as they can be."""
_BLUR = 4
"""Pixels at the edges of a target that a hand may not hit."""
EXCUSED = {"HandCard": "a hand of thirty is a fan: the card under the pointer rises, and arrow keys walk through them"}
"""Targets on tables that may be smaller, and why."""
SHARED = {
    "LessonScreen": "what is explained stands above the table, and is read before anything is pressed",
    "TryAgainScreen": "what was best is told below the table, when there is nothing more to press on it",
}
"""Screens on which tables have less room, and why."""
_AROUND = 4
"""Pixels around a part in which the mark of the keyboard's focus may lie."""


def out_of_reach(screen: QWidget, words: float = 1.0) -> list[str]:
    """One sentence for each; none if all is well. `words` are so many times as large as usual."""
    parts = [part for part in screen.findChildren(QWidget) if _is_target(part)]
    usual = screen.width() >= _USUAL and words == 1 and not _shares(screen)
    tables = screen.findChildren(TableView) if usual else []
    return [*_too_small(parts), *_small_on(tables), *_without_keys(screen, parts)]


def _is_target(part: QWidget) -> bool:
    """Whether it is there to be clicked; what is part of another target is not one itself."""
    inner = isinstance(part.parentWidget(), QComboBox | QSpinBox | QLineEdit) or part.objectName().startswith("qt_")
    kind = isinstance(part, QAbstractButton | QComboBox | QLineEdit | QSpinBox)
    return kind and not inner and part.isVisible() and part.isEnabled() and not part.visibleRegion().isEmpty()


def _too_small(parts: list[QWidget]) -> Iterator[str]:
    for part in parts:
        if min(part.width(), part.height()) < LEAST:
            yield f"{_name(part)} is only {part.width()} x {part.height()} pixels large"


def _shares(screen: QWidget) -> bool:
    return any(type(part).__name__ in SHARED for part in (screen, *screen.findChildren(QWidget)))


def _small_on(tables: list[TableView]) -> Iterator[str]:
    """Whether or not they are lit now: people try them all the same."""
    for view in tables:
        targets = [item for item in view.scene().items() if isinstance(item, TargetItem) and item.isVisible()]
        for target in targets if view.isVisible() and view.isInteractive() else ():
            wide, high = _hit(view, target)
            if min(wide, high) < LEAST and type(target).__name__ not in EXCUSED:
                yield f"“{target.hint}” on the table is only {wide} x {high} pixels large"


def _hit(view: TableView, target: TargetItem) -> tuple[int, int]:
    """How far a hand hits a target, and no other above it; no matter, if something lies on it that comes first."""
    place = view.mapFromScene(target.mapToScene(target.shape()).boundingRect()).boundingRect()
    across = [x for x in range(place.left(), place.right()) if _at(view, x, place.center().y()) is target]
    middle = across[len(across) // 2] if across else place.center().x()
    down = [y for y in range(place.top(), place.bottom()) if _at(view, middle, y) is target]
    hidden = len(across) < place.width() - _BLUR or len(down) < place.height() - _BLUR
    return (LEAST, LEAST) if not across or (hidden and not target.legal) else (len(across), len(down))


def _at(view: TableView, x: int, y: int) -> TargetItem | None:
    return next((item for item in view.items(x, y) if isinstance(item, TargetItem)), None)


def _without_keys(screen: QWidget, parts: list[QWidget]) -> Iterator[str]:
    """Every target is met by Tab, or does what another one does that is; and it shows that it has been met."""
    met = _met_by_tab(screen)
    for part in parts:
        if part not in met and not _has_another_way(part):
            yield f"no key leads to {_name(part)}"
    for part in parts:
        whole = part.visibleRegion().boundingRect() == part.rect()  # of what is half out of sight the mark may be, too
        if part in met and whole and not _marks_focus(screen, part):
            yield f"{_name(part)} does not show that it has the keyboard"


def _met_by_tab(screen: QWidget) -> set[QWidget]:
    """A group of values is one stop: arrow keys walk through it."""
    met: set[QWidget] = set()
    here: QWidget | None = screen
    while here and here not in met:
        met.add(here)
        here = here.nextInFocusChain()
    stops = {part for part in met if part.focusPolicy() & Qt.FocusPolicy.TabFocus}
    return {part for part in stops if part.isVisible()}


def _has_another_way(part: QWidget) -> bool:
    """Inside something that keys reach, among values that arrows walk through, or like another that keys reach."""
    if isinstance(part, QAbstractButton) and (group := part.group()) and group.exclusive():
        return True
    holder = part.parentWidget()
    while holder and not holder.focusPolicy() & Qt.FocusPolicy.TabFocus:
        holder = holder.parentWidget()
    return holder is not None or part.property("alike") is True


def _marks_focus(screen: QWidget, part: QWidget) -> bool:
    window = screen.window()
    before = QApplication.focusWidget()
    if before is part:
        part.clearFocus()
    without = _picture(window, part)
    part.setFocus(Qt.FocusReason.TabFocusReason)
    if not part.hasFocus():  # the window is not active; or whoever gets the focus hands it on
        return True
    marked = _picture(window, part) != without
    if before:
        before.setFocus(Qt.FocusReason.OtherFocusReason)
    return marked


def _picture(window: QWidget, part: QWidget) -> QImage:
    place = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    return window.grab(place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)).toImage()


def _name(part: QWidget) -> str:
    text = part.text() if isinstance(part, QAbstractButton) else ""
    return f"“{text}”" if text else part.objectName() or part.accessibleName() or type(part).__name__
