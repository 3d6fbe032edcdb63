"""The composition root: the only place that builds the parts of the program and wires them together."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from gamebox import APP_ID, __version__
from gamebox.library import settings
from gamebox.library.profile import Profile, ProfileInUseError
from gamebox.ui import crash
from gamebox.ui.desk import Desk
from gamebox.ui.main_window import MainWindow
from gamebox.ui.texts import Translators
from gamebox.ui.theme import theme_for

_SOON = 100
"""Milliseconds after which the home screen is surely painted."""


def has_display() -> bool:
    """Whether a window can be shown: elsewhere than on Linux there is always a screen."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def make_application() -> QApplication:
    application = QApplication(["gamebox", "-style", "fusion"])  # setStyle takes 8 ms, for a QStyle that nobody needs
    application.setApplicationName("gamebox")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def usual_folder() -> Path:
    """Where the system wants programs to keep what belongs to a user."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))


def make_window(application: QApplication, folder: Path) -> MainWindow:
    """The main window on a profile; raises ProfileInUseError, or OSError if nothing can be kept there."""
    desk = Desk.open(Profile(folder), Translators(application))
    window = MainWindow(desk)
    crash.install(desk.profile.folder / "crash.log", window.tell_crash)
    return window


def run(folder: Path | None = None, file: Path | None = None, *, resume: bool = False) -> int:
    if not has_display():
        sys.stderr.write("gamebox: there is no display to open a window on; try: gamebox demo\n")
        return 1
    application = make_application()
    folder = folder or usual_folder()
    try:
        window = make_window(application, folder)
    except ProfileInUseError:
        return _tell_in_use(application, folder)
    except OSError as error:
        sys.stderr.write(f"gamebox: nothing can be saved in {folder}: {error.strerror or error}\n")
        return 1
    if sys.platform == "darwin":
        from gamebox.ui.desktop import OpenRequests

        OpenRequests(application, window.open_file)
    if file:
        window.open_file(file)
    elif resume:
        window.resume_last()
    window.show()
    QTimer.singleShot(_SOON, window, lambda: _settle(application))
    return application.exec()


def _settle(application: QApplication) -> None:
    """What can wait until the window is there."""
    from gamebox.ui.desktop import EndRequests, window_icon

    gc.freeze()  # what is loaded stays: no need to look at it again and again
    gc.enable()
    application.setWindowIcon(window_icon())
    application.aboutToQuit.connect(EndRequests(application).release)


def _tell_in_use(application: QApplication, folder: Path) -> int:
    from gamebox.ui.in_use import InUseWindow

    sys.stderr.write("gamebox: another window has already opened these saved games\n")
    chosen = settings.peek(folder)
    translators = Translators(application)
    translators.use(chosen.language)
    window = InUseWindow(theme_for(chosen.theme))
    window.show()
    application.exec()
    return 1
