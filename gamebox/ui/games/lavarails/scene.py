"""The table of Lava & Rails as a scene: sheets, dice, and the fields of the large sheet as targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.lavarails.actions import Action, Draw, Erupt, MarkLava, Pass, Place, Reroll, Return, RollPool
from gamebox.games.lavarails.grid import BITS, NAMES, fields
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.library.queries import Best
from gamebox.ui.games.lavarails.brush import BrushItem
from gamebox.ui.games.lavarails.drafting import Drafting
from gamebox.ui.games.lavarails.layout import HIGHEST, LOWEST, TRAY, WIDTH, Layout, Plan, plan_for
from gamebox.ui.games.lavarails.motions import LavarailsMotions
from gamebox.ui.games.lavarails.papers import Papers
from gamebox.ui.games.lavarails.pool import Pool
from gamebox.ui.games.lavarails.prompts import DECISIONS
from gamebox.ui.games.lavarails.scorecard import ScorecardItem
from gamebox.ui.games.lavarails.spoken import spoken_of
from gamebox.ui.games.lavarails.taking import Taking
from gamebox.ui.games.lavarails.targets import FieldTarget
from gamebox.ui.games.lavarails.terms import field_words, line_words
from gamebox.ui.games.lavarails.things import things_of
from gamebox.ui.games.lavarails.tips import tips_of
from gamebox.ui.games.lavarails.tray import TrayItem
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.note import NoteItem
from gamebox.ui.items.sketch import SketchItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene, stretched
from gamebox.ui.table.spoken import Group
from gamebox.ui.table.things import Thing
from gamebox.ui.table.tips import Tip
from gamebox.ui.theme import Theme

_KINDS: dict[Phase, Callable[[int], Action]] = {Phase.LAVA: MarkLava, Phase.RETURN: Return}

BestOf = Callable[[str], Sequence[Best]]


def _nobody(_sheet: str) -> Sequence[Best]:
    return ()


class LavarailsScene(TableScene):
    decisions = DECISIONS

    def __init__(self, players: tuple[Player, ...], theme: Theme, best: BestOf = _nobody) -> None:
        """`best` tells the best results of lonely players on a sheet."""
        self.layout = Layout()
        super().__init__(theme, self.layout.area)
        self.players = players
        self.tray = TrayItem(players, theme)
        self.addItem(self.tray)
        self.papers = Papers(self, players, theme)
        self.pool = Pool(self, len(players), theme)
        self.callout = CalloutItem(theme, self.layout.large.center())
        self.note = NoteItem(theme)
        self.brush = BrushItem()
        self.sketch = SketchItem(50)
        for item in (self.callout, self.note, self.brush, self.sketch):
            self.addItem(item)
        self.drafting = Drafting(self)
        self._taking = Taking(self)
        self._best = best
        self._scorecard = ScorecardItem(theme) if len(players) == 1 else None
        if self._scorecard:
            self.addItem(self._scorecard)
        self.shown: LavarailsView | None = None
        self._may_act = False
        self._fields: dict[int, FieldTarget] = {}
        self._motions = LavarailsMotions(self)

    @override
    def show_view(self, view: LavarailsView, legal: Sequence[Action]) -> None:
        before, self.shown, self._may_act = self.shown, view, bool(legal)
        if before is None or before.sheet != view.sheet:
            self._lay_fields(view)
        self._clear_away()
        self.drafting.follow(view, may_draw=bool(legal))
        self.tray.show_state(view)
        self.pool.show(view)
        self.papers.show(view, self.drafting.pen)
        if self._scorecard:
            self._scorecard.show_scores(self._best(view.sheet.id), view.players[0].score.total)
        self.light()

    def _clear_away(self) -> None:
        """What was there only while something happened."""
        for item in (self.callout, self.note):
            item.hide()
        self.sketch.wipe()
        self.brush.follow(None)

    @override
    def fit_to(self, ratio: float) -> None:
        """Sheets are as high as a window lets them be: it is their height for which there is too little room."""
        height = stretched(1 / ratio, WIDTH, LOWEST, HIGHEST)
        if height == self.layout.height:
            return
        self.layout = Layout(height)
        self.papers.lie_on(self.layout)
        self.callout.setPos(self.layout.large.center())
        if self._scorecard:
            self._scorecard.arrange(self.layout)
        for field, target in self._fields.items():
            target.arrange(self.plan.rect(field))
        self.setSceneRect(self.layout.area)

    @property
    def plan(self) -> Plan:
        """Where the fields of the large sheet are."""
        return self.papers.plan(self.papers.focus)

    def _lay_fields(self, view: LavarailsView) -> None:
        plan = plan_for(view.sheet, self.layout.large)
        for target in self._fields.values():
            self.removeItem(target)
            self._targets.remove(target)
        every = view.sheet.numbers | view.sheet.starts | view.sheet.volcanoes
        self._fields = {field: FieldTarget(field, plan.rect(field), self.theme) for field in fields(every)}
        for target in self._fields.values():
            target.setZValue(10)
            self.add_target(target)

    @property
    def targets(self) -> tuple[FieldTarget, ...]:
        return tuple(self._fields.values())

    def cursor_field(self) -> int | None:
        """The field that the keyboard's cursor is on."""
        return self._cursor.field if isinstance(self._cursor, FieldTarget) else None

    def pointed_field(self) -> int | None:
        """The lit field: under the pointer, or under the cursor."""
        return next((field for field, target in self._fields.items() if target.lit), None)

    def field_at(self, point: QPointF) -> int | None:
        """The field of the large sheet at a point."""
        field = self.plan.field_under(point) if self.shown else None
        return field if field in self._fields else None

    # What can be done

    def light(self) -> None:
        """Show which fields can be taken, and which are in reach but lack a die."""
        view = self.shown
        if view is None:
            return
        free = self._may_act and not self.planning
        kind = _KINDS.get(view.phase, Place)
        self.pool.allow(view, view.targets if free and view.phase is Phase.PLACE else 0)
        wanted = view.targets
        if view.phase is Phase.PLACE and self.pool.picked:
            wanted &= view.sheet.by_number[self.pool.picked]
        framed = self.drafting.pen.here
        for field, target in self._fields.items():
            target.light(
                kind(field),
                legal=free and bool(wanted & BITS[field]),
                near=free and bool(view.beyond_pool & BITS[field]),
                hot=view.phase is Phase.LAVA,
                framed=field == framed,
            )
            target.hint = field_words(view, field)
        self.settle_cursor()

    @override
    def begin_motion(self) -> None:
        for target in self._fields.values():
            target.light(target.action, legal=False)
        if self.shown:
            self.pool.allow(self.shown, 0)
        super().begin_motion()
        self.papers.hurry()

    @override
    def plates(self) -> list[QRectF]:
        """Name and fields of the one who acts, and the dice; the points in between stand in the side panel, too."""
        if self.shown is None:
            return []
        plan = self.papers.plan(self.shown.turn)
        return [plan.header, plan.grid(), TRAY]

    @override
    def lie_still(self) -> None:
        super().lie_still()
        self.papers.calm()

    @override
    def speech_place(self, seat: int) -> QRectF:
        """The upper edge of a sheet."""
        place = self.papers.place_of(seat)
        return QRectF(place.topLeft(), QSizeF(place.width(), 0))

    @override
    def places_of(self, move: Action) -> list[QRectF]:
        if self.shown is None:
            return []
        match move:
            case MarkLava(field) | Place(field) | Return(field) | Draw(field):
                return [self.papers.plan(self.shown.turn).rect(field)]
            case Reroll() | Erupt() | RollPool():
                return [TRAY]
            case Pass():
                return [self.papers.place_of(self.shown.turn)]
        return []

    @override
    def offers(self) -> tuple[Offer, ...]:
        return self.drafting.offers()

    # Tracks

    @property
    @override
    def can_undo_locally(self) -> bool:
        return self.drafting.pen.can_undo

    @override
    def undo_locally(self) -> bool:
        return self.drafting.undo()

    @override
    def give_up(self) -> None:
        super().give_up()
        self.drafting.reopen()

    def drawing_plan(self) -> Plan | None:
        """Where tracks can be drawn now: nowhere while another sheet is held up."""
        if self.shown is None or self.papers.peeked is not None:
            return None
        return self.papers.plan(self.shown.turn)

    def show_draft(self) -> None:
        """Tracks were drawn that may still be changed, or were taken back; what was said of them no longer holds."""
        if self.shown:
            self.papers.show(self.shown, self.drafting.pen)
        self.light()
        pointed = self.pointed_field()
        self.focused.emit("" if pointed is None else self._fields[pointed].hint)
        self.offers_changed.emit()

    def tell_line(self, field: int) -> None:
        """Say what the piece on a field would join."""
        sheet = self.papers.items[self.papers.focus].sheet
        line = next((line for line in sheet.lines if field in line.fields), None) if sheet else None
        target = self._fields[field]
        target.hint = line_words(field, line) if line else NAMES[field]
        self.focused.emit(target.hint)

    # Pointer and keys

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.drafting.press(event.scenePos()):
            event.accept()
        else:
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick clicks are two clicks: the second one would else choose the field as if for a die."""
        self.mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.drafting.move(event.scenePos()):
            super().mouseMoveEvent(event)
            self._lead_brush(event.scenePos())

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.drafting.release(event.scenePos()):
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def _lead_brush(self, point: QPointF) -> None:
        hot = self.shown is not None and self.shown.phase is Phase.LAVA
        over = [item for item in self.items(point) if isinstance(item, FieldTarget) and item.legal] if hot else []
        self.brush.follow(point if over and self.papers.peeked is None else None)

    @override
    def _move_cursor(self, target: TargetItem | None) -> None:
        super()._move_cursor(target)
        if self.shown and self.shown.phase is Phase.LAVA:
            self.brush.follow(target.centre() if target else None)
        elif isinstance(target, FieldTarget) and self.drafting.pen.drawing:
            self.drafting.pen.chosen = target.field
            self.light()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_O and len(self.players) > 1:
            self.papers.peek_next()
            self.relit.emit()
        elif not (self._let_go(key) or self.drafting.key(key) or self._taking.key(key)):
            super().keyPressEvent(event)

    def _let_go(self, key: Qt.Key) -> bool:
        """By Esc, put a sheet back that was held up, or let go of a number; whether there was one."""
        if key != Qt.Key.Key_Escape:
            return False
        if self.papers.peeked is None:
            return self._taking.let_go()
        self.peek(None)
        return True

    @override
    def things(self) -> Iterator[Thing]:
        return things_of(self, self.shown) if self.shown else iter(())

    @override
    def spoken(self) -> Iterator[Group]:
        return spoken_of(self, self.shown, self.targets) if self.shown else iter(())

    @override
    def choose(self, target: TargetItem) -> None:
        if not (isinstance(target, FieldTarget) and self.drafting.choose(target.field)):
            super().choose(target)

    def pick(self, number: int) -> None:
        self._taking.pick(number)

    def peek(self, seat: int | None) -> None:
        """Hold up somebody's sheet; None: put it back."""
        self.papers.peek(seat)
        self.relit.emit()

    @override
    def tips(self, view: LavarailsView) -> Iterator[Tip]:
        return tips_of(view, self.plan, drawn=bool(self.drafting.pen.pieces))

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)
