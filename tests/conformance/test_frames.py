"""Frame by frame: nothing unfinished is ever painted, not even for a sixtieth of a second."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from gamebox.engine.game import Chance, Over
from gamebox.engine.record import Setup
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from tests.conformance.test_tables import difference
from tests.helpers import random_move, setup_for
from tests.ui.conftest import open_guide, translators  # noqa: F401 - fixtures
from tests.ui.filming import Camera

MOVES = 16
NEAR = 24
STRAY = 40
"""Pixels that may still change: what is painted little by little comes to that."""


def flashes(frames: list[QImage]) -> list[int]:
    """How much of each frame is not as it was left."""
    return [far for frame in frames[:-1] if (far := difference(frame, frames[-1], NEAR)) > STRAY]


def company(game: str) -> Setup:
    """As few people as make a company: sheets and hands change places."""
    return setup_for(game, min(seats for seats in GAMES[game].seats if seats > 1))


def press(guide: Guide, name: str) -> Callable[[], None]:
    """Without taking the focus there, which is shown first."""
    button = guide.screen_shown.findChild(QPushButton, name)
    assert button.isVisible(), name
    return button.clicked.emit


def curtain_of(guide: Guide) -> QPushButton | None:
    shown = [each for each in guide.screen_shown.findChildren(QPushButton, "lift curtain") if each.isVisible()]
    return shown[-1] if shown else None


def lift_curtain(guide: Guide) -> None:
    hanging = curtain_of(guide)
    if hanging:
        QTest.keyClick(hanging, Qt.Key.Key_Return)


@pytest.fixture
def guide(qtbot, open_guide) -> Guide:  # noqa: F811
    """Without motion: what is done is done in one frame."""
    opened = open_guide()
    with qtbot.waitActive(opened):
        opened.activateWindow()
    return opened


@pytest.fixture
def camera(guide) -> Camera:
    return Camera(guide.window())


def test_a_table_appears_whole(guide, camera, game):
    assert flashes(camera.painted_by(lambda: guide.start(company(game)))) == []


def test_what_happens_is_painted_at_once(guide, camera, game):
    """The words around a table change in the same frame as the table, and take their places before they are seen."""
    guide.start(company(game))
    session, rng = guide.table.session, Random(4)
    for number in range(MOVES):
        if isinstance(session.state.to_act(), Over):
            break
        assert flashes(camera.painted_by(lambda: lift_curtain(guide))) == [], number
        move = random_move(session.state, rng)
        act = session.submit if isinstance(session.state.to_act(), Chance) else guide.screen_shown.scene.intend
        assert flashes(camera.painted_by(lambda act=act, move=move: act(move))) == [], (number, move)
        if number % 5 == 4 and guide.table.can_undo() and not curtain_of(guide):
            assert flashes(camera.painted_by(press(guide, "undo"))) == [], number


@pytest.mark.parametrize("elsewhere", ["settings", "rules", "side"])
def test_looking_elsewhere_and_back_shows_nothing_unfinished(guide, camera, game, elsewhere):
    guide.start(company(game))
    camera.painted_by(lambda: lift_curtain(guide))
    assert flashes(camera.painted_by(press(guide, elsewhere))) == []
    back = "back" if elsewhere == "settings" else elsewhere
    assert flashes(camera.painted_by(press(guide, back))) == []
