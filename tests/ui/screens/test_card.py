"""A game on one page: everything fits, names rules and figures that there are, and is printed from screen and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.cli import main
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.rules import book
from gamebox.ui.screens.rules.book import Figure
from gamebox.ui.screens.rules.card import WIDTH, card_of, fitting
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.rule_label import RULE
from tests.helpers import ROOT

SHIPPED = ("exxtra", "lavarails", "level8")
BODY = {"a4": 2500.0, "letter": 2200.0}
"""What is left on a page below the title, and less."""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", SHIPPED)
def test_everything_fits_on_one_page_and_nothing_overlaps(qtbot: QtBot, game: str, language: str) -> None:
    for height in BODY.values():
        pieces = fitting(card_of(game, language), height)
        for piece in pieces:
            assert piece.place.right() <= WIDTH + 1
            assert piece.place.bottom() <= height + 1
        for index, piece in enumerate(pieces):
            inner = piece.place.adjusted(1, 1, -1, -1)
            assert not any(inner.intersects(other.place) for other in pieces[index + 1 :])


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", SHIPPED)
def test_cards_name_rules_and_figures_that_there_are(qtbot: QtBot, game: str, language: str) -> None:
    text = (ROOT / "resources" / "cards" / f"{game}.{language}.md").read_text(encoding="utf-8")
    rules = {rule.id for rule in book.load(game, language).rules}
    assert len(set(RULE.findall(text))) > 8
    assert set(RULE.findall(text)) <= rules
    card = card_of(game, language)
    assert [flaw for flaw in book.flaws(card) if not flaw.startswith("A rule without an id")] == []
    figures = [block for block in book.blocks_of(card) if isinstance(block, Figure)]
    assert figures
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for figure in figures:
        assert LOOKS[game].drawing.figure(figure.name, painter, image.rect().toRectF(), LIGHT), figure.name
    painter.end()


@pytest.mark.parametrize("game", SHIPPED)
def test_both_languages_say_the_same(game: str) -> None:
    cards = [card_of(game, language) for language in ("de", "en")]
    shapes = [[[type(entry) for entry in section.entries] for section in card.sections] for card in cards]
    assert shapes[0] == shapes[1]


def pages(path: Path) -> int:
    document = QPdfDocument()
    document.load(str(path))
    return document.pageCount()


def test_the_command_writes_one_page(
    qtbot: QtBot, translators: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "card.pdf"
    assert main(["card", "exxtra", str(out), "--language", "de", "--paper", "letter"]) == 0
    assert pages(out) == 1
    assert main(["card", "exxtra", str(tmp_path / "nowhere" / "card.pdf")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_the_rules_screen_prints_the_card_of_its_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = RulesScreen(LIGHT, {game: LOOKS[game] for game in SHIPPED}, "level8", "en")
    qtbot.addWidget(screen)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    screen.findChild(QPushButton, "print-card").click()
    assert pages(tmp_path / "mine.pdf") == 1
    assert "mine.pdf" in screen.found.text()
    assert isinstance(screen.found, QLabel)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    screen.findChild(QPushButton, "print-card").click()
    assert screen.found.isHidden()
