"""EXXTRA's table at all sizes: everything has room, can be read, and tells whose it is."""

from __future__ import annotations

import itertools
import sys
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.actions import PLACES
from gamebox.games.exxtra.events import PairPlaced, PairTakenBack
from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.scoring import GOAL
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.exxtra.layout import BADGE, BAND, DIE, NARROWEST, TEXT, TREAD, USUAL, WIDEST, Layout, radius
from gamebox.ui.games.exxtra.look import LOOK
from gamebox.ui.games.exxtra.scene import ExxtraScene
from gamebox.ui.games.exxtra.side_panel import OddsPanel
from gamebox.ui.games.exxtra.stairs import ground_colour
from gamebox.ui.games.exxtra.targets import GROUND_GLOW
from gamebox.ui.games.exxtra.wood import wood_of
from gamebox.ui.items.pawn import PawnItem
from gamebox.ui.items.target import WASH
from gamebox.ui.look import Pose
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import DARK, LIGHT, Theme, contrast, mixed

WIDTHS = (NARROWEST, USUAL, WIDEST)
AIR = 8.0
DIGIT = 0.66
"""The size of a digit in a die's side."""


def pose(name: str) -> Pose:
    return next(pose for pose in LOOK.poses() if pose.name == name)


def shown(qtbot: QtBot, name: str, width: int = 1024, height: int = 640, *, side: bool = False) -> PlayScreen:
    posed = pose(name)
    table = Table(posed.session, Dice(Random(1)), pace=0)
    screen = PlayScreen(LIGHT, LOOK, table, Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    vars(qtbot)["screen"] = screen  # it lives as long as the test, also where only its scene is looked at
    posed.arrange(screen.scene)
    screen.resize(width, height)
    screen.show()
    if side:
        screen._toggle_side()
    QApplication.processEvents()
    return screen


def scene_of(screen: PlayScreen) -> ExxtraScene:
    assert isinstance(screen.scene, ExxtraScene)
    return screen.scene


@pytest.mark.parametrize(("side", "least"), [(False, 13), (True, 12)])
def test_the_smallest_text_can_be_read_in_the_smallest_window(qtbot: QtBot, side: bool, least: int) -> None:
    screen = shown(qtbot, "ground", side=side)
    scale = screen.view.transform().m11()
    smallest_die = min(pair.scale() for pair in scene_of(screen).pairs) * DIE
    assert TEXT * scale >= least
    assert smallest_die * DIGIT * scale >= least


@pytest.mark.parametrize("side", [False, True])
def test_the_table_fills_the_smallest_window(qtbot: QtBot, side: bool) -> None:
    screen = shown(qtbot, "full", side=side)
    area = screen.view.mapFromScene(screen.scene.sceneRect())
    assert area.boundingRect().width() >= 0.93 * screen.view.viewport().width()


def band(layout: Layout) -> QPainterPath:
    """The track with everything that lies on it."""
    stroker = QPainterPathStroker()
    stroker.setWidth(BAND + 8)
    path = stroker.createStroke(layout.track_path)
    for field in (0, GOAL):
        path.addEllipse(layout.fields[field], radius(field), radius(field))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@pytest.mark.parametrize("width", WIDTHS)
def test_there_is_air_between_the_groups(width: float) -> None:
    layout = Layout(width, 6)
    track = band(layout)
    groups = [layout.tray, *map(layout.rung, FIELDS), *map(layout.plate, range(6))]
    assert not [area for area in groups if track.intersects(area.adjusted(-AIR, -AIR, AIR, AIR))]
    assert layout.area.adjusted(3, 3, -3, -3).contains(track.boundingRect())


@pytest.mark.parametrize("width", WIDTHS)
def test_fields_of_the_track_do_not_touch(width: float) -> None:
    fields = Layout(width, 6).fields
    for (one, here), (other, there) in itertools.combinations(enumerate(fields), 2):
        way = here - there
        assert (way.x() ** 2 + way.y() ** 2) ** 0.5 >= radius(one) + radius(other) + AIR


def pair_area(place: QPointF, scale: float) -> QRectF:
    """Two dice and the emblem at their left."""
    return QRectF(place.x() - (DIE + BADGE + 10) * scale, place.y() - DIE * scale / 2, 0, DIE * scale).united(
        QRectF(place.x(), place.y() - DIE * scale / 2, (DIE + 3) * scale, DIE * scale)
    )


def test_six_pairs_lie_side_by_side_on_field_0() -> None:
    layout = Layout(USUAL, 6)
    areas = [pair_area(*layout.pair_on_rung(0, index)) for index in range(6)]
    assert all(layout.rung(0).contains(area) for area in areas)
    assert not [pair for pair in itertools.combinations(areas, 2) if pair[0].intersects(pair[1])]


@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_stay_within_the_start(count: int) -> None:
    layout = Layout(USUAL, 6)
    centre = layout.fields[0]
    for index in range(count):
        foot, scale = layout.pawn(0, index, count)
        for x, y in ((-0.4, 0), (0.4, 0), (-0.25, 6 - PawnItem.HEIGHT), (0.25, 6 - PawnItem.HEIGHT)):
            corner = foot + QPointF(x * PawnItem.WIDTH, y) * scale - centre
            assert (corner.x() ** 2 + corner.y() ** 2) ** 0.5 <= radius(0)


@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_leave_the_number_of_their_field_free(count: int) -> None:
    layout = Layout(USUAL, 6)
    number = layout.number(13, occupied=True)
    middle = number.center().y() - TEXT / 2
    assert all(layout.pawn(13, index, count).place.y() + 6 <= middle + 4 for index in range(count))
    assert layout.number(13, occupied=False).center() == layout.fields[13]


def test_only_pairs_on_the_ladder_wear_their_owners_emblem(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "threat"))
    assert [pair.badge for pair in scene.pairs] == [True, True, False, True]


def test_pairs_on_field_0_make_room_and_close_ranks(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "ground"))
    before = [scene.pairs[seat].pos() for seat in range(5)]
    for event in (PairPlaced(5, 0, 64), PairTakenBack(0, 0)):
        motion = scene.motion(event)
        assert motion is not None
        motion.start()
        motion.setCurrentTime(motion.duration())
    assert [scene.pairs[seat].pos() for seat in range(1, 6)] == [*before[:4], scene.layout.pair_on_rung(0, 4).place]


def test_a_bust_is_called_beside_the_dice(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "bust"))
    called = scene.callout.mapRectToScene(scene.callout.area)
    assert scene.callout.isVisible()
    assert scene.pairs[1].faces == ("X", "X")
    assert scene.layout.tray.contains(scene.pairs[1].pos())
    assert called.left() > scene.pairs[1].x() + DIE
    assert called.width() <= scene.layout.rung(5).width()
    assert called.bottom() < scene.layout.rung(5).top()


def test_a_bust_tells_who(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "bust"))
    assert scene.callout.text == "Beate\n2 X – turn over!"


@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_a_resized_window_moves_everything_along(qtbot: QtBot, width: int) -> None:
    screen = shown(qtbot, "threat")
    screen.resize(width, 800)
    QApplication.processEvents()
    scene = scene_of(screen)
    assert scene.pairs[2].pos() == scene.layout.pair_in_tray().place
    assert scene.pawns[1].pos() == scene.layout.pawn(3, 0, 1).place
    assert scene.sceneRect() == scene.layout.area


def panel_of(screen: PlayScreen) -> OddsPanel:
    panel = screen.findChild(OddsPanel)
    assert isinstance(panel, OddsPanel)
    return panel


def words(panel: OddsPanel) -> list[str]:
    return [found.text() for found in panel.findChildren(QLabel)]


def test_the_odds_of_a_first_roll_are_that_it_is_safe(qtbot: QtBot) -> None:
    panel = panel_of(shown(qtbot, "start", side=True))
    assert "First roll: safe, an X counts as 0." in words(panel)
    assert not any("ends the turn" in text for text in words(panel))


def test_the_odds_are_gone_when_the_game_is_over(qtbot: QtBot) -> None:
    assert not panel_of(shown(qtbot, "won", side=True)).isVisible()
    assert panel_of(shown(qtbot, "full", side=True)).isVisible()


def test_a_taken_field_answers_in_the_pose_of_the_gallery(qtbot: QtBot) -> None:
    screen = shown(qtbot, "refused")
    assert "EX-20" in screen.prompt.findChild(QLabel, "reason").text()


@pytest.mark.skipif(sys.platform == "win32", reason="how wide words are depends on the system's fonts")
@pytest.mark.parametrize("name", [pose.name for pose in LOOK.poses() if pose.name != "names"])
def test_the_prompt_fits_two_lines_and_the_hint_one(qtbot: QtBot, name: str) -> None:
    screen = shown(qtbot, name)
    for label, lines in (("prompt", 2), ("hint", 1)):
        found = screen.prompt.findChild(QLabel, label)
        assert found.height() < (lines + 1) * found.fontMetrics().height() or not found.isVisible()


def test_field_0_promises_no_step(qtbot: QtBot) -> None:
    screen = shown(qtbot, "threat")
    hint = next(rung.hint for rung in scene_of(screen)._rungs if rung.action == PLACES[0])
    assert hint == "Field 0: no step; throws out Alexander and Diana"


def test_the_tray_has_nothing_more_to_say_when_the_game_is_over(qtbot: QtBot) -> None:
    tray = scene_of(shown(qtbot, "won")).tray
    assert (tray.words, tray.reading) == ("", "")
    assert scene_of(shown(qtbot, "start")).tray.words == "First roll: an X is just a 0"


def test_the_odds_keep_their_labels(qtbot: QtBot) -> None:
    """Making them anew at every move costs more than the whole rest of the window."""
    screen = shown(qtbot, "threat", side=True)
    before = panel_of(screen).findChildren(QLabel)
    screen.board.show_view(pose("full").session.state.view(None), ())
    assert panel_of(screen).findChildren(QLabel) == before
    assert "17%" in [text.replace("\N{NO-BREAK SPACE}", "") for text in words(panel_of(screen))]


def test_the_plot_begins_where_the_pawns_began() -> None:
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {"head_start": [0, 10, 3]})
    plot = LOOK.drawing.plot(Session(setup, ["=22", "place 0"]), players_of(setup.seats))
    assert [series.values for series in plot.series] == [(0, 2), (10, 10), (3, 3)]


def test_pawns_with_a_head_start_stand_there(qtbot: QtBot) -> None:
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {"head_start": [0, 10, 0]})
    scene = ExxtraScene(players_of(setup.seats), LIGHT)
    scene.show_view(setup.start().view(None), ())
    assert scene.pawns[1].pos() == scene.layout.pawn(10, 0, 1).place


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_and_numbers_on_wood_can_be_read(theme: Theme) -> None:
    wood = wood_of(theme)
    ground = ground_colour(theme)
    grounds = [wood.riser, ground, mixed(ground, theme.accent, GROUND_GLOW)]
    lit = [mixed(ground, theme.accent, WASH) for ground in grounds]
    for ground in (*grounds, *lit, wood.token):
        assert contrast(wood.ink, ground) >= 4.5


def test_a_step_is_as_large_as_a_finger(qtbot: QtBot) -> None:
    screen = shown(qtbot, "full", 1280, 800)
    scale = screen.view.transform().m11()
    assert all(screen.scene.layout.rung(field).height() * scale >= 40 for field in FIELDS)


@pytest.mark.parametrize("width", WIDTHS)
def test_pairs_stand_on_their_steps_and_hide_no_number_and_no_promise(width: float) -> None:
    layout = Layout(width, 6)
    for field in FIELDS[1:]:
        stands = pair_area(*layout.pair_on_rung(field, 0))
        front = layout.riser(field)
        assert front.top() - TREAD < stands.bottom() < front.top()
        assert front.left() < stands.left()
        assert stands.right() < front.right()
        if field < FIELDS[-1]:
            out = layout.promise_lines(field + 1)[1]
            assert out.left() + 24 + 3 * 25 < stands.left(), "a mark and three emblems"


def test_the_plate_of_whoever_was_thrown_out_tells_by_whom(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "names"))
    diana = scene.players[3]
    assert [plate.state.thrown_by for plate in scene._plates[:3]] == [diana] * 3
    assert scene._plates[3].state.thrown_by is None


def test_what_a_bot_does_is_said_without_covering_where_its_pawn_stands(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "opening"))
    for seat, plate in enumerate(map(scene.layout.plate, range(len(scene.players)))):
        scene.speak(seat, "Alexander places 75 on dice field 4.")
        said = scene._speech.mapRectToScene(scene._speech._area)
        assert said.bottom() <= plate.bottom() - 48, "the second line begins there"


def test_a_short_sentence_covers_all_of_the_name_or_nothing(qtbot: QtBot) -> None:
    scene = scene_of(shown(qtbot, "opening"))
    for seat, plate in enumerate(map(scene.layout.plate, range(len(scene.shown.positions)))):
        scene.speak(seat, "Alex rolls 3-2: 32.")
        said = scene._speech.mapRectToScene(scene._speech._area)
        assert said.top() < plate.top()
        assert said.bottom() >= plate.top() + 48, "the name ends there"
