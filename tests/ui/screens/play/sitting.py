"""People and bots at a table of Pig, and what tests look for on its screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.journal import recover
from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen
from tests.toys.games.pig import GAME, HOLD

OpenGuide = Callable[[], Guide]
PEOPLE = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})
BOTS = make_setup(GAME, [Seat(name, player="bot:easy") for name in ("Ada", "Bruno", "Cleo")], {})
MIXED = make_setup(GAME, [Seat("Alex"), *(Seat(name, player="bot:easy") for name in ("Ada", "Bruno"))], {})


def screen_of(guide: Guide) -> PlayScreen:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def moves_at(guide: Guide) -> tuple[str, ...]:
    assert guide.table
    return guide.table.session.record.moves


def submit(guide: Guide, *moves: str) -> None:
    assert guide.table
    for text in moves:
        guide.table.session.submit(guide.table.session.setup.game.read(text))


def reason(guide: Guide) -> str:
    label = screen_of(guide).prompt.findChild(QLabel, "reason")
    return label.text() if label.isVisible() else ""


def offers(guide: Guide) -> dict[str, QPushButton]:
    """The buttons of the prompt bar that can be seen."""
    buttons = screen_of(guide).prompt.findChildren(QPushButton)
    return {each.objectName(): each for each in buttons if each.isVisible()}


def click_hold(qtbot: QtBot, guide: Guide) -> None:
    screen = screen_of(guide)
    target = next(item for item in screen.scene.items() if getattr(item, "action", None) == HOLD)
    spot: QPoint = screen.view.mapFromScene(target.centre())
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def busy(guide: Guide) -> bool:
    return screen_of(guide).board.busy


def journal_moves(tmp_path: Path) -> tuple[str, ...]:
    (path,) = (tmp_path / "profile" / "running").glob("*.journal")
    return recover(path, GAMES).record.moves


def remark(guide: Guide) -> str:
    label = screen_of(guide).prompt.findChild(QLabel, "hint")
    return label.text() if label.isVisible() else ""
