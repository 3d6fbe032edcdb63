"""The games as catalogues tell of them, in what the games say of themselves: names, a sentence each, and pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from identity import ROOT
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

sys.path.insert(0, str(ROOT))  # of the tree in which this lies, not of another that is installed

from gamebox.ui.looks import COVERS
from gamebox.ui.texts import LANGUAGES, Translators

HOME = "home"
_HOME = {"en": "All games of the box", "de": "Alle Spiele der Schachtel"}


def names(language: str = "en") -> list[str]:
    with _spoken(language):
        return [cover.name() for cover in COVERS.values()]


def taglines(language: str) -> list[str]:
    """Each game with what it is about."""
    with _spoken(language):
        return [f"{cover.name()}: {cover.tagline()}" for cover in COVERS.values()]


def pictures(language: str) -> dict[str, str]:
    """The pictures of the gallery that catalogues show, and what they show; that of the home screen first."""
    with _spoken(language):
        shown = {
            f"{game}-{pose}": f"{cover.name()}: {says}"
            for game, cover in COVERS.items()
            for pose, says in cover.pictures().items()
        }
    return {HOME: _HOME[language], **shown}


@contextmanager
def _spoken(language: str) -> Iterator[None]:
    if language not in LANGUAGES:
        raise ValueError(f"gamebox does not speak {language}.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    translators = Translators(QCoreApplication.instance() or QGuiApplication([]))  # icons want no less
    translators.use(language)
    try:
        yield
    finally:
        translators.use("en")
        translators.remove()
