"""Level 8 in words: prompts that say why, and a log that names things as people do."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8 import GAME, events
from gamebox.games.level8.deck import HIDDEN, JOKER
from gamebox.games.level8.notation import read
from gamebox.ui.games.level8.drawing import plot
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.games.level8.side_panel import LevelsPanel
from gamebox.ui.games.level8.told import told
from gamebox.ui.games.level8.words import prompt, refused
from gamebox.ui.players import players_of
from gamebox.ui.theme import LIGHT
from tests.games.level8.table import arranged, combination, faces, on_field, play
from tests.ui.games.level8.player import NAMES

PLAYERS = players_of([Seat(name) for name in NAMES[:3]])
LAID = ["set r8 o8 y8"]


def asked_of(state, seat=0):
    return prompt(state.view(seat), state.legal(), PLAYERS).text


@pytest.mark.rule("L8-31")
def test_the_first_and_the_second_card_are_told_apart():
    state = on_field("plus2", "r1", "r2", "r3")
    assert asked_of(state) == "Alex: take the first card from any pile."
    assert asked_of(play(state, "take draw")) == "Alex: take the second card from any pile."


@pytest.mark.rule("L8-35")
def test_a_card_instead_of_a_joker_is_explained():
    assert "no joker is left" in asked_of(on_field("joker", "r1", "r2", "r3", jokers=0))


@pytest.mark.rule("L8-36")
def test_a_card_that_nobody_has_is_explained():
    state = play(on_field("ask", "r1", "r2", "r3"), "ask cw number 8")
    assert "nobody has one" in asked_of(state)


@pytest.mark.rule("L8-21")
def test_a_double_says_how_far_the_stones_run():
    state = play(arranged("r1", "r2", "r3", step="roll"), "=3 3")
    assert asked_of(state) == "Alex: double 3! Go 3 or 6 fields."


def test_cards_have_articles_in_sentences():
    red_8 = faces("r8")[0]
    assert told(events.CardDiscarded(0, red_8), PLAYERS) == "Alex discards the red 8."
    assert (
        told(events.CardAdded(0, 1, 0, faces("*8")[0]), PLAYERS) == "Alex adds a joker as 8 to a combination of Beate."
    )
    lying = (combination("set r8 o8 y8"), combination("colour r1 r2 r3 r4 r5"))
    text = told(events.LevelLaid(0, 5, lying), PLAYERS)
    assert text == "Alex lays out level 5: three 8s and five red cards."


@pytest.mark.rule("L8-62")
def test_of_kept_cards_the_log_tells_what_may_be_seen(translators):
    translators.use("en")
    kept = events.CardsKept(1, (*faces("o2"), JOKER, JOKER))
    assert told(kept, PLAYERS) == "You keep the orange 2 and 2 jokers."
    assert told(kept.seen_by(0), PLAYERS) == "Beate keeps a number card and 2 jokers."
    assert told(events.CardsKept(1, (JOKER,)), PLAYERS) == "Beate keeps a joker."
    assert told(events.CardsKept(1, (HIDDEN, HIDDEN)), PLAYERS) == "Beate keeps 2 number cards."


@pytest.mark.rule("L8-61")
def test_the_end_of_a_round_says_where_everybody_stands():
    end = events.RoundEnded(0, (2, 1, 0), (4, 2, 4), "L8-60")
    assert told(end, PLAYERS).splitlines() == [
        "Alex ends the round.",
        "Alex: all cards gone, now level 4.",
        "Beate: laid out, now level 2.",
        "Carl: level 4 again.",
    ]


@pytest.mark.rule("L8-53")
@pytest.mark.rule("L8-55")
def test_refusals_name_no_joker_twice():
    state = arranged("* r1", "r2", "r3", table=[LAID, [], []])
    assert refused(state.refusal(read("add 1.1 *"))) == "It must be clear what this joker stands for. (L8-53)"


def test_only_levels_that_lie_are_ticked_at_the_end_of_a_round(qtbot: QtBot) -> None:
    state = arranged("r1", "r2 o2", "r3", table=[LAID, [], LAID], levels=[1, 1, 1])
    panel = LevelsPanel(PLAYERS, LIGHT)
    qtbot.addWidget(panel)
    panel.show_view(state.view(None))
    assert ["✓" in wants.text() for wants in panel._wants] == [True, False, True]
    play(state, "discard r1")
    panel.show_view(state.view(None))
    assert state.step == "keep"
    assert ["✓" in wants.text() for wants in panel._wants] == [False, False, False]


@pytest.mark.rule("L8-72")
def test_the_plot_begins_where_everybody_begins():
    setup = make_setup(GAME, [Seat(name) for name in NAMES[:3]], {"head_start": [0, 4, 1]})
    assert [line.values for line in plot(Session(setup), PLAYERS).series] == [(1,), (5,), (2,)]


def test_the_table_that_is_read_aloud_tells_where_the_towers_stand(qtbot: QtBot):
    state = on_field("plus2", "r1", "r2", "r3")
    scene = Level8Scene(PLAYERS[: len(state.hands)], LIGHT)
    scene.show_view(state.view(0), state.legal())
    [players] = [group.told for group in scene.spoken() if group.name == "Players"]
    assert players.count("tower on the start field") == len(state.hands) - 1
    assert f"tower on field {state.towers[0]} (Plus two)" in players
