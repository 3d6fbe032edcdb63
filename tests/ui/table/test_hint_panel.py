"""A hint in words and numbers: which choices are compared, in which words, and how long their bars are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QLabel, QSizePolicy
from pytestqt.qtbot import QtBot

from gamebox.bots.advice import Advice
from gamebox.bots.judge import Verdict
from gamebox.ui.table import hint_panel
from gamebox.ui.table.hint_panel import Choice, ChoiceRow, HintPanel
from gamebox.ui.theme import LIGHT
from tests.ui.painting import words_on


def choice(action: str, worth: float, error: float = 0.0, deed: str = "") -> Choice:
    return Choice(deed or f"place {action}", Verdict(action, (1 - worth, worth), error), (f"why {action}", "because"))


def panel(qtbot: QtBot, *choices: Choice, unit: str = "win", chosen: object = None) -> HintPanel:
    advice = Advice(1, unit, tuple(each.verdict for each in choices))  # type: ignore[arg-type]
    made = HintPanel(advice, choices, LIGHT, chosen=chosen)
    qtbot.addWidget(made)
    made.resize(300, 600)
    made.show()
    return made


def rows(made: HintPanel) -> list[ChoiceRow]:
    return made.findChildren(ChoiceRow)


def said(made: HintPanel) -> list[str]:
    return [found.text() for found in made.findChildren(QLabel)]


BEST, EVEN, WORSE = choice("a", 0.5), choice("b", 0.49, error=0.006), choice("c", 0.25)


def test_the_best_move_is_chosen_first_and_explained(qtbot: QtBot) -> None:
    made = panel(qtbot, BEST, EVEN, WORSE)
    assert [row.accessibleName() for row in rows(made)] == ["place a: 50%", "place b: 49%", "place c: 25%"]
    assert [row.isChecked() for row in rows(made)] == [True, False, False]
    assert said(made) == ["Your chance to win:", "The best move:", "• why a\n• because"]
    assert all(found.wordWrap() for found in made.findChildren(QLabel))
    assert [made.findChild(QLabel, name).text() for name in ("hint-verdict", "hint-why")] == said(made)[1:]
    assert [row.objectName() for row in rows(made)] == ["choice-0", "choice-1", "choice-2"]


def test_another_choice_is_compared_with_the_best(qtbot: QtBot) -> None:
    made = panel(qtbot, BEST, EVEN, WORSE)
    pointed: list[object] = []
    made.pointed.connect(pointed.append)
    told = []
    for row in rows(made)[1:]:
        row.click()
        told.append(said(made)[1:])
    assert pointed == ["b", "c"], "each once"
    assert told == [
        ["About as good as the best move:", "• why b\n• because"],
        ["Wins 25.0 of 100 games less than the best move:", "• why c\n• because"],
    ]


def test_just_beyond_the_error_it_is_worse(qtbot: QtBot) -> None:
    made = panel(qtbot, BEST, choice("b", 0.4, error=0.049))
    rows(made)[1].click()
    assert said(made)[1] == "Wins 10.0 of 100 games less than the best move:"


def test_points_are_told_as_points(qtbot: QtBot) -> None:
    made = panel(qtbot, choice("a", 40.0), choice("b", 31.5), unit="points")
    assert said(made)[0] == "Points that you can expect in the end:"
    assert [row.accessibleName() for row in rows(made)] == ["place a: 40.0", "place b: 31.5"]
    rows(made)[1].click()
    assert said(made)[1] == "8.5 points less than with the best move:"


def test_where_nothing_else_was_weighed_that_is_said(qtbot: QtBot) -> None:
    assert said(panel(qtbot, BEST))[1] == "The best move; no other one needed weighing:"


def test_the_move_that_was_thought_of_is_there_and_chosen(qtbot: QtBot) -> None:
    many = [choice(str(number), 0.5 - number / 100) for number in range(12)]
    assert len(rows(panel(qtbot, *many))) == 7
    made = panel(qtbot, *many, chosen="10")
    assert [row.text() for row in rows(made)][-1] == "place 10"
    assert len(rows(made)) == 8
    assert rows(made)[7].isChecked()
    assert said(made)[1].startswith("Wins 10.0")
    assert len(rows(panel(qtbot, *many, chosen="3"))) == 7


def test_of_those_that_are_called_the_same_the_best_is_shown_or_the_one_thought_of(qtbot: QtBot) -> None:
    same = [BEST, choice("b", 0.4, deed="place a"), WORSE]
    made = panel(qtbot, *same)
    assert [row.accessibleName() for row in rows(made)] == ["place a: 50%", "place c: 25%"]
    made = panel(qtbot, *same, chosen="b")
    chosen = rows(made)
    assert [row.accessibleName() for row in chosen] == ["place a: 40%", "place c: 25%"]
    assert chosen[0].isChecked()


def _length(row: ChoiceRow, colour: QColor) -> int:
    """How long the bar of a colour is."""
    picture = row.grab().toImage()
    return max(sum(picture.pixelColor(x, y) == colour for x in range(picture.width())) for y in range(picture.height()))


def test_a_bar_is_as_long_as_its_choice_is_good(qtbot: QtBot) -> None:
    made = panel(qtbot, BEST, WORSE, choice("d", 0.0))
    best, worse, worst = rows(made)
    whole = best.width() - 20
    assert _length(best, LIGHT.accent) == pytest.approx(whole, abs=6)
    assert _length(worse, LIGHT.muted) == pytest.approx(whole / 2, abs=6)
    assert _length(worst, LIGHT.muted) < 8
    assert _length(worse, LIGHT.paper_edge) == pytest.approx(whole / 2, abs=6), "the rest is pale"


def test_the_best_deed_is_bold_and_so_is_every_figure(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    for best in (True, False):
        row = ChoiceRow("place 4", "50%", 1, LIGHT, best=best)
        qtbot.addWidget(row)
        row.resize(300, 60)
        row.show()
        written += [(said.text, said.bold, said.colour) for said in words_on(row, hint_panel, monkeypatch)]
    assert written == [
        ("place 4", True, LIGHT.ink),
        ("50%", True, LIGHT.ink),
        ("place 4", False, LIGHT.ink),
        ("50%", True, LIGHT.ink),
    ]


def test_hopeless_positions_have_bars_too(qtbot: QtBot) -> None:
    lost = panel(qtbot, choice("a", 0.0), choice("b", -1.0), unit="points")
    assert all(_length(row, LIGHT.accent) + _length(row, LIGHT.muted) < 20 for row in rows(lost))


def test_what_is_chosen_lies_on_a_field_and_what_has_the_keyboard_has_a_ring(qtbot: QtBot) -> None:
    made = panel(qtbot, BEST, WORSE)
    with qtbot.waitActive(made):
        made.activateWindow()
    first, second = rows(made)

    def colour(row: ChoiceRow, spot: QPoint) -> QColor:
        return row.grab().toImage().pixelColor(spot)

    corner, edge = QPoint(5, 5), QPoint(first.width() // 2, 1)
    assert colour(first, corner) == LIGHT.field
    assert colour(second, corner) != LIGHT.field
    second.setFocus()
    assert colour(second, edge).name() == LIGHT.ring.name()
    assert colour(first, edge).name() != LIGHT.ring.name()


def test_a_long_deed_runs_over_several_lines(qtbot: QtBot) -> None:
    short, long = (ChoiceRow(deed, "50%", 1, LIGHT, best=True) for deed in ("place 4", "put the joker as a 12 " * 6))
    for row in (short, long):
        qtbot.addWidget(row)
    assert long.heightForWidth(300) > 2 * short.heightForWidth(300)
    assert long.heightForWidth(300) > long.heightForWidth(900)
    assert short.sizeHint().height() == short.heightForWidth(200)
    assert short.sizePolicy().hasHeightForWidth()


def test_a_deed_never_runs_into_its_figure(qtbot: QtBot) -> None:
    row = ChoiceRow("put the joker as a 12 " * 6, "50.5%", 1, LIGHT, best=False)
    qtbot.addWidget(row)
    bold = row.font()
    bold.setBold(True)
    figure = QFontMetricsF(bold).horizontalAdvance("50.5%")
    words = row._words_area(300)
    assert words.left() >= 10
    assert words.right() <= 300 - 10 - figure - 8
    assert words.right() > 300 - 10 - figure - 12, "and it wastes no room"
    assert row._words_area(20).width() >= 40, "however narrow it is"
    assert row.heightForWidth(300) >= words.bottom() + 4 + 6 + 6, "nor into its bar, nor that into the next row"
    assert row.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Expanding
    assert row.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert row.isCheckable()
    assert row.cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert row.testAttribute(Qt.WidgetAttribute.WA_Hover), "it is painted anew where the pointer is"
