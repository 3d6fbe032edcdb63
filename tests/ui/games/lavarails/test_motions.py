"""Moments on the table: on their owner's sheet, one after the other, at every speed, and never cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF, Qt

from gamebox.engine.game import Event, Over
from gamebox.games.lavarails import events
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.view import Phase
from gamebox.ui.games.lavarails.layout import pool_spots
from gamebox.ui.games.lavarails.moments import seal_inside
from gamebox.ui.table.choreographer import SPEEDS, Choreographer
from tests.ui.games.lavarails.conftest import RAILWAY, VOLCANO, Player

LOOP = {"level": "railway", "grid": "SE@4 1@3\nNE 2\nEW 3"}
TALL = {
    "level": "volcano",
    "grid": "\n".join(["V 2 3 4 5 6 x", *["1 2 3 4 5 6 1"] * 9]),
    "row_points": [8] * 10,
    "column_points": [8] * 7,
}
CLOSING = "=dice 1 1 2 2 6 6 6, place B1, place B1, place B2, place B2, pass, pass"
"""Alex and Beate have dice on B1 and B2: both can close a loop of four fields."""


def happened(player: Player) -> list[Event]:
    return [event for step in player.table.session.steps for event in step.events]


def half_way(motion: QAbstractAnimation | None) -> QAbstractAnimation:
    assert motion
    motion.start()
    motion.pause()
    motion.setCurrentTime(motion.totalDuration() // 2)
    return motion


@pytest.mark.rule("LR-43")
def test_the_train_runs_on_its_owner_s_sheet_before_the_sheets_change_places(sit_down: Callable[..., Player]) -> None:
    player = sit_down(LOOP, f"{CLOSING}, draw B1 SW")
    table, scene = player.table.session, player.scene
    step = table.submit(table.setup.game.read("draw B2 NW"))
    kinds = [type(event) for event in step.events]
    assert kinds == [events.TrackDrawn, events.LineClosed, events.HandedOver]
    assert scene.papers.focus == 1, "without animation Beate's sheet is the large one at once"
    player = sit_down(LOOP, f"{CLOSING}, draw B1 SW")
    for event in step.events[:2]:
        motion = half_way(player.scene.motion(event))
        assert player.scene.papers.place_of(0) == player.scene.layout.large
        motion.setCurrentTime(motion.totalDuration())
    half_way(player.scene.motion(step.events[2])).setCurrentTime(10_000)
    assert player.scene.papers.place_of(1) == player.scene.layout.large


@pytest.mark.rule("LR-43")
def test_a_loop_that_is_closed_in_the_last_pass_has_its_train_before_the_game_is_won(
    sit_down: Callable[..., Player],
) -> None:
    """Twelve passes, of which only the last one has dice that fit; Alex draws after Beate, and that ends the game."""
    idle = "=dice 6 6 6 6 6 6 6, pass, pass, " * 11
    player = sit_down(LOOP, f"{idle}{CLOSING}, draw B1 SW, draw B2 NW, draw B1 SW", animation="normal")
    seen: list[type[Event]] = []
    player.screen.board.reached.connect(lambda event: seen.append(type(event)))
    player.table.finished.connect(lambda: seen.append(Over))
    player.table.act(player.table.session.setup.game.read("draw B2 NW"))
    assert player.table.seat_to_act is None
    train = run_to(player, events.LineClosed, seen)
    assert train.totalDuration() > 2000, "one lap"
    assert player.scene.papers.plan(0).paper.contains(player.scene.sketch.sceneBoundingRect())
    assert events.GameWon not in seen
    run_to(player, events.GameWon, seen)
    assert Over not in seen, "its owner has read who wins"


def run_to(player: Player, kind: type[Event], seen: list[type[Event]]) -> QAbstractAnimation:
    """Let motions end one after the other until what happened is shown."""
    choreographer = player.screen.board.findChild(Choreographer)
    while kind not in seen:
        motion = choreographer._current
        motion.setCurrentTime(motion.totalDuration())
    return half_way(choreographer._current)


def test_a_small_sheet_has_its_own_train(sit_down: Callable[..., Player]) -> None:
    moves = f"{CLOSING}, draw B1 SW, draw B2 NW, draw B1 SW, draw B2 NW"
    player = sit_down(LOOP, moves)
    [first, second] = [event for event in happened(player) if isinstance(event, events.LineClosed)]
    other = first if player.scene.papers.focus == second.seat else second
    half_way(player.scene.motion(other))
    assert player.scene.papers.place_of(other.seat).contains(player.scene.sketch.sceneBoundingRect())


@pytest.mark.rule("LR-43")
def test_what_is_told_while_a_train_runs_is_why_it_runs(sit_down: Callable[..., Player]) -> None:
    """The last piece was seen already while it was drawn."""
    player = sit_down(LOOP, f"{CLOSING}, draw B1 SW", animation="normal")
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_6)
    player.key(Qt.Key.Key_D)
    assert player.screen.board.busy
    assert "closes" in player.screen.prompt._words.task.text()


@pytest.mark.parametrize(("wide", "high"), [(1, 1), (1, 3), (3, 2)])
def test_a_train_runs_round_its_points(wide: int, high: int) -> None:
    """On the smallest loop they would hide it."""
    cell = 60.0
    seal = seal_inside(QRectF(0, 0, wide * cell, high * cell), cell)
    assert 0.5 * cell < seal <= 1.1 * cell
    assert seal / 2 < min(wide, high) * cell / 2 - 0.15 * cell


@pytest.mark.rule("LR-44")
def test_one_number_is_said_of_a_closed_line(sit_down: Callable[..., Player]) -> None:
    player = sit_down(LOOP, f"{CLOSING}, draw B1 SW, draw B2 NW")
    [closed] = [event for event in happened(player) if isinstance(event, events.LineClosed)]
    assert closed.score.total == 3 * 4 + 7
    shown = player.view.players[0]
    assert [score.total for score in shown.line_scores if score.line.closed] == [19]
    assert shown.score.total == 19 + 1, "the third printed piece is an open line"
    assert "19" in (player.screen.log.toPlainText())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("good", [True, False])
def test_row_banners_sit_on_the_sheet_that_they_mean(sit_down: Callable[..., Player], seat: int, good: bool) -> None:
    player = sit_down(VOLCANO, "=lava 2")
    lane = player.view.sheet.lanes[0]
    event = events.LaneCompleted(seat, lane) if good else events.LaneSpoiled(seat, lane)
    half_way(player.scene.motion(event))
    callout, place = player.scene.callout, player.scene.papers.place_of(seat)
    covered = callout.mapRectToScene(callout.area)
    assert place.contains(covered)
    frame = player.scene.sketch.sceneBoundingRect()
    assert frame.contains(lane_area(player, seat, lane.numbers))


def lane_area(player: Player, seat: int, numbers: int) -> QRectF:
    plan = player.scene.papers.plan(seat)
    whole = QRectF()
    for field in range(numbers.bit_length()):
        if numbers >> field & 1:
            whole |= plan.rect(field)
    return whole


def test_a_banner_on_the_large_sheet_leaves_its_row_free(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 2")
    for lane in player.view.sheet.lanes:
        half_way(player.scene.motion(events.LaneCompleted(0, lane)))
        callout = player.scene.callout
        assert not callout.mapRectToScene(callout.area).intersects(lane_area(player, 0, lane.numbers))


def test_nothing_of_a_banner_on_the_large_sheet_is_cut_off(sit_down: Callable[..., Player]) -> None:
    player = sit_down(TALL, "=lava 2")
    for lane in player.view.sheet.lanes:
        half_way(player.scene.motion(events.LaneSpoiled(0, lane)))
        assert " ".join(player.scene.callout.lines) == player.scene.callout.text
        assert not any(line.endswith(("row", "column")) for line in player.scene.callout.lines)


@pytest.mark.parametrize("speed", ["fast", "normal"])
@pytest.mark.rule("LR-20")
def test_the_ghost_die_is_not_cut(sit_down: Callable[..., Player], speed: str) -> None:
    """What the table itself lets happen is shown as long as its speed says, however often somebody looks."""
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 3 4 4 5 5 6", seats=1, animation=speed)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    assert player.view.phase is Phase.GHOST
    motion = shown_until(player, lambda: player.view.phase is not Phase.GHOST)
    assert motion.totalDuration() == pytest.approx(650 / SPEEDS[speed], abs=2)
    assert len(player.view.pool) == 6
    assert runs_to_its_end(player, motion)


@pytest.mark.parametrize("speed", ["fast", "normal"])
@pytest.mark.rule("LR-16")
def test_the_tumble_of_a_reroll_is_not_cut(sit_down: Callable[..., Player], speed: str) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 3 3 3 6 6 6 6", animation=speed)
    player.press("Reroll")
    motion = shown_until(player, lambda: player.view.phase is not Phase.REROLL)
    assert motion.totalDuration() == pytest.approx((650 + 160) / SPEEDS[speed], abs=2)
    assert runs_to_its_end(player, motion)


def runs_to_its_end(player: Player, motion: QAbstractAnimation) -> bool:
    ended = []
    motion.finished.connect(lambda: ended.append(motion.currentTime() == motion.totalDuration()))
    player.qtbot.waitUntil(lambda: bool(ended))
    return all(ended)


def shown_until(player: Player, done: Callable[[], bool]) -> QAbstractAnimation:
    """What moves when something has happened by itself."""
    player.qtbot.waitUntil(done)
    [motion] = [
        part
        for part in player.screen.board.findChildren(QAbstractAnimation)
        if part.state() == QAbstractAnimation.State.Running and part.group() is None
    ]
    return motion


def test_nothing_is_offered_once_done_was_said(sit_down: Callable[..., Player]) -> None:
    """Each further piece is drawn by itself when the one before it, perhaps with a train, has been shown."""
    player = sit_down(LOOP, CLOSING, animation="normal")
    for name, piece in (("B1", "SW"), ("B2", "NW")):
        player.scene.drafting.put(piece, BY_NAME[name])
    assert {offer.key for offer in player.scene.offers()} == {"C", "D"}
    player.press("Done")
    assert player.button("Done") is None
    player.qtbot.waitUntil(lambda: any(isinstance(event, events.LineClosed) for event in happened(player)))
    assert player.screen.board.busy
    assert player.button("Done") is None


def test_nothing_stays_lit_while_something_moves(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 4 4 5 5 6")
    assert any(not target.hollow for target in player.scene.targets)
    player.scene.begin_motion()
    assert all(target.hollow for target in player.scene.targets)


def test_the_last_person_keeps_the_large_sheet_while_bots_play(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY, "=dice 1 1 2 3 4 4 5 5 6 6", seats=3, bots=(1,))
    assert player.scene.papers.focus == 0
    player.scene.motion(events.TurnBegan(1, last=False))
    assert player.scene.papers.focus == 0
    half_way(player.scene.motion(events.TurnBegan(2, last=False)))
    assert player.scene.papers.focus == 2
    assert player.scene.motion(events.TurnBegan(1, last=False))
    assert player.scene.papers.focus == 0, "as a fresh drawing would show it"
    half_way(player.scene.motion(events.TurnBegan(2, last=False)))
    player.scene.motion(events.Passed(0, by_choice=True))
    assert player.scene.motion(events.TurnBegan(1, last=False)) is None
    assert player.scene.papers.focus == 2, "who has passed does not come back for a bot"


def test_a_die_lies_on_its_sheet_before_the_sheets_change_places(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 4 4 5 5 6")
    motion = half_way(player.scene.motion(events.DiePlaced(0, BY_NAME["B1"], 1)))
    assert player.scene.papers.sheet(0).dice == 0
    motion.setCurrentTime(motion.totalDuration())
    assert player.scene.papers.sheet(0).dice == 1 << BY_NAME["B1"]
    assert sum(die.isVisible() for die in player.scene.pool.dice) == 6


@pytest.mark.parametrize("taken", [1, 4, 6])
def test_the_dice_of_the_pool_close_up_while_one_goes(sit_down: Callable[..., Player], taken: int) -> None:
    """And make room while it comes back: when all lie still, none has to jump."""
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 4 4 5 5 6")
    pool = player.scene.pool
    lay = {die: die.pos() for die in pool.dice}
    half_way(player.scene.motion(events.DiePlaced(0, BY_NAME["B1"], taken))).setCurrentTime(10_000)
    left = [die for die in pool.dice if die.isVisible()]
    assert [die.pos() for die in left] == pool_spots(tuple(die.number for die in left))
    half_way(player.scene.motion(events.DieReturned(0, BY_NAME["B1"], taken))).setCurrentTime(10_000)
    assert sorted(die.pos().x() for die in pool.dice) == sorted(spot.x() for spot in lay.values())
