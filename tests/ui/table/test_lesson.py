"""First games that explain themselves: what they say, how long it takes, and that they can be played to their end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Chance, Turn
from gamebox.engine.session import Session
from gamebox.games.lavarails.actions import Draw
from gamebox.games.level8.actions import Lay
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.targets import FieldTarget
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.lesson.coach import Coach
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table import lesson as lessons
from gamebox.ui.table.lesson import Lesson, lesson_named, lessons_of
from gamebox.ui.table.lesson_table import LessonTable
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.parts import Scrolling
from tests.conformance.hands import Pointer, make_for

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def test_there_is_one_for_each_game_and_each_level() -> None:
    assert {lesson.id for lesson in LESSONS} == {"exxtra", "volcano", "railway", "level8"}


@pytest.mark.parametrize("text", ["moves = [", "number = 'one'"])
def test_one_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(lessons, "_folder", lambda: tmp_path)
    with pytest.raises(lessons.LessonError, match=r"^mine\.toml: "):
        lesson_named("mine")


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_two_to_four_minutes_at_reading_pace(lesson: Lesson, language: str) -> None:
    assert 120 <= lesson.seconds(language) <= 240


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_idea_at_a_time(lesson: Lesson, language: str) -> None:
    """What is read at once is short."""
    for step in lesson.steps:
        assert 3 <= len(step.text(language).split()) <= 52
        assert set(step.wrong) in (set(), set(LANGUAGES))
    assert lesson.title(language)


@EVERY_LESSON
def test_everything_that_is_to_be_done_is_said(lesson: Lesson) -> None:
    session = Session(lesson.record.setup)
    tasks = {lesson.steps[number].at for number in range(len(lesson.steps)) if lesson.is_task(number)}
    drawn = False
    for index, text in enumerate(lesson.record.moves):
        by = session.state.to_act()
        own = isinstance(by, Turn) or (isinstance(by, Chance) and by.asked)
        if own and by.seat == 0 and not drawn:
            assert index in tasks, text
        session.take_up([text])
        drawn = text.startswith("draw")  # all tracks are drawn at once
    assert [step.at for step in lesson.steps] == sorted(step.at for step in lesson.steps)
    assert lesson.steps[-1].at == len(lesson.record.moves)


@EVERY_LESSON
def test_both_languages_speak_of_the_same_numbers(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert sorted(set(re.findall(r"\d+", step.de))) == sorted(set(re.findall(r"\d+", step.en))), step.en


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_the_smallest_window(
    lesson: Lesson, language: str, qtbot: QtBot, translators: Translators
) -> None:
    translators.use(language)
    table = LessonTable(lesson, lesson.setup(), 0, pace=0)
    settings = Settings(animation="off")
    screen = LessonScreen(LIGHT, LOOKS[lesson.game], table, settings, Shelf(), language=language)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    for number, step in enumerate(lesson.steps):
        screen.coach.tell(step.text(language), number, len(lesson.steps), task=lesson.is_task(number))
        QApplication.processEvents()
        words = screen.coach.words
        assert words.heightForWidth(words.width()) <= words.height(), step.text(language)
    table.close()


@EVERY_LESSON
def test_the_table_gives_way_to_what_is_said(lesson: Lesson, qtbot: QtBot, translators: Translators) -> None:
    """As in a window of a small laptop, after it filled a larger screen."""
    translators.use("de")
    table = LessonTable(lesson, lesson.setup(), 0, pace=0)
    screen = LessonScreen(LIGHT, LOOKS[lesson.game], table, Settings(animation="off"), Shelf(), language="de")
    pane = Pane(screen)
    qtbot.addWidget(pane)
    for height in (900, 680):
        pane.resize(1280, height)
        pane.show()
        screen._teach()
        QApplication.processEvents()
        assert not pane.verticalScrollBar().isVisible(), height
        assert screen.board.log.height() >= screen.board.log.minimumHeight(), "nothing is squeezed"
        for area in screen.findChildren(Scrolling):
            assert area.widget().width() <= area.viewport().width(), "nothing lies below the scroll bar"
    table.close()


class Learner(Pointer):
    """Somebody who does what the thick frame shows, with the mouse."""

    def __init__(self, screen: LessonScreen, table: LessonTable) -> None:
        self.look = LOOKS[table.lesson.game]
        self.scene, self.table = screen.scene, screen.view
        self.players = screen._herald._players
        self.view, self.legal = table.view, table.legal()
        self.made = []

    def follow(self, lesson: Lesson, index: int) -> None:
        move = lesson.move(index)
        if isinstance(move, Draw):
            self._draw(lesson, index)
        else:
            make_for(lesson.game)(self, move)

    def _draw(self, lesson: Lesson, index: int) -> None:
        moves = (lesson.move(number) for number in range(index, len(lesson.record.moves)))
        wanted = {move.field: move.piece for move in moves if isinstance(move, Draw)}
        pen = self.scene.drafting.pen
        for target in sorted(self.places(FieldTarget), key=lambda each: each.field):
            while pen.pieces.get(target.field) != wanted[target.field]:
                self.choose(target)
        self.press(self.offer("D"))


def press(screen: LessonScreen, qtbot: QtBot, name: str) -> None:
    found = screen.findChild(QPushButton, name)
    assert found, name
    assert found.isVisible()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def said(screen: LessonScreen, name: str = "coach") -> str:
    found = screen.findChild(QLabel, name)
    assert found
    return found.text()


@pytest.fixture
def learn(guide: Guide, qtbot: QtBot) -> Callable[[str], tuple[LessonScreen, LessonTable]]:
    def begin(name: str) -> tuple[LessonScreen, LessonTable]:
        game = lesson_named(name).game
        if not isinstance(guide.screen_shown, SetupScreen):
            guide.show_setup(game)
        found = guide.screen_shown.findChild(QPushButton, f"learn-{name}")
        assert found
        qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
        screen, table = guide.screen_shown, guide.table
        assert isinstance(screen, LessonScreen)
        assert isinstance(table, LessonTable)
        table.set_pace(0)
        qtbot.waitUntil(lambda: bool(said(screen)))
        return screen, table

    return begin


def settle(screen: LessonScreen, table: LessonTable, qtbot: QtBot) -> None:
    """Wait until something is to be read or done, and everything lies still."""
    qtbot.waitUntil(lambda: table._reached and (table.telling or table.human_to_act) and not screen.board.busy)
    qtbot.waitUntil(lambda: said(screen) == table.lesson.steps[table.step].text("en"))


def go_on(screen: LessonScreen, table: LessonTable, qtbot: QtBot) -> None:
    """Read or do one thing."""
    before, lesson = table.step, table.lesson
    assert said(screen) == lesson.steps[table.step].text("en")
    if table.telling:
        press(screen, qtbot, "read-on")
    elif isinstance(table.state.to_act(), Chance):
        qtbot.mouseClick(screen.prompt.findChild(QPushButton, "Roll"), Qt.MouseButton.LeftButton)
    else:
        assert screen.scene._pointer.places, "nothing is pointed at"
        Learner(screen, table).follow(lesson, len(table.session))
    qtbot.waitUntil(lambda: table.step > before)
    settle(screen, table, qtbot)


@EVERY_LESSON
def test_it_can_be_played_to_its_end_with_the_mouse(
    lesson: Lesson, guide: Guide, qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn(lesson.id)
    for _ in lesson.steps[:-1]:
        go_on(screen, table, qtbot)
    assert table.session.record.moves == lesson.record.moves
    press(screen, qtbot, "read-on")
    assert isinstance(guide.screen_shown, SetupScreen)
    assert guide.lectern._progress.done == (lesson.id,)
    chosen = guide.screen_shown._seating.choices.get("sheet")
    assert chosen == getattr(lesson.record.setup.options, "sheet", None), "just that can be played now"


def test_level_8_lays_out_by_the_button_as_well(
    qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("level8")
    while len(table.session) < 4:
        go_on(screen, table, qtbot)
    for _ in range(2):  # it fills the slots, and then lays them out
        rings = list(screen.scene._pointer.places)
        cards = [item.sceneBoundingRect() for item in screen.scene.hand.cards if item.card in _laid(table)]
        assert sorted(ring.x() for ring in rings) == sorted(card.x() for card in cards), "rings go with their cards"
        qtbot.keyClick(screen, Qt.Key.Key_L)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: len(table.session) == 5)


def _laid(table: LessonTable) -> list[int]:
    wanted = table.lesson.move(4)
    assert isinstance(wanted, Lay)
    return [card for cards in wanted.combinations for card in cards]


@pytest.mark.parametrize("name", ["volcano", "railway"])
def test_where_a_button_is_meant_it_is_marked(
    name: str, qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn(name)
    while "pass" not in said(screen):
        go_on(screen, table, qtbot)
    found = {each: screen.prompt.findChild(QPushButton, each) for each in ("Pass", "Reroll")}
    assert {each: button.property("pointed") for each, button in found.items()} == {"Pass": True, "Reroll": False}


def test_what_is_told_is_read_on_by_enter(
    qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("exxtra")
    with qtbot.waitActive(screen):
        screen.activateWindow()
    qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    assert table.step == 1
    qtbot.keyClick(screen, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: len(table.session) == 1)


def test_it_can_be_left_and_gone_on_with(
    guide: Guide,
    qtbot: QtBot,
    open_guide: Callable[[], Guide],
    learn: Callable[[str], tuple[LessonScreen, LessonTable]],
) -> None:
    screen, table = learn("exxtra")
    for _ in range(4):
        go_on(screen, table, qtbot)
    words = said(screen)
    press(screen, qtbot, "home")
    assert isinstance(guide.screen_shown, SetupScreen)
    again = open_guide()
    again.show_lesson("exxtra", "exxtra", again.show_home)
    screen = again.screen_shown
    assert isinstance(screen, LessonScreen)
    qtbot.waitUntil(lambda: said(screen) == words)
    press(screen, qtbot, "from-start")
    first = again.screen_shown
    assert isinstance(first, LessonScreen)
    qtbot.waitUntil(lambda: said(first) == lesson_named("exxtra").steps[0].en)


def test_who_clicks_twice_to_read_on_does_not_begin_anew(qtbot: QtBot) -> None:
    coach = Coach(LIGHT)
    qtbot.addWidget(coach)
    coach.resize(1000, 112)
    coach.show()
    read_on, from_start = coach.findChild(QPushButton, "read-on"), coach.findChild(QPushButton, "from-start")
    assert read_on
    assert from_start
    for task in (False, True):
        places = []
        for number in (0, 1):
            coach.tell("Words", number, 3, task=task and number > 0)
            QApplication.processEvents()
            places.append(from_start.geometry() if number else read_on.geometry())
        assert not places[0].intersects(places[1])


def test_a_task_is_done_not_read_away(qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]) -> None:
    screen, table = learn("exxtra")
    while table.telling:
        go_on(screen, table, qtbot)
    words, step = said(screen), table.step
    table.read_on()
    assert (said(screen), table.step) == (words, step)


def test_something_else_is_explained_kindly(
    qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("exxtra")
    screen.scene.intend(GAMES["exxtra"].read("place 1"))
    assert said(screen, "reason") == "Read this first, then press Next."
    assert screen.findChild(QLabel, "reason").property("role") != "bad", "nobody has done anything wrong"
    press(screen, qtbot, "read-on")
    assert said(screen, "reason") == "", "it has been read"
    for _ in range(2):
        go_on(screen, table, qtbot)
    screen.scene.intend(GAMES["exxtra"].read("place 1"))
    assert said(screen, "reason") == "It would fit there, too. For a start take the 5, at the very top."
    assert len(table.session) == 3
    assert not table.can_undo()


def test_the_ring_comes_back_when_a_thing_has_been_explained(
    qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("exxtra")
    for _ in range(3):
        go_on(screen, table, qtbot)
    rings = list(screen.scene._pointer.places)
    assert rings
    qtbot.keyClick(screen, Qt.Key.Key_F1)
    assert list(screen.scene._pointer.places) != rings
    screen.board.aside.shut()
    assert list(screen.scene._pointer.places) == rings


def test_what_the_rules_forbid_is_told_with_the_rule(
    qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("volcano")
    for _ in range(4):
        go_on(screen, table, qtbot)
    screen.scene.intend(GAMES["lavarails"].read("place A4"))
    assert "LR-12" in said(screen, "reason")


def test_it_is_offered_once_and_can_always_be_found(guide: Guide) -> None:
    def offered() -> tuple[bool, bool]:
        screen = guide.screen_shown
        assert screen
        return screen.findChild(object, "invitation") is not None, bool(screen.findChild(QPushButton, "learn-level8"))

    guide.show_setup("level8")
    assert offered() == (True, True)
    guide.show_setup("level8")
    assert offered() == (False, True)
    guide.show_rules("level8", guide.show_home)
    assert offered() == (False, True)


def test_from_the_rules_one_comes_back_to_the_rules(guide: Guide, qtbot: QtBot) -> None:
    guide.show_rules("lavarails", guide.show_home)
    rules = guide.screen_shown
    assert rules
    learn = rules.findChild(QPushButton, "learn-railway")
    assert learn
    assert learn.isVisible()
    other = rules.findChild(QPushButton, "learn-exxtra")
    assert other
    assert not other.isVisible()
    qtbot.mouseClick(learn, Qt.MouseButton.LeftButton)
    assert isinstance(guide.screen_shown, LessonScreen)
    press(guide.screen_shown, qtbot, "home")
    assert type(guide.screen_shown) is type(rules)


def test_settings_and_rules_lead_back_to_where_one_was(
    guide: Guide, qtbot: QtBot, learn: Callable[[str], tuple[LessonScreen, LessonTable]]
) -> None:
    screen, table = learn("exxtra")
    go_on(screen, table, qtbot)
    words = said(screen)
    press(screen, qtbot, "settings")
    assert not isinstance(guide.screen_shown, LessonScreen)
    assert guide.screen_shown
    guide.screen_shown.left.emit()
    again = guide.screen_shown
    assert isinstance(again, LessonScreen)
    qtbot.waitUntil(lambda: said(again) == words)


def test_whoever_has_played_it_is_not_invited(guide: Guide) -> None:
    from gamebox.library.people import LineUp
    from tests.helpers import setup_for

    guide._desk.remember("exxtra", LineUp(setup_for("exxtra").seats))
    guide.show_setup("exxtra")
    assert guide.screen_shown
    assert guide.screen_shown.findChild(object, "invitation") is None
