"""12.4 to 12.6: reactions and major campaigns, ruling by ruling."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, told, totals, zone

from grognard.games.europe import groups
from grognard.games.europe.layout import A_LINES, G_BORDER, MARCHES, PLAIN, RIVER
from grognard.games.europe.steps.campaign import begin_campaign, main_body
from grognard.games.europe.steps.rounds import begin_action

DAVOUT = "davout fr_corps_1 fr_corps_3"
BLUCHER = "blucher pr_corps_1 pr_corps_2"
CARDS = {"coalition": "4c 32c"}


def entering(game, at_: dict[str, str], leader: str, target: str, **more):
    """A force has just entered a zone."""
    s = game.position(at_, **more)
    go_on(s, "operate", f"activate {leader}", until="move")
    s.apply(f"enter {target}")
    return s


# --- interception (12.4) ---------------------------------------------------------------------


@pytest.mark.rule("12.4", "R155")
def test_who_is_called_or_evades_is_not_intercepted(game) -> None:
    """Though the enemy stands next to the zone and holds a card."""
    place = {
        "soissons": "grande_armee napoleon fr_corps_1",
        "reims": "ney fr_corps_3",
        "namur": BLUCHER,
    }
    s = game.position(place, hands=CARDS)
    go_on(s, "operate", "activate napoleon", until="call")
    s.apply("call ney")
    s.apply("done")
    assert (s.step, at(s, "ney")) == ("move", "soissons")
    flees = {"dijon": DAVOUT, "lyon": "frimont au_corps_1", "grenoble": "ney fr_corps_9"}
    s = entering(game, flees, "davout", "lyon", hands={"empire": "8f"}, dice=[6])
    go_on(s, "evade marseille", until="move")
    assert (s.step, s.seat) == ("move", "empire")
    assert at(s, "frimont") == "marseille"


@pytest.mark.rule("12.4", "R157")
def test_one_try_a_zone_and_another_card_at_the_next(game) -> None:
    """Two forces could try: one does. The same one tries again when the mover goes on."""
    place = {"rouen": DAVOUT, "namur": BLUCHER, "bruxelles": "wellington en_corps_1"}
    s = entering(game, place, "davout", "soissons", hands=CARDS, dice=[1, 1])
    assert s.step == "intercept"
    s.apply("intercept blucher 4c")
    go_on(s, "go", until="move")
    assert (s.step, s.seat) == ("move", "empire")
    s.apply("enter lille")
    assert {text.split()[0] for text in legal(s, "intercept")} == {"wellington"}
    assert s.why_not("intercept wellington 4c").key == "not-held"


@pytest.mark.rule("12.4", "R160", "R162")
@pytest.mark.parametrize(("die", "comes"), [(5, False), (6, True)])
def test_difficult_ground_hampers_the_interceptor(game, die: int, comes: bool) -> None:
    """The river between Strasbourg and Bade; against a lone corps his initiative gives nothing."""
    place = {"strasbourg": "davout fr_corps_1 fr_corps_2", "ulm": "au_corps_1"}
    s = game.position(
        place,
        scenario="1805",
        seat="coalition",
        hands={"empire": "8f"},
        dice=[die] + [3] * 30,
        control={"ulm": "austria"},
    )
    go_on(s, "operate", "activate au_corps_1", until="move")
    s.apply("enter bade")
    s.apply("intercept davout 8f")
    events = go_on(s, "go", until="losses")
    assert bool(told(events, "intercepted")) == comes


@pytest.mark.rule("12.4")
def test_a_way_beyond_his_factor_is_no_way(game) -> None:
    """R156: over the mountain to Milan it takes 3 points, and Austrians have 2 in bad weather."""
    place = {"genes": "davout fr_corps_1", "trente": "jean au_corps_1"}
    for round_, able in ((2, True), (5, False)):
        s = game.position(place, scenario="1805", round=round_, hands={"coalition": "3c"})
        go_on(s, "operate", "activate davout", until="move")
        s.apply("enter milan")
        assert (s.step == "intercept") == able


@pytest.mark.rule("12.4")
@pytest.mark.rule("4", "R151")
@pytest.mark.parametrize(
    ("militia", "able"),
    [("fr_national_guard_1", True), ("fr_national_guard_1 fr_national_guard_2", False)],
)
def test_militia_that_must_stay_at_home_must_be_able_to(game, militia: str, able: bool) -> None:
    """One may stand alone; two would need their general, so he stays too (11)."""
    place = {"mayence": f"davout fr_corps_1 {militia}", "ulm": "au_corps_1"}
    s = game.position(place, scenario="1805", seat="coalition", hands={"empire": "8f"})
    go_on(s, "operate", "activate au_corps_1", until="move")
    s.apply("enter bade")
    assert (s.step == "intercept") == able
    if able:
        s.apply("intercept davout 8f")
        assert s.why_not("with fr_national_guard_1") is None
        assert s.why_not("go") is None


@pytest.mark.rule("12.4", "R163")
def test_who_has_been_joined_by_an_interceptor_does_not_even_shelter(game) -> None:
    """12.4: not even in a fortress of the zone; both fight with one more."""
    place = {"soissons": DAVOUT, "namur": "hill en_corps_3", "liege": BLUCHER}
    s = entering(game, place, "davout", "namur", hands=CARDS, dice=[6] + [3] * 40)
    s.apply("intercept blucher 4c")
    events = go_on(s, "go", until="losses")
    assert not told(events, "sheltered")
    assert not told(events, "stood")
    assert at(s, "hill") == "next budget"  # they are one force, under one general (R125)
    plain = entering(
        game,
        {"soissons": DAVOUT, "namur": "blucher pr_corps_1 pr_corps_2 en_corps_3"},
        "davout",
        "namur",
        dice=[3] * 40,
    )
    alone = go_on(plain, until="losses")
    assert totals(events)["coalition"] == totals(alone)["coalition"] + 1


@pytest.mark.rule("12.4", "R165")
@pytest.mark.parametrize(("stays", "lifted"), [(False, True), (True, False)])
def test_an_interceptor_leaves_his_siege_or_enough_besiegers(game, stays, lifted) -> None:
    place = {
        "lille": DAVOUT,
        "namur": "blucher pr_corps_1 pr_corps_2 pr_corps_3 | fr_corps_9^",
    }
    s = entering(
        game,
        place,
        "davout",
        "bruxelles",
        hands=CARDS,
        dice=[6] + [3] * 40,
        control={"namur": "france"},
        forts={"namur": "siege 1"},
    )
    s.apply("intercept blucher 4c")
    if stays:
        s.apply("without pr_corps_3")
    go_on(s, "go", until="losses")
    assert s.besieged(zone(s, "namur")) != lifted
    assert bears(s, "fr_corps_9", "inside") != lifted


@pytest.mark.rule("12.4", "R166")
@pytest.mark.rule("3.2")
def test_a_victorious_interceptor_holds_the_zone(game) -> None:
    """Free of charge, if he is supplied."""
    place = {"paris": DAVOUT, "namur": "wellington en_corps_1 en_corps_2"}
    s = entering(game, place, "davout", "soissons", hands=CARDS, dice=[6, 1, 1, 1, 6, 6] + [1] * 20)
    s.apply("intercept wellington 4c")
    go_on(s, "go", until="losses")
    while s.step not in ("activate", "action"):
        s.apply(s.codes()[0])
        go_on(s, until="activate")
    assert at(s, "wellington") == "soissons"
    assert s.held_by(1, zone(s, "soissons"))


@pytest.mark.rule("12.4", "R167")
@pytest.mark.parametrize(
    ("corps", "besieged"), [("en_corps_1 en_corps_2", True), ("en_corps_1-", False)]
)
def test_an_interceptor_before_the_mover_s_fortress(game, corps: str, besieged: bool) -> None:
    """R143: strong enough he besieges it; too weak he faces it, since it is empty."""
    place = {"soissons": "davout fr_corps_1 fr_corps_2-", "bruxelles": f"wellington {corps}"}
    s = entering(game, place, "davout", "lille", hands=CARDS, dice=[6, 1, 1, 1, 6, 6] + [1] * 20)
    s.apply("intercept wellington 4c")
    go_on(s, "go", until="activate")
    while s.step not in ("activate", "action"):
        s.apply(s.codes()[0])
        go_on(s, until="activate")
    assert at(s, "wellington") == "lille"
    assert at(s, "davout") == "soissons"
    assert s.besieged(zone(s, "lille")) == besieged
    assert s.held_by(0, zone(s, "lille"))


# --- evasion (12.5) --------------------------------------------------------------------------


@pytest.mark.rule("12.5", "R169")
@pytest.mark.rule("15.1")
def test_part_goes_inside_and_the_rest_evades(game) -> None:
    place = {"soissons": DAVOUT, "namur": BLUCHER}
    s = entering(game, place, "davout", "namur", dice=[6], control={"namur": "prussia"})
    s.apply("shelter pr_corps_1")
    assert s.step == "defend"
    go_on(s, "evade bruxelles", until="move")
    assert bears(s, "pr_corps_1", "inside")
    assert at(s, "blucher") == at(s, "pr_corps_2") == "bruxelles"


@pytest.mark.rule("12.5")
def test_a_lone_corps_does_not_evade(game) -> None:
    """R113: the reason names 12.5."""
    s = entering(game, {"dijon": DAVOUT, "lyon": "au_corps_1"}, "davout", "lyon")
    assert legal(s, "evade") == set()
    reason = s.why_not("evade marseille")
    assert (reason.key, reason.rule) == ("evader-needs-general", "12.5")


@pytest.mark.rule("12.5", "R171")
@pytest.mark.parametrize(("round_", "able"), [(2, True), (5, False)])
def test_nobody_evades_further_than_his_factor(game, round_: int, able: bool) -> None:
    """From Milan over the mountain to Trente: 3 points; Italians have 2 in bad weather."""
    place = {"parme": "jean au_corps_1 au_corps_2", "milan": "massena it_corps_1"}
    s = entering(
        game,
        place,
        "jean",
        "milan",
        scenario="1805",
        round=round_,
        seat="coalition",
        points=(0, 2),
    )
    assert ("trente" in legal(s, "evade")) == able


@pytest.mark.rule("12.5", "R172")
def test_fixed_depots_of_evaders_stay_if_they_are_not_brought(game) -> None:
    """One that stays must be fought for (R154)."""
    force = "frimont au_corps_1 austria_depot_1 austria_depot_2# austria_depot_3#"
    s = entering(game, {"dijon": DAVOUT, "lyon": force}, "davout", "lyon", dice=[6] + [1] * 20)
    go_on(s, "evade marseille", until="evasion-depots")
    assert s.seat == "coalition"
    assert legal(s) == {"bring austria_depot_2", "bring austria_depot_3", "done"}
    s.apply("bring austria_depot_2")
    events = s.apply("done")
    assert at(s, "austria_depot_1") == at(s, "austria_depot_2") == "marseille"
    assert [one["place"] for one in told(events, "battle-begins")] == ["lyon"]
    assert at(s, "austria_depot_3") == "reserve"


@pytest.mark.rule("12.5", "R174")
@pytest.mark.rule("10.2")
def test_evaders_beyond_the_command_of_their_friends_are_lost(game) -> None:
    """The owner removes the steps in excess at once."""
    place = {
        "dijon": DAVOUT,
        "lyon": "frimont au_corps_1 au_corps_2",
        "marseille": "colloredo au_corps_3 au_corps_4-",
    }
    s = entering(game, place, "davout", "lyon", dice=[6])
    go_on(s, "evade marseille", until="consolidate")
    assert (s.step, s.seat) == ("consolidate", "coalition")
    assert legal(s, "remove") == {f"au_corps_{n}" for n in range(1, 5)}
    while s.step == "consolidate":
        s.apply(s.codes()[0])
    assert at(s, "frimont") == "marseille"
    assert at(s, "colloredo") == "next budget"


# --- major campaigns (12.6) ------------------------------------------------------------------


def campaign(game, place: dict[str, str], forces: int = 3, **more):
    """A major campaign of the Empire begins."""
    s = game.position(place, **more)
    s.pop()
    begin_action(s, 0)
    begin_campaign(s, 0, forces)
    s.resume()
    return s


TWO_WAYS = {
    "lille": "davout fr_corps_1 fr_corps_2",
    "liege": "massena fr_corps_3",
    "bruxelles": "wellington en_corps_1 en_corps_2",
}
WAITS = ("activate davout", "enter bruxelles", "wait")


@pytest.mark.rule("12.6", "R182")
def test_t26_the_joint_force_has_the_smaller_rest(game) -> None:
    """3 points and 2: the force that has won together has 2."""
    place = {**TWO_WAYS, "bruxelles": "wellington en_corps_1-", "soissons": "ney fr_corps_4"}
    s = campaign(game, place)
    go_on(s, *WAITS, until="activate")
    first = s.group_of(piece(s, "davout"))
    assert groups.points_left(s, first) == 3
    s.apply("activate ney")
    go_on(s, "enter lille", "enter bruxelles", "fight bruxelles", until="move")
    assert at(s, "wellington") == "next budget"  # 6 to 1
    group = s.argument(0)
    assert groups.points_left(s, group) == 2
    assert {s.group_of(piece(s, key)) for key in ("davout", "fr_corps_1", "fr_corps_4")} == {group}
    assert at(s, "ney") == "next budget"  # Davout commands both


@pytest.mark.rule("12.6", "R183")
@pytest.mark.rule("14.10")
def test_a_beaten_joint_force_goes_back_by_one_of_its_ways(game) -> None:
    """As one force; the owner chooses."""
    own = {"liege": "france"}
    s = campaign(game, TWO_WAYS, control=own, dice=[1, 1, 6, 6] + [1] * 30)
    go_on(s, *WAITS, until="activate")
    s.apply("activate massena")
    go_on(s, "enter bruxelles", "fight bruxelles", until="losses")
    while s.step != "retreat":
        s.apply(s.codes()[0])
    assert legal(s, "retreat") == {"lille", "liege"}
    s.apply("retreat liege")
    go_on(s, until="activate")
    left = [k for k in ("fr_corps_1", "fr_corps_2", "fr_corps_3") if at(s, k) != "reserve"]
    assert left
    assert {at(s, key) for key in left} == {"liege"}


@pytest.mark.rule("14.5.3", "R184")
def test_the_border_of_the_main_body_counts(game) -> None:
    """Of three forces the strongest, whatever two are together; of equals the worse."""
    place = {
        "munich": "davout fr_corps_1-",
        "stuttgart": "ney fr_corps_3 fr_corps_4-",
        "bade": "soult fr_corps_5 fr_corps_6",
    }
    s = game.position(place, scenario="1805")
    made = []
    for leader, border, corps in (
        ("davout", PLAIN, ("fr_corps_1",)),
        ("ney", RIVER, ("fr_corps_3", "fr_corps_4")),
        ("soult", PLAIN, ("fr_corps_5", "fr_corps_6")),
    ):
        group = groups.new(s, 0, MARCHES, zone(s, "ulm"))
        groups.put(s, group, G_BORDER, border)
        for key in (leader, *corps):
            s.set_group(piece(s, key), group)
        made.append(group)
    assert main_body(s, made) == made[2]
    assert main_body(s, made[:2]) == made[1]
    s.lose_step(piece(s, "fr_corps_3"))
    s.lose_step(piece(s, "fr_corps_4"))
    assert main_body(s, made[:2]) == made[1]  # 1 to 1


@pytest.mark.rule("12.6", "R180")
def test_interior_lines_are_offered_before_the_first_battle_only(game) -> None:
    """The first one is fought where nobody could use them: it is too late then."""
    place = {
        "paris": "ney fr_corps_4 fr_corps_5 fr_corps_6",
        "dijon": "en_corps_5-",
        **TWO_WAYS,
    }
    s = campaign(game, place, hands={"coalition": "15c"}, dice=[3] * 60)
    s.apply("activate ney")
    go_on(s, "enter dijon", "fight dijon", until="move")
    go_on(s, "stop", until="activate")
    s.apply("activate davout")
    go_on(s, "enter bruxelles", until="engage")
    s.apply("fight bruxelles")
    assert s.step != "answer"


@pytest.mark.rule("12.6", "R181")
def test_against_interior_lines_the_attacker_orders_the_battles(game) -> None:
    """Both wait; the enemy plays the card when the battle is named, then the order is asked."""
    s = campaign(
        game, TWO_WAYS, control={"liege": "france"}, hands={"coalition": "15c"}, dice=[3] * 90
    )
    go_on(s, *WAITS, until="activate")
    s.apply("activate massena")
    go_on(s, "enter bruxelles", "wait", until="activate")
    s.apply("done")
    s.apply("fight bruxelles")
    assert (s.step, s.seat) == ("answer", "coalition")
    s.apply("use 15c")
    assert int(s.c[A_LINES]) == zone(s, "bruxelles") + 1
    assert legal(s) == {"activate davout", "activate massena"}
    events = s.apply("activate massena")
    assert told(events, "battle-begins")
    assert s.group_of(piece(s, "davout")) != s.group_of(piece(s, "massena"))


@pytest.mark.rule("12.6", "R181")
def test_without_the_card_the_named_battle_is_fought(game) -> None:
    s = campaign(
        game, TWO_WAYS, control={"liege": "france"}, hands={"coalition": "15c"}, dice=[3] * 90
    )
    go_on(s, *WAITS, until="activate")
    s.apply("activate massena")
    go_on(s, "enter bruxelles", "wait", until="activate")
    s.apply("done")
    s.apply("fight bruxelles")
    assert told(s.apply("pass"), "battle-begins")


@pytest.mark.rule("12.6", "R181")
@pytest.mark.rule("14.10")
def test_who_is_beaten_alone_goes_back_by_his_own_way(game) -> None:
    """Not by that of a force which still waits."""
    dice = [1, 1, 2, 3] + [1] * 40
    s = campaign(game, TWO_WAYS, control={"liege": "france"}, hands={"coalition": "15c"}, dice=dice)
    go_on(s, *WAITS, until="activate")
    s.apply("activate massena")
    go_on(s, "enter bruxelles", "wait", until="activate")
    s.apply("done")
    s.apply("fight bruxelles")
    s.apply("use 15c")
    s.apply("activate davout")
    go_on(s, until="losses")
    while s.step != "retreat":
        s.apply(s.codes()[0])
    assert legal(s, "retreat") == {"lille"}
    assert at(s, "massena") == "bruxelles"
