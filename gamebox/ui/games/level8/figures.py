"""The figures in Level 8's rules: the oval, the combinations, the nine actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gamebox.games.level8.board import FIELD_ACTIONS, load_board
from gamebox.games.level8.deck import BY_NAME
from gamebox.ui.games.level8.board import paint_oval, paint_path
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.layout import FIELD, NARROWEST, Layout
from gamebox.ui.games.level8.stones import paint_tower
from gamebox.ui.games.level8.symbols import ground_of, paint_symbol
from gamebox.ui.games.level8.terms import action_name, action_sense
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.items.figure import CANVAS, LEFT, Figures, draw_figure, write
from gamebox.ui.items.pip_die import paint_pip_die
from gamebox.ui.texts import translate
from gamebox.ui.theme import LIVERIES, Theme, faded

_WRAPPED = LEFT | Qt.TextFlag.TextWordWrap


def figure(name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
    """Draw a figure of the rulebook; False if there is none of that name."""
    return draw_figure(_FIGURES, name, painter, area, theme)


def _paint_oval(painter: QPainter, theme: Theme) -> None:
    """A roll of two and five from the start, and the two fields that it offers."""
    board = load_board("oval")
    layout = Layout(NARROWEST, 2, len(board.fields))
    scale = (CANVAS.width() - 16) / layout.width
    painter.save()
    painter.translate(8, -186 * scale)
    painter.scale(scale, scale)
    paint_oval(painter, layout, board, theme)
    paint_path(painter, layout, theme)
    for field in (2, 5):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((18, 0.3), (7, 1.0)):
            painter.setPen(QPen(faded(theme.accent, alpha), width))
            painter.drawEllipse(layout.fields[field], FIELD, FIELD)
        paint_tower(painter, layout.fields[field] + QPointF(0, 36), LIVERIES["blue"], 1)
    paint_tower(painter, layout.fields[0] + QPointF(0, 14), LIVERIES["green"])
    for index, number in enumerate((2, 5)):
        spot = layout.dice + QPointF((index - 0.5) * 76, 0)
        paint_pip_die(painter, QRectF(spot.x() - 31, spot.y() - 31, 62, 62), number)
    painter.restore()
    text = translate(
        "Figures", "From the start, 2 and 5 lead to “{one}” and “{other}”. Choose one, and put your tower there."
    )
    words = text.format(one=action_name(board.fields[2]), other=action_name(board.fields[5]))
    write(
        painter, theme, QRectF(24, 236, CANVAS.width() - 48, 70), words, align=_WRAPPED | Qt.AlignmentFlag.AlignHCenter
    )


def _paint_combinations(painter: QPainter, theme: Theme) -> None:
    rows = (
        (translate("Figures", "Colour"), "g2 g5 *g g9 g14", translate("Figures", "one colour, any numbers")),
        (translate("Figures", "Three of a kind"), "r8 v8 *8", translate("Figures", "one number, any colours")),
        (translate("Figures", "Run"), "b3 y4 r5 *6 o7", translate("Figures", "numbers in a row, any colours")),
    )
    for index, (title, cards, sense) in enumerate(rows):
        top = 14 + index * 100
        write(painter, theme, QRectF(24, top, 110, 92), title, align=_WRAPPED, bold=True)
        _paint_cards(painter, theme, QPointF(140, top + 1), cards.split())
        write(painter, theme, QRectF(480, top, 222, 92), sense, align=_WRAPPED)


def _paint_cards(painter: QPainter, theme: Theme, at: QPointF, names: Sequence[str]) -> None:
    for index, name in enumerate(names):
        place = QRectF(at.x() + index * 66, at.y(), 61, 61 * RATIO)
        paint_card(painter, place, face_of(BY_NAME[name]), theme)


def _paint_actions(painter: QPainter, theme: Theme) -> None:
    for index, action in enumerate(FIELD_ACTIONS):
        left, top = 14 + index % 3 * 234, 8 + index // 3 * 103
        disc = QRectF(left, top + 22, 56, 56)
        painter.setPen(QPen(theme.paper_edge if theme.dark else theme.paper, 3))
        painter.setBrush(ground_of(action))
        painter.drawEllipse(disc)
        paint_symbol(painter, disc.adjusted(7, 7, -7, -7), action)
        words = QRectF(left + 64, top, 166, 100)
        write(
            painter, theme, QRectF(words.left(), top + 2, words.width(), 26), action_name(action), align=LEFT, bold=True
        )
        sense = action_sense(action)
        write(painter, theme, words.adjusted(0, 28, 0, 0), sense, align=_TOP, size=16)


_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap

_FIGURES: Figures = {
    "level8-oval": _paint_oval,
    "level8-combinations": _paint_combinations,
    "level8-actions": _paint_actions,
}
