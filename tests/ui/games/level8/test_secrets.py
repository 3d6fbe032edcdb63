"""Nothing of another hand is on the screen, in a tooltip, in the log or anywhere a screen reader could find it."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsObject, QLabel, QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.game import Event
from gamebox.games.level8.actions import DISCARDS, Keep
from gamebox.games.level8.deck import HIDDEN, JOKER, NUMBER_CARDS
from gamebox.games.level8.events import CardsShown, Dealt
from gamebox.ui.games.level8.faces import card_name, face_of
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.items.card import CardItem
from tests.games.level8.table import combination
from tests.ui.games.level8.player import Seated, seated, session_of

_NAMES = {card_name(card): card for card in NUMBER_CARDS}
_CARD = re.compile("|".join(sorted((re.escape(name) for name in _NAMES), key=len, reverse=True)))


def on_the_table(table: Seated) -> list[str]:
    """Every word about things that lie on the table now."""
    words = []
    for item in table.scene.items():
        words.append(item.toolTip())
        if isinstance(item, QGraphicsObject):
            words += [item.objectName(), str(getattr(item, "hint", ""))]
    return words


def around_the_table(table: Seated) -> list[str]:
    """Every word in widgets: prompt, log, curtain, side panel, and what a screen reader would say of them."""
    words = [table.screen.windowTitle()]
    for widget in table.screen.findChildren(QWidget):
        words += [widget.toolTip(), widget.objectName(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton):
            words.append(widget.text())
        if isinstance(widget, QTextBrowser):
            words.append(widget.toPlainText())
    return words


def shown_faces(table: Seated) -> list[int]:
    """The cards of the hand and of flights, whether they can be seen or not."""
    faces = [item.face for item in table.scene.items() if isinstance(item, HandCard)]
    faces += [item.card for item in table.scene.items() if isinstance(item, HandCard)]
    flying = [item.face for item in table.scene.items() if isinstance(item, CardItem)]
    return faces + [card for card in NUMBER_CARDS if face_of(card) in flying]


def known(table: Seated, seat: int | None) -> set[int]:
    """Every card that lies open or in the hand of the one who looks."""
    view = table.table.state.view(seat)
    cards = {*view.hand, *(card for pile in view.discards for card in pile), *(c for s in view.shown for c in s)}
    cards |= {face for lying in view.table for combination in lying for face in combination.faces}
    return cards


def check(table: Seated) -> None:
    """Things name only cards that are known now; words tell only what the one who looks has ever seen."""
    seat = table.table.viewer
    now = known(table, seat)
    events = [event.seen_by(seat) for step in table.table.session.steps for event in step.events]
    ever = now | {card for event in events for card in _cards_in(event)}
    for texts, may in ((on_the_table(table), now), (around_the_table(table), ever)):
        for text in texts:
            for name in _CARD.findall(text):
                assert _NAMES[name] in may, (text, seat)
    hand = set(table.table.state.view(seat).hand)
    assert {face for face in shown_faces(table) if face < JOKER} <= hand


def _cards_in(event: object) -> list[int]:
    values = (getattr(event, "card", None), getattr(event, "face", None), *getattr(event, "cards", ()))
    return [value for value in values if isinstance(value, int) and value != HIDDEN]


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 8)])
def test_a_game_tells_only_what_may_be_known(qtbot: QtBot, seats: int, seed: int) -> None:
    table = seated(qtbot, seats, seed)
    table.screen.begin()
    for _ in range(70):
        if table.over:
            break
        check(table)
        if table.curtain:
            assert table.table.viewer is None
            table.lift_curtain()
        else:
            action = table.wanted()
            table.act(action)


def grabbed(table: Seated) -> QImage:
    return table.screen.grab().toImage()


def resampled(table: Seated, rng: Random) -> None:
    """Other cards in everybody's hand and in the draw pile."""
    state: Any = table.table.state
    cards = [card for hand in state.hands for card in hand] + state.draw
    numbers = [card for card in cards if card != JOKER]
    rng.shuffle(numbers)
    jokers = [hand.count(JOKER) for hand in state.hands]
    for hand, kept in zip(state.hands, jokers, strict=True):
        size = len(hand) - kept
        hand[:] = sorted(numbers[:size]) + [JOKER] * kept
        del numbers[:size]
    state.draw[:] = numbers


def test_the_curtain_looks_the_same_whatever_the_hands_hold(qtbot: QtBot) -> None:
    table = seated(qtbot, 3, 6)
    table.screen.begin()
    for _ in range(40):
        if table.curtain:
            before = grabbed(table)
            resampled(table, Random(7))
            table.screen.privacy.draw_curtain(table.table.seat_to_act)
            assert grabbed(table) == before
            table.lift_curtain()
        else:
            table.act(table.wanted())


def test_the_table_behind_the_curtain_looks_the_same_too(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, 6)
    table.screen.begin()
    assert table.curtain
    behind = table.screen.view.grab().toImage()
    resampled(table, Random(3))
    table.screen._show_all()
    assert table.screen.view.grab().toImage() == behind


def test_one_person_among_bots_needs_no_curtain(qtbot: QtBot) -> None:
    session = session_of(3, bots=(1, 2))
    table = Seated(qtbot, session, Dice(Random(2)))
    assert table.table.viewer == 0
    assert not table.table.shares_secrets
    table.screen.privacy._cover()
    assert table.curtain is None


def test_long_absence_draws_the_curtain_again(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, 3)
    table.screen.begin()
    table.lift_curtain()
    viewer = table.table.viewer
    assert viewer is not None
    absence = table.screen.privacy._absence
    absence.eventFilter(table.screen, QEvent(QEvent.Type.WindowDeactivate))
    assert table.curtain is None
    absence._patience.timeout.emit()
    assert table.curtain is not None
    assert table.table.viewer is None
    check(table)
    table.lift_curtain()
    assert table.table.viewer == viewer


def test_minimising_draws_the_curtain_at_once(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, 3)
    table.screen.begin()
    table.lift_curtain()
    table.screen.showMinimized()
    qtbot.waitUntil(lambda: table.table.viewer is None)
    table.screen.showNormal()
    assert table.curtain is not None


def test_undo_does_not_take_back_what_has_told_a_secret(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, 3)
    table.screen.begin()
    for _ in range(60):
        if table.curtain:
            table.lift_curtain()
            continue
        table.act(table.wanted())
        last = table.table.session.steps[-1]
        if any(event.seen_by(None) != event for event in last.events):
            assert not table.table.can_undo()


def test_nobody_takes_back_what_another_has_laid_open(qtbot: QtBot) -> None:
    """L8-37: whoever has seen three cards of a hand may not choose another field after that."""
    table = seated(qtbot, 3, 3)
    table.screen.begin()
    table.lift_curtain()
    while not any(isinstance(event, CardsShown) for event in table.table.session.steps[-1].events):
        table.act(table.wanted())
        if table.curtain:
            table.lift_curtain()
    assert not table.table.can_undo()


def test_tab_never_walks_behind_the_curtain(qtbot: QtBot) -> None:
    table = seated(qtbot, 2)
    table.screen.begin()
    assert table.curtain
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert table.curtain.isAncestorOf(QApplication.focusWidget())
    table.lift_curtain()
    assert QApplication.focusWidget() is table.screen.view


def test_the_curtain_has_the_focus_when_the_window_comes_back(qtbot: QtBot) -> None:
    table = seated(qtbot, 2)
    table.screen.begin()
    assert table.curtain
    table.screen.setFocus()
    QApplication.sendEvent(table.screen.window(), QEvent(QEvent.Type.WindowActivate))
    assert table.curtain.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("read", [None, "hand", "card"])
def test_a_hand_is_put_away_before_a_bot_plays(qtbot: QtBot, read: str | None) -> None:
    """Two people and a bot: nobody's hand lies open while the bot decides, nor what was read of it."""
    session = session_of(3, bots=(2,))
    table = Seated(qtbot, session, Dice(Random(1)))
    table.table.set_pace(60_000)
    table.screen.begin()
    looked = set()
    for _ in range(60):
        looked.add(table.table.viewer)
        if table.curtain:
            table.lift_curtain()
        elif table.table.human_to_act:
            if read == "hand":
                table.screen.company.recital.read_hand()
            elif read == "card":
                card = table.scene.hand.cards[0]
                table.screen.company.explaining.tell(table.scene.thing_at(card.centre()))
            table.act(table.wanted())
        else:
            break
    check(table)
    assert table.screen.board.aside.content is None
    assert looked == {None, 1}, "a hand lay open before"
    assert not table.table.human_to_act
    assert table.table.viewer is None
    assert all(card.card in {HIDDEN, JOKER} for card in table.scene.hand.cards)


def at_the_end_of_a_round(qtbot: QtBot, laid: tuple[bool, ...]) -> Seated:
    """Alex, the bot Beate and Carl: Alex looks, has one card left, and will deal; Beate begins after that."""
    session = session_of(3, bots=(1,))
    state: Any = session.state
    state.apply(state.sample(Random(1)))
    state.turn = state.actor = 0
    state.step = "play"
    state.hands[0] = state.hands[0][:1]
    state.laid = list(laid)
    state.table = [(combination("set r8 o8 y8"),) if lies else () for lies in laid]
    table = Seated(qtbot, session, Dice(Random(1)), viewer=0)
    table.table.set_pace(60_000)
    table.screen.board.set_speed(1.0)
    return table


def watch(table: Seated) -> dict[type[Event], set[int]]:
    """By events, the number cards in the near hand and on their way, until everything lies still."""
    board, seen, now = table.screen.board, defaultdict[type[Event], set[int]](set), [Event]
    board.reached.connect(lambda event: now.append(type(event)))
    while board.busy:
        motion = board._choreographer._current
        for share in (0.3, 0.7, 1.0):
            seen[now[-1]] |= {card for card in shown_faces(table) if card < JOKER}
            motion.setCurrentTime(round(motion.totalDuration() * share))
    return seen


def test_new_cards_are_dealt_face_down_unless_their_owner_decides_next(qtbot: QtBot) -> None:
    """L8-63: the new dealer has decided last, and looked; but Beate, a bot, begins."""
    table = at_the_end_of_a_round(qtbot, laid=(True, True, True))
    state: Any = table.table.state
    table.act(DISCARDS[state.hands[0][0]])
    board = table.screen.board
    while not table.scene.reading.waits:
        board._choreographer._current.setCurrentTime(board._choreographer._current.totalDuration())
    assert not table.scene.sorters.buttons[0].isVisible(), "nobody looks while the end of the round is read"
    table.key(Qt.Key.Key_C)
    seen = watch(table)
    assert seen[Dealt] == set()
    assert len(state.hands[0]) == 10
    assert table.table.viewer is None


def test_what_somebody_keeps_is_face_down_before_all_cards_are_collected(qtbot: QtBot) -> None:
    """L8-62: secretly chosen."""
    table = at_the_end_of_a_round(qtbot, laid=(True, True, False))
    state: Any = table.table.state
    table.act(DISCARDS[state.hands[0][0]])
    table.key(Qt.Key.Key_C)
    watch(table)
    assert table.curtain
    table.curtain._ready.arm()
    table.lift_curtain()
    assert table.table.viewer == 2
    own = set(state.hands[2]) - {face for lying in state.table for each in lying for face in each.faces}
    table.act(Keep(tuple(state.hands[2][:3])))
    assert not own & set().union(*watch(table).values())
