"""The small window that a second start shows: two windows must not write the same games."""

from __future__ import annotations

from gamebox.ui.screens.small_window import SmallWindow
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button

_WIDTH = 480


class InUseWindow(SmallWindow):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, _WIDTH)
        text = translate("InUse", "Another window is using these saved games. Please play there, or close it first.")
        close = button(translate("InUse", "Close"), self.close, "primary", name="close")
        self.lay_out_words(translate("InUse", "gamebox is already open"), text, buttons=(close,))
