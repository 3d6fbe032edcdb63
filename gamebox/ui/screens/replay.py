"""The screen on which a game is watched again: the board, and below it the way through the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout
from typing_extensions import override

from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board
from gamebox.ui.table.choreographer import SPEEDS
from gamebox.ui.table.reel import Reel
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, label
from gamebox.ui.widgets.scrub_bar import ScrubBar

_FASTER = {"½×": 0.5, "1×": 1.0, "2×": 2.0, "4×": 4.0}
_FROM_THE_START = Cue()
_BETWEEN = 500
"""Milliseconds between two steps at normal speed."""


class Eyes(Enum):
    """Whose eyes one may watch with, besides those of a seat."""

    OPEN = "open"
    """What lies open on the table."""
    ACTING = "acting"
    """Whoever must act."""


class ReplayScreen(Screen):
    play_on_wanted = Signal(int)
    """A new game from that position."""
    what_if_wanted = Signal(int, bool)
    """Try moves from that position, and come back; whether all hands may be seen there."""

    def __init__(
        self, theme: Theme, look: Look, session: Session, settings: Settings, shelf: Shelf, cue: Cue = _FROM_THE_START
    ) -> None:
        super().__init__(theme)
        self._example = cue.example
        self._look = look
        self._players = players_of(session.setup.seats)
        self._over = isinstance(session.state.to_act(), Over)
        self._secrets = session.setup.game.secrets
        self.reel = Reel(session, look.words.rounds(session.steps), cue.moments)
        self.reel.seek(cue.position)
        self.board = Board(theme, look, session.setup, shelf, animation=settings.animation)
        self.board.view.setInteractive(False)
        self.board.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._usual_speed = SPEEDS[settings.animation]
        self._eyes: int | Eyes = Eyes.ACTING if self._secrets and (self._over or cue.example) else Eyes.OPEN
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self._play_next)
        self._playing = False
        self._rate = 1.0
        self.scrub_bar = ScrubBar(theme, len(self.reel))
        self.scrub_bar.mark(self.reel.rounds, self.reel.turns, self.reel.moments)
        self._told = ElidedLabel("lead")
        self._where = label("", "muted")
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top_bar())
        if self._example:
            layout.addWidget(self._caption(self._example.caption))
        layout.addWidget(self.board, 1)
        layout.addWidget(self._controls())

    def _top_bar(self) -> QFrame:
        bar = _bar()
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        title = translate("Replay", "{game}: replay").format(game=self._look.name)
        row.addWidget(button("←  " + translate("Screen", "Back"), self.left.emit, "quiet", name="back"))
        row.addWidget(label(title, "title"))
        row.addStretch(1)
        if self._secrets and self._over:
            row.addWidget(label(translate("Replay", "Seen by"), "muted"))
            row.addWidget(self._choice_of_eyes())
        for way in self._ways_on():
            row.addWidget(way)
        return bar

    def _ways_on(self) -> list[QPushButton]:
        if self._example:
            own = self._way("what-if", translate("Replay", "Do it yourself"), self._ask_what_if)
            return [own, self._way("next", translate("Replay", "Next example"), self._example.go_on, role="primary")]
        what_if = self._way("what-if", translate("Replay", "What if …"), self._ask_what_if)
        return [what_if, self._way("play-on", translate("Replay", "Play on from here"), self._ask_to_play_on)]

    def _caption(self, text: str) -> QFrame:
        bar = _bar()
        row = QHBoxLayout(bar)
        row.setContentsMargins(20, 4, 20, 10)
        row.addWidget(label(text, wrap=True))
        return bar

    def _choice_of_eyes(self) -> Combo:
        combo = Combo(self.theme, name="eyes", label=translate("Replay", "Seen by"))
        combo.addItem(translate("Replay", "whoever acts"), Eyes.ACTING)
        for player in self._players:
            combo.addItem(player.name, player.seat)
        combo.addItem(translate("Replay", "the open table"), Eyes.OPEN)
        combo.activated.connect(lambda index: self._look_with(combo.itemData(index)))
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo

    def _controls(self) -> QFrame:
        bar = _bar()
        words = QHBoxLayout()
        words.addWidget(self._told, 1)
        words.addWidget(self._where)
        column = QVBoxLayout(bar)
        column.setContentsMargins(20, 8, 20, 10)
        column.setSpacing(2)
        column.addLayout(words)
        column.addWidget(self.scrub_bar)
        column.addLayout(self._buttons())
        return bar

    def _buttons(self) -> QHBoxLayout:
        reel = self.reel
        self._play = self._way("play", "", self.toggle, role="primary")
        self._speed = self._way("speed", "1×", self._next_rate)
        row = QHBoxLayout()
        row.setSpacing(8)
        for name, sign, meaning, places in (
            ("round-back", "«", translate("Replay", "Back to the beginning of the round (Page Up)"), reel.rounds),
            ("step-back", "◀", translate("Replay", "One move back (←)"), None),
        ):
            row.addWidget(self._way(name, sign, self._goer(back=True, places=places), meaning))
        row.addWidget(self._play)
        for name, sign, meaning, places in (
            ("step", "▶", translate("Replay", "One move on (→)"), None),
            ("round", "»", translate("Replay", "On to the next round (Page Down)"), reel.rounds),
        ):
            row.addWidget(self._way(name, sign, self._goer(back=False, places=places), meaning))
        row.addWidget(self._speed)
        row.addStretch(1)
        if reel.decisions:
            text = translate("Replay", "Next decision (D)")
            row.addWidget(self._way("decision", text, self._goer(back=False, places=reel.decisions)))
        if reel.moments:
            text = translate("Replay", "Next key moment (M)")
            row.addWidget(self._way("moment", text, self._goer(back=False, places=reel.moments)))
        return row

    def _way(
        self, name: str, text: str, clicked: Callable[[], object], meaning: str = "", *, role: str = ""
    ) -> QPushButton:
        made = button(text, clicked, role, name=name)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setToolTip(tip(meaning))
        made.setAccessibleName(meaning or text)
        return made

    def _goer(self, *, back: bool, places: Sequence[int] | None) -> Callable[[], None]:
        """Goes to the next of some places, or just one step."""

        def go() -> None:
            if places is None:
                self.seek(self.reel.position + (-1 if back else 1))
            else:
                self.seek(self.reel.preceding(places) if back else self.reel.following(places))

        return go

    def _connect(self) -> None:
        self.board.settled.connect(self._wait)
        self.board.log.chosen.connect(lambda index: self.seek(index + 1))
        self.scrub_bar.valueChanged.connect(self._scrubbed)

    # Where one is

    def seek(self, position: int) -> None:
        """Go anywhere at once; what is being played stops there."""
        self.pause()
        self.reel.seek(position)
        self._show()

    def _scrubbed(self, position: int) -> None:
        if position != self.reel.position:
            self.seek(position)

    def _look_with(self, eyes: int | Eyes) -> None:
        self._eyes = eyes
        self._show()

    @property
    def viewer(self) -> int | None:
        """Whose hand is open now."""
        if isinstance(self._eyes, int):
            return self._eyes
        waiting = self.reel.state.to_act()
        return waiting.seat if self._eyes is Eyes.ACTING and not isinstance(waiting, Over) else None

    def _show(self) -> None:
        self.board.show_all(self.reel.state.view(self.viewer), (), self.viewer, self.reel.shown)
        self._show_place()

    def _show_place(self) -> None:
        reel = self.reel
        self.scrub_bar.setValue(reel.position)
        last = reel.shown[-1] if reel.position else None
        self._told.setText(" ".join(self.board.log.lines(last, self.viewer)) if last else "")
        where = translate("Replay", "Move {number} of {all} · Round {round}")
        self._where.setText(where.format(number=reel.position, all=len(reel), round=reel.round_number))
        self._play.setText("⏸  " + translate("Replay", "Pause") if self._playing else "▶  " + self._word_for_play())

    def _word_for_play(self) -> str:
        return translate("Replay", "From the beginning") if self.reel.at_end else translate("Replay", "Play")

    # Playing

    def toggle(self) -> None:
        if self._playing:
            self.pause()
            self._show()
        else:
            self.play()

    def play(self) -> None:
        if self.reel.at_end:
            self.reel.seek(0)
            self._show()
        self._playing = True
        self._show_place()
        self._play_next()

    def pause(self) -> None:
        self._playing = False
        self._waiting.stop()
        self.board.stop()

    def _play_next(self) -> None:
        if not self._playing:
            return
        if self.reel.at_end:
            self._playing = False
            self._show_place()
            return
        viewer = self.viewer
        step = self.reel.advance()
        self.board.set_speed(self._usual_speed * self._rate)
        self.board.play(step, viewer, lambda: self._settle(viewer))

    def _settle(self, seen_by: int | None) -> None:
        viewer = self.viewer
        if viewer != seen_by:
            self._show()
        else:
            self.board.show_view(self.reel.state.view(viewer), ())
            self._show_place()

    def _wait(self) -> None:
        if self._playing:
            self._waiting.start(round(_BETWEEN / self._rate))

    def _next_rate(self) -> None:
        names = list(_FASTER)
        name = names[(names.index(self._speed.text()) + 1) % len(names)]
        self._speed.setText(name)
        self._rate = _FASTER[name]

    def _ask_what_if(self) -> None:
        self.pause()
        self.what_if_wanted.emit(self.reel.position, self._over or self._example is not None)

    def _ask_to_play_on(self) -> None:
        self.pause()
        self.play_on_wanted.emit(self.reel.position)

    # Keys, wheel and window

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        reel, key = self.reel, event.key()
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
        if key == Qt.Key.Key_Space:
            self.toggle()
        elif key in places:
            self.seek(places[key]())
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a move."""
        notches = event.angleDelta().y() / 120
        self.seek(self.reel.position - round(notches))

    @override
    def rescale(self) -> None:
        self.board.rescale(self.scale)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.board.fit_side(self.width(), folded=None)
        super().resizeEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrub_bar.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.pause()
        super().closeEvent(event)


def _bar() -> QFrame:
    bar = QFrame()
    bar.setProperty("role", "bar")
    return bar
