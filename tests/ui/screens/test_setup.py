"""The screen for a new game: seats, names, colours, options, who begins, and Start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import COLOURS, Seat, Setup
from gamebox.games.exxtra.state import ExxtraOptions
from gamebox.library.people import LineUp, People
from gamebox.library.shelf import Shelf
from gamebox.ui.games.exxtra.look import LOOK
from gamebox.ui.look import Choice
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.screens.setup.seat_row import EmblemButton
from gamebox.ui.screens.setup.seating import Seating
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import LIGHT, Theme

LAST = LineUp(
    (Seat("Xaver", "sky"), Seat("Yvonne", "green"), Seat("Zoe", "red", "bot:easy"), Seat("Ulf", "blue")),
    {"placing": "strict", "double_x": 100, "first": 3},
)
MakeScreen = Callable[..., SetupScreen]


@pytest.fixture
def make_screen(qtbot: QtBot) -> MakeScreen:
    def make(people: People | None = None) -> SetupScreen:
        screen = SetupScreen(LIGHT, LOOK, people or People(), Shelf())
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        qtbot.waitExposed(screen)
        return screen

    return make


@pytest.fixture
def screen(make_screen: MakeScreen) -> SetupScreen:
    return make_screen()


def found(screen: SetupScreen, name: str) -> QWidget:
    widget = screen.findChild(QWidget, name)
    assert isinstance(widget, QWidget), name
    return widget


def combo(screen: SetupScreen, name: str) -> QComboBox:
    widget = found(screen, name)
    assert isinstance(widget, QComboBox)
    return widget


def press(screen: SetupScreen, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(found(screen, name), Qt.MouseButton.LeftButton)


def names(screen: SetupScreen) -> list[str]:
    boxes = (found(screen, f"name-{index}") for index in range(6))
    return [box.currentText() for box in boxes if isinstance(box, QComboBox) and box.isVisible()]


def colours(screen: SetupScreen) -> list[str]:
    emblems = (found(screen, f"emblem-{index}") for index in range(6))
    return [emblem.colour for emblem in emblems if isinstance(emblem, EmblemButton) and emblem.isVisible()]


def choose(box: QComboBox, qtbot: QtBot, steps: int) -> None:
    box.setFocus()
    for _ in range(abs(steps)):
        qtbot.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)


def type_name(screen: SetupScreen, qtbot: QtBot, index: int, name: str) -> None:
    edit = combo(screen, f"name-{index}").lineEdit()
    assert edit is not None
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    qtbot.keyClicks(edit, name)


def started(screen: SetupScreen, qtbot: QtBot) -> Setup:
    with qtbot.waitSignal(screen.started) as signal:
        press(screen, qtbot, "start")
    assert signal.args
    setup = signal.args[0]
    assert isinstance(setup, Setup)
    return setup


def problem(screen: SetupScreen, index: int) -> str:
    label = found(screen, f"problem-{index}")
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else ""


def test_one_person_meets_as_many_bots_as_needed(screen: SetupScreen, qtbot: QtBot) -> None:
    seats = started(screen, qtbot).seats
    assert [seat.bot for seat in seats] == [None, "easy", "easy"]
    assert seats[0].name == "Player 1"
    assert len({seat.colour for seat in seats}) == 3


def test_the_random_bot_is_not_offered(screen: SetupScreen) -> None:
    box = combo(screen, "player-1")
    assert [box.itemData(index) for index in range(box.count())] == [
        "human",
        "bot:easy",
        "bot:medium",
        "bot:hard",
    ]


def test_the_last_line_up_is_preselected(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People(("Xaver", "Yvonne", "Ulf"), {"exxtra": LAST}))
    setup = started(screen, qtbot)
    assert setup.seats == LAST.seats
    assert isinstance(setup.options, ExxtraOptions)
    assert (setup.options.placing, setup.options.double_x) == ("strict", 100)


def test_a_line_up_of_another_version_is_made_to_fit(make_screen: MakeScreen, qtbot: QtBot) -> None:
    seats = (Seat("A", "red"), Seat("B", "red", "bot:gone"), Seat("C", "pink"))
    screen = make_screen(People((), {"exxtra": LineUp(seats, {"placing": "sideways", "unknown": 1})}))
    setup = started(screen, qtbot)
    assert [seat.player for seat in setup.seats] == ["human", "bot:easy", "human"]
    assert len({seat.colour for seat in setup.seats}) == 3
    assert isinstance(setup.options, ExxtraOptions)
    assert setup.options.placing == "free"


def test_a_line_up_of_a_wrong_size_is_ignored(make_screen: MakeScreen) -> None:
    assert len(names(make_screen(People((), {"exxtra": LineUp((Seat("A"),))})))) == 3


@pytest.mark.parametrize("focus", ["start", "name-0", "player-1", "first", "placing-free"])
def test_enter_starts_from_anywhere(screen: SetupScreen, qtbot: QtBot, focus: str) -> None:
    found(screen, focus).setFocus()
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Return)


def test_enter_starts_at_once(screen: SetupScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Return)


def test_seats_stay_within_the_game_s_limits(screen: SetupScreen, qtbot: QtBot) -> None:
    assert not found(screen, "remove-0").isEnabled()
    for _ in range(3):
        press(screen, qtbot, "add-0")
    assert len(names(screen)) == 6
    assert not found(screen, "add-0").isVisible()
    assert sorted(colours(screen)) == sorted(COLOURS)
    assert len(set(names(screen))) == 6
    for _ in range(3):
        press(screen, qtbot, "remove-1")
    assert len(names(screen)) == 3
    assert not found(screen, "remove-1").isEnabled()


def test_a_removed_seat_leaves_the_others_as_they_were(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People((), {"exxtra": LAST}))
    press(screen, qtbot, "remove-1")
    assert names(screen) == ["Xaver", "Zoe", "Ulf"]
    assert colours(screen) == ["sky", "red", "blue"]


def test_seats_move_with_everything_they_have(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People((), {"exxtra": LAST}))
    press(screen, qtbot, "up-2")
    press(screen, qtbot, "down-0")
    assert names(screen) == ["Zoe", "Xaver", "Yvonne", "Ulf"]
    assert colours(screen) == ["red", "sky", "green", "blue"]
    assert started(screen, qtbot).seats[0] == LAST.seats[2]
    assert not found(screen, "up-0").isEnabled()
    assert not found(screen, "down-3").isEnabled()


def test_taking_a_colour_that_is_taken_swaps(screen: SetupScreen) -> None:
    emblem = found(screen, "emblem-0")
    assert isinstance(emblem, EmblemButton)
    before = colours(screen)
    emblem.menu.actions()[COLOURS.index(before[2])].trigger()
    assert colours(screen) == [before[2], before[1], before[0]]


def test_taking_a_free_colour_leaves_the_others_alone(screen: SetupScreen) -> None:
    emblem = found(screen, "emblem-1")
    assert isinstance(emblem, EmblemButton)
    emblem.menu.actions()[COLOURS.index("sky")].trigger()
    assert colours(screen) == ["red", "sky", "green"]


@pytest.mark.parametrize("name", ["", "   "])
def test_a_missing_name_is_said_beside_its_field(screen: SetupScreen, qtbot: QtBot, name: str) -> None:
    type_name(screen, qtbot, 0, name)
    assert problem(screen, 0)
    assert not found(screen, "start").isEnabled()
    with qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    type_name(screen, qtbot, 0, "Anna")
    assert not problem(screen, 0)
    assert started(screen, qtbot).seats[0].name == "Anna"


def test_a_name_twice_is_said_beside_both(screen: SetupScreen, qtbot: QtBot) -> None:
    type_name(screen, qtbot, 0, " anna ")
    type_name(screen, qtbot, 2, "Anna")
    assert [bool(problem(screen, index)) for index in range(3)] == [True, False, True]
    assert not found(screen, "start").isEnabled()


def test_a_name_is_never_completed_to_another_one(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People(("Anna", "Max")))
    with qtbot.waitActive(screen):
        screen.activateWindow()
    type_name(screen, qtbot, 0, "Ann")
    type_name(screen, qtbot, 1, "max")
    found(screen, "start").setFocus()
    assert names(screen)[:2] == ["Ann", "max"]


def test_names_are_trimmed(screen: SetupScreen, qtbot: QtBot) -> None:
    type_name(screen, qtbot, 0, "  Anna ")
    assert started(screen, qtbot).seats[0].name == "Anna"


def test_people_who_played_before_are_offered(make_screen: MakeScreen) -> None:
    screen = make_screen(People(("Anna", "Ben")))
    box = combo(screen, "name-1")
    assert [box.itemText(index) for index in range(box.count())] == ["Anna", "Ben"]
    assert names(screen)[0] == "Anna"


def test_a_name_that_nobody_typed_follows_the_kind_of_player(screen: SetupScreen, qtbot: QtBot) -> None:
    choose(combo(screen, "player-1"), qtbot, -1)
    assert names(screen)[1] == "Player 2"
    choose(combo(screen, "player-1"), qtbot, 1)
    assert names(screen)[1] not in ("Player 2", "")
    type_name(screen, qtbot, 1, "Beate")
    choose(combo(screen, "player-1"), qtbot, -1)
    assert names(screen)[1] == "Beate"
    assert started(screen, qtbot).seats[1] == Seat("Beate", "blue")


def test_options_are_chosen_by_click(screen: SetupScreen, qtbot: QtBot) -> None:
    press(screen, qtbot, "placing-strict")
    press(screen, qtbot, "double_x-100")
    options = started(screen, qtbot).options
    assert isinstance(options, ExxtraOptions)
    assert (options.placing, options.double_x) == ("strict", 100)


def test_the_lot_lets_everybody_begin_at_times(screen: SetupScreen, qtbot: QtBot) -> None:
    assert {started(screen, qtbot).options.first for _ in range(60)} == {1, 2, 3}


def test_a_chosen_seat_begins_wherever_it_moves(screen: SetupScreen, qtbot: QtBot) -> None:
    choose(combo(screen, "first"), qtbot, 2)
    chosen = names(screen)[1]
    press(screen, qtbot, "down-1")
    setup = started(screen, qtbot)
    assert setup.options.first == 3
    assert setup.seats[2].name == chosen


def test_the_lot_decides_again_once_the_beginner_is_gone(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People((), {"exxtra": LAST}))
    choose(combo(screen, "first"), qtbot, 2)
    press(screen, qtbot, "remove-1")
    assert combo(screen, "first").currentIndex() == 0


def test_escape_leaves(screen: SetupScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)


PER_SEAT = replace(
    LOOK, choices=lambda _shelf: (Choice("sheet", "Sheet", (("a", "Meadow"), ("b", "Harbour")), per_seat=True),)
)
"""A game in which every seat has a sheet of its own."""


def test_choices_per_seat_stand_in_the_rows(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, PER_SEAT, People(), Shelf())
    qtbot.addWidget(screen)
    screen.show()
    choose(combo(screen, "sheet-1"), qtbot, 1)
    press(screen, qtbot, "up-1")
    assert [combo(screen, f"sheet-{index}").currentData() for index in range(3)] == ["b", "a", "a"]


def test_choices_per_seat_are_remembered() -> None:
    seats = LAST.seats[:3]
    seating = Seating(PER_SEAT, People((), {"exxtra": LineUp(seats, {"sheet": ["b", "gone", "b"]})}), Shelf())
    assert [place.choices for place in seating.places] == [{"sheet": "b"}, {"sheet": "a"}, {"sheet": "b"}]


def test_choices_for_company_are_none_for_somebody_alone(qtbot: QtBot) -> None:
    choice = Choice("head_start", "Head start", ((0, "none"), (5, "5")), per_seat=True, company=True)
    look = replace(LOOKS["lavarails"], choices=lambda _shelf: (choice,))
    screen = SetupScreen(LIGHT, look, People(), Shelf())
    qtbot.addWidget(screen)
    screen.show()
    assert combo(screen, "head_start-0").isHidden()
    press(screen, qtbot, "add-1")
    choose(combo(screen, "head_start-0"), qtbot, 1)
    assert not combo(screen, "head_start-1").isHidden()
    press(screen, qtbot, "remove-1")
    assert combo(screen, "head_start-0").isHidden()
    seating = Seating(look, People(), Shelf())
    seating.places[0].choices["head_start"] = 5
    assert seating.setup().options.head_start == ()


def test_a_choice_may_be_seen_before_it_is_made(qtbot: QtBot) -> None:
    painted: list[str] = []

    def paint(_painter: QPainter, _area: QRectF, value: str, _theme: Theme) -> None:
        painted.append(value)

    choice = Choice("placing", "Placing", (("free", "free"), ("strict", "strict")), paint=paint)
    look = replace(LOOK, choices=lambda _shelf: (choice,))
    screen = SetupScreen(LIGHT, look, People(), Shelf())
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitUntil(lambda: painted[-1:] == ["free"])
    press(screen, qtbot, "placing-strict")
    qtbot.waitUntil(lambda: painted[-1:] == ["strict"])


def for_rails(qtbot: QtBot, width: int, height: int) -> SetupScreen:
    """The screen of a game with a picture of what is chosen, and with room for a lonely player."""
    screen = SetupScreen(LIGHT, LOOKS["lavarails"], People(), Shelf())
    qtbot.addWidget(screen)
    screen.resize(width, height)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


@pytest.mark.parametrize(("size", "below"), [((1024, 640), True), ((1280, 800), False)], ids=["low", "roomy"])
def test_a_preview_is_large_enough_in_any_window(qtbot: QtBot, size: tuple[int, int], below: bool) -> None:
    screen = for_rails(qtbot, *size)
    preview, seats = found(screen, "preview-sheet"), found(screen, "add-2")
    assert preview.height() >= 190
    assert preview.isVisible()
    under = preview.mapTo(screen, preview.rect().topLeft()).y() > seats.mapTo(screen, seats.rect().bottomLeft()).y()
    beside = preview.mapTo(screen, preview.rect().topLeft()).x() > seats.mapTo(screen, seats.rect().topRight()).x()
    assert (under and not beside) if below else beside


def test_a_preview_moves_with_the_size_of_the_window(qtbot: QtBot) -> None:
    screen = for_rails(qtbot, 1280, 800)
    preview = found(screen, "preview-sheet")
    beside = preview.mapTo(screen, preview.rect().topLeft())
    screen.resize(1024, 640)
    screen.resize(1280, 800)
    QApplication.processEvents()
    assert preview.mapTo(screen, preview.rect().topLeft()) == beside


def test_nobody_asks_who_begins_alone(qtbot: QtBot) -> None:
    screen = for_rails(qtbot, 1024, 640)
    assert not found(screen, "first").isVisible()
    press(screen, qtbot, "add-0")
    assert found(screen, "first").isVisible()


def test_the_focus_follows_a_seat_that_moves(screen: SetupScreen, qtbot: QtBot) -> None:
    press(screen, qtbot, "down-0")
    assert screen.focusWidget() is found(screen, "emblem-1")


def test_start_is_a_button(screen: SetupScreen) -> None:
    assert isinstance(found(screen, "start"), QPushButton)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LOOKS)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_nothing_is_wider_than_its_sheet(
    qtbot: QtBot, translators: Translators, game: str, language: str, size: tuple[int, int]
) -> None:
    translators.use(language)
    screen = SetupScreen(LIGHT, LOOKS[game], People(), Shelf())
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    for sheet in screen.findChildren(QScrollArea):
        assert sheet.widget().minimumSizeHint().width() <= sheet.viewport().width()
