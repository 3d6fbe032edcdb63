"""What is heard at Level 8's table: dice on felt, the tower's stone, cards, questions and levels."""

from __future__ import annotations

from gamebox.engine.game import Event
from gamebox.games.level8.events import (
    Asked,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardsCollected,
    CardsKept,
    CardsShown,
    CardStolen,
    CardTaken,
    Dealt,
    GameWon,
    HasNone,
    JokerTaken,
    LevelLaid,
    PileOpened,
    Rolled,
    RoundEnded,
    Shuffled,
    TowerMoved,
)

_CARD = (CardAdded, CardDiscarded, CardDrawn, CardDropped, CardGiven, CardsKept, CardsShown, CardStolen, CardTaken)
_SOUNDS: dict[type[Event], str] = {
    **dict.fromkeys((*_CARD, PileOpened), "card"),
    Asked: "ask",
    CardsCollected: "shuffle",
    Dealt: "deal",
    GameWon: "win",
    HasNone: "none",
    JokerTaken: "joker",
    LevelLaid: "level",
    Rolled: "dice-felt-2",
    RoundEnded: "round",
    Shuffled: "shuffle",
    TowerMoved: "tower",
}


def sound(event: Event) -> str | None:
    return _SOUNDS.get(type(event))
