"""Decides what a mutant is: one small wrong thing in one place of a module, as somebody might write it by mistake."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from random import Random

from tests.mutants.functions import MODULE, function_lines

_OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_FOR_READERS = frozenset({"annotation", "returns", "decorator_list"})
_PIXELS = {
    *("setContentsMargins", "setSpacing", "addSpacing", "addStretch", "add_space", "add_stretch", "setDocumentMargin"),
    *("setRenderHint", "setRenderHints"),
}
"""Calls that move something by a pixel: people look at that in the gallery, no test should."""
_Place = ast.expr | ast.stmt


@dataclass(frozen=True)
class Mutant:
    """A module's source with one place written anew."""

    module: str
    function: str
    line: int
    start: int
    end: int
    text: str

    def put_into(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def difference(self, source: bytes) -> tuple[str, str]:
        """The lines that were there and those that are there now, each joined to one."""
        first, last = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.end)
        now = source[first : self.start] + self.text.encode() + source[self.end : last]
        return _joined(source[first:last]), _joined(now)


def _joined(lines: bytes) -> str:
    return " ".join(lines.decode().split())


def mutants_of(module: str, source: bytes) -> list[Mutant]:
    """Every mutant of a module, in the order of their places."""
    tree = ast.parse(source)
    functions = function_lines(tree)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = set()
    for node, text in _changes(tree):
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        found.add(Mutant(module, functions.get(node.lineno, MODULE), node.lineno, start, end, text))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.text))


def sample_of(mutants: list[Mutant], size: int | None, rng: Random) -> list[Mutant]:
    """One mutant at each of some places; without a size: all of them."""
    if size is None:
        return mutants
    places = [list(group) for _, group in groupby(mutants, lambda mutant: (mutant.module, mutant.start, mutant.end))]
    chosen = sorted(rng.sample(range(len(places)), min(size, len(places))))
    return [rng.choice(places[index]) for index in chosen]


def _changes(node: ast.AST) -> Iterator[tuple[_Place, str]]:
    if _tells_nothing(node):
        return
    yield from _rewritten(node)
    for name, value in ast.iter_fields(node):
        if name not in _FOR_READERS:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _changes(child)


def _tells_nothing(node: ast.AST) -> bool:
    """Whether it is there for readers and for tools: a running program would be the same with something else."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Assert() | ast.JoinedStr():
            return True  # and Python 3.11 does not know where the parts of an f-string are
        case ast.Call(func=ast.Attribute(attr=name)) | ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in _PIXELS
        case ast.Assign(targets=[ast.Name(id="__slots__")]) | ast.Expr(value=ast.Constant()):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "cast" | "Signal")) | ast.keyword(arg="frozen" | "slots"):
            return True
        case ast.Call(func=ast.Name(id="QMargins")):
            return True
    return False


def _rewritten(node: ast.AST) -> Iterator[tuple[_Place, str]]:
    """What else might stand there."""
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
        yield node.test, f"not ({ast.unparse(node.test)})"  # those two are turned round themselves
    if isinstance(node, ast.expr):
        yield from ((node, text) for text in _expressions(node))
    if isinstance(node, ast.stmt):
        yield from ((node, text) for text in _statements(node))


def _expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[first, *others]):
            yield _with(node, ops=[_OTHER[type(first)](), *others])
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in _OTHER:
            yield _with(node, op=_OTHER[type(operator)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(value=bool(value)):
            yield repr(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield repr(value + 1)
            yield f"({value - 1})"
        case ast.Call(func, [first, second, *others]) if _might_be_swapped(func, first, second):
            yield _with(node, args=[second, first, *others])


def _statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None"
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            yield "pass"


def _with(node: ast.expr, **changes: object) -> str:
    """The node as text, with other parts."""
    fields = {name: getattr(node, name) for name in node._fields}
    return ast.unparse(type(node)(**{**fields, **changes}))


def _might_be_swapped(called: ast.expr, first: ast.expr, second: ast.expr) -> bool:
    if isinstance(called, ast.Name) and called.id in {"max", "min"}:
        return False
    plain = not any(isinstance(part, (ast.Starred, ast.Lambda, ast.JoinedStr)) for part in (first, second))
    words = all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in (first, second))
    return plain and not words and ast.dump(first) != ast.dump(second)
