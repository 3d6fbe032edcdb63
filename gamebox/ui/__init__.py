"""Everything that people see and touch; the only package that knows Qt."""
