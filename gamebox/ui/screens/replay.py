"""The screen on which a game is watched again: the board, and below it the way through the game."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout
from typing_extensions import override

from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.board_screen import BoardScreen
from gamebox.ui.screens.cue import Cue
from gamebox.ui.table.board import Board
from gamebox.ui.table.choreographer import speed_of
from gamebox.ui.table.controls import Controls, way
from gamebox.ui.table.reel import Reel
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import button, label

_FROM_THE_START = Cue()
_BETWEEN = 500
"""Milliseconds between two steps at normal speed."""
_NOTCH = 120
"""Of a wheel, as Qt counts."""


class Eyes(Enum):
    """Whose eyes one may watch with, besides those of a seat."""

    OPEN = "open"
    """What lies open on the table."""
    ACTING = "acting"
    """Whoever must act."""
    ALL = "all"
    """Likewise, with everybody's hand open."""


class ReplayScreen(BoardScreen):
    play_on_wanted = Signal(int)
    """A new game from that position."""
    review_wanted = Signal(int)
    """What the game was made of; the position is where one comes back to."""
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
        self._usual_speed = speed_of(settings.animation)
        self._eyes: int | Eyes = Eyes.ACTING if self._secrets and (self._over or cue.example) else Eyes.OPEN
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self._play_next)
        self._playing = False
        self._turned = 0
        """What the wheel was turned and is not yet a notch."""
        self.controls = Controls(theme, self.reel)
        self._branches: list[QPushButton] = []
        """The ways to another game from where this one stands."""
        self._choice: Combo | None = None
        """With whose eyes; there is none where all see the same, or where they must not."""
        if cue.example:
            self.controls.invitation = translate("Replay", "Show me")
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
        layout.addWidget(self.controls)
        if self._over and not self._example:
            self.controls.lead_on(way("review", translate("Result", "Review"), self._ask_for_review))

    def _top_bar(self) -> QFrame:
        bar = _bar()
        row = Flow(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        title = translate("Replay", "{game}: replay").format(game=self._look.name)
        row.add(button("←  " + translate("Screen", "Back"), self.left.emit, "quiet", name="back"))
        heading = ElidedLabel("title")
        heading.setText(title)
        row.add(heading, 1)
        if self._secrets and self._over:
            row.add(label(translate("Replay", "Seen by"), "muted"))
            self._choice = self._choice_of_eyes()
            row.add(self._choice)
        for leading_on in self._ways_on():
            row.add(leading_on)
        return bar

    def _ways_on(self) -> list[QPushButton]:
        if self._example:
            own = way("what-if", translate("Replay", "Do it yourself"), self._ask_what_if)
            return [own, way("next", translate("Replay", "Next example"), self._example.go_on, role="primary")]
        if self._secrets and not self._over:  # a game beside it would show what lies in hands and piles
            return []
        what_if = way("what-if", translate("Replay", "What if …"), self._ask_what_if)
        self._branches = [what_if, way("play-on", translate("Replay", "Play on from here"), self._ask_to_play_on)]
        return self._branches

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
        combo.addItem(translate("Replay", "everybody, hands open"), Eyes.ALL)
        combo.addItem(translate("Replay", "the open table"), Eyes.OPEN)
        combo.activated.connect(lambda index: self.look_with(combo.itemData(index)))
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo

    def _connect(self) -> None:
        self.board.settled.connect(self._wait)
        self.board.log.chosen.connect(lambda index: self.seek(index + 1))
        self.controls.sought.connect(self.seek)
        self.controls.toggled.connect(self.toggle)

    # Where one is

    def seek(self, position: int) -> None:
        """Go anywhere at once; what is being played stops there."""
        self.pause()
        self.reel.seek(position)
        self._show()

    def look_with(self, eyes: int | Eyes) -> None:
        self._eyes = eyes
        if self._choice:
            self._choice.setCurrentIndex(self._choice.findData(eyes))
        self._show()

    @property
    def viewer(self) -> int | None:
        """Whose hand is open now."""
        if isinstance(self._eyes, int):
            return self._eyes
        waiting = self.reel.state.to_act()
        return None if self._eyes is Eyes.OPEN or isinstance(waiting, Over) else waiting.seat

    def _view(self) -> Any:
        state = self.reel.state
        return state.unveiled(self.viewer) if self._eyes is Eyes.ALL else state.view(self.viewer)

    def _show(self) -> None:
        self.board.show_all(self._view(), (), self.viewer, self.reel.shown)
        self._show_place()

    def _show_place(self) -> None:
        last = self.reel.shown[-1] if self.reel.position else None
        told = " ".join(self.board.log.lines(last, self.viewer)) if last else ""
        self.controls.show_place(told, playing=self._playing)
        for branch in self._branches:  # nothing can be played after the end
            branch.setEnabled(not isinstance(self.reel.state.to_act(), Over))

    # Playing

    def toggle(self) -> None:
        if self._playing:
            self.pause()
            self._show()
        else:
            self.play()

    def play(self) -> None:
        if self.reel.at_end:
            self.reel.seek(self._example.begin if self._example else 0)
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
        self.board.set_speed(self._usual_speed * self.controls.rate)
        self.board.play(step, viewer, lambda: self._settle(viewer))

    def _settle(self, seen_by: int | None) -> None:
        if self.viewer != seen_by:
            self._show()
        else:
            self.board.show_view(self._view(), ())
            self._show_place()

    def _wait(self) -> None:
        if self._playing:
            self._waiting.start(round(_BETWEEN / self.controls.rate))

    def _ask_what_if(self) -> None:
        """From here; of an example that was watched to its end, from its beginning."""
        self.pause()
        begin = self._example.begin if self._example and self.reel.at_end else self.reel.position
        self.what_if_wanted.emit(begin, self._over or self._example is not None)

    def _ask_for_review(self) -> None:
        self.pause()
        self.review_wanted.emit(self.reel.position)

    def _ask_to_play_on(self) -> None:
        self.pause()
        self.play_on_wanted.emit(self.reel.position)

    # Keys, wheel and window

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = self.controls.place_for(event.key())
        if event.key() == Qt.Key.Key_Space:
            self.toggle()
        elif place is not None:
            self.seek(place)
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a move; fine wheels and touchpads come to one bit by bit."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        self.seek(self.reel.position - notches)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controls.scrub_bar.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.pause()
        super().closeEvent(event)


def _bar() -> QFrame:
    bar = QFrame()
    bar.setProperty("role", "bar")
    return bar
