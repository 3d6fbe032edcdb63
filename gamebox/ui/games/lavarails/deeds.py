"""The moves of Lava & Rails in a few words, for hints and reviews."""

from __future__ import annotations

from gamebox.games.lavarails.actions import Action, Draw, MarkLava, Pass, Place, Reroll, Return
from gamebox.games.lavarails.grid import NAMES
from gamebox.games.lavarails.view import LavarailsView
from gamebox.ui.players import Player
from gamebox.ui.texts import translate


def deed(action: Action, view: LavarailsView, _players: tuple[Player, ...]) -> str:
    match action:
        case MarkLava(field):
            text, piece = translate("Lavarails", "Lava on {field}"), ""
        case Place(field):
            text, piece = translate("Lavarails", "{number} on {field}"), ""
        case Return(field):
            text, piece = translate("Lavarails", "Give back the {number} on {field}"), ""
        case Draw(field, piece):
            text = translate("Lavarails", "Track on {field}: {piece}")
        case Reroll():
            return translate("Lavarails", "Reroll")
        case Pass():
            return translate("Lavarails", "Pass")
        case _:
            return ""
    return text.format(number=view.sheet.number_at[field], field=NAMES[field], piece=piece_name(piece))


def piece_name(piece: str) -> str:
    """Where its ends are."""
    return {
        "NS": translate("Lavarails", "straight, top to bottom"),
        "EW": translate("Lavarails", "straight, left to right"),
        "NE": translate("Lavarails", "curve, top to right"),
        "SE": translate("Lavarails", "curve, bottom to right"),
        "SW": translate("Lavarails", "curve, bottom to left"),
        "NW": translate("Lavarails", "curve, top to left"),
    }.get(piece, "")
