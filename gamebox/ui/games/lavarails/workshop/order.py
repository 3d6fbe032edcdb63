"""What a new sheet should be like: level, size, and for one that is made to order how hard and how regular."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gamebox.bots.lavarails.drafting import LAST_SEED, CodeError, Wish, wish_of
from gamebox.ui.games.lavarails.workshop import sides
from gamebox.ui.games.lavarails.workshop.words import symmetry_words
from gamebox.ui.items.stars import STARS
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label
from gamebox.ui.widgets.segments import Segments

BLANK, MADE = "blank", "made"
_SMALLEST, _USUAL = 3, 9


class Order(QWidget):
    """`changed` when something else is wished for."""

    changed = Signal()

    def __init__(self, theme: Theme, seed: int | None = None) -> None:
        """`seed`: for a sheet that should be the same each time."""
        super().__init__()
        self._seed = seed or _fresh_seed()
        self._taking_code = False
        self._build(theme)
        self._lay_out()
        for part in (self._level, self._way, self._difficulty, self._symmetry, self._size):
            part.chosen.connect(self._choose)
        for stepper in (self._width, self._height):
            stepper.changed.connect(self._choose)
        self._code.textEdited.connect(self._read_code)
        self._choose()

    def _build(self, theme: Theme) -> None:
        levels = (("volcano", translate("Lavarails", "Volcano")), ("railway", translate("Lavarails", "Railway")))
        self._level = Segments(levels, "volcano", theme, name="level", label=translate("Workshop", "Level"))
        ways = ((BLANK, translate("Workshop", "Blank")), (MADE, translate("Workshop", "Made for you")))
        self._way = Segments(ways, BLANK, theme, name="way", label=translate("Workshop", "Begin with"))
        stars = [(number, str(number)) for number in range(1, STARS + 1)]
        hard = translate("Workshop", "Difficulty")
        self._difficulty = Segments(stars, 3, theme, name="difficulty", label=hard)
        regular = [(kind, symmetry_words(kind)) for kind in ("none", "mirror", "turn")]
        self._symmetry = Segments(regular, "none", theme, name="symmetry", label=translate("Workshop", "Symmetry"))
        sizes = ((False, translate("Workshop", "Whatever fits")), (True, translate("Workshop", "As I say")))
        self._size = Segments(sizes, False, theme, name="size", label=translate("Workshop", "Size"))
        self._width = sides.columns(_USUAL, _SMALLEST)
        self._height = sides.rows(_USUAL, _SMALLEST)
        self._code = QLineEdit()
        self._code.setObjectName("code")
        self._code.setMaxLength(60)
        self._code.setAccessibleName(translate("Workshop", "Share code"))
        self._wrong = label("", "bad", wrap=True)
        self._wrong.setObjectName("wrong")

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        _add(rows, translate("Workshop", "Level"), self._level)
        _add(rows, translate("Workshop", "Begin with"), self._way)
        self._made = QWidget()
        made = QVBoxLayout(self._made)
        made.setContentsMargins(0, 6, 0, 0)
        made.setSpacing(6)
        _add(made, translate("Workshop", "Difficulty"), self._difficulty)
        _add(made, translate("Workshop", "Symmetry"), self._symmetry)
        _add(made, translate("Workshop", "Size"), self._size)
        rows.addWidget(self._made)
        rows.addSpacing(6)
        rows.addWidget(self._width)
        rows.addWidget(self._height)
        self._coded = QWidget()
        coded = QVBoxLayout(self._coded)
        coded.setContentsMargins(0, 6, 0, 0)
        coded.setSpacing(6)
        _add(coded, translate("Workshop", "Share code"), self._code)
        coded.addWidget(self._wrong)
        rows.addWidget(self._coded)
        rows.addStretch(1)

    @property
    def blank(self) -> bool:
        """Whether somebody wants to draw everything themselves."""
        return bool(self._way.value == BLANK)

    @property
    def level(self) -> str:
        return str(self._level.value)

    @property
    def dimensions(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._width.value, self._height.value

    @property
    def valid(self) -> bool:
        return self.blank or not self._wrong.text()

    @property
    def wish(self) -> Wish:
        size = self.dimensions if self._size.value else None
        return Wish(self._level.value, self._difficulty.value, size, self._symmetry.value, self._seed)

    def want_made(self) -> None:
        """One that bots make."""
        self._way.choose(MADE)

    def make_another(self) -> None:
        """The same wish, and another sheet."""
        self._seed = _fresh_seed()
        self._choose()

    def _choose(self) -> None:
        for part in (self._made, self._coded):
            part.setVisible(not self.blank)
        for stepper in (self._width, self._height):
            stepper.setVisible(self.blank or bool(self._size.value))
        if not self._taking_code:
            self._code.setText(self.wish.code)
            self._tell_wrong("")

    def _tell_wrong(self, text: str) -> None:
        self._wrong.setText(text)
        self._wrong.setVisible(bool(text))
        self.changed.emit()

    def _read_code(self, text: str) -> None:
        """Somebody has been given a code: everything is as it says."""
        try:
            wish = wish_of(text)
        except CodeError:
            self._tell_wrong(translate("Workshop", "This is no code of a sheet, or one of another gamebox."))
            return
        self._taking_code = True
        self._seed = wish.seed
        self._level.choose(wish.level)
        self._difficulty.choose(wish.difficulty)
        self._symmetry.choose(wish.symmetry)
        self._size.choose(wish.size is not None)
        if wish.size:
            self._width.show_value(wish.size[0])
            self._height.show_value(wish.size[1])
        self._taking_code = False
        self._tell_wrong("")


def _add(rows: QVBoxLayout, caption: str, part: QWidget) -> None:
    rows.addWidget(label(caption, "strong"))
    rows.addWidget(part)


def _fresh_seed() -> int:
    return SystemRandom().randint(1, LAST_SEED)
