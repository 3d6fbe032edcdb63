"""The worked examples of the rulebooks: their records, where in them they begin, and the words of their rules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from gamebox.engine.resources import resource_folder
from gamebox.ui.screens.rules import book


@dataclass(frozen=True)
class Scene:
    """A worked example: `rule` names it in the rulebook and on disk."""

    game: str
    rule: str

    @property
    def path(self) -> Path:
        return _folder() / self.game / f"{self.rule}.gamebox"

    @property
    def exists(self) -> bool:
        return self.path.is_file()

    @property
    def begin(self) -> int:
        """After how many moves it begins; what came before only leads there."""
        begins: dict[str, int] = tomllib.loads((_folder() / "begins.toml").read_text("utf-8"))
        return begins.get(self.rule, 0)

    def caption(self, language: str) -> str:
        """What the rulebook says of it."""
        rule = book.load(self.game, language).rule(self.rule)
        if rule is None:
            return self.rule
        told = " ".join(words for block in rule.blocks for words in book.words_of(block))
        return f"{self.rule}: {book.plain(told)}"

    @property
    def following(self) -> Scene | None:
        """The next example of the same game."""
        rules = sorted(path.stem for path in self.path.parent.glob("*.gamebox"))
        later = [rule for rule in rules if rule > self.rule]
        return Scene(self.game, later[0]) if later else None


def _folder() -> Path:
    return resource_folder() / "scenes"
