"""What a table of Lava & Rails tells about each move."""

from gamebox.games.lavarails.events import (
    BoxedIn,
    CrossesInked,
    DiePlaced,
    DieReturned,
    Erupted,
    GameWon,
    GemWon,
    GhostTook,
    HandedOver,
    LaneCompleted,
    LineClosed,
    PassBegan,
    Passed,
    PassEnded,
    PoolRolled,
    RerollChosen,
    RerollFailed,
    TrackDrawn,
    TurnBegan,
)
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.notation import write
from tests.games.lavarails.table import go_on, play, railway, volcano
from tests.helpers import random_walk, setup_for

LUCKY = "=lava 5"


def fields_of(text):
    return tuple(BY_NAME[name] for name in text.split())


def test_rolls_and_turns():
    state = play()
    assert go_on(state, LUCKY)[0] == Erupted(0, 5)
    assert go_on(state, "=dice 1 1 2 2 5 6 6") == [PoolRolled(0, (1, 1, 2, 2, 5, 6, 6), False), TurnBegan(0, False)]
    assert go_on(state, "place B1") == [DiePlaced(0, BY_NAME["B1"], 1), TurnBegan(1, False)]


def test_passing_and_the_last_turn():
    state = play(f"{LUCKY}, =dice 6 6 6 6 6 6 6")
    assert go_on(state, "pass") == [Passed(0, True), TurnBegan(1, True)]
    assert go_on(state, "pass") == [Passed(1, True), PassEnded(1, False), PassBegan(2, 1)]


def test_rerolls():
    state = play(f"{LUCKY}, =dice 1 2 4 4 6 6 6, place B1, place A2, place C1")
    assert go_on(state, "reroll") == [RerollChosen(1)]
    assert go_on(state, "=dice 1 1 1 6") == [PoolRolled(1, (1, 1, 1, 6), True), RerollFailed(1, True)]
    assert go_on(state, "return A2") == [DieReturned(1, BY_NAME["A2"], 4), TurnBegan(0, False)]


def test_failed_rerolls_without_dice():
    six = "=dice 6 6 6 6 6 6 6"
    state = play(f"{LUCKY}, {six}, reroll", reroll_fail="out")
    assert go_on(state, six)[1:] == [RerollFailed(0, False), Passed(0, False), TurnBegan(1, True)]


def test_boxed_in_is_told_when_the_turn_begins():
    state = play("=lava 1, =dice 1 2 2 3 4 4 4, place B1", volcano("x 1 x 2\n2 . 3 4"))
    assert go_on(state, "place D1")[1:] == [TurnBegan(0, False), BoxedIn(0)]


def test_crosses_lanes_and_gems():
    sheet = volcano("x 1+2 2\n3 4 V", row_points=[7, 0], column_points=[0, 5, 0])
    state = play("=lava 1, =dice 1 1 2 6 6 6 6, place B1, place B1", sheet)
    inked = go_on(state, "place C1, pass, pass")[-8:]
    ended, first, gem, row, second, other_gem, began = [event for event in inked if not isinstance(event, Passed)]
    assert ended == PassEnded(1, False)
    assert first == CrossesInked(0, fields_of("B1 C1"))
    assert gem == GemWon(0, BY_NAME["B1"], 2)
    assert (type(row), row.seat, row.lane.kind, row.lane.points) == (LaneCompleted, 0, "row", 7)
    assert second == CrossesInked(1, fields_of("B1"))
    assert other_gem == GemWon(1, BY_NAME["B1"], 2)
    assert began == PassBegan(2, 1)
    later = go_on(state, "=lava 1, =dice 4 4 6 6 6 6 6, place B2, place B2, pass, pass")
    completed = [(event.seat, event.lane.kind) for event in later if isinstance(event, LaneCompleted)]
    assert completed == [(1, "column"), (0, "column")], "the finished row is not told again"


def test_tracks_and_closed_lines():
    state = play("=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass", railway("SE@4 1@3\nNE 2\nEW 3"))
    assert go_on(state, "pass") == [Passed(0, True), PassEnded(1, False)]
    [drawn] = go_on(state, "draw B1 SW")
    assert isinstance(drawn, TrackDrawn)
    assert (drawn.field, drawn.piece, len(drawn.line.fields)) == (BY_NAME["B1"], "SW", 3)
    _, closed, following = go_on(state, "draw B2 NW")
    assert isinstance(closed, LineClosed)
    assert sorted(closed.score.line.fields) == sorted(fields_of("A1 B1 A2 B2"))
    assert (closed.seat, closed.score.fields, closed.score.stations, closed.score.longest) == (0, 12, 7, True)
    assert following == HandedOver(1)


def test_lava_goes_round_and_comes_back_to_the_one_who_rolls():
    state = play(sheet=volcano("x 1 V\n2 3 1"))
    assert go_on(state, "=lava 1") == [Erupted(0, 1)]
    assert go_on(state, "lava B1")[-1] == HandedOver(1)
    assert go_on(state, "lava C2")[-1] == HandedOver(0)


def test_the_absent_rival():
    state = play(f"{LUCKY}, =dice 1 2 3 4 5 6 6 6, place B1", seats=1)
    assert go_on(state, "=ghost 6") == [GhostTook(6), TurnBegan(0, False)]


def test_whole_games_tell_their_winners_and_every_mark():
    for sheet in ("volcano-a", "railway-a"):
        setup = setup_for("lavarails", 3, {"sheet": sheet})
        moves = [write(action) for _, action in random_walk(setup, 5, 5000)]
        state = setup.start()
        events = go_on(state, ",".join(moves))
        over = state.to_act()
        assert events[-1] == GameWon(over.winners, over.scores)
        assert sum(isinstance(event, PassEnded) for event in events) == 12
        crossed = sum(len(event.fields) for event in events if isinstance(event, CrossesInked))
        drawn = sum(isinstance(event, TrackDrawn) for event in events)
        marks = [mark for one in state.document()["sheets"] for mark in one["marks"].values() if mark != "lava"]
        assert crossed + drawn == len(marks)
        assert all(event.seen_by(seat) is event for event in events for seat in (None, 0, 1))
