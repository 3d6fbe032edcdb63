"""The gallery: every screen is drawn, in the size that was asked for, and none is blank."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gamebox.commands import gallery
from gamebox.ui.looks import LOOKS
from gamebox.ui.theme import DARK, LIGHT, STRONG_DARK, Theme
from tests.pictures.comparing import compared, same_fonts

SIZE = QSize(1024, 640)


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[None]:
    """The application as the gallery found it."""
    yield
    qapp.setStyleSheet("")


def colours_of(image: QImage) -> int:
    """How many colours there are at points all over the picture."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


@pytest.mark.usefixtures("undressed")
def test_every_screen_is_drawn_without_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.run(tmp_path, [SIZE], {"dark": DARK}, ["de"], check=True) == 0
    names = [shot.name for shot in gallery.shots(DARK, "de")]
    assert len(names) == len(set(names))
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}-1024x640-dark-de.png" for name in names}
    assert f"de dark: {len(names)} pictures" in capsys.readouterr().out
    for path in tmp_path.iterdir():
        image = QImage(str(path))
        assert image.size() == SIZE, path.name
        assert colours_of(image) > 60, path.name
    assert not multiprocessing.active_children(), "no bot needs to think for a picture"
    if same_fonts():
        changed = [each.told() for each in compared(tmp_path) if each.changed]
        assert not changed, "python -m tests.pictures audit OUT shows them, and approve lets them be"


LARGE = ("home-continue", "games", "statistics", "settings", "exxtra-setup-full", "lavarails-rules", "exxtra-result")
LARGE_TABLES = ("exxtra-names", "exxtra-review", "level8-add", "level8-curtain", "lavarails-hint", "exxtra-replay")


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        (SIZE, LIGHT._replace(text=2.0), "de"),
        (QSize(1280, 800), STRONG_DARK._replace(text=1.5), "en"),
    ],
)
def test_nothing_is_cut_off_where_words_are_large(
    tmp_path: Path, size: QSize, theme: Theme, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A few screens of each kind; `gamebox gallery DIR --check --whole` looks at all of them."""
    wrong = gallery.run(tmp_path, [size], {"large": theme}, [language], only=LARGE + LARGE_TABLES, check=True)
    assert not wrong, capsys.readouterr().out


def test_every_game_shows_its_set_up_its_rules_its_table_and_its_result() -> None:
    names = {shot.name for shot in gallery.shots(LIGHT, "en")}
    for game, look in LOOKS.items():
        assert {f"{game}-setup", f"{game}-rules", f"{game}-result"} <= names
        assert {f"{game}-{pose.name}" for pose in look.poses()} <= names
        assert len(look.poses()) >= 3


def test_three_sizes_two_lights_two_languages() -> None:
    assert [(size.width(), size.height()) for size in gallery.SIZES] == [(1024, 640), (1280, 800), (1920, 1080)]
    assert set(gallery.THEMES) == {"light", "dark"}
    assert gallery.run.__defaults__
    assert gallery.run.__defaults__[2] == ("de", "en")


def test_a_folder_that_cannot_be_made_is_told(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert gallery.run(tmp_path / "file" / "gallery") == 1
    assert capsys.readouterr().err.startswith("gamebox: the gallery cannot be written to ")


@pytest.mark.usefixtures("undressed")
def test_one_screen_may_be_drawn_alone(tmp_path: Path) -> None:
    assert gallery.run(tmp_path, [SIZE], {"light": LIGHT}, ["en"], only=["home"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["home-1024x640-light-en.png"]


def test_a_screen_that_there_is_not_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.run(tmp_path, only=["hoem"]) == 1
    assert capsys.readouterr().err == "gamebox: there is no screen hoem in the gallery\n"
