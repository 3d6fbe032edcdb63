"""The near side of the table: level card, slots, marks on the hand, and how to sort it, as a view shows them."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.level8.actions import Action, Give
from gamebox.games.level8.deck import hidden
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.advice import Advice
from gamebox.ui.games.level8.bench import Bench
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.layout import Layout
from gamebox.ui.games.level8.levelcard import LevelCardItem
from gamebox.ui.games.level8.sorter import Sorters
from gamebox.ui.players import Player
from gamebox.ui.texts import translate


class OwnSide:
    def __init__(self, card: LevelCardItem, hand: Hand, bench: Bench, sorters: Sorters) -> None:
        self._card = card
        self._hand = hand
        self._bench = bench
        self._sorters = sorters

    def show(self, view: Level8View, legal: Sequence[Action], layout: Layout, player: Player, advice: Advice) -> None:
        """`legal` is what the one who looks may do now; `player` is who sits at this side."""
        seat = player.seat
        self._hand.show_hand(view.seat, view.held(seat), layout)
        self._mark(view, legal, advice)
        needs = () if view.table[seat] or view.laid[seat] else view.level_of(seat)
        note = _note(view, advice) if view.seat is not None and needs and view.hand else ""
        active = seat in {view.turn, view.actor} and not view.over
        self._card.show_level(layout, player, view.levels[seat], view.stars[seat], needs, note, active=active)
        self._bench.show(layout, needs, active=bool(legal) and view.step == "play" and bool(needs))
        self._sorters.show(layout, visible=view.seat is not None)

    def shut(self, layout: Layout) -> None:
        """Backs, except for jokers (L8-1), and nothing that tells what is missing."""
        self._hand.show_hand(None, hidden([item.card for item in self._hand.cards]), layout)
        self._card.hide_note()
        self._sorters.show(layout, visible=False)

    def _mark(self, view: Level8View, legal: Sequence[Action], advice: Advice) -> None:
        """Ticks for cards that would complete something; what may not be given is dimmed."""
        marked = advice.marked if legal and view.step in {"play", "discard"} else frozenset()
        gives = {action.card for action in legal if isinstance(action, Give)} if view.step == "give" else None
        for item in self._hand.cards:
            item.mark(marked=item.card in marked, dimmed=bool(gives) and item.card not in (gives or ()))


def _note(view: Level8View, advice: Advice) -> str:
    if advice.lacking:
        return translate("Level8", "%n card(s) missing", "", advice.lacking)
    return "" if view.over or view.step == "keep" else translate("Level8", "Ready to lay out!")
