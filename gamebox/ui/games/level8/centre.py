"""What lies within the oval: draw pile, jokers, dice, the stones before a choice, and the sheets that ask something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from gamebox.games.level8.actions import TAKE_DRAW, Ask
from gamebox.games.level8.deck import HIDDEN, JOKER, NUMBER_CARDS
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.dice import DiceItem
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.layout import Layout
from gamebox.ui.games.level8.pile import PileTarget
from gamebox.ui.games.level8.questions import AskPanel, StealPanel, WildPanel
from gamebox.ui.games.level8.roundup import RoundSheet, ended
from gamebox.ui.games.level8.stones import TowerItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.players import Player
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Theme

_STONES = 58.0


class Centre:
    def __init__(
        self, scene: QGraphicsScene, players: tuple[Player, ...], theme: Theme, add: Callable[[TargetItem], None]
    ) -> None:
        self.draw_pile = PileTarget(TAKE_DRAW, theme)
        self.draw_pile.setObjectName("draw pile")
        self.jokers = PileTarget(None, theme)
        self.jokers.setObjectName("jokers")
        self.dice = DiceItem()
        self._stones = [[TowerItem(player, 1) for _ in range(2)] for player in players]
        self._ask = AskPanel(theme, add, players)
        self._wild = WildPanel(theme, add)
        self.open_cards = StealPanel(theme, add, players)
        self.round_sheet = RoundSheet(theme, players)
        self.panels = (self._ask, self._wild, self.open_cards)
        for target in (self.draw_pile, self.jokers):
            add(target)
        for item in (self.dice, self._ask, self._wild, self.open_cards, self.round_sheet):
            scene.addItem(item)
        for stones in self._stones:
            for stone in stones:
                stone.setZValue(_STONES)
                scene.addItem(stone)

    def show(self, view: Level8View, layout: Layout, *, mine: bool) -> None:
        """`mine`: the one who looks must decide now."""
        self._show_piles(view, layout)
        self.dice.setPos(layout.dice)
        self.dice.show_dice(view.rolled, count=view.dice is not None)
        self._show_stones(view, layout)
        reading = view.step == "keep" and not any(view.shown)
        self.close_questions()
        self.open_cards.close()
        if not reading:  # what lies there already and stays is not painted again
            self.round_sheet.close()
        if any(view.shown):
            self.open_cards.lay_open(layout, view)
        elif reading:
            self.round_sheet.tell(layout, ended(view))
        elif mine and view.step == "ask":
            self._ask.ask(layout, view.turn)
        elif mine and view.step == "wild":
            self._wild.choose(layout)

    @property
    def asking(self) -> bool:
        """Whether a sheet lies over the oval."""
        return any(panel.isVisible() for panel in (*self.panels, self.round_sheet))

    def places_of(self, ask: Ask) -> list[QRectF]:
        return self._ask.places_of(ask)

    def close_panels(self) -> None:
        self.close_questions()
        self.open_cards.close()
        self.round_sheet.close()

    def close_questions(self) -> None:
        """They have been answered; what lies open stays until it is taken."""
        self._ask.close()
        self._wild.close()

    def lay_open(self, layout: Layout, view: Level8View) -> dict[int, list[QRectF]]:
        """Show the sheet on which cards are laid open; answers where each seat's lie."""
        return self.open_cards.lay_open(layout, view)

    def _show_piles(self, view: Level8View, layout: Layout) -> None:
        self.draw_pile.setPos(layout.draw_pile)
        if view.step == "deal":  # all that was collected (L8-63)
            self.draw_pile.show_pile(face_of(HIDDEN), len(NUMBER_CARDS), counted=False)
        else:
            self.draw_pile.show_pile(face_of(HIDDEN) if view.draw else None, view.draw, counted=True)
        self.draw_pile.hint = translate("Level8", "Draw pile: %n card(s)", "", view.draw)
        self.jokers.setPos(layout.joker_pile)
        self.jokers.show_pile(face_of(JOKER) if view.jokers else None, view.jokers, counted=True)
        self.jokers.hint = translate("Level8", "%n joker(s) in the middle", "", view.jokers)
        for pile in (self.draw_pile, self.jokers):
            pile.setToolTip(tip(pile.hint))

    def _show_stones(self, view: Level8View, layout: Layout) -> None:
        """The tower is split while its player chooses (L8-20)."""
        for seat, stones in enumerate(self._stones):
            for index, stone in enumerate(stones):
                there = seat == view.turn and index < len(view.targets)
                stone.setVisible(there)
                if there:
                    stone.setPos(layout.fields[view.targets[index]] + QPointF(0, 36))

    def hide_stones(self) -> None:
        for stones in self._stones:
            for stone in stones:
                stone.hide()
