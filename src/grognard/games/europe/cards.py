"""6.2, 6.4, 6.6: when the event of a card may be played, and which conditions hold."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.europe import forces, groups
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import (
    B_ATTACKER,
    B_CARDS,
    B_LENDER,
    B_SIZE,
    B_SUPPLIED,
    B_WINNER,
    B_ZONE,
    CARD,
    CARD_SPENT,
    CARDS,
    CHATIMENTS,
    G_SIDE,
    GENERALS,
    HAND,
    N_GROUP,
    N_PLACE,
    PILE,
    ROUND,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import (
    NEEDS_MISSING,
    NO_SUCH_OPTION,
    NOT_HELD,
    NOT_YOUR_CARD,
    OK,
    PLAYED_ONCE,
    WRONG_MOMENT,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battle_roll import cavalry_superior
from grognard.games.europe.steps.battlefield import chief_of, troops
from grognard.games.europe.verbs import OPTION_WORDS, piece_keys

Condition = Callable[[Theatre, int, list[str]], bool]
SIZES = ("skirmish", "minor", "major")
OWN_ACTION = MOMENTS.index("own_action")


def atoms(s: Theatre, card: int) -> list[Atom]:
    """What the event of a card does."""
    return s.t.atoms[card]


def options(s: Theatre, card: int) -> list[str]:
    """The choices that a card offers; one empty word if none."""
    found: list[str] = []
    for atom in atoms(s, card):
        if atom.option not in found:
            found.append(atom.option)
    return [option for option in found if option] or [""]


def moment_of(s: Theatre, card: int, option: str) -> tuple[int, ...]:
    """When an option may be played: the moments stand in the order of the options."""
    when = s.t.model.cards[card].when
    choices = options(s, card)
    if len(choices) > 1 and len(choices) == len(when):
        return (when[choices.index(option)],)
    return when


def option_word(s: Theatre, card: int, number: int) -> str | None:
    """The option that a player's word means; None if the card has no such."""
    choices = options(s, card)
    if choices == [""]:
        return "" if number == 0 else None
    word = OPTION_WORDS[number]
    return word if word in choices else None


# --- when it may be played -----------------------------------------------------------------


def may_play(s: Theatre, side: int, card: int, moment: int, number: int) -> int:
    """What speaks against playing the event of a card now."""
    if s.t.card_side[card] != side:
        return NOT_YOUR_CARD
    if s.card_at(card) != HAND:
        return NOT_HELD
    return fits(s, side, card, moment, number)


def fits(s: Theatre, side: int, card: int, moment: int, number: int) -> int:
    """The same, whoever holds it: everything that it asks for is public."""
    option = option_word(s, card, number)
    if option is None:
        return NO_SUCH_OPTION
    if moment not in moment_of(s, card, option):
        return WRONG_MOMENT
    if int(s.c[CARD + card]) & CARD_SPENT:
        return PLAYED_ONCE
    for need in s.t.model.cards[card].needs:
        if not holds(s, side, need):
            return NEEDS_MISSING
    chosen = [atom for atom in atoms(s, card) if atom.option == option]
    if chosen and not any(_useful(s, side, atom) for atom in chosen):
        return NEEDS_MISSING
    return OK


def _useful(s: Theatre, side: int, atom: Atom) -> bool:
    """Whether an atom would do anything now."""
    return all(holds(s, side, need) for need in atom.needs)


def awaited(s: Theatre, side: int, moment: int) -> bool:
    """Whether a side is asked at this moment: cards in hand, and one that might be among them.

    Both are public: the size of the hand, and that a fitting card is neither played nor removed.
    """
    if s.hand_size(side) == 0:
        return False
    for card in range(CARDS):
        if s.t.card_side[card] != side or s.card_at(card) not in (PILE, HAND):
            continue
        for number in range(len(OPTION_WORDS)):
            if fits(s, side, card, moment, number) == OK:
                return True
    return False


# --- combat cards for the dice (14.5.7) ----------------------------------------------------


def for_the_dice(s: Theatre, side: int) -> list[int]:
    """The cards of a side that may be played for the battle roll, in the order of their bits."""
    moment = MOMENTS.index("battle_modifiers")
    return [
        card
        for card in range(CARDS)
        if s.t.card_side[card] == side and moment in s.t.model.cards[card].when
    ]


def lay(s: Theatre, side: int, card: int) -> None:
    """A combat card is in force in this battle."""
    own = for_the_dice(s, side)
    if card in own:
        bits: int = s.c[B_CARDS + side]
        s.c[B_CARDS + side] = bits | int(s.t.bits[own.index(card)])


def laid(s: Theatre, side: int) -> list[int]:
    """The combat cards that a side has played for the dice."""
    bits: int = s.c[B_CARDS + side]
    own = for_the_dice(s, side)
    return [card for n, card in enumerate(own) if bits & int(s.t.bits[n])]


def cancelled(s: Theatre, side: int) -> list[int]:
    """R225: the cards of a side that cards of the other cancel, whichever came first."""
    keys = {
        key
        for card in laid(s, 1 - side)
        for atom in atoms(s, card)
        if atom.op == "cancel_cards"
        for key in atom.words("cards")
    }
    return [card for card in laid(s, side) if s.t.model.cards[card].key in keys]


def added_to_dice(s: Theatre, side: int) -> int:
    """What the combat cards of both sides add to the dice of one."""
    total = 0
    for player in (0, 1):
        gone = cancelled(s, player)
        for card in laid(s, player):
            if card in gone:
                continue
            for atom in atoms(s, card):
                whose = player if atom.text("side") == "own" else 1 - player
                if atom.op == "battle_modifier" and whose == side and _useful(s, player, atom):
                    total += atom.number("value")
    return total


def negated(s: Theatre, side: int, what: str) -> bool:
    """Whether a combat card of the enemy takes something from a side in this battle."""
    gone = cancelled(s, 1 - side)
    return any(
        atom.op == "negate" and atom.text("side") == "enemy" and what in atom.words("what")
        for card in laid(s, 1 - side)
        if card not in gone
        for atom in atoms(s, card)
    )


# --- conditions ----------------------------------------------------------------------------


def holds(s: Theatre, side: int, need: str) -> bool:
    """Whether a condition of the vocabulary holds for the player of a card."""
    if need.startswith("any_of:"):
        return any(holds(s, side, other) for other in need[len("any_of:") :].split("|"))
    name, *words = need.split(":")
    condition = _BOARD.get(name) or _BATTLE.get(name)
    # A condition of the campaigns that is not written yet does not hold: the card is kept.
    return condition is not None and condition(s, side, words)


def _country(s: Theatre, key: str) -> int:
    return [country.key for country in s.t.model.countries].index(key)


def _steps_of(s: Theatre, side: int, power: int) -> int:
    """The steps of a power in the battle."""
    units = forces.units_of(troops(s, side))
    return s.total_steps([u for u in units if s.t.owner[u] == power])


def _steps_in(s: Theatre, side: int, words: list[str]) -> bool:
    """At least so many combat steps of a side in the national territory of a power."""
    power, wanted = _country(s, words[0]), int(words[1])
    units = [
        unit
        for unit in range(UNITS)
        if s.at(unit) < ZONES and s.side_of(unit) == side and s.is_home(power, s.at(unit))
    ]
    return s.total_steps(units) >= wanted


def _commander(s: Theatre, side: int, words: list[str]) -> bool:
    chief = chief_of(s, side)
    return chief >= 0 and piece_keys(s.t.model)[chief] == words[0]


def _has(s: Theatre, side: int, words: list[str]) -> bool:
    keys = piece_keys(s.t.model)
    return any(keys[piece] == words[0] for piece in troops(s, side))


def _majority(s: Theatre, side: int, words: list[str]) -> bool:
    units = forces.units_of(troops(s, side))
    return 2 * _steps_of(s, side, _country(s, words[0])) > s.total_steps(units)


def _feature(s: Theatre, _side: int, words: list[str]) -> bool:
    zone = s.t.model.zones[int(s.c[B_ZONE])]
    features = {"city": zone.city, "fortress": zone.fort == 1, "citadel": zone.fort == 2}
    return any(features[word] for word in words[0].split("|"))


def _tactical(s: Theatre, side: int, words: list[str]) -> bool:
    """The commander of the force that is attacked has such a value in defence."""
    chief = chief_of(s, side)
    return chief >= 0 and int(s.t.defence[chief - GENERALS]) >= int(words[0])


def _in_enemy_port(s: Theatre, side: int, _words: list[str]) -> bool:
    """17.3.3: a naval battle in a port that the other side holds."""
    return 0 < int(s.c[N_PLACE]) <= ZONES and groups.get(s, int(s.c[N_GROUP]), G_SIDE) == side


_BOARD: dict[str, Condition] = {
    "enemy_steps_in": lambda s, side, words: _steps_in(s, 1 - side, words),
    "own_steps_in": _steps_in,
    "year_min": lambda s, _side, words: 1800 + int(s.c[YEAR]) >= int(words[0]),
    "round": lambda s, _side, words: int(s.c[ROUND]) == int(words[0]),
    "round_max": lambda s, _side, words: int(s.c[ROUND]) <= int(words[0]),
    "winter_round": lambda s, _side, _words: s.winter(),
    "not_winter": lambda s, _side, _words: not s.winter(),
    "chatiments": lambda s, _side, _words: s.game_flag(CHATIMENTS),
    "in_reserve": lambda _s, _side, _words: True,
}
_BATTLE: dict[str, Condition] = {
    "supplied": lambda s, side, _words: int(s.c[B_SUPPLIED + side]) != 0,
    "attacking": lambda s, side, _words: int(s.c[B_ATTACKER]) == side,
    "defending": lambda s, side, _words: int(s.c[B_ATTACKER]) != side,
    "army": lambda s, side, _words: bool(forces.armies_of(troops(s, side))),
    "size": lambda s, _side, words: SIZES[int(s.c[B_SIZE])] == words[0],
    "size_max": lambda s, _side, words: int(s.c[B_SIZE]) <= SIZES.index(words[0]),
    "own_commander": _commander,
    "own_force_has": _has,
    "own_majority": _majority,
    "own_min_steps": lambda s, side, w: _steps_of(s, side, _country(s, w[0])) >= int(w[1]),
    "cavalry_superiority": lambda s, side, _words: cavalry_superior(s, side),
    "zone_feature": _feature,
    "enemy_subordinate_used": lambda s, side, _words: int(s.c[B_LENDER + 1 - side]) != 0,
    "battle_won": lambda s, side, _words: int(s.c[B_WINNER]) == 1 + side,
    "own_tactical_defence_min": _tactical,
    "no_card_cancelled": lambda s, side, _words: not cancelled(s, 1 - side),
    "naval_battle_in_port": _in_enemy_port,
}
