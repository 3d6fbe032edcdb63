"""The table of Lava & Rails as a scene: sheets, dice, and the fields of the large sheet as targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.lavarails.actions import Action, MarkLava, Place, Return
from gamebox.games.lavarails.grid import BITS, NAMES, fields
from gamebox.games.lavarails.tracks import PIECES
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.library.best_scores import Best
from gamebox.ui.games.lavarails import layout
from gamebox.ui.games.lavarails.brush import BrushItem, EmbersItem
from gamebox.ui.games.lavarails.dice import PoolDie
from gamebox.ui.games.lavarails.motions import LavarailsMotions
from gamebox.ui.games.lavarails.palette import PaletteItem
from gamebox.ui.games.lavarails.papers import Papers
from gamebox.ui.games.lavarails.pen import Stroke, TrackPen
from gamebox.ui.games.lavarails.pool import Pool
from gamebox.ui.games.lavarails.scorecard import ScorecardItem
from gamebox.ui.games.lavarails.targets import FieldTarget
from gamebox.ui.games.lavarails.terms import field_words, line_words
from gamebox.ui.games.lavarails.tray import TrayItem
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.note import NoteItem
from gamebox.ui.items.sketch import SketchItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_KINDS: dict[Phase, Callable[[int], Action]] = {Phase.LAVA: MarkLava, Phase.RETURN: Return}
_CHOOSE = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_T}
_ERASE = {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}
_STRAY = 8.0


BestOf = Callable[[str], Sequence[Best]]


def _nobody(_sheet: str) -> Sequence[Best]:
    return ()


class LavarailsScene(TableScene):
    def __init__(self, players: tuple[Player, ...], theme: Theme, best: BestOf = _nobody) -> None:
        """`best` tells the best results of lonely players on a sheet."""
        super().__init__(theme, layout.AREA)
        self.players = players
        self.tray = TrayItem(players, theme)
        self.addItem(self.tray)
        self.papers = Papers(self, players, theme)
        self.pool = Pool(self, len(players), theme)
        self.pen = TrackPen()
        self.callout = CalloutItem(theme, layout.LARGE.center())
        self.note = NoteItem(theme)
        self.brush = BrushItem()
        self.embers = EmbersItem()
        self.sketch = SketchItem(50)
        self.palette_of_tracks = PaletteItem(theme)
        self.palette_of_tracks.chosen.connect(self._draw_next)
        for item in (self.callout, self.note, self.brush, self.embers, self.sketch, self.palette_of_tracks):
            self.addItem(item)
        self._best = best
        self._scorecard = ScorecardItem(theme) if len(players) == 1 else None
        if self._scorecard:
            self.addItem(self._scorecard)
        for die in self.pool.dice:
            die.picked.connect(self._pick)
            die.dropped.connect(self._drop)
        self._view: LavarailsView | None = None
        self._may_act = False
        self._stroke: Stroke | None = None
        self._fields: dict[int, FieldTarget] = {}
        self._motions = LavarailsMotions(self)

    @override
    def show_view(self, view: LavarailsView, legal: Sequence[Action]) -> None:
        before, self._view = self._view, view
        if before is None or before.sheet != view.sheet:
            self._lay_fields(view)
        self.callout.hide()
        self.note.hide()
        self.sketch.wipe()
        self.brush.follow(None)
        self._stroke = None
        self.pen.follow(view, may_draw=bool(legal))
        self.palette_of_tracks.setVisible(self.pen.drawing)
        self.tray.show_state(view)
        self.pool.show(view)
        self._show_papers()
        if self._scorecard:
            self._scorecard.show_scores(self._best(view.sheet.id), view.players[0].score.total)
        self._may_act = bool(legal)
        self._light()
        if view.boxed_in and legal:
            self._explain_boxed_in(view)
        if before:
            self._motions.celebrate(before, view)

    def _lay_fields(self, view: LavarailsView) -> None:
        plan = self.papers.large_plan(view)
        for target in self._fields.values():
            self.removeItem(target)
            self._targets.remove(target)
        every = view.sheet.numbers | view.sheet.starts | view.sheet.volcanoes
        self._fields = {field: FieldTarget(field, plan.rect(field), self.theme) for field in fields(every)}
        for target in self._fields.values():
            target.setZValue(10)
            self.add_target(target)

    def _show_papers(self) -> None:
        if self._view:
            alive = self._motions.wanted
            self.papers.show(self._view, self.pen, gliding=alive)
            focus = self.papers.focus
            self.embers.show_lava(self.papers.large_plan(self._view), self._view.players[focus].lava, alive=alive)

    @property
    def targets(self) -> tuple[FieldTarget, ...]:
        return tuple(self._fields.values())

    def cursor_field(self) -> int | None:
        """The field that the keyboard's cursor is on."""
        return self._cursor.field if isinstance(self._cursor, FieldTarget) else None

    # What can be done

    def _light(self) -> None:
        """Show which fields can be taken, and which are in reach but lack a die."""
        view = self._view
        if view is None:
            return
        free = self._may_act
        kind = _KINDS.get(view.phase, Place)
        self.pool.allow(view, view.targets if free and view.phase is Phase.PLACE else 0)
        wanted = view.targets
        if view.phase is Phase.PLACE and self.pool.picked:
            wanted &= view.sheet.by_number[self.pool.picked]
        for field, target in self._fields.items():
            target.light(
                kind(field),
                legal=free and bool(wanted & BITS[field]),
                near=free and bool(view.beyond_pool & BITS[field]),
                hot=view.phase is Phase.LAVA,
            )
            target.hint = field_words(view, field)
        if self._cursor and not self._cursor.legal:
            self._move_cursor(None)

    def _explain_boxed_in(self, view: LavarailsView) -> None:
        if view.sheet.volcanic:
            text = translate("Lavarails", "No free field touches your dice: any cross will do now.")
        else:
            text = translate("Lavarails", "No free field touches your dice: any track will do now.")
        block = self.papers.large_plan(view).block
        self.note.tell(
            f"{text} (LR-14)", QPointF(block.center().x(), layout.LARGE.bottom() - 4), layout.LARGE, block.width()
        )

    @override
    def offers(self) -> tuple[Offer, ...]:
        if not self.pen.drawing:
            return ()
        clear = Offer(translate("Lavarails", "Clear"), key="C", run=self._clear_tracks)
        done = Offer(translate("Lavarails", "Done"), key="D", primary=True, run=self._finish_tracks)
        return ((clear,) if self.pen.pieces else ()) + ((done,) if self.pen.complete else ())

    # Dice

    def _pick(self, number: int) -> None:
        """Pick the dice of a number, or let go of them: only the fields that show it stay lit."""
        view = self._view
        if view is None or view.phase is not Phase.PLACE:
            return
        fits = view.sheet.by_number[number] & view.targets
        self.pool.picked = None if number == self.pool.picked or not fits else number
        self._light()
        if not fits:
            text = translate("Lavarails", "No field in reach shows a {number}.").format(number=number)
            self.note.tell(text, QPointF(layout.TRAY.center().x(), layout.TRAY.top()), layout.AREA)

    def _drop(self, die: PoolDie, point: QPointF) -> None:
        view = self._view
        field = self.papers.large_plan(view).field_under(point) if view else None
        if view is None or field is None or field not in self._fields:
            die.go_home()
        elif view.sheet.number_at[field] not in {0, die.number}:
            die.go_home()
            text = translate("Lavarails", "{field} shows {number}, not {die}. (LR-11)")
            numbers = {"field": NAMES[field], "number": view.sheet.number_at[field], "die": die.number}
            self.note.tell(text.format(**numbers), point, layout.AREA)
        else:
            if view.phase is Phase.PLACE and view.targets & BITS[field]:
                self.pool.carried = die
            else:
                die.go_home()
            self.intend(Place(field))

    # Tracks

    def draw_piece(self, field: int, piece: str) -> None:
        if self.pen.draw(field, piece):
            self._tracks_changed()
            self._tell_line(field)

    def cycle(self, field: int) -> None:
        if self.pen.cycle(field):
            self._tracks_changed()
            self._tell_line(field)

    def _draw_next(self, piece: str) -> None:
        """Put a piece of the palette under the cursor, or on the first field that still needs one."""
        here = self.cursor_field()
        here = self.pen.next_field() if here is None else here
        if here is not None:
            self.draw_piece(here, piece)

    def _clear_tracks(self) -> None:
        self.pen.clear()
        self._tracks_changed()

    def _tracks_changed(self) -> None:
        self._show_papers()
        self.offers_changed.emit()

    def _tell_line(self, field: int) -> None:
        """Say what the piece on a field would join."""
        sheet = self.papers.items[self.papers.focus].sheet
        line = next((line for line in sheet.lines if field in line.fields), None) if sheet else None
        target = self._fields[field]
        target.hint = line_words(field, line) if line else NAMES[field]
        self.focused.emit(target.hint)

    def _finish_tracks(self) -> None:
        if self.pen.complete:
            self.focused.emit("")
            self.intend(*self.pen.actions())

    # Pointer and keys

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pen.drawing and self._view:
            plan = self.papers.large_plan(self._view)
            if plan.grid().contains(event.scenePos()) and self.papers.peeked is None:
                self._stroke = Stroke(plan, event.scenePos())
                event.accept()
                return
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._stroke:
            if (event.scenePos() - self._stroke.start).manhattanLength() > _STRAY:
                for field, piece in self._stroke.lead_to(event.scenePos()):
                    self.draw_piece(field, piece)
            return
        super().mouseMoveEvent(event)
        self._lead_brush(event.scenePos())

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is None:
            super().mouseReleaseEvent(event)
        elif self._view and (event.scenePos() - stroke.start).manhattanLength() <= _STRAY:
            field = self.papers.large_plan(self._view).field_under(event.scenePos())
            if field is not None:
                self.cycle(field)

    def _lead_brush(self, point: QPointF) -> None:
        hot = self._view is not None and self._view.phase is Phase.LAVA
        over = [item for item in self.items(point) if isinstance(item, FieldTarget) and item.legal] if hot else []
        self.brush.follow(point if over and self.papers.peeked is None else None)

    @override
    def _move_cursor(self, target: TargetItem | None) -> None:
        super()._move_cursor(target)
        if self._view and self._view.phase is Phase.LAVA:
            self.brush.follow(target.centre() if target else None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_O and len(self.players) > 1:
            self.papers.peek_next()
        elif key == Qt.Key.Key_Escape and self.papers.peeked is not None:
            self.papers.peek(None)
        elif key == Qt.Key.Key_Escape and self.pool.picked:
            self._pick(self.pool.picked)
        elif not (self._draw_by_key(key) if self.pen.drawing else self._pick_by_key(key)):
            super().keyPressEvent(event)

    def _pick_by_key(self, key: Qt.Key) -> bool:
        number = key - Qt.Key.Key_0
        if self._view is None or self._view.phase is not Phase.PLACE or number not in self._view.pool:
            return False
        self._pick(number)
        return True

    def _draw_by_key(self, key: Qt.Key) -> bool:
        here = self.cursor_field()
        if here is None:
            return False
        number = key - Qt.Key.Key_0
        if 1 <= number <= len(PIECES):
            self.draw_piece(here, PIECES[number - 1])
        elif key in _CHOOSE:
            self.cycle(here)
        elif key in _ERASE:
            if self.pen.erase(here):
                self._tracks_changed()
        else:
            return False
        return True

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)
