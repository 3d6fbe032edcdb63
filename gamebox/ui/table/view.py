"""The window onto a scene: keeps all of it visible at every size, on the calm surface of the table."""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView
from typing_extensions import override

from gamebox.ui.items.kept import make_room
from gamebox.ui.table.proxies import attend
from gamebox.ui.table.reader import Reader
from gamebox.ui.table.scene import TableScene
from gamebox.ui.theme import paint_table


class TableView(QGraphicsView):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        make_room()
        self._scene = scene
        scene.setParent(self)  # it dies with its view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setStyleSheet("QGraphicsView { background: transparent }")  # of the view, not of its tool tips
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the screen below need not be painted
        scene.sceneRectChanged.connect(self._fit)
        self._collecting = False
        """Whether Python threw things away before the frame that is being painted."""
        self.viewport().installEventFilter(self)
        self.reader = Reader(self, scene)
        attend()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        self._scene.fit_to(self.viewport().width() / max(1, self.viewport().height()))
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Ctrl a key is a command of the window: no game knows it, least of all one that is refused just now."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What comes to the viewport, watched from outside: two errors in one frame that is painted from inside a
        method of ours end the program, because PySide keeps them until the method returns, and has room for one."""
        if watched is self.viewport():
            if event.type() == QEvent.Type.DevicePixelRatioChange:
                self._forget_background()
            elif event.type() == QEvent.Type.Paint:
                self._hold_on()
        return super().eventFilter(watched, event)

    def _forget_background(self) -> None:
        """What is kept of it was drawn for the pixels of another screen."""
        self.resetCachedContent()
        self.viewport().update()

    def _hold_on(self) -> None:
        """Python throws nothing away in a frame, which has no time for it; and Qt may still hold what would go."""
        if gc.isenabled():
            self._collecting = True
            gc.disable()

    @override
    def drawForeground(self, _painter: QPainter, _rect: QRectF | QRect) -> None:
        """All items have been painted."""
        if self._collecting:
            gc.enable()
        self._collecting = False

    @override
    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        paint_table(painter, QRectF(self.viewport().rect()), self._scene.theme)
        painter.restore()
