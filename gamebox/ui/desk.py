"""What the screens share: the profile on disk, what was set, and the languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from gamebox.library import people, settings
from gamebox.library.people import LineUp, People
from gamebox.library.profile import Profile
from gamebox.library.saves import Saves
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.kept_pictures import FOLDER, KeptPictures
from gamebox.ui.texts import Translators
from gamebox.ui.theme import Theme, theme_for

if TYPE_CHECKING:
    from gamebox.bots.tutor import Tutor
    from gamebox.library.reviews import Reviews


@dataclass
class Desk:
    profile: Profile
    saves: Saves
    translators: Translators
    settings: Settings
    people: People
    shelf: Shelf
    pictures: KeptPictures

    @classmethod
    def open(cls, profile: Profile, translators: Translators, chosen: Settings) -> Desk:
        """Raises OSError if nothing can be kept in the profile."""
        shelf, pictures = Shelf(profile), KeptPictures(profile.folder / FOLDER)
        desk = cls(profile, Saves(profile), translators, chosen, people.load(profile), shelf, pictures)
        translators.use(chosen.language)
        return desk

    @cached_property
    def reviews(self) -> Reviews:
        """Loaded when somebody looks back: with the judges come all bots."""
        from gamebox.library.reviews import Reviews

        return Reviews(self.profile)

    @property
    def theme(self) -> Theme:
        return theme_for(self.settings)

    def change(self, changed: Settings) -> None:
        """Take over new settings and keep them."""
        language = self.settings.language
        self.settings = changed
        settings.save(self.profile, changed)
        if changed.language != language:
            self.translators.use(changed.language)

    def follow_language(self) -> bool:
        """Speak as the system does, if that is what was wished for; whether that is another language now."""
        before = self.translators.language
        self.translators.use(self.settings.language)
        return self.translators.language != before

    def teach(self, name: str, tutor: Tutor) -> None:
        """Remember what kind of tutor somebody wants."""
        self.people = self.people.taught(name, tutor)
        people.save(self.profile, self.people)

    def remember(self, game: str, line_up: LineUp) -> None:
        self.people = self.people.after(game, line_up)
        people.save(self.profile, self.people)

    def reload_people(self) -> None:
        """Somebody has got another name."""
        self.people = people.load(self.profile)
