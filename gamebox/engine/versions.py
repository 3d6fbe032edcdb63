"""What records of older versions become today: one step from each version to the next, never changed once released.

A step takes a whole document as JSON and gives the next version's; it raises ValueError with what is wrong. A later
version adds its number here, its step to `_STEPS`, and samples of what it replaces to tests/samples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

NEWEST = 2

Document: TypeAlias = Mapping[str, Any]


class NewerVersionError(ValueError):
    """A document of a version that is not known here."""

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} is newer than {NEWEST}")
        self.version = version


def upgraded(document: Document) -> Document:
    """The document as the newest version says it; raises ValueError, NewerVersionError above all."""
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise ValueError("it names no version")
    if version > NEWEST:
        raise NewerVersionError(version)
    for number in range(version, NEWEST):
        document = _STEPS[number](document)
    return document


def _from_1(document: Document) -> Document:
    """Version 1 said nothing of when, with which dice and with what help a game was played."""
    for name in ("played", "dice", "help"):
        if name in document:
            raise ValueError(f"version 1 knows no field {name}")
    return {**document, "version": 2}


_STEPS: Mapping[int, Callable[[Document], Document]] = {1: _from_1}
