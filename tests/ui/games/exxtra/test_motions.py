"""EXXTRA's moments: each at its place, under the right name, one after the other, at every speed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Event
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.events import GameWon, PairPlaced, PairThrownOut, PawnMoved, TurnBegan
from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.scene import ExxtraScene
from gamebox.ui.players import players_of
from gamebox.ui.table.choreographer import SPEEDS, Choreographer
from gamebox.ui.theme import LIGHT, Motion

THREE = tuple(Seat(name) for name in ("Alex", "Beate", "Carl"))


def table(qtbot: QtBot, *moves: str) -> tuple[ExxtraScene, tuple[Event, ...]]:
    """A scene before the last of some moves, and what happens with that."""
    session = Session(make_setup(GAME, THREE, {}), moves[:-1])
    scene = ExxtraScene(players_of(THREE), LIGHT)
    scene.show_view(session.state.view(None), session.state.legal())
    scene.begin_motion()
    return scene, session.submit(GAME.read(moves[-1])).events


def at(scene: ExxtraScene, event: Event, share: float) -> QAbstractAnimation:
    """An event's motion, after a share of its time."""
    motion = scene.motion(event)
    assert motion is not None, event
    motion.start()
    go_on(motion, share)
    return motion


def go_on(motion: QAbstractAnimation, share: float) -> None:
    motion.setCurrentTime(round(motion.totalDuration() * share))


def run_until(scene: ExxtraScene, events: Sequence[Event], kind: type[Event]) -> Event:
    """Let everything happen before the first event of a kind."""
    for event in events:
        if isinstance(event, kind):
            return event
        motion = scene.motion(event)
        if motion:
            motion.start()
            motion.setCurrentTime(motion.totalDuration())
    raise AssertionError(f"no {kind.__name__}")


def off_home(scene: ExxtraScene, seat: int) -> float:
    way = scene.pairs[seat].pos() - scene.layout.pair_at_home(seat).place
    return abs(way.x()) + abs(way.y())


BUST = ("=71", "place 4", "=22", "place 0", "=33", "roll", "=XX")


def test_a_bust_is_seen_at_the_dice_before_anything_else_moves(qtbot: QtBot) -> None:
    scene, (rolled, busted, back, *_) = table(qtbot, *BUST)
    at(scene, rolled, 1)
    assert (scene.tray.words, scene.tray.reading) == ("roll 2", ""), "a bust reads nothing"
    stood = [pawn.pos() for pawn in scene.pawns]
    motion = at(scene, busted, 0.1)
    assert scene.pairs[2].pos() != scene.layout.pair_in_tray().place, "the dice shiver"
    go_on(motion, 0.5)
    assert scene.callout.isVisible()
    assert scene.callout.text == "Carl\n2 X – turn over!"
    assert scene.layout.tray.contains(scene.callout.pos())
    assert [pawn.pos() for pawn in scene.pawns] == stood
    go_on(motion, 1)
    assert not scene.callout.isVisible()
    assert scene.pairs[2].pos() == scene.layout.pair_in_tray().place
    at(scene, back, 1)
    assert scene.pawns[2].pos() == scene.layout.pawn(1, 0, 1).place
    assert scene._plates[2].state.position == 1


def test_after_a_bust_the_dice_go_home_and_the_turn_passes_before_the_next_pawn_runs(qtbot: QtBot) -> None:
    scene, events = table(qtbot, *BUST)
    began = run_until(scene, events, TurnBegan)
    assert scene._plates[2].state.active
    motion = at(scene, began, 0.5)
    assert [plate.state.active for plate in scene._plates] == [True, False, False]
    assert scene.tray.words == "First roll: an X is just a 0"
    assert off_home(scene, 2) > 50
    go_on(motion, 1)
    assert off_home(scene, 2) == 0
    assert scene.pairs[2].faces == ("", "")
    assert scene._plates[0].state.position == 0, "Alex runs only now"
    at(scene, events[-2], 1)
    assert scene._plates[0].state.position == 4
    assert scene.pairs[0].faces == ("7", "1")
    at(scene, events[-1], 1)
    assert off_home(scene, 0) == 0


OUT = ("=46", "place 5", "=42", "place 4", "=71", "place 2")


def test_a_thrown_out_pair_flies_home_under_its_owners_name(qtbot: QtBot) -> None:
    scene, events = table(qtbot, *OUT)
    first = run_until(scene, events, PairThrownOut)
    assert isinstance(first, PairThrownOut)
    assert scene.pairs[2].faces == ("7", "1")
    assert scene.pairs[2].pos() == scene.layout.pair_on_rung(2, 0).place, "what throws out lies there first"
    motion = at(scene, first, 0.35)
    assert scene.callout.text == "Alex is thrown out!"
    assert scene.layout.rung(first.field).contains(scene.callout.pos()), "called where it stood"
    pair = scene.pairs[0]
    assert pair.rotation() != 0
    straight = _share_of_way(scene.layout.pair_on_rung(5, 0).place, scene.layout.pair_at_home(0).place, pair.pos())
    assert pair.y() < straight - 50, "it flies in a bow"
    assert pair.faces == ("6", "4")
    assert scene.pairs[1].pos() == scene.layout.pair_on_rung(4, 0).place, "one after the other"
    assert scene._plates[0].state.thrown_by is None
    go_on(motion, 1)
    assert off_home(scene, 0) == pair.rotation() == 0
    assert pair.faces == ("", "")
    assert scene._plates[0].state.thrown_by == scene.players[2]
    at(scene, events[2], 0.5)
    assert scene.callout.text == "Beate is thrown out!"


def _share_of_way(start: QPointF, end: QPointF, here: QPointF) -> float:
    """How high a straight way would be where something is."""
    share = (here.x() - start.x()) / (end.x() - start.x())
    return start.y() + share * (end.y() - start.y())


def test_a_double_is_called_before_the_pawn_runs(qtbot: QtBot) -> None:
    scene, (rolled, run) = table(qtbot, "=33")
    at(scene, rolled, 1)
    assert scene.tray.reading == "33"
    motion = at(scene, run, 0.3)
    assert scene.callout.text == "Double! +3"
    assert scene.pawns[0].pos() == scene.layout.pawn(0, 0, 3).place
    go_on(motion, 1)
    assert scene.pawns[0].pos() == scene.layout.pawn(3, 0, 1).place
    assert scene.pawns[1].pos() == scene.layout.pawn(0, 0, 2).place, "those who stay close ranks"


def test_a_pawn_visits_every_field_on_its_way(qtbot: QtBot) -> None:
    scene, events = table(qtbot, "=71", "place 5", "=21", "place 0", "=21", "place 0")
    run = run_until(scene, events, PawnMoved)
    motion = at(scene, run, 0)
    for field in range(1, 6):
        motion.setCurrentTime(field * Motion.FEEDBACK)
        assert scene.pawns[0].pos() == scene.layout.pawn(field, 0, 1).place


WIN = ("=33", *("roll", "=33") * 5, "roll", "=71", "place 5", "=21", "place 0", "=21", "place 0")


def test_the_winner_walks_to_the_goal_and_is_cheered_there(qtbot: QtBot) -> None:
    scene, events = table(qtbot, *WIN)
    run = run_until(scene, events, PawnMoved)
    assert isinstance(run, PawnMoved)
    assert scene._plates[0].state.active
    motion = at(scene, run, 1)
    assert motion.totalDuration() == (run.end - run.start) * Motion.MOVE + Motion.FEEDBACK, (
        "the last way is walked slowly"
    )
    assert scene.pawns[0].pos() == scene.layout.pawn(GOAL, 0, 1).place
    won = events[-1]
    assert isinstance(won, GameWon)
    motion = at(scene, won, 0.45)
    assert scene.callout.text == "Alex wins!"
    assert scene.tray.words == "", "nobody rolls any more"
    above = scene.layout.fields[GOAL] - scene.callout.pos()
    assert (above.x(), 100 < above.y() < 200) == (0, True)
    assert scene._plates[0].state.won
    assert not any(plate.state.active for plate in scene._plates)
    assert scene.pawns[0].y() < scene.layout.pawn(GOAL, 0, 1).place.y(), "a jump for joy"
    go_on(motion, 1)
    assert scene.pawns[0].pos() == scene.layout.pawn(GOAL, 0, 1).place


def test_a_placed_pair_leaves_the_tray_and_wears_its_emblem_when_it_lands(qtbot: QtBot) -> None:
    scene, events = table(qtbot, "=71", "place 3")
    placed = run_until(scene, events, PairPlaced)
    motion = at(scene, placed, 0.5)
    assert (scene.tray.words, scene.tray.reading) == ("", "")
    assert not scene.pairs[0].badge
    go_on(motion, 1)
    assert scene.pairs[0].badge
    assert scene.pairs[0].pos() == scene.layout.pair_on_rung(3, 0).place


@pytest.mark.parametrize("moves", [BUST, OUT, WIN, ("=33",)], ids=["bust", "out", "win", "double"])
@pytest.mark.parametrize(("speed", "hastened"), [("normal", 1.0), ("fast", 2.5)])
def test_moments_last_as_long_as_the_speed_says(
    qtbot: QtBot, moves: tuple[str, ...], speed: str, hastened: float
) -> None:
    """Played by the choreographer, event after event, without a clock: each motion is set to its end."""
    scene, events = table(qtbot, *moves)
    usual = sum(_lasts(scene, event) for event in events)
    scene, events = table(qtbot, *moves)
    choreographer, settled, total = Choreographer(scene, SPEEDS[speed]), [], 0
    choreographer.perform(events, lambda: settled.append(True))
    while choreographer.busy:
        motion = choreographer._current
        assert motion is not None
        total += motion.totalDuration()
        motion.setCurrentTime(motion.totalDuration())
    assert settled == [True]
    assert total == pytest.approx(usual / hastened, rel=0.02)


def _lasts(scene: ExxtraScene, event: Event) -> int:
    motion = scene.motion(event)
    if motion is None:
        return 0
    motion.start()
    motion.setCurrentTime(motion.totalDuration())
    return motion.totalDuration()


def test_the_longest_name_is_called_in_full(qtbot: QtBot) -> None:
    longest = (Seat("Maximiliane-Charlottenau"), *THREE[1:])
    scene = ExxtraScene(players_of(longest), LIGHT)
    scene.show_view(make_setup(GAME, longest, {}).start().view(None), ())
    at(scene, PairThrownOut(0, 5, 1), 0.5)
    assert " ".join(scene.callout.lines) == "Maximiliane-Charlottenau is thrown out!"
