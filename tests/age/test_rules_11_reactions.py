"""Chapter 11.3 to 11.5: withdrawal, interception, violation of neutrality."""

from __future__ import annotations

import pytest

from grognard.games.age.armies import attacker_in
from grognard.games.age.layout import B_ATTACKER, FLAGS
from grognard.games.age.layout import WITHDRAWAL as ONE_WITHDRAWAL
from marches import campaign, let_go, walk
from wars import aligned, at, do, hand, legal, refused, told

EDITIONS = ("living", "original")
WAR = {"member": "austria russia", "ally": "bayern wurttemberg westfalen italia schweiz holland"}


def attacked(game, stack: str = "karl", mover: str = "massena", **more):
    """The French enter Bayern, where Austrians stand; Napoléon's land lies behind them."""
    areas = {"wurttemberg": mover, "bayern": stack, **more.pop("areas", {})}
    state = campaign(game, countries=more.pop("countries", WAR), areas=areas, **more)
    walk(state, "march wurttemberg", "go", "enter bayern")
    return state


# --- 11.3 ----------------------------------------------------------------------------------


@pytest.mark.rule("11.3 A", "11 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_attacked_may_withdraw(game, edition: str) -> None:
    state = attacked(game, edition=edition)
    assert (state.step, state.seat) == ("withdrawal", "coalition")
    assert legal(state, "withdraw") == {"bohmen", "osterreich", "sachsen", "tirol", "westfalen"}
    assert refused(state, "withdraw wurttemberg") == ("11.3 A", "attacker-came")
    assert refused(state, "withdraw polen") == ("11.3 A", "not-next-to")
    do(state, "withdraw bohmen", "go")
    assert at(state, "karl") == "bohmen"


@pytest.mark.rule("11.3 A")
def test_only_whoever_is_fast_enough_withdraws(game) -> None:
    state = attacked(game, stack="mack")
    assert state.step != "withdrawal"
    state = attacked(game, stack="karl", mover="davout")
    assert state.step != "withdrawal"


@pytest.mark.rule("11.3 A", "A164")
def test_a_forced_march_helps_to_withdraw(game) -> None:
    state = attacked(game, mover="davout", hands={"coalition": "forced_march"})
    walk(state, "withdraw bohmen")
    assert refused(state, "go") == ("11.3 A", "too-slow")
    events = do(state, "use forced_march")
    assert at(state, "karl") == "bohmen"
    assert told(events, "wore-down") == []  # the note of 11.1.2 A


@pytest.mark.rule("11.3 A", "A90")
def test_part_of_an_army_may_withdraw_at_the_pace_of_its_leader(game) -> None:
    state = attacked(game, stack="karl mack ferdinand")
    walk(state, "withdraw bohmen", "without ferdinand", "go")
    assert [at(state, c) for c in ("karl", "mack", "ferdinand")] == ["bohmen", "bohmen", "bayern"]
    assert state.step != "move"  # 11.3 E: it must fight those who stay


@pytest.mark.rule("11.3 B", edition="living")
def test_a_worn_attacker_is_compared_at_his_reduced_side(game) -> None:
    areas = {"lorraine": "davout", "tirol": "karl", "bayern": "mack"}
    state = campaign(game, countries=WAR, areas=areas, dice=[6, 6])
    do(state, "march lorraine", "go", "enter schweiz", "enter tirol")
    assert state.step == "withdrawal"  # 3 against davout's reduced 3


@pytest.mark.rule("11.3 B", edition="original")
def test_printed_ratings_are_compared(game) -> None:
    areas = {"lorraine": "davout", "tirol": "karl"}
    state = campaign(game, edition="original", countries=WAR, areas=areas, dice=[6, 6, 1], hands={})
    do(state, "march lorraine", "go", "enter schweiz")
    let_go(state)
    do(state, "enter tirol")
    assert state.step != "withdrawal"


@pytest.mark.rule("11.3 C", "A166", edition="living")
def test_one_corps_withdraws_by_sea(game) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"castilla_la_nueva": "soult", "portugal": "wellington moore"}
    state = campaign(game, markers="britannia", countries=countries, areas=areas)
    do(state, "march castilla_la_nueva", "go", "enter portugal")
    assert "britain" in legal(state, "withdraw")
    do(state, "withdraw britain")
    assert legal(state, "without") == {"wellington"}
    assert refused(state, "with moore") == ("11.2 A", "one-by-sea")
    do(state, "go")
    assert at(state, "wellington") == "britain"


@pytest.mark.rule("11.3 C", edition="original")
def test_no_withdrawal_by_sea(game) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"castilla_la_nueva": "soult", "portugal": "wellington moore"}
    state = campaign(
        game, edition="original", markers="britannia", countries=countries, areas=areas
    )
    do(state, "march castilla_la_nueva", "go", "enter portugal")
    assert "britain" not in legal(state, "withdraw")


@pytest.mark.rule("11.3 D", "11 J", "A93", "A94")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_accepted_battle_stays(game, edition: str) -> None:
    areas = {"wurttemberg": "massena", "westfalen": "soult", "bayern": "karl", "bohmen": "johann"}
    state = campaign(
        game,
        edition=edition,
        countries=WAR,
        areas=areas,
        hands={"french": "major_campaign pitt mud"},
    )
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    assert state.step == "withdrawal"
    do(state, "pass")
    let_go(state, "react")
    walk(state, "march westfalen", "pay pitt", "enter bayern")
    assert state.step != "withdrawal"
    assert attacker_in(state, game.model.area("bayern").id) == 0
    let_go(state, "react")
    assert refused(state, "march bayern") == ("11.3 D", "in-battle")


@pytest.mark.rule("11.3 E", "11.3 F", "A75")
def test_the_attacker_may_follow(game) -> None:
    state = attacked(game)
    do(state, "withdraw bohmen", "go")
    assert state.step == "move"
    do(state, "enter bohmen")
    assert state.step == "withdrawal"


@pytest.mark.rule("11.3 F", "A92")
@pytest.mark.parametrize(("round_", "times"), [(1, 3), (5, 2)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_how_often_an_army_withdraws(game, edition: str, round_: int, times: int) -> None:
    """Example E19: a leader with rating 3 three times in a round, twice in winter."""
    cell = FLAGS + game.model.corps_named("karl").id
    for before in range(4):
        state = attacked(game, edition=edition, round=round_, dice=[6] * 9)
        state.c[cell] += before * ONE_WITHDRAWAL
        do(state, "withdraw bohmen")
        if before < times:
            do(state, "go")
            assert at(state, "karl") == "bohmen"
        else:
            assert refused(state, "go") == ("11.3 F", "withdrawn-enough")


@pytest.mark.rule("11.3 G")
def test_withdrawal_into_mountains_wears_down(game) -> None:
    state = attacked(game, dice=[5])
    events = do(state, "withdraw tirol", "go")
    assert [e["dice"] for e in told(events, "wore-down")] == [(5,)]


# --- 11.4 ----------------------------------------------------------------------------------

POLAND = {"member": "russia", "ally": "prussia"}


def lithuania(game, **more):
    """Example E21: the French (3) go from Ostpreussen to Lithuania, Russians (4) in Livonia."""
    areas = {"ostpreussen": "massena soult", "livonia": "bagration", "polen": "davout"}
    given = {"countries": POLAND, "areas": areas, "hands": {"french": "pitt mud"}, **more}
    state = campaign(game, **given)
    walk(state, "march ostpreussen", "go", "enter lithuania")
    return state


@pytest.mark.rule("11.4 A", "11 G", "A97")
@pytest.mark.parametrize("edition", EDITIONS)
def test_interception(game, edition: str) -> None:
    state = lithuania(game, edition=edition)
    assert (state.step, state.seat) == ("react", "coalition")
    assert legal(state, "intercept") == {"livonia"}
    do(state, "intercept livonia", "go")
    assert at(state, "bagration") == "lithuania"


@pytest.mark.rule("11.4 D", "11.4 G", "A89", "A99", "A100")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("stance", "attacker"), [("attack", 1), ("defend", 0)])
def test_counter_interception(game, edition: str, stance: str, attacker: int) -> None:
    """Example E21: the French may reinforce; the Coalition says who attacks (11.4 D)."""
    state = lithuania(game, edition=edition)
    do(state, "intercept livonia", "go")
    assert (state.step, state.seat) == ("react", "french")
    do(state, "intercept polen", "pay pitt")
    assert at(state, "davout") == "lithuania"
    assert (state.step, state.seat) == ("stance", "coalition")
    do(state, f"stance {stance}")
    assert state.c[B_ATTACKER] == attacker


@pytest.mark.rule("11 G", "11.4 A")
def test_an_interception_costs_a_card_unless_it_is_the_first(game) -> None:
    state = lithuania(game)
    do(state, "intercept livonia", "go")  # the Coalition's first of the phase
    do(state, "intercept polen")
    assert refused(state, "go") == ("11 G", "must-pay")
    do(state, "pay mud")
    assert hand(state, "french") == ["pitt"]


@pytest.mark.rule("11.4 B", edition="living")
def test_the_leader_of_the_whole_army_is_compared(game) -> None:
    """Example E20: Kutuzov's 3 counts though Bagration (4) is sent."""
    areas = {"ostpreussen": "davout", "livonia": "kutuzov bagration"}
    state = campaign(game, countries=POLAND, areas=areas, hands={"coalition": "pitt"})
    walk(state, "march ostpreussen", "go", "enter lithuania")
    do(state, "intercept livonia", "without kutuzov")
    assert refused(state, "go") == ("11.4 A", "too-slow-to-intercept")


@pytest.mark.rule("11.4 B", edition="original")
def test_the_leader_of_the_interceptors_is_compared(game) -> None:
    areas = {"ostpreussen": "davout", "livonia": "kutuzov bagration"}
    state = campaign(game, edition="original", countries=POLAND, areas=areas)
    walk(state, "march ostpreussen", "go", "enter lithuania")
    do(state, "intercept livonia")
    assert refused(state, "go") == ("11.4 A", "too-slow-to-intercept")
    do(state, "without kutuzov", "go")
    assert at(state, "bagration") == "lithuania"


@pytest.mark.rule("11.4 A", edition="original")
def test_no_interception_where_the_mover_has_a_friend(game) -> None:
    areas = {"ostpreussen": "massena", "livonia": "bagration", "lithuania": "ney"}
    for edition, asked in (("living", True), ("original", False)):
        state = campaign(game, edition=edition, countries=POLAND, areas=areas)
        walk(state, "march ostpreussen", "go", "enter lithuania")
        assert (state.step == "react") is asked


@pytest.mark.rule("11.4 C", "11.4 I", "A103", edition="living")
def test_a_worn_mover_is_slower_and_rolls_before_the_battle(game) -> None:
    areas = {"westgalizien": "davout", "smolensk": "kutuzov"}
    countries = {"member": "russia", "ally": "austria prussia"}
    state = campaign(game, countries=countries, areas=areas, dice=[6, 6, 6, 6, 1])
    walk(state, "march westgalizien", "go", "enter minsk", "enter lithuania")
    assert (state.step, state.seat) == ("react", "coalition")  # 3 against a reduced 3
    events = do(state, "intercept smolensk", "go")
    events += do(state, "stance defend")
    assert told(events, "wore-down")[0]["dice"] == (6,)


@pytest.mark.rule("11.4 E", "A101")
def test_interceptors_who_join_a_friend_defend(game) -> None:
    areas = {"ostpreussen": "massena", "livonia": "bagration", "lithuania": "essen"}
    state = campaign(game, countries=POLAND, areas=areas)
    walk(state, "march ostpreussen", "go", "enter lithuania")
    do(state, "intercept livonia", "go")
    assert state.step != "stance"
    assert state.c[B_ATTACKER] == 0


@pytest.mark.rule("11.4 F", "A99")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_armies_intercept_each_for_a_card(game, edition: str) -> None:
    areas = {"ostpreussen": "massena", "livonia": "bagration", "smolensk": "barclay"}
    state = campaign(
        game, edition=edition, countries=POLAND, areas=areas, hands={"coalition": "pitt"}
    )
    walk(state, "march ostpreussen", "go", "enter lithuania")
    do(state, "intercept livonia", "go")
    assert (state.step, state.seat) == ("react", "coalition")
    assert legal(state, "intercept") == {"smolensk"}
    do(state, "intercept smolensk", "pay pitt")
    assert at(state, "barclay") == "lithuania"


@pytest.mark.rule("11.4 H")
def test_who_is_intercepted_cannot_withdraw(game) -> None:
    state = lithuania(game)
    do(state, "intercept livonia", "go", "pass", "stance attack")
    assert state.step != "withdrawal"
    assert state.c[B_ATTACKER] == 1


@pytest.mark.rule("11.4 I")
def test_interceptors_are_worn_down_in_winter(game) -> None:
    state = lithuania(game, round=5, dice=[6] * 12)
    events = walk(state, "intercept livonia", "go")
    assert told(events, "wore-down")[0]["side"] == "coalition"


@pytest.mark.rule("11.4 A", "A96")
def test_who_has_just_withdrawn_does_not_intercept(game) -> None:
    countries = {"member": "austria", "ally": "bayern wurttemberg sachsen prussia"}
    state = attacked(game, countries=countries)
    do(state, "withdraw bohmen", "go", "enter sachsen")
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("11.4 A", "A102")
def test_a_landing_may_be_intercepted(game) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"castilla_la_nueva": "davout", "britain": "wellington"}
    state = campaign(
        game, "coalition", markers="britannia", countries=countries, areas=areas, dice=[1] * 9
    )
    do(state, "sail wellington portugal", "go")
    assert (state.step, state.seat) == ("react", "french")
    do(state, "intercept castilla_la_nueva", "go")
    assert state.step == "stance"


# --- 11.5 ----------------------------------------------------------------------------------


@pytest.mark.rule("11.5 A", "11.5 C", "A106")
@pytest.mark.parametrize("edition", EDITIONS)
def test_passing_through_is_free_ending_there_is_not(game, edition: str) -> None:
    areas = {"lorraine": "davout"}
    state = campaign(game, edition=edition, areas=areas)
    do(state, "march lorraine", "go", "enter wurttemberg")
    assert aligned(state, "wurttemberg") == "neutral"
    do(state, "enter bayern", "stop")
    assert aligned(state, "wurttemberg") == "neutral"
    assert aligned(state, "bayern") == "member"


@pytest.mark.rule("11.5 A", "A106")
def test_entering_the_capital_of_a_neutral_major_violates_it(game) -> None:
    state = campaign(game, areas={"polen": "davout"})
    do(state, "march polen", "go", "enter brandenburg")
    assert aligned(state, "prussia") == "member"


@pytest.mark.rule("11.5 A", "A108")
def test_leaving_a_corps_violates_at_once(game) -> None:
    state = campaign(game, areas={"lorraine": "davout ney"})
    do(state, "march lorraine", "go", "enter wurttemberg", "drop ney")
    assert aligned(state, "wurttemberg") == "member"


@pytest.mark.rule("11.5 C", "11.5 D", "11.1 C", "A109", "A110")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_violated_country_deploys_on_top_of_the_violator(game, edition: str) -> None:
    state = campaign(
        game, edition=edition, areas={"westfalen": "davout ney"}, dice=[1, 6, 6, 6, 1, 1]
    )
    do(state, "march westfalen", "go", "enter sachsen", "stop")
    assert aligned(state, "prussia") == "member"
    assert (state.step, state.seat) == ("join", "coalition")
    do(state, "deploy braunschweig sachsen", "done")
    assert state.c[B_ATTACKER] == 0
    assert state.step not in ("move", "withdrawal", "moves")


@pytest.mark.rule("11.5 B", "A111", edition="living")
def test_only_the_occupier_may_enter_an_occupied_neutral_country(game) -> None:
    """Example E22."""
    areas = {"brandenburg": "soult", "minsk": "kutuzov", "westpreussen": "ney"}
    countries = {"member": "russia"}
    state = campaign(game, countries=countries, areas=areas, occupied={"prussia": "french"})
    walk(state, "march westpreussen", "go", "enter polen", "stop")
    assert aligned(state, "prussia") == "neutral"
    state = campaign(
        game, "coalition", countries=countries, areas=areas, occupied={"prussia": "french"}
    )
    walk(state, "march minsk", "go", "enter polen", "stop")
    assert aligned(state, "prussia") == "ally"


@pytest.mark.rule("11.5 B", edition="original")
def test_nobody_violates_an_occupied_country(game) -> None:
    areas = {"brandenburg": "soult", "minsk": "kutuzov"}
    state = campaign(
        game,
        "coalition",
        edition="original",
        countries={"member": "russia"},
        areas=areas,
        occupied={"prussia": "french"},
    )
    walk(state, "march minsk", "go", "enter polen", "stop")
    assert aligned(state, "prussia") == "neutral"


@pytest.mark.rule("11.5 A", "A107")
def test_the_interceptor_violates_not_who_is_stopped(game) -> None:
    areas = {"lorraine": "massena", "bayern": "karl"}
    countries = {"member": "austria bayern"}
    state = campaign(game, countries=countries, areas=areas)
    walk(state, "march lorraine", "go", "enter wurttemberg", "intercept bayern", "go")
    assert aligned(state, "wurttemberg") == "ally"


@pytest.mark.rule("11.5 A", "A91")
@pytest.mark.parametrize("edition", EDITIONS)
def test_withdrawing_into_a_neutral_country_violates_it(game, edition: str) -> None:
    countries = {"member": "austria", "ally": "bayern wurttemberg"}
    state = attacked(game, edition=edition, countries=countries)
    do(state, "withdraw sachsen", "go")
    assert aligned(state, "prussia") == "ally"


@pytest.mark.rule("11.4 A", "A98")
def test_interceptors_obey_the_command_of_the_leader_sent(game) -> None:
    areas = {"ostpreussen": "massena", "livonia": "kutuzov bagration tolstoi essen dokhturov"}
    state = campaign(game, countries=POLAND, areas=areas)
    walk(state, "march ostpreussen", "go", "enter lithuania", "intercept livonia")
    do(state, "without kutuzov", "without bagration")
    assert state.why_not("go") is None
    do(state, "with bagration", "with kutuzov", "go")
    assert at(state, "essen") == "lithuania"


@pytest.mark.rule("11.4 A", "A95")
def test_a_withdrawal_is_not_intercepted(game) -> None:
    state = attacked(game, areas={"osterreich": "davout"})
    events = do(state, "withdraw bohmen", "go")
    assert [e["area"] for e in told(events, "withdrew")] == ["bohmen"]
    assert (state.step, state.seat) == ("move", "french")


@pytest.mark.rule("11.4 A", "A165")
def test_nobody_intercepts_by_sea(game) -> None:
    countries = {"member": "portugal", "ally": "holland hannover"}
    areas = {"britain": "wellington", "flandre": "massena"}
    state = campaign(game, markers="britannia", countries=countries, areas=areas)
    do(state, "march flandre", "go", "enter holland")
    assert state.step == "move"


SPAIN = {"insurgent": "spain", "member": "portugal"}


def from_spain(game, edition: str):
    """Insurgents in Aragon intercept a French army that enters Aquitaine."""
    areas = {"bretagne": "moncey", "aragon": "castanos la_romana"}
    state = campaign(game, edition=edition, countries=SPAIN, areas=areas)
    walk(state, "march bretagne", "go", "enter aquitaine", "intercept aragon", "go")
    assert state.step == "stance"
    return state


@pytest.mark.rule("9.3 A", "A104", edition="living")
def test_insurgents_intercept_one_area_beyond_home_and_may_attack(game) -> None:
    state = from_spain(game, "living")
    do(state, "stance attack")
    assert state.c[B_ATTACKER] == 1


@pytest.mark.rule("9.3 A", "A105", edition="original")
def test_insurgents_beyond_home_only_defend(game) -> None:
    state = from_spain(game, "original")
    assert refused(state, "stance attack") == ("9.3 A", "defends-abroad")
    do(state, "stance defend")
    assert state.c[B_ATTACKER] == 0


@pytest.mark.rule("11.5 C", "A112")
def test_a_violated_minor_without_corps_only_changes_sides(game) -> None:
    state = campaign(game, areas={"lorraine": "ney"})
    do(state, "march lorraine", "go", "enter schweiz", "stop")
    assert aligned(state, "schweiz") == "member"
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("11 E", "A180")
def test_each_reaction_is_settled_before_the_next(game) -> None:
    """The interceptors are worn down in winter before anybody answers them."""
    state = lithuania(game, round=5, dice=[6] * 12)
    events = do(state, "intercept livonia", "go")
    assert told(events, "wore-down")
    assert (state.step, state.seat) == ("react", "french")


@pytest.mark.rule("11 F")
def test_there_are_two_kinds_of_move(game) -> None:
    countries = {"member": "portugal"}
    areas = {"portugal": "wellington"}
    state = campaign(game, "coalition", markers="britannia", countries=countries, areas=areas)
    assert legal(state, "march") == {"portugal"}
    assert "wellington britain" in legal(state, "sail")


# --- ratings compared (11.3 B, 11.4 C) -------------------------------------------------------


@pytest.mark.rule("11.3 B", edition="living")
@pytest.mark.parametrize(
    ("start", "goal", "round_"), [("italia", "tirol", 1), ("tirol", "bayern", 5)]
)
def test_the_step_of_the_attack_itself_may_be_the_cause(game, start, goal, round_) -> None:
    """A mountain, or winter: Davout's reduced 3 against Karl's 3."""
    areas = {start: "davout", goal: "karl"}
    state = campaign(game, round=round_, countries=WAR, areas=areas)
    do(state, "march " + start, "go", "enter " + goal)
    assert (state.step, state.seat) == ("withdrawal", "coalition")


@pytest.mark.rule("11.3", edition="original")
@pytest.mark.parametrize(
    ("start", "goal", "round_"), [("italia", "tirol", 1), ("tirol", "bayern", 5)]
)
def test_in_the_original_it_is_not(game, start, goal, round_) -> None:
    areas = {start: "davout", goal: "karl"}
    state = campaign(game, edition="original", round=round_, countries=WAR, areas=areas)
    do(state, "march " + start, "go", "enter " + goal)
    assert state.step != "withdrawal"


@pytest.mark.rule("11.4 C", edition="living")
def test_for_an_interception_only_what_came_before_counts(game) -> None:
    """Davout enters the swamp of Minsk: that step does not slow him yet (Kutuzov has 3)."""
    areas = {"westgalizien": "davout", "smolensk": "kutuzov"}
    countries = {"member": "russia", "ally": "austria prussia"}
    state = campaign(game, countries=countries, areas=areas)
    do(state, "march westgalizien", "go", "enter minsk")
    assert state.step == "move"


@pytest.mark.rule("14.4", edition="original")
def test_no_wear_slows_the_mover_in_the_original(game) -> None:
    areas = {"westgalizien": "davout", "smolensk": "kutuzov"}
    countries = {"member": "russia", "ally": "austria prussia"}
    state = campaign(game, edition="original", countries=countries, areas=areas)
    walk(state, "march westgalizien", "go", "enter minsk", "enter lithuania")
    assert state.step == "move"  # nobody is asked: Kutuzov stands alone
    areas["smolensk"] = "kutuzov platov"
    state = campaign(game, edition="original", countries=countries, areas=areas, markers="invaded")
    walk(state, "march westgalizien", "go", "enter minsk", "enter lithuania")
    do(state, "intercept smolensk")
    reason = state.why_not("go")
    assert (reason.rule, reason.key) == ("14.4", "too-slow-to-intercept")


# --- withdrawals -----------------------------------------------------------------------------


@pytest.mark.rule("11.3 F", "A92", "A93")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_withdrawals_before_several_armies_of_a_major_campaign(game, edition: str) -> None:
    """Example E19, played: Karl (3) goes three times, then he has to stand."""
    state = campaign(
        game,
        edition=edition,
        countries={"member": "austria", "ally": "bayern wurttemberg prussia"},
        areas={"wurttemberg": "massena", "brandenburg": "soult", "bayern": "karl"},
        hands={"french": "major_campaign pitt mud"},
    )
    walk(state, "use major_campaign", "march wurttemberg", "go")
    walk(state, "enter bayern", "withdraw bohmen", "go")
    walk(state, "enter bohmen", "withdraw schlesien", "go")  # 2 areas + 1 for the battle
    walk(state, "march brandenburg", "pay pitt", "enter schlesien", "withdraw polen", "go")
    walk(state, "enter polen", "withdraw westpreussen")
    assert at(state, "karl") == "polen"
    assert refused(state, "go") == ("11.3 F", "withdrawn-enough")
    do(state, "cancel", "pass")
    assert at(state, "karl") == "polen"


@pytest.mark.rule("11.3 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_withdrawal_the_attacker_stops_or_goes_anywhere(game, edition: str) -> None:
    state = attacked(game, edition=edition)
    do(state, "withdraw bohmen", "go")
    assert state.step == "move"
    assert {"bohmen", "sachsen", "tirol"} <= legal(state, "enter")
    do(state, "stop")
    assert (at(state, "massena"), state.step, state.seat) == ("bayern", "moves", "coalition")


@pytest.mark.rule("11.3 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_withdraws_to_enemies(game, edition: str) -> None:
    state = attacked(game, edition=edition, areas={"sachsen": "ney", "westfalen": "jerome"})
    assert refused(state, "withdraw sachsen") == ("11.3 A", "enemy-held")
    assert legal(state, "withdraw") == {"bohmen", "osterreich", "tirol"}


@pytest.mark.rule("11.3 C", "A86", "A166", edition="living")
def test_a_withdrawal_by_sea_uses_up_the_sea_move(game) -> None:
    countries = {"member": "portugal sverige", "ally": "spain"}
    areas = {"castilla_la_nueva": "soult", "portugal": "wellington", "britain": "moore"}
    state = campaign(game, markers="britannia", countries=countries, areas=areas)
    do(state, "march castilla_la_nueva", "go", "enter portugal", "withdraw britain", "go", "stop")
    assert (state.step, state.seat) == ("moves", "coalition")
    assert refused(state, "sail moore sverige") == ("11.2 A", "one-by-sea")


@pytest.mark.rule("11.3 C", "A86", "A166", edition="living")
def test_no_withdrawal_over_a_frozen_sea(game) -> None:
    countries = {"member": "russia sverige danmark", "ally": "prussia"}
    areas = {"polen": "soult", "ostpreussen": "barclay"}
    state = campaign(game, round=5, markers="britannia", countries=countries, areas=areas)
    do(state, "march polen", "go", "enter ostpreussen")
    assert state.step == "withdrawal"
    assert refused(state, "withdraw britain") == ("11.2 C", "ice")
    assert legal(state, "withdraw") == {"lithuania", "westpreussen"}


@pytest.mark.rule("11.3 G", "A136")
@pytest.mark.parametrize("edition", EDITIONS)
def test_withdrawal_in_winter_wears_down_for_good(game, edition: str) -> None:
    state = attacked(game, edition=edition, round=5, dice=[1, 6])
    events = do(state, "withdraw bohmen", "go")
    assert [e["side"] for e in told(events, "wore-down")] == ["coalition", "french"]
    assert at(state, "karl") == "frozen"


# --- interceptions ---------------------------------------------------------------------------


@pytest.mark.rule("11.4 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_intercept_is_told_by_rule_11_4(game, edition: str) -> None:
    state = lithuania(game, edition=edition)
    assert refused(state, "intercept moscow") == ("4.1", "no-corps-here")
    areas = {"ostpreussen": "massena", "livonia": "bagration", "moscow": "essen"}
    state = lithuania(game, edition=edition, areas=areas)
    assert refused(state, "intercept moscow") == ("11.4 A", "cannot-reach")


@pytest.mark.rule("11.4 A", "11.1.1 A", "A76", "A165")
@pytest.mark.parametrize(("edition", "round_"), [("living", 1), ("living", 5), ("original", 5)])
def test_interception_over_the_ice(game, edition: str, round_: int) -> None:
    countries = {"member": "russia sverige", "ally": "prussia"}
    areas = {"ostpreussen": "massena", "sverige": "charles_john", "livonia": "bagration"}
    state = campaign(game, edition=edition, round=round_, countries=countries, areas=areas)
    walk(state, "march ostpreussen", "go", "enter lithuania")
    if round_ == 1:
        assert refused(state, "intercept sverige") == ("11.1.1 A", "no-ice")
    else:
        assert "sverige" in legal(state, "intercept")


@pytest.mark.rule("11.4 F", "11.4 G", "A99")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_army_intercepts_twice_in_a_chain(game, edition: str) -> None:
    areas = {
        "ostpreussen": "massena",
        "livonia": "bagration tolstoi",
        "smolensk": "barclay",
        "polen": "davout",
    }
    hands = {"french": "pitt", "coalition": "mud indecision"}
    state = lithuania(game, edition=edition, areas=areas, hands=hands)
    do(state, "intercept livonia", "without tolstoi", "go", "intercept polen", "pay pitt")
    assert (state.step, state.seat) == ("react", "coalition")
    assert refused(state, "intercept livonia") == ("11.4 G", "twice-in-a-chain")


@pytest.mark.rule("11.4 A", "A94")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_waits_for_a_battle_does_not_intercept(game, edition: str) -> None:
    areas = {"ostpreussen": "massena soult", "livonia": "bagration", "minsk": "ney"}
    state = campaign(
        game,
        edition=edition,
        countries=POLAND,
        areas={**areas, "lithuania": "barclay"},
        hands={"french": "major_campaign pitt", "coalition": "mud indecision"},
    )
    walk(state, "use major_campaign", "march ostpreussen", "go", "enter lithuania")
    let_go(state, "withdrawal", "react")
    walk(state, "march minsk", "pay pitt", "enter smolensk")
    assert state.seat == "coalition"
    assert refused(state, "intercept lithuania") == ("11.3 D", "in-battle")


@pytest.mark.rule("11.4 A", "A96")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_just_withdrawn_is_told_so(game, edition: str) -> None:
    countries = {"member": "austria", "ally": "bayern wurttemberg prussia"}
    state = attacked(game, edition=edition, countries=countries, areas={"schlesien": "johann"})
    do(state, "withdraw bohmen", "go", "enter sachsen")
    assert (state.step, state.seat) == ("react", "coalition")
    assert refused(state, "intercept bohmen") == ("11.4 A", "has-avoided")
    assert legal(state, "intercept") == {"schlesien"}


@pytest.mark.rule("11.4 I", "11.4 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_validity_of_an_interception_is_settled_before_its_wear(game, edition: str) -> None:
    """In winter Kutuzov is reduced by intercepting Masséna, who has his 3 as well."""
    areas = {"ostpreussen": "massena", "livonia": "kutuzov"}
    state = lithuania(game, edition=edition, areas=areas, round=5, dice=[6] * 12)
    events = do(state, "intercept livonia", "go")
    assert told(events, "worn-out")[0]["side"] == "coalition"
    assert at(state, "kutuzov") == "lithuania"


@pytest.mark.rule("14.4", edition="original")
@pytest.mark.rule("9.3", "A105", "A167", edition="original")
def test_others_attack_where_insurgents_may_only_defend(game) -> None:
    areas = {"bretagne": "moncey", "aragon": "castanos moore"}
    state = campaign(game, edition="original", countries=SPAIN, areas=areas)
    walk(state, "march bretagne", "go", "enter aquitaine", "intercept aragon", "go")
    do(state, "stance attack")
    assert state.c[B_ATTACKER] == 1
    assert refused(state, "engage castanos") == ("9.3 A", "defends-abroad")


@pytest.mark.rule("9.3 A", "A104", "A105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_intercept_no_further_than_one_area_from_home(game, edition: str) -> None:
    """They stand one area beyond already."""
    areas = {"bretagne": "moncey", "aquitaine": "castanos la_romana"}
    state = campaign(game, edition=edition, countries=SPAIN, areas=areas)
    walk(state, "march bretagne", "go", "enter ile_de_france")
    assert state.step == "react"  # the enemy does not know who they are
    assert refused(state, "intercept aquitaine") == ("9.3 A", "insurgents-stay")
    areas["aquitaine"] = "wellington castanos la_romana"
    state = campaign(game, edition=edition, countries=SPAIN, areas=areas)
    walk(state, "march bretagne", "go", "enter ile_de_france", "intercept aquitaine")
    assert refused(state, "with castanos") == ("9.3 A", "insurgents-stay")
    do(state, "without wellington")
    assert refused(state, "go") == ("11 C", "nobody-chosen")


# --- neutrality ------------------------------------------------------------------------------


@pytest.mark.rule("11.5 B", "12.3.2 C", edition="living")
def test_napoleon_falls_back_on_the_country_that_he_occupies(game) -> None:
    """Example E22: from Minsk to Polen."""
    state = campaign(
        game,
        countries={"member": "russia"},
        areas={
            "brandenburg": "soult",
            "polen": "napoleon davout ney",
            "minsk": "kutuzov bagration barclay",
        },
        occupied={"prussia": "french"},
        dice=[6, 1, 3],  # the swamp, then 0 losses against 1
    )
    walk(state, "march polen", "go", "enter minsk", "ready", "ready")
    do(state, "lose davout", "lose ney")
    assert (state.step, state.seat) == ("retreat", "french")
    do(state, "retreat polen")
    assert at(state, "napoleon") == "polen"
    assert aligned(state, "prussia") == "neutral"


@pytest.mark.rule("11.5 B", "11.5", edition="original")
@pytest.mark.parametrize("side", ["french", "coalition"])
def test_either_side_passes_an_occupied_country_freely(game, side: str) -> None:
    areas = {"brandenburg": "soult", "minsk": "kutuzov"}
    state = campaign(
        game,
        side,
        edition="original",
        countries={"member": "russia"},
        areas=areas,
        occupied={"prussia": "coalition" if side == "french" else "french"},
    )
    start, goal = ("brandenburg", "schlesien") if side == "french" else ("minsk", "polen")
    walk(state, f"march {start}", "go", f"enter {goal}")
    assert aligned(state, "prussia") == "neutral"


@pytest.mark.rule("11.5 A", "11.5 C", "11.5 D", "A106", "A110")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_capital_entered_is_defended_at_once(game, edition: str) -> None:
    state = campaign(game, edition=edition, areas={"polen": "davout"}, dice=[6, 1, 1])
    do(state, "march polen", "go", "enter brandenburg")
    assert (state.step, state.seat) == ("join", "coalition")
    events = do(state, "deploy braunschweig brandenburg", "done")
    assert told(events, "battle-begins") == [{"area": "brandenburg", "side": "french"}]


@pytest.mark.rule("11.5 C", "A108")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_country_deploys_before_the_army_goes_on(game, edition: str) -> None:
    """A corps is left in Polen; Prussians appear beside it, and Davout meets them next."""
    countries = {"ally": "westfalen"}
    areas = {"westfalen": "davout ney"}
    state = campaign(game, edition=edition, countries=countries, areas=areas)
    do(state, "march westfalen", "go", "enter sachsen", "drop ney")
    assert (state.step, state.seat) == ("join", "coalition")
    do(state, "deploy hohenlohe schlesien", "done")
    assert (state.step, state.seat) in (("move", "french"), ("react", "coalition"))
    let_go(state, "react")
    assert "schlesien" in legal(state, "enter")
    events = do(state, "enter schlesien")
    assert told(events, "battle-begins")


@pytest.mark.rule("11.5 C", "11.5 D")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_home_corps_within_the_limits_of_reinforcement(game, edition: str) -> None:
    state = campaign(game, edition=edition, areas={"westfalen": "davout"})
    do(state, "march westfalen", "go", "enter sachsen", "stop")
    assert refused(state, "deploy karl bohmen") == ("6.3 B", "not-of-country")
    assert refused(state, "deploy hohenlohe bohmen") == ("9.4", "not-home")
    do(state, "deploy hohenlohe polen", "deploy ruchel polen", "deploy kalckreuth polen")
    assert state.step != "join"  # three a year before the reforms


@pytest.mark.rule("11.3 E", "11.5 A", "A91", "A109")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_withdraws_into_a_neutral_country_attacks_nobody_where_he_left(game, edition) -> None:
    """Karl violates Prussia; Mack, whom he left in Bayern, is attacked by the French."""
    countries = {"member": "austria", "ally": "bayern wurttemberg"}
    state = attacked(game, stack="karl mack", edition=edition, countries=countries, dice=[6, 1])
    do(state, "withdraw sachsen", "without mack", "go")
    assert (state.step, state.seat) == ("join", "french")
    events = do(state, "done")
    assert told(events, "battle-begins") == [{"area": "bayern", "side": "french"}]


@pytest.mark.rule("11.5 D", "A109")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_withdraws_into_a_neutral_country_attacks_those_who_rise_there(game, edition) -> None:
    countries = {"member": "austria", "ally": "bayern wurttemberg"}
    state = attacked(game, edition=edition, countries=countries, dice=[6, 1, 1, 1, 1])
    do(state, "withdraw sachsen", "go", "deploy hohenlohe sachsen", "done")
    let_go(state, "react")
    events = do(state, "stop")
    assert told(events, "battle-begins") == [{"area": "sachsen", "side": "coalition"}]


@pytest.mark.rule("11.5 A", "A38", "A106")
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_stand_in_a_neutral_country_violates_nothing(game, edition: str) -> None:
    """Corps that were there when it became neutral may stay or leave; a move within it is one."""
    areas = {"sachsen": "davout"}
    for way, aligned_as in (
        (("stop",), "neutral"),
        (("enter westfalen", "stop"), "neutral"),
        (("enter schlesien", "stop"), "member"),
    ):
        countries = {"ally": "westfalen"}
        state = campaign(game, edition=edition, countries=countries, areas=areas)
        walk(state, "march sachsen", "go", *way)
        assert aligned(state, "prussia") == aligned_as


@pytest.mark.rule("11.1.1 B", "11.3 A", "11.4 A", "A77")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_strait_is_open_and_shut_for_reactions_too(game, edition: str) -> None:
    for ally, member in (("danmark sverige", "russia hannover"), ("danmark", "russia sverige")):
        state = campaign(
            game,
            "coalition",
            edition=edition,
            countries={"ally": ally, "member": member},
            areas={"hannover": "barclay", "danmark": "ney"},
        )
        do(state, "march hannover", "go", "enter danmark")
        assert state.step == "withdrawal"
        if "sverige" in ally:
            assert "sverige" in legal(state, "withdraw")
        else:
            assert refused(state, "withdraw sverige") == ("11.1.1 B", "strait-closed")
    state = campaign(
        game,
        "coalition",
        edition=edition,
        countries={"ally": "sverige danmark", "member": "russia hannover"},
        areas={"hannover": "barclay", "sverige": "ney"},
    )
    do(state, "march hannover", "go", "enter danmark")
    assert legal(state, "intercept") == {"sverige"}


@pytest.mark.rule("11.1.1 A", "11.3 G", "A76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_withdraws_over_the_ice(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        round=5,
        countries={"member": "russia sverige", "ally": "prussia"},
        areas={"ostpreussen": "massena", "lithuania": "barclay"},
        dice=[6] * 5,
    )
    do(state, "march ostpreussen", "go", "enter lithuania")
    events = do(state, "withdraw sverige", "go")
    assert at(state, "barclay") == "sverige"
    assert told(events, "wore-down")[0]["dice"] == (6,)


# --- who leads when ratings are compared (4.2, A23) -------------------------------------------


def led_by_jourdan(game, edition: str):
    """Davout (4) and Jourdan (2) command five; the French let Jourdan lead in their own half."""
    state = campaign(
        game,
        edition=edition,
        countries={"member": "austria", "ally": "bayern wurttemberg tirol"},
        areas={"bayern": "davout jourdan", "osterreich": "karl"},
        hands={"french": "mud"},
    )
    do(state, "lead jourdan", "done")
    return state


@pytest.mark.rule("11.3 A", "4.2", "A23", "A90")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_changes_leaders_to_get_away(game, edition: str) -> None:
    state = led_by_jourdan(game, edition)
    walk(state, "march osterreich", "go", "enter bayern", "withdraw wurttemberg", "lead davout")
    assert refused(state, "go") == ("11.3 A", "too-slow")


@pytest.mark.rule("11.4 B", "4.2", "A23", edition="living")
def test_nobody_changes_leaders_to_intercept(game) -> None:
    state = led_by_jourdan(game, "living")
    walk(state, "march osterreich", "go", "enter bohmen", "intercept bayern", "lead davout")
    assert refused(state, "go") == ("11.4 A", "too-slow-to-intercept")


@pytest.mark.rule("14.4", "A23", edition="original")
def test_the_force_that_intercepts_is_a_new_army_with_its_own_leader(game) -> None:
    state = led_by_jourdan(game, "original")
    walk(state, "march osterreich", "go", "enter bohmen", "intercept bayern", "lead davout", "go")
    assert at(state, "davout") == "bohmen"


@pytest.mark.rule("11.0", "11.1", "11.3", "14.4", edition="original")
@pytest.mark.rule("11 B", "11 C", "11.1", "11.3 A", "11.4 A", "11.4 D", edition="living")
@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("living", ("11 B", "11 C", "11.1", "11.3 A", "11.4 A", "11.4 D")),
        ("original", ("11.0", "11.0", "11.1", "11.3", "14.4", "14.4")),
    ],
)
def test_each_question_cites_its_rule(game, edition: str, rules: tuple[str, ...]) -> None:
    areas = {"ostpreussen": "massena", "lithuania": "barclay", "livonia": "bagration"}
    state = campaign(game, edition=edition, countries=POLAND, areas=areas)
    asked = []
    answers = ("march ostpreussen", "go", "enter lithuania", "withdraw smolensk", "go")
    for answer in (*answers, "intercept livonia", "go", "stance defend"):
        if not asked or asked[-1][0] != state.step:
            asked.append((state.step, game.step_rule(state)))
        do(state, answer)
    found = dict(asked)
    steps = ("moves", "muster", "move", "withdrawal", "react", "stance")
    assert tuple(found[step] for step in steps) == rules


# --- how often one withdraws who is worn down by it (11.3 F, A92) ------------------------------


@pytest.mark.rule("11.3 F", "A92", edition="living")
def test_a_leader_worn_by_withdrawing_withdraws_as_often_as_he_could_at_first(game) -> None:
    """Example E19 in winter: Karl's 3 allows two, though the first turns him to his 2."""
    state = campaign(
        game,
        round=5,
        countries={"member": "austria", "ally": "bayern wurttemberg prussia"},
        areas={"wurttemberg": "massena", "brandenburg": "soult", "bayern": "karl"},
        hands={"french": "major_campaign pitt mud"},
        dice=[6] * 9,
    )
    walk(state, "use major_campaign", "march wurttemberg", "go")
    walk(state, "enter bayern", "withdraw sachsen", "go")
    walk(state, "march brandenburg", "pay pitt", "enter sachsen", "withdraw schlesien", "go")
    assert at(state, "karl") == "schlesien"


# --- readings that the texts leave open --------------------------------------------------------


@pytest.mark.rule("11.3 B", "11.1.2 A", "A181", edition="living")
def test_an_attack_in_the_third_area_is_no_cause_yet(game) -> None:
    """Davout (4) could be outrun by Karl (3) if he were compared at his reduced side."""
    state = campaign(
        game, countries=WAR, areas={"flandre": "davout", "bayern": "karl"}, dice=[6, 6, 1]
    )
    walk(state, "march flandre", "go", "enter lorraine", "enter wurttemberg")
    events = do(state, "enter bayern")
    assert state.step != "withdrawal"
    assert told(events, "wore-down")  # three areas and an attack


@pytest.mark.rule("11.4 G", "11 B", "A183")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_moved_does_not_counter_intercept(game, edition: str) -> None:
    """Davout has come to Poland in this Major Campaign; Ney, who stood there, may go."""
    areas = {"ostpreussen": "massena", "livonia": "bagration", "brandenburg": "davout"}
    for stood, asked in (({}, False), ({"polen": "ney"}, True)):
        state = campaign(
            game,
            edition=edition,
            countries=POLAND,
            areas=areas | stood,
            hands={"french": "major_campaign pitt mud"},
        )
        walk(state, "use major_campaign", "march brandenburg", "go", "enter polen", "stop")
        walk(state, "march ostpreussen", "pay pitt", "enter lithuania", "intercept livonia", "go")
        assert ((state.step, state.seat) == ("react", "french")) is asked
        if asked:
            do(state, "intercept polen")
            assert refused(state, "with davout") == ("11 B", "has-moved")


@pytest.mark.rule("11.4 E", "11.4 G", "A184")
@pytest.mark.parametrize("edition", EDITIONS)
def test_interceptors_who_join_a_friend_may_be_answered(game, edition: str) -> None:
    areas = {
        "ostpreussen": "massena",
        "livonia": "bagration",
        "lithuania": "essen",
        "polen": "davout",
    }
    state = lithuania(game, edition=edition, areas=areas)
    do(state, "intercept livonia", "go")
    assert legal(state, "intercept") == {"polen"}
    do(state, "intercept polen", "pay pitt")
    assert state.step != "stance"
    assert state.c[B_ATTACKER] == 0  # 11.4 E: the Russians defend all the same


@pytest.mark.rule("11.4 A", "11.4 I", "A82")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_march_goes_on_if_the_interceptors_are_lost_on_the_way(game, edition: str) -> None:
    """In winter Bagration is frozen; the interception was made all the same (11 G)."""
    areas = {"ostpreussen": "davout", "livonia": "bagration"}
    state = lithuania(game, edition=edition, areas=areas, round=5, dice=[1, 6, 6], hands={})
    do(state, "intercept livonia", "go")
    assert at(state, "bagration") == "frozen"
    assert (state.step, state.seat) == ("move", "french")


@pytest.mark.rule("11 J", "11.4 E", edition="living")
def test_help_comes_to_a_battle_that_is_still_to_be_fought(game) -> None:
    """The second army of a Major Campaign is intercepted where the first waits for its battle."""
    state = campaign(
        game,
        countries=POLAND,
        areas={
            "ostpreussen": "massena",
            "polen": "soult",
            "lithuania": "essen",
            "livonia": "bagration",
        },
        hands={"french": "major_campaign mud", "coalition": "pitt"},
        dice=[6, 1, 1, 1, 1],
    )
    walk(state, "use major_campaign", "march ostpreussen", "go", "enter lithuania")
    let_go(state, "withdrawal", "react")
    walk(state, "march polen", "pay mud", "enter lithuania", "intercept livonia", "go")
    let_go(state, "react")
    assert state.step != "stance"
    assert at(state, "bagration") == "lithuania"
    assert attacker_in(state, game.model.area("lithuania").id) == 0


@pytest.mark.rule("11.5 C", "9.2 C", "A185")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saxon_defends_the_saxony_of_prussia(game, edition: str) -> None:
    state = campaign(game, edition=edition, areas={"westfalen": "davout"})
    do(state, "march westfalen", "go", "enter sachsen", "stop")
    do(state, "deploy sachsen_weimar sachsen")
    assert at(state, "sachsen_weimar") == "sachsen"


# --- who is asked, and who could go --------------------------------------------------------


@pytest.mark.rule("11.4 A", edition="original")
@pytest.mark.parametrize(
    ("stack", "asked"), [("karl/", False), ("karl", True), ("karl/ mack", True)]
)
def test_a_slow_leader_who_stands_alone_is_not_asked_to_intercept(game, stack, asked) -> None:
    """Without a card there is no Forced March; who lies under a leader is hidden (A13)."""
    areas = {"wurttemberg": "massena", "bohmen": stack}
    state = campaign(game, edition="original", countries=WAR, areas=areas)
    walk(state, "march wurttemberg", "go", "enter bayern")
    assert (state.step == "react") == asked


@pytest.mark.rule("11.4 A", edition="original")
def test_with_a_card_he_may_still_hurry(game) -> None:
    areas = {"wurttemberg": "massena", "bohmen": "karl/"}
    hands = {"coalition": "forced_march"}
    state = campaign(game, edition="original", countries=WAR, areas=areas, hands=hands)
    walk(state, "march wurttemberg", "go", "enter bayern", "intercept bohmen", "use forced_march")
    assert at(state, "karl") == "bayern"


@pytest.mark.rule("11.3 A", "9.3 A")
@pytest.mark.rule("9.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_withdraw_no_farther_than_an_area_from_home(game, edition: str) -> None:
    """They are not offered areas to which none of them may go."""
    state = campaign(
        game,
        edition=edition,
        countries={"insurgent": "spain"},
        risen="spain",
        markers="spain_rose",
        areas={"bourgogne": "moncey", "aquitaine": "mina"},
    )
    walk(state, "march bourgogne", "go", "enter aquitaine")
    assert legal(state, "withdraw") == {"castilla_la_vieja", "aragon", "provence"}
    assert refused(state, "withdraw ile_de_france") == ("9.3 A", "insurgents-stay")


@pytest.mark.rule("11.5 D", "11.3 A", "A109", edition="living")
def test_corps_deployed_against_the_attacker_do_not_withdraw(game) -> None:
    """The French occupy Vienna; attacked there, Austria joins them (A111) and fights."""
    state = campaign(
        game,
        "coalition",
        countries={"member": "russia bayern"},
        occupied={"austria": "french"},
        areas={"osterreich": "ney", "bayern": "kutuzov bagration"},
    )
    walk(state, "march bayern", "go", "enter osterreich", "deploy karl osterreich", "done")
    assert (state.step, state.seat) == ("withdrawal", "french")
    do(state, "withdraw bohmen")
    assert refused(state, "with karl") == ("11.3 D", "in-battle")
    do(state, "go")
    assert [at(state, corps) for corps in ("ney", "karl")] == ["bohmen", "osterreich"]


# --- what a violation sets off -------------------------------------------------------------

TEN = "bayern chiesa danmark hannover holland italia napoli schweiz westfalen wurttemberg"
SIX = "lefebvre louis bernadotte eugene jerome wilhelm"


@pytest.mark.rule("11.5 C", "7.3 C", "2.2.1 G", "A44", "A26")
@pytest.mark.rule("11.5", "2.2.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_violation_raises_tirol_and_costs_the_french_an_ally(game, edition: str) -> None:
    """Twelve minors bear six allies; Tirol rises with the violated Austria, and eleven bear five.

    In the original rules nobody leaves for a limit.
    """
    state = campaign(
        game,
        edition=edition,
        countries={"ally": f"{TEN} portugal", "dominion": "tirol"},
        areas={"bayern": "ney soult", "lorraine": SIX},
    )
    walk(state, "march bayern", "go", "enter bohmen", "stop", "done")
    assert [aligned(state, country) for country in ("austria", "tirol")] == ["member", "insurgent"]
    assert legal(state, "remove") == (set(SIX.split()) if edition == "living" else set())
    if edition == "living":
        do(state, "remove wilhelm")
        assert at(state, "wilhelm") == "reserve"


@pytest.mark.rule("11.5 B", "13.2 D", "A150")
@pytest.mark.rule("11.5", "13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("goes", "becomes"), [("ney", "member"), ("soult", "neutral")])
def test_who_leaves_the_capital_of_a_country_he_occupied_violates_it(
    game, edition: str, goes: str, becomes: str
) -> None:
    """Ney leaves Vienna for Bohemia, where Soult stands; or Soult goes on while Ney stays."""
    areas = {"osterreich": "ney", "bohmen": "soult"}
    state = campaign(
        game,
        edition=edition,
        countries={"member": "russia", "ally": "bayern"},
        occupied={"austria": "french"},
        areas=areas,
    )
    start, goal = ("osterreich", "bohmen") if goes == "ney" else ("bohmen", "ungarn")
    way = ["enter bohmen"] if goes == "ney" else ["enter banat", "enter ungarn"]
    walk(state, f"march {start}", "go", *way, "stop")
    assert at(state, goes) == goal
    assert aligned(state, "austria") == becomes


@pytest.mark.rule("11.5 A", "11.2 A", "A85", "A109")
@pytest.mark.rule("11.5", "11.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_lands_in_a_neutral_country_attacks_its_corps_from_the_sea(game, edition: str) -> None:
    """Wellington, 6 and -2, against L'Estocq, 3 and at home."""
    state = campaign(
        game,
        "coalition",
        edition=edition,
        markers="britannia",
        countries={"member": "portugal"},
        areas={"britain": "wellington"},
        dice=[6, 1],
    )
    events = walk(state, "sail wellington ostpreussen", "go", "deploy lestocq ostpreussen", "done")
    assert aligned(state, "prussia") == "ally"
    rolled = told(events, "battle-rolled")
    assert [(e["side"], e["strength"]) for e in rolled] == [("coalition", 4), ("french", 4)]
