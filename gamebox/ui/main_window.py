"""The window: an empty table at once; what lies on it is loaded when that has been painted."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QMainWindow
from typing_extensions import override

from gamebox.library.placement import Placement
from gamebox.ui.theme import Theme, paint_table

_ANYWHERE = Placement()
_PREFERRED = QSize(1280, 800)
_MINIMUM = QSize(1024, 640)
_FRAME = QSize(12, 40)
"""What the system may put around a window: its title and borders."""


class MainWindow(QMainWindow):
    appeared = Signal()
    """The empty table can be seen: time to fill it."""

    def __init__(self, theme: Theme, placement: Placement = _ANYWHERE) -> None:
        super().__init__()
        self._theme = theme
        self._appearing = QTimer(self, singleShot=True, interval=0)
        self._appearing.timeout.connect(self.appeared)
        self.setWindowTitle("gamebox")
        self._fit_to_screen()
        if placement.geometry:  # Qt brings it back to a screen that is there
            self.restoreGeometry(QByteArray.fromBase64(placement.geometry.encode()))

    @property
    def placement(self) -> Placement:
        return Placement(bytes(self.saveGeometry().toBase64().data()).decode())

    def offer_full_screen(self) -> None:
        """F11, and what else the system uses for it."""
        keys = {QKeySequence("F11"), *QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)}
        for key in keys:
            QShortcut(key, self, self._toggle_full_screen)

    def _toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415 - its enums take a tenth of the time to the first paint

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

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
