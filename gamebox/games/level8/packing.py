"""Cards that a glance into a file must not tell: =deck ~TEXT, keep ~TEXT and give ~TEXT (L8-62)."""

from __future__ import annotations

import zlib
from base64 import b64decode, urlsafe_b64encode

from gamebox.engine.game import NotationError

_SECRET = {"=deck", "keep", "give"}
_MARK = "~"
_MOST = 1000
"""Letters that a whole deck never needs: nothing is unpacked beyond them."""


def packed(text: str) -> str:
    """The move with its cards as base64url of zlib of what plainly stands there."""
    word, _, cards = text.partition(" ")
    if word not in _SECRET or not cards or cards.startswith(_MARK) or not cards.isascii() or len(cards) > _MOST:
        return text
    return f"{word} {_MARK}{urlsafe_b64encode(zlib.compress(cards.encode())).decode()}"


def plain(text: str) -> str:
    """The move with its cards to be read; what cannot be unpacked is left as it is."""
    try:
        return unpacked(text)
    except NotationError:
        return text


def unpacked(text: str) -> str:
    """As `plain`, but raises NotationError."""
    word, _, cards = text.partition(" ")
    if word not in _SECRET or not cards.startswith(_MARK):
        return text
    letters = cards.removeprefix(_MARK).rstrip("=")
    try:
        data = b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(data, _MOST).decode("ascii")
    except (ValueError, zlib.error) as error:
        raise NotationError("The packed cards cannot be unpacked") from error
    if not unpacking.eof or unpacking.unused_data:
        raise NotationError("The packed cards are too many or cut off")
    return f"{word} {found}"
