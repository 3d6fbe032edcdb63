"""Every event can be shown, and shows no more than the one who looks may see."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.game import Obliged
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8 import GAME, events
from gamebox.games.level8.deck import HIDDEN
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.faces import card_name, face_of
from gamebox.ui.games.level8.look import LOOK
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.games.level8.told import told
from gamebox.ui.items.card import BACK, CardItem
from gamebox.ui.players import players_of
from gamebox.ui.theme import LIGHT
from tests.ui.games.level8.player import NAMES

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
