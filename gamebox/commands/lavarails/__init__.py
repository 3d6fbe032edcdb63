"""Commands that only Lava & Rails has, a module each."""

COMMANDS = {"sheet": "work with sheets of Lava & Rails"}
