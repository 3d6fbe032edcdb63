"""What every table must keep to, shown by games of random moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QTimer
from PySide6.QtGui import QImage, QPainter

from gamebox.engine.game import Chance, Event, Over, Turn
from gamebox.engine.record import Setup
from gamebox.engine.session import Session, Step
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import Player, players_of
from gamebox.ui.table.choreographer import SPEEDS, Choreographer
from gamebox.ui.table.scene import TableScene
from gamebox.ui.theme import LIGHT
from tests.helpers import ROOT, random_move, random_moves, setup_for

MOVES = 70
ROUNDING = 3
SHIPPED = list(GAMES)


def look_of(setup: Setup) -> Look:
    return LOOKS[setup.game.id]


def scene_of(setup: Setup) -> TableScene:
    return look_of(setup).drawing.scene(players_of(setup.seats), LIGHT, Shelf())


def picture(scene: TableScene) -> QImage:
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def alike(one: QImage, other: QImage) -> bool:
    """No pixel differs by more than rounding: the same gradient, painted in another order, does by one or two."""
    difference = one.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    colours = bytes(difference.constBits())
    return max(max(colours[channel::4]) for channel in range(3)) <= ROUNDING


def drawn_anew(setup: Setup, view: Any, legal: Sequence[Any]) -> QImage:
    scene = scene_of(setup)
    scene.show_view(view, legal)
    return picture(scene)


def viewers(session: Session) -> list[int | None]:
    """Who may look: everybody where nothing is secret, else whoever must decide."""
    waiting = session.state.to_act()
    return [waiting.seat if isinstance(waiting, Turn) and session.setup.game.secrets else None]


def steps_of(setup: Setup, seed: int, at_most: int = MOVES) -> Iterator[tuple[Session, Step]]:
    """A game of random moves, after each move."""
    session, rng = Session(setup), Random(seed)
    while len(session) < at_most and not isinstance(session.state.to_act(), Over):
        yield session, session.submit(random_move(session.state, rng))


def legal_for(session: Session, viewer: int | None) -> Sequence[Any]:
    waiting = session.state.to_act()
    may = isinstance(waiting, Turn) and (viewer == waiting.seat or not session.setup.game.secrets)
    return session.state.legal() if may else ()


def alive(scene: QObject) -> list[QObject]:
    """What would go on by itself."""
    moving = [
        part for part in scene.findChildren(QAbstractAnimation) if part.state() == QAbstractAnimation.State.Running
    ]
    return [*moving, *(timer for timer in scene.findChildren(QTimer) if timer.isActive())]


# Showing


@pytest.mark.parametrize("seed", [1, 2])
def test_showing_twice_shows_the_same_and_starts_nothing(qtbot, setup, seed):
    scene = scene_of(setup)
    for number, (session, _) in enumerate(steps_of(setup, seed)):
        if number % 7:
            continue
        for viewer in viewers(session):
            view, legal = session.state.view(viewer), legal_for(session, viewer)
            scene.show_view(view, legal)
            once = picture(scene)
            assert alive(scene) == []
            scene.show_view(view, legal)
            assert picture(scene) == once


@pytest.mark.parametrize("seed", [1, 2])
def test_what_happened_settles_as_if_drawn_anew(qtbot, setup, seed):
    """After the motions of every event, run to their ends, the table lies as a fresh drawing would."""
    scene = scene_of(setup)
    scene.show_view(Session(setup).state.view(None), ())
    for number, (session, step) in enumerate(steps_of(setup, seed)):
        scene.begin_motion()
        for event in step.events:
            seen = event.seen_by(None)
            if seen:
                run_to_its_end(scene.motion(seen))
        view = session.state.view(None)
        scene.show_view(view, ())
        if number % 5 == 0:
            assert alike(picture(scene), drawn_anew(setup, view, ())), (number, step.text, step.events)


def run_to_its_end(motion: QAbstractAnimation | None) -> None:
    if motion:
        motion.start()
        motion.setCurrentTime(motion.totalDuration())
        motion.stop()


# Motion


def test_at_speed_nought_nothing_moves(qtbot, setup):
    scene = scene_of(setup)
    scene.show_view(Session(setup).state.view(None), ())
    choreographer = Choreographer(scene, SPEEDS["off"])
    settled = []
    for session, step in steps_of(setup, 1, 30):
        view = session.state.view(None)
        choreographer.perform(step.events, lambda view=view: settled.append(scene.show_view(view, ())))
        assert not choreographer.busy
        assert alive(scene) == []
    assert len(settled) == 30 or isinstance(session.state.to_act(), Over)


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_motions_take_the_time_of_their_speed(qtbot, setup, speed):
    """Whatever moves, moves for the choreographer: it alone knows how fast."""
    for _, step in steps_of(setup, 1, 40):
        scene = scene_of(setup)
        scene.show_view(Session(setup).state.view(None), ())
        for event in step.events:
            motion = scene.motion(event)
            assert motion is None or motion.state() == QAbstractAnimation.State.Stopped, event
            assert alive(scene) == [], event


# Words


def test_every_event_has_words_or_is_silent(game):
    look = LOOKS[game]
    told, met = set(), set()
    for seats in {look.game.seats[0], look.game.seats[-1]}:
        for options in option_sets(game):
            setup = setup_for(game, seats, options)
            for seed in range(2):
                for step in Session(setup, random_moves(setup, seed, 4000)).steps:
                    for event in step.events:
                        met.add(type(event))
                        if says_something(look, event, players_of(setup.seats)):
                            told.add(type(event))
    assert told & look.words.silent == set(), "these are told after all"
    assert met - told - look.words.silent == set(), "these are neither told nor listed as silent"


def says_something(look: Look, event: Event, players: tuple[Player, ...]) -> bool:
    seen = [event.seen_by(seat) for seat in (None, *range(len(players)))]
    return any(look.words.told(each, players) for each in seen if each)


def option_sets(game: str) -> list[dict[str, Any]]:
    return [{"sheet": "volcano-a"}, {"sheet": "railway-a"}] if game == "lavarails" else [{}]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_has_words_of_its_own_place(setup, seed):
    """Two moves may be called the same only where they do the same, as two ways to lay out one level do."""
    look, players = look_of(setup), players_of(setup.seats)
    for session, _ in steps_of(setup, seed):
        waiting = session.state.to_act()
        if isinstance(waiting, Turn):
            view, legal = session.state.view(waiting.seat), session.state.legal()[:40]
            named = {look.words.deed(move, view, players) for move in legal}
            assert "" not in named
            assert len(named) > 1 or len({type(move) for move in legal}) == 1


# Input


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_can_be_pointed_at_or_pressed(qtbot, setup, seed):
    """A hint can show each legal move on the table; where it cannot, a button of the prompt makes it."""
    look, players, scene = look_of(setup), players_of(setup.seats), scene_of(setup)
    for number, (session, _) in enumerate(steps_of(setup, seed)):
        waiting = session.state.to_act()
        if number % 3 or not isinstance(waiting, Turn):
            continue
        view, legal = session.state.view(waiting.seat), session.state.legal()
        scene.show_view(view, legal)
        pressed = {offer.action for offer in (*look.words.prompt(view, legal, players).offers, *scene.offers())}
        for move in legal[:40]:
            assert move in pressed or scene.places_of(move), (number, setup.game.write(move))
            scene.point_at(move)
        scene.point_at(None)


def test_chance_that_is_asked_for_has_a_button_and_other_chance_none(setup):
    look, players = look_of(setup), players_of(setup.seats)
    for session, _ in steps_of(setup, 3):
        waiting = session.state.to_act()
        if isinstance(waiting, Chance):
            offers = look.words.prompt(session.state.view(waiting.seat), (), players).offers
            assert any(offer.rolls for offer in offers) == waiting.asked, session.record.moves[-3:]


# What belongs to a game


def test_cover_and_game_agree(game):
    look = LOOKS[game]
    assert look.cover.id == look.game.id == game
    assert look.cover.seats == look.game.seats
    assert look.name
    assert len({pose.name for pose in look.poses()}) == len(look.poses()) > 0


@pytest.mark.parametrize("game", SHIPPED)
def test_every_shipped_game_is_complete(game):
    for language in ("de", "en"):
        assert (ROOT / "resources" / "rules" / f"{game}.{language}.md").is_file()
    assert list((ROOT / "tests" / "records" / game).glob("*.jsonl"))
    assert list((ROOT / "tests" / "benchmarks").glob(f"test_{game}*.py"))


def test_settings_know_every_speed():
    assert set(SPEEDS) == {"off", "fast", "normal"}
    assert Settings().animation in SPEEDS
