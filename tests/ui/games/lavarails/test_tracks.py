"""Drawing tracks: by dragging, clicking and typing, and changing one's mind until "done"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.tracks import PIECES, piece_at
from gamebox.games.lavarails.view import Phase
from gamebox.ui.games.lavarails.palette import piece_area
from gamebox.ui.table.tips import TipCard
from tests.ui.games.lavarails.conftest import Player

SHEET = {"level": "railway", "grid": "EW 1 2 3\n4 5@3 6 1\n6 2 3 NS"}
DRAWING = "=dice 1 1 2 4 4 4 4, place B1, place B1, place C1, pass, pass"
"""Alex has dice on B1 and C1, Beate on B1."""


@pytest.fixture
def player(sit_down: Callable[..., Player]) -> Player:
    made = sit_down(SHEET, DRAWING)
    assert made.view.phase is Phase.DRAW
    assert made.view.turn == 0
    return made


def pending(player: Player) -> dict[str, str]:
    return {name: piece for name, at in BY_NAME.items() if (piece := player.scene.drafting.pen.pieces.get(at))}


def drawn(player: Player, seat: int, name: str) -> str | None:
    return piece_at(player.view.players[seat].tracks, BY_NAME[name])


@pytest.mark.rule("LR-40")
def test_a_drag_from_edge_to_edge_draws_the_piece(player: Player) -> None:
    player.drag(player.on("B1", 0.1, 0.5), player.on("B1", 0.5, 0.5), player.on("B1", 0.5, 0.92))
    assert pending(player) == {"B1": "SW"}


def test_one_drag_draws_several_fields(player: Player) -> None:
    way = [player.on("B1", 0.1), player.on("B1", 0.9), player.on("C1", 0.5), player.on("C1", 0.5, 0.9)]
    player.drag(*way)
    assert pending(player) == {"B1": "EW", "C1": "SW"}


def test_a_click_first_joins_and_then_cycles_through_all_six(player: Player) -> None:
    seen = []
    for _ in range(6):
        player.click(player.on("B1"))
        seen.append(pending(player)["B1"])
    assert "W" in seen[0], "A1 ends at its east edge"
    assert len(set(seen)) == 6


@pytest.mark.rule("LR-41")
def test_a_piece_may_be_changed_until_done(player: Player) -> None:
    player.click(player.on("B1"))
    player.drag(player.on("B1", 0.5, 0.08), player.on("B1", 0.5, 0.92))
    assert pending(player)["B1"] == "NS"
    assert player.button("Done") is None
    player.drag(player.on("C1", 0.1), player.on("C1", 0.9))
    player.press("Done")
    assert (drawn(player, 0, "B1"), drawn(player, 0, "C1")) == ("NS", "EW")
    assert player.view.turn == 1
    assert pending(player) == {}


def test_clear_begins_anew(player: Player) -> None:
    player.click(player.on("B1"))
    player.press("Clear")
    assert pending(player) == {}
    assert player.button("Clear") is None


def test_keys_choose_cycle_and_erase(player: Player) -> None:
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_4)
    assert pending(player) == {"B1": "SE"}
    player.key(Qt.Key.Key_T)
    assert pending(player)["B1"] != "SE"
    player.key(Qt.Key.Key_Backspace)
    assert pending(player) == {}


def click_palette(player: Player, piece: str) -> None:
    player.click(player.spot(piece_area(PIECES.index(piece)).center()))


def framed(player: Player) -> list[str]:
    return [target.objectName() for target in player.scene.targets if target.framed]


@pytest.mark.rule("LR-19")
def test_the_pieces_have_the_tray_to_themselves(player: Player) -> None:
    assert player.view.pool == (4, 4, 4, 4), "they were left over"
    assert player.scene.drafting.palette.isVisible()
    assert not any(die.isVisible() for die in player.scene.pool.dice)


def test_the_palette_fills_the_framed_field_and_goes_on(player: Player) -> None:
    assert framed(player) == ["B1"]
    click_palette(player, "NS")
    assert framed(player) == ["C1"]
    click_palette(player, "EW")
    assert pending(player) == {"B1": "NS", "C1": "EW"}


def test_the_palette_changes_the_field_that_was_clicked(player: Player) -> None:
    player.click(player.on("C1"))
    assert framed(player) == ["C1"]
    for piece in ("NS", "EW", "SW"):
        click_palette(player, piece)
    assert pending(player) == {"C1": "SW"}


def test_number_keys_mean_the_field_under_the_pointer(player: Player) -> None:
    player.qtbot.mouseMove(player.screen.view.viewport(), player.on("C1"))
    player.key(Qt.Key.Key_1)
    assert pending(player) == {"C1": "NS"}


def undo(player: Player) -> None:
    player.qtbot.mouseClick(undo_button(player), Qt.MouseButton.LeftButton)


def undo_button(player: Player) -> QPushButton:
    button = player.screen.findChild(QPushButton, "undo")
    assert isinstance(button, QPushButton)
    return button


def test_undo_goes_stroke_by_stroke_inside_the_drawing(player: Player) -> None:
    made = len(player.table.session)
    player.drag(player.on("B1", 0.1), player.on("B1", 0.9), player.on("C1", 0.5), player.on("C1", 0.5, 0.9))
    player.click(player.on("B1"))
    click_palette(player, "NS")
    player.press("Clear")
    seen = [pending(player)]
    for _ in range(4):
        undo(player)
        assert not undo_button(player).hasFocus(), "keys stay with the table"
        seen.append(pending(player))
    assert [len(pieces) for pieces in seen] == [0, 2, 2, 2, 0]
    assert seen[1]["B1"] == "NS"
    assert seen[3] == {"B1": "EW", "C1": "SW"}
    assert len(player.table.session) == made, "nobody's move was taken back"


@pytest.mark.parametrize("take_back", [undo, lambda player: player.press("Clear")], ids=["undo", "clear"])
def test_nothing_is_said_of_a_line_that_was_taken_back(player: Player, take_back: Callable[[Player], None]) -> None:
    player.click(player.on("B1"))
    assert "line" in hint(player)
    take_back(player)
    assert pending(player) == {}
    assert "line" not in hint(player)


def hint(player: Player) -> str:
    said = player.screen.prompt.findChild(QLabel, "hint")
    assert isinstance(said, QLabel)
    return said.text()


def test_undo_can_be_pressed_as_soon_as_something_is_drawn(sit_down: Callable[..., Player]) -> None:
    """Nothing else can be undone here: the lot was the last to decide."""
    ghosts = "place B1, =ghost 6, place C1, =ghost 6, place D1, =ghost 6, place E1, =ghost 6"
    player = sit_down({"level": "railway", "grid": "EW 1 2 3 4"}, f"=dice 1 2 3 4 6 6 6 6, {ghosts}", seats=1)
    assert not undo_button(player).isEnabled()
    assert player.view.phase is Phase.DRAW
    player.click(player.on("B1"))
    assert undo_button(player).isEnabled()


@pytest.mark.rule("LR-43")
def test_the_preview_shows_what_would_be_joined(player: Player) -> None:
    player.drag(player.on("B1", 0.1), player.on("B1", 0.9))
    sheet = player.scene.papers.items[0].sheet
    assert sheet is not None
    assert max(len(line.fields) for line in sheet.lines) == 2


def test_fields_without_a_die_take_no_track(player: Player) -> None:
    player.drag(player.on("B2", 0.1), player.on("B2", 0.9))
    player.click(player.on("D1"))
    assert pending(player) == {}


def test_undo_takes_a_drawn_piece_back(player: Player) -> None:
    player.click(player.on("B1"))
    player.click(player.on("C1"))
    player.press("Done")
    player.table.undo()
    assert player.view.turn == 0
    assert drawn(player, 0, "C1") is None


LOOP = {"level": "railway", "grid": "SE SW 1\nNE 2 3"}
CLOSING = "=dice 2 2 3 4 4 4 4, place B2, place B2, place C2, pass, pass"
"""Alex has dice on B2, which closes a line, and on C2, which is written down after it."""


@pytest.fixture
def hasty(sit_down: Callable[..., Player]) -> Player:
    """Has said "done", and a train runs round the line that was closed while a piece is still to be written down."""
    made = sit_down(LOOP, CLOSING, animation="normal")
    made.drag(made.on("B2", 0.1), made.on("B2", 0.5, 0.5), made.on("B2", 0.5, 0.08))
    made.drag(made.on("C2", 0.1), made.on("C2", 0.9))
    assert pending(made) == {"B2": "NW", "C2": "EW"}
    made.qtbot.mouseMove(made.screen.view.viewport(), made.on("C2"))
    made.press("Done")
    assert made.screen.board.busy
    return made


def click_the_rest(player: Player) -> None:
    player.click(player.on("C2"))


def drag_over_the_rest(player: Player) -> None:
    player.drag(player.on("C2", 0.5, 0.08), player.on("C2", 0.5, 0.92))


@pytest.mark.rule("LR-41")
@pytest.mark.parametrize(
    "meddle",
    [
        click_the_rest,
        lambda player: player.double_click(player.on("C2")),
        drag_over_the_rest,
        lambda player: player.key(Qt.Key.Key_1),
        lambda player: player.key(Qt.Key.Key_T),
        lambda player: player.key(Qt.Key.Key_Backspace),
        lambda player: player.key(Qt.Key.Key_C),
        lambda player: player.key(Qt.Key.Key_D),
        lambda player: click_palette(player, "NS"),
    ],
    ids=["click", "double click", "drag", "number", "turn", "erase", "clear", "done", "palette"],
)
def test_what_was_handed_in_stays_as_it_is(hasty: Player, meddle: Callable[[Player], None]) -> None:
    meddle(hasty)
    assert pending(hasty) == {"B2": "NW", "C2": "EW"}
    assert hasty.screen.board.busy, "nothing was hurried either"
    hasty.screen.board.skip()
    assert (drawn(hasty, 0, "B2"), drawn(hasty, 0, "C2")) == ("NW", "EW")
    assert hasty.reason == ""


def test_two_quick_clicks_turn_a_piece_twice(sit_down: Callable[..., Player]) -> None:
    player = sit_down(LOOP, CLOSING)
    for _ in range(2):
        player.click(player.on("B2"))
    turned = pending(player)
    player.key(Qt.Key.Key_C)
    player.double_click(player.on("B2"))
    assert pending(player) == turned
    assert player.reason == ""


def test_undo_while_tracks_are_written_down_takes_them_back(hasty: Player) -> None:
    undo(hasty)
    assert (drawn(hasty, 0, "B2"), drawn(hasty, 0, "C2")) == (None, None)
    assert hasty.view.turn == 0
    assert not hasty.scene.planning
    hasty.click(hasty.on("C2"))
    assert pending(hasty)["C2"] != "EW", "it may be changed again"


def test_what_cannot_be_saved_may_be_changed_again(
    sit_down: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit_down(LOOP, CLOSING)
    player.click(player.on("B2"))
    player.click(player.on("C2"))
    before = pending(player)

    def fail(_move: object) -> None:
        raise OSError("no room")

    with monkeypatch.context() as patched:
        patched.setattr(player.table.session, "submit", fail)
        player.press("Done")
    assert pending(player) == before
    player.click(player.on("C2"))
    assert pending(player)["C2"] != before["C2"]
    player.press("Done")
    assert player.view.turn == 1


def test_how_to_draw_is_explained_until_something_is_drawn(player: Player) -> None:
    player.screen.company.tipping.start(())
    assert tips(player)
    player.click(player.on("B1"))
    assert not tips(player)
    undo(player)
    assert not tips(player), "it was explained once"


def tips(player: Player) -> list[TipCard]:
    return [card for card in player.screen.view.findChildren(TipCard) if card.isVisible()]
