"""Chapter 3: the initial set-up."""

from __future__ import annotations

import pytest

from grognard.kernel.state import State
from playing import blocks, cv_of, marches, names, play, refused, town_of

BRITISH_FIVE = "cooke alten perponcher chasse clinton"
PRUSSIAN_SIX = "steinmetz pirch jagow henckel tippelskirch krafft"
FRENCH_SIXTEEN = (
    "allix donzelot marcognet durutte bachelu jerome girard foy"
    " lefol habert berthezene pecheux vichery bourmont simmer jannin"
)


def places(units: str, town: str) -> list[str]:
    """Every unit is placed in this town."""
    return [f"place {unit} {town}" for unit in units.split()]


def place_all(state: State) -> None:
    """Places what is left of the seat's units anywhere, and ends its set-up."""
    seat = state.seat
    while state.seat == seat and state.step == "set-up":
        play(state, str(state.legal()[0]))


@pytest.mark.rule("3.0", "3.1")
def test_the_allies_place_first_then_the_french(game) -> None:
    state = game.start("free", seed=1)
    assert (state.step, state.seat) == ("set-up", "allied")
    place_all(state)
    assert (state.step, state.seat) == ("set-up", "french")
    place_all(state)
    assert (state.step, state.seat) == ("movement", "french")
    assert state.view(None)["turn"]["number"] == 1


@pytest.mark.rule("3.1")
def test_a_player_places_only_his_own(game) -> None:
    state = game.start("free", seed=1)
    assert refused(state, "place foy beaumont") == ("4.0", "not-yours")


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("unit", ["cooke", "steinmetz", "wellington", "blucher"])
def test_no_ally_in_a_french_town(game, unit: str) -> None:
    state = game.start("free", seed=1)
    french = [town.key for town in game.model.towns if town.zone == 0]
    assert "beaumont" in french
    for town in french:
        assert refused(state, f"place {unit} {town}") == ("3.1", "wrong-zone")


@pytest.mark.rule("3.1")
def test_the_british_west_and_the_prussians_east_of_the_line(game) -> None:
    state = game.start("free", seed=1)
    assert refused(state, "place cooke namur") == ("3.1", "wrong-zone")
    assert refused(state, "place steinmetz brussels") == ("3.1", "wrong-zone")
    assert refused(state, "place wellington liege") == ("3.1", "wrong-zone")
    assert refused(state, "place cooke brussels") is None
    assert refused(state, "place steinmetz namur") is None


@pytest.mark.rule("3.1")
def test_french_units_in_french_towns(game) -> None:
    state = game.start("gambit", seed=1)
    assert refused(state, "place foy charleroi") == ("3.1", "wrong-zone")
    assert refused(state, "place foy mons") == ("3.1", "wrong-zone")
    assert refused(state, "place foy givet") is None


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("units", "one_more", "town", "scenario"),
    [
        (BRITISH_FIVE, "colville", "brussels", "free"),
        (PRUSSIAN_SIX, "brause", "namur", "free"),
        (FRENCH_SIXTEEN, "teste", "beaumont", "gambit"),
    ],
    ids=["five British", "six Prussians", "sixteen French"],
)
def test_so_many_in_a_town_and_no_more(game, units, one_more, town, scenario) -> None:
    state = game.start(scenario, seed=1)
    *most, last = places(units, town)
    play(state, *most)
    assert refused(state, last) is None
    play(state, last)
    assert refused(state, f"place {one_more} {town}") == ("3.1", "town-full")


@pytest.mark.rule("3.1", "10.0")
@pytest.mark.parametrize(
    ("units", "one_more", "leader", "town", "scenario"),
    [
        (BRITISH_FIVE, "colville", "wellington", "brussels", "free"),
        (PRUSSIAN_SIX, "brause", "blucher", "namur", "free"),
        (FRENCH_SIXTEEN, "teste", "napoleon", "beaumont", "gambit"),
    ],
)
def test_leaders_do_not_count_in_set_up(game, units, one_more, leader, town, scenario) -> None:
    first, *rest = places(units, town)
    before = game.start(scenario, seed=1)
    play(before, f"place {leader} {town}", *rest)
    assert refused(before, first) is None
    after = game.start(scenario, seed=1)
    play(after, first, *rest)
    assert refused(after, f"place {leader} {town}") is None


@pytest.mark.rule("3.1")
def test_set_up_ends_when_every_unit_is_placed(game) -> None:
    state = game.start("free", seed=1)
    play(state, "place cooke brussels")
    assert refused(state, "done") == ("3.1", "not-all-placed")
    assert refused(state, "place cooke hal") == ("3.1", "already-placed")
    assert refused(state, "group brussels british") == ("4.0", "not-now")


@pytest.mark.rule("3.1", "5.1")
def test_after_set_up_a_town_holds_any_number(game) -> None:
    state = game.position(
        turn=2,
        towns={"brussels": BRITISH_FIVE, "hal": "colville stedman picton cole brunswick"},
    )
    play(state, "group hal british", *marches("colville stedman picton cole brunswick", "brussels"))
    assert len(blocks(state, "allied", "brussels")) == 10


@pytest.mark.rule("3.1")
def test_the_line_does_not_restrict_movement(game) -> None:
    state = game.position(turn=2, towns={"wavre": "cooke", "louvain": "steinmetz"})
    play(state, "group wavre british", "march cooke gembloux")
    play(state, "group louvain prussian", "march steinmetz brussels", "done")
    assert town_of(state, "cooke") == "gembloux"
    assert town_of(state, "steinmetz") == "brussels"


@pytest.mark.rule("3.1", "2.2")
def test_placed_blocks_stand_with_their_back_to_the_enemy(game) -> None:
    state = game.start("free", seed=1)
    (event,) = play(state, "place cooke brussels")
    assert event.seen_by("french").pieces == ()
    assert blocks(state, "french", "brussels") == [{"side": "british"}]
    assert names(blocks(state, "allied", "brussels")) == {"cooke"}


@pytest.mark.rule("3.2")
def test_historical_set_up_at_full_strength_in_the_given_towns(game) -> None:
    state = game.start("historical", seed=1)
    assert (state.step, state.seat) == ("movement", "french")
    for unit in game.model.units:
        assert town_of(state, unit.key) == game.model.towns[unit.town].key
        assert cv_of(state, unit.key) == unit.cv
    assert town_of(state, "steinmetz") == "charleroi"


@pytest.mark.rule("3.2")
def test_the_historical_armies_stand_in_their_own_zones(game) -> None:
    for unit in game.model.units:
        assert game.model.towns[unit.town].zone == unit.army


@pytest.mark.rule("3.3")
def test_napoleons_gambit(game) -> None:
    state = game.start("gambit", seed=1)
    assert (state.step, state.seat) == ("set-up", "french")
    history = game.start("historical", seed=1)
    for unit in game.model.units:
        expected = None if unit.army == 0 else town_of(history, unit.key)
        assert town_of(state, unit.key) == expected
    place_all(state)
    assert (state.step, state.seat) == ("movement", "french")


@pytest.mark.rule("3.1", "13.1", "W33")
def test_three_players_place_british_prussian_french(game) -> None:
    state = game.start("free", seed=1, three_players=True)
    assert state.seat == "british"
    assert refused(state, "place steinmetz namur") == ("4.0", "not-yours")
    place_all(state)
    assert state.seat == "prussian"
    assert refused(state, "place steinmetz namur") is None
    place_all(state)
    assert state.seat == "french"
