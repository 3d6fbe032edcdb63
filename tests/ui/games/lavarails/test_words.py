"""Everything that happens is told, and results are explained."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.bots import arena
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.events import HandedOver, PassBegan, RerollChosen, TurnBegan
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.library.profile import Profile
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.games.lavarails.terms import field_words
from gamebox.ui.players import players_of

SILENT = (HandedOver, TurnBegan, RerollChosen)
"""What follows from the sentences around it."""


def finished(sheet: str, seats: int = 3, seed: int = 4) -> Session:
    setup = make_setup(GAME, [Seat(f"Player {index}") for index in range(seats)], {"sheet": sheet})
    session = Session(setup)
    arena.finish(session, Random(seed))
    return session


@pytest.mark.parametrize("sheet", ["volcano-a", "railway-a"])
def test_every_event_is_told_in_whole_sentences(sheet: str) -> None:
    session, look = finished(sheet), LOOK
    players = players_of(session.setup.seats)
    for step in session.steps:
        for event in step.events:
            text = look.words.told(event, players)
            assert text or isinstance(event, SILENT), event
            assert "{" not in (text or "")


def test_places_come_with_points_rule_by_rule() -> None:
    session, look = finished("railway-b"), LOOK
    view, players = session.state.view(None), players_of(session.setup.seats)
    ranking = look.words.result(view, players)
    assert [player.seat for player, _ in ranking] == [seat for place in view.over.places for seat in place]
    assert str(max(view.over.scores)) in ranking[0][1]


def test_the_plot_has_a_value_for_every_pass() -> None:
    session, look = finished("volcano-b"), LOOK
    plot = look.drawing.plot(session, players_of(session.setup.seats))
    passes = sum(isinstance(event, PassBegan) for step in session.steps for event in step.events)
    for series, score in zip(plot.series, session.state.view(None).over.scores, strict=True):
        assert len(series.values) == passes + 2
        assert series.values[-1] == score


def test_all_sheets_are_offered_and_own_ones_too(tmp_path) -> None:
    look = LOOK
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "mine.toml").write_text('level = "railway"\nname = {en = "Mine"}\ngrid = "EW 1 2"\n')
    (tmp_path / "sheets" / "broken.toml").write_text('level = "railway"\ngrid = "EW 1 9"\n')
    profile = Profile(tmp_path)
    offered = {label for _, label in look.choices(Shelf(profile))[0].values}
    profile.close()
    assert len(offered) == len(shipped_sheets()) + 1
    assert any("Mine" in label for label in offered)
    assert "broken.toml" in look.cover.notices(tmp_path)[0]


@pytest.mark.parametrize("pose", LOOK.poses(), ids=lambda pose: pose.name)
def test_every_pose_can_be_shown(qtbot, pose) -> None:
    from gamebox.ui.theme import DARK

    scene = LOOK.drawing.scene(players_of(pose.session.setup.seats), DARK, Shelf())
    scene.show_view(pose.session.state.view(None), pose.session.state.legal())
    pose.arrange(scene)


def test_only_the_table_counts_passes() -> None:
    session, look = finished("volcano-a"), LOOK
    assert look.words.heading(Session(session.setup)) == look.words.heading(session) == ""


def test_fields_say_what_can_be_done_with_them() -> None:
    grid = {"level": "volcano", "grid": "x 1 2 3\n4 5 6 1\nV 2 3 4+2"}
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate")], {"sheet": grid})

    def told(name: str, *moves: str) -> str:
        return field_words(Session(setup, moves).state.view(None), BY_NAME[name])

    assert told("B3", "=lava 2") == "Field B3: lava onto this 2"
    assert told("D3", "=lava 2") == "Field D3: shows a 4 (gem worth 2)"
    assert told("A3", "=lava 2") == "Field A3"
    rolled = ("=lava 2", "lava B3", "lava B3", "=dice 1 1 2 3 3 5 6")
    assert told("B1", *rolled) == "Field B1: place a 1"
    assert told("A2", *rolled) == "Field A2: needs a 4"
