"""A slip of paper over a screen: says what was done, and takes it back if somebody wants that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.announcements import announce
from gamebox.ui.items.paper import ROOM, Sheet, paint_sheet
from gamebox.ui.scale import enlargement
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button

_WIDEST = 560


class Slip(Sheet):
    """Lies at the lower left of the widget that it belongs to."""

    undone = Signal()

    def __init__(self, parent: QWidget, theme: Theme, take_back: str) -> None:
        row = QHBoxLayout()
        super().__init__(theme, row, padding=8)
        self.setParent(parent)
        self._text = ElidedLabel("strong")
        row.setSpacing(16)
        row.addSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(button(take_back, self.undone.emit, "primary", name="undo"))
        parent.installEventFilter(self)
        self.hide()

    def tell(self, text: str) -> None:
        self._text.setText(text)
        self._place()
        self.show()
        self.raise_()
        announce(self, text)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """With a ring, so that it stands out from the paper below it."""
        area = QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_sheet(QPainter(self), area, self._theme, lift=3, ring=True)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.ensurePolished()
        wide = self._text.sizeHint().width() + self.sizeHint().width() - self._text.minimumSizeHint().width()
        self.resize(min(wide, parent.width(), round(_WIDEST * enlargement(self))), self.sizeHint().height())
        self.move(QPoint(ROOM // 2, parent.height() - self.height() - ROOM // 2))
