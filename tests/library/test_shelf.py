"""What is kept for the games: own files, and the list of the best who played alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from gamebox.engine.record import replay
from gamebox.library import queries
from gamebox.library.profile import Profile
from gamebox.library.saves import Saves
from gamebox.library.shelf import Shelf
from tests.library.games import game, kept, won_by

LONELY = game(("Alex",), 1, "lavarails", sheet="volcano-c")
SCORE = replay(LONELY).to_act().scores[0]


def test_a_lonely_result_enters_the_list_of_its_sheet_at_once(profile: Profile) -> None:
    shelf = Shelf(profile)
    assert shelf.best("lavarails", "volcano-c") == ()
    Saves(profile).keep(LONELY)
    assert [(best.name, best.score) for best in shelf.best("lavarails", "volcano-c")] == [("Alex", SCORE)]
    assert shelf.rank("lavarails", "volcano-c", SCORE) == 1
    assert shelf.rank("lavarails", "volcano-c", SCORE - 1) == 2
    assert shelf.best("lavarails", "volcano-a") == ()


def test_as_long_as_no_game_ends_nothing_is_looked_up_again(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    Saves(profile).keep(LONELY)
    shelf = Shelf(profile)
    before = shelf.best("lavarails", "volcano-c")
    monkeypatch.setattr(queries, "best", pytest.fail)
    assert shelf.best("lavarails", "volcano-c") == before


def test_an_empty_shelf_has_nothing() -> None:
    shelf = Shelf()
    assert shelf.folder is None
    assert shelf.line_ups("exxtra") == []
    assert shelf.first_tries("lavarails", "volcano-c", "ABCD") == []
    assert shelf.head_starts("exxtra", ("Alex", "Beate")) == {}
    assert shelf.best("lavarails", "volcano-c") == ()
    assert shelf.rank("lavarails", "volcano-c", 5) == 1


def test_files_for_games_lie_in_the_profile(profile: Profile) -> None:
    assert Shelf(profile).folder == profile.folder


def test_every_further_result_enters_the_list(profile: Profile) -> None:
    shelf, saves = Shelf(profile), Saves(profile)
    for count, seed in enumerate((1, 2, 3), 1):
        saves.keep(game(("Alex",), seed, "lavarails", sheet="volcano-c"))
        assert len(shelf.best("lavarails", "volcano-c")) == count


def test_what_games_want_to_know_of_people_is_looked_up(profile: Profile) -> None:
    kept(profile, *(won_by(0, ("Alex", "Beate", "Carl"), number) for number in range(1, 5)))
    lonely = replace(LONELY, notes=structs.replace(LONELY.notes, dice="ABCD-EFGH"))
    Saves(profile).keep(lonely)
    shelf = Shelf(profile)
    assert [[seat.name for seat in seats] for seats in shelf.line_ups("exxtra")] == [["Alex", "Beate", "Carl"]]
    assert shelf.head_starts("exxtra", ("Alex", "Beate", "Carl"))["Alex"] == 0
    assert shelf.first_tries("lavarails", "volcano-c", "ABCD-EFGH") == [("Alex", SCORE)]
    assert shelf.first_tries("lavarails", "volcano-c", "XYZX-EFGH") == []
