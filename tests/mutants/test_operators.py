"""Which small wrong things are tried, and which are not."""

from __future__ import annotations

import ast
from random import Random

import pytest

from tests.mutants.operators import mutants_of, sample_of


def written(source: str) -> set[str]:
    """The source with each of its mutants, without the lines that stay."""
    data = source.encode()
    return {mutant.difference(data)[1] for mutant in mutants_of("m.py", data)}


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("a = b < c\n", {"a = b <= c"}),
        ("a = b is None\n", {"a = b is not None"}),
        ("a = b in c\n", {"a = b not in c"}),
        ("a = b < c < d\n", {"a = b <= c < d"}),
        ("a = b and c\n", {"a = b or c"}),
        ("a = not b\n", {"a = (b)"}),
        ("a = b + c\n", {"a = b - c"}),
        ("a = 7\n", {"a = 8", "a = (6)"}),
        ("a = True\n", {"a = False"}),
        ("a = -b\n", {"a = (b)"}),
        ("if a:\n    b()\n", {"if not (a):", "pass"}),
        ("a = b if c else d\n", {"a = b if not (c) else d"}),
        ("f(a, b)\n", {"f(b, a)", "pass"}),
        ("a.b = c\n", {"pass"}),
        ("a += b\n", {"pass"}),
        ("def f():\n    return a\n", {"return None"}),
        ("for a in b:\n    break\n", {"pass"}),
        ("raise Error\n", {"pass"}),
        ("ä = 'ü' if b < c else d\n", {"ä = 'ü' if b <= c else d"}),
    ],
)
def test_a_place_is_written_anew(source: str, mutants: set[str]) -> None:
    assert written(source) == mutants


@pytest.mark.parametrize(
    "source",
    [
        '"""Words."""\n',
        "a: int | None = b\n",
        "def f(a: X | Y) -> Z | W:\n    ...\n",
        "@decorated(3)\ndef f():\n    ...\n",
        "assert a < 3\n",
        "if TYPE_CHECKING:\n    a = 3\n",
        "a = f'{b + 1}'\n",
        "from a import b\n",
        "translate('Context', 'Text')\n".replace("translate", "a = translate"),
        "f = g(b, b)\n",
        "f = max(b, c)\n",
        "row.setContentsMargins(20, 8, 20, 10)\n",
        "a = QMargins(20, 8, 20, 10)\n",
        "row.add_space(12)\n",
        "a = f(b, *c)\n",
        "class A(Struct, frozen=True):\n    __slots__ = ('b', 'c')\n",
    ],
)
def test_what_no_running_program_shows_is_left_alone(source: str) -> None:
    assert written(source) == set()


def test_only_the_place_changes() -> None:
    source = b"def f(a):\n    # why\n    if a and (\n        3 < 4\n    ):\n        return a\n"
    for mutant in mutants_of("m.py", source):
        changed = mutant.put_into(source)
        ast.parse(changed)
        assert changed[: mutant.start] == source[: mutant.start]
        assert changed.endswith(source[mutant.end :])
        assert mutant.function == "f"


def test_a_sample_is_the_same_for_a_seed_and_has_no_place_twice() -> None:
    mutants = mutants_of("m.py", b"".join(b"a = %d\n" % number for number in range(50)))
    assert len(mutants) == 100
    chosen = sample_of(mutants, 20, Random(1))
    assert chosen == sample_of(mutants, 20, Random(1))
    assert chosen != sample_of(mutants, 20, Random(2))
    assert len({mutant.line for mutant in chosen}) == 20
    assert sample_of(mutants, None, Random(1)) == mutants
    assert len(sample_of(mutants, 1000, Random(1))) == 50
