"""Lava on the table: candidates, the brush, and motions that can be watched to their end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation

from gamebox.engine.game import Event
from gamebox.games.lavarails import events
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.view import Phase
from tests.ui.games.lavarails.conftest import VOLCANO, Player

ERUPTION = "=lava 2"


@pytest.mark.rule("LR-31")
def test_candidates_glow_and_the_brush_follows_the_pointer(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    assert [target.objectName() for target in player.scene.targets if target.legal] == ["B3"]
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("C1"))
    assert not player.scene.brush.isVisible()
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("B3"))
    assert player.scene.brush.isVisible()
    player.click(player.on("B3"))
    assert player.view.players[0].lava == 1 << BY_NAME["B3"]
    assert player.view.turn == 1


@pytest.mark.rule("LR-31")
def test_another_field_is_refused(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    player.click(player.on("C1"))
    assert "LR-31" in player.reason
    assert player.view.phase is Phase.LAVA


def shown_to_the_end(player: Player, event: Event) -> QAbstractAnimation | None:
    motion = player.scene.motion(event)
    if motion:
        motion.start()
        motion.setCurrentTime(motion.totalDuration())
    return motion


def test_every_event_of_a_pass_can_be_animated(sit_down: Callable[..., Player]) -> None:
    moves = "=lava 2, lava B3, lava B3, =dice 1 2 3 4 4 5 5, place B1, place B1, place A2"
    player = sit_down(VOLCANO, moves.rsplit(",", 3)[0])
    happened = [event for step in player.table.session.steps for event in step.events]
    lane = player.view.sheet.lanes[0]
    happened += [
        events.DiePlaced(0, BY_NAME["B1"], 1),
        events.DieReturned(0, BY_NAME["B1"], 1),
        events.CrossesInked(0, (BY_NAME["B1"],)),
        events.LaneCompleted(0, lane),
        events.LaneSpoiled(1, lane),
        events.GemWon(0, BY_NAME["D3"], 2),
        events.GemLost(0, BY_NAME["D3"], 2),
        events.Lucky(1, 3),
        events.BoxedIn(0),
        events.RerollFailed(0, True),
        events.GhostTook(2),
        events.GameWon((0,), (9, 4)),
    ]
    moved = [event for event in happened if shown_to_the_end(player, event)]
    assert len(moved) >= 12
    assert player.scene.papers.items[0].sheet is not None


def test_every_moment_says_whose_it_is(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    lane, field = player.view.sheet.lanes[0], BY_NAME["D3"]
    for event in (
        events.LaneCompleted(0, lane),
        events.LaneSpoiled(0, lane),
        events.GemWon(0, field, 2),
        events.GemLost(0, field, 2),
        events.Lucky(0, 3),
        events.BoxedIn(0),
        events.RerollFailed(0, True),
    ):
        motion = player.scene.motion(event)
        assert motion
        motion.setCurrentTime(1)
        assert "Alex" in player.scene.callout.text, event


@pytest.mark.parametrize("name", ["C1", "B2", "B3"])
def test_a_callout_keeps_to_the_grid_and_clear_of_its_field(sit_down: Callable[..., Player], name: str) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    motion = player.scene.motion(events.GemWon(0, BY_NAME[name], 2))
    assert motion
    motion.start()
    motion.setCurrentTime(motion.totalDuration() // 2)
    plan, callout = player.scene.papers.plan(0), player.scene.callout
    covered = callout.mapRectToScene(callout.area)
    assert plan.grid().contains(covered)
    assert not plan.rect(BY_NAME[name]).intersects(covered)


def heat(player: Player, name: str) -> int:
    """How much redder than blue a field is near its corner, which lava reaches last."""
    colour = player.screen.view.grab().toImage().pixelColor(player.on(name, 0.85, 0.85))
    return colour.red() - colour.blue()


def test_the_field_that_was_chosen_stays_hot_until_the_lava_comes(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 2", animation="normal")
    cold = heat(player, "C1")
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("B3"))
    chosen = heat(player, "B3")
    player.click(player.on("B3"))
    assert player.screen.board.busy
    assert heat(player, "B3") == pytest.approx(chosen, abs=(chosen - cold) / 4)
