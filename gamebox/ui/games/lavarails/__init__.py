"""Lava & Rails on the table: sheets of paper, dice, lava, ink and tracks."""
