"""The figures in the rules of Lava & Rails: a round, being boxed in, the lava, the six pieces, and what scores."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gamebox.games.lavarails import scoring
from gamebox.games.lavarails.grid import BY_NAME, NAMES, fields
from gamebox.games.lavarails.scoring import completed, line_scores, values_on
from gamebox.games.lavarails.sheet import Sheet, parse_sheet
from gamebox.games.lavarails.tracks import PIECES, fields_with_track, with_piece
from gamebox.ui.games.lavarails.fields import fade_numbers, light_scored, paint_fields, paint_lane_value, paint_values
from gamebox.ui.games.lavarails.header import paint_seal
from gamebox.ui.games.lavarails.ink import paint_cross
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.molten import paint_lava
from gamebox.ui.games.lavarails.rails import paint_loose_end, paint_piece, pieces, tint_of
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.figure import LEFT, Figures, draw_figure, paint_arrow, paint_note, write
from gamebox.ui.items.pip_die import EMBER, paint_pip_die
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import translate
from gamebox.ui.theme import LAVA_BODY, LIVERIES, Corner, Theme, faded, mixed

_TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_WRAPPED = LEFT | Qt.TextFlag.TextWordWrap


def figure(name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
    """Draw a figure of the rulebook; False if there is none of that name."""
    return draw_figure(_FIGURES, name, painter, area, theme)


@cache
def _sheet(level: str, grid: str) -> Sheet:
    return parse_sheet({"level": level, "grid": grid})


def _plan(sheet: Sheet, corner: QPointF, cell: float) -> Plan:
    return Plan(sheet, QRectF(), QRectF(), QRectF(), corner, cell, large=True)


def _paint_scrap(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """A piece of a sheet, as if cut out."""
    shape = QPainterPath()
    shape.addRoundedRect(plan.grid().adjusted(-10, -10, 10, 10), Corner.MEDIUM, Corner.MEDIUM)
    paint_shadow(painter, shape, theme.shadow, 5)
    painter.setPen(QPen(theme.paper_edge, 1))
    painter.setBrush(theme.paper)
    painter.drawPath(shape)


def _numbers_only(plan: Plan) -> Plan:
    """Without letters and numbers at the edges: a scrap has none."""
    return Plan(plan.sheet, plan.paper, plan.header, plan.block, plan.origin, plan.cell, large=False)


def _mask(names: str) -> int:
    return sum(1 << BY_NAME[name] for name in names.split())


def _paint_pass(painter: QPainter, theme: Theme) -> None:
    """Dice in the middle; everybody takes one in turn and puts it down beside a cross or an own die."""
    for index, number in enumerate((1, 1, 3, 4, 4, 6, 6)):
        x = 40 + index * 47 + (number - 1) * 5
        paint_pip_die(painter, QRectF(x, 26, 42, 42), number)
    write(painter, theme, QRectF(430, 18, 274, 58), translate("Figures", "Take one die in turn."), align=_WRAPPED)
    sheet = _sheet("volcano", "2 4 1 5\nx 3 4 2\n6 1 6 3")
    for index, (livery, taken) in enumerate(((LIVERIES["red"], "B2 C2"), (LIVERIES["blue"], "A3 B3 C3"))):
        plan = _numbers_only(_plan(sheet, QPointF(66 + index * 236, 140), 46))
        _paint_scrap(painter, plan, theme)
        paint_emblem(painter, livery, QRectF(plan.grid().left() - 38, plan.grid().top() - 6, 24, 24))
        paint_fields(painter, plan, theme)
        for field in fields(_mask(taken)):
            area = plan.rect(field).adjusted(4, 4, -4, -4)
            paint_pip_die(painter, area, sheet.number_at[field])
    paint_arrow(painter, theme.accent, (QPointF(152, 80), QPointF(146, 124)))
    paint_arrow(painter, theme.accent, (QPointF(334, 80), QPointF(352, 124)))
    notes = (
        translate("Figures", "The first die touches a cross or a track."),
        translate("Figures", "Every other die touches one of yours."),
    )
    for index, note in enumerate(notes):
        paint_note(painter, theme, QRectF(520, 112 + index * 100, 190, 92), note)


def _paint_lava(painter: QPainter, theme: Theme) -> None:
    """A 4 erupts: three fields may be chosen, a fourth hides behind a cross."""
    sheet = _sheet("volcano", "5 4 1 2 3\n2 V 4 6 4\n6 3 5 4 1\n1 x 2 3 5")
    plan = _numbers_only(_plan(sheet, QPointF(176, 36), 62))
    _paint_scrap(painter, plan, theme)
    crossed, lava = _mask("C2"), _mask("B3 C3")
    paint_fields(painter, plan, theme)
    fade_numbers(painter, plan, crossed, theme)
    paint_lava(painter, plan, lava)
    for field in fields(crossed):
        paint_cross(painter, plan.rect(field), mixed(LIVERIES["blue"].colour, theme.ink, 0.4), field)
    painter.setBrush(faded(LAVA_BODY, 0.25))
    painter.setPen(QPen(LAVA_BODY, 4))
    for field in fields(_mask("B1 D3")):
        painter.drawRoundedRect(plan.rect(field).adjusted(3, 3, -3, -3), 7, 7)
    paint_pip_die(painter, QRectF(44, 60, 76, 76), 4, EMBER)
    paint_arrow(painter, theme.accent, (QPointF(82, 152), QPointF(82, 196)))
    write(painter, theme, QRectF(12, 206, 144, 92), translate("Figures", "A 4 erupts."), align=_TOP, bold=True)
    notes = (
        translate("Figures", "Choose a glowing 4: beside a volcano or lava."),
        translate("Figures", "A cross keeps lava away."),
        translate("Figures", "The other 4 is too far off."),
    )
    for index, note in enumerate(notes):
        paint_note(painter, theme, QRectF(508, 16 + index * 98, 202, 92), note)


def _paint_boxed_in(painter: QPainter, theme: Theme) -> None:
    """Two dice without a free neighbour: the next one starts beside any cross."""
    sheet = _sheet("volcano", "x 3 x 5 2\n1 6 x 4 1\nx 2 5 x 3\n4 x 6 2 5")
    plan = _numbers_only(_plan(sheet, QPointF(40, 36), 62))
    crossed, dice, next_ones = _mask("A2 B3"), _mask("B1 B2"), _mask("D1 D2 C3 D4 C4 A4 E3")
    _paint_scrap(painter, plan, theme)
    paint_fields(painter, plan, theme)
    fade_numbers(painter, plan, crossed | dice, theme)
    for field in fields(crossed):
        paint_cross(painter, plan.rect(field), mixed(LIVERIES["red"].colour, theme.ink, 0.4), field)
    painter.setBrush(faded(theme.accent, 0.2))
    painter.setPen(QPen(theme.accent, 4))
    for field in fields(next_ones):
        painter.drawRoundedRect(plan.rect(field).adjusted(3, 3, -3, -3), 7, 7)
    for field in fields(dice):
        paint_pip_die(painter, plan.rect(field).adjusted(6, 6, -6, -6), sheet.number_at[field])
    notes = (
        translate("Figures", "No free number field touches your dice: you are boxed in."),
        translate("Figures", "Your next die may start beside any cross."),
    )
    for index, note in enumerate(notes):
        paint_note(painter, theme, QRectF(400, 40 + index * 130, 290, 104), note)


def _paint_first_die(painter: QPainter, theme: Theme) -> None:
    """Where the first die of a round may lie, and where the next one may, with both dice in sight."""
    sheet = _sheet("volcano", "3 5 2 6\n1 x 4 3\n2 6 5 1")
    for index, (dice, next_ones) in enumerate((("", "B1 A2 C2 B3"), ("C2", "C1 D2 C3"))):
        plan = _numbers_only(_plan(sheet, QPointF(40 + index * 250, 52), 54))
        _paint_scrap(painter, plan, theme)
        paint_fields(painter, plan, theme)
        painter.setBrush(faded(theme.accent, 0.2))
        painter.setPen(QPen(theme.accent, 4))
        for field in fields(_mask(next_ones)):
            painter.drawRoundedRect(plan.rect(field).adjusted(3, 3, -3, -3), 7, 7)
        for field in fields(_mask(dice)):
            paint_pip_die(painter, plan.rect(field).adjusted(5, 5, -5, -5), sheet.number_at[field])
    words = (
        translate("Figures", "Your first die: beside a cross"),
        translate("Figures", "Your next die: beside one of your dice"),
    )
    for index, each in enumerate(words):
        write(painter, theme, QRectF(30 + index * 250, 236, 236, 72), each, align=_TOP, bold=True)
    corner = translate("Figures", "Corners never count. The field must show the number of the die.")
    paint_note(painter, theme, QRectF(528, 70, 184, 150), corner)


def _paint_reroll(painter: QPainter, theme: Theme) -> None:
    """Nothing fits: pass, or reroll; and what a failed one costs (LR-16, LR-17)."""
    rows = (
        (translate("Figures", "Pass"), translate("Figures", "Your dice stay, and you are out of this round.")),
        (
            translate("Figures", "Reroll"),
            translate("Figures", "All dice of the pool roll again. If one fits, place it."),
        ),
        (translate("Figures", "Still nothing?"), translate("Figures", "One of your dice goes back to the pool.")),
    )
    for index, (title, words) in enumerate(rows):
        top = 14 + index * 100
        for place, number in enumerate(((2, 2, 5), (1, 4, 6), (4,))[index]):
            paint_pip_die(painter, QRectF(36 + place * 54, top + 24, 46, 46), number)
        if index == 2:
            paint_arrow(painter, theme.accent, (QPointF(96, top + 47), QPointF(164, top + 47)))
        write(painter, theme, QRectF(222, top, 150, 92), title, align=_WRAPPED, bold=True)
        paint_note(painter, theme, QRectF(382, top, 320, 92), words)


def _paint_lanes(painter: QPainter, theme: Theme) -> None:
    """A row that scores, one that lava has spoiled, a gem won and one lost (LR-35, LR-36)."""
    rows = {"grid": "x 3 V 5+3 2\n1 6 2+4 x 4", "row_points": [7, 8], "level": "volcano"}
    plan = _numbers_only(_plan(parse_sheet(rows), QPointF(38, 74), 70))
    crossed, lava = _mask("B1 D1 E1 A2"), _mask("C2")
    done = completed(plan.sheet, crossed | plan.sheet.crosses)
    _paint_scrap(painter, plan, theme)
    paint_fields(painter, plan, theme)
    fade_numbers(painter, plan, crossed, theme)
    light_scored(painter, plan, done, theme)
    paint_lava(painter, plan, lava)
    for field in fields(crossed):
        paint_cross(painter, plan.rect(field), mixed(LIVERIES["blue"].colour, theme.ink, 0.4), field)
    paint_values(painter, plan, won=crossed, lost=lava)
    for lane in plan.sheet.lanes:
        paint_lane_value(painter, plan, lane, theme, "won" if lane in done else "spoiled")
    notes = (
        translate("Figures", "Every number field crossed: {points} points.").format(points=done[0].points),
        translate("Figures", "One lava field: nothing for this row, and its gem is gone."),
        translate("Figures", "A gem under a cross: {points} more.").format(points=values_on(plan.sheet, crossed)),
    )
    for index, note in enumerate(notes):
        paint_note(painter, theme, QRectF(488, 16 + index * 98, 222, 92), note)


def _paint_tracks(painter: QPainter, theme: Theme) -> None:
    names = (
        translate("Figures", "straight"),
        translate("Figures", "straight"),
        *(translate("Figures", "curve") for _ in range(4)),
    )
    for index, (piece, name) in enumerate(zip(PIECES, names, strict=True)):
        area = QRectF(34 + index * 112, 44, 92, 92)
        shape = QPainterPath()
        shape.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
        paint_shadow(painter, shape, theme.shadow, 4)
        painter.setPen(QPen(theme.paper_edge, 1.5))
        painter.setBrush(theme.paper)
        painter.drawPath(shape)
        paint_piece(painter, area, piece, theme)
        write(painter, theme, QRectF(area.left() - 8, 142, 108, 30), name)
    paint_note(painter, theme, QRectF(40, 196, 310, 96), translate("Figures", "One piece on each field with your die."))
    turned = translate("Figures", "Turn it as you like. Once drawn, it stays.")
    paint_note(painter, theme, QRectF(380, 196, 320, 96), turned)


_OPEN = pieces("A4:NS A3:SE B3:EW")
_CLOSED = pieces("A1:SE B1:SW A2:NE B2:NW")
_LONGEST = pieces("D1:SE E1:EW F1:SW F2:NS F3:NS F4:NW E4:EW D4:NE D3:NS D2:NS")


def _paint_score(painter: QPainter, theme: Theme) -> None:
    """An open line, a closed one and the longest closed one, with stations."""
    sheet = _sheet("railway", "1 2 . 3 4 5\n3 4@3 . 6 1 2@5\n5 6@4 2 1 . 3\nNS 2 4 5 6 1")
    plan = _numbers_only(_plan(sheet, QPointF(38, 30), 64))
    _paint_scrap(painter, plan, theme)
    tracks = [0] * 4
    for name, piece in {**_OPEN, **_CLOSED, **_LONGEST}.items():
        tracks = with_piece(tracks, BY_NAME[name], piece)
    scores = line_scores(sheet, tracks)
    paint_fields(painter, plan, theme)
    fade_numbers(painter, plan, fields_with_track(tracks), theme)
    for score in scores:
        for field in score.line.fields:
            piece = {**_OPEN, **_CLOSED, **_LONGEST}[NAMES[field]]
            paint_piece(painter, plan.rect(field), piece, theme, tint=tint_of(score, theme))
        for field, direction in score.line.loose:
            paint_loose_end(painter, plan.rect(field), direction, theme)
    closed = (field for score in scores if score.line.closed for field in score.line.fields)
    paint_values(painter, plan, won=sum(1 << field for field in closed))
    for score in scores:
        paint_seal(painter, plan, score, theme)
    notes = (
        translate("Figures", "Open: {points} a field. Its stations pay nothing."),
        translate("Figures", "Closed: {points} a field, and its stations."),
        translate("Figures", "Longest closed: {points} a field, and its stations."),
    )
    for index, (note, each) in enumerate(zip(notes, scoring.PER_FIELD, strict=True)):
        paint_note(painter, theme, QRectF(456, 16 + index * 98, 252, 92), note.format(points=each))


_FIGURES: Figures = {
    "lavarails-pass": _paint_pass,
    "lavarails-boxed-in": _paint_boxed_in,
    "lavarails-first-die": _paint_first_die,
    "lavarails-reroll": _paint_reroll,
    "lavarails-lava": _paint_lava,
    "lavarails-lanes": _paint_lanes,
    "lavarails-tracks": _paint_tracks,
    "lavarails-score": _paint_score,
}
