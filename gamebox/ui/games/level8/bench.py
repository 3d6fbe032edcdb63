"""Where the level is laid out: slots that are filled by hand or by the solver, and the joker's question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from gamebox.games.level8.deck import NUMBER
from gamebox.games.level8.levels import MOST_COMBINATIONS, Level
from gamebox.games.level8.solver import Layout as Way
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.laying import Laying
from gamebox.ui.games.level8.layout import HAND_CARD, Layout
from gamebox.ui.games.level8.levelcard import SlotsTarget, need_text
from gamebox.ui.games.level8.meanings import Faces
from gamebox.ui.games.level8.questions import MeaningPanel, meaning, meaning_title
from gamebox.ui.items.target import TargetItem
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_IN_SLOT = 90.0


class Bench(QObject):
    changed = Signal()

    def __init__(self, theme: Theme, hand: Hand, add: Callable[[TargetItem], None]) -> None:
        super().__init__()
        self.laying = Laying()
        self.panel = MeaningPanel(theme, add)
        self._hand = hand
        self._layout: Layout | None = None
        self._active = False
        self._asked_for: list[HandCard] = []
        """The joker of which it is asked at which end of a run it goes, as long as it is selected."""
        self.slots = [SlotsTarget(index, theme, self.put_selected) for index in range(MOST_COMBINATIONS)]
        for target in self.slots:
            add(target)

    def show(self, layout: Layout, level: Level, *, active: bool) -> None:
        """`level` is empty if it lies already; `active`: it may be laid out now."""
        self._layout, self._active = layout, active
        self._asked_for = []
        self.laying.begin(level, self._hand.cards)
        if not active:
            self.laying.clear()
        self.settle()

    @property
    def unanswered(self) -> bool:
        """Whether something is asked to which there is no answer yet."""
        return self.panel.isVisible() and not any(button.checked for button in self.panel.buttons)

    def rest(self) -> None:
        """What was asked has been answered, and nothing can be put into slots while something else happens."""
        self._asked_for = []
        self.panel.close()
        for target in self.slots:
            target.ready = False

    def settle(self) -> None:
        """Put slots and the cards in them in their places, and ask what is unclear."""
        if not self._layout:
            return
        level = self.laying.level
        places = self._layout.slots(tuple(need.size for need in level)) if level else []
        selected = bool(self._hand.selected)
        for target in self.slots:
            shown = target.index < len(level)
            target.setVisible(shown)
            target.ready = shown and self._active and selected
            if shown:
                row = places[target.index]
                target.place(row[0].united(row[-1]), need_text(level, target.index))
                self._place_cards(target.index, row)
        self._ask()

    def _place_cards(self, index: int, row: list[QRectF]) -> None:
        for place, (item, _) in zip(row, self.laying.arranged(index), strict=False):
            item.setPos(place.center())
            item.setRotation(0)
            item.setScale(place.width() / HAND_CARD)
            item.setZValue(_IN_SLOT)

    def _ask(self) -> None:
        """Only what is ambiguous (L8-53)."""
        if self._asked_for and self._asked_for == self._hand.selected:
            return
        index = self.laying.question() if self._active else None
        if index is None or self._layout is None:
            self.panel.close()
            return
        need = self.laying.level[index]
        options = self.laying.readings(index)
        labels = [meaning(need, faces) for faces in options]
        now = self.laying.meant(index)
        self.panel.ask(self._layout, meaning_title(need), options, labels, now, partial(self._mean, index))

    def _mean(self, index: int, faces: Faces) -> None:
        self.laying.mean(index, faces)
        self.changed.emit()

    def ask_ends(self, faces: list[int], choose: Callable[[int], None]) -> None:
        """At which end of a run a joker is to be added (L8-53)."""
        if self._layout:
            self._asked_for = self._hand.selected
            title = translate("Level8", "What does the joker stand for?")
            options = [(face,) for face in faces]
            labels = [str(NUMBER[face]) for face in faces]
            self.panel.ask(self._layout, title, options, labels, None, lambda chosen: choose(chosen[0]))

    def put_selected(self, index: int) -> None:
        """The selected cards into the slots of a combination."""
        self._put(index, self._hand.selected)

    def put_at(self, item: HandCard, at: QPointF) -> bool:
        """A card that was dropped on slots; False if there are none."""
        target = next((slots for slots in self.slots if slots.isVisible() and slots.area.contains(at)), None)
        if target is None or not self._active:
            return False
        self._put(target.index, [item])
        return True

    def _put(self, index: int, items: list[HandCard]) -> None:
        if self._active and index < len(self.laying.level) and items:
            self.laying.put(index, items)
            self.changed.emit()

    def propose(self, way: Way) -> None:
        """Fill the slots as the solver would."""
        self.laying.fill(way)
        self.changed.emit()

    def clear(self) -> None:
        self.laying.clear()
        self.changed.emit()
