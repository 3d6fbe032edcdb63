"""What lies in the workshop: own sheets, drafts among them, and those that come with the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from gamebox.bots.lavarails.drafting import CodeError, wish_of
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import difficulty_of, shipped_sheets
from gamebox.games.lavarails.sheet import Sheet
from gamebox.library.sheets import OwnSheet
from gamebox.ui.games.lavarails.terms import nameless
from gamebox.ui.texts import translate


@dataclass(frozen=True)
class Entry:
    canvas: Canvas
    sheet: Sheet
    """As far as it can be drawn."""
    path: Path | None
    """None: it comes with the program."""
    playable: bool
    stars: int | None

    @property
    def key(self) -> str:
        return self.path.stem if self.path else self.sheet.id

    @property
    def title(self) -> str:
        return self.canvas.name or nameless()

    @property
    def level(self) -> str:
        return translate("Lavarails", "Volcano") if self.canvas.volcanic else translate("Lavarails", "Railway")

    @property
    def group(self) -> str:
        return translate("Workshop", "Your own") if self.path else self.level

    @property
    def note(self) -> str:
        """What is said of it instead of how hard it is."""
        if not self.playable:
            return translate("Workshop", "draft")
        return "" if self.stars else self.level

    @property
    def code(self) -> str:
        """How bots make it again, if they have made it and nobody has drawn on it since."""
        try:
            return wish_of(self.canvas.code).code
        except CodeError:
            return ""

    def facts(self) -> list[str]:
        canvas = self.canvas
        size = translate("Workshop", "{width} × {height} fields").format(width=canvas.width, height=canvas.height)
        by = translate("Workshop", "by {author}").format(author=canvas.author) if canvas.author else ""
        code = translate("Workshop", "code {code}").format(code=self.code) if self.code else ""
        state = "" if self.playable else translate("Workshop", "a draft, not yet playable")
        return [fact for fact in (self.level, size, by, code, state) if fact]


def entries_of(own: Iterable[OwnSheet], language: str) -> list[Entry]:
    """Own sheets first."""
    mine = [Entry(sheet.canvas, sheet.sheet, sheet.path, sheet.playable, sheet.stars) for sheet in own]
    shipped = [
        Entry(Canvas.of(sheet, language), sheet, None, True, difficulty_of(sheet.id))
        for sheet in shipped_sheets().values()
    ]
    return [*mine, *shipped]
