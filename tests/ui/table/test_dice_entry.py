"""Real dice: what they show is told by clicks or keys, corrected until it is confirmed, and only then happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from gamebox.engine.chance import Luck
from gamebox.engine.game import Chance
from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.table import dice_entry
from gamebox.ui.table.dice_entry import DiceEntry, DieButton
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import LIGHT, Size, mixed
from tests.helpers import setup_for
from tests.ui.painting import words_on

PAIR = ("12347X", "12356X")
POOL = ("123456",) * 4


@pytest.fixture
def entry(qtbot: QtBot) -> DiceEntry:
    made = DiceEntry(LIGHT)
    qtbot.addWidget(made)
    made.resize(1024, 84)
    made.show()
    return made


def told(entry: DiceEntry) -> list[tuple[str, ...]]:
    heard: list[tuple[str, ...]] = []
    entry.told.connect(heard.append)
    return heard


def shown(entry: DiceEntry) -> list[str]:
    return [slot.text() for slot in entry._slots]


def test_whatever_it_never_asked_for_goes_with_it(qtbot: QtBot) -> None:
    before = set(QApplication.topLevelWidgets())
    made = DiceEntry(LIGHT)
    qtbot.addWidget(made)
    assert set(QApplication.topLevelWidgets()) - before == {made}, "a button without a parent outlives its table"


def test_it_grows_with_the_window(entry: DiceEntry) -> None:
    entry.rescale(1.0)
    usual = entry.minimumHeight()
    entry.rescale(1.5)
    assert entry.minimumHeight() == 1.5 * usual


def click(entry: DiceEntry, qtbot: QtBot, name: str) -> None:
    found = entry.findChild(QAbstractButton, name)
    assert found, name
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def test_faces_are_clicked_and_the_next_die_waits_by_itself(entry: DiceEntry, qtbot: QtBot) -> None:
    heard = told(entry)
    entry.ask("?", PAIR)
    click(entry, qtbot, "face-4")
    click(entry, qtbot, "confirm-dice")
    assert (shown(entry), heard) == (["7", ""], [])
    assert [slot.accessibleName() for slot in entry._slots] == ["Die 1: 7", "Die 2"]
    click(entry, qtbot, "face-5")
    assert heard == []
    click(entry, qtbot, "confirm-dice")
    assert heard == [("7", "X")]


def test_only_what_is_complete_can_be_confirmed_and_only_faces_of_the_chosen_die_are_offered(
    entry: DiceEntry, qtbot: QtBot
) -> None:
    entry.ask("?", PAIR)
    confirm = entry.findChild(QAbstractButton, "confirm-dice")
    assert not confirm.isEnabled()
    entry.choose(1)
    assert [face.text() for face in entry._faces] == list(PAIR[1])
    assert [slot.current for slot in entry._slots] == [False, True]
    entry.put("6")
    entry.put("7")
    assert confirm.isEnabled()
    entry.take_back()
    assert not confirm.isEnabled()


def test_faces_are_typed(entry: DiceEntry, qtbot: QtBot) -> None:
    heard = told(entry)
    entry.ask("?", POOL)
    qtbot.keyClicks(entry, "3661")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert heard == [("3", "6", "6", "1")]


def test_a_face_that_only_the_other_die_has_goes_there(entry: DiceEntry, qtbot: QtBot) -> None:
    heard = told(entry)
    entry.ask("?", PAIR)
    qtbot.keyClicks(entry, "6x")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert heard == [("X", "6")]


def test_what_was_told_can_be_corrected(entry: DiceEntry, qtbot: QtBot) -> None:
    heard = told(entry)
    entry.ask("?", POOL)
    qtbot.keyClicks(entry, "1234")
    qtbot.keyClick(entry, Qt.Key.Key_Backspace)
    assert shown(entry) == ["1", "2", "3", ""]
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert heard == []
    qtbot.keyClicks(entry, "5")
    click(entry, qtbot, "die-1")
    qtbot.keyClicks(entry, "6")
    assert shown(entry) == ["1", "6", "3", "5"]
    qtbot.keyClick(entry, Qt.Key.Key_Left)
    qtbot.keyClick(entry, Qt.Key.Key_Backspace)
    assert "" in shown(entry)
    qtbot.keyClicks(entry, "9")
    assert not entry.complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_thirteen_dice_fit_into_the_smallest_window(
    entry: DiceEntry, qtbot: QtBot, translators: Translators, language: str
) -> None:
    translators.use(language)
    entry.ask("Maximiliane-Charlottenau", ("123456",) * 13)
    assert entry.minimumSizeHint().width() <= 1024


# How it is told and shown


def test_it_asks_in_words_and_has_the_keyboard(entry: DiceEntry, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[object, str]] = []
    monkeypatch.setattr(dice_entry, "announce", lambda who, words: heard.append((who, words)))
    with qtbot.waitActive(entry):
        entry.activateWindow()
    entry.ask("Alex: what do your dice show?", PAIR)
    assert entry.hasFocus()
    assert entry.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert entry.accessibleName() == "Alex: what do your dice show?"
    assert "Alex: what do your dice show?" in [found.text() for found in entry.findChildren(QLabel)]
    assert heard == [(entry, "Alex: what do your dice show?")]
    assert [slot.toolTip().count(f"Die {number}") for number, slot in enumerate(entry._slots, 1)] == [1, 1]


def test_what_was_asked_before_is_gone(entry: DiceEntry, qtbot: QtBot) -> None:
    entry.ask("?", POOL)
    qtbot.keyClicks(entry, "36")
    old = [*entry._slots, *entry._faces]
    entry.ask("?", PAIR)
    assert shown(entry) == ["", ""]
    assert [slot.current for slot in entry._slots] == [True, False]
    assert all(die.isHidden() for die in old)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(entry.findChildren(DieButton)) == 2 + 6
    confirm = entry.findChild(QPushButton, "confirm-dice")
    assert confirm.isVisible()
    entry.layout().activate()
    places = [die.x() for die in (*entry._slots, *entry._faces, confirm)]
    assert places == sorted(places), "dice, faces, and then the button"


def test_the_question_stands_left_and_the_way_out_right(entry: DiceEntry) -> None:
    entry.ask("Alex?", PAIR)
    entry.layout().activate()
    decline = entry.findChild(QPushButton, "decline-dice")
    assert entry._words.x() == 20
    assert decline.geometry().right() > 1024 - 20
    assert decline.width() == decline.sizeHint().width()


class Painted(QObject):
    """Whatever is painted."""

    def __init__(self, *watched: QWidget) -> None:
        super().__init__()
        self.seen: set[QObject] = set()
        for each in watched:
            each.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.add(watched)
        return False


def test_only_a_die_is_marked_and_it_is_seen_at_once(entry: DiceEntry, qtbot: QtBot) -> None:
    entry.ask("?", POOL)
    assert (entry.objectName(), entry.property("role")) == ("real-dice", "bar")
    QApplication.processEvents()
    painted = Painted(*entry._slots)
    entry.choose(2)
    qtbot.waitUntil(lambda: {entry._slots[0], entry._slots[2]} <= painted.seen)
    assert not any(face.current for face in entry._faces)


def test_faces_that_the_chosen_die_lacks_are_hidden(entry: DiceEntry, qtbot: QtBot) -> None:
    entry.ask("?", ("12", "123456"))
    assert [face.text() for face in entry._faces if not face.isHidden()] == ["1", "2"]
    entry.choose(1)
    assert [face.text() for face in entry._faces if not face.isHidden()] == list("123456")
    entry.choose(0)
    assert [face.text() for face in entry._faces] == ["1", "2", "", "", "", ""]


def test_arrows_go_round_the_dice(entry: DiceEntry, qtbot: QtBot) -> None:
    entry.ask("?", POOL)
    walked = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(entry, key)
        walked.append([slot.current for slot in entry._slots].index(True))
    assert walked == [1, 2, 1, 0, 3]


def test_the_next_face_goes_to_the_first_die_that_is_open(entry: DiceEntry, qtbot: QtBot) -> None:
    entry.ask("?", POOL)
    entry.choose(2)
    qtbot.keyClicks(entry, "5")
    assert shown(entry) == ["", "", "5", ""]
    assert entry._slots[0].current
    qtbot.keyClicks(entry, "123")
    assert shown(entry) == ["1", "2", "5", "3"]
    assert entry._slots[3].current, "it stays where it was put last"
    qtbot.keyClicks(entry, "4")
    assert shown(entry) == ["1", "2", "5", "4"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_what_is_taken_back_is_the_die_at_hand_or_the_last_one_told(
    entry: DiceEntry, qtbot: QtBot, key: Qt.Key
) -> None:
    entry.ask("?", POOL)
    qtbot.keyClick(entry, key)
    assert shown(entry) == ["", "", "", ""]
    qtbot.keyClicks(entry, "123")
    qtbot.keyClick(entry, key)
    assert shown(entry) == ["1", "2", "", ""]
    assert entry._slots[2].current
    entry.choose(0)
    qtbot.keyClick(entry, key)
    assert shown(entry) == ["", "2", "", ""]
    assert entry._slots[0].current


def test_keys_that_are_no_faces_are_left_to_the_window(entry: DiceEntry) -> None:
    entry.ask("?", PAIR)
    for key, text, taken in ((Qt.Key.Key_F1, "", False), (Qt.Key.Key_9, "9", False), (Qt.Key.Key_X, "x", True)):
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        entry.keyPressEvent(pressed)
        assert pressed.isAccepted() is taken, key
    assert shown(entry) == ["X", ""]


def test_what_is_hidden_confirms_nothing(entry: DiceEntry, qtbot: QtBot) -> None:
    heard = told(entry)
    entry.ask("?", PAIR)
    qtbot.keyClicks(entry, "12")
    entry.hide()
    entry.confirm()
    assert heard == []
    entry.ask("?", PAIR)
    assert entry.isVisible()


def test_a_die_is_as_large_as_its_words_and_takes_no_keyboard(entry: DiceEntry) -> None:
    entry.ask("?", PAIR)
    die = entry._slots[0]
    assert die.sizeHint() == QSize(40, 40)
    assert die.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert die.cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert die.testAttribute(Qt.WidgetAttribute.WA_Hover)
    large = die.font()
    large.setPixelSize(2 * Size.BODY)
    die.setFont(large)
    assert die.sizeHint() == QSize(80, 80)
    assert die.sizePolicy().horizontalPolicy() == die.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Fixed
    entry.rescale(1.5)
    assert entry.minimumHeight() == 138


def test_the_die_whose_turn_it_is_is_marked_and_an_x_is_a_warning(
    entry: DiceEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry.ask("?", PAIR)
    first, second = entry._slots

    def ground(die: DieButton) -> str:
        return die.grab().toImage().pixelColor(8, 8).name()

    assert ground(second) == LIGHT.field.name()
    assert ground(first) == mixed(LIGHT.field, LIGHT.accent, 0.25).name()
    edges = [[die.grab().toImage().pixelColor(20, y) for y in (1, 2, 8)] for die in (first, second)]
    assert edges[0][0].name() == LIGHT.accent.name() != edges[1][0].name()
    broad, narrow = (ground.lightness() - inner.lightness() for _, inner, ground in edges)
    assert broad > 4 * narrow, "the edge of the die at hand reaches further in"
    entry.put("X")
    entry.put("6")
    written = [
        (word.text, word.bold, word.colour)
        for die in (first, second)
        for word in words_on(die, dice_entry, monkeypatch)
    ]
    assert written == [("X", True, LIGHT.bad), ("6", True, LIGHT.ink)]


def entry_of(guide: Guide) -> DiceEntry:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown.rolling.entry


def tell(guide: Guide, qtbot: QtBot, faces: str) -> None:
    entry = entry_of(guide)
    qtbot.waitUntil(entry.isVisible)
    qtbot.keyClicks(entry, faces)
    qtbot.keyClick(entry, Qt.Key.Key_Return)


def moves(guide: Guide) -> tuple[str, ...]:
    assert guide.table
    return guide.table.session.record.moves


def test_exxtra_s_dice_are_told_for_people_and_bots(guide: Guide, qtbot: QtBot) -> None:
    seats = [Seat("Alex"), Seat("Ada", player="bot:easy"), Seat("Bruno", player="bot:easy")]
    guide.start(make_setup(GAMES["exxtra"], seats, {}), Luck(real=True))
    tell(guide, qtbot, "42")
    assert moves(guide) == ("=42",)
    assert guide.table
    guide.table.act(GAMES["exxtra"].read("roll"))
    tell(guide, qtbot, "46")
    guide.table.act(GAMES["exxtra"].read("place 5"))
    assert moves(guide) == ("=42", "roll", "=46", "place 5")
    assert "Ada" in entry_of(guide).findChildren(QLabel)[0].text()
    tell(guide, qtbot, "71")
    assert moves(guide)[-1] == "=71"
    assert guide.table.session.notes.dice is None
    guide.table.close()


def test_the_eruption_the_pool_and_a_reroll_of_lava_and_rails(guide: Guide, qtbot: QtBot) -> None:
    guide.start(setup_for("lavarails", 2, {"sheet": "volcano-a"}), Luck(real=True))
    game = GAMES["lavarails"]
    tell(guide, qtbot, "5")
    assert guide.table
    for move in ("lava E7", "lava C4"):
        guide.table.act(game.read(move))
    tell(guide, qtbot, "1162356")
    assert moves(guide)[-1] == "=dice 1 1 2 3 5 6 6"
    for move in ("place C5", "place E6", "place C6", "place F6", "place B6", "place E5", "reroll"):
        guide.table.act(game.read(move))
    tell(guide, qtbot, "4")
    assert moves(guide)[-1] == "=dice 4"


def test_level_8_s_dice_but_not_its_cards(guide: Guide, qtbot: QtBot) -> None:
    seats = [Seat("Alex"), Seat("Ada", player="bot:easy")]
    guide.start(make_setup(GAMES["level8"], seats, {"first": 2}), Luck(real=True))
    tell(guide, qtbot, "35")
    assert [move.split()[0] for move in moves(guide)] == ["=deck", "=3"]


def test_behind_the_curtain_the_dice_are_asked_for(guide: Guide, qtbot: QtBot) -> None:
    guide.start(setup_for("level8", 2, {"first": 2}), Luck(real=True))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    assert guide.table
    qtbot.waitUntil(lambda: bool(guide.table and guide.table.state.real_dice()))
    assert guide.table.needs_curtain
    assert not screen.rolling.entry.isVisible()
    qtbot.waitUntil(lambda: bool(screen.findChildren(QPushButton, "lift curtain")))
    qtbot.mouseClick(screen.findChildren(QPushButton, "lift curtain")[-1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not (guide.table and guide.table.needs_curtain))
    assert screen.rolling.entry.isVisible()
    assert screen.focusWidget() is screen.rolling.entry
    tell(guide, qtbot, "35")
    assert moves(guide)[-1] == "=3 5"


def test_the_computer_can_take_the_dice_over_again(guide: Guide, qtbot: QtBot) -> None:
    guide.start(setup_for("exxtra", 3), Luck(real=True))
    entry = entry_of(guide)
    qtbot.waitUntil(entry.isVisible)
    click(entry, qtbot, "decline-dice")
    assert not entry.isVisible()
    assert not guide._desk.settings.real_dice
    assert guide.table
    guide.table.roll()
    assert len(moves(guide)) == 1


def test_real_dice_in_the_middle_of_a_game(guide: Guide, qtbot: QtBot, open_guide: Callable[[], Guide]) -> None:
    """They are switched on in the settings, and then the game no longer has the dice of its name."""
    guide.start(setup_for("exxtra", 3))
    assert guide.table
    guide.table.roll()
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    qtbot.mouseClick(screen.findChild(QPushButton, "settings"), Qt.MouseButton.LeftButton)
    assert guide.screen_shown
    on = guide.screen_shown.findChild(QAbstractButton, "real_dice-True")
    assert on
    qtbot.mouseClick(on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: guide._desk.settings.real_dice)
    guide.show_table()
    guide.table.act(GAMES["exxtra"].read("place 5"))
    while guide.table.seat_to_act is not None:
        if guide.table.dice_asked:
            guide.table.tell_dice(("3", "3"))
        else:
            guide.table.act(guide.table.legal()[-1])
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen))
    session = guide.table.session
    rolled = [step.text for step in session.steps if isinstance(step.by, Chance)]
    assert session.notes.dice is None
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "same-dice"), Qt.MouseButton.LeftButton)
    assert not guide._desk.settings.real_dice
    guide.table.roll()
    guide.table.act(GAMES["exxtra"].read("place 5"))
    guide.show_home()
    again = open_guide()  # it is still known which dice they are
    assert again._host.resume_last()
    while again.table.seat_to_act is not None:
        if isinstance(again.table.state.to_act(), Chance):
            again.table.roll()
        else:
            again.table.act(again.table.legal()[-1])
    assert [step.text for step in again.table.session.steps if isinstance(step.by, Chance)] == rolled
    qtbot.waitUntil(lambda: isinstance(again.screen_shown, ResultScreen))
    assert again.screen_shown.findChild(QPushButton, "same-dice").text() == "Same dice"
