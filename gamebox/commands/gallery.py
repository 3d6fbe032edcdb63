"""The gallery: every screen and typical table states as PNG, in three sizes, two themes and two languages."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from msgspec import structs
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gamebox.bots.advice import Advice
from gamebox.bots.judge import Knowledge
from gamebox.bots.judged import Review
from gamebox.bots.review import review
from gamebox.bots.tasks import Hint
from gamebox.commands.demo import bot_game
from gamebox.commands.layout_faults import faults
from gamebox.commands.past_shots import past_shots
from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.engine.record import COLOURS, Seat, make_setup
from gamebox.engine.session import Session
from gamebox.library.people import LineUp, People
from gamebox.library.profile import Profile
from gamebox.library.saves import Saves
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.look import Look, Pose
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.about import AboutScreen
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.games.pictures import Pictures
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.in_use import InUseWindow
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.open_table import OpenTable
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.review.screen import ReviewScreen
from gamebox.ui.screens.review.try_again import TryAgainScreen
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.screens.settings import SettingsScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.lesson import Lesson, lessons_of
from gamebox.ui.table.lesson_table import LessonTable
from gamebox.ui.table.picture import table_picture
from gamebox.ui.table.table import Table
from gamebox.ui.texts import LANGUAGES, Translators, translate
from gamebox.ui.theme import DARK, LIGHT, Theme

SIZES = (QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080))
_MUCH = 3
"""More moves than this are worth a hint."""
THEMES = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True)
class Shot:
    """A screen to be pictured."""

    name: str
    build: Callable[[], QWidget]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", action="append", metavar="NAME", help="one screen; may be repeated")
    parser.add_argument("--check", action="store_true", help="look for words cut off, overlaps and pale ink")
    parser.set_defaults(run=lambda arguments: run(arguments.folder, only=arguments.only, check=arguments.check))


def run(
    folder: Path,
    sizes: Sequence[QSize] = SIZES,
    themes: Mapping[str, Theme] = THEMES,
    languages: Iterable[str] = tuple(LANGUAGES),
    only: Sequence[str] | None = None,
    check: bool = False,
) -> int:
    """Draw everything, or `only` some screens; they see a profile of their own, never the user's."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # the same pictures on every display
    application = QApplication.instance() or QApplication(["gamebox"])
    if not isinstance(application, QApplication):
        raise TypeError("The gallery needs an application with widgets.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"gamebox: the gallery cannot be written to {folder}: {error.strerror}\n")
        return 1
    application.setStyle("Fusion")
    if unknown := set(only or ()) - {shot.name for shot in shots(LIGHT, "en")}:
        sys.stderr.write(f"gamebox: there is no screen {', '.join(sorted(unknown))} in the gallery\n")
        return 1
    translators = Translators(application)
    found: list[str] = []
    for language in languages:
        translators.use(language)
        for name, theme in themes.items():
            application.setStyleSheet(stylesheet(theme))
            pictures = [
                picture
                for shot in shots(theme, language)
                if only is None or shot.name in only
                for picture in _draw(application, shot, sizes, folder / f"{name}-{language}", found if check else None)
            ]
            sys.stdout.write(f"{language} {name}: {len(pictures)} pictures\n")
    translators.remove()
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


def _draw(
    application: QApplication, shot: Shot, sizes: Sequence[QSize], ending: Path, found: list[str] | None
) -> Iterator[Path]:
    """Pictures in a folder, with the last part of `ending` in their names; what is wrong with them is `found`."""
    widget = shot.build()
    widget.resize(sizes[0])  # Windows complains of one that appears larger than it may be
    widget.show()
    for size in sizes:
        widget.setMaximumSize(size)  # otherwise Windows lets no window outgrow its screen
        widget.resize(size)
        application.processEvents()
        application.processEvents()  # pictures are drawn once the screen has been painted
        while any(pictures.busy for pictures in widget.findChildren(Pictures)):
            application.processEvents()
        picture = ending.with_name(f"{shot.name}-{size.width()}x{size.height()}-{ending.name}.png")
        if not widget.grab().save(str(picture)):
            raise OSError(f"{picture} could not be written.")
        if found is not None:
            found += [f"{picture.name}: {fault}" for fault in faults(widget)]
        yield picture
    widget.close()
    widget.deleteLater()
    application.processEvents()


def shots(theme: Theme, language: str) -> Iterator[Shot]:
    """Everything that there is to see."""
    yield Shot("home", lambda: _home(theme, interrupted=False))
    yield Shot("home-continue", lambda: _home(theme, interrupted=True))
    yield from (Shot(name, build) for name, build in past_shots(theme))
    yield Shot("settings", lambda: SettingsScreen(theme, Settings()))
    yield Shot("about", lambda: AboutScreen(theme, Path("…")))
    yield Shot("in-use", lambda: InUseWindow(theme))
    for look in LOOKS.values():
        yield from _shots_of(look, theme, language)


def _shots_of(look: Look, theme: Theme, language: str) -> Iterator[Shot]:
    game = look.game.id
    yield Shot(f"{game}-setup", lambda: SetupScreen(theme, look, People(), Shelf()))
    yield Shot(f"{game}-setup-full", lambda: SetupScreen(theme, look, _crowd(look), Shelf()))
    yield Shot(f"{game}-setup-new", lambda: _house_rules(look, theme, language))
    for lesson in lessons_of(game):
        yield Shot(f"{game}-lesson-{lesson.id}", lambda lesson=lesson: _lesson(lesson, theme, language))  # type: ignore[misc]
    yield Shot(f"{game}-real-dice", lambda: _real_dice(look, theme))
    yield Shot(f"{game}-rules", lambda: RulesScreen(theme, LOOKS, game, language))
    for pose in look.poses():
        yield Shot(f"{game}-{pose.name}", lambda pose=pose: _table(look, pose, theme))  # type: ignore[misc]
    yield Shot(f"{game}-hint", lambda: _hint(look, theme))
    yield Shot(f"{game}-since-your-turn", lambda: _recap(look, theme))
    yield Shot(f"{game}-tutor", lambda: _tutor(look, theme))
    yield Shot(f"{game}-open-table", lambda: _open_table(look, theme))
    yield Shot(f"{game}-rule", lambda: _rule(look, theme))
    yield Shot(f"{game}-thing", lambda: _thing(look, theme))
    yield Shot(f"{game}-tip", lambda: _tip(look, theme))
    yield Shot(f"{game}-replay", lambda: _replay(look, theme))
    yield Shot(f"{game}-review", lambda: _review(look, theme))
    yield Shot(f"{game}-try-again", lambda: _try_again(look, theme))
    yield Shot(f"{game}-result", lambda: ResultScreen(theme, look, _finished(look), Shelf()))
    if 1 in look.game.seats:
        yield Shot(f"{game}-result-alone", lambda: ResultScreen(theme, look, _alone(game), Shelf()))


def _house_rules(look: Look, theme: Theme, language: str) -> QWidget:
    """What somebody meets who has never played, with the house rules unfolded."""
    lessons = [(lesson.id, lesson.title(language)) for lesson in lessons_of(look.game.id)]
    screen = SetupScreen(theme, look, People(), Shelf(), lessons=lessons, inviting=True)
    for fold in screen.findChildren(QAbstractButton, "house-rules"):
        fold.click()
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


def _lesson(lesson: Lesson, theme: Theme, language: str) -> QWidget:
    """In the middle, where something is to be done."""
    tasks = [number for number in range(len(lesson.steps)) if lesson.is_task(number)]
    table = LessonTable(lesson, lesson.setup(), tasks[len(tasks) // 2], pace=0)
    settings = Settings(animation="off")
    screen = LessonScreen(theme, LOOKS[lesson.game], table, settings, Shelf(), language=language)
    screen.begin()
    return screen


def _alone(game: str) -> Session:
    played = bot_game(LOOKS[game], 1, seed=1).record
    seats = tuple(structs.replace(seat, player="human") for seat in played.setup.seats)
    return Session(replace(played.setup, seats=seats), played.moves)


def _replay(look: Look, theme: Theme) -> QWidget:
    session = _finished(look)
    middle = len(session) // 2
    moments = (middle // 2, middle + middle // 2)
    return ReplayScreen(theme, look, session, Settings(animation="off"), Shelf(), Cue(middle, moments))


def _open_table(look: Look, theme: Theme) -> QWidget:
    table = Table(look.poses()[-1].session, Dice(Random(1)), pace=0)
    screen = OpenTable(theme, look, table, Settings(animation="off"), Shelf())
    table.setParent(screen)
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


def _crowd(look: Look) -> People:
    """People who were all there last time, one of them with the longest name there can be."""
    names = ("Maximiliane-Charlottenau", "Beate", "Carl", "Diana", "Emil", "Friederike")
    seats = tuple(Seat(name, colour) for name, colour in zip(names, COLOURS, strict=True))
    return People(names, {look.game.id: LineUp(seats[: look.game.seats[-1]])})


def _finished(look: Look) -> Session:
    return _finished_game(look.game.id)


@cache
def _finished_game(game: str) -> Session:
    return bot_game(LOOKS[game], min(4, LOOKS[game].game.seats[-1]), seed=1)


def _home(theme: Theme, *, interrupted: bool) -> QWidget:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        saves = Saves(profile)
        if interrupted:
            for look in LOOKS.values():
                saves.begin(look.poses()[-1].session.record).close()
        unfinished = saves.unfinished()
        profile.close()
    notices = (
        [translate("Window", "A damaged file could not be read. It was kept aside as {name}.")] if interrupted else []
    )
    return HomeScreen(
        theme,
        COVERS,
        unfinished,
        [notice.format(name="2026-05-01-exxtra.journal.damaged-1") for notice in notices],
        lambda record, size: QPixmap.fromImage(table_picture(LOOKS[record.setup.game.id], record, size, theme)),
        KeptPictures(),
    )


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


def _rule(look: Look, theme: Theme) -> QWidget:
    """A rule beside the table, one with a figure."""
    screen, _ = _advised(look, theme)
    rules = rulebook.load(look.game.id, "en").rules
    drawn = [rule.id for rule in rules if any(isinstance(block, rulebook.Figure) for block in rule.blocks)]
    screen.company.reading.open_rule(next(iter(drawn), rules[0].id))
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


def _thing(look: Look, theme: Theme) -> QWidget:
    screen, _ = _advised(look, theme)
    screen.company.explaining.tell(next(screen.scene.things()))
    return screen


def _table(look: Look, pose: Pose, theme: Theme) -> PlayScreen:
    table = Table(pose.session, Dice(Random(1)), pace=0)
    if pose.viewer is not None:
        table.reveal_to(pose.viewer)
    screen = PlayScreen(theme, look, table, Settings(animation="off"), Shelf())
    pose.arrange(screen.scene)
    if table.needs_curtain:
        screen.begin()
    return screen
