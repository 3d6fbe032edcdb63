"""Level 8's table as a scene: shows views, and lets the person at the table prepare and choose moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPixmapCache
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.level8.actions import DISCARDS, DROPS, TAKE_PILE, WILDS, Action, Give, Keep, Lay, Move, Show, Wild
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import HIDDEN, JOKER
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.adding import additions, meanings_of
from gamebox.ui.games.level8.advice import Advice, advise
from gamebox.ui.games.level8.bench import Bench
from gamebox.ui.games.level8.board import BoardItem
from gamebox.ui.games.level8.centre import Centre
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.field import FieldTarget
from gamebox.ui.games.level8.flights import Flights, Spot
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.layout import HEIGHT, NARROWEST, USUAL, WIDEST, Layout
from gamebox.ui.games.level8.levelcard import LevelCardItem
from gamebox.ui.games.level8.local import LocalTarget, SwitchTarget
from gamebox.ui.games.level8.motions import Level8Motions
from gamebox.ui.games.level8.offers import Prepared, offers
from gamebox.ui.games.level8.seats import SeatItems, row_sizes
from gamebox.ui.games.level8.sorter import paint_by_colour
from gamebox.ui.items import motions
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_FOR_EVER = 24 * 3600 * 1000
_CACHE = 160 * 1024
"""Kibibytes for the drawn things of a table on the largest screen."""
_PUTTING = {"play": DISCARDS, "discard": DISCARDS, "swap": DROPS}
"""What a card on the own discard pile means."""


def _backs(view: Level8View, seat: int) -> tuple[int, ...]:
    """A hand as everybody sees it (L8-1)."""
    jokers = view.jokers_held[seat]
    return (HIDDEN,) * (view.counts[seat] - jokers) + (JOKER,) * jokers


class Level8Scene(TableScene):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        self.layout = Layout(USUAL, len(players))
        super().__init__(theme, self.layout.area)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE))
        self.players = players
        self.bottom = 0
        self._view: Level8View | None = None
        self._legal: Sequence[Action] = ()
        self._mine = False
        self._advice = Advice()
        self._fields: list[FieldTarget] = []
        self._reading: QAbstractAnimation | None = None
        """Goes on only when somebody has read it."""
        self._board = BoardItem(theme)
        self._level_card = LevelCardItem(theme)
        self.addItem(self._board)
        self.addItem(self._level_card)
        self.seats = [SeatItems(player, theme, self.add_target) for player in players]
        self.hand = Hand(self.add_target, theme)
        self.bench = Bench(theme, self.hand, self.add_target)
        self.centre = Centre(self, players, theme, self.add_target)
        self.flights = Flights(self, theme)
        self.callout = CalloutItem(theme, self.layout.centre)
        self._sorters = self._make_sorters()
        self._place_items()
        self._motions = Level8Motions(self)
        self.hand.changed.connect(self._refresh)
        self.hand.dropped.connect(self._drop)
        self.bench.changed.connect(self._rearrange)
        self.centre.round_sheet.read.connect(self._go_on_from_reading)

    def _make_sorters(self) -> tuple[SwitchTarget, SwitchTarget]:
        by_number = SwitchTarget(self.theme, run=partial(self.hand.sort, "number"))
        by_colour = SwitchTarget(self.theme, run=partial(self.hand.sort, "colour"))
        by_number.setObjectName("sort by number")
        by_colour.setObjectName("sort by colour")
        by_number.dress("123", hint=translate("Level8", "Sort by number (S)"))
        by_colour.dress(picture=paint_by_colour, hint=translate("Level8", "Sort by colour (S)"))
        for button in (by_number, by_colour):
            self.add_target(button)
        return by_number, by_colour

    def _place_items(self) -> None:
        for seat in self.seats:
            self.addItem(seat.plate)
            self.addItem(seat.tower)
            self.addItem(seat.stone)
            seat.plate.setZValue(-5)
            for combination in seat.combinations:
                combination.aimed.connect(self._add)
        self.addItem(self.bench.panel)
        self.addItem(self.callout)

    @override
    def fit_to(self, ratio: float) -> None:
        """As wide as the window, within reason."""
        width = min(max(round(HEIGHT * ratio / 10) * 10.0, NARROWEST), WIDEST)
        if width != self.layout.width:
            self.layout = Layout(width, len(self.players), len(self.layout.fields))
            if self._view:
                self.show_view(self._view, self._legal)
            self.setSceneRect(self.layout.area)

    @override
    def show_view(self, view: Level8View, legal: Sequence[Action]) -> None:
        self._view, self._legal = view, legal
        self._mine = bool(legal) and view.seat == view.actor
        self.bottom = view.turn if view.seat is None else view.seat
        self._advice = advise(view)
        self._reading = None
        self.flights.clear()
        self.callout.hide()
        self._show_fields(view)
        sizes = row_sizes(self.players, view, self.layout, self.bottom)
        for seat in self.seats:
            seat.show(view, self.layout, self.bottom, sizes, self._advice.wanted)
        self.centre.show(view, self.layout, mine=self._mine)
        cards = view.hand if view.seat is not None else _backs(view, self.bottom)
        self.hand.show_hand(view.seat, cards, self.layout)
        self._mark_hand(view)
        self._show_own(view)
        self._light()

    def _show_fields(self, view: Level8View) -> None:
        if len(view.board.fields) != len(self.layout.fields):
            self.layout = Layout(self.layout.width, len(self.players), len(view.board.fields))
        if not self._fields:
            self._fields = [FieldTarget(*field, self.theme) for field in enumerate(view.board.fields)]
            for target in self._fields:
                self.add_target(target)
        self._board.show_board(self.layout, view.board)
        opponents = [tower for seat, tower in enumerate(view.towers) if seat != view.turn]
        for target, spot in zip(self._fields, self.layout.fields, strict=True):
            target.setPos(spot)
            target.action = Move(target.number)
        if view.step == "wild":  # L8-38: a field stands for its action if the tower would go there
            for wild in WILDS:
                field = view.board.nearest(view.towers[view.turn], wild.action, opponents)
                if field is not None:
                    self._fields[field].action = wild

    def _mark_hand(self, view: Level8View) -> None:
        """Ticks for cards that would complete something; what may not be given is dimmed."""
        marked = self._advice.marked if self._mine and view.step in {"play", "discard"} else frozenset()
        gives = {action.card for action in self._legal if isinstance(action, Give)} if view.step == "give" else None
        for item in self.hand.cards:
            item.mark(marked=item.card in marked, dimmed=gives is not None and self._mine and item.card not in gives)

    def _show_own(self, view: Level8View) -> None:
        seat = self.bottom
        needs = () if view.table[seat] or view.laid[seat] else view.level_of(seat)
        note = ""
        if view.seat is not None and needs and view.hand:
            note = self._advised(view)
        active = seat in {view.turn, view.actor} and not view.over
        self._level_card.show_level(
            self.layout, self.players[seat], view.levels[seat], view.stars[seat], needs, note, active=active
        )
        may_lay = self._mine and view.step == "play" and bool(needs)
        self.bench.show(self.layout, needs, active=may_lay)
        rooms = self.layout.sorters
        for index, button in enumerate(self._sorters):
            high = (rooms.height() - 12) / 2
            button.place(QRectF(rooms.left(), rooms.top() + index * (high + 12), rooms.width(), high))
            button.setVisible(view.seat is not None)
            button.ready = view.seat is not None

    def _advised(self, view: Level8View) -> str:
        if self._advice.lacking:
            return translate("Level8", "%n card(s) missing", "", self._advice.lacking)
        return "" if view.over or view.step == "keep" else translate("Level8", "Ready to lay out!")

    @override
    def offer(self, legal: Sequence[Action]) -> None:
        """Compound moves are prepared, not pointed at."""
        super().offer([action for action in legal if not isinstance(action, Lay | Show | Keep)])

    @override
    def begin_motion(self) -> None:
        """What was asked has been answered, and what was pointed at is no longer meant."""
        super().begin_motion()
        self.focused.emit("")
        self.centre.close_panels()

    def _refresh(self) -> None:
        """Selection or order of the hand is another."""
        self.bench.settle()
        self._light()
        self.offers_changed.emit()

    def _rearrange(self) -> None:
        """Cards went into slots or came back."""
        self.hand.arrange()
        self._refresh()

    def _light(self) -> None:
        self._aim()
        self.offer(self._legal if self._mine else ())
        checked = self.hand.sorting
        for button, sorting in zip(self._sorters, ("number", "colour"), strict=True):
            button.checked = checked == sorting
            button.update()

    def _aim(self) -> None:
        """Let combinations and the own discard pile stand for what the selected cards can do there."""
        if not self._view:
            return
        selected = [item.card for item in self.hand.selected]
        for number, seat in enumerate(self.seats):
            seat.pile.action = TAKE_PILE[number]
            for target in seat.combinations:
                adds = additions(target, selected) if self._mine and self._view.step == "play" else []
                target.action = adds[0] if adds else None
        own = self.seats[self.bottom].pile
        if self._mine and self._view.step in _PUTTING:
            own.action = _PUTTING[self._view.step][selected[0]] if len(selected) == 1 else None

    def _add(self, target: CombinationTarget) -> None:
        """Add the selected cards; a joker that fits at both ends is asked for."""
        selected = [item.card for item in self.hand.selected]
        faces = meanings_of(target, selected)
        if len(faces) > 1:
            self.bench.ask_ends(faces, lambda face: self.intend(*additions(target, [face])))
            self._light()
            if self._cursor:  # who plays by keys should not have to look for the question
                self._move_cursor(self.bench.panel.buttons[0])
        elif adds := additions(target, selected):
            self.intend(*adds)

    def _drop(self, item: HandCard, at: QPointF) -> None:
        """A card let go over the table goes where it was dropped, if that means something."""
        if self.bench.put_at(item, at):
            return
        item.slot = None
        item.show_as(item.card)
        for target in self.items(at):
            if isinstance(target, CombinationTarget):
                self._add(target)
                return
            if target is self.seats[self.bottom].pile and self._view:
                self.intend(_PUTTING.get(self._view.step, DISCARDS)[item.card])
                return

    @override
    def offers(self) -> tuple[Offer, ...]:
        if not self._view or not self._mine:
            return ()
        selected = [item.card for item in self.hand.selected]
        return offers(Prepared(self._view, self._advice, selected, self.bench.laying, self._propose, self.intend))

    def _propose(self) -> None:
        if self._advice.way:
            self.bench.propose(self._advice.way)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space and self._cursor:
            self._choose(self._cursor)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._act()
        elif key == Qt.Key.Key_Escape and self._let_go():
            pass
        elif key == Qt.Key.Key_S:
            self.hand.sort("colour" if self.hand.sorting == "number" else "number")
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_8:
            self._press_digit(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    @override
    def _step(self, direction: QPointF) -> None:
        """The cursor begins where the rules want something, else in the hand."""
        if self._cursor is None:
            lit = [target for target in self._targets if target.legal and target.isVisible()]
            first = next((target for target in lit if target.action is not None), None)
            if first or self.hand.cards:
                self._move_cursor(first or next((card for card in self.hand.cards if card.legal), None))
            return
        super()._step(direction)

    def _press_digit(self, index: int) -> None:
        """Slots of the level card, or actions of the wild field."""
        if self._view and self._mine and self._view.step == "wild":
            self.intend(Wild(WILDS[index].action))
        else:
            self.bench.put_selected(index)

    def _choose(self, target: TargetItem) -> None:
        if isinstance(target, CombinationTarget):
            self._add(target)
        elif isinstance(target, LocalTarget):
            target.run()
        else:
            self.intend(target.action)

    def _act(self) -> None:
        """Enter does what the cursor is on; on a card of the hand, what was prepared with the selected ones."""
        if self._reading:
            self._go_on_from_reading()
            return
        if self._cursor and not (isinstance(self._cursor, HandCard) and self.hand.selected):
            self._choose(self._cursor)
            return
        for made in self.offers():
            if made.primary:
                if made.run:
                    made.run()
                else:
                    self.intend(made.action)
                return

    def _let_go(self) -> bool:
        """Esc takes back what was prepared: first the selection, then the slots."""
        if self.hand.selected:
            self.hand.clear()
        elif not self.bench.laying.empty:
            self.bench.clear()
        else:
            return False
        return True

    def uncover(self, seat: int) -> None:
        """A discard pile's top card is on its way to a hand: show the one below."""
        if self._view:
            below = self._view.discards[seat][:-1]
            self.seats[seat].pile.show_pile(face_of(below[-1]) if below else None, len(below), counted=False)

    def lying(self, seat: int) -> tuple[Combination, ...]:
        return tuple(target.combination for target in self.seats[seat].combinations if target.combination)

    def laid_spots(self, seat: int, combinations: Sequence[Combination]) -> list[list[Spot]]:
        """Where the cards of a seat's combinations would lie."""
        assert self._view  # noqa: S101 - nothing happens before something is shown
        table = (*self._view.table[:seat], tuple(combinations), *self._view.table[seat + 1 :])
        sizes = row_sizes(self.players, replace(self._view, table=table), self.layout, self.bottom)
        return self.seats[seat].laid_spots(combinations, self.layout, seat == self.bottom, sizes)

    def hide_stones(self) -> None:
        self.centre.hide_stones()

    def wait_after(self, motion: QAbstractAnimation) -> QAbstractAnimation:
        """The motion, and then nothing until somebody goes on."""
        self._reading = motions.sequence(motion, motions.pause(_FOR_EVER))
        self._reading.finished.connect(self._forget_reading)
        self.offers_changed.emit()
        return self._reading

    def _forget_reading(self) -> None:
        self._reading = None

    def _go_on_from_reading(self) -> None:
        if self._reading:
            self._reading.setCurrentTime(self._reading.totalDuration())

    @override
    def pause_prompt(self) -> Prompt | None:
        if not self._reading:
            return None
        go_on = Offer(translate("Level8", "Continue"), key="C", primary=True, run=self._go_on_from_reading)
        return Prompt(translate("Level8", "The round is over."), (go_on,))

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)
