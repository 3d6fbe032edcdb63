"""Measures how strong the bots are: python -m gamebox.bots.strength [--game G] [--only TEXT] [--minutes M].

Games are added to what docs/strength.json knows already, the least known pairing first, and docs/strength.md is written
anew from it; what stands there outside the table stays.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from gamebox.bots.arena import bot_seats, play_match
from gamebox.bots.crowd import in_order
from gamebox.bots.ledger import Figures, Ledger
from gamebox.bots.pairing import Pairing
from gamebox.bots.tournament import matches
from gamebox.engine.record import make_setup
from gamebox.games.registry import GAMES

_BEGIN, _END = "<!-- figures -->\n", "<!-- end of figures -->\n"
_HEAD = """
| game | bot | against | seats | games | wins | interval | without luck | even | wanted | score | wanted | ms | p99 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""
_SAVED_EVERY = 20.0

Entry = tuple[str, Pairing, Figures]


def pairings_of(game: str) -> tuple[Pairing, ...]:
    """Who plays against whom to show how strong the bots of a game are."""
    pairings: tuple[Pairing, ...] = GAMES.room("bots", game, "pairings").PAIRINGS
    return pairings


def entries(ledger: Ledger) -> list[Entry]:
    return [(game, pairing, ledger.of(game, pairing)) for game in GAMES for pairing in pairings_of(game)]


def play_on(game: str, pairing: Pairing, figures: Figures, arguments: argparse.Namespace) -> None:
    """The next games: everybody sits everywhere, as often as there are processes."""
    seed, count = arguments.seed, pairing.seats * arguments.jobs
    bots = [pairing.one, *[pairing.others] * (pairing.seats - 1)]
    setup = make_setup(GAMES[game], bot_seats(bots, pairing.seats), dict(pairing.options))
    begun = figures.seeds.get(str(seed), 0)
    line_up = list(matches(setup, begun + count, seed, luck=arguments.luck))[begun:]
    played = list(in_order(play_match, line_up, arguments.jobs))
    figures.add(pairing.one, seed, list(zip(line_up, played, strict=True)))


def measure(ledger: Ledger, chosen: Sequence[Entry], arguments: argparse.Namespace) -> None:
    """Until all have played enough, or time is up."""
    ends, saved = time.monotonic() + 60 * arguments.minutes, time.monotonic()
    while time.monotonic() < ends:
        waiting = [entry for entry in chosen if not entry[2].suffices(arguments.games)]
        if not waiting:
            break
        game, pairing, figures = min(waiting, key=lambda entry: entry[2].games)
        play_on(game, pairing, figures, arguments)
        if time.monotonic() > saved + _SAVED_EVERY:
            ledger.save()
            saved = time.monotonic()


def row(game: str, pairing: Pairing, known: Figures) -> str:
    low, high = known.bounds
    luckless = known.luckless
    cells = (
        " ".join([game, *(value for _, value in pairing.options)]),
        pairing.one,
        pairing.others,
        f"{pairing.seats}",
        f"{known.games}",
        f"{known.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{luckless[0]:.1%} ± {luckless[1]:.1%} ({known.luck.games})" if luckless else "",
        f"{pairing.even:.0%}",
        f"{pairing.wanted:.0%}" if pairing.wanted else "",
        f"{known.score / known.games:.1f}, {known.ahead:.2f} times",
        f"{pairing.ahead:.2f} times" if pairing.ahead else "",
        f"{known.time(0.5):.2g}" if known.times else "",
        f"{known.time(0.99):.2g}" if known.times else "",
    )
    return f"| {' | '.join(cells)} |"


def rows(found: Sequence[Entry]) -> Iterator[str]:
    for game, pairing, known in found:
        if known.games:
            yield row(game, pairing, known)


def rendered(page: str, found: Sequence[Entry]) -> str:
    """The page with a new table."""
    before, _, rest = page.partition(_BEGIN)
    after = rest.partition(_END)[2]
    return f"{before}{_BEGIN}{_HEAD}" + "\n".join(rows(found)) + f"\n\n{_END}{after}"


def shown(page: str) -> list[str]:
    """The rows of a page's table."""
    table = page.partition(_BEGIN)[2].partition(_END)[0]
    return table.removeprefix(_HEAD).strip().splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="so many of each pairing are enough, or as narrow an interval without luck",
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="for how long; 0 only writes the page anew")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--only", default="", metavar="TEXT", help='only pairings such as "hard against yardstick"')
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--luck", action="store_true", help="also take luck out, which takes the judge's time")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--forget", action="store_true", help="drop the figures of bots that have changed since")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where strength.json and strength.md are")
    arguments = parser.parse_args()
    ledger, page = Ledger(arguments.docs / "strength.json"), arguments.docs / "strength.md"
    found = entries(ledger)
    chosen = [
        (game, pairing, figures)
        for game, pairing, figures in found
        if arguments.game in {game, None} and arguments.only in pairing.title(game)
    ]
    if not chosen:
        parser.error(f"No pairing is called {arguments.only!r}.")
    measure(ledger, chosen, arguments)
    if arguments.forget:
        ledger.forget()
    ledger.save()
    page.write_text(rendered(page.read_text(encoding="utf-8"), found), encoding="utf-8")
    for game, pairing, known in chosen:
        low, high = known.bounds if known.games else (0.0, 1.0)
        sys.stderr.write(f"{pairing.title(game)}: {known.games} games, {low:.1%} to {high:.1%}\n")


if __name__ == "__main__":
    main()
