"""An empty sheet: for pen and paper, with lines for the name and the points, or bare, to be looked at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gamebox.games.lavarails.scoring import RailwayScore, Score, VolcanoScore
from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.games.lavarails.detail import Detail, detail_of
from gamebox.ui.games.lavarails.fields import paint_fields, paint_lane_value, paint_values
from gamebox.ui.games.lavarails.layout import TRAY, Plan, bare_plan, plan_for
from gamebox.ui.games.lavarails.rails import paint_piece
from gamebox.ui.games.lavarails.terms import level_name, score_parts, sheet_title
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font, font

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_UNIT = TRAY.width()
"""A sheet is drawn as wide as on the table, and scaled to the paper."""
_ABOVE = 22.0
"""How far above its line a name stands: below it is room to write."""


def paint_paper_sheet(painter: QPainter, area: QRectF, sheet: Sheet, theme: Theme) -> None:
    scale = area.width() / _UNIT
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    plan = _plan(sheet, area)
    _paint_head(painter, plan.header, sheet, theme)
    _paint_print(painter, plan, theme)
    _paint_points(painter, plan.block, sheet, theme)
    painter.restore()


def _plan(sheet: Sheet, area: QRectF) -> Plan:
    return plan_for(sheet, QRectF(0, 0, _UNIT, area.height() * _UNIT / area.width()))


def field_side(sheet: Sheet, area: QRectF) -> float:
    """How wide a field becomes on that area."""
    return _plan(sheet, area).cell * area.width() / _UNIT


def paint_bare_sheet(painter: QPainter, area: QRectF, sheet: Sheet, theme: Theme) -> None:
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _paint_print(painter, bare_plan(sheet, area), theme)


def _paint_print(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """The fields, and all that can be won with them."""
    plain = detail_of(painter, plan) is Detail.MARKS
    paint_fields(painter, plan, theme)
    for field, piece in plan.sheet.pieces:
        paint_piece(painter, plan.rect(field), piece, theme, plain=plain)
    paint_values(painter, plan)
    for lane in plan.sheet.lanes:
        paint_lane_value(painter, plan, lane, theme)


def _paint_head(painter: QPainter, area: QRectF, sheet: Sheet, theme: Theme) -> None:
    title = f"{sheet_title(sheet)} – {level_name(sheet)}"
    painter.setPen(theme.ink)
    painter.setFont(fitting_font(title, area.width() * 0.55, 24, bold=True))
    painter.drawText(area, _LEFT, title)
    painter.setFont(font(18))
    name = area.adjusted(area.width() * 0.58, 0, 0, 0)
    painter.drawText(name, _LEFT, translate("Lavarails", "Name:"))
    _paint_rule(painter, name.adjusted(70, 0, 0, -8), theme)


def _paint_rule(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A line to write on."""
    painter.setPen(QPen(theme.muted, 1.4))
    painter.drawLine(area.bottomLeft(), area.bottomRight())


def _paint_points(painter: QPainter, block: QRectF, sheet: Sheet, theme: Theme) -> None:
    """Lines to write on: beside their names, or below them where all stand side by side."""
    nothing: Score = VolcanoScore(0, 0, 0) if sheet.volcanic else RailwayScore(0, 0, 0, 0)
    names = [*(name for name, _ in score_parts(nothing)), translate("Lavarails", "Total")]
    across = block.width() > block.height() * 3
    step = QPointF(block.width() / len(names), 0) if across else QPointF(0, min(62.0, block.height() / len(names)))
    wide = step.x() - 14 if across else block.width()
    named, ruled = (1.0, 0.0) if across else (0.62, 0.66)
    top = block.top() if across else block.center().y() - step.y() * len(names) / 2
    for index, name in enumerate(names):
        line = QRectF(block.left(), top, wide, 46).translated(step * index)
        painter.setPen(theme.ink)
        painter.setFont(fitting_font(name, wide * named, 18, bold=index == len(names) - 1))
        painter.drawText(line.adjusted(0, -_ABOVE, 0, -_ABOVE) if across else line, _LEFT, name)
        _paint_rule(painter, line.adjusted(wide * ruled, 0, 0, -8), theme)
