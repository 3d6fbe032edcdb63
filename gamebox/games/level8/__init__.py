"""Level 8: card combinations on eight levels, with an oval of action fields (rules L8-1 to L8-72)."""

from gamebox.engine.game import Game
from gamebox.games.level8 import notation, packing
from gamebox.games.level8.events import RoundEnded
from gamebox.games.level8.state import SEATS, Level8Options, Level8State

GAME = Game(
    id="level8",
    seats=SEATS,
    options=Level8Options,
    start=Level8State,
    read=notation.read,
    write=notation.write,
    chapter=RoundEnded,
    secrets=True,
    packed=packing.packed,
    plain=packing.plain,
)
