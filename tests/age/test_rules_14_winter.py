"""Chapter 14: winter attrition."""

from __future__ import annotations

import pytest

from grognard.games.age.steps.winter import losses
from wars import at, discards, do, legal, on_map, refused, told

EDITIONS = ("living", "original")
EIGHT = "napoleon davout ney soult murat victor oudinot mortier"


def wintering(game, areas: dict[str, str], dice=(), **more):
    """The winter phase."""
    countries = more.pop("countries", {"member": "russia", "ally": "bayern"})
    return game.position(phase="winter", areas=areas, dice=dice, countries=countries, **more)


@pytest.mark.rule("14 A", "A156")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_armies_of_less_than_three_corps_do_not_roll(game, edition: str) -> None:
    state = wintering(game, {"moscow": "napoleon ney", "minsk": "kutuzov"}, edition=edition)
    assert state.step == "order"  # the next year, and no die was rolled


@pytest.mark.rule("14 B", "14 C")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleon_in_moscow(game, edition: str) -> None:
    """Example E29: eight corps, die 4, +1 capital, -2 barren: 3; two corps are lost for good."""
    state = wintering(game, {"moscow": EIGHT}, [4], edition=edition)
    assert (state.step, state.seat) == ("winter-losses", "french")
    assert state.view(None)["step"]["number"] == 2
    do(state, "lose mortier", "lose oudinot")
    assert (at(state, "mortier"), at(state, "oudinot")) == ("lost", "lost")
    assert len(on_map(state, *EIGHT.split())) == 6


@pytest.mark.rule("14 C", "A157")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleon_elsewhere_in_russia(game, edition: str) -> None:
    """Example E30: die 1, -2 barren: -1; two and one more."""
    state = wintering(game, {"smolensk": EIGHT}, [1], edition=edition)
    assert state.view(None)["step"]["number"] == 3


@pytest.mark.rule("14 D", "A154", "A155")
@pytest.mark.parametrize("edition", EDITIONS)
def test_russians_in_allied_bohemia(game, edition: str) -> None:
    """Example E31: friendly, +2."""
    state = wintering(
        game,
        {"bohmen": "kutuzov bagration barclay bennigsen dokhturov"},
        [1],
        edition=edition,
        countries={"member": "russia austria"},
    )
    assert state.step == "winter-losses"  # 1 + 2 = 3: five corps lose one
    assert state.view(None)["step"]["number"] == 1


@pytest.mark.rule("14 B")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize(("edition", "lost"), [("living", 1), ("original", 2)])
def test_a_neutral_area(game, edition: str, lost: int) -> None:
    """+1 in the living rules only: seven corps with 3 and 4, by the die 3."""
    seven = " ".join(EIGHT.split()[:7])
    state = wintering(game, {"schlesien": seven}, [3], edition=edition, countries={})
    assert state.view(None)["step"]["number"] == lost


@pytest.mark.rule("14 B")
def test_the_french_in_an_insurgent_area(game) -> None:
    """-2 insurgent, -2 barren, die 3: -1; three corps lose one and one more."""
    state = wintering(game, {"aragon": "ney soult victor"}, [3], countries={"insurgent": "spain"})
    assert state.view(None)["step"]["number"] == 2


@pytest.mark.rule("14 B", "A154")
def test_insurgent_areas_are_friendly_to_the_coalition(game) -> None:
    """+2 friendly, -2 barren, die 2: 2; three corps lose one."""
    state = wintering(
        game,
        {"aragon": "castanos cuesta blake"},
        [2],
        countries={"insurgent": "spain"},
    )
    assert state.view(None)["step"]["number"] == 1


@pytest.mark.rule("14 B", "A153")
def test_depot_and_scorched_earth(game) -> None:
    """Die 4, +1, -2, +2, -2: 3."""
    state = wintering(
        game,
        {"moscow": EIGHT},
        [4],
        hands={"french": "depot mud", "coalition": "scorched_earth mud"},
    )
    assert (state.step, state.seat) == ("winter-cards", "french")
    assert refused(state, "use mud") == ("2.3 C", "wrong-card")
    do(state, "use depot")
    assert (state.step, state.seat) == ("winter-cards", "coalition")
    events = do(state, "use scorched_earth")
    assert told(events, "winter-rolled")[0]["result"] == 3


@pytest.mark.rule("14 D", "A17", edition="living")
def test_napoleonica_fetches_the_depot_just_played(game) -> None:
    """Example E32."""
    state = wintering(
        game,
        {"moscow": EIGHT, "smolensk": "lannes bessieres marmont"},
        [6, 6],
        hands={"french": "depot napoleonica mud"},
    )
    do(state, "winter smolensk", "use depot")
    assert legal(state, "use") == set()
    assert legal(state, "recall") == {"depot"}
    events = do(state, "recall depot")
    assert told(events, "winter-rolled")[0]["result"] == 6 + 1 - 2 + 2
    assert sorted(discards(state)) == ["depot", "napoleonica"]


@pytest.mark.rule("14 D", "A17", edition="living")
def test_napoleonica_fetches_the_scorched_earth_just_played(game) -> None:
    """Example E32, the other way."""
    state = wintering(
        game,
        {"moscow": EIGHT, "smolensk": "lannes bessieres marmont"},
        [6, 6],
        hands={"french": "mud", "coalition": "scorched_earth napoleonica mud"},
    )
    do(state, "winter smolensk", "pass", "use scorched_earth")
    if state.step == "winter-losses":
        do(state, "lose marmont")
    do(state, "pass")
    assert (state.seat, legal(state, "use"), legal(state, "recall")) == (
        "coalition",
        set(),
        {"scorched_earth"},
    )
    events = do(state, "recall scorched_earth")
    assert told(events, "winter-rolled")[0]["result"] == 6 + 1 - 2 - 2


@pytest.mark.rule("14 B", "14 D", "A17")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_of_the_enemy_may_be_fetched_too(game, edition: str) -> None:
    """The discards are shared: the Depot that the French played helps the Russians."""
    state = wintering(
        game,
        {"moscow": EIGHT, "novgorod": "kutuzov bagration barclay"},
        [6, 6],
        edition=edition,
        hands={"french": "depot mud", "coalition": "napoleonica mud"},
    )
    do(state, "use depot", "pass")
    assert (state.seat, state.view(None)["step"]["card"]) == ("coalition", "depot")
    events = do(state, "recall depot", "pass")
    assert told(events, "winter-rolled")[0]["result"] == 6 + 2 - 2 + 2


@pytest.mark.rule("14 B", "A153")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_depot_for_ones_own_roll_scorched_earth_for_the_enemys(game, edition: str) -> None:
    state = wintering(
        game,
        {"moscow": EIGHT},
        [6],
        edition=edition,
        hands={"french": "depot depot scorched_earth", "coalition": "depot scorched_earth"},
    )
    assert legal(state, "use") == {"depot"}
    assert refused(state, "use scorched_earth") == ("2.3 C", "wrong-card")
    do(state, "use depot")  # one for each roll: the second is not asked for
    assert (state.seat, legal(state, "use")) == ("coalition", {"scorched_earth"})
    assert refused(state, "use depot") == ("2.3 C", "wrong-card")


@pytest.mark.rule("14 B")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["depot", "scorched_earth"])
def test_no_winter_card_in_another_phase(game, edition: str, card: str) -> None:
    state = game.position(
        phase="surrender",
        edition=edition,
        countries={"member": "napoli"},
        areas={"napoli": "ney"},
        hands={"french": card, "coalition": card},
    )
    assert state.step == "no-surrender"
    assert refused(state, f"use {card}") == ("2.3 C", "wrong-card")


@pytest.mark.rule("14 B", "A154")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("area", "corps", "countries", "result"),
    [
        ("lorraine", "napoleon ney soult", {}, 3 + 2),
        ("ile_de_france", "napoleon ney soult", {}, 3 + 2 + 1),
        ("britain", "wellington moore hill", {}, 3 + 2 + 1),
        ("bayern", "napoleon ney soult", {"ally": "bayern"}, 3 + 2),
        ("bayern", "napoleon ney soult", {"member": "bayern"}, 3),
        ("schlesien", "blucher yorck bulow", {"insurgent": "prussia"}, 3 + 2),
        ("schlesien", "napoleon ney soult", {"insurgent": "prussia"}, 3 - 2),
        ("schlesien", "napoleon ney soult", {"dominion": "prussia"}, 3 + 2),
        ("polen", "kutuzov barclay bagration", {"dominion": "prussia", "member": "russia"}, 3 - 2),
    ],
)
def test_what_is_added_to_the_die(game, edition, area, corps, countries, result) -> None:
    state = wintering(
        game,
        {area: corps},
        [3],
        edition=edition,
        countries=countries,
        markers="stein",
        hands={"french": "mud", "coalition": "mud"},
    )
    do(state, "pass")
    events = do(state, "pass")
    assert told(events, "winter-rolled")[0]["result"] == result


@pytest.mark.rule("14 B", "14 C", "A156", "A157")
@pytest.mark.rule("14.0", edition="original")
def test_the_winter_table(game) -> None:
    """Rows for 3, 5, 7 and 9 corps; results 0 or less, 1 to 5, 6 or more."""
    state = game.position()
    results = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 9)
    assert {n: [losses(state, n, result) for result in results] for n in (3, 4, 6, 8, 9, 12)} == {
        3: [3, 2, 1, 1, 1, 0, 0, 0, 0, 0],
        4: [3, 2, 1, 1, 1, 0, 0, 0, 0, 0],
        6: [4, 3, 2, 1, 1, 1, 0, 0, 0, 0],
        8: [4, 3, 2, 2, 2, 2, 1, 1, 0, 0],
        9: [5, 4, 3, 3, 3, 2, 2, 1, 0, 0],
        12: [5, 4, 3, 3, 3, 2, 2, 1, 0, 0],
    }
    assert losses(state, 3, -5) == 3  # never more than there are


@pytest.mark.rule("14 A", "14 B", "A156")
@pytest.mark.parametrize("edition", EDITIONS)
def test_reduced_corps_count_like_others(game, edition: str) -> None:
    state = wintering(
        game, {"lorraine": "napoleon/ ney/ soult/"}, [1], edition=edition, hands={"french": "mud"}
    )
    assert (state.step, state.seat) == ("winter-cards", "french")


@pytest.mark.rule("14 B", "A153")
def test_the_owner_chooses_the_order_of_his_armies(game) -> None:
    state = wintering(
        game,
        {"moscow": EIGHT, "smolensk": "lannes bessieres marmont", "minsk": "kutuzov bagration"},
        [6, 6],
        hands={"french": "mud"},
    )
    assert (state.step, state.seat) == ("winter-army", "french")
    assert legal(state, "winter") == {"moscow", "smolensk"}
    assert refused(state, "winter minsk") == ("14 A", "no-army")
    do(state, "winter moscow", "pass")


@pytest.mark.rule("14 B", "A153", "2.3 H")
@pytest.mark.parametrize(("year", "first"), [(1810, "french"), (1811, "coalition")])
def test_the_player_with_priority_rolls_first(game, year: int, first: str) -> None:
    state = wintering(
        game,
        {"lorraine": "napoleon ney soult", "minsk": "kutuzov bagration barclay"},
        [6, 6],
        year=year,
        hands={"french": "mud", "coalition": "mud"},
    )
    area = "lorraine" if first == "french" else "minsk"
    assert state.view(None)["step"]["area"] == area


@pytest.mark.rule("14 C")
def test_the_owner_names_his_losses(game) -> None:
    state = wintering(game, {"moscow": EIGHT}, [4])
    assert legal(state, "lose") == set(EIGHT.split())
    assert refused(state, "lose kutuzov") == ("4.1", "not-there")


@pytest.mark.rule("15.2 B", "A158", "14 C")
def test_napoleon_lost_to_the_winter_loses_the_war(game) -> None:
    state = wintering(game, {"moscow": EIGHT}, [4])
    do(state, "lose napoleon")
    assert state.over
    assert state.outcome.key == "napoleon-lost"
    assert state.outcome.winners == ("coalition",)


@pytest.mark.rule("14 B", "13.2 D")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize(("edition", "lost"), [("living", 1), ("original", 2)])
def test_the_capital_of_an_occupied_country_is_neutral_too(game, edition: str, lost: int) -> None:
    """Seven corps, die 2, +1 capital; +1 neutral in the living rules: 4 or 3."""
    state = wintering(
        game,
        {"osterreich": " ".join(EIGHT.split()[:7])},
        [2],
        edition=edition,
        countries={},
        occupied={"austria": "french"},
    )
    assert state.view(None)["step"]["number"] == lost
