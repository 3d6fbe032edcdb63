"""What people change in passing, at set-up or at the table, and find again next time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gamebox.ui.desk import Desk
from gamebox.ui.host import Host

if TYPE_CHECKING:
    from gamebox.bots.tutor import Tutor


class Habits:
    def __init__(self, desk: Desk, host: Host) -> None:
        self._desk = desk
        self._host = host
        self.folded = None if desk.settings.side_panel else True
        """Whether the side panel is; None: if there is no room for it."""

    def fold(self, folded: bool) -> None:
        self.folded = folded
        self._keep(side_panel=not folded)

    def use_real_dice(self, real: bool) -> None:
        self._keep(real_dice=real)

    def see_tip(self, tip: str) -> None:
        self._keep(tips_seen=(*self._desk.settings.tips_seen, tip))

    def teach(self, name: str, tutor: Tutor) -> None:
        """How much a tutor says to a person."""
        with self._host.telling():
            self._desk.teach(name, tutor)

    def _keep(self, **changed: Any) -> None:
        with self._host.telling():
            self._desk.change(msgspec.structs.replace(self._desk.settings, **changed))
