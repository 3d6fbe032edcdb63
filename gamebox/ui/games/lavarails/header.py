"""Whose sheet it is and what it scores so far, rule by rule."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gamebox.games.lavarails.scoring import LineScore, Score
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.terms import head_start, score_parts, sheet_title
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.line import fitted
from gamebox.ui.players import Player
from gamebox.ui.texts import signed, translate
from gamebox.ui.theme import Theme, fitting_font, font, mixed

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SLIM = 160.0
_LEAST = 17
_FILLED = 0.7
"""How much of a line's height its type may take as people want it larger."""
_SMALL = 19.5
"""Stays readable when the window is at its smallest."""
_LARGE = 22.0
"""The same on a large sheet, which is small in the picture of a result."""
_GAP = 12.0
"""Between words and their number at least."""
_SEAL = 0.66
"""The size of a seal, in fields."""


@dataclass(frozen=True)
class Standing:
    """What the header tells besides the name."""

    score: Score
    drafted: Score | None = None
    """What the sheet would score with the tracks that may still be changed."""
    starts: bool = False
    passed: bool = False
    acts: bool = False
    held_up: bool = False
    head_start: int = 0
    """Points apart from those of the sheet (LR-51)."""
    final: bool = False
    """The game is over: the head start counts."""

    @property
    def total(self) -> int:
        return self.score.total + (self.head_start if self.final else 0)

    def tags(self) -> list[str]:
        tags = {
            translate("Lavarails", "enlarged"): self.held_up,
            translate("Lavarails", "begins"): self.starts,
            translate("Lavarails", "passed"): self.passed,
            f"{head_start()} +{self.head_start}": self.head_start > 0,
        }
        return [tag for tag, applies in tags.items() if applies]

    def parts(self) -> list[tuple[str, int, str]]:
        """The points rule by rule, each with what the draft would change: "+3"."""
        now, then = score_parts(self.score), score_parts(self.drafted or self.score)
        return [(name, count, _change(count, later)) for (name, count), (_, later) in zip(now, then, strict=True)]

    def change(self) -> str:
        """What the draft would change in all."""
        return _change(self.score.total, self.drafted.total) if self.drafted else ""


def _change(now: int, then: int) -> str:
    return signed(then - now) if then != now else ""


def paint_header(painter: QPainter, plan: Plan, player: Player, standing: Standing, theme: Theme) -> None:
    area = plan.header
    if area.width() < _SLIM:
        _paint_slim(painter, plan, player, standing, theme)
        return
    side = 36.0 if plan.large else 30.0
    line = QRectF(area.left(), area.top(), area.width(), min(area.height(), 50.0 if plan.large else 34.0))
    paint_emblem(painter, player.livery, QRectF(line.left() + 2, line.center().y() - side / 2, side, side))
    name = line.adjusted(side + 12, 0, 0, 0)
    name.setRight(_paint_sum(painter, line, standing, theme, 30 if plan.large else 26) - 10)
    wide = _paint_name(painter, plan, player.name, name, theme)
    rest = name.adjusted(wide + 12, 0, 0, 0)
    _paint_tags(painter, rest, standing.tags(), theme)
    if plan.large:
        _paint_title(painter, plan, rest.adjusted(_tags_width(standing.tags()), 0, -16, 0), theme)


def _paint_sum(painter: QPainter, line: QRectF, standing: Standing, theme: Theme, size: float) -> float:
    """The total at the end of a line, and what the draft would add to it; where they begin."""
    right = line.right()
    for text, colour, made in (
        (standing.change(), _draft_colour(theme), _draft_font()),
        (str(standing.total), theme.ink, font(size, bold=True)),
    ):
        painter.setPen(colour)
        painter.setFont(made)
        painter.drawText(QRectF(line.left(), line.top(), right - line.left(), line.height()), _RIGHT, text)
        right -= QFontMetricsF(made).horizontalAdvance(text) + (8 if text else 0)
    return right


def _paint_slim(painter: QPainter, plan: Plan, player: Player, standing: Standing, theme: Theme) -> None:
    """Beside a small sheet: the name has a line of its own."""
    area = plan.header
    _paint_name(painter, plan, player.name, QRectF(area.left(), area.top(), area.width(), 30), theme)
    paint_emblem(painter, player.livery, QRectF(area.left(), area.top() + 32, 28, 28))
    rest = QRectF(area.left() + 34, area.top() + 32, area.width() - 34, 28)
    _paint_tags(painter, rest, standing.tags()[-1:], theme)


def _paint_name(painter: QPainter, plan: Plan, name: str, area: QRectF, theme: Theme) -> float:
    painter.setPen(theme.ink)
    size = 26 if plan.large else 22
    return paint_fitting(painter, area, name, min(size * theme.text, area.height() * _FILLED))


def paint_fitting(painter: QPainter, area: QRectF, text: str, size: float) -> float:
    """Bold words that grow smaller before they are cut; how wide they are."""
    made, shown = fitted(text, area.width(), size, _LEAST)
    painter.setFont(made)
    painter.drawText(area, _LEFT, shown)
    return QFontMetricsF(made).horizontalAdvance(shown)


def _paint_title(painter: QPainter, plan: Plan, area: QRectF, theme: Theme) -> None:
    title = sheet_title(plan.sheet)
    painter.setPen(theme.muted)
    painter.setFont(font(_SMALL))
    if QFontMetricsF(painter.font()).horizontalAdvance(title) <= area.width():
        painter.drawText(area, _RIGHT, title)


def _tags_width(tags: list[str]) -> float:
    metrics = QFontMetricsF(font(_SMALL))
    return sum(metrics.horizontalAdvance(tag) + 28 for tag in tags)


def _paint_tags(painter: QPainter, area: QRectF, tags: list[str], theme: Theme) -> None:
    """Small labels; those that find no room are left out: the plates of others are narrow."""
    x = area.left()
    for tag in tags:
        made = fitting_font(tag, area.width() - 18, _SMALL)
        wide = QFontMetricsF(made).horizontalAdvance(tag) + 18
        if x + wide > area.right() + 1 or made.pixelSize() < _LEAST:
            return
        plate = QRectF(x, area.center().y() - 14, wide, 28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.paper, theme.ink, 0.12))
        painter.drawRoundedRect(plate, 14, 14)
        painter.setPen(theme.ink)
        painter.setFont(made)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, tag)
        x += wide + 10


def paint_block(painter: QPainter, plan: Plan, standing: Standing, theme: Theme) -> None:
    """The points, rule by rule: under each other, or side by side in a low block."""
    area = plan.block
    if area.isEmpty():
        return
    if area.width() > area.height() * 3:
        _paint_row(painter, area, standing, theme)
    else:
        _paint_column(painter, plan, area, standing, theme)


def _common_font(names: list[str], width: float, size: float) -> QFont:
    """One size for all the words of a block, so that the longest fits."""
    metrics = QFontMetricsF(font(size))
    longest = max(names, key=metrics.horizontalAdvance)
    return fitting_font(longest, width, size)


def _paint_row(painter: QPainter, area: QRectF, standing: Standing, theme: Theme) -> None:
    parts = standing.parts()
    wide = area.width() / len(parts)
    size = max(_SMALL, min(_SMALL * theme.text, area.height() * _FILLED / 2))
    words = _common_font([name for name, *_ in parts], wide - 12, size)
    for index, (name, count, change) in enumerate(parts):
        place = QRectF(area.left() + index * wide, area.top(), wide - 12, area.height())
        painter.setPen(theme.muted)
        painter.setFont(words)
        painter.drawText(place.adjusted(0, 0, 0, -area.height() / 2), Qt.AlignmentFlag.AlignCenter, name)
        painter.setPen(_points_colour(count, theme))
        painter.setFont(font(28, bold=True))
        text = f"{count} {change}" if change else str(count)
        painter.drawText(place.adjusted(0, area.height() / 2 - 8, 0, 0), Qt.AlignmentFlag.AlignCenter, text)


def _paint_column(painter: QPainter, plan: Plan, area: QRectF, standing: Standing, theme: Theme) -> None:
    parts = standing.parts()
    if area.width() < _SLIM:
        painter.setPen(theme.ink)
        painter.setFont(font(min(48.0, area.height() * 0.6), bold=True))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(standing.total))
        return
    step = min((62.0 if plan.large else 40.0) * theme.text, area.height() / (len(parts) + 1))
    size = 24 if plan.large else 20
    numbers = font(max(size, min(size * theme.text, step * _FILLED)), bold=True)
    room = room_beside(numbers, standing, area.width())
    words = words_beside(QSizeF(room, step), standing, (_LARGE if plan.large else _SMALL) * theme.text)
    top = area.top() + (area.height() * 0.1 if plan.large else 4)
    for index, (name, count, change) in enumerate(parts):
        line = QRectF(area.left(), top + index * step, area.width(), step)
        painter.setPen(theme.muted)
        painter.setFont(words)
        painter.drawText(QRectF(line.topLeft(), QSizeF(room, step)), _LEFT | Qt.TextFlag.TextWordWrap, name)
        painter.setPen(_points_colour(count, theme))
        painter.setFont(numbers)
        painter.drawText(line, _RIGHT, str(count))
        _paint_change(painter, line, change, theme)
    if plan.large:
        line = QRectF(area.left(), top + len(parts) * step, area.width(), step)
        _paint_total(painter, line, standing, theme, (words.pixelSize(), max(26, numbers.pixelSize())))


def room_beside(numbers: QFont, standing: Standing, width: float) -> float:
    """What points leave of a line for their name."""
    return width - _GAP - QFontMetricsF(numbers).horizontalAdvance(str(standing.total))  # no part has more


def words_beside(room: QSizeF, standing: Standing, size: float) -> QFont:
    """In which the rules are named, each beside its points: in two lines rather than tiny."""
    names = [name for name, *_ in standing.parts()]
    words = [word for name in names for word in name.split()]
    fonts = (
        _common_font(names, room.width() - 1, size),
        _common_font(words, room.width() - 1, min(size, room.height() * _FILLED / 2)),
    )
    return max(fonts, key=lambda made: made.pixelSize())


def _paint_total(painter: QPainter, line: QRectF, standing: Standing, theme: Theme, sizes: tuple[int, int]) -> None:
    """`sizes` are those of words and of numbers."""
    painter.setPen(QPen(theme.grid(), 2))
    painter.drawLine(line.topLeft(), line.topRight())
    painter.setPen(theme.ink)
    text = translate("Lavarails", "Total")
    painter.setFont(fitting_font(text, line.width() - 2 * sizes[1], sizes[0], bold=True))
    painter.drawText(line, _LEFT, text)
    painter.setFont(font(sizes[1], bold=True))
    painter.drawText(line, _RIGHT, str(standing.total))
    _paint_change(painter, line, standing.change(), theme)


def _paint_change(painter: QPainter, line: QRectF, change: str, theme: Theme) -> None:
    """Below the number that it is going to change."""
    painter.setPen(_draft_colour(theme))
    painter.setFont(_draft_font())
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, change)


def _draft_font() -> QFont:
    return font(_SMALL, bold=True)


def _draft_colour(theme: Theme) -> QColor:
    """That of the fields with tracks that may still be changed, as dark or light as words must be."""
    return mixed(theme.accent, theme.ink, 0.4)


def _points_colour(count: int, theme: Theme) -> QColor:
    return theme.good if count else theme.muted


def seal_at(painter: QPainter, centre: QPointF, text: str, theme: Theme, size: float) -> None:
    """A round seal with points, for lines and whole lanes."""
    painter.setPen(QPen(theme.paper, size * 0.08))
    painter.setBrush(theme.good)
    painter.drawEllipse(centre, size / 2, size / 2)
    painter.setPen(theme.paper)
    painter.setFont(fitting_font(text, size * 0.82, size * 0.6, bold=True))
    painter.drawText(
        QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), Qt.AlignmentFlag.AlignCenter, text
    )


def paint_seal(painter: QPainter, plan: Plan, score: LineScore, theme: Theme) -> None:
    """What a line is worth with its stations, at its first field."""
    seal_at(painter, seal_rect(plan, score).center(), str(score.total), theme, plan.cell * _SEAL)


def seal_rect(plan: Plan, score: LineScore) -> QRectF:
    """Where that is written, with some room around it."""
    area, reach = plan.rect(min(score.line.fields)), plan.cell * _SEAL
    centre = area.topLeft() + (area.center() - area.topLeft()) * 0.6
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
