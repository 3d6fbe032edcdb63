"""The .gamebox format: what is read, what is refused and in which words."""

import copy
import errno
import json
import os
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.record import Notes, Played, Record, RecordError, decode, encode, is_readable, load, replay, save
from gamebox.games.registry import GAMES
from tests.helpers import NAMES, ROOT, random_moves, record_document, setup_for

ENDLESS = Path("/dev/zero")


def data_of(**changes):
    return json.dumps(record_document(**changes)).encode()


def seats(count):
    return [{"name": f"Player {index}"} for index in range(1, count + 1)]


def error_of(data):
    with pytest.raises(RecordError) as caught:
        replay(decode(data, GAMES))
    return caught.value


def is_one_sentence(message):
    return message.isprintable() and message.endswith(".") and not message.endswith("..")


def test_small_record_is_read():
    record = decode(data_of(), GAMES)
    assert record.setup.game.id == "exxtra"
    assert [seat.name for seat in record.setup.seats] == list(NAMES[:3])
    assert record.moves == ("=XX", "roll", "=46", "place 5")


def test_defaults():
    record = decode(data_of(options=...), GAMES)
    assert (record.setup.options.first, record.setup.options.placing) == (1, "free")
    assert [seat.colour for seat in record.setup.seats] == ["red", "blue", "green"]
    assert [seat.player for seat in record.setup.seats] == ["human"] * 3


def test_default_colours_leave_out_those_that_were_chosen():
    chosen = [{"name": "Alex"}, {"name": "Beate", "colour": "red"}, {"name": "Carl"}]
    record = decode(data_of(seats=chosen), GAMES)
    assert len({seat.colour for seat in record.setup.seats}) == 3
    assert record.setup.seats[1].colour == "red"


def test_seats_may_say_colour_and_player():
    named = [{"name": "Alex", "colour": "sky", "player": "human"}, {"name": "B", "player": "bot:hard"}, {"name": "C"}]
    first, second, third = decode(data_of(seats=named), GAMES).setup.seats
    assert (first.colour, first.bot) == ("sky", None)
    assert second.bot == "hard"
    assert third.bot is None


def test_options_reach_the_game():
    record = decode(
        data_of(options={"placing": "strict", "double_x": 100, "first": 3}, moves=["=XX", "place 5"]), GAMES
    )
    document = replay(record).document()
    assert document["results"][2] == "100"
    assert document["turn"] == 1


def test_changed_options_are_written_and_defaults_are_not():
    text = encode(Record(setup_for(options={"first": 2, "placing": "free"})))
    assert json.loads(text)["options"] == {"first": 2}


@given(st.integers(0, 1000), st.integers(3, 6), st.sampled_from(["free", "strict"]), st.sampled_from([0, 100]))
def test_records_go_both_ways(seed, count, placing, double_x):
    setup = setup_for(seats=count, options={"placing": placing, "double_x": double_x, "first": count})
    record = Record(setup, random_moves(setup, seed, 60))
    assert decode(encode(record), GAMES) == record


def test_names_in_any_script_survive():
    named = [{"name": "Žofie"}, {"name": '李雷 "Lei"'}, {"name": "😀"}]
    record = decode(data_of(seats=named), GAMES)
    assert decode(encode(record), GAMES) == record
    assert "Žofie".encode() in encode(record)


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧", "نمی\u200cدانم", "Anna\u00a0Maria", "A"])
def test_a_name_may_hold_whatever_can_be_read(name):
    assert is_readable(name)
    assert decode(data_of(seats=[{"name": name}, {"name": "B"}, {"name": "C"}]), GAMES).setup.seats[0].name == name


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "\u200d", "a\nb", "a\u2028b", "a\x00b", "a\u202eb", "\ud800"])
def test_a_name_that_cannot_be_read_on_one_line_is_none(name):
    assert not is_readable(name)


def test_forty_letters_are_a_name():
    assert decode(data_of(seats=[{"name": "x" * 40}, *seats(2)]), GAMES).setup.seats[0].name == "x" * 40


def test_what_is_worth_knowing_besides_the_moves_survives():
    record = decode(json.dumps(FULL).encode(), GAMES)
    assert record.notes.played.began == datetime(2026, 11, 17, 18, 3, tzinfo=UTC)
    assert (record.notes.dice, record.notes.help) == ("today", ("hints", "free undo"))
    written = json.loads(encode(record))
    assert {key: written[key] for key in ("version", "played", "dice", "help")} == {
        key: FULL[key] for key in ("version", "played", "dice", "help")
    }


def test_what_nobody_noted_is_not_written():
    assert set(json.loads(encode(Record(setup_for())))) == {"format", "version", "game", "seats", "options", "moves"}


def test_records_of_version_1_are_read_for_ever():
    assert decode(data_of(version=1), GAMES) == decode(data_of(version=2), GAMES)


def test_copies_of_a_game_have_one_digest_and_no_two_games_have():
    record = decode(json.dumps(FULL).encode(), GAMES)
    renamed = decode(json.dumps({**FULL, "seats": seats(3), "help": []}).encode(), GAMES)
    assert renamed.digest == record.digest
    others = ({"moves": FULL["moves"][:-1]}, {"options": {}}, {"seats": seats(4)}, {"played": {}})
    digests = {decode(json.dumps({**FULL, **other}).encode(), GAMES).digest for other in others}
    assert len(digests - {record.digest}) == len(others)


SECRET = setup_for("level8", 2)


def test_what_is_secret_is_packed_until_the_game_is_over():
    whole = Record(SECRET, random_moves(SECRET, 1, 100_000))
    part = replace(whole, moves=whole.moves[:200])
    assert b'"=deck ~' not in encode(whole)
    assert b'"=deck ~' in encode(part)
    assert not re.search(rb'"(=deck|keep|give) [^~]', encode(part))
    assert decode(encode(part), GAMES) == part
    assert decode(encode(whole), GAMES) == whole
    assert decode(encode(part), GAMES).digest == part.digest


BROKEN = {
    "empty": b"",
    "blank": b"  \n",
    "truncated": data_of()[:-20],
    "two documents": data_of() * 2,
    "byte order mark": b"\xef\xbb\xbf" + data_of(),
    "utf-16": data_of().decode().encode("utf-16"),
    "invalid utf-8": data_of().replace(b"Alex", b"Al\xffx"),
    "lone surrogate": data_of().replace(b"Alex", rb"\ud800lex!"),
    "encoded surrogate": data_of().replace(b"Alex", b"\xed\xa0\x80"),
    "list": b"[]",
    "null": b"null",
    "number": b"17",
    "NaN": data_of().replace(b'"options": {}', b'"options": {"first": NaN}'),
    "huge number": data_of().replace(b'"options": {}', b'"options": {"first": 1e999}'),
    "deep list": b"[" * 200_000,
    "deep options": data_of().replace(b'"options": {}', b'"options": {"a": ' + b"[" * 100_000),
    "deep and closed": data_of().replace(b"{}", b'{"a":' * 50_000 + b"1" + b"}" * 50_000),
    "pickle": b"\x80\x04\x95.",
    "other format": data_of(format="pgn"),
    "no format": data_of(format=...),
    "version 0": data_of(version=0),
    "version 3": data_of(version=3),
    "version beyond all": data_of(version=10**30),
    "version as text": data_of(version="1"),
    "version true": data_of(version=True),
    "no version": data_of(version=...),
    "unknown field": data_of(comment="hello"),
    "began as number": data_of(played={"began": 1}),
    "began without a zone": data_of(played={"began": "2026-11-17T18:03:00"}),
    "unknown moment": data_of(played={"paused": "2026-11-17T18:03:00Z"}),
    "dice without a name": data_of(dice=""),
    "dice with a long name": data_of(dice="x" * 121),
    "unknown help": data_of(help=["luck"]),
    "unknown game": data_of(game="chess"),
    "game as number": data_of(game=8),
    "no game": data_of(game=...),
    "no seats": data_of(seats=...),
    "seats as object": data_of(seats={"1": "Alex"}),
    "seats as texts": data_of(seats=["Alex", "Beate", "Carl"]),
    "seat without name": data_of(seats=[{"colour": "red"}, *seats(2)]),
    "seat with unknown field": data_of(seats=[{"name": "Alex", "age": 9}, *seats(2)]),
    "name as number": data_of(seats=[{"name": 1}, *seats(2)]),
    "name null": data_of(seats=[{"name": None}, *seats(2)]),
    "name empty": data_of(seats=[{"name": ""}, *seats(2)]),
    "name blank": data_of(seats=[{"name": "  "}, *seats(2)]),
    "name of a million letters": data_of(seats=[{"name": "x" * 1_000_000}, *seats(2)]),
    "name with newline": data_of(seats=[{"name": "A\nB"}, *seats(2)]),
    "name with escape codes": data_of(seats=[{"name": "\x1b[31m"}, *seats(2)]),
    "colour as number": data_of(seats=[{"name": "Alex", "colour": 1}, *seats(2)]),
    "player unknown": data_of(seats=[{"name": "Alex", "player": "cat"}, *seats(2)]),
    "bot without name": data_of(seats=[{"name": "Alex", "player": "bot:"}, *seats(2)]),
    "nobody": data_of(seats=[]),
    "too few": data_of(seats=seats(2)),
    "too many": data_of(seats=seats(7)),
    "50,000 seats": data_of(seats=seats(50_000)),
    "options as list": data_of(options=[]),
    "options null": data_of(options=None),
    "unknown option": data_of(options={"speed": 1}),
    "option of wrong type": data_of(options={"placing": 1}),
    "option of unknown value": data_of(options={"placing": "loose"}),
    "double_x 50": data_of(options={"double_x": 50}),
    "double_x as text": data_of(options={"double_x": "100"}),
    "first 0": data_of(options={"first": 0}),
    "first 4 of 3": data_of(options={"first": 4}),
    "first negative": data_of(options={"first": -1}),
    "first as text": data_of(options={"first": "1"}),
    "first 1.5": data_of(options={"first": 1.5}),
    "first huge": data_of().replace(b'"options": {}', b'"options": {"first": ' + b"9" * 4000 + b"}"),
    "first beyond Python": data_of().replace(b'"options": {}', b'"options": {"first": ' + b"9" * 6000 + b"}"),
    "long game": data_of(game="x" * 10_000),
    "long field": data_of(**{"x" * 10_000: 1}),
    "game with newline": data_of(game="x\ny\x1b"),
    "field with newline": data_of(**{"x\ny\x1b": 1}),
    "long option": data_of(options={"x" * 10_000: 1}),
    "long value": data_of(options={"placing": "x" * 10_000}),
    "long player": data_of(seats=[{"name": "Alex", "player": "x" * 10_000}, *seats(2)]),
    "no moves": data_of(moves=...),
    "moves null": data_of(moves=None),
    "moves as text": data_of(moves="=XX"),
    "move as number": data_of(moves=["=XX", 3]),
    "move null": data_of(moves=[None]),
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_broken_records_are_refused_in_one_sentence(data):
    error = error_of(data)
    assert (error.move, error.text, error.rule) == (None, None, None)
    assert is_one_sentence(error.message)
    assert len(error.message) < 300


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": 3}, "version 3, and this gamebox reads versions up to 2"),
        ({"version": 1, "played": {}}, "version 1 knows no field played"),
        ({"seats": [{"name": "x" * 41}, *seats(2)]}, "longer than 40 letters"),
        ({"comment": 1}, "comment"),
        ({"game": "chess"}, "chess"),
        ({"options": {"speed": 1}}, "speed"),
        ({"options": {"first": 4}}, "first"),
        ({"seats": seats(2)}, "3 to 6"),
        ({"seats": [{"name": ""}, *seats(2)]}, "Seat 1"),
        ({"seats": [*seats(2), {"name": "x", "player": "cat"}]}, "cat"),
    ],
)
def test_errors_name_what_is_wrong(changes, words):
    assert words in error_of(data_of(**changes)).message


@pytest.mark.parametrize(
    ("moves", "index", "rule", "words"),
    [
        (["roll"], 0, "EX-11", "rolled first"),
        (["=XX", "=21"], 1, "EX-16", "first"),
        (["=XX", "place 3", "=21", "place 3", "=21"], 3, "EX-20", "3"),
        (["=XX", "fly"], 1, None, "no move"),
        (["=64"], 0, None, "no move"),
        ([""], 0, None, "no move"),
        (["=XX", "x" * 100_000], 1, None, "xxx…"),
        (["=XX", "place 1\n\x1b[2J"], 1, None, "no move"),
        ([*["=33", "roll"] * 6, "=33", "roll"], 13, "EX-40", "over"),
        ([*["=33", "roll"] * 6, "=33", "nonsense"], 13, "EX-40", "over"),
    ],
)
def test_bad_move_is_told_with_index_text_and_rule(moves, index, rule, words):
    error = error_of(data_of(moves=moves))
    assert (error.move, error.text, error.rule) == (index, moves[index], rule)
    assert words in error.message
    assert is_one_sentence(error.message)
    assert str(index) in error.message
    assert len(error.message) < 300


def test_quoted_text_is_cut_and_its_control_characters_are_escaped():
    assert error_of(data_of(moves=["a\n\x1bb"])).message == 'moves[0] "a\\n\\x1bb": This is no move of EXXTRA.'
    whole, long = "x" * 120, "x" * 121
    assert f'"{whole}"' in error_of(data_of(game=whole)).message
    assert f'"{whole}…"' in error_of(data_of(game=long)).message


def test_set_up_that_the_game_itself_refuses():
    data = data_of(game="lavarails", seats=seats(2), options={"sheet": "no such sheet"}, moves=[])
    with pytest.raises(RecordError, match="no such sheet"):
        decode(data, GAMES)


def test_moves_up_to_the_bad_one_can_be_played():
    record = decode(data_of(moves=["=XX", "place 3", "fly"]), GAMES)
    assert replay(record, 2).document()["results"][0] == "00"


def padded_to(size):
    return data_of() + b" " * (size - len(data_of()))


def test_four_mebibytes_are_the_limit(tmp_path):
    path = tmp_path / "large.gamebox"
    path.write_bytes(padded_to(4 * 1024 * 1024))
    assert len(load(path, GAMES).moves) == 4
    path.write_bytes(padded_to(4 * 1024 * 1024 + 1))
    with pytest.raises(RecordError, match="4 MiB"):
        load(path, GAMES)


@pytest.mark.parametrize("name", ["missing.gamebox", ".", "no/such/folder", "x" * 300, "nul\0byte"])
def test_files_that_cannot_be_read(tmp_path, name):
    with pytest.raises(RecordError, match="cannot be read") as caught:
        load(tmp_path / name, GAMES)
    assert is_one_sentence(caught.value.message)


@pytest.mark.skipif(not ENDLESS.exists(), reason="no endless file here")
def test_endless_file_is_not_read_to_its_end():
    with pytest.raises(RecordError, match="4 MiB"):
        load(ENDLESS, GAMES)


def test_missing_file_is_told_in_the_words_of_the_system(tmp_path):
    with pytest.raises(RecordError, match=os.strerror(errno.ENOENT)):
        load(tmp_path / "missing.gamebox", GAMES)


def test_saved_record_is_whole_on_disk_before_it_gets_its_name(tmp_path, monkeypatch):
    path, sizes = tmp_path / "game.gamebox", []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append((os.fstat(handle).st_size, path.exists())))
    save(Record(setup_for(), ("=XX",)), path)
    assert sizes[0] == (path.stat().st_size, False)


def test_saved_record_is_whole_or_the_old_one(tmp_path, monkeypatch):
    path = tmp_path / "game.gamebox"
    old = Record(setup_for(), ("=XX",))
    save(old, path)
    assert load(path, GAMES) == old

    def fail(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        save(Record(setup_for(), ("=21",)), path)
    assert load(path, GAMES) == old
    assert list(tmp_path.iterdir()) == [path]


def plays_or_is_refused(data):
    """Whatever the bytes are, nothing but RecordError comes out."""
    try:
        record = decode(data, GAMES)
        replay(record)
    except RecordError:
        return
    assert decode(encode(record), GAMES) == record


@given(st.binary(max_size=300))
def test_fuzz_arbitrary_bytes(data):
    plays_or_is_refused(data)


@given(st.integers(0, 400), st.integers(0, 40), st.binary(max_size=12))
def test_fuzz_spliced_bytes(start, length, middle):
    data = data_of(options={"first": 2})
    plays_or_is_refused(data[:start] + middle + data[start + length :])


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["=XX", "roll", "place 1"]),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=10,
)


def places_in(document, path=()):
    """The way to every value in a JSON document."""
    yield path
    children = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, child in children:
        yield from places_in(child, (*path, key))


def replaced(document, path, value):
    if not path:
        return value
    document = copy.copy(document)
    document[path[0]] = replaced(document[path[0]], path[1:], value)
    return document


FULL = record_document(
    played={"began": "2026-11-17T18:03:00Z", "ended": "2026-11-17T18:33:00Z"},
    dice="today",
    help=["hints", "free undo"],
    seats=[{"name": name, "colour": "red", "player": "bot:easy"} for name in NAMES[:3]],
    options={"first": 2, "placing": "strict", "double_x": 100},
)


@given(st.sampled_from(list(places_in(FULL))), JSON_VALUES)
def test_fuzz_any_value_anywhere(path, value):
    plays_or_is_refused(json.dumps(replaced(FULL, path, value)).encode(errors="surrogatepass"))


@given(st.dictionaries(st.sampled_from([*FULL, "extra"]), JSON_VALUES, max_size=7))
def test_fuzz_whole_documents(changes):
    plays_or_is_refused(json.dumps({**FULL, **changes}).encode())


def test_the_documented_example_is_a_record():
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    example = text.split("```json\n")[1].split("```")[0].encode()
    record = decode(example, GAMES)
    replay(record)
    assert json.loads(encode(record)) == {**json.loads(example), "seats": json.loads(encode(record))["seats"]}
    assert decode(encode(record), GAMES) == record


def test_the_documented_packed_cards_can_be_unpacked():
    text = (ROOT / "docs" / "moves" / "level8.md").read_text(encoding="utf-8")
    plain, packed = re.search("`(=deck r8 g2)` becomes `(=deck ~[^`]+)`", text).groups()
    assert GAMES["level8"].plain(packed) == plain


def test_a_game_leads_to_itself_and_to_all_that_came_of_it():
    began = Notes(Played(began=datetime(2026, 5, 1, 18, tzinfo=UTC)))
    moves = random_moves(setup_for(), 1, 20)
    early, late = (Record(setup_for(), moves[:count], began) for count in (10, 20))
    assert early.origin == late.origin
    assert early.digest != late.digest
    assert early.leads_to(early)
    assert early.leads_to(late)
    assert not late.leads_to(early)
    assert not early.leads_to(replace(late, moves=moves[5:]))
    assert not early.leads_to(replace(late, notes=Notes()))


def test_of_games_that_began_nobody_knows_when_only_the_same_are_the_same():
    moves = random_moves(setup_for(), 1, 20)
    early, late = Record(setup_for(), moves[:10]), Record(setup_for(), moves)
    assert early.origin == late.origin
    assert early.leads_to(early)
    assert not early.leads_to(late)
