"""The gallery's pictures of tables: typical states of a game, and what may stand beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtWidgets import QWidget

from gamebox.bots.advice import Advice
from gamebox.bots.judge import Knowledge
from gamebox.bots.tasks import Hint
from gamebox.commands.shot import Shot
from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look, Pose
from gamebox.ui.screens.open_table import OpenTable
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.table.table import Table
from gamebox.ui.theme import Theme

_MUCH = 3
"""More moves than this are worth a hint."""


def table_shots(look: Look, theme: Theme) -> Iterator[Shot]:
    for pose in look.poses():
        yield Shot(pose.name, partial(_table, look, pose, theme))
    beside = {
        "hint": _hint,
        "since-your-turn": _recap,
        "tutor": _tutor,
        "open-table": _open_table,
        "rule": _rule,
        "thing": _thing,
        "tip": _tip,
    }
    for name, build in beside.items():
        yield Shot(name, partial(build, look, theme))


def _table(look: Look, pose: Pose, theme: Theme) -> PlayScreen:
    table = Table(pose.session, Dice(Random(1)), pace=0)
    if pose.viewer is not None:
        table.reveal_to(pose.viewer)
    screen = PlayScreen(theme, look, table, Settings(animation="off"), Shelf())
    pose.arrange(screen.scene)
    if table.needs_curtain:
        screen.begin()
    return screen


def _advised(look: Look, theme: Theme) -> tuple[PlayScreen, Advice]:
    """The first typical state in which there is much to choose, and what can be said of it."""
    for pose in look.poses():
        state, setup = pose.session.state, pose.session.setup
        waiting = state.to_act()
        if isinstance(waiting, Turn) and setup.seats[waiting.seat].bot is None and len(state.legal()) > _MUCH:
            knowledge = Knowledge(waiting.seat, setup.options, state.view(waiting.seat))
            advice = Hint(look.game.id, len(setup.seats), knowledge, state.legal()).run({}, lambda _share: None)
            return _table(look, replace(pose, viewer=waiting.seat, arrange=lambda _scene: None), theme), advice
    raise LookupError(f"In no pose of {look.game.id} is there much to choose.")


def _hint(look: Look, theme: Theme) -> QWidget:
    screen, advice = _advised(look, theme)
    screen.company.hinting.show_advice(advice)
    return screen


def _recap(look: Look, theme: Theme) -> QWidget:
    screen, _ = _advised(look, theme)
    screen.recap.tell()
    return screen


def _tutor(look: Look, theme: Theme) -> QWidget:
    screen, advice = _advised(look, theme)
    screen.company.tutoring.ask(advice, advice.verdicts[-1])
    return screen


def _open_table(look: Look, theme: Theme) -> QWidget:
    table = Table(look.poses()[-1].session, Dice(Random(1)), pace=0)
    screen = OpenTable(theme, look, table, Settings(animation="off"), Shelf())
    table.setParent(screen)
    return screen


def _rule(look: Look, theme: Theme) -> QWidget:
    """A rule beside the table, one with a figure."""
    screen, _ = _advised(look, theme)
    rules = rulebook.load(look.game.id, "en").rules
    drawn = [rule.id for rule in rules if any(isinstance(block, rulebook.Figure) for block in rule.blocks)]
    screen.company.reading.open_rule(next(iter(drawn), rules[0].id))
    return screen


def _thing(look: Look, theme: Theme) -> QWidget:
    screen, _ = _advised(look, theme)
    screen.company.explaining.tell(next(screen.scene.things()))
    return screen


def _tip(look: Look, theme: Theme) -> QWidget:
    """The first typical state in which somebody is told something."""
    for pose in look.poses():
        waiting = pose.session.state.to_act()
        if isinstance(waiting, Turn):
            screen = _table(look, replace(pose, viewer=waiting.seat, arrange=lambda _scene: None), theme)
            if next(screen.scene.tips(pose.session.state.view(waiting.seat)), None):
                screen.company.tipping.start(())
                return screen
    raise LookupError(f"In no pose of {look.game.id} is there a tip.")
