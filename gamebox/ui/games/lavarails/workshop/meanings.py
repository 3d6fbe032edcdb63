"""What a figure of a sheet is called, how it is written, and what it means: in one line, with what to change."""

from __future__ import annotations

from collections.abc import Callable

from gamebox.bots.lavarails.readings import Reading
from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.games.lavarails.terms import lane_name
from gamebox.ui.texts import listed, number, percent, signed, translate

_NAMED = 4
"""More rows and columns than these are only counted."""


def title(reading: Reading, sheet: Sheet) -> str:
    return {
        "numbers": translate("Meter", "Numbers"),
        "filled": translate("Meter", "Filled at the end"),
        "score": translate("Meter", "Points"),
        "start": translate("Meter", "Start player"),
        "lanes": translate("Meter", "Rows and columns"),
        "values": translate("Meter", "Gems") if sheet.volcanic else translate("Meter", "Stations"),
        "loops": translate("Meter", "Closed lines"),
        "deadly": translate("Meter", "Deadly fields"),
        "dead": translate("Meter", "Dead fields"),
    }[reading.kind]


def written(reading: Reading) -> str:
    """The figure itself."""
    match reading.kind:
        case "numbers":
            return "–".join(dict.fromkeys(f"{each:.0f}" for each in (reading.value, reading.spread)))
        case "filled" | "lanes" | "values":
            return percent(reading.value)
        case "score":
            return f"{number(reading.value, 0)} ± {number(reading.spread, 0)}"
        case "start":
            return f"{signed(100 * reading.value)} ± {percent(reading.spread)}"
        case "loops":
            return number(reading.value)
    return str(round(reading.value))


def meaning(reading: Reading, sheet: Sheet) -> str:
    """What it means, and what to change."""
    return _MEANINGS[reading.kind](reading, sheet)


def _numbers(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "good":
        return translate("Meter", "Every number is there equally often.")
    if reading.verdict == "high":
        text = translate("Meter", "Too many of {numbers}: change some of them.")
    else:
        text = translate("Meter", "Too few of {numbers}: such dice seldom fit. Change some others.")
    return text.format(numbers=listed([str(each) for each in reading.numbers]))


def _filled(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "low":
        return translate("Meter", "Too much stays empty: take fields away, or add places to start.")
    if reading.verdict == "high":
        return translate("Meter", "Nearly everything gets full: add fields, or take starts away.")
    return translate("Meter", "Good: between 55 and 75 per cent leave something to decide.")


def _score(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "low":
        return translate("Meter", "All reach the same: put larger values where they are hard to get.")
    if reading.verdict == "high":
        return translate("Meter", "Luck decides: spread a few large values over many small ones.")
    return translate("Meter", "Good: who plays better gets more, and luck plays along.")


def _start(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "unknown":
        return translate("Meter", "Not certain: it may be chance so far.")
    if reading.verdict == "good":
        return translate("Meter", "Good: it hardly matters who begins.")
    if reading.verdict == "high":
        return translate("Meter", "Who begins wins too often: add starts, so that nobody is cut off.")
    return translate("Meter", "Who begins wins too seldom: put good fields nearer to the starts.")


def _lanes(reading: Reading, sheet: Sheet) -> str:
    if not sheet.lanes:
        return translate("Meter", "None has a value: give some rows and columns one.")
    if reading.verdict == "good":
        return translate("Meter", "Good: each of them is completed now and then.")
    count = len(reading.lanes)
    if count > _NAMED:
        never = translate("Meter", "%n never completed: shorten them, or move volcanoes away.", "", count)
    else:
        never = translate("Meter", "Never completed: {lanes}. Shorten them, or move volcanoes away.")
    return never.format(lanes=listed([lane_name(lane) for lane in reading.lanes]))


def _values(reading: Reading, sheet: Sheet) -> str:
    if not sheet.valued:
        return translate("Meter", "There are none: put some where it is worth going.")
    if reading.verdict == "good":
        return translate("Meter", "Good: each of them is won now and then.")
    count = len(reading.fields)
    if sheet.volcanic:
        return translate("Meter", "%n never won: move them nearer to a start, or away from lava.", "", count)
    return translate("Meter", "%n never won: put them where lines can close around.", "", count)


def _loops(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "low":
        return translate("Meter", "Hardly any line closes: leave more room between gaps, or add tracks.")
    return translate("Meter", "Good: on most sheets lines close.")


def _deadly(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "high":
        return translate("Meter", "Many fields end under lava: take a volcano away, or spread them.")
    if reading.verdict == "low":
        return translate("Meter", "Nothing ever erupts: put a volcano somewhere.")
    return translate("Meter", "Good: lava takes some fields, but not the game.")


def _dead(reading: Reading, _sheet: Sheet) -> str:
    if reading.verdict == "high":
        return translate("Meter", "Hardly ever used: move starts nearer to them, or make gaps of them.")
    return translate("Meter", "Good: nearly every field is used now and then.")


_MEANINGS: dict[str, Callable[[Reading, Sheet], str]] = {
    "numbers": _numbers,
    "filled": _filled,
    "score": _score,
    "start": _start,
    "lanes": _lanes,
    "values": _values,
    "loops": _loops,
    "deadly": _deadly,
    "dead": _dead,
}
