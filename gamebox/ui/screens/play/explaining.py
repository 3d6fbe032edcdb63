"""What is this? A pointer that asks, a finger that rests, and F1: what a thing on the table is, with its rule."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.look import Look
from gamebox.ui.screens.play.recital import keys_told
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.beside import RuleCard
from gamebox.ui.table.board import Board
from gamebox.ui.table.long_press import LongPress
from gamebox.ui.table.things import Thing
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label
from gamebox.ui.widgets.rule_label import RuleLabel


class Explaining(QObject):
    referred = Signal(str)
    book_wanted = Signal(str)
    asking = Signal(bool)
    """Whether the next click asks instead of playing."""

    def __init__(self, board: Board, look: Look, theme: Theme) -> None:
        super().__init__(board)
        self._board = board
        self._look = look
        self._theme = theme
        self._asks = False
        board.view.viewport().installEventFilter(self)
        board.view.installEventFilter(self)
        LongPress(board.view.viewport()).rested.connect(self._tell_below)
        board.aside.closed.connect(self._forget)

    def toggle(self) -> None:
        """Let the next click ask, or not."""
        self._ask(asks=not self._asks)

    def _ask(self, *, asks: bool) -> None:
        self._asks = asks
        viewport = self._board.view.viewport()
        if asks:
            viewport.setCursor(Qt.CursorShape.WhatsThisCursor)
        else:
            viewport.unsetCursor()
        self.asking.emit(asks)

    def explain_here(self) -> None:
        """What the cursor is on, or else the pointer; with neither, how to ask."""
        at = self._board.scene.cursor_at
        if at is None:
            view = self._board.view
            at = view.mapToScene(view.viewport().mapFromGlobal(QCursor.pos()))
        self._tell_at(at)

    def _tell_below(self, finger: QPointF) -> None:
        self._tell_at(self._board.view.mapToScene(finger.toPoint()))

    def _tell_at(self, at: QPointF) -> None:
        self.tell(self._board.scene.thing_at(at))

    def tell(self, thing: Thing | None) -> None:
        """What a thing is; if there is none, how to ask."""
        content = self._about(thing) if thing else self._how_to_ask()
        self._board.aside.show_content(translate("Explain", "What is this?"), content, self)
        self._board.scene.explain(thing)

    def _about(self, thing: Thing) -> QWidget:
        text = RuleLabel(thing.text)
        text.setObjectName("thing-text")
        text.referred.connect(self.referred)
        rule = rulebook.load(self._look.game.id, QLocale().name()[:2]).rule(thing.rule)
        parts: list[QWidget] = [_named(thing.name), text]
        if rule:
            card = RuleCard(rule, self._look, self._theme)
            card.referred.connect(self.referred)
            card.book_wanted.connect(self.book_wanted)
            parts += [label(rule.id, "muted"), card]
        return _stacked(parts)

    def _how_to_ask(self) -> QWidget:
        told = translate(
            "Explain",
            "Press “?” and click on a thing, or put the pointer or the cursor on it and press F1; or let a finger rest "
            "on it.",
        )
        return _stacked([_named(self._look.name), label(told, wrap=True), label(keys_told(), wrap=True)])

    def _forget(self) -> None:
        self._board.scene.explain(None)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._asks:
            return super().eventFilter(watched, event)
        if isinstance(event, QMouseEvent) and event.type() in {
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonRelease,
            QEvent.Type.MouseButtonDblClick,
        }:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._ask(asks=False)
                self._tell_below(event.position())
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._ask(asks=False)
            return True
        return super().eventFilter(watched, event)


def _named(name: str) -> QWidget:
    made = label(name, "strong", wrap=True)
    made.setObjectName("thing-name")
    return made


def _stacked(parts: list[QWidget]) -> QWidget:
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return both
