"""14.7 to 14.10: wounds, losses, morale, pursuit and retreat."""

from typing import Any

import pytest

from europe_wars import at, attack, bears, go_on, legal, told, zone
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import B_CHIEF, B_LOST, B_MORALE, B_WINNER
from grognard.games.europe.steps import battle_end

ARMY = "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11"
WELLINGTON = "wellington en_corps_3 en_corps_4"


def fight(
    game: Europe, dice: list[int], attackers: str = ARMY, defenders: str = WELLINGTON, **more: Any
) -> Any:
    """The French at Lille are about to attack Brussels."""
    board = {"lille": attackers, "bruxelles": defenders, **more.pop("at", {})}
    return game.position(board, dice=dice, points=(2, 0), **more)


def lose(state: Any, until: str = "", **own: list[str]) -> list[Any]:
    """Both sides lay their losses on the units that are named, or on any."""
    events: list[Any] = []
    while state.step == "losses":
        wanted = [f"lose {key}" for key in own.get(str(state.seat), [])]
        able = sorted(legal(state))
        said = next((text for text in wanted if text in able), able[0])
        events += go_on(state, said, until="losses")
    return events + go_on(state, until=until)


# --- wounds (14.7) -------------------------------------------------------------------------


@pytest.mark.rule("14.7")
@pytest.mark.parametrize(("die", "where"), [(6, "next budget"), (5, "bruxelles")])
def test_a_subordinate_who_lent_his_value_is_wounded_on_a_six(
    game: Europe, die: int, where: str
) -> None:
    """R230: before the losses."""
    state = fight(game, [6, 6, 1, 1, die], f"{ARMY} davout")
    attack(state, "napoleon", "bruxelles", until="leads")
    go_on(state, "lend davout", until="losses")
    assert at(state, "davout") == where


# --- losses (14.8) -------------------------------------------------------------------------


@pytest.mark.rule("14.8")
def test_the_lead_pays_first_then_the_special_units_then_half_of_the_steady(game: Europe) -> None:
    """R228."""
    force = "grande_armee napoleon fr_guard fr_corps_9 fr_corps_10 fr_corps_11 guard_cavalry"
    state = fight(game, [1, 1, 6, 6], force, f"{WELLINGTON} en_corps_5")
    attack(state, "napoleon", "bruxelles", until="leads")
    go_on(state, "lead fr_guard", "engage guard_cavalry", until="losses")
    assert legal(state, "lose") == {"fr_guard"}
    go_on(state, "lose fr_guard", until="losses")
    assert legal(state, "lose") == {"guard_cavalry"}
    assert at(state, "guard_cavalry") == "bruxelles"


@pytest.mark.rule("14.8")
def test_one_loss_is_of_cavalry_where_the_table_says_so(game: Europe) -> None:
    """R228: a result with C; other units wait until a step of cavalry is lost."""
    force = "army_of_germany schwarzenberg au_corps_1 au_corps_2 au_corps_3 au_cavalry"
    state = fight(game, [6, 6, 1, 1], f"{ARMY} murat fr_cavalry", force)
    attack(state, "napoleon", "bruxelles", until="losses")
    while state.seat == "empire":
        go_on(state, "lose fr_corps_9", until="losses")
    assert legal(state, "lose") == {"au_cavalry"}
    go_on(state, "lose au_cavalry", until="losses")
    assert "au_corps_1" in legal(state, "lose")


@pytest.mark.rule("14.8")
def test_a_cavalry_loss_comes_before_the_duty_of_morale(game: Europe) -> None:
    """What cannot be met is ignored: there is always an answer."""
    force = "grande_armee napoleon fr_corps_1 fr_corps_2 fr_corps_3 fr_cavalry"
    state = fight(game, [1, 1, 6, 6], force, f"{WELLINGTON} en_corps_5")
    attack(state, "napoleon", "bruxelles", until="losses")
    for _ in range(4):
        if state.step == "losses" and state.seat == "empire":
            assert legal(state, "lose")
            go_on(state, sorted(legal(state))[-1], until="losses")


@pytest.mark.rule("14.8")
def test_half_of_the_losses_fall_on_units_of_the_force_s_morale_or_above(game: Europe) -> None:
    """Of two losses one is of morale 4, the other at will; no depot may be one."""
    guards = "fr_national_guard_1 fr_national_guard_2"
    board = {
        "soissons": f"davout fr_corps_9 fr_corps_10 {guards} france_depot_1",
        "namur": "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3 pr_corps_4",
    }
    state = game.position(board, dice=[5, 3, 1, 1, 1], seat="coalition")
    attack(state, "blucher", "soissons", until="losses")
    while state.seat == "coalition":
        go_on(state, sorted(legal(state))[0], until="losses")
    assert state.argument(1) == 2
    assert len(legal(state, "lose")) == 4
    go_on(state, "lose fr_national_guard_1", until="losses")
    assert legal(state, "lose") == {"fr_corps_9", "fr_corps_10"}


@pytest.mark.rule("14.8")
def test_nobody_inflicts_more_than_his_own_steps(game: Europe) -> None:
    """R227: whatever the table says."""
    state = fight(game, [6, 6, 1, 1, 1], "davout fr_corps_9-", "wellington en_corps_3-")
    attack(state, "davout", "bruxelles", until="losses")
    assert state.argument(1) == 1


@pytest.mark.rule("14.8")
def test_a_side_without_combat_units_leaves_the_map(game: Europe) -> None:
    """R229, R226: its generals and markers go; who survives alone holds the zone."""
    state = fight(game, [6, 6, 6, 6, 1, 1], ARMY, "army_of_the_peninsula wellington en_corps_3")
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state)
    assert at(state, "wellington") == "next budget"
    assert at(state, "army_of_the_peninsula") == "reserve"


# --- the morale test (14.9.1) --------------------------------------------------------------


@pytest.mark.rule("14.9.1")
def test_t30_morale_with_the_general_s_value_and_the_difference_of_losses(game: Europe) -> None:
    state = fight(game, [3, 3, 3, 3], ARMY, "blucher pr_corps_2 pr_corps_3")
    attack(state, "napoleon", "bruxelles", until="losses")
    state.c[B_MORALE + 1] = 3
    state.c[B_LOST], state.c[B_LOST + 1] = 0, 3
    assert battle_end.morale_to_beat(state, 1) == 1
    state.c[B_LOST], state.c[B_LOST + 1] = 4, 3
    assert battle_end.morale_to_beat(state, 1) == 4
    state.c[B_CHIEF + 1] = 0
    assert battle_end.morale_to_beat(state, 1) == 3


@pytest.mark.rule("14.9.1")
def test_x10_a_force_of_no_morale_is_demoralised_without_a_die(game: Europe) -> None:
    """R232: the only die left is the pursuit's."""
    state = fight(game, [3, 4, 1, 1, 1], ARMY, "mack au_corps_1 au_corps_2")
    attack(state, "napoleon", "bruxelles", until="losses")
    state.c[B_MORALE + 1] = 1
    events = lose(state, until="retreat")
    events += go_on(state, sorted(legal(state))[0])
    assert not told(events, "morale-rolled")[0]["die"]
    assert told(events, "pursued")


@pytest.mark.rule("14.9.1")
def test_a_skirmish_demoralises_nobody(game: Europe) -> None:
    state = fight(game, [6, 6, 1, 1], "davout fr_corps_9", "wellington en_corps_3")
    attack(state, "davout", "bruxelles", until="losses")
    events = lose(state, until="retreat")
    events += go_on(state, sorted(legal(state))[0])
    assert not told(events, "morale-rolled")


# --- pursuit (14.9.2) ----------------------------------------------------------------------


@pytest.mark.rule("14.9.2")
def test_t31_the_pursuit(game: Europe) -> None:
    """Napoléon 3, two steps of cavalry, Murat, die 4: ten, so four losses (R233)."""
    force = "grande_armee napoleon murat fr_corps_9 fr_corps_10 fr_cavalry guard_cavalry"
    state = fight(game, [6, 6, 1, 1, 6, 4], force, "blucher pr_corps_2 pr_corps_3 pr_corps_4-")
    attack(state, "napoleon", "bruxelles", until="losses")
    state.c[B_WINNER] = 1
    assert battle_end.pursuit_modifier(state, 0) == 3 + 2 + 1


@pytest.mark.rule("14.9.2", "R107")
@pytest.mark.parametrize(("screen", "added"), [(False, 6), (True, 6 - 2 - 1)])
def test_the_option_lets_cavalry_of_the_beaten_hamper_the_pursuit(
    game: Europe, screen: bool, added: int
) -> None:
    """One less for each step of reserve cavalry and each general of cavalry of the beaten."""
    force = "grande_armee napoleon murat fr_corps_9 fr_corps_10 fr_cavalry guard_cavalry"
    beaten = "first_army koutouzov platov ru_corps_1 ru_corps_2 ru_cavalry"
    places = {"lille": force, "bruxelles": beaten}
    state = game.position(places, dice=[6, 6, 1, 1, 6, 4], cavalry_screen=screen)
    state.apply("operate")
    attack(state, "napoleon", "bruxelles", until="losses")
    assert battle_end.pursuit_modifier(state, 0) == added


@pytest.mark.rule("14.9.2")
def test_pursuit_losses_may_be_depots(game: Europe) -> None:
    """R234."""
    force = "blucher pr_corps_2 pr_corps_3 pr_corps_4- prussia_depot_1"
    army = "grande_armee napoleon murat fr_corps_9 fr_corps_10 fr_corps_11 fr_cavalry"
    state = fight(game, [1, 3, 1, 1, 6, 4], army, force)
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state, until="retreat")
    go_on(state, sorted(legal(state))[0], until="pursuit-losses")
    assert "prussia_depot_1" in legal(state, "lose")
    assert bears(state, "pr_corps_3", "demoralised") or bears(state, "pr_corps_4", "demoralised")


# --- demoralised (14.9.3, 14.9.4) ----------------------------------------------------------


@pytest.mark.rule("14.9.3")
def test_a_demoralised_force_beaten_again_is_destroyed(game: Europe) -> None:
    """R235: before any pursuit; and it fights with one less."""
    force = "wellington en_corps_3! en_corps_4! en_corps_5!"
    state = fight(game, [3, 3, 1, 1, 6], ARMY, force)
    events = attack(state, "napoleon", "bruxelles")
    if state.step == "defend":
        events += go_on(state, "stand", until="losses")
    assert told(events, "battle-rolled")[1]["total"] == 2 + 3 - 1
    events = lose(state, until="retreat")
    events += go_on(state, sorted(legal(state))[0])
    assert told(events, "force-destroyed")
    assert at(state, "wellington") == "next budget"
    assert not told(events, "pursued")


@pytest.mark.rule("14.9.4")
@pytest.mark.parametrize(("die", "shaken"), [(6, False), (5, False)])
def test_a_general_rallies_his_force_for_two_points(game: Europe, die: int, shaken: bool) -> None:
    """R238: not above its morale and the better of his two values: 4 and 3 here."""
    state = game.position({"lille": "davout fr_corps_9! fr_corps_10!"}, dice=[die])
    go_on(state, "activate davout", "rally", until="move")
    assert bears(state, "fr_corps_9", "demoralised") is shaken


@pytest.mark.rule("14.9.4")
def test_a_rally_fails_above_and_may_be_tried_again(game: Europe) -> None:
    state = game.position({"lille": "ney fr_national_guard_1!"}, dice=[6, 4], points=(1, 0))
    go_on(state, "activate ney", "rally", until="move")
    assert bears(state, "fr_national_guard_1", "demoralised")
    assert "rally" not in legal(state)  # three points in all, two of them spent


@pytest.mark.rule("14.9.4")
def test_a_demoralised_force_that_wins_is_rallied(game: Europe) -> None:
    """R239."""
    army = "grande_armee napoleon fr_corps_9! fr_corps_10! fr_corps_11!"
    state = fight(game, [6, 6, 1, 1, 1, 1], army)
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state, until="retreat")
    go_on(state, sorted(legal(state))[0], until="move")
    assert not bears(state, "fr_corps_10", "demoralised")


# --- retreat (14.10) -----------------------------------------------------------------------


def beaten(game: Europe, defenders: str = WELLINGTON, **more: Any) -> Any:
    """The defenders of Brussels have lost and are asked where to go."""
    dice = more.pop("dice", [2, 2, 1, 1, 1, 1])
    state = fight(game, dice, ARMY, defenders, **more)
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state, until="retreat")
    return state


@pytest.mark.rule("14.10")
def test_a_beaten_defender_goes_to_a_friendly_zone_not_where_the_attacker_came_from(
    game: Europe,
) -> None:
    """R242."""
    assert legal(beaten(game), "retreat") == {"anvers", "namur", "liege"}
    hostile = {"anvers": "france", "namur": "france"}
    state = beaten(game, control=hostile, forts=dict.fromkeys(hostile, "ruined"))
    assert legal(state, "retreat") == {"liege"}


@pytest.mark.rule("14.10")
def test_then_to_an_enemy_zone_without_troops_or_fortress(game: Europe) -> None:
    """R242: control there stays as it is."""
    taken = dict.fromkeys(("anvers", "namur", "liege"), "france")
    state = beaten(game, control=taken, forts={"liege": "ruined"})
    assert legal(state, "retreat") == {"liege"}
    go_on(state, "retreat liege")
    assert state.side(state.holder(zone(state, "liege"))) == 0
    assert at(state, "en_corps_4") == "liege"


@pytest.mark.rule("14.10")
def test_then_by_breaking_through_and_else_it_is_destroyed(game: Europe) -> None:
    """R243: those in the way are destroyed; R247: generals go to the reserve."""
    taken = dict.fromkeys(("anvers", "namur", "liege"), "france")
    corps = " ".join(f"en_corps_{n}" for n in range(1, 6))
    force = f"army_of_the_peninsula wellington {corps}"
    state = beaten(
        game,
        force,
        dice=[6, 6, 1, 1, 1, 1],
        at={"liege": "fr_corps_15-"},
        control=taken,
        forts={"liege": "ruined"},
    )
    assert legal(state, "retreat") == {"liege"}
    go_on(state, "retreat liege")
    assert at(state, "fr_corps_15") == "reserve"
    state = fight(game, [2, 2, 1, 1, 1, 1], control=taken)
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state)
    assert at(state, "wellington") == "next budget"
    assert at(state, "en_corps_4") == "reserve"


@pytest.mark.rule("14.10")
def test_into_the_fortress_of_the_zone_if_no_friendly_zone_is_near(game: Europe) -> None:
    """R242: besieged at once by a victor who is strong enough."""
    taken = dict.fromkeys(("bruxelles", "liege", "luxembourg"), "france")
    board = {"soissons": ARMY, "namur": WELLINGTON}
    state = game.position(
        board, dice=[2, 2, 1, 1, 1, 1], control=taken, forts=dict.fromkeys(taken, "ruined")
    )
    attack(state, "napoleon", "namur", until="losses")
    lose(state, until="retreat")
    assert legal(state, "retreat") == {"namur"}
    go_on(state, "retreat namur", until="move")
    assert bears(state, "en_corps_4", "inside")
    assert state.besieged(zone(state, "namur"))


@pytest.mark.rule("14.10")
def test_a_beaten_attacker_goes_back_where_he_came_from(game: Europe) -> None:
    """R241: whatever its control."""
    state = fight(game, [1, 3, 3, 6, 6], control={"lille": "england"}, forts={"lille": "ruined"})
    attack(state, "napoleon", "bruxelles", until="losses")
    lose(state, until="retreat")
    assert state.seat == "empire"
    assert legal(state, "retreat") == {"lille"}


@pytest.mark.rule("14.10")
def test_a_retreat_over_a_river_costs_a_step_or_a_depot(game: Europe) -> None:
    """R231: taken before the morale test, and counted in it."""
    board = {"strasbourg": "davout fr_corps_9 fr_corps_10 | france_depot_1"}
    board["bade"] = "schwarzenberg au_corps_1 au_corps_2"
    state = game.position(board, dice=[1, 1, 6, 6, 1, 1])
    attack(state, "davout", "bade", until="losses")
    lose(state, until="retreat")
    before = int(state.c[B_LOST])
    go_on(state, "retreat strasbourg", until="retreat-losses")
    assert "france_depot_1" in legal(state, "lose")
    go_on(state, "lose france_depot_1")
    assert int(state.c[B_LOST]) == before + 1


@pytest.mark.rule("14.10")
def test_fixed_depots_go_along_if_the_owner_wishes_or_are_destroyed(game: Europe) -> None:
    """R245."""
    force = f"{WELLINGTON} england_depot_1# england_depot_2# england_depot_3"
    state = beaten(game, force)
    go_on(state, "retreat anvers", until="bring-depots")
    assert legal(state, "bring") == {"england_depot_1", "england_depot_2"}
    go_on(state, "bring england_depot_1", "done")
    assert at(state, "england_depot_1") == "anvers"
    assert at(state, "england_depot_2") == "reserve"
    assert at(state, "england_depot_3") == "anvers"


@pytest.mark.rule("14.10")
def test_a_retreat_among_friends_makes_one_force(game: Europe) -> None:
    """R244: generals in excess go to the reserve."""
    state = beaten(game, at={"anvers": "clinton en_corps_5"})
    go_on(state, "retreat anvers")
    assert at(state, "clinton") == "next budget"
    assert at(state, "wellington") == "anvers"


@pytest.mark.rule("14.10")
def test_a_victorious_active_force_takes_the_zone_and_goes_on(game: Europe) -> None:
    """R246."""
    state = beaten(game)
    go_on(state, "retreat liege", until="move")
    assert state.side(state.holder(zone(state, "bruxelles"))) == 0
    assert "enter anvers" in legal(state)


@pytest.mark.rule("14.10")
def test_friends_who_did_not_fight_go_back_with_a_beaten_force(game: Europe) -> None:
    """R164: Blücher intercepts Napoléon where Gérard stands; both go back to Lille."""
    board = {
        "lille": ARMY,
        "soissons": "gerard fr_corps_12",
        "namur": "army_of_the_elbe blucher bulow pr_corps_1 pr_corps_2 pr_corps_3 pr_corps_4",
    }
    state = game.position(
        board, dice=[5, 1, 1, 1, 6, 6, 1, 1, 1], hands={"coalition": "1c 14c"}, points=(2, 0)
    )
    go_on(state, "activate napoleon", "enter soissons", until="intercept")
    card = sorted(text for text in legal(state) if text.startswith("intercept blucher"))[0]
    go_on(state, card, until="losses")
    lose(state, until="retreat")
    assert state.seat == "empire"
    assert legal(state, "retreat") == {"lille"}
    go_on(state, "retreat lille")
    assert at(state, "gerard") in ("lille", "next budget")
    assert at(state, "fr_corps_12") == "lille"
    assert at(state, "pr_corps_4") == "soissons"


@pytest.mark.rule("14.9.3")
def test_demoralisation_spreads_to_whoever_joins_but_not_between_armies(game: Europe) -> None:
    """R236."""
    state = beaten(game, at={"anvers": "clinton en_corps_5!"})
    go_on(state, "retreat anvers")
    assert bears(state, "en_corps_4", "demoralised")
    army = "army_of_the_peninsula wellington en_corps_3 en_corps_4"
    state = beaten(game, army, at={"anvers": "army_of_the_elbe blucher pr_corps_2!"})
    go_on(state, "retreat anvers")
    assert at(state, "en_corps_4") == "anvers"
    assert not bears(state, "en_corps_4", "demoralised")


@pytest.mark.rule("14.9.3")
def test_a_demoralised_force_marches_and_attacks_but_not_by_forced_march(game: Europe) -> None:
    """R237."""
    state = game.position({"lille": "davout fr_corps_9! fr_corps_10!"}, dice=[])
    go_on(state, "activate davout", until="forced-march")
    assert legal(state, "force") == {"0"}
    go_on(state, until="move")
    assert "enter bruxelles" in legal(state)
