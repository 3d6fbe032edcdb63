"""Typical states of the table of Lava & Rails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QAbstractAnimation

from gamebox.bots import arena
from gamebox.engine.record import COLOURS, Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.events import CrossesInked, Lucky
from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails.scene import LavarailsScene
from gamebox.ui.look import Pose
from gamebox.ui.table.scene import TableScene

_NAMES = ("Alexander", "Beate", "Carl", "Diana")


def _session(sheet: str, seats: int) -> Session:
    line_up = [Seat(name, colour) for name, colour in zip(_NAMES[:seats], COLOURS, strict=False)]
    return Session(make_setup(GAME, line_up, {"sheet": sheet}))


def _played(sheet: str, seats: int, seed: int, until: Callable[[LavarailsView], bool]) -> Session:
    """A game as sensible players play it, up to a moment."""
    session, rng = _session(sheet, seats), Random(seed)
    while not until(session.state.view(None)) and not session.state.view(None).over:
        arena.finish(session, rng, at_most=1)
    return session


def _spared(sheet: str, seats: int, seed: int) -> Session:
    """A game up to an eruption that does not touch the player who goes on."""
    session, rng = _session(sheet, seats), Random(seed)
    while not session.state.view(None).over and not (session.steps and _lucky(session)):
        arena.finish(session, rng, at_most=1)
    return session


def _lucky(session: Session) -> bool:
    view, events = session.state.view(None), session.steps[-1].events
    return view.phase is Phase.ROLL and any(isinstance(event, Lucky) and event.seat == view.turn for event in events)


def _in(phase: Phase, pass_number: int, least: int = 1) -> Callable[[LavarailsView], bool]:
    """Somebody must do something, with at least so many fields to choose from."""
    return lambda view: view.phase is phase and view.pass_number >= pass_number and view.targets.bit_count() >= least


def poses() -> list[Pose]:
    return [
        Pose("volcano-start", _session("volcano-a", 2)),
        Pose("volcano-lava", _played("volcano-b", 3, 5, _in(Phase.LAVA, 6, 3)), arrange=_hold_brush),
        Pose("volcano-lucky", _spared("volcano-b", 3, 5), arrange=_call_luck),
        Pose("volcano-pass", _played("volcano-a", 2, 2, _mid_pass)),
        Pose("volcano-crosses", _played("volcano-c", 2, 4, _mid_pass), arrange=_ink),
        Pose("volcano-boxed-in", _played("volcano-c", 4, 3, lambda view: view.boxed_in and view.phase is Phase.PLACE)),
        Pose("volcano-no-die", _played("volcano-a", 3, 7, _in(Phase.DECIDE, 3, 0))),
        Pose("volcano-four", _played("volcano-c", 4, 8, _in(Phase.PLACE, 9, 2))),
        Pose("volcano-solo", _played("volcano-b", 1, 3, _in(Phase.PLACE, 7, 2))),
        Pose("volcano-finished", _played("volcano-a", 3, 6, lambda _view: False)),
        Pose("railway-start", _played("railway-a", 2, 1, _in(Phase.PLACE, 1))),
        Pose("railway-draw", _played("railway-a", 2, 3, _in(Phase.DRAW, 3, 4)), arrange=_draw_some),
        Pose("railway-late", _played("railway-b", 4, 4, _in(Phase.PLACE, 10, 2))),
        Pose("railway-peek", _played("railway-c", 3, 4, _in(Phase.PLACE, 10, 2)), arrange=_peek),
        Pose("railway-solo", _played("railway-c", 1, 2, _in(Phase.PLACE, 8, 2))),
        Pose("railway-finished", _played("railway-b", 2, 9, lambda _view: False)),
    ]


def _mid_pass(view: LavarailsView) -> bool:
    return view.pass_number >= 5 and view.acting.dice.bit_count() >= 2 and view.phase is Phase.PLACE


def _hold_brush(scene: TableScene) -> None:
    """The brush over the first field that lava may run to."""
    if isinstance(scene, LavarailsScene):
        lit = next(target for target in scene.targets if target.legal)
        lit.set_cursor(True)
        scene.brush.follow(lit.centre())


def _call_luck(scene: TableScene) -> None:
    if isinstance(scene, LavarailsScene):
        _hold(scene, scene.motion(Lucky(scene.papers.focus, 1)), 0.5)


def _ink(scene: TableScene) -> None:
    """The pass ends: some crosses are drawn, one is half done."""
    if isinstance(scene, LavarailsScene):
        sheet = scene.papers.items[scene.papers.focus].sheet
        crossed = tuple(fields(sheet.dice)) if sheet else ()
        _hold(scene, scene.motion(CrossesInked(scene.papers.focus, crossed)), 0.75)


def _hold(scene: TableScene, motion: QAbstractAnimation | None, share: float) -> None:
    """Stop a motion at the moment when there is most to see."""
    if motion:
        motion.start()
        motion.setCurrentTime(round(motion.totalDuration() * share))
        motion.pause()
        motion.setParent(scene)


def _draw_some(scene: TableScene) -> None:
    """All pieces but one are drawn."""
    if isinstance(scene, LavarailsScene):
        legal = [target for target in scene.targets if target.legal]
        for target in legal[:-1]:
            scene.drafting.cycle(target.field)
        legal[-1].set_cursor(True)


def _peek(scene: TableScene) -> None:
    if isinstance(scene, LavarailsScene):
        scene.papers.peek_next()
