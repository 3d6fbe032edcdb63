"""Sheets as PDF: one page of the right size, one or two sheets on it, no bitmaps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gamebox.cli import main
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.ui.games.lavarails.printing import ask_and_print, print_sheet

A4, LETTER = {595, 842}, {612, 792}


def media_box(data: bytes) -> set[int]:
    found = re.search(rb"/MediaBox \[([\d. ]+)\]", data)
    assert found
    return {round(float(number)) for number in found.group(1).split()[2:]}


def pages(data: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", data))


@pytest.mark.parametrize(("paper", "size"), [("a4", A4), ("letter", LETTER)])
@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("sheet", ["volcano-a", "railway-b"])
def test_one_page_of_the_right_size(
    qapp, tmp_path: Path, sheet: str, paper: str, size: set[int], per_page: int
) -> None:
    path = tmp_path / "sheet.pdf"
    print_sheet(shipped_sheets()[sheet], path, paper, per_page)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert pages(data) == 1
    assert media_box(data) == size


def test_nothing_but_vectors(qapp, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    print_sheet(shipped_sheets()["volcano-a"], path)
    assert b"/Subtype /Image" not in path.read_bytes()


def test_the_command_prints(qapp, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    assert main(["sheet", "print", "railway-a", str(path), "--paper", "letter", "--per-page", "2"]) == 0
    assert media_box(path.read_bytes()) == LETTER


def test_an_unknown_sheet_is_named(qapp, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "print", "atlantis", str(tmp_path / "x.pdf")]) == 1
    assert "atlantis" in capsys.readouterr().err


def test_an_unwritable_file_is_named(qapp, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "print", "railway-a", str(tmp_path / "no" / "x.pdf")]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("typed", ["sheet", "sheet.pdf"])
def test_the_chosen_file_is_a_pdf(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    assert "sheet.pdf" in ask_and_print(shipped_sheets()["volcano-a"], window)
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


@pytest.mark.parametrize(
    ("kind", "size"), [("A4, 1 ", A4), ("A4, 2 ", A4), ("Letter, 1 ", LETTER), ("Letter, 2 ", LETTER)]
)
def test_paper_and_sheets_on_a_page_are_chosen_with_the_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, size: set[int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    path = tmp_path / "sheet.pdf"

    def choose(_parent: QWidget, _title: str, _suggestion: str, kinds: str) -> tuple[str, str]:
        return str(path), next(each for each in kinds.split(";;") if each.startswith(kind))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    ask_and_print(shipped_sheets()["volcano-a"], window)
    assert media_box(path.read_bytes()) == size
