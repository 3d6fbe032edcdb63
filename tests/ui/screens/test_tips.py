"""First-time tips: where they matter, once each, remembered, and only for a person who has to decide."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QGraphicsView, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.rules import book
from gamebox.ui.screens.rules.beside import RuleCard
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.table.tips import TipCard
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.rule_label import RULE
from tests.helpers import setup_for

SHIPPED = ("exxtra", "lavarails", "level8")
EXPECTED = {
    "exxtra": {"exxtra-bust", "exxtra-throws-out"},
    "lavarails": {"lavarails-lava", "lavarails-track", "lavarails-reroll", "lavarails-boxed-in"},
    "level8": {"level8-move", "level8-stars", "level8-joker", "level8-add"},
}


@pytest.fixture
def sit_down(guide: Guide) -> Callable[..., PlayScreen]:
    def make(*moves: str, seats: tuple[Seat, ...] = (Seat("Alex"), Seat("Beate"), Seat("Carl"))) -> PlayScreen:
        guide._desk.change(msgspec.structs.replace(guide._desk.settings, tips=True))
        guide.start(make_setup(GAMES["exxtra"], seats, {}))
        assert guide.table
        for move in moves:
            guide.table.session.submit(GAMES["exxtra"].read(move))
        assert isinstance(guide.screen_shown, PlayScreen)
        return guide.screen_shown

    return make


def tip(screen: PlayScreen) -> str:
    cards = [card for card in screen.view.findChildren(TipCard) if card.isVisible()]
    return cards[0].findChild(QLabel, "tip-text").text() if cards else ""


@pytest.mark.parametrize("game", SHIPPED)
def test_each_tip_comes_where_it_matters_and_names_a_rule(qtbot: QtBot, game: str) -> None:
    rules = {rule.id for rule in book.load(game, "en").rules}
    met = set()
    for pose in LOOKS[game].poses():
        waiting = pose.session.state.to_act()
        viewer = getattr(waiting, "seat", None)
        scene = LOOKS[game].drawing.scene(players_of(pose.session.setup.seats), LIGHT, Shelf())
        view = pose.session.state.view(viewer)
        scene.show_view(view, pose.session.state.legal())
        for each in scene.tips(view):
            met.add(each.id)
            named = RULE.findall(each.text)
            assert named, each
            assert set(named) <= rules, each
            assert scene.sceneRect().contains(each.place.center()), each
    assert met >= EXPECTED[game]


def test_a_tip_is_shown_once_and_remembered(qtbot: QtBot, sit_down, guide: Guide) -> None:
    screen = sit_down("=46")
    assert "then an X ends your turn" in tip(screen)
    assert guide._desk.settings.tips_seen == ("exxtra-bust",)
    qtbot.mouseClick(screen.view.findChild(QPushButton, "tip-read"), Qt.MouseButton.LeftButton)
    assert tip(screen) == ""
    assert guide.table
    guide.table.session.submit(GAMES["exxtra"].read("place 5"))
    guide.table.session.submit(GAMES["exxtra"].read("=32"))
    assert tip(screen) == ""


def test_what_throws_out_is_told_when_it_can_be_done(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("=46", "place 5", "=76")
    card = screen.view.findChildren(TipCard)[-1]
    assert "EX-30" in tip(screen)
    field = screen.view.mapFromScene(screen.scene.layout.rung(0)).boundingRect()
    assert not QRect(card.pos(), card.size()).contains(field)


def test_a_tip_goes_with_the_next_move_and_its_number_leads_to_the_rule(qtbot: QtBot, sit_down, guide: Guide) -> None:
    screen = sit_down("=46")
    screen.view.findChild(TipCard).referred.emit("EX-14")
    assert screen.board.aside.findChild(RuleCard).rule == "EX-14"
    assert guide.table
    guide.table.session.submit(GAMES["exxtra"].read("roll"))
    assert tip(screen) == ""


def test_nobody_is_told_while_a_bot_plays_or_tips_are_off(qtbot: QtBot, sit_down, guide: Guide) -> None:
    bots = (Seat("Ada", player="bot:easy"), Seat("Alex"), Seat("Carl"))
    screen = sit_down("=46", seats=bots)
    assert tip(screen) == ""
    guide._desk.change(msgspec.structs.replace(guide._desk.settings, tips=False))
    guide.start(setup_for("exxtra", 3))
    assert guide.table
    guide.table.session.submit(GAMES["exxtra"].read("=46"))
    assert isinstance(guide.screen_shown, PlayScreen)
    assert tip(guide.screen_shown) == ""


def test_switching_tips_on_again_forgets_what_was_seen(qtbot: QtBot) -> None:
    screen = SettingsScreen(LIGHT, Settings(tips=False, tips_seen=("exxtra-bust",)))
    qtbot.addWidget(screen)
    with qtbot.waitSignal(screen.changed) as changed:
        screen._set("tips", True)
    assert changed.args[0].tips
    assert changed.args[0].tips_seen == ()


@pytest.mark.parametrize("game", SHIPPED)
def test_no_tip_lies_on_what_must_be_read(qtbot: QtBot, game: str) -> None:
    for pose in LOOKS[game].poses():
        state = pose.session.state
        scene = LOOKS[game].drawing.scene(players_of(pose.session.setup.seats), LIGHT, Shelf())
        scene.show_view(state.view(getattr(state.to_act(), "seat", None)), state.legal())
        table = QGraphicsView(scene)
        qtbot.addWidget(table)
        table.resize(1280, 600)
        table.fitInView(scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        lit, plates = (
            [table.mapFromScene(place).boundingRect() for place in places]
            for places in (scene.lit_places(), scene.plates())
        )
        assert plates, pose.name
        for each in scene.tips(state.view(getattr(state.to_act(), "seat", None))):
            card = TipCard(each.text, table)
            card.lie_beside(table.mapFromScene(each.place).boundingRect(), lit, plates)
            assert not any(card.geometry().intersects(plate) for plate in plates), (pose.name, each.id)
