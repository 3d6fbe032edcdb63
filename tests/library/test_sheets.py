"""Own sheets: kept whole, found again, and never a danger to the program, whatever is in their files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gamebox.engine.record import RecordError, Seat, make_setup, save
from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.catalogue import find_sheets, shipped_sheets
from gamebox.games.lavarails.sheet import SheetError
from gamebox.games.registry import GAMES
from gamebox.library.bin import Bin
from gamebox.library.profile import Profile
from gamebox.library.saves import begun
from gamebox.library.sheets import NoSheetInsideError, OwnSheets, brought

MINE = Canvas("volcano", (("x", "1", "2+3"), ("3", "V", "4")), (5, 0), (0, 0, 7)).called("Glut", "Alex")
DRAFT = Canvas.blank("railway", 4, 3).called("Entwurf", "")


@pytest.fixture
def own(profile: Profile) -> OwnSheets:
    return OwnSheets(profile)


def test_a_sheet_is_found_as_it_was_kept(own: OwnSheets) -> None:
    path = own.keep(MINE)
    (found,), broken = own.all("de")
    assert not broken
    assert (found.path, found.playable, found.stars) == (path, True, None)
    assert found.canvas == MINE.signed()
    assert [sheet.title("de") for _, sheet in find_sheets(own.folder)] == ["Glut"], "set-up offers it"


def test_a_draft_is_kept_but_not_offered(own: OwnSheets) -> None:
    own.keep(DRAFT)
    (found,), _ = own.all("en")
    assert not found.playable
    assert found.canvas == DRAFT.signed()
    assert find_sheets(own.folder) == []


def test_a_draft_becomes_a_sheet_and_a_sheet_a_draft(own: OwnSheets) -> None:
    path = own.keep(MINE)
    broken = own.keep(MINE.painted([(0, 0)], Brush("5")), path)
    assert not path.exists()
    mended = own.keep(MINE, broken)
    assert mended == path
    assert [sheet.path for sheet in own.all("en")[0]] == [path]


def test_a_sheet_that_was_spoiled_from_outside_is_a_draft_and_what_is_none_is_named(own: OwnSheets) -> None:
    path = own.keep(MINE)
    path.write_text(path.read_text().replace("2+3", "9"))
    (found,), broken = own.all("en")
    assert (found.path, found.playable, broken) == (path, False, [])
    path.write_text("")
    found, (error,) = own.all("en")
    assert found == []
    assert path.name in str(error)


def test_two_sheets_of_one_second_do_not_meet(own: OwnSheets, profile: Profile) -> None:
    first = own.keep(MINE)
    Bin(profile).throw(first)
    second = own.keep(MINE.called("Asche", ""))
    assert own.keep(DRAFT).stem not in {first.stem, second.stem}
    assert second != first, "the deleted one may come back"


def test_the_newest_comes_first(own: OwnSheets) -> None:
    older, newer = own.keep(MINE), own.keep(DRAFT)
    os.utime(older, (1, 1))
    assert [sheet.path for sheet in own.all("en")[0]] == [newer, older]


def test_it_is_remembered_how_hard_a_drawing_is(own: OwnSheets) -> None:
    path = own.keep(MINE)
    own.note_stars(MINE, 4)
    assert own.all("en")[0][0].stars == 4
    own.keep(MINE.called("Anders", "Alex"), path)
    assert own.all("en")[0][0].stars == 4
    own.keep(MINE.painted([(0, 1)], Brush("6")), path)
    assert own.all("en")[0][0].stars is None, "that is another drawing"


def test_stars_that_cannot_be_read_are_forgotten(own: OwnSheets) -> None:
    own.keep(MINE)
    (own.folder / "stars.json").write_text("[")
    assert own.all("en")[0][0].stars is None


GRID = "x 1 2\\n3 4 5"
HOSTILE = {
    "empty": "",
    "no toml": "level = volcano",
    "not utf-8": b"\xff\xfe\x00",
    "nested": "a = " + "[" * 20_000,
    "large": "#" * 70_000,
    "another key": f'level = "volcano"\ngrid = "{GRID}"\nrun = "rm"',
    "another level": f'level = "forest"\ngrid = "{GRID}"',
    "numbers": "level = 7\ngrid = 8",
    "too wide": 'level = "volcano"\ngrid = "x' + " 1" * 16 + '"',
    "too high": 'level = "volcano"\ngrid = "x' + "\\n1" * 16 + '"',
    "ragged": 'level = "volcano"\ngrid = "x 1\\n2"',
    "long name": f'level = "volcano"\ngrid = "{GRID}"\nname = {{en = "{"n" * 61}"}}',
    "name of two lines": f'level = "volcano"\ngrid = "{GRID}"\nname = {{en = "a\\nb"}}',
    "author": f'level = "volcano"\ngrid = "{GRID}"\nauthor = "\\u0000"',
    "points": f'level = "volcano"\ngrid = "{GRID}"\nrow_points = [1, 2, 3]',
    "huge points": f'level = "volcano"\ngrid = "{GRID}"\nrow_points = [1, {"9" * 300}]',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_give_one_sentence(tmp_path: Path, text: str | bytes) -> None:
    path = tmp_path / "evil.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(SheetError) as caught:
        brought(path, "en")
    message = str(caught.value)
    assert message.startswith("evil.toml")
    assert message.isprintable()
    assert len(message) < 250


def test_a_folder_is_no_sheet(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(SheetError):
        brought(tmp_path / "folder.toml", "en")


@pytest.mark.parametrize("field", ['\\"\\"\\"', "\\u0007", "\\\\", "{0}", "<b>", "z" * 4000, "٣"])
def test_strange_fields_can_be_kept_and_are_named(own: OwnSheets, tmp_path: Path, field: str) -> None:
    path = tmp_path / "strange.toml"
    path.write_text(f'level = "volcano"\ngrid = "x 1 {field}"', encoding="utf-8")
    canvas = brought(path, "en")
    own.keep(canvas)
    (found,), broken = own.all("en")
    assert not broken
    assert found.canvas == canvas.signed()
    assert [(fault.row, fault.column) for fault in found.canvas.sketch()[1]] == [(1, 3)]


@pytest.mark.parametrize("sheet", ["railway-a", MINE.document()], ids=["shipped", "own"])
def test_a_game_carries_its_sheet(tmp_path: Path, sheet: object) -> None:
    setup = make_setup(GAMES["lavarails"], [Seat("Alex")], {"sheet": sheet})
    save(begun(setup), tmp_path / "a.gamebox")
    canvas = brought(tmp_path / "a.gamebox", "en")
    wanted = Canvas.of(shipped_sheets()["railway-a"]) if isinstance(sheet, str) else MINE
    assert (canvas.cells, canvas.row_points, canvas.author) == (wanted.cells, wanted.row_points, wanted.author)


def test_other_games_carry_none(tmp_path: Path) -> None:
    save(begun(make_setup(GAMES["exxtra"], [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})), tmp_path / "a.gamebox")
    with pytest.raises(NoSheetInsideError):
        brought(tmp_path / "a.gamebox", "en")
    (tmp_path / "b.gamebox").write_text("{}")
    with pytest.raises(RecordError):
        brought(tmp_path / "b.gamebox", "en")


def test_what_was_kept_stays_when_the_disk_refuses(own: OwnSheets, monkeypatch: pytest.MonkeyPatch) -> None:
    path = own.keep(MINE)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gamebox.library.sheets.write_atomically", refuse)
    with pytest.raises(OSError, match="space"):
        own.keep(DRAFT, path)
    assert own.all("en")[0][0].canvas == MINE.signed()
