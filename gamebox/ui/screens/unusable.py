"""The small window of a start that finds nowhere to keep games: it says why, and offers other ways to play."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from gamebox.library.profile import UnusableProfileError
from gamebox.ui.desktop import documents
from gamebox.ui.screens.small_window import SmallWindow
from gamebox.ui.texts import translate, why
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button

_WIDTH = 560


class UnusableWindow(SmallWindow):
    def __init__(self, theme: Theme, error: UnusableProfileError) -> None:
        super().__init__(theme, _WIDTH)
        self.folder: Path | None = None
        """Where games shall be kept instead."""
        self.unsaved = False
        """Whether they shall not be kept at all."""
        where = translate("Unusable", "gamebox keeps games and settings in {folder}, but: {reason}.")
        self.lay_out_words(
            translate("Unusable", "Your games cannot be saved"),
            where.format(folder=error.folder, reason=why(error.reason)),
            translate("Unusable", "Without saving, all is gone when you close gamebox: games, results, settings."),
            buttons=(
                button(translate("Unusable", "Another folder …"), self._choose, "primary", name="folder"),
                button(translate("Unusable", "Play without saving"), self._play_unsaved, name="unsaved"),
                button(translate("Unusable", "Close"), self.close, "quiet", name="close"),
            ),
        )

    def _choose(self) -> None:
        title = translate("Unusable", "Where shall your games be kept?")
        chosen = QFileDialog.getExistingDirectory(self, title, documents())
        if chosen:
            self.folder = Path(chosen)
            self.close()

    def _play_unsaved(self) -> None:
        self.unsaved = True
        self.close()
