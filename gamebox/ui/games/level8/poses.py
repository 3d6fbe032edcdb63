"""Typical states of Level 8's table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from gamebox.bots import arena
from gamebox.engine.game import Chance, Event
from gamebox.engine.record import COLOURS, Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8 import GAME
from gamebox.games.level8.actions import DICE, Dice, Lay
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.deck import HIDDEN, held
from gamebox.games.level8.events import Asked, Dealt
from gamebox.games.level8.table import Step
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.advice import advise
from gamebox.ui.games.level8.meanings import readings
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.look import Pose
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.scene import TableScene

_NAMES = ("Alexander", "Beate", "Carl", "Diana", "Emil", "Friederike")
Arrange = Callable[[Level8Scene], None]


def session_of(seats: int) -> Session:
    line_up = [Seat(name, colour) for name, colour in zip(_NAMES[:seats], COLOURS, strict=False)]
    return Session(make_setup(GAME, line_up, {"stars": [1 + seat % 2 for seat in range(seats)]}))


def _seen(session: Session) -> Level8View:
    """What the one who must act sees."""
    view: Level8View = session.state.view(None)
    own: Level8View = session.state.view(view.actor)
    return own


def _played(seats: int, seed: int, until: Callable[[Level8View], bool]) -> Session:
    """A game as sensible players play it, up to a moment."""
    session, rng = session_of(seats), Random(seed)
    while not until(view := _seen(session)) and not view.over:
        arena.finish(session, rng, at_most=1)
    return session


def _at(step: Step, level: int = 1) -> Callable[[Level8View], bool]:
    """Somebody must do this, and somebody has come so far."""
    return lambda view: view.step == step and max(view.levels) >= level


def hoarded(cards: int = 30) -> Session:
    """Six players, one of whom has gathered many cards: with lucky dice, and without laying anything out."""
    session, rng = session_of(6), Random(33)
    state: Any = session.state
    while len(state.hands[1]) < cards or state.step != "play" or state.turn != 1:
        wanted = "plus2" if state.turn == 1 else "plus1"
        if state.step == "roll":
            session.submit(next((dice for dice in DICE if wanted in _landings(state, dice)), DICE[0]))
        elif isinstance(state.to_act(), Chance):
            session.submit(state.sample(rng))
        elif state.step == "move":
            session.submit(max(state.legal(), key=lambda move: state.board.fields[move.field] == wanted))
        elif state.step == "take":
            session.submit(state.legal()[0 if state.turn == 1 else -1])
        else:
            session.submit(rng.choice([move for move in state.legal() if not isinstance(move, Lay)]))
    return session


def _landings(state: Any, dice: Dice) -> set[FieldAction]:
    """The actions that a roll would offer (L8-20, L8-21)."""
    steps = (dice.first, dice.second * (2 if dice.first == dice.second else 1))
    start, opponents = state.towers[state.turn], state.opposing_towers()
    return {state.board.fields[state.board.advance(start, count, opponents)] for count in steps}


def _posed(name: str, session: Session, arrange: Arrange | None = None, *, nobody: bool = False) -> Pose:
    """The one who must act looks, or nobody."""

    def arranged(scene: TableScene) -> None:
        if arrange and isinstance(scene, Level8Scene):
            arrange(scene)

    return Pose(name, session, None if nobody else _seen(session).actor, arranged)


def poses() -> list[Pose]:
    return [
        _posed("deal", session_of(4), _deal),
        _posed("move", _played(4, 3, _at("move", 2))),
        _posed("wild", _played(3, 18, _at("wild", 2))),
        _posed("take", _played(5, 4, lambda view: view.takes == 2 and all(view.discards) and any(view.laid))),
        _posed("ask", _played(4, 8, _at("ask"))),
        _asking(),
        _posed("give", _played(3, 25, _at("give"))),
        _posed("show", _played(3, 5, _at("show")), partial(_select, count=3)),
        _posed("steal", _played(6, 5, _at("steal"))),
        _posed("lay", _played(4, 6, _can_lay)),
        _posed("lay-helper", _played(4, 6, _can_lay), _propose),
        _posed("joker", _played(3, 1, _ambiguous), _propose),
        _posed("add", _played(4, 22, _can_add), _select_marked),
        _posed("two", _played(2, 10, lambda view: view.step == "play" and all(view.laid) and len(view.hand) > 3)),
        _posed("full-hand", hoarded()),
        _posed("keep", _played(4, 3, _at("keep")), partial(_select, count=2)),
        _posed("round-end", _played(6, 4, lambda view: view.step == "keep" and sum(view.laid) > 2)),
        _posed("curtain", _played(3, 6, _at("roll", 2)), _begin, nobody=True),
        _posed("finished", _played(4, 12, lambda _view: False)),
    ]


def _can_lay(view: Level8View) -> bool:
    return view.step == "play" and view.levels[view.actor] == 2 and advise(view).way is not None


def _ambiguous(view: Level8View) -> bool:
    """The level can be laid out with a joker that could stand for several things."""
    way = advise(view).way if view.step == "play" else None
    needs = view.level_of(view.actor)
    return way is not None and any(
        len(readings(need, [held(face) for face in faces])) > 1 for need, faces in zip(needs, way, strict=True)
    )


def _can_add(view: Level8View) -> bool:
    """Several cards fit on what three players have laid out."""
    return view.step == "play" and view.laid[view.actor] and sum(view.laid) >= 3 and len(advise(view).marked) > 1


def _select(scene: Level8Scene, count: int) -> None:
    for item in scene.hand.cards[:count]:
        item.run()


def _select_marked(scene: Level8Scene) -> None:
    next(item for item in scene.hand.cards if item.marked).run()


def _propose(scene: Level8Scene) -> None:
    next(offer.run for offer in scene.offers() if offer.run)()


def _begin(scene: Level8Scene) -> None:
    """Whoever comes next finds the curtain drawn."""
    screen = scene.views()[0].window()
    if isinstance(screen, PlayScreen):
        screen.begin()


def _asking() -> Pose:
    """Everybody hears what is asked for, and who has it reads the same."""
    session = _played(4, 8, _at("give"))
    asked = next(event for step in reversed(session.steps) for event in step.events if isinstance(event, Asked))
    return _posed("asking", session, lambda scene: _hold(scene, asked, 0.5))


def _deal(scene: Level8Scene) -> None:
    """The one who looks sees the own cards come."""
    own = tuple(range(3, 80, 8))
    hands = tuple(own if player.seat == scene.bottom else (HIDDEN,) * 10 for player in scene.players)
    _hold(scene, Dealt(scene.bottom, hands), 0.7)


def _hold(scene: Level8Scene, event: Event, share: float) -> None:
    """Stop the motion of an event in the middle; again if the table takes another shape."""

    def stop() -> None:
        motion = scene.motion(event)
        if motion:
            motion.setParent(scene)
            motion.start()
            motion.setCurrentTime(round(motion.duration() * share))
            motion.pause()

    stop()
    scene.sceneRectChanged.connect(lambda _: stop())
