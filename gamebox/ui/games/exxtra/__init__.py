"""How EXXTRA looks."""
