"""The games on the home screen: a tile each, which is one large button."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import ROOM, Picture, paint_sheet
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.texts import translate
from gamebox.ui.theme import DARK, LIGHT, Motion, Theme, faded
from gamebox.ui.widgets.cover_picture import cover_picture
from gamebox.ui.widgets.parts import PaintedButton, button, label

_LIFT = 5.0
_EDGE = 3
"""How much paper shows around the picture."""
_ROOMY = 2
"""With so many neighbours a tile has room to spare."""
_NARROWEST = 232
"""Four of them fit into the smallest window."""
_MARGIN, _TIGHT = 18, 10
"""Between the paper's edge and the words; where many tiles stand side by side."""


class _Badge(QLabel):
    """A few words on a picture, readable on any."""

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(20, 6)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(DARK.table_bottom, 0.8))
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setPen(LIGHT.on_table)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class GameTile(PaintedButton):
    """A game with its picture; pressing it anywhere plays. A wide tile has its words beside the picture."""

    rules_wanted = Signal()

    def __init__(self, cover: Cover, theme: Theme, pictures: KeptPictures, *, neighbours: int, accented: bool) -> None:
        """`accented` if playing it is the thing to do now; alone it is wide."""
        super().__init__()
        wide = self._wide = neighbours == 0
        self._margin = _TIGHT if neighbours > _ROOMY else _MARGIN
        self._cover = cover
        self._pictures = pictures
        self._accented = accented
        self._theme = theme
        self._lift = 0.0
        self._picture = Picture(self._drawn, theme.table_bottom, self._ready)
        self._tagline = label(cover.tagline(), "lead" if wide else "muted", wrap=True)
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._picture.corners = (True, not wide, False, wide)
        self.setObjectName(f"tile-{cover.id}")
        self.setAccessibleName(translate("Home", "Play {game}").format(game=cover.name()))
        self.setAccessibleDescription(cover.tagline())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lifting = QVariantAnimation(self)
        self._lifting.setDuration(Motion.FEEDBACK)
        self._lifting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._lifting.valueChanged.connect(self._set_lift)
        self._badge()
        self._lay_out(wide)

    def lie_down(self, *, lying: bool) -> None:
        """Its words beside the picture, as when it is alone, or below it."""
        flat = lying or self._wide
        direction = QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom
        cast(QBoxLayout, self.layout()).setDirection(direction)
        self._picture.corners = (True, not flat, False, flat)
        cast(QBoxLayout, self.layout()).setStretch(1, 2 if lying else 5 if self._wide else 0)

    def _lay_out(self, wide: bool) -> None:
        rows = QBoxLayout(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom, self)
        rows.setSpacing(0)
        rows.addWidget(self._picture, 6 if wide else 1)
        words = self._words(wide)
        if wide:
            words.setContentsMargins(28, 16, 28, 16)
            words.insertStretch(0, 1)
            words.addStretch(1)
        else:
            words.setContentsMargins(self._margin, 10, self._margin, 14)
        rows.addLayout(words, 5 if wide else 0)
        self._set_lift(0.0)

    def _words(self, wide: bool) -> QVBoxLayout:
        game = self._cover.id
        role = "primary" if self._accented else ""
        play = button(translate("Home", "Play"), self.click, role, name=f"play-{game}")
        play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rules = button(translate("Home", "Rules"), self.rules_wanted.emit, "quiet", name=f"rules-{game}")
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(play, 1)
        buttons.addWidget(rules)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(label(self._cover.name(), "hero" if wide else "title"))
        words.addWidget(self._tagline)
        words.addSpacing(20 if wide else 8)
        words.addLayout(buttons)
        return words

    def _badge(self) -> None:
        """How many can play, on the picture's corner."""
        seats = self._cover.seats
        players = translate("Home", "{low} to {high} players").format(low=seats[0], high=seats[-1])
        corner = QVBoxLayout(self._picture)
        corner.setContentsMargins(10, 10, 10, 10)
        corner.addWidget(_Badge(players), 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)

    def tagline_height(self, width: int) -> int:
        """How much the tagline needs in a tile of that width."""
        self._tagline.ensurePolished()
        return self._tagline.heightForWidth(width - 2 * (ROOM + _EDGE + self._margin))

    def set_tagline_height(self, height: int) -> None:
        """Keeps the pictures of neighbours the same size."""
        self._tagline.setMinimumHeight(height)

    def _drawn(self, size: QSize) -> QPixmap:
        made = cover_picture(self._cover, size, self.devicePixelRatioF(), self._theme)
        return self._pictures.add(self._place, self._shown(size), made)

    def _ready(self, size: QSize) -> QPixmap | None:
        """The picture from the last time that the home screen was shown."""
        return self._pictures.find(self._place, self._shown(size), self.devicePixelRatioF())

    @property
    def _place(self) -> str:
        return f"tile-{type(self._cover).__qualname__}-{self._cover.id}"

    def _shown(self, size: QSize) -> str:
        return f"{size.width()}x{size.height()} {self._theme.shade}"

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, cast(QBoxLayout, self.layout()).minimumSize().height())

    def _set_lift(self, lift: float) -> None:
        """Held higher, the sheet moves away from its shadow."""
        self._lift = lift
        up = round(lift)
        margin = ROOM + _EDGE
        cast(QBoxLayout, self.layout()).setContentsMargins(margin, margin - up, margin, margin + up)
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        sheet = QRectF(self.rect()).adjusted(ROOM, ROOM - self._lift, -ROOM, -ROOM - self._lift)
        paint_sheet(QPainter(self), sheet, self._theme, lift=self._lift, ring=self.hasFocus())

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self._rise()
        return super().event(event)

    def _rise(self) -> None:
        goal = _LIFT if self.underMouse() else 0.0
        if goal != self._lifting.endValue():
            self._lifting.stop()
            self._lifting.setStartValue(self._lift)
            self._lifting.setEndValue(goal)
            self._lifting.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # the screen knows what lies beside a tile
        else:
            super().keyPressEvent(event)
