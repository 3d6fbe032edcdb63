"""What was deleted from a list comes back one after the other, the last one first, until nobody can want it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from gamebox.library.profile import Profile
from gamebox.ui.ways.discards import Discards


class List:
    """Stands in for a screen that shows files."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def show_entries(self, entries: Sequence[str], chosen: str = "", /) -> None:
        self.said.append((list(entries), chosen))

    def tell_deleted(self, entry: str, /) -> None:
        self.said.append(entry)

    def drop_slip(self) -> None:
        self.said.append("dropped")


@pytest.fixture
def files(profile: Profile) -> list[Path]:
    made = [profile.folder / "finished" / name for name in ("a", "b", "c")]
    for path in made:
        path.parent.mkdir(exist_ok=True)
        path.write_text(path.name)
    return made


def test_the_last_one_comes_back_first(profile: Profile, files: list[Path]) -> None:
    def there() -> list[str]:
        return sorted(path.name for path in files if path.exists())

    discards, screen = Discards[str](profile, nullcontext, there), List()
    discards.throw(screen, "A", "key of a", files[0])
    assert screen.said == [(["b", "c"], ""), "A"]
    discards.throw(screen, "B", "key of b", files[1], files[2])
    assert screen.said[2:] == [([], ""), "B"]
    screen.said.clear()
    discards.undo(screen)
    assert screen.said == [(["b", "c"], "key of b"), "A"], "it tells what can still be brought back"
    discards.undo(screen)
    assert screen.said[2:] == [(["a", "b", "c"], "key of a"), "dropped"]
    assert [path.read_text() for path in files] == ["a", "b", "c"]


def test_of_several_the_last_one_is_told(profile: Profile, files: list[Path]) -> None:
    discards, screen = Discards[str](profile, nullcontext, list), List()
    for path in files:
        discards.throw(screen, path.name.upper(), path.name, path)
    discards.undo(screen)
    assert screen.said[-1] == "B"


def test_nobody_can_want_back_what_was_emptied(profile: Profile, files: list[Path]) -> None:
    discards, screen = Discards[str](profile, nullcontext, list), List()
    discards.throw(screen, "A", "a", files[0])
    discards.empty()
    assert [path for path in profile.folder.rglob("a") if path.is_file()] == []
    discards.throw(screen, "B", "b", files[1])
    screen.said.clear()
    discards.undo(screen)
    assert screen.said == [([], "b"), "dropped"]
