"""18: conquest of minors and majors, peace terms, forced alliance, relocation, the end of peace."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    NOBODY,
    at_peace_table,
    begin,
    campaign,
    country,
    holder,
    owner,
    patron,
    points,
    reason,
    say,
    side,
    status,
)
from europe_wars import at, legal, piece, told, zone
from grognard.games.europe import kinds, peace, politics
from grognard.games.europe.alliances import make_peace
from grognard.games.europe.conquest import (
    captor,
    major_conquered,
    minor_conquered,
    peace_without_conquest,
    refuse_surrender,
    surrender,
    take_minor,
)
from grognard.games.europe.layout import (
    AUSTRIA,
    BY_TILSIT,
    CHATIMENTS,
    CONTROL,
    ENGLAND,
    FORT,
    JUST_BEATEN,
    LIBERATION_WAR,
    MARKED,
    NO_ROLL,
    PERMANENT,
    PIECES,
    PLAYED,
    PRUSSIA,
    RESERVE,
    REWARD,
    ROLL_HELP,
    RUINED,
    RUSSIA,
    SPAIN,
    TERMS,
    TRIBUTE,
    TURKEY,
    WALEWSKA,
    YEAR,
)
from grognard.games.europe.peace import choices, expel
from grognard.games.europe.ways import iberian

#: Vienna and the way to it are French, the Austrian army is gone, Prague still holds out.
VIENNA = {"vienne": "france", "salzbourg": "france"}
AUSTERLITZ = {
    "vienne": "grande_armee napoleon fr_corps_1 fr_cavalry",
    "presbourg": "first_army koutouzov ru_corps_5-",
    "rome": "saint_cyr fr_corps_9",
    "erfurt": "fr_corps_10",
    "budapest": "bellegarde au_corps_9",
}


# --- the order of the phase (R504) ---------------------------------------------------------


@pytest.mark.rule("18.2.2", "18.2.3", "R504", "R507", "R517", "R518")
def test_the_end_of_1805_in_the_example(game) -> None:
    """X26: Thuringia an ally, Rome annexed, three provinces of Austria; 6 points, escalation 1."""
    control = {**VIENNA, "rome": "france", "erfurt": "france"}
    state = at_peace_table(game, AUSTERLITZ, control=control)
    assert (state.step, state.seat) == ("conquered", "empire")
    say(state, "ally", "annex")
    assert (status(state, "thuringia"), patron(state, "thuringia")) == ("ally", "france")
    assert owner(state, "rome") == owner(state, "ancone") == "france"
    assert (state.step, state.seat) == ("peace-terms", "empire")
    events = say(state, "claim innsbruck bavaria", "claim venise italy", "claim laybach france")
    assert [one["country"] for one in told(events, "province-ceded")] == [
        "bavaria",
        "italy",
        "france",
    ]
    assert at(state, "it_corps_2") == "reserve"
    assert state.step == "relocate"
    say(state, "relocate ulm")
    assert (at(state, "napoleon"), at(state, "koutouzov")) == ("ulm", "neminov")
    assert points(state) == (6, 1)
    assert (status(state, "austria"), side(state, "austria")) == ("forced_peace", NOBODY)
    assert at(state, "bellegarde") == "budapest"
    assert holder(state, "vienne") == holder(state, "salzbourg") == "austria"
    assert politics.fate(state, AUSTRIA, REWARD)


@pytest.mark.rule("18.2.3", "R517", "R518")
def test_where_the_armies_of_the_rule_go(game) -> None:
    """T38: the Russians from Brünn to Brest-Litovsk, the Grande Armée from Vienna to Ulm."""
    places = {
        "vienne": "grande_armee napoleon fr_corps_1",
        "brunn": "first_army koutouzov ru_corps_5",
    }
    state = at_peace_table(game, places, control=VIENNA)
    say(state, "done", "usual")
    assert (at(state, "napoleon"), at(state, "koutouzov")) == ("ulm", "brest_litovsk")


@pytest.mark.rule("18.2.3", "R517")
def test_the_victor_may_stay(game) -> None:
    state = at_peace_table(game, {"vienne": "grande_armee napoleon fr_corps_1"}, control=VIENNA)
    say(state, "done", "stay")
    assert at(state, "napoleon") == "vienne"


@pytest.mark.rule("18.2.3", "R518")
def test_former_allies_must_leave(game) -> None:
    places = {
        "vienne": "grande_armee napoleon fr_corps_1",
        "kaschau": "buxhowden ru_corps_5",
        "neminov": "ru_corps_1",
    }
    state = at_peace_table(game, places, control=VIENNA)
    say(state, "done", "stay")
    assert at(state, "buxhowden") == "neminov"


@pytest.mark.rule("18.2.3", "R519")
def test_the_beaten_go_home_without_their_allies(game) -> None:
    """An Austrian corps in Kutuzov's army at Stuttgart goes to a key zone of Austria."""
    places = {
        "vienne": "grande_armee napoleon fr_corps_1",
        "stuttgart": "first_army koutouzov ru_corps_5 au_corps_3",
    }
    state = at_peace_table(game, places, control=VIENNA)
    say(state, "done")
    assert (state.step, state.seat) == ("come-home", "coalition")
    assert legal(state, "relocate") == {"vienne", "prague"}
    say(state, "relocate prague", "done", "stay")
    assert at(state, "au_corps_3") == "prague"
    assert at(state, "koutouzov") == "stuttgart"


@pytest.mark.rule("18.2.3", "10.3", "11", "R519")
def test_who_has_come_home_is_divided_anew(game) -> None:
    """Each piece once, to key zones and fortresses, by its manager; generals are changed."""
    places = {
        "vienne": "grande_armee napoleon fr_corps_1",
        "stuttgart": "charles au_corps_3 au_corps_4 au_corps_6",
        "budapest": "au_corps_5",
    }
    state = at_peace_table(game, places, control=VIENNA)
    say(state, "done", "relocate prague")
    assert (state.step, state.seat) == ("reorganise", "coalition")
    assert reason(state, "place au_corps_5 prague") == ("not-returned", "18.2.3")
    assert reason(state, "place au_corps_3 munich") == ("no-home-there", "18.2.3")
    assert reason(state, "place charles olmutz")[0] == "no-general"  # three corps without him
    assert reason(state, "replace charles mack") == ("beyond-command", "10.1")
    say(state, "place au_corps_3 olmutz", "replace charles mack")
    assert reason(state, "place au_corps_3 vienne") == ("not-returned", "18.2.3")
    say(state, "place au_corps_4 vienne")
    assert (at(state, "mack"), at(state, "au_corps_6")) == ("prague", "prague")
    assert (at(state, "au_corps_3"), at(state, "au_corps_4")) == ("olmutz", "vienne")
    assert state.step == "relocate"  # Mack keeps his last corps: there is nothing left to place
    assert not any(state.flag(each, MARKED) for each in range(PIECES))


@pytest.mark.rule("18.2.3", "R519")
def test_the_fleets_of_the_beaten_go_to_their_ports(game) -> None:
    state = at_peace_table(game, {"golfe_du_lion": "fleet_siniavine"}, ask=False)
    make_peace(state, RUSSIA, EMPIRE)
    assert owner(state, at(state, "fleet_siniavine")) == "russia"


@pytest.mark.rule("5.3", "R520")
def test_markers_go_with_the_peace(game) -> None:
    control = {**VIENNA, "bologne": "austria"}
    state = at_peace_table(game, {"vienne": "ney fr_corps_1"}, control=control)
    say(state, "done", "stay")
    for key in ("vienne", "salzbourg", "bologne"):
        assert state.c[CONTROL + zone(state, key)] == 0


@pytest.mark.rule("18.2.3", "15.5")
def test_ruined_fortresses_of_the_beaten_are_whole_again(game) -> None:
    state = at_peace_table(
        game, {"vienne": "ney fr_corps_1"}, control=VIENNA, forts={"olmutz": "ruined"}
    )
    assert not int(state.c[FORT + zone(state, "olmutz")]) & RUINED


# --- minors (18.1) -------------------------------------------------------------------------


@pytest.mark.rule("18.1", "R506")
def test_a_minor_is_conquered_with_its_capital_and_all_its_fortresses(game) -> None:
    """Bavaria: Munich, Ulm and Würzburg; each with a line of supply."""
    control = {"munich": "austria", "ulm": "austria", "nuremberg": "austria"}
    places = {"ulm": "au_corps_1", "nuremberg": "austria_depot_1#"}
    state = at_peace_table(game, places, control=control, ask=False)
    assert not minor_conquered(state, country(state, "bavaria"), COALITION)
    state.set_control(zone(state, "wurtzburg"), AUSTRIA)
    assert minor_conquered(state, country(state, "bavaria"), COALITION)
    assert captor(state, country(state, "bavaria")) == AUSTRIA
    state.set_control(zone(state, "munich"), RUSSIA)
    assert captor(state, country(state, "bavaria")) == RUSSIA


@pytest.mark.rule("18.1", "3.2", "R506")
def test_control_without_supply_conquers_nothing(game) -> None:
    """Egypt is French, but an English squadron rules the sea before it."""
    control = dict.fromkeys(("le_caire", "alexandrie_egypte", "acre"), "france")
    places = {"mediterranee_orientale": "fleet_keith"}
    state = at_peace_table(game, places, control=control, ask=False)
    politics.set_status(state, country(state, "egypt"), 3, COALITION, ENGLAND)
    assert not minor_conquered(state, country(state, "egypt"), EMPIRE)
    state.remove(piece(state, "fleet_keith"), RESERVE)
    assert minor_conquered(state, country(state, "egypt"), EMPIRE)


@pytest.mark.rule("18.1", "7.3.3", "R507")
def test_a_conquered_minor_with_units_becomes_an_ally(game) -> None:
    places = {"leipzig": "sx_corps", "dresde": "fr_corps_1"}
    state = at_peace_table(game, places, ask=False)
    politics.set_status(state, country(state, "saxony"), 3, COALITION, PRUSSIA)
    take_minor(state, country(state, "saxony"), 0, False)
    assert (status(state, "saxony"), patron(state, "saxony")) == ("ally", "france")
    assert at(state, "sx_corps") == "reserve"


@pytest.mark.rule("18.1", "R507")
def test_its_fleets_leave_the_game_and_foreign_forces_stay(game) -> None:
    state = at_peace_table(game, {"lisbonne": "fleet_portugal", "porto": "en_corps_1"}, ask=False)
    take_minor(state, country(state, "portugal"), 0, False)
    assert at(state, "fleet_portugal") == "out"
    assert at(state, "en_corps_1") == "porto"


@pytest.mark.rule("18.1", "R509")
def test_naples_falls_with_its_capital_and_sicily_stays(game) -> None:
    state = at_peace_table(game, {"naples": "saint_cyr fr_corps_9"}, control={"naples": "france"})
    assert (side(state, "naples"), patron(state, "naples")) == (EMPIRE, "france")
    assert (side(state, "sicily"), owner(state, "palerme")) == (COALITION, "sicily")
    take_minor(state, country(state, "sicily"), 0, False)
    assert owner(state, "messine") == "naples"
    assert status(state, "sicily") == "none"


@pytest.mark.rule("18.1", "8.3.5")
def test_poland_is_never_conquered_alone(game) -> None:
    state = at_peace_table(
        game, {"varsovie": "ru_corps_1"}, scenario="1809", control={"varsovie": "russia"}, ask=False
    )
    politics.set_status(state, RUSSIA, 2, COALITION, -1)
    assert not minor_conquered(state, country(state, "poland"), COALITION)


# --- majors (18.2.1) -----------------------------------------------------------------------


@pytest.mark.rule("18.2.1", "R510")
def test_austria_and_prussia_of_the_examples_surrender(game) -> None:
    """T36: Vienna and a demoralised army; Berlin and Warsaw and no army at all."""
    places = {"vienne": "fr_corps_1", "brunn": "army_of_germany charles au_corps_1!"}
    state = at_peace_table(game, places, control=VIENNA, ask=False)
    assert major_conquered(state, AUSTRIA)
    state.unmark(piece(state, "au_corps_1"), 8)
    assert not major_conquered(state, AUSTRIA)
    control = {
        "berlin": "france",
        "varsovie": "france",
        "magdebourg": "france",
        "custrin": "france",
    }
    control |= {"posen": "france", "kalisch": "france", "thorn": "france", "wittemberg": "france"}
    state = at_peace_table(game, {"koenigsberg": "pr_corps_2"}, control=control, ask=False)
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    politics.set_status(state, country(state, "saxony"), 3, EMPIRE, 0)
    assert major_conquered(state, PRUSSIA)


@pytest.mark.rule("18.2.1", "R510")
def test_the_capital_must_be_among_the_lost_keys(game) -> None:
    state = at_peace_table(game, {}, control={"prague": "france"}, ask=False)
    assert not major_conquered(state, AUSTRIA)


@pytest.mark.rule("18.2.1", "R510")
def test_russia_must_lose_both_capitals(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    keys = [z for z in range(225) if state.t.key_zone[z] and state.land_of(z) == RUSSIA]
    assert len(keys) == 4
    all_held = {zone(state, "moscou"), zone(state, "odessa"), zone(state, "kiev")}
    for one in all_held:
        state.set_control(one, TURKEY)
    politics.set_status(state, TURKEY, 2, EMPIRE, 0)
    assert not major_conquered(state, RUSSIA)  # Saint Petersburg still stands


@pytest.mark.rule("18.2.1")
def test_of_england_only_london_counts(game) -> None:
    state = at_peace_table(
        game, {"londres": "fr_corps_1"}, control={"londres": "france"}, ask=False
    )
    assert politics.controls(state, EMPIRE, zone(state, "londres"))
    assert holder(state, "gibraltar") == "england"
    assert major_conquered(state, ENGLAND)


@pytest.mark.rule("18.2.1", "4", "R500")
def test_spain_in_arms_falls_only_with_madrid_and_all_ports(game) -> None:
    state = campaign(game, "1809")
    assert state.game_flag(LIBERATION_WAR)
    madrid = zone(state, "madrid")
    assert holder(state, "madrid") == "france"
    assert not major_conquered(state, SPAIN)
    ports = [z for z in range(225) if state.t.blockade_port[z] and iberian(state, z)]
    assert len(ports) == 11
    for one in [madrid, *ports]:
        state.set_control(one, 0)
    for key in ("burgos", "badajoz", "elvas", "ciudad_rodrigo", "pampelune"):
        state.set_control(zone(state, key), 0)
    for fleet in range(193, 225):
        if state.side_of(fleet) == COALITION:
            state.remove(fleet, 400)
    assert major_conquered(state, SPAIN)
    state.set_control(zone(state, "cadix"), SPAIN)
    assert not major_conquered(state, SPAIN)


@pytest.mark.rule("18.2.1", "8.1.4", "R500", "R492")
def test_the_liberation_war_won(game) -> None:
    """+3 and no yearly loss; forced peace, then forced alliance without a card."""
    state = campaign(game, "1809")
    state.c[politics.VICTORY] = 10
    state.c[politics.FATE + SPAIN] = 0
    surrender(state, SPAIN)
    assert points(state)[0] == 13
    assert not state.game_flag(LIBERATION_WAR)
    peace.free_alliances(state)
    assert status(state, "spain") == "forced_alliance"


@pytest.mark.rule("18.2.1", "R492", "R533")
def test_what_a_conquest_is_worth(game) -> None:
    """Austria +1/+1 the first time, then escalation only; Russia 3/2 and England 4/3 each time."""
    state = campaign(game)
    for power, worth in ((AUSTRIA, (6, 1)), (RUSSIA, (9, 3)), (ENGLAND, (13, 6))):
        surrender(state, power)
        assert points(state) == worth
    politics.set_status(state, AUSTRIA, 2, COALITION, -1)
    surrender(state, AUSTRIA)
    assert points(state) == (13, 7)
    politics.set_status(state, RUSSIA, 2, COALITION, -1)
    surrender(state, RUSSIA)
    assert points(state) == (16, 9)


@pytest.mark.rule("18.2.1", "R512")
def test_a_conquest_by_the_coalition_brings_no_points(game) -> None:
    state = campaign(game)
    surrender(state, SPAIN)
    assert points(state) == (5, 0)
    assert politics.conqueror(state, SPAIN) == COALITION


@pytest.mark.rule("18.2.1", "8.1.4", "R513", "R477")
def test_drums_of_war(game) -> None:
    """27C: it fights on; beaten again it gives four provinces and may be bound at once."""
    state = campaign(game)
    refuse_surrender(state, AUSTRIA)
    assert side(state, "austria") == COALITION
    surrender(state, AUSTRIA)
    assert politics.due(state, AUSTRIA, TERMS) == 4
    assert peace.alliance_possible(state, AUSTRIA)


@pytest.mark.rule("18.2.1", "R476")
def test_tilsit_is_a_defeat_but_no_conquest(game) -> None:
    state = campaign(game)
    peace_without_conquest(state, RUSSIA)
    assert points(state) == (5, 0)
    assert not politics.fate(state, RUSSIA, REWARD)
    assert politics.due(state, RUSSIA, TERMS) == 1
    assert politics.beaten(state, RUSSIA, EMPIRE) == 1
    assert politics.fate(state, RUSSIA, BY_TILSIT)
    assert not peace.alliance_possible(state, RUSSIA)


@pytest.mark.rule("8.1.3", "R476")
def test_a_second_defeat_makes_peace_to_the_end_of_the_game(game) -> None:
    state = campaign(game)
    surrender(state, AUSTRIA)
    assert not politics.fate(state, AUSTRIA, PERMANENT)
    politics.set_status(state, AUSTRIA, 2, COALITION, -1)
    surrender(state, AUSTRIA)
    assert politics.fate(state, AUSTRIA, PERMANENT)
    politics.set_fate(state, AUSTRIA, JUST_BEATEN, False)
    assert not peace.rolls_for_peace(state, AUSTRIA)


# --- terms (18.2.2) ------------------------------------------------------------------------


def terms(game, power: int = AUSTRIA, at: dict[str, str] | None = None, **more):
    """A major has just been beaten by the Empire, and its victor chooses."""
    state = at_peace_table(game, at or {}, ask=False, **more)
    surrender(state, power)
    begin(state, kinds.PEACE_TERMS, EMPIRE, power)
    return state


@pytest.mark.rule("18.2.2", "R514")
def test_provinces_touch_the_victors_land_and_hold_no_key(game) -> None:
    state = terms(game)
    assert state.step == "peace-terms"
    assert {row.split()[0] for row in legal(state, "claim")} == {"innsbruck", "venise"}
    assert reason(state, "claim vienne france") == ("key-province", "18.2.2")
    assert reason(state, "claim laybach france") == ("not-touching", "18.2.2")
    assert reason(state, "claim trieste france") == ("no-province", "18.2.2")  # not its first zone
    assert reason(state, "claim innsbruck russia") == ("no-member", "18.2.2")
    say(state, "claim venise italy")
    assert "laybach france" in legal(state, "claim")


@pytest.mark.rule("18.2.2", "8.3.4", "R514")
def test_any_member_may_receive(game) -> None:
    state = terms(game)
    receivers = {row.split()[1] for row in legal(state, "claim") if row.startswith("venise")}
    assert {"france", "italy", "bavaria", "switzerland", "spain"} <= receivers


@pytest.mark.rule("18.2.2", "R514")
def test_a_minor_may_stand_for_a_province(game) -> None:
    """The Papal States and Thuringia are Austria's; they need not touch anything."""
    state = terms(game)
    assert legal(state, "seize") == {"papal_states", "thuringia"}
    assert "papal_states france" in legal(state, "incorporate")
    assert reason(state, "incorporate papal_states bavaria") == ("no-member", "18.2.2")
    assert reason(state, "seize saxony") == ("not-its-minor", "18.2.2")
    say(state, "seize thuringia", "incorporate papal_states france", "done")
    assert patron(state, "thuringia") == "france"
    assert owner(state, "rome") == "france"


@pytest.mark.rule("18.2.2")
def test_a_minor_that_is_not_chosen_stays_with_the_beaten(game) -> None:
    state = terms(game)
    say(state, "done")
    assert (patron(state, "papal_states"), side(state, "papal_states")) == ("austria", NOBODY)


@pytest.mark.rule("18.2.2", "8.3.5")
def test_mazovia_makes_poland_for_the_empire(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    for key in ("saxony", "hesse", "cleves"):
        politics.set_status(state, country(state, key), 3, EMPIRE, 0)
    surrender(state, PRUSSIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, PRUSSIA)
    assert reason(state, "claim varsovie france") == ("only-mazovia", "8.3.5")
    assert reason(state, "claim posen poland") == ("not-touching", "18.2.2")
    say(state, "claim varsovie poland", "claim posen poland", "done")
    assert owner(state, "varsovie") == owner(state, "kalisch") == "poland"
    assert points(state) == (7, 3)  # the conquest 1 and 1; Poland 2, and 1 with two provinces


@pytest.mark.rule("18.2.2", "R514")
def test_gibraltar_malta_and_ireland_are_never_ceded(game) -> None:
    state = terms(game, ENGLAND, {"londres": "fr_corps_1"})
    assert reason(state, "claim dublin france") == ("key-province", "18.2.2")
    assert {"sardinia", "portugal"} <= legal(state, "seize")


@pytest.mark.rule("18.2.2", "R515")
def test_only_if_nothing_is_left_the_rest_is_paid(game) -> None:
    """Done early takes less and costs nothing; without a legal choice 4 resources each."""
    state = terms(game)
    say(state, "done")
    assert politics.due(state, AUSTRIA, TRIBUTE) == 0
    state = at_peace_table(game, {}, ask=False)
    politics.set_status(state, TURKEY, 2, COALITION, -1)
    surrender(state, TURKEY)
    assert choices(state, TURKEY) == []
    events = begin(state, kinds.PEACE_TERMS, EMPIRE, TURKEY)
    assert told(events, "tribute-due") == [{"country": "turkey", "number": 3}]
    assert politics.due(state, TURKEY, TRIBUTE) == 3


@pytest.mark.rule("18.2.2")
def test_the_usual_terms_of_austria(game) -> None:
    state = terms(game)
    say(state, "usual")
    assert [owner(state, key) for key in ("innsbruck", "venise", "trieste")] == [
        "bavaria",
        "italy",
        "france",
    ]


# --- forced alliance (8.1.4) ---------------------------------------------------------------


@pytest.mark.rule("8.1.4", "R477")
def test_a_forced_alliance_costs_a_card_of_any_value(game) -> None:
    state = at_peace_table(game, {}, hands={"empire": "12f 25f"}, ask=False)
    surrender(state, AUSTRIA)
    assert not peace.alliance_possible(state, AUSTRIA)
    politics.set_status(state, AUSTRIA, 2, COALITION, -1)
    surrender(state, AUSTRIA)
    begin(state, kinds.FORCE_ALLIANCE, EMPIRE, AUSTRIA)
    assert legal(state, "impose") == {"12f", "25f"}
    say(state, "usual")
    assert status(state, "austria") == "forced_alliance"
    assert state.card_at(state.t.named_cards["25f"]) == PLAYED  # the one of least value


@pytest.mark.rule("8.1.4", "R477")
def test_a_forced_alliance_may_be_declined_and_needs_a_card(game) -> None:
    state = at_peace_table(game, {}, hands={"empire": "12f"}, ask=False)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    surrender(state, AUSTRIA)
    begin(state, kinds.FORCE_ALLIANCE, EMPIRE, AUSTRIA)
    say(state, "done")
    assert status(state, "austria") == "forced_peace"
    state = at_peace_table(game, {}, ask=False)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    surrender(state, AUSTRIA)
    begin(state, kinds.FORCE_ALLIANCE, EMPIRE, AUSTRIA)
    assert state.step == "action"
    assert status(state, "austria") == "forced_peace"


# --- the end of the peace (18.2.3) ---------------------------------------------------------


@pytest.mark.rule("18.2.3", "R474")
def test_a_forced_peace_of_two_years(game) -> None:
    """T37: dice 3, then 4 and +2."""
    state = campaign(game, dice=[3, 4])
    surrender(state, AUSTRIA)
    peace.end_of_year(state)  # the year of the conquest: no roll
    assert status(state, "austria") == "forced_peace"
    peace.end_of_year(state)
    assert status(state, "austria") == "forced_peace"
    peace.end_of_year(state)
    assert (status(state, "austria"), patron(state, "austria")) == ("neutral", "")


@pytest.mark.rule("18.2.3", "R474")
def test_what_helps_and_hinders_the_roll(game) -> None:
    state = campaign(game, dice=[3])
    surrender(state, AUSTRIA)
    politics.set_fate(state, AUSTRIA, JUST_BEATEN, False)
    politics.set_fate(state, AUSTRIA, NO_ROLL)
    peace.end_of_year(state)
    assert peace.rolls_made(state, AUSTRIA) == 0
    politics.set_fate(state, AUSTRIA, ROLL_HELP)
    peace.end_of_year(state)
    assert status(state, "austria") == "neutral"


@pytest.mark.rule("18.2.3", "R475")
def test_who_has_not_left_a_power_that_is_neutral_again_is_destroyed(game) -> None:
    state = at_peace_table(game, {"graz": "ney fr_corps_1", "ulm": "fr_corps_2"}, ask=False)
    politics.set_status(state, AUSTRIA, 1, NOBODY, -1)
    expel(state)
    assert (at(state, "fr_corps_1"), at(state, "fr_corps_2")) == ("reserve", "ulm")


@pytest.mark.rule("20.3", "R528")
def test_prussia_of_1809_is_bound_at_the_end_of_1810(game) -> None:
    state = campaign(game, "1809", dice=[6] * 9)
    assert not peace.rolls_for_peace(state, PRUSSIA)
    peace.free_alliances(state)
    assert status(state, "prussia") == "forced_peace"
    state.c[YEAR] = 10
    peace.free_alliances(state)
    assert status(state, "prussia") == "forced_alliance"


@pytest.mark.rule("8.3.5", "R487")
def test_poland_by_marie_walewska(game) -> None:
    """In the conquest phase, if Warsaw is still held: +2 escalation; the corps comes free."""
    control = {"varsovie": "france", "thorn": "france", "custrin": "france"}
    state = at_peace_table(game, {"varsovie": "ney fr_corps_1"}, control=control, ask=False)
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    politics.set_campaign(state, WALEWSKA)
    for key in ("posen", "kalisch", "berlin", "magdebourg"):
        state.set_control(zone(state, key), 0)
    politics.set_status(state, country(state, "saxony"), 3, EMPIRE, 0)
    assert politics.controls(state, EMPIRE, zone(state, "varsovie"))
    begin(state, kinds.CONQUEST_PHASE)
    assert owner(state, "varsovie") == "poland"
    assert status(state, "poland") == "protectorate"
    assert at(state, "po_corps_1") == "next budget"
    assert points(state)[1] >= 2
    assert not politics.campaign(state, WALEWSKA)


@pytest.mark.rule("18.2.1")
def test_nothing_else_is_touched(game) -> None:
    """A phase in which nobody is conquered asks nothing and changes no status."""
    state = at_peace_table(game, {"paris": "fr_corps_1", "vienne": "au_corps_1"})
    assert state.step == "action"
    assert points(state) == (5, 0)
    assert not state.game_flag(CHATIMENTS)
