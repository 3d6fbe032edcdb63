"""Who answers chance."""

import re
from collections import Counter
from datetime import date
from random import Random

import pytest

from gamebox.engine.chance import (
    Dice,
    DiceOfGame,
    SameDice,
    Script,
    are_todays,
    code_of,
    dice_of_game,
    fresh_code,
    game_of_dice,
    occasion_of,
    shown_code,
    todays_dice,
)
from gamebox.engine.game import Chance, Over
from gamebox.engine.session import Session
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.notation import read
from gamebox.games.lavarails.actions import RollPool
from gamebox.games.lavarails.view import Phase
from tests.helpers import setup_for

STATE = setup_for().start()


def drawn(seed, count=50):
    dice = Dice(Random(seed))
    return [dice.answer(STATE) for _ in range(count)]


def test_same_seed_same_dice():
    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


def test_every_throw_is_about_equally_likely():
    counts = Counter(drawn(3, 36_000))
    assert set(counts) == set(THROWS)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 66.6  # chi-square, 35 degrees, 0.1 %


def test_dice_leave_the_state_alone():
    before = STATE.document()
    drawn(1)
    assert STATE.document() == before


def test_script_runs_out():
    script = Script([read("=7X"), read("=21")])
    assert [script.answer(STATE) for _ in range(3)] == [read("=7X"), read("=21"), None]


def chances(game, seats, name, seed):
    """What dice bring in a game in which people decide at random, by what they are for."""
    occasions = told(played_at_random(game, seats, lambda session: SameDice(name, session), seed))
    found = {}
    for occasion, step in occasions:
        assert occasion not in found
        found[occasion] = step.action
    return found


@pytest.mark.parametrize(("game", "seats"), [("exxtra", 3), ("lavarails", 1), ("lavarails", 3), ("level8", 2)])
def test_others_who_decide_otherwise_meet_the_same_dice(game, seats):
    one, other = (chances(game, seats, "KX7P2M", seed) for seed in (1, 2))
    shared = [occasion for occasion in one.keys() & other.keys() if not re.search("deck|ghost", occasion)]
    assert len(shared) >= 8
    for occasion in shared:
        mine, theirs = one[occasion], other[occasion]
        if isinstance(mine, RollPool):  # fewer dice may be left for a reroll
            few, many = sorted((Counter(mine.numbers), Counter(theirs.numbers)), key=Counter.total)
            assert few <= many, occasion
        else:
            assert mine == theirs, occasion
    assert one != other


@pytest.mark.parametrize(("game", "seats"), [("exxtra", 3), ("lavarails", 1), ("lavarails", 3), ("level8", 2)])
def test_the_dice_of_a_game_fall_again_for_what_they_were_for(game, seats):
    past = played_at_random(game, seats, lambda _: Dice(Random(7)), 1)
    again = played_at_random(game, seats, lambda session: DiceOfGame("game x", session, past.steps), 1)
    assert again.record.moves == past.record.moves
    otherwise = played_at_random(game, seats, lambda session: DiceOfGame("game x", session, past.steps), 2)
    known, met = ({occasion: step.action for occasion, step in told(each)} for each in (past, otherwise))
    alike = [known[occasion] == met[occasion] for occasion in known.keys() & met.keys()]
    assert len(alike) >= 8
    assert sum(alike) > 0.7 * len(alike)  # others may reroll fewer dice, and hold other cards
    assert otherwise.record.moves != past.record.moves
    assert otherwise.fell_as(lambda session: DiceOfGame("game x", session, past.steps))
    assert not otherwise.fell_as(lambda session: SameDice("game x", session))


def played_at_random(game, seats, dice, seed):
    session, rng = Session(setup_for(game, seats)), Random(seed)
    source = dice(session)
    while not isinstance(waiting := session.state.to_act(), Over) and len(session) < 900:
        session.submit(
            source.answer(session.state) if isinstance(waiting, Chance) else rng.choice(session.state.legal())
        )
    return session


def told(session):
    chapter = session.setup.game.chapter
    for step in session.steps:
        if isinstance(step.by, Chance):
            yield occasion_of(step.by, session.steps[: step.index], chapter), step


def test_dice_of_a_game_are_named_after_it():
    name = dice_of_game("0a1b")
    assert game_of_dice(name) == "0a1b"
    assert game_of_dice(fresh_code()) is None
    assert game_of_dice(code_of(name)) is None


def test_other_names_bring_other_dice():
    assert chances("exxtra", 3, "KX7P2M", 1) != chances("exxtra", 3, "today 2026-11-17", 1)


def test_cards_that_somebody_kept_change_nothing_in_the_order_of_the_rest():
    one, other = (chances("level8", 2, "KX7P2M", seed) for seed in (1, 2))
    decks = [occasion for occasion in one.keys() & other.keys() if "deck" in occasion]
    assert len(decks) >= 2
    for occasion in decks:
        both = set(one[occasion].cards) & set(other[occasion].cards)
        assert [card for card in one[occasion].cards if card in both] == [
            card for card in other[occasion].cards if card in both
        ]


def test_rerolls_of_fewer_dice_begin_alike():
    """The dice that are left show the same."""
    state = setup_for("lavarails", 3).start()
    many, few = state.clone(), state.clone()
    few.left -= 2
    for each in (many, few):
        each.phase = Phase.REROLL
    rolled, fewer = (Counter(each.draw_lot(Random("x")).numbers) for each in (many, few))
    assert fewer <= rolled


def test_codes_can_be_read_aloud():
    code = fresh_code()
    assert len(code) == 6
    assert not set(code) & set("O0I1L")
    shown = shown_code(code)
    assert shown == f"{code[:3]}-{code[3:]}"
    assert code_of(f" {shown.lower()} ") == code
    assert code_of("Oma & Opa") == "OMAOPA"
    assert code_of(" - ") == ""


def test_the_dice_of_a_day_have_its_name():
    name = todays_dice(date(2026, 11, 17))
    assert name == "today 2026-11-17"
    assert are_todays(name)
    assert not are_todays(code_of(name))
    assert shown_code(name) == name
