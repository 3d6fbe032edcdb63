"""Lava & Rails: a roll-and-write on a volcano or railway sheet (rules LR-1 to LR-47)."""

from gamebox.engine.game import Game
from gamebox.games.lavarails import notation
from gamebox.games.lavarails.catalogue import resolve
from gamebox.games.lavarails.events import PassBegan
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState

GAME = Game(
    id="lavarails",
    seats=range(1, 5),
    options=LavarailsOptions,
    start=LavarailsState,
    read=notation.read,
    write=notation.write,
    chapter=PassBegan,
    variant=lambda options: resolve(options.sheet).id,
)
