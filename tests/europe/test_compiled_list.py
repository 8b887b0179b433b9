"""Which modules of the game are compiled: each that asks or carries out a rule."""

from __future__ import annotations

from grognard import native

FOLDER = native.PACKAGE / "games" / "europe"
#: Read once when the game is loaded, or only told to people.
PLAIN = {
    *("__init__.py", "steps/__init__.py", "planner/__init__.py", "terminal/__init__.py"),
    *("loading.py", "looks.py", "model.py", "origins.py", "position.py", "rulebook.py"),
    *("interphase_panel.py", "politics_panel.py", "campaign_tracks.py", "chronicle.py"),
    *("battle_simulation.py", "lesson.py", "narrator.py", "odds.py", "questions.py"),
    "terminal/board.py",
}


def test_every_module_is_compiled_or_known_to_be_plain() -> None:
    """A plain step cannot derive from compiled ones, and a plain rule is many times slower."""
    compiled = set((FOLDER / native.LIST).read_text().split())
    there = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.py")}
    assert compiled <= there
    assert there - compiled - PLAIN == set()
