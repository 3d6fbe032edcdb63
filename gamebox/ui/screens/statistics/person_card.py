"""What can be done about a person: another name, the same as somebody else, or forgotten. Each asks in the card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.record import LONGEST_NAME, is_readable
from gamebox.library.people import NEUTRAL
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import button, label

_WAYS, _RENAMING, _MERGING, _DELETING = range(4)


class PersonCard(QStackedWidget):
    renamed = Signal(str, str)
    """Somebody, and what they are called from now on."""
    merged = Signal(str, str)
    """Somebody, and who they turned out to be."""
    deleted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._person = ""
        self._others: list[str] = []
        self._name = QLineEdit()
        self._name.setObjectName("new-name")
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setAccessibleName(translate("Statistics", "New name"))
        self._name.returnPressed.connect(self._rename)
        self._wrong = label("", "bad", wrap=True)
        self._wrong.setObjectName("wrong-name")
        self._other = Combo(theme, name="other-person", label=translate("Statistics", "The same person as"))
        self._question = label("", wrap=True)
        self._keep = self._cancel()
        self._merge_way = self._way(translate("Statistics", "Merge …"), _MERGING, "merge")
        for page in (self._ways(), self._renaming(), self._merging(), self._deleting()):
            self.addWidget(page)

    def show_person(self, person: str, others: Sequence[str]) -> None:
        self._person = person
        self._others = list(others)
        self._other.clear()
        self._other.addItems(self._others)
        self._merge_way.setEnabled(bool(others))
        text = translate("Statistics", "Forget {name}? The games stay, without the name.")
        self._question.setText(text.format(name=person))
        self.setCurrentIndex(_WAYS)

    def _way(self, text: str, page: int, name: str) -> QPushButton:
        return button(text, lambda: self._ask(page), name=name)

    def _ways(self) -> QWidget:
        return _page(
            self._way(translate("Statistics", "Rename …"), _RENAMING, "rename"),
            self._merge_way,
            self._way(translate("Statistics", "Forget …"), _DELETING, "forget"),
        )

    def _renaming(self) -> QWidget:
        save = button(translate("Statistics", "Rename"), self._rename, "primary", name="rename-really")
        return _page(label(translate("Statistics", "New name"), "strong"), self._name, self._wrong, *self._ends(save))

    def _merging(self) -> QWidget:
        merge = button(translate("Statistics", "Merge"), self._merge, "primary", name="merge-really")
        said = label(translate("Statistics", "All games become theirs. This cannot be undone."), "muted", wrap=True)
        head = label(translate("Statistics", "The same person as"), "strong")
        return _page(head, self._other, said, *self._ends(merge))

    def _deleting(self) -> QWidget:
        forget = button(translate("Statistics", "Forget"), self._forget, name="forget-really")
        return _page(self._question, forget, self._keep)

    def _ends(self, yes: QPushButton) -> tuple[QPushButton, QPushButton]:
        return yes, self._cancel()

    def _cancel(self) -> QPushButton:
        return button(translate("Statistics", "Cancel"), self._back, "quiet", name="cancel")

    def _ask(self, page: int) -> None:
        self._name.setText(self._person)
        self._name.selectAll()
        self._wrong.setText("")
        self._wrong.hide()
        self.setCurrentIndex(page)
        places: dict[int, QWidget] = {_RENAMING: self._name, _MERGING: self._other, _DELETING: self._keep}
        places[page].setFocus(Qt.FocusReason.TabFocusReason)

    def _back(self) -> None:
        name = {_RENAMING: "rename", _MERGING: "merge"}.get(self.currentIndex(), "forget")
        self.setCurrentIndex(_WAYS)
        found = self.findChild(QPushButton, name)
        if isinstance(found, QPushButton):
            found.setFocus(Qt.FocusReason.TabFocusReason)

    def _rename(self) -> None:
        name = self._name.text().strip()
        if name == self._person:
            self._back()
        elif not is_readable(name) or name == NEUTRAL:
            self.refuse(translate("Statistics", "This is no name that can be read."))
        elif name in self._others:
            self.refuse(translate("Statistics", "There is a {name} already: merge them instead.").format(name=name))
        else:
            self.renamed.emit(self._person, name)

    def _merge(self) -> None:
        self.merged.emit(self._person, self._other.currentText())

    def _forget(self) -> None:
        self.deleted.emit(self._person)

    def refuse(self, reason: str) -> None:
        """Say why the name cannot be taken."""
        self._wrong.setText(reason)
        self._wrong.show()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.currentIndex() != _WAYS:
            self._back()
        else:
            super().keyPressEvent(event)


def _page(*widgets: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    column.addStretch(1)
    for widget in widgets:
        column.addWidget(widget)
    return page
