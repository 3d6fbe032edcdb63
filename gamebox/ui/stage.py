"""What fills the window: one screen at a time, built anew when language or light change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.desk import Desk
from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.widgets.drop_hint import DropHint
from gamebox.ui.widgets.notice import NoticeBar
from gamebox.ui.widgets.whole_frames import WholeFrames

GAMES, SHEETS = ".gamebox", ".toml"
"""How files end that can be opened here."""


class Stage(QWidget):
    dropped = Signal(list)
    """Paths of games or sheets that somebody has dropped on the window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._drop_hint: QWidget | None = None
        self._desk = desk
        self._screen: Screen | None = None
        self._pane: Pane | None = None
        self._frames: WholeFrames | None = None
        self._dressed: object = None
        self._spoken = ""
        """The language of what the style sheet calls things."""
        self.notice = NoticeBar()
        self._place = QVBoxLayout(self)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._place.setSpacing(0)
        self._place.addWidget(self.notice)
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._follow_system)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    @property
    def screen_shown(self) -> Screen | None:
        return self._screen

    def show_screen(self, build: Callable[[], Screen]) -> None:
        """Show a screen; how it was built is remembered, so that it can be built anew."""
        self._build_screen = build
        self._dress()
        old, self._screen = self._screen, build()
        framed, self._pane = self._pane, Pane(self._screen)
        if old and framed:
            self._place.removeWidget(framed)
            framed.hide()
            old.close()
            framed.deleteLater()
        self._place.addWidget(self._pane, 1)
        self._pane.show()
        if self._screen.focusWidget() is None:
            self._screen.setFocus()
        self._screen.begin()

    def _dress(self) -> None:
        theme, language = self._desk.theme, self._desk.translators.language
        if theme is not self._dressed or language != self._spoken:
            self._dressed, self._spoken = theme, language
            application = QApplication.instance()
            if isinstance(application, QApplication):
                application.setStyleSheet(stylesheet(theme))

    def rebuild(self) -> None:
        """Build the present screen anew, in another language or another light."""
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused else ""
        self.show_screen(self._build_screen)
        again = self._screen.findChild(QWidget, name) if self._screen and name else None
        if again:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_system(self) -> None:
        """The system has become light or dark, or richer in contrast."""
        if self._desk.theme is not self._dressed:
            QTimer.singleShot(0, self, self.rebuild)

    @override
    def showEvent(self, _event: QShowEvent) -> None:
        """Only now it has its window."""
        if self._frames is None:
            self._frames = WholeFrames(self.window())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """The system speaks another language now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange and self._desk.follow_language():
            QTimer.singleShot(0, self, self.rebuild)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _games_in(event):
            event.acceptProposedAction()
            sheets = all(path.suffix.lower() == SHEETS for path in _games_in(event))
            self._drop_hint = self._drop_hint or DropHint(self, self._desk.theme, sheets=sheets)

    @override
    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._end_drag()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = _games_in(event)
        event.acceptProposedAction()
        self._end_drag()
        QTimer.singleShot(0, self, lambda: self.dropped.emit(paths))  # whoever dragged them need not wait

    def _end_drag(self) -> None:
        if self._drop_hint:
            self._drop_hint.deleteLater()
            self._drop_hint = None

    @override
    def closeEvent(self, _event: QCloseEvent) -> None:
        if self._screen:
            self._screen.close()


def _games_in(event: QDropEvent) -> list[Path]:
    """The files of games and sheets that are dragged."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in {GAMES, SHEETS}]
