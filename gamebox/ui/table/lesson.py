"""First games that explain themselves: a record to be played move by move, and what is said at which of them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from gamebox.engine.game import Chance, Over
from gamebox.engine.record import Record, Setup, load
from gamebox.engine.resources import resource_folder
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES

_WORDS_A_MINUTE = 180
_SECONDS_A_TASK = 4
"""Reading pace of somebody who does not read all day, and how long it takes to find and do a thing."""

Told = dict[str, str]
"""By language."""


class LessonError(ValueError):
    """A lesson that cannot be taught, in one sentence."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said once so many moves have been made."""

    at: int
    de: str
    en: str
    point: list[str] = []
    """Moves whose places it is about; a task points at its own move."""
    wrong: Told = {}
    """What is said to somebody who does something else that may be done."""

    def text(self, language: str) -> str:
        return self.de if language == "de" else self.en


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    number: int
    title: Told
    steps: list[Words]


@dataclass(frozen=True)
class Lesson:
    """The first seat's player learns; all other seats follow the record."""

    id: str
    document: _Document

    @property
    def game(self) -> str:
        return self.document.game

    @property
    def steps(self) -> list[Words]:
        return self.document.steps

    def title(self, language: str) -> str:
        return self.document.title.get(language) or self.document.title["en"]

    @cached_property
    def record(self) -> Record:
        return load(_folder() / f"{self.id}.gamebox", GAMES)

    def is_task(self, number: int) -> bool:
        """Whether the person must do something there; else it is only told."""
        step = self.steps[number]
        later = self.steps[number + 1 : number + 2]
        if any(next_one.at == step.at for next_one in later) or step.at >= len(self.record.moves):
            return False
        waiting = self._whole.state_after(step.at).to_act()
        if isinstance(waiting, Over) or (isinstance(waiting, Chance) and not waiting.asked):
            return False
        return waiting.seat == 0

    @cached_property
    def _whole(self) -> Session:
        return Session.of(self.record)

    def move(self, index: int) -> Any:
        return self.record.setup.game.read(self.record.moves[index])

    def places(self, number: int) -> list[Any]:
        """The moves whose places a step is about."""
        step = self.steps[number]
        named = [self.record.setup.game.read(text) for text in step.point]
        return named or ([self.move(step.at)] if self.is_task(number) else [])

    def setup(self, learner: str | None = None) -> Setup:
        """The table, with a person of that name at it."""
        setup = self.record.setup
        if learner is None or any(seat.name == learner for seat in setup.seats[1:]):
            return setup
        first, *others = setup.seats
        return replace(setup, seats=(msgspec.structs.replace(first, name=learner), *others))

    def seconds(self, language: str) -> float:
        """How long it takes at reading pace."""
        words = sum(len(step.text(language).split()) for step in self.steps)
        tasks = sum(map(self.is_task, range(len(self.steps))))
        return 60 * words / _WORDS_A_MINUTE + _SECONDS_A_TASK * tasks

    @property
    def minutes(self) -> int:
        return round(self.seconds("en") / 60)


def lessons_of(game: str) -> list[Lesson]:
    """In the order in which one would take them."""
    found = (_load(path) for path in _folder().glob("*.toml"))
    return sorted((lesson for lesson in found if lesson.game == game), key=lambda lesson: lesson.document.number)


def lesson_named(name: str) -> Lesson:
    return _load(_folder() / f"{name}.toml")


def _load(path: Path) -> Lesson:
    try:
        return Lesson(path.stem, msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Document))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path.name}: {error}.") from error


def _folder() -> Path:
    return resource_folder() / "guides"
