"""People as faces to click, and the line-ups in which they played before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.engine.record import Seat
from gamebox.ui.items.choice import paint_choice
from gamebox.ui.items.face import livery_of, paint_face, paint_newcomer
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.setup.seating import HUMAN, Seating
from gamebox.ui.texts import listed, translate
from gamebox.ui.theme import LIVERIES, Theme
from gamebox.ui.widgets.parts import BareButton, give_tip

_WIDTH, _HEIGHT, _DISC = 66, 74, 46
"""A face with its name, and the face itself, at the usual size."""
_GAP = 4


class Face(BareButton):
    """Somebody who may sit down; without a name: somebody new."""

    def __init__(self, person: str, theme: Theme) -> None:
        super().__init__()
        self.person = person
        self._theme = theme
        self.colour = ""
        """That of the seat, if there is one."""
        self.setText(person or translate("Setup", "New"))
        self.setCheckable(bool(person))
        self.setAccessibleName(person or translate("Setup", "Somebody new"))
        give_tip(self, self.accessibleName())

    def show_seat(self, colour: str) -> None:
        self.colour = colour
        self.setChecked(bool(colour))
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        if self.colour or self.hasFocus() or self.underMouse():
            paint_choice(painter, self, theme, chosen=bool(self.colour))
        side = _DISC * enlargement(self)
        disc = QRectF((self.width() - side) / 2, 3, side, side)
        if not self.person:
            paint_newcomer(painter, theme.muted, disc)
        else:
            own = LIVERIES[self.colour].colour if self.colour else livery_of(self.person).colour
            painter.setOpacity(1.0 if self.colour else 0.75)
            paint_face(painter, self.person, own, disc)
            painter.setOpacity(1.0)
        words = QRectF(3, disc.bottom(), self.width() - 6, self.height() - disc.bottom() - 2)
        painter.setPen(theme.ink if self.colour or not self.person else theme.muted)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, shown)


class LineUpButton(BareButton):
    """Some people, and how many bots, who have played together."""

    def __init__(self, seats: Sequence[Seat], theme: Theme) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self._theme = theme
        people = [seat.name for seat in seats if seat.bot is None]
        bots = len(seats) - len(people)
        beside = [translate("Setup", "%n bot(s)", "", bots)] if bots else []
        self.setText(" + ".join([listed(people), *beside]) if people else "".join(beside))
        give_tip(self, listed([seat.name for seat in seats]))
        self.setAccessibleName(translate("Setup", "As before: {people}").format(people=self.text()))

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(min(260, metrics.horizontalAdvance(self.text()) + 26), metrics.height() + 10)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(self._theme.ring if marked else self._theme.control_edge, 2 if self.hasFocus() else 1))
        painter.setBrush(self._theme.field)
        radius = self.height() / 2 - 1
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(self._theme.ink)
        words = self.rect().adjusted(12, 0, -12, 0)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, shown)


class Faces(QWidget):
    """One row of faces, as many as fit, and below it one of line-ups."""

    toggled = Signal(str)
    newcomer = Signal()
    recalled = Signal(object)
    """The seats of a line-up."""

    def __init__(self, seating: Seating, line_ups: Sequence[Sequence[Seat]], theme: Theme) -> None:
        super().__init__()
        self._seating = seating
        seated = [place.name for place in seating.places if place.player == HUMAN and place.given]
        people = dict.fromkeys((*seating.people.names, *seated))
        self._faces = [self._face(person, theme) for person in (*people, "")]
        self._line_ups = [self._line_up(index, seats, theme) for index, seats in enumerate(line_ups)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _face(self, person: str, theme: Theme) -> Face:
        made = Face(person, theme)
        made.setParent(self)
        made.setObjectName(f"face-{person}" if person else "newcomer")
        made.clicked.connect(lambda *_: self.toggled.emit(person) if person else self.newcomer.emit())
        return made

    def _line_up(self, index: int, seats: Sequence[Seat], theme: Theme) -> LineUpButton:
        made = LineUpButton(seats, theme)
        made.setParent(self)
        made.setObjectName(f"line-up-{index}")
        made.clicked.connect(lambda *_: self.recalled.emit(made.seats))
        return made

    def refresh(self) -> None:
        for face in self._faces:
            place = self._seating.place_of(face.person) if face.person else None
            face.show_seat("" if place is None else self._seating.places[place].colour)

    def _face_size(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT) * enlargement(self)

    @override
    def sizeHint(self) -> QSize:
        below = self._line_ups[0].sizeHint().height() + _GAP if self._line_ups else 0
        return QSize(3 * self._face_size().width(), self._face_size().height() + below)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._face_size().width(), self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_faces()
        left = 0
        for line_up in self._line_ups:
            hint = line_up.sizeHint()
            line_up.setGeometry(left, self._face_size().height() + _GAP, hint.width(), hint.height())
            line_up.setVisible(left + hint.width() <= self.width() or not left)
            left += hint.width() + 2 * _GAP

    def _lay_out_faces(self) -> None:
        """Whoever has no room any more is still in the lists of names; there is always room for somebody new."""
        size = self._face_size()
        room = max(1, (self.width() + _GAP) // (size.width() + _GAP))
        *known, new = self._faces
        for index, face in enumerate((*known[: room - 1], new)):
            face.setGeometry(index * (size.width() + _GAP), 0, size.width(), size.height())
        for face in known:
            face.setVisible(face in known[: room - 1])
