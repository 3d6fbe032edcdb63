"""The window onto a scene: keeps all of it visible at every size, on the calm surface of the table."""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
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
    def viewportEvent(self, event: QEvent) -> bool:
        """What is kept of the background was drawn for the pixels of another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.resetCachedContent()
            self.viewport().update()
        return super().viewportEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Python throws nothing away meanwhile: a frame has no time for it, and Qt may still hold what would go."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            super().paintEvent(event)
        finally:
            if collecting:
                gc.enable()

    @override
    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        paint_table(painter, QRectF(self.viewport().rect()), self._scene.theme)
        painter.restore()
