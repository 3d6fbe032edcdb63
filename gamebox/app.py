"""The composition root: the only place that builds the parts of the program and wires them together.

The start has two steps: first a window with an empty table, then, once that is painted, everything else.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QStandardPaths, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from gamebox import APP_ID, __version__
from gamebox.library import placement, settings
from gamebox.library.profile import Profile, ProfileInUseError, UnusableProfileError
from gamebox.ui import crash
from gamebox.ui.accompaniment.quiet import hush_rules
from gamebox.ui.display import has_display
from gamebox.ui.main_window import MainWindow
from gamebox.ui.theme import theme_at_first, theme_for

if TYPE_CHECKING:
    from gamebox.ui.desktop import OpenRequests
    from gamebox.ui.guide import Guide
    from gamebox.ui.screens.unusable import UnusableWindow

_SOON = 300
"""Milliseconds after which the home screen is surely there, with its pictures."""


def make_application() -> QApplication:
    hush_rules()
    before = qInstallMessageHandler(_tell_fatal)
    application = QApplication(["gamebox", "-style", "fusion"])  # setStyle takes 8 ms, for a QStyle that nobody needs
    qInstallMessageHandler(before)
    application.setApplicationName("gamebox")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def _tell_fatal(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Where Qt finds no way to the screen it ends the program: on Windows it says so in a box of its own."""
    if kind == QtMsgType.QtFatalMsg and sys.platform != "win32":
        from gamebox.ui import alarm

        alarm.complain(message)
    else:
        with contextlib.suppress(OSError):  # a program with a window may have no error output
            os.write(2, f"{message}\n".encode())


def usual_folder() -> Path:
    """Where the system wants programs to keep what belongs to a user."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))


def run(folder: Path | None = None, file: Path | None = None, *, resume: bool = False) -> int:
    if not has_display():
        return _complain("there is no display to open a window on; try: gamebox demo")
    application = make_application()
    folder = folder or usual_folder()
    crash.install(folder / crash.FILE, lambda: application.exit(_tell_failed_start(application, folder)))
    try:
        profile = _opened(application, folder)
    except ProfileInUseError:
        return 0 if _hand_over(folder, file) else _tell_in_use(application, folder)
    if profile is None:
        return 1
    chosen = settings.load(profile)
    window = MainWindow(theme_at_first(chosen), placement.load(profile))
    requests = _open_requests(application)

    def furnish() -> None:
        guide = make_guide(application, profile, chosen)
        guide.begin(file, resume=resume)
        if profile.temporary:
            guide.tell_unsaved()
        window.setCentralWidget(guide)
        crash.install(profile.folder / crash.FILE, guide.tell_crash)
        if requests:
            requests.serve(guide.open_file)
        settling = QTimer(window, singleShot=True, interval=_SOON)
        settling.timeout.connect(lambda: _settle(application, profile, window, guide))
        QTimer.singleShot(0, settling, settling.start)  # not before home is drawn, however slow the machine is

    window.appeared.connect(furnish)
    window.show()
    code = application.exec()
    _keep_placement(profile, window)
    profile.close()
    return code


def _keep_placement(profile: Profile, window: MainWindow) -> None:
    try:
        placement.save(profile, window.placement)
    except OSError as error:
        _complain(f"where the window stood could not be kept: {error}")


def _opened(application: QApplication, folder: Path) -> Profile | None:
    """A profile in that folder or, if nothing can be kept there, wherever the user wants; None: nowhere."""
    while True:
        try:
            return Profile(folder)
        except UnusableProfileError as error:
            asked = _ask_for_another(application, error)
        if asked.unsaved:
            import tempfile

            return Profile(Path(tempfile.mkdtemp(prefix="gamebox-")), temporary=True)
        if asked.folder is None:
            return None
        folder = asked.folder


def _ask_for_another(application: QApplication, error: UnusableProfileError) -> UnusableWindow:
    from gamebox.ui.screens.unusable import UnusableWindow
    from gamebox.ui.texts import Translators

    _complain(str(error))
    chosen = settings.peek(error.folder)
    translators = Translators(application)
    translators.use(chosen.language)
    window = UnusableWindow(theme_for(chosen), error)
    window.show()
    application.exec()
    translators.remove()
    return window


def make_guide(application: QApplication, profile: Profile, chosen: settings.Settings) -> Guide:
    """What leads through the screens, on a profile; raises OSError if nothing can be kept there."""
    from gamebox.ui.desk import Desk
    from gamebox.ui.guide import Guide
    from gamebox.ui.texts import Translators

    return Guide(Desk.open(profile, Translators(application), chosen))


def _open_requests(application: QApplication) -> OpenRequests | None:
    if sys.platform != "darwin":
        return None
    from gamebox.ui.desktop import OpenRequests

    return OpenRequests(application)


def _settle(application: QApplication, profile: Profile, window: MainWindow, guide: Guide) -> None:
    """What can wait until the window is there."""
    from gamebox.ui.desktop import EndRequests, window_icon

    def keep() -> None:
        guide.keep()
        _keep_placement(profile, window)

    gc.freeze()  # what is loaded stays: no need to look at it again and again
    gc.enable()
    application.setWindowIcon(window_icon())
    window.offer_full_screen()
    application.aboutToQuit.connect(EndRequests(application, keep).release)
    _answer_other_starts(application, profile.folder, window, guide)


def _answer_other_starts(application: QApplication, folder: Path, window: MainWindow, guide: Guide) -> None:
    """Files of other starts are opened here; without Qt's network library they are told where to look instead."""
    try:
        from gamebox.ui.handover import Doorbell, bring_to_front
    except ImportError:
        return

    def answer(file: Path | None) -> None:
        bring_to_front(window)
        if file:
            guide.open_file(file)

    application.aboutToQuit.connect(Doorbell(folder, answer, application).remove)


def _hand_over(folder: Path, file: Path | None) -> bool:
    try:
        from gamebox.ui.handover import hand_over
    except ImportError:
        return False
    return hand_over(folder, file)


def _tell_in_use(application: QApplication, folder: Path) -> int:
    from gamebox.ui.screens.in_use import InUseWindow
    from gamebox.ui.texts import Translators

    code = _complain("another window has already opened these saved games")
    chosen = settings.peek(folder)
    translators = Translators(application)
    translators.use(chosen.language)
    window = InUseWindow(theme_for(chosen))
    window.show()
    application.exec()
    return code


def _tell_failed_start(application: QApplication, folder: Path) -> int:
    """Nobody sees the error output of a program that was started with a click."""
    from PySide6.QtWidgets import QMessageBox

    from gamebox.ui.texts import Translators, translate

    log = folder / crash.FILE
    code = _complain(f"the start failed; details are in {log}")
    Translators(application).use("system")  # perhaps it was the settings that could not be read
    words = translate("Start", "gamebox could not start. What went wrong is written down in {file}.")
    QMessageBox.critical(None, "gamebox", words.format(file=log))
    return code


def _complain(message: str) -> int:
    sys.stderr.write(f"gamebox: {message}\n")
    return 1
