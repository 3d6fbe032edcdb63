"""Who will sit at the table: the line-up while it is being made, what is wrong with it, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import SystemRandom
from typing import Any, Literal, TypeAlias

from gamebox.bots import registry
from gamebox.bots.tutor import Tutor
from gamebox.engine.chance import Luck, code_of, shown_code, todays_dice
from gamebox.engine.record import COLOURS, Seat, Setup, is_readable, make_setup
from gamebox.library.people import LineUp, People
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice, Look
from gamebox.ui.texts import listed, translate

HUMAN = "human"
DiceKind: TypeAlias = Literal["new", "today", "code", "real"]
_BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dante", "Edda", "Falk", "Greta", "Hugo", "Ines", "Jasper", "Kira", "Luis")


@dataclass
class Place:
    """A seat in the making; `given` once somebody has typed the name."""

    name: str
    colour: str
    player: str = HUMAN
    given: bool = False
    choices: dict[str, Any] = field(default_factory=dict)
    tutor: Tutor | None = None
    """None: as the person had it last."""

    def seat(self) -> Seat:
        return Seat(self.name.strip(), self.colour, self.player)


def strengths_of(look: Look) -> tuple[str, ...]:
    return tuple(f"bot:{name}" for name in registry.strengths_of(look.game.id))


class Seating:
    def __init__(self, look: Look, people: People, shelf: Shelf, going_on: Setup | None = None) -> None:
        """`going_on`: a game that is played on by others; only who they are can be chosen."""
        self.look = look
        self.going_on = going_on
        self.offered = () if going_on else look.choices(shelf)
        self.people = people
        self.choices: dict[str, Any] = {choice.option: choice.values[0][0] for choice in self._common()}
        self.first: int | None = None
        """The place that begins; None: the lot decides."""
        self.dice: DiceKind = "new"
        self.code = ""
        """What somebody has typed, for dice of that name."""
        self.places: list[Place] = []
        last = LineUp(going_on.seats) if going_on else people.line_ups.get(look.game.id)
        if last and len(last.seats) in look.game.seats:
            self._take_over(last)
        else:
            self._fill()

    def changed_rules(self) -> list[str]:
        """What is not played as it is printed, in a few words each."""
        told = [
            f"{choice.label}: {text}"
            for choice in self._common()
            for value, text in choice.values[1:]
            if choice.house and value == self.choices[choice.option]
        ]
        for choice in self.per_seat():
            if choice.house and any(self._deviates(place, choice) for place in self.places):
                names = [place.name.strip() for place in self.places if self._deviates(place, choice)]
                told.append(f"{choice.label}: {listed(names)}")
        if self.dice == "real":
            told.append(translate("Setup", "our own dice"))
        if self.dice == "code" and self.luck.dice:
            told.append(translate("Setup", "Dice: {code}").format(code=shown_code(self.luck.dice)))
        if self.first is not None and not self.going_on:
            told.append(f"{self.look.cover.first()}: {self.places[self.first].name.strip()}")
        return told

    @property
    def alone(self) -> bool:
        """Whether a person plays alone: then there are dice of the day."""
        return len(self.places) == 1 and self.places[0].player == HUMAN

    @property
    def luck(self) -> Luck:
        if self.dice == "today" and self.alone:
            return Luck(self.todays_name, real=False)
        if self.dice == "code" and code_of(self.code):
            return Luck(code_of(self.code), real=False)
        return Luck(real=self.dice == "real")

    @property
    def todays_name(self) -> str:
        return todays_dice(datetime.now().astimezone().date())

    @property
    def variant(self) -> str:
        """What makes results comparable."""
        return self.look.game.variant(self.setup().options)

    @property
    def can_be_evened(self) -> bool:
        """Whether there are several people, and something that could make up for how they play."""
        people = [place for place in self.places if place.player == HUMAN]
        return len(people) > 1 and any(choice.in_scores for choice in self.per_seat())

    def even_out(self, shelf: Shelf) -> bool:
        """Give head starts by what these people have reached together; False if that tells nothing yet."""
        people = [place.name.strip() for place in self.places if place.player == HUMAN]
        wanted = shelf.head_starts(self.look.game.id, people)
        for choice in self.per_seat():
            if choice.in_scores and wanted:
                for place in self.places:
                    most = wanted.get(place.name.strip(), 0.0) if place.player == HUMAN else 0.0
                    values = [value for value, _ in choice.values]
                    place.choices[choice.option] = min(values, key=lambda value: abs(value - most))
        return bool(wanted)

    def _deviates(self, place: Place, choice: Choice) -> bool:
        return bool(place.choices[choice.option] != choice.values[0][0])

    def _common(self) -> list[Choice]:
        return [choice for choice in self.offered if not choice.per_seat]

    def per_seat(self) -> list[Choice]:
        """What is chosen for every place; some things only where there are several."""
        alone = len(self.places) == 1
        return [choice for choice in self.offered if choice.per_seat and not (alone and choice.company)]

    def _fill(self) -> None:
        """One person, and bots as far as needed: where two can play, nobody need play alone."""
        for number in range(max(self.look.game.seats[0], min(2, self.look.game.seats[-1]))):
            self.add(HUMAN if not number else self._a_bot())

    def _a_bot(self) -> str:
        return next(iter(strengths_of(self.look)), HUMAN)

    def seat_all(self, seats: Sequence[Seat]) -> None:
        """Just these, in their order; whoever sits here already keeps colour and choices."""
        before = {place.name: place for place in self.places}
        taken = [before[seat.name].colour for seat in seats if seat.name in before]
        self.places = []
        self.first = None
        for seat in seats:
            kept = before.get(seat.name)
            free = [colour for colour in self._free_colours() if colour not in taken]
            made = Place(seat.name, kept.colour if kept else free[0], self._known(seat.player), given=True)
            made.choices = kept.choices if kept else self._default_choices()
            self.places.append(made)

    def _known(self, player: str) -> str:
        return player if player in (HUMAN, *strengths_of(self.look)) else self._a_bot()

    def place_of(self, person: str) -> int | None:
        """Where somebody sits."""
        named = (place.name.strip() if place.player == HUMAN else None for place in self.places)
        return next((index for index, name in enumerate(named) if name == person), None)

    def toggle(self, person: str) -> None:
        """Somebody sits down, or gets up again."""
        seated = self.place_of(person)
        if seated is None:
            self._sit_down(person)
        elif self.can_remove:
            self.remove(seated)
        else:
            self.places[seated].given = False
            self.set_player(seated, self._a_bot())

    def _sit_down(self, person: str) -> None:
        """In the place of nobody in particular, else where a newcomer would sit."""
        nameless = (index for index, place in enumerate(self.places) if self._is_anybody(place))
        index = next(nameless, None)
        index = self.seat_newcomer() if index is None else index
        if index is not None:
            self.set_name(index, person)

    def _is_anybody(self, place: Place) -> bool:
        return place.player == HUMAN and not place.given and place.name not in self.people.names

    def seat_newcomer(self) -> int | None:
        """A place for another person: of a bot that came along for company, or a new chair, or of any bot."""
        most = self.look.game.seats[-1]
        bots = [index for index, place in enumerate(self.places) if place.player != HUMAN]
        company = [index for index in bots if not self.places[index].given]
        if company or (bots and len(self.places) == most):
            index = (company or bots)[0]
            self.places[index].given = False
            self.set_player(index, HUMAN)
            return index
        if len(self.places) < most:
            self.add(HUMAN)
            return len(self.places) - 1
        return None

    def _take_over(self, last: LineUp) -> None:
        for seat in last.seats:
            colour = seat.colour if seat.colour in self._free_colours() else self._free_colours()[0]
            player = self._known(seat.player)
            self.places.append(Place(seat.name, colour, player, given=True, choices=self._default_choices()))
        for choice in self.offered:
            self._take_over_choice(choice, last.options.get(choice.option))

    def _take_over_choice(self, choice: Choice, value: object) -> None:
        """Settings of an older version, or of another table, fall back to the default."""
        possible = [each for each, _ in choice.values]
        if not choice.per_seat:
            if value in possible:
                self.choices[choice.option] = value
        elif isinstance(value, Sequence) and len(value) == len(self.places):
            for place, each in zip(self.places, value, strict=True):
                if each in possible:
                    place.choices[choice.option] = each

    def _default_choices(self) -> dict[str, Any]:
        return {choice.option: choice.values[0][0] for choice in self.offered if choice.per_seat}

    def _free_colours(self) -> list[str]:
        taken = {place.colour for place in self.places}
        return [colour for colour in COLOURS if colour not in taken]

    @property
    def can_remove(self) -> bool:
        return len(self.places) > self.look.game.seats[0] and not self.going_on

    def add(self, player: str | None = None) -> None:
        """Another seat at the end; a bot, unless told otherwise."""
        player = player or self._a_bot()
        name = self._fresh_name(player)
        self.places.append(Place(name, self._free_colours()[0], player, choices=self._default_choices()))

    def remove(self, index: int) -> None:
        del self.places[index]
        if self.first is not None:
            self.first = None if self.first == index else self.first - (self.first > index)

    def move(self, index: int, step: int) -> None:
        """Change places with the neighbour; whoever begins still does."""
        other = index + step
        self.places[index], self.places[other] = self.places[other], self.places[index]
        self.first = {index: other, other: index}.get(self.first, self.first) if self.first is not None else None

    def set_name(self, index: int, name: str) -> None:
        self.places[index].name = name
        self.places[index].given = True

    def set_player(self, index: int, player: str) -> None:
        """A name that nobody has typed changes with the kind of player."""
        place = self.places[index]
        place.player = player
        if not place.given or not place.name.strip():
            place.name, place.given = "", False
            place.name = self._fresh_name(player)

    def set_colour(self, index: int, colour: str) -> None:
        """A colour that another one has is swapped with that one."""
        mine = self.places[index].colour
        for place in self.places:
            if place.colour == colour:
                place.colour = mine
        self.places[index].colour = colour

    def _fresh_name(self, player: str) -> str:
        taken = {place.name.strip().casefold() for place in self.places}
        if player != HUMAN:
            wanted = list(_BOT_NAMES)
        else:
            numbers = range(1, len(self.places) + 2)
            wanted = [translate("Setup", "Player {number}").format(number=number) for number in numbers]
            wanted = [*self.people.names, *wanted] if self.people.names else wanted
        return next(name for name in wanted if name.casefold() not in taken)

    def tutor_of(self, place: Place) -> Tutor:
        """Who asks before this person makes a mistake; bots have none."""
        remembered = self.people.tutors.get(place.name.strip(), "off")
        return (place.tutor or remembered) if place.player == HUMAN else "off"

    def problem(self, index: int) -> str:
        """What is wrong with a name, in a few words; empty if nothing is."""
        name = self.places[index].name.strip()
        if not is_readable(name):
            return translate("Setup", "A name is missing.")
        others = (place.name for place in self.places[:index] + self.places[index + 1 :])
        if name.casefold() in (other.strip().casefold() for other in others):
            return translate("Setup", "Two players have this name.")
        return ""

    @property
    def ready(self) -> bool:
        return not any(self.problem(index) for index in range(len(self.places)))

    def setup(self) -> Setup:
        """The line-up as it stands; the lot falls now."""
        if self.going_on:
            seated = make_setup(self.look.game, [place.seat() for place in self.places], {})
            return Setup(self.look.game, seated.seats, self.going_on.options)
        first = SystemRandom().randrange(len(self.places)) if self.first is None else self.first
        each = {choice.option: [place.choices[choice.option] for place in self.places] for choice in self.per_seat()}
        options: Mapping[str, Any] = {**self.choices, **each, "first": first + 1}
        return make_setup(self.look.game, [place.seat() for place in self.places], options)
