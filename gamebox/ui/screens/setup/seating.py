"""Who will sit at the table: the line-up while it is being made, what is wrong with it, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from gamebox.bots import registry
from gamebox.engine.record import COLOURS, Seat, Setup, is_readable, make_setup
from gamebox.library.people import LineUp, People
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice, Look
from gamebox.ui.texts import translate

HUMAN = "human"
_BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dante", "Edda", "Falk", "Greta", "Hugo", "Ines", "Jasper", "Kira", "Luis")


@dataclass
class Place:
    """A seat in the making; `given` once somebody has typed the name."""

    name: str
    colour: str
    player: str = HUMAN
    given: bool = False
    choices: dict[str, Any] = field(default_factory=dict)

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
        self.places: list[Place] = []
        last = LineUp(going_on.seats) if going_on else people.line_ups.get(look.game.id)
        if last and len(last.seats) in look.game.seats:
            self._take_over(last)
        else:
            self._fill()

    def _common(self) -> list[Choice]:
        return [choice for choice in self.offered if not choice.per_seat]

    def per_seat(self) -> list[Choice]:
        """What is chosen for every place; some things only where there are several."""
        alone = len(self.places) == 1
        return [choice for choice in self.offered if choice.per_seat and not (alone and choice.company)]

    def _fill(self) -> None:
        """One person, and bots as far as needed."""
        for number in range(self.look.game.seats[0]):
            self.add(HUMAN if not number else self._a_bot())

    def _a_bot(self) -> str:
        return next(iter(strengths_of(self.look)), HUMAN)

    def _take_over(self, last: LineUp) -> None:
        known = (HUMAN, *strengths_of(self.look))
        for seat in last.seats:
            colour = seat.colour if seat.colour in self._free_colours() else self._free_colours()[0]
            player = seat.player if seat.player in known else self._a_bot()
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
