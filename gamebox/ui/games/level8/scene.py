"""Level 8's table as a scene: shows views, and lets the person at the table prepare and choose moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPixmapCache
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.level8.actions import GIVES, Action, Dice, Keep, Lay, Show
from gamebox.games.level8.events import CardGiven
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.advice import Advice, advise
from gamebox.ui.games.level8.bench import Bench
from gamebox.ui.games.level8.board import BoardItem
from gamebox.ui.games.level8.centre import Centre
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.field import Fields
from gamebox.ui.games.level8.flights import Flights
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.keys import Keys
from gamebox.ui.games.level8.layout import NARROWEST, USUAL, WIDEST, Layout
from gamebox.ui.games.level8.lens import Lens
from gamebox.ui.games.level8.levelcard import LevelCardItem
from gamebox.ui.games.level8.motions import Level8Motions
from gamebox.ui.games.level8.offers import Prepared, offers
from gamebox.ui.games.level8.own import OwnSide
from gamebox.ui.games.level8.reading import Reading
from gamebox.ui.games.level8.seats import SeatItems, row_sizes
from gamebox.ui.games.level8.sorter import Sorters
from gamebox.ui.games.level8.spoken import spoken_of
from gamebox.ui.games.level8.targets import Aims
from gamebox.ui.games.level8.things import things_of
from gamebox.ui.games.level8.tips import tips_of
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene, stretched
from gamebox.ui.table.spoken import Group
from gamebox.ui.table.things import Thing
from gamebox.ui.table.tips import Tip
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_CACHE = 160 * 1024
"""Kibibytes for the drawn things of a table on the largest screen."""


class Level8Scene(TableScene):
    speech_type = 22.0

    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        self.layout = Layout(USUAL, len(players))
        super().__init__(theme, self.layout.area)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE))
        self.players = players
        self.bottom = next((player.seat for player in players if player.bot is None), 0)
        """Who sits at the near side."""
        self.shown: Level8View | None = None
        self._legal: Sequence[Action] = ()
        self.mine = False
        """Whether the one who looks must decide now."""
        self._advice = Advice()
        self._board = BoardItem(theme)
        level_card = LevelCardItem(theme, self.leisure)
        self.addItem(self._board)
        self.addItem(level_card)
        self.seats = [SeatItems(player, theme, self.leisure, self.add_target) for player in players]
        self.hand = Hand(self.add_target, theme)
        self.bench = Bench(theme, self.hand, self.add_target)
        self.centre = Centre(self, players, theme, self.add_target)
        self.flights = Flights(self, theme)
        self.callout = CalloutItem(theme, self.layout.centre)
        self.sorters = Sorters(theme, self.hand, self.add_target)
        self._own = OwnSide(level_card, self.hand, self.bench, self.sorters)
        self.reading = Reading()
        self.fields = Fields(theme, self.add_target)
        self._aims = Aims(self.seats, self.hand, self.bench, self.centre, self.intend)
        self._lens = Lens(theme, players)
        self._place_items()
        self._keys = Keys(self, self.sorters, self._lens)
        self._motions = Level8Motions(self)
        self.hand.changed.connect(self._refresh)
        self.hand.picked.connect(self._answer_gift)
        self.hand.dropped.connect(self._drop)
        self.hand.answered.connect(self.answered)
        self.bench.changed.connect(self._rearrange)
        self.reading.begun.connect(self.offers_changed)
        self.centre.round_sheet.read.connect(self.reading.go_on)

    def _place_items(self) -> None:
        for seat in self.seats:
            self.addItem(seat.plate)
            self.addItem(seat.open_hand)
            self.addItem(seat.tower)
            self.addItem(seat.stone)
            seat.plate.setZValue(-5)
            for combination in seat.combinations:
                combination.aimed.connect(self.add)
        self.addItem(self.bench.panel)
        self.addItem(self.callout)
        self.addItem(self._lens)

    @override
    def fit_to(self, ratio: float) -> None:
        """As wide as the window, within reason."""
        width = stretched(ratio, self.layout.area.height(), NARROWEST, WIDEST)
        if width != self.layout.width:
            self._lay_out(width, len(self.layout.fields), open_hands=self.layout.open_hands)
            if self.shown:
                self.show_view(self.shown, self._legal)
            self.setSceneRect(self.layout.area)

    def _lay_out(self, width: float, fields: int, *, open_hands: bool) -> None:
        self.layout = Layout(width, len(self.players), fields, open_hands=open_hands)

    @override
    def show_view(self, view: Level8View, legal: Sequence[Action]) -> None:
        self.bottom = self._near(view)
        self.shown, self._legal = view, legal
        self.mine = bool(legal) and view.seat == view.actor
        self._advice = advise(view)
        self.reading.forget()
        self._lens.close()
        self.flights.clear()
        self.callout.hide()
        fields, opened = len(view.board.fields), bool(view.hands)
        if (fields, opened) != (len(self.layout.fields), self.layout.open_hands):
            self._lay_out(self.layout.width, fields, open_hands=opened)
        self._board.show_board(self.layout, view.board)
        self.fields.show(view, self.layout)
        sizes = row_sizes(self.players, view, self.layout, self.bottom, self.theme.text)
        for seat in self.seats:
            seat.show(view, self.layout, self.bottom, sizes, self._advice.wanted)
        self.centre.show(view, self.layout, mine=self.mine)
        mine = legal if self.mine else ()
        self._own.show(view, mine, self.layout, self.players[self.bottom], self._advice)
        self._light()
        self.setSceneRect(self.layout.area)

    def _near(self, view: Level8View) -> int:
        """Whoever looks, or looked last; who comes only for the end sees it from the winner's side."""
        if view.seat is not None:
            return view.seat
        return view.over.winners[0] if view.over and self.shown is None else self.bottom

    @override
    def mark_received(self, events: Sequence[Event]) -> None:
        """A card that somebody had to give (L8-36)."""
        seat = self.shown.seat if self.shown else None
        given = [event.card for event in events if isinstance(event, CardGiven) and event.to == seat]
        self.hand.mark_new([] if seat is None else given)

    @override
    def offer(self, legal: Sequence[Action]) -> None:
        """Compound moves are prepared, not pointed at."""
        super().offer([action for action in legal if not isinstance(action, Lay | Show | Keep)])

    @override
    def begin_motion(self) -> None:
        """What was asked has been answered, and what was pointed at is no longer meant."""
        self.bench.rest()
        super().begin_motion()
        self.focused.emit("")
        self.centre.close_questions()
        self._lens.close()

    @override
    def shut_hands(self) -> None:
        if self.shown:
            self.shown = replace(self.shown, seat=None, hand=(), kept=())
            self._own.shut(self.layout)
            for seat in self.seats:
                seat.pile.forget_wish()

    def _refresh(self) -> None:
        """Selection or order of the hand is another."""
        self.bench.settle()
        self._light()
        self.offers_changed.emit()

    def _rearrange(self) -> None:
        """Cards went into slots or came back."""
        self.hand.glide(self._lay_cards)

    def _lay_cards(self) -> None:
        self.hand.arrange()
        self._refresh()

    def _light(self) -> None:
        if self.shown:
            self._aims.take(self.shown, self.bottom, mine=self.mine)
        if self.asking:
            self._lens.close()
        self.offer(self._legal if self.mine else ())
        self.sorters.light()

    @property
    def asking(self) -> bool:
        """Whether a sheet lies over the oval: nothing else may lie on it."""
        return self.centre.asking or self.bench.panel.isVisible()

    @override
    def question(self) -> str:
        if not self.bench.unanswered:
            return ""
        text = translate("Level8", "{name}: choose what the joker stands for.")
        return text.format(name=self.players[self.bottom].name)

    def add(self, target: CombinationTarget) -> None:
        self._ask_ends(asked=self._aims.add(target))

    def _answer_gift(self, item: HandCard) -> None:
        """Of a card that was not asked for the rules say at once why it cannot be given (L8-36)."""
        gift = GIVES[item.card]
        if self.shown and self.shown.step == "give" and gift not in self._legal:
            self.hand.put_back(item)
            self.intend(gift)

    def _drop(self, item: HandCard, at: QPointF) -> None:
        if self.shown:
            self._ask_ends(asked=self._aims.drop(item, self.items(at), at, self.shown, self.bottom))

    def _ask_ends(self, *, asked: bool) -> None:
        """Who plays by keys should not have to look for the question."""
        if asked:
            self._light()
            self.offers_changed.emit()
            if self._cursor:
                self._move_cursor(self.bench.panel.buttons[0])

    @override
    def places_of(self, move: Action) -> list[QRectF]:
        if isinstance(move, Dice):
            return [self.layout.tray]
        return super().places_of(move) or self._aims.places_of(move)

    @override
    def offers(self) -> tuple[Offer, ...]:
        if not self.shown or not self.mine:
            return ()
        selected, laying, asked = self._aims.selected, self.bench.laying, self.bench.unanswered
        ready = Prepared(self.shown, self._legal, self._advice, selected, laying, self._propose, self.intend, asked)
        return offers(ready)

    def _propose(self) -> None:
        if self._advice.way:
            self.bench.propose(self._advice.way)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(Qt.Key(event.key()), self._cursor):
            super().keyPressEvent(event)

    @override
    def _step(self, direction: QPointF) -> None:
        if self._cursor is None:
            self._move_cursor(self._keys.first_of(self._targets))
        else:
            super()._step(direction)

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pointing at what lies before somebody enlarges it."""
        super().mouseMoveEvent(event)
        if self.shown and not self.asking:
            self._lens.look_at(self._seat_at(event.scenePos()), self.shown, self.layout)

    @override
    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """What is enlarged can be read: a tip would only lie on it."""
        if not self._lens.isVisible():
            super().helpEvent(event)

    def _seat_at(self, at: QPointF) -> int | None:
        return next(
            (number for number, seat in enumerate(self.seats) if seat.holds(at, near=number == self.bottom)), None
        )

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._lens.close()
        return super().event(event)

    @override
    def speech_place(self, seat: int) -> QRectF:
        """The upper edge of what lies below a plate, which may be full of cards."""
        plate = self.seats[seat].plate.sceneBoundingRect()
        place = self.layout.own if seat == self.bottom else plate.translated(0, plate.height())
        return QRectF(place.topLeft(), QSizeF(place.width(), 0))

    @override
    def plates(self) -> list[QRectF]:
        return [seat.plate.sceneBoundingRect() for seat in self.seats if seat.plate.isVisible()]

    @override
    def pause_prompt(self) -> Prompt | None:
        return self.reading.prompt()

    @override
    def things(self) -> Iterator[Thing]:
        return things_of(self, self.shown) if self.shown else iter(())

    @override
    def spoken(self) -> Iterator[Group]:
        return spoken_of(self, self.shown) if self.shown else iter(())

    @override
    def choose(self, target: TargetItem) -> None:
        self._keys.choose(target)

    @override
    def tips(self, view: Level8View) -> Iterator[Tip]:
        return tips_of(self, view)

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)
