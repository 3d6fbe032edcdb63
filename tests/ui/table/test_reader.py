"""The table as a screen reader finds it: named things in Qt's own tree, the same cursor, and nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gamebox.commands.name_faults import name_faults, spoken_below
from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8.deck import JOKER
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.faces import card_name
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.open_table import OpenTable
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table import reader
from gamebox.ui.table.log import told as log_of
from gamebox.ui.table.spoken import Part
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.helpers import random_move

Role, Text = QAccessible.Role, QAccessible.Text
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
CTRL = Qt.KeyboardModifier.ControlModifier


def seated(qtbot: QtBot, game: str, moves: str = "", *names: str, **options: Any) -> PlayScreen:
    """People at a table after some moves, which have no blanks inside."""
    seats = [Seat(name) for name in names or ("Alex", "Beate", "Carl")]
    session = Session(make_setup(GAMES[game], seats, options), [move.replace("_", " ") for move in moves.split()])
    screen = PlayScreen(LIGHT, LOOKS[game], Table(session, Dice(Random(1)), pace=0), Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.begin()
    return screen


def told(screen: QWidget) -> list[QAccessibleInterface]:
    """The things on the table."""
    everything = list(spoken_below(screen))
    return [each for each in everything if each.role() in {Role.Button, Role.ListItem} and not _is_widget(each)]


def _is_widget(interface: QAccessibleInterface) -> bool:
    return isinstance(interface.object(), QWidget)


def names(screen: QWidget) -> list[str]:
    return [each.text(Text.Name) for each in told(screen)]


def find(screen: QWidget, beginning: str) -> QAccessibleInterface:
    return next(each for each in told(screen) if each.text(Text.Name).startswith(beginning))


def press(interface: QAccessibleInterface) -> None:
    interface.actionInterface().doAction(PRESS)


@pytest.fixture
def exxtra(qtbot: QtBot) -> Iterator[PlayScreen]:
    screen = seated(qtbot, "exxtra", "=43")
    yield screen
    screen._table.close()


def test_things_are_in_groups_below_the_view(exxtra: PlayScreen) -> None:
    view = QAccessible.queryAccessibleInterface(exxtra.view)
    groups = [view.child(index) for index in range(view.childCount())]
    assert [group.text(Text.Name) for group in groups] == ["Dice tray", "Dice fields", "Players"]
    assert [group.role() for group in groups] == [Role.List, Role.Grouping, Role.List]
    for place, group in enumerate(groups):
        assert group.parent().object() is exxtra.view
        assert view.indexOfChild(group) == place
        child = group.child(group.childCount() - 1)
        assert group.indexOfChild(child) == group.childCount() - 1
        assert child.parent().object() is group.object()
        assert view.indexOfChild(child) == -1, "it is one step further down"
        assert group.child(-1) is group.child(group.childCount()) is None
        assert child.window() is exxtra.window().windowHandle()
        assert not child.textInterface()


def test_things_lie_where_they_are_seen(exxtra: PlayScreen) -> None:
    view = QAccessible.queryAccessibleInterface(exxtra.view)
    field = find(exxtra, "Dice field 5")
    assert view.rect().contains(field.rect())
    centre = field.rect().center()
    assert view.childAt(centre.x(), centre.y()).object() is field.object()
    assert view.childAt(view.rect().x() - 5, 0) is None


def test_what_can_be_chosen_says_so_and_what_it_does(exxtra: PlayScreen) -> None:
    told = find(exxtra, "Dice field 4").text(Text.Description)
    assert told.startswith("Field 4: +4 step")
    assert told.endswith("Can be chosen.")


def test_what_cannot_be_chosen_says_why(qtbot: QtBot) -> None:
    screen = seated(qtbot, "exxtra", "=43 place_3 =11")
    assert find(screen, "Dice field 3: Alex 43").text(Text.Description) == "Dice field 3 is not free. (EX-20)"
    screen._table.close()


def test_pressing_makes_the_move(exxtra: PlayScreen) -> None:
    press(find(exxtra, "Dice field 4"))
    assert exxtra._table.session.record.moves[-1] == "place 4"
    assert find(exxtra, "Dice field 4").text(Text.Name) == "Dice field 4: Alex 43"
    assert find(exxtra, "Beate").text(Text.Name) == "Beate: on start, has the turn"


def test_pressing_what_is_not_allowed_is_answered(qtbot: QtBot) -> None:
    screen = seated(qtbot, "exxtra", "=43 place_3 =11")
    press(find(screen, "Dice field 3"))
    assert screen._table.session.record.moves[-1] == "=11"
    assert screen.prompt._words.reason.text() == "Dice field 3 is not free. (EX-20)"
    screen._table.close()


def test_pressing_what_is_for_nothing_tells_what_it_is(exxtra: PlayScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(reader, "announce", lambda _view, words: said.append(words))
    plate = find(exxtra, "Carl")
    press(plate)
    assert said == [exxtra.scene.thing_at(plate.object().part.place.center()).text]


def test_the_cursor_is_the_focus(exxtra: PlayScreen) -> None:
    view = QAccessible.queryAccessibleInterface(exxtra.view)
    assert view.state().focused
    QTest.keyClick(exxtra.view, Qt.Key.Key_Down)
    focused = view.focusChild()
    assert focused.text(Text.Name) == "Dice field 0: empty"
    assert not view.state().focused
    assert focused_names(exxtra) == ["Dice field 0: empty"]
    exxtra.bar.setFocus()
    assert focused_names(exxtra) == []


def focused_names(screen: QWidget) -> list[str]:
    return [each.text(Text.Name) for each in told(screen) if each.state().focused]


def test_a_thing_of_a_table_that_is_gone_says_nothing(qtbot: QtBot) -> None:
    """Whoever listens may still hold it."""
    screen = seated(qtbot, "exxtra", "=43")
    group = QAccessible.queryAccessibleInterface(screen.view).child(1)
    assert group.childCount() == 6
    screen._table.close()
    delete(screen.view)
    assert not group.isValid()
    assert (group.childCount(), group.child(0), group.parent(), group.text(Text.Name)) == (0, None, None, "")
    assert group.rect().isNull()
    assert group.state().invalid


def test_a_reader_can_take_the_cursor_along(exxtra: PlayScreen) -> None:
    exxtra.bar.setFocus()
    actions = find(exxtra, "Dice field 2").actionInterface()
    assert actions.keyBindingsForAction(FOCUS) == [], "arrows lead there"
    actions.doAction(FOCUS)
    assert exxtra.view.hasFocus()
    assert exxtra.scene.cursor_target.objectName() == "step 2"
    QTest.keyClick(exxtra.view, Qt.Key.Key_Return)
    assert exxtra._table.session.record.moves[-1] == "place 2"


def walked(screen: PlayScreen) -> str:
    here = screen.view.reader.here
    return here.told.name if here else ""


def test_keys_lead_over_everything(exxtra: PlayScreen) -> None:
    """Also over what no cursor stands on; that is shown and explained all the same."""
    heard = []
    for _ in range(len(told(exxtra))):
        QTest.keyClick(exxtra.view, Qt.Key.Key_Right, CTRL)
        heard.append(walked(exxtra))
    assert heard == names(exxtra)
    assert exxtra.scene.cursor_target is None
    assert exxtra.scene._pointer.isVisible()
    assert exxtra.scene.thing_at(exxtra.scene.cursor_at).name.startswith("Carl")
    QTest.keyClick(exxtra.view, Qt.Key.Key_Escape)
    assert not exxtra.scene._pointer.isVisible()
    assert walked(exxtra) == ""


def test_keys_lead_back_and_round(exxtra: PlayScreen) -> None:
    heard = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(exxtra.view, key, CTRL)
        heard.append(walked(exxtra))
    all_of_them = names(exxtra)
    assert heard == [all_of_them[place] for place in (0, 1, 0, -1, -2)]


def test_keys_lead_from_group_to_group(exxtra: PlayScreen) -> None:
    heard = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(exxtra.view, key, CTRL)
        heard.append(walked(exxtra).split(":")[0])
    assert heard == ["4-3, 43, roll 1", "Dice field 5", "Alex", "4-3, 43, roll 1", "Alex"]


def test_enter_presses_what_keys_have_led_to(qtbot: QtBot) -> None:
    screen = seated(qtbot, "exxtra", "=43 place_3 =11")
    screen.view.reader.go_to(find(screen, "Dice field 3").object())
    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    assert "(EX-20)" in screen.prompt._words.reason.text()
    screen._table.close()


def test_a_hand_is_a_list_in_which_cards_are_selected(qtbot: QtBot) -> None:
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    table = screen._table
    play_on_to(table, "play")
    table.reveal_to(table.seat_to_act)
    screen._show_all()
    hand = next(each for each in spoken_below(screen) if each.text(Text.Name) == "Your hand")
    assert hand.role() == Role.List
    view = table.view
    cards = [hand.child(index) for index in range(hand.childCount())]
    assert sorted(card.text(Text.Name) for card in cards) == sorted(map(card_name, view.hand))
    assert {card.role() for card in cards} == {Role.ListItem}
    assert not any(card.state().selected for card in cards)
    press(cards[2])
    assert cards[2].state().selected
    assert [item.card for item in screen.scene.hand.selected] == [screen.scene.hand.cards[2].card]
    table.close()


def play_on_to(table: Table, step: str) -> None:
    session, rng = table.session, Random(5)
    while session.state.view(None).step != step:
        session.submit(random_move(session.state, rng))


def hidden_too(screen: QWidget) -> str:
    """Also what is there, but not shown."""
    told, ahead = [], [QAccessible.queryAccessibleInterface(screen)]
    while ahead:
        each = ahead.pop()
        words = each.textInterface()
        told += [each.text(Text.Name), each.text(Text.Description), each.text(Text.Value)]
        told.append(words.text(0, words.characterCount()) if words else "")
        ahead += [child for child in map(each.child, range(each.childCount())) if child]
    return "\n".join(told)


def secret_cards(table: Table, seat: int) -> set[str]:
    """The cards of a hand of which the others have not even seen another one like it."""
    words, players = LOOKS["level8"].words, players_of(table.session.setup.seats)
    public = "\n".join(line for step in table.steps for _, line in log_of(words, players, step, None))
    cards = {card_name(card) for card in table.state.view(seat).hand if card < JOKER}
    return {card for card in cards if not told_in(card, public)}


@pytest.mark.parametrize("seed", [1, 2])
def test_behind_the_curtain_there_are_no_secrets(qtbot: QtBot, seed: int) -> None:
    """Everything that somebody read or pointed at before it fell is gone as well."""
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    table, rng = screen._table, Random(seed)
    for _ in range(40):
        seat = table.seat_to_act
        if table.human_to_act and table.session.state.view(None).step == "play":
            table.reveal_to(seat)
            screen._show_all()
            secrets = secret_cards(table, seat)
            screen.company.recital.read_hand()
            screen.scene.hand.cards[0].set_cursor(True)
            screen.recap.tell()
            before = hidden_too(screen)
            assert all(secret in before for secret in secrets)
            screen.privacy.draw_curtain(seat)
            QApplication.sendPostedEvents(None, 52)
            lines = hidden_too(screen).splitlines()
            assert not {line for line in lines if any(told_in(secret, line) for secret in secrets)}
            screen.privacy._curtain.remove()
            screen.privacy._lift(seat)
        table.session.submit(random_move(table.session.state, rng))
    table.close()


def told_in(card: str, line: str) -> bool:
    """`red 1` is not told by `red 12`."""
    return any(line[at + len(card) :][:1] not in "0123456789" or line.endswith(card) for at in _places(card, line))


def _places(card: str, line: str) -> Iterator[int]:
    at = line.find(card)
    while at >= 0:
        yield at
        at = line.find(card, at + 1)


def test_the_second_window_tells_no_hand(qtbot: QtBot) -> None:
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    table = screen._table
    play_on_to(table, "play")
    table.reveal_to(table.seat_to_act)
    screen._show_all()
    window = OpenTable(LIGHT, LOOKS["level8"], table, Settings(animation="off"), Shelf())
    qtbot.addWidget(window)
    window.show()
    lines = hidden_too(window).splitlines()
    secrets = secret_cards(table, table.seat_to_act)
    assert secrets
    assert not {line for line in lines if any(told_in(secret, line) for secret in secrets)}
    assert any("’s hand: 1" in line for line in lines)
    table.close()


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    qapp.setStyleSheet(stylesheet(LIGHT))
    yield
    qapp.setStyleSheet("")


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("game", LOOKS)
def test_whatever_happens_everything_has_a_name(qtbot: QtBot, game: str) -> None:
    screen = seated(qtbot, game)
    table, rng = screen._table, Random(3)
    table.play_together()
    for number in range(40):
        if number % 4 == 0:
            screen._show_all()
            assert name_faults(screen) == []
        if table.seat_to_act is None:
            break
        table.session.submit(random_move(table.session.state, rng))
    table.close()


def test_what_was_a_card_of_the_hand_says_nothing_once_it_is_hidden(qtbot: QtBot) -> None:
    """Also to somebody who has found it before and asks again."""
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    table = screen._table
    play_on_to(table, "play")
    table.reveal_to(table.seat_to_act)
    screen._show_all()
    card = find(screen, screen.scene.hand.cards[0].hint)
    table.hide()
    screen._show_all()
    assert card.text(Text.Name) == card.text(Text.Description) == ""
    assert card.state().invalid
    table.close()


def test_whoever_only_looks_pays_nothing(exxtra: PlayScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is put into words unless somebody listens or asks."""
    asked: list[int] = []
    spoken = type(exxtra.scene).spoken
    monkeypatch.setattr(type(exxtra.scene), "spoken", lambda scene: asked.append(1) or spoken(scene))
    exxtra._table.act(exxtra._table.legal()[0])
    QApplication.processEvents()
    assert asked == []
    assert names(exxtra)
    assert asked == [1]


def test_a_sheet_says_what_lies_where_and_dice_can_be_picked(qtbot: QtBot) -> None:
    screen = seated(qtbot, "lavarails", "", "Alex", "Beate", sheet="railway-a")
    table, rng = screen._table, Random(2)
    while table.session.state.view(None).phase.name != "PLACE":
        table.session.submit(random_move(table.session.state, rng))
    table.play_together()
    screen._show_all()
    groups = [group.name for group in screen.view.reader.groups()]
    assert groups == ["Pool", "Alex’s sheet", "Players"]
    legal = [each for each in told(screen) if each.text(Text.Description).endswith("Can be chosen.")]
    assert legal
    press(find(screen, "a "))
    chosen = [each for each in told(screen) if each.state().selected]
    assert {each.role() for each in chosen} == {Role.ListItem}
    fewer = [each for each in told(screen) if each.text(Text.Description).endswith("Can be chosen.")]
    assert len(fewer) < len(legal)
    press(find(screen, "Beate"))
    assert screen.scene.papers.peeked == 1
    assert "Beate’s sheet" in [group.name for group in screen.view.reader.groups()]
    table.close()


def test_tracks_are_drawn_by_pressing_fields(qtbot: QtBot) -> None:
    screen = seated(qtbot, "lavarails", "", "Alex", "Beate", sheet="railway-a")
    table, rng = screen._table, Random(2)
    while table.session.state.view(None).phase.name != "DRAW":
        table.session.submit(random_move(table.session.state, rng))
    table.play_together()
    screen._show_all()
    field = next(each for each in told(screen) if each.text(Text.Name).endswith(": a die"))
    name = field.text(Text.Name).split(":")[0]
    press(field)
    assert find(screen, name).text(Text.Name).startswith(f"{name}: a track, ")
    piece = find(screen, "curve, top to left")
    press(piece)
    assert any(each.text(Text.Name).endswith("curve, top to left") for each in told(screen) if each is not piece)
    table.close()


def test_what_may_not_be_given_says_so(qtbot: QtBot) -> None:
    """The picture fades such cards."""
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    scene = screen.scene
    screen._table.reveal_to(screen._table.seat_to_act)
    play_on_to(screen._table, "play")
    screen._table.reveal_to(screen._table.seat_to_act)
    screen._show_all()
    first, second = scene.hand.cards[:2]
    first.mark(marked=False, dimmed=True)
    second.mark(marked=True, dimmed=False)
    scene.relit.emit()
    hand = next(each for each in spoken_below(screen) if each.text(Text.Name) == "Your hand")
    assert hand.child(0).text(Text.Description) == "Cannot be given."
    assert hand.child(1).text(Text.Description) == "Would complete something."
    screen._table.close()


class Listener:
    """Stands in for Qt's way to whoever listens, and keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[QAccessible.Event, str]] = []
        self.active = True

    def isActive(self) -> bool:
        return self.active

    def updateAccessibility(self, event: QAccessibleEvent) -> None:
        name = QAccessible.queryAccessibleInterface(event.object()).text(Text.Name)
        self.heard.append((event.type(), name))


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    made = Listener()
    monkeypatch.setattr(reader, "QAccessible", made)
    return made


def test_whoever_listens_is_told_what_has_changed(exxtra: PlayScreen, listener: Listener) -> None:
    exxtra.scene.relit.emit()
    QApplication.processEvents()
    listener.heard.clear()
    QTest.keyClick(exxtra.view, Qt.Key.Key_Down)
    assert listener.heard == [(QAccessible.Event.Focus, "Dice field 0: empty")]
    listener.heard.clear()
    press(find(exxtra, "Dice field 4"))
    QApplication.processEvents()
    heard = set(listener.heard)
    assert (QAccessible.Event.NameChanged, "Dice field 4: Alex 43") in heard
    assert (QAccessible.Event.DescriptionChanged, "Dice field 3: empty") in heard
    assert not [name for event, name in heard if event == QAccessible.Event.ObjectReorder], "the same things lie there"


def test_the_cursor_is_told_only_while_the_table_has_the_keyboard(exxtra: PlayScreen, listener: Listener) -> None:
    exxtra.scene.relit.emit()
    QApplication.processEvents()
    exxtra.bar.setFocus()
    listener.heard.clear()
    exxtra.scene.cursor_moved.emit()
    assert listener.heard == []
    exxtra.view.setFocus()
    listener.heard.clear()
    exxtra.scene.cursor_moved.emit()
    assert listener.heard == [(QAccessible.Event.Focus, "EXXTRA")]


def test_whoever_comes_back_to_the_table_hears_where_the_cursor_is(exxtra: PlayScreen, listener: Listener) -> None:
    def come_back() -> list[tuple[QAccessible.Event, str]]:
        exxtra.bar.setFocus()
        QApplication.processEvents()
        listener.heard.clear()
        exxtra.view.setFocus()
        QApplication.processEvents()
        return listener.heard

    assert come_back() == [], "Qt itself tells of the table"
    QTest.keyClick(exxtra.view, Qt.Key.Key_Down)
    assert come_back() == [(QAccessible.Event.Focus, "Dice field 0: empty")]


def test_whoever_listens_is_told_of_a_selection(qtbot: QtBot, listener: Listener) -> None:
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    play_on_to(screen._table, "play")
    screen._table.reveal_to(screen._table.seat_to_act)
    screen._show_all()
    card = find(screen, screen.scene.hand.cards[0].hint)
    QApplication.processEvents()
    listener.heard.clear()
    for event in (QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove):
        press(card)
        QApplication.processEvents()
        assert (event, card.text(Text.Name)) in listener.heard
        listener.heard.clear()
    screen._table.close()


@pytest.fixture
def hand(qtbot: QtBot, listener: Listener) -> Iterator[PlayScreen]:
    """Somebody who listens looks at their hand."""
    screen = seated(qtbot, "level8", "", "Alex", "Beate")
    play_on_to(screen._table, "play")
    screen._table.reveal_to(screen._table.seat_to_act)
    screen._show_all()
    QApplication.processEvents()
    listener.heard.clear()
    yield screen
    screen._table.close()


def test_whoever_listens_is_told_that_other_things_lie_there(hand: PlayScreen, listener: Listener) -> None:
    hand.view.reader.groups()
    session = hand._table.session
    game = session.setup.game
    session.submit(next(move for move in session.state.legal() if game.write(move).startswith("discard")))
    hand._show_all()
    QApplication.processEvents()
    heard = [name for event, name in listener.heard if event == QAccessible.Event.ObjectReorder]
    assert "Level 8" in heard, "the hand is put away"
    assert [name for name in heard if name != "Level 8"], "and where it was something else is told"


def test_what_changed_while_nobody_listened_is_not_told_later(hand: PlayScreen, listener: Listener) -> None:
    listener.active = False
    hand._table.hide()
    hand._show_all()
    hand.view.reader.groups()
    listener.active = True
    hand.scene.relit.emit()
    QApplication.processEvents()
    assert listener.heard == []
    assert hand.view.reader._soon.isSingleShot()


def test_what_the_table_remarks_is_said_unless_its_place_says_so_already(
    exxtra: PlayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(reader, "announce", lambda _view, words: said.append(words))
    for words in ("", "Beate would be thrown out."):
        exxtra.scene.focused.emit(words)
    assert said == ["Beate would be thrown out."]
    said.clear()
    QTest.keyClick(exxtra.view, Qt.Key.Key_Down)
    part = exxtra.view.reader.here.part
    said.clear()
    for words in (part.name, part.remark, "Something else."):
        exxtra.scene.focused.emit(words)
    assert said == ["Something else."]


def test_a_remark_comes_before_the_reason(exxtra: PlayScreen) -> None:
    made, target = exxtra.view.reader, exxtra.scene._targets[0]
    target.set_legal(False)
    proxy = reader.Proxy(made)
    assert made.description(proxy) == ""
    proxy.told = Part("key", "A field", QRectF(), "Three steps", None, target)
    made.why = lambda _move: "It is taken. (EX-20)"
    assert made.description(proxy) == "Three steps. It is taken. (EX-20)"
    proxy.told = Part("key", "A field", QRectF(), "Three steps.")
    assert made.description(proxy) == "Three steps."


# What Qt asks


def test_only_things_can_be_pressed_and_all_the_same_way(exxtra: PlayScreen) -> None:
    group, field = find_group(exxtra, "Dice fields"), find(exxtra, "Dice field 2")
    assert not group.actionInterface()
    actions = field.actionInterface()
    assert actions.actionNames() == [PRESS, FOCUS]
    before = exxtra._table.session.record.moves
    actions.doAction("showMenu")
    assert exxtra._table.session.record.moves == before
    assert exxtra.scene.cursor_target is None


def find_group(screen: PlayScreen, name: str) -> QAccessibleInterface:
    view = QAccessible.queryAccessibleInterface(screen.view)
    return next(each for each in map(view.child, range(view.childCount())) if each.text(Text.Name) == name)


def test_how_a_thing_stands(exxtra: PlayScreen) -> None:
    group, field = find_group(exxtra, "Dice fields"), find(exxtra, "Dice field 2")

    def state(interface: QAccessibleInterface) -> dict[str, bool]:
        words = ("disabled", "invisible", "invalid", "focusable", "focused", "selectable", "selected")
        return {word: bool(getattr(interface.state(), word)) for word in words if getattr(interface.state(), word)}

    assert state(field) == {"focusable": True}
    assert state(group) == {}
    exxtra.view.setEnabled(False)
    assert state(field) == {"focusable": True, "disabled": True}
    exxtra.view.setEnabled(True)
    exxtra.view.hide()
    assert state(field) == {"focusable": True, "invisible": True}


def test_what_is_not_asked_for_in_words_has_none(exxtra: PlayScreen) -> None:
    field = find(exxtra, "Dice field 2")
    assert field.text(Text.Value) == field.text(Text.Help) == ""
    assert field.childCount() == 0


def test_a_table_knows_what_is_its_own(exxtra: PlayScreen) -> None:
    view = QAccessible.queryAccessibleInterface(exxtra.view)
    assert view.indexOfChild(QAccessible.queryAccessibleInterface(exxtra.bar)) == -1
    assert (view.child(-1), view.child(view.childCount())) == (None, None)
    assert view.focusChild() is None
    assert view.role() == Role.Grouping
    tip = QWidget(exxtra.view)
    tip.show()
    assert view.childCount() == 4
    assert view.child(3).object() is tip
    tip.hide()
    assert view.childCount() == 3
