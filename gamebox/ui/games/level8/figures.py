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
from gamebox.ui.items.figure import CANVAS, LEFT, Figures, draw_figure, paint_arrow, paint_note, write
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


def _paint_turn(painter: QPainter, theme: Theme) -> None:
    """The three steps, one beside the other."""
    steps = (
        (translate("Figures", "1. Roll, move, act"), translate("Figures", "you must")),
        (translate("Figures", "2. Lay out and add"), translate("Figures", "you may")),
        (translate("Figures", "3. Discard"), translate("Figures", "you must")),
    )
    for index, (title, words) in enumerate(steps):
        area = QRectF(12 + index * 234, 18, 228, 40)
        write(painter, theme, area, title, bold=True, size=22)
        write(painter, theme, area.translated(0, 244), words)
    for index, number in enumerate((2, 5)):
        paint_pip_die(painter, QRectF(58 + index * 70, 80, 58, 58), number)
    paint_tower(painter, QPointF(126, 226), LIVERIES["green"])
    _paint_cards(painter, theme, QPointF(262, 116), ("r8", "v8", "g8"))
    _paint_cards(painter, theme, QPointF(562, 116), ("o3",))
    paint_arrow(painter, theme.accent, (QPointF(592, 216), QPointF(592, 254)))


def _paint_level(painter: QPainter, theme: Theme) -> None:
    """A level is laid out all at once, and what is not needed stays in the hand."""
    write(
        painter,
        theme,
        QRectF(20, 12, 680, 30),
        translate("Figures", "Level 1: three of a kind and a run of three"),
        bold=True,
    )
    _paint_cards(painter, theme, QPointF(24, 56), ("b6", "o6", "y6"))
    _paint_cards(painter, theme, QPointF(262, 56), ("g9", "r10", "*11"))
    paint_note(painter, theme, QRectF(488, 52, 216, 96), translate("Figures", "Lay all combinations out in one go."))
    write(painter, theme, QRectF(20, 164, 300, 30), translate("Figures", "left in your hand"), align=LEFT)
    _paint_cards(painter, theme, QPointF(24, 202), ("v1", "r2", "b13", "g15"))
    paint_note(
        painter,
        theme,
        QRectF(488, 200, 216, 96),
        translate("Figures", "The rest stays in your hand; keep one to discard."),
    )


def _paint_adding(painter: QPainter, theme: Theme) -> None:
    rows = (
        ("o2", "b3 y4 r5", "v6", translate("Figures", "A run grows at both ends.")),
        ("", "r8 v8 g8", "y8", translate("Figures", "The same number fits.")),
        ("", "g2 g5 g9", "g14", translate("Figures", "The same colour fits.")),
    )
    for index, (before, cards, after, words) in enumerate(rows):
        top = 14 + index * 100
        if before:
            _paint_cards(painter, theme, QPointF(24, top), (before,))
            paint_arrow(painter, theme.accent, (QPointF(92, top + 46), QPointF(120, top + 46)))
        _paint_cards(painter, theme, QPointF(130, top), cards.split())
        paint_arrow(painter, theme.accent, (QPointF(366, top + 46), QPointF(338, top + 46)))
        _paint_cards(painter, theme, QPointF(376, top), (after,))
        paint_note(painter, theme, QRectF(470, top, 234, 88), words)


def _paint_round_end(painter: QPainter, theme: Theme) -> None:
    rows = (
        (translate("Figures", "No card left"), "+2", translate("Figures", "ends the round and climbs two levels")),
        (translate("Figures", "Level laid out"), "+1", translate("Figures", "climbs one level")),
        (translate("Figures", "Not laid out"), "+0", translate("Figures", "keeps up to four cards and tries again")),
    )
    hands = ("", "o3", "g4 b4 v12")
    for index, (title, climbs, words) in enumerate(rows):
        top = 14 + index * 100
        write(painter, theme, QRectF(24, top, 150, 92), title, align=_WRAPPED, bold=True)
        _paint_cards(painter, theme, QPointF(180, top), hands[index].split())
        write(painter, theme, QRectF(384, top, 84, 92), climbs, size=44, bold=True)
        paint_note(painter, theme, QRectF(480, top, 228, 88), words)


_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap

_FIGURES: Figures = {
    "level8-oval": _paint_oval,
    "level8-combinations": _paint_combinations,
    "level8-actions": _paint_actions,
    "level8-turn": _paint_turn,
    "level8-level": _paint_level,
    "level8-adding": _paint_adding,
    "level8-round-end": _paint_round_end,
}
