"""What a seat cannot know, dealt anew: the corps beneath the leaders, the cards."""

from __future__ import annotations

from grognard.games.age.layout import (
    ARMY,
    AT,
    COALITION,
    CORPS,
    FLAGS,
    FRENCH,
    HAND,
    INSURGENT,
    KNOWN_HAND,
    LEADS,
    MAJORS,
    PILE,
    S_LEADER,
    SLOT,
    SLOT_CELLS,
    TITLES,
)
from grognard.games.age.state import War
from grognard.kernel.dice import Dice


def redeal(s: War, side: int | None, dice: Dice) -> War:
    """The same state with everything that a side (None: an onlooker) cannot know dealt anew."""
    new = s.clone(dice)
    for owner in (FRENCH, COALITION):
        if owner != side:
            _deal_corps(new, owner, dice)
    _deal_cards(new, side, dice)
    return new


# --- corps ---------------------------------------------------------------------------------


def _deal_corps(s: War, owner: int, dice: Dice) -> None:
    """Hidden corps of one side change places; who leads and who is seen stays as it is.

    Insurgent corps change places with their countrymen only: they must keep near home (9.3).
    """
    hidden = [
        corps
        for corps in range(CORPS)
        if s.on_map(corps) and s.side_of(corps) == owner and not s.in_the_open(corps)
    ]
    for country in range(-1, MAJORS):
        group = [corps for corps in hidden if _bound_to(s, corps) == country]
        _deal_group(s, owner, group, dice)


def _bound_to(s: War, corps: int) -> int:
    """The country near which a corps must stay, -1 if it may go anywhere."""
    nation: int = s.t.nation[corps]
    return nation if s.alignment(nation) == INSURGENT else -1


def _deal_group(s: War, owner: int, group: list[int], dice: Dice) -> None:
    """Slots in a fixed order are filled, those with the weakest leaders first.

    A slot takes any corps that its leader outranks; since the slots are taken in the order of
    what they can take, one always fits.
    """
    slots = sorted((_bound(s, owner, c), _slot(s, c)) for c in group)
    left = sorted(group)
    cells: list[tuple[int, tuple[int, ...]]] = []
    for rank, slot in slots:
        fitting = [c for c in left if _rank_hidden(s, c) < rank]
        corps = fitting[int(dice.below(len(fitting)))]
        left.remove(corps)
        cells.append((corps, slot))
    for corps, slot in cells:
        for cell, value in zip((AT, FLAGS, ARMY), slot, strict=True):
            s.c[cell + corps] = value


def _bound(s: War, owner: int, corps: int) -> int:
    """The rank below which a corps must be to stay beneath its leaders: of stack and army."""
    bound = _rank(s, s.leader(owner, s.c[AT + corps]))
    army: int = s.c[ARMY + corps]
    if army != 0:
        leader: int = s.c[SLOT + (army - 1) * SLOT_CELLS + S_LEADER]
        if leader >= 0:
            # Among equals the owner chose: whoever has his command may march beneath him.
            bound = min(bound, (2 * s.command_rating(leader) + 1) * (CORPS + 1))
    return bound


def _slot(s: War, corps: int) -> tuple[int, ...]:
    """What belongs to the place that a corps fills; which of equals leads belongs to the corps."""
    flags: int = s.c[FLAGS + corps]
    return (
        int(s.c[AT + corps]),
        flags & ~LEADS,
        int(s.c[ARMY + corps]),
    )


def _rank(s: War, leader: int) -> int:
    """The rank of a leader among all corps: by command, choice, and number (4.2)."""
    return s.rank(leader) * (CORPS + 1) + CORPS - leader


def _rank_hidden(s: War, corps: int) -> int:
    """The rank of a hidden corps, which nobody chose to lead; command is the same on both sides."""
    return 2 * s.t.command[corps] * (CORPS + 1) + CORPS - corps


# --- cards ---------------------------------------------------------------------------------


def _deal_cards(s: War, side: int | None, dice: Dice) -> None:
    """Unknown cards of the hands and the pile are one heap; each hand keeps its number."""
    heap: list[int] = []
    wanted = [0, 0]
    for title in range(TITLES):
        some: int = s.c[PILE + title]
        for owner in (FRENCH, COALITION):
            if owner == side:
                continue
            known: int = s.c[KNOWN_HAND + owner * TITLES + title]
            held: int = s.c[HAND + owner * TITLES + title]
            some += held - known
            wanted[owner] += held - known
            s.c[HAND + owner * TITLES + title] = known
        heap += [title] * some
        s.c[PILE + title] = 0
    for owner in (FRENCH, COALITION):
        for _ in range(wanted[owner]):
            title = heap.pop(int(dice.below(len(heap))))
            cell = HAND + owner * TITLES + title
            number: int = s.c[cell]
            s.c[cell] = number + 1
    for title in heap:
        pile: int = s.c[PILE + title]
        s.c[PILE + title] = pile + 1
