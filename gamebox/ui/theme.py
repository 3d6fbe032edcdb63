"""The look: every colour, size, corner and duration of the program, light and dark, plain and in high contrast."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QRadialGradient,
)

if TYPE_CHECKING:
    from gamebox.library.settings import Settings

_DARK = 0.5
"""A window whose lightness is below that is dark."""
_USUAL = 100
"""Per cent of the usual size of what is written."""


class Size(int, Enum):
    """Type sizes in pixels at 100 %."""

    SMALL = 13
    BODY = 15
    LEAD = 18
    TITLE = 24
    HEADLINE = 36
    DISPLAY = 56


class Corner(int, Enum):
    SMALL = 4
    MEDIUM = 8
    LARGE = 14


class Motion(int, Enum):
    """Durations in milliseconds at normal speed."""

    FEEDBACK = 160
    MOVE = 240
    CARD = 320
    DICE = 650
    THINK = 700
    """How long a bot seems to consider."""


class Shape(Enum):
    """Every player has a shape besides the colour, so that colour never speaks alone."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"
    STAR = "star"


class Livery(NamedTuple):
    """How a player is shown."""

    colour: QColor
    shape: Shape

    @property
    def on_colour(self) -> QColor:
        """Readable on top of the colour."""
        return max(_WHITE, _DARK_INK, key=lambda ink: contrast(ink, self.colour))


class Theme(NamedTuple):
    dark: bool
    table_top: QColor
    table_bottom: QColor
    on_table: QColor
    on_table_muted: QColor
    paper: QColor
    paper_edge: QColor
    field: QColor
    """Where text is typed and lists lie: a shade off the paper."""
    ink: QColor
    muted: QColor
    accent: QColor
    on_accent: QColor
    good: QColor
    bad: QColor
    rail: QColor
    sleeper: QColor
    shadow: QColor
    strong: bool = False
    """Whether it is for eyes that need more contrast: 7:1 for words."""
    text: float = 1.0
    """How much larger than usual people want everything that is written."""

    @property
    def shade(self) -> str:
        """Tells apart whose pictures differ; how large words are is not painted into pictures that are kept."""
        return ("dark" if self.dark else "light") + ("-strong" if self.strong else "")

    @property
    def readable(self) -> float:
        """The least contrast between words and their ground."""
        return 7.0 if self.strong else 4.5

    @property
    def control_edge(self) -> QColor:
        """Around what can be pressed or typed into: clearer than the edge of paper."""
        return mixed(self.paper_edge, self.muted, 0.6)

    @property
    def ring(self) -> QColor:
        """Around what has the keyboard's focus: the accent, deepened until it stands out from light paper."""
        return self.accent if self.dark else mixed(self.accent, self.ink, 0.25)

    def grid(self) -> QColor:
        line = QColor(self.ink)
        line.setAlphaF(0.6 if self.strong else 0.25)
        return line


LAVA_CORE = QColor("#FFC23C")
LAVA_BODY = QColor("#F0641E")
LAVA_CRUST = QColor("#7A1E12")
GOLD = QColor("#E2B33C")

_WHITE = QColor("#FFFFFF")
_DARK_INK = QColor("#0B0D0F")

LIGHT = Theme(
    dark=False,
    table_top=QColor("#2F5D5B"),
    table_bottom=QColor("#234847"),
    on_table=QColor("#FAF5EA"),
    on_table_muted=QColor("#C4D3CF"),
    paper=QColor("#FAF5EA"),
    paper_edge=QColor("#E4DAC4"),
    field=QColor("#FFFDF7"),
    ink=QColor("#22262B"),
    muted=QColor("#63676B"),
    accent=QColor("#D9822B"),
    on_accent=QColor("#1B1E22"),
    good=QColor("#2A7354"),
    bad=QColor("#B23A2E"),
    rail=QColor("#4A5560"),
    sleeper=QColor("#8A6B4F"),
    shadow=QColor(0, 0, 0, 70),
)

DARK = Theme(
    dark=True,
    table_top=QColor("#16262A"),
    table_bottom=QColor("#0F1A1E"),
    on_table=QColor("#E9E4D8"),
    on_table_muted=QColor("#9DB0B0"),
    paper=QColor("#2A2E33"),
    paper_edge=QColor("#3A4047"),
    field=QColor("#1F2327"),
    ink=QColor("#E9E4D8"),
    muted=QColor("#A3A9AF"),
    accent=QColor("#F0A04B"),
    on_accent=QColor("#1B1E22"),
    good=QColor("#5CC09A"),
    bad=QColor("#F07B6C"),
    rail=QColor("#B9C2CC"),
    sleeper=QColor("#A58867"),
    shadow=QColor(0, 0, 0, 130),
)

STRONG_LIGHT = LIGHT._replace(
    strong=True,
    table_top=QColor("#143533"),
    table_bottom=QColor("#0D2625"),
    on_table=QColor("#FFFFFF"),
    on_table_muted=QColor("#E6EFED"),
    paper=QColor("#FFFFFF"),
    paper_edge=QColor("#3A3F45"),
    field=QColor("#FFFFFF"),
    ink=QColor("#000000"),
    muted=QColor("#3A3E42"),
    accent=QColor("#F0962E"),
    on_accent=QColor("#000000"),
    good=QColor("#0F5238"),
    bad=QColor("#8C1C12"),
    rail=QColor("#1C2329"),
    sleeper=QColor("#5C4128"),
)

STRONG_DARK = DARK._replace(
    strong=True,
    table_top=QColor("#081012"),
    table_bottom=QColor("#000000"),
    on_table=QColor("#FFFFFF"),
    on_table_muted=QColor("#D5DEDE"),
    paper=QColor("#0C0E10"),
    paper_edge=QColor("#9AA2AA"),
    field=QColor("#000000"),
    ink=QColor("#FFFFFF"),
    muted=QColor("#D0D5DA"),
    accent=QColor("#FFB454"),
    on_accent=QColor("#000000"),
    good=QColor("#7FE3BC"),
    bad=QColor("#FFA196"),
    rail=QColor("#F2F5F8"),
    sleeper=QColor("#D9B48A"),
)

SHADES = {theme.shade: theme for theme in (LIGHT, DARK, STRONG_LIGHT, STRONG_DARK)}

LIVERIES = {
    "red": Livery(QColor("#D55E00"), Shape.CIRCLE),
    "blue": Livery(QColor("#0072B2"), Shape.SQUARE),
    "green": Livery(QColor("#009E73"), Shape.TRIANGLE),
    "yellow": Livery(QColor("#E6B800"), Shape.DIAMOND),
    "purple": Livery(QColor("#CC79A7"), Shape.HEXAGON),
    "sky": Livery(QColor("#56B4E9"), Shape.STAR),
}
"""Players' colours (Okabe and Ito's palette) by the names that records use."""


def livery(colour: str | None, seat: int) -> Livery:
    """A seat's livery; records of other programs may name colours that are none of ours."""
    return LIVERIES.get(colour or "") or list(LIVERIES.values())[seat % len(LIVERIES)]


def theme_for(settings: Settings) -> Theme:
    """By the user's choice, or what the system prefers where that was chosen."""
    dark = _system_is_dark() if settings.theme == "system" else settings.theme == "dark"
    strong = _system_is_strong() if settings.contrast == "system" else settings.contrast == "high"
    return _theme(dark, strong, settings.text_size)


def theme_at_first(settings: Settings) -> Theme:
    """For the empty table: the palette tells what the system prefers, without Qt's enums, which take a tenth longer."""
    dark = settings.theme == "dark"
    if settings.theme == "system":
        dark = QGuiApplication.palette().window().color().lightnessF() < _DARK
    return _theme(dark, settings.contrast == "high", settings.text_size)


@cache
def _theme(dark: bool, strong: bool, percent: int) -> Theme:
    """One and the same for the same wishes."""
    plain = (STRONG_DARK if dark else STRONG_LIGHT) if strong else DARK if dark else LIGHT
    return plain if percent == _USUAL else plain._replace(text=percent / _USUAL)


def _system_is_dark() -> bool:
    from PySide6.QtCore import Qt  # noqa: PLC0415 - its enums take a tenth of the time to the first paint

    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _system_is_strong() -> bool:
    from PySide6.QtCore import Qt  # noqa: PLC0415 - its enums take a tenth of the time to the first paint

    hints = QGuiApplication.styleHints()
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def font(size: float, *, bold: bool = False) -> QFont:
    """The system's font in pixels; numbers keep their columns."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(size)))
    made.setBold(bold)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def fitting_font(text: str, width: float, size: float, *, bold: bool = False) -> QFont:
    """The font at `size`, or smaller if the text would be wider than `width`."""
    made = font(size, bold=bold)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    return made if wide <= width else font(size * width / wide, bold=bold)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of the other colour in the one."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
        one.alphaF() + (other.alphaF() - one.alphaF()) * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def paint_table(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The calm surface under everything, darker towards its corners.

    Erased instead of filled: filling makes Qt's enums, which the first paint of the window would wait for.
    """
    surface = QLinearGradient(area.topLeft(), area.bottomLeft())
    surface.setColorAt(0, theme.table_top)
    surface.setColorAt(1, theme.table_bottom)
    painter.setBackground(QBrush(surface))
    painter.eraseRect(area)
    vignette = QRadialGradient(QPointF(area.center()), max(area.width(), area.height()) * 0.75)
    vignette.setColorAt(0.5, QColor(0, 0, 0, 0))
    vignette.setColorAt(1, QColor(0, 0, 0, 70))
    painter.setBackground(QBrush(vignette))
    painter.eraseRect(area)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """The ratio that WCAG asks to be at least 4.5 for text."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)
