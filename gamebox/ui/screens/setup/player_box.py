"""Who plays at a seat: a person, or one of the bots, each a character of whom one line tells how it plays."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from gamebox.bots import registry
from gamebox.bots.bot import Character
from gamebox.ui.screens.setup.seating import HUMAN
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo

_LINE = Qt.ItemDataRole.UserRole + 1
_STRENGTH = _LINE + 1


def _character(game: str, player: str) -> Character | None:
    maker = registry.strengths_of(game).get(player.removeprefix("bot:")) if player != HUMAN else None
    return getattr(maker, "character", None)


def player_name(game: str, player: str) -> str:
    """As it stands in the box: a bot by its character."""
    if player == HUMAN:
        return translate("Setup", "Human")
    character = _character(game, player)
    if character:
        return translate("Bot", character.name)
    return player.rpartition(":")[2] if _is_own(player) else _strength(player).capitalize()


def bot_line(game: str, player: str) -> str:
    """How a bot plays; nothing is said of people."""
    character = _character(game, player)
    if character:
        return translate("Bot", character.line)
    return (
        translate("Setup", "A bot of your own, from {file}.").format(file=_file_of(player)) if _is_own(player) else ""
    )


def _is_own(player: str) -> bool:
    """Whether it is a bot in somebody's own file: bot:path/to/file.py:Name."""
    return ":" in player.removeprefix("bot:")


def _file_of(player: str) -> str:
    return Path(player.removeprefix("bot:").rpartition(":")[0]).name


def _strength(player: str) -> str:
    known = {
        "bot:easy": translate("Setup", "easy"),
        "bot:medium": translate("Setup", "medium"),
        "bot:hard": translate("Setup", "hard"),
    }
    return known.get(player) or (translate("Setup", "own bot") if _is_own(player) else player.removeprefix("bot:"))


class PlayerBox(Combo):
    """The list shows every character with its line; the box itself only the name."""

    def __init__(self, theme: Theme, game: str, name: str) -> None:
        super().__init__(theme, name=name, label=translate("Setup", "Human or bot"))
        for player in (HUMAN, *(f"bot:{bot}" for bot in registry.strengths_of(game))):
            self.addItem(player_name(game, player), player)
            line = bot_line(game, player) or translate("Setup", "Somebody at this computer.")
            self.setItemData(self.count() - 1, line, _LINE)
            self.setItemData(self.count() - 1, "" if player == HUMAN else _strength(player), _STRENGTH)
            self.setItemData(self.count() - 1, tip(line), Qt.ItemDataRole.ToolTipRole)
        self.setMinimumContentsLength(6)
        self.view().setItemDelegate(_TwoLines(theme, self))

    @override
    def showPopup(self) -> None:
        metrics = self.fontMetrics()
        lines = (self.itemData(index, _LINE) for index in range(self.count()))
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 3 * metrics.height()
        self.view().setMinimumWidth(min(wide, self.window().width() - 2 * metrics.height()))
        super().showPopup()


class _TwoLines(QStyledItemDelegate):
    """A name, and below it what there is to say."""

    def __init__(self, theme: Theme, box: Combo) -> None:
        super().__init__(box)
        self._theme = theme

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, 2 * option.fontMetrics.height() + 16)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        area = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(area, self._theme.accent if chosen else self._theme.field)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self._theme.on_accent if chosen else self._theme.ink)
        upper = area.adjusted(12, 6, -8, -area.height() // 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, index.data())
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(self._theme.on_accent if chosen else self._theme.muted)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, index.data(_STRENGTH))
        lower = area.adjusted(12, area.height() // 2, -8, -6)
        line = painter.fontMetrics().elidedText(index.data(_LINE), Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()
