"""What commands take on their lines, and what they answer to something else."""

from __future__ import annotations

import pytest

from gamebox.cli import main


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (("simulate", "exxtra", "--games", "0"), "argument --games: 0 is too small: it must be at least 1."),
        (("replay", "some.gamebox", "--until", "-1"), "argument --until: -1 is too small: it must be at least 0."),
        (("replay", "some.gamebox", "--seat", "first"), "argument --seat: 'first' is no number."),
    ],
)
def test_a_wrong_number_is_told_in_a_sentence(
    line: tuple[str, ...], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(line)
    assert left.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: {answer}\n")
