"""What fields and pieces are worth to a sensible player: small sheets, worked out by hand.

The yardstick decides by these values. It never changes, and neither may they.
"""

from __future__ import annotations

import pytest

from gamebox.bots.lavarails import railway_sense, volcano_sense
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.tracks import Line
from gamebox.games.lavarails.view import PlayerSheet
from tests.games.lavarails.table import mask, names, play, railway, volcano

ROW = volcano("x 1+5 2 V", row_points=[8])
RING = railway("SE 1@5\nNE 2")
B1, B2, C1 = (BY_NAME[name] for name in ("B1", "B2", "C1"))


def sheet(document: dict[str, object], dice: str = "", lava: str = "", crosses: str = "") -> PlayerSheet:
    fresh = play("", document).view(None).players[0]
    return PlayerSheet(fresh.sheet, mask(dice), fresh.marked | mask(crosses), mask(lava), fresh.tracks, passed=False)


def line(player: PlayerSheet) -> Line:
    [only] = player.lines
    return only


@pytest.mark.parametrize(
    ("dice", "lava", "crosses", "gem", "beside_the_volcano"),
    [
        ("", "", "", 5 + 8 / 3, 1.3 * 8 / 3),
        ("B1", "", "", 5 + 8 / 2, 1.3 * 8 / 2),
        ("", "", "B1", 5 + 8 / 2, 1.3 * 8 / 2),
        ("B1", "", "C1", 5 + 8, 1.3 * 8),
        ("", "C1", "", 1.3 * 5, 0),
    ],
)
def test_a_cross_is_worth_its_gem_and_a_share_of_its_row(dice, lava, crosses, gem, beside_the_volcano):
    player = sheet(ROW, dice, lava, crosses)
    assert volcano_sense.worth_of_cross(player, B1) == pytest.approx(gem)
    assert volcano_sense.worth_of_cross(player, C1) == pytest.approx(beside_the_volcano)


def test_lava_spoils_a_promise_and_opens_the_way_to_free_fields():
    player = sheet(ROW)
    assert volcano_sense.harm_of_lava(player, C1) == pytest.approx(8 / 3 + 0.2), "B1 lies open then"
    assert volcano_sense.harm_of_lava(player, B1) == pytest.approx(5 + 8 / 3), "C1 lies beside the volcano anyway"
    assert volcano_sense.harm_of_lava(sheet(ROW, dice="B1"), C1) == pytest.approx(8 / 2), "a die is safe"


def test_columns_and_rows_add_up():
    player = sheet(volcano("x 1 2\n. 3 .", row_points=[6, 0], column_points=[0, 9, 0]))
    assert volcano_sense.worth_of_cross(player, B1) == pytest.approx(6 / 3 + 9 / 3)
    assert volcano_sense.worth_of_cross(player, C1) == pytest.approx(6 / 3)
    assert volcano_sense.worth_of_cross(player, B2) == pytest.approx(9 / 3)


@pytest.mark.parametrize(("dice", "missing"), [("", 2), ("B1", 1), ("B2", 1), ("B1 B2", 0)])
def test_an_open_line_hopes_for_the_way_that_closes_it(dice, missing):
    player = sheet(RING, dice)
    assert railway_sense.worth_of_line(player, line(player)) == pytest.approx(2 + (3 + 2) * 0.85 ** (missing + 1))


def test_a_line_that_cannot_close_is_worth_its_length():
    player = sheet(railway("SE 1\nNE ."))
    assert railway_sense.closing_way(player.free, line(player)) is None
    assert railway_sense.worth_of_line(player, line(player)) == 2
    edge = sheet(railway("EW 1"))
    assert railway_sense.worth_of_line(edge, line(edge)) == 1, "one end leads off the sheet"


def test_a_closed_line_is_worth_more_with_its_stations():
    closed = sheet(RING).drawn(B1, "SW").drawn(B2, "NW")
    assert railway_sense.worth_of_line(closed, line(closed)) == 2.5 * 4 + 5


def test_a_piece_is_worth_what_it_makes_of_the_lines_that_it_meets():
    player = sheet(RING)
    assert railway_sense.worths_of_pieces(player, B1)["SW"] == pytest.approx(3 + (4.5 + 5 + 1) * 0.85**2)
    assert railway_sense.worths_of_pieces(player.drawn(B1, "SW"), B2)["NW"] == 2.5 * 4 + 5
    assert railway_sense.worths_of_pieces(player, B1)["NE"] == 1 + 2, (
        "it turns away, and the line cannot close any more"
    )


def test_a_die_is_worth_most_on_the_way_that_closes_a_line():
    assert railway_sense.worth_of_fields(sheet(RING), [B1, B2]) == {B1: 0.5 * 5 + 4 / 2 + 1, B2: 4 / 2 + 1}
    assert railway_sense.worth_of_fields(sheet(railway("EW 1@5 2")), [B1, C1]) == {B1: 0.5 * 5 + 1, C1: 0}
    longer = sheet(railway("SE@6 1\nNE 2"))
    assert railway_sense.worth_of_fields(longer, [B1]) == {B1: (4 + 6) / 2 + 1}


def test_the_shortest_ways_are_told_with_all_their_fields():
    player = sheet(railway("SE 1 2 3\nNS 4 . 5\nNE 6 1 2"))
    steps, on_way = railway_sense.way(player.free, B1, BY_NAME["D3"])
    assert (steps, names(on_way)) == (5, ["B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"])
    assert railway_sense.way(player.free, B1, B1) == (1, mask("B1"))
    assert railway_sense.way(mask("B1 D1"), B1, BY_NAME["D1"]) is None
