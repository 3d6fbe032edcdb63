"""A user's own sheets of Lava & Rails: files in the profile, those that can be played on and those that are drafts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gamebox.engine.files import own_folder, remove, write_atomically
from gamebox.engine.record import load
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import resolve
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet, SheetError, sketch
from gamebox.games.lavarails.sheet_file import as_toml, load_document
from gamebox.games.registry import GAMES
from gamebox.library.bin import FOLDER as BIN
from gamebox.library.profile import Profile, decoded

FOLDER = "sheets"
PLAYABLE, DRAFT = ".toml", ".draft"
"""How files end. A draft's is not offered for play, and nobody is told that it is broken."""
_STARS = "stars.json"
_MOST = 2000
"""Sheets of which it is remembered how hard they are."""


@dataclass(frozen=True)
class OwnSheet:
    path: Path
    canvas: Canvas
    sheet: Sheet
    """As far as it can be drawn."""
    playable: bool
    stars: int | None = None
    """How hard it is, once somebody has seen that."""


class NoSheetInsideError(ValueError):
    """A record of another game."""


class OwnSheets:
    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    @property
    def folder(self) -> Path:
        return self._profile.folder / FOLDER

    def all(self, language: str) -> tuple[list[OwnSheet], list[SheetError]]:
        """Those that can be drawn, the newest first, and what is wrong with the others."""
        stars = stars_in(self.folder)
        found: list[OwnSheet] = []
        broken: list[SheetError] = []
        files = [path for ending in (PLAYABLE, DRAFT) for path in self.folder.glob(f"*{ending}")]
        for path in sorted(files, key=_last_touched, reverse=True):
            try:
                found.append(_own(path, language, stars))
            except SheetError as error:
                broken.append(error)
        return found, broken

    def keep(self, canvas: Canvas, path: Path | None = None) -> Path:
        """Write a sheet to the profile, in the place of an older one; where it is now. Raises OSError."""
        sheet, faults = canvas.signed().sketch()
        stem = path.stem if path else self._fresh_stem()
        place = own_folder(self.folder) / f"{stem}{DRAFT if faults else PLAYABLE}"
        write_atomically(place, as_toml(sheet).encode())
        if path and path != place:
            remove(path)
        return place

    def _fresh_stem(self) -> str:
        """A name that no other sheet has, nor one that was just deleted."""
        stem = made = time.strftime("%Y-%m-%d-%H%M%S")
        number = 1
        places = (self.folder, self._profile.folder / BIN)
        while any((folder / f"{stem}{ending}").exists() for folder in places for ending in (PLAYABLE, DRAFT)):
            number += 1
            stem = f"{made}-{number}"
        return stem

    def note_stars(self, canvas: Canvas, stars: int) -> None:
        """How hard games have shown a drawing to be."""
        known = stars_in(self.folder)
        if known.get(canvas.digest) != stars:
            known.pop(canvas.digest, None)
            kept = dict([*known.items(), (canvas.digest, stars)][-_MOST:])
            write_atomically(own_folder(self.folder) / _STARS, msgspec.json.encode(kept))


def stars_in(folder: Path) -> dict[str, int]:
    """How hard drawings are, by their digests; nothing that could not be found out again."""
    try:
        return decoded(folder / _STARS, dict[str, int])
    except (ValueError, RecursionError, OSError):
        return {}


def _own(path: Path, language: str, stars: dict[str, int]) -> OwnSheet:
    canvas, faults = drawn_in(path, language)
    sheet, _ = canvas.sketch()
    return OwnSheet(path, canvas, sheet, not faults and path.suffix == PLAYABLE, stars.get(canvas.digest))


def drawn_in(path: Path, language: str) -> tuple[Canvas, list[SheetError]]:
    """The drawing of a sheet file, and what is wrong with it; raises SheetError if there is none."""
    sheet, faults = sketch(load_document(path), path.name)
    return Canvas.of(sheet, language), faults


def brought(path: Path, language: str) -> Canvas:
    """The drawing in a file from elsewhere: a sheet, or a game that was played on one.

    Raises SheetError or RecordError, or NoSheetInsideError for a game that has no sheet.
    """
    if path.suffix.lower() != ".gamebox":
        return drawn_in(path, language)[0]
    options = load(path, GAMES).setup.options
    if not isinstance(options, LavarailsOptions):
        raise NoSheetInsideError
    return Canvas.of(resolve(options.sheet), language)


def _last_touched(path: Path) -> tuple[int, str]:
    return path.lstat().st_mtime_ns, path.name
