"""17.2.1, 17.2.4-17.2.6: interception, evasion, blockades, ports that are lost."""

from __future__ import annotations

import pytest

from grognard.games.europe import supply
from grognard.games.europe.layout import UNSUPPLIED
from grognard.games.europe.steps.holding import take_control
from grognard.games.europe.verbs import piece_keys
from squadrons import at, do, keys, legal, refused, sailing

FRENCH = "fleet_ganteaume fleet_missiessy fleet_willaumez"

# --- interception (17.2.4) -----------------------------------------------------------------


@pytest.mark.rule("17.2.4")
@pytest.mark.parametrize(("die", "caught"), [(4, False), (5, True)])
def test_six_or_more_with_the_best_initiative_intercepts(game, die: int, caught: bool) -> None:
    state = sailing(
        game,
        "fleet_emeriau",
        {"toulon": "fleet_emeriau", "golfe_du_lion": "fleet_keith fleet_stirling"},
        seat="empire",
        dice=[die, 1, 2, 3],
    )
    told = do(state, "sail golfe_du_lion", "chase golfe_du_lion")
    assert ("naval-battle-begins" in keys(told)) == caught
    assert ("chase-failed" in keys(told)) != caught


@pytest.mark.rule("17.2.4")
def test_whoever_is_not_intercepted_may_go_on_or_attack(game) -> None:
    state = sailing(
        game,
        "fleet_emeriau",
        {"toulon": "fleet_emeriau", "golfe_du_lion": "fleet_keith"},
        seat="empire",
        dice=[1],
    )
    do(state, "sail golfe_du_lion", "chase golfe_du_lion")
    assert state.step == "sail"
    assert "golfe_du_lion" in legal(state, "attack")
    do(state, "sail mer_tyrrhenienne")


@pytest.mark.rule("17.2.4", "R270")
def test_t33_only_three_fleets_take_part(game) -> None:
    """R270: the two at sea fail, one blockader succeeds: all three fight; the other may not try."""
    state = sailing(
        game,
        FRENCH,
        {
            "golfe_de_gascogne": FRENCH,
            "manche": "fleet_stirling fleet_calder",
            "amsterdam_blockade": "fleet_keith",
            "anvers_blockade": "fleet_ball",
        },
        seat="empire",
        dice=[1, 5, 1, 1, 1, 2, 2, 2],
    )
    do(state, "sail manche")
    assert (state.step, state.seat) == ("sea-intercept", "coalition")
    do(state, "chase manche")
    assert legal(state, "chase") == {"amsterdam_blockade", "anvers_blockade"}
    told = do(state, "chase amsterdam_blockade")
    assert "naval-battle-begins" in keys(told)
    rolled = [event.params for event in told if event.key == "naval-rolled"]
    # 1 + 1 + 1 against three dice of 2 and Keith's tactical value.
    assert [event["total"] for event in rolled] == [3, 7]
    assert at(state, "fleet_keith") == "manche"
    assert at(state, "fleet_ball") == "anvers_blockade"


@pytest.mark.rule("17.2.4", "R270")
def test_the_squadron_at_sea_tries_first_and_once(game) -> None:
    state = sailing(
        game,
        "fleet_ganteaume",
        {
            "golfe_de_gascogne": "fleet_ganteaume",
            "manche": "fleet_keith",
            "anvers_blockade": "fleet_ball",
        },
        seat="empire",
        dice=[1],
    )
    do(state, "sail manche", "chase anvers_blockade")
    # A blockader has tried; the squadron at sea comes too late.
    assert state.step == "sail"
    assert at(state, "fleet_ball") == "anvers_blockade"


@pytest.mark.rule("17.2.4")
def test_fleets_in_port_do_not_intercept(game) -> None:
    place = {"golfe_de_gascogne": "fleet_ganteaume", "plymouth": "fleet_nelson"}
    state = sailing(game, "fleet_ganteaume", place, seat="empire")
    do(state, "sail manche")
    assert state.step == "sail"


@pytest.mark.rule("17.2.6")
def test_a_blockade_is_lifted_if_nobody_stays(game) -> None:
    """R275: a blockader sends some of its fleets or all; they end at sea."""
    place = {"golfe_de_gascogne": FRENCH, "anvers_blockade": "fleet_ball fleet_calder"}
    state = sailing(game, FRENCH, place, seat="empire", dice=[4, 1, 1, 1, 1])
    do(state, "sail manche", "chase anvers_blockade")
    assert state.step == "sends"
    assert refused(state, "go") == ("17.3.1", "no-squadron")
    do(state, "with fleet_ball", "go")
    assert at(state, "fleet_calder") == "anvers_blockade"
    state = sailing(game, FRENCH, place, seat="empire", dice=[4, 1, 1, 1, 1, 1])
    do(state, "sail manche", "chase anvers_blockade", "with fleet_ball", "with fleet_calder")
    assert at(state, "fleet_calder") == "manche"


# --- evasion (17.2.5) ----------------------------------------------------------------------


def attacked_at_sea(game, **more):
    """Keith has come from the Channel and attacks Ganteaume in the Bay of Biscay."""
    state = sailing(
        game,
        "fleet_keith",
        {"manche": "fleet_keith", "golfe_de_gascogne": "fleet_ganteaume", **more.pop("at", {})},
        **more,
    )
    do(state, "sail golfe_de_gascogne")
    while state.step == "sea-intercept":
        do(state, "pass")
    do(state, "attack golfe_de_gascogne")
    return state


@pytest.mark.rule("17.2.5")
def test_a_squadron_at_sea_slips_away_to_a_port_or_a_sea(game) -> None:
    """R272: not to where the attacker came from."""
    state = attacked_at_sea(game, dice=[5])
    assert (state.step, state.seat) == ("sea-evade", "empire")
    do(state, "slip")
    goals = legal(state, "sail")
    assert {"brest", "rochefort", "la_corogne", "atlantique_sud", "mer_d_irlande"} <= goals
    assert not {"manche", "portsmouth", "lisbonne"} & goals
    do(state, "sail brest")
    assert (state.step, state.seat) == ("sail", "coalition")
    assert at(state, "fleet_ganteaume") == "brest"


@pytest.mark.rule("17.2.5")
def test_who_does_not_get_away_fights(game) -> None:
    state = attacked_at_sea(game, dice=[4, 3, 3])
    told = do(state, "slip")
    assert "naval-battle-begins" in keys(told)


@pytest.mark.rule("17.2.5")
def test_a_blockaded_or_full_port_is_no_refuge(game) -> None:
    more = {
        "brest": "fleet_missiessy",
        "brest_blockade": "fleet_ball",
        "rochefort": "fleet_villeneuve fleet_emeriau fleet_linois",
    }
    state = attacked_at_sea(game, at=more, dice=[5])
    do(state, "slip")
    assert not {"brest", "rochefort"} & legal(state, "sail")
    assert "nantes" in legal(state, "sail")


@pytest.mark.rule("17.2.5")
def test_an_evading_squadron_may_be_intercepted_where_it_goes(game) -> None:
    """R273: then it fights there."""
    state = attacked_at_sea(game, at={"atlantique_sud": "fleet_nelson"}, dice=[5, 3, 1, 4])
    do(state, "slip", "sail atlantique_sud")
    assert (state.step, state.seat) == ("sea-intercept", "coalition")
    told = do(state, "chase atlantique_sud")
    assert "naval-won" in keys(told)
    assert at(state, "fleet_ganteaume") == "reserve"  # 1 against 4 + 3
    assert (state.step, state.seat) == ("sail", "coalition")


@pytest.mark.rule("17.2.5")
def test_interceptions_come_before_evasions(game) -> None:
    """Who was asked to intercept may still slip away from an attack."""
    place = {"manche": "fleet_keith", "golfe_de_gascogne": "fleet_ganteaume"}
    state = sailing(game, "fleet_keith", place, dice=[1, 5])
    do(state, "sail golfe_de_gascogne", "chase golfe_de_gascogne")
    do(state, "attack golfe_de_gascogne")
    assert state.step == "sea-evade"


# --- blockades (17.2.6) --------------------------------------------------------------------


@pytest.mark.rule("17.2.6")
def test_fleets_in_port_may_let_the_blockade_be(game) -> None:
    place = {"golfe_de_gascogne": "fleet_keith", "brest": "fleet_ganteaume"}
    state = sailing(game, "fleet_keith", place)
    do(state, "sail brest_blockade")
    assert (state.step, state.seat) == ("sally", "empire")
    do(state, "stay")
    assert state.step == "sail"
    zone = [zone.key for zone in game.model.zones].index("brest")
    assert state.blockaded(zone)


@pytest.mark.rule("17.2.6")
def test_beaten_in_the_box_the_newcomer_goes_back_to_sea(game) -> None:
    place = {"golfe_de_gascogne": "fleet_keith", "brest": "fleet_ganteaume fleet_missiessy"}
    state = sailing(game, "fleet_keith", place, dice=[1, 2, 2])
    do(state, "sail brest_blockade", "sally")
    assert at(state, "fleet_keith") == "golfe_de_gascogne"
    assert at(state, "fleet_ganteaume") == at(state, "fleet_missiessy") == "brest"
    assert state.step == "activate"  # a defeat ends the activation


@pytest.mark.rule("17.2.6")
def test_beaten_in_the_box_it_is_at_sea_and_not_in_a_port_of_its_own(game) -> None:
    """Genoa is Austrian in 1815, open and near, but the sea of the box is where it must go."""
    place = {"golfe_du_lion": "fleet_keith", "toulon": "fleet_ganteaume fleet_missiessy"}
    state = sailing(game, "fleet_keith", place, scenario="1815", dice=[1, 2, 2])
    do(state, "sail toulon_blockade", "sally")
    assert at(state, "fleet_keith") == "golfe_du_lion"
    assert state.step == "activate"


@pytest.mark.rule("17.2.7")
@pytest.mark.rule("17.2.1")
def test_refusals_at_sea_name_rules_of_the_sea(game) -> None:
    place = {"londres": "fleet_keith", "plymouth": "fleet_stirling", "york": "en_corps_3"}
    state = sailing(game, "fleet_keith", place)
    assert refused(state, "load en_corps_3 fleet_keith") == ("17.2.7", "not-in-port")
    assert refused(state, "load en_corps_3 fleet_stirling") == ("17.1", "not-together")
    assert refused(state, "drop fleet_stirling") == ("17.1", "not-together")


@pytest.mark.rule("17.2.6")
def test_the_fortress_does_not_help_in_the_box_and_the_beaten_go_back_in(game) -> None:
    place = {"golfe_de_gascogne": "fleet_keith", "brest": "fleet_ganteaume"}
    state = sailing(game, "fleet_keith", place, dice=[3, 2])
    told = do(state, "sail brest_blockade", "sally")
    assert [e.params["total"] for e in told if e.key == "naval-rolled"] == [4, 2]
    assert (at(state, "fleet_keith"), at(state, "fleet_ganteaume")) == ("brest_blockade", "brest")
    assert state.step == "sail"


@pytest.mark.rule("17.2.6")
def test_the_relief_of_a_blockade_is_not_fought(game) -> None:
    """R274."""
    place = {
        "golfe_de_gascogne": "fleet_keith",
        "brest_blockade": "fleet_ball",
        "brest": "fleet_ganteaume",
    }
    state = sailing(game, "fleet_keith", place)
    do(state, "sail brest_blockade")
    assert state.step == "sail"


@pytest.mark.rule("17.2.6")
def test_who_leaves_a_blockaded_port_is_fought_at_once(game) -> None:
    """R271: won, the blockader goes to sea and the way is free."""
    place = {"brest": "fleet_ganteaume", "brest_blockade": "fleet_keith"}
    state = sailing(game, "fleet_ganteaume", place, seat="empire", dice=[5, 1])
    assert refused(state, "sail golfe_de_gascogne") == ("17.2.6", "port-blockaded")
    do(state, "sail brest_blockade")
    assert at(state, "fleet_keith") == "golfe_de_gascogne"
    assert refused(state, "stop") == ("17.2.2", "must-sail-on")
    do(state, "sail golfe_de_gascogne")
    assert state.step == "sea-intercept"


@pytest.mark.rule("17.2.6")
def test_beaten_by_the_blockade_it_is_back_in_port(game) -> None:
    place = {"brest": "fleet_ganteaume", "brest_blockade": "fleet_keith"}
    state = sailing(game, "fleet_ganteaume", place, seat="empire", dice=[1, 3])
    do(state, "sail brest_blockade")
    assert (at(state, "fleet_ganteaume"), at(state, "fleet_keith")) == ("brest", "brest_blockade")
    assert state.step == "activate"


@pytest.mark.rule("17.2.6", "R304")
def test_a_friend_from_the_sea_may_fight_the_blockaders(game) -> None:
    """R268, R304: the box of an own port costs nothing; the victor goes on into the port."""
    place = {"golfe_de_gascogne": "fleet_linois", "brest_blockade": "fleet_keith"}
    state = sailing(game, "fleet_linois", place, seat="empire", dice=[3, 1])
    assert refused(state, "sail brest") == ("17.2.6", "port-blockaded")
    do(state, "sail brest_blockade")
    assert (state.step, state.seat) == ("sea-retreat", "coalition")
    assert "golfe_de_gascogne" not in legal(state, "sail")
    do(state, "sail manche")
    do(state, "sail brest")
    assert at(state, "fleet_linois") == "brest"


@pytest.mark.rule("17.2.6")
@pytest.mark.parametrize(
    ("in_port", "lies"),
    [("fleet_ganteaume", "brest"), ("fleet_ganteaume fleet_missiessy fleet_willaumez", "")],
)
def test_who_has_beaten_the_blockaders_lies_in_the_port_or_at_sea(game, in_port, lies) -> None:
    """R304: nobody stays in the box of an own port; a full port sends him to sea."""
    place = {
        "golfe_de_gascogne": "fleet_linois",
        "brest_blockade": "fleet_keith",
        "brest": in_port,
    }
    state = sailing(game, "fleet_linois", place, seat="empire", dice=[6, 1])
    do(state, "sail brest_blockade")
    if lies:
        do(state, "sail brest", "stop")
    else:
        assert refused(state, "stop") == ("17.2.2", "must-sail-on")
        do(state, "sail golfe_de_gascogne", "stop")
    assert at(state, "fleet_linois") == (lies or "golfe_de_gascogne")


@pytest.mark.rule("17.2.6")
def test_a_blockaded_port_has_no_supply_by_sea(game) -> None:
    zones = [zone.key for zone in game.model.zones]
    countries = [country.key for country in game.model.countries]
    england, messina = countries.index("england"), zones.index("la_valette")
    state = game.position({"la_valette": "en_corps_3"}, scenario="1805")
    assert supply.supplied(state, england, messina)
    forts = {"la_valette": "siege 0"}
    place = {"la_valette": "en_corps_3^ | fr_corps_1", "la_valette_blockade": "fleet_emeriau"}
    state = game.position(place, scenario="1805", forts=forts)
    assert not supply.garrison_supplied(state, england, messina)


# --- a port that is lost (17.2.1) ----------------------------------------------------------


def lost_port(game, at_: dict[str, str], **more):
    """The French take Naples from the land; its fortress is in ruins already."""
    at_ = {"naples": "fleet_naples", "rome": "fr_corps_1 massena", **at_}
    state = game.position(
        at_,
        scenario="1805",
        forts={"naples": "ruined"},
        control={"rome": "france"},
        points=(9, 9),
        **more,
    )
    do(state, "operate", "activate massena", "force 0")
    while state.step != "move":
        do(state, "go" if state.step == "muster" else "done")
    do(state, "enter naples")
    while state.step != "move":
        do(state, "endure" if state.step == "feed" else "pass")
    state.unmark(piece_keys(game.model).index("fr_corps_1"), UNSUPPLIED)
    do(state, "control")
    return state


@pytest.mark.rule("17.2.1")
def test_fleets_leave_a_lost_port_for_the_nearest_one(game) -> None:
    """R290: their owner chooses among equals."""
    state = lost_port(game, {})
    assert (state.step, state.seat) == ("flight", "coalition")
    assert legal(state, "sail") == {"mer_tyrrhenienne"}
    do(state, "sail mer_tyrrhenienne")
    assert legal(state, "sail") == {"palerme", "cagliari"}
    do(state, "sail palerme")
    assert at(state, "fleet_naples") == "palerme"
    assert (state.step, state.seat) == ("move", "empire")


@pytest.mark.rule("17.2.1")
def test_they_may_be_intercepted_on_the_way_and_go_on_even_if_beaten(game) -> None:
    state = lost_port(game, {"mer_tyrrhenienne": "fleet_allemand"}, dice=[4, 2, 3])
    do(state, "sail mer_tyrrhenienne")
    assert (state.step, state.seat) == ("sea-intercept", "empire")
    do(state, "chase mer_tyrrhenienne")  # 2 against 3 + 1
    assert state.step == "flight"
    do(state, "sail cagliari")
    assert at(state, "fleet_naples") == "cagliari"


@pytest.mark.rule("17.2.1", "R304")
def test_a_blockade_intercepts_them_without_a_die_and_then_enters_the_port(game) -> None:
    """R290, R304."""
    state = lost_port(game, {"naples_blockade": "fleet_allemand"}, dice=[2, 3])
    assert (state.step, state.seat) == ("flight", "coalition")
    do(state, "sail mer_tyrrhenienne")
    do(state, "sail palerme")
    assert at(state, "fleet_naples") == "palerme"
    assert at(state, "fleet_allemand") == "naples"


@pytest.mark.rule("17.2.1")
def test_they_may_enter_a_port_under_blockade_after_a_fight_even_beaten(game) -> None:
    box = {"palerme_blockade": "fleet_allemand", "cagliari": "fleet_ball fleet_keith fleet_calder"}
    state = lost_port(game, box, dice=[5, 2, 3])
    do(state, "sail mer_tyrrhenienne")
    assert state.step == "sea-intercept"  # the blockader may come out
    do(state, "pass")
    assert legal(state, "sail") == {"palerme"}
    do(state, "sail palerme")
    assert (state.step, state.seat) == ("sea-intercept", "empire")
    told = do(state, "chase palerme_blockade")  # 2 against 3 + 1
    assert "naval-won" in keys(told)
    do(state, "sail palerme")
    assert (at(state, "fleet_naples"), at(state, "fleet_allemand")) == (
        "palerme",
        "palerme_blockade",
    )


@pytest.mark.rule("17.2.1")
def test_without_a_port_in_reach_they_are_lost(game) -> None:
    """R290: the ice holds Saint Petersburg in winter."""
    state = game.position(
        {"saint_petersbourg": "fleet_khanykov fr_corps_1"}, scenario="1805", round=6
    )
    zone = [zone.key for zone in game.model.zones].index("saint_petersbourg")
    take_control(state, 0, zone)
    state.resume()
    assert at(state, "fleet_khanykov") == "reserve"
