"""The bar at the bottom: who must do what now, the buttons for it, and why something may not be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from gamebox.ui.accessibility import announce
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.screen import button, label
from gamebox.ui.texts import translate

_REASON_STAYS = 6000


class PromptBar(QFrame):
    chosen = Signal(object)
    """The action of a button; None to roll the dice."""
    skipped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setFixedHeight(76)
        self._text = label("", "lead", wrap=True)
        self._text.setObjectName("prompt")
        self._reason = label("", "bad", wrap=True)
        self._reason.setObjectName("reason")
        self._reason.hide()
        self._hint = label("", "muted", wrap=True)
        self._hint.setObjectName("hint")
        self._hint.hide()
        self._offers: list[QPushButton] = []
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._text)
        words.addWidget(self._reason)
        words.addWidget(self._hint)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(20, 8, 20, 8)
        self._row.setSpacing(8)
        self._row.addLayout(words, 1)
        self._skip = button(translate("Prompt", "Skip"), self.skipped.emit, "quiet", name="skip")
        self._skip.setToolTip(translate("Prompt", "Jump to the next decision of a person"))
        self._row.addWidget(self._skip)
        self._forget = QTimer(self, singleShot=True, interval=_REASON_STAYS)
        self._forget.timeout.connect(self._reason.hide)

    def show_prompt(self, prompt: Prompt, *, bots_play: bool) -> None:
        focused = self._hold_focus()
        if prompt.text != self._text.text():
            announce(self, prompt.text)
            self.forget_reason()
        self._text.setText(prompt.text)
        self._skip.setVisible(bots_play)
        for old in self._offers:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._offers = [self._button(offer) for offer in prompt.offers]
        for made in self._offers:
            self._row.addWidget(made)
            made.show()  # at once, so that its key works at once
        if self.hasFocus() and self._offers:
            again = [made for made in self._offers if made.objectName() == focused]
            (again or self._offers)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _hold_focus(self) -> str:
        """Keep the keyboard here while buttons come and go: the next Enter must not press anything else."""
        for made in (*self._offers, self._skip):
            if made.hasFocus():
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                return made.objectName()
        return ""

    def _button(self, offer: Offer) -> QPushButton:
        text = f"{offer.label}  ({offer.key})" if offer.key not in {"", offer.label} else offer.label
        made = button(
            text.replace("&", "&&"), lambda: self._choose(offer), "primary" if offer.primary else "", name=offer.label
        )
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if offer.key:
            QShortcut(QKeySequence(offer.key), made, made.click)  # a button's own shortcut would click late
        return made

    def _choose(self, offer: Offer) -> None:
        if offer.run:
            offer.run()
        else:
            self.chosen.emit(offer.action)

    def show_hint(self, hint: str) -> None:
        """Say what the place under the cursor would do; a reason that is being told has precedence."""
        announce(self, hint)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint) and self._reason.isHidden())

    def forget_reason(self) -> None:
        """Something was done after all."""
        self._reason.hide()

    def explain(self, reason: str) -> None:
        """Say for a while why something was not done."""
        announce(self, reason, urgent=True)
        self._reason.setText(reason)
        self._hint.hide()
        self._reason.show()
        self._forget.start()
