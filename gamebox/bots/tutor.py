"""How strict a tutor is; light to load, for the home screen knows everybody's."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tutor: TypeAlias = Literal["off", "gentle", "strict"]
