"""The bar at the bottom: who must do what now, the buttons for it, and why something may not be done."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.announcements import announce
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.texts import tip, translate
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import UNBOUND, button, give_tip, label, plain
from gamebox.ui.widgets.rule_label import RuleLabel

_REASON_STAYS = 6000
_WARY, _SAME_PLACE = 900, 12
"""Milliseconds and pixels within which a second press on another button is one by mistake."""
_ABOUT = 40
"""Letters of a line on a button that says what it does: two such buttons and the task fit into a small window."""
_NARROW = 1000
"""Pixels at the usual size: in a narrower bar buttons may stand below the words; large ones say only what they are."""
_HEIGHT = 84
_ROOMY = 1200
_BETWEEN = 2
"""Pixels, at the usual size: the bar's height, from which width on it is roomy, and what lies between its lines."""


class Words(QWidget):
    """What must be done, and below it for a while what a place would do or why something was not done."""

    def __init__(self) -> None:
        super().__init__()
        self.task = RuleLabel(role="lead")
        self.task.setObjectName("prompt")
        self.reason = RuleLabel(role="bad")
        self.reason.setObjectName("reason")
        self.hint = label("", "muted", wrap=True)
        self.hint.setObjectName("hint")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(_BETWEEN)
        rows.addStretch(1)
        for line in (self.task, self.reason, self.hint):
            rows.addWidget(line)
        rows.addStretch(1)
        self._news = False

    def remark(self, words: str, *, news: bool = False) -> None:
        """Say something below the task; mere news give way to it if there is no room for both."""
        self.hint.setText(words)
        self._news = news
        self.make_room()

    def explain(self, reason: str) -> None:
        """Say why something was not done, instead of any other remark."""
        self.reason.setText(reason)
        self.make_room()

    def make_room(self) -> None:
        """What has just been asked for is shown, if need be alone."""
        told = self.reason if self.reason.text() else self.hint
        needed = sum(line.heightForWidth(self.width()) + _BETWEEN for line in (self.task, told))
        crowded = bool(told.text()) and needed > self.height()
        gives_way = told is self.hint and self._news
        self.task.setVisible(not crowded or gives_way)
        self.reason.setVisible(told is self.reason)
        self.hint.setVisible(told is self.hint and bool(told.text()) and not (crowded and gives_way))

    @override
    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.make_room()


class PromptBar(QFrame):
    chosen = Signal(object)
    """The move of a button."""
    rolled = Signal()
    """Let chance decide."""
    skipped = Signal()
    recap_wanted = Signal()
    """What happened since one's last turn."""
    referred = Signal(str)
    """The number of a rule was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setAccessibleName(translate("Prompt", "What to do"))
        self._words = Words()
        self._offers: list[QPushButton] = []
        self._pointed: Sequence[Any] = ()
        self._captions: list[QLabel] = []
        self._hint = self._news = ""
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(20, 6, 20, 6)
        self._columns.setSpacing(8)
        self._hand = QWidget()
        self._row = Flow(self._hand)
        self._columns.addWidget(self._words, 1)
        self._columns.addWidget(self._hand)
        self._scale = 1.0
        for words in (self._words.task, self._words.reason):
            words.referred.connect(self.referred)
        self._skip = button(translate("Prompt", "Skip"), self.skipped.emit, name="skip")
        give_tip(self._skip, translate("Prompt", "Jump to the next decision of a person"))
        self._skip.installEventFilter(self)
        self._recap = button("", self.recap_wanted.emit, "quiet", name="recap-button")
        give_tip(self._recap, translate("Prompt", "What has happened since your last turn"))
        self._recap.setAccessibleName(translate("Prompt", "Since your turn"))
        self._recap.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._recap.hide()
        self._row.add(self._recap)
        self._row.add(self._skip)
        self._pressed = ("", QPoint())
        self._wary = QTimer(self, singleShot=True, interval=_WARY)
        self._forget = QTimer(self, singleShot=True, interval=_REASON_STAYS)
        self._forget.timeout.connect(self.forget_reason)

    def be_kind(self) -> None:
        """Nobody does anything wrong here: say why not as one says anything else."""
        self._words.reason.setProperty("role", "strong")

    def rescale(self, scale: float) -> None:
        """As high as two lines and a remark need, whatever is said: the board must not jump."""
        self._scale = scale
        self._fit()

    def _fit(self) -> None:
        """Where words are so large that they and the buttons have no room side by side, the bar grows instead."""
        narrow = self.width() < _NARROW * self._scale
        for made in self._offers:
            _word(made, brief=narrow and self._scale > 1)
        tight = narrow and self._hand.sizeHint().width() > self.width() // 2
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if tight else QBoxLayout.Direction.LeftToRight)
        self.setMinimumHeight(round(_HEIGHT * self._scale))
        self.setMaximumHeight(UNBOUND if tight else round(_HEIGHT * self._scale))

    @override
    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit()
        self._name_recap()

    def show_prompt(self, prompt: Prompt, *, bots_play: bool) -> None:
        focused = self._hold_focus()
        if prompt.text != self._words.task.text():
            announce(self, prompt.text, task=True)
            self.forget_reason()
        elif [offer.label for offer in prompt.offers] != [made.objectName() for made in self._offers]:
            self.forget_reason()  # something else was chosen
        self._words.task.setText(prompt.text)
        self._skip.setVisible(bots_play)
        self._drop_offers()
        for offer in prompt.offers:
            self._add(offer)
        if self.hasFocus() and self._offers:
            again = [made for made in self._offers if made.objectName() == focused]
            usual = [made for made in self._offers if made.property("role") == "primary"]
            (again or usual or self._offers)[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit()

    def narrate(self, words: str) -> None:
        """What is being seen, instead of what was to be done; whoever listens hears it from the log."""
        self._hold_focus()
        self._words.task.setText(words)
        self._drop_offers()

    def _drop_offers(self) -> None:
        for old in (*self._offers, *self._captions):
            old.hide()
            old.deleteLater()
        self._offers, self._captions = [], []

    def offer_recap(self, *, possible: bool) -> None:
        """Whether there is something to tell."""
        self._name_recap()
        self._recap.setVisible(possible)

    def _name_recap(self) -> None:
        """Where there is little room, a sign will do."""
        roomy = self.width() >= _ROOMY * self.height() / _HEIGHT
        words = translate("Prompt", "Since your turn") if roomy else "↺"
        if words == self._recap.text():
            return
        self._recap.setText(words)
        self._recap.setStyleSheet("" if roomy else "padding: 8px 6px; min-width: 28px;")  # the task needs the room

    def point_at(self, moves: Sequence[Any]) -> None:
        """Mark the buttons for these moves, as places on the table are marked."""
        self._pointed = moves
        for made in self._offers:
            _mark(made, pointed=made.property("move") in moves)

    def _add(self, offer: Offer) -> None:
        if offer.caption:
            caption = label(offer.caption, "muted")
            caption.setContentsMargins(8, 0, 0, 0)
            self._captions.append(caption)
            self._row.add(caption)
            caption.show()  # else Qt paints a frame without it first
        made = self._button(offer)
        self._offers.append(made)
        self._row.add(made)
        made.show()  # at once, so that its key works at once

    def _hold_focus(self) -> str:
        """Keep the keyboard here while buttons come and go: the next Enter must not press anything else."""
        for made in (*self._offers, self._skip):
            if made.hasFocus():
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                return made.objectName()
        return ""

    def _button(self, offer: Offer) -> QPushButton:
        text = f"{offer.label}  ({offer.key})" if offer.key not in {"", offer.label} else offer.label
        role = "primary" if offer.primary else ""
        made = button(text, lambda: self._choose(offer), role, name=offer.label)
        made.setProperty("words", (text, offer.about))
        _word(made, brief=False)
        if offer.key == offer.label and self._captions:
            made.setAccessibleName(f"{self._captions[-1].text()} {offer.label}")
        elif offer.about:
            made.setAccessibleName(f"{offer.label} ({offer.key})" if offer.key else offer.label)
            made.setAccessibleDescription(offer.about)
        made.setProperty("move", offer.action)
        _mark(made, pointed=offer.action in self._pointed)
        made.installEventFilter(self)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if offer.key:
            shortcut = QShortcut(QKeySequence(offer.key), made, made.click)  # a button's own would click late
            shortcut.setAutoRepeat(False)
        return made

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A pointer that has just clicked decides nothing with another button that appears under it."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            name, place = watched.objectName(), event.globalPosition().toPoint()
            before, where = self._pressed
            if self._wary.isActive() and name != before and (place - where).manhattanLength() < _SAME_PLACE:
                return True
            self._pressed = name, place
            self._wary.start()
        return super().eventFilter(watched, event)

    def _choose(self, offer: Offer) -> None:
        if offer.run:
            offer.run()
        elif offer.rolls:
            self.rolled.emit()
        else:
            self.chosen.emit(offer.action)

    def show_hint(self, hint: str) -> None:
        """Write what the place under the cursor would do; a reason that is being told has precedence."""
        self._hint = hint
        self._show_remark()

    def show_news(self, news: str) -> None:
        """Say what another player has just done, as long as there is nothing else to remark."""
        self._news = news
        self._show_remark()

    def _show_remark(self) -> None:
        self._words.remark(self._hint or self._news, news=not self._hint)

    def hush(self) -> None:
        """Say no more than what must be done: the rest may be a secret."""
        self.show_hint("")
        self.forget_reason()

    def forget_reason(self) -> None:
        """Something was done after all, or it has been read."""
        self._words.explain("")

    def explain(self, reason: str) -> None:
        """Say for a while why something was not done."""
        announce(self, reason, urgent=True)
        self._words.explain(reason)
        self._forget.start()


def _word(made: QPushButton, *, brief: bool) -> None:
    """What a button is, and what that does: below it, or where there is no room as its tip."""
    text, about = made.property("words")
    made.setText(plain(text if brief else "\n".join((text, *wrap(about, _ABOUT)))))
    made.setToolTip(tip(about) if brief and about else "")


def _mark(made: QPushButton, *, pointed: bool) -> None:
    made.setProperty("pointed", pointed)
    made.style().polish(made)
