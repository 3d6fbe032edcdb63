"""The gallery's pictures of a game: from set-up and lessons to what is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from random import Random

from msgspec import structs
from PySide6.QtWidgets import QAbstractButton, QWidget

from gamebox.bots.judged import Review
from gamebox.bots.review import review
from gamebox.commands.demo import bot_game
from gamebox.commands.shot import Shot
from gamebox.commands.table_shots import table_shots
from gamebox.engine.chance import Dice
from gamebox.engine.record import COLOURS, Seat, make_setup
from gamebox.engine.session import Session
from gamebox.library.people import LineUp, People
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import Eyes, ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.review.screen import ReviewScreen
from gamebox.ui.screens.review.try_again import TryAgainScreen
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table.lesson import Lesson, lessons_of
from gamebox.ui.table.lesson_table import LessonTable
from gamebox.ui.table.table import Table
from gamebox.ui.theme import Theme


def game_shots(look: Look, theme: Theme, language: str) -> Iterator[Shot]:
    game = look.game.id
    yield Shot(f"{game}-setup", lambda: SetupScreen(theme, look, People(), Shelf()))
    yield Shot(f"{game}-setup-full", lambda: SetupScreen(theme, look, _crowd(look), Shelf()))
    yield Shot(f"{game}-setup-new", lambda: _house_rules(look, theme, language))
    for lesson in lessons_of(game):
        yield Shot(f"{game}-lesson-{lesson.id}", partial(_lesson, lesson, theme, language))
    yield Shot(f"{game}-real-dice", lambda: _real_dice(look, theme))
    yield Shot(f"{game}-rules", lambda: RulesScreen(theme, LOOKS, game, language))
    for name, build in table_shots(look, theme):
        yield Shot(f"{game}-{name}", build)
    yield Shot(f"{game}-replay", lambda: _replay(look, theme))
    if look.game.secrets:
        yield Shot(f"{game}-replay-open", lambda: _replay(look, theme, Eyes.ALL))
    yield Shot(
        f"{game}-play-on", lambda: SetupScreen(theme, look, _crowd(look), Shelf(), going_on=_finished(game).setup)
    )
    yield Shot(f"{game}-review", lambda: _review(look, theme))
    yield Shot(f"{game}-try-again", lambda: _try_again(look, theme))
    yield Shot(f"{game}-result", lambda: ResultScreen(theme, look, _finished(game), Shelf()))
    if 1 in look.game.seats:
        yield Shot(f"{game}-result-alone", lambda: ResultScreen(theme, look, _alone(game), Shelf()))


def _crowd(look: Look) -> People:
    """People who were all there last time, one of them with the longest name there can be."""
    names = ("Maximiliane-Charlottenau", "Beate", "Carl", "Diana", "Emil", "Friederike")
    seats = tuple(Seat(name, colour) for name, colour in zip(names, COLOURS, strict=True))
    return People(names, {look.game.id: LineUp(seats[: look.game.seats[-1]])})


def _house_rules(look: Look, theme: Theme, language: str) -> QWidget:
    """What somebody meets who has never played, with the house rules unfolded."""
    lessons = [(lesson.id, lesson.title(language)) for lesson in lessons_of(look.game.id)]
    screen = SetupScreen(theme, look, People(), Shelf(), lessons=lessons, inviting=True)
    for fold in screen.findChildren(QAbstractButton, "house-rules"):
        fold.click()
    return screen


def _lesson(lesson: Lesson, theme: Theme, language: str) -> QWidget:
    """In the middle, where something is to be done."""
    tasks = [number for number in range(len(lesson.steps)) if lesson.is_task(number)]
    table = LessonTable(lesson, lesson.setup(), tasks[len(tasks) // 2], pace=0)
    settings = Settings(animation="off")
    screen = LessonScreen(theme, LOOKS[lesson.game], table, settings, Shelf(), language=language)
    screen.begin()
    return screen


def _real_dice(look: Look, theme: Theme) -> QWidget:
    """The first roll, with as many dice as there can be, one of them told."""
    seats = [Seat(name) for name in ("Anna", "Ben", "Mia", "Opa", "Tom", "Ida")[: look.game.seats[-1]]]
    session = Session(make_setup(look.game, seats, {}))
    while session.state.real_dice() is None:
        session.submit(session.state.sample(Random(1)))
    table = Table(session, Dice(Random(1)), pace=0)
    table.real_dice = True
    table.reveal_to(table.seat_to_act or 0)
    screen = PlayScreen(theme, look, table, Settings(animation="off"), Shelf())
    screen.rolling.entry.put("3")
    return screen


def _replay(look: Look, theme: Theme, eyes: Eyes | None = None) -> QWidget:
    session = _finished(look.game.id)
    middle = len(session) // 2
    moments = (middle // 2, middle + middle // 2)
    screen = ReplayScreen(theme, look, session, Settings(animation="off"), Shelf(), Cue(middle, moments))
    if eyes:
        screen.look_with(eyes)
    return screen


def _review(look: Look, theme: Theme) -> QWidget:
    """One answer is known already."""
    session, found = _reviewed(look.game.id)
    return ReviewScreen(theme, look, session, found, {moment.move for moment in found.moments[:1]})


def _try_again(look: Look, theme: Theme) -> QWidget:
    """Somebody has asked for the answer."""
    session, found = _reviewed(look.game.id)
    question = next(moment for moment in found.moments if moment.kind == "mistake")
    settings = Settings(animation="off")
    screen = TryAgainScreen(theme, look, session, (found, question), settings, Shelf())
    screen.show_answer()
    return screen


@cache
def _reviewed(game: str) -> tuple[Session, Review]:
    """A short game: nobody waits long for pictures."""
    session = bot_game(LOOKS[game], max(2, LOOKS[game].game.seats[0]), seed=2)
    return session, review(session.record)


@cache
def _finished(game: str) -> Session:
    return bot_game(LOOKS[game], min(4, LOOKS[game].game.seats[-1]), seed=1)


def _alone(game: str) -> Session:
    played = bot_game(LOOKS[game], 1, seed=1).record
    seats = tuple(structs.replace(seat, player="human") for seat in played.setup.seats)
    return Session(replace(played.setup, seats=seats), played.moves)
