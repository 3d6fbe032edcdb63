"""The shipped sheets, and sheets in somebody's own folder."""

import pytest

from gamebox.bots.lavarails.figures import grid_figures, play_figures
from gamebox.engine.record import Record as GameRecord
from gamebox.engine.record import RecordError, decode, encode
from gamebox.games.lavarails.catalogue import difficulty_of, find_sheets, resolve, sheet_option, shipped_sheets
from gamebox.games.lavarails.grid import NAMES, STEP, fields
from gamebox.games.lavarails.sheet import Sheet, SheetError, parse_sheet
from gamebox.games.lavarails.tracks import ENDS
from gamebox.games.registry import GAMES
from tests.games.lavarails.table import RAILWAY, VOLCANO
from tests.helpers import ROOT, setup_for

EVERY_SHEET = pytest.mark.parametrize("sheet", shipped_sheets().values(), ids=shipped_sheets())


def test_six_sheets_of_each_level_two_easy_two_medium_two_hard_the_easier_ones_first():
    assert list(shipped_sheets()) == [
        *("volcano-a", "volcano-d", "volcano-e", "volcano-f", "volcano-b", "volcano-c"),
        *("railway-a", "railway-d", "railway-b", "railway-e", "railway-c", "railway-f"),
    ]
    assert [sheet.level for sheet in shipped_sheets().values()] == ["volcano"] * 6 + ["railway"] * 6
    assert [difficulty_of(sheet) for sheet in shipped_sheets()] == [2, 2, 3, 3, 4, 5, 2, 2, 3, 3, 4, 4]


def test_every_sheet_has_a_name_of_its_own():
    for language in ("de", "en"):
        assert len({sheet.title(language) for sheet in shipped_sheets().values()}) == 12


@EVERY_SHEET
def test_printed_tracks_can_be_gone_on_with(sheet):
    """A piece that ends before a gap or the rim could never be part of a closed line (LR-43)."""
    for field, piece in sheet.pieces:
        for direction in ENDS[piece]:
            assert (sheet.numbers | sheet.starts) >> (field + STEP[direction]) & 1, (NAMES[field], piece)


@EVERY_SHEET
def test_shipped_sheets_keep_to_the_measures_of_the_rules(sheet):
    figures = grid_figures(sheet)
    assert 55 <= figures.number_fields <= 70
    assert max(figures.fields_per_number) - min(figures.fields_per_number) <= 1
    assert set(sheet.name) == {"de", "en"}
    assert (ROOT / "resources" / "sheets" / f"{sheet.id}.toml").is_file()
    values = [sheet.value_at[field] for field in fields(sheet.valued)]
    if sheet.volcanic:
        assert 2 <= figures.starts <= 3
        assert 2 <= figures.volcanoes <= 4
        assert values
        assert {lane.kind for lane in sheet.lanes} == {"row", "column"}
    else:
        assert 3 <= figures.starts <= 5
        assert 7 <= len(values) <= 10
        assert set(values) <= set(range(2, 7))


def test_a_folder_lists_good_and_broken_sheets(tmp_path):
    (tmp_path / "b.toml").write_text('level = "volcano"\ngrid = "x 1 9"\n', encoding="utf-8")
    (tmp_path / "a.toml").write_text('level = "volcano"\ngrid = "x 1 2"\n', encoding="utf-8")
    (tmp_path / "c.toml").mkdir()
    (tmp_path / "notes.txt").write_text("no sheet", encoding="utf-8")
    (good_path, good), (bad_path, bad), (_, folder) = find_sheets(tmp_path)
    assert (good_path.name, bad_path.name) == ("a.toml", "b.toml")
    assert isinstance(good, Sheet)
    assert isinstance(bad, SheetError)
    assert str(bad) == "b.toml, row 1, column 3 (C1): '9' is no field."
    assert isinstance(folder, SheetError)


def test_no_folder_no_sheets(tmp_path):
    assert find_sheets(tmp_path / "nowhere") == []


@EVERY_SHEET
def test_shipped_sheets_are_recorded_by_id(sheet):
    assert sheet_option(sheet) == sheet.id
    assert resolve(sheet.id) is sheet


@pytest.mark.parametrize("document", [VOLCANO, RAILWAY, {**VOLCANO, "id": "volcano-a"}])
def test_own_sheets_are_recorded_whole(document):
    sheet = parse_sheet(document)
    option = sheet_option(sheet)
    assert isinstance(option, dict)
    assert resolve(option) == sheet
    setup = setup_for("lavarails", 2, {"sheet": option})
    again = decode(encode(GameRecord(setup)), GAMES)
    assert again.setup.options.sheet == option
    assert again.setup.start().sheet == sheet


@pytest.mark.parametrize(
    "sheet", ["", "atlantis", "a\nb" * 99, "../volcano-a", {}, {**VOLCANO, "grid": "x 1 9"}, 7, None]
)
def test_a_bad_sheet_is_refused_with_one_sentence(sheet):
    with pytest.raises(RecordError) as caught:
        setup_for("lavarails", 2, {"sheet": sheet})
    assert caught.value.message.endswith(".")
    assert caught.value.message.isprintable()
    assert len(caught.value.message) < 250


@EVERY_SHEET
def test_the_stars_of_a_shipped_sheet_are_what_games_on_it_show(sheet):
    assert abs(play_figures(sheet, 1, 20, seed=1).difficulty - difficulty_of(sheet.id)) <= 1
