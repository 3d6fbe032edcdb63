"""What the desktop asks of the program from outside, to open a file, or to end; and what it offers: folder and icon."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QStandardPaths
from PySide6.QtGui import QFileOpenEvent, QIcon, QSessionManager
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from gamebox.ui.items.wordmark import mark_pixmap

_ICON_SIZES = (16, 32, 64, 128)
ENDINGS = [signal.SIGTERM, signal.SIGINT, *([signal.SIGHUP] if sys.platform != "win32" else [])]
"""How systems ask a program to end: politely, by Ctrl+C, or because its terminal is gone."""


class OpenRequests(QObject):
    """macOS hands over a double-clicked file by an event, not on the command line, and perhaps before we are ready."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._open_file: Callable[[Path], object] | None = None
        self._waiting: list[Path] = []
        application.installEventFilter(self)

    def serve(self, open_file: Callable[[Path], object]) -> None:
        """From now on files are opened, those that came before as well."""
        self._open_file = open_file
        for path in self._waiting:
            open_file(path)

    @override
    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self._open_file:
                self._open_file(path)
            else:
                self._waiting.append(path)
            return True
        return False


class EndRequests(QObject):
    """Signals close the window as its own button does; Qt by itself would never hear of them. When a session ends,
    some systems kill the program once it has kept everything, and others change their mind: then it plays on."""

    def __init__(self, application: QApplication, keep: Callable[[], object]) -> None:
        super().__init__(application)
        self._keep = keep
        application.commitDataRequest.connect(self.end_session)
        self._ours, self._theirs = socket.socketpair()
        self._theirs.setblocking(False)
        signal.set_wakeup_fd(self._theirs.fileno())
        for number in ENDINGS:
            signal.signal(number, lambda *_: None)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    def _close(self) -> None:
        self._ours.recv(1)
        QApplication.closeAllWindows()

    def end_session(self, session: QSessionManager) -> None:
        """Nobody is asked anything, and the next session begins without us: the game can be continued at any time."""
        self._keep()
        session.setRestartHint(QSessionManager.RestartHint.RestartNever)

    def release(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        self._ours.close()
        self._theirs.close()


def documents() -> str:
    """Where people look for their files first."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def window_icon() -> QIcon:
    """The mark, for desktops that know no installed icon."""
    icon = QIcon()
    for side in _ICON_SIZES:
        icon.addPixmap(mark_pixmap(side))
    return icon
