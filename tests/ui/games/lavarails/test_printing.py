"""Sheets on paper: pages of the right size without bitmaps, nothing cut off, no colour in grey, and the card behind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gamebox.cli import main
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.sheet import Sheet, parse_sheet
from gamebox.ui.games.lavarails.print_dialog import PrintDialog, ask_and_print
from gamebox.ui.games.lavarails.printing import PER_PAGE, OnPaper, pages_of, print_sheet
from gamebox.ui.pdf import page_picture
from gamebox.ui.theme import LIGHT, Size

A4, LETTER = {595, 842}, {612, 792}
PAPERS = pytest.mark.parametrize(("paper", "size"), [("a4", A4), ("letter", LETTER)])
GREY = pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
LARGEST = parse_sheet({"level": "railway", "grid": "\n".join(["NS 1@3 2 3@6" + 12 * " 4"] * 16)}, "largest")


def media_boxes(data: bytes) -> list[set[int]]:
    found = re.findall(rb"/MediaBox \[([\d. ]+)\]", data)
    return [{round(float(number)) for number in box.split()[2:]} for box in found]


def pages(data: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", data))


def pictures(data: bytes) -> list[QImage]:
    """The pages as a reader of PDF shows them."""
    buffer, document = QBuffer(), QPdfDocument(None)
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document.load(buffer)
    sizes = [document.pagePointSize(number).toSize() for number in range(document.pageCount())]
    shown = [_on_white(document.render(number, size)) for number, size in enumerate(sizes)]
    document.close()
    return shown


def _on_white(picture: QImage) -> QImage:
    page = QImage(picture.size(), QImage.Format.Format_RGB32)
    page.fill(0xFFFFFFFF)
    painter = QPainter(page)
    painter.drawImage(0, 0, picture)
    painter.end()
    return page


def printed(tmp_path: Path, sheet: Sheet, how: OnPaper) -> bytes:
    path = tmp_path / "sheet.pdf"
    print_sheet(sheet, path, how)
    return path.read_bytes()


@PAPERS
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("sheet", ["volcano-a", "railway-b"])
def test_one_page_of_the_right_size(
    qapp, tmp_path: Path, sheet: str, paper: str, size: set[int], per_page: int
) -> None:
    data = printed(tmp_path, shipped_sheets()[sheet], OnPaper(paper, per_page))
    assert data.startswith(b"%PDF")
    assert pages(data) == 1
    assert media_boxes(data) == [size]


def test_nothing_but_vectors(qapp, tmp_path: Path) -> None:
    assert b"/Subtype /Image" not in printed(tmp_path, shipped_sheets()["volcano-a"], OnPaper())


@PAPERS
@GREY
def test_the_card_comes_on_a_page_of_its_own(qapp, tmp_path: Path, paper: str, size: set[int], grey: bool) -> None:
    data = printed(tmp_path, shipped_sheets()["railway-a"], OnPaper(paper, 2, grey, card=True))
    assert pages(data) == 2
    assert media_boxes(data) == [size, size]


@pytest.mark.parametrize("sheet", ["volcano-b", "railway-f"])
@PAPERS
@GREY
def test_the_file_shows_what_was_promised(
    qapp, tmp_path: Path, sheet: str, paper: str, size: set[int], grey: bool
) -> None:
    """Compared roughly: a reader draws the file as the dialog has shown its pages, and grey has no colour."""
    how = OnPaper(paper, 2, grey, card=True)
    shown = pictures(printed(tmp_path, shipped_sheets()[sheet], how))
    assert len(shown) == 2
    for page, read in zip(pages_of(shipped_sheets()[sheet], how), shown, strict=True):
        promised = page_picture(page, paper, read.height(), grey=grey)
        assert {read.width(), read.height()} == size
        assert read.isGrayscale() is grey
        assert difference(promised, read) < 0.02


def test_volcanoes_glow_in_the_file_as_on_the_screen(qapp, tmp_path: Path) -> None:
    """Nobody prints so many; readers of PDF draw gradients that fade away as if they did not."""
    sheet = parse_sheet({"level": "volcano", "grid": "\n".join(["x 1 V V V V V V"] * 8)}, "fiery")
    (read,) = pictures(printed(tmp_path, sheet, OnPaper()))
    (page,) = pages_of(sheet, OnPaper())
    assert difference(page_picture(page, "a4", read.height(), grey=False), read) < 0.01


def difference(one: QImage, other: QImage) -> float:
    """How unlike two pictures are from far away, from 0 to 1."""
    small = [
        each.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
            60, 80, mode=Qt.TransformationMode.SmoothTransformation
        )
        for each in (one, other)
    ]
    places = [(x, y) for y in range(80) for x in range(60)]
    return sum(abs(small[0].pixelColor(*at).value() - small[1].pixelColor(*at).value()) for at in places) / 255 / 4800


def ink(picture: QImage, *, rim: float) -> tuple[float, float]:
    """The shares of pixels that are not white: of all, and of those at the rim."""
    width, height = picture.width(), picture.height()
    everywhere = outside = margin = 0
    for y in range(0, height, 2):
        for x in range(0, width, 2):
            dark = picture.pixelColor(x, y).lightness() < 250
            everywhere += dark
            if not (rim * width < x < (1 - rim) * width and rim * width < y < height - rim * width):
                margin += 1
                outside += dark
    return everywhere / (width * height / 4), outside / margin


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("sheet", [shipped_sheets()["volcano-d"], LARGEST], ids=["volcano-d", "largest"])
def test_pages_are_full_and_nothing_is_cut_off(qapp, sheet: Sheet, paper: str, per_page: int) -> None:
    for page in pages_of(sheet, OnPaper(paper, per_page, card=True)):
        everywhere, outside = ink(page_picture(page, paper, 500), rim=0.035)
        assert everywhere > 0.05
        assert outside == 0, "printers leave a margin"


def test_copies_are_alike(qapp) -> None:
    [page] = pages_of(shipped_sheets()["railway-e"], OnPaper(per_page=2))
    picture = page_picture(page, "a4", 800)
    upper, lower = (picture.copy(0, top, picture.width(), picture.height() // 2) for top in (0, picture.height() - 400))
    assert abs(ink(upper, rim=0)[0] - ink(lower, rim=0)[0]) < 0.01


def test_a_page_in_grey_looks_grey(qapp) -> None:
    [page, card] = pages_of(shipped_sheets()["volcano-c"], OnPaper(card=True))
    for each in (page, card):
        assert page_picture(each, "a4", 300, grey=True).isGrayscale()
        assert not page_picture(each, "a4", 300).isGrayscale()


def test_the_card_tells_the_rules_of_its_level_only(qapp) -> None:
    volcano, railway = (
        page_picture(pages_of(shipped_sheets()[name], OnPaper(card=True))[1], "a4", 400)
        for name in ("volcano-a", "railway-a")
    )
    assert volcano != railway


def test_the_command_prints(qapp, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    wish = ["--paper", "letter", "--per-page", "4", "--grey", "--card"]
    assert main(["sheet", "print", "railway-a", str(path), *wish]) == 0
    assert media_boxes(path.read_bytes()) == [LETTER, LETTER]


def test_ones_own_sheet_is_printed(qapp, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('level = "volcano"\ngrid = "x 1 2 V"\n', encoding="utf-8")
    assert main(["sheet", "print", str(path), str(tmp_path / "mine.pdf")]) == 0
    assert pages((tmp_path / "mine.pdf").read_bytes()) == 1


def test_an_unknown_sheet_is_named(qapp, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "print", "atlantis", str(tmp_path / "x.pdf")]) == 1
    assert "atlantis" in capsys.readouterr().err


def test_an_unwritable_file_is_named(qapp, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "print", "railway-a", str(tmp_path / "no" / "x.pdf")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def find_button(dialog: PrintDialog, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


@pytest.fixture
def dialog(qtbot: QtBot) -> PrintDialog:
    made = PrintDialog(shipped_sheets()["volcano-a"], LIGHT)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("typed", ["sheet", "sheet.pdf"])
def test_the_chosen_file_is_a_pdf(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    find_button(dialog, "save-pdf").click()
    assert "sheet.pdf" in dialog.told
    assert not dialog.isVisible()
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


def test_what_is_chosen_is_printed(dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dialog.grab().toImage()
    for name in ("per_page-4", "paper-letter", "grey-True", "card-True"):
        find_button(dialog, name).click()
    assert dialog.how == OnPaper("letter", 4, grey=True, card=True)
    assert dialog.grab().toImage() != before, "the pages are shown as they will be"
    path = tmp_path / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    find_button(dialog, "save-pdf").click()
    assert media_boxes(path.read_bytes()) == [LETTER, LETTER]


def test_whoever_names_no_file_can_go_on_choosing(dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    find_button(dialog, "save-pdf").click()
    assert dialog.isVisible()
    assert not dialog.told


def test_a_file_that_cannot_be_written_is_told(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.pdf"), ""))
    find_button(dialog, "save-pdf").click()
    assert dialog.isVisible()
    assert any("could not be printed" in label.text() for label in dialog.findChildren(QLabel))
    find_button(dialog, "cancel").click()
    assert not dialog.told


def test_escape_prints_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def leave() -> None:
        asking = QApplication.activeModalWidget()
        assert isinstance(asking, PrintDialog)
        qtbot.keyClick(asking, Qt.Key.Key_Escape)

    QTimer.singleShot(0, leave)
    assert not ask_and_print(shipped_sheets()["railway-a"], window, LIGHT)
    assert QApplication.activeModalWidget() is None


def test_a_long_name_and_large_words_keep_the_buttons_in_sight(qtbot: QtBot) -> None:
    sheet = Canvas.of(shipped_sheets()["volcano-a"]).called("Mathilda " * 6, "").sketch()[0]
    dialog = PrintDialog(sheet, LIGHT._replace(text=2.0))
    qtbot.addWidget(dialog)
    dialog.show()
    assert find_button(dialog, "cancel").font().pixelSize() == 2 * Size.BODY
    assert dialog.minimumSizeHint().height() < 480


def test_it_opens_no_larger_than_the_screen(dialog: PrintDialog) -> None:
    screen = dialog.screen().availableSize()
    assert dialog.width() < screen.width()
    assert dialog.height() < screen.height()
