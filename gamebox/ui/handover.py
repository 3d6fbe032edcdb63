"""A second start on the same saved games: hands its file to the window that is already open, and ends."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

PATIENCE = 2000
"""Milliseconds: a window that has only just begun to open answers by then."""
_PAUSE = 50
_LONGEST = 100_000
_HEARD = b"heard\n"
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - with it Wayland lets a window come to the front


class Doorbell(QObject):
    """The open window listens for others that are started on its folder: `answer` gets their files, or None."""

    def __init__(self, folder: Path, answer: Callable[[Path | None], object], parent: QObject) -> None:
        super().__init__(parent)
        self._answer = answer
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._open)
        QLocalServer.removeServer(_name(folder))  # whoever left it there is gone: the folder's lock is ours
        self._server.listen(_name(folder))

    def _open(self) -> None:
        while self._server.hasPendingConnections():
            visitor = self._server.nextPendingConnection()
            visitor.setReadBufferSize(_LONGEST)
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.readyRead.connect(partial(self._listen, visitor))
            self._listen(visitor)

    def _listen(self, visitor: QLocalSocket) -> None:
        if not visitor.canReadLine():
            return
        try:
            words = json.loads(bytes(visitor.readLine().data()))
            file, token = words["file"], words["token"]
        except (ValueError, TypeError, KeyError):  # a stranger: gamebox does not talk like that
            visitor.abort()
            return
        visitor.write(_HEARD)
        visitor.flush()
        if token:
            os.environ[_TOKEN] = token
        self._answer(Path(file) if file else None)

    def remove(self) -> None:
        self._server.close()


def hand_over(folder: Path, file: Path | None) -> bool:
    """Give a file to the window that has opened `folder`, and let it come to the front; whether it has answered."""
    socket = _connected(_name(folder))
    if socket is None:
        return False
    _let_come_to_the_front()
    words = {"file": str(file.absolute()) if file else None, "token": os.environ.get(_TOKEN)}
    socket.write(json.dumps(words).encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(PATIENCE):
            return False
    return bytes(socket.readLine().data()) == _HEARD


def bring_to_front(window: QWidget) -> None:
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def _connected(name: str) -> QLocalSocket | None:
    socket, end = QLocalSocket(), QDeadlineTimer(PATIENCE)
    while True:
        socket.connectToServer(name)
        if socket.waitForConnected(PATIENCE):
            return socket
        if end.hasExpired():
            return None
        QThread.msleep(_PAUSE)


def _name(folder: Path) -> str:
    """Where the window with this folder listens: in a place of the user's own, if the system has one."""
    place = os.path.normcase(folder.resolve())
    name = f"gamebox-{hashlib.sha256(os.fsencode(place)).hexdigest()[:16]}"
    private = _private_folder() if sys.platform == "linux" else None
    return str(private / name) if private and private.is_dir() else name


def _private_folder() -> Path | None:
    """Where only this user's programs meet; in a Flatpak every start has its own, but for one inside it."""
    private, flatpak = os.environ.get("XDG_RUNTIME_DIR"), os.environ.get("FLATPAK_ID")
    if not private:
        return None
    return Path(private, "app", flatpak) if flatpak else Path(private)


def _let_come_to_the_front() -> None:
    """Windows lets only the program with the focus, now ours, decide who gets it."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        anyone = -1
        ctypes.windll.user32.AllowSetForegroundWindow(anyone)
