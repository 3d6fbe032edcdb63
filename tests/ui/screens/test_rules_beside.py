"""Rules beside the table: every number is a link, all are found by name in both languages, and the game goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.rules import book
from gamebox.ui.screens.rules.beside import RuleCard, RuleIndex
from gamebox.ui.screens.rules.book import Search
from gamebox.ui.screens.rules.popup import RulePopup
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.widgets.rule_label import RuleLabel
from tests.helpers import setup_for

SHIPPED = ("exxtra", "lavarails", "level8")


def sit_down(guide: Guide, game: str = "exxtra", *moves: str) -> PlayScreen:
    names = ("Alex", "<b>Beate</b>", "Carl")
    guide.start(make_setup(GAMES[game], [Seat(name) for name in names], {}))
    assert guide.table
    for move in moves:
        guide.table.session.submit(GAMES[game].read(move))
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def card(screen: PlayScreen) -> str:
    found = screen.board.aside.findChild(RuleCard)
    return found.rule if found and screen.board.aside.isVisible() else ""


def press(qtbot: QtBot, screen: PlayScreen, name: str) -> None:
    qtbot.mouseClick(screen.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_the_number_in_a_refusal_leads_to_the_rule_beside_the_table(qtbot: QtBot, guide: Guide) -> None:
    screen = sit_down(guide, "exxtra", "=46", "place 3", "=32")
    qtbot.keyClick(screen.view, Qt.Key.Key_3)
    reason = screen.prompt.findChild(RuleLabel, "reason")
    assert "EX-20" in reason.text()
    reason.linkActivated.emit("EX-20")
    assert card(screen) == "EX-20"
    assert guide.screen_shown is screen
    assert screen.view.isVisible()


def test_links_lead_on_and_back_and_close(qtbot: QtBot, guide: Guide) -> None:
    screen = sit_down(guide)
    screen.company.reading.open_rule("EX-21")
    screen.board.aside.findChild(RuleCard).referred.emit("EX-13")
    assert card(screen) == "EX-13"
    press(qtbot, screen, "rule-back")
    assert card(screen) == "EX-21"
    press(qtbot, screen, "aside-close")
    assert card(screen) == ""


def test_numbers_in_prompts_are_links_and_names_stay_names(qtbot: QtBot) -> None:
    made = RuleLabel("<b>Beate</b>: nothing can be placed. Pass, or reroll (LR-16).")
    qtbot.addWidget(made)
    assert made.text() == "<b>Beate</b>: nothing can be placed. Pass, or reroll (LR-16)."
    shown = QLabel.text(made)
    assert "&lt;b&gt;Beate&lt;/b&gt;" in shown
    assert '<a href="LR-16"' in shown
    made.setText("<b>Beate</b> plays")
    assert QLabel.text(made) == "<b>Beate</b> plays"
    assert made.textFormat() == Qt.TextFormat.PlainText


def test_numbers_in_the_log_are_links(qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit_down(guide)
    monkeypatch.setattr(screen.log._words, "told", lambda _event, _players: "<i>Alex</i> (EX-14) rolls.")
    assert guide.table
    guide.table.session.submit(GAMES["exxtra"].read("=46"))
    document = screen.log.document()
    assert "<i>Alex</i> (EX-14) rolls." in document.toPlainText()
    at = document.find("EX-14")
    assert at.charFormat().anchorHref() == "EX-14"
    at.movePosition(QTextCursor.MoveOperation.End)
    assert at.charFormat().anchorHref() == ""
    screen.log.anchorClicked.emit("EX-14")
    assert card(screen) == "EX-14"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_rules_button_lists_all_rules_and_any_of_them_opens(qtbot: QtBot, guide: Guide, game: str) -> None:
    screen = sit_down(guide, game)
    screen.privacy._reach(behind=True)
    screen.company.reading.toggle()
    index = screen.board.aside.findChild(RuleIndex)
    rules = book.load(game, "en").rules
    assert index.list.count() == len(rules)
    for rule in rules:
        screen.company.reading.open_rule(rule.id)
        assert card(screen) == rule.id
    screen.company.reading.toggle()
    assert not screen.board.aside.isVisible()


def test_rules_are_found_by_words_of_both_languages(qtbot: QtBot, guide: Guide) -> None:
    screen = sit_down(guide)
    screen.company.reading.toggle()
    field = screen.board.aside.findChild(QLineEdit, "rule-search")
    found = screen.board.aside.findChild(QListWidget, "rule-list")
    for words in ("Pasch", "double"):
        field.setText(words)
        assert any(found.item(row).text().startswith("EX-15") for row in range(found.count())), words
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert card(screen)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rulebook_finds_words_of_both_languages(language: str) -> None:
    elsewhere = book.elsewhere("exxtra", language)
    for words in ("Pasch", "doubles"):
        found = [rule.id for rule in book.load("exxtra", language).rules if Search(words, elsewhere).finds(rule)]
        assert "EX-15" in found, words
    assert not any(Search("Pasch doubles", elsewhere).finds(rule) for rule in book.load("exxtra", language).rules)


def test_the_book_itself_opens_at_the_rule_and_leads_back_to_the_table(qtbot: QtBot, guide: Guide) -> None:
    screen = sit_down(guide, "exxtra", "=46")
    screen.company.reading.open_rule("EX-30")
    press(qtbot, screen, "rulebook")
    rules = guide.screen_shown
    assert isinstance(rules, RulesScreen)
    assert rules.page.marked == "EX-30"
    qtbot.mouseClick(rules.findChild(QPushButton, "back"), Qt.MouseButton.LeftButton)
    assert isinstance(guide.screen_shown, PlayScreen)


def test_a_hint_takes_the_place_of_a_rule_and_the_other_way_round(
    qtbot: QtBot, thinking_here: None, guide: Guide
) -> None:
    screen = sit_down(guide, "exxtra", "=46")
    screen.company.reading.open_rule("EX-30")
    screen.company.hinting.toggle()
    assert card(screen) == ""
    assert screen.company.hinting.shown
    screen.company.reading.open_rule("EX-30")
    assert card(screen) == "EX-30"
    assert not screen.company.hinting.shown
    assert not screen.scene._pointer.places


@pytest.mark.parametrize(
    ("game", "rule"),
    [("exxtra", "EX-50"), ("exxtra", "EX-52"), ("lavarails", "LR-17"), ("level8", "L8-3"), ("level8", "L8-72")],
)
def test_the_numbers_of_options_lead_to_their_rules(qtbot: QtBot, guide: Guide, game: str, rule: str) -> None:
    guide.show_setup(game)
    screen = guide.screen_shown
    assert screen
    qtbot.mouseClick(screen.findChild(QPushButton, "house-rules"), Qt.MouseButton.LeftButton)
    link = next(made for made in screen.findChildren(RuleLabel) if rule in made.text() and made.isVisible())
    link.linkActivated.emit(rule)
    popup = screen.findChild(RulePopup)
    assert popup.isVisible()
    assert popup.findChild(RuleCard).rule == rule
    assert popup.findChild(QPushButton, "rulebook") is None
    qtbot.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert guide.screen_shown is screen


def test_rules_that_were_shut_leave_the_keys_to_the_table(qtbot: QtBot, guide: Guide) -> None:
    guide.start(setup_for("exxtra", 3))
    screen = guide.screen_shown
    with qtbot.waitActive(guide):
        guide.activateWindow()
    screen.view.setFocus()
    for _ in range(2):
        qtbot.mouseClick(screen.findChild(QPushButton, "rules"), Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is screen.view
    qtbot.mouseClick(screen.findChild(QPushButton, "rules"), Qt.MouseButton.LeftButton)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is screen.view
