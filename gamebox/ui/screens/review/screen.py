"""The review of a game: its curve, what everybody's result is made of, and three moments to try again."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.bots.judged import Review
from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.look import Look
from gamebox.ui.screens.review.curve import CurveView
from gamebox.ui.screens.review.fortune import FortuneRow, reach_of
from gamebox.ui.screens.review.making import Making
from gamebox.ui.screens.review.moments import MomentCard, chosen
from gamebox.ui.screens.review.story import Story
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import Scrolling, button, label

_WIDEST, _MOMENTS, _WAITING = 1600, 440, 420
_WHOLE = 1000


class ReviewScreen(PageScreen):
    """`kept` is a review that was made before; without one it is made here."""

    made = Signal(object)
    """A Review that is worth keeping."""
    failed = Signal(str)
    position_wanted = Signal(int)
    try_wanted = Signal(object, object)
    """The Review, and one of its moments as a question."""
    uncovered = Signal(int)
    """The move of a moment whose answer has been seen."""

    def __init__(
        self, theme: Theme, look: Look, session: Session, kept: Review | None, seen: Collection[int] = ()
    ) -> None:
        """`seen` are the moves of moments whose answer is known already."""
        super().__init__(theme, widest=_WIDEST)
        if not isinstance(session.state.to_act(), Over):
            raise TypeError("A review of a game that is not over would tell its secrets.")
        self._look = look
        self._session = session
        self._seen = seen
        self.cards: list[MomentCard] = []
        self.fortunes: list[FortuneRow] = []
        self.review = kept
        self._making = Making(session.record, self)
        self._bar = QProgressBar(maximum=_WHOLE, textVisible=False)
        self._waiting = self._waiting_page()
        self._pages = QStackedWidget()
        self._pages.addWidget(self._waiting)
        title = translate("Review", "{game}: review").format(game=look.name)
        self.lay_out_page(title, self._pages)
        if kept:
            self._show(kept)
        else:
            self._make()

    # While it is being made

    def _waiting_page(self) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(16)
        column.addWidget(
            label(translate("Review", "Every roll and every decision is being weighed …"), "lead", wrap=True)
        )
        self._bar.setObjectName("progress")
        self._bar.setAccessibleName(translate("Review", "How far the review is"))
        column.addWidget(self._bar)
        column.addWidget(
            button(translate("Review", "Cancel"), self.left.emit, name="cancel"), 0, Qt.AlignmentFlag.AlignRight
        )
        self._slip = Sheet(self.theme, column, padding=24)
        beside = QHBoxLayout()  # an alignment would not ask how high its words are
        beside.addStretch(1)
        beside.addWidget(self._slip)
        beside.addStretch(1)
        page = QWidget()
        around = QVBoxLayout(page)
        around.addStretch(2)
        around.addLayout(beside)
        around.addStretch(3)
        return page

    def _make(self) -> None:
        self._making.progressed.connect(lambda share: self._bar.setValue(round(_WHOLE * share)))
        self._making.failed.connect(self._give_up)
        self._making.done.connect(self._take)
        self._making.review()

    def _give_up(self, reason: str) -> None:
        self.failed.emit(translate("Review", "The review could not be made: {reason}").format(reason=reason))
        self.left.emit()

    def _take(self, review: Review) -> None:
        self._making.end()
        self.made.emit(review)
        self._show(review)

    # When it is there

    def _show(self, review: Review) -> None:
        self.review = review
        story = Story(self._look, self._session, review)
        self.curve = CurveView(review, story.players, self.theme, story.told)
        self.curve.chosen.connect(self.position_wanted)
        columns = QWidget()
        self._columns = QHBoxLayout(columns)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(0)
        self._course_area = Scrolling(self._course(review, story))
        self._moments = Scrolling(self._moments_of(review, story))
        self._columns.addWidget(self._course_area, 1)
        self._columns.addWidget(self._moments)
        self._pages.addWidget(columns)
        self._pages.setCurrentWidget(columns)
        self.curve.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.scale:
            self.rescale()
            self.reflow()

    def _course(self, review: Review, story: Story) -> QWidget:
        """The curve, and below it what everybody's result is made of."""
        course = QVBoxLayout()
        course.setSpacing(4)
        course.addWidget(label(self.curve.accessibleName(), "strong"))
        course.addWidget(self.curve, 1)
        fortunes = QVBoxLayout()
        fortunes.setSpacing(2)
        fortunes.addWidget(label(_sum_of(review), "strong"))
        fortunes.addSpacing(8)
        reach, cards = reach_of(review), self._session.setup.game.secrets
        self.fortunes = [FortuneRow(review, player, self.theme, reach, cards=cards) for player in story.players]
        for fortune in self.fortunes:
            fortunes.addWidget(fortune)
        return _stacked(Sheet(self.theme, course, padding=14), Sheet(self.theme, fortunes, padding=14), stretch=0)

    def _moments_of(self, review: Review, story: Story) -> QWidget:
        for moment in chosen(review, story.players):
            told = story.of(moment, self.theme, self.devicePixelRatioF())
            card = MomentCard(self.theme, review, told, covered=moment.move not in self._seen)
            card.looked_at.connect(self.position_wanted)
            card.tried.connect(lambda _move, moment=moment: self.try_wanted.emit(review, moment))
            card.uncovered.connect(self.uncovered)
            self.cards.append(card)
        if self.cards:
            return _stacked(*self.cards, stretch=len(self.cards))
        calm = QVBoxLayout()
        calm.addWidget(label(translate("Review", "A calm game: no stroke of luck, and nobody erred much."), wrap=True))
        return _stacked(Sheet(self.theme, calm), stretch=1)

    @override
    def rescale(self) -> None:
        super().rescale()
        self._slip.setFixedWidth(round(_WAITING * self.scale))
        self._bar.setFixedHeight(round(10 * self.scale))
        if self.review:
            self.curve.setMinimumHeight(round(200 * self.scale))
        for card in self.cards:
            card.rescale(self.scale)

    @override
    def reflow(self) -> None:
        """A good third for the moments; where it is narrow, all that they need, below the course."""
        if self.review:
            self._columns.setDirection(self.side_by_side)
            self.give_width(self._moments, min(round(_MOMENTS * self.scale), self.room.width() * 2 // 5) + ROOM)
            for area in (self._course_area, self._moments):
                area.show_whole(whole=self.narrow)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._making.end()
        super().closeEvent(event)


def _sum_of(review: Review) -> str:
    if len(review.seats) == 1:
        return translate("Review", "Luck and skill: where the points come from")
    return translate("Review", "Luck and skill: where the result comes from")


def _stacked(*sheets: QWidget, stretch: int) -> QWidget:
    """One below the other; what room is left goes to the one of that number, or below all."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for index, sheet in enumerate(sheets):
        column.addWidget(sheet, 1 if index == stretch else 0)
    if stretch >= len(sheets):
        column.addStretch(1)
    return page
