"""A field of the oval as a target: it says what its action does, and glows while the tower may go there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from gamebox.games.level8.actions import WILDS, Move
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.glow import GlowTarget
from gamebox.ui.games.level8.layout import FIELD, START_FIELD, Layout
from gamebox.ui.games.level8.terms import action_name, action_sense
from gamebox.ui.items.target import TargetItem
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


class Fields:
    """All fields of the oval as targets."""

    def __init__(self, theme: Theme, add: Callable[[TargetItem], None]) -> None:
        self._theme = theme
        self._add = add
        self.targets: list[FieldTarget] = []

    def show(self, view: Level8View, layout: Layout) -> None:
        if not self.targets:
            self.targets = [FieldTarget(*field, self._theme) for field in enumerate(view.board.fields)]
            for target in self.targets:
                self._add(target)
        for target, spot in zip(self.targets, layout.fields, strict=True):
            target.setPos(spot)
            target.action = Move(target.number)
        if view.step == "wild":
            self._stand_for_actions(view)

    def _stand_for_actions(self, view: Level8View) -> None:
        """A field stands for its action if the tower would go there (L8-38)."""
        opponents = [tower for seat, tower in enumerate(view.towers) if seat != view.turn]
        for wild in WILDS:
            field = view.board.nearest(view.towers[view.turn], wild.action, opponents)
            if field is not None:
                self.targets[field].action = wild
