"""How bots are found by their names."""

from random import Random

import pytest

from gamebox.bots.bot import RandomBot
from gamebox.bots.registry import UnknownBotError, bots_of, dismiss, invite, maker_of, stand_in, strengths_of
from gamebox.games.registry import GAMES

FILE = """
from gamebox.bots.bot import Bot
LOADED = []
class First(Bot):
    def choose(self, view, legal, deadline=None):
        return legal[0]
NUMBER = 5
"""


@pytest.mark.parametrize("game", GAMES)
def test_people_choose_among_strengths_and_the_others_are_for_tests(game):
    assert bots_of(game).keys() - strengths_of(game).keys() <= {"random", "yardstick"}
    assert strengths_of(game)


def test_registered_bots_are_found_by_name():
    assert maker_of("exxtra", "random") is RandomBot


def test_a_bot_in_a_file_is_found_by_path_and_name(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(FILE)
    maker = maker_of("exxtra", f"{path}:First")
    assert maker(0, None, Random(1)).choose(None, ["a", "b"]) == "a"
    assert maker_of("level8", f"{path}:First") is maker, "the file is loaded once"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("genius", "There is no bot 'genius' for exxtra; there are random, "),
        ("{folder}/mine.py:Second", "There is no bot 'Second' in "),
        ("{folder}/mine.py:NUMBER", "There is no bot 'NUMBER' in "),
        ("{folder}/missing.py:First", "FileNotFoundError"),
        ("{folder}/broken.py:First", "ZeroDivisionError: division by zero."),
    ],
)
def test_what_cannot_be_found_is_told_in_one_sentence(name, words, tmp_path):
    (tmp_path / "mine.py").write_text(FILE)
    (tmp_path / "broken.py").write_text("1 / 0")
    with pytest.raises(UnknownBotError) as caught:
        maker_of("exxtra", name.format(folder=tmp_path))
    assert words in str(caught.value)


def test_a_bot_in_a_file_plays_only_if_whoever_started_the_program_says_so(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(FILE)
    own = f"{path}:First"
    assert stand_in("exxtra", own) == "medium"
    invite(own)
    assert stand_in("exxtra", own) == own
    assert list(strengths_of("exxtra")) == ["easy", "medium", "hard", own]
    dismiss()
    assert own not in strengths_of("exxtra")


@pytest.mark.parametrize("name", ["hard", "mine.py", "mine.py:", "mine.txt:First"])
def test_only_bots_in_files_are_invited(name):
    with pytest.raises(UnknownBotError, match=r"written path/to/file\.py:Name, not "):
        invite(name)
