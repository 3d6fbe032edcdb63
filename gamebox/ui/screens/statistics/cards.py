"""The cards of a page of statistics: each a chart with its title, and a sentence where there is something to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebox.library.queries import Best, Kept
from gamebox.library.statistics import Opponent, Part, Person, Standing, games_by_month, standing
from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import Sheet
from gamebox.ui.screens.statistics.figures import luck_in_words, points
from gamebox.ui.texts import number, percent, told_when, translate
from gamebox.ui.theme import GOLD, Livery, Theme, faded, livery
from gamebox.ui.widgets.charts.histogram import Column, Histogram, columns_of
from gamebox.ui.widgets.charts.rows import BalanceChart, Row, ShareChart
from gamebox.ui.widgets.charts.timeline import Dot, Timeline
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import label

_MONTHS = 12
_MOST = 8
"""Rows of people, so that a card stays within the window."""


def card(theme: Theme, title: str, contents: QWidget | None, sentence: str = "") -> Sheet:
    """Without contents, the sentence says why."""
    column = QVBoxLayout()
    column.setSpacing(8)
    column.addWidget(label(title, "strong"))
    if contents:
        column.addWidget(contents, 1)
    if sentence:
        said = label(sentence, "muted", wrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column.addWidget(said)
    column.addStretch(0 if contents else 1)
    return Sheet(theme, column, padding=16)


def _day(part: Part) -> str:
    day = part.game.ended.astimezone()
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def results(theme: Theme, own: Sequence[Part], cover: Cover | None, colour: QColor) -> Sheet:
    """Scores of one game; over several games only who came off how well."""
    title = translate("Statistics", "Results over time")
    if not own:
        return card(theme, title, None, translate("Statistics", "No games yet."))
    ends = (_day(own[0]), _day(own[-1]))
    told = [_told(part, cover) for part in own]
    if cover:
        dots = [Dot(part.sat.score, said, part.won) for part, said in zip(own, told, strict=True)]
        chart = Timeline(theme, title, dots, ends, colour)
        sentence = translate("Statistics", "{measure}; golden: won. The line is the mean of the last five.")
        return card(theme, title, chart, sentence.format(measure=cover.measure()))
    dots = [Dot(part.share, said, part.won) for part, said in zip(own, told, strict=True)]
    chart = Timeline(theme, title, dots, ends, colour, (0.0, 1.0), percent)
    sentence = translate("Statistics", "How many of the others came off worse; golden: won. The line: the last five.")
    return card(theme, title, chart, sentence)


def _told(part: Part, cover: Cover | None) -> str:
    place = translate("Statistics", "place {place} of {count}").format(place=part.sat.place, count=len(part.game.seats))
    reached = cover.score(part.sat.score) if cover else ""
    when = told_when(part.game.ended.timestamp())
    return ", ".join(filter(None, (when, place if part.contest else "", reached)))


def skill(theme: Theme, own: Sequence[Part], colour: QColor) -> Sheet:
    """What was given away in games that have been reviewed: the less, the better."""
    title = translate("Statistics", "Skill over time")
    judged = [(part, 100 * fortune.lost) for part in own if (fortune := part.sat.fortune) and fortune.unit == "win"]
    if not judged:
        sentence = translate("Statistics", "Review a game, and this shows what was given away in it.")
        return card(theme, title, None, sentence)
    text = translate("Statistics", "{when}: gave away {lost}")
    dots = [Dot(lost, text.format(when=_day(part), lost=number(lost)), part.won) for part, lost in judged]
    chart = Timeline(theme, title, dots, (_day(judged[0][0]), _day(judged[-1][0])), colour)
    sentence = translate("Statistics", "Points of the chance to win given away in a game: the lower, the better.")
    return card(theme, title, chart, sentence)


def scores(theme: Theme, games: Sequence[Kept], cover: Cover, person: str | None, colour: QColor, title: str) -> Sheet:
    """How often each score came; the person's own in full colour."""
    seats = [sat for kept in games for sat in kept.summary.seats if sat.bot is None or kept.summary.bots_only]
    columns = columns_of([sat.score for sat in seats], [sat.score for sat in seats if person in (None, sat.name)])
    if not columns:
        return card(theme, title, None, translate("Statistics", "No games yet."))
    chart = Histogram(theme, title, columns, colour)
    return card(theme, title, chart, cover.measure())


def places(theme: Theme, own: Sequence[Part], colour: QColor) -> Sheet:
    """How often somebody was first, second, and so on."""
    title = translate("Statistics", "Places")
    contests = [part for part in own if part.contest]
    if not contests:
        return card(theme, title, None, translate("Statistics", "No games against others yet."))
    worst = max(len(part.game.seats) for part in contests)
    columns = [
        Column(f"{place}.", count := sum(part.sat.place == place for part in contests), count)
        for place in range(1, worst + 1)
    ]
    return card(theme, title, Histogram(theme, title, columns, colour))


def luck(theme: Theme, games: Sequence[Kept], people: Sequence[Person], person: str | None) -> Sheet:
    """Who is lucky? Over all games that have been reviewed, with how sure that is."""
    title = translate("Statistics", "Who is lucky?")
    found = [(who, told.luck) for who in people if (told := standing(games, who.name)).luck]
    lucky = sorted(found, key=lambda pair: -(pair[1].value if pair[1] else 0))[:_MOST]
    if not lucky:
        return card(theme, title, None, translate("Statistics", "Review some games, and the dice will have to answer."))
    rows, values, errors = [], [], []
    for who, mean in lucky:
        if mean:
            text = translate("Statistics", "{name}: {luck} a game over %n game(s), {words}", "", mean.games)
            said = text.format(name=who.name, luck=points(mean.value), words=luck_in_words(mean))
            rows.append(Row(who.name, livery_of(who), said, points(mean.value), marked=who.name == person))
            values.append(mean.value)
            errors.append(mean.error)
    chart = BalanceChart(theme, title, rows, values, errors)
    telling = [who.name for who, mean in lucky if mean and mean.telling and mean.value > 0]
    said = (
        translate("Statistics", "{name} really is.").format(name=telling[0])
        if telling
        else translate("Statistics", "Nobody, as far as chance can tell.")
    )
    unit = translate("Statistics", "Points of the chance to win a game; the whiskers: two standard errors.")
    return card(theme, title, chart, f"{said} {unit}")


def opponents(theme: Theme, told: Standing, people: Mapping[str, Person]) -> Sheet:
    """Whom somebody met, and how they stand with each other."""
    title = translate("Statistics", "Opponents")
    met = told.opponents[:_MOST]
    if not met:
        return card(theme, title, None, translate("Statistics", "Nobody has been met yet."))
    rows = [_opponent(other, told, livery_of(people.get(other.name))) for other in met]
    parts = [(other.beaten, other.games - other.beaten - other.beaten_by, other.beaten_by) for other in met]
    colours = (theme.good, faded(theme.muted, 0.5), theme.bad)
    chart = ShareChart(theme, title, rows, parts, lambda _: colours)
    return card(theme, title, chart, translate("Statistics", "Left: ahead of them. Right: behind them."))


def _opponent(other: Opponent, told: Standing, shown: Livery) -> Row:
    roles = (
        (told.nemesis, translate("Statistics", "nemesis")),
        (told.rival, translate("Statistics", "rival")),
        (told.favourite, translate("Statistics", "favourite opponent")),
    )
    note = ", ".join(role for who, role in roles if who == other)
    text = translate("Statistics", "{name}: ahead in {ahead} of {games}, behind in {behind}")
    said = text.format(name=other.name, ahead=other.beaten, games=other.games, behind=other.beaten_by)
    return Row(other.name, shown, said, f"{other.beaten} : {other.beaten_by}", note)


def winners(theme: Theme, games: Sequence[Kept], people: Sequence[Person]) -> Sheet:
    """Everybody: how many games, how many of them won."""
    title = translate("Statistics", "Who plays, who wins")
    rows, parts = [], []
    for who in people[:_MOST]:
        told = standing(games, who.name)
        text = translate("Statistics", "{name}: %n game(s), {won} won", "", told.played)
        said = text.format(name=who.name, won=told.won)
        rows.append(Row(who.name, livery_of(who), said, f"{told.won} / {told.played}"))
        parts.append((told.won, told.played - told.won))
    if not rows:
        return card(theme, title, None, translate("Statistics", "No games yet."))
    shown = [livery_of(who).colour for who in people]
    chart = ShareChart(theme, title, rows, parts, lambda step: (shown[step], faded(shown[step], 0.25)))
    return card(theme, title, chart, translate("Statistics", "Full: won. Pale: played."))


def months(theme: Theme, games: Sequence[Kept]) -> Sheet:
    """How many games were finished in each of the last months."""
    title = translate("Statistics", "Games a month")
    counted = games_by_month(games)[-_MONTHS:]
    if not counted:
        return card(theme, title, None, translate("Statistics", "No games yet."))
    columns = [Column(_month(year, month), count, count) for (year, month), count in counted]
    return card(theme, title, Histogram(theme, title, columns, NOBODYS))


def _month(year: int, month: int) -> str:
    return QLocale().toString(QDate(year, month, 1), "MMM yy")


def best_list(theme: Theme, title: str, best: Sequence[Best], cover: Cover) -> Sheet:
    """The best results of those who played alone."""
    if not best:
        return card(theme, title, None, translate("Statistics", "Nobody has played it alone yet."))
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setColumnStretch(1, 1)
    for row, result in enumerate(best):
        name = ElidedLabel("strong" if row == 0 else "")
        name.setText(result.name)
        grid.addWidget(label(f"{row + 1}.", "muted"), row, 0)
        grid.addWidget(name, row, 1)
        grid.addWidget(label(cover.score(result.score), "strong"), row, 2)
        grid.addWidget(label(result.day, "muted"), row, 3)
    inner = QWidget()
    inner.setLayout(grid)
    return card(theme, title, inner)


def livery_of(person: Person | None) -> Livery:
    return livery(person.colour if person else None, 0)


NOBODYS = GOLD
"""The colour of what belongs to all."""
