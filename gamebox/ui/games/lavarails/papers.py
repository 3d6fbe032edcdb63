"""The players' sheets: one large, the others small at the right, and enlarged for whoever wants a closer look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from gamebox.games.lavarails.scoring import Score
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet
from gamebox.ui.games.lavarails.header import Standing
from gamebox.ui.games.lavarails.layout import Layout, Plan
from gamebox.ui.games.lavarails.pen import TrackPen
from gamebox.ui.games.lavarails.prints import Prints
from gamebox.ui.games.lavarails.sheet_item import Patience, SheetItem
from gamebox.ui.items.motions import between, run
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Motion, Theme, faded, fitting_font

_LYING, _PEEKED = 1.0, 60.0
_BREATH = 16
"""Milliseconds between two parts that are painted ahead."""


class SlotItem(QGraphicsObject):
    """Where a small sheet lies: pointing at it, or a tap, enlarges the sheet."""

    entered = Signal(bool)
    tapped = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._area = QRectF()
        self._theme = theme
        self._just_entered = False
        """And the sheet is held up: a finger enters as it taps."""
        self.set_words("")
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)

    def lie(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Only where a sheet is missing, because it is held up."""
        painter.setPen(QPen(faded(self._theme.on_table, 0.3), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._area.adjusted(1, 1, -1, -1), Corner.LARGE, Corner.LARGE)
        painter.setPen(self._theme.on_table)
        painter.setFont(fitting_font(self.words, self._area.width() - 40, 22 * self._theme.text))
        painter.drawText(self._area, Qt.AlignmentFlag.AlignCenter, self.words)

    def set_words(self, words: str) -> None:
        """Why the place is empty; nothing while the sheet lies there."""
        self.words = words
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not words)
        self.update()

    @override
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._just_entered = True
        self.entered.emit(True)
        super().hoverEnterEvent(event)

    @override
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.entered.emit(False)
        super().hoverLeaveEvent(event)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        by_finger = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if not (by_finger and self._just_entered):
            self.tapped.emit()
        self._just_entered = False


class Papers:
    def __init__(self, scene: QGraphicsScene, players: Sequence[Player], theme: Theme) -> None:
        self._players = players
        self._layout = Layout()
        self._patience = Patience()
        prints = Prints(theme)
        self.items = [SheetItem(player, theme, self._patience, prints) for player in players]
        self.focus = 0
        self.peeked: int | None = None
        self._ahead = QTimer(scene, interval=_BREATH)
        self._ahead.timeout.connect(self._paint_ahead)
        self._slots = [SlotItem(theme) for _ in players[1:]]
        for item in self.items:
            item.setZValue(_LYING)
            item.resized.connect(self._ahead.start)
            scene.addItem(item)
        for index, slot in enumerate(self._slots):
            slot.setZValue(_LYING + 0.5)
            slot.entered.connect(self._hover(index))
            slot.tapped.connect(self._tap(index))
            scene.addItem(slot)
        self.lie_on(self._layout)

    def lie_on(self, layout: Layout) -> None:
        """The table has this shape."""
        self._layout = layout
        for index, slot in enumerate(self._slots):
            slot.lie(layout.small_place(index, len(self._slots)))
        self.arrange()
        self._ahead.start()

    def show(self, view: LavarailsView, pen: TrackPen) -> None:
        for seat, item in enumerate(self.items):
            sheet = pen.applied(view.players[seat]) if pen.drawing and seat == view.turn else view.players[seat]
            pending = sum(1 << field for field in pen.pieces) if seat == view.turn else 0
            item.show_sheet(sheet, self._standing(view, seat, sheet.score), pending=pending, final=bool(view.over))
        passed = [player.passed for player in view.players]
        self.focus = view.over.winners[0] if view.over else self._large_seat(view.turn, passed)
        self.arrange()
        self._patience.renew()
        self._ahead.start()

    def hurry(self) -> None:
        """Something moves: whatever else there is to paint can wait."""
        self._ahead.stop()
        self._patience.needed = True

    def calm(self) -> None:
        """Nothing moves: whatever is looked at is painted before it is seen."""
        self._patience.needed = False

    @property
    def ready(self) -> bool:
        """Whether every sheet could be enlarged without being painted."""
        return not self._ahead.isActive()

    def _paint_ahead(self) -> None:
        """A part at a time, while nothing moves: what can be seen, and then what lets sheets change places smoothly."""
        if any(item.prepare(item.area.size()) for item in self.items):
            return
        self.calm()
        places = (self._layout.large, *(slot.boundingRect() for slot in self._slots))
        sizes = {place.width(): place.size() for place in places}
        if not any(item.prepare(size) for item in self.items for size in sizes.values()):
            self._ahead.stop()

    def turn_to(self, turn: int) -> QAbstractAnimation | None:
        """Sheets change places when another player acts, if they have to."""
        return self.enlarge(self._large_seat(turn, [bool(item.sheet and item.sheet.passed) for item in self.items]))

    def enlarge(self, seat: int) -> QAbstractAnimation | None:
        """The sheet of a seat becomes the large one."""
        if seat == self.focus:
            return None
        before = [item.area for item in self.items]
        for item in self.items:
            item.set_out()
        self.focus = seat
        self.arrange()
        starts = {moved: area for moved, area in enumerate(before) if area != self.place_of(moved)}

        def step(share: float) -> None:
            self._patience.renew()
            for moved, start in starts.items():
                self.items[moved].seem(between(start, self.place_of(moved), share), share)

        step(0.0)
        return run(step, Motion.CARD)

    def _standing(self, view: LavarailsView, seat: int, drafted: Score) -> Standing:
        score = view.players[seat].score
        company = len(self._players) > 1 and not view.over
        passed = view.players[seat].passed and view.phase is not Phase.OVER
        starts, acts = seat == view.start, seat == view.turn
        given = view.players[seat].head_start
        return Standing(
            score,
            drafted,
            starts=company and starts,
            passed=passed,
            acts=company and acts,
            head_start=given,
            final=bool(view.over),
        )

    def _large_seat(self, turn: int, passed: Sequence[bool]) -> int:
        """The person who acts; while a bot plays, the last person before it who is still in keeps the large sheet."""
        seats = len(self._players)
        backwards = [(turn - step) % seats for step in range(seats)]
        people = [seat for seat in backwards if self._players[seat].bot is None]
        still_in = [seat for seat in people if seat == turn or not passed[seat]]
        return (still_in or people or [turn])[0]

    def arrange(self) -> None:
        for seat, item in enumerate(self.items):
            item.seem(item.area)
            item.hold_up(seat == self.peeked)
            item.setZValue(_PEEKED if seat == self.peeked else _LYING)
            item.arrange(self.place_of(seat))
        for index, slot in enumerate(self._slots):
            slot.set_words(self._missing_words(self._seat_at(index)))

    def _missing_words(self, seat: int) -> str:
        """What stands in the place of a sheet that is held up."""
        if seat != self.peeked:
            return ""
        return translate("Lavarails", "{name}’s sheet, enlarged").format(name=self._players[seat].name)

    def place_of(self, seat: int) -> QRectF:
        if seat in {self.focus, self.peeked}:
            return self._layout.large
        return self._layout.small_place(self._index(seat), len(self._slots))

    def _index(self, seat: int) -> int:
        """The others lie by seat, so that a change of turn moves as few of them as possible."""
        return seat if seat < self.focus else seat - 1

    def _seat_at(self, index: int) -> int:
        return index if index < self.focus else index + 1

    def peek(self, seat: int | None) -> None:
        """Hold up somebody's sheet; None: put it back."""
        self.peeked = None if seat == self.focus else seat
        self.arrange()

    def peek_next(self) -> None:
        """By key: one after the other, then none."""
        following = self._index(self.peeked) + 1 if self.peeked is not None else 0
        self.peek(self._seat_at(following) if following < len(self._slots) else None)

    def _hover(self, index: int) -> Callable[[bool], None]:
        return lambda inside: self.peek(self._seat_at(index) if inside else None)

    def _tap(self, index: int) -> Callable[[], None]:
        return lambda: self.peek(None if self.peeked == self._seat_at(index) else self._seat_at(index))

    def mark_passed(self, seats: Sequence[int]) -> None:
        """These players have passed; none: all are in again."""
        for seat, item in enumerate(self.items):
            if item.sheet and (seat in seats or not seats):
                item.show_sheet(replace(item.sheet, passed=bool(seats)))

    def sheet(self, seat: int) -> PlayerSheet:
        """What lies there now."""
        sheet = self.items[seat].sheet
        if sheet is None:
            raise LookupError("The sheet has not been shown yet.")
        return sheet

    def plan(self, seat: int) -> Plan:
        """Where the seat's fields are now."""
        item = self.items[seat]
        if item.plan is None:
            raise LookupError("The sheet has not been shown yet.")
        return item.plan
