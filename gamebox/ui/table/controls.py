"""The bar below a game that is watched: where it is, the way through it, and how fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from gamebox.ui.table.reel import Reel
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import button, give_tip, label
from gamebox.ui.widgets.scrub_bar import ScrubBar

_FASTER = {"½×": 0.5, "1×": 1.0, "2×": 2.0, "4×": 4.0}


class Controls(QFrame):
    sought = Signal(int)
    """A position to which somebody wants to go."""
    toggled = Signal()
    """Play, or hold what plays."""

    def __init__(self, theme: Theme, reel: Reel) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._reel = reel
        self.invitation = translate("Replay", "Play")
        """What the button says that lets it play."""
        self.rate = 1.0
        """How much faster than usual it plays."""
        self.scrub_bar = ScrubBar(theme, len(reel))
        self.scrub_bar.mark(reel.rounds, reel.turns, reel.moments)
        self.scrub_bar.valueChanged.connect(self._scrubbed)
        self._told = ElidedLabel("lead")
        self._where = label("", "muted")
        words = QHBoxLayout()
        words.addWidget(self._told, 1)
        words.addWidget(self._where)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 8, 20, 10)
        column.setSpacing(2)
        column.addLayout(words)
        column.addWidget(self.scrub_bar)
        self._row = self._buttons()
        column.addLayout(self._row)

    def _buttons(self) -> Flow:
        reel = self._reel
        self._play = way("play", "", self.toggled.emit, role="primary")
        self._speed = way("speed", "1×", self.next_rate)
        row = Flow()
        for name, sign, meaning, places in (
            ("round-back", "«", translate("Replay", "Back to the beginning of the round (Page Up)"), reel.rounds),
            ("step-back", "◀", translate("Replay", "One move back (←)"), None),
        ):
            row.add(way(name, sign, self._goer(back=True, places=places), meaning))
        row.add(self._play)
        for name, sign, meaning, places in (
            ("step", "▶", translate("Replay", "One move on (→)"), None),
            ("round", "»", translate("Replay", "On to the next round (Page Down)"), reel.rounds),
        ):
            row.add(way(name, sign, self._goer(back=False, places=places), meaning))
        row.add(self._speed)
        row.add_stretch()
        if reel.decisions:
            text = translate("Replay", "Next decision (D)")
            row.add(way("decision", text, self._goer(back=False, places=reel.decisions)))
        if reel.moments:
            text = translate("Replay", "Next key moment (M)")
            row.add(way("moment", text, self._goer(back=False, places=reel.moments)))
        return row

    def lead_on(self, further: QPushButton) -> None:
        """A way from here to somewhere else."""
        self._row.add(further)

    def _goer(self, *, back: bool, places: Sequence[int] | None) -> Callable[[], None]:
        """Goes to the next of some places, or just one step."""
        reel = self._reel

        def go() -> None:
            if places is None:
                self.sought.emit(reel.position + (-1 if back else 1))
            else:
                self.sought.emit(reel.preceding(places) if back else reel.following(places))

        return go

    def _scrubbed(self, position: int) -> None:
        if position != self._reel.position:
            self.sought.emit(position)

    def place_for(self, key: int) -> int | None:
        """The position to which a key leads; None if it leads nowhere."""
        reel = self._reel
        places: dict[int, Callable[[], int]] = {
            Qt.Key.Key_Left: lambda: reel.position - 1,
            Qt.Key.Key_Right: lambda: reel.position + 1,
            Qt.Key.Key_PageUp: lambda: reel.preceding(reel.rounds),
            Qt.Key.Key_PageDown: lambda: reel.following(reel.rounds),
            Qt.Key.Key_Home: lambda: 0,
            Qt.Key.Key_End: lambda: len(reel),
            Qt.Key.Key_D: lambda: reel.following(reel.decisions),
            Qt.Key.Key_M: lambda: reel.following(reel.moments),
        }
        return places[key]() if key in places else None

    def next_rate(self) -> None:
        names = list(_FASTER)
        name = names[(names.index(self._speed.text()) + 1) % len(names)]
        self._speed.setText(name)
        self.rate = _FASTER[name]

    def show_place(self, told: str, *, playing: bool) -> None:
        """Where the reel is, and what has just happened."""
        reel = self._reel
        self.scrub_bar.setValue(reel.position)
        self._told.setText(told)
        where = translate("Replay", "Move {number} of {all} · Round {round}")
        self._where.setText(where.format(number=reel.position, all=len(reel), round=reel.round_number))
        again = translate("Replay", "From the beginning") if reel.at_end else self.invitation
        self._play.setText("❚❚  " + translate("Replay", "Pause") if playing else f"▶  {again}")


def way(name: str, text: str, clicked: Callable[[], object], meaning: str = "", *, role: str = "") -> QPushButton:
    """A button that leaves the keyboard to the scrub bar, unless somebody walks to it."""
    made = button(text, clicked, role, name=name)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    give_tip(made, meaning)
    made.setAccessibleName(meaning or text)
    return made
