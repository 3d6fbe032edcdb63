"""The fields of the large sheet as targets."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from tests.ui.games.lavarails.conftest import VOLCANO


def test_a_frame_that_goes_out_is_painted_over(qtbot, sit_down) -> None:
    """What becomes hollow is left out by Qt before it has wiped its place: the place itself must be painted anew."""
    table = sit_down(VOLCANO, "=lava 5, =dice 1 2 3 4 5 6 6")
    lit = [target for target in table.scene.targets if target.legal]
    assert lit
    painted = []
    table.screen.view.viewport().installEventFilter(watcher := _Painted(painted))
    QApplication.processEvents()
    painted.clear()
    table.scene.begin_motion()
    QApplication.processEvents()
    assert watcher
    for target in lit:
        area = table.screen.view.mapFromScene(target.sceneBoundingRect()).boundingRect().adjusted(4, 4, -4, -4)
        assert any(region.contains(area.center()) or region.intersects(area) for region in painted)


class _Painted(QObject):
    def __init__(self, regions: list[QRegion]) -> None:
        super().__init__()
        self._regions = regions

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._regions.append(event.region())
        return False
