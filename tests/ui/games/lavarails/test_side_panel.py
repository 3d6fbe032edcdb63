"""The points beside the table: whole words, and emblems for names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.ui.games.lavarails.side_panel import ScorePanel
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.texts import Translators, tip
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.emblem_view import EmblemView
from tests.ui.games.lavarails.conftest import RAILWAY, VOLCANO, Player

SitDown = Callable[..., Player]


@pytest.fixture
def in_german(qapp: QApplication) -> Iterator[None]:
    """The program as it is dressed, in the language of the longer words."""
    translators = Translators(qapp)
    translators.use("de")
    qapp.setStyleSheet(stylesheet(LIGHT))
    yield
    qapp.setStyleSheet("")
    translators.remove()


def panel_of(player: Player) -> ScorePanel:
    panel = player.screen.findChild(ScorePanel)
    assert isinstance(panel, ScorePanel)
    return panel


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("sheet", [VOLCANO, RAILWAY], ids=["volcano", "railway"])
def test_no_word_is_cut_off_at_a_full_table(sit_down: SitDown, sheet: dict[str, object]) -> None:
    for label in panel_of(sit_down(sheet, seats=4)).findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()


def test_sheet_and_panel_show_the_same_points_while_tracks_may_still_be_changed(sit_down: SitDown) -> None:
    player = sit_down(RAILWAY, "=dice 1 1 2 4 4 4 4, place B1, place B1, place C1, pass, pass")
    player.scene.drafting.put("EW", BY_NAME["B1"])
    standing = player.scene.papers.items[0].standing
    assert standing is not None
    total = panel_of(player).findChild(QLabel, "total-0")
    assert isinstance(total, QLabel)
    assert total.text() == str(standing.score.total)
    assert standing.change() == "+1"
    assert [change for *_, change in standing.parts()] == ["+1", "", "", ""]


def test_emblems_stand_for_names(sit_down: SitDown) -> None:
    heads = panel_of(sit_down(VOLCANO, seats=3)).findChildren(EmblemView)
    assert [head.accessibleName() for head in heads] == ["Alex", "Beate", "Carl"]
    assert [head.toolTip() for head in heads] == [tip(name) for name in ("Alex", "Beate", "Carl")]


@pytest.mark.rule("LR-51")
def test_a_head_start_stands_apart_from_the_points(sit_down: SitDown) -> None:
    player = sit_down(RAILWAY, head_start=[0, 15])
    words = {label.text() for label in panel_of(player).findChildren(QLabel)}
    assert {"Head start", "+0", "+15"} <= words
    total = panel_of(player).findChild(QLabel, "total-1")
    assert isinstance(total, QLabel)
    assert total.text() == "2", "only the printed tracks"
    standing = player.scene.papers.items[1].standing
    assert standing is not None
    assert "Head start +15" in standing.tags()
    assert standing.total == 2


@pytest.mark.rule("LR-51")
def test_nothing_is_said_of_head_starts_that_nobody_has(sit_down: SitDown) -> None:
    words = {label.text() for label in panel_of(sit_down(RAILWAY)).findChildren(QLabel)}
    assert "Head start" not in words
