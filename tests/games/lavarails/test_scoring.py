"""What sheets score and who wins."""

from random import Random

import pytest

from gamebox.engine.game import Over
from gamebox.engine.record import RecordError
from gamebox.games.lavarails import scoring
from gamebox.games.lavarails.scoring import RailwayScore, line_scores, outcome, score_railway, score_volcano
from tests.games.lavarails.table import go_on, mask, play, player, railway, sheet_of, volcano
from tests.games.lavarails.test_tracks import LOOP, tracks_of
from tests.helpers import random_move, setup_for

VALUES = sheet_of(
    volcano(
        """
        x   1+2 3   .
        V   4   5+4 x
        6   x   2   1""",
        row_points=[7, 0, 9],
        column_points=[3, 4, 5, 6],
    )
)


def rows_and_columns(crosses):
    score = score_volcano(VALUES, VALUES.crosses | mask(crosses))
    return score.rows, score.columns


@pytest.mark.rule("LR-35")
def test_rows_and_columns_need_a_cross_on_every_number_field():
    assert rows_and_columns("") == (0, 0)
    assert rows_and_columns("B1") == (0, 0)
    assert rows_and_columns("B1 C1") == (7, 0)
    assert rows_and_columns("B1 B2") == (0, 4), "a pre-printed cross is a cross"
    assert rows_and_columns("A3") == (0, 3), "a volcano is no number field"
    assert rows_and_columns("D3") == (0, 6), "nor is a gap"
    assert rows_and_columns("B2 C2") == (0, 0), "a row without a value"
    assert rows_and_columns("A3 C3 D3 B1 C1 B2 C2") == (16, 18)


@pytest.mark.rule("LR-35")
def test_lava_in_a_row_means_no_points_for_it():
    sheet = volcano("x 1 V 2\n2 3 4 5", row_points=[9, 0], column_points=[0, 4, 0, 0])
    state = play("=lava 1, lava B1, lava B1, =dice 1 1 1 1 1 1 2, place A2, pass, pass", sheet)
    go_on(state, "=lava 6, =dice 2 3 3 4 4 5 5, place A2, place B2, place B2, place C2, place C2, place D2, place D2")
    go_on(state, "=lava 6, =dice 1 1 2 2 2 2 2, place D1, place D1, reroll, =dice 2 2 2 2 2, return D1, pass")
    assert player(state, 1)["marks"]["B1"] == "lava"
    assert player(state, 2)["score"] == {"rows": 0, "columns": 0, "gems": 0}


@pytest.mark.rule("LR-36")
def test_gems_score_under_crosses_only():
    assert score_volcano(VALUES, VALUES.crosses).gems == 0
    assert score_volcano(VALUES, VALUES.crosses | mask("B1")).gems == 2
    assert score_volcano(VALUES, VALUES.crosses | mask("B1 C2 C3")).gems == 6
    sheet = volcano("x 1+5 V")
    assert player(play("=lava 1, lava B1, lava B1", sheet), 1)["total"] == 0
    crossed = play("=lava 2, =dice 1 2 2 2 2 2 2, place B1, pass, pass", sheet)
    assert [player(crossed, seat)["score"]["gems"] for seat in (1, 2)] == [5, 0]


def test_dice_do_not_score_yet():
    state = play("=lava 2, =dice 1 2 2 2 2 2 2, place B1", volcano("x 1+5 V"))
    assert player(state, 1)["total"] == 0
    assert state.view(0).players[0].inked().score.total == 5


@pytest.mark.rule("LR-37")
def test_highest_total_wins_then_fewer_lava_fields_then_shared():
    def places(*ranks):
        return outcome([total for total, _ in ranks], [-lava for _, lava in ranks], "LR-37")

    assert places((5, 9), (7, 9), (6, 0)) == Over(((1,), (2,), (0,)), (5, 7, 6), "LR-37")
    assert places((7, 3), (7, 2), (6, 0)).places == ((1,), (0,), (2,))
    assert places((7, 2), (6, 0), (7, 2)).winners == (0, 2)


def finished(sheet, seed, **options):
    state, rng = play(sheet=sheet, seats=3, **options), Random(seed)
    while not isinstance(state.to_act(), Over):
        state.apply(random_move(state, rng))
    return state


@pytest.mark.rule("LR-37")
def test_lava_breaks_ties_at_the_end_of_a_game():
    worthless = volcano("x 1 2 3 4 5 6\n1 2 V 4 V 6 1")
    decided = 0
    for seed in range(20):
        state = finished(worthless, seed)
        lava = [list(player(state, seat)["marks"].values()).count("lava") for seat in (1, 2, 3)]
        assert state.to_act().winners == tuple(seat for seat in range(3) if lava[seat] == min(lava))
        decided += len(set(lava)) > 1
    assert decided > 5


TOWN = sheet_of(railway("NS 1 2@6 3 4 5\n1@3 2 3 4 5 6\n1 2 3@5 4 5 6"))
RING_OF_6 = {"D1": "SE", "E1": "EW", "F1": "SW", "D2": "NE", "E2": "EW", "F2": "NW"}


@pytest.mark.rule("LR-44")
def test_open_closed_and_longest_lines():
    assert score_railway(TOWN, tracks_of({"B1": "EW", "C1": "EW"})) == RailwayScore(2, 0, 0, 0)
    assert score_railway(TOWN, tracks_of(RING_OF_6)) == RailwayScore(0, 0, 18, 0)
    small = {**LOOP, **RING_OF_6, "A3": "EW"}
    assert score_railway(TOWN, tracks_of(small)) == RailwayScore(open=1, closed=8, longest=18, stations=3)


@pytest.mark.rule("LR-44")
def test_of_two_equally_long_closed_lines_one_scores_3():
    twin = {"D1": "SE", "E1": "SW", "D2": "NE", "E2": "NW"}
    assert score_railway(TOWN, tracks_of({**LOOP, **twin})) == RailwayScore(0, 8, 12, 3)


@pytest.mark.rule("LR-44")
def test_lines_are_worth_what_the_sheet_scores():
    twin = {"D1": "SE", "E1": "SW", "D2": "NE", "E2": "NW"}
    tracks = tracks_of({**LOOP, **twin, "A3": "EW"})
    scores = line_scores(TOWN, tracks)
    assert [(score.fields, score.stations, score.longest) for score in scores] == [
        (12, 3, True),
        (8, 0, False),
        (1, 0, False),
    ]
    assert sum(score.total for score in scores) == score_railway(TOWN, tracks).total
    for seed in range(5):
        for one in finished("railway-b", seed).view(None).players:
            assert sum(score.total for score in one.line_scores) == one.score.total


@pytest.mark.rule("LR-44")
def test_what_a_field_scores_stands_once(monkeypatch):
    monkeypatch.setattr(scoring, "PER_FIELD", scoring.PerField(open=5, closed=7, longest=11))
    tracks = tracks_of({**LOOP, **RING_OF_6, "A3": "EW"})
    assert score_railway(TOWN, tracks) == RailwayScore(open=5, closed=28, longest=66, stations=3)
    assert [score.fields for score in line_scores(TOWN, tracks)] == [28, 66, 5]


@pytest.mark.rule("LR-45")
def test_stations_score_on_closed_lines_only():
    assert score_railway(TOWN, tracks_of(LOOP)).stations == 3
    opened = {**LOOP, "B2": "NS"}
    assert score_railway(TOWN, tracks_of(opened)) == RailwayScore(4, 0, 0, 0)
    wide = {"A1": "SE", "B1": "EW", "C1": "SW", "A2": "NE", "B2": "EW", "C2": "NW"}
    assert score_railway(TOWN, tracks_of(wide)).stations == 9


@pytest.mark.rule("LR-46")
def test_printed_tracks_are_scored_along():
    sheet = railway("SE@4 1\nNE 2\nEW 3")
    assert player(play(sheet=sheet), 1)["score"] == {"open": 3, "closed": 0, "longest": 0, "stations": 0}
    state = play("=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass", sheet)
    go_on(state, "draw B1 SW, draw B2 NW, draw B2 NS")
    assert player(state, 1)["score"] == {"open": 1, "closed": 0, "longest": 12, "stations": 4}
    assert player(state, 1)["marks"] == {"B1": "SW", "B2": "NW"}
    assert player(state, 2)["total"] == 4


@pytest.mark.rule("LR-47")
def test_highest_total_wins_then_the_longest_closed_line_then_shared():
    def places(*ranks):
        return outcome([total for total, _ in ranks], [line for _, line in ranks], "LR-47")

    assert places((5, 9), (7, 0), (6, 0)) == Over(((1,), (2,), (0,)), (5, 7, 6), "LR-47")
    assert places((7, 0), (7, 4), (6, 8)).places == ((1,), (0,), (2,))
    assert places((7, 4), (7, 4)).winners == (0, 1)


@pytest.mark.rule("LR-47")
def test_totals_decide_at_the_end_of_a_game():
    for seed in range(5):
        state = finished("railway-a", seed)
        totals = [player(state, seat)["total"] for seat in (1, 2, 3)]
        over = state.to_act()
        assert over.scores == tuple(totals)
        assert {totals[seat] for seat in over.winners} == {max(totals)}


@pytest.mark.rule("LR-51")
def test_a_head_start_counts_at_the_end_and_stands_apart_before():
    for seed in range(5):
        plain, helped = (finished("railway-a", seed, **more) for more in ({}, {"head_start": (0, 40, 7)}))
        totals = [player(plain, seat)["total"] for seat in (1, 2, 3)]
        assert [player(helped, seat)["total"] for seat in (1, 2, 3)] == totals
        assert helped.to_act().scores == (totals[0], totals[1] + 40, totals[2] + 7)
    assert play(head_start=(3, 0)).view(None).players[0].score.total == 0


@pytest.mark.rule("LR-51")
def test_a_head_start_can_decide_the_game():
    state = finished("volcano-a", 1, head_start=(0, 0, 40))
    assert player(state, 3)["total"] + 40 == state.to_act().scores[2]
    assert state.to_act().winners == (2,)


@pytest.mark.rule("LR-51")
@pytest.mark.parametrize(("seats", "given"), [(2, [41, 0]), (2, [-1, 0]), (2, [5]), (1, [5])])
def test_head_starts_that_cannot_be(seats, given):
    with pytest.raises(RecordError, match="head"):
        setup_for("lavarails", seats, {"head_start": given}).start()


@pytest.mark.rule("LR-51")
def test_nobody_needs_a_head_start():
    assert setup_for("lavarails", 1, {"head_start": [0]}).start().head_start == (0,)
    assert setup_for("lavarails", 3).start().head_start == (0, 0, 0)
