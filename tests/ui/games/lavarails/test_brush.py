"""The brush that paints lava: where it hangs, and when it is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt

from gamebox.games.lavarails import events
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.ui.games.lavarails.brush import BrushItem
from gamebox.ui.games.lavarails.sheet_item import SheetItem
from gamebox.ui.items.target import TargetItem
from tests.ui.games.lavarails.conftest import VOLCANO, Player
from tests.ui.painting import painted

ERUPTION = "=lava 2"


def test_nothing_of_it_is_cut_and_its_tip_is_where_it_paints(qapp: object) -> None:
    brush = BrushItem()
    area = painted(brush)
    assert brush.boundingRect().contains(QRectF(area))
    assert area.contains(0, -1)
    assert area.bottom() < 12
    assert area.center().x() > 20, "it leans like the hand of a right-hander"
    assert area.height() > 80


def test_it_follows_the_pointer_exactly_and_takes_no_click(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    brush = player.scene.brush
    spot = player.on("B3", 0.2, 0.7)
    player.qtbot.mouseMove(player.screen.view.viewport(), spot)
    assert brush.isVisible()
    assert (brush.pos() - player.screen.view.mapToScene(spot)).manhattanLength() < 1
    assert brush.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert brush.zValue() > max(
        item.zValue() for item in player.scene.items() if isinstance(item, SheetItem | TargetItem)
    )
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("C1"))
    assert not brush.isVisible()


def test_keys_lead_it_to_the_middle_of_a_field(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    player.key(Qt.Key.Key_Right)
    [target] = [target for target in player.scene.targets if target.legal]
    assert player.scene.brush.isVisible()
    assert player.scene.brush.pos() == target.centre()


def test_it_is_gone_while_lava_flows_and_while_another_sheet_is_held_up(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ERUPTION)
    brush = player.scene.brush
    brush.follow(QPointF(100, 100))
    assert player.scene.motion(events.LavaFlowed(0, BY_NAME["B3"], BY_NAME["A3"]))
    assert not brush.isVisible()
    player.scene.papers.peek(1)
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("B3"))
    assert not brush.isVisible()
    player.scene.papers.peek(None)
    brush.follow(QPointF(100, 100))
    player.scene.show_view(player.view, player.table.legal())
    assert not brush.isVisible()


def test_without_lava_there_is_no_brush(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 4 4 5 5 6")
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("B1"))
    player.key(Qt.Key.Key_Right)
    assert not player.scene.brush.isVisible()
