"""The chosen game beside the list: its table, its standing, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.library.summary import Sat
from gamebox.ui.cover import Cover
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.paper import Sheet
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.games.entries import Entry
from gamebox.ui.screens.games.pictures import Pictures
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Corner, Size, Theme, faded, font
from gamebox.ui.widgets.cover_picture import cover_picture
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, give_tip, label

_ROW = 26.0
_SHAPE = 0.62
"""The height of a picture as a share of its width."""


class TablePicture(QWidget):
    """The table of a game; as long as that is not drawn, what the game looks like."""

    def __init__(self, pictures: Pictures, covers: Mapping[str, Cover], theme: Theme) -> None:
        super().__init__()
        self._pictures = pictures
        self._covers = covers
        self._theme = theme
        self._entry: Entry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(90)
        self.setAccessibleName(translate("Spoken", "Picture"))
        pictures.made.connect(lambda entry: self.update() if entry == self._entry else None)

    def show_entry(self, entry: Entry) -> None:
        self._entry = entry
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(round(self.width() * _SHAPE))

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, 200)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), Corner.MEDIUM, Corner.MEDIUM)
        painter.setClipPath(path)
        pixmap = self._picture(self._entry)
        painter.drawPixmap(QRectF(self.rect()), pixmap, QRectF(pixmap.rect()))

    def _picture(self, entry: Entry) -> QPixmap:
        glimpse = self._pictures.of(entry, self.size(), soon=True)
        if glimpse and not glimpse.pixmap.isNull():
            return glimpse.pixmap
        return cover_picture(self._covers[entry.game], self.size(), self.devicePixelRatioF(), self._theme)


class Standings(QWidget):
    """Everybody's place and score; only who plays where the game goes on."""

    def __init__(self, theme: Theme, covers: Mapping[str, Cover]) -> None:
        super().__init__()
        self._theme = theme
        self._covers = covers
        self._entry: Entry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entry(self, entry: Entry) -> None:
        self._entry = entry
        told = ", ".join(self._told(player, sat) for player, sat in entry.ranking)
        self.setAccessibleName(told)
        give_tip(self, told)
        self.updateGeometry()
        self.update()

    def _told(self, player: Player, sat: Sat) -> str:
        return f"{sat.place}. {player.name} {self._score(sat)}" if sat.place else player.name

    def _score(self, sat: Sat) -> str:
        return self._covers[self._entry.game].score(sat.score) if self._entry and sat.place else ""

    @override
    def sizeHint(self) -> QSize:
        rows = len(self._entry.seats) if self._entry else 0
        return QSize(200, round(_ROW * rows * enlargement(self)))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = enlargement(self)
        painter.scale(scale, scale)
        row = QRectF(QPointF(), QSizeF(self.width() / scale, _ROW))
        for player, sat in self._entry.ranking:
            self._paint_row(painter, row, player, sat)
            row.translate(0, _ROW)

    def _paint_row(self, painter: QPainter, row: QRectF, player: Player, sat: Sat) -> None:
        if self._entry and self._entry.has_won(sat):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(GOLD, 0.25))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), Corner.SMALL, Corner.SMALL)
        painter.setPen(self._theme.muted)
        painter.setFont(font(Size.SMALL))
        score = self._score(sat)
        painter.drawText(row.adjusted(0, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, score)
        left = row.left() + 8
        if sat.place:
            painter.drawText(row.adjusted(8, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, f"{sat.place}.")
            left += 26
        room = row.width() - left - 46 - QFontMetricsF(painter.font()).horizontalAdvance(score)
        paint_emblem(painter, player.livery, QRectF(left, row.center().y() - 8, 16, 16))
        made = font(Size.BODY, bold=bool(self._entry and self._entry.has_won(sat)))
        painter.setFont(made)
        painter.setPen(self._theme.ink)
        name = QFontMetricsF(made).elidedText(player.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(row.adjusted(left + 24, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, name)


class GameDetail(Sheet):
    opened = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    export_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, theme: Theme, covers: Mapping[str, Cover], pictures: Pictures) -> None:
        column = QVBoxLayout()
        super().__init__(theme, column, padding=16)
        self._picture = TablePicture(pictures, covers, theme)
        self._title = ElidedLabel("title")
        self._facts = label("", "muted", wrap=True)
        self._standings = Standings(theme, covers)
        self._open = button("", self.opened.emit, "primary", name="open-game")
        column.setSpacing(6)
        column.addWidget(self._picture, 1000)
        column.addSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._facts)
        column.addWidget(self._standings)
        column.addStretch(1)
        column.addSpacing(4)
        column.addWidget(self._open)
        more = QGridLayout()
        more.setSpacing(6)
        self._ways = {name: button(text, signal.emit, name=name) for text, signal, name in self._offers()}
        for number, way in enumerate(self._ways.values()):
            way.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            more.addWidget(way, number // 2, number % 2)
        column.addLayout(more)

    def _offers(self) -> tuple[tuple[str, SignalInstance, str], ...]:
        return (
            (translate("Games", "Replay"), self.replay_wanted, "replay-game"),
            (translate("Games", "Review"), self.review_wanted, "review-game"),
            (translate("Games", "Export …"), self.export_wanted, "export-game"),
            (translate("Games", "Delete"), self.delete_wanted, "delete-game"),
        )

    def show_entry(self, entry: Entry) -> None:
        self._picture.show_entry(entry)
        self._title.setText(entry.title)
        facts = (entry.subtitle, entry.when, entry.told_length(), *entry.marks())
        self._facts.setText(", ".join(filter(None, facts)))
        self._standings.show_entry(entry)
        going_on = translate("Games", "Continue")
        self._ways["review-game"].setEnabled(entry.unfinished is None)  # it would tell what is still secret
        self._open.setText(going_on if entry.unfinished else translate("Games", "Show result"))
