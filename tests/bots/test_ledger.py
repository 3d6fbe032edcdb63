"""What is known of a pairing adds up over many sittings, and is forgotten when its bots have changed."""

from pathlib import Path

import pytest

from gamebox.bots import ledger, strength
from gamebox.bots.arena import Match, Outcome
from gamebox.bots.exxtra.pairings import PAIRINGS
from gamebox.bots.ledger import Figures, Ledger, fingerprint
from gamebox.bots.pairing import Pairing
from gamebox.bots.tournament import matches, without_luck
from gamebox.engine.record import make_setup
from gamebox.games.registry import GAMES
from tests.bots.test_tournament import SETUP

PAIRING = Pairing(3, "yardstick", "random")
OUTCOMES = [
    Outcome((1.0, 0.0, 0.0), (21, 5, 4), (0.2, -0.1, -0.1), ([1.0], [2.0], [3.0])),
    Outcome((0.0, 0.5, 0.5), (3, 21, 21), (0.0, 0.1, -0.1), ([1.0], [2.0], [90.0])),
    Outcome((0.0, 1.0, 0.0), (1, 21, 3), (0.0, 0.3, -0.3), ([1.0], [5.0], [3.0])),
]
PLAYED = list(zip(matches(SETUP, 3, 1), OUTCOMES, strict=True))


def test_figures_add_up():
    at_once, by_and_by = Figures("exxtra", "", ""), Figures("exxtra", "", "")
    at_once.add("yardstick", 1, PLAYED)
    for one in PLAYED:
        by_and_by.add("yardstick", 1, [one])
    assert at_once == by_and_by
    assert (at_once.games, at_once.share) == (3, pytest.approx(2.5 / 3))
    assert at_once.ahead == pytest.approx(63 / (4.5 + 12 + 2))
    assert (at_once.time(0.5), at_once.time(0.99)) == (pytest.approx(5, rel=0.12), pytest.approx(90, rel=0.12))


def test_luck_is_taken_out_as_soon_as_there_are_enough_games():
    wins, lucks, figures = [1.0, 0.0, 0.5] * 20, [0.3, -0.2, 0.1, 0.2] * 15, Figures("exxtra", "", "")
    for won, luck in zip(wins[:29], lucks, strict=False):
        figures.luck.add(won, luck)
    assert figures.luckless is None
    for won, luck in zip(wins[29:], lucks[29:], strict=True):
        figures.luck.add(won, luck)
    assert figures.luckless == without_luck(wins, lucks)


def test_fewer_games_suffice_where_luck_explains_the_most():
    figures = Figures("exxtra", "", "", {"1": 200}, wins=100.0)
    assert not figures.suffices(2000)
    for number in range(200):
        figures.luck.add(float(number % 2), 0.45 if number % 2 else -0.45 + 0.01 * (number % 4))
    assert figures.suffices(2000)
    assert Figures("exxtra", "", "", {"1": 2000}, wins=100.0).suffices(2000)


def test_sittings_are_kept_and_those_of_other_bots_are_not(tmp_path, monkeypatch):
    path = tmp_path / "strength.json"
    book = Ledger(path)
    book.of("exxtra", PAIRING).add("yardstick", 1, PLAYED)
    book.save()
    assert Ledger(path).of("exxtra", PAIRING).games == 3
    with monkeypatch.context() as patched:
        patched.setattr(ledger, "fingerprint", lambda *_: "another")
        changed = Ledger(path)
        assert changed.of("exxtra", PAIRING).games == 0
        changed.save()
        assert Ledger(path).of("exxtra", PAIRING).games == 0
    assert Ledger(path).of("exxtra", PAIRING).games == 3  # as if nothing had been
    changed.forget()
    changed.save()
    assert Ledger(path).of("exxtra", PAIRING).games == 0


def test_a_fingerprint_is_of_what_decides_how_bots_play(tmp_path, monkeypatch):
    def printed(source):
        (tmp_path / "some_bot.py").write_text(source)
        ledger._code_of.cache_clear()
        return fingerprint("exxtra", PAIRING)

    monkeypatch.setattr(ledger, "_loaded_by", lambda *_: {"some_bot"})
    monkeypatch.syspath_prepend(tmp_path)
    plain = printed("def f():\n    return 1\n")
    assert printed('"""Words."""\ndef f():\n    """More of them."""\n    return 1  # and more\n') == plain
    assert printed("def f():\n    return 2\n") != plain


def test_a_fingerprint_knows_the_nets_and_the_modules_behind_a_bot(monkeypatch, tmp_path):
    hard = next(pairing for pairing in PAIRINGS if pairing.one == "hard")
    loaded = ledger._loaded_by({"gamebox.bots.exxtra.hard"}, "gamebox.bots.exxtra")
    assert {"gamebox.bots.exxtra.turn", "gamebox.bots.exxtra.net", "gamebox.bots.exxtra.odds"} <= loaded
    assert not {"gamebox.bots.exxtra.train", "gamebox.bots.exxtra.easy"} & loaded
    before = fingerprint("exxtra", hard)
    (tmp_path / "judges").mkdir()
    (tmp_path / hard.data[0]).write_text("another net")
    monkeypatch.setattr(ledger, "resource_folder", lambda: tmp_path)
    assert fingerprint("exxtra", hard) != before


def arguments(**changed):
    return type("Arguments", (), {"seed": 1, "jobs": 1, "luck": False, "games": 6, "minutes": 1.0, **changed})()


def test_the_next_sitting_goes_on_with_the_next_games(monkeypatch):
    seen: list[Match] = []
    monkeypatch.setattr(strength, "play_match", lambda match: seen.append(match) or OUTCOMES[len(seen) % 3])
    figures = Figures("exxtra", "", "")
    for _ in range(2):
        strength.play_on("exxtra", PAIRING, figures, arguments())
    setup = make_setup(GAMES["exxtra"], SETUP.seats, {})
    assert [(match.seed, match.setup.seats) for match in seen] == [
        (match.seed, match.setup.seats) for match in matches(setup, 6, 1)
    ]


def test_the_least_known_pairing_plays_first_until_all_have_played_enough(monkeypatch, tmp_path):
    def play(_game, pairing, figures, _arguments):
        figures.add("yardstick", 1, PLAYED)
        order.append(pairing.seats)

    order: list[int] = []
    monkeypatch.setattr(strength, "play_on", play)
    chosen = [("exxtra", Pairing(seats, "yardstick", "random"), Figures("exxtra", "", "")) for seats in (3, 4)]
    chosen[0][2].add("yardstick", 1, PLAYED)
    strength.measure(Ledger(tmp_path / "strength.json"), chosen, arguments())
    assert order == [4, 3, 4]


def test_the_page_is_made_from_the_figures_and_keeps_what_else_is_said():
    figures = Figures("exxtra", "", "")
    figures.add("yardstick", 1, PLAYED)
    page = "Before.\n<!-- figures -->\nold\n<!-- end of figures -->\nAfter.\n"
    made = strength.rendered(page, [("exxtra", PAIRING, figures), ("exxtra", PAIRING, Figures("exxtra", "", ""))])
    assert made.startswith("Before.\n")
    assert made.endswith("After.\n")
    assert "old" not in made
    assert "| exxtra | yardstick | random | 3 | 3 | 83.3% |" in made
    assert strength.rendered(made, [("exxtra", PAIRING, figures)]) == made


def test_every_row_of_the_page_stands_in_the_figures():
    """What the page shows was measured: its rows are those of strength.json, whatever the bots are today."""
    docs = Path(__file__).parents[2] / "docs"
    kept = {figures.pairing: figures for figures in ledger.read(docs / "strength.json")}
    shown = strength.shown(docs.joinpath("strength.md").read_text(encoding="utf-8"))
    found = [
        (game, pairing, kept[title])
        for game in GAMES
        for pairing in strength.pairings_of(game)
        if (title := pairing.title(game)) in kept
    ]
    assert shown == list(strength.rows(found))
