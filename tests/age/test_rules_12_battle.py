"""Chapter 12: battles, losses, retreats, and what the winner does."""

from __future__ import annotations

import pytest

from age_battles import (
    EDITIONS,
    EIGHTEEN,
    TWELVE,
    WAR,
    battle,
    boxes,
    engage_all,
    fight_on,
    reduced,
    suffer,
)
from grognard.games.age.layout import (
    B_ATTACKER,
    B_LOSSES,
    B_TEMPORARY,
    FLAGS,
    SEEN,
)
from grognard.games.age.steps.battle import row_of, strength
from marches import campaign, let_go, walk
from wars import aligned, at, do, hand, legal, refused, told

# --- 12.1 ----------------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.1", edition="original")
@pytest.mark.rule("12 A", "12 B", "12.1 A", "12.1 C")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_declares_first(game, edition: str) -> None:
    state = battle(game, edition=edition)
    assert (state.step, state.seat) == ("engage", "french")
    do(state, "ready")
    assert (state.step, state.seat) == ("engage", "coalition")


@pytest.mark.rule("12.1 B", "11 K", "A114")
def test_at_most_as_many_as_the_highest_command(game) -> None:
    """Example E16: three armies of four corps, Napoléon leads one: at most 8 are engaged."""
    areas = {
        "wurttemberg": "napoleon junot gerard rapp",
        "westfalen": "ney victor marmont mortier",
        "tirol": "lannes oudinot augereau suchet",
        "bayern": "karl mack",
    }
    countries = {**WAR, "ally": WAR["ally"] + " tirol"}
    state = campaign(
        game, countries=countries, areas=areas, hands={"french": "major_campaign pitt mud"}
    )
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march westfalen", "pay pitt", "enter bayern")
    walk(state, "march tirol", "pay mud", "enter bayern")
    let_go(state)
    assert (state.step, state.seat) == ("engage", "french")
    assert state.view(None)["step"]["most"] == 8
    assert len(legal(state, "spare")) == 8
    assert refused(state, f"engage {min(legal(state, 'spare'))}") == (
        "12.1 B",
        "engaged-already",
    )
    assert legal(state, "engage") == set()


@pytest.mark.rule("12.1 D", "12.1 E", "A15")
def test_fewer_may_be_engaged_and_those_left_out_are_not_shown(game) -> None:
    state = battle(game, known=False, hands={"french": "pitt", "coalition": "mud"})
    do(state, "spare napoleon", "spare victor", "ready")
    victor = FLAGS + game.model.corps_named("victor").id
    davout = FLAGS + game.model.corps_named("davout").id
    assert not int(state.c[victor]) & SEEN
    assert int(state.c[davout]) & SEEN


@pytest.mark.rule("12.1 C", "A115")
def test_at_least_one_is_engaged(game) -> None:
    state = battle(game, french="davout ney")
    do(state, "spare davout", "spare ney")
    assert refused(state, "ready") == ("12.1 C", "at-least-one")


LINES = {
    "wurttemberg": "massena junot rapp",
    "westfalen": "davout ney",
    "bayern": "karl bellegarde",
}


def lines(game, **more):
    """Two armies of a Major Campaign attack one, which plays Interior Lines."""
    hands = {"french": "major_campaign pitt depot", "coalition": "interior_lines mud"}
    state = campaign(game, countries=WAR, areas=LINES, hands=hands, **more)
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march westfalen", "pay pitt", "enter bayern", "done")
    return state


@pytest.mark.rule("12.1", edition="original")
@pytest.mark.rule("12.1 F", "12.3.3 C", "A138", "A139")
@pytest.mark.parametrize("edition", EDITIONS)
def test_interior_lines_fights_one_army_after_another(game, edition: str) -> None:
    state = lines(game, edition=edition, dice=[1, 6, 1, 6] + [1, 6] * 4)
    assert (state.step, state.seat) == ("interior-lines", "coalition")
    do(state, "use interior_lines")
    assert (state.step, state.seat) == ("meet", "coalition")
    assert legal(state, "meet") == {"massena", "davout"}
    do(state, "meet massena")
    assert (state.step, state.seat) == ("engage", "french")
    assert legal(state, "spare") == {"massena", "junot", "rapp"}
    engage_all(state)
    suffer(state)
    assert state.step == "retreat"
    do(state, "retreat wurttemberg")
    assert (state.step, state.seat) == ("engage", "french")  # the next, no refreshing (12.3.3 C)
    assert legal(state, "spare") == {"davout", "ney"}


@pytest.mark.rule("12.1 F")
def test_no_interior_lines_against_one_army(game) -> None:
    state = battle(game, hands={"coalition": "interior_lines"})
    assert state.step == "engage"


# --- 12.2 ----------------------------------------------------------------------------------


@pytest.mark.rule("12.2 A", "12.2 B", "A118")
def test_strength(game) -> None:
    state = battle(game)
    do(state, "ready", "ready")
    state = battle(game, hands={"french": "pitt"})
    do(state, "ready", "ready")
    assert strength(state, 0) == 18
    assert strength(state, 1) == 12
    areas = {"bayern": "victor lefebvre", "osterreich": "karl"}
    state = campaign(
        game, "coalition", countries=WAR, areas=areas, hands={"french": "pitt", "coalition": "mud"}
    )
    walk(state, "march osterreich", "go", "enter bayern")
    let_go(state, "withdrawal", "react")
    do(state, "ready")
    assert strength(state, 0) == 4 + 4 + 1  # Bayern is home to Lefebvre (E1)


@pytest.mark.rule("12.2", edition="original")
@pytest.mark.rule("12.2 B")
@pytest.mark.parametrize(("edition", "as_defender"), [("living", 4), ("original", 6)])
def test_a_landing_costs_two(game, edition: str, as_defender: int) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"castilla_la_nueva": "davout", "britain": "wellington"}
    for stance, expected in (("defend", 4), ("attack", as_defender)):
        state = campaign(
            game,
            "coalition",
            edition=edition,
            markers="britannia",
            countries=countries,
            areas=areas,
            hands={"french": "pitt", "coalition": "mud"},
        )
        walk(state, "sail wellington portugal", "go", "intercept castilla_la_nueva", "go")
        do(state, f"stance {stance}")
        assert state.step == "battle-cards"
        assert strength(state, 1) == expected


@pytest.mark.rule("12.2 C", "A119", "A18")
def test_the_attacker_plays_all_his_cards_first_and_no_two_alike(game) -> None:
    hands = {"french": "cavalry_charges cavalry_charges grand_battery", "coalition": "fog_of_war"}
    state = battle(game, hands=hands)
    do(state, "ready", "ready")
    assert (state.step, state.seat) == ("battle-cards", "french")
    do(state, "use cavalry_charges")
    assert refused(state, "use cavalry_charges") == ("12.2 C", "played-twice")
    do(state, "use grand_battery")
    assert strength(state, 0) == 18 + 3 + 3
    do(state, "pass")
    assert (state.step, state.seat) == ("battle-cards", "coalition")
    assert legal(state, "use") == {"fog_of_war"}


@pytest.mark.rule("12.2 C", "A120")
def test_fog_of_war_covers_the_other_cards(game) -> None:
    hands = {"french": "cavalry_charges grand_battery pitt", "coalition": "fog_of_war mud"}
    state = battle(game, hands=hands, dice=[1, 1, 6, 1])
    do(state, "ready", "ready", "use cavalry_charges", "use grand_battery", "pass")
    do(state, "use fog_of_war")
    assert strength(state, 0) == 18


@pytest.mark.rule("12.2 F")
def test_grand_battery_is_weaker_without_french_corps(game) -> None:
    hands = {"coalition": "grand_battery mud"}
    state = battle(game, hands=hands)
    do(state, "ready", "ready", "use grand_battery")
    assert strength(state, 1) == 12 + 2


@pytest.mark.rule("12.2 D", "A116", "A122")
def test_art_of_war_stands_for_the_die(game) -> None:
    hands = {"french": "art_of_war pitt"}
    state = battle(game, hands=hands, dice=[1])
    events = walk(state, "ready", "ready", "use art_of_war", "pass")
    (counted,) = told(events, "battle-counted")
    assert (counted["number"], counted["losses"]) == (6, 2)
    (rolled,) = told(events, "battle-rolled")
    assert rolled["dice"] == (1,)


@pytest.mark.rule("12.2", edition="original")
@pytest.mark.rule("12.2 D", "12.2 G", "A121")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_is_broken_with_the_modifiers(game, edition: str) -> None:
    """Example E23: strength 18 and 12, both roll 4: one loss each; then +3 and +2."""
    state = battle(game, edition=edition, dice=[4, 4, 2, 2])
    events = engage_all(state)
    rolled = told(events, "battle-rolled")
    assert [(e["strength"], e["losses"]) for e in rolled] == [(18, 1), (12, 1)]
    assert told(events, "tie-broken") == [{"french": 5, "coalition": 4}]
    assert told(events, "battle-won")[0]["side"] == "french"


@pytest.mark.rule("12.2 G", edition="living")
def test_a_second_tie_is_rolled_again(game) -> None:
    state = battle(game, dice=[4, 4, 2, 3, 1, 6])
    events = engage_all(state)
    assert [e["coalition"] for e in told(events, "tie-broken")] == [5, 8]
    assert told(events, "battle-won")[0]["side"] == "coalition"


@pytest.mark.rule("12.2", edition="original")
@pytest.mark.rule("12.2 G", edition="original")
def test_a_second_tie_goes_to_the_defender(game) -> None:
    state = battle(game, edition="original", dice=[4, 4, 2, 3])
    events = engage_all(state)
    assert told(events, "battle-won")[0]["side"] == "coalition"


# --- 12.3.1 --------------------------------------------------------------------------------


@pytest.mark.rule("12.2", "12.3.1", edition="original")
@pytest.mark.rule("12.3", "A4", "A5")
@pytest.mark.rule("12.2 H", "12.3.1 A", "12.3.1 B", "12.3.1 C", "A123", "A124", "A127")
@pytest.mark.parametrize(("edition", "french_box"), [("living", "reserve"), ("original", "lost")])
def test_a_battle_to_the_end(game, edition: str, french_box: str) -> None:
    """Examples E24, E25 and E26: the French roll 6: the Coalition loses 3, two of them for good."""
    state = battle(game, edition=edition, dice=[6, 4])
    engage_all(state)
    assert (int(state.c[B_LOSSES + 1]), int(state.c[B_TEMPORARY + 1])) == (2, 1)
    assert (state.step, state.seat) == ("losses", "coalition")  # the loser first
    do(state, "lose mack", "lose hiller", "lose bellegarde")
    assert boxes(state, "mack hiller bellegarde") == ["lost", "lost", "prisoners"]
    assert (state.step, state.seat) == ("losses", "french")
    do(state, "lose victor")
    assert at(state, "victor") == french_box
    assert state.step == "retreat"
    assert reduced(state, "napoleon davout karl") == [True, True, True]


@pytest.mark.rule("12.3.1 A", edition="living")
@pytest.mark.parametrize(
    ("dice", "loser_box", "winner_box"),
    [
        ([4, 4, 6, 1], "lost", "lost"),  # after a tie-break
        ([5, 4], "prisoners", "reserve"),  # without: 3 for the loser, 1 for the winner
    ],
)
def test_the_last_odd_loss(game, dice, loser_box: str, winner_box: str) -> None:
    """Example E26."""
    state = battle(game, dice=dice)
    engage_all(state)
    boxes_seen = {"french": "", "coalition": ""}
    while state.step == "losses":
        seat = state.seat
        corps = str(state.legal()[-1]).split()[1]
        do(state, f"lose {corps}")
        boxes_seen[seat] = at(state, corps)
    assert boxes_seen == {"french": winner_box, "coalition": loser_box}


@pytest.mark.rule("12.3.1", edition="original")
@pytest.mark.rule("12.3.1 A", edition="original")
def test_the_last_odd_loss_of_a_winner_after_a_tie_is_temporary(game) -> None:
    state = battle(game, edition="original", dice=[4, 4, 6, 1])
    engage_all(state)
    do(state, "lose mack", "lose victor")
    assert boxes(state, "mack victor") == ["lost", "reserve"]


@pytest.mark.rule("12.3.1", edition="original")
@pytest.mark.rule("12.3.1 F", "A6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_more_losses_than_corps(game, edition: str) -> None:
    """Example E27: two corps, three losses."""
    state = battle(game, austrian="karl mack", edition=edition, dice=[6, 1])
    engage_all(state)
    assert int(state.c[B_LOSSES + 1]) + int(state.c[B_TEMPORARY + 1]) == 2
    do(state, "lose mack", "lose karl")
    assert boxes(state, "mack karl") == ["lost", "prisoners"]
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("12.3.1 C", "A126")
def test_only_those_who_fought_are_reduced(game) -> None:
    state = battle(game, dice=[1, 1, 6, 1])
    do(state, "spare victor", "ready", "ready")
    do(state, "retreat osterreich")
    assert reduced(state, "napoleon davout victor karl") == [True, True, False, True]


@pytest.mark.rule("12.2", edition="original")
@pytest.mark.rule("12.2 E", "12.3.1 B", "A125")
@pytest.mark.parametrize("edition", EDITIONS)
def test_death_of_a_hero(game, edition: str) -> None:
    hands = {"french": "death_of_a_hero"}
    state = battle(game, edition=edition, hands=hands, dice=[6, 1])
    do(state, "ready", "ready", "pass")
    assert (state.step, state.seat) == ("hero", "french")
    do(state, "use death_of_a_hero")
    assert (state.step, legal(state, "lose")) == ("hero-falls", set(TWELVE.split()))
    do(state, "lose karl")
    assert at(state, "karl") == "lost"
    assert (state.step, state.seat) == ("losses", "coalition")


@pytest.mark.rule("12.3.3 B")
def test_pursuit_takes_one_more_and_forbids_refreshing(game) -> None:
    hands = {"french": "pursuit pitt"}
    state = battle(game, hands=hands, dice=[6, 1])
    walk(state, "ready", "ready", "pass")
    let_go(state, "hero")
    while state.step == "losses":
        do(state, f"lose {min(legal(state, 'lose') - {'karl'})}")
    assert (state.step, state.seat) == ("pursuit", "french")
    do(state, "use pursuit")
    assert (state.step, state.seat) == ("losses", "coalition")
    do(state, "lose karl")
    assert at(state, "karl") == "prisoners"
    let_go(state, "announced")
    assert state.step != "refresh"


@pytest.mark.rule("12.3.1 D", "12.3.1 E", "A128")
@pytest.mark.parametrize(("edition", "box"), [("living", "reserve"), ("original", "lost")])
def test_a_winner_without_survivors_has_won(game, edition: str, box: str) -> None:
    """Davout alone inflicts two losses and suffers one: the loser retreats all the same."""
    hands = {"french": "cavalry_charges grand_battery"}
    state = battle(game, french="davout", hands=hands, edition=edition, dice=[6, 4])
    do(state, "ready", "use cavalry_charges", "use grand_battery")
    do(state, "lose mack", "lose hiller", "lose bellegarde", "lose davout")
    assert at(state, "davout") == box
    do(state, "retreat osterreich")
    assert at(state, "karl") == "osterreich"


# --- 12.3.2 --------------------------------------------------------------------------------


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("12.3.2 A", "12.3.2 B", "A129", "A131")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defender_retreats_towards_his_capital(game, edition: str) -> None:
    state = battle(game, edition=edition, dice=[1, 1, 6, 1])
    engage_all(state)
    assert (state.step, state.seat) == ("retreat", "coalition")
    assert legal(state, "retreat") == {"osterreich"}
    assert refused(state, "retreat bohmen") == ("12.3.2 A", "no-retreat")
    assert refused(state, "yield") == ("12.3.2 E", "must-retreat")
    do(state, "retreat osterreich")
    assert set(boxes(state, TWELVE)) == {"osterreich"}


@pytest.mark.rule("12.3.2 A", "A129")
def test_an_equal_majority_leaves_the_choice(game) -> None:
    state = battle(game, austrian="karl kutuzov", dice=[1, 1, 6, 1])
    engage_all(state)
    goals = legal(state, "retreat")
    assert "osterreich" in goals
    assert len(goals) > 1


@pytest.mark.rule("12.3.2 C", "A132", edition="living")
def test_each_beaten_army_goes_back_where_it_came_from(game) -> None:
    state = lines(game, dice=[1, 6] * 2)
    do(state, "pass")
    engage_all(state)
    suffer(state)
    goals = []
    for _ in range(2):
        (goal,) = legal(state, "retreat")
        goals.append(goal)
        do(state, f"retreat {goal}")
    assert sorted(goals) == ["westfalen", "wurttemberg"]


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("12.3.2 C", edition="original")
def test_all_beaten_armies_go_back_together(game) -> None:
    state = lines(game, edition="original", dice=[1, 6] * 2)
    do(state, "pass")
    engage_all(state)
    suffer(state)
    assert legal(state, "retreat") == {"wurttemberg", "westfalen"}
    do(state, "retreat westfalen")
    assert state.step != "retreat"


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("12.3.2 C", "A133")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_way_back_through_a_neutral_country(game, edition: str) -> None:
    countries = {"member": "austria bayern"}
    state = campaign(
        game,
        edition=edition,
        countries=countries,
        areas={"lorraine": "davout ney victor", "bayern": "karl hiller bellegarde"},
        dice=[1, 6],
    )
    walk(state, "march lorraine", "go", "enter wurttemberg", "enter bayern")
    let_go(state, "react", "withdrawal")
    engage_all(state)
    suffer(state)
    assert state.why_not("yield") is None
    assert ("wurttemberg" in legal(state, "retreat")) is (edition == "living")


@pytest.mark.rule("12.3.2 D", "A134", edition="living")
def test_a_swedish_corps_retreats_by_sea_to_sverige_only(game) -> None:
    """Example E28."""
    countries = {"member": "russia sverige portugal", "ally": "holland hannover"}
    areas = {"sverige": "charles_john", "hannover": "soult davout napoleon"}
    state = campaign(
        game,
        "coalition",
        markers="britannia",
        countries=countries,
        areas=areas,
        dice=[1, 1, 6, 1],
    )
    walk(state, "sail charles_john hannover", "go")
    let_go(state, "withdrawal")
    engage_all(state)
    suffer(state)
    assert legal(state, "sail") == {"charles_john sverige"}
    assert legal(state, "retreat") == set()
    do(state, "sail charles_john sverige")
    assert at(state, "charles_john") == "sverige"


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("12.3.2 D", edition="original")
def test_a_retreat_by_sea_is_like_a_sea_move(game) -> None:
    countries = {"member": "russia sverige portugal", "ally": "holland hannover"}
    areas = {"sverige": "charles_john", "hannover": "soult davout napoleon"}
    state = campaign(
        game,
        "coalition",
        edition="original",
        markers="britannia",
        countries=countries,
        areas=areas,
        dice=[1, 1, 6, 1],
    )
    walk(state, "sail charles_john hannover", "go")
    let_go(state, "withdrawal")
    engage_all(state)
    suffer(state)
    assert {"charles_john sverige", "charles_john portugal"} <= legal(state, "sail")


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("12.3.2 E", "A135")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_way_out_all_are_taken(game, edition: str) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {
        "castilla_la_vieja": "napoleon davout victor",
        "portugal": "moore hill",
        "galicia": "junot",
        "andalucia": "moncey",
        "castilla_la_nueva": "rapp",
    }
    state = campaign(game, edition=edition, countries=countries, areas=areas, dice=[1, 1, 6, 1, 1])
    walk(state, "march castilla_la_vieja", "go", "enter portugal")
    engage_all(state)
    suffer(state)
    assert (state.step, state.seat) == ("retreat", "coalition")
    assert [str(action) for action in state.legal()] == ["yield"]
    do(state, "yield")
    assert boxes(state, "moore hill") == ["prisoners", "prisoners"]


@pytest.mark.rule("12.3.2 E", "A175", edition="living")
def test_prison_rather_than_a_neutral_country(game) -> None:
    countries = {"member": "russia", "ally": "bayern wurttemberg"}
    state = battle(game, austrian="kutuzov buxhowden", countries=countries, dice=[1, 1, 6, 1])
    engage_all(state)
    suffer(state)
    assert state.step == "retreat"
    assert state.why_not("yield") is None
    goal = min(legal(state, "retreat"))
    do(state, f"retreat {goal}")
    assert aligned(state, "prussia" if goal in ("sachsen",) else "austria") == "ally"


@pytest.mark.rule("12.3.2 A", "A174", edition="original")
def test_a_peaceful_way_out_must_be_taken(game) -> None:
    countries = {"member": "russia sachsen", "ally": "bayern wurttemberg"}
    state = battle(
        game,
        austrian="kutuzov buxhowden",
        edition="original",
        countries=countries,
        dice=[1, 1, 6, 1],
    )
    engage_all(state)
    suffer(state)
    assert legal(state, "retreat") == {"sachsen"}
    assert refused(state, "yield") == ("12.3.2 E", "must-retreat")


@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.rule("9.3 B", "12.3.2 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_insurgents_who_would_go_too_far_are_taken(game, edition: str) -> None:
    countries = {"insurgent": "spain", "member": "portugal"}
    areas = {
        "provence": "napoleon davout victor",
        "cataluna": "castanos",
        "aragon": "junot",
    }
    state = campaign(game, edition=edition, countries=countries, areas=areas, dice=[1, 1, 6, 1, 1])
    walk(state, "march provence", "go", "enter cataluna")
    engage_all(state)
    suffer(state)
    do(state, "yield")
    assert at(state, "castanos") == "prisoners"


@pytest.mark.rule("12.3.2 A", "A136")
def test_a_retreat_in_winter_wears_down(game) -> None:
    state = battle(game, round=5, dice=[6, 1, 1, 6, 1, 5])
    engage_all(state)
    suffer(state)
    events = do(state, "retreat osterreich")
    assert told(events, "wore-down")[0]["side"] == "coalition"


# --- 12.3.3 --------------------------------------------------------------------------------


@pytest.mark.rule("12.3.3", edition="original")
@pytest.mark.rule("12.3.3 A", "A137")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_refreshes_his_corps_for_a_card(game, edition: str) -> None:
    state = battle(game, edition=edition, hands={"french": "pitt mud"}, dice=[1, 1, 6, 1])
    walk(state, "ready", "ready", "retreat osterreich")
    assert (state.step, state.seat) == ("refresh", "french")
    assert set(boxes(state, EIGHTEEN)) == {"bayern"}
    assert reduced(state, EIGHTEEN) == [True, True, True]
    do(state, "refresh pitt")
    assert reduced(state, EIGHTEEN) == [False, False, False]
    assert hand(state, "french") == ["mud"]


@pytest.mark.rule("11 J", "A113")
def test_battles_of_a_major_campaign_come_after_all_moves(game) -> None:
    areas = {
        "wurttemberg": "napoleon davout",
        "italia": "massena",
        "bayern": "mack",
        "tirol": "ferdinand",
    }
    state = campaign(
        game,
        countries=WAR,
        areas=areas,
        hands={"french": "major_campaign pitt mud"},
        dice=[6] * 9,
    )
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march italia", "pay pitt", "enter tirol")
    let_go(state)
    assert state.step == "moves"
    do(state, "done")
    assert (state.step, legal(state, "fight")) == ("battles", {"bayern", "tirol"})
    do(state, "fight tirol")
    assert state.c[B_ATTACKER] == 0


@pytest.mark.rule("15.2 B", "A158")
def test_the_war_is_over_when_napoleon_is_lost(game) -> None:
    state = battle(game, french="napoleon", austrian=TWELVE, dice=[1, 6])
    engage_all(state)
    do(state, "lose napoleon")
    assert state.over
    assert state.outcome.winners == ("coalition",)


@pytest.mark.rule("12.2 D", "A117")
def test_the_table_has_a_first_and_a_last_row(game) -> None:
    state = battle(game)
    assert [row_of(state, total) for total in (-3, 0, 5, 6, 35, 36, 60)] == [0, 0, 0, 1, 5, 6, 6]


@pytest.mark.rule("12.3.2 A", "A130")
def test_the_british_retreat_towards_a_coalition_coast(game) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"aragon": "napoleon davout victor", "castilla_la_nueva": "wellington moore"}
    state = campaign(game, countries=countries, areas=areas, dice=[1, 1, 6, 1])
    walk(state, "march aragon", "go", "enter castilla_la_nueva")
    engage_all(state)
    suffer(state)
    assert (state.step, legal(state, "retreat")) == ("retreat", {"portugal"})


@pytest.mark.rule("4.1 A", "4.1 B", "A169")
def test_all_corps_of_a_side_fight_together(game) -> None:
    state = battle(game, austrian="karl kutuzov")
    do(state, "ready")
    assert legal(state, "spare") == {"karl", "kutuzov"}


@pytest.mark.rule("12.3.3 A", "A173")
def test_an_army_may_refresh_after_each_battle(game) -> None:
    areas = {"italia": "massena suchet", "tirol": "mack ferdinand"}
    hands = {"french": "major_campaign pitt mud depot"}
    state = campaign(
        game,
        countries=WAR,
        areas={"wurttemberg": EIGHTEEN, "bayern": TWELVE, **areas},
        hands=hands,
        dice=[6, 1, 1, 6, 1, 6, 1, 1, 6, 1, 6, 6],
    )
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march italia", "pay pitt", "enter tirol", "done", "fight bayern")
    refreshed = 0
    for _ in range(60):
        if state.step == "refresh":
            refreshed += 1
        if state.step == "moves":
            break
        verbs = [str(action) for action in state.legal()]
        do(state, next((text for text in ("ready", "pass") if text in verbs), verbs[0]))
    assert refreshed == 2


@pytest.mark.rule("12.2 G", "12.2 H", "12.3.1 F", "A6")
@pytest.mark.rule("12.2", "12.3.1", edition="original")
@pytest.mark.parametrize(("edition", "box"), [("living", "reserve"), ("original", "lost")])
def test_losses_inflicted_decide_even_if_nobody_is_left_to_lose(game, edition, box: str) -> None:
    """Two against one: no tie, though Karl stands alone; so the French loss is odd and untied."""
    state = battle(game, "napoleon davout victor", "karl", edition=edition, dice=[6, 6])
    fight_on(state)
    assert at(state, "karl") == "lost"
    assert sorted(boxes(state, "napoleon davout victor")) == ["bayern", "bayern", box]
