"""The moments of a game worth looking at again: a picture, what was played, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from gamebox.bots.judged import Moment, Review
from gamebox.ui.items.paper import Picture, Sheet
from gamebox.ui.players import Player
from gamebox.ui.screens.review import words
from gamebox.ui.texts import signed, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.emblem_view import EmblemView
from gamebox.ui.widgets.parts import button, label

SHOWN = 3
_PICTURE = QSize(168, 105)
_ROLES = {"mistake": "bad", "unpunished": "strong", "unlucky": "strong", "jackpot": "good"}
_ALIKE = 2
"""No more of one kind, as long as there are others."""


@dataclass(frozen=True)
class Told:
    """A moment in the words of its game."""

    moment: Moment
    player: Player
    when: str
    played: str
    best: str
    why: list[str]
    """What speaks for the best move."""
    picture: Callable[[QSize], QPixmap]


def chosen(review: Review, players: Sequence[Player]) -> list[Moment]:
    """The most telling ones: those of people before those of bots, and not all of one kind."""
    ranked = sorted(review.moments, key=lambda moment: players[moment.seat].bot is not None)
    kept: list[Moment] = []
    for moment in ranked:
        if sum(other.kind == moment.kind for other in kept) < _ALIKE:
            kept.append(moment)
    kept += [moment for moment in ranked if moment not in kept]
    return kept[:SHOWN]


class MomentCard(Sheet):
    """What would have been better stays covered until somebody has tried, or asks."""

    looked_at = Signal(int)
    """The position that is to be seen on the board."""
    tried = Signal(int)
    """The move that somebody wants to decide anew."""
    uncovered = Signal(int)
    """The move whose better answer has been seen."""

    def __init__(self, theme: Theme, review: Review, told: Told, *, covered: bool) -> None:
        moment = told.moment
        self._review, self._told = review, told
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self._column.addLayout(self._head())
        self._picture = Picture(told.picture, theme.table_bottom)
        beside = QHBoxLayout()
        beside.setSpacing(12)
        beside.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        beside.addLayout(self._story(), 1)
        self._column.addLayout(beside)
        self._answer = label(self._better(), wrap=True)
        self._answer.setObjectName(f"answer-{moment.move}")
        if covered or not self._answer.text():
            self._answer.hide()
        self._column.addWidget(self._answer)
        self._column.addLayout(self._buttons(covered=covered))
        super().__init__(theme, self._column, padding=14)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(EmblemView(self._told.player, 20))
        row.addWidget(label(words.kind_name(self._told.moment.kind), _ROLES[self._told.moment.kind]))
        row.addStretch(1)
        row.addWidget(label(self._told.when, "muted"))
        return row

    def _story(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        for line in self._lines():
            column.addWidget(line)
        column.addStretch(1)
        position = self._told.moment.position
        look = button(
            translate("Review", "To the board"),
            lambda: self.looked_at.emit(position),
            "quiet",
            name=f"look-{self._told.moment.move}",
        )
        column.addWidget(look, 0, Qt.AlignmentFlag.AlignRight)
        return column

    def _lines(self) -> list[QLabel]:
        told, moment = self._told, self._told.moment
        worth = words.figure(self._review, moment.value)
        after = words.figure(self._review, moment.after)
        lines = [label(told.played, wrap=True)]
        match moment.kind:
            case "mistake":
                text = translate("Review", "Worth {value}, {loss} less than the best.")
                lines.append(label(text.format(value=worth, loss=self._loss()), "muted", wrap=True))
            case "unpunished":
                text = translate("Review", "Worth {value}, {loss} less than the best. Luck made {after} of it.")
                lines.append(label(text.format(value=worth, loss=self._loss(), after=after), "muted", wrap=True))
            case "unlucky":
                text = translate("Review", "The best move, worth {value}. Then luck said no: {after}.")
                lines.append(label(text.format(value=worth, after=after), "muted", wrap=True))
            case "jackpot":
                text = translate("Review", "From {value} to {after} at one stroke.")
                lines.append(label(text.format(value=worth, after=after), "muted", wrap=True))
        return lines

    def _loss(self) -> str:
        moment = self._told.moment
        return signed(words.parts(self._review, moment.better - moment.value)).lstrip("+")

    def _better(self) -> str:
        """What to do, what it is worth, and why."""
        moment = self._told.moment
        if moment.kind == "jackpot":
            return ""
        if moment.kind == "unlucky":
            return " ".join(self._told.why)
        text = translate("Review", "Better: {best} Worth {value}.")
        value = words.figure(self._review, moment.better)
        return " ".join([text.format(best=_sentence(self._told.best), value=value), *self._told.why])

    @property
    def is_question(self) -> bool:
        return self._told.moment.kind in {"mistake", "unpunished"}

    def _buttons(self, *, covered: bool) -> QHBoxLayout:
        moment = self._told.moment
        row = QHBoxLayout()
        row.setSpacing(8)
        if self.is_question:
            again = translate("Review", "Try again")
            row.addWidget(button(again, lambda: self.tried.emit(moment.move), "primary", name=f"try-{moment.move}"))
        self._reveal = button(translate("Review", "Show the answer"), self._uncover, name=f"uncover-{moment.move}")
        if not (self.is_question and covered):
            self._reveal.hide()
        row.addWidget(self._reveal)
        row.addStretch(1)
        return row

    def _uncover(self) -> None:
        self._answer.show()
        self._reveal.hide()
        self.uncovered.emit(self._told.moment.move)

    def rescale(self, scale: float) -> None:
        self._picture.setFixedSize(_PICTURE * scale)


def _sentence(text: str) -> str:
    """What a button says has no full stop."""
    return text if text.endswith((".", "!", "?")) else text + "."
