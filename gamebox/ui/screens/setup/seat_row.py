"""One seat on the screen for a new game: emblem, name, who plays, and its order."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from gamebox.bots.tutor import Tutor
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Choice
from gamebox.ui.screens.setup.player_box import PlayerBox, bot_line
from gamebox.ui.screens.setup.seating import HUMAN, Place, Seating
from gamebox.ui.texts import translate
from gamebox.ui.theme import LIVERIES, Corner, Theme, mixed
from gamebox.ui.tutors import tutor_box
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import BareButton, PaintedButton, button, give_tip, label, plain
from gamebox.ui.widgets.parts import label as made_label

LONGEST_NAME = 24
_SIDE = 46
"""How high a seat is, and how wide its emblem, in pixels at the usual size; `_SMALL` is the width of its buttons."""
_SMALL = 40


def colour_name(colour: str) -> str:
    return {
        "red": translate("Setup", "Red circle"),
        "blue": translate("Setup", "Blue square"),
        "green": translate("Setup", "Green triangle"),
        "yellow": translate("Setup", "Yellow diamond"),
        "purple": translate("Setup", "Purple hexagon"),
        "sky": translate("Setup", "Sky-blue star"),
    }[colour]


class EmblemButton(BareButton):
    """A seat's emblem; pressing it offers all six."""

    picked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.colour = ""
        self.menu = QMenu(self)
        self.menu.setStyleSheet("QMenu::icon { padding-left: 12px; }")
        self.setFixedSize(_SIDE, _SIDE)
        self.clicked.connect(self._offer)

    def show_colour(self, colour: str, owners: dict[str, str]) -> None:
        """`owners` names who has which colour."""
        self.colour = colour
        self.setAccessibleName(translate("Setup", "Colour and shape: {name}").format(name=colour_name(colour)))
        give_tip(self, colour_name(colour))
        self.menu.clear()
        for each in LIVERIES:
            owner = owners.get(each, "")
            text = colour_name(each) + (f"  ({owner})" if owner and each != colour else "")
            action = self.menu.addAction(QIcon(_emblem(each)), plain(text))
            action.triggered.connect(lambda *_, each=each: self.picked.emit(each))
        self.update()

    def _offer(self) -> None:
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(self._theme.accent if marked else self._theme.paper_edge, 2 if self.hasFocus() else 1))
        painter.setBrush(self._theme.field)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)
        inset = self.width() * 0.22
        paint_emblem(painter, LIVERIES[self.colour], QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self._offer()
        else:
            super().keyPressEvent(event)


def _emblem(colour: str) -> QPixmap:
    pixmap = QPixmap(40, 40)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_emblem(painter, LIVERIES[colour], QRectF(3, 3, 34, 34))
    painter.end()
    return pixmap


class FreeSeat(PaintedButton):
    """An empty chair; pressing it seats another player."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme = theme
        self.setText(text)
        self.setFixedHeight(_SIDE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def rescale(self, scale: float) -> None:
        self.setFixedHeight(round(_SIDE * scale))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self.hasFocus() or self.underMouse()
        colour = self._theme.accent if marked else mixed(self._theme.paper_edge, self._theme.muted, 0.3)
        painter.setPen(QPen(colour, 2 if self.hasFocus() else 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)
        painter.setPen(self._theme.ink if marked else self._theme.muted)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SeatRow(QWidget):
    """Shows one place of the seating and changes it; `reordered` when others are touched by that."""

    edited = Signal()
    reordered = Signal(int)
    """Where this seat is now, or -1 once it is gone."""

    def __init__(self, seating: Seating, index: int, theme: Theme) -> None:
        super().__init__()
        self._seating = seating
        self._index = index
        self._theme = theme
        self._emblem = EmblemButton(theme)
        self._emblem.setObjectName(f"emblem-{index}")
        self._emblem.picked.connect(self._pick)
        self.name_box = self._name_box()
        self._player = self._player_box()
        self._beside_emblem = QWidget()
        self._line = label("", "muted", wrap=True)
        self._problem = label("", "bad")
        self._problem.setObjectName(f"problem-{index}")
        self._up = _small("↑", translate("Setup", "Move up"), lambda: self._move(-1), f"up-{index}")
        self._down = _small("↓", translate("Setup", "Move down"), lambda: self._move(1), f"down-{index}")
        self._remove = _small("✕", translate("Setup", "Remove"), self._leave, f"remove-{index}")
        self._seat_choices = [(choice, self._choice_box(choice)) for choice in seating.offered if choice.per_seat]
        self._tutor = tutor_box(theme, "off", f"tutor-{index}")
        self._tutor.activated.connect(lambda *_: self._have_taught(self._tutor.currentData()))
        self._tutor_caption = label(translate("Tutor", "Tutor"), "muted")
        self._lay_out()

    def _lay_out(self) -> None:
        row, below = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._emblem)
        row.addWidget(self.name_box, 1)
        row.addWidget(self._player, 1)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self._beside_emblem)
        below.addWidget(self._problem)
        below.addWidget(self._line, 1)
        for _, box in self._seat_choices:
            if box.caption:
                below.addWidget(box.caption)
                below.addWidget(box)
            else:
                row.addWidget(box, 0)
        below.addWidget(self._tutor_caption)
        below.addWidget(self._tutor)
        ordering = QHBoxLayout()
        ordering.setSpacing(0)
        for small in (self._up, self._down, self._remove):
            ordering.addWidget(small)
        row.addLayout(ordering)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        self._below = QWidget()
        self._below.setLayout(below)
        column.addWidget(self._below)
        self.rescale(1.0)

    def rescale(self, scale: float) -> None:
        side = round(_SIDE * scale)
        self._emblem.setFixedSize(side, side)
        self._beside_emblem.setFixedWidth(side + 4)
        for small in (self._up, self._down, self._remove):
            small.setFixedWidth(round(_SMALL * scale))

    def _name_box(self) -> Combo:
        spoken = translate("Setup", "Name of player {number}").format(number=self._index + 1)
        box = Combo(self._theme, name=f"name-{self._index}", label=spoken)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.setCompleter(None)  # type: ignore[arg-type]  # Ann is not Anna
        box.addItems(self._seating.people.names)
        box.setMinimumContentsLength(3)  # it takes what room there is
        edit = box.lineEdit()
        if edit:
            edit.setAccessibleName(spoken)
            edit.setMaxLength(LONGEST_NAME)
            edit.setPlaceholderText(translate("Setup", "Name"))
            edit.editingFinished.connect(lambda: edit.setCursorPosition(0))  # a name is known by its beginning
        box.editTextChanged.connect(self._rename)
        return box

    def _player_box(self) -> PlayerBox:
        box = PlayerBox(self._theme, self._seating.look.game.id, f"player-{self._index}")
        box.activated.connect(lambda *_: self._play_as(box.currentData()))
        return box

    def _choice_box(self, choice: Choice) -> _ChoiceBox:
        caption = made_label(choice.label, "muted") if choice.house else None
        box = _ChoiceBox(self._theme, f"{choice.option}-{self._index}", choice.label, caption)
        give_tip(box, choice.label)
        for value, text in choice.values:
            box.addItem(text, value)
        box.activated.connect(lambda *_: self._choose(choice.option, box.currentData()))
        return box

    def refresh(self, *, house_rules: bool) -> None:
        """Show the place as the seating has it, and what is agreed on for it if people want to see that."""
        place = self._seating.places[self._index]
        owners = {other.colour: other.name for other in self._seating.places}
        self._emblem.show_colour(place.colour, owners)
        if self.name_box.currentText() != place.name:
            self.name_box.blockSignals(True)
            self.name_box.setEditText(place.name)
            self.name_box.blockSignals(False)
        edit = self.name_box.lineEdit()
        if edit and not edit.hasFocus():
            edit.setCursorPosition(0)
        self._player.setCurrentIndex(self._player.findData(place.player))
        for choice, box in self._seat_choices:
            box.setCurrentIndex(box.findData(place.choices[choice.option]))
            box.set_shown(choice in self._seating.per_seat() and (house_rules or not choice.house))
        self._up.setEnabled(self._index > 0)
        self._down.setEnabled(self._index < len(self._seating.places) - 1)
        self._remove.setEnabled(self._seating.can_remove)
        problem = self._seating.problem(self._index)
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        tutored = self._show_tutor(place, house_rules)
        house = any(choice.house and not box.isHidden() for choice, box in self._seat_choices)
        self._line.setText("" if problem or house else bot_line(self._seating.look.game.id, place.player))
        self._below.setVisible(bool(problem or self._line.text() or house or tutored))

    def _show_tutor(self, place: Place, house_rules: bool) -> bool:
        """Among what is agreed on, and always where somebody has one; whether it is shown."""
        tutor = self._seating.tutor_of(place)
        self._tutor.setCurrentIndex(self._tutor.findData(tutor))
        shown = tutor != "off" or (house_rules and place.player == HUMAN)
        self._tutor.setVisible(shown)
        self._tutor_caption.setVisible(shown)
        return shown

    def _have_taught(self, tutor: Tutor) -> None:
        self._seating.places[self._index].tutor = tutor
        self.edited.emit()

    def _rename(self, name: str) -> None:
        self._seating.set_name(self._index, name)
        self.edited.emit()

    def _play_as(self, player: str) -> None:
        self._seating.set_player(self._index, player)
        self.edited.emit()

    def _choose(self, option: str, value: object) -> None:
        self._seating.places[self._index].choices[option] = value
        self.edited.emit()

    def _pick(self, colour: str) -> None:
        self._seating.set_colour(self._index, colour)
        self.edited.emit()

    def _move(self, step: int) -> None:
        self._seating.move(self._index, step)
        self.reordered.emit(self._index + step)

    def _leave(self) -> None:
        self._seating.remove(self._index)
        self.reordered.emit(-1)


class _ChoiceBox(Combo):
    """With the words that stand before it where there is no other heading."""

    def __init__(self, theme: Theme, name: str, label: str, caption: QLabel | None) -> None:
        super().__init__(theme, name=name, label=label)
        self.caption = caption

    def set_shown(self, shown: bool) -> None:
        self.setVisible(shown)
        if self.caption:
            self.caption.setVisible(shown)


def _small(sign: str, meaning: str, clicked: Callable[[], object], name: str) -> QPushButton:
    made = button(sign, clicked, "quiet", name=name)
    made.setAccessibleName(meaning)
    give_tip(made, meaning)
    made.setStyleSheet("padding: 8px 0;")
    return made
