"""What figures of a sheet mean."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamebox.bots.lavarails.figures import PlayFigures, play_figures
from gamebox.bots.lavarails.readings import Reading, of_grid, of_play
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import Sheet, parse_sheet

VOLCANO, RAILWAY = shipped_sheets()["volcano-a"], shipped_sheets()["railway-a"]


@pytest.fixture(scope="module")
def volcano() -> PlayFigures:
    return play_figures(VOLCANO, 2, 40, 1)


@pytest.fixture(scope="module")
def railway() -> PlayFigures:
    return play_figures(RAILWAY, 2, 6, 1)


def reading(sheet: Sheet, figures: PlayFigures, kind: str, **changed: object) -> Reading:
    return next(each for each in of_play(sheet, replace(figures, **changed)) if each.kind == kind)


@pytest.mark.parametrize(("share", "verdict"), [(0.54, "low"), (0.55, "good"), (0.75, "good"), (0.76, "high")])
def test_sensible_play_fills_more_than_half_of_the_fields(volcano: PlayFigures, share: float, verdict: str) -> None:
    assert reading(VOLCANO, volcano, "filled", filled=share).verdict == verdict


@pytest.mark.parametrize(
    ("games", "advantage", "error", "verdict"),
    [
        (100, 0.0, 0.04, "unknown"),
        (600, 0.03, 0.016, "good"),
        (600, 0.04, 0.016, "unknown"),
        (600, -0.04, 0.016, "unknown"),
        (600, 0.07, 0.016, "high"),
        (600, -0.07, 0.016, "low"),
    ],
)
def test_beginning_must_not_help_as_far_as_games_can_tell(
    volcano: PlayFigures, games: int, advantage: float, error: float, verdict: str
) -> None:
    found = reading(VOLCANO, volcano, "start", games=games, start_advantage=advantage, start_error=error)
    assert (found.verdict, found.spread) == (verdict, 2 * error)


@pytest.mark.parametrize(
    ("score", "spread", "verdict"), [(40, 1, "low"), (40, 10, "good"), (40, 30, "high"), (0, 0, "low")]
)
def test_scores_differ_but_not_by_luck_alone(volcano: PlayFigures, score: float, spread: float, verdict: str) -> None:
    assert reading(VOLCANO, volcano, "score", score=score, spread=spread).verdict == verdict


def test_rows_that_never_score_are_named(volcano: PlayFigures) -> None:
    shares = (0.0, *(0.5 for _ in VOLCANO.lanes[1:]))
    found = reading(VOLCANO, volcano, "lanes", lanes=shares)
    assert (found.verdict, found.lanes) == ("low", VOLCANO.lanes[:1])
    assert reading(VOLCANO, volcano, "lanes", lanes=(0.5,) * len(VOLCANO.lanes)).verdict == "good"


def test_gems_that_never_score_are_shown(volcano: PlayFigures) -> None:
    first = next(iter(volcano.values))
    found = reading(VOLCANO, volcano, "values", values={**dict.fromkeys(volcano.values, 0.5), first: 0.0})
    assert (found.verdict, found.fields) == ("low", (first,))


def test_a_sheet_without_anything_to_win_is_told_so(volcano: PlayFigures) -> None:
    assert reading(VOLCANO, volcano, "values", values={}).verdict == "low"


def test_deadly_and_dead_fields_are_shown(volcano: PlayFigures) -> None:
    names = [BY_NAME[name] for name in ("B1", "C1", "B2")]
    few = {**dict.fromkeys(range(40), 0.0), **dict.fromkeys(names, 0.9)}
    assert reading(VOLCANO, volcano, "deadly", deadly=few).fields == tuple(sorted(names))
    assert reading(VOLCANO, volcano, "deadly", deadly=few).verdict == "good"
    assert reading(VOLCANO, volcano, "dead", dead=dict.fromkeys(range(10), 0.9)).verdict == "high"


def test_a_railway_without_loops_is_told_so(railway: PlayFigures) -> None:
    kinds = [each.kind for each in of_play(RAILWAY, railway)]
    assert kinds == ["filled", "score", "start", "loops", "values", "dead"]
    hits = {**railway.hits, "closed_lines": 0.2}
    assert reading(RAILWAY, railway, "loops", hits=hits).verdict == "low"


def test_every_number_should_be_there_equally_often() -> None:
    (fair,) = of_grid(VOLCANO)
    assert fair.verdict == "good"
    (rare,) = of_grid(parse_sheet({"level": "volcano", "grid": "x 1 1 2 2 3 3\n4 4 5 5 6 1 1"}))
    assert (rare.verdict, rare.numbers, rare.value, rare.spread) == ("low", (6,), 1, 4)
    assert rare.fields == (BY_NAME["E2"],)
    (often,) = of_grid(parse_sheet({"level": "volcano", "grid": "x 1 1 2 3\n1 4 5 6 1"}))
    assert (often.verdict, often.numbers, len(often.fields)) == ("high", (1,), 4)


def test_a_volcano_sheet_without_volcanoes_is_told_so() -> None:
    sheet = parse_sheet({"level": "volcano", "grid": "x 1 2 3\n4 5 6 x"})
    assert reading(sheet, play_figures(sheet, 2, 2, 1), "deadly").verdict == "low"
