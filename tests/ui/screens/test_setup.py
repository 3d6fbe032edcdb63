"""The screen for a new game: seats, names, colours, options, who begins, and Start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gamebox.bots import registry
from gamebox.engine.chance import Luck, are_todays
from gamebox.engine.record import COLOURS, Seat, Setup
from gamebox.engine.resources import resource_folder
from gamebox.games.exxtra.state import ExxtraOptions
from gamebox.games.lavarails.sheet import Sheet
from gamebox.library.people import LineUp, People
from gamebox.library.profile import Profile
from gamebox.library.shelf import Shelf
from gamebox.ui.games.exxtra.look import LOOK
from gamebox.ui.look import Choice, Pictured
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.setup.faces import Face
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.screens.setup.seat_row import EmblemButton
from gamebox.ui.screens.setup.seating import Seating
from gamebox.ui.screens.setup.thumbnails import Thumbnail
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


def test_house_rules_may_be_opened_before_the_screen_has_a_size(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, LOOK, People(), Shelf())
    qtbot.addWidget(screen)
    with qtbot.captureExceptions() as raised:
        press(screen, qtbot, "house-rules")
    assert not raised


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
    boxes = (screen.findChild(QComboBox, f"name-{index}") for index in range(6))
    return [box.currentText() for box in boxes if box and box.isVisible()]


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
    press(screen, qtbot, "house-rules")
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
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "placing-strict")
    press(screen, qtbot, "double_x-100")
    options = started(screen, qtbot).options
    assert isinstance(options, ExxtraOptions)
    assert (options.placing, options.double_x) == ("strict", 100)


def test_the_lot_lets_everybody_begin_at_times(screen: SetupScreen, qtbot: QtBot) -> None:
    assert {started(screen, qtbot).options.first for _ in range(60)} == {1, 2, 3}


def test_a_chosen_seat_begins_wherever_it_moves(screen: SetupScreen, qtbot: QtBot) -> None:
    press(screen, qtbot, "house-rules")
    choose(combo(screen, "first"), qtbot, 2)
    chosen = names(screen)[1]
    press(screen, qtbot, "down-1")
    setup = started(screen, qtbot)
    assert setup.options.first == 3
    assert setup.seats[2].name == chosen


def test_the_lot_decides_again_once_the_beginner_is_gone(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(People((), {"exxtra": LAST}))
    press(screen, qtbot, "house-rules")
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
    press(screen, qtbot, "house-rules")
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
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "remove-1")
    assert combo(screen, "head_start-0").isHidden()
    press(screen, qtbot, "add-1")
    choose(combo(screen, "head_start-0"), qtbot, 1)
    assert not combo(screen, "head_start-1").isHidden()
    press(screen, qtbot, "remove-1")
    assert combo(screen, "head_start-0").isHidden()
    seating = Seating(look, People(), Shelf())
    seating.remove(1)
    seating.places[0].choices["head_start"] = 5
    assert seating.setup().options.head_start == ()


def test_a_choice_by_eye_shows_every_value(qtbot: QtBot) -> None:
    painted: list[str] = []

    def paint(_painter: QPainter, _area: QRectF, value: str, _theme: Theme) -> None:
        painted.append(value)

    pictured = Pictured(paint, lambda value: value.upper(), lambda value: 3 if value == "free" else None)
    choice = Choice("placing", "Placing", (("free", "Free"), ("strict", "Strict")), house=False, pictured=pictured)
    look = replace(LOOK, choices=lambda _shelf: (choice,))
    screen = SetupScreen(LIGHT, look, People(), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitUntil(lambda: set(painted) == {"free", "strict"})
    assert found(screen, "placing-free").accessibleName() == "FREE, Free, difficulty 3 of 5"
    assert found(screen, "placing-strict").accessibleName() == "STRICT, Strict, your own"
    press(screen, qtbot, "placing-strict")
    assert started(screen, qtbot).options.placing == "strict"


def for_rails(qtbot: QtBot, width: int, height: int) -> SetupScreen:
    """The screen of a game whose sheets are chosen by eye, and with room for a lonely player."""
    screen = SetupScreen(LIGHT, LOOKS["lavarails"], People(), Shelf())
    qtbot.addWidget(screen)
    screen.resize(width, height)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def test_nobody_asks_who_begins_alone(qtbot: QtBot) -> None:
    screen = for_rails(qtbot, 1024, 640)
    press(screen, qtbot, "house-rules")
    assert found(screen, "first").isVisible()
    press(screen, qtbot, "remove-1")
    assert not found(screen, "first").isVisible()


def told_rules(screen: SetupScreen) -> str:
    told = found(screen, "house-rules-told")
    assert isinstance(told, QLabel)
    return told.text()


def test_house_rules_are_folded_away_but_told(screen: SetupScreen, qtbot: QtBot) -> None:
    assert not found(screen, "placing-free").isVisible()
    assert combo(screen, "head_start-1").isHidden()
    assert told_rules(screen) == "as printed"
    press(screen, qtbot, "house-rules")
    assert found(screen, "placing-free").isVisible()
    press(screen, qtbot, "placing-strict")
    choose(combo(screen, "head_start-1"), qtbot, 2)
    choose(combo(screen, "first"), qtbot, 1)
    press(screen, qtbot, "house-rules")
    assert not found(screen, "placing-free").isVisible()
    first, second, _ = names(screen)
    told = f"Placing pairs: only above lower pairs · Head start: {second} · Who begins: {first}"
    assert told_rules(screen) == told
    assert started(screen, qtbot).options.head_start == (0, 2, 0)


def test_what_was_agreed_on_last_time_is_told_at_once(make_screen: MakeScreen) -> None:
    told = told_rules(make_screen(People((), {"exxtra": LAST})))
    assert "only above lower pairs" in told
    assert "reads 100" in told


def line(screen: SetupScreen, bot: str) -> bool:
    return any(label.text() == bot and label.isVisible() for label in screen.findChildren(QLabel))


def test_bots_are_characters_with_a_line_each(screen: SetupScreen, qtbot: QtBot) -> None:
    box = combo(screen, "player-1")
    characters = [maker.character for maker in registry.strengths_of("exxtra").values()]
    assert [box.itemText(index) for index in range(1, box.count())] == [each.name for each in characters]
    assert line(screen, characters[0].line)
    choose(box, qtbot, 2)
    assert line(screen, characters[2].line)
    tips = [box.itemData(index, Qt.ItemDataRole.ToolTipRole) for index in range(1, box.count())]
    assert all(character.line in told for character, told in zip(characters, tips, strict=True))


def test_where_two_can_play_two_sit(qtbot: QtBot) -> None:
    screen = for_rails(qtbot, 1280, 800)
    assert [seat.bot for seat in started(screen, qtbot).seats] == [None, "easy"]


FAMILY = People(("Anna", "Ben", "Mia", "Opa"))


def test_a_click_on_a_face_seats_a_person_and_another_one_frees_the_seat(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, LOOKS["lavarails"], FAMILY, Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    assert names(screen)[0] == "Anna"
    press(screen, qtbot, "face-Ben")
    assert names(screen) == ["Anna", "Ben"]
    press(screen, qtbot, "face-Mia")
    assert names(screen) == ["Anna", "Ben", "Mia"]
    press(screen, qtbot, "face-Ben")
    assert names(screen) == ["Anna", "Mia"]
    assert [face.isChecked() for face in screen.findChildren(Face) if face.person] == [True, False, True, False]
    assert all(seat.bot is None for seat in started(screen, qtbot).seats)


def test_nobody_in_particular_makes_room_for_a_face(make_screen: MakeScreen, qtbot: QtBot) -> None:
    """Whoever has never typed a name is Player 1, until somebody with a face comes."""
    seating = Seating(LOOK, People(), Shelf())
    assert seating.places[0].name == "Player 1"
    seating.people = FAMILY
    seating.toggle("Mia")
    assert seating.places[0].name == "Mia"
    screen = make_screen(FAMILY)
    press(screen, qtbot, "face-Anna")
    assert [seat.bot for seat in started(screen, qtbot).seats] == ["easy", "easy", "easy"]


def test_a_full_table_gives_a_bot_s_seat_to_a_face(make_screen: MakeScreen, qtbot: QtBot) -> None:
    people = (Seat(name) for name in ("A", "B", "C", "D", "E"))
    last = LineUp((*people, Seat("Robo", player="bot:hard")))
    screen = make_screen(People(("A", "B", "C", "D", "E", "Mia"), {"exxtra": last}))
    press(screen, qtbot, "face-Mia")
    assert names(screen)[-1] == "Mia"
    assert started(screen, qtbot).seats[-1].bot is None


def test_somebody_new_is_asked_for_a_name(make_screen: MakeScreen, qtbot: QtBot) -> None:
    screen = make_screen(FAMILY)
    press(screen, qtbot, "newcomer")
    assert screen.focusWidget() is found(screen, "name-1")
    assert started(screen, qtbot).seats[1].bot is None


def test_a_line_up_of_before_sits_down_at_once(qtbot: QtBot) -> None:
    class Remembering(Shelf):
        def line_ups(self, game: str) -> list[tuple[Seat, ...]]:
            assert game == "exxtra"
            return [(Seat("Mia"), Seat("Anna"), Seat("Robo", player="bot:hard")), (Seat("A"), Seat("B"), Seat("C"))]

    screen = SetupScreen(LIGHT, LOOK, FAMILY, Remembering())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    before = colours(screen)
    press(screen, qtbot, "line-up-0")
    assert names(screen) == ["Mia", "Anna", "Robo"]
    seats = started(screen, qtbot).seats
    assert [seat.bot for seat in seats] == [None, None, "hard"]
    assert seats[1].colour == before[0]
    assert len({seat.colour for seat in seats}) == 3


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_two_dozen_sheets_can_all_be_reached(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    profile = Profile(tmp_path)
    (tmp_path / "sheets").mkdir()
    for path in (resource_folder() / "sheets").glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace(f'"{path.stem}"', f'"own-{path.stem}"')
        (tmp_path / "sheets" / f"own-{path.name}").write_text(text, encoding="utf-8")
    screen = SetupScreen(LIGHT, LOOKS["lavarails"], People(), Shelf(profile))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    tiles = screen.findChildren(Thumbnail)
    assert len(tiles) == 24
    rooms = [QRect(tile.mapTo(screen, QPoint()), tile.size()) for tile in tiles]
    assert not any(one.intersects(other) for one, other in combinations(rooms, 2))
    assert [tile.accessibleName().split(", ")[0] for tile in tiles] == ["Volcano"] * 12 + ["Railway"] * 12
    for tile in tiles:
        tile.setFocus()
        qtbot.keyClick(tile, Qt.Key.Key_Space)
        assert tile.isChecked()
    own = started(screen, qtbot).options.sheet
    assert own["id"].startswith("own-railway")
    profile.close()


def test_the_chosen_sheet_can_be_printed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(sheet: Sheet, _parent: QWidget, _theme: Theme) -> str:
        asked.append(sheet.id)
        return "Printed: sheet.pdf"

    monkeypatch.setattr("gamebox.ui.games.lavarails.choices.ask_and_print", ask)
    screen = for_rails(qtbot, 1024, 640)
    press(screen, qtbot, "sheet-volcano-d")
    press(screen, qtbot, "print")
    found(screen, "print").setFocus()
    qtbot.keyClick(found(screen, "print"), Qt.Key.Key_Return)
    assert asked == ["volcano-d", "volcano-d"]
    assert any(label.text() == "Printed: sheet.pdf" for label in screen.findChildren(QLabel))


def test_arrow_keys_walk_through_the_sheets(qtbot: QtBot) -> None:
    screen = for_rails(qtbot, 1280, 800)
    with qtbot.waitActive(screen):
        screen.activateWindow()
    found(screen, "sheet-volcano-a").setFocus()
    qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    assert started(screen, qtbot).options.sheet == "volcano-d"


def luck(screen: SetupScreen, qtbot: QtBot) -> Luck:
    with qtbot.waitSignal(screen.started) as signal:
        press(screen, qtbot, "start")
    assert signal.args
    chosen = signal.args[1]
    assert isinstance(chosen, Luck)
    return chosen


def test_where_a_code_is_written_is_in_view(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, LOOKS["exxtra"], People(), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    qtbot.waitExposed(screen)
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "dice-code")
    code = found(screen, "code")
    qtbot.waitUntil(lambda: code.visibleRegion().boundingRect() == code.rect(), timeout=1000)


def test_dice_are_new_unless_somebody_has_a_code(screen: SetupScreen, qtbot: QtBot) -> None:
    assert luck(screen, qtbot) == Luck(real=False)
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "dice-code")
    assert screen.focusWidget() is found(screen, "code")
    assert luck(screen, qtbot) == Luck(real=False)
    qtbot.keyClicks(found(screen, "code"), "kx7-p2m")
    assert told_rules(screen) == "Dice: KX7-P2M"
    assert luck(screen, qtbot) == Luck("KX7P2M", real=False)
    press(screen, qtbot, "dice-new")
    assert luck(screen, qtbot) == Luck(real=False)


class Tried(Shelf):
    def first_tries(self, game: str, variant: str, dice: str) -> list[tuple[str, int]]:
        assert (game, are_todays(dice)) == ("lavarails", True)
        return [("Mia", 41), ("Ben", 38)] if variant == "volcano-b" else []


def test_whoever_plays_alone_may_play_the_dice_of_the_day(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, LOOKS["lavarails"], FAMILY, Tried())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    assert not found(screen, "todays-dice").isVisible()
    press(screen, qtbot, "remove-1")
    told = found(screen, "todays-tries")
    assert isinstance(told, QLabel)
    assert told.text() == "The same for everybody today; the first try counts."
    press(screen, qtbot, "sheet-volcano-b")
    assert told.text() == "Today: Mia 41 · Ben 38. Your first try counts."
    press(screen, qtbot, "face-Ben")
    press(screen, qtbot, "face-Anna")
    assert told.text() == "Today: Mia 41 · Ben 38. Another try does not count."
    assert luck(screen, qtbot) == Luck(real=False)
    press(screen, qtbot, "todays-dice")
    name = luck(screen, qtbot).dice
    assert name
    assert are_todays(name)
    press(screen, qtbot, "face-Mia")
    assert luck(screen, qtbot) == Luck(real=False)


def test_real_dice_are_chosen_at_set_up(screen: SetupScreen, qtbot: QtBot) -> None:
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "dice-real")
    assert told_rules(screen) == "our own dice"
    assert luck(screen, qtbot) == Luck(real=True)
    press(screen, qtbot, "dice-new")
    screen.use_real_dice(True)
    assert luck(screen, qtbot) == Luck(real=True)


class Experienced(Shelf):
    def head_starts(self, game: str, people: Sequence[str]) -> dict[str, float]:
        assert game == "exxtra"
        return {"Anna": 0.0, "Ben": 3.4, "Mia": 25.0} if "Mia" in people else {}


@pytest.mark.rule("EX-52")
def test_a_fair_head_start_is_proposed(qtbot: QtBot) -> None:
    screen = SetupScreen(LIGHT, LOOK, FAMILY, Experienced())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    press(screen, qtbot, "house-rules")
    assert not found(screen, "even-out").isVisible()
    press(screen, qtbot, "face-Ben")
    told = found(screen, "evened")
    assert isinstance(told, QLabel)
    press(screen, qtbot, "even-out")
    assert told.text() == "You have not played together often enough to say."
    press(screen, qtbot, "face-Mia")
    press(screen, qtbot, "even-out")
    assert told.text() == "By what you have reached together so far."
    assert started(screen, qtbot).options.head_start == (0, 3, 10)


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
    press(screen, qtbot, "house-rules")
    press(screen, qtbot, "dice-code")
    for sheet in screen.findChildren(QScrollArea):
        assert sheet.widget().minimumSizeHint().width() <= sheet.viewport().width()


def test_house_rules_that_are_unfolded_are_seen_from_their_beginning(screen: SetupScreen, qtbot: QtBot) -> None:
    """There are more of them than a small window can hold."""
    screen.resize(1024, 640)
    press(screen, qtbot, "house-rules")
    qtbot.wait(20)
    fold, area = found(screen, "house-rules"), screen._choices._scroll.viewport()
    assert area.rect().contains(fold.geometry().translated(fold.parentWidget().mapTo(area, QPoint())))
