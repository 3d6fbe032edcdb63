"""Who has played before, and in which line-up."""

from __future__ import annotations

from gamebox.engine.record import Seat
from gamebox.library import people
from gamebox.library.people import NEUTRAL, LineUp, People
from gamebox.library.profile import Profile


def line_up(*names: str, bots: tuple[str, ...] = ()) -> LineUp:
    seats = [Seat(name, "red") for name in names]
    return LineUp((*seats, *(Seat(name, "blue", "bot:easy") for name in bots)), {"placing": "strict"})


def test_nobody_has_played_yet(profile: Profile) -> None:
    assert people.load(profile) == People()


def test_people_and_line_ups_survive(profile: Profile) -> None:
    known = People().after("exxtra", line_up("Alex", "Beate", bots=("Ada",)))
    people.save(profile, known)
    assert people.load(profile) == known


def test_who_played_last_comes_first_and_only_once() -> None:
    known = People().after("exxtra", line_up("Alex", "Beate")).after("level8", line_up("Carl", "Alex"))
    assert known.names == ("Carl", "Alex", "Beate")


def test_bots_are_no_people() -> None:
    assert People().after("exxtra", line_up("Alex", bots=("Ada", "Bruno"))).names == ("Alex",)


def test_every_game_has_its_own_last_line_up() -> None:
    first, second, third = line_up("Alex"), line_up("Beate"), line_up("Carl")
    known = People().after("exxtra", first).after("level8", second).after("exxtra", third)
    assert known.line_ups == {"exxtra": third, "level8": second}


def test_whoever_is_forgotten_stays_so_when_an_old_game_is_played_again() -> None:
    assert People().after("exxtra", line_up("Alex", NEUTRAL)).names == ("Alex",)


def test_not_everybody_is_remembered_for_ever() -> None:
    known = People()
    for number in range(80):
        known = known.after("exxtra", line_up(f"Player {number}"))
    assert len(known.names) == 50
    assert known.names[0] == "Player 79"


def test_a_tutor_is_one_person_s() -> None:
    known = People().taught("Alex", "gentle").taught("Beate", "strict").taught("Alex", "strict")
    assert known.tutors == {"Alex": "strict", "Beate": "strict"}
    assert known.taught("Alex", "off").tutors == {"Beate": "strict"}


def test_a_tutor_goes_with_whoever_gets_another_name_and_not_with_the_forgotten() -> None:
    known = People().taught("Alex", "strict").taught("Beate", "gentle").taught("Carl", "strict").taught("Carl", "off")
    assert known.tutors == {"Alex": "strict", "Beate": "gentle"}
    assert known.renamed("Alex", "Lex").tutors == {"Lex": "strict", "Beate": "gentle"}
    assert known.renamed("Alex", NEUTRAL).tutors == {"Beate": "gentle"}
