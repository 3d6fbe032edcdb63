"""A field of the oval as a target: it says what its action does, and glows while the tower may go there."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from gamebox.games.level8.actions import Move
from gamebox.games.level8.board import FieldAction
from gamebox.ui.games.level8.glow import GlowTarget
from gamebox.ui.games.level8.layout import FIELD, START_FIELD
from gamebox.ui.games.level8.terms import action_name, action_sense
from gamebox.ui.texts import tip
from gamebox.ui.theme import Theme


class FieldTarget(GlowTarget):
    def __init__(self, number: int, field_action: FieldAction, theme: Theme) -> None:
        outline = QPainterPath()
        reach = START_FIELD if number == 0 else FIELD
        outline.addEllipse(-reach, -reach, 2 * reach, 2 * reach)
        super().__init__(outline, Move(number), theme)
        self.number = number
        self.field_action: FieldAction = field_action
        self.setObjectName(f"field {number}")
        self.hint = f"{action_name(field_action)}: {action_sense(field_action)}"
        self.setToolTip(tip(self.hint))
