"""The bar at the bottom: what it says, what gives way to what, and what its buttons do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.look import Offer, Prompt
from gamebox.ui.table import prompt
from gamebox.ui.table.prompt import PromptBar, Words
from gamebox.ui.widgets.rule_label import RuleLabel

ROLL, PLACE, MENU = (
    Offer("Roll", rolls=True, key="R", primary=True),
    Offer("Place & go", 7),
    Offer("Sort", run=lambda: None),
)


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    made = PromptBar()
    qtbot.addWidget(made)
    made.resize(900, 84)
    made.rescale(1.0)
    made.show()
    return made


def said(bar: PromptBar) -> list[str]:
    """The lines that can be read, from top to bottom."""
    lines = [bar.findChild(QLabel, name) for name in ("prompt", "reason", "hint")]
    return [line.text() for line in lines if line.isVisible() and line.text()]


def offers(bar: PromptBar) -> list[QPushButton]:
    return [made for made in bar.findChildren(QPushButton) if made.objectName() != "skip" and not made.isHidden()]


def test_it_says_what_must_be_done_and_offers_it(qtbot: QtBot, bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll.", (ROLL, PLACE, MENU)), bots_play=False)
    assert said(bar) == ["Alex: roll."]
    assert [made.text() for made in offers(bar)] == ["Roll  (R)", "Place && go", "Sort"]
    assert [made.property("role") for made in offers(bar)] == ["primary", "", ""]
    assert not bar.findChild(QPushButton, "skip").isVisible()
    bar.show_prompt(Prompt("Beate: wait."), bots_play=True)
    assert said(bar) == ["Beate: wait."]
    assert offers(bar) == []
    assert bar.findChild(QPushButton, "skip").isVisible()


def test_what_is_seen_is_told_instead_of_what_was_to_be_done(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll.", (ROLL, PLACE)), bots_play=False)
    bar.narrate("Alex rolls a 6.")
    assert said(bar) == ["Alex rolls a 6."]
    assert offers(bar) == []


def test_a_button_does_what_it_offers(qtbot: QtBot, bar: PromptBar) -> None:
    done: list[object] = []
    bar.chosen.connect(done.append)
    bar.rolled.connect(lambda: done.append("rolled"))
    bar.skipped.connect(lambda: done.append("skipped"))
    sort = Offer("Sort", run=lambda: done.append("sorted"))
    bar.show_prompt(Prompt("", (ROLL, PLACE, sort)), bots_play=True)
    for made in (*offers(bar), bar.findChild(QPushButton, "skip")):
        made.click()
    assert done == ["rolled", 7, "sorted", "skipped"]


def test_a_key_presses_its_button_at_once(qtbot: QtBot, bar: PromptBar) -> None:
    done: list[str] = []
    bar.rolled.connect(lambda: done.append("rolled"))
    bar.show_prompt(Prompt("", (ROLL,)), bots_play=False)
    with qtbot.waitActive(bar):
        bar.activateWindow()
    qtbot.keyClick(bar, Qt.Key.Key_R)
    assert done == ["rolled"]


def test_a_label_that_is_its_key_is_said_once(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("", (Offer("4", 4, key="4"),)), bots_play=False)
    assert [made.text() for made in offers(bar)] == ["4"]


def test_a_caption_stands_before_its_buttons(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("", (Offer("4", 4, caption="Place on"), Offer("5", 5))), bots_play=False)
    [caption] = [made for made in bar.findChildren(QLabel) if made.text() == "Place on"]
    first, second = offers(bar)
    bar.resize(1000, 84)
    bar.show()
    QApplication.processEvents()
    assert caption.x() < first.x() < second.x()
    bar.show_prompt(Prompt("", (PLACE,)), bots_play=False)
    assert caption.isHidden()


def test_a_reason_is_told_for_a_while_instead_of_a_remark(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll."), bots_play=False)
    bar.show_news("Beate has passed.")
    assert said(bar) == ["Alex: roll.", "Beate has passed."]
    assert bar.findChild(QLabel, "reason").isHidden(), "it takes no room"
    bar.show_hint("Place 4: one field on.")
    assert said(bar) == ["Alex: roll.", "Place 4: one field on."]
    bar.explain("That is not allowed.")
    assert said(bar) == ["Alex: roll.", "That is not allowed."]
    assert bar._forget.isActive()
    assert (bar._forget.interval(), bar._forget.isSingleShot()) == (6000, True)
    bar._forget.timeout.emit()
    assert said(bar) == ["Alex: roll.", "Place 4: one field on."]
    bar.show_hint("")
    assert said(bar) == ["Alex: roll.", "Beate has passed."]


def test_a_new_task_or_another_choice_ends_the_reason_and_the_same_one_does_not(bar: PromptBar) -> None:
    for other in (Prompt("Alex: place.", (ROLL,)), Prompt("Alex: roll.")):
        bar.show_prompt(Prompt("Alex: roll.", (ROLL,)), bots_play=False)
        bar.explain("That is not allowed.")
        bar.show_prompt(Prompt("Alex: roll.", (ROLL,)), bots_play=False)
        assert "That is not allowed." in said(bar)
        bar.show_prompt(other, bots_play=False)
        assert said(bar) == [other.text]


LONG = "A sentence that needs quite some room, because it tells everything that there is to tell about it. " * 9


def test_what_was_asked_for_has_the_room_and_mere_news_have_not(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll."), bots_play=False)
    bar.show_news(LONG)
    assert said(bar) == ["Alex: roll."]
    bar.show_hint(LONG)
    assert said(bar) == [LONG]
    bar.show_hint("")
    bar.explain(LONG)
    assert said(bar) == [LONG]
    bar.resize(12000, 84)
    assert said(bar) == ["Alex: roll.", LONG], "as soon as there is room for both"


@pytest.mark.parametrize(("scale", "height"), [(1.0, 84), (1.5, 126)])
def test_it_is_as_high_whatever_it_says(bar: PromptBar, scale: float, height: int) -> None:
    bar.rescale(scale)
    assert bar.height() == height
    bar.show_prompt(Prompt(LONG), bots_play=False)
    bar.explain(LONG)
    assert bar.height() == height


def test_the_keyboard_stays_with_what_it_was_on(qtbot: QtBot, bar: PromptBar) -> None:
    with qtbot.waitActive(bar):
        bar.activateWindow()
    bar.show_prompt(Prompt("one", (PLACE, ROLL)), bots_play=False)
    offers(bar)[0].setFocus()
    bar.show_prompt(Prompt("two", (MENU, ROLL, PLACE)), bots_play=False)
    assert bar.focusWidget().objectName() == "Place & go"
    bar.show_prompt(Prompt("three", (MENU, ROLL)), bots_play=False)
    assert bar.focusWidget().objectName() == "Roll", "else the usual one"
    bar.show_prompt(Prompt("four", (MENU, PLACE)), bots_play=False)
    assert bar.focusWidget().objectName() == "Sort", "else the first one"
    bar.show_prompt(Prompt("five"), bots_play=False)
    assert bar.hasFocus()
    bar.show_prompt(Prompt("six", (PLACE,)), bots_play=False)
    assert bar.focusWidget().objectName() == "Place & go"


def test_a_pointer_that_has_just_clicked_presses_nothing_else_there(qtbot: QtBot, bar: PromptBar) -> None:
    done: list[object] = []
    bar.chosen.connect(done.append)
    bar.show_prompt(Prompt("one", (Offer("a", "a"),)), bots_play=False)
    bar.layout().activate()
    [first] = offers(bar)
    spot = first.mapToGlobal(first.rect().center())

    def click(made: QPushButton, x: int = 0, y: int = 0) -> None:
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton, pos=made.mapFromGlobal(spot + QPoint(x, y)))

    click(first)
    assert (bar._wary.interval(), bar._wary.isSingleShot()) == (900, True)
    click(first)
    assert done == ["a", "a"], "the same one may be pressed again"
    bar.show_prompt(Prompt("two", (Offer("b", "b"),)), bots_play=False)
    bar.layout().activate()
    [second] = offers(bar)
    second.setGeometry(first.geometry())
    click(second)
    click(second, 5, 6)
    assert done == ["a", "a"]
    click(second, 6, 6)
    assert done == ["a", "a", "b"], "another place was meant"
    bar.show_prompt(Prompt("three", (Offer("c", "c"),)), bots_play=False)
    bar.layout().activate()
    [third] = offers(bar)
    third.setGeometry(first.geometry())
    bar._wary.stop()
    click(third)
    assert done == ["a", "a", "b", "c"], "some time has passed"


def test_who_has_just_decided_skips_nothing(qtbot: QtBot, bar: PromptBar) -> None:
    skipped: list[bool] = []
    bar.skipped.connect(lambda: skipped.append(True))
    bar.show_prompt(Prompt("one", (Offer("a", "a"),)), bots_play=True)
    bar.layout().activate()
    [first], skip = offers(bar), bar.findChild(QPushButton, "skip")
    skip.setGeometry(first.geometry())
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(skip, Qt.MouseButton.LeftButton)
    assert skipped == []


def test_buttons_that_are_not_offered_any_more_are_gone(bar: PromptBar) -> None:
    for _ in range(3):
        bar.show_prompt(Prompt("", (Offer("4", 4, caption="Place on"), PLACE)), bots_play=False)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(bar.findChildren(QPushButton, "4")) == 1
    assert [made.text() for made in bar.findChildren(QLabel)].count("Place on") == 1


def test_a_button_is_marked_as_long_as_its_move_is_pointed_at(qtbot: QtBot, bar: PromptBar) -> None:
    def marked() -> list[str]:
        return [made.text() for made in offers(bar) if made.property("pointed")]

    bar.show_prompt(Prompt("Alex: place.", (ROLL, PLACE, MENU)), bots_play=False)
    assert marked() == []
    bar.point_at((7, 8))
    assert marked() == ["Place && go"]
    bar.show_prompt(Prompt("Alex: place.", (PLACE, MENU)), bots_play=False)
    assert marked() == ["Place && go"], "buttons come and go, and it is still meant"
    bar.point_at(())
    assert marked() == []


def test_a_mark_is_seen_at_once(bar: PromptBar) -> None:
    bar.setStyleSheet('QPushButton { border: none } QPushButton[pointed="true"] { background: red }')
    bar.show_prompt(Prompt("Alex: place.", (PLACE,)), bots_play=False)
    [made] = offers(bar)
    red = []
    for moves in ((), (7,), ()):
        bar.point_at(moves)
        picture = made.grab().toImage()
        red.append(any(picture.pixelColor(x, 10).name() == "#ff0000" for x in range(picture.width())))
    assert red == [False, True, False]


def test_the_way_to_what_happened_has_its_name_when_it_is_offered(qtbot: QtBot) -> None:
    """Before the bar is resized: an empty button would take another room than what it is going to say."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.offer_recap(possible=True)
    assert bar.findChild(QPushButton, "recap-button").text()


def test_a_wider_bar_has_room_for_what_a_sign_stood_for(bar: PromptBar) -> None:
    bar.offer_recap(possible=True)
    recap = bar.findChild(QPushButton, "recap-button")
    assert recap.text() == "↺"
    bar.resize(1280, 84)
    assert recap.text() == "Since your turn"
    bar.resize(900, 84)
    assert recap.text() == "↺"


def test_buttons_say_only_what_they_are_where_words_are_large(bar: PromptBar) -> None:
    bar.resize(1024, 84)
    bar.show_prompt(
        Prompt("Alex: choose.", (Offer("Ask", "a", "1", about="Ask the others for a number."),)), bots_play=False
    )
    [ask] = offers(bar)
    assert ask.text() == "Ask  (1)\nAsk the others for a number."
    assert ask.toolTip() == "", "it says so already"
    bar.rescale(2.0)
    assert ask.text() == "Ask  (1)"
    assert "Ask the others for a number." in ask.toolTip()
    assert ask.accessibleDescription() == "Ask the others for a number."


# What is told to whom


def test_what_it_and_its_buttons_are_called(bar: PromptBar) -> None:
    assert bar.accessibleName() == "What to do"
    assert bar.property("role") == "bar"
    skip, recap = (bar.findChild(QPushButton, name) for name in ("skip", "recap-button"))
    assert (skip.text(), skip.accessibleDescription()) == ("Skip", "Jump to the next decision of a person")
    assert (recap.accessibleName(), recap.accessibleDescription()) == (
        "Since your turn",
        "What has happened since your last turn",
    )
    assert "Jump to" in skip.toolTip()
    assert "since your last turn" in recap.toolTip()
    assert recap.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert recap.property("role") == "quiet"


def test_a_task_is_announced_when_it_is_new_and_a_reason_at_once(
    bar: PromptBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[object] = []
    monkeypatch.setattr(prompt, "announce", lambda who, words, **how: said.append((who, words, how)))
    for _ in range(2):
        bar.show_prompt(Prompt("Alex: roll."), bots_play=False)
    assert said == [(bar, "Alex: roll.", {"task": True})]
    bar.explain("That is not allowed.")
    assert said[1:] == [(bar, "That is not allowed.", {"urgent": True})]
    bar.narrate("Alex rolls a 6.")
    bar.show_hint("Place 4.")
    assert len(said) == 2, "that is heard from the log and from the table"


def test_a_rule_is_asked_for_wherever_it_stands(bar: PromptBar) -> None:
    asked: list[str] = []
    bar.referred.connect(asked.append)
    for number, name in enumerate(("prompt", "reason")):
        bar.findChild(RuleLabel, name).referred.emit(f"EX-{number}")
    assert asked == ["EX-0", "EX-1"]


def test_where_nobody_does_anything_wrong_a_reason_is_no_alarm(bar: PromptBar) -> None:
    reason = bar.findChild(RuleLabel, "reason")
    assert reason.property("role") == "bad"
    bar.be_kind()
    assert reason.property("role") == "strong"


def test_a_secret_is_hushed_and_news_are_none(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll."), bots_play=False)
    bar.show_news("Beate has passed.")
    bar.show_hint("Your joker.")
    bar.explain("You hold two of them.")
    bar.hush()
    assert said(bar) == ["Alex: roll.", "Beate has passed."]


def test_a_button_that_says_what_it_does_says_so_to_everybody(bar: PromptBar) -> None:
    about = "Everybody else takes the dice that lie nearest to their own volcano, one after the other."
    plain, keyed = Offer("Wait", 1, about="For the others."), Offer("Take", 2, key="T", about=about)
    bar.show_prompt(Prompt("", (plain, keyed, Offer("Go", 3, key="G"))), bots_play=False)
    first, second, third = offers(bar)
    assert first.text() == "Wait\nFor the others."
    lines = second.text().split("\n")
    assert (lines[0], " ".join(lines[1:])) == ("Take  (T)", about)
    assert all(len(line) <= 40 for line in lines)
    assert len(lines) == 4
    assert [made.accessibleName() for made in (first, second, third)] == ["Wait", "Take (T)", ""]
    assert [made.accessibleDescription() for made in (first, second)] == ["For the others.", about]


def test_a_line_on_a_button_has_forty_letters(bar: PromptBar) -> None:
    about = " ".join("x" * letters for letters in (9, 19, 10, 20, 20))
    bar.show_prompt(Prompt("", (Offer("Go", 1, about=about),)), bots_play=False)
    assert [len(line) for line in offers(bar)[0].text().split("\n")] == [2, 40, 20, 20]


def test_a_number_is_told_with_what_stands_before_it(bar: PromptBar) -> None:
    numbers = (Offer("4", 4, key="4", caption="Place on"), Offer("5", 5, key="5"))
    bar.show_prompt(Prompt("", numbers), bots_play=False)
    assert [made.accessibleName() for made in offers(bar)] == ["Place on 4", "Place on 5"]
    [caption] = [made for made in bar.findChildren(QLabel) if made.text() == "Place on"]
    assert caption.isVisible()
    bar.show_prompt(Prompt("", numbers[1:]), bots_play=False)
    assert [made.accessibleName() for made in offers(bar)] == [""]


def test_a_key_that_is_held_presses_once_and_buttons_leave_the_keyboard_to_the_table(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("", (ROLL, PLACE)), bots_play=False)
    [shortcut] = bar.findChildren(QShortcut)
    assert (shortcut.key().toString(), shortcut.autoRepeat()) == ("R", False)
    assert {made.focusPolicy() for made in offers(bar)} == {Qt.FocusPolicy.TabFocus}


def test_the_keyboard_stays_when_bots_begin_and_what_was_skipped_is_gone(qtbot: QtBot, bar: PromptBar) -> None:
    with qtbot.waitActive(bar):
        bar.activateWindow()
    bar.show_prompt(Prompt("one"), bots_play=True)
    bar.findChild(QPushButton, "skip").setFocus()
    bar.narrate("Ada rolls a 6.")
    assert bar.hasFocus()
    bar.show_prompt(Prompt("two", (MENU, ROLL)), bots_play=False)
    assert bar.focusWidget().objectName() == "Roll"


def test_without_the_keyboard_it_takes_none(qtbot: QtBot) -> None:
    table, bar = QPushButton("table"), PromptBar()
    window = QWidget()
    for part in (table, bar):
        part.setParent(window)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    table.setFocus()
    bar.show_prompt(Prompt("one", (ROLL,)), bots_play=False)
    assert window.focusWidget() is table


# Room


def test_it_makes_room_as_soon_as_a_line_would_not_fit(qtbot: QtBot) -> None:
    words = Words()
    qtbot.addWidget(words)
    words.task.setText("Alex: roll.")
    words.remark("Place 4: one field on.")
    needed = sum(line.heightForWidth(400) for line in (words.task, words.hint)) + 2 * 2
    words.show()
    words.setMinimumHeight(1)
    words.resize(400, needed)
    assert (words.task.isVisible(), words.hint.isVisible()) == (True, True)
    words.resize(400, needed - 1)
    assert (words.task.isVisible(), words.hint.isVisible()) == (False, True)
    words.remark("Beate has passed.", news=True)
    assert (words.task.isVisible(), words.hint.isVisible()) == (True, False)
    words.explain("That is not allowed.")
    assert (words.task.isVisible(), words.hint.isVisible(), words.reason.isVisible()) == (False, False, True)
    words.explain("")
    words.remark("")
    assert (words.task.isVisible(), words.hint.isVisible(), words.reason.isVisible()) == (True, False, False)


MANY = tuple(Offer(f"A button with words {number}", number) for number in range(4))


@pytest.mark.parametrize(
    ("width", "scale", "many", "below"),
    [
        (900, 1.0, True, True),
        (900, 1.0, False, False),
        (999, 1.0, True, True),
        (1000, 1.0, True, False),
        (1499, 1.5, True, True),
        (1500, 1.5, True, False),
    ],
)
def test_many_buttons_stand_below_the_words_of_a_narrow_bar(
    bar: PromptBar, width: int, scale: float, many: bool, below: bool
) -> None:
    bar.setStyleSheet("QPushButton { min-width: 260px }")
    bar.rescale(scale)
    bar.show_prompt(Prompt("Alex: roll.", MANY if many else ()), bots_play=False)
    bar.resize(width, bar.height())
    bar.layout().activate()
    words, hand = bar._words.geometry(), bar._hand.geometry()
    assert hand.top() >= words.bottom() if below else hand.left() >= words.right()
    assert bar.minimumHeight() == round(84 * scale)
    assert bar.maximumHeight() > 1000 if below else bar.maximumHeight() == round(84 * scale), "it may grow only then"


def test_buttons_that_take_half_of_it_leave_the_words_beside_them(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll.", MANY[:2]), bots_play=False)
    half = bar._hand.sizeHint().width()
    for width, tight in ((2 * half, False), (2 * half - 2, True)):
        bar.setFixedWidth(width)
        assert (bar.maximumHeight() > 1000) is tight


def test_it_has_its_usual_height_before_anybody_says_how_large_words_are(qtbot: QtBot) -> None:
    made = PromptBar()
    qtbot.addWidget(made)
    made.show()
    assert made.height() == 84


def test_words_have_all_the_room_that_buttons_leave(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Alex: roll.", (ROLL,)), bots_play=False)
    bar.layout().activate()
    assert bar._hand.width() == bar._hand.sizeHint().width()
    assert bar._words.width() > 600


def test_the_recap_is_offered_where_there_is_something_to_tell(bar: PromptBar) -> None:
    recap = bar.findChild(QPushButton, "recap-button")
    assert recap.isHidden()
    bar.offer_recap(possible=True)
    assert recap.isVisible()
    assert "padding" in recap.styleSheet(), "a sign needs little room"
    wanted: list[bool] = []
    bar.recap_wanted.connect(lambda: wanted.append(True))
    recap.click()
    assert wanted == [True]
    bar.resize(1199, 84)
    assert recap.text() == "↺"
    bar.resize(1200, 84)
    assert (recap.text(), recap.styleSheet()) == ("Since your turn", "")
    bar.rescale(1.5)
    assert recap.text() == "↺", "larger words need more"
    bar.resize(1800, 126)
    assert recap.text() == "Since your turn"
    bar.offer_recap(possible=False)
    assert recap.isHidden()
