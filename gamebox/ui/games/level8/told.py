"""Level 8's log: every event as a sentence, with no more in it than the event that was seen."""

from __future__ import annotations

from gamebox.engine.game import Event
from gamebox.games.level8.deck import HIDDEN, JOKER
from gamebox.games.level8.events import (
    Asked,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardsKept,
    CardsShown,
    CardStolen,
    CardTaken,
    Dealt,
    GameWon,
    HasNone,
    JokerTaken,
    LevelLaid,
    NoCardLeft,
    PileOpened,
    Rolled,
    RoundEnded,
    Shuffled,
    TowerMoved,
    TurnBegan,
)
from gamebox.ui.games.level8.faces import card_phrase, cards_phrase
from gamebox.ui.games.level8.roundup import headline, reason
from gamebox.ui.games.level8.terms import action_name, combination_name, wish_name
from gamebox.ui.players import Player
from gamebox.ui.texts import listed, translate

Players = tuple[Player, ...]


def told(event: Event, players: Players) -> str | None:
    return _told_cards(event, players) or _told_action(event, players) or _told_round(event, players)


def _told_cards(event: Event, players: Players) -> str | None:
    match event:
        case CardDrawn(seat, card):
            return _told_draw(players[seat].name, card)
        case CardTaken(seat, pile, card):
            return _told_take(seat, pile, card, players)
        case JokerTaken(seat):
            return translate("Level8", "{name} takes a joker.").format(name=players[seat].name)
        case CardDropped(seat, card):
            text = translate("Level8", "{name} swaps {card}.")
            return text.format(name=players[seat].name, card=card_phrase(card))
        case CardDiscarded(seat, card):
            return translate("Level8", "{name} discards {card}.").format(
                name=players[seat].name, card=card_phrase(card)
            )
        case CardAdded(seat, owner, _, face):
            return _told_add(seat, owner, face, players)
        case LevelLaid(seat, level, combinations):
            text = translate("Level8", "{name} lays out level {level}: {combinations}.")
            names = listed([combination_name(combination) for combination in combinations])
            return text.format(name=players[seat].name, level=level, combinations=names)
    return None


def _told_draw(name: str, card: int) -> str:
    """Only who has drawn a card sees which."""
    if card == HIDDEN:
        return translate("Level8", "{name} draws a card.").format(name=name)
    return translate("Level8", "You draw {card}.").format(card=card_phrase(card))


def _told_take(seat: int, pile: int, card: int, players: Players) -> str:
    if seat == pile:
        text = translate("Level8", "{name} takes {card} from their own discard pile.")
        return text.format(name=players[seat].name, card=card_phrase(card))
    text = translate("Level8", "{name} takes {card} from {other}’s discard pile.")
    return text.format(name=players[seat].name, card=card_phrase(card), other=players[pile].name)


def _told_add(seat: int, owner: int, face: int, players: Players) -> str:
    if seat == owner:
        return translate("Level8", "{name} adds {card}.").format(name=players[seat].name, card=card_phrase(face))
    text = translate("Level8", "{name} adds {card} to a combination of {other}.")
    return text.format(name=players[seat].name, card=card_phrase(face), other=players[owner].name)


def _told_action(event: Event, players: Players) -> str | None:
    match event:
        case Rolled(seat, (first, second)):
            text = translate("Level8", "{name} rolls {first} and {second}.")
            return text.format(name=players[seat].name, first=first, second=second)
        case TowerMoved(seat, _, _, action):
            text = translate("Level8", "{name}’s tower goes to “{action}”.")
            return text.format(name=players[seat].name, action=action_name(action))
        case NoCardLeft(seat):
            return translate("Level8", "No card is left for {name}.").format(name=players[seat].name)
        case Asked(seat, ask):
            text = translate("Level8", "{name} asks for {wish}.")
            return text.format(name=players[seat].name, wish=wish_name(ask))
        case HasNone(seat):
            return translate("Level8", "{name} has none.").format(name=players[seat].name)
        case CardGiven(seat, to, card):
            text = (
                translate("Level8", "{name} gives {other} a card.")
                if card == HIDDEN
                else translate("Level8", "{name} gives {other} {card}.")
            )
            return text.format(name=players[seat].name, other=players[to].name, card=card_phrase(card))
        case CardsShown(seat, cards):
            text = translate("Level8", "{name} lays {cards} face up.")
            return text.format(name=players[seat].name, cards=cards_phrase(cards))
        case CardStolen(seat, owner, card):
            text = translate("Level8", "{name} takes {card} from {other}.")
            return text.format(name=players[seat].name, card=card_phrase(card), other=players[owner].name)
    return None


def _told_round(event: Event, players: Players) -> str | None:
    match event:
        case Shuffled(rebuilt=True):
            return translate("Level8", "The discard piles are shuffled into a new draw pile.")
        case Dealt(dealer):
            return translate("Level8", "{name} deals.").format(name=players[dealer].name)
        case PileOpened(seat, card):
            text = translate("Level8", "{name}’s discard pile opens with {card}.")
            return text.format(name=players[seat].name, card=card_phrase(card))
        case TurnBegan(seat, extra) if extra:
            return translate("Level8", "{name} has another turn.").format(name=players[seat].name)
        case RoundEnded():
            return _told_end(event, players)
        case CardsKept(seat, cards):
            return _told_keep(players[seat].name, cards)
        case GameWon(seat, rule):
            text = (
                translate("Level8", "{name} has laid out level 8 and wins!")
                if rule == "L8-70"
                else translate("Level8", "{name} reaches the laurel and wins!")
            )
            return text.format(name=players[seat].name)
    return None


def _told_end(end: RoundEnded, players: Players) -> str:
    lines = [translate("Level8", "{headline}.").format(headline=headline(end.seat, players))]
    lines += [
        translate("Level8", "{name}: {reason}.").format(name=player.name, reason=reason(end, player.seat))
        for player in players
    ]
    return "\n".join(lines)


def _told_keep(name: str, cards: tuple[int, ...]) -> str:
    """The others see only how many, and which are jokers (L8-62, L8-1)."""
    if not cards:
        return translate("Level8", "{name} keeps no cards.").format(name=name)
    if all(card == JOKER for card in cards):
        return translate("Level8", "{name} keeps {cards}.").format(name=name, cards=cards_phrase(cards))
    if HIDDEN not in cards:
        return translate("Level8", "You keep {cards}.").format(cards=cards_phrase(cards))
    number = translate("Level8", "%n number card(s)", "", cards.count(HIDDEN))
    jokers = [cards_phrase([card for card in cards if card == JOKER])] if JOKER in cards else []
    return translate("Level8", "{name} keeps {cards}.").format(name=name, cards=listed([number, *jokers]))
