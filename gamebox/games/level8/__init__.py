"""Level 8: card combinations on eight levels, with an oval of action fields (rules L8-1 to L8-71)."""
