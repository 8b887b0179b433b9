"""4, 5.3, 18, 19, 20: sentences of the rules that no other test shows, from positions."""

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
from europe_wars import at, bears, legal, piece, told, zone
from grognard.games.europe import blockade, hands, keys, kinds, liberation, peace, politics
from grognard.games.europe.alliances import annex, enter_war
from grognard.games.europe.conquest import surrender, take_minor, tilsit_possible
from grognard.games.europe.layout import (
    AUSTRIA,
    CHATIMENTS,
    DEMORALISED,
    EMPEROR_IN_SPAIN,
    ENGLAND,
    FORT,
    FRANCE,
    HAND,
    LATER,
    LIBERATION_WAR,
    PILE,
    PRUSSIA,
    RUINED,
    RUSSIA,
    SPAIN,
    UNITS,
    YEAR,
)
from grognard.games.europe.relocation import havens
from grognard.games.europe.states import review, rhine_members
from grognard.games.europe.steps.year_end import reopen_forts
from grognard.games.europe.ways import iberian, neighbours

# --- set-ups (20) --------------------------------------------------------------------------


@pytest.mark.rule("18.1", "20.1", "20.3", "R509")
@pytest.mark.parametrize("scenario", ["1809", "1815"])
def test_sicily_is_no_part_of_french_naples_in_the_later_scenarios(game, scenario: str) -> None:
    """Naples is the Empire's, Sicily an ally of England of its own."""
    state = campaign(game, scenario)
    assert (side(state, "naples"), side(state, "sicily")) == (EMPIRE, COALITION)
    for key in ("palerme", "messine"):
        assert owner(state, key) == holder(state, key) == "sicily"
    assert holder(state, "naples") == "naples"


@pytest.mark.rule("18.1", "6.3", "R419")
def test_in_1809_the_two_sicilies_are_the_coalitions(game) -> None:
    state = campaign(game, "1809")
    assert "two_sicilies" in [row.key for row in keys.rows(state, COALITION)]
    assert not {"two_sicilies", "italian_peninsula"} & {row.key for row in keys.rows(state, EMPIRE)}


# --- control at the end of the year (3.2, 5.3, 15.5) ---------------------------------------


@pytest.mark.rule("3.2", "5.3", "15.5", "R504", "R505")
def test_a_conquered_fortress_is_not_whole_again_under_an_army_of_its_owner(game) -> None:
    """T40: who retook Berlin without the point to free it frees it in the conquest phase."""
    places = {"salzbourg": "charles au_corps_1", "munich": "ney fr_corps_1"}
    control = {"salzbourg": "france", "munich": "france"}
    state = at_peace_table(game, places, control=control, forts={"salzbourg": "ruined"})
    here = zone(state, "salzbourg")
    assert holder(state, "salzbourg") == "austria"
    assert not int(state.c[FORT + here]) & RUINED  # and now it is whole for Austria


@pytest.mark.rule("15.5", "R259")
def test_a_conquered_fortress_without_enemies_is_whole_for_its_conqueror(game) -> None:
    places = {"salzbourg": "ney fr_corps_1"}
    state = at_peace_table(
        game, places, control={"salzbourg": "france"}, forts={"salzbourg": "ruined"}, ask=False
    )
    reopen_forts(state)
    assert state.fort_active(zone(state, "salzbourg"))
    assert holder(state, "salzbourg") == "france"


@pytest.mark.rule("4", "3.2", "R496")
def test_the_pyrenees_count_only_with_a_line_of_supply(game) -> None:
    """All zones along them are French, but Saragossa is surrounded."""
    state = at_peace_table(game, {}, scenario="1809", ask=False)
    for one in range(225):
        if state.t.pyrenees[one]:
            state.set_control(one, FRANCE)
    assert blockade.iberia_ignored(state)
    around = neighbours(state, zone(state, "saragosse"))
    for number, near in enumerate(around):
        state.move(piece(state, f"au_corps_{number + 1}"), near)
    assert not blockade.iberia_ignored(state)


# --- conquest and peace without one (18.2.1) -----------------------------------------------


@pytest.mark.rule("18.2.1", "R21")
def test_tilsit_asks_for_no_steady_army_anywhere(game) -> None:
    """Kutuzov in Moravia with his army is on the map; demoralised he may be offered peace."""
    state = at_peace_table(game, {"brunn": "first_army koutouzov ru_corps_1"}, ask=False)
    politics.set_battle_lost(state, RUSSIA)
    assert not tilsit_possible(state, RUSSIA)
    state.mark(piece(state, "ru_corps_1"), DEMORALISED)
    assert tilsit_possible(state, RUSSIA)


@pytest.mark.rule("4", "18.2.1", "R500")
def test_tilsit_does_not_end_the_liberation_war(game) -> None:
    """Only Madrid and all ports do."""
    state = at_peace_table(game, {}, scenario="1809", control={"madrid": "france"}, ask=False)
    politics.set_battle_lost(state, SPAIN)
    assert state.game_flag(LIBERATION_WAR)
    assert not tilsit_possible(state, SPAIN)
    politics.set_flag(state, LIBERATION_WAR, False)
    assert tilsit_possible(state, SPAIN)


# --- what a peace does to others (5.3, 4) --------------------------------------------------


@pytest.mark.rule("4", "5.3", "R520", "R491")
def test_the_markers_in_the_tyrol_stay_when_austria_makes_peace(game) -> None:
    """A revolt does not depend on the powers: what Bavaria holds of it she keeps."""
    state = campaign(game, "1809")
    assert (holder(state, "innsbruck"), holder(state, "trente")) == ("tyrol", "bavaria")
    surrender(state, AUSTRIA)
    assert (holder(state, "innsbruck"), holder(state, "trente")) == ("tyrol", "bavaria")
    assert side(state, "tyrol") == COALITION


@pytest.mark.rule("20.3", "R528", "R512")
def test_a_prussia_that_the_coalition_beats_is_not_bound_to_france(game) -> None:
    """1809: attacked by the Coalition she fights for the Empire; beaten she makes her own peace."""
    state = campaign(game, "1809", dice=[6])
    enter_war(state, PRUSSIA, EMPIRE, False)
    surrender(state, PRUSSIA)
    assert politics.conqueror(state, PRUSSIA) == COALITION
    state.c[YEAR] = 10
    peace.free_alliances(state)
    assert status(state, "prussia") == "forced_peace"
    peace.end_of_year(state)
    peace.end_of_year(state)  # a six ends it
    assert status(state, "prussia") == "neutral"


# --- a year of 1809 (18, 19) ---------------------------------------------------------------

GRAND_ARMY = "grande_armee napoleon lannes fr_corps_10 fr_guard fr_cavalry guard_cavalry"
ARCHDUKE = "army_of_germany charles hiller au_reserve au_grenadiers au_cavalry"
ARCHDUKE_CORPS = "au_corps_1 au_corps_2 au_corps_3"


def put(state, place: str, keys: str, mark: int = 0) -> None:
    """Pieces of the set-up stand somewhere else, marked or not."""
    for key in keys.split():
        state.move(piece(state, key), zone(state, place))
        if mark and piece(state, key) < UNITS:
            state.mark(piece(state, key), mark)


def wagram(game):
    """The set-up of 1809, with Napoléon in Vienna and the Archduke beaten in Moravia."""
    state = campaign(game, "1809")
    put(state, "vienne", GRAND_ARMY)
    put(state, "brunn", f"{ARCHDUKE} {ARCHDUKE_CORPS}", DEMORALISED)
    for key in ("vienne", "salzbourg"):
        state.set_control(zone(state, key), FRANCE)
    begin(state, kinds.CONQUEST_PHASE)
    return state


@pytest.mark.rule("18.2.1", "18.2.2", "8.1.4", "R477", "R504", "R528")
def test_austria_surrenders_in_1809_and_is_bound(game) -> None:
    """Her second defeat: provinces, a card for the alliance; no point, but Spain costs one."""
    state = wagram(game)
    assert (state.step, state.seat) == ("peace-terms", "empire")
    assert reason(state, "claim prague france") == ("key-province", "18.2.2")
    say(state, "claim cracovie poland", "claim klagenfurt france", "claim zara italy")
    assert [owner(state, key) for key in ("cracovie", "klagenfurt", "zara")] == [
        "poland",
        "france",
        "italy",
    ]
    assert (state.step, state.seat) == ("force-alliance", "empire")
    say(state, "impose 29f")
    assert status(state, "austria") == "forced_alliance"
    assert politics.beaten(state, AUSTRIA, EMPIRE) == 2
    assert holder(state, "vienne") == holder(state, "salzbourg") == "austria"
    while state.step in ("come-home", "reorganise"):  # Jean and Ferdinand leave what was ceded
        assert state.seat == "coalition"
        state.apply("usual" if state.step == "come-home" else "done")
    for general in ("jean", "ferdinand"):
        assert owner(state, at(state, general)) == "austria"
    assert legal(state) == {"relocate ulm", "stay", "usual"}
    say(state, "stay")
    assert (at(state, "napoleon"), at(state, "charles")) == ("vienne", "brunn")
    assert not bears(state, "au_corps_1", "demoralised") or bears(state, "au_corps_1", "unsupplied")
    assert points(state)[0] == 14
    assert state.step == "action"


@pytest.mark.rule("18.2.2", "7.2", "R423", "R427")
def test_the_year_after_the_victor_has_a_card_and_vienna_gives_none(game) -> None:
    state = wagram(game)
    while state.step != "action":
        able = legal(state)
        state.apply("usual" if "usual" in able else "done")
    begin(state, kinds.HANDS)
    assert (state.step, state.seat) == ("spoils", "empire")
    before = hands.size_of(state, EMPIRE)
    say(state, "usual")
    assert hands.size_of(state, EMPIRE) == min(10, before + 1)
    while state.step == "discard":
        say(state, "usual")
    assert state.card_at(state.t.named_cards["3c"]) != HAND
    assert "vienna" not in [row.key for row in keys.rows(state, COALITION)]


@pytest.mark.rule("18.2.3", "8.1.3", "R474", "R477")
def test_without_a_card_the_second_peace_of_austria_lasts_to_the_end(game) -> None:
    state = wagram(game)
    say(state, "done", "done")
    while state.step != "action":
        able = legal(state)
        state.apply("usual" if "usual" in able else "done")
    assert status(state, "austria") == "forced_peace"
    for _year in range(4):
        peace.end_of_year(state)
    assert status(state, "austria") == "forced_peace"


@pytest.mark.rule("8.1.4", "18.2.3", "R479")
def test_the_army_that_stayed_shares_its_zone_with_the_beaten(game) -> None:
    state = wagram(game)
    put(state, "vienne", "au_corps_7")
    say(state, "done", "done")
    while state.step != "relocate":
        state.apply("usual" if "usual" in legal(state) else "done")
    say(state, "stay")
    assert at(state, "napoleon") == at(state, "au_corps_7") == "vienne"
    assert politics.manager(state, AUSTRIA) == COALITION


@pytest.mark.rule("4", "18.2.1", "18.2.3", "R500", "R518")
def test_the_liberation_war_is_won_at_the_end_of_a_year(game) -> None:
    """+3 and no loss; Spain is bound without a card; Wellington goes to Gibraltar."""
    places = {"madrid": "joseph fr_corps_1", "seville": "wellington en_corps_1"}
    state = at_peace_table(game, places, scenario="1809", victory=10, ask=False)
    inland = ("madrid", "burgos", "badajoz", "elvas", "ciudad_rodrigo", "pampelune")
    ports = [z for z in range(225) if state.t.blockade_port[z] and iberian(state, z)]
    for one in [*ports, *[zone(state, key) for key in (*inland, "valladolid", "saragosse")]]:
        state.set_control(one, FRANCE)
    begin(state, kinds.CONQUEST_PHASE)
    assert (state.step, patron(state, "portugal")) == ("peace-terms", "france")
    say(state, "done", "stay")
    assert (points(state)[0], status(state, "spain")) == (13, "forced_alliance")
    assert not state.game_flag(LIBERATION_WAR)
    assert at(state, "wellington") == "gibraltar"
    assert not [port for port in blockade.gaps(state) if iberian(state, port)]


@pytest.mark.rule("18", "18.2.2", "R504", "R512", "R516")
def test_the_conquests_of_the_coalition_are_settled_first(game) -> None:
    """Spain and Austria fall in one year: each victor has his terms."""
    places = {"vienne": "napoleon fr_corps_1", "madrid": "moore en_corps_1"}
    control = {"vienne": "france", "salzbourg": "france", "madrid": "england"}
    control |= {"badajoz": "england", "elvas": "portugal"}
    state = at_peace_table(game, places, control=control, ask=False)
    events = begin(state, kinds.CONQUEST_PHASE)
    assert [one["country"] for one in told(events, "major-conquered")] == ["spain", "austria"]
    assert (state.step, state.seat) == ("peace-terms", "coalition")
    say(state, "done")
    assert (state.step, state.seat) == ("peace-terms", "empire")
    say(state, "done")
    assert (state.step, state.seat, at(state, "moore")) == ("relocate", "coalition", "madrid")
    say(state, "stay", "stay")
    assert points(state) == (6, 1)
    assert politics.conqueror(state, SPAIN) == COALITION
    assert politics.conqueror(state, AUSTRIA) == EMPIRE


@pytest.mark.rule("18.2.2", "8.1.3", "R412", "R427")
def test_the_reward_is_the_victors_even_if_the_beaten_is_attacked_again(game) -> None:
    """Spain, beaten by the Coalition and then attacked by the Empire, is its ally."""
    state = campaign(game)
    surrender(state, SPAIN)
    enter_war(state, SPAIN, COALITION, False)
    begin(state, kinds.HANDS)
    assert (state.step, state.seat) == ("spoils", "coalition")


@pytest.mark.rule("4", "R499")
def test_napoleon_in_spain_counts_even_if_both_pass_all_year(game) -> None:
    state = campaign(game, "1809")
    put(state, "madrid", GRAND_ARMY)
    assert not politics.campaign(state, EMPEROR_IN_SPAIN)
    say(state, "pass", "pass")
    assert politics.campaign(state, EMPEROR_IN_SPAIN)
    liberation.year_passes(state)
    assert points(state)[0] == 13


# --- Sicily and the states (18.1, 18.2.2, R482) --------------------------------------------


@pytest.mark.rule("18.1", "R509")
@pytest.mark.parametrize("naples", [EMPIRE, COALITION])
def test_sicily_joins_naples_whoever_holds_it(game, naples: int) -> None:
    """If Naples is the Coalition's again, the Empire keeps its markers on the island."""
    state = at_peace_table(game, {}, scenario="1809", control={"palerme": "france"}, ask=False)
    politics.set_status(state, country(state, "naples"), 3, naples, FRANCE if not naples else 1)
    take_minor(state, country(state, "sicily"), FRANCE, False)
    assert owner(state, "palerme") == owner(state, "messine") == "naples"
    assert holder(state, "palerme") == ("france" if naples else "naples")
    assert status(state, "sicily") == "none"


@pytest.mark.rule("18.1", "18.2.2")
def test_sicily_joins_naples_with_what_a_peace_gave_it(game) -> None:
    """18.2.2: a beaten power's province may be Sicily's; 18.1: all of Sicily becomes Naples'."""
    state = at_peace_table(game, {}, scenario="1809", control={"palerme": "france"}, ask=False)
    state.cede(int(state.t.province[zone(state, "zara")]), country(state, "sicily"))
    take_minor(state, country(state, "sicily"), FRANCE, False)
    assert owner(state, "palerme") == owner(state, "zara") == "naples"
    assert politics.provinces_of(state, country(state, "sicily")) == []


@pytest.mark.rule("18.1", "18.2.2")
def test_sicily_joins_whoever_has_annexed_naples(game) -> None:
    """18.2.2: Naples was taken in place of a province; its kingdom is French soil."""
    state = at_peace_table(game, {}, scenario="1809", control={"palerme": "france"}, ask=False)
    annex(state, country(state, "naples"), FRANCE)
    take_minor(state, country(state, "sicily"), FRANCE, False)
    assert owner(state, "palerme") == owner(state, "naples") == "france"


@pytest.mark.rule("8.3.1", "18.2.2", "R482")
def test_the_land_of_a_state_that_ends_is_frances(game) -> None:
    """The Confederation may be given provinces; without members they are not left to nobody."""
    state = campaign(game, "1809")
    surrender(state, AUSTRIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, AUSTRIA)
    say(state, "claim klagenfurt rhine", "done")
    assert owner(state, "klagenfurt") == "rhine"
    for minor in rhine_members(state):
        politics.set_status(state, minor, 3, COALITION, AUSTRIA)
    review(state)
    assert (status(state, "rhine"), owner(state, "klagenfurt")) == ("none", "france")


# --- the beaten and the sea (18.2.3, R518) -------------------------------------------------


@pytest.mark.rule("18.2.3")
def test_from_england_the_french_go_to_a_fortress_on_the_channel(game) -> None:
    state = at_peace_table(game, {"londres": "ney fr_corps_1"}, ask=False)
    surrender(state, ENGLAND)
    begin(state, kinds.RELOCATION, EMPIRE, 0, ENGLAND)
    assert legal(state, "relocate") == {"lille", "cherbourg", "anvers"}


@pytest.mark.rule("18.2.3", "R518")
def test_from_england_former_allies_go_to_the_nearest_port(game) -> None:
    """A Russian corps in London: the ports of Russia on the Baltic, not those on the Black Sea."""
    state = at_peace_table(game, {"londres": "buxhowden ru_corps_1"}, ask=False)
    politics.set_status(state, country(state, "sweden"), 1, NOBODY, -1)
    politics.set_status(state, country(state, "portugal"), 1, NOBODY, -1)
    surrender(state, ENGLAND)
    ports = havens(state, COALITION, ENGLAND, zone(state, "londres"))
    able = {state.t.model.zones[port].key for port in ports}
    assert able
    assert not able & {"odessa", "sebastopol"}
    assert {owner(state, key) for key in able} <= {"russia", "austria"}


# --- the end of the game (19) --------------------------------------------------------------


@pytest.mark.rule("19.1", "5.4", "R523")
def test_a_conquest_that_reaches_twenty_wins_when_the_phase_is_over(game) -> None:
    """England is worth 4: terms and relocation are still settled."""
    places = {"londres": "ney fr_corps_1"}
    state = at_peace_table(game, places, control={"londres": "france"}, victory=16)
    assert (state.step, points(state), state.over) == ("peace-terms", (20, 3), False)
    say(state, "done", "stay")
    assert state.over
    assert game.outcome(state).key == "twenty-points"


@pytest.mark.rule("19.2", "R499", "R523")
def test_the_liberation_war_may_cost_the_last_point(game) -> None:
    state = at_peace_table(game, {}, scenario="1809", victory=1)
    assert state.over
    assert (game.outcome(state).winners, game.outcome(state).key) == (("coalition",), "no-points")


@pytest.mark.rule("4", "R426", "R495")
def test_fifteen_by_a_conquest_opens_the_chatiments_in_the_next_interphase(game) -> None:
    """Escalation 14 and Austria conquered; the hands of the year are not touched."""
    places = {"vienne": "napoleon fr_corps_1"}
    control = {"vienne": "france", "salzbourg": "france"}
    state = at_peace_table(game, places, control=control, escalation=14)
    assert points(state) == (6, 15)
    say(state, "done", "stay")
    assert not state.game_flag(CHATIMENTS)
    later = state.t.named_cards["45f"]
    state.put_card(later, LATER)
    events = begin(state, kinds.INTERPHASE)
    assert len(told(events, "chatiments-begin")) == 1
    assert state.game_flag(CHATIMENTS)
    assert state.card_at(later) == PILE
