"""What every game must keep to, shown by random play from seeds."""

import copy
import math
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.registry import bots_of
from gamebox.engine.game import Chance, NotationError, Over, Refused, Turn
from gamebox.engine.record import Record, decode, encode, replay
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from tests.helpers import random_move, random_moves, random_walk, setup_for

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=5)
LONG = 20_000
SHORT = 80
RULE_ID = re.compile(r"[A-Z0-9]+-\d+")


def texts_of(game, actions):
    return [game.write(action) for action in actions]


def is_chance_outcome(text):
    return text.startswith("=")


def candidates(setup, seed):
    """Moves that were possible somewhere in a random game, as text."""
    texts = set()
    for state, action in random_walk(setup, seed, SHORT):
        texts.update(texts_of(setup.game, state.legal()))
        texts.add(setup.game.write(action))
    return sorted(texts)


def positions(setup, seed, at_most=SHORT):
    """The states of a random game, its last one too."""
    state = None
    for state, _ in random_walk(setup, seed, at_most):
        yield state
    if state is not None:
        yield state


def empty(document):
    """Take everything out of a document, to the deepest list."""
    for child in document.values() if isinstance(document, dict) else document:
        if isinstance(child, dict | list):
            empty(child)
    document.clear()


def everybody(setup):
    return [None, *range(len(setup.seats))]


@FEW
@given(SEEDS)
def test_random_play_ends(setup, seed):
    *_, last = positions(setup, seed, LONG)
    over = last.to_act()
    assert isinstance(over, Over)
    assert sorted(seat for place in over.places for seat in place) == list(range(len(setup.seats)))
    assert len(over.scores) == len(setup.seats)
    assert RULE_ID.fullmatch(over.rule)
    assert list(last.legal()) == []


@FEW
@given(SEEDS)
def test_legal_moves_are_listed_once_and_always_in_the_same_order(setup, seed):
    for state in positions(setup, seed):
        texts = texts_of(setup.game, state.legal())
        assert len(set(texts)) == len(texts)
        assert texts_of(setup.game, state.legal()) == texts
        assert texts_of(setup.game, state.clone().legal()) == texts
        assert bool(texts) == isinstance(state.to_act(), Turn)
        assert not any(map(is_chance_outcome, texts))


@FEW
@given(SEEDS)
def test_every_legal_move_is_allowed_and_can_be_made(setup, seed):
    for state in positions(setup, seed, 30):
        for action in state.legal():
            assert state.refusal(action) is None
            state.clone().apply(action)


@FEW
@given(SEEDS)
def test_other_moves_are_refused_with_a_rule(setup, seed):
    possible = [(text, setup.game.read(text)) for text in candidates(setup, seed)]
    for state in positions(setup, seed):
        before = state.document()
        legal = set(texts_of(setup.game, state.legal()))
        for text, action in possible:
            refusal = state.refusal(action)
            if refusal is not None:
                assert text not in legal
                assert RULE_ID.fullmatch(refusal.rule), f"{text} is refused without a rule"
                assert str(refusal)
            elif is_chance_outcome(text):
                assert isinstance(state.to_act(), Chance), f"{text} outside chance is allowed"
            else:
                assert isinstance(state.to_act(), Turn)
                assert text in legal or state.legal_cut(), f"{text} is allowed but not listed"
        assert state.document() == before


@FEW
@given(SEEDS)
def test_session_is_unchanged_by_a_refused_move(setup, seed):
    session, rng = Session(setup), Random(seed)
    possible = [setup.game.read(text) for text in candidates(setup, seed)]
    while len(session) < SHORT and not isinstance(session.state.to_act(), Over):
        before = session.state.document()
        wrong = [action for action in possible if session.state.refusal(action)]
        if wrong:
            with pytest.raises(Refused):
                session.submit(rng.choice(wrong))
        assert session.state.document() == before
        session.submit(random_move(session.state, rng))


@FEW
@given(SEEDS)
def test_chance_gives_only_outcomes_that_are_allowed(setup, seed):
    rng = Random(seed)
    for state in positions(setup, seed):
        if isinstance(state.to_act(), Chance):
            before = state.document()
            outcomes = [state.sample(rng) for _ in range(3)]
            assert all(is_chance_outcome(setup.game.write(outcome)) for outcome in outcomes)
            assert [state.refusal(outcome) for outcome in outcomes] == [None] * 3
            assert state.document() == before


@FEW
@given(SEEDS)
def test_outcomes_of_chance_are_all_that_can_happen(setup, seed):
    rng = Random(seed)
    for state in positions(setup, seed):
        if isinstance(state.to_act(), Chance) and (listed := state.outcomes()) is not None:
            chances = dict(listed)
            assert len(chances) == len(listed)
            assert math.isclose(sum(chances.values()), 1)
            assert min(chances.values()) > 0
            assert all(state.sample(rng) in chances for _ in range(5))


@FEW
@given(SEEDS)
def test_whatever_real_dice_show_may_happen(setup, seed):
    rng = Random(seed)
    for state in positions(setup, seed):
        dice = state.real_dice() if isinstance(state.to_act(), Chance) else None
        if dice is not None:
            fallen = state.fallen([rng.choice(faces) for faces in dice])
            assert state.refusal(fallen) is None
            assert fallen in dict(state.outcomes())


@FEW
@given(SEEDS)
def test_a_lot_is_drawn_from_the_same_outcomes(setup, seed):
    for state in positions(setup, seed):
        if isinstance(state.to_act(), Chance):
            assert state.refusal(state.draw_lot(Random(seed))) is None


@FEW
@given(SEEDS)
def test_moves_go_both_ways_as_text(setup, seed):
    for text in candidates(setup, seed):
        action = setup.game.read(text)
        assert setup.game.write(action) == text
        assert setup.game.read(text) == action
        assert hash(setup.game.read(text)) == hash(action)


@given(text=st.text(max_size=12) | st.from_regex(r"(=|[a-z]{3,7}) ?[A-Za-z0-9*./ -]{0,12}", fullmatch=True))
def test_other_texts_are_no_moves_or_moves_that_are_written_alike(game, text):
    game = GAMES[game]
    try:
        action = game.read(text)
    except NotationError:
        return
    assert game.read(game.write(action)) == action


@FEW
@given(SEEDS)
def test_records_go_both_ways_and_need_no_generator(setup, seed):
    seen, moves = [], []
    for state, action in random_walk(setup, seed, SHORT):
        seen.append((state.document(), state.to_act()))
        moves.append(setup.game.write(action))
    record = decode(encode(Record(setup, tuple(moves))), GAMES)
    assert record.setup == setup
    for count, (document, waiting) in enumerate(seen):
        again = replay(record, count)
        assert (again.document(), again.to_act()) == (document, waiting)


@FEW
@given(SEEDS)
def test_listening_changes_nothing(setup, seed):
    deaf = setup.start()
    for state, action in random_walk(setup, seed, SHORT):
        assert state.document() == deaf.document()
        deaf.apply(action, [].append)


@FEW
@given(SEEDS)
def test_clone_goes_its_own_way(setup, seed):
    rng = Random(seed)
    for state in positions(setup, seed, 30):
        before, waiting, view = state.document(), state.to_act(), state.view(None)
        twin = state.clone()
        assert (twin.document(), twin.to_act(), twin.view(None)) == (before, waiting, view)
        for _ in range(10):
            if not isinstance(twin.to_act(), Over):
                twin.apply(random_move(twin, rng))
        assert (state.document(), state.to_act(), state.view(None)) == (before, waiting, view)


@FEW
@given(SEEDS)
def test_looking_changes_nothing(setup, seed):
    for state in positions(setup, seed):
        before = copy.deepcopy(state.document())
        for seat in everybody(setup):
            assert state.view(seat) == state.view(seat)
            empty(state.document(seat))
        assert state.document() == before


@FEW
@given(SEEDS)
def test_undo_gives_back_every_earlier_position(setup, seed):
    session, rng = Session(setup), Random(seed)
    documents = [session.state.document()]
    while len(session) < SHORT and not isinstance(session.state.to_act(), Over):
        session.submit(random_move(session.state, rng))
        documents.append(session.state.document())
    while len(session):
        session.undo(rng.randint(1, min(10, len(session))))
        assert session.state.document() == documents[len(session)]
        assert len(session.record.moves) == len(session)


@FEW
@given(SEEDS)
def test_undone_game_can_be_played_again(setup, seed):
    moves = random_moves(setup, seed, SHORT)
    session = Session(setup, moves)
    end = session.state.document()
    session.undo(len(moves) // 2)
    for text in moves[len(session) :]:
        session.submit(setup.game.read(text))
    assert session.state.document() == end


@FEW
@given(SEEDS)
def test_events_can_be_shown_to_everybody(setup, seed):
    for step in Session(setup, random_moves(setup, seed, SHORT)).steps:
        for event in step.events:
            for seat in everybody(setup):
                seen = event.seen_by(seat)
                if seen is not None:
                    assert seen.seen_by(seat) == seen


def open_cards(state, owner, seat):
    """The cards of the owner's hand that another seat can name."""
    hand, shown = state.document()["hands"][owner], state.document(seat)["hands"][owner]
    assert len(shown) == len(hand)
    return [card for card in shown if card in hand]


@FEW
@given(SEEDS)
def test_hands_belong_to_their_owners(setup, seed):
    """Dealt cards are hidden from all others; what is shown later, is shown to everybody alike."""
    dealt = False
    for state in positions(setup, seed):
        for owner, hand in enumerate(state.document().get("hands", [])):
            assert open_cards(state, owner, owner) == hand
            first, *others = [open_cards(state, owner, seat) for seat in range(len(setup.seats)) if seat != owner]
            assert all(cards == first for cards in others)
            assert dealt or not first
        dealt = dealt or any(state.document().get("hands", []))


def is_listed(game, action, legal):
    """Whether a move is among the legal ones, be it with its cards in another order."""
    return sorted(game.write(action).split()) in [sorted(text.split()) for text in texts_of(game, legal)]


@pytest.mark.parametrize("seed", range(3))
def test_bots_make_only_legal_moves(bot, seed):
    game, name = bot
    setup, rng = setup_for(game, GAMES[game].seats[-1]), Random(seed)
    bots = [bots_of(game)[name](seat, setup.options, rng) for seat in range(len(setup.seats))]
    state = setup.start()
    decisions = 0
    while decisions < 40 and not isinstance(waiting := state.to_act(), Over):
        if isinstance(waiting, Chance):
            action = state.sample(rng)
        else:
            decisions += 1
            legal = state.legal()
            action = bots[waiting.seat].choose(state.view(waiting.seat), legal)
            assert is_listed(setup.game, action, legal) or state.legal_cut()
            assert state.refusal(action) is None
        state.apply(action)
    assert decisions > 5 or isinstance(state.to_act(), Over)
