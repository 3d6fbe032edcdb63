"""Nothing jumps: what has moved lies where it will lie, and sets out from where it lay."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage

from gamebox.bots.registry import maker_of, measure
from gamebox.engine.game import Chance, Over
from gamebox.engine.session import Session, Step
from gamebox.games.registry import GAMES
from gamebox.ui.table.scene import TableScene
from tests.conformance.test_tables import difference, let_settle, picture, scene_of
from tests.helpers import setup_for

SENSIBLE = 130
"""Moves after which every kind of thing has happened, if they are made with some sense."""
NEAR = 40
"""So much paler or darker is no other thing."""
JUMP = 0.05
"""The share of a table that may look different from one moment to the next: words and marks, but no cards or sheets."""
PARTS = 80
"""How often clocks ring until all that was put off is painted."""


def test_nothing_jumps_when_something_begins_to_move_or_has_moved(qtbot, game):
    session = Session(setup_for(game, max(2, GAMES[game].seats[0])))
    viewer = 0 if session.setup.game.secrets else None
    scene = scene_of(session.setup)
    scene.show_view(session.state.view(viewer), ())
    for step in sensible_steps(session):
        for what, before, after in moments(scene, step, session, viewer):
            assert changed(before, after) < JUMP, (len(session), what, step.events)


def sensible_steps(session: Session) -> Iterator[Step]:
    rng, game = Random(1), session.setup.game.id
    maker = maker_of(game, measure(game))
    bots = [maker(seat, session.setup.options, rng) for seat in range(len(session.setup.seats))]
    while len(session) < SENSIBLE and not isinstance(waiting := session.state.to_act(), Over):
        if isinstance(waiting, Chance):
            yield session.submit(session.state.sample(rng))
        else:
            choice = bots[waiting.seat].choose(session.state.view(waiting.seat), session.state.legal())
            yield session.submit(choice)


def moments(
    scene: TableScene, step: Step, session: Session, viewer: int | None
) -> Iterator[tuple[str, QImage, QImage]]:
    """What is seen right before and right after a motion begins, and when all have ended."""
    lying = picture(scene)
    scene.begin_motion()
    for event in filter(None, (event.seen_by(viewer) for event in step.events)):
        motion = scene.motion(event)
        if motion:
            motion.start()
            yield f"{type(event).__name__} begins", lying, painted(scene)
            motion.setCurrentTime(motion.totalDuration())
            motion.stop()
            lying = painted(scene)
    scene.show_view(session.state.view(viewer), ())
    let_settle(scene)
    yield "all lies still", lying, picture(scene)


def painted(scene: TableScene) -> QImage:
    """How the table looks when whatever is painted part by part has been painted."""
    scene.leisure.relax()
    for clock in scene.findChildren(QTimer):
        for _ in range(0 if clock.isSingleShot() or clock.parent() is scene.leisure else PARTS):
            clock.timeout.emit()
    return picture(scene)


def changed(one: QImage, other: QImage) -> float:
    """The share of the picture that is another."""
    return difference(one, other, NEAR) / (one.width() * one.height())
