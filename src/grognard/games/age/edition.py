"""Where the two rule texts differ: nobody else asks which edition is played."""

from __future__ import annotations

from grognard.games.age.layout import LIVING, NO_SURRENDER_1815, ONE_DIPLOMACY_CARD
from grognard.games.age.state import War
from grognard.kernel.state import EDITION


def living(s: War) -> bool:
    """Whether the later, living rules are played."""
    return s.c[EDITION] == LIVING


def removes_minor_allies(s: War) -> bool:
    """2.2.1 F-G: minor allies leave the map as soon as they could not be had any more."""
    return living(s)


def alternates_diplomacy(s: War) -> bool:
    """6.1: the players alternate card by card instead of playing all their cards in turn."""
    return not living(s)


def one_diplomacy_card(s: War) -> bool:
    """6.2 D: the option of one diplomacy card for each major country a year."""
    return living(s) and s.option(ONE_DIPLOMACY_CARD)


def forgets_rising(s: War) -> bool:
    """7.3 C: Tirol loses its insurgent past when it rejoins Austria."""
    return living(s)


def discards_open_britannia(s: War) -> bool:
    """8.1 G: Britannia thrown away in a strategy phase may be taken and played there."""
    return not living(s)


def chooses_strategy_order(s: War) -> bool:
    """8.1 E: a player chooses who plays first; otherwise the one with priority does."""
    return living(s)


def veterans_thaw(s: War) -> bool:
    """11.1.2 D: Veterans may return a corps lost to winter march attrition (A83)."""
    return not living(s)


def no_surrender_void(s: War) -> bool:
    """13 C: the option that No Surrender has no effect in the last year."""
    last = s.year() == s.t.n.last_year
    return living(s) and last and s.option(NO_SURRENDER_1815)


def insurgent_minor_surrenders(s: War) -> bool:
    """13 B: an occupied insurgent minor becomes a dominion in the surrender phase."""
    return not living(s)


def neutral_winter(s: War) -> int:
    """14 B: added to the winter die in a neutral area."""
    return s.t.n.neutral if living(s) else 0


def wears_slow(s: War) -> bool:
    """11.3 B, 11.4 C: an army that has met a cause of attrition is compared at its reduced side."""
    return living(s)


def ice_costs(s: War) -> int:
    """11.1.1 A, A76: the frozen Baltic counts as one area on the way."""
    return 2 if living(s) else 1


def crowd_stops_interception(s: War) -> bool:
    """11.4: no interception where the mover has another army of its own side."""
    return not living(s)


def whole_army_compares(s: War) -> bool:
    """11.4 B: interceptors are as fast as the leader of the whole army that they leave."""
    return living(s)


def detached_is_home(s: War) -> bool:
    """9.3: insurgent corps may attack in an area that was detached from their country."""
    return living(s)


def insurgents_attack_by_interception(s: War) -> bool:
    """9.3, A104, A105: insurgent interceptors may attack one area beyond home."""
    return living(s)


def withdraws_by_sea(s: War) -> bool:
    """11.3 C: one Coalition corps a round may withdraw by sea."""
    return living(s)


def occupier_only_is_free(s: War) -> bool:
    """11.5 B: in an occupied neutral country only the occupier violates nothing."""
    return living(s)


def sea_hampers_defence(s: War) -> bool:
    """12.2 B: the penalty after a sea move counts for a defender too."""
    return living(s)


def ties_are_rolled_again(s: War) -> bool:
    """12.2 G: a tie of the tie-break is rolled again; otherwise the defender wins."""
    return living(s)


def last_loss_permanent(s: War, lost: bool, tied: bool) -> bool:
    """12.3.1 A: whether the odd loss of an army is permanent."""
    return lost or (tied if living(s) else not tied)


def armies_retreat_apart(s: War) -> bool:
    """12.3.2 C: each beaten army goes back where it came from, not all to one such area."""
    return living(s)


def sea_retreat_home_only(s: War) -> bool:
    """12.3.2 D: a corps retreats by sea to its home only, otherwise as it would move."""
    return living(s)


def may_choose_prison(s: War) -> bool:
    """12.3.2 E: the loser may be taken prisoner rather than violate a neutral country."""
    return living(s)


def peace_may_be_short(s: War) -> bool:
    """10.3: Peace Talks may block one round only."""
    return not living(s)


def quarters_may_be_short(s: War) -> bool:
    """10.4: Winter Quarters at the start of the first winter round may block that one only."""
    return living(s)
