"""Beside the table: everybody's level with what it demands, and what the actions of the oval do."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.games.level8.board import FIELD_ACTIONS, FieldAction
from gamebox.games.level8.levels import LAUREL
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.symbols import ground_of, paint_symbol
from gamebox.ui.games.level8.terms import action_name, action_sense, requirement_name
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import listed, translate
from gamebox.ui.theme import Size, Theme, font
from gamebox.ui.widgets.emblem_view import EmblemView
from gamebox.ui.widgets.parts import give_tip, label

_DONE = "\u00a0\u00a0✓"
"""Never on a line of its own."""


class LevelsPanel(SidePanel):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__()
        self._players = players
        self._wants = [label("", wrap=True) for _ in players]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(6)
        column.addWidget(label(translate("Level8", "Levels"), "strong"))
        for player, wants in zip(players, self._wants, strict=True):
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(EmblemView(player, 20), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(wants, 1)
            column.addLayout(row)
        column.addSpacing(4)
        column.addWidget(label(translate("Level8", "Actions"), "strong"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 6)
        grid.setColumnStretch(1, 5)
        for index, action in enumerate(FIELD_ACTIONS):
            grid.addWidget(_Legend(action, theme), index // 2, index % 2)
        column.addLayout(grid)

    @override
    def show_view(self, view: Level8View) -> None:
        for player, wants in zip(self._players, self._wants, strict=True):
            level = view.levels[player.seat]
            if level == LAUREL:
                wants.setText(translate("Level8", "the laurel!"))
                continue
            needs = listed([requirement_name(need) for need in view.level_of(player.seat)])
            text = translate("Level8", "{level}: {needs}").format(level=level, needs=needs)
            wants.setText(text + _DONE if view.lies(player.seat) else text)
            wants.setAccessibleName(f"{player.name}: {wants.text()}")


class _Legend(QWidget):
    """An action's disc and name; pointing at it says what it does."""

    def __init__(self, action: FieldAction, theme: Theme) -> None:
        super().__init__()
        self._action: FieldAction = action
        self._theme = theme
        give_tip(self, action_sense(action))
        self.setAccessibleName(f"{action_name(action)}: {action_sense(action)}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, 26) * enlargement(self)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        area = QRectF(QPointF(), QSizeF(self.size()) / enlargement(self))
        disc = QRectF(1, 1, 24, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground_of(self._action))
        painter.drawEllipse(disc)
        paint_symbol(painter, disc.adjusted(3, 3, -3, -3), self._action)
        painter.setPen(self._theme.ink)
        painter.setFont(font(Size.SMALL))
        words = area.adjusted(31, 0, 0, 0)
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(action_name(self._action), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
