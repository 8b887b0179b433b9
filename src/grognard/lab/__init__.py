"""The laboratory: many games at once, and how quick they are."""
