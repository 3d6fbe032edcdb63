"""The rules browser: reading rulebooks, and finding one's way in them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.resources import resource_folder
from gamebox.ui.games.exxtra.figures import CANVAS, figure
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.book import Figure, Item, Rule, Search, Table, Text, blocks_of, flaws, parse
from gamebox.ui.screens.rules.ink import Ink
from gamebox.ui.screens.rules.page import MARKED
from gamebox.ui.screens.rules.scenes import Scene
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.texts import LANGUAGES
from gamebox.ui.theme import DARK, LIGHT, Theme, contrast, mixed

COLOURS_OF_TEXT = 1500
"""A passage without a picture has fewer."""

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


def place(screen: RulesScreen, rule: str) -> QRectF:
    """Where a rule stands in the view; nowhere if a search has left it out."""
    passage = screen.page.passage(rule)
    scrolled = screen.page.verticalScrollBar().value()
    return screen.page.area(passage).translated(0, -scrolled) if passage else QRectF()


def in_view(screen: RulesScreen, rule: str) -> bool:
    return 0 <= place(screen, rule).top() < screen.page.viewport().height()


def colours(screen: RulesScreen, area: QRectF) -> set[str]:
    """What is painted on the page there."""
    seen = area.intersected(QRectF(screen.page.viewport().rect())).toRect()
    image = screen.page.viewport().grab(seen).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {f"#{pixel & 0xFFFFFF:06x}" for pixel in set(memoryview(image.bits()).cast("B").cast("I"))}


def test_a_wanted_rule_is_in_view_and_set_off(qtbot: QtBot) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, "exxtra", "de", "EX-31"))
    assert screen.page.marked == "EX-31"
    assert in_view(screen, "EX-31")
    assert LIGHT.accent.name() in colours(screen, place(screen, "EX-31"))
    screen.resize(1280, 800)
    QApplication.processEvents()
    assert in_view(screen, "EX-31")
    screen.resize(1920, 1080)
    QApplication.processEvents()
    assert in_view(screen, "EX-31")


@pytest.mark.parametrize("game", LOOKS)
def test_every_rule_has_its_place_and_none_lies_on_another(qtbot: QtBot, game: str) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, game, "de"))
    areas = [screen.page.area(passage) for chapter in screen.page.chapters for passage in chapter.passages]
    assert len(areas) == sum(len(section.entries) for section in rulebook.load(game, "de").sections)
    assert all(above.bottom() <= below.top() for above, below in pairwise(areas))
    for rule in rulebook.load(game, "de").rules:
        screen.open_rule(rule.id)
        assert rule.id in {rule.id for rule in rulebook.load(game, "de").rules if in_view(screen, rule.id)}
        assert LIGHT.field.name() in colours(screen, place(screen, rule.id)), "its number in the margin"


ILLUSTRATED = {
    file.name.split(".")[0]
    for file in (resource_folder() / "rules").glob("*.md")
    if "](figure:" in file.read_text(encoding="utf-8")
}


@pytest.mark.parametrize("game", LOOKS)
def test_figures_are_drawn_when_they_come_into_view(qtbot: QtBot, game: str) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, game, "en"))
    illustrated = [
        screen.page.area(passage)
        for chapter in screen.page.chapters
        for passage in chapter.passages
        if any(isinstance(block, Figure) for block in getattr(passage.content, "blocks", (passage.content,)))
    ]
    if game in ILLUSTRATED:
        assert illustrated
    for area in illustrated:
        screen.page.verticalScrollBar().setValue(round(area.top()))
        there = area.translated(0, -screen.page.verticalScrollBar().value())
        qtbot.waitUntil(lambda there=there: len(colours(screen, there)) > COLOURS_OF_TEXT)


def test_an_unknown_rule_opens_the_book_at_its_beginning(qtbot: QtBot) -> None:
    screen = shown(qtbot, RulesScreen(LIGHT, LOOKS, "exxtra", "de", "EX-999"))
    assert screen.page.verticalScrollBar().value() == 0


def test_the_contents_lead_to_every_section(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.contents.setFocus()
    for row in range(1, screen.contents.count()):
        qtbot.keyClick(screen.contents, Qt.Key.Key_Down)
        assert screen.contents.currentRow() == row
        first = screen.page.area(screen.page.chapters[row].passages[0])
        assert 0 <= first.top() - screen.page.verticalScrollBar().value() < screen.page.viewport().height() - 40


def test_the_contents_follow_the_reader(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.page.setFocus()
    qtbot.keyClick(screen.page, Qt.Key.Key_End)
    assert screen.contents.currentRow() > 3
    qtbot.keyClick(screen.page, Qt.Key.Key_Home)
    assert screen.contents.currentRow() == 0
    for _ in range(4):
        qtbot.keyClick(screen.page, Qt.Key.Key_PageDown)
    assert screen.contents.currentRow() == 1


def test_a_search_filters_lights_and_counts(screen: RulesScreen, qtbot: QtBot) -> None:
    qtbot.keyClick(screen, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert screen.search_field.hasFocus()
    qtbot.keyClicks(screen.search_field, "throw out")
    assert screen.page.passage("EX-30")
    assert not screen.page.passage("EX-11")
    assert screen.found.isVisible()
    screen.page.hold_rule("EX-30")
    assert LIGHT.accent.name() in colours(screen, place(screen, "EX-30"))
    qtbot.keyClick(screen.search_field, Qt.Key.Key_Escape)
    assert screen.search_field.text() == ""
    assert screen.page.passage("EX-11")
    assert not screen.found.isVisible()


def test_a_search_for_an_id_opens_that_rule(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.search_field.setText("ex-14")
    assert screen.page.marked == "EX-14"
    assert in_view(screen, "EX-14")


def test_a_search_in_vain_says_so(screen: RulesScreen) -> None:
    screen.search_field.setText("submarine")
    assert not screen.contents.isVisible()
    assert screen.page.toPlainText() == "The rules say nothing about “submarine”."


def test_a_link_leads_to_its_rule(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.open_rule("EX-12")
    cursor = screen.page.document().find("EX-51")
    cursor.setPosition(cursor.selectionStart() + 2)
    qtbot.mouseClick(screen.page.viewport(), Qt.MouseButton.LeftButton, pos=screen.page.cursorRect(cursor).center())
    assert in_view(screen, "EX-51")
    assert screen.page.marked == "EX-51"


def test_rules_can_be_copied(screen: RulesScreen, qtbot: QtBot) -> None:
    cursor = screen.page.document().find("Race track")
    screen.page.setTextCursor(cursor)
    screen.page.setFocus()
    qtbot.keyClick(screen.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Race track"


def test_what_the_page_is_can_be_heard(screen: RulesScreen) -> None:
    heard = QAccessible.queryAccessibleInterface(screen.page)
    assert heard.text(QAccessible.Text.Name) == "EXXTRA"
    text = heard.textInterface()
    assert "Race track" in text.text(0, text.characterCount())


def test_a_button_in_focus_is_in_view(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.page.setFocus()
    qtbot.keyClick(screen.page, Qt.Key.Key_Tab)
    focused = screen.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.objectName() == "scene-EX-S1"
    assert screen.page.viewport().rect().contains(focused.geometry())
    assert place(screen, "EX-S1").contains(QRectF(focused.geometry()))
    above = screen.page.cursorRect(screen.page.document().find("no way back."))
    assert above.bottom() < focused.y(), "it hides no words"


def test_a_button_half_in_view_can_be_pressed(screen: RulesScreen, qtbot: QtBot) -> None:
    screen.page.setFocus()
    made = screen.findChild(QPushButton, "scene-EX-S3")
    assert made
    bar = screen.page.verticalScrollBar()
    bar.setValue(bar.value() + made.y() - screen.page.viewport().height() + made.height() // 2)
    with qtbot.waitSignal(screen.scene_wanted):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(made.width() // 2, 4))


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
    for widget in (screen.contents, screen.page, screen.search_field):
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
