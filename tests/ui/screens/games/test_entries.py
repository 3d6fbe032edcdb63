"""A game as the list shows it: how long it was, what marks it, who has played."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from gamebox.library.people import NEUTRAL
from gamebox.library.summary import Sat
from gamebox.ui.screens.games.entries import Entry, Shown, people_in
from gamebox.ui.texts import Translators

SEATS = (Sat("Alex", None, 2, 11), Sat("Beate", None, 1, 21), Sat("Robo", "easy", 3, 4))
ENTRY = Entry(Path("a.gamebox"), "exxtra", "EXXTRA", "", SEATS, 1_777_000_000, 120)


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (None, "120 moves"),
        (timedelta(minutes=42), "42 min · 120 moves"),
        (timedelta(seconds=5), "1 min · 120 moves"),
        (timedelta(days=3), "120 moves"),
    ],
)
def test_a_game_that_was_interrupted_for_days_is_not_said_to_have_taken_them(
    translators: Translators, length: timedelta | None, said: str
) -> None:
    translators.use("en")
    assert replace(ENTRY, length=length).told_length() == said


def test_the_ranking_begins_with_the_winner() -> None:
    assert [player.name for player, _ in ENTRY.ranking] == ["Beate", "Alex", "Robo"]
    assert ENTRY.winners() == "Beate"
    alone = replace(ENTRY, seats=(Sat("Alex", None, 1, 50),))
    assert alone.winners() == ""


def test_help_and_bots_among_themselves_are_marked() -> None:
    assert ENTRY.marks() == []
    assert replace(ENTRY, help=("hints", "free undo")).marks() == ["with hints", "free undo"]
    assert replace(ENTRY, seats=(Sat("Robo", "easy", 1, 21),)).marks() == ["bots only"]


def test_every_word_must_be_found() -> None:
    assert Shown("alex BEATE").of([ENTRY]) == [ENTRY]
    assert Shown("alex carl").of([ENTRY]) == []


def test_people_are_told_by_how_often_they_play() -> None:
    other = replace(ENTRY, seats=(Sat("Beate", None, 1, 0), Sat(NEUTRAL, None, 2, 0), Sat("Alex", "hard", 3, 0)))
    assert people_in([ENTRY, other]) == ["Beate", "Alex"]
