"""Chapter 11.0 to 11.2: moves, what they cost, how far they go, and what they wear down."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import FLAGS, INVADED, MARKERS, REDUCED
from marches import campaign, let_go, walk
from wars import at, do, hand, legal, refused, told

EDITIONS = ("living", "original")
WAR = {"member": "austria russia", "ally": "bayern wurttemberg westfalen italia schweiz holland"}


def reduced(state, *corps: str) -> list[str]:
    """Those that show their reduced side."""
    ids = {key: state.t.model.corps_named(key).id for key in corps}
    return [key for key in corps if int(state.c[FLAGS + ids[key]]) & REDUCED]


# --- the usual way (11.1, 11.4, 11.5) -------------------------------------------------------


def reach(state, seat: str = "french") -> dict:
    """Where the army can get whose march is being decided, as its player is told."""
    return state.view(seat)["route"]["reach"]


@pytest.mark.rule("11.1 A", "11 G")
def test_every_way_that_is_told_can_be_gone(game) -> None:
    state = campaign(game, countries=WAR, areas={"lorraine": "napoleon ney", "tirol": "karl"})
    do(state, "march lorraine")
    told = reach(state)
    assert told["normandie"]["way"] == ["ile_de_france", "normandie"]
    assert told["normandie"]["cost"] == 2
    for area, stop in told.items():
        trial = state.clone()
        walk(trial, *stop["line"])
        assert at(trial, "ney") == area


@pytest.mark.rule("11.5 A")
def test_the_usual_way_enters_no_neutral_capital_that_can_be_avoided(game) -> None:
    state = campaign(game, countries=WAR, areas={"sachsen": "napoleon"})
    do(state, "march sachsen")
    told = reach(state)
    assert "neutral" in told["brandenburg"]["risks"]
    through = {area for area, stop in told.items() if "brandenburg" in stop["way"][:-1]}
    assert through == set()
    assert "pommern" in told  # next to Brandenburg, but also to Hannover


@pytest.mark.rule("11 G", "2.3 C")
def test_a_march_is_paid_with_the_card_that_is_missed_least(game) -> None:
    hands = {"french": "major_campaign mud forced_march"}
    state = campaign(
        game, countries=WAR, areas={"lorraine": "ney", "flandre": "soult"}, hands=hands
    )
    do(state, "use major_campaign")
    walk(state, "march lorraine", "go", "enter ile_de_france", "stop")
    do(state, "march flandre")
    shown = state.view("french")["route"]
    assert set(shown["first"]) == {"pay mud", "pay forced_march"}
    assert shown["reach"]["holland"]["line"][0] == shown["first"][0]
    farther = [stop for stop in shown["reach"].values() if stop["forced"]]
    assert farther
    assert all(stop["line"][0] == "use forced_march" for stop in farther)
    assert state.view("coalition")["route"] is None


@pytest.mark.rule("11.1.2 A", "11.4 A")
def test_what_the_way_would_meet_is_told(game) -> None:
    state = campaign(game, countries=WAR, areas={"wurttemberg": "soult", "tirol": "karl"})
    do(state, "march wurttemberg")
    told = reach(state)
    assert told["bayern"]["risks"] == ["interception"]
    assert told["westfalen"]["risks"] == []
    assert told["tirol"]["risks"][0] == "battle"
    assert told["tirol"]["losses"] > 0  # mountains
    assert told["westfalen"]["losses"] == 0


# --- 11.0 ----------------------------------------------------------------------------------


@pytest.mark.rule("11 B")
def test_one_army_moves_in_a_round(game) -> None:
    state = campaign(game, countries=WAR, areas={"lorraine": "ney", "flandre": "soult"})
    walk(state, "march lorraine", "go", "enter ile_de_france", "stop")
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("11 B", "11 H", "A65", "A67")
def test_three_armies_move_in_a_major_campaign_and_each_is_paid(game) -> None:
    state = campaign(
        game,
        countries=WAR,
        areas={"lorraine": "ney", "flandre": "soult", "provence": "massena", "bretagne": "davout"},
        hands={"french": "major_campaign pitt mud"},
    )
    do(state, "use major_campaign")
    walk(state, "march lorraine", "go", "enter ile_de_france", "stop")  # the free move (A67)
    assert state.seat == "french"
    do(state, "march flandre")
    assert refused(state, "go") == ("11 G", "must-pay")
    walk(state, "pay pitt", "enter normandie", "stop")
    walk(state, "march provence", "pay mud", "enter aquitaine", "stop")
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("11 B")
def test_no_major_campaign_after_a_move(game) -> None:
    state = campaign(game, areas={"lorraine": "ney"}, hands={"french": "major_campaign"})
    do(state, "use major_campaign")
    assert refused(state, "use major_campaign") == ("11 B", "no-more-moves")


@pytest.mark.rule("11 B")
def test_no_corps_moves_twice_in_a_major_campaign(game) -> None:
    state = campaign(game, areas={"lorraine": "ney"}, hands={"french": "major_campaign pitt mud"})
    walk(state, "use major_campaign", "march lorraine", "go", "enter ile_de_france", "stop")
    assert refused(state, "march ile_de_france") == ("11 B", "all-moved")


@pytest.mark.rule("11 C", "A66", "A70")
def test_part_of_an_army_may_be_detached(game) -> None:
    state = campaign(game, areas={"lorraine": "napoleon ney soult"})
    walk(state, "march lorraine", "without napoleon", "without soult", "go")
    walk(state, "enter ile_de_france", "stop")
    assert [at(state, c) for c in ("ney", "soult", "napoleon")] == [
        "ile_de_france",
        "lorraine",
        "lorraine",
    ]


@pytest.mark.rule("11 C", "4.1 D")
def test_never_more_corps_than_the_leader_commands(game) -> None:
    state = campaign(game, areas={"lorraine": "ney lannes victor oudinot marmont"})
    do(state, "march lorraine")
    chosen = legal(state, "without")
    assert len(chosen) == 4  # all command 4
    left = ({"ney", "lannes", "victor", "oudinot", "marmont"} - chosen).pop()
    assert refused(state, f"with {left}") == ("4.1 D", "too-many")


@pytest.mark.rule("11 C", "4.1 D")
def test_a_lesser_leader_cannot_take_all(game) -> None:
    state = campaign(game, areas={"lorraine": "napoleon ney soult davout murat lannes"})
    do(state, "march lorraine", "without napoleon", "go")  # davout commands five
    state = campaign(game, areas={"lorraine": "napoleon ney lannes junot victor mortier"})
    do(state, "march lorraine", "without napoleon")
    assert refused(state, "go") == ("4.1 D", "too-many")


@pytest.mark.rule("4.2", "A23")
def test_among_equals_the_owner_says_who_leads(game) -> None:
    state = campaign(game, areas={"lorraine": "soult davout"})
    do(state, "march lorraine")
    assert legal(state, "lead") == {"soult"}
    do(state, "lead soult", "go")
    assert state.view(None)["step"]["corps"] == "soult"


@pytest.mark.rule("11 D", "A72")
def test_corps_are_picked_up_and_left_on_the_way(game) -> None:
    state = campaign(
        game, areas={"lorraine": "davout ney", "ile_de_france": "victor massena moncey"}
    )
    do(state, "march lorraine", "go")
    assert refused(state, "drop ney") == ("11 D", "no-step-yet")
    do(state, "enter ile_de_france")
    assert refused(state, "take massena") == ("11 D", "outranks")
    assert refused(state, "drop davout") == ("11 D", "leader-stays")
    do(state, "drop ney")
    assert refused(state, "take ney") == ("11 B", "has-moved")
    do(state, "take victor", "enter normandie", "stop")
    assert [at(state, c) for c in ("davout", "ney", "victor")] == [
        "normandie",
        "ile_de_france",
        "normandie",
    ]


@pytest.mark.rule("11 D", "A179")
def test_an_army_may_end_its_move_with_a_higher_leader(game) -> None:
    state = campaign(game, areas={"lorraine": "ney", "ile_de_france": "napoleon"})
    do(state, "march lorraine", "go", "enter ile_de_france", "stop")
    assert at(state, "ney") == "ile_de_france"


@pytest.mark.rule("11 G", "A16", "A69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_but_the_first_costs_a_card(game, edition: str) -> None:
    state = campaign(game, edition=edition, areas={"lorraine": "ney"}, hands={"french": "pitt"})
    do(state, "march lorraine")
    assert refused(state, "pay pitt") == ("11 G", "need-not-pay")
    walk(state, "go", "enter ile_de_france", "stop", "done")
    let_go(state)
    do(state, "march ile_de_france")
    assert refused(state, "go") == ("11 G", "must-pay")
    events = do(state, "pay pitt", "enter lorraine", "stop")
    assert told(events, "discarded") == [{"side": "french", "card": "pitt"}]
    do(state, "done")
    assert state.seat == "french"
    assert refused(state, "march lorraine") == ("11 G", "cannot-pay")


@pytest.mark.rule("11 G", "A68")
def test_forced_march_pays_for_the_move_it_is_played_on(game) -> None:
    state = campaign(game, areas={"lorraine": "ney"}, hands={"french": "forced_march"})
    walk(state, "march lorraine", "go", "stop", "done", "march lorraine", "use forced_march")
    assert state.step == "move"
    assert hand(state, "french") == []


@pytest.mark.rule("2.3 C", "A71")
def test_indecision_cancels_a_move_that_stays_paid(game) -> None:
    """Example E8: in the other player's half of the round."""
    state = campaign(
        game,
        "coalition",
        countries=WAR,
        areas={"osterreich": "karl"},
        hands={"french": "indecision"},
    )
    do(state, "march osterreich", "go")
    assert (state.step, state.seat) == ("announced", "french")
    events = do(state, "use indecision")
    assert told(events, "march-halted")
    assert (state.step, state.seat) == ("moves", "french")
    assert at(state, "karl") == "osterreich"


@pytest.mark.rule("2.3 C", "11.1 B", "A71")
def test_mud_takes_one_area_off(game) -> None:
    state = campaign(game, areas={"lorraine": "massena"}, hands={"coalition": "mud"})
    do(state, "march lorraine", "go", "use mud")
    assert state.view("french")["step"]["left"] == 2


# --- 11.1 ----------------------------------------------------------------------------------


@pytest.mark.rule("11.1 A", "11.1 B", "A73")
def test_how_far_an_army_goes(game) -> None:
    """The leader's rating counts, not those of slower corps with him."""
    state = campaign(game, areas={"bretagne": "napoleon moncey"})
    do(state, "march bretagne", "go", "enter normandie", "enter flandre", "enter lorraine")
    assert refused(state, "enter holland") == ("11.1 A", "not-adjacent")
    do(state, "enter bourgogne")
    assert at(state, "moncey") == "bourgogne"
    assert state.seat == "coalition"  # nothing is left of the allowance (11.1 D)


@pytest.mark.rule("11.1 B", "11.1 D", "A3")
def test_winter_takes_one_area_off(game) -> None:
    state = campaign(game, round=5, areas={"bretagne": "massena"}, dice=[6])
    do(state, "march bretagne", "go")
    assert state.view("french")["step"]["left"] == 2


@pytest.mark.rule("11.1 B", "A74")
def test_no_move_without_allowance(game) -> None:
    areas = {"bretagne": "moncey/"}
    state = campaign(game, round=5, areas=areas, hands={"french": "forced_march"}, dice=[6, 6])
    do(state, "march bretagne")
    assert refused(state, "go") == ("11.1 B", "no-allowance")
    do(state, "use forced_march")
    assert state.view("french")["step"]["left"] == 1


@pytest.mark.rule("11.1 B", "12 A", "A75")
def test_a_battle_takes_one_area_off(game) -> None:
    areas = {"flandre": "massena", "bayern": "mack"}
    state = campaign(game, countries=WAR, areas=areas)
    do(state, "march flandre", "go", "enter lorraine", "enter wurttemberg")
    assert refused(state, "enter bayern") == ("12 A", "cannot-fight-there")


@pytest.mark.rule("11.1 B", "11.3 E", "A75")
def test_the_area_is_lost_even_if_the_enemy_withdraws(game) -> None:
    countries = {"member": "austria bayern", "ally": "wurttemberg"}
    areas = {"lorraine": "massena", "wurttemberg": "karl"}
    state = campaign(game, countries=countries, areas=areas)
    do(state, "march lorraine", "go", "enter wurttemberg", "withdraw bayern", "go")
    assert (state.step, state.view(None)["step"]["left"]) == ("move", 1)
    do(state, "enter bayern")  # the battle was counted once: it may follow
    assert at(state, "massena") == "bayern"


@pytest.mark.rule("11 I")
def test_an_army_stops_among_enemies(game) -> None:
    state = campaign(
        game, countries=WAR, areas={"lorraine": "davout", "wurttemberg": "mack"}, dice=[1, 1, 6, 1]
    )
    walk(state, "march lorraine", "go", "enter wurttemberg")
    assert state.step not in ("move", "withdrawal")  # mack (2) cannot outrun davout (4)


@pytest.mark.rule("11.1.1 A", "A76", edition="living")
def test_over_the_ice_in_winter_at_the_price_of_two_areas(game) -> None:
    state = campaign(
        game, "coalition", round=5, countries=WAR, areas={"lithuania": "kutuzov"}, dice=[6]
    )
    do(state, "march lithuania", "go")
    assert state.view("coalition")["step"]["left"] == 2
    do(state, "enter sverige")
    assert at(state, "kutuzov") == "sverige"
    assert state.step != "move"


@pytest.mark.rule("11.1.1 A", edition="original")
def test_over_the_ice_in_winter_at_the_price_of_one_area(game) -> None:
    state = campaign(
        game,
        "coalition",
        edition="original",
        round=5,
        countries={"member": "russia sverige"},
        areas={"lithuania": "kutuzov"},
    )
    do(state, "march lithuania", "go", "enter sverige")
    assert (state.step, state.view("coalition")["step"]["left"]) == ("move", 1)


@pytest.mark.rule("11.1.1 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_ice_in_summer(game, edition: str) -> None:
    state = campaign(
        game, "coalition", edition=edition, countries=WAR, areas={"lithuania": "kutuzov"}
    )
    do(state, "march lithuania", "go")
    assert refused(state, "enter sverige") == ("11.1.1 A", "no-ice")


@pytest.mark.rule("11.1.1 B", "A77")
@pytest.mark.parametrize(("member", "crosses"), [("austria", True), ("sverige", False)])
def test_the_french_cross_the_strait_only_between_friends_and_neutrals(
    game, member: str, crosses: bool
) -> None:
    state = campaign(
        game, countries={"member": member, "ally": "danmark"}, areas={"danmark": "ney"}
    )
    do(state, "march danmark", "go")
    assert ("sverige" in legal(state, "enter")) is crosses
    if not crosses:
        assert refused(state, "enter sverige") == ("11.1.1 B", "strait-closed")
    state = campaign(
        game, "coalition", countries={"member": "russia danmark"}, areas={"danmark": "kutuzov"}
    )
    do(state, "march danmark", "go")
    assert "sverige" in legal(state, "enter")


@pytest.mark.rule("11.1.1 B")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_do_not_close_the_strait(game, edition: str) -> None:
    """Only members of the Coalition do."""
    state = campaign(
        game,
        edition=edition,
        countries={"insurgent": "danmark", "ally": "sverige"},
        areas={"sverige": "ney"},
    )
    do(state, "march sverige", "go")
    assert "danmark" in legal(state, "enter")


@pytest.mark.rule("2.2.1", "A29")
def test_russia_is_invaded(game) -> None:
    state = campaign(
        game, countries={"member": "russia", "ally": "prussia"}, areas={"polen": "ney"}
    )
    assert at(state, "platov") == "waiting"
    do(state, "march polen", "go", "enter lithuania")
    assert int(state.c[MARKERS]) & INVADED
    assert at(state, "platov") == "reserve"


# --- 11.1.2 --------------------------------------------------------------------------------


@pytest.mark.rule("11.1.2 A", "11.1.2 C", "11.1.2 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bluchers_forced_march(game, edition: str) -> None:
    """Example E18: four areas and an attack with Forced March: two dice, the 2 counts."""
    state = campaign(
        game,
        "coalition",
        edition=edition,
        markers="stein",
        countries={"member": "prussia", "ally": "westfalen"},
        areas={"ostpreussen": "blucher yorck bulow", "westfalen": "jerome"},
        hands={"coalition": "forced_march"},
        dice=[2, 6, 1, 1, 1, 6],
    )
    do(state, "march ostpreussen", "use forced_march")
    assert state.view(None)["step"]["left"] == 5
    path = ("polen", "schlesien", "sachsen", "westfalen")
    events = walk(state, *[f"enter {area}" for area in path])
    let_go(state, "react")
    rolled = told(events, "wore-down")
    assert [(e["dice"], e["losses"]) for e in rolled] == [((2, 6), 1)]
    assert (state.step, state.seat) == ("attrition-losses", "coalition")
    do(state, "lose bulow")
    assert at(state, "bulow") == "prisoners"
    assert reduced(state, "blucher", "yorck") == ["blucher", "yorck"]


@pytest.mark.rule("11.1.2 C")
def test_the_lowest_die_counts(game) -> None:
    """Example E17: 3 and 6 for two causes."""
    state = campaign(
        game,
        round=5,
        countries=WAR,
        areas={"lorraine": "davout soult ney victor lannes"},
        dice=[3, 6],
    )
    events = do(state, "march lorraine", "go", "enter schweiz", "stop")
    (rolled,) = told(events, "wore-down")
    assert sorted(rolled["dice"]) == [3, 6]
    assert rolled["losses"] == 1  # five corps, a 3


@pytest.mark.rule("11.1.2 A", "A78", "A79")
@pytest.mark.parametrize(
    ("path", "dice"),
    [
        ("normandie flandre lorraine", 0),
        ("normandie flandre lorraine bourgogne", 1),  # four areas
        ("normandie flandre lorraine schweiz", 2),  # four areas, one a mountain
    ],
)
def test_causes_of_attrition(game, path: str, dice: int) -> None:
    state = campaign(game, countries=WAR, areas={"bretagne": "ney"}, dice=[6] * dice)
    events = do(state, "march bretagne", "go", *[f"enter {area}" for area in path.split()])
    if state.step == "move":
        events += do(state, "stop")
    assert [len(e["dice"]) for e in told(events, "wore-down")] == ([dice] if dice else [])


@pytest.mark.rule("11.1.2 A")
def test_three_areas_and_an_attack_are_a_long_march(game) -> None:
    state = campaign(
        game,
        countries=WAR,
        areas={"normandie": "ney", "bayern": "mack"},
        dice=[6, 6, 1],
    )
    path = ("enter flandre", "enter westfalen", "enter bayern")
    events = walk(state, "march normandie", "go", *path)
    assert [e["dice"] for e in told(events, "wore-down")] == [(6,)]


@pytest.mark.rule("11.1.2 B", "A80")
def test_who_shared_a_cause_is_worn_down_dropped_or_not(game) -> None:
    areas = {"lorraine": "davout ney", "italia": "massena", "schweiz": "victor"}
    state = campaign(game, countries=WAR, areas=areas, dice=[6])
    do(state, "march lorraine", "go", "enter schweiz", "drop ney", "take victor")
    events = do(state, "enter italia", "stop")
    assert told(events, "worn-out")[0]["number"] == 2
    assert reduced(state, "davout", "ney", "victor", "massena") == ["davout", "ney"]


@pytest.mark.rule("11.1.2 D")
@pytest.mark.parametrize(("round_", "box"), [(4, "prisoners"), (5, "frozen")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_losses_in_winter_are_permanent(game, edition: str, round_: int, box: str) -> None:
    dice = [1] if round_ == 4 else [1, 1]
    state = campaign(
        game, edition=edition, round=round_, countries=WAR, areas={"lorraine": "ney"}, dice=dice
    )
    do(state, "march lorraine", "go", "enter schweiz")
    if state.step == "move":
        do(state, "stop")
    assert at(state, "ney") == box


@pytest.mark.rule("11.1.2 E", "A81")
def test_reduced_corps_are_lost_first(game) -> None:
    state = campaign(game, countries=WAR, areas={"lorraine": "davout ney/ victor"}, dice=[2])
    do(state, "march lorraine", "go", "enter schweiz", "stop")
    assert state.step == "attrition-losses"
    assert refused(state, "lose victor") == ("11.1.2 E", "reduced-first")
    assert legal(state, "lose") == {"ney"}


@pytest.mark.rule("11.1.2 C", "A82")
def test_no_battle_if_all_are_lost(game) -> None:
    areas = {"lorraine": "ney", "schweiz": "mack"}
    countries = {**WAR, "ally": "wurttemberg"}
    state = campaign(game, countries=countries, areas=areas, dice=[1])
    walk(state, "march lorraine", "go", "enter schweiz")
    assert at(state, "ney") == "prisoners"
    assert (state.step, state.seat) == ("moves", "coalition")


# --- 11.2 ----------------------------------------------------------------------------------


def fleet(game, **more):
    """The Coalition to move, with Britannia."""
    countries = {"member": "russia portugal sverige austria", "ally": "holland danmark"}
    given = {"markers": "britannia", "countries": countries, **more}
    return campaign(game, "coalition", **given)


@pytest.mark.rule("11.2 A", "A84", "A85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_corps_a_round_moves_by_sea(game, edition: str) -> None:
    state = fleet(game, edition=edition, areas={"britain": "wellington moore"})
    do(state, "sail wellington portugal", "go")
    assert at(state, "wellington") == "portugal"
    assert state.seat == "french"


@pytest.mark.rule("11.2 A")
def test_no_sea_move_without_britannia(game) -> None:
    state = fleet(game, markers="", areas={"britain": "wellington"})
    assert refused(state, "sail wellington portugal") == ("11.2 A", "no-sea")


@pytest.mark.rule("11.2 B")
def test_the_french_never_sail(game) -> None:
    state = campaign(game, markers="britannia", areas={"bretagne": "ney"})
    assert legal(state, "sail") == set()
    assert refused(state, "sail ney flandre") == ("11.2 B", "french-never-sail")


@pytest.mark.rule("11.2 C", "A86")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_baltic_freezes(game, edition: str) -> None:
    areas = {"britain": "wellington", "sverige": "charles_john", "danmark": "moore"}
    countries = {"member": "russia portugal sverige danmark"}
    state = fleet(game, edition=edition, round=5, areas=areas, countries=countries)
    goals = legal(state, "sail")
    assert "wellington portugal" in goals
    assert "wellington danmark" in goals
    assert "moore portugal" in goals
    assert refused(state, "sail wellington sverige") == ("11.2 C", "ice")
    assert refused(state, "sail charles_john portugal") == ("11.2 C", "ice")


@pytest.mark.rule("11.2", "A87")
def test_a_sea_move_in_winter_wears_down(game) -> None:
    state = fleet(game, round=5, areas={"britain": "wellington"}, dice=[4])
    do(state, "sail wellington portugal", "go")
    assert reduced(state, "wellington") == ["wellington"]


@pytest.mark.rule("3.3.6", "A88")
def test_the_french_never_enter_britain(game) -> None:
    state = campaign(game, areas={"normandie": "ney"})
    do(state, "march normandie", "go")
    assert refused(state, "enter britain") == ("11.1 A", "not-adjacent")


# --- 9.3 -----------------------------------------------------------------------------------


@pytest.mark.rule("9.3 A", "A167", "A168")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_keep_near_home(game, edition: str) -> None:
    countries = {"insurgent": "spain", "member": "portugal"}
    areas = {"castilla_la_vieja": "castanos la_romana"}
    state = campaign(game, "coalition", edition=edition, countries=countries, areas=areas)
    do(state, "march castilla_la_vieja", "go", "enter aquitaine")
    assert refused(state, "enter bourgogne") == ("9.3 A", "insurgents-stay")


@pytest.mark.rule("9.3 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_do_not_attack_abroad(game, edition: str) -> None:
    countries = {"insurgent": "spain", "member": "portugal"}
    areas = {"castilla_la_vieja": "castanos", "aquitaine": "moncey", "aragon": "kellermann"}
    state = campaign(game, "coalition", edition=edition, countries=countries, areas=areas)
    do(state, "march castilla_la_vieja", "go")
    assert refused(state, "enter aquitaine") == ("9.3 A", "insurgents-stay")
    assert "aragon" in legal(state, "enter")


@pytest.mark.rule("9.3 A", edition="living")
def test_detachable_areas_are_home_to_insurgents(game) -> None:
    """Example E13: insurgent Prussians may attack in detached Sachsen."""
    countries = {"insurgent": "prussia", "dominion": "sachsen"}
    areas = {"brandenburg": "yorck", "sachsen": "reynier"}
    state = campaign(game, "coalition", markers="stein", countries=countries, areas=areas)
    do(state, "march brandenburg", "go")
    assert "sachsen" in legal(state, "enter")


# --- Manœuvre ------------------------------------------------------------------------------


@pytest.mark.rule("11 I", "A68")
def test_manoeuvre_passes_through_the_enemy(game) -> None:
    areas = {"lorraine": "davout", "wurttemberg": "mack", "bayern": "karl"}
    hands = {"french": "manoeuvre"}
    state = campaign(game, countries=WAR, areas=areas, hands=hands)
    walk(state, "march lorraine", "use manoeuvre", "enter wurttemberg")
    let_go(state)
    assert state.step == "move"
    walk(state, "enter schweiz")
    assert at(state, "davout") == "schweiz"


# --- what the enemy learns of a march (4.1 C) ------------------------------------------------


@pytest.mark.rule("11 D", "4.1 C", "A13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_corps_are_left_and_picked_up_is_the_owners_secret(game, edition: str) -> None:
    """Even if the enemy knew what was in the army: he sees that one is left, not which."""
    areas = {"lorraine": "davout ney victor", "flandre": "moncey kellermann"}
    state = campaign(game, edition=edition, areas=areas)
    events = do(state, "march lorraine", "go", "enter flandre", "drop ney", "take kellermann")
    events += do(state, "enter normandie", "stop")
    for key, corps in (("left-behind", "ney"), ("picked-up", "kellermann")):
        (event,) = [e for e in events if e.key == key]
        assert event.seen_by("french").params["corps"] == corps
        for other in ("coalition", None):
            assert event.seen_by(other).params["corps"] != corps
    seen = state.view("coalition")["places"]
    assert [p.get("key") for p in seen["normandie"]["pieces"]] == ["davout", None, None]
    assert [p.get("key") for p in seen["flandre"]["pieces"]][1:] == [None]


@pytest.mark.rule("11 C", "4.1 C", "A13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_corps_march_is_the_owners_secret(game, edition: str) -> None:
    areas = {"lorraine": "davout ney victor moncey"}
    state = campaign(game, edition=edition, areas=areas, hands={"coalition": "mud"})
    before = state.view("coalition")["places"]
    do(state, "march lorraine", "without ney", "without moncey")
    assert state.view("coalition")["places"] == before
    events = do(state, "go")
    (announced,) = told(events, "march-announced")
    assert announced == {"side": "french", "corps": "davout", "area": "lorraine", "number": 2}
    walk(state, "enter ile_de_france", "stop")
    seen = state.view("coalition")["places"]
    assert [p.get("key") for p in seen["ile_de_france"]["pieces"]] == ["davout", None]
    assert [p.get("key") for p in seen["lorraine"]["pieces"]] == ["ney", None]


# --- the numbers of the original -------------------------------------------------------------


@pytest.mark.rule("11.0", "11.1", "11.1.1", "11.1.2", edition="original")
def test_refusals_of_moves_cite_the_numbers_printed(game) -> None:
    """The original has no letters."""
    state = campaign(
        game,
        "coalition",
        edition="original",
        countries={"member": "russia"},
        areas={"lithuania": "kutuzov"},
        hands={"coalition": "pitt"},
    )
    assert state.why_not("march minsk").rule == "4.1"
    do(state, "march lithuania")
    assert state.why_not("pay pitt").rule == "11.0"
    do(state, "go")
    assert state.why_not("enter moscow").rule == "11.1"
    assert state.why_not("enter sverige").rule == "11.1.1"


# --- marches and their attrition -------------------------------------------------------------


@pytest.mark.rule("11.1.2 A", "11.1 C", "A103")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stance", ["attack", "defend"])
def test_to_be_intercepted_is_no_attack_after_three_areas(game, edition: str, stance) -> None:
    """He attacked on the way, but those withdrew; where he is intercepted he attacks nobody."""
    state = campaign(
        game,
        edition=edition,
        markers="invaded",
        countries={"member": "russia", "ally": "wurttemberg westfalen bayern"},
        areas={"normandie": "davout", "flandre": "bagration", "bayern": "winzingerode"},
        dice=[6, 1],
    )
    walk(state, "march normandie", "go", "enter flandre", "withdraw westfalen", "go")
    events = walk(state, "enter lorraine", "enter wurttemberg", "intercept bayern", "go")
    events += do(state, f"stance {stance}")
    assert told(events, "wore-down") == []


@pytest.mark.rule("11.1.2 A", "11.1.2 C", "A78")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_causes_are_the_most(game, edition: str) -> None:
    """Forced March, four areas, a mountain, winter: Napoléon, 4 - 1 + 1."""
    state = campaign(
        game,
        edition=edition,
        round=5,
        countries=WAR,
        areas={"normandie": "napoleon"},
        hands={"french": "forced_march"},
        dice=[6, 5, 4, 3],
    )
    do(state, "march normandie", "use forced_march", "enter flandre", "enter lorraine")
    events = do(state, "enter schweiz", "enter tirol")
    (rolled,) = told(events, "wore-down")
    assert sorted(rolled["dice"]) == [3, 4, 5, 6]
    assert at(state, "napoleon") == "tirol"


@pytest.mark.rule("11.1.2 A", "A79")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leaving_a_mountain_wears_nobody_down(game, edition: str) -> None:
    state = campaign(game, edition=edition, countries=WAR, areas={"schweiz": "ney"}, dice=[])
    events = do(state, "march schweiz", "go", "enter wurttemberg", "stop")
    assert told(events, "wore-down") == []


@pytest.mark.rule("11.1.2 B", "A80")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_left_before_any_cause_is_not_worn_down(game, edition: str) -> None:
    state = campaign(
        game, edition=edition, countries=WAR, areas={"flandre": "davout ney victor"}, dice=[2]
    )
    do(state, "march flandre", "go", "enter lorraine", "drop ney", "drop victor")
    events = do(state, "enter schweiz", "stop")
    (rolled,) = told(events, "wore-down")
    assert (rolled["losses"], rolled["dice"]) == (0, (2,))  # one corps, not three
    assert reduced(state, "davout", "ney", "victor") == ["davout"]


@pytest.mark.rule("11.1.1 A", "11.1.2 A", "A76", edition="living")
def test_the_ice_counts_as_an_area_for_a_long_march_too(game) -> None:
    """Blücher's 4 - 1 + 1: four areas, the Baltic among them; three causes with winter."""
    state = campaign(
        game,
        "coalition",
        round=5,
        markers="stein",
        countries={"member": "prussia russia sverige danmark"},
        areas={"ostpreussen": "blucher"},
        hands={"coalition": "forced_march"},
        dice=[6, 6, 6],
    )
    do(state, "march ostpreussen", "use forced_march", "enter lithuania", "enter sverige")
    events = do(state, "enter danmark")
    (rolled,) = told(events, "wore-down")
    assert len(rolled["dice"]) == 3


# --- by sea ----------------------------------------------------------------------------------


@pytest.mark.rule("11.2 A", "A84")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_corps_only_even_in_a_major_campaign(game, edition: str) -> None:
    state = fleet(
        game,
        edition=edition,
        areas={"britain": "wellington moore"},
        hands={"coalition": "major_campaign pitt mud"},
    )
    do(state, "use major_campaign", "sail wellington portugal", "go")
    assert state.seat == "coalition"
    assert legal(state, "sail") == set()
    assert refused(state, "sail moore portugal") == ("11.2 A", "one-by-sea")


@pytest.mark.rule("11.2 A", "A85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_coast_to_coast_the_black_sea_is_none(game, edition: str) -> None:
    state = fleet(game, edition=edition, areas={"britain": "wellington", "podolia": "kutuzov"})
    assert refused(state, "sail kutuzov britain") == ("11.2 A", "not-coastal")
    assert refused(state, "sail wellington westfalen") == ("11.2 A", "not-coastal")
    goals = {goal.split()[1] for goal in legal(state, "sail")}
    assert {"normandie", "napoli", "livonia", "danmark"} <= goals
    assert goals.isdisjoint({"podolia", "ukraine", "transylvanien", "westfalen", "novgorod"})


@pytest.mark.rule("11.2", "11.2 A", "A85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_landing_among_enemies_is_an_attack(game, edition: str) -> None:
    state = fleet(
        game, edition=edition, areas={"britain": "wellington", "holland": "louis"}, dice=[6, 1]
    )
    events = do(state, "sail wellington holland", "go")
    assert told(events, "battle-begins") == [{"area": "holland", "side": "coalition"}]


@pytest.mark.rule("9.3 A", "9.3", "11.2 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_do_not_sail_away_from_home(game, edition: str) -> None:
    state = fleet(
        game,
        edition=edition,
        countries={"insurgent": "spain", "member": "portugal"},
        areas={"galicia": "castanos", "provence": "moncey"},
    )
    assert refused(state, "sail castanos britain") == ("9.3 A", "insurgents-stay")
    assert refused(state, "sail castanos provence") == ("9.3 A", "insurgents-stay")
    assert "castanos andalucia" in legal(state, "sail")


@pytest.mark.rule("9.3 A", "A167")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_of_a_mixed_army_are_left_where_they_must_stay(game, edition: str) -> None:
    state = campaign(
        game,
        "coalition",
        edition=edition,
        countries={"insurgent": "spain", "member": "portugal"},
        areas={"castilla_la_vieja": "wellington castanos"},
    )
    do(state, "march castilla_la_vieja", "go", "enter aquitaine")
    assert refused(state, "enter bourgogne") == ("9.3 A", "insurgents-stay")
    do(state, "drop castanos", "enter bourgogne", "stop")
    assert (at(state, "wellington"), at(state, "castanos")) == ("bourgogne", "aquitaine")
