"""Every event can be shown, and shows no more than the one who looks may see."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.game import Obliged
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8 import GAME, events
from gamebox.games.level8.actions import Steal
from gamebox.games.level8.deck import HIDDEN
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.faces import card_name, face_of
from gamebox.ui.games.level8.look import LOOK
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.games.level8.told import told
from gamebox.ui.items.card import BACK, CardFace, CardItem
from gamebox.ui.players import players_of
from gamebox.ui.theme import LIGHT
from tests.ui.games.level8.player import NAMES
from tests.ui.painting import painted

SILENT = {events.Shuffled, events.TurnBegan, events.CardsCollected}


def cards_in(event: object) -> set[int]:
    """Every card that an event names."""
    found: set[int] = set()
    for name in ("card", "face"):
        if isinstance(value := getattr(event, name, None), int):
            found.add(value)
    found.update(getattr(event, "cards", ()))
    for hand in getattr(event, "hands", ()):
        found.update(hand)
    for combination in getattr(event, "combinations", ()):
        found.update(combination.faces)
    return found


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_game_is_shown_and_told(qtbot: QtBot, viewer: int | None) -> None:
    setup = make_setup(GAME, [Seat(name) for name in NAMES[:4]], {"stars": [1, 2, 1, 2]})
    session, rng = Session(setup), Random(8)
    players = players_of(setup.seats)
    scene = LOOK.drawing.scene(players, LIGHT, Shelf())
    assert isinstance(scene, Level8Scene)
    scene.show_view(session.state.view(viewer), ())
    kinds = set()
    while not session.state.view(None).over:
        arena.finish(session, rng, at_most=1)
        for event in session.steps[-1].events:
            kinds.add(type(event))
            seen = event.seen_by(viewer)
            if seen is None:
                assert isinstance(event, Obliged)
                continue
            motion = scene.motion(seen)
            if motion:
                motion.start()
                motion.setCurrentTime(motion.totalDuration())
            flying = {item.face for item in scene.items() if isinstance(item, CardItem) and item.isVisible()}
            may = {face_of(card) for step in session.steps[-1:] for e in step.events for card in _seen(e, viewer)}
            assert flying <= may | {BACK, face_of(90)}
            words = told(seen, players)
            assert words or type(seen) in SILENT
            assert card_name(HIDDEN) not in (words or "")
        scene.show_view(session.state.view(viewer), ())
    assert len(kinds) > 15


def _seen(event: object, viewer: int | None) -> set[int]:
    return cards_in(event.seen_by(viewer))  # type: ignore[attr-defined]


def played_to(kind: type, viewer: int | None) -> tuple[Level8Scene, Session, object]:
    """A table as it is right before something of a kind happens, and what then does."""
    setup = make_setup(GAME, [Seat(name) for name in NAMES[:3]], {})
    session, rng = Session(setup), Random(8)
    scene = LOOK.drawing.scene(players_of(setup.seats), LIGHT, Shelf())
    assert isinstance(scene, Level8Scene)
    while True:
        scene.show_view(session.state.view(viewer), ())
        arena.finish(session, rng, at_most=1)
        for event in session.steps[-1].events:
            if isinstance(event, kind):
                return scene, session, event.seen_by(viewer)


def run(motion: QAbstractAnimation | None) -> None:
    assert motion
    motion.start()
    motion.setCurrentTime(motion.totalDuration())


def flown(scene: Level8Scene) -> dict[CardFace, QPointF]:
    """The cards that have landed somewhere."""
    return {item.face: item.pos() for item in scene.items() if type(item) is CardItem and item.isVisible()}


@pytest.mark.rule("L8-37")
def test_open_cards_lie_at_once_where_they_can_be_taken(qtbot: QtBot) -> None:
    scene, session, shown = played_to(events.CardsShown, None)
    run(scene.motion(shown))
    landed = flown(scene)
    scene.show_view(session.state.view(None), ())
    places = scene.centre.open_cards.buttons
    for card in shown.cards:
        [button] = [each for each in places if each.isVisible() and each.action == Steal(shown.seat, card)]
        assert (landed[face_of(card)] - button.centre()).manhattanLength() < 1


@pytest.mark.rule("L8-37")
def test_what_lies_open_is_taken_from_where_it_lies(qtbot: QtBot) -> None:
    scene, _, stolen = played_to(events.CardStolen, None)
    [button] = [each for each in scene.centre.open_cards.buttons if each.action == Steal(stolen.owner, stolen.card)]
    lay = button.centre()
    scene.begin_motion()
    assert scene.centre.open_cards.isVisible()
    scene.motion(stolen)
    assert flown(scene)[face_of(stolen.card)] == lay


@pytest.mark.rule("L8-41")
def test_a_combination_makes_room_for_what_is_added(qtbot: QtBot) -> None:
    scene, session, added = played_to(events.CardAdded, None)
    target = scene.seats[added.owner].combinations[added.combination]
    run(scene.motion(added))
    before, landed = list(target._places), flown(scene)[face_of(added.face)]
    scene.show_view(session.state.view(None), ())
    after = [place.center() for place in target._places]
    assert all(place.center() in after for place in before)
    assert landed in after


@pytest.mark.rule("L8-63")
def test_cards_lie_on_the_table_until_they_are_collected_one_after_the_other(qtbot: QtBot) -> None:
    scene, _, collected = played_to(events.CardsCollected, None)
    laid = [target for seat in scene.seats for target in seat.combinations if target.isVisible()]
    before = painted(laid[-1])
    motion = scene.motion(collected)
    assert motion
    motion.start()
    assert [target.isVisible() for target in laid] == [True] * len(laid)
    assert painted(laid[-1]) == before
    seen = set()
    for time in range(0, motion.totalDuration() + 1, 16):
        motion.setCurrentTime(time)
        lying = [target for target in laid if target.isVisible()]
        assert lying == laid[len(laid) - len(lying) :], "seat by seat"
        seen.add(painted(laid[-1]).width() if lying else 0)
    assert len(seen) > 2, "and card by card"
    assert min(seen) == 0, "until nothing lies there any more"


def test_the_table_stays_as_it_is_while_nobody_looks(qtbot: QtBot) -> None:
    """Bots take their turns, or a curtain falls: nobody has to look for their place anew."""
    setup = make_setup(GAME, [Seat("Alex", player="bot:easy"), Seat("Beate"), Seat("Carl")], {})
    scene = LOOK.drawing.scene(players_of(setup.seats), LIGHT, Shelf())
    assert isinstance(scene, Level8Scene)
    session = Session(setup)
    scene.show_view(session.state.view(None), ())
    assert scene.bottom == 1, "the first person"
    scene.show_view(session.state.view(2), ())
    for _ in range(40):
        arena.finish(session, Random(8), at_most=1)
        scene.show_view(session.state.view(None), ())
        assert scene.bottom == 2


@pytest.mark.rule("L8-36")
def test_who_has_none_is_told_at_their_place(qtbot: QtBot) -> None:
    setup = make_setup(GAME, [Seat(name) for name in NAMES[:3]], {})
    scene = LOOK.drawing.scene(players_of(setup.seats), LIGHT, Shelf())
    assert isinstance(scene, Level8Scene)
    scene.show_view(Session(setup).state.view(None), ())
    places = [scene.layout.own, *(seat.plate.sceneBoundingRect() for seat in scene.seats[1:])]
    for seat, place in enumerate(places):
        scene.motion(events.HasNone(seat))
        assert place.contains(scene.callout.pos())


@pytest.mark.rule("L8-20")
def test_who_comes_back_to_the_table_finds_the_dice_as_they_fell(qtbot: QtBot) -> None:
    setup = make_setup(GAME, [Seat(name) for name in NAMES[:3]], {})
    session, rng, fell = Session(setup), Random(8), None
    while not (fell and session.state.view(None).dice is None):
        arena.finish(session, rng, at_most=1)
        rolled = [event.dice for event in session.steps[-1].events if isinstance(event, events.Rolled)]
        fell = rolled[-1] if rolled else fell
    anew = LOOK.drawing.scene(players_of(setup.seats), LIGHT, Shelf())
    assert isinstance(anew, Level8Scene)
    anew.show_view(session.state.view(None), ())
    assert tuple(die.number for die in anew.centre.dice._dice) == fell != (1, 1)
