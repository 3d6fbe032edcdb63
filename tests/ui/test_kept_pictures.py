"""Pictures that are kept from one start to the next."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap, QPixmapCache

from gamebox import __version__
from gamebox.ui import kept_pictures
from gamebox.ui.kept_pictures import KeptPictures

RED, BLUE = QColor("red"), QColor("blue")


def square(colour: QColor = RED, ratio: float = 1.0) -> QPixmap:
    made = QPixmap(8, 8)
    made.setDevicePixelRatio(ratio)
    made.fill(colour)
    return made


@pytest.fixture(autouse=True)
def _forgetful(qapp: object) -> None:
    QPixmapCache.clear()


def after_a_start(folder: Path | None) -> KeptPictures:
    """What the next start has of them."""
    QPixmapCache.clear()
    return KeptPictures(folder)


def colour(picture: QPixmap | None) -> QColor:
    assert picture
    return picture.toImage().pixelColor(1, 1)


def kept(folder: Path, ratio: float = 1.0) -> KeptPictures:
    made = KeptPictures(folder)
    made.add("tile", "8x8", square(ratio=ratio))
    made.keep()
    return made


def test_a_picture_is_there_at_once_and_after_the_next_start(tmp_path: Path) -> None:
    pictures = kept(tmp_path / "pictures")
    assert colour(pictures.find("tile", "8x8", 1.0)) == RED
    assert colour(after_a_start(tmp_path / "pictures").find("tile", "8x8", 1.0)) == RED


def test_a_fine_screen_gets_its_picture_in_its_size(tmp_path: Path) -> None:
    kept(tmp_path, ratio=2.0)
    found = after_a_start(tmp_path).find("tile", "8x8", 2.0)
    assert found
    assert found.deviceIndependentSize().toTuple() == (4, 4)


@pytest.mark.parametrize(("place", "shown", "ratio"), [("tile", "9x9", 1.0), ("tile", "8x8", 2.0), ("on", "8x8", 1.0)])
def test_what_was_drawn_for_something_else_is_not_taken(tmp_path: Path, place: str, shown: str, ratio: float) -> None:
    kept(tmp_path)
    assert after_a_start(tmp_path).find(place, shown, ratio) is None


def test_a_changed_program_draws_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path)
    monkeypatch.setattr(kept_pictures, "_program", lambda: "another")
    assert after_a_start(tmp_path).find("tile", "8x8", 1.0) is None


def test_a_change_anywhere_in_the_sources_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "games" / "pig").mkdir(parents=True)
    tile = tmp_path / "games" / "pig" / "tile.py"
    for path, seconds in ((tmp_path / "theme.py", 100), (tile, 200)):
        path.touch()
        os.utime(path, (seconds, seconds))
    assert kept_pictures._last_change(str(tmp_path)) == 200 * 10**9


def test_one_place_keeps_one_file(tmp_path: Path) -> None:
    pictures = KeptPictures(tmp_path)
    for size in range(5):
        pictures.add("tile", f"{size}", square())
    pictures.keep()
    assert [path.name for path in tmp_path.iterdir()] == ["tile.png"]


def test_a_broken_file_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "tile.png").write_bytes(b"\x89PNG nothing")
    assert KeptPictures(tmp_path).find("tile", "8x8", 1.0) is None
    kept(tmp_path)
    assert colour(after_a_start(tmp_path).find("tile", "8x8", 1.0)) == RED


def test_where_nothing_can_be_written_nobody_minds(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept(tmp_path / "file" / "pictures")
    nowhere = KeptPictures()
    nowhere.add("tile", "8x8", square(BLUE))
    nowhere.keep()
    assert colour(nowhere.find("tile", "8x8", 1.0)) == BLUE


def test_a_frozen_program_has_no_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pictures, "__file__", str(tmp_path / "frozen" / "kept_pictures.py"))
    assert kept_pictures._program.__wrapped__() == f"{__version__}-frozen"
