"""What is played and how: values chosen by eye, dice, and house rules, folded away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice
from gamebox.ui.screens.setup.dice_choice import DiceChoice, TodaysDice
from gamebox.ui.screens.setup.house_rules import HouseRules
from gamebox.ui.screens.setup.seating import DiceKind, Seating
from gamebox.ui.screens.setup.thumbnails import Thumbnails
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import button, label, scrolling
from gamebox.ui.widgets.segments import Segments

_AT_A_GLANCE = 4
"""More values than these go into a drop-down list."""


class GameChoices(QWidget):
    """`edited` when what is shown of the seats may have changed."""

    edited = Signal()
    unfolded = Signal()
    """House rules, or folded away again."""
    referred = Signal(str)
    """The number of a rule was clicked."""

    def __init__(self, seating: Seating, shelf: Shelf, theme: Theme) -> None:
        super().__init__()
        self._seating = seating
        self._shelf = shelf
        self._theme = theme
        self._house_rules = HouseRules()
        self._dice = DiceChoice(seating, theme)
        self._todays_dice = TodaysDice(seating, shelf, theme)
        self._first = Combo(theme, name="first", label=seating.look.cover.first())
        self._first.activated.connect(self._choose_first)
        self._thumbnails: list[Thumbnails] = []
        self._lay_out()
        self._dice.changed.connect(self.edited)
        self._dice.changed.connect(lambda: self._bring_into_view(self._dice))
        self._todays_dice.chosen.connect(self._choose_todays)
        self._house_rules.unfolded.connect(self._unfold)
        self._house_rules.referred.connect(self.referred)

    def _lay_out(self) -> None:
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for choice in self._seating.offered:
            if not choice.per_seat and not choice.house:
                rows.addWidget(self._chooser(choice))
        self._agree()
        if self._seating.going_on:
            told = translate("Setup", "It goes on from there by the rules with which it began. Choose who plays on.")
            rows.addWidget(label(told, "muted", wrap=True))
        rows.addWidget(self._house_rules)
        rows.addStretch(1)
        self._scroll = scrolling(rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._todays_dice)
        column.addWidget(self._scroll, 1)

    @property
    def by_eye(self) -> bool:
        """Whether something is chosen from pictures, which need room."""
        return bool(self._thumbnails)

    @property
    def house_rules_open(self) -> bool:
        return self._house_rules.open

    def refresh(self) -> None:
        going_on = self._seating.going_on is not None
        self._todays_dice.refresh()
        self._house_rules.setVisible(not going_on)
        self._house_rules.tell(self._seating.changed_rules())
        self._beginner.setVisible(len(self._seating.places) > 1)
        self._evening.setVisible(self._seating.can_be_evened)
        for choice, row in self._at_places:
            row.setVisible(choice in self._seating.per_seat())
        self._refresh_first()

    def show_chosen(self) -> None:
        """What was played last may be far below."""
        for thumbnails in self._thumbnails:
            self._scroll.ensureWidgetVisible(thumbnails.current)

    def want(self, options: Mapping[str, Any]) -> None:
        """Choose what somebody has just pointed at, as far as it is chosen by eye."""
        for thumbnails in self._thumbnails:
            if thumbnails.objectName() in options:
                thumbnails.choose(options[thumbnails.objectName()])

    def _unfold(self, unfolded: bool) -> None:
        self.unfolded.emit()
        if unfolded:
            self._bring_into_view(self._house_rules)

    def _bring_into_view(self, grown: QWidget) -> None:
        """What has grown, as soon as Qt has laid it out: its beginning above all."""

        def scroll() -> None:
            self._scroll.ensureWidgetVisible(grown, 0, 0)
            bar, above = self._scroll.verticalScrollBar(), grown.mapTo(self._scroll, QPoint()).y()
            bar.setValue(bar.value() + min(0, above))

        QTimer.singleShot(0, self, scroll)

    def use_real_dice(self, real: bool) -> None:
        """People have rolled real dice before."""
        if real:
            self._dice.show_kind("real")

    def _choose_todays(self, kind: DiceKind) -> None:
        """They are neither new nor anybody's own."""
        self._dice.show_kind("new")
        self._seating.dice = kind
        self.edited.emit()

    def _agree(self) -> None:
        """What families may want otherwise."""
        self._beginner = self._house_rules.add(self._seating.look.cover.first(), self._first)
        for choice in self._seating.offered:
            if not choice.per_seat and choice.house:
                self._house_rules.add(choice.label, self._chooser(choice), choice.rule)
        self._house_rules.add(translate("Setup", "Dice"), self._dice)
        self._evening = self._fair_start()
        self._at_places = [(choice, self._at_each_place(choice)) for choice in self._seating.offered if choice.per_seat]

    def _at_each_place(self, choice: Choice) -> QWidget:
        """What stands beside the names: there is no room there for its rule."""
        rows = QVBoxLayout()
        rows.addWidget(label(translate("Setup", "Everybody chooses, beside the name."), "muted", wrap=True))
        if choice.in_scores:
            rows.addWidget(self._evening)
        return self._house_rules.add(choice.label, rows, choice.rule)

    def _fair_start(self) -> QWidget:
        """A proposal for people who do not play equally well."""
        made = QWidget()
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 0)
        propose = translate("Setup", "Propose a fair one")
        rows.addWidget(button(propose, self._even_out, name="even-out"))
        self._evened = label("", "muted", wrap=True)
        self._evened.setObjectName("evened")
        rows.addWidget(self._evened)
        self._evened.hide()
        return made

    def _even_out(self) -> None:
        if self._seating.even_out(self._shelf):
            told = translate("Setup", "By what you have reached together so far.")
        else:
            told = translate("Setup", "You have not played together often enough to say.")
        self._evened.setText(told)
        self._evened.show()
        self.edited.emit()

    def _chooser(self, choice: Choice) -> QWidget:
        if choice.pictured:
            made = Thumbnails(choice, choice.pictured, self._seating.choices[choice.option], self._theme)
            made.chosen.connect(lambda value: self._choose(choice.option, value))
            self._thumbnails.append(made)
            return made
        return self._segments(choice) if len(choice.values) <= _AT_A_GLANCE else self._drop_down(choice)

    def _drop_down(self, choice: Choice) -> Combo:
        values = [value for value, _ in choice.values]
        combo = Combo(self._theme, name=choice.option, label=choice.label)
        combo.addItems([text for _, text in choice.values])
        combo.setCurrentIndex(values.index(self._seating.choices[choice.option]))
        combo.activated.connect(lambda index: self._choose(choice.option, values[index]))
        return combo

    def _segments(self, choice: Choice) -> Segments:
        segments = Segments(
            choice.values,
            self._seating.choices[choice.option],
            self._theme,
            name=choice.option,
            label=choice.label,
        )
        segments.chosen.connect(lambda value: self._choose(choice.option, value))
        return segments

    def _choose(self, option: str, value: Any) -> None:
        self._seating.choices[option] = value
        self._todays_dice.refresh()
        self._house_rules.tell(self._seating.changed_rules())

    def _refresh_first(self) -> None:
        self._first.clear()
        self._first.addItem(translate("Setup", "Chosen at random"), None)
        for index, place in enumerate(self._seating.places):
            self._first.addItem(place.name.strip() or "…", index)
        self._first.setCurrentIndex(0 if self._seating.first is None else self._seating.first + 1)

    def _choose_first(self) -> None:
        self._seating.first = self._first.currentData()
        self._house_rules.tell(self._seating.changed_rules())
