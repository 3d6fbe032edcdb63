"""Comparing pictures: what an eye sees is told, what only fonts do is not, and approval ends it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.pictures.__main__ import main
from tests.pictures.comparing import ENDING, approve, compared, difference, same_fonts

pytestmark = pytest.mark.usefixtures("qapp")


def paint(folder: Path, name: str, *, words: str = "Alexander", moved: int = 0, grown: int = 0) -> Path:
    """A screen with some words and a sheet of paper."""
    folder.mkdir(exist_ok=True)
    image = QImage(1024, 640, QImage.Format.Format_RGB32)
    image.fill(QColor("#16262A"))
    painter = QPainter(image)
    painter.fillRect(QRect(100 + moved, 100, 400, 300), QColor("#2A2E33").lighter(250))
    font = QFont(QApplication.font())
    font.setPixelSize(18 + grown)
    painter.setFont(font)
    painter.setPen(QColor("#E9E4D8"))
    painter.drawText(QRect(600, 100, 300, 40), Qt.AlignmentFlag.AlignLeft, words)
    painter.end()
    path = folder / f"{name}{ENDING}.png"
    image.save(str(path))
    return path


@pytest.fixture
def approved(tmp_path: Path) -> Path:
    paint(tmp_path / "gallery", "home")
    assert approve(tmp_path / "gallery", tmp_path / "approved") == 1
    return tmp_path / "approved"


def test_what_is_approved_has_not_changed(tmp_path: Path, approved: Path) -> None:
    [home] = compared(tmp_path / "gallery", approved)
    assert not home.changed


def test_fonts_and_the_time_of_day_make_no_difference(tmp_path: Path, approved: Path) -> None:
    paint(tmp_path / "gallery", "home", words="Alexandra", grown=1)
    [home] = compared(tmp_path / "gallery", approved)
    assert not home.changed, home.told()


def test_a_sheet_that_lies_elsewhere_is_told_and_shown(tmp_path: Path, approved: Path) -> None:
    new = paint(tmp_path / "gallery", "home", moved=40)
    [home] = compared(tmp_path / "gallery", approved)
    assert home.changed
    assert home.told().startswith("home differs by ")
    shown = difference(new, approved / "home.jpg")
    assert shown.pixelColor(300, 190).lightness() < 40, "nothing has changed there"
    assert shown.pixelColor(36, 80).lightness() > 80, "the edge of the sheet"


def test_what_is_new_or_gone_is_told(tmp_path: Path, approved: Path) -> None:
    (tmp_path / "gallery" / f"home{ENDING}.png").unlink()
    paint(tmp_path / "gallery", "away")
    assert [each.told() for each in compared(tmp_path / "gallery", approved)] == ["away is new", "home is gone"]
    approve(tmp_path / "gallery", approved)
    assert [path.name for path in approved.glob("*.jpg")] == ["away.jpg"]


def test_pictures_are_compared_where_words_are_as_wide(approved: Path) -> None:
    assert same_fonts(approved)
    (approved / "fonts.txt").write_text("Comic Sans 400\n")
    assert not same_fonts(approved)


def test_the_page_shows_what_has_changed(
    tmp_path: Path, approved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compared, "__defaults__", (approved,))
    wish = ["audit", str(tmp_path / "out"), "--from", str(tmp_path / "gallery")]
    assert main(wish) == 0
    paint(tmp_path / "gallery", "home", moved=40)
    assert main(wish) == 1
    assert "home differs by" in capsys.readouterr().out
    page = (tmp_path / "out" / "index.html").read_text()
    for kind in ("old", "new", "difference"):
        assert f"home-{kind}.png" in page
        assert (tmp_path / "out" / f"home-{kind}.png").is_file()
