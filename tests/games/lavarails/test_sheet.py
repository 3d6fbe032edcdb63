"""Which sheets can be played on, and what is said about the others."""

import pytest

from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import SheetError, parse_sheet
from gamebox.games.lavarails.sheet_file import load_sheet
from tests.games.lavarails.table import RAILWAY, VOLCANO, names, railway, volcano

WHOLE = """
id = "mine"
level = "volcano"
name = {de = "Meins", en = "Mine"}
grid = \"\"\"
.   3    1   5   4+2  6
x   2    5   4   V    1
\"\"\"
row_points    = [8, 0]
column_points = [0, 5, 5, 0, 0, 6]
"""


def error(document):
    with pytest.raises(SheetError) as caught:
        parse_sheet(document, "my.toml")
    return caught.value


@pytest.mark.rule("LR-1")
def test_a_sheet_file_is_read_to_the_letter(tmp_path):
    path = tmp_path / "any.toml"
    path.write_text(WHOLE, encoding="utf-8")
    sheet = load_sheet(path)
    assert (sheet.id, sheet.level, sheet.width, sheet.height) == ("mine", "volcano", 6, 2)
    assert (sheet.title("de"), sheet.title("en"), sheet.title("fr")) == ("Meins", "Mine", "Mine")
    assert names(sheet.numbers) == ["B1", "C1", "D1", "E1", "F1", "B2", "C2", "D2", "F2"]
    assert names(sheet.by_number[4]) == ["E1", "D2"]
    assert names(sheet.by_numbers[0b1010]) == ["B1", "C1", "F2"], "the 1s and 3s"
    assert names(sheet.crosses) == ["A2"]
    assert names(sheet.volcanoes) == ["E2"]
    assert sheet.value_at[BY_NAME["E1"]] == 2
    assert [(lane.kind, lane.index, lane.points) for lane in sheet.lanes] == [
        ("row", 0, 8),
        ("column", 1, 5),
        ("column", 2, 5),
        ("column", 5, 6),
    ]
    assert names(sheet.lanes[0].numbers) == ["B1", "C1", "D1", "E1", "F1"]


@pytest.mark.rule("LR-1")
def test_a_railway_sheet_is_read():
    sheet = parse_sheet(railway("NS@3 1 2@4\nEW 3 4"))
    assert sheet.pieces == ((BY_NAME["A1"], "NS"), (BY_NAME["A2"], "EW"))
    assert names(sheet.starts) == ["A1", "A2"]
    assert names(sheet.valued) == ["A1", "C1"]


@pytest.mark.parametrize("document", [sheet.document() for sheet in shipped_sheets().values()] + [VOLCANO, RAILWAY])
def test_a_sheet_goes_both_ways(document):
    sheet = parse_sheet(document)
    assert parse_sheet(sheet.document()) == sheet


@pytest.mark.parametrize(
    ("grid", "row", "column", "reason"),
    [
        ("x 1 2\n3 7 4", 2, 2, "'7' is no field"),
        ("x 1 2\n3 Q 4", 2, 2, "'Q' is no field"),
        ("x 1 2\n3 v 4", 2, 2, "'v' is no field"),
        ("x 1 2\n3 1+0 4", 2, 2, "'1+0' is no field"),
        ("x 1 2\n3 1+ 4", 2, 2, "'1+' is no field"),
        ("x 1 2\n3 1+2+3 4", 2, 2, "is no field"),
        ("x 1 2\n3 ٣ 4", 2, 2, "is no field"),
        ("x+3 1 2", 1, 1, "only a number has a gem"),
        ("x 1 2\n3 4@2 4", 2, 2, "station, which belongs on railway sheets"),
        ("x 1 2\n3 NS 4", 2, 2, "belongs on railway sheets"),
        ("x 1 2\n3 4", 2, 3, "the row has 2 fields, the first has 3"),
        ("x 1 2\n3 4 5 6", 2, 4, "the row has 4 fields, the first has 3"),
        ("x 1 2\n\n3 4 5", 2, 1, "the row has 0 fields, the first has 3"),
        ("1 1 2\n3 4 5", None, None, "no pre-printed cross (x) to start from"),
        ("x 1 .\n3 . 5", 2, 3, "no play can reach this number field"),
        ("x 1 V 5", 1, 4, "no play can reach this number field"),
        ("x V x", None, None, "no number field"),
        ("", None, None, "the grid is empty"),
        ("  \n ", None, None, "the grid is empty"),
        ("x" + " 1" * 16, 1, 17, "17 fields, more than 16"),
        ("x\n" + "1\n" * 16, 17, None, "17 rows, more than 16"),
    ],
)
def test_broken_volcano_grids_are_refused_with_their_place(grid, row, column, reason):
    found = error(volcano(grid))
    assert (found.row, found.column) == (row, column)
    assert reason in found.reason
    assert str(found).startswith("my.toml")
    assert str(found).count("\n") == 0


@pytest.mark.parametrize(
    ("grid", "row", "column", "reason"),
    [
        ("NS 1 2\n3 4+2 4", 2, 2, "gem, which belongs on volcano sheets"),
        ("NS 1 2\n3 x 4", 2, 2, "belongs on volcano sheets"),
        ("NS 1 2\n3 V 4", 2, 2, "belongs on volcano sheets"),
        ("NS 1 2\n3 SN 4", 2, 2, "'SN' is no field"),
        ("1 1 2\n3 4 5", None, None, "no pre-printed track"),
    ],
)
def test_broken_railway_grids_are_refused_with_their_place(grid, row, column, reason):
    found = error(railway(grid))
    assert (found.row, found.column) == (row, column)
    assert reason in found.reason


def test_a_place_is_told_in_both_ways():
    assert str(error(volcano("x 1 2\n3 4 9"))) == "my.toml, row 2, column 3 (C2): '9' is no field."


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"row_points": [1]}, "row_points has 1 values for 3 rows"),
        ({"column_points": [1, 2, 3, 4, 5]}, "column_points has 5 values for 4 columns"),
        ({"row_points": [1, -2, 0]}, "value -2 is not between 0 and 99"),
        ({"row_points": [1, 2, 1000]}, "value 1000 is not between 0 and 99"),
        ({"row_points": [1, "2", 0]}, "the keys do not fit"),
        ({"level": "forest"}, "the keys do not fit"),
        ({"level": None}, "the keys do not fit"),
        ({"grid": 5}, "the keys do not fit"),
        ({"grid": ["x 1"]}, "the keys do not fit"),
        ({"name": "Mine"}, "the keys do not fit"),
        ({"id": 7}, "the keys do not fit"),
        ({"id": "two\nlines"}, "must be readable"),
        ({"name": {"en": "x" * 61}}, "must be readable"),
        ({"a\nb" * 100: 1}, "unknown field `a ba b"),
        ({"points": 7}, "unknown field `points`"),
    ],
)
def test_wrong_keys_are_refused(changes, reason):
    message = str(error({**VOLCANO, **changes}))
    assert reason in message
    assert message.isprintable()
    assert len(message) < 250


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"row_points": [100, 2, 3]}, "my.toml, row 1: "),
        ({"row_points": [99, 2, -1]}, "my.toml, row 3: "),
        ({"column_points": [0, 100, 3, 4]}, "my.toml, column 2: "),
        ({"column_points": [0, 99, 3, -1]}, "my.toml, column 4: "),
    ],
)
def test_a_value_out_of_bounds_is_refused_with_its_place(changes, place):
    message = str(error({**VOLCANO, **changes}))
    assert message.startswith(place)


@pytest.mark.parametrize(
    ("grid", "place"),
    [
        ("x 1 2\n3 4", "my.toml, row 2, column 3 (C2): "),
        ("x" + " 1" * 15 + "\n" + "2 " * 16 + "\n" + "2 " * 15 + "9", "my.toml, row 3, column 16 (P3): "),
        ("x 1\n" + "2 " * 17, "my.toml, row 2, column 17: "),
        ("x\n" + "1\n" * 16, "my.toml, row 17: "),
        ("1 1", "my.toml: "),
    ],
)
def test_a_place_beyond_the_grid_has_no_name(grid, place):
    assert str(error(volcano(grid))).startswith(place)


def test_missing_keys_are_refused():
    assert "grid" in str(error({"level": "volcano"}))
    assert "level" in str(error({"grid": "x 1"}))


def test_points_belong_on_volcano_sheets():
    assert "row_points belong on volcano sheets" in str(error({**RAILWAY, "row_points": [1, 0, 0]}))
    assert parse_sheet({**RAILWAY, "row_points": [0, 0, 0]}).lanes == ()


def test_the_largest_sheet_is_allowed():
    grid = "\n".join([" ".join(["x"] + ["1"] * 15)] + [" ".join(["2"] * 16)] * 15)
    assert names(parse_sheet(volcano(grid)).numbers)[-1] == "P16"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"grid = ", "no TOML file"),
        (b"\xff\xfe", "no TOML file"),
        (b"a = " + b"[" * 20_000, "no TOML file"),
        (b"# " + b"x" * 70_000, "larger than 64 KiB"),
        (b"", "the keys do not fit"),
        (b"row_points = [" + b"9" * 5000 + b"]", "no TOML file"),
        (b"row_points = [" + b"9" * 4000 + b"]\nlevel = 'volcano'\ngrid = 'x 1'", "not between 0 and 99"),
    ],
)
def test_broken_files_are_refused(data, reason, tmp_path):
    path = tmp_path / "broken.toml"
    path.write_bytes(data)
    with pytest.raises(SheetError, match=reason) as caught:
        load_sheet(path)
    assert str(caught.value).startswith("broken.toml")


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(SheetError, match="cannot be read"):
        load_sheet(tmp_path / "nowhere.toml")


def test_a_file_without_id_is_called_like_the_file(tmp_path):
    path = tmp_path / "garden.toml"
    path.write_text(WHOLE.replace('id = "mine"', ""), encoding="utf-8")
    assert load_sheet(path).id == "garden"


def test_a_file_from_an_editor_that_marks_its_encoding_is_read(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('level = "volcano"\ngrid = "x 1 2"\n', encoding="utf-8-sig")
    assert load_sheet(path).numbers
