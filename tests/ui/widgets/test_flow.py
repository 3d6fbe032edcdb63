"""Parts that flow: one line while they fit, more lines where they do not."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.widgets.flow import Flow


def made(qtbot: QtBot, widths: list[int], *, stretching: int | None = None) -> tuple[QWidget, list[QWidget]]:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(holder)
    flow.setSpacing(10)
    parts = []
    for index, width in enumerate(widths):
        part = QWidget()
        part.setMinimumSize(width, 20)
        flow.add(part, 1 if index == stretching else 0)
        parts.append(part)
    return holder, parts


def laid_out(holder: QWidget, parts: list[QWidget], width: int) -> list[QRect]:
    holder.resize(width, holder.heightForWidth(width))
    holder.show()
    return [part.geometry() for part in parts]


def test_what_fits_stands_in_one_line(qtbot: QtBot) -> None:
    holder, parts = made(qtbot, [100, 100, 100])
    assert [place.left() for place in laid_out(holder, parts, 320)] == [0, 110, 220]
    assert holder.heightForWidth(320) == 20


def test_what_does_not_fit_begins_another_line(qtbot: QtBot) -> None:
    holder, parts = made(qtbot, [100, 100, 100])
    assert holder.heightForWidth(319) == 50
    assert [(place.left(), place.top()) for place in laid_out(holder, parts, 319)] == [(0, 0), (110, 0), (0, 30)]


def test_the_rest_of_a_line_goes_to_what_stretches(qtbot: QtBot) -> None:
    holder, parts = made(qtbot, [100, 100, 100], stretching=1)
    assert [place.width() for place in laid_out(holder, parts, 400)] == [100, 180, 100]


def test_the_hidden_take_no_room(qtbot: QtBot) -> None:
    holder, parts = made(qtbot, [100, 100, 100])
    parts[0].hide()
    assert [place.left() for place in laid_out(holder, parts, 320)[1:]] == [0, 110]


def test_it_can_be_as_narrow_as_its_widest_part(qtbot: QtBot) -> None:
    holder, _ = made(qtbot, [100, 150, 100])
    assert holder.minimumSizeHint().width() == 150
