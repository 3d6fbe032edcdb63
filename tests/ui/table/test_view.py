"""The window onto a scene: its tool tips can be read in every light."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QToolTip

from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.view import TableView
from gamebox.ui.theme import DARK, LIGHT
from tests.helpers import setup_for


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_tool_tips_lie_on_paper(qtbot, qapp, theme):
    qapp.setStyleSheet(stylesheet(theme))
    view = TableView(LOOKS["exxtra"].drawing.scene(players_of(setup_for().seats), theme, Shelf()))
    qtbot.addWidget(view)
    view.show()
    QToolTip.showText(QPoint(40, 40), "Alex", view.viewport())
    tip = next(each for each in QApplication.topLevelWidgets() if each.metaObject().className() == "QTipLabel")
    picture = tip.grab().toImage()
    QToolTip.hideText()
    qapp.setStyleSheet("")
    assert picture.pixelColor(3, 3) == theme.paper
