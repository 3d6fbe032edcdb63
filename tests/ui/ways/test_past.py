"""The way through what was played: what is brought from elsewhere, looked at, renamed and told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QProgressDialog

from gamebox.bots.judged import Review, SeatReview
from gamebox.engine.record import load, save
from gamebox.games.registry import GAMES
from gamebox.library.bin import FOLDER as BIN
from gamebox.library.index import FILE
from gamebox.library.profile import FINISHED, REVIEWS
from gamebox.library.queries import Wanted
from gamebox.ui.guide import Guide
from gamebox.ui.screens.games.screen import GamesScreen
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.review.screen import ReviewScreen
from gamebox.ui.screens.statistics.screen import StatisticsScreen
from gamebox.ui.ways import past
from tests.library.games import game

RACE = game(("Alex", "Beate", "Carl"), seed=1)
OTHER = game(("Alex", "Diana", "Robo."), seed=2)
LEFT = replace(OTHER, moves=OTHER.moves[:12])


@pytest.fixture
def full(guide: Guide) -> Guide:
    """A finished game and an interrupted one."""
    save(RACE, guide._desk.profile.folder / FINISHED / "race.gamebox")
    guide._desk.saves.begin(LEFT).close()
    return guide


def games(guide: Guide) -> GamesScreen:
    if not isinstance(guide.screen_shown, GamesScreen):
        guide.show_games()
    assert isinstance(guide.screen_shown, GamesScreen)
    return guide.screen_shown


def statistics(guide: Guide) -> StatisticsScreen:
    guide.past.show_statistics(guide.show_games)
    assert isinstance(guide.screen_shown, StatisticsScreen)
    return guide.screen_shown


def words_on(screen: StatisticsScreen) -> list[str]:
    return [label.text() for label in screen.findChildren(QLabel) if label.isVisible()]


def notice(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def finished(guide: Guide) -> list[str]:
    return sorted(path.name for path in (guide._desk.profile.folder / FINISHED).iterdir())


def test_whoever_looks_back_has_left_the_table(full: Guide) -> None:
    full.start(RACE.setup)
    full.show_games()
    assert full.table is None


def test_each_game_leads_to_what_can_be_done_with_it_and_back(full: Guide) -> None:
    left, race = games(full).model.entries
    assert left.unfinished
    for wish, end in (("opened", ResultScreen), ("replay_wanted", ReplayScreen), ("review_wanted", ReviewScreen)):
        getattr(games(full), wish).emit(race)
        assert type(full.screen_shown) is end
        full.screen_shown.left.emit()
        games(full)
    games(full).replay_wanted.emit(left)
    assert isinstance(full.screen_shown, ReplayScreen)
    assert len(full.screen_shown.reel) == 12
    full.screen_shown.left.emit()
    games(full).opened.emit(left)
    assert isinstance(full.screen_shown, PlayScreen)


def test_a_game_whose_file_is_gone_leads_nowhere(full: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(past, "ask_where_to_save", lambda _guide, name: asked.append(name))
    screen = games(full)
    race = screen.model.entries[1]
    race.path.unlink()
    for wish in (screen.opened, screen.replay_wanted, screen.review_wanted, screen.export_wanted):
        wish.emit(race)
        assert full.screen_shown is screen
    assert asked == []


def test_a_game_is_deleted_with_its_review_until_the_list_is_left(full: Guide) -> None:
    screen = games(full)
    race = screen.model.entries[1]
    review = full._desk.profile.subfolder(REVIEWS) / f"{race.digest}.json"
    review.write_text("{}")
    screen.delete_wanted.emit(race)
    assert (finished(full), review.exists()) == ([], False)
    screen.undo_wanted.emit()
    assert (finished(full), review.exists()) == (["race.gamebox"], True)
    screen.delete_wanted.emit(race)
    screen.left.emit()
    assert isinstance(full.screen_shown, HomeScreen)
    assert [path for path in (full._desk.profile.folder / BIN).rglob("*") if path.is_file()] == []


@pytest.mark.parametrize("way", ["show_games", "show_statistics", "import_files"])
def test_nobody_wants_back_what_was_deleted_before_something_else(full: Guide, way: str) -> None:
    screen = games(full)
    screen.delete_wanted.emit(screen.model.entries[1])
    arguments = {"show_statistics": [full.show_home], "import_files": [[]]}
    getattr(full.past, way)(*arguments.get(way, []))
    assert [path for path in (full._desk.profile.folder / BIN).rglob("*") if path.is_file()] == []


def test_what_is_exported_is_the_game(full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[str] = []
    answers = [None, tmp_path / "nowhere" / "mine.gamebox", tmp_path / "mine.gamebox"]
    monkeypatch.setattr(past, "ask_where_to_save", lambda _guide, name: proposed.append(name) or answers.pop(0))
    screen = games(full)
    for told in ("", "could not be saved", "Saved as mine.gamebox."):
        screen.export_wanted.emit(screen.model.entries[1])
        assert told in notice(full) if told else notice(full) == ""
    assert load(tmp_path / "mine.gamebox", GAMES).moves == RACE.moves
    assert proposed == ["race.gamebox"] * 3


def test_what_is_brought_is_added_once_and_shown(full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / "a.gamebox", tmp_path / "b.gamebox"]
    save(OTHER, paths[0])
    save(game(("Eva", "Fritz", "Gerd"), seed=9), paths[1])
    answers: list[list[Path]] = [[], paths, paths]
    monkeypatch.setattr(past, "ask_what_to_import", lambda _guide: answers.pop(0))
    games(full).import_wanted.emit()
    assert notice(full) == ""
    games(full).import_wanted.emit()
    assert notice(full) == "2 games added."
    assert len(finished(full)) == 3
    assert [sat.name for sat in games(full).chosen.seats] == ["Eva", "Fritz", "Gerd"], "the last one"
    games(full).import_wanted.emit()
    assert notice(full) == "This game is here already."
    assert len(finished(full)) == 3


def test_what_cannot_be_brought_is_told_and_the_rest_is_added(full: Guide, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.gamebox", tmp_path / "bad.gamebox"
    save(OTHER, good)
    bad.write_text("{")
    full.past.import_files([bad])
    assert "bad.gamebox" in notice(full)
    assert isinstance(full.screen_shown, HomeScreen)
    full.past.import_files([bad, good])
    assert "bad.gamebox" in notice(full)
    assert len(finished(full)) == 2
    games(full)


def test_statistics_are_found_again_as_they_were(full: Guide) -> None:
    wanted = Wanted(bots_only=False, person="Alex")
    statistics(full).changed.emit(wanted)
    assert full.past._wanted == wanted
    screen = statistics(full)
    assert screen.people.currentItem().text() == "Alex"
    screen.left.emit()
    games(full)


def test_whoever_has_played_alone_stands_on_a_best_list(full: Guide) -> None:
    save(game(("Zoe",), seed=3, name="lavarails"), full._desk.profile.folder / FINISHED / "alone.gamebox")
    statistics(full).changed.emit(Wanted(game="lavarails"))
    assert "Nobody has played it alone yet." not in words_on(statistics(full))
    assert any(words.startswith("Best list") for words in words_on(statistics(full)))


def test_statistics_that_cannot_be_read_are_empty_and_it_is_told(full: Guide) -> None:
    (full._desk.profile.folder / FILE).mkdir()
    assert "Nothing to count yet" in words_on(statistics(full))
    assert "could not be saved" in notice(full)


def test_whoever_gives_somebody_another_name_sees_how_far_it_is(full: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, int]] = []
    tell = QProgressDialog.setValue

    def note(dialog: QProgressDialog, value: int) -> None:
        seen.append((dialog.labelText(), value, dialog.maximum()))
        tell(dialog, value)

    screen = statistics(full)
    monkeypatch.setattr(QProgressDialog, "setValue", note)
    screen.person_card.renamed.emit("Alex", "Axel")
    words = "The games get another name …"
    assert seen[:2] == [(words, 1, 2), (words, 2, 2)], "the finished one and the interrupted one"


def test_a_review_that_was_made_for_statistics_is_kept(full: Guide) -> None:
    seats = tuple(SeatReview(seat.name, 0.3, 0.4, 0.0, 0.05, 0.0) for seat in RACE.setup.seats)
    statistics(full).reviewed.emit(RACE, Review("exxtra", "any", "win", seats, (), (), 0.0))
    kept = full._desk.profile.folder / REVIEWS
    assert [path.name for path in kept.iterdir()] == [f"{RACE.digest}.json"]


def test_what_went_wrong_with_a_review_is_told(full: Guide) -> None:
    statistics(full).failed.emit("it broke")
    assert notice(full) == "A game could not be reviewed: it broke"


def test_games_that_cannot_be_read_are_left_out(full: Guide) -> None:
    [kept] = full.past._games(Wanted(bots_only=False))
    record = full.past._kept_record(kept)
    assert record
    assert record.moves == RACE.moves
    (full._desk.profile.folder / FINISHED / kept.file).write_text("{")
    assert full.past._kept_record(kept) is None
