"""The looks of the games, in the order in which they are offered."""

from gamebox.ui.exxtra.look import ExxtraLook
from gamebox.ui.lavarails.look import LavarailsLook
from gamebox.ui.level8.look import Level8Look
from gamebox.ui.look import Look

LOOKS: dict[str, Look] = {look.game.id: look for look in (LavarailsLook(), Level8Look(), ExxtraLook())}
