"""6: cards of the campaigns that are played in the budget (5.1.3, R430)."""

from __future__ import annotations

from typing import Any

import pytest

from europe_cards import lies, refused
from europe_wars import at, legal, piece, steps, told
from europe_years import between_years, points, to_turn, turn_of
from grognard.games.europe import politics
from grognard.games.europe.blockade import score_blockade
from grognard.games.europe.economy import QUARTERS
from grognard.games.europe.layout import (
    AT,
    AUSTRIA,
    CHATIMENTS,
    COALITION,
    CONSCRIPTION,
    CONTINENTAL_BLOCKADE,
    EMPIRE,
    ESCALATION,
    FIXED,
    FRANCE,
    FRESH,
    GAME_FLAGS,
    LIBERATION_WAR,
    NEXT_BUDGET,
    OUT,
    POLAND,
    PROTECTORATE,
    PRUSSIA,
    REFORMED,
    RESERVE,
    SPAIN,
    U_LAND,
    VICTORY,
)
from grognard.games.europe.politics import add_defeat, fate

HOME = {
    "paris": "grande_armee napoleon fr_corps_1 fr_corps_2",
    "vienne": "charles au_corps_1 au_corps_2",
    "moscou": "koutouzov ru_corps_1 ru_corps_2",
    "londres": "en_corps_1",
    "madrid": "es_corps_1",
    "berlin": "pr_corps_1",
    "constantinople": "tu_corps_1",
}


def budget(game: Any, empire: str = "", coalition: str = "", **more: Any) -> Any:
    """The budget begins, with these cards in hand and everybody at home."""
    hands = {side: cards for side, cards in (("empire", empire), ("coalition", coalition)) if cards}
    board = {**HOME, **more.pop("at", {})}
    return between_years(game, "budget", board, hands=hands, **more)


def has(state: Any, key: str) -> float:
    """What a power has to spend."""
    return points(state, key)


# --- in whose turn (R430) ----------------------------------------------------------------------


@pytest.mark.rule("5.1.3", "R430")
def test_a_card_is_played_in_the_turn_of_the_power_that_it_concerns(game) -> None:
    state = budget(game, empire="18f", coalition="24c")
    to_turn(state, "austria")
    assert refused(state, "event 24c") == ("other-turn", "5.1.3")
    to_turn(state, "england")
    assert refused(state, "event 24c") == ("", "")
    to_turn(state, "france")
    assert refused(state, "event 18f") == ("", "")


@pytest.mark.rule("5.1.3", "R430", "R444")
def test_cards_are_played_before_and_between_purchases(game) -> None:
    state = budget(game, empire="18f")
    to_turn(state, "france")
    first = sorted(text for text in legal(state) if text.startswith("build "))[0]
    state.apply(first)
    before = has(state, "france")
    state.apply("event 18f")
    assert state.step == "expenses"
    assert has(state, "france") == before + 4


@pytest.mark.rule("6.2", "5.1.3")
def test_a_card_of_the_budget_is_not_played_in_diplomacy(game) -> None:
    state = budget(game, empire="12f")
    to_turn(state, "france")
    assert refused(state, "event 12f") == ("wrong-moment", "6.2")


# --- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.1")
def test_card_18f_gives_france_four_resources_at_once(game) -> None:
    state = budget(game, empire="18f")
    to_turn(state, "france")
    before = has(state, "france")
    events = state.apply("event 18f")
    assert has(state, "france") == before + 4
    assert told(events, "resources-changed")[0]["number"] == 4
    assert lies(state, "18f") == "played"


@pytest.mark.rule("7.3.1", "6.2")
def test_card_17f_b_is_for_an_allied_turkey(game) -> None:
    state = budget(game, empire="17f", status={"turkey": "empire"})
    to_turn(state, "turkey")
    before = has(state, "turkey")
    state.apply("event 17f b")
    assert has(state, "turkey") == before + 4
    state = budget(game, empire="17f", status={"turkey": "neutral"})
    to_turn(state, "france")
    assert refused(state, "event 17f b")[0] == "needs-missing"


@pytest.mark.rule("7.3.2", "13.6.2")
def test_card_21f_pays_land_units_only_and_weakens_the_conscripts(game) -> None:
    state = budget(game, empire="21f")
    to_turn(state, "france")
    before = has(state, "france")
    state.apply("event 21f")
    assert has(state, "france") == before
    assert int(state.c[U_LAND]) == 6 * QUARTERS
    assert int(state.c[GAME_FLAGS]) & CONSCRIPTION
    assert at(state, "fr_corps_19") == at(state, "fr_corps_20") == "reserve"
    state.apply("build fr_corps_19 paris")
    assert has(state, "france") == before
    assert int(state.c[U_LAND]) < 6 * QUARTERS
    assert lies(state, "21f") == "played"  # a silver star


@pytest.mark.rule("7.3.2")
def test_card_21f_does_not_pay_a_guard(game) -> None:
    from grognard.games.europe.steps import purchases

    state = budget(game, empire="21f")
    to_turn(state, "france")
    assert purchases.is_land_unit(state, piece(state, "fr_corps_19"))
    assert purchases.is_land_unit(state, piece(state, "fr_national_guard_1"))
    assert not purchases.is_land_unit(state, piece(state, "fr_guard"))
    assert not purchases.is_land_unit(state, piece(state, "fr_cavalry"))


@pytest.mark.rule("7.3.1", "R430")
def test_card_23f_a_takes_from_spain_before_she_spends(game) -> None:
    state = budget(game, empire="23f", status={"spain": "empire"})
    while state.step != "budget-cards":
        state.apply("done" if "done" in legal(state) else "usual")
    assert (turn_of(state), state.seat) == ("spain", "empire")
    spain, france = has(state, "spain"), has(state, "france")
    state.apply("event 23f a")
    assert has(state, "spain") == spain - min(4, spain)
    assert has(state, "france") == france + min(4, spain)


@pytest.mark.rule("7.3.1")
def test_card_23f_a_takes_what_there_is(game) -> None:
    from grognard.games.europe.layout import RESOURCES

    def poor(state: Any) -> None:
        base = int(state.t.resources[2 * SPAIN])
        state.c[RESOURCES + SPAIN] = 1 - base

    state = budget(game, empire="23f", status={"spain": "empire"}, before=poor)
    while state.step != "budget-cards":
        state.apply("done" if "done" in legal(state) else "usual")
    france = has(state, "france")
    state.apply("event 23f a")
    assert has(state, "spain") == 0
    assert has(state, "france") == france + 1


@pytest.mark.rule("7.3.4", "R430")
def test_card_23f_b_builds_a_spanish_fleet(game) -> None:
    state = budget(game, empire="23f", status={"spain": "empire"})
    while state.step != "budget-cards":
        state.apply("done" if "done" in legal(state) else "usual")
    state.apply("event 23f b")
    assert state.step == "free-building"
    fleets = {text.split()[0] for text in legal(state, "launch")}
    assert {int(state.t.owner[piece(state, key)]) for key in fleets} == {SPAIN}
    events = state.apply("usual")
    assert told(events, "fleet-built")


@pytest.mark.rule("6.2", "6.4")
def test_card_23f_is_over_with_the_liberation_war(game) -> None:
    def rises(state: Any) -> None:
        state.c[GAME_FLAGS] |= LIBERATION_WAR

    state = budget(game, empire="23f", status={"spain": "empire"}, before=rises)
    to_turn(state, "spain")
    assert refused(state, "event 23f a")[0] == "needs-missing"


@pytest.mark.rule("7.3.1", "R430")
def test_card_6c_is_played_in_the_turn_of_spain(game) -> None:
    board = {"golfe_de_gascogne": "fleet_calder"}
    state = budget(game, coalition="6c", status={"spain": "empire"}, at=board)
    while state.step != "budget-cards":
        state.apply("done" if "done" in legal(state) else "usual")
    assert (turn_of(state), state.seat) == ("spain", "coalition")
    spain, england = has(state, "spain"), has(state, "england")
    state.apply("event 6c")
    assert has(state, "spain") == spain - 2
    assert has(state, "england") == england + 4
    assert lies(state, "6c") == "removed"


@pytest.mark.rule("6.2")
def test_card_6c_needs_a_fleet_at_sea(game) -> None:
    state = budget(game, coalition="6c", status={"spain": "empire"})
    to_turn(state, "spain")
    assert state.seat == "empire"
    to_turn(state, "england")
    assert refused(state, "event 6c")[0] == "needs-missing"


@pytest.mark.rule("4", "R496")
def test_card_41f_gives_resources_and_costs_the_point_of_the_blockade(game) -> None:
    state = budget(game, empire="41f")
    to_turn(state, "france")
    state.c[GAME_FLAGS] |= CONTINENTAL_BLOCKADE
    before, score = has(state, "france"), int(state.c[VICTORY])
    state.apply("event 41f")
    assert has(state, "france") == before + 4
    assert politics.campaign(state, 8)
    score_blockade(state)
    assert int(state.c[VICTORY]) == score
    assert not politics.campaign(state, 8)  # in this budget only


@pytest.mark.rule("7.3.1", "R533")
def test_card_24c_and_20c_give_resources_and_cards_and_escalate(game) -> None:
    state = budget(game, coalition="24c 20c")
    to_turn(state, "england")
    before, track = has(state, "england"), int(state.c[ESCALATION])
    state.apply("event 24c")
    assert has(state, "england") == before + 6
    held = state.hand_size(COALITION)
    state.apply("event 20c")
    assert state.hand_size(COALITION) == held + 1  # two drawn, one played
    assert int(state.c[ESCALATION]) == track + 2


@pytest.mark.rule("5.1.3", "R430")
def test_card_20c_is_played_in_the_turn_of_any_power_at_war(game) -> None:
    state = budget(game, coalition="20c", status={"prussia": "neutral"})
    to_turn(state, "austria")
    assert refused(state, "event 20c") == ("", "")


@pytest.mark.rule("6.4", "R430", "R543")
def test_card_21c_is_shared_by_two_powers(game) -> None:
    state = budget(game, coalition="21c")
    to_turn(state, "austria")
    austria, russia = has(state, "austria"), has(state, "russia")
    state.apply("event 21c")
    assert state.step == "allotment"
    assert refused(state, "allot russia 2")[0] == "not-shared"  # the power in turn first
    state.apply("allot austria 4")
    assert refused(state, "allot england 2")[0] == "not-shared"
    assert refused(state, "allot russia 3")[0] == "not-shared"
    state.apply("allot russia 2")
    assert state.step == "expenses"
    assert has(state, "austria") == austria + 4
    assert has(state, "russia") == russia + 2


@pytest.mark.rule("5.1.3", "R543")
def test_card_21c_gives_nothing_to_a_power_whose_turn_is_over(game) -> None:
    """Austria's turn comes before Russia's; what she got then would be lost."""
    state = budget(game, coalition="21c")
    to_turn(state, "russia")
    state.apply("event 21c")
    state.apply("allot russia 4")
    assert state.step == "expenses"
    assert refused(state, "allot austria 2")[0] != ""


@pytest.mark.rule("5.1.3", "R430", "R542")
def test_card_3c_reforms_prussia_in_the_turn_of_austria(game) -> None:
    """Both were beaten once: both reform; in Prussia's turn, which comes first, it is too early."""
    state = budget(game, coalition="3c", status={"prussia": "coalition"})
    for power in (AUSTRIA, PRUSSIA):
        add_defeat(state, power, EMPIRE)
    to_turn(state, "prussia")
    assert {refused(state, f"event 3c {letter}")[0] for letter in "bc"} == {"other-turn"}
    to_turn(state, "austria")
    state.apply("event 3c c")
    assert fate(state, AUSTRIA, REFORMED)
    assert fate(state, PRUSSIA, REFORMED)


@pytest.mark.rule("6.4")
def test_card_48c_gives_no_more_than_four_to_each(game) -> None:
    state = budget(game, coalition="48c", status={"prussia": "coalition"})
    to_turn(state, "prussia")
    state.apply("event 48c")
    assert refused(state, "allot prussia 5")[0] == "not-shared"
    before = [has(state, key) for key in ("prussia", "austria", "russia")]
    for _ in range(3):
        if state.step == "allotment":
            state.apply("usual")
    after = [has(state, key) for key in ("prussia", "austria", "russia")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [4, 4, 0]


@pytest.mark.rule("6.2", "5.1.3")
def test_card_21c_is_not_played_in_the_turn_of_england(game) -> None:
    state = budget(game, coalition="21c")
    to_turn(state, "england")
    assert refused(state, "event 21c") == ("other-turn", "5.1.3")


# --- pieces that are placed ---------------------------------------------------------------------


@pytest.mark.rule("2.1", "R449")
def test_card_4f_places_the_guard_cavalry_in_a_supplied_army(game) -> None:
    state = budget(game, empire="4f")
    to_turn(state, "france")
    state.apply("event 4f")
    if state.step == "choose":
        state.apply("at paris")
    assert at(state, "guard_cavalry") == "paris"
    assert lies(state, "4f") == "removed"
    state = between_years(game, "budget", {"paris": "fr_corps_1"}, hands={"empire": "4f"})
    to_turn(state, "france")
    assert refused(state, "event 4f")[0] == "no-place-for-it"


@pytest.mark.rule("2.1", "R449", "6.2")
def test_card_13c_serves_a_neutral_russia_too(game) -> None:
    general = "benningsen"
    army = next(a.key for a in game.model.armies if a.owner == 3)
    board = {"moscou": f"{army} {general} ru_corps_1 ru_corps_2"}
    state = between_years(
        game, "budget", board, hands={"coalition": "13c"}, status={"russia": "neutral"}
    )
    to_turn(state, "russia")
    assert state.seat == "coalition"
    state.apply("event 13c")
    if state.step == "choose":
        state.apply("at moscou")
    assert at(state, "chevalier_guards") == "moscou"
    state = between_years(
        game, "budget", board, hands={"coalition": "13c"}, status={"russia": "peace"}
    )
    while state.step == "expenses" and turn_of(state) != "russia":
        state.apply("done")
    if turn_of(state) == "russia":
        assert refused(state, "event 13c")[0] == "needs-missing"


@pytest.mark.parametrize(("card", "unit"), [("33c", "uxbridge"), ("34c", "kgl")])
@pytest.mark.rule("2.1", "R449")
def test_cards_33c_and_34c_place_special_units_of_england(game, card: str, unit: str) -> None:
    army = next(a.key for a in game.model.armies if a.owner == 1)
    board = {"londres": f"{army} wellington en_corps_1 en_corps_2", "paris": "fr_corps_1"}
    state = between_years(game, "budget", board, hands={"coalition": card})
    to_turn(state, "england")
    state.apply(f"event {card}")
    if state.step == "choose":
        state.apply("at londres")
    assert at(state, unit) == "londres"
    bare = between_years(game, "budget", {"paris": "fr_corps_1"}, hands={"coalition": card})
    to_turn(bare, "england")
    assert refused(bare, f"event {card}")[0] == "no-place-for-it"


@pytest.mark.rule("7.3.4")
def test_card_46f_places_the_young_guard_in_paris(game) -> None:
    state = budget(game, empire="46f")
    to_turn(state, "france")
    state.apply("event 46f")
    if state.step == "choose":
        state.apply("at paris")
    assert at(state, "fr_young_guard") == "paris"


@pytest.mark.rule("2.1", "13.4")
def test_card_44f_a_places_two_depots_mobile_or_fixed(game) -> None:
    state = budget(game, empire="44f")
    to_turn(state, "france")
    state.apply("event 44f a")
    assert state.step == "choose"
    assert "vienne" not in legal(state, "at")
    state.apply("at paris")
    depot = next(
        key for key in game.keys("piece") if "depot" in key and at_or(state, key) == "paris"
    )
    state.apply(f"fix {depot}")
    assert state.flag(piece(state, depot), FIXED)
    there = sorted(legal(state, "at"))[0]
    state.apply(f"at {there}")
    if state.step == "choose":
        state.apply("done")
    assert state.step == "expenses"


def at_or(state: Any, key: str) -> str:
    """Where a piece is, nothing if it is off the map."""
    place = state.at(piece(state, key))
    return at(state, key) if place < 225 else ""


# --- units without a price ----------------------------------------------------------------------


@pytest.mark.rule("7.3.4", "6.4")
def test_card_42f_builds_six_steps_of_ordinary_corps(game) -> None:
    state = budget(game, empire="42f")
    to_turn(state, "france")
    before = has(state, "france")
    state.apply("event 42f")
    assert state.step == "free-building"
    kinds = {game.model.units[piece(state, t.split()[0])].kind for t in legal(state, "build")}
    assert kinds == {0}  # no elite corps
    assert refused(state, "build fr_corps_9 vienne")[0] in ("not-built-there", "not-built-free")
    total = steps(state, *[u.key for u in game.model.units if u.owner == FRANCE])
    while state.step == "free-building":
        state.apply("usual")
    now = steps(state, *[u.key for u in game.model.units if u.owner == FRANCE])
    assert now - total <= 6
    assert now > total
    assert has(state, "france") == before


@pytest.mark.rule("8.3.5", "R489")
def test_card_54f_raises_the_poles(game) -> None:
    def poland(state: Any) -> None:
        politics.set_status(state, POLAND, PROTECTORATE, EMPIRE, FRANCE)

    more = {"land": {"mazovie": "poland"}, "before": poland}
    state = budget(game, empire="54f", **more)
    to_turn(state, "france")
    state.apply("event 54f")
    while state.step == "free-building":
        assert {text.split()[1] for text in legal(state, "build")} <= {"varsovie", "plock", "lomza"}
        state.apply("usual")
    poles = [u.key for u in game.model.units if u.owner == POLAND]
    assert 0 < steps(state, *poles) <= 4
    assert at(state, "poniatowski") == "reserve"
    none = budget(game, empire="54f")
    to_turn(none, "france")
    assert refused(none, "event 54f")[0] == "needs-missing"


@pytest.mark.rule("4", "6.4")
def test_card_49c_builds_spaniards_wherever_they_hold_out(game) -> None:
    def rises(state: Any) -> None:
        state.c[GAME_FLAGS] |= LIBERATION_WAR

    state = budget(game, coalition="49c", status={"spain": "coalition"}, before=rises)
    to_turn(state, "spain")
    state.apply("event 49c")
    assert state.step == "free-building"
    spaniards = [u.key for u in game.model.units if u.owner == SPAIN]
    total = steps(state, *spaniards)
    while state.step == "free-building":
        state.apply("usual")
    assert 0 < steps(state, *spaniards) - total <= 4
    quiet = budget(game, coalition="49c", status={"spain": "coalition"})
    to_turn(quiet, "spain")
    assert refused(quiet, "event 49c")[0] == "needs-missing"


# --- the Holy Roman Empire and the Landwehr (3C, 46C, 45C) --------------------------------------


@pytest.mark.rule("6.4", "7.3.4")
def test_card_3c_a_builds_three_corps_in_a_war_with_turkey(game) -> None:
    state = budget(game, coalition="3c", status={"turkey": "empire"})
    to_turn(state, "austria")
    state.apply("event 3c a")
    assert state.step == "free-building"
    assert not legal(state, "levy")  # at full strength
    austrians = [u.key for u in game.model.units if u.owner == AUSTRIA]
    total = steps(state, *austrians)
    while state.step == "free-building":
        state.apply("usual")
    assert steps(state, *austrians) - total in (2, 4, 6)
    quiet = budget(game, coalition="3c", status={"turkey": "neutral"})
    to_turn(quiet, "austria")
    assert refused(quiet, "event 3c a")[0] == "needs-missing"


@pytest.mark.rule("6.2", "7.3.1")
def test_card_3c_b_gives_austria_six_resources(game) -> None:
    state = budget(game, coalition="3c")
    to_turn(state, "austria")
    before = has(state, "austria")
    state.apply("event 3c b")
    assert has(state, "austria") == before + 6
    again = state.t.named_cards["3c"]
    state.put_card(again, 1)
    assert refused(state, "event 3c b")[0] == "played-once"  # a silver star


@pytest.mark.rule("4", "R502")
def test_card_3c_c_reforms_who_has_been_beaten(game) -> None:
    def beaten(state: Any) -> None:
        add_defeat(state, PRUSSIA, EMPIRE)

    state = budget(game, coalition="3c", before=beaten)
    to_turn(state, "austria")
    state.apply("event 3c c")
    assert fate(state, PRUSSIA, REFORMED)
    assert not fate(state, AUSTRIA, REFORMED)


@pytest.mark.rule("4", "6.2")
@pytest.mark.parametrize("option", [True, False])
def test_card_3c_c_asks_for_a_beaten_power(game, option: bool) -> None:
    state = budget(game, coalition="3c", grenadiers=option)
    to_turn(state, "austria")
    assert refused(state, "event 3c c")[0] == "no-effect-now"


@pytest.mark.rule("4", "R107")
@pytest.mark.parametrize("chosen", [True, False])
def test_card_3c_brings_the_grenadiers_by_an_option(game, chosen: bool) -> None:
    """With any of its three events, at once, in a reinforcement zone of Austria."""
    state = budget(game, coalition="3c", grenadiers=chosen)
    to_turn(state, "austria")
    assert refused(state, "event 3c a")[0] == "needs-missing"  # not for their sake alone
    state.apply("event 3c b")
    if chosen:
        assert (state.step, state.seat) == ("choose", "coalition")
        assert "vienne" in legal(state, "at")
        assert "berlin" not in legal(state, "at")
        state.apply("at vienne")
    arrived = state.at(piece(state, "au_grenadiers")) == game.keys("place").index("vienne")
    assert (arrived, state.step) == (chosen, "expenses")


@pytest.mark.rule("4", "R107", "R502")
def test_the_grenadiers_come_with_the_reform_of_prussia_too(game) -> None:
    def beaten(state: Any) -> None:
        add_defeat(state, PRUSSIA, EMPIRE)

    state = budget(game, coalition="3c", grenadiers=True, before=beaten)
    to_turn(state, "austria")
    state.apply("event 3c c")
    assert fate(state, PRUSSIA, REFORMED)
    state.apply("at prague")
    assert at(state, "au_grenadiers") == "prague"


@pytest.mark.rule("4", "R502", "R430")
def test_card_46c_reforms_and_raises_landwehr(game) -> None:
    def beaten(state: Any) -> None:
        add_defeat(state, PRUSSIA, EMPIRE)

    state = budget(game, coalition="46c", status={"prussia": "coalition"}, before=beaten)
    to_turn(state, "prussia")
    state.apply("event 46c")
    assert fate(state, PRUSSIA, REFORMED)
    assert not fate(state, AUSTRIA, REFORMED)
    landwehr = [u.key for u in game.model.units if u.kind == 5]
    while state.step == "free-building":
        state.apply("usual")
    assert 0 < steps(state, *landwehr) <= 4
    never = budget(game, coalition="46c")
    to_turn(never, "austria")
    assert refused(never, "event 46c")[0] == "needs-missing"


@pytest.mark.rule("5.1.3", "R430")
def test_card_46c_is_announced_in_the_turn_of_prussia(game) -> None:
    def beaten(state: Any) -> None:
        add_defeat(state, AUSTRIA, EMPIRE)

    state = budget(game, coalition="46c", before=beaten)
    to_turn(state, "austria")
    assert refused(state, "event 46c") == ("other-turn", "5.1.3")


@pytest.mark.rule("5.1.3", "R431")
def test_a_neutral_power_is_asked_if_a_card_might_be_played_in_its_turn(game) -> None:
    """45C in the turn of a Prussia that is in no war: who holds it is not told by the question."""

    def beaten(state: Any) -> None:
        add_defeat(state, PRUSSIA, EMPIRE)
        state.c[GAME_FLAGS] |= CHATIMENTS

    state = budget(
        game, coalition="45c", status={"prussia": "neutral"}, before=beaten, dice=[3] * 40
    )
    to_turn(state, "prussia")
    assert state.seat == "coalition"
    state.apply("event 45c")
    assert state.side(PRUSSIA) == COALITION


@pytest.mark.rule("7.3.7", "6.4", "R444")
def test_an_event_does_not_bring_back_what_was_withdrawn_this_year(game) -> None:
    """42F builds corps of the reserve, not one that has just left a distant garrison."""
    state = budget(game, empire="42f", at={"hanovre": "fr_corps_9-"})
    to_turn(state, "france")
    state.apply("recall fr_corps_9")
    state.apply("event 42f")
    assert "fr_corps_10 paris" in legal(state, "build")
    assert not any("fr_corps_9 " in what for what in legal(state, "build"))
    assert refused(state, "build fr_corps_9 paris")[0] == "not-built-free"


# --- generals (41C) --------------------------------------------------------------------------


@pytest.mark.rule("2.2", "6.4", "R31")
def test_card_41c_brings_a_general_back(game) -> None:
    def gone(state: Any) -> None:
        state.remove(piece(state, "mack"), OUT)

    state = budget(game, coalition="41c", before=gone)
    to_turn(state, "austria")
    state.apply("event 41c")
    assert "mack" in legal(state, "choose")
    assert refused(state, "done")[0] == "not-now"
    state.apply("choose mack")
    assert at(state, "mack") == "reserve"
    nobody = budget(game, coalition="41c")
    for general in range(116, 193):
        if nobody.at(general) == OUT:
            nobody.remove(general, 400)
    to_turn(nobody, "austria")
    assert refused(nobody, "event 41c")[0] == "no-effect-now"


@pytest.mark.rule("8.3.5", "R443")
def test_card_22f_brings_poniatowski_with_his_corps_to_warsaw(game) -> None:
    def poland(state: Any) -> None:
        politics.set_status(state, POLAND, PROTECTORATE, EMPIRE, FRANCE)
        for key in ("po_corps_1", "poniatowski"):
            state.c[AT + piece(state, key)] = NEXT_BUDGET
            state.mark(piece(state, key), FRESH)

    state = budget(game, land={"mazovie": "poland"}, before=poland)
    while state.step == "arrivals":
        state.apply("usual")
    assert at(state, "po_corps_1") == at(state, "poniatowski") == "varsovie"


@pytest.mark.rule("R31", "6.4")
def test_card_41c_whoever_is_back_stays_after_his_year(game) -> None:
    """Mack leaves in 1807; brought back by the card he does not leave again."""
    general = next(one for one in game.model.generals if one.key == "mack")
    assert general.until == 1807
    state = budget(game, year=1807, at={"prague": "mack au_corps_3"})
    assert at(state, "mack") == "out"

    def back(state: Any) -> None:
        state.remove(piece(state, "mack"), RESERVE)

    state = budget(game, year=1808, before=back)
    assert at(state, "mack") == "reserve"
