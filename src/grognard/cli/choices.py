"""The legal actions as a menu, and what a typed line may mean among them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from grognard.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the menu: one action, or a piece with several that unfold."""

    label: str
    actions: tuple[Action, ...]

    @property
    def folded(self) -> bool:
        """Whether choosing it shows more lines."""
        return len(self.actions) > 1


def menu(actions: Sequence[Action], room: int, piece: Callable[[str], str]) -> list[Choice]:
    """The actions one a line, or folded by piece where they would not fit."""
    groups = _by_piece(actions)
    if len(actions) <= room or len(groups) < 2:
        return [Choice(str(action), (action,)) for action in actions]
    return [choice for group in groups for choice in _fold(group, piece)]


def _by_piece(actions: Iterable[Action]) -> list[list[Action]]:
    groups: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        groups.setdefault(action.pieces, []).append(action)
    return list(groups.values())


def _fold(group: list[Action], piece: Callable[[str], str]) -> list[Choice]:
    if len(group) == 1 or not group[0].pieces:
        return [Choice(str(action), (action,)) for action in group]
    verbs = dict.fromkeys(str(action).split()[0] for action in group)
    return [Choice(f"{piece(group[0].pieces[0])}: {', '.join(verbs)} …", tuple(group))]


def tokens(text: str) -> list[str]:
    """A text as bare lower-case words."""
    letters = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    bare = "".join(c for c in letters if not unicodedata.combining(c)).lower()
    return "".join(c if c.isalnum() else " " for c in bare).split()


def fitting(actions: Iterable[Action], text: str, verbs: Collection[str] = ()) -> list[Action]:
    """The actions of which the text is an abbreviation: `m dur mo` is `move durutte mons`.

    A whole verb abbreviates no longer one: `with` is never `without`.
    """
    typed = tokens(text)
    found = [action for action in actions if typed and _abbreviates(typed, tokens(str(action)))]
    if typed and typed[0] in verbs:
        found = [action for action in found if tokens(str(action))[0] == typed[0]]
    exact = [action for action in found if set(typed) <= set(tokens(str(action)))]
    return exact or found


def _abbreviates(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins a later word than the one before; the first, the verb."""
    if not words[0].startswith(typed[0]):
        return False
    rest = iter(words[1:])
    return all(any(word.startswith(start) for word in rest) for start in typed[1:])


def mentioning(actions: Iterable[Action], text: str) -> list[Action]:
    """The actions that contain each typed word somewhere."""
    typed = tokens(text)
    return [a for a in actions if typed and all(word in str(a).lower() for word in typed)]


def spread(line: str) -> list[str]:
    """`move foy, jerome mons` as one action for each piece."""
    parts = [part.split() for part in line.split(",")]
    if len(parts) < 2 or len(parts[0]) < 2 or not all(parts):
        return [line]
    verb, first = parts[0][0], " ".join(parts[0][1:])
    tail = " ".join(parts[-1][1:])
    pieces = [first, *(" ".join(part) for part in parts[1:-1]), parts[-1][0]]
    return [f"{verb} {piece} {tail}".strip() for piece in pieces]


def starred(actions: Iterable[Action], line: str, verbs: Collection[str] = ()) -> list[Action]:
    """`move * mons`: the fitting actions, one for each piece."""
    plain = " ".join(word for word in line.split() if word != "*")
    first: dict[tuple[str, ...], Action] = {}
    for action in fitting(actions, plain, verbs):
        if action.pieces:
            first.setdefault(action.pieces, action)
    return list(first.values())
