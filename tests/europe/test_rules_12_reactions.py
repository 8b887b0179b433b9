"""12.4, 12.5, 12.6: interception, evasion, major campaigns and interior lines."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, told, zone

from grognard.games.europe import groups
from grognard.games.europe.layout import A_LINES, G_FORCED, G_KIND, INTERCEPTS, POINTS
from grognard.games.europe.steps import attrition
from grognard.games.europe.steps.campaign import begin_campaign, combine
from grognard.games.europe.steps.rounds import begin_action


def entering(game, at_: dict[str, str], leader: str, target: str, *answers: str, **more):
    """A position in which a force has just entered a zone."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, f"activate {leader}", *answers, until="move")
    s.apply(f"enter {target}")
    return s


BLUCHER = {"lille": "davout fr_corps_1 fr_corps_2", "namur": "blucher pr_corps_1 pr_corps_2"}


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("die", "comes"), [(3, False), (4, True)])
def test_t24_blucher_intercepts_davout_with_cavalry(game, die: int, comes: bool) -> None:
    """R156-R161: a card of at least his initiative; 5 or more, one more for his cavalry."""
    s = entering(
        game, BLUCHER, "davout", "bruxelles", hands={"coalition": "4c 32c"}, dice=[die] + [3] * 30
    )
    assert s.step == "intercept"
    assert any(text.startswith("blucher") for text in legal(s, "intercept"))
    s.apply("intercept blucher 4c")
    events = go_on(s, "go", until="move")
    assert (at(s, "blucher") == "bruxelles" or "battle-begins" in [e.key for e in events]) == comes
    assert bool(told(events, "interception-failed")) != comes


@pytest.mark.rule("13.6.2", "R27")
def test_an_interception_adds_nothing_to_its_own_test(game) -> None:
    """Blücher in supply tests his 4 steps, away from home, with the bare die: a 4 costs nothing."""
    s = entering(
        game, BLUCHER, "davout", "bruxelles", hands={"coalition": "4c 32c"}, dice=[4, 4] + [3] * 30
    )
    s.apply("intercept blucher 4c")
    events = go_on(s, "go", until="leads")
    assert told(events, "intercepted")
    group = next(g for g in range(1, 8) if groups.get(s, g, G_KIND) == INTERCEPTS)
    assert groups.get(s, group, G_FORCED) == 0
    assert attrition.modifier(s, group, groups.members(s, group)) == 0


@pytest.mark.rule("12.4")
def test_no_card_in_hand_no_interception(game) -> None:
    """R104, R157: points in reserve do not pay for it."""
    s = entering(game, BLUCHER, "davout", "bruxelles", points=(0, 5))
    assert s.step == "move"
    assert int(s.c[POINTS + 1]) == 5


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(
    "force", ["pr_corps_1", "blucher pr_corps_1! pr_corps_2!", "blucher^ pr_corps_1^"]
)
def test_who_may_not_intercept(game, force: str) -> None:
    """R113, R156: no lone corps, nobody demoralised or besieged."""
    forts = {"namur": "siege 0"} if "^" in force else {}
    place = {"lille": "davout fr_corps_1", "namur": force}
    s = entering(game, place, "davout", "bruxelles", hands={"coalition": "4c"}, forts=forts)
    assert s.step == "move"


@pytest.mark.rule("12.4")
def test_a_marked_force_may_still_react(game) -> None:
    """R108."""
    place = {"lille": "davout fr_corps_1", "namur": "blucher pr_corps_1* pr_corps_2*"}
    s = entering(game, place, "davout", "bruxelles", hands={"coalition": "4c"}, dice=[6] + [3] * 40)
    s.apply("intercept blucher 4c")
    assert s.step == "muster"
    assert s.why_not("go") is None


@pytest.mark.rule("12.4")
def test_the_interceptor_may_leave_units_and_his_siege(game) -> None:
    """R158, R165."""
    s = entering(
        game, BLUCHER, "davout", "bruxelles", hands={"coalition": "4c"}, dice=[6] + [3] * 40
    )
    s.apply("intercept blucher 4c")
    s.apply("without pr_corps_2")
    s.apply("go")
    go_on(s, until="move")
    assert at(s, "pr_corps_2") == "namur"


@pytest.mark.rule("12.4")
def test_t22_points_asked_count_in_full_and_stay_after_a_victory(game) -> None:
    """R159, R201, R202: the mover's test comes before the battle, with all he asked for."""
    s = entering(
        game,
        {"lille": "davout fr_corps_1 fr_corps_2 fr_corps_3", "bruxelles": "en_corps_1-"},
        "davout",
        "bruxelles",
        "force 3",
        dice=[1] * 4 + [6] * 20,
    )
    group = 1
    assert groups.get(s, group, G_FORCED) == 3
    events = go_on(s, until="move")
    keys = [event.key for event in events]
    assert keys.index("attrition-rolled") < keys.index("battle-begins")
    assert groups.points_left(s, s.argument(0)) == 6


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(("die", "away"), [(2, False), (3, True)])
def test_t25_massena_evades_from_a_crossing_on_a_three(game, die: int, away: bool) -> None:
    """R160-R162, R170: +1 for his initiative, +1 for the river that Jean crossed."""
    place = {"venise": "jean au_corps_1 au_corps_2", "bologne": "massena fr_corps_1"}
    s = entering(
        game,
        place,
        "jean",
        "bologne",
        scenario="1805",
        seat="coalition",
        points=(0, 2),
        dice=[die] + [3] * 40,
    )
    assert s.step == "defend"
    s.apply("evade parme")
    go_on(s, until="move")
    assert (at(s, "massena") == "parme") == away


@pytest.mark.rule("12.5")
def test_where_one_may_evade_to(game) -> None:
    """R171: not the way the attacker came, not among enemies or before their fortress."""
    s = entering(game, BLUCHER, "davout", "bruxelles")
    assert s.step == "move"
    place = {
        "soissons": "davout fr_corps_1 fr_corps_2",
        "bruxelles": "ney fr_corps_3",
        "namur": "blucher pr_corps_1",
    }
    s = entering(game, place, "davout", "namur", control={"namur": "prussia", "liege": "france"})
    assert s.step == "defend"
    assert s.why_not("evade soissons").key == "came-that-way"
    assert s.why_not("evade bruxelles").key == "not-evading-there"
    assert s.why_not("evade liege").key == "not-evading-there"
    assert ("place", "liege") in s.why_not("evade liege").things
    assert "namur" not in legal(s, "evade")


@pytest.mark.rule("12.5")
def test_a_demoralised_force_evades_without_a_die(game) -> None:
    """R177: even a lone corps."""
    place = {"soissons": "davout fr_corps_1", "namur": "pr_corps_1!"}
    own = {"namur": "prussia", "liege": "prussia"}
    s = entering(game, place, "davout", "namur", dice=[], control=own)
    s.apply("evade liege")
    assert at(s, "pr_corps_1") == "liege"


@pytest.mark.rule("12.5")
def test_a_demoralised_army_of_two_slips_away_alone(game) -> None:
    """R173."""
    armies = "army_of_the_elbe blucher pr_corps_1! first_army barclay ru_corps_1 ru_corps_2"
    own = {"namur": "prussia", "liege": "prussia"}
    place = {"soissons": "davout fr_corps_1", "namur": armies}
    s = entering(game, place, "davout", "namur", dice=[], control=own)
    s.apply("elude liege")
    assert at(s, "blucher") == "liege"
    assert at(s, "barclay") == "namur"
    assert s.step == "defend"


@pytest.mark.rule("15.1")
def test_a_lone_corps_goes_into_its_fortress(game) -> None:
    """R113, R169."""
    place = {"soissons": "davout fr_corps_1", "namur": "pr_corps_1"}
    s = entering(game, place, "davout", "namur", control={"namur": "prussia"})
    s.apply("shelter pr_corps_1")
    assert bears(s, "pr_corps_1", "inside")
    assert s.step == "move"


# --- major campaigns (12.6) ------------------------------------------------------------------

THREE = {
    "lille": "davout fr_corps_1 fr_corps_2",
    "soissons": "massena fr_corps_3",
    "bruxelles": "wellington en_corps_1 en_corps_2",
    "namur": "ney fr_corps_4",
}


def campaign(game, place: dict[str, str], **more):
    """A major campaign of the Empire begins."""
    s = game.position(place, **more)
    s.pop()
    begin_action(s, 0)
    begin_campaign(s, 0, 3)
    s.resume()
    return s


@pytest.mark.rule("12.6")
def test_forces_of_a_campaign_fight_together(game) -> None:
    """R178, R179, R182: the enemy is asked once; the joint force has the smaller rest."""
    s = campaign(game, THREE, dice=[3] * 60)
    go_on(s, "activate davout", "enter bruxelles", "wait", until="activate")
    assert at(s, "davout") == "bruxelles"
    s.apply("activate ney")
    go_on(s, until="move")
    s.apply("enter bruxelles")
    assert s.step == "engage"
    events = go_on(s, "fight bruxelles", until="move")
    began = told(events, "battle-begins")
    assert len(began) == 1
    assert not told(events, "stood")


@pytest.mark.rule("12.6")
def test_t26_the_smaller_rest_of_points_counts(game) -> None:
    s = campaign(game, THREE, dice=[3] * 60)
    go_on(s, "activate davout", "enter bruxelles", "wait", until="activate")
    s.apply("activate massena")
    go_on(s, "enter lille", until="move")
    first, second = s.group_of(piece(s, "davout")), s.group_of(piece(s, "massena"))
    assert groups.points_left(s, first) == groups.points_left(s, second) == 3
    groups.spend(s, second, 1)
    combine(s, first, second)
    assert groups.points_left(s, first) == 2
    assert s.group_of(piece(s, "fr_corps_3")) == first


@pytest.mark.rule("12.6")
def test_battles_that_wait_are_fought_when_all_have_moved(game) -> None:
    """R179."""
    s = campaign(game, THREE, dice=[3] * 60)
    go_on(s, "activate davout", "enter bruxelles", "wait", until="activate")
    s.apply("done")
    assert legal(s) == {"fight bruxelles"}
    events = go_on(s, "fight bruxelles", until="move")
    assert told(events, "battle-begins")


@pytest.mark.rule("12.6")
def test_interior_lines_make_each_force_fight_alone(game) -> None:
    """R180, R181: 15C against a campaign; the attacker names the order."""
    s = campaign(game, THREE, dice=[3] * 90, hands={"coalition": "15c"})
    go_on(s, "activate davout", "enter bruxelles", "wait", until="activate")
    s.apply("activate ney")
    go_on(s, until="move")
    s.apply("enter bruxelles")
    go_on(s, until="engage")
    s.apply("fight bruxelles")
    assert (s.step, s.seat) == ("answer", "coalition")
    s.apply("use 15c")
    assert int(s.c[A_LINES]) == zone(s, "bruxelles") + 1
    go_on(s, until="fight-next")
    assert s.over or at(s, "davout") == "bruxelles"


@pytest.mark.rule("12.6")
def test_a_force_that_fits_nowhere_must_not_enter(game) -> None:
    """R185."""
    big = {
        "lille": "davout fr_corps_1 fr_corps_2 fr_corps_5",
        "bruxelles": "wellington en_corps_1",
        "namur": "massena fr_corps_3 fr_corps_4 fr_corps_6",
    }
    s = campaign(game, big, dice=[3] * 60)
    go_on(s, "activate davout", "enter bruxelles", "wait", until="activate")
    s.apply("activate massena")
    go_on(s, until="move")
    assert s.why_not("enter bruxelles").key == "stacked"


BOTH_ARMIES = (
    "grande_armee napoleon fr_corps_1 fr_corps_2 | army_of_italy suchet fr_corps_3 fr_corps_4"
)
CLINTON = "clinton en_corps_3 en_corps_4"


@pytest.mark.rule("9.1", "12.5", "R547")
@pytest.mark.parametrize(
    ("force", "away"),
    [("grande_armee napoleon fr_corps_1 fr_corps_2", True), (BOTH_ARMIES, False)],
)
def test_two_armies_evade_with_a_higher_initiative(game, force: str, away: bool) -> None:
    """Clinton has 2: Napoleon's 1 is better, the 2 of two armies is not; the die is a 4."""
    place = {"anvers": CLINTON, "bruxelles": force}
    more = {"seat": "coalition", "points": (0, 3), "dice": [4] + [3] * 60}
    s = entering(game, place, "clinton", "bruxelles", **more)
    go_on(s, "evade lille")
    assert (at(s, "napoleon") == "lille") == away


@pytest.mark.rule("9.1", "12.4", "R547")
def test_two_armies_on_the_march_have_a_higher_initiative(game) -> None:
    """Wellington and Blücher together have 2, and Davout's 1 is better than that."""
    peninsula = "army_of_the_peninsula wellington en_corps_3 en_corps_4 en_corps_5"
    elbe = "army_of_the_elbe blucher pr_corps_1- pr_corps_2"
    for leader, comes in (("army_of_the_peninsula", True), ("wellington", False)):
        s = entering(
            game,
            {"anvers": f"{peninsula} | {elbe}", "lille": "davout fr_corps_1 fr_corps_2"},
            leader,
            "bruxelles",
            seat="coalition",
            points=(0, 3),
            hands={"empire": "8f"},
            dice=[4] + [3] * 60,
        )
        s.apply("intercept davout 8f")
        events = go_on(s, "go")
        assert bool(told(events, "intercepted")) == comes


@pytest.mark.rule("9.1", "12.4", "R547")
def test_to_intercept_with_two_armies_asks_for_a_better_card(game) -> None:
    """8F is worth 1, 3F 2: with the cheaper card Napoleon brings only his own army."""
    for card, able in (("8f", False), ("3f", True)):
        s = entering(
            game,
            {"lille": BOTH_ARMIES, "anvers": CLINTON},
            "clinton",
            "bruxelles",
            seat="coalition",
            points=(0, 3),
            hands={"empire": "8f 3f"},
            dice=[4] + [3] * 60,
        )
        s.apply(f"intercept napoleon {card}")
        reason = s.why_not("with army_of_italy")
        assert (reason is None) == able
        if reason is not None:
            assert (reason.key, reason.rule) == ("card-too-low", "12.4")
            assert ("card", card) in reason.things
        else:
            # With both his 2 is no better than Clinton's: a 4 is not enough.
            events = go_on(s, "with army_of_italy", "go")
            assert told(events, "interception-failed")
