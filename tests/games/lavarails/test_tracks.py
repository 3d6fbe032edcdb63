"""Lines of track: what is joined, closed and loose."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.games.lavarails import scoring
from gamebox.games.lavarails.grid import BY_NAME, EAST, NORTH, SOUTH, WEST, column_of, field_at, row_of
from gamebox.games.lavarails.sheet import parse_sheet
from gamebox.games.lavarails.tracks import ENDS, PIECES, closed_lines, line_through, lines, piece_at, with_piece
from tests.games.lavarails.reference import connected
from tests.games.lavarails.table import RAILWAY, go_on, legal, names, play, player, railway, rule_against

DRAWINGS = st.dictionaries(st.tuples(st.integers(0, 4), st.integers(0, 4)), st.sampled_from(PIECES), max_size=25)
RIM = st.dictionaries(st.tuples(st.integers(14, 15), st.integers(0, 15)), st.sampled_from(PIECES), max_size=32)
LOOP = {"A1": "SE", "B1": "SW", "A2": "NE", "B2": "NW"}


def tracks_of(drawing):
    """The tracks of pieces by field or name."""
    tracks = [0] * 4
    for at, piece in drawing.items():
        tracks = with_piece(tracks, BY_NAME[at] if isinstance(at, str) else field_at(*at), piece)
    return tracks


def found(drawing):
    """The engine's lines as sets of (row, column), each with whether it is closed."""
    return {
        (frozenset((row_of(field), column_of(field)) for field in line.fields), line.closed)
        for line in lines(tracks_of(drawing))
    }


@pytest.mark.rule("LR-43")
@settings(max_examples=200)
@given(DRAWINGS | RIM)
def test_lines_are_those_of_a_naive_search(drawing):
    assert found(drawing) == set(connected(drawing))
    assert len(lines(tracks_of(drawing))) == len(connected(drawing)), "no line is found twice"


@pytest.mark.rule("LR-43")
@settings(max_examples=100)
@given(DRAWINGS, st.integers(0, 2**32))
def test_lines_are_those_of_a_naive_search_on_full_grids(drawing, seed):
    rng = Random(seed)
    full = {(row, column): rng.choice(PIECES) for row in range(6) for column in range(6)} | drawing
    assert found(full) == set(connected(full))


@settings(max_examples=100)
@given(DRAWINGS)
def test_flooding_finds_the_closed_lines(drawing):
    tracks = tracks_of(drawing)
    walked = {sum(1 << field for field in line.fields) for line in lines(tracks) if line.closed}
    assert set(closed_lines(tracks)) == walked
    assert len(closed_lines(tracks)) == len(walked)


@given(DRAWINGS, st.randoms(use_true_random=False))
def test_scores_never_depend_on_the_order_of_drawing(drawing, rng):
    sheet = parse_sheet(railway("NS@3 1@2 2@4 3 4\n" + "1 2@5 3 4 5@2\n" * 4))
    shuffled = list(drawing.items())
    rng.shuffle(shuffled)
    assert tracks_of(dict(shuffled)) == tracks_of(drawing)
    assert scoring.score_railway(sheet, tracks_of(dict(shuffled))) == scoring.score_railway(sheet, tracks_of(drawing))


@settings(max_examples=100)
@given(DRAWINGS)
def test_lines_run_along_joined_fields_between_their_loose_ends(drawing):
    tracks = tracks_of(drawing)
    for line in lines(tracks):
        steps = list(zip(line.fields, line.fields[1:], strict=False))
        assert all(abs(row_of(a) - row_of(b)) + abs(column_of(a) - column_of(b)) == 1 for a, b in steps)
        assert [field for field, _ in line.loose] in ([], [line.fields[0], line.fields[-1]])
        assert all(
            line_through(tracks, field).fields in (line.fields, line.fields[::-1]) or line.closed
            for field in line.fields
        )


@pytest.mark.rule("LR-40")
@pytest.mark.parametrize(
    ("piece", "ends"),
    [
        ("NS", {NORTH, SOUTH}),
        ("EW", {EAST, WEST}),
        ("NE", {NORTH, EAST}),
        ("SE", {SOUTH, EAST}),
        ("SW", {SOUTH, WEST}),
        ("NW", {NORTH, WEST}),
    ],
)
def test_pieces_lead_from_edge_to_edge(piece, ends):
    assert set(ENDS[piece]) == ends
    assert piece_at(with_piece([0] * 4, 5, piece), 5) == piece
    assert piece_at([0] * 4, 5) is None


@pytest.mark.rule("LR-43")
def test_a_ring_is_closed_and_a_gap_in_it_opens_it():
    [ring] = lines(tracks_of(LOOP))
    assert ring.closed
    assert len(ring.fields) == 4
    [arc] = lines(tracks_of({at: piece for at, piece in LOOP.items() if at != "A1"}))
    assert not arc.closed
    assert set(arc.loose) == {(BY_NAME["B1"], WEST), (BY_NAME["A2"], NORTH)}


@pytest.mark.rule("LR-43")
def test_neighbours_are_joined_only_when_both_end_at_the_common_edge():
    assert len(lines(tracks_of({"B2": "EW", "C2": "EW"}))) == 1
    assert len(lines(tracks_of({"B2": "EW", "C2": "NS"}))) == 2
    assert len(lines(tracks_of({"B2": "NS", "C2": "NS"}))) == 2


@pytest.mark.rule("LR-43")
def test_the_rim_is_a_loose_end():
    [line] = lines(tracks_of({"A1": "NW"}))
    assert line.loose == ((BY_NAME["A1"], NORTH), (BY_NAME["A1"], WEST))


DRAWING = "=dice 1 2 2 3 5 5 6, place B1, place C3, place C1, place B3, place B2, place B2, place C2"
"""Seat 1 has dice on B1, C1, B2, C2 and seat 2 on B2, B3, C3."""


@pytest.mark.rule("LR-40")
def test_everybody_draws_freely_in_reading_order_from_the_start_player():
    state = play(DRAWING, RAILWAY)
    seen = []
    while state.document()["pass"] == 1:
        field = legal(state)[0].split()[1]
        assert legal(state) == [f"draw {field} {piece}" for piece in ("NS", "EW", "NE", "SE", "SW", "NW")]
        seen.append((state.document()["turn"], field))
        go_on(state, f"draw {field} NE")
    assert seen == [(1, "B1"), (1, "C1"), (1, "B2"), (1, "C2"), (2, "B2"), (2, "B3"), (2, "C3")]
    assert player(state, 2)["marks"] == {"B2": "NE", "B3": "NE", "C3": "NE"}


@pytest.mark.rule("LR-40")
def test_drawing_elsewhere_is_refused():
    state = play(DRAWING, RAILWAY)
    assert rule_against(state, "draw C1 NS") == "LR-40"
    assert rule_against(state, "draw D1 NS") == "LR-40"
    assert rule_against(state, "place D1") == "LR-40"
    assert rule_against(state, "=dice 1 1 1 1 1 1 1") == "LR-40"


@pytest.mark.rule("LR-40")
def test_a_die_leaves_its_field_when_the_piece_is_drawn():
    state = play(f"{DRAWING}, draw B1 EW", RAILWAY)
    assert player(state, 1)["dice"] == {"C1": 2, "B2": 5, "C2": 6}
    assert player(state, 1)["marks"] == {"B1": "EW"}


@pytest.mark.rule("LR-41")
def test_pieces_need_not_join_and_are_never_changed():
    state = play(f"{DRAWING}, draw B1 NS", RAILWAY)
    assert len(state.view(0).players[0].lines) == 3, "two pre-printed pieces and a separate one"
    assert rule_against(state, "draw B1 EW") == "LR-41"
    assert rule_against(state, "draw A1 NS") == "LR-41"


@pytest.mark.rule("LR-41")
def test_pieces_built_ahead_are_joined_later():
    state = play(f"{DRAWING}, draw B1 NS, draw C1 SE, draw B2 NE", RAILWAY)
    lengths = [len(line.fields) for line in state.view(0).players[0].lines]
    assert lengths == [1, 2, 1, 1], "A1, B1 with B2, C1, D3"
    go_on(state, "draw C2 NW")
    joined = state.view(0).players[0].lines[1]
    assert [names(1 << field) for field in joined.fields] in (
        [["B1"], ["B2"], ["C2"], ["C1"]],
        [["C1"], ["C2"], ["B2"], ["B1"]],
    )


@pytest.mark.rule("LR-42")
def test_first_die_beside_any_track_whatever_its_direction():
    state = play("=dice 1 2 3 4 5 6 6", RAILWAY)
    assert legal(state) == ["place B1", "place A2", "place D2", "place C3"]
    later = play(f"{DRAWING}, draw B1 NS, draw C1 NS, draw B2 NS, draw C2 NS", RAILWAY)
    go_on(later, "draw B2 EW, draw B3 EW, draw C3 EW, =dice 1 2 3 4 5 6 6")
    assert legal(later) == ["place B1", "place A2", "place C2", "place D2", "place A3"]
    assert rule_against(later, "place C1") == "LR-12"
