"""The window: an empty table at once; what lies on it is loaded when that has been painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow
from typing_extensions import override

from gamebox.ui.theme import Theme, paint_table

_PREFERRED = QSize(1280, 800)
_MINIMUM = QSize(1024, 640)
_FRAME = QSize(12, 40)
"""What the system may put around a window: its title and borders."""


class MainWindow(QMainWindow):
    appeared = Signal()
    """The empty table can be seen: time to fill it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._appearing = QTimer(self, singleShot=True, interval=0)
        self._appearing.timeout.connect(self.appeared)
        self.setWindowTitle("gamebox")
        self._fit_to_screen()

    def _fit_to_screen(self) -> None:
        """Never larger than the screen, its frame included."""
        available = QGuiApplication.primaryScreen().availableSize() - _FRAME
        self.setMinimumSize(_MINIMUM.boundedTo(available))
        self.resize(_PREFERRED.boundedTo(available))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Only while the table is empty: every screen paints it again."""
        if self.centralWidget() is None:
            paint_table(QPainter(self), QRectF(self.rect()), self._theme)
            self._appearing.start()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        contents = self.centralWidget()
        if contents:
            contents.close()
        super().closeEvent(event)
