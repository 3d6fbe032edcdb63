"""A window on a profile of its own, without animations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize
from PySide6.QtWidgets import QApplication

from gamebox.bots.worker import Answer, Task, Worker
from gamebox.engine.record import Seat, Setup, make_setup
from gamebox.games.registry import GAMES
from gamebox.library import settings as stored_settings
from gamebox.library.profile import Profile
from gamebox.library.settings import Settings
from gamebox.ui.desk import Desk
from gamebox.ui.guide import Guide
from gamebox.ui.main_window import MainWindow
from gamebox.ui.table import opponents
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT


@pytest.fixture(autouse=True)
def _swept() -> None:
    """Nothing lies about from earlier tests: every widget left over would slow down the next stylesheet.

    And numbers are written in English, whoever spoke German last.
    """
    QLocale.setDefault(QLocale("en"))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    made = Translators(qapp)
    yield made
    made.use("en")
    made.remove()


@pytest.fixture
def open_guide(translators: Translators, tmp_path: Path) -> Iterator[Callable[[], Guide]]:
    """Opens windows on one profile, one after the other: each closes the one before."""
    opened: list[tuple[MainWindow, Profile]] = []

    def close() -> None:
        if opened:
            window, profile = opened.pop()
            window.close()
            window.deleteLater()
            profile.close()

    def make() -> Guide:
        close()
        profile = Profile(tmp_path / "profile")
        if not (profile.folder / stored_settings.FILE).exists():
            stored_settings.save(
                profile, Settings(language="en", tips=False, theme="light", animation="off", bots="at once")
            )
        guide = Guide(Desk.open(profile, translators, stored_settings.load(profile)))
        guide.begin()
        window = MainWindow(LIGHT)
        window.setCentralWidget(guide)
        window.setMinimumSize(QSize(1024, 640))
        window.resize(1280, 800)
        window.show()
        opened.append((window, profile))
        return guide

    yield make
    close()


@pytest.fixture
def guide(open_guide: Callable[[], Guide]) -> Guide:
    return open_guide()


@pytest.fixture
def exxtra_setup() -> Setup:
    return make_setup(GAMES["exxtra"], [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})


class _ThinksHere(Worker):
    """Does its tasks at once, in the process of the test."""

    def ask(self, stamp: int, task: Task) -> None:
        self._deliver(Answer(stamp, task.run({}, lambda _share: None)))

    def start(self) -> None:
        pass


@pytest.fixture
def thinking_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and judges answer before the next line of the test."""
    monkeypatch.setattr(opponents, "Worker", _ThinksHere)
