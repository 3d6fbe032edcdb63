"""Where keys lead along the steps of a picture that is read out: to the next, the one before, the first, the last."""

from __future__ import annotations

from PySide6.QtCore import Qt


def step_by(key: int, now: int, last: int) -> int | None:
    """The step to which a key leads from where one is; None if it leads nowhere."""
    match key:
        case Qt.Key.Key_Left:
            return max(0, now - 1)
        case Qt.Key.Key_Right:
            return min(last, now + 1)
        case Qt.Key.Key_Home:
            return 0
        case Qt.Key.Key_End:
            return last
    return None
