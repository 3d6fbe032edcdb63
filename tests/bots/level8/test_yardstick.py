"""How Level 8's bots decide."""

from random import Random

import pytest

from gamebox.bots import arena
from gamebox.bots.bot import RandomBot
from gamebox.bots.level8 import yardstick
from gamebox.engine.game import Over
from gamebox.engine.record import make_setup
from gamebox.games.level8 import GAME, events
from gamebox.games.level8.notation import write
from tests.games.level8.table import arranged, on_field, play


def decision(state, chooser=yardstick.easy):
    """What the bot does whose decision it is."""
    return write(chooser(state.view(state.to_act().seat), state.legal(), Random(1)))


def test_easy_takes_an_open_card_that_it_lacks():
    hand = "r8 o8 y8 b3 v4 g12"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", "g5"])) == "take pile 2"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", "g11"])) == "take draw"
    assert decision(on_field("plus1", hand, "r1", discards=["*", "g5"])) == "take pile 1"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", ""], draw="")) == "take pile 1"


def test_easy_goes_for_jokers():
    state = arranged("r8 o8 b3 v4 g12", "r1", step="move", targets=(7, 2))
    assert decision(state) == "move 2"
    state.jokers = 0
    state.targets = (2, 8)
    assert decision(state) == "move 8"


def test_easy_makes_wild_what_helps_most():
    assert decision(on_field("wild", "r8 o8 b3 v4 g12", "r1")) == "wild joker"


def test_easy_asks_for_what_is_missing():
    state = on_field("ask", "r8 o8 b3 v4 g5 g12", "r1 r2 r3 r4 r5 o1 o2 o3 o4 o5")
    assert decision(state).split()[2:] == ["number", "8"]


def test_easy_gives_and_shows_what_it_needs_least():
    asked = play(on_field("ask", "r2", "r8 r13 o8 y8 b3 v4 g5"), "ask cw colour r")
    assert decision(asked) == "give r13"
    shown = on_field("reveal", "r2", "r8 o8 y8 b3 v4 g5 g12 r14 *")
    assert "r8" not in decision(shown).split()
    assert "*" not in decision(shown).split()


def test_easy_steals_what_it_lacks():
    assert decision(on_field("reveal", "r8 o8 b3 v4 g5", "r8 r13 g15", "y1 y8 *")) == "steal 3 *"
    assert decision(on_field("reveal", "r8 o8 b3 v4 g5", "r13 g15 y1", "g8 y12")) == "steal 3 g8"


def test_easy_swaps_useless_cards():
    state = on_field("swap", "r8 o8 y8 b3 v4 g5 g12 r14", "r1")
    assert decision(state) in {"drop g12", "drop r14"}
    play(state, "drop g12", "drop r14")
    assert decision(state) == "done"


def test_easy_lays_out_adds_and_discards_what_does_not_fit():
    state = arranged("r8 o8 y8 b3 v4 g5 g6 g12", "r1")
    play(state, decision(state))
    assert state.document()["laid"] == [True, False]
    play(state, decision(state))
    assert sorted(state.document()["table"][0][1]) == ["b3", "g5", "g6", "v4"]
    assert decision(state) == "discard g12"


def test_easy_discards_two_cards_if_it_may():
    state = arranged("r1 o2 y3", "r3", table=[["set r8 o8 y8 g8 b8 v8"], []])
    assert decision(play(state, "discard r1")).startswith("discard")


def test_easy_keeps_what_its_plan_needs():
    state = arranged("v1", "r8 o8 b3 v4 g12 r14 *", table=[["set r8 o8 y8"], []])
    kept = decision(play(state, "discard v1")).split()
    assert "*" in kept
    assert {"r8", "o8"} < set(kept)
    assert len(kept) == 5


def test_random_uses_every_legal_move():
    state, rng = on_field("plus1", "r1", "r2", discards=["g14", "g5"]), Random(1)
    bot = RandomBot(0, None, rng)
    chosen = {bot.choose(state.view(0), state.legal()) for _ in range(100)}
    assert chosen == set(state.legal())


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("stars", [1, 2])
def test_games_of_the_yardstick_end_in_time(seats, stars):
    setup = make_setup(GAME, arena.bot_seats(["yardstick"], seats), {"stars": [stars] * seats})
    session = arena.play(setup, Random(seats))
    assert isinstance(session.state.to_act(), Over)
    told = [event for step in session.steps for event in step.events]
    rounds = sum(isinstance(event, events.RoundEnded) for event in told)
    turns = sum(isinstance(event, events.TurnBegan) for event in told)
    assert 3 <= rounds <= 30
    assert turns / (rounds + 1) / seats < 12


def test_the_yardstick_beats_random():
    setup = make_setup(GAME, arena.bot_seats(["yardstick", "random"], 2), {})
    winners = [arena.play(setup, Random(seed)).state.to_act().winners[0] for seed in range(6)]
    assert winners.count(0) == 6
