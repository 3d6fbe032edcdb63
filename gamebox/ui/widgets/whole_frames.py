"""No frame shows half of what has changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QGraphicsView, QWidget
from typing_extensions import override

_DEPTH = 12
"""How deep layouts lie in each other at most: whoever has changed asks the one around it, and that one the next."""


class WholeFrames(QObject):
    """Before a window is painted, all that has changed in it takes its place.

    Otherwise Qt paints as soon as a scene has told some of its changes; the rest of the scene, the layout of the words
    around it, and what is shown for the first time come one frame later.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            for _ in range(_DEPTH):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            for view in watched.findChildren(QGraphicsView):
                QCoreApplication.sendPostedEvents(view.scene(), QEvent.Type.MetaCall)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
        return super().eventFilter(watched, event)
