"""Everything that happens is told, and results are explained."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from gamebox.bots import arena
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME, scoring
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.events import HandedOver, PassBegan, RerollChosen, TurnBegan
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import SheetError
from gamebox.games.lavarails.sheet_file import load_sheet
from gamebox.library.profile import Profile
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails import terms
from gamebox.ui.games.lavarails.layout import Layout, plan_for
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.games.lavarails.sheet_painter import SheetPainter, Shown
from gamebox.ui.games.lavarails.terms import fault_words, field_words
from gamebox.ui.players import players_of
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT

SILENT = (HandedOver, TurnBegan, RerollChosen)
"""What follows from the sentences around it."""
LOOP = {"level": "railway", "grid": "SE@4 1@3\nNE 2\nEW 3"}
AREA = QRectF(0, 0, 720, 320)


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


@pytest.mark.rule("LR-37")
@pytest.mark.rule("LR-47")
@pytest.mark.parametrize(
    ("grid", "words"),
    [
        (
            {"level": "volcano", "grid": "x 1 2 3\n4 5 6+1 1\nV 2 3 4+2", "row_points": [5, 0, 0]},
            r"; (\d+)\slava fields?$",
        ),
        ({"level": "railway", "grid": "SE 1 2\nNE 2 3"}, r"; longest closed line: (\d+) fields?$"),
    ],
)
def test_what_decides_among_equals_is_told_of_them_and_of_nobody_else(
    translators: Translators, grid: dict[str, object], words: str
) -> None:
    translators.use("en")
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {"sheet": grid})
    seen = set()
    for seed in range(40):
        session = Session(setup)
        arena.finish(session, Random(seed))
        view = session.state.view(None)
        for player, text in LOOK.words.result(view, players_of(setup.seats)):
            found = re.search(words, text)
            tied = view.over.scores.count(view.over.scores[player.seat]) > 1
            seen.add(tied)
            assert bool(found) == tied
            assert not found or int(found[1]) == abs(view.players[player.seat].tie_break)
    assert seen == {True, False}


@pytest.mark.rule("LR-51")
def test_a_head_start_counts_in_result_and_plot() -> None:
    names = [Seat(f"Player {index}") for index in range(2)]
    session = Session(make_setup(GAME, names, {"sheet": "railway-a", "head_start": [0, 40]}))
    arena.finish(session, Random(4))
    players, view = players_of(session.setup.seats), session.state.view(None)
    words = {player.seat: text for player, text in LOOK.words.result(view, players)}
    assert "Head start 40" in words[1]
    assert "Head start" not in words[0]
    assert words[1].startswith(f"{view.over.scores[1]} ")
    ends = [line.values[-1] for line in LOOK.drawing.plot(session, players).series]
    assert ends == list(view.over.scores)


@pytest.mark.rule("LR-44")
def test_what_lines_score_is_told_and_drawn_as_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture and no sentence holds a number of its own."""
    monkeypatch.setattr(scoring, "PER_FIELD", scoring.PerField(open=5, closed=70, longest=900))
    monkeypatch.setattr("gamebox.games.lavarails.view._line_scores", scoring.line_scores)  # nothing is known of before
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate")], {"sheet": LOOP})
    moves = "=dice 1 1 2 2 6 6 6,place B1,place B1,place B2,place B2,pass,pass,draw B1 SW,draw B2 NW"
    session = Session(setup, moves.split(","))
    players, sheet = players_of(setup.seats), session.state.view(None).players[0]
    worth = 4 * 900 + 7
    assert sheet.score.total == worth + 5
    told = [LOOK.words.told(event, players) or "" for event in session.last_step.events]
    assert any(f"{worth} point" in text for text in told)
    assert {"5", "70", "900"} <= set(re.findall(r"\d+", terms.legend(sheet.sheet)[0]))
    figure = painted_texts(lambda painter: LOOK.drawing.figure("lavarails-score", painter, AREA, LIGHT))
    assert {"5", "70", "900"} <= set(re.findall(r"\d+", " ".join(figure)))
    plan = plan_for(sheet.sheet, Layout().large)
    shown = Shown(sheet)
    texts = painted_texts(lambda painter: SheetPainter(painter, plan, players[0], shown, LIGHT).paint_marks(plan.paper))
    assert str(worth) in texts


def painted_texts(paint: Callable[[QPainter], object]) -> list[str]:
    """What a painter is told to write, as a picture of vectors remembers it."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return re.findall(r"<text[^>]*>([^<]*)</text>", bytes(buffer.data().data()).decode())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no sheet", "a.toml: das ist keine TOML-Datei (1:4)."),
        ("level = 3", "a.toml: die Angabe 'level' fehlt, ist unbekannt oder von falscher Art."),
        ("grid = 'x 1'", "a.toml: die Angabe 'level' fehlt, ist unbekannt oder von falscher Art."),
        (
            "level = 'volcano'\ngrid = 'x 1'\nfoo = 1",
            "a.toml: die Angabe 'foo' fehlt, ist unbekannt oder von falscher Art.",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_one_language(
    translators: Translators, tmp_path: Path, text: str, told: str
) -> None:
    translators.use("de")
    path = tmp_path / "a.toml"
    path.write_text(text)
    with pytest.raises(SheetError) as caught:
        load_sheet(path)
    assert fault_words(caught.value) == told
