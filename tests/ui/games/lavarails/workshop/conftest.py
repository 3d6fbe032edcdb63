"""The workshop in a window, as somebody comes to it from home."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gamebox.bots.worker import Task, Worker
from gamebox.library.sheets import OwnSheets
from gamebox.ui.games.lavarails.workshop import measuring
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.screen import WorkshopScreen
from gamebox.ui.guide import Guide


class Workshop:
    """What somebody does there."""

    def __init__(self, guide: Guide, qtbot: QtBot) -> None:
        self.guide = guide
        self.qtbot = qtbot

    def press(self, name: str) -> None:
        assert self.guide.screen_shown
        found = self.guide.screen_shown.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        assert found.isEnabled(), name
        found.click()

    @property
    def list(self) -> WorkshopScreen:
        screen = self.guide.screen_shown
        assert isinstance(screen, WorkshopScreen)
        return screen

    @property
    def editor(self) -> EditorScreen:
        screen = self.guide.screen_shown
        assert isinstance(screen, EditorScreen)
        return screen

    @property
    def own(self) -> OwnSheets:
        return OwnSheets(self.guide._desk.profile)

    def titles(self) -> list[str]:
        """Of own sheets."""
        return [sheet.canvas.name for sheet in self.own.all("en")[0]]


class Silent(Worker):
    """Never answers, and needs no process for that."""

    def start(self) -> None:
        pass

    def ask(self, _stamp: int, _task: Task) -> None:
        pass


@pytest.fixture(autouse=True)
def _silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "Worker", Silent)


@pytest.fixture
def workshop(guide: Guide, qtbot: QtBot) -> Workshop:
    made = Workshop(guide, qtbot)
    made.press("workshop-lavarails")
    return made
