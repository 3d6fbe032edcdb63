"""What people change in passing is kept, and holds the next time."""

from __future__ import annotations

from collections.abc import Callable

from gamebox.engine.chance import Luck
from gamebox.library import settings
from gamebox.library.settings import Settings
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from tests.helpers import setup_for

PEOPLE = setup_for("exxtra", 3)


def kept(guide: Guide) -> Settings:
    return settings.load(guide._desk.profile)


def playing(guide: Guide) -> PlayScreen:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def test_the_side_panel_stays_as_it_was_folded(open_guide: Callable[[], Guide]) -> None:
    guide = open_guide()
    assert guide.habits.folded is None, "if there is no room for it"
    guide.start(PEOPLE)
    for folded in (True, False, True):
        playing(guide).side_folded.emit(folded)
        assert guide.habits.folded is folded
        assert kept(guide).side_panel is not folded
    guide.show_table()
    assert not playing(guide).board.side_shown
    assert open_guide().habits.folded is True


def test_real_dice_are_taken_up_and_put_away(guide: Guide) -> None:
    guide.start(PEOPLE, Luck(real=True))
    assert kept(guide).real_dice
    assert guide.table
    assert guide.table.real_dice
    guide.start(PEOPLE)
    assert kept(guide).real_dice, "as before"
    playing(guide).rolling.declined.emit()
    assert not kept(guide).real_dice


def test_every_tip_is_remembered(guide: Guide) -> None:
    guide.start(PEOPLE)
    for tip in ("one", "two"):
        playing(guide).company.tipping.shown.emit(tip)
    assert kept(guide).tips_seen == ("one", "two")


def test_a_tutor_is_remembered_wherever_it_was_chosen(guide: Guide) -> None:
    guide.start(PEOPLE)
    playing(guide).company.tutors.changed.emit("Alex", "strict")
    assert guide._desk.people.tutors == {"Alex": "strict"}
    guide.show_setup("exxtra")
    assert isinstance(guide.screen_shown, SetupScreen)
    guide.screen_shown.taught.emit("Beate", "gentle")
    assert guide._desk.people.tutors == {"Alex": "strict", "Beate": "gentle"}
