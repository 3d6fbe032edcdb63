"""Cards that a glance into a file must not tell."""

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.game import NotationError
from gamebox.games.level8.notation import read
from gamebox.games.level8.packing import packed, plain
from tests.helpers import random_moves, setup_for

SETUP = setup_for("level8", 4)
MOVES = random_moves(SETUP, 2, 2000)


def wrapped(data):
    return f"=deck ~{urlsafe_b64encode(data).decode()}"


@pytest.mark.rule("L8-62")
def test_every_move_goes_both_ways():
    for text in MOVES:
        assert plain(packed(text)) == text
        assert read(packed(text)) == read(text)
        assert packed(packed(text)) == packed(text)


@pytest.mark.rule("L8-62")
def test_only_what_others_must_not_know_is_packed():
    words = {text.split(" ")[0] for text in MOVES if packed(text) != text}
    assert words == {"=deck", "keep", "give"}
    assert packed("keep") == "keep"


def test_packed_is_base64url_of_zlib_of_the_plain_cards():
    assert plain(wrapped(zlib.compress(b"r8 g2 *"))) == "=deck r8 g2 *"
    assert plain(wrapped(zlib.compress(b"r8 g2 *", 1)).rstrip("=")) == "=deck r8 g2 *"


@pytest.mark.parametrize(
    "text",
    [
        "=deck ~",
        "=deck ~!!!",
        "=deck ~r8 g2",
        "keep ~ö",
        wrapped(b"no zlib"),
        wrapped(zlib.compress(b"r8 g2")[:-2]),
        wrapped(zlib.compress(b"r8 g2") + b"more"),
        wrapped(zlib.compress("ä".encode())),
        wrapped(zlib.compress(b"r8 " * 10_000_000)),
    ],
)
def test_what_cannot_be_unpacked_is_no_move(text):
    assert plain(text) == text
    with pytest.raises(NotationError):
        read(text)


@given(st.text(max_size=30))
def test_fuzz(tail):
    for text in (tail, f"=deck ~{tail}", f"keep {tail}"):
        assert plain(packed(plain(text))) == plain(text)
