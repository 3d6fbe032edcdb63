"""Draws the screenshots for the README and the software catalogues into packaging/screenshots.

python packaging/screenshots.py
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import catalogue
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gamebox.commands import gallery
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT

FOLDER = Path(__file__).parent / "screenshots"
_SIZE = (1280, 800)
_MILLISECONDS = 800
"""Some pictures are drawn after the window has come up."""


def main() -> None:
    application = QApplication([])
    application.setStyle("Fusion")
    application.setStyleSheet(stylesheet(LIGHT))
    Translators(application).use("en")
    FOLDER.mkdir(exist_ok=True)
    wanted = catalogue.pictures("en")
    for shot in gallery.shots(LIGHT, "en"):
        if shot.name in wanted:
            widget = shot.build()
            widget.resize(*_SIZE)
            widget.show()
            QTest.qWait(_MILLISECONDS)
            widget.grab().save(str(FOLDER / f"{shot.name}.png"))
            widget.close()


if __name__ == "__main__":
    main()
