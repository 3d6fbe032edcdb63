"""Watches what a window paints, frame by frame."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget


class Camera(QObject):
    """Keeps every frame of a window as it was painted: right before the next one it still stands there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self._frames: list[QImage] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self._shoot()
        return super().eventFilter(watched, event)

    def _shoot(self) -> None:
        picture = self._window.screen().grabWindow(self._window.winId()).toImage()
        self._frames.append(picture.convertToFormat(QImage.Format.Format_RGB32))

    def painted_by(self, act: Callable[[], object]) -> list[QImage]:
        """The frames that are painted when something is done, the last one as it then stays."""
        self._settle()
        before = self._frames[-1]
        self._frames.clear()
        act()
        self._settle()
        return [frame for frame in self._frames if frame != before]

    def _settle(self) -> None:
        for _ in range(6):
            QApplication.processEvents()
        self._shoot()
