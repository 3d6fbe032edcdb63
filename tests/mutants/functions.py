"""Names the functions of a module, so that a test can be said to reach one, whichever lines it has moved to."""

from __future__ import annotations

import ast

MODULE = ""
"""What runs while a module is loaded, or once for all: whoever uses the module at all depends on it."""


def function_lines(tree: ast.Module) -> dict[int, str]:
    """The innermost function of every line inside one."""
    lines: dict[int, str] = {}
    _walk(tree, (), lines)
    return lines


def _walk(node: ast.AST, path: tuple[str, ...], lines: dict[int, str]) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            within = (*path, child.name)
            name = MODULE if _remembers(child) else ".".join(within)
            lines.update(dict.fromkeys(range(child.body[0].lineno, (child.end_lineno or child.lineno) + 1), name))
            _walk(child, within, lines)
        else:
            _walk(child, (*path, child.name) if isinstance(child, ast.ClassDef) else path, lines)


def _remembers(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it runs for the first who asks and never again."""
    return any("cache" in ast.unparse(decorator) for decorator in function.decorator_list)
