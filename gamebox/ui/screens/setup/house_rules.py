"""What a family may agree on, folded away: one line tells what is not as printed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import button, label
from gamebox.ui.widgets.rule_label import RuleLabel


class HouseRules(QWidget):
    unfolded = Signal(bool)
    referred = Signal(str)
    """The number of a rule was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._fold = button("", self._toggle, "quiet", name="house-rules")
        self._fold.setCheckable(True)
        self._told = label("", "muted", wrap=True)
        self._told.setObjectName("house-rules-told")
        self._inner = QWidget()
        self._rows = QVBoxLayout(self._inner)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self._fold)
        head.addWidget(self._told, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._inner)
        self._show()

    @property
    def open(self) -> bool:
        return self._fold.isChecked()

    def add(self, caption: str, chooser: QWidget | QLayout, rule: str | None = None) -> QWidget:
        """Something to agree on; what is returned shows and hides it."""
        made = QWidget()
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 8)
        rows.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(label(caption, "strong", wrap=True), 1)
        if rule:
            number = RuleLabel(rule, "muted")
            number.setWordWrap(False)
            number.referred.connect(self.referred)
            head.addWidget(number)
        rows.addLayout(head)
        if isinstance(chooser, QWidget):
            rows.addWidget(chooser)
        else:
            rows.addLayout(chooser)
        self._rows.addWidget(made)
        return made

    def tell(self, changed: list[str]) -> None:
        self._told.setText(" · ".join(changed) or translate("Setup", "as printed"))

    def _toggle(self) -> None:
        self._show()
        self.unfolded.emit(self.open)

    def _show(self) -> None:
        self._fold.setText(("▾  " if self.open else "▸  ") + translate("Setup", "House rules"))
        self._inner.setVisible(self.open)
