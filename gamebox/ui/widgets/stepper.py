"""A number between two buttons that make it smaller and larger."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gamebox.ui.widgets.parts import button, give_tip, label


class Stepper(QWidget):
    changed = Signal(int)

    def __init__(self, caption: str, value: int, bounds: range, *, name: str, less: str, more: str) -> None:
        """`less` and `more` say what the buttons do."""
        super().__init__()
        self._bounds = bounds
        self._value = value
        self._caption = caption
        self._number = label("", "strong")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setMinimumWidth(24)
        self._less = self._button("−", -1, less, f"{name}-less")
        self._more = self._button("+", 1, more, f"{name}-more")
        self._abouts = {self._less: less, self._more: more}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(label(caption), 1)
        for part in (self._less, self._number, self._more):
            row.addWidget(part)
        self._tell()

    def _button(self, sign: str, step: int, about: str, name: str) -> QPushButton:
        made = button(sign, lambda: self.choose(self._value + step), "sign", name=name)
        give_tip(made, about)
        return made

    @property
    def value(self) -> int:
        return self._value

    def choose(self, value: int) -> None:
        """Somebody wants another number."""
        if value in self._bounds and value != self._value:
            self.show_value(value)
            self.changed.emit(value)

    def show_value(self, value: int) -> None:
        self._value = value
        self._tell()

    def _tell(self) -> None:
        self._number.setText(str(self._value))
        self._less.setEnabled(self._value != self._bounds[0])
        self._more.setEnabled(self._value != self._bounds[-1])
        for part, about in self._abouts.items():
            part.setAccessibleName(f"{self._caption}: {self._value}. {about}")
