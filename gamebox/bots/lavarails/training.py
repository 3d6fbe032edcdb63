"""Learns how likely lanes and gems of volcano sheets still score, from whole games.

`python -m gamebox.bots.lavarails.training` writes resources/judges/lavarails.json anew: first from games of the
yardstick, then from those of a player who plays to win by what was learned; and how long plans on railways take
(railway_training). It takes about two minutes on one core; the same seed learns the same.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import TypeAlias

from gamebox.bots.lavarails import yardstick
from gamebox.bots.lavarails.outlook import DICE_A_PASS
from gamebox.bots.lavarails.railway_training import learn_pace
from gamebox.bots.lavarails.thinking import Memory, leading, mark_lava
from gamebox.bots.lavarails.volcano import Ground, Model, chance, worths
from gamebox.engine.game import Over, Turn
from gamebox.games.lavarails import catalogue
from gamebox.games.lavarails.actions import Action, MarkLava
from gamebox.games.lavarails.grid import BITS, fields
from gamebox.games.lavarails.position import PASSES, LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.view import LavarailsView, Phase

Sample: TypeAlias = tuple[tuple[float, ...], bool]
Player: TypeAlias = Callable[[LavarailsView, Sequence[Action], Random], Action]

_SEATS = (2, 2, 3, 2, 1, 2, 2, 4)
"""How many play, game by game: two most often."""
_ENOUGH = 15_000
"""So many samples are looked at; more change nothing."""
_STEPS = 6
_PLAYOUTS = 8


@dataclass
class Samples:
    lane: list[Sample] = field(default_factory=list)
    gem: list[Sample] = field(default_factory=list)


def learn(sheets: Sequence[Sheet], games: int, seed: int) -> Model:
    rng = Random(seed)
    samples = _watch(yardstick.easy, sheets, games, rng)
    model = _fitted(samples, rng)
    return _fitted(_watch(_thinker(model), sheets, games, rng), rng)


def _thinker(model: Model) -> Player:
    """Plays to win by what the model promises."""

    def choose(view: LavarailsView, legal: Sequence[Action], _rng: Random) -> Action:
        memory = Memory(model=model, winner=view.turn)
        if view.phase is Phase.LAVA:
            return mark_lava(view, [flow for flow in legal if isinstance(flow, MarkLava)], memory)
        return leading(view, legal, memory, _PLAYOUTS, view.acting.dice, denial=0.5)

    return choose


def _watch(player: Player, sheets: Sequence[Sheet], games: int, rng: Random) -> Samples:
    samples = Samples()
    for number in range(games):
        seats = _SEATS[number // len(sheets) % len(_SEATS)]
        state = LavarailsState(seats, LavarailsOptions(sheet=catalogue.sheet_option(sheets[number % len(sheets)])))
        seen = list(_play(state, player, rng))
        for seat, ground, lava in seen:
            _add(samples, state, seat, ground, lava)
    return samples


def _play(state: LavarailsState, player: Player, rng: Random) -> Iterator[tuple[int, Ground, int]]:
    """Play to the end; every sheet as it was between two passes."""
    passed = state.pass_number
    while not isinstance(waiting := state.to_act(), Over):
        if state.pass_number != passed:
            passed = state.pass_number
            left = (PASSES[state.seats] - passed + 1) * DICE_A_PASS[state.seats] / DICE_A_PASS[2]
            for seat in range(state.seats):
                yield seat, Ground.of(state.sheet, state.marked[seat], state.lava[seat], left), state.lava[seat]
        decided = isinstance(waiting, Turn)
        state.apply(player(state.view(waiting.seat), state.legal(), rng) if decided else state.sample(rng))


def _add(samples: Samples, ended: LavarailsState, seat: int, ground: Ground, lava: int) -> None:
    """What was seen of each lane and gem then, and whether it scored in the end."""
    sheet, crosses = ended.sheet, ended.marked[seat]
    for lane, worth in zip(sheet.lanes, worths(sheet), strict=True):
        missing = lane.numbers & ~ground.crosses
        if missing and not lane.numbers & lava:
            samples.lane.append((ground.lane(missing, worth), not lane.numbers & ~crosses))
    for at in fields(sheet.valued & ~ground.crosses & ~lava):
        samples.gem.append((ground.gem(BITS[at]), bool(crosses >> at & 1)))


def _fitted(samples: Samples, rng: Random) -> Model:
    return Model(*(fit(rows, rng) for rows in (samples.lane, samples.gem)))


def fit(samples: Sequence[Sample], rng: Random) -> tuple[float, ...]:
    """Logistic regression by Newton's method, held a little towards 0."""
    rows = rng.sample(samples, _ENOUGH) if len(samples) > _ENOUGH else samples
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(_STEPS):
        slope, curve = [-weight for weight in weights], [[float(i == j) for j in range(size)] for i in range(size)]
        for seen, scored in rows:
            likely = chance(weights, seen)
            for i, feature in enumerate(seen):
                slope[i] += feature * (scored - likely)
                steep = feature * likely * (1 - likely)
                for j in range(size) if steep else ():
                    curve[i][j] += steep * seen[j]
        weights = [weight + step for weight, step in zip(weights, _solved(curve, slope), strict=True)]
    return tuple(round(weight, 4) for weight in weights)


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Gauss and Jordan; the matrix is symmetric and positive, so that any order will do."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for index, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot and other[index]:
                share = other[index] / pivot[index]
                other[:] = [value - share * above for value, above in zip(other, pivot, strict=True)]
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", default=Path("resources/judges/lavarails.json"))
    parser.add_argument("--games", type=int, default=60, help="in each of the two rounds")
    parser.add_argument("--railway-games", type=int, default=30, help="in each of the two rounds on railways")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    shipped = catalogue.shipped_sheets().values()
    volcanoes, railways = ([sheet for sheet in shipped if sheet.volcanic is volcanic] for volcanic in (True, False))
    model = learn(volcanoes, arguments.games, arguments.seed)
    pace = learn_pace(railways, arguments.railway_games, arguments.seed)
    arguments.out.write_text(json.dumps({**asdict(model), "pace": pace}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
