"""The window onto a scene: keeps all of it visible at every size, on the calm surface of the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView
from typing_extensions import override

from gamebox.ui.table.scene import TableScene
from gamebox.ui.theme import paint_table

_PICTURES = 192 * 1024
"""Kilobytes for the pictures that items keep of themselves: Qt's usual 10 MB do not hold even one large sheet on a
4K screen, and whatever does not fit is drawn anew in every frame."""


class TableView(QGraphicsView):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _PICTURES))
        self._scene = scene
        scene.setParent(self)  # it dies with its view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setStyleSheet("QGraphicsView { background: transparent }")  # of the view, not of its tool tips
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the screen below need not be painted

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scene.fit_to(self.viewport().width() / max(1, self.viewport().height()))
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        super().resizeEvent(event)

    @override
    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        paint_table(painter, QRectF(self.viewport().rect()), self._scene.theme)
        painter.restore()
