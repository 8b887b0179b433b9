"""12.1 F, 12.2 C-F: every card of a battle: what it does, when, and what speaks against it."""

from __future__ import annotations

import pytest

from age_battles import (
    COALITION_WINS,
    EDITIONS,
    FRENCH_WIN,
    TWELVE,
    WAR,
    battle,
    boxes,
    suffer,
)
from grognard.games.age.layout import FRENCH
from grognard.games.age.steps.battle import strength
from marches import campaign, let_go, walk
from wars import at, discards, do, hand, legal, refused, told

IN_BATTLE = "fog_of_war art_of_war cavalry_charges grand_battery"
AFTERWARDS = "death_of_a_hero pursuit"


def ready(state) -> None:
    """Both sides engage what is offered."""
    while state.step == "engage":
        do(state, "ready")


# --- when (12.2 C, E) ----------------------------------------------------------------------


@pytest.mark.rule("12.2 C", "12.2 E", "2.3 C")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [*IN_BATTLE.split(), *AFTERWARDS.split(), "interior_lines"])
def test_no_battle_card_outside_a_battle(game, edition: str, card: str) -> None:
    state = game.position(
        phase="campaign", edition=edition, countries=WAR, hands={"french": card, "coalition": card}
    )
    do(state, "first me")
    assert state.step == "round-cards"
    assert refused(state, f"use {card}") == ("2.3 C", "wrong-card")


@pytest.mark.rule("12.2 C", "12.2 E")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_the_dice_only_the_cards_that_help_to_fight(game, edition: str) -> None:
    hands = {"french": f"{IN_BATTLE} {AFTERWARDS} interior_lines mud"}
    state = battle(game, edition=edition, hands=hands)
    ready(state)
    assert legal(state, "use") == set(IN_BATTLE.split())
    for card in (*AFTERWARDS.split(), "interior_lines", "mud"):
        assert refused(state, f"use {card}") == ("2.3 C", "wrong-card")


@pytest.mark.rule("12.2 C", "A119")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_is_not_held(game, edition: str) -> None:
    state = battle(game, edition=edition, hands={"french": "pitt", "coalition": "art_of_war"})
    ready(state)
    assert refused(state, "use art_of_war") == ("2.3", "not-held")
    do(state, "pass")
    assert (state.seat, legal(state, "use")) == ("coalition", {"art_of_war"})


@pytest.mark.rule("12.2 C", "A119")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_has_no_second_turn(game, edition: str) -> None:
    hands = {"french": "cavalry_charges mud", "coalition": "cavalry_charges mud"}
    state = battle(game, edition=edition, hands=hands, dice=FRENCH_WIN)
    ready(state)
    do(state, "pass", "use cavalry_charges", "pass")
    assert state.step == "pursuit"  # the dice have been rolled
    assert "cavalry_charges" in hand(state, "french")


# --- Fog of War ----------------------------------------------------------------------------


@pytest.mark.rule("12.2 C", "A120")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fog_of_the_attacker_covers_what_is_played_later(game, edition: str) -> None:
    hands = {"french": "fog_of_war mud", "coalition": "cavalry_charges art_of_war"}
    state = battle(game, edition=edition, hands=hands, dice=[2, 2])
    ready(state)
    do(state, "use fog_of_war", "pass")
    events = do(state, "use cavalry_charges", "use art_of_war")
    rolled = told(events, "battle-rolled")
    assert [(e["strength"], e["dice"]) for e in rolled] == [(18, (2,)), (12, (2,))]


@pytest.mark.rule("12.2 C", "A120")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_fogs_cover_all_but_each_other(game, edition: str) -> None:
    hands = {"french": "fog_of_war cavalry_charges", "coalition": "fog_of_war grand_battery"}
    state = battle(game, edition=edition, hands=hands, dice=FRENCH_WIN)
    ready(state)
    do(state, "use cavalry_charges", "use fog_of_war")
    events = do(state, "use grand_battery", "use fog_of_war")
    assert [e["strength"] for e in told(events, "battle-rolled")] == [18, 12]


@pytest.mark.rule("12.2 C", "A119")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", IN_BATTLE.split())
def test_no_two_alike_in_one_battle(game, edition: str, card: str) -> None:
    state = battle(game, edition=edition, hands={"french": f"{card} {card}"})
    ready(state)
    do(state, f"use {card}")
    assert refused(state, f"use {card}") == ("12.2 C", "played-twice")


@pytest.mark.rule("12.2 E", "12.1 F")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fog_does_not_cover_death_of_a_hero_and_pursuit(game, edition: str) -> None:
    hands = {"french": "death_of_a_hero pursuit mud", "coalition": "fog_of_war mud"}
    state = battle(game, edition=edition, hands=hands, dice=[6, 1])
    ready(state)
    do(state, "pass", "use fog_of_war", "pass", "use death_of_a_hero", "lose karl")
    assert at(state, "karl") == "lost"
    suffer_to(state, "pursuit")
    do(state, "use pursuit")
    left = [key for key in TWELVE.split() if at(state, key) == "bayern"]
    do(state, f"lose {left[0]}")
    assert at(state, left[0]) == "prisoners"


def suffer_to(state, step: str) -> None:
    """Losses are named as they come until something else is asked."""
    while state.step != step:
        do(state, str(state.legal()[0]) if state.step == "losses" else "pass")


# --- Art of War ----------------------------------------------------------------------------


@pytest.mark.rule("12.2 D", "A116")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_art_of_war_uses_the_leader_even_if_he_is_not_engaged(game, edition: str) -> None:
    """Karl commands 5."""
    hands = {"coalition": "art_of_war mud"}
    state = battle(game, edition=edition, hands=hands, dice=[1, 6, 1])
    do(state, "ready", "spare karl", "ready")
    events = walk(state, "use art_of_war", "pass")
    assert [e["dice"] for e in told(events, "battle-rolled")] == [(1,)]
    assert [e["number"] for e in told(events, "battle-counted")] == [5]


@pytest.mark.rule("12.2 G", "A122")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_art_of_war_does_not_break_ties(game, edition: str) -> None:
    """15 with a 5 by Davout, and 19 with the die 4: one loss each; then dice are rolled."""
    hands = {"french": "art_of_war mud"}
    state = battle(
        game,
        "davout suchet victor",
        "karl bagration kutuzov hiller mack bellegarde",
        edition=edition,
        hands=hands,
        dice=[4, 6, 1],
    )
    ready(state)
    events = walk(state, "use art_of_war", "pass")
    rolled, counted = told(events, "battle-rolled"), told(events, "battle-counted")
    assert [(e["number"], e["losses"]) for e in counted] == [(5, 1)]
    assert [(e["dice"], e["losses"]) for e in rolled] == [((4,), 1)]
    assert told(events, "tie-broken") == [{"french": 6 + 2, "coalition": 1 + 3}]


# --- Cavalry Charges, Grand Battery --------------------------------------------------------


@pytest.mark.rule("12.2 C")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cavalry_charges_add_three_to_either_side(game, edition: str) -> None:
    hands = {"french": "cavalry_charges mud", "coalition": "cavalry_charges mud"}
    state = battle(game, edition=edition, hands=hands)
    ready(state)
    do(state, "use cavalry_charges")
    assert strength(state, FRENCH) == 18 + 3
    do(state, "pass", "use cavalry_charges")
    assert strength(state, 1) == 12 + 3


@pytest.mark.rule("12.2 F")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blue_corps_count_as_french(game, edition: str) -> None:
    """Lefebvre is Bavarian and blue; an Austrian ally of France is white."""
    hands = {"french": "grand_battery mud"}
    state = battle(game, "lefebvre", "mack", edition=edition, hands=hands)
    ready(state)
    do(state, "use grand_battery")
    assert strength(state, FRENCH) == 4 + 1 + 3  # at home in Bayern
    countries = {"member": "russia", "ally": "austria bayern wurttemberg"}
    state = battle(game, "karl", "kutuzov", edition=edition, hands=hands, countries=countries)
    ready(state)
    do(state, "use grand_battery")
    assert strength(state, FRENCH) == 4 + 2


# --- Death of a Hero -----------------------------------------------------------------------


@pytest.mark.rule("12.2 E", "12.3.1 B", "A124", "A125")
@pytest.mark.rule("12.3.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_may_play_death_of_a_hero_the_attacker_first(game, edition: str) -> None:
    """One loss each after a tie; in the original that of the winner is temporary."""
    hands = {"french": "death_of_a_hero mud", "coalition": "death_of_a_hero mud"}
    state = battle(game, edition=edition, hands=hands, dice=[4, 4, 6, 1])
    ready(state)
    do(state, "pass", "pass")
    assert (state.step, state.seat) == ("hero", "french")
    do(state, "use death_of_a_hero", "lose karl")
    assert at(state, "karl") == "lost"
    if edition == "living":
        assert (state.step, state.seat) == ("hero", "coalition")
        assert legal(state, "use") == {"death_of_a_hero"}
        do(state, "use death_of_a_hero")
        assert refused(state, "lose karl") == ("12.1 E", "not-engaged")
        do(state, "lose davout")
        assert at(state, "davout") == "lost"
    else:
        assert (state.step, state.seat) == ("losses", "french")


@pytest.mark.rule("12.3.1 B")
@pytest.mark.rule("12.3.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_falls_among_the_engaged_only(game, edition: str) -> None:
    hands = {"french": "death_of_a_hero mud"}
    state = battle(game, edition=edition, hands=hands, dice=[6, 1])
    do(state, "ready", "spare mack", "ready", "pass", "use death_of_a_hero")
    assert legal(state, "lose") == {"karl", "bellegarde", "hiller"}
    assert refused(state, "lose mack") == ("12.1 E", "not-engaged")


@pytest.mark.rule("12.2 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_hero_without_a_permanent_loss(game, edition: str) -> None:
    hands = {"french": "death_of_a_hero mud", "coalition": "death_of_a_hero mud"}
    state = battle(game, edition=edition, hands=hands, dice=FRENCH_WIN)
    ready(state)
    do(state, "pass", "pass")
    assert state.step == "pursuit"
    assert refused(state, "use death_of_a_hero") == ("2.3 C", "wrong-card")


@pytest.mark.rule("12.3.1 B", "15.2 B", "A158")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_death_of_napoleon_ends_the_war_at_once(game, edition: str) -> None:
    hands = {"coalition": "death_of_a_hero mud"}
    state = battle(game, edition=edition, hands=hands, dice=[1, 6])
    ready(state)
    do(state, "pass", "use death_of_a_hero", "lose napoleon")
    assert state.over
    assert state.outcome.key == "napoleon-lost"


# --- Pursuit -------------------------------------------------------------------------------


@pytest.mark.rule("12.2 E", "12.3.3 B")
@pytest.mark.rule("12.3.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pursuit_is_for_the_winner(game, edition: str) -> None:
    hands = {"french": "pursuit mud", "coalition": "pursuit mud"}
    state = battle(game, edition=edition, hands=hands, dice=COALITION_WINS)
    ready(state)
    do(state, "pass", "pass")
    assert (state.step, state.seat) == ("pursuit", "coalition")
    do(state, "use pursuit")
    assert (state.step, state.seat) == ("losses", "french")
    assert state.view(None)["step"] | {"permanent": 0, "temporary": 1} == state.view(None)["step"]
    do(state, "lose victor")
    assert at(state, "victor") == "prisoners"
    do(state, "retreat wurttemberg")
    assert state.step != "refresh"
    assert hand(state, "coalition") == ["mud"]


@pytest.mark.rule("12.3.3 B")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_pursued_who_is_not_left(game, edition: str) -> None:
    hands = {"french": "pursuit mud"}
    state = battle(game, austrian="mack", edition=edition, hands=hands, dice=[6, 1])
    ready(state)
    do(state, "pass", "pass", "lose mack")
    assert state.step == "refresh"
    assert "pursuit" in hand(state, "french")


@pytest.mark.rule("12.3.3 A", "12.3.3 B")
@pytest.mark.rule("12.3.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_refreshing_throws_a_card_away(game, edition: str) -> None:
    state = battle(game, edition=edition, hands={"french": "major_campaign pitt"}, dice=FRENCH_WIN)
    ready(state)
    walk(state, "pass", "pass", "retreat osterreich")
    assert (state.step, state.seat) == ("refresh", "french")
    assert refused(state, "refresh mud") == ("2.3", "not-held")
    do(state, "refresh major_campaign")
    assert discards(state) == ["major_campaign"]  # thrown, not played: no more armies move
    assert state.seat == "coalition"


# --- Interior Lines ------------------------------------------------------------------------


def attacked_twice(game, **more):
    """Two armies of a Major Campaign attack Karl in Bayern."""
    areas = {"wurttemberg": "massena junot", "westfalen": "soult", "bayern": "karl bellegarde"}
    hands = {
        "french": "major_campaign pitt fog_of_war depot",
        "coalition": more.pop("coalition", "interior_lines cavalry_charges cavalry_charges"),
    }
    state = campaign(game, countries=WAR, areas=areas, hands=hands, **more)
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march westfalen", "pay pitt", "enter bayern", "done")
    let_go(state, "withdrawal", "react")
    return state


@pytest.mark.rule("12.1 F", "A138")
@pytest.mark.rule("12.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_defender_may_play_interior_lines(game, edition: str) -> None:
    state = attacked_twice(game, edition=edition)
    assert (state.step, state.seat) == ("interior-lines", "coalition")
    assert refused(state, "use cavalry_charges") == ("2.3 C", "wrong-card")
    do(state, "pass")
    assert (state.step, legal(state, "spare")) == ("engage", {"massena", "junot", "soult"})


@pytest.mark.rule("12.1 F", "A138", "12.2 C")
@pytest.mark.rule("12.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_played_anew_in_each_battle_and_fog_covers_no_lines(game, edition) -> None:
    state = attacked_twice(game, edition=edition, dice=COALITION_WINS * 2)
    do(state, "use interior_lines", "meet massena")
    ready(state)
    do(state, "use fog_of_war", "pass", "use cavalry_charges", "pass")
    suffer(state)
    do(state, "retreat wurttemberg")
    ready(state)
    do(state, "pass")
    assert (state.seat, legal(state, "use")) == ("coalition", {"cavalry_charges"})


@pytest.mark.rule("12.1 F", "A138")
@pytest.mark.parametrize("edition", EDITIONS)
def test_interior_lines_end_with_the_defeat_of_the_defender(game, edition: str) -> None:
    state = attacked_twice(game, edition=edition, coalition="interior_lines mud", dice=FRENCH_WIN)
    do(state, "use interior_lines", "meet massena")
    ready(state)
    let_go(state, "battle-cards")
    suffer(state)
    do(state, "retreat osterreich")
    assert boxes(state, "massena junot soult") == ["bayern"] * 3
    assert (state.step, state.seat) == ("refresh", "french")


@pytest.mark.rule("12.1 F", "A138", "12.1 B")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_army_of_interior_lines_has_its_own_command(game, edition: str) -> None:
    """Rapp commands 3: of his four corps three are engaged, though Masséna leads the area."""
    areas = {
        "wurttemberg": "massena",
        "westfalen": "rapp reille bertrand",
        "bayern": "karl bellegarde",
    }
    hands = {"french": "major_campaign pitt depot", "coalition": "interior_lines mud"}
    state = campaign(game, edition=edition, countries=WAR, areas=areas, hands=hands)
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march westfalen", "pay pitt", "enter bayern", "done", "use interior_lines")
    leader = next(key for key in legal(state, "meet") if key != "massena")
    do(state, f"meet {leader}")
    assert state.view(None)["step"]["most"] == 3
    assert "massena" not in legal(state, "engage") | legal(state, "spare")
    assert refused(state, "engage massena") == ("4.1", "not-there")


# --- Napoleonica (2.3 G) -------------------------------------------------------------------


@pytest.mark.rule("2.3 G", "12.2 C", "A17", "A18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleonica_fetches_a_card_that_fits_the_battle(game, edition: str) -> None:
    state = battle(
        game,
        edition=edition,
        hands={"french": "cavalry_charges napoleonica", "coalition": "mud"},
        discards="cavalry_charges grand_battery pitt pursuit",
    )
    ready(state)
    assert legal(state, "recall") == {"cavalry_charges", "grand_battery"}
    assert refused(state, "recall pursuit") == ("2.3 C", "wrong-card")
    assert refused(state, "recall art_of_war") == ("2.3 G", "not-in-discards")
    do(state, "use cavalry_charges")
    assert refused(state, "recall cavalry_charges") == ("12.2 C", "played-twice")
    do(state, "recall grand_battery")
    assert strength(state, FRENCH) == 18 + 3 + 3
    assert hand(state, "french") == []
    assert "grand_battery" in discards(state)
    assert "napoleonica" in discards(state)


@pytest.mark.rule("2.3 G", "A17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "step"), [("death_of_a_hero", "hero"), ("pursuit", "pursuit")])
def test_napoleonica_after_the_dice(game, edition: str, card: str, step: str) -> None:
    state = battle(
        game, edition=edition, hands={"french": "napoleonica"}, discards=card, dice=[6, 1]
    )
    ready(state)
    do(state, "pass")
    suffer_to(state, step)
    assert legal(state, "recall") == {card}
    do(state, f"recall {card}")
    assert sorted(discards(state)) == sorted([card, "napoleonica"])


@pytest.mark.rule("2.3 G", "A17")
def test_without_napoleonica_nothing_is_fetched(game) -> None:
    state = battle(game, hands={"french": "mud"}, discards="cavalry_charges")
    ready(state)
    assert refused(state, "recall cavalry_charges") == ("2.3 G", "no-napoleonica")
