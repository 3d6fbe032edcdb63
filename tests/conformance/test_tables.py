"""What every table must keep to, shown by games of random moves."""

from __future__ import annotations

import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QShortcut
from PySide6.QtWidgets import QApplication

from gamebox.bots.registry import maker_of, measure
from gamebox.engine.chance import Dice
from gamebox.engine.game import Chance, Event, Over, Turn
from gamebox.engine.record import Setup
from gamebox.engine.session import Session, Step
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import Player, players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.choreographer import SPEEDS, Choreographer, speed_of
from gamebox.ui.table.scene import TableScene
from gamebox.ui.table.table import Table
from gamebox.ui.theme import DARK, LIGHT
from tests.conformance.conftest import other_options
from tests.conformance.hands import Keys, Pointer, put_away
from tests.helpers import ROOT, random_move, random_moves, setup_for

MOVES = 70
LONG = 250
ROUNDING = 3
STRAY = 2500 if sys.platform == "win32" else 0
"""How many pixels may differ: with other fonts a letter or card between two pixels takes either."""
SHIPPED = list(GAMES)


def look_of(setup: Setup) -> Look:
    return LOOKS[setup.game.id]


def scene_of(setup: Setup) -> TableScene:
    return look_of(setup).drawing.scene(players_of(setup.seats), LIGHT, Shelf())


def picture(scene: TableScene) -> QImage:
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def alike(one: QImage, other: QImage) -> bool:
    """No pixel differs by more than rounding: the same gradient, painted in another order, does by one or two."""
    return difference(one, other, ROUNDING) <= STRAY


def difference(one: QImage, other: QImage, near: int) -> int:
    """How many pixels differ by more than that, in the colour in which most do."""
    over = one.copy()
    painter = QPainter(over)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    far = bytes(differs > near for differs in range(256))
    colours = bytes(over.constBits())
    return max(colours[channel::4].translate(far).count(1) for channel in range(3))


def drawn_anew(setup: Setup, view: Any, legal: Sequence[Any]) -> QImage:
    scene = scene_of(setup)
    scene.show_view(view, legal)
    return picture(scene)


def viewers(session: Session) -> list[int | None]:
    """Who may look: everybody where nothing is secret, else whoever must decide."""
    waiting = session.state.to_act()
    return [waiting.seat if isinstance(waiting, Turn) and session.setup.game.secrets else None]


def steps_of(setup: Setup, seed: int, at_most: int = MOVES) -> Iterator[tuple[Session, Step]]:
    """A game of random moves, after each move."""
    session, rng = Session(setup), Random(seed)
    while len(session) < at_most and not isinstance(session.state.to_act(), Over):
        yield session, session.submit(random_move(session.state, rng))


def legal_for(session: Session, viewer: int | None) -> Sequence[Any]:
    waiting = session.state.to_act()
    may = isinstance(waiting, Turn) and (viewer == waiting.seat or not session.setup.game.secrets)
    return session.state.legal() if may else ()


def alive(scene: TableScene) -> list[QObject]:
    """What would go on by itself: motions, and clocks that do more than paint ahead what is not seen yet."""
    moving = [
        part for part in scene.findChildren(QAbstractAnimation) if part.state() == QAbstractAnimation.State.Running
    ]
    return [*moving, *(clock for clock in scene.findChildren(QTimer) if clock.isActive() and does_more(clock, scene))]


def does_more(clock: QTimer, scene: TableScene) -> bool:
    """Whether something is another when a clock has rung."""
    wishes: list[Any] = []
    wish = scene.intended.connect(wishes.append)
    before = picture(scene)
    clock.timeout.emit()
    scene.disconnect(wish)
    return bool(wishes) or picture(scene) != before


# Showing


@pytest.mark.parametrize("seed", [1, 2])
def test_showing_twice_shows_the_same_and_starts_nothing(qtbot, setup, seed):
    scene = scene_of(setup)
    for number, (session, _) in enumerate(steps_of(setup, seed)):
        if number % 7:
            continue
        for viewer in viewers(session):
            view, legal = session.state.view(viewer), legal_for(session, viewer)
            scene.show_view(view, legal)
            once = picture(scene)
            assert alive(scene) == []
            scene.show_view(view, legal)
            assert picture(scene) == once


@pytest.mark.parametrize("seed", [1, 2])
def test_what_happened_settles_as_if_drawn_anew(qtbot, setup, seed):
    """After the motions of every event, run to their ends, the table lies as a fresh drawing would."""
    scene = scene_of(setup)
    scene.show_view(Session(setup).state.view(None), ())
    for number, (session, step) in enumerate(steps_of(setup, seed)):
        scene.begin_motion()
        for event in step.events:
            seen = event.seen_by(None)
            if seen:
                run_to_its_end(scene.motion(seen))
        view = session.state.view(None)
        scene.show_view(view, ())
        if number % 5 == 0:
            let_settle(scene)
            assert alike(picture(scene), drawn_anew(setup, view, ())), (number, step.text, step.events)


def let_settle(scene: TableScene) -> None:
    """What was put off while something moved is painted."""
    for timer in scene.findChildren(QTimer):
        while timer.isActive():
            timer.timeout.emit()


def run_to_its_end(motion: QAbstractAnimation | None) -> None:
    if motion:
        motion.start()
        motion.setCurrentTime(motion.totalDuration())
        motion.stop()


@pytest.mark.parametrize("seed", [1, 2])
def test_hands_that_are_shut_look_as_if_nobody_had_looked(qtbot, setup, seed):
    """In the middle of what is shown: nothing of what one person saw is left for the others."""
    if not setup.game.secrets:
        pytest.skip("nothing is hidden there")
    scene = scene_of(setup)
    for number, (session, _) in enumerate(steps_of(setup, seed)):
        waiting = session.state.to_act()
        if number % 5 or isinstance(waiting, Over):
            continue
        scene.show_view(session.state.view(waiting.seat), ())
        scene.begin_motion()
        scene.shut_hands()
        shut = picture(scene)
        scene.show_view(session.state.view(None), ())
        let_settle(scene)
        assert alike(picture(scene), shut), (number, session.last_step.text)


# Motion


def test_at_speed_nought_nothing_moves(qtbot, setup):
    scene = scene_of(setup)
    scene.show_view(Session(setup).state.view(None), ())
    choreographer = Choreographer(scene, SPEEDS["off"])
    settled = []
    for session, step in steps_of(setup, 1, 30):
        view = session.state.view(None)
        choreographer.perform(step.events, lambda view=view: settled.append(scene.show_view(view, ())))
        assert not choreographer.busy
        assert alive(scene) == []
    assert len(settled) == 30 or isinstance(session.state.to_act(), Over)


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_motions_take_the_time_of_their_speed(qtbot, setup, starters, speed):
    """Whatever moves, moves for the choreographer: it alone knows how fast."""
    scene = scene_of(setup)
    scene.show_view(Session(setup).state.view(None), ())
    choreographer = Choreographer(scene, SPEEDS[speed])
    usual: list[int] = []

    def motion(event: Event) -> QAbstractAnimation | None:
        made = type(scene).motion(scene, event)
        assert alive(scene) == [], event
        assert starters == set(), event
        usual.append(made.totalDuration() if made else 0)
        return made

    scene.motion = motion
    for session, step in steps_of(setup, 1, 40):
        scene.begin_motion()
        for event in step.events:
            choreographer.perform([event], lambda: None)
            moving = choreographer._current
            hastened = moving.totalDuration() if moving else 0
            assert hastened == pytest.approx(usual.pop() / SPEEDS[speed], abs=PARTS), event
            choreographer.stop()
            starters.clear()
        scene.show_view(session.state.view(None), ())


PARTS = 40
"""Milliseconds that may be lost by rounding: one for each part of a motion."""


@pytest.fixture
def starters(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The modules in which a motion was started."""
    found: set[str] = set()

    def started_by(motion: QAbstractAnimation, *arguments: Any) -> None:
        found.add(sys._getframe(1).f_globals["__name__"])
        start(motion, *arguments)

    start = QAbstractAnimation.start
    monkeypatch.setattr(QAbstractAnimation, "start", started_by)
    return found


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Who cut short what was being shown: the modules through which it came, the last one first."""
    found: list[list[str]] = []

    def skip_or_tell(choreographer: Choreographer) -> None:
        if choreographer.busy:
            found.append([Path(frame.filename).stem for frame in reversed(traceback.extract_stack(limit=8))])
        skip(choreographer)

    skip = Choreographer.skip
    monkeypatch.setattr(Choreographer, "skip", skip_or_tell)
    return found


@pytest.mark.parametrize("animation", ["normal", "fast"])
def test_no_motion_is_cut_except_by_a_person(qtbot, setup, starters, cuts, animation):
    """People decide only when everything lies still; whatever happens by itself meanwhile, nothing is cut short."""
    table, screen = seated(qtbot, setup, animation)
    for _ in played(table):
        watch_to_its_end(qtbot, screen, patiently=len(table.session) < 12)
        assert cuts == [], table.session.record.moves[-2:]
    assert starters <= {Choreographer.__module__}
    table.close()


def test_without_animation_nothing_moves_whoever_plays(qtbot, setup, starters):
    table, _screen = seated(qtbot, setup, "off")
    assert list(played(table))
    assert starters == set()
    table.close()


def played(table: Table) -> Iterator[None]:
    """After each thing that people do at a table."""
    rng = Random(3)
    while len(table.session) < 45 and table.seat_to_act is not None:
        if isinstance(table.state.to_act(), Chance):
            table.roll()
        else:
            table.act(rng.choice(table.legal()))
        yield


def seated(qtbot: Any, setup: Setup, animation: str) -> tuple[Table, PlayScreen]:
    """People at a table, with open hands: no curtain falls between them."""
    table = Table(Session(setup), Dice(Random(1)), pace=0)
    table.play_together()
    screen = PlayScreen(LIGHT, look_of(setup), table, Settings(animation=animation), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    return table, screen


def watch_to_its_end(qtbot: Any, screen: PlayScreen, *, patiently: bool) -> None:
    """Let time pass until everything lies still: every clock rings that would ring before a motion ends."""
    while screen.board.busy:
        motion = screen.board._choreographer._current
        for clock in screen.findChildren(QTimer):
            if clock.isActive() and clock.remainingTime() < min(motion.totalDuration(), MINUTE):
                clock.timeout.emit()
        if patiently:
            qtbot.wait(MOMENT)
        QApplication.processEvents()
        if motion is screen.board._choreographer._current:
            motion.setCurrentTime(motion.totalDuration())


MOMENT, MINUTE = 30, 60_000
"""Milliseconds: what a motion lasts at least, and what none lasts unless it waits for somebody."""


@pytest.mark.parametrize("game", SHIPPED)
def test_only_the_choreographer_starts_motions(game):
    """Celebrations too, and what answers a person's hand; poses of the gallery stand still in the middle of one."""
    folder = ROOT / "gamebox" / "ui" / "games" / game
    assert {file.name for file in folder.glob("*.py") if started_in(file.read_text(encoding="utf-8"))} <= {"poses.py"}


def started_in(source: str) -> set[str]:
    """What is started there, clocks and games left out."""
    clocks = set(re.findall(r"(\w+) = QTimer\(", source))
    return set(re.findall(r"([\w\])]+)\.start\(\)", source)) - clocks - {"setup"}


# Words


def test_every_event_has_words_or_is_silent(game):
    look = LOOKS[game]
    told, met = set(), set()
    for setup, seed in product(usual_and_other(look), range(2)):
        for step in Session(setup, random_moves(setup, seed, 4000)).steps:
            for event in step.events:
                met.add(type(event))
                if says_something(look, event, players_of(setup.seats)):
                    told.add(type(event))
    assert told & look.words.silent == set(), "these are told after all"
    assert met - told - look.words.silent == set(), "these are neither told nor listed as silent"


def says_something(look: Look, event: Event, players: tuple[Player, ...]) -> bool:
    seen = [event.seen_by(seat) for seat in (None, *range(len(players)))]
    return any(look.words.told(each, players) for each in seen if each)


def usual_and_other(look: Look) -> Iterator[Setup]:
    for seats in {look.game.seats[0], look.game.seats[-1]}:
        yield setup_for(look.game.id, seats)
        yield setup_for(look.game.id, seats, other_options(look.game.id, seats))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_has_words_of_its_own_place(setup, seed):
    """Two moves may be called the same only where they do the same, as two ways to lay out one level do."""
    look, players = look_of(setup), players_of(setup.seats)
    for session, _ in steps_of(setup, seed):
        waiting = session.state.to_act()
        if isinstance(waiting, Turn):
            view, legal = session.state.view(waiting.seat), session.state.legal()[:40]
            named = {look.words.deed(move, view, players) for move in legal}
            assert "" not in named
            assert len(named) > 1 or len({type(move) for move in legal}) == 1


# Input


TRIES = 2
"""How often each kind of move is tried by each kind of hand."""


@pytest.mark.parametrize("hand", [Pointer, Keys])
def test_every_kind_of_move_can_be_made(qtbot, setup, hand):
    """By the pointer alone, and by keys alone."""
    tried: Counter[type[Any]] = Counter()
    for session in decisions_of(setup, 1, LONG):
        view, legal = session.state.view(session.state.to_act().seat), session.state.legal()
        for move in one_of_each_kind(legal, Random(len(session))):
            if tried[type(move)] < TRIES:
                tried[type(move)] += 1
                hands = hand(setup, view, legal)
                made = hands.make(move)
                assert words_of(setup, move) in [words_of(setup, each) for each in made], (len(session), move, made)
                put_away(hands)


def decisions_of(setup: Setup, seed: int, at_most: int) -> Iterator[Session]:
    """The positions of a game that is played with some sense, wherever somebody must decide."""
    session, rng = Session(setup), Random(seed)
    maker = maker_of(setup.game.id, measure(setup.game.id))
    bots = [maker(seat, setup.options, rng) for seat in range(len(setup.seats))]
    while len(session) < at_most and not isinstance(waiting := session.state.to_act(), Over):
        if isinstance(waiting, Chance):
            session.submit(session.state.sample(rng))
        else:
            yield session
            session.submit(bots[waiting.seat].choose(session.state.view(waiting.seat), session.state.legal()))


def one_of_each_kind(legal: Sequence[Any], rng: Random) -> list[Any]:
    shuffled = rng.sample(legal, len(legal))
    return list({type(move): move for move in shuffled}.values())


def words_of(setup: Setup, move: Any) -> list[str]:
    """The same cards in another order are the same move."""
    return sorted(setup.game.write(move).split())


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_can_be_pointed_at_or_pressed(qtbot, setup, seed):
    """A hint can show each legal move on the table; where it cannot, a button of the prompt makes it."""
    look, players, scene = look_of(setup), players_of(setup.seats), scene_of(setup)
    for number, (session, _) in enumerate(steps_of(setup, seed)):
        waiting = session.state.to_act()
        if number % 3 or not isinstance(waiting, Turn):
            continue
        view, legal = session.state.view(waiting.seat), session.state.legal()
        scene.show_view(view, legal)
        pressed = {offer.action for offer in (*look.words.prompt(view, legal, players).offers, *scene.offers())}
        for move in legal[:40]:
            assert move in pressed or scene.places_of(move), (number, setup.game.write(move))
            scene.point_at(move)
        scene.point_at(None)


def test_keys_of_a_game_mean_nothing_else_at_the_table(qtbot, setup):
    table, screen = seated(qtbot, setup, "off")
    of_the_frame = {each.key().toString() for each in screen.bar.findChildren(QShortcut)}
    assert of_the_frame
    for session in decisions_of(setup, 1, LONG):
        view = session.state.view(session.state.to_act().seat)
        offers = look_of(setup).words.prompt(view, session.state.legal(), players_of(setup.seats)).offers
        assert not of_the_frame & {offer.key for offer in offers}, session.record.moves[-1]
    table.close()


def test_chance_that_is_asked_for_has_a_button_and_other_chance_none(setup):
    look, players = look_of(setup), players_of(setup.seats)
    for session, _ in steps_of(setup, 3):
        waiting = session.state.to_act()
        if isinstance(waiting, Chance):
            offers = look.words.prompt(session.state.view(waiting.seat), (), players).offers
            assert any(offer.rolls for offer in offers) == waiting.asked, session.record.moves[-3:]


# What belongs to a game


JOBS = {"cover", "drawing", "figures", "layout", "look", "motions", "poses", "scene", "targets", "tile", "words"}
"""What is done in every game's folder."""


@pytest.mark.parametrize("game", SHIPPED)
def test_the_same_jobs_have_the_same_names_in_every_folder(game):
    found = {file.stem for file in (ROOT / "gamebox" / "ui" / "games" / game).glob("*.py")}
    assert JOBS - found == set()


BASES = re.compile(r"^class \w+\((TableScene|SidePanel|Cover)\)", re.MULTILINE)


def test_who_has_a_name_for_a_job_shares_it():
    """A class that all games have stands in a file of the same name in all of them."""
    homes: dict[str, set[str]] = {}
    for file in (ROOT / "gamebox" / "ui" / "games").glob("*/*.py"):
        for base in re.findall(
            r"^class \w+\((TableScene|SidePanel|Cover)\)", file.read_text(encoding="utf-8"), re.MULTILINE
        ):
            homes.setdefault(base, set()).add(file.stem)
    assert homes == {"TableScene": {"scene"}, "SidePanel": {"side_panel"}, "Cover": {"cover"}}


def test_cover_and_game_agree(game):
    look = LOOKS[game]
    assert look.cover.id == look.game.id == game
    assert look.cover.seats == look.game.seats
    assert look.name
    assert len({pose.name for pose in look.poses()}) == len(look.poses()) > 0


@pytest.mark.parametrize("size", [QSize(240, 150), QSize(600, 380), QSize(500, 120)])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("game", SHIPPED)
def test_tiles_fill_their_area_and_nothing_else(game, size, theme):
    image = QImage(size + QSize(20, 20), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    LOOKS[game].cover.paint_tile(painter, QRectF(10, 10, size.width(), size.height()), theme)
    painter.end()
    alphas = {
        (x, y): image.pixelColor(x, y).alpha() for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)
    }
    area = QRect(10, 10, size.width(), size.height())
    assert all((alpha == 255) == area.contains(x, y) for (x, y), alpha in alphas.items())
    assert len({image.pixelColor(x, image.height() // 2).rgb() for x in range(10, size.width())}) > 50


@pytest.mark.parametrize("game", SHIPPED)
def test_every_shipped_game_is_complete(game):
    for language in ("de", "en"):
        assert (ROOT / "resources" / "rules" / f"{game}.{language}.md").is_file()
        assert (ROOT / "resources" / "cards" / f"{game}.{language}.md").is_file()
    assert (ROOT / "docs" / "moves" / f"{game}.md").is_file()
    assert list((ROOT / "tests" / "records" / game).glob("*.jsonl"))
    assert list((ROOT / "tests" / "benchmarks").glob(f"test_{game}*.py"))


def test_settings_know_every_speed():
    assert set(SPEEDS) == {"off", "fast", "normal"}
    assert speed_of(Settings().animation) == SPEEDS["normal"]
