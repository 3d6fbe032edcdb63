"""What must be done now at the table of Lava & Rails, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.lavarails.actions import PASS, REROLL, Action
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails.terms import winners_text
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

Players = tuple[Player, ...]
DECISIONS: dict[str, Action] = {"P": PASS, "R": REROLL}
"""What has a button only when no die can be placed (LR-16), by its key."""
_KEYS = {action: key for key, action in DECISIONS.items()}


def prompt(view: LavarailsView, _legal: Sequence[Action], players: Players) -> Prompt:
    if view.over:
        return Prompt(winners_text(view.over.winners, view.over.scores, players))
    name = players[view.turn].name
    if players[view.turn].bot:
        return Prompt(translate("Lavarails", "{name} is playing …").format(name=name))
    text, *offers = _asked(view)
    return Prompt(text.replace("{name}", name), tuple(offers))


def _asked(view: LavarailsView) -> tuple[str, *tuple[Offer, ...]]:
    """What the person must do now, and the buttons for it."""
    match view.phase:
        case Phase.ERUPTION:
            roll = Offer(translate("Lavarails", "Roll"), key="R", primary=True, rolls=True)
            return translate("Lavarails", "{name}: the volcano stirs. Roll the eruption die."), roll
        case Phase.LAVA:
            text = translate("Lavarails", "{name}: a {number} erupts. Choose a glowing {number} for the lava.")
            return (text.replace("{number}", str(view.eruption)),)
        case Phase.ROLL:
            roll = Offer(translate("Lavarails", "Roll"), key="R", primary=True, rolls=True)
            return translate("Lavarails", "{name}: roll all %n dice.", "", view.pool_size), roll
        case Phase.REROLL:
            return (translate("Lavarails", "{name} rolls the %n dice of the pool again …", "", view.pool_size),)
        case Phase.GHOST:
            return (translate("Lavarails", "A die is drawn for your unseen rival …"),)
        case Phase.RETURN:
            return (translate("Lavarails", "{name}: still nothing fits. Choose one of your dice to go back (LR-17)."),)
        case Phase.DRAW:
            count = view.targets.bit_count()
            return (translate("Lavarails", "{name}: draw tracks on your %n field(s) with dice.", "", count),)
        case Phase.DECIDE:
            return _asked_to_decide(view)
    return (_asked_to_place(view),)


def _asked_to_decide(view: LavarailsView) -> tuple[str, *tuple[Offer, ...]]:
    give_up = Offer(translate("Lavarails", "Pass"), PASS, _KEYS[PASS])
    again = Offer(translate("Lavarails", "Reroll"), REROLL, _KEYS[REROLL], primary=True)
    if view.last_turn:
        text = translate("Lavarails", "{name}: everybody else has passed, and nothing can be placed. Pass, or reroll.")
    else:
        text = translate("Lavarails", "{name}: nothing can be placed. Pass, or reroll (LR-16).")
    return text, give_up, again


def _asked_to_place(view: LavarailsView) -> str:
    if view.boxed_in:
        if view.sheet.volcanic:
            return translate("Lavarails", "{name}: boxed in! Start anew beside any cross (LR-14).")
        return translate("Lavarails", "{name}: boxed in! Start anew beside any track (LR-14).")
    if view.last_turn:
        return translate("Lavarails", "{name}: everybody else has passed. Place your last die of this round.")
    return translate("Lavarails", "{name}: place a die on a glowing field.")
