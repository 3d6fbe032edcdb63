"""The figures in EXXTRA's rules: the track, the ladder, how a roll reads and what an X does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from gamebox.games.exxtra.actions import faces_of
from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.layout import USUAL, Layout, radius
from gamebox.ui.games.exxtra.wood import wood_of
from gamebox.ui.items.die import paint_die
from gamebox.ui.items.figure import (
    CANVAS,
    CENTRE,
    LEFT,
    TEXT,
    Figures,
    draw_figure,
    line,
    paint_arrow,
    paint_note,
    paint_tip,
    round_pen,
    write,
)
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.pawn import paint_pawn
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, LIVERIES, Corner, Livery, Theme, faded, font, mixed

_RED, _BLUE, _GREEN, _YELLOW, _PURPLE = (LIVERIES[name] for name in ("red", "blue", "green", "yellow", "purple"))
_TABLE = Layout(USUAL, 4)
_TRACK_SCALE = 0.43
_PAWNS = ((_GREEN, 4, 0), (_YELLOW, 11, 0), (_RED, 16, -23), (_BLUE, 16, 23))
"""Who stands on which field of the track, and how far from its middle."""


def figure(name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
    """Draw a figure of the rulebook; False if there is none of that name."""
    return draw_figure(_FIGURES, name, painter, area, theme)


def _paint_track(painter: QPainter, theme: Theme) -> None:
    """The track as it lies on the table, with numbers that can be read at this size."""
    painter.save()
    painter.translate(222, 160)
    painter.scale(_TRACK_SCALE, _TRACK_SCALE)
    painter.translate(-_TABLE.centre)
    painter.strokePath(_TABLE.track_path, round_pen(mixed(theme.table_top, theme.on_table, 0.14), 92))
    for field, centre in enumerate(_TABLE.fields):
        _paint_field(painter, theme, field, centre)
    for livery, field, aside in _PAWNS:
        foot = _TABLE.fields[field] + QPointF(aside, 30)
        paint_pawn(painter, QRectF(foot.x() - 29, foot.y() - 81, 58, 81), livery)
    painter.restore()
    _paint_small_ladder(painter, theme)
    notes = (
        translate("Figures", "{steps} steps lead from start to goal.").format(steps=GOAL),
        translate("Figures", "Any number of pawns may share a field."),
        translate("Figures", "Whoever reaches the goal first wins."),
    )
    for index, note in enumerate(notes):
        paint_note(painter, theme, QRectF(462, 20 + index * 96, 242, 88), note)


def _paint_small_ladder(painter: QPainter, theme: Theme) -> None:
    """Where the ladder stands in the middle of the table."""
    painter.setPen(QPen(theme.paper_edge, 1))
    for field in FIELDS:
        painter.setBrush(wood_of(theme).riser)
        painter.drawRoundedRect(QRectF(172, 76 + (FIELDS[-1] - field) * 21, 100, 16), Corner.SMALL, Corner.SMALL)


def _paint_field(painter: QPainter, theme: Theme, field: int, centre: QPointF) -> None:
    words = {0: translate("Figures", "Start"), GOAL: translate("Figures", "Goal")}
    reach = radius(field)
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    goal = field == GOAL
    painter.setPen(QPen(GOLD, 6) if goal else QPen(theme.paper_edge, 3))
    painter.setBrush(mixed(theme.paper, GOLD, 0.25) if goal else theme.paper)
    painter.drawPath(disc)
    if goal:
        paint_laurel(painter, disc.boundingRect().adjusted(5, 5, -5, -5))
    if field in words:
        above = disc.boundingRect().translated(0, -reach * 2)
        write(painter, theme, above.adjusted(-40, 0, 40, 0), words[field], size=TEXT / _TRACK_SCALE, bold=True)
    elif field not in {stood_on for _, stood_on, _ in _PAWNS}:
        painter.setPen(theme.ink)
        painter.setFont(font(15 / _TRACK_SCALE, bold=True))
        painter.drawText(disc.boundingRect(), CENTRE, str(field))


def _paint_ladder(painter: QPainter, theme: Theme) -> None:
    """A 71 comes to field 2: the 70 and the 61 above must go, the 73 above may stay, what lies below is safe."""
    pairs = {5: (_YELLOW, 70), 4: (_PURPLE, 73), 3: (_RED, 61), 2: (_GREEN, 71), 1: (_BLUE, 32)}
    notes = {
        5: translate("Figures", "70 is lower: out"),
        4: translate("Figures", "73 is higher: stays"),
        3: translate("Figures", "61 is lower: out"),
        2: translate("Figures", "71 is placed here"),
        1: translate("Figures", "below: always safe"),
    }
    for field in FIELDS:
        rung = _rung(field)
        thrown = field in {3, 5}
        _paint_rung(painter, theme, field, chosen=field == 2)
        if field in pairs:
            livery, reading = pairs[field]
            paint = partial(_paint_thrown, theme=theme) if thrown else partial(_paint_pair, side=34)
            paint(painter, QPointF(rung.right() - 56, rung.center().y()), faces_of(reading), livery)
            left = rung.right() + (166 if thrown else 20)
            area = QRectF(left, rung.top(), CANVAS.right() - 12 - left, rung.height())
            write(painter, theme, area, notes[field], align=LEFT, bold=thrown or field == 2)
    moves = translate("Figures", "In your next turn the pawn advances by the number of the field.")
    paint_note(painter, theme, QRectF(500, 196, 204, 110), moves)


def _rung(field: int) -> QRectF:
    return QRectF(24, 16 + (5 - field) * 49, 204, 43)


def _paint_rung(painter: QPainter, theme: Theme, field: int, *, chosen: bool) -> None:
    area = _rung(field)
    shape = QPainterPath()
    shape.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
    paint_shadow(painter, shape, theme.shadow, 3)
    painter.setPen(QPen(theme.accent, 3) if chosen else QPen(theme.paper_edge, 1.5))
    painter.setBrush(wood_of(theme).riser)
    painter.drawPath(shape)
    painter.setPen(theme.ink)
    painter.setFont(font(24, bold=True))
    painter.drawText(QRectF(area.left(), area.top(), 48, area.height()), CENTRE, str(field))


def _paint_thrown(painter: QPainter, place: QPointF, faces: Sequence[str], livery: Livery, *, theme: Theme) -> None:
    """The pair flies off; where it lay there is only its outline."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.muted, 1.5, Qt.PenStyle.DashLine))
    for side in (-1, 1):
        painter.drawRoundedRect(QRectF(place.x() + side * 19 - 16, place.y() - 16, 32, 32), 7, 7)
    paint_arrow(painter, theme.accent, (place + QPointF(62, 0), place + QPointF(100, 0)))
    painter.save()
    painter.translate(place + QPointF(156, 2))
    painter.rotate(-9)
    _paint_pair(painter, QPointF(0, 0), faces, livery, 34)
    painter.restore()


def _paint_reading(painter: QPainter, theme: Theme) -> None:
    rows = (
        (("1", "7"), _RED, translate("Figures", "The higher digit comes first.")),
        (("4", "6"), _BLUE, translate("Figures", "71 beats 64.")),
        (("X", "7"), _GREEN, translate("Figures", "In the first roll an X counts as 0.")),
    )
    for index, (faces, livery, words) in enumerate(rows):
        y = 60 + index * 100
        high, low = sorted(faces, key=lambda face: "" if face == "X" else face, reverse=True)
        _paint_pair(painter, QPointF(88, y), faces, livery, 54)
        paint_arrow(painter, theme.accent, (QPointF(160, y), QPointF(208, y)))
        _paint_pair(painter, QPointF(280, y), (high, low), livery, 54)
        write(painter, theme, QRectF(352, y - 40, 96, 80), f"{high}{low}".replace("X", "0"), size=44, bold=True)
        write(painter, theme, QRectF(468, y - 40, 236, 80), words, align=LEFT | Qt.TextFlag.TextWordWrap)


def _paint_bust(painter: QPainter, theme: Theme) -> None:
    rolls = (
        (("4", "2"), translate("Figures", "First roll")),
        (("7", "X"), translate("Figures", "Second roll")),
    )
    for index, (faces, words) in enumerate(rolls):
        x = 110 + index * 250
        if "X" in faces:
            _paint_glow(painter, theme.bad, QPointF(x + 32, 92), 58)
        _paint_pair(painter, QPointF(x, 92), faces, _RED, 58)
        write(painter, theme, QRectF(x - 110, 18, 220, 28), words)
    paint_arrow(painter, theme.accent, (QPointF(206, 92), QPointF(264, 92)))
    ended = translate("Figures", "An X from the second roll on: the turn ends at once.")
    write(painter, theme, QRectF(470, 40, 234, 104), ended, align=LEFT | Qt.TextFlag.TextWordWrap, bold=True)
    _paint_hop(painter, theme, 8, 7)
    back = translate("Figures", "The pawn goes back one field for each X.")
    write(painter, theme, QRectF(470, 190, 234, 104), back, align=LEFT | Qt.TextFlag.TextWordWrap)


def _paint_hop(painter: QPainter, theme: Theme, start: int, end: int) -> None:
    """Five fields of the track; the pawn goes from one of them to another."""
    centres = {field: QPointF(62 + (field - 5) * 82, 250) for field in range(5, 10)}
    painter.strokePath(line(centres[5], centres[9]), round_pen(mixed(theme.table_top, theme.on_table, 0.14), 78))
    for field, centre in centres.items():
        disc = QPainterPath()
        disc.addEllipse(centre, 31, 31)
        paint_shadow(painter, disc, theme.shadow, 3)
        painter.setPen(QPen(theme.accent, 3) if field == end else QPen(theme.paper_edge, 1.5))
        painter.setBrush(theme.paper)
        painter.drawPath(disc)
        painter.setPen(theme.muted)
        stood_on = field in {start, end}
        painter.setFont(font(16 if stood_on else 20, bold=True))
        painter.drawText(disc.boundingRect().adjusted(0, 36 if stood_on else 0, 0, -3), CENTRE, str(field))
    painter.save()
    painter.setOpacity(0.35)
    paint_pawn(painter, _standing(centres[start]), _RED)
    painter.restore()
    paint_pawn(painter, _standing(centres[end]), _RED)
    way = 1 if end > start else -1
    hop = QPainterPath(centres[start] + QPointF(4 * way, -66))
    hop.quadTo((centres[start] + centres[end]) / 2 + QPointF(0, -96), centres[end] + QPointF(-10 * way, -68))
    paint_tip(painter, theme.accent, hop)


def _paint_double(painter: QPainter, theme: Theme) -> None:
    _paint_pair(painter, QPointF(226, 84), ("3", "3"), _RED, 58)
    _paint_hop(painter, theme, 5, 8)
    words = translate("Figures", "A double 3: your pawn runs 3 fields at once.")
    paint_note(painter, theme, QRectF(470, 30, 234, 110), words)
    words = translate("Figures", "Then decide as usual. Kept, the double reads 33.")
    paint_note(painter, theme, QRectF(470, 180, 234, 110), words)


def _paint_turn(painter: QPainter, theme: Theme) -> None:
    """The four parts of a turn, one beside the other."""
    steps: tuple[tuple[str, str, Callable[[QPainter, Theme, float], None]], ...] = (
        (translate("Figures", "1. Move"), translate("Figures", "if your pair still lies on the ladder"), _paint_moving),
        (translate("Figures", "2. Roll"), translate("Figures", "once or as often as you dare"), _paint_rolling),
        (translate("Figures", "3. Place"), translate("Figures", "on a free dice field"), _paint_placing),
        (
            translate("Figures", "4. Throw out"),
            translate("Figures", "what lies above and is not higher"),
            _paint_throwing,
        ),
    )
    for index, (title, words, paint) in enumerate(steps):
        left = 12 + index * 176
        write(painter, theme, QRectF(left, 18, 168, 40), title, bold=True, size=22)
        paint(painter, theme, left + 84)
        write(painter, theme, QRectF(left, 228, 168, 84), words, align=CENTRE | Qt.TextFlag.TextWordWrap)


def _paint_moving(painter: QPainter, theme: Theme, middle: float) -> None:
    paint_pawn(painter, QRectF(middle - 34, 92, 68, 94), _RED)
    paint_arrow(painter, theme.accent, (QPointF(middle - 34, 208), QPointF(middle + 40, 208)))


def _paint_rolling(painter: QPainter, _theme: Theme, middle: float) -> None:
    _paint_pair(painter, QPointF(middle, 140), ("7", "1"), _RED, 58)


def _paint_steps(painter: QPainter, theme: Theme, middle: float) -> None:
    """Three dice fields of the ladder."""
    painter.setPen(QPen(theme.paper_edge, 1.5))
    painter.setBrush(wood_of(theme).riser)
    for index in range(3):
        painter.drawRoundedRect(QRectF(middle - 66, 84 + index * 46, 132, 40), Corner.MEDIUM, Corner.MEDIUM)


def _paint_placing(painter: QPainter, theme: Theme, middle: float) -> None:
    _paint_steps(painter, theme, middle)
    _paint_pair(painter, QPointF(middle, 196), ("7", "1"), _RED, 32)


def _paint_throwing(painter: QPainter, theme: Theme, middle: float) -> None:
    _paint_placing(painter, theme, middle)
    _paint_pair(painter, QPointF(middle - 24, 104), ("6", "1"), _BLUE, 32)
    paint_arrow(painter, theme.bad, (QPointF(middle + 22, 104), QPointF(middle + 78, 84)))


def _standing(centre: QPointF) -> QRectF:
    return QRectF(centre.x() - 21, centre.y() - 52, 42, 58)


def _paint_pair(painter: QPainter, centre: QPointF, faces: Sequence[str], livery: Livery, side: float) -> None:
    for face, way in zip(faces, (-1, 1), strict=True):
        middle = centre + QPointF(way * side * 0.56, 0)
        paint_die(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), face, livery)


def _paint_glow(painter: QPainter, colour: QColor, centre: QPointF, reach: float) -> None:
    light = QRadialGradient(centre, reach)
    light.setColorAt(0.4, faded(colour, 0.75))
    light.setColorAt(1, faded(colour, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, reach, reach)


_FIGURES: Figures = {
    "exxtra-track": _paint_track,
    "exxtra-ladder": _paint_ladder,
    "exxtra-reading": _paint_reading,
    "exxtra-bust": _paint_bust,
    "exxtra-double": _paint_double,
    "exxtra-turn": _paint_turn,
}
