"""Games that were deleted a moment ago: they lie in a folder of their own until nobody can want them back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gamebox.engine.files import remove, rename
from gamebox.library.profile import Profile

FOLDER = "deleted"


@dataclass(frozen=True)
class Thrown:
    """Files that were thrown away together, as they are called where they belong."""

    paths: tuple[Path, ...]


class Bin:
    def __init__(self, profile: Profile) -> None:
        self._folder = profile.subfolder(FOLDER)

    def throw(self, *paths: Path) -> Thrown:
        """Raises OSError if the disk refuses it; what it took before is back in its place then."""
        thrown: list[Path] = []
        try:
            for path in paths:
                rename(path, self._place(path))
                thrown.append(path)
        except OSError:
            self.bring_back(Thrown(tuple(thrown)))
            raise
        return Thrown(paths)

    def bring_back(self, thrown: Thrown) -> None:
        for path in thrown.paths:
            rename(self._place(path), path)

    def empty(self) -> None:
        for path in self._folder.iterdir():
            remove(path)

    def _place(self, path: Path) -> Path:
        return self._folder / path.name
