"""How strict a tutor can be, and the box in which one is chosen."""

from __future__ import annotations

from gamebox.bots.tutor import Tutor
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import give_tip


def tutor_sense() -> str:
    return translate("Tutor", "Asks before a move that costs much: gentle only before blunders.")


def tutor_box(theme: Theme, chosen: Tutor, name: str) -> Combo:
    box = Combo(theme, name=name, label=translate("Tutor", "Tutor"))
    give_tip(box, tutor_sense())
    levels: dict[Tutor, str] = {
        "off": translate("Tutor", "Off"),
        "gentle": translate("Tutor", "Gentle"),
        "strict": translate("Tutor", "Strict"),
    }
    for level, text in levels.items():
        box.addItem(text, level)
    box.setCurrentIndex(box.findData(chosen))
    return box
