"""The rows of the settings: what each is called, what it does, and the values that it can have."""

from __future__ import annotations

from typing import Any, NamedTuple

from gamebox.ui.accompaniment.sounds import MUTE
from gamebox.ui.screens.settings.vignettes import Vignette, cards, motion, playing, sound
from gamebox.ui.texts import LANGUAGES, native, percent, translate


class Row(NamedTuple):
    field: str
    """Of the Settings."""
    title: str
    explained: str
    values: tuple[tuple[Any, str], ...]


class Section(NamedTuple):
    title: str
    vignette: Vignette
    rows: tuple[Row, ...]


def sections() -> tuple[Section, ...]:
    return (
        Section(translate("Settings", "Language and look"), cards, (_language(), _theme(), _contrast(), _text_size())),
        Section(translate("Settings", "Motion and pace"), motion, (_animation(), _bots())),
        Section(translate("Settings", "Sound and voice"), sound, (_volume(), _voice())),
        Section(translate("Settings", "At the table"), playing, (_real_dice(), _free_undo(), _tips(), _open_table())),
    )


def _system() -> tuple[str, str]:
    return "system", translate("Settings", "System")


def _off_and_on() -> tuple[tuple[bool, str], ...]:
    return (False, translate("Settings", "Off")), (True, translate("Settings", "On"))


def _language() -> Row:
    return Row("language", translate("Settings", "Language"), "", (_system(), *LANGUAGES.items()))


def _theme() -> Row:
    values = (_system(), ("light", translate("Settings", "Light")), ("dark", translate("Settings", "Dark")))
    explained = translate("Settings", "F11 fills the whole screen.")
    return Row("theme", translate("Settings", "Appearance"), explained, values)


def _contrast() -> Row:
    values = (_system(), ("normal", translate("Settings", "Normal")), ("high", translate("Settings", "High")))
    explained = translate("Settings", "Black on white or white on black, and stronger lines.")
    return Row("contrast", translate("Settings", "Contrast"), explained, values)


def _text_size() -> Row:
    values = tuple((size, percent(size / 100)) for size in (100, 125, 150, 175, 200))
    explained = translate("Settings", "How large everything is written.")
    return Row("text_size", translate("Settings", "Text size"), explained, values)


def _animation() -> Row:
    values = (
        _system(),
        ("off", translate("Settings", "Off")),
        ("fast", translate("Settings", "Fast")),
        ("normal", translate("Settings", "Normal")),
    )
    explained = translate("Settings", "How fast dice roll, pawns hop and cards fly.")
    return Row("animation", translate("Settings", "Animation"), explained, values)


def _bots() -> Row:
    values = (
        ("slow", translate("Settings", "Slow")),
        ("normal", translate("Settings", "Normal")),
        ("quick", translate("Settings", "Quick")),
        ("at once", translate("Settings", "At once")),
    )
    explained = translate("Settings", "How fast bots take their turns. Space or a click hurries them.")
    return Row("bots", translate("Settings", "Pace of bots"), explained, values)


def _volume() -> Row:
    values = (
        ("off", translate("Settings", "Off")),
        ("soft", translate("Settings", "Soft")),
        ("normal", translate("Settings", "Normal")),
        ("loud", translate("Settings", "Loud")),
    )
    explained = translate("Settings", "Dice, cards, ink and lava. {keys} turns it off and on at any time.")
    return Row("volume", translate("Settings", "Sound"), explained.format(keys=native(MUTE)), values)


def _voice() -> Row:
    values = (
        ("off", translate("Settings", "Off")),
        ("brief", translate("Settings", "Brief")),
        ("normal", translate("Settings", "Normal")),
        ("full", translate("Settings", "Everything")),
    )
    explained = translate("Settings", "A voice says whose turn it is and what happens, never what is hidden.")
    return Row("voice", translate("Settings", "Announcer"), explained, values)


def _open_table() -> Row:
    explained = translate(
        "Settings", "A second window shows the open table on a television or another screen, never anybody’s hand."
    )
    return Row("open_table", translate("Settings", "Table window"), explained, _off_and_on())


def _real_dice() -> Row:
    explained = translate("Settings", "You roll real dice on your table and tell the computer what they show.")
    return Row("real_dice", translate("Settings", "Real dice"), explained, _off_and_on())


def _free_undo() -> Row:
    explained = translate(
        "Settings",
        "Undo may also take back what dice or cards have already shown. Several people agree on it before a game "
        "begins: a game in play stays as it was agreed.",
    )
    return Row("free_undo", translate("Settings", "Free undo"), explained, _off_and_on())


def _tips() -> Row:
    explained = translate(
        "Settings",
        "Explain what happens for the first time, once each. Switch it off and on to see all tips again.",
    )
    return Row("tips", translate("Settings", "Tips"), explained, _off_and_on())
