"""With which dice: new ones, those of the day, or those of a code that somebody has shared."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gamebox.engine.chance import LONGEST_CODE
from gamebox.library.shelf import Shelf
from gamebox.ui.screens.setup.seating import DiceKind, Seating
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label
from gamebox.ui.widgets.segments import Segment, Segments


class DiceChoice(QWidget):
    """Among the house rules: the computer's own dice, those of a code, or real ones."""

    changed = Signal()

    def __init__(self, seating: Seating, theme: Theme) -> None:
        super().__init__()
        self._seating = seating
        values = (
            ("new", translate("Setup", "new dice")),
            ("code", translate("Setup", "with a code")),
            ("real", translate("Setup", "our own dice")),
        )
        self._kinds = Segments(values, "new", theme, name="dice", label=translate("Setup", "Dice"))
        self._kinds.chosen.connect(self._choose)
        self._code = QLineEdit()
        self._code.setObjectName("code")
        self._code.setMaxLength(LONGEST_CODE)
        self._code.setPlaceholderText(translate("Setup", "Code, or any word"))
        self._code.setAccessibleName(translate("Setup", "Code of the dice"))
        self._code.textChanged.connect(self._type)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addWidget(self._kinds)
        rows.addWidget(self._code)
        self._told = label("", "muted", wrap=True)
        rows.addWidget(self._told)
        self._show("new")

    def show_kind(self, kind: DiceKind) -> None:
        self._kinds.choose(kind)

    def _choose(self, kind: DiceKind) -> None:
        self._seating.dice = kind
        self._show(kind)
        if kind == "code":
            self._code.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _show(self, kind: DiceKind) -> None:
        told = {
            "code": translate("Setup", "Whoever plays with the same code meets the same dice."),
            "real": translate("Setup", "You roll them on your table, and tell the computer what they show."),
        }.get(kind, "")
        self._code.setVisible(kind == "code")
        self._told.setText(told)
        self._told.setVisible(bool(told))

    def _type(self, code: str) -> None:
        self._seating.code = code
        self.changed.emit()


class TodaysDice(QWidget):
    """For somebody who plays alone: the dice that everybody meets today, and how others fared with them."""

    chosen = Signal(str)

    def __init__(self, seating: Seating, shelf: Shelf, theme: Theme) -> None:
        super().__init__()
        self._seating = seating
        self._shelf = shelf
        self._button = Segment(translate("Setup", "Today’s dice"), theme)
        self._button.setObjectName("todays-dice")
        self._button.clicked.connect(lambda *_: self._toggle())
        self._told = label("", "muted", wrap=True)
        self._told.setObjectName("todays-tries")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._button)
        row.addWidget(self._told, 1)

    def _toggle(self) -> None:
        self.chosen.emit("today" if self._button.isChecked() else "new")

    def refresh(self) -> None:
        seating = self._seating
        self.setVisible(seating.alone and not seating.going_on)
        self._button.setChecked(seating.dice == "today")
        if not seating.alone or not seating.ready:
            return
        tries = self._shelf.first_tries(seating.look.game.id, seating.variant, seating.todays_name)
        listed = " · ".join(f"{name} {score}" for name, score in tries)
        self._told.setText(self._words(seating.places[0].name.strip() in dict(tries), listed))

    def _words(self, tried: bool, listed: str) -> str:
        if not listed:
            return translate("Setup", "The same for everybody today; the first try counts.")
        if tried:
            return translate("Setup", "Today: {list}. Another try does not count.").replace("{list}", listed)
        return translate("Setup", "Today: {list}. Your first try counts.").replace("{list}", listed)
