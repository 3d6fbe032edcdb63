"""gamebox fairness: let bots play and review it: luck must favour no seat, and weaker bots must give away more."""

from __future__ import annotations

import argparse

from gamebox.bots.arena import Faulty
from gamebox.bots.crowd import in_order
from gamebox.bots.fairness import Mean, look_at_luck, look_back, losses_of_bots, luck_of_seats, with_own_dice
from gamebox.bots.registry import UnknownBotError
from gamebox.bots.tournament import matches
from gamebox.commands.arguments import add_bots
from gamebox.commands.crowd import Bar
from gamebox.commands.output import as_text, complain
from gamebox.commands.tournament import bots_at_table
from gamebox.engine.record import RecordError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_bots(parser, games=100)
    parser.add_argument("--luck", action="store_true", help="look at luck only, which is quicker")
    parser.set_defaults(run=run, bots="random,easy,medium,hard")


def run(arguments: argparse.Namespace) -> int:
    try:
        setup = bots_at_table(arguments)
        games = with_own_dice(matches(setup, arguments.games, arguments.seed))
        look = look_at_luck if arguments.luck else look_back
        played = list(Bar(len(games)).beside(in_order(look, games, arguments.jobs)))
    except RecordError as error:
        return complain(error.message)
    except (UnknownBotError, Faulty, ValueError) as error:
        return complain(str(error))
    luck = luck_of_seats(played)
    lost = [] if arguments.luck else losses_of_bots(games, played)
    slack = max(game.slack for game in played)
    if arguments.json:
        figures = {"luck": [_document(mean) for mean in luck], "lost": [_document(mean) for mean in lost]}
        print(as_text({"game": setup.game.id, "games": len(played), **figures, "slack": slack}))
    else:
        seen = "looked at for luck" if arguments.luck else f"reviewed; sums miss by {slack:.0e}"
        print(f"{len(played)} games of {setup.game.id} with {len(setup.seats)} seats, {seen}")
        for mean in luck:
            print(f"  luck of {mean.of}: {100 * mean.value:+.2f} ± {100 * mean.error:.2f}, {mean.errors:+.1f} errors")
        for mean in lost:
            print(f"  given away by {mean.of}: {100 * mean.value:.1f} ± {100 * mean.error:.1f} a game")
    return 0


def _document(mean: Mean) -> dict[str, object]:
    return {"of": mean.of, "mean": mean.value, "error": mean.error}
