"""How Level 8's events look while they happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from gamebox.engine.game import Event
from gamebox.games.level8.deck import HIDDEN, JOKER, held
from gamebox.games.level8.events import (
    Asked,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardsShown,
    CardStolen,
    CardTaken,
    Dealt,
    GameWon,
    HasNone,
    JokerTaken,
    LevelLaid,
    NoCardLeft,
    PileOpened,
    Rolled,
    RoundEnded,
    Shuffled,
    TowerMoved,
)
from gamebox.ui.games.level8.flights import Spot
from gamebox.ui.games.level8.layout import HAND_CARD, PILE_CARD
from gamebox.ui.games.level8.terms import wish_name
from gamebox.ui.items import motions
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene

_ON_TOP = 1800.0
_PILE = PILE_CARD / HAND_CARD
_CALL_REACH = 260.0
"""Half the width of the banner, and some room."""
_CLIMB = 1600
_READ = 2200
"""Long enough to read who moved how far."""


class Level8Motions:
    def __init__(self, scene: Level8Scene) -> None:
        self._scene = scene

    def of(self, event: Event) -> QAbstractAnimation | None:
        return self._of_card(event) or self._of_cards(event) or self._of_table(event)

    def _of_card(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case CardDrawn(seat, card):
                return self._gain(seat, card, self._draw_pile())
            case CardTaken(seat, pile, card):
                self._scene.uncover(pile)
                return self._gain(seat, card, self._pile(pile))
            case JokerTaken(seat):
                text = translate("Level8", "{name} takes a joker!").format(name=self._name(seat))
                return motions.sequence(self._gain(seat, JOKER, self._jokers()), self._call(text, good=True))
            case CardDropped(seat, card) | CardDiscarded(seat, card):
                return self._lose(seat, card, self._pile(seat))
            case CardGiven(seat, to, card) | CardStolen(to, seat, card):
                return self._pass_on(seat, to, card)
            case CardAdded(seat, owner, index, face):
                return self._lose(seat, face, self._added(owner, index, face))
            case PileOpened(seat, card):
                return self._fly(card, self._draw_pile(), self._pile(seat))
        return None

    def _gain(self, seat: int, card: int, start: Spot) -> QAbstractAnimation:
        """A card comes into a hand: to its place in the own one, where the others make room for it."""
        if seat != self._scene.bottom:
            return self._fly(card, start, self._hand(seat))
        [place] = self._scene.hand.receive([card])
        return self._arriving(self._fly(card, start, place), self._scene.hand.settling())

    def _arriving(self, *parts: QAbstractAnimation) -> QAbstractAnimation:
        motion = motions.together(*parts)
        motion.finished.connect(self._scene.hand.arrive)
        return motion

    def _lose(self, seat: int, card: int, end: Spot) -> QAbstractAnimation:
        """A card leaves a hand; in the own one the others close up."""
        flight = self._fly(card, self._leaving(seat, card), end)
        return motions.together(flight, self._scene.hand.settling()) if seat == self._scene.bottom else flight

    def _pass_on(self, seat: int, to: int, card: int) -> QAbstractAnimation:
        if to == self._scene.bottom:
            return self._gain(to, card, self._leaving(seat, card))
        return self._lose(seat, card, self._hand(to))

    def _of_cards(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case CardsShown(seat, cards):
                return self._show_cards(seat, cards)
            case Dealt():
                return self._deal(event)
            case LevelLaid():
                return self._lay(event)
        return None

    def _of_table(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Rolled(_, dice):
                return motions.sequence(self._scene.centre.dice.tumble(dice), motions.pause(Motion.FEEDBACK))
            case TowerMoved():
                return self._move_tower(event)
            case Asked(seat, ask):
                text = translate("Level8", "{name} asks for {wish}")
                return self._call(text.format(name=self._name(seat), wish=wish_name(ask)))
            case HasNone(seat):
                return self._answer(seat, translate("Level8", "{name}: none").format(name=self._name(seat)))
            case NoCardLeft():
                return self._call(translate("Level8", "No card is left"), good=False)
            case Shuffled(rebuilt=True):
                return self._call(translate("Level8", "The discard piles are shuffled"))
            case RoundEnded():
                return self._end_round(event)
            case GameWon(seat):
                return self._call(translate("Level8", "{name} wins!").format(name=self._name(seat)), good=True)
        return None

    def _name(self, seat: int) -> str:
        return self._scene.players[seat].name

    def _call(self, text: str, *, good: bool | None = None) -> QAbstractAnimation:
        self._scene.callout.setPos(self._scene.layout.centre)
        return self._scene.callout.appear(text, good=good)

    def _answer(self, seat: int, text: str) -> QAbstractAnimation:
        """Said where the player sits."""
        motion = self._call(text, good=False)
        if seat != self._scene.bottom:
            spot = self._scene.seats[seat].plate.table_area().center()
            edge = self._scene.layout.width - _CALL_REACH
            self._scene.callout.setPos(min(max(spot.x(), _CALL_REACH), edge), spot.y() + 40)
        return motion

    def _hand(self, seat: int) -> Spot:
        """An opponent's."""
        return self._scene.seats[seat].hand_spot()

    def _leaving(self, seat: int, face: int) -> Spot:
        """A card of the own hand starts from where it lies there; behind a curtain it is any back."""
        if seat != self._scene.bottom:
            return self._hand(seat)
        hand = self._scene.hand
        return hand.let_go(held(face)) or hand.let_go(HIDDEN) or Spot(self._scene.layout.hand.center(), 1.0)

    def _draw_pile(self) -> Spot:
        return Spot(self._scene.layout.draw_pile, _PILE)

    def _jokers(self) -> Spot:
        return Spot(self._scene.layout.joker_pile, _PILE)

    def _pile(self, seat: int) -> Spot:
        pile = self._scene.seats[seat].pile
        return Spot(pile.pos(), pile.scale() * _PILE)

    def _added(self, owner: int, index: int, face: int) -> Spot:
        """Where the card will lie in the combination."""
        combinations = self._scene.lying(owner)
        longer = combinations[index].with_added(face)
        spots = self._scene.laid_spots(owner, (*combinations[:index], longer, *combinations[index + 1 :]))[index]
        return spots[longer.in_order().index(face)]

    def _fly(self, card: int, start: Spot, end: Spot) -> QAbstractAnimation:
        return self._scene.flights.fly(card, start, end)

    def _show_cards(self, seat: int, cards: tuple[int, ...]) -> QAbstractAnimation:
        """Into the middle, where everybody can see them."""
        centre = self._scene.layout.centre
        spots = [Spot(centre + QPointF((index - 1) * 100, 0), 0.9) for index in range(len(cards))]
        return motions.sequence(self._spread(seat, cards, spots, 80), motions.pause(Motion.DICE))

    def _spread(self, seat: int, faces: Sequence[int], spots: Sequence[Spot], beat: int) -> QAbstractAnimation:
        """Several cards of a hand, one after the other, to their places."""
        own = seat == self._scene.bottom
        flights = [
            self._scene.flights.fly(face, self._leaving(seat, face), spot, wait=beat * index, shown=own)
            for index, (face, spot) in enumerate(zip(faces, spots, strict=True))
        ]
        return motions.together(*flights, self._scene.hand.settling()) if own else motions.together(*flights)

    def _deal(self, event: Dealt) -> QAbstractAnimation:
        """Card by card from the dealer's left on, faster the more there are, each to its place in the fan."""
        seats = len(event.hands)
        order = [(event.dealer + step) % seats for step in range(1, seats + 1)]
        rounds = max(map(len, event.hands), default=0)
        beat = max(8, 1100 // max(1, seats * rounds))
        own = iter(self._scene.hand.receive(event.hands[self._scene.bottom]))
        flights, begun = [self._scene.hand.settling()], 0
        for height in range(rounds):
            for seat in order:
                if height < len(event.hands[seat]):
                    end = next(own) if seat == self._scene.bottom else self._hand(seat)
                    card = event.hands[seat][height]
                    flights.append(self._scene.flights.fly(card, self._draw_pile(), end, wait=begun, lift=20))
                    begun += beat
        return self._arriving(*flights)

    def _lay(self, event: LevelLaid) -> QAbstractAnimation:
        """Every card to its place on the table."""
        faces = [face for combination in event.combinations for face in combination.in_order()]
        spots = [spot for row in self._scene.laid_spots(event.seat, event.combinations) for spot in row]
        text = translate("Level8", "{name} lays out level {level}!")
        call = self._call(text.format(name=self._name(event.seat), level=event.level), good=True)
        return motions.sequence(self._spread(event.seat, faces, spots, 45), call)

    def _move_tower(self, event: TowerMoved) -> QAbstractAnimation:
        """From field to field, clockwise."""
        tower = self._scene.seats[event.seat].tower
        tower.stand()
        tower.setZValue(_ON_TOP)
        self._scene.hide_stones()
        fields = self._scene.layout.fields
        steps = (event.end - event.start) % len(fields) or len(fields)
        stops = [fields[(event.start + step) % len(fields)] + QPointF(0, 12) for step in range(1, steps + 1)]
        return motions.sequence(motions.hop(tower, stops, 22), motions.pause(Motion.FEEDBACK))

    def _end_round(self, end: RoundEnded) -> QAbstractAnimation:
        """Everybody's stone climbs; then somebody must have read it, unless only bots are at the table."""

        def climb(share: float) -> None:
            self._scene.centre.round_sheet.tell(self._scene.layout, end, share)

        climbing = motions.run(climb, _CLIMB, QEasingCurve.Type.InOutSine)
        people = [player for player in self._scene.players if not player.bot]
        return self._scene.reading.after(climbing) if people else motions.sequence(climbing, motions.pause(_READ))
