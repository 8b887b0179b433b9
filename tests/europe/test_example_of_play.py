"""The example of play of 1805, step by step: every number stands in the rule book.

Which reading is taken where it contradicts itself stands in `europe_example.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe_example import EXAMPLE, FILE, Played, play
from tests.europe_politics import country, owner, status
from tests.europe_wars import at, bears, piece, steps, told, totals, zone
from tests.europe_years import points

from grognard.games.europe import economy, forces
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import (
    B_MORALE,
    B_ODDS,
    B_PLUS,
    B_SIZE,
    COALITION,
    EMPIRE,
    ESCALATION,
    HAND,
    POINTS,
    VICTORY,
    YEAR,
    ZONES,
)
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import attrition, battle
from grognard.games.europe.steps.battlefield import MINOR, SKIRMISH
from grognard.games.europe.steps.upkeep import force_supplied
from grognard.kernel import registry
from grognard.kernel.journal import Journal

Example = dict[str, Played]
GRANDE_ARMEE = ("fr_corps_1", "fr_corps_2", "fr_corps_3", "fr_corps_4", "fr_corps_10")
GRANDE_ARMEE_ALL = (*GRANDE_ARMEE, "fr_guard", "fr_cavalry")
MACK = ("au_corps_1", "au_corps_2", "au_corps_3", "au_cavalry", "au_corps_8")
CHARLES = ("au_corps_4", "au_corps_5", "au_corps_6", "au_corps_7")
RUSSIANS = ("ru_corps_1", "ru_corps_5", "ru_corps_6", "ru_guard")


@pytest.fixture(scope="module")
def journal_and_parts() -> tuple[Journal, Example]:
    """The example is played once."""
    return play(Europe())


@pytest.fixture(scope="module")
def x(journal_and_parts: tuple[Journal, Example]) -> Example:
    """What each part brought."""
    return journal_and_parts[1]


def reckoned(s: Theatre) -> tuple[int, int]:
    """Of the attrition test whose losses are asked for: what was added, and the steps."""
    assert s.step == "attrition-losses"
    group = s.argument(0)
    units = attrition.parts(s, group)[0]
    return attrition.modifier(s, group, units), forces.steps_commanded(s, units)


def column(s: Theatre) -> str:
    """The column of that test as the player aid names it."""
    group = s.argument(0)
    number = attrition.column(s, group, attrition.parts(s, group)[0])
    return ("1", "2-3", "4-5", "6-8", "9-11", "12-14", "15+")[number]


def added(events: list[Any]) -> dict[str, int]:
    """What was added to the battle dice of each side."""
    return {one["side"]: one["total"] - sum(one["dice"]) for one in told(events, "battle-rolled")}


def siege(events: list[Any]) -> tuple[int, str]:
    """The total and the result of the last attack of a siege."""
    last = told(events, "siege-rolled")[-1]
    return last["number"], last["result"]


def marched(events: list[Any]) -> list[int]:
    """The movement points left after each zone entered."""
    return [one["number"] for one in told(events, "entered")]


# --- the second round ------------------------------------------------------------------------


@pytest.mark.rule("6.3")
def test_x00_hands_and_free_choices(game: Europe) -> None:
    """The depot is with Napoléon, Soult in the Grande Armée, Ney in Italy."""
    _journal, parts = play(game)
    s = parts["X00"].state
    keys = [card.key for card in game.model.cards]
    hands = [{keys[card] for card in s.cards_at(side, HAND)} for side in (EMPIRE, COALITION)]
    assert hands[0] == {"1f", "27f", "9f", "5f", "4f", "3f", "25f"}
    assert hands[1] == {"1c", "2c", "3c", "4c", "10c", "14c", "18c"}
    points = [int(s.t.card_points[keys.index(key)]) for key in ("1f", "27f", "9f", "5f", "25f")]
    assert points == [3, 1, 3, 2, 0]
    assert at(s, "soult") == at(s, "france_depot_1") == at(s, "france_depot_4") == "lille"
    assert at(s, "ney") == "milan"
    army = s.holder_of(piece(s, "soult"))
    assert army == s.holder_of(piece(s, "napoleon")) == piece(s, "grande_armee")


@pytest.mark.rule("9.1")
@pytest.mark.rule("9.2")
def test_x01_two_points_for_marmont_and_one_is_kept(x: Example) -> None:
    assert told(x["X01"].events, "spent-card")[0]["number"] == 3
    assert told(x["X01"].events, "activated")[0]["number"] == 2
    assert int(x["X02"].state.c[POINTS + EMPIRE]) == 1


@pytest.mark.rule("12.1")
@pytest.mark.rule("12.3")
@pytest.mark.rule("13.6.2")
def test_x02_marmont_marches_six_points_and_is_reckoned(x: Example) -> None:
    march = x["X02 march"]
    assert marched(march.events) == [5, 4, 3, 2, 0]  # one of the six is for Thuringia
    assert told(march.events, "controlled")[0]["place"] == "erfurt"
    more, count = reckoned(x["X02 test"].state)
    assert (more, count, column(x["X02 test"].state)) == (3 - 1, 4, "4-5")
    assert told(x["X02 test"].events, "attrition-rolled")[0]["number"] == 1
    assert bears(x["X02"].state, "fr_corps_6", "reduced")
    assert at(x["X02"].state, "nl_corps") == at(x["X02"].state, "by_corps") == "wurtzburg"


@pytest.mark.rule("13.6.2")
def test_x02_the_first_loss_is_french(x: Example) -> None:
    s = x["X02 test"].state
    assert s.why_not("lose nl_corps").rule == "13.6.2"


@pytest.mark.rule("15.2")
@pytest.mark.rule("15.4")
def test_x03_charles_before_mantua(x: Example) -> None:
    assert marched(x["X03 march"].events) == [1]  # of three, two for the marsh
    assert steps(x["X03"].state, *CHARLES) == 7
    assert siege(x["X03"].events) == (6 + 1 - 2, "stable")
    assert x["X03"].state.siege_marker(zone(x["X03"].state, "mantoue")) == 1


# --- the third round -------------------------------------------------------------------------


@pytest.mark.rule("9.2")
@pytest.mark.rule("15.4")
def test_x04_x05_saint_cyr_takes_rome(x: Example) -> None:
    assert told(x["X04"].events, "activated")[0]["number"] == 2
    assert int(x["X04"].state.c[POINTS + EMPIRE]) == 0  # one without a card, one in reserve
    assert marched(x["X04"].events) == [3, 2]
    assert siege(x["X04"].events) == (2 + 2, "stable")
    assert x["X04"].state.siege_marker(zone(x["X04"].state, "rome")) == 1
    assert siege(x["X05"].events) == (3 + 2 + 1, "honours")
    s = x["X05"].state
    assert s.fort_active(zone(s, "rome"))
    assert s.held_by(EMPIRE, zone(s, "rome"))
    assert at(s, "france_depot_3") == "reserve"


@pytest.mark.rule("3.2")
@pytest.mark.rule("15.4")
def test_x06_mack_takes_ulm(x: Example) -> None:
    assert told(x["X06 march"].events, "activated")[0]["number"] == 3
    assert marched(x["X06 march"].events) == [3, 1]  # of four, one for the control of Munich
    assert siege(x["X06"].events) == (6 + 1, "honours")
    s = x["X06"].state
    assert s.fort_active(zone(s, "ulm"))
    assert s.held_by(COALITION, zone(s, "ulm"))
    assert told(x["X06"].events, "attrition-rolled")[0]["number"] == 0
    assert steps(s, *MACK[:4]) == 7


# --- the fourth round: Ulm -------------------------------------------------------------------


@pytest.mark.rule("12.5")
@pytest.mark.rule("6.4")
def test_x07_napoleon_marches_to_ulm_and_mack_cannot_evade(x: Example) -> None:
    assert marched(x["X07 march"].events) == [6, 5, 4, 2, 1]
    assert not told(x["X07 march"].events + x["X07"].events, "attrition-rolled")
    assert told(x["X07"].events, "evasion-failed")[0]["die"] == (6,)  # less 3 by the card
    assert steps(x["X07"].state, *GRANDE_ARMEE_ALL) == 13
    assert at(x["X07"].state, "fr_corps_12") == "lille"


@pytest.mark.rule("14.1")
@pytest.mark.rule("10.2")
def test_x08_jean_marches_to_the_guns_and_outranks_mack(x: Example) -> None:
    assert told(x["X08"].events, "counter-marched")[0]["die"] == (4,)  # and his 1
    test = told(x["X08"].events, "attrition-rolled")[0]
    assert (test["die"], test["number"]) == ((3,), 0)
    s = x["X08"].state
    assert at(s, "jean") == "next budget"
    assert at(s, "au_corps_8") == "ulm"
    assert steps(s, *MACK) == 9


@pytest.mark.rule("14.2")
@pytest.mark.rule("14.3")
def test_x09_as_the_example_counts_thirteen_against_nine(game: Europe) -> None:
    """Rounded to 1 to 1; 22 together, but 9 is too few for a major battle."""
    s = game.position({})
    assert battle.odds(2 * 13, 2 * 9) == 1
    assert battle.size(s, 2 * 13, 2 * 9) == MINOR


@pytest.mark.rule("10.1")
@pytest.mark.rule("14.1")
def test_x09_mack_commands_eight_steps(x: Example) -> None:
    assert x["X08"].state.step == "crowded"
    assert steps(x["X09 leads"].state, *MACK) == 8
    assert int(x["X09 leads"].state.c[B_ODDS]) == 2


@pytest.mark.rule("14.4")
@pytest.mark.rule("14.5")
@pytest.mark.rule("14.6")
@pytest.mark.rule("14.8")
def test_x09_the_battle_of_ulm(x: Example) -> None:
    s, events = x["X09"].state, x["X09"].events
    assert [int(s.c[B_MORALE + side]) for side in (EMPIRE, COALITION)] == [5, 3]
    assert int(s.c[B_SIZE]) == MINOR
    # 3 for Napoléon, 1 for cavalry, 2 for Soult, 1 for the lead; and 1 for the odds of 2 to 1.
    assert added(events) == {"empire": 3 + 1 + 2 + 1 + 1, "coalition": 0}
    losses = {one["side"]: one["losses"] for one in told(events, "battle-rolled")}
    assert losses == {"empire": 4, "coalition": 1}
    assert int(s.c[B_PLUS + COALITION]) == 0
    assert told(events, "unhurt")[0] == {"piece": "soult", "die": (3,)}
    lost = [one["piece"] for one in told(events, "step-lost")]
    assert lost == ["fr_corps_1", "au_cavalry", "au_corps_1", "au_corps_2", "au_corps_3"]


@pytest.mark.rule("14.9.1")
@pytest.mark.rule("14.9.2")
def test_x10_mack_is_demoralised_pursued_and_destroyed(x: Example) -> None:
    events, s = x["X10"].events, x["X10"].state
    assert told(events, "morale-rolled")[0] == {"side": "coalition", "die": (), "number": 3 - 3}
    assert told(events, "pursued")[0]["number"] == 5 + 3 + 2 + 1 - 6
    assert steps(s, *MACK) == 0
    assert at(s, "mack") == at(s, "ferdinand") == "next budget"
    assert at(s, "army_of_germany") == "reserve"


@pytest.mark.rule("15.2")
@pytest.mark.rule("15.5")
def test_x11_a_free_siege_and_the_last_point(x: Example) -> None:
    assert siege(x["X11"].events) == (4 + 3 + 1, "breach")
    assert marched(x["X11"].events) == [0]
    s = x["X11"].state
    assert s.fort_active(zone(s, "ulm"))
    assert at(s, "napoleon") == "munich"
    assert s.held_by(COALITION, zone(s, "munich"))
    assert s.why_not("control").rule == "12.1"  # no point is left


@pytest.mark.rule("9.1")
@pytest.mark.rule("13.6.2")
def test_x12_koutouzov_calls_buxhowden_and_marches_to_leopoldstadt(x: Example) -> None:
    assert told(x["X12 march"].events, "called")[0]["piece"] == "buxhowden"
    assert marched(x["X12 march"].events) == [4, 3, 2, 1, 0]
    s = x["X12 test"].state
    assert (reckoned(s), column(s)) == ((3 + 2 - 1, 8), "6-8")
    assert told(x["X12 test"].events, "attrition-rolled")[0]["number"] == 1
    assert steps(x["X12"].state, *RUSSIANS) == 7


# --- the fifth round: Vienna -----------------------------------------------------------------


@pytest.mark.rule("16")
@pytest.mark.rule("15.4")
def test_x13_napoleon_takes_salzburg_and_vienna(x: Example) -> None:
    assert told(x["X13 march"].events, "activated")[0]["number"] == 1
    assert marched(x["X13 march"].events) == [3, 1]  # of 4 - 1 + 2
    assert siege(x["X13 march"].events) == (3 + 4, "honours")
    assert siege(x["X13"].events) == (4 + 4, "breach")
    s = x["X13"].state
    assert not s.fort_active(zone(s, "vienne"))
    assert s.held_by(EMPIRE, zone(s, "vienne"))
    assert s.fort_active(zone(s, "salzbourg"))


@pytest.mark.rule("13.6.2")
def test_x14_the_grande_armee_is_tested_at_the_end(x: Example) -> None:
    s = x["X14 test"].state
    assert (reckoned(s), column(s)) == ((2 - 2, 12), "12-14")
    assert told(x["X14 test"].events, "attrition-rolled")[0]["number"] == 2
    assert at(x["X14"].state, "fr_corps_10") == "reserve"
    assert steps(x["X14"].state, *GRANDE_ARMEE_ALL) == 10


@pytest.mark.rule("12.4")
def test_x15_napoleon_intercepts_charles(x: Example) -> None:
    points = marched(x["X15 march"].events)
    assert points[0] == 2 + 3 - 1
    assert points[-1] >= 0
    assert told(x["X15 march"].events, "siege-lifted")[0]["place"] == "mantoue"
    assert told(x["X15"].events, "intercepted")[0]["die"] == (3,)  # and 1 + 1
    assert told(x["X15"].events, "attrition-rolled")[0]["number"] == 0
    assert at(x["X15"].state, "napoleon") == "graz"


@pytest.mark.rule("13.4")
@pytest.mark.rule("13.6.2")
def test_x16_charles_is_tested_with_a_depot_at_home(x: Example) -> None:
    """Where he started, before Mantua, does not count: all zones he entered are Austrian."""
    s = x["X16 test"].state
    assert (reckoned(s), column(s)) == ((-2 + 3 - 2, 7), "6-8")
    assert told(x["X16 test"].events, "attrition-rolled")[0]["number"] == 1
    assert steps(x["X16"].state, *CHARLES) == 6


@pytest.mark.rule("14.4")
@pytest.mark.rule("14.5")
@pytest.mark.rule("14.6")
def test_x17_the_battle_south_of_vienna(x: Example) -> None:
    s, events = x["X17"].state, x["X17"].events
    assert int(s.c[B_ODDS]) == -2
    assert int(s.c[B_SIZE]) == MINOR
    assert [int(s.c[B_MORALE + side]) for side in (EMPIRE, COALITION)] == [5, 2]
    assert added(events) == {"coalition": -1 + 1, "empire": 3 + 1 + 1 + 3 + 1}
    assert totals(events) == {"coalition": 8, "empire": 16}
    losses = {one["side"]: one["losses"] for one in told(events, "battle-rolled")}
    assert losses == {"coalition": 1, "empire": 4}
    assert at(s, "fr_corps_1") == "reserve"
    assert at(s, "davout") == "graz"


@pytest.mark.rule("14.9.1")
@pytest.mark.rule("14.9.2")
def test_x18_charles_is_destroyed_by_the_pursuit(x: Example) -> None:
    events, s = x["X18"].events, x["X18"].state
    assert told(events, "morale-rolled")[0]["number"] == 2 + 1 - 3
    assert told(events, "pursued")[0]["number"] == 2 + 3 + 2 + 1 - 6
    assert steps(s, *CHARLES) == 0
    assert at(s, "charles") == "next budget"


@pytest.mark.rule("3.2")
@pytest.mark.rule("15.5")
def test_x19_koutouzov_retakes_vienna_and_gives_a_step_to_it(x: Example) -> None:
    assert marched(x["X19 march"].events) == [1]
    s = x["X19"].state
    assert s.held_by(COALITION, zone(s, "vienne"))
    assert s.fort_active(zone(s, "vienne"))
    assert at(s, "ru_corps_1") == "reserve"
    assert steps(s, *RUSSIANS) == 6


@pytest.mark.rule("14.3")
@pytest.mark.rule("14.6")
def test_x20_a_skirmish_before_rome(x: Example) -> None:
    s, events = x["X20"].state, x["X20"].events
    assert int(s.c[B_SIZE]) == SKIRMISH
    assert totals(events) == {"coalition": 6 + 0, "empire": 7 + 1}
    losses = {one["side"]: one["losses"] for one in told(events, "battle-rolled")}
    assert losses == {"coalition": 0, "empire": 0}
    assert told(events, "battle-won")[0]["side"] == "empire"  # by the plus
    assert not told(events, "morale-rolled")
    assert at(s, "na_corps") == "naples"


# --- the sixth round: the end ----------------------------------------------------------------


@pytest.mark.rule("6.4")
@pytest.mark.rule("16")
def test_x21_schulmeister_and_vienna_again(x: Example) -> None:
    driven = told(x["X21 ruse"].events, "force-driven")
    assert len(driven) == 2  # a Russian factor of 3, less 1 in winter
    assert at(x["X21 ruse"].state, "koutouzov") == "neusohl"
    assert marched(x["X21 march"].events) == [2, 1]
    assert siege(x["X21"].events) == (2 + 4, "honours")
    s = x["X21"].state
    assert not s.fort_active(zone(s, "vienne"))
    assert s.held_by(EMPIRE, zone(s, "vienne"))
    assert at(s, "davout") == at(s, "fr_corps_2") == "salzbourg"
    keys = [card.key for card in s.t.model.cards]
    assert "5f" not in {keys[card] for card in s.cards_at(EMPIRE, HAND)}


@pytest.mark.rule("12.2.1")
@pytest.mark.rule("13.6.2")
def test_x22_koutouzov_takes_bellegarde_along(x: Example) -> None:
    assert marched(x["X22 march"].events) == [3, 2, 1]
    s = x["X22 test"].state
    assert (reckoned(s), column(s)) == ((2 + 2, 8), "6-8")
    assert told(x["X22 test"].events, "attrition-rolled")[0]["number"] == 1
    assert not told(x["X22 test"].events, "fed")  # the Austrian depot is not the commander's
    assert steps(x["X22"].state, "au_corps_9") == 1


@pytest.mark.rule("14.5")
@pytest.mark.rule("14.8")
def test_x23_the_battle_of_vienna(x: Example) -> None:
    s, events = x["X23"].state, x["X23"].events
    assert int(s.c[B_ODDS]) == 1
    assert [int(s.c[B_MORALE + side]) for side in (EMPIRE, COALITION)] == [5, 4]
    assert totals(events) == {"coalition": 10 + 1 + 1 + 1, "empire": 8 + 3 + 1 + 1 + 2}
    losses = {one["side"]: one["losses"] for one in told(events, "battle-rolled")}
    assert losses == {"coalition": 3, "empire": 4}
    assert steps(s, *GRANDE_ARMEE_ALL) - steps(s, "fr_corps_2") == 4
    assert steps(s, *RUSSIANS) == 3
    assert at(s, "fr_guard") == at(s, "fr_corps_3") == at(s, "au_corps_9") == "reserve"
    assert {one["piece"] for one in told(events, "unhurt")} == {"soult", "buxhowden"}


@pytest.mark.rule("14.9.1")
@pytest.mark.rule("14.10")
def test_x24_koutouzov_stays_in_order_and_goes_back_east(x: Example) -> None:
    roll = told(x["X24"].events, "morale-rolled")[0]
    assert (roll["die"], roll["number"]) == ((3,), 4 + 1 - 1)
    assert not told(x["X24"].events, "demoralised")
    assert at(x["X25"].state, "koutouzov") == "presbourg"
    assert at(x["X25"].state, "bellegarde") == "next budget"


@pytest.mark.rule("17.2.6")
@pytest.mark.rule("17.3.1")
def test_x25_ball_blockades_toulon(x: Example) -> None:
    events, s = x["X25"].events, x["X25"].state
    rolled = {one["side"]: one["total"] for one in told(events, "naval-rolled")}
    assert rolled == {"coalition": 3 + 2, "empire": 2 + 0}
    assert told(events, "naval-won")[0]["number"] == 3
    assert not told(events, "fleet-lost")
    assert at(s, "fleet_emeriau") == "toulon"
    assert s.blockaded(zone(s, "toulon"))


@pytest.mark.rule("5.2.1")
def test_x25_nobody_is_tested_at_the_end_of_the_year(x: Example) -> None:
    s = x["X25"].state
    assert not any(s.besieged(there) for there in range(ZONES))
    for side in (EMPIRE, COALITION):
        for there in range(ZONES):
            pieces = forces.pieces_in(s, side, there)
            units = forces.units_of(pieces)
            assert not s.demoralised(units)
            assert not units or force_supplied(s, there, pieces), s.t.model.zones[there].key


# --- the end of the year, and the interphase of 1806 ------------------------------------------


def held(s: Theatre, side: int) -> set[str]:
    """The keys of the cards in a hand."""
    keys = [card.key for card in s.t.model.cards]
    return {keys[card] for card in s.cards_at(side, HAND)}


@pytest.mark.rule("18.1", "R507")
def test_x26_thuringia_is_an_ally_and_rome_is_annexed(x: Example) -> None:
    s = x["X26 conquests"].state
    assert status(s, "thuringia") == "ally"
    assert owner(s, "rome") == "france"


@pytest.mark.rule("18.2.1", "18.2.2", "R510", "R514")
def test_x26_austria_surrenders_and_cedes_three_provinces(x: Example) -> None:
    """Vienna is held and her army is gone: Prague need not be taken."""
    s = x["X26 peace"].state
    assert told(x["X26 peace"].events, "major-conquered")[0]["country"] == "austria"
    assert status(s, "austria") == "forced_peace"
    assert [owner(s, key) for key in ("innsbruck", "venise", "trieste", "laybach")] == [
        *("bavaria", "italy", "france", "france"),
    ]
    assert (int(s.c[VICTORY]), int(s.c[ESCALATION])) == (6, 1)


@pytest.mark.rule("18.2.3", "R517", "R518")
def test_x26_the_french_go_to_ulm_and_the_russians_to_neminov(x: Example) -> None:
    s = x["X26"].state
    assert at(s, "napoleon") == at(s, "davout") == "ulm"
    assert at(s, "koutouzov") == "neminov"
    assert s.fort_active(zone(s, "vienne"))
    assert not s.held_by(EMPIRE, zone(s, "vienne"))


@pytest.mark.rule("6.3", "R417", "R427")
def test_x27_eight_cards_against_seven(x: Example) -> None:
    """The Empire kept two and draws five, the Coalition kept one and draws four."""
    s = x["X27"].state
    assert held(s, EMPIRE) == {"1f", "4f", "25f", "7f", "10f", "20f", "12f", "13f"}
    assert held(s, COALITION) == {"1c", "2c", "4c", "17c", "6c", "7c", "24c"}


@pytest.mark.rule("7.3.1", "7.3.2", "R442")
def test_x28_incomes(x: Example) -> None:
    events = [
        event for name, part in x.items() if name[:3] in ("X27", "X28") for event in part.events
    ]
    have = {one["power"]: one["number"] for one in told(events, "budget-of")}
    assert have == {
        "turkey": 4,
        "spain": 4,
        "prussia": 5,
        "austria": 12,
        "russia": 12,
        "england": 6,
        "france": 14,
    }


@pytest.mark.rule("7.3.2", "R442")
@pytest.mark.parametrize(
    ("power", "left"), [("turkey", 0), ("spain", 1), ("prussia", 0), ("austria", 0), ("russia", 0)]
)
def test_x28_what_each_power_spends(x: Example, power: str, left: float) -> None:
    """One point of Spain is lost; an elite step costs one and a half."""
    journal_state = x[f"X28 {power}"].before
    assert points(journal_state, power) == left


@pytest.mark.rule("7.3.2", "7.3.4", "R452")
def test_x28_england_has_a_fleet_and_a_card(x: Example) -> None:
    s = x["X28 england"].state
    assert at(s, "fleet_gambier") == "portsmouth"
    assert bears(s, "en_corps_3", "reduced")
    assert "16c" in held(s, COALITION)
    assert points(x["X28 england"].before, "england") == 0
    assert economy.minor_steps(x["X28 russia"].state, country(s, "england")) == 1  # of three minors


@pytest.mark.rule("7.3.3", "7.3.5", "6.4")
def test_x28_the_guard_cavalry_joins_the_grande_armee(x: Example) -> None:
    s = x["X28 france"].state
    army = piece(s, "grande_armee")
    assert s.holder_of(piece(s, "guard_cavalry")) == army
    assert at(s, "france_depot_1") == at(s, "france_depot_3") == "ulm"
    assert "4f" not in held(s, EMPIRE)
    assert points(x["X28 france"].before, "france") == 0
    assert economy.minor_steps(x["X28 england"].state, country(s, "france")) == 3  # of six minors


@pytest.mark.rule("8.2", "8.2.2")
def test_x29_copenhagen_fails_in_egypt(x: Example) -> None:
    talks = told(x["X29 copenhagen"].events, "talks-rolled")[0]
    assert talks["die"] == (4,)
    assert told(x["X29 copenhagen"].events, "talks-failed")[0]["country"] == "egypt"
    assert int(x["X29 copenhagen"].state.c[ESCALATION]) == 2


@pytest.mark.rule("8.2.2", "8.2.3", "R408", "R424")
def test_x29_prussia_joins_the_coalition(x: Example) -> None:
    talks = told(x["X29 prussia"].events, "talks-rolled")[0]
    assert (talks["die"], talks["number"]) == ((2,), 2 + 2 + 2)
    s = x["X29 prussia"].state
    assert s.side(country(s, "prussia")) == COALITION
    assert {"9c", "13c"} <= held(s, COALITION)
    assert at(s, "sx_corps") == "wittemberg"
    assert at(s, "he_corps") == "kassel"
    assert int(s.c[ESCALATION]) == 3


@pytest.mark.rule("8.2.2", "R424")
def test_x29_egypt_joins_the_empire(x: Example) -> None:
    talks = told(x["X29"].events, "talks-rolled")[0]
    assert (talks["die"], talks["number"]) == ((3,), 3 + 2 + 1)
    s = x["X29"].state
    assert s.side(country(s, "egypt")) == EMPIRE
    assert "14f" in held(s, EMPIRE)


@pytest.mark.rule("7.6", "13.6.2", "R471")
def test_x30_koutouzov_is_tested_beyond_his_factor(x: Example) -> None:
    """Ten steps; 2 less 1 of the Russians, less 2 at home, 2 more for poor zones."""
    test = told(x["X30 koutouzov"].events, "attrition-rolled")[0]
    assert (test["die"], test["number"]) == ((2,), 0)
    s = x["X30 koutouzov"].state
    assert at(s, "koutouzov") == "grodno"
    army = ("ru_corps_1", "ru_corps_6", "ru_corps_8", "ru_corps_9", "ru_guard")
    assert steps(s, *army) == 10


@pytest.mark.rule("7.6", "R470", "R471")
def test_x30_within_their_factors_nobody_is_tested(x: Example) -> None:
    for name in ("X30 spain", "X30 prussia", "X30 russia", "X30"):
        assert not told(x[name].events, "attrition-rolled")
    assert told(x["X30 italy"].events, "attrition-rolled")[0]["number"] == 0
    s = x["X30"].state
    assert at(s, "castanos") == "leon"
    assert at(s, "pr_corps_5") == at(s, "he_corps") == "magdebourg"
    assert at(s, "hohenlohe") == at(s, "sx_corps") == "wittemberg"
    assert at(s, "benningsen") == "koenigsberg"
    assert at(s, "massena") == at(s, "nl_corps") == at(s, "wu_corps") == "mayence"
    assert at(s, "napoleon") == at(s, "lannes") == at(s, "fr_corps_3") == "wurtzburg"
    assert (at(s, "fr_corps_7"), at(s, "fr_corps_15")) == ("reims", "florence")
    assert (s.step, s.seat, int(s.c[YEAR])) == ("action", "empire", 6)


# --- the journal -----------------------------------------------------------------------------


def test_the_stored_journal_is_the_example(journal_and_parts: tuple[Journal, Example]) -> None:
    """If it is not: `python tests/europe_example.py`."""
    journal, _parts = journal_and_parts
    assert _body(FILE.read_text("utf-8")) == _body(journal.to_text())


def test_the_journal_replays_with_the_dice_that_are_written(
    game: Europe, journal_and_parts: tuple[Journal, Example]
) -> None:
    """And the stored one can be opened as soon as the game is offered."""
    journal, _parts = journal_and_parts
    drawn = sum(len(each.drawn) for each in EXAMPLE)
    assert journal.verify().taken == 10 + drawn + sum(len(each.dice) for each in EXAMPLE)
    if game.key in registry.names():
        Journal.load(FILE).verify()


def test_every_action_of_it_is_on_the_list_and_every_seat_has_its_view(
    game: Europe, journal_and_parts: tuple[Journal, Example]
) -> None:
    """So that a person can step through it in the page."""
    journal, parts = journal_and_parts
    state = journal.state_at(0)
    for entry in journal.entries:
        assert game.code_of(state, entry.text) in list(state.codes()), entry.text
        state.apply(entry.text)
    for number, part in enumerate(parts.values()):
        assert game.view(part.state, (*SIDES, None)[number % 3])["places"]


def _body(text: str) -> list[str]:
    """All but the version of the data."""
    return [line for line in text.splitlines() if not line.startswith("data:")]
