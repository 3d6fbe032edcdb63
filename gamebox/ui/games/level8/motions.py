"""How Level 8's events look while they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from gamebox.engine.game import Event
from gamebox.games.level8.deck import JOKER
from gamebox.games.level8.events import (
    Asked,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardTaken,
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
from gamebox.ui.games.level8.spots import Spots, spot_on
from gamebox.ui.games.level8.sweeps import Sweeps
from gamebox.ui.games.level8.terms import wish_name
from gamebox.ui.items import motions
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene

_ON_TOP = 1800.0
_CALL_REACH = 260.0
"""Half the width of the banner, and some room."""
_CLIMB = 1600
_HOP = 22.0
_READ = 2200
"""Long enough to read who moved how far."""


class Level8Motions:
    def __init__(self, scene: Level8Scene) -> None:
        self._scene = scene
        self._spots = Spots(scene)
        self._sweeps = Sweeps(scene, self._spots)

    def of(self, event: Event) -> QAbstractAnimation | None:
        return self._of_card(event) or self._of_table(event) or self._sweeps.of(event)

    def _of_card(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case CardDrawn(seat, card):
                return self._gain(seat, card, self._spots.draw_pile())
            case CardTaken(seat, pile, card):
                return self._gain(seat, card, self._spots.uncover(pile))
            case JokerTaken(seat):
                text = translate("Level8", "{name} takes a joker!").format(name=self._name(seat))
                return motions.sequence(self._gain(seat, JOKER, self._spots.jokers()), self._call(text, good=True))
            case CardDropped(seat, card) | CardDiscarded(seat, card):
                return self._lose(seat, card, self._spots.pile(seat))
            case CardGiven(seat, to, card):
                return self._pass_on(seat, to, card)
            case CardAdded():
                return self._add(event)
            case PileOpened(seat, card):
                return self._fly(card, self._spots.draw_pile(), self._spots.pile(seat))
        return None

    def _gain(self, seat: int, card: int, start: Spot) -> QAbstractAnimation:
        """A card comes into a hand: to its place in the own one, where the others make room for it."""
        [place] = self._spots.gaining(seat, [card])
        return self._with_hand(seat, self._fly(card, start, place))

    def _lose(self, seat: int, card: int, end: Spot) -> QAbstractAnimation:
        """A card leaves a hand; in the own one the others close up."""
        return self._with_hand(seat, self._fly(card, self._spots.leaving(seat, card), end))

    def _with_hand(self, seat: int, flight: QAbstractAnimation) -> QAbstractAnimation:
        return motions.together(flight, self._scene.hand.settling()) if seat == self._scene.bottom else flight

    def _pass_on(self, seat: int, to: int, card: int) -> QAbstractAnimation:
        if to == self._scene.bottom:
            return self._gain(to, card, self._spots.leaving(seat, card))
        return self._lose(seat, card, self._spots.hand(to))

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
            case Shuffled(count=count, rebuilt=True):
                self._spots.refill(count)
                return self._call(translate("Level8", "The discard piles are shuffled"))
            case LevelLaid(seat, level):
                text = translate("Level8", "{name} lays out level {level}!")
                call = self._call(text.format(name=self._name(seat), level=level), good=True)
                return motions.sequence(self._sweeps.lay(event), call)
            case RoundEnded():
                return self._end_round(event)
            case GameWon(seat):
                return self._call_winner(seat)
        return None

    def _name(self, seat: int) -> str:
        return self._scene.players[seat].name

    def _call(self, text: str, *, good: bool | None = None) -> QAbstractAnimation:
        self._scene.callout.setPos(self._scene.layout.centre)
        return self._scene.callout.appear(text, good=good)

    def _call_winner(self, seat: int) -> QAbstractAnimation:
        """What was told of the last round has been read, and makes room (L8-71)."""
        call = self._call(translate("Level8", "{name} wins!").format(name=self._name(seat)), good=True)
        told = self._scene.centre.round_sheet
        return motions.together(motions.fade(told, 1, 0), call) if told.isVisible() else call

    def _answer(self, seat: int, text: str) -> QAbstractAnimation:
        """Said where the player sits."""
        motion, layout = self._call(text, good=False), self._scene.layout
        if seat == self._scene.bottom:
            self._scene.callout.setPos(layout.own.center())
        else:
            spot = self._scene.seats[seat].plate.table_area().center()
            self._scene.callout.setPos(min(max(spot.x(), _CALL_REACH), layout.width - _CALL_REACH), spot.y() + 40)
        return motion

    def _add(self, event: CardAdded) -> QAbstractAnimation:
        """To its place in the combination, where the others make room for it."""
        combinations, index = self._spots.lying(event.owner), event.combination
        longer = combinations[index].with_added(event.face)
        laid = (*combinations[:index], longer, *combinations[index + 1 :])
        places = self._spots.laid(event.owner, laid)
        place = places[event.owner][index].pop(longer.in_order().index(event.face))
        return motions.together(self._lose(event.seat, event.face, spot_on(place)), *self._sweeps.make_room(places))

    def _fly(self, card: int, start: Spot, end: Spot) -> QAbstractAnimation:
        return self._scene.flights.fly(card, start, end)

    def _move_tower(self, event: TowerMoved) -> QAbstractAnimation:
        """From field to field, clockwise; those who share a field make room, or close up."""
        tower = self._scene.seats[event.seat].tower
        tower.stand()
        tower.setZValue(_ON_TOP)
        self._scene.centre.hide_stones()
        fields = self._scene.layout.fields
        steps = (event.end - event.start) % len(fields) or len(fields)
        stops = [fields[(event.start + step) % len(fields)] + QPointF(0, 12) for step in range(1, steps)]
        ends = self._spots.towers(event.seat, event.end)
        others = [motions.glide(other, end, arrive=other.update) for other, end in ends.items() if other is not tower]
        last = motions.glide(tower, ends[tower], Motion.FEEDBACK, lift=_HOP, arrive=tower.update)
        hopping = motions.sequence(motions.hop(tower, stops, _HOP), last)
        return motions.sequence(motions.together(hopping, *others), motions.pause(Motion.FEEDBACK))

    def _end_round(self, end: RoundEnded) -> QAbstractAnimation:
        """Everybody's stone climbs; then somebody must have read it, unless only bots are at the table."""

        def climb(share: float) -> None:
            self._scene.centre.round_sheet.tell(self._scene.layout, end, share)

        climbing = motions.run(climb, _CLIMB, QEasingCurve.Type.InOutSine)
        people = [player for player in self._scene.players if not player.bot]
        return self._scene.reading.after(climbing) if people else motions.sequence(climbing, motions.pause(_READ))
