"""What has been done to a drawing, step by step: each can be taken back and done again, a stroke in one go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from gamebox.games.lavarails.canvas import Canvas

_MOST = 500
"""Steps that can be taken back."""


class Easel:
    """Names are no steps: whoever takes back a stroke keeps what the sheet is called."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._past: list[Canvas] = []
        self._future: list[Canvas] = []
        self._stroke: Canvas | None = None
        """What there was before the stroke that is being made."""

    @property
    def canvas(self) -> Canvas:
        return self._canvas

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def put(self, canvas: Canvas) -> bool:
        """The drawing as it is now; whether that is another one."""
        if canvas == self._canvas:
            return False
        if self._stroke is None:
            self._note(self._canvas)
        self._canvas = canvas
        return True

    def begin_stroke(self) -> None:
        """What follows is one step, until the stroke ends."""
        self._stroke = self._canvas

    def end_stroke(self) -> None:
        before, self._stroke = self._stroke, None
        if before is not None and before != self._canvas:
            self._note(before)

    @contextmanager
    def stroke(self) -> Iterator[None]:
        self.begin_stroke()
        try:
            yield
        finally:
            self.end_stroke()

    def _note(self, before: Canvas) -> None:
        self._past = [*self._past[-_MOST + 1 :], before]
        self._future = []

    def call(self, name: str, author: str) -> None:
        self._canvas = self._canvas.called(name, author)

    def undo(self) -> bool:
        """Take the last step back; False if there is none."""
        return self._go(self._past, self._future)

    def redo(self) -> bool:
        return self._go(self._future, self._past)

    def _go(self, source: list[Canvas], target: list[Canvas]) -> bool:
        self.end_stroke()
        if not source:
            return False
        target.append(self._canvas)
        self._canvas = replace(source.pop(), name=self._canvas.name, author=self._canvas.author)
        return True
