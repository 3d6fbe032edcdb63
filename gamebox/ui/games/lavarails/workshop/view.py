"""The window onto the workbench."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView
from typing_extensions import override

from gamebox.ui.games.lavarails.workshop.scene import WorkbenchScene
from gamebox.ui.items.kept import make_room
from gamebox.ui.scale import enlargement
from gamebox.ui.table.proxies import attend
from gamebox.ui.table.reader import Reader
from gamebox.ui.texts import translate


class WorkbenchView(QGraphicsView):
    def __init__(self, scene: WorkbenchScene) -> None:
        super().__init__(scene)
        attend()
        self.reader = Reader(self, scene, walks=False)  # first of all: as soon as it has a name, Qt asks what it is
        make_room()
        self._scene = scene
        scene.setParent(self)  # it dies with its view
        self.setObjectName("workbench")
        self.setAccessibleName(translate("Workshop", "The sheet"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setMouseTracking(True)
        self.viewport().installEventFilter(self)
        self.setStyleSheet("QGraphicsView { background: transparent }")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scene.fit_to(self.viewport().width() / max(1, self.viewport().height()))
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._scene.write_notes(enlargement(self) / self.transform().m11())
        super().resizeEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._scene.show_focus(True)
        QTimer.singleShot(0, self._scene, self._scene.cursor_moved.emit)  # after Qt's own word on the view

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._scene.show_focus(False)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From outside, like that of a table (TableView): nothing is painted from inside a method of ours."""
        if watched is self.viewport() and event.type() == QEvent.Type.Leave:
            self._scene.leave()
        return super().eventFilter(watched, event)
