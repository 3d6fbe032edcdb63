"""Statistics in the window: people and games are chosen, people are renamed, merged and forgotten, pages are kept."""

from __future__ import annotations

import csv
import json
import multiprocessing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Record, load, save
from gamebox.games.registry import GAMES
from gamebox.library.index import FILE
from gamebox.library.people import NEUTRAL, LineUp
from gamebox.library.profile import FINISHED, REVIEWS
from gamebox.ui.guide import Guide
from gamebox.ui.screens.games.screen import GamesScreen
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.statistics.screen import StatisticsScreen
from gamebox.ui.widgets.charts.chart import Chart
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.switch import Switch
from tests.library.games import game, won_by

THREE = ("Alex", "Beate", "Carl")
GAMES_PLAYED = (
    won_by(0, THREE, 1),
    won_by(0, THREE, 2),
    won_by(1, THREE, 3),
    game(("Alex", "Diana", "Robo."), seed=4, used=("hints",)),
    game(("Alex",), seed=5, name="lavarails", sheet="railway-a"),
    game(("Alex", "Beate"), seed=6, name="lavarails"),
    game(("Robo.", "Robot.", "Bot."), seed=7),
)


def profile_of(guide: Guide) -> Path:
    return guide._desk.profile.folder


@pytest.fixture
def full(guide: Guide) -> Guide:
    for number, record in enumerate(GAMES_PLAYED):
        save(record, profile_of(guide) / FINISHED / f"{number}.gamebox")
    for record in GAMES_PLAYED[:2]:
        seats = [{"luck": 0.3, "lost": 0.1}, {"luck": -0.1, "lost": 0.0}, {"luck": -0.2, "lost": 0.2}]
        path = guide._desk.profile.subfolder(REVIEWS) / f"{record.digest}.json"
        path.write_text(json.dumps({"unit": "win", "seats": seats}))
    return guide


def statistics(qtbot: QtBot, guide: Guide) -> StatisticsScreen:
    """From Home, as people go there."""
    assert isinstance(guide.screen_shown, HomeScreen)
    click(qtbot, guide.screen_shown, "statistics")
    return screen_of(guide)


def screen_of(guide: Guide) -> StatisticsScreen:
    assert isinstance(guide.screen_shown, StatisticsScreen), type(guide.screen_shown)
    return guide.screen_shown


def click(qtbot: QtBot, where: QWidget, name: str) -> None:
    found = [made for made in where.findChildren(QPushButton, name) if made.isVisibleTo(where)]
    assert found, name
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def names(screen: StatisticsScreen) -> list[str]:
    return [screen.people.item(row).text() for row in range(screen.people.count())]


def choose_person(screen: StatisticsScreen, name: str) -> None:
    screen.people.setCurrentRow(names(screen).index(name))


def choose_game(screen: StatisticsScreen, game_id: str | None) -> None:
    combo = screen.findChild(Combo, "game")
    assert isinstance(combo, Combo)
    combo.setCurrentIndex(combo.findData(game_id))


def texts(screen: StatisticsScreen) -> list[str]:
    return [found.text() for found in screen.findChildren(QLabel) if found.isVisible()]


def chart(screen: StatisticsScreen, title: str) -> Chart:
    [found] = [made for made in screen.findChildren(Chart) if made.accessibleName() == title and made.isVisible()]
    return found


def said(found: Chart) -> list[str]:
    return [found.told(step) for step in range(found.count)]


def told(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def test_everybody_is_there_and_bots_are_not(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    assert names(screen) == ["Everybody", "Alex", "Beate", "Carl", "Diana"]
    assert said(chart(screen, "Who plays, who wins"))[0].startswith("Alex: 6 games, ")
    assert said(chart(screen, "Who is lucky?"))[0] == "Alex: +30 a game over 2 games, no more than chance"
    assert "Nobody, as far as chance can tell." in " ".join(texts(screen))


def test_a_person_is_chosen_by_keys(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    assert screen.focusWidget() is screen.people
    qtbot.keyClick(screen.people, Qt.Key.Key_Down)
    assert screen.wanted.person == "Alex"
    assert "6" in texts(screen)
    assert "games" in texts(screen)
    met = said(chart(screen, "Opponents"))
    assert met[0].startswith("Beate: ahead in")
    assert chart(screen, "Skill over time").count == 2
    assert chart(screen, "Results over time").count == 6


def test_one_game_has_scores_sheets_and_best_lists(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    choose_game(screen, "lavarails")
    assert any(text.startswith("Best list: ") for text in texts(screen))
    variants = screen.findChild(Combo, "variant")
    assert isinstance(variants, Combo)
    assert variants.isVisible()
    before = len([text for text in texts(screen) if text.startswith("Best list: ")])
    variants.setCurrentIndex(1)
    assert screen.wanted.variant == variants.itemData(1)
    assert len([text for text in texts(screen) if text.startswith("Best list: ")]) == before - 1 == 1
    choose_game(screen, "exxtra")
    assert not variants.isVisible()
    assert screen.wanted.variant is None


def test_games_with_help_and_of_bots_can_be_left_out(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    assert "6" in texts(screen)
    bots, helped = (screen.findChild(Switch, name) for name in ("bots_only", "helped"))
    assert bots
    assert helped
    assert not bots.isChecked()
    qtbot.mouseClick(bots, Qt.MouseButton.LeftButton)
    assert "7" in texts(screen)
    qtbot.keyClick(helped, Qt.Key.Key_Space)
    assert not helped.isChecked()
    assert "6" in texts(screen)
    choose_person(screen, "Alex")
    assert "5" in texts(screen)


def test_the_way_leads_back_to_where_it_came_from(qtbot: QtBot, full: Guide) -> None:
    full.show_games()
    assert isinstance(full.screen_shown, GamesScreen)
    click(qtbot, full.screen_shown, "statistics")
    qtbot.keyClick(screen_of(full).people, Qt.Key.Key_Escape)
    assert isinstance(full.screen_shown, GamesScreen)
    click(qtbot, full.screen_shown, "back")
    click(qtbot, statistics(qtbot, full), "back")
    assert isinstance(full.screen_shown, HomeScreen)


def test_coming_back_finds_the_same_person_and_game(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Carl")
    choose_game(screen, "exxtra")
    click(qtbot, screen, "back")
    again = statistics(qtbot, full)
    assert (again.wanted.person, again.wanted.game) == ("Carl", "exxtra")
    assert again.people.currentItem().text() == "Carl"


def seats_of(guide: Guide, number: int) -> list[str]:
    return [seat.name for seat in load(profile_of(guide) / FINISHED / f"{number}.gamebox", GAMES).setup.seats]


def test_somebody_gets_another_name(qtbot: QtBot, full: Guide) -> None:
    full._desk.remember("exxtra", LineUp(GAMES_PLAYED[0].setup.seats))
    screen = statistics(qtbot, full)
    choose_person(screen, "Carl")
    click(qtbot, screen, "rename")
    field = screen.findChild(QLineEdit, "new-name")
    assert field
    assert screen.focusWidget() is field
    assert field.text() == "Carl"
    field.setText("Charlotte")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert names(screen) == ["Everybody", "Alex", "Beate", "Charlotte", "Diana"]
    assert screen.wanted.person == "Charlotte"
    assert seats_of(full, 0) == ["Alex", "Beate", "Charlotte"]
    assert full._desk.people.names == ("Alex", "Beate", "Charlotte")


@pytest.mark.parametrize(("name", "why"), [("Beate", "merge them"), ("  ", "can be read"), (NEUTRAL, "can be read")])
def test_a_name_that_cannot_be_taken_is_refused_in_place(qtbot: QtBot, full: Guide, name: str, why: str) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Carl")
    click(qtbot, screen, "rename")
    field = screen.findChild(QLineEdit, "new-name")
    assert field
    field.setText(name)
    click(qtbot, screen, "rename-really")
    assert any(why in text for text in texts(screen))
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert isinstance(full.screen_shown, StatisticsScreen)
    assert seats_of(full, 0) == list(THREE)


def test_two_people_turn_out_to_be_one(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Diana")
    click(qtbot, screen, "merge")
    other = screen.findChild(Combo, "other-person")
    assert isinstance(other, Combo)
    other.setCurrentText("Carl")
    click(qtbot, screen, "merge-really")
    assert names(screen) == ["Everybody", "Alex", "Beate", "Carl"]
    assert seats_of(full, 3) == ["Alex", "Carl", "Robo"]


def test_two_who_sat_at_one_table_stay_two(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Beate")
    click(qtbot, screen, "merge")
    other = screen.findChild(Combo, "other-person")
    assert isinstance(other, Combo)
    other.setCurrentText("Alex")
    click(qtbot, screen, "merge-really")
    assert "two people" in told(full)
    assert "Beate" in names(screen)


def test_somebody_is_forgotten_and_the_games_stay(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Beate")
    click(qtbot, screen, "forget")
    focused = screen.focusWidget()
    assert focused
    assert focused.objectName() == "cancel"
    click(qtbot, screen, "forget-really")
    assert names(screen) == ["Everybody", "Alex", "Carl", "Diana"]
    assert seats_of(full, 0) == ["Alex", NEUTRAL, "Carl"]
    assert screen.wanted.person is None


def test_the_table_is_saved(qtbot: QtBot, full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "games.csv"
    monkeypatch.setattr("gamebox.ui.ways.past.ask_where_to_put_table", lambda *_: there)
    screen = statistics(qtbot, full)
    choose_person(screen, "Diana")
    click(qtbot, screen, "table")
    with there.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Alex", "Diana", "Robo"]
    assert "games.csv" in told(full)


def test_the_picture_is_saved(qtbot: QtBot, full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "page.png"
    suggested: list[str] = []
    monkeypatch.setattr(
        "gamebox.ui.ways.past.ask_where_to_put_picture", lambda _parent, name: suggested.append(name) or there
    )
    screen = statistics(qtbot, full)
    choose_person(screen, "Alex")
    click(qtbot, screen, "picture")
    image = QImage(str(there))
    assert image.width() == 2 * screen._page.width()
    assert image.height() > 2 * screen._page.height()
    assert suggested == ["Alex All games.png"]
    assert told(full) == "Saved as page.png."


def test_what_the_disk_refuses_is_told(
    qtbot: QtBot, full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamebox.ui.ways.past.ask_where_to_put_table", lambda *_: tmp_path / "nowhere" / "a.csv")
    click(qtbot, statistics(qtbot, full), "table")
    assert "could not be saved" in told(full)


def test_a_corrupt_index_is_set_aside_and_told(qtbot: QtBot, full: Guide) -> None:
    (profile_of(full) / FILE).write_bytes(b"no database at all, but long enough to be read as one" * 40)
    screen = statistics(qtbot, full)
    assert "Alex" in names(screen)
    assert f"{FILE}.damaged-1" in told(full)


def test_without_games_there_is_an_invitation(qtbot: QtBot, guide: Guide) -> None:
    screen = statistics(qtbot, guide)
    assert "Nothing to count yet" in texts(screen)
    click(qtbot, screen, "to-play")
    assert isinstance(guide.screen_shown, HomeScreen)


def test_names_are_no_formats(qtbot: QtBot, guide: Guide) -> None:
    record: Record = game(("{0}%n<b>", "Beate", "Carl"), seed=3)
    save(record, profile_of(guide) / FINISHED / "0.gamebox")
    screen = statistics(qtbot, guide)
    choose_person(screen, "{0}%n<b>")
    assert any("{0}%n<b>" in text for text in said(chart(screen, "Opponents")) + names(screen))
    click(qtbot, screen, "forget")
    assert any("{0}%n<b>" in text for text in texts(screen))


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080), QSize(3840, 2160)])
def test_nothing_is_cut_off(qtbot: QtBot, full: Guide, size: QSize) -> None:
    screen = statistics(qtbot, full)
    choose_person(screen, "Alex")
    choose_game(screen, "lavarails")
    full.window().resize(size)
    QApplication.processEvents()
    assert screen.size() == size
    for widget in (*screen.findChildren(QPushButton), *screen.findChildren(Combo), *screen.findChildren(Switch)):
        if widget.isVisible():
            assert screen.rect().contains(widget.rect().translated(widget.mapTo(screen, QPoint()))), widget.objectName()
            assert widget.width() >= widget.minimumSizeHint().width(), widget.objectName()
    assert screen._page.width() <= screen._area.viewport().width()


def test_games_that_nobody_has_reviewed_are_reviewed_one_after_the_other(qtbot: QtBot, guide: Guide) -> None:
    for number, record in enumerate((won_by(0, THREE, 1), won_by(1, THREE, 2))):
        save(record, profile_of(guide) / FINISHED / f"{number}.gamebox")
    screen = statistics(qtbot, guide)
    rest = screen.findChild(QPushButton, "review-rest")
    assert rest
    assert rest.text() == "Review 2 more"
    qtbot.mouseClick(rest, Qt.MouseButton.LeftButton)
    assert rest.text() == "0 of 2 … Stop"
    qtbot.waitUntil(lambda: not rest.isVisible(), timeout=120_000)
    assert len(list((profile_of(guide) / REVIEWS).iterdir())) == 2
    assert chart(screen, "Who is lucky?").count == 3


def test_reviewing_can_be_stopped_and_ends_with_the_screen(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    rest = screen.findChild(QPushButton, "review-rest")
    assert rest
    before = rest.text()
    qtbot.mouseClick(rest, Qt.MouseButton.LeftButton)
    assert "Stop" in rest.text()
    qtbot.mouseClick(rest, Qt.MouseButton.LeftButton)
    assert rest.text() == before
    qtbot.mouseClick(rest, Qt.MouseButton.LeftButton)
    click(qtbot, screen, "back")
    assert not multiprocessing.active_children()


def test_why_a_game_could_not_be_reviewed_is_told(qtbot: QtBot, full: Guide) -> None:
    screen = statistics(qtbot, full)
    screen.failed.emit("it rained")
    assert told(full) == "A game could not be reviewed: it rained"
