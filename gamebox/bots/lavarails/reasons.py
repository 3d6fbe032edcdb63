"""Why a move is good or bad, in words: what it gains, opens, risks and denies."""

from __future__ import annotations

from collections.abc import Iterator

from gamebox.bots.judge import Reason
from gamebox.bots.lavarails.railway import RailwayOutlook
from gamebox.bots.lavarails.thinking import Memory, sheet_after
from gamebox.bots.lavarails.volcano import VolcanoOutlook
from gamebox.engine.game import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from gamebox.games.lavarails.actions import PASS, REROLL, Action, Draw, MarkLava, Place
from gamebox.games.lavarails.grid import BITS, around, fields
from gamebox.games.lavarails.scoring import values_on
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.tracks import closed_lines, line_through
from gamebox.games.lavarails.view import LavarailsView

_WORTH_SAYING = 0.03
"""By how much a lane's chance must change to be mentioned."""

_LANE_DONE = {
    "row": QT_TRANSLATE_N_NOOP("Reason", "It completes row {lane}: %n point(s)."),
    "column": QT_TRANSLATE_N_NOOP("Reason", "It completes column {lane}: %n point(s)."),
}
_LANE_NEARER = {
    "row": QT_TRANSLATE_N_NOOP(
        "Reason", "Row {lane} with %n point(s) becomes likelier: {after}% instead of {before}%."
    ),
    "column": QT_TRANSLATE_N_NOOP(
        "Reason", "Column {lane} with %n point(s) becomes likelier: {after}% instead of {before}%."
    ),
}
_LANE_SPOILED = {
    "row": QT_TRANSLATE_N_NOOP("Reason", "It spoils row {lane} with %n point(s), which had {before}%."),
    "column": QT_TRANSLATE_N_NOOP("Reason", "It spoils column {lane} with %n point(s), which had {before}%."),
}
_GEM = QT_TRANSLATE_N_NOOP("Reason", "It takes a gem: %n point(s).")
_GEM_LOST = QT_TRANSLATE_N_NOOP("Reason", "It costs a gem of %n point(s).")
_STOPS_LAVA = QT_TRANSLATE_NOOP("Reason", "A cross there stops the lava.")
_HARMLESS = QT_TRANSLATE_NOOP("Reason", "Lava there spoils nothing that could still score.")
_LAVA_SPREADS = QT_TRANSLATE_N_NOOP("Reason", "From there lava can reach %n more free field(s).")
_LOOP_DONE = QT_TRANSLATE_N_NOOP("Reason", "It is the last field of a loop of {length} fields: %n point(s) more.")
_LOOP_NEARER = QT_TRANSLATE_NOOP(
    "Reason", "It lies on a loop of {length} fields that you may close: {after}%, {missing} still missing."
)
_NO_LOOP = QT_TRANSLATE_NOOP("Reason", "It lies on no loop that is worth closing.")
_CLOSES = QT_TRANSLATE_NOOP("Reason", "It closes a line of {length} fields, with stations worth {stations}.")
_FITS = QT_TRANSLATE_NOOP("Reason", "It fits a loop of {length} fields that you may close: {after}%.")
_LEADS_NOWHERE = QT_TRANSLATE_NOOP("Reason", "That piece lies on no loop that is worth closing.")
_OPENS = QT_TRANSLATE_N_NOOP("Reason", "It brings %n more field(s) into reach.")
_LAVA_MAY_COME = {
    "row": QT_TRANSLATE_N_NOOP("Reason", "Lava can still get at %n field(s) that row {lane} needs."),
    "column": QT_TRANSLATE_N_NOOP("Reason", "Lava can still get at %n field(s) that column {lane} needs."),
}
_DENIES = QT_TRANSLATE_NOOP("Reason", "It takes the last {number}, which others could use well.")
_BOXED_IN = QT_TRANSLATE_NOOP("Reason", "You are boxed in then: the next die may start anew.")
_REROLL_HELPS = QT_TRANSLATE_NOOP("Reason", "A die fits after the reroll in {percent} of 100 cases.")
_PASS_KEEPS = QT_TRANSLATE_NOOP("Reason", "All your dice stay where they are.")


def reasons_for(view: LavarailsView, action: Action, memory: Memory) -> Iterator[Reason]:
    outlook = memory.thought(view.acting, view.turn, view)
    if isinstance(action, MarkLava) and isinstance(outlook, VolcanoOutlook):
        yield from _of_lava(view, action, outlook)
    elif isinstance(action, Draw):
        yield from _of_piece(view, action, memory)
    elif isinstance(action, Place):
        if isinstance(outlook, VolcanoOutlook):
            yield from _of_cross(view, action, outlook)
        elif isinstance(outlook, RailwayOutlook):
            yield from _of_rail(view, action, outlook)
        yield from _of_taking(view, action, memory)
    elif action == REROLL:
        yield Reason(_REROLL_HELPS, {"percent": round(100 * _helps(view))})
    elif action == PASS and view.acting.dice:
        yield Reason(_PASS_KEEPS)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _lane(lane: Lane) -> dict[str, object]:
    """As people read the sheet: rows by number, columns by letter."""
    name = str(lane.index + 1) if lane.kind == "row" else chr(ord("A") + lane.index)
    return {"lane": name, "n": lane.points}


def _of_cross(view: LavarailsView, action: Place, outlook: VolcanoOutlook) -> Iterator[Reason]:
    bit, dice = BITS[action.field], view.acting.dice
    hot = around(view.sheet.volcanoes | view.acting.lava)
    if value := view.sheet.value_at[action.field]:
        yield Reason(_GEM, {"n": value})
    pairs = zip(outlook.chances(dice), outlook.chances(dice | bit), strict=True)
    for (lane, _, before), (_, _, after) in pairs:
        if not isinstance(lane, Lane) or not lane.numbers & bit or after - before < _WORTH_SAYING:
            continue
        params = {**_lane(lane), "before": _percent(before), "after": _percent(after)}
        yield Reason((_LANE_DONE if after == 1 else _LANE_NEARER)[lane.kind], params)
        if exposed := (lane.numbers & view.acting.free & hot & ~bit).bit_count():
            yield Reason(_LAVA_MAY_COME[lane.kind], {**_lane(lane), "n": exposed})
    if bit & hot:
        yield Reason(_STOPS_LAVA)


def _of_lava(view: LavarailsView, action: MarkLava, outlook: VolcanoOutlook) -> Iterator[Reason]:
    bit, harmless = BITS[action.field], True
    for thing, points, chance in outlook.chances(0):
        if isinstance(thing, Lane) and thing.numbers & bit:
            harmless = False
            yield Reason(_LANE_SPOILED[thing.kind], {**_lane(thing), "before": _percent(chance)})
        elif thing == bit:
            harmless = False
            yield Reason(_GEM_LOST, {"n": points})
    if harmless:
        yield Reason(_HARMLESS)
    hot = around(view.sheet.volcanoes | view.acting.lava)
    if more := (around(bit) & view.acting.free & ~hot & ~bit).bit_count():
        yield Reason(_LAVA_SPREADS, {"n": more})


def _of_rail(view: LavarailsView, action: Place, outlook: RailwayOutlook) -> Iterator[Reason]:
    dice = view.acting.dice | BITS[action.field]
    for plans, chances in zip(outlook.plans, outlook.chances, strict=True):
        plan = outlook.best([plan for plan in plans if plan.missing >> action.field & 1], chances, dice)
        if plan is None:
            continue
        missing = (plan.missing & ~dice).bit_count()
        length = plan.loop.fields.bit_count()
        if missing:
            after = _percent(plan.likely(chances, dice))
            yield Reason(_LOOP_NEARER, {"length": length, "after": after, "missing": missing})
        else:
            yield Reason(_LOOP_DONE, {"length": length, "n": plan.gain})
        return
    yield Reason(_NO_LOOP)


def _of_piece(view: LavarailsView, action: Draw, memory: Memory) -> Iterator[Reason]:
    drawn = sheet_after(view.acting, action)
    if any(line >> action.field & 1 for line in closed_lines(drawn.tracks)):
        line = line_through(drawn.tracks, action.field)
        stations = values_on(view.sheet, sum(BITS[field] for field in line.fields))
        yield Reason(_CLOSES, {"length": len(line.fields), "stations": stations})
        return
    outlook = memory.thought(drawn, view.turn, view)
    assert isinstance(outlook, RailwayOutlook)  # noqa: S101 - pieces are drawn on railway sheets only
    for plans, chances in zip(outlook.plans, outlook.chances, strict=True):
        plan = outlook.best([plan for plan in plans if plan.loop.fields >> action.field & 1], chances, drawn.dice)
        if plan:
            after = _percent(plan.likely(chances, drawn.dice))
            yield Reason(_FITS, {"length": plan.loop.fields.bit_count(), "after": after})
            return
    yield Reason(_LEADS_NOWHERE)


def _of_taking(view: LavarailsView, action: Place, memory: Memory) -> Iterator[Reason]:
    """What taking the die does to the rest of the pass, one's own and others'."""
    bit, number = BITS[action.field], view.sheet.number_at[action.field]
    if view.pool.count(number) == 1 and any(
        _wants(view, seat, number, memory) for seat in range(len(view.players)) if seat != view.turn
    ):
        yield Reason(_DENIES, {"number": number})
    beside = around(view.acting.dice | bit) & view.acting.free & ~bit
    if not beside:
        yield Reason(_BOXED_IN)
    elif opened := (beside & ~view.acting.reach).bit_count():
        yield Reason(_OPENS, {"n": opened})


def _wants(view: LavarailsView, seat: int, number: int, memory: Memory) -> bool:
    """Whether what the seat could use best of all dice in the pool shows that number."""
    player = view.players[seat]
    if player.passed:
        return False
    wishes = memory.thought(player, seat, view).wishes
    reach = player.reach & view.sheet.by_numbers[sum(1 << face for face in set(view.pool))]
    best = max(fields(reach), key=lambda field: wishes.get(field, 0.0), default=None)
    return best is not None and view.sheet.number_at[best] == number


def _helps(view: LavarailsView) -> float:
    helpful = len({view.sheet.number_at[field] for field in fields(view.acting.reach)})
    chance: float = 1 - (1 - helpful / 6) ** view.pool_size
    return chance
