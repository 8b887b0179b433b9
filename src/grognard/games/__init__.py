"""The games, a folder each."""

USUAL = "waterloo"  # the game that is meant when none is named
