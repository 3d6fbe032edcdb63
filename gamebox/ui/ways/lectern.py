"""The way through what can be learned: the rules, worked examples, and first games that explain themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from gamebox.library import lessons as kept
from gamebox.library.lessons import Progress
from gamebox.ui.accompaniment.accompaniment import Accompaniment
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue, Example
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.lesson import Lesson, lesson_named, lessons_of
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.guide import Guide
    from gamebox.ui.screens.rules.scenes import Scene

Then = Callable[[], None]


class Lectern:
    def __init__(self, guide: Guide, host: Host, desk: Desk, accompaniment: Accompaniment) -> None:
        self._guide = guide
        self._host = host
        self._desk = desk
        self._accompaniment = accompaniment
        self._progress = kept.load(desk.profile)

    def show_rules(self, game: str, back: Then, rule: str | None = None) -> None:
        from gamebox.ui.screens.rules.screen import RulesScreen

        def build() -> Screen:
            language, lessons = self._desk.translators.language, {each: self.lessons(each) for each in LOOKS}
            screen = RulesScreen(self._desk.theme, LOOKS, game, language, rule, lessons=lessons)
            screen.left.connect(back)
            screen.scene_wanted.connect(lambda scene: self.show_scene(scene, back))
            rules = partial(self.show_rules, game, back)
            screen.lesson_wanted.connect(lambda name, learned: self._guide.show_lesson(name, learned, rules))
            return screen

        self._guide.show_screen(build)

    def show_scene(self, scene: Scene, back: Then) -> None:
        """A worked example: watch it, do it oneself, go on to the next, or back to the very rule."""
        session = self._host.loaded(scene.path)
        if session is None:
            return
        caption, following = scene.caption(self._desk.translators.language), scene.following
        rules = partial(self.show_rules, scene.game, back, scene.rule)
        then = partial(self.show_scene, following, back) if following else rules
        self._guide.show_replay(session, rules, Cue(scene.begin, example=Example(caption, then, scene.begin)))

    def lessons(self, game: str) -> list[tuple[str, str]]:
        """Those of a game, each with its title."""
        return [(lesson.id, lesson.title(self._desk.translators.language)) for lesson in lessons_of(game)]

    def taught_by(self, name: str) -> Mapping[str, Any]:
        """What is played in a lesson, as the options of its game."""
        return asdict(lesson_named(name).record.setup.options)

    def is_new(self, game: str) -> bool:
        """Whether somebody should be asked to learn it; once is enough, and nobody who has played it is asked."""
        played = game in self._desk.people.line_ups or game in self._progress.offered
        if not played:
            self._keep(self._progress.having_offered(game))
        return not played

    def teach(self, name: str, back: Then, then: Then) -> None:
        """Go on where somebody left it; `back` if it is left again, `then` when it has been learned."""
        lesson = lesson_named(name)
        known = self._progress.reached.get(name, 0)
        self._show(lesson, known if known < len(lesson.steps) else 0, back, then)

    def _show(self, lesson: Lesson, step: int, back: Then, then: Then) -> None:
        learner = next(iter(self._desk.people.names), None)
        table = self._host.teach(lesson, lesson.setup(learner), step)

        def note(step: int) -> None:
            if step != self._progress.reached.get(lesson.id):
                self._keep(self._progress.at(lesson.id, step))

        def learned() -> None:
            self._keep(self._progress.after(lesson.id))
            then()

        def build() -> Screen:
            desk = self._desk
            table.language = desk.translators.language
            screen = LessonScreen(
                desk.theme, LOOKS[lesson.game], table, desk.settings, desk.shelf, language=table.language
            )
            self._accompaniment.sound(screen.board)
            screen.bar.call_back(translate("Screen", "Back"))
            screen.left.connect(back)
            screen.settings_wanted.connect(lambda: self._guide.show_settings(again))
            screen.rules_wanted.connect(lambda rule: self.show_rules(lesson.game, again, rule or None))
            screen.reached.connect(note)
            screen.learned.connect(learned)
            screen.from_start.connect(lambda: self._show(lesson, 0, back, then))
            return screen

        again = partial(self.teach, lesson.id, back, then)
        self._guide.show_screen(build)

    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        with self._host.telling():
            kept.save(self._desk.profile, progress)
