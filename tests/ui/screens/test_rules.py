"""The rules browser: reading rulebooks, and finding one's way in them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.resources import resource_folder
from gamebox.ui.games.exxtra.figures import CANVAS, figure
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.book import Figure, Item, Rule, Search, Table, Text, blocks_of, flaws, parse
from gamebox.ui.screens.rules.page import MARKED, Ink
from gamebox.ui.screens.rules.scenes import Scene
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.texts import LANGUAGES
from gamebox.ui.theme import DARK, LIGHT, Theme, contrast, mixed

SMALL_BOOK = """# A game

Two lines
of introduction.

## Turns
First this.

- **AB-1 Roll** Take *both* dice
  and throw them.

  | sum | steps |
  |-----|-------|
  | 2 | **1** |
  ![Two dice](figure:dice)
- **AB-2** Then see AB-1.
  - one thing
- an item
  of two lines

## Examples
- **AB-S1 Ann** rolls.
"""


def test_a_rulebook_is_read_into_sections_and_rules() -> None:
    book = parse(SMALL_BOOK)
    assert book.title == "A game"
    assert book.intro == (Text("Two lines of introduction."),)
    assert [section.title for section in book.sections] == ["Turns", "Examples"]
    assert [rule.id for rule in book.rules] == ["AB-1", "AB-2", "AB-S1"]
    assert book.sections[0].entries[0] == Text("First this.")
    assert book.sections[0].entries[-1] == Item("an item of two lines")
    assert flaws(book) == []


def test_a_rule_holds_its_text_table_and_figure() -> None:
    assert parse(SMALL_BOOK).rule("AB-1") == Rule(
        "AB-1",
        "Roll",
        (
            Text("Take *both* dice and throw them."),
            Table(("sum", "steps"), (("2", "**1**"),)),
            Figure("dice", "Two dice"),
        ),
    )
    assert parse(SMALL_BOOK).rule("AB-2") == Rule("AB-2", "", (Text("Then see AB-1."), Item("one thing")))
    assert parse(SMALL_BOOK).rule("AB-3") is None


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("- **AB-1** x", "no title"),
        ("# T\n## S\n- **AB-1** x\n- **AB-1** y", "AB-1 is there 2 times"),
        ("# T\n## S\n- **AB-1 Roll**", "AB-1 says nothing"),
        ("# T\n## S\n- **AB1 Roll** x", "without an id"),
        ("# T\n## S\n- **AB-1** an **open end", "left open"),
        ("# T\n## S\n", "empty"),
        ("# T\n## S\n| a | b |\n|--|--|\n| c |", "another width"),
        ("", "no title"),
    ],
)
def test_flaws_are_told_and_do_not_stop_the_reading(text: str, flaw: str) -> None:
    assert any(flaw in told for told in flaws(parse(text)))


@pytest.mark.parametrize("game", LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_rulebooks_are_sound(qapp: QApplication, game: str, language: str) -> None:
    assert rulebook.rulebook_path(game, language).is_file()
    book = rulebook.load(game, language)
    assert flaws(book) == []
    assert [rule.id for rule in book.rules] == [rule.id for rule in rulebook.load(game, "en").rules]
    canvas = QImage(320, 160, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    for block in blocks_of(book):
        if isinstance(block, Figure):
            assert LOOKS[game].drawing.figure(block.name, painter, CANVAS, LIGHT), block.name
    painter.end()


def test_a_missing_language_falls_back_and_a_missing_book_is_empty() -> None:
    assert rulebook.load("exxtra", "fr") == rulebook.load("exxtra", "en")
    assert rulebook.load("nothing", "en").rules == ()


@pytest.mark.parametrize(
    ("words", "found"),
    [("DICE throw", True), ("both dice", True), ("steps", True), ("ab-1", True), ("AB-11", False), ("pawn", False)],
)
def test_a_search_finds_all_of_its_words(words: str, found: bool) -> None:
    rule = parse(SMALL_BOOK).rule("AB-1")
    assert rule
    assert Search(words).finds(rule) is found


def test_an_id_is_found_only_as_a_whole() -> None:
    rules = rulebook.load("exxtra", "en").rules
    assert "EX-10" not in [rule.id for rule in rules if Search("EX-1").finds(rule)]


def test_found_words_are_lit_but_neither_tags_nor_entities() -> None:
    lit = Ink(LIGHT, Search("a b")).text("**b** & a <a>")
    assert lit.count("background-color") == 3
    assert "&amp;" in lit
    assert "&lt;" in lit


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_all_inks_read_well_even_on_a_marked_rule(theme: Theme) -> None:
    ground = mixed(theme.paper, theme.accent, MARKED)
    assert contrast(theme.muted, ground) >= 4.5
    assert contrast(theme.ink, ground) >= 4.5
    assert contrast(Ink(theme, Search("")).link(), ground) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5


def test_an_unknown_figure_is_left_out(qapp: QApplication) -> None:
    canvas = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    assert not figure("exxtra-nothing", painter, CANVAS, LIGHT)
    painter.end()


@pytest.fixture
def screen(qtbot: QtBot) -> RulesScreen:
    return shown(qtbot, RulesScreen(LIGHT, LOOKS, "exxtra", "en"))


def shown(qtbot: QtBot, made: RulesScreen) -> RulesScreen:
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def in_view(screen: RulesScreen, rule: str) -> bool:
    entry = screen.page.entry(rule)
    assert entry
    top = entry.mapTo(screen.area.viewport(), QPoint(0, 0)).y()
    return 0 <= top < screen.area.viewport().height()


def test_a_wanted_rule_is_in_view_and_set_off(qtbot: QtBot) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, "exxtra", "de", "EX-31"))
    entry = screen.page.entry("EX-31")
    assert entry
    assert entry.marked
    assert in_view(screen, "EX-31")
    screen.resize(1280, 800)
    QApplication.processEvents()
    assert in_view(screen, "EX-31")


def test_an_unknown_rule_opens_the_book_at_its_beginning(qtbot: QtBot) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, "exxtra", "de", "EX-999"))
    assert screen.area.verticalScrollBar().value() == 0


def test_the_contents_lead_to_every_section(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.contents.setFocus()
    for row in range(1, screen.contents.count()):
        qtbot.keyClick(screen.contents, Qt.Key.Key_Down)
        assert screen.contents.currentRow() == row
        title, entries = screen.page.sections[row]
        assert title.mapTo(screen.area.viewport(), QPoint(0, 0)).y() < screen.area.viewport().height() - 40
        assert entries


def test_the_contents_follow_the_reader(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.area.setFocus()
    qtbot.keyClick(screen.area, Qt.Key.Key_End)
    assert screen.contents.currentRow() > 3
    qtbot.keyClick(screen.area, Qt.Key.Key_Home)
    assert screen.contents.currentRow() == 0
    for _ in range(4):
        qtbot.keyClick(screen.area, Qt.Key.Key_PageDown)
    assert screen.contents.currentRow() == 1


def test_a_search_filters_lights_and_counts(screen: RulesScreen, qtbot: QtBot) -> None:
    qtbot.keyClick(screen, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert screen.search_field.hasFocus()
    qtbot.keyClicks(screen.search_field, "throw out")
    thrown, rolled = screen.page.entry("EX-30"), screen.page.entry("EX-11")
    assert thrown
    assert rolled
    assert thrown.isVisible()
    assert not rolled.isVisible()
    assert screen.found.isVisible()
    qtbot.keyClick(screen.search_field, Qt.Key.Key_Escape)
    assert screen.search_field.text() == ""
    assert rolled.isVisible()
    assert not screen.found.isVisible()


def test_a_search_for_an_id_opens_that_rule(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.search_field.setText("ex-14")
    entry = screen.page.entry("EX-14")
    assert entry
    assert entry.marked
    assert entry.isVisible()


def test_a_search_in_vain_says_so(screen: RulesScreen) -> None:
    screen.search_field.setText("submarine")
    assert not screen.contents.isVisible()
    assert "submarine" in screen.page.nothing.text()
    assert screen.page.nothing.isVisible()


def test_a_link_leads_to_its_rule(screen: RulesScreen) -> None:
    entry = screen.page.entry("EX-31")
    assert entry
    entry.referred.emit("EX-10")
    assert in_view(screen, "EX-10")


def test_worked_examples_can_be_shown_at_the_table(screen: RulesScreen, qtbot: QtBot) -> None:
    offered = {made.objectName() for made in screen.findChildren(QPushButton) if "scene" in made.objectName()}
    shipped = (resource_folder() / "scenes" / "exxtra").glob("*.gamebox")
    assert offered == {f"scene-{path.stem}" for path in shipped}
    made = screen.findChild(QPushButton, "scene-EX-S2")
    assert made
    with qtbot.waitSignal(screen.scene_wanted) as wanted:
        made.click()
    assert wanted.args == [Scene("exxtra", "EX-S2")]
    assert wanted.args[0].path == resource_folder() / "scenes" / "exxtra" / "EX-S2.gamebox"


def test_escape_leaves(screen: RulesScreen, qtbot: QtBot) -> None:
    for widget in (screen.contents, screen.area, screen.search_field):
        with qtbot.waitSignal(screen.left):
            qtbot.keyClick(widget, Qt.Key.Key_Escape)


def test_several_games_are_offered_side_by_side(qtbot: QtBot) -> None:
    looks = {"exxtra": LOOKS["exxtra"], "other": LOOKS["exxtra"]}
    screen = shown(qtbot, RulesScreen(DARK, looks, "exxtra", "en"))
    other = screen.findChild(QPushButton, "game-other")
    assert other
    other.click()
    assert screen.contents.count() == 0
    one = screen.findChild(QPushButton, "game-exxtra")
    assert one
    one.click()
    assert screen.contents.count() == len(rulebook.load("exxtra", "en").sections)
