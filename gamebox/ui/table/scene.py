"""The picture of a table: shows views, turns clicks and keys into intents, and tells how events move things."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.ui.items.note import NoteItem
from gamebox.ui.items.pointer import PointerItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.table.leisure import Leisure
from gamebox.ui.table.spoken import Group, Part, SpokenScene, gathered
from gamebox.ui.table.things import Thing
from gamebox.ui.table.tips import Tip
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class TableScene(SpokenScene):
    """The base of the games' scenes. Arrow keys move a cursor over the targets, Enter chooses, Esc lets go."""

    intended = Signal(object)
    """A move that the player wants to make; the rules decide whether it may be made."""
    offers_changed = Signal()
    """What the scene itself offers besides the rules' moves has changed."""
    pointed = Signal(object)
    """The moves whose places are shown now."""
    answered = Signal(object)
    """A motion with which the table answers a person's hand at once; the choreographer knows how fast."""
    doubted = Signal(object)
    """A move whose key was pressed although nobody offers it now: it is not made, but the rules say why."""
    decisions: Mapping[str, Any] = {}
    """Moves by the keys of their buttons, which are there only while such a move may be made."""
    speech_type = 17.0
    """In which it is said what a bot does."""

    def __init__(self, theme: Theme, area: QRectF) -> None:
        super().__init__(area)
        self.theme = theme
        self.leisure = Leisure(self)
        self._targets: list[TargetItem] = []
        self._cursor: TargetItem | None = None
        self._looked_at: QRectF | None = None
        """Where somebody has walked to by keys although no cursor can stand there."""
        self._plan: list[Any] = []
        self._pointer = PointerItem(theme)
        self._pointed: Sequence[Any] = ()
        self._speech = NoteItem(theme, self.speech_type * theme.text)
        self.addItem(self._pointer)
        self.addItem(self._speech)
        for moved in (self.sceneRectChanged, self.offers_changed):  # things lie elsewhere by now
            moved.connect(lambda: self.point_at_all(self._pointed))

    @abstractmethod
    def show_view(self, view: Any, legal: Sequence[Any]) -> None:
        """Draw everything as it is; `legal` is what the person at the table may do now. Idempotent."""

    @abstractmethod
    def motion(self, event: Event) -> QAbstractAnimation | None:
        """How an event looks while it happens; None if it needs no motion."""

    def fit_to(self, _ratio: float) -> None:
        """Take the shape of a window that is so many times as wide as high, if the table can do that."""

    def offers(self) -> tuple[Offer, ...]:
        """Buttons for what was prepared in the scene: cards selected, tracks drawn."""
        return ()

    def question(self) -> str:
        """What is asked on the table itself before the task can go on; nothing: the task holds."""
        return ""

    def pause_prompt(self) -> Prompt | None:
        """What is said and offered while the table waits until something has been read; None: it does not wait."""
        return None

    @property
    def can_undo_locally(self) -> bool:
        """Whether something that was only prepared in the scene can be taken back."""
        return False

    def undo_locally(self) -> bool:
        """Take back the last thing prepared in the scene; False: there is none, a move must be taken back."""
        return False

    def begin_motion(self) -> None:
        """Something happens: nothing can be chosen while it is shown."""
        self.offer(())
        self.point_at(None)
        self.leisure.hurry()

    def shut_hands(self) -> None:
        """Nobody looks any more, in the middle of what is shown: what was somebody's secret is turned face down."""

    def lie_still(self) -> None:
        """What happens is not seen to move: nothing need wait until it has."""
        self.leisure.relax()

    def mark_received(self, _events: Sequence[Event]) -> None:
        """Mark what came to the one who looks by what happened since their last decision, as they saw it."""

    def intend(self, *moves: Any) -> None:
        """Wish to make moves, one after the other: each further one when the one before it has been shown."""
        self._plan = list(moves)
        self.go_on()

    @property
    def planning(self) -> bool:
        """Whether there is more that was wished for."""
        return bool(self._plan)

    def go_on(self) -> None:
        """Make the next move that was wished for, if there is one."""
        if self._plan:
            self.intended.emit(self._plan.pop(0))

    def give_up(self) -> None:
        """What was wished for cannot be done as it was meant."""
        self._plan = []

    def plates(self) -> list[QRectF]:
        """What people read to decide, above all how each player is doing: nothing else should lie there."""
        return []

    def speech_place(self, _seat: int) -> QRectF | None:
        """What is covered by what is said of a player, as far down as it needs to be; None: nothing is said."""
        return None

    def speak(self, seat: int, words: str) -> None:
        """Say at a player's place what happens there."""
        place = self.speech_place(seat)
        if place and words:
            self._speech.tell_over(words, place, self.sceneRect())
        else:
            self._speech.hide()

    def fall_silent(self) -> None:
        self._speech.hide()

    def point_at(self, move: Any | None) -> None:
        """Show where a move would be made, whether or not it is anybody's to make; None: nowhere."""
        self.point_at_all(() if move is None else (move,))

    def point_at_all(self, moves: Sequence[Any]) -> None:
        self._pointed = moves
        self._pointer.point_at([place for move in moves for place in self.places_of(move)])
        self.pointed.emit(moves)

    def places_of(self, move: Any) -> list[QRectF]:
        """Where on the table a move is made."""
        return [target.sceneBoundingRect() for target in self._targets if target.action == move and target.isVisible()]

    def things(self) -> Iterator[Thing]:
        """Whatever somebody may point at to ask what it is: what lies above before what lies below."""
        yield from ()

    @override
    def thing_at(self, point: QPointF) -> Thing | None:
        return next((thing for thing in self.things() if thing.place.contains(point)), None)

    def lit_places(self) -> list[QRectF]:
        """Where something can be chosen now."""
        return [target.sceneBoundingRect() for target in self._targets if target.legal and target.isVisible()]

    def tips(self, _view: Any) -> Iterator[Tip]:
        """What should be explained in such a position to somebody who meets it for the first time."""
        yield from ()

    def explain(self, thing: Thing | None) -> None:
        """Show which thing is talked about."""
        self._pointed = ()
        self._pointer.point_at((thing.place,) if thing else ())

    @override
    def spoken(self) -> Iterator[Group]:
        """All that lies on the table, in words, for people who do not see it; what is a place to choose comes first."""
        parts = [self.part_of(target) for target in self._targets if target.isVisible() and target.hint]
        yield from gathered("places", translate("Spoken", "Places"), parts)
        things = (Part(("thing", index), thing.name, thing.place) for index, thing in enumerate(self.things()))
        yield from gathered("things", translate("Spoken", "Things"), things, listed=True)

    def part_of(self, target: TargetItem, name: str = "", remark: str = "", *, chosen: bool | None = None) -> Part:
        """A place to choose, as it is told: by its own name, or by what can be done there."""
        place, press = target.sceneBoundingRect(), partial(self.choose, target)
        if not remark and target.legal and name.casefold() != target.hint.casefold():
            remark = target.hint if name else ""
        return Part(target, name or target.hint, place, remark, press, target, chosen)

    def choose(self, target: TargetItem) -> None:
        """Do what a place is for, whether or not it is allowed: the rules answer."""
        self.intend(target.action)

    @property
    def cursor_at(self) -> QPointF | None:
        """Where the keyboard's cursor is."""
        if self._cursor:
            return self._cursor.centre()
        return self._looked_at.center() if self._looked_at else None

    @property
    @override
    def cursor_target(self) -> TargetItem | None:
        return self._cursor

    @override
    def look_at(self, place: QRectF, target: TargetItem | None) -> None:
        stands = target is not None and target.legal
        self._move_cursor(target if stands else None)
        if not stands:
            self._looked_at = place
            self._pointer.point_at((place,))

    def add_target(self, target: TargetItem) -> None:
        self.addItem(target)
        self._targets.append(target)
        target.chosen.connect(self.intend)
        target.hovered.connect(self.focused)
        target.entered.connect(self._point_at)
        target.left.connect(self._point_away_from)

    def offer(self, legal: Sequence[Any]) -> None:
        """Light the targets whose actions are legal; the cursor stays only on such a one."""
        for target in self._targets:
            target.set_legal(target.can_be_chosen(legal))
        self.settle_cursor()

    def settle_cursor(self) -> None:
        """Other targets are lit: the cursor stays only on such a one."""
        if self._cursor and not self._cursor.legal:
            self._move_cursor(None)
        self.relit.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _DIRECTIONS:
            self._step(_DIRECTIONS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._cursor:
            if not event.isAutoRepeat():  # one press is one decision
                self.choose(self._cursor)
        elif key == Qt.Key.Key_Escape and (self._cursor or self._looked_at):
            self._move_cursor(None)
        elif (name := QKeySequence(key).toString()) in self.decisions and not event.isAutoRepeat():
            self.doubted.emit(self.decisions[name])
        else:
            event.ignore()

    def _step(self, direction: QPointF) -> None:
        """Move the cursor to the nearest legal target in a direction; from nowhere to the first one."""
        candidates = [target for target in self._targets if target.legal]
        if self._cursor:
            here = self._cursor.centre()
            ahead = [(_effort(target.centre() - here, direction), target) for target in candidates]
            reachable = [(effort, target) for effort, target in ahead if effort is not None]
            if reachable:
                self._move_cursor(min(reachable, key=lambda pair: pair[0])[1])
        elif candidates:
            self._move_cursor(candidates[0])

    def _move_cursor(self, target: TargetItem | None) -> None:
        """The keys take over from the pointer: only one place is lit."""
        for other in self._targets:
            if other.lit and other is not target:
                other.set_cursor(False)
        if self._looked_at:
            self._looked_at = None
            self.point_at_all(self._pointed)
        self._cursor = target
        if target:
            target.set_cursor(True)
        self.cursor_moved.emit()

    def _point_at(self, target: TargetItem) -> None:
        """The pointer takes over from the keys."""
        if target is not self._cursor:
            self._move_cursor(None)
            target.set_cursor(True)

    def _point_away_from(self, target: TargetItem) -> None:
        if target.lit and target is not self._cursor:
            target.set_cursor(False)


def stretched(ratio: float, side: float, least: float, most: float) -> float:
    """How long the other side of a table is drawn in a window of that ratio: in steps, so that dragging the window's
    edge does not lay everything out anew with every pixel."""
    return min(max(round(side * ratio / 10) * 10.0, least), most)


def _effort(way: QPointF, direction: QPointF) -> float | None:
    """How far a way is if one looks in a direction; None if it leads elsewhere."""
    ahead = QPointF.dotProduct(way, direction)
    aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
    return ahead + 3 * aside if ahead > 1 else None
