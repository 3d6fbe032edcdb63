"""What real dice show is told here: by clicks on faces or by keys, and corrected until it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout
from typing_extensions import override

from gamebox.ui.announcements import announce
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, mixed
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import SquareButton, button, give_tip, is_enter, label

_HEIGHT = 92
"""Of the whole, at the usual size: as high as the prompt in whose place it stands."""


class DieButton(SquareButton):
    """A die as it lies, or a face that it can show."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.current = False
        """Whether the next face goes here."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        marked = self.current or self.underMouse()
        painter.setPen(QPen(theme.accent if marked else theme.control_edge, 2.5 if self.current else 1.2))
        painter.setBrush(mixed(theme.field, theme.accent, 0.25) if self.current else theme.field)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), Corner.MEDIUM, Corner.MEDIUM)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.bad if self.text() == "X" else theme.ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class DiceEntry(QFrame):
    told = Signal(object)
    """The face of each die."""
    declined = Signal()
    """The computer shall roll from now on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setObjectName("real-dice")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._dice: tuple[tuple[str, ...], ...] = ()
        self._shown: list[str] = []
        self._current = 0
        self._slots: list[DieButton] = []
        self._faces: list[DieButton] = []
        self._words = label("", "lead")
        self._confirm = button(translate("Dice", "That’s it"), self.confirm, "primary", name="confirm-dice")
        decline = button(translate("Dice", "Let the computer roll"), self.declined.emit, "quiet", name="decline-dice")
        self._row = Flow()
        self._row.setSpacing(4)
        self._row.add(self._confirm)
        head = Flow()
        head.add(self._words, 1)
        head.add(decline)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 0, 16, 4)
        rows.setSpacing(0)
        rows.addLayout(head)
        rows.addLayout(self._row)
        self.hide()

    def ask(self, words: str, dice: Sequence[Sequence[str]]) -> None:
        """Ask for these dice, none told yet."""
        self._dice = tuple(map(tuple, dice))
        self._shown = [""] * len(dice)
        self._current = 0
        self._words.setText(words)
        self.setAccessibleName(words)
        self._lay_out()
        self._refresh()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, words)

    def _lay_out(self) -> None:
        while item := self._row.takeAt(0):
            widget = item.widget()
            if widget and widget is not self._confirm:
                widget.hide()
                widget.deleteLater()
        self._slots = [self._die(f"die-{index}") for index in range(len(self._dice))]
        for index, slot in enumerate(self._slots):
            slot.clicked.connect(lambda *_, index=index: self.choose(index))
            self._row.add(slot)
        self._row.add_space(28)
        self._faces = [self._die(f"face-{number}") for number in range(max(map(len, self._dice)))]
        for face in self._faces:
            face.clicked.connect(lambda *_, face=face: self.put(face.text()))
            self._row.add(face)
        self._row.add_space(12)
        self._row.add(self._confirm)
        self._row.add_stretch()

    def _die(self, name: str) -> DieButton:
        made = DieButton(self._theme)
        made.setObjectName(name)
        return made

    def choose(self, index: int) -> None:
        """The next face goes there."""
        self._current = index
        self._refresh()

    def put(self, face: str) -> None:
        """The current die shows that face; if it has none such, another one that is still open."""
        open_dice = [index for index, shown in enumerate(self._shown) if not shown]
        candidates = [index for index in (self._current, *open_dice) if face in self._dice[index]]
        if candidates:
            self._shown[candidates[0]] = face
            left = [index for index, shown in enumerate(self._shown) if not shown]
            self._current = left[0] if left else candidates[0]
            self._refresh()

    def take_back(self) -> None:
        """Correct the die at hand, or else the last one that was told."""
        told = [index for index, shown in enumerate(self._shown) if shown]
        if told:
            self._current = self._current if self._shown[self._current] else told[-1]
            self._shown[self._current] = ""
            self._refresh()

    @property
    def complete(self) -> bool:
        return all(self._shown)

    def confirm(self) -> None:
        if self.complete and self.isVisible():
            self.told.emit(tuple(self._shown))

    def _refresh(self) -> None:
        for index, slot in enumerate(self._slots):
            slot.setText(self._shown[index])
            slot.current = index == self._current
            number = translate("Dice", "Die {number}").format(number=index + 1)
            slot.setAccessibleName(f"{number}: {self._shown[index]}" if self._shown[index] else number)
            give_tip(slot, number)
            slot.update()
        faces = self._dice[self._current]
        for place, face in enumerate(self._faces):
            face.setVisible(place < len(faces))
            face.setText("".join(faces[place : place + 1]))
        self._confirm.setEnabled(self.complete)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and X tell a face, Backspace takes one back, arrows choose a die, Enter confirms."""
        key, count = event.key(), len(self._dice)
        if is_enter(event):
            self.confirm()
        elif key in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.take_back()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.choose((self._current + (1 if key == Qt.Key.Key_Right else -1)) % count)
        elif any(event.text().upper() in faces for faces in self._dice) and event.text():
            self.put(event.text().upper())
        else:
            super().keyPressEvent(event)

    def rescale(self, scale: float) -> None:
        self.setMinimumHeight(round(_HEIGHT * scale))
