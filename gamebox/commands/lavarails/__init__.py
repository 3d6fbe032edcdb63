"""Commands that only Lava & Rails has."""
