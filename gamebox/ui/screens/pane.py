"""The window onto a screen: what does not fit into it, as words grow, is scrolled."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea
from typing_extensions import override

from gamebox.ui.screens.screen import Screen


class Pane(QScrollArea):
    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(screen)
        screen.installEventFilter(self)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._screen.fit_window(self.size())
        super().resizeEvent(event)
        self._fit()

    @property
    def _screen(self) -> Screen:
        """Asked of Qt: events still come when Python has forgotten everything."""
        return cast(Screen, self.widget())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """As large as the window, and larger only as far as must be."""
        room = self.maximumViewportSize()
        needed = self._needed(room)
        if needed.height() > room.height():
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        if needed.width() > room.width():
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        self._screen.resize(self._needed(room))

    def _needed(self, room: QSize) -> QSize:
        layout = self._screen.layout()
        if layout is None:
            return room
        width = max(room.width(), layout.minimumSize().width())
        high = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
        return QSize(width, max(room.height(), high))
