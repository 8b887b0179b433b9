"""6: the fifteen cards of the Empire in 1815: what each does, when, and what refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from europe_cards import ARMY, WELLINGTON, battle, facing, gain, go_on, lies, refused, to_window
from europe_wars import at, bears, legal, piece, steps, told, zone
from grognard.games.europe import groups
from grognard.games.europe.layout import (
    A_COUNTER_MARCH,
    A_INTERCEPTION,
    A_LINES,
    A_WIN,
    B_GROUP,
    B_PURSUIT_CARDS,
    COALITION,
    EMPIRE,
    OUT,
    POINTS,
    T_MORE,
)
from grognard.games.europe.steps.battle_end import morale_to_beat

DEFENDERS = "army_of_the_peninsula wellington en_corps_3 en_corps_4 en_corps_5"
WEAK = "davout fr_corps_9"
NEY = {"soissons": "ney fr_corps_3"}


def hand(card: str, side: str = "empire") -> dict[str, str]:
    """A hand of one card."""
    return {side: card}


# --- 1F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.3", "13.6.1")
def test_card_1f_b_activates_napoleon_who_forces_his_march_without_a_test(game) -> None:
    """Free of points; three points of forced march and no die."""
    state = game.position({"paris": f"{ARMY} ney"}, hands=hand("1f"), dice=[])
    state.apply("event 1f b")
    assert legal(state, "activate") == {"napoleon"}
    go_on(state, "activate napoleon", "force 3", until="move")
    go_on(state, "enter reims", "enter soissons", until="move")
    go_on(state, "stop", until="activate")
    assert int(state.c[POINTS + EMPIRE]) == 0
    assert legal(state) == {"done"}
    assert lies(state, "1f") == "played"


@pytest.mark.rule("6.2", "13.6.1")
def test_card_1f_b_spares_no_force_that_is_out_of_supply(game) -> None:
    """It is tested for that reason, without the points of the forced march."""
    state = game.position({"bucarest": ARMY}, hands=hand("1f"), dice=[6] * 20)
    state.apply("event 1f b")
    events = go_on(state, "activate napoleon", "force 3", until="move")
    events += go_on(state, "stop", until="activate")
    assert told(events, "attrition-rolled")


@pytest.mark.rule("6.4")
def test_card_1f_b_needs_napoleon_on_the_map(game) -> None:
    state = game.position({"paris": "davout fr_corps_9"}, hands=hand("1f"))
    assert refused(state, "event 1f b") == ("no-force", "9.1")
    assert refused(state, "event 1f") == ("wrong-moment", "6.2")  # (a) is a reaction


@pytest.mark.rule("12.6")
def test_card_1f_a_answers_a_major_campaign(game) -> None:
    """The commander defends with 2 or 3; each attacker then fights alone."""
    board = {
        "lille": "napoleon fr_corps_9 fr_corps_10",
        "bruxelles": "wellington en_corps_3 en_corps_4",
        "namur": "blucher pr_corps_1 pr_corps_2",
        "soissons": "fr_corps_12",
    }
    hands = {"empire": "1f", "coalition": "14c"}
    state = game.position(board, hands=hands, seat="coalition", dice=[3] * 90)
    state.apply("event 14c")
    go_on(state, "activate wellington", "enter lille", until="engage")
    state.apply("fight lille")
    assert (state.step, state.seat) == ("answer", "empire")
    assert refused(state, "use 1f b") == ("wrong-moment", "6.2")
    state.apply("use 1f a")
    assert int(state.c[A_LINES]) == zone(state, "lille") + 1


@pytest.mark.rule("12.6")
def test_card_1f_a_needs_a_commander_who_defends_well(game) -> None:
    """Jérôme defends with less than 2: there is no window."""
    board = {"lille": "jerome fr_corps_9", "bruxelles": "wellington en_corps_3 en_corps_4"}
    hands = {"empire": "1f", "coalition": "14c"}
    state = game.position(board, hands=hands, seat="coalition", dice=[3] * 90)
    state.apply("event 14c")
    events = go_on(state, "activate wellington", "enter lille", "fight lille", until="losses")
    assert not told(events, "card-used")
    assert lies(state, "1f") == "hand"


# --- 2F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.6")
def test_card_2f_activates_three_forces_that_fight_together(game) -> None:
    """Whatever their initiative, without points."""
    board = {
        "lille": "davout fr_corps_1",
        "soissons": "massena fr_corps_3",
        "reims": "ney fr_corps_4",
        "lyon": "suchet fr_corps_5",
        "bruxelles": "wellington en_corps_3 en_corps_4",
    }
    state = game.position(board, hands=hand("2f"), points=(3, 0), dice=[3] * 90)
    state.apply("event 2f")
    go_on(state, "activate davout", "enter bruxelles", "wait", until="activate")
    go_on(state, "activate massena", "enter lille", "enter bruxelles", "wait", until="activate")
    go_on(state, "activate ney", "stop", until="activate")
    assert refused(state, "activate suchet") == ("no-forces-left", "9.1")
    events = go_on(state, "done", "fight bruxelles", until="losses")
    assert len(told(events, "battle-begins")) == 1
    assert int(state.c[POINTS + EMPIRE]) == 3
    assert lies(state, "2f") == "played"


@pytest.mark.rule("6.4")
def test_card_2f_needs_a_force_and_the_own_action(game) -> None:
    state = game.position({"bruxelles": WELLINGTON}, hands=hand("2f"))
    assert refused(state, "event 2f") == ("no-force", "9.1")
    state, _ = battle(game, hands=hand("2f"), until="losses")
    assert lies(state, "2f") == "hand"  # no window in a battle


# --- 3F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.5")
@pytest.mark.parametrize(("uses", "gone"), [(["use 3f"], False), ([], True)])
def test_card_3f_takes_three_from_an_evasion(game, uses: list[str], gone: bool) -> None:
    state = facing(game, hands=hand("3f"), dice=[5] + [3] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="defend")
    events = state.apply("evade anvers")
    assert (state.step, state.seat) == ("answer", "empire")
    events += go_on(state, *uses, until="move" if gone else "losses")
    assert bool(told(events, "evaded")) == gone
    assert (at(state, "wellington") == "anvers") == gone


@pytest.mark.rule("12.5")
def test_card_3f_does_not_touch_a_demoralised_force_nor_one_s_own(game) -> None:
    """The first needs no die; the second is not the Coalition's."""
    broken = "wellington en_corps_3! en_corps_4!"
    state = facing(game, coalition=broken, hands=hand("3f"))
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="defend")
    events = state.apply("evade anvers")
    assert told(events, "evaded")
    own = facing(game, hands=hand("3f"), seat="coalition", dice=[6] * 40)
    go_on(own, "operate", "activate wellington", "enter lille", until="defend")
    events = own.apply("evade soissons")
    assert told(events, "evaded")
    assert lies(own, "3f") == "hand"


# --- 6F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "12.1", "12.3")
def test_card_6f_takes_two_points_and_the_forced_march(game) -> None:
    """R07: not below one."""
    state = facing(game, hands=hand("6f"), seat="coalition")
    go_on(state, "operate", "activate wellington", until="answer")
    state.apply("use 6f")
    assert refused(state, "force 1") == ("no-forced-march", "6.4")
    go_on(state, "force 0", until="move")
    group = state.argument(0)
    assert groups.points_left(state, group) == 1
    assert lies(state, "6f") == "played"


@pytest.mark.rule("6.4")
def test_card_6f_needs_a_force_with_a_general_and_an_enemy_one(game) -> None:
    lone = facing(game, coalition="en_corps_3", hands=hand("6f"), seat="coalition")
    go_on(lone, "operate", "activate en_corps_3", until="forced-march")
    assert lies(lone, "6f") == "hand"
    own = facing(game, hands=hand("6f"))
    go_on(own, "operate", "activate napoleon", until="forced-march")
    assert refused(own, "use 6f") == ("not-now", "5")
    assert refused(facing(game, hands=hand("6f")), "event 6f") == ("wrong-moment", "6.2")


@pytest.mark.rule("20.2", "6.4")
def test_card_6f_spares_mack_when_he_first_sets_out(game) -> None:
    """R07: later it may be played on him."""
    board = {"munich": "mack au_corps_1 au_corps_2", "strasbourg": "ney fr_corps_3"}
    state = game.position(board, scenario="1805", hands=hand("6f"), seat="coalition", points=(0, 5))
    go_on(state, "operate", "activate mack", until="forced-march")
    assert state.step == "forced-march"
    go_on(state, "force 0", "stop", "done", until="action")
    go_on(state, "pass", until="action")
    go_on(state, "operate", "activate mack", until="answer")
    assert refused(state, "use 6f") == ("", "")


# --- 8F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_8f_gives_one_to_a_supplied_force(game) -> None:
    assert gain(game, "empire", "use 8f", hands=hand("8f")) == 1
    assert gain(game, "empire", "use 8f", hands=hand("8f"), seat="coalition") == 1


@pytest.mark.rule("6.2", "14.5.4")
def test_card_8f_is_refused_to_a_force_out_of_supply(game) -> None:
    board = {"vienne": "ney fr_corps_3 fr_corps_4", "graz": "hiller au_corps_1"}
    state = game.position(board, hands=hand("8f"), points=(3, 0), dice=[1] * 40)
    events = go_on(state, "operate", "activate ney", "enter graz", until="losses")
    assert told(events, "battle-rolled")
    assert lies(state, "8f") == "hand"


# --- 13F -----------------------------------------------------------------------------------


def guns(game, *uses: str, dice: list[int], **more: Any) -> tuple[Any, list[Any]]:
    """Ney, at Soissons, hears the guns of Lille, which Wellington attacks."""
    state = facing(game, at=NEY, seat="coalition", dice=dice, **more)
    go_on(state, "operate", "activate wellington", "enter lille", until="counter-march")
    events = go_on(state, "join ney", until="answer") if uses else go_on(state, "join ney")
    for use in uses:
        events += state.apply(use)
    return state, events + go_on(state, until="losses")


@pytest.mark.rule("6.2", "14.1")
def test_card_13f_gives_two_to_a_counter_march_and_one_to_its_test(game) -> None:
    """A die of 1 or 2 comes only with the card."""
    plain, _ = guns(game, dice=[1] + [3] * 40)
    assert at(plain, "ney") == "soissons"
    state, events = guns(game, "use 13f", dice=[1] + [3] * 40, hands=hand("13f"))
    assert told(events, "counter-marched")
    assert at(state, "ney") == "lille"


@pytest.mark.rule("13.6.2", "14.1")
def test_card_13f_does_not_ease_another_test_if_the_march_fails(game) -> None:
    weak = {"soissons": "jerome fr_corps_3"}
    state = facing(
        game,
        empire="joseph fr_corps_9",
        at=weak,
        seat="coalition",
        dice=[1] + [3] * 40,
        hands=hand("13f"),
    )
    go_on(state, "operate", "activate wellington", "enter lille", until="counter-march")
    events = go_on(state, "join jerome", "use 13f", until="losses")
    assert told(events, "counter-march-failed")
    assert int(state.c[T_MORE]) == 0


@pytest.mark.rule("6.4")
def test_card_13f_is_for_the_own_counter_march_only(game) -> None:
    state = facing(game, at={"namur": "blucher pr_corps_2"}, hands=hand("13f"))
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="counter-march")
    events = go_on(state, "join blucher", until="losses")
    assert lies(state, "13f") == "hand"
    assert told(events, "counter-marched") or told(events, "counter-march-failed")


# --- 19F -----------------------------------------------------------------------------------


def beaten(game, commander: str, dice: list[int], **more: Any) -> Any:
    """The Empire beats a force of the Coalition at Brussels; the window after its test."""
    force = f"{commander} en_corps_3 en_corps_4"
    state = facing(game, coalition=force, hands=hand("19f"), dice=dice, **more)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "after_morale_test")
    return state


WIN = [6, 6, 1, 1]
CLOSE = [4, 4, 3, 3]


@pytest.mark.rule("6.2", "14.9.1", "10.3")
@pytest.mark.parametrize(
    ("general", "die", "where"),
    [
        ("hill", 6, "out"),
        ("hill", 1, "next budget"),
        ("wellington", 6, "next budget"),
    ],
)
def test_card_19f_disgraces_the_beaten_commander(game, general: str, die: int, where: str) -> None:
    """R05: for good if his force is demoralised; three are spared that."""
    state = beaten(game, general, [*CLOSE, die] + [3] * 40)
    state.apply("use 19f")
    assert at(state, general) == where


@pytest.mark.rule("10.3")
def test_card_19f_lets_a_general_of_the_reserve_take_over(game) -> None:
    state = beaten(game, "wellington", [*CLOSE, 1] + [3] * 40)
    state.apply("use 19f")
    assert (state.step, state.seat) == ("appoint", "coalition")
    assert "hill" in legal(state, "appoint")


@pytest.mark.rule("6.4", "14.9.1")
def test_card_19f_is_not_for_a_skirmish_nor_a_defeat_of_one_s_own(game) -> None:
    small = facing(
        game,
        empire="davout fr_corps_9",
        coalition="hill en_corps_3",
        hands=hand("19f"),
        dice=WIN + [3] * 9,
    )
    go_on(small, "operate", "activate davout", "enter bruxelles", until="losses")
    assert not to_window(small, "empire", "after_morale_test")
    lost = facing(game, coalition=DEFENDERS, hands=hand("19f"), dice=[1, 1, 6, 6] + [3] * 40)
    go_on(lost, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert not to_window(lost, "empire", "after_morale_test")


# --- 27F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.9.1")
@pytest.mark.parametrize(("uses", "broken"), [(["use 27f"], False), ([], True)])
def test_card_27f_gives_two_to_the_morale_of_a_beaten_french_force(
    game, uses: list[str], broken: bool
) -> None:
    """Five steps of morale 3 lose to a die of 6 without it."""
    state = facing(game, coalition=DEFENDERS, hands=hand("27f"), dice=[1, 1, 4, 4] + [6] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "before_morale_test")
    before = morale_to_beat(state, EMPIRE)
    for use in uses:
        state.apply(use)
    assert morale_to_beat(state, EMPIRE) - before == (0 if broken else 2)


@pytest.mark.rule("6.2")
def test_card_27f_is_refused_where_the_french_are_few_or_have_won(game) -> None:
    mixed = "grande_armee napoleon it_corps_1 it_corps_2 fr_corps_9"
    hands = {"empire": "27f"}
    state = facing(
        game,
        empire=mixed,
        coalition=DEFENDERS,
        hands=hands,
        dice=[1, 1, 6, 6] + [3] * 40,
        scenario="1809",
    )
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "before_morale_test")
    assert refused(state, "use 27f") == ("needs-missing", "6.2")
    won = facing(game, hands=hands, dice=[*WIN] + [3] * 40)
    go_on(won, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert not to_window(won, "empire", "before_morale_test")


# --- 28F -----------------------------------------------------------------------------------


MAJOR_ARMY = "grande_armee napoleon " + " ".join(f"fr_corps_{n}" for n in range(1, 7))
MAJOR_ALLIES = "army_of_the_peninsula wellington " + " ".join(f"en_corps_{n}" for n in range(1, 6))


@pytest.mark.rule("6.2", "14.3", "14.5.7")
def test_card_28f_gives_one_and_two_in_a_major_battle(game) -> None:
    assert gain(game, "empire", "use 28f", hands=hand("28f")) == 1
    great = {"empire": MAJOR_ARMY, "coalition": MAJOR_ALLIES}
    assert gain(game, "empire", "use 28f", hands=hand("28f"), **great) == 2


@pytest.mark.rule("6.2")
def test_card_28f_needs_an_army(game) -> None:
    state, _ = battle(
        game, hands=hand("28f"), empire="davout fr_corps_9 fr_corps_10", leader="davout"
    )
    assert lies(state, "28f") == "hand"


@pytest.mark.rule("6.6", "14.5.7")
@pytest.mark.parametrize(
    ("uses", "seat"),
    [
        (("use 28f", "use 39c"), "empire"),
        (("use 28f", "use 42c"), "empire"),
        (("use 39c", "use 28f"), "coalition"),
    ],
)
def test_card_28f_is_cancelled_before_or_after(game, uses: tuple[str, str], seat: str) -> None:
    """R225: whichever card is laid first."""
    hands = {"empire": "28f 8f", "coalition": "39c 42c"}
    assert gain(game, "empire", *uses, hands=hands, seat=seat) == 0


# --- 29F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_29f_is_for_the_guard_that_attacks(game) -> None:
    guard = "grande_armee napoleon fr_guard- fr_corps_9 fr_corps_10"
    assert gain(game, "empire", "use 29f", hands=hand("29f"), empire=guard) == 1
    state, _ = battle(game, hands=hand("29f"), empire=guard, seat="coalition")
    assert lies(state, "29f") == "hand"  # it defends
    state, _ = battle(game, hands=hand("29f"))
    assert lies(state, "29f") == "hand"  # no Guard


@pytest.mark.rule("6.4")
def test_card_29f_says_what_it_needs(game) -> None:
    guard = "grande_armee napoleon fr_guard fr_corps_9 fr_corps_10"
    hands = {"empire": "29f 8f"}
    state = facing(game, empire=guard, hands=hands, seat="coalition")
    go_on(state, "operate", "activate wellington", "enter lille", until="answer")
    assert to_window(state, "empire", "battle_modifiers")
    assert refused(state, "use 29f") == ("needs-missing", "6.2")


# --- 31F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.9.2")
def test_card_31f_takes_three_from_the_pursuit_of_one_s_own(game) -> None:
    state = facing(game, coalition=DEFENDERS, hands=hand("31f"), dice=[1, 1, 6, 6] + [6] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "pursuit")
    state.apply("use 31f")
    assert int(state.c[B_PURSUIT_CARDS + COALITION]) == -3


@pytest.mark.rule("6.4")
def test_card_31f_is_not_for_one_s_own_pursuit(game) -> None:
    state = facing(game, hands=hand("31f"), dice=[*WIN, 6] + [3] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert not to_window(state, "empire", "pursuit")


# --- 32F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.2")
def test_card_32f_gives_one_and_two_with_superiority(game) -> None:
    riders = f"{ARMY} fr_cavalry"
    assert gain(game, "empire", "use 32f", hands=hand("32f"), empire=riders) == 2
    equal = "army_of_germany schwarzenberg au_corps_1 au_corps_2 au_corps_3 au_cavalry"
    assert gain(game, "empire", "use 32f", hands=hand("32f"), empire=riders, coalition=equal) == 1


@pytest.mark.rule("6.6", "14.5.2")
def test_card_32f_is_cancelled_by_squares_and_needs_cavalry(game) -> None:
    riders = f"{ARMY} fr_cavalry"
    hands = {"empire": "32f", "coalition": "29c"}
    squares = gain(game, "empire", "use 32f", "use 29c", hands=hands, empire=riders)
    assert squares == -1  # the bonus of superiority is gone too
    state, _ = battle(game, hands=hand("32f"))
    assert lies(state, "32f") == "hand"


# --- 43F -----------------------------------------------------------------------------------

INVADED = {"lille": "hill en_corps_1 en_corps_2", "paris": "grande_armee napoleon fr_corps_1-"}


@pytest.mark.rule("6.2", "6.4", "7.3.4")
def test_card_43f_raises_the_guard_restores_armies_and_activates_a_force(game) -> None:
    """R445: in Paris or fortresses, neither besieged nor the enemy's; then one force in France."""
    state = game.position(INVADED, hands=hand("43f"), points=(3, 0))
    state.apply("event 43f")
    assert state.step == "choose"
    where = legal(state, "at")
    assert "lille" not in where
    assert {"metz", "strasbourg"} <= where
    for _ in range(4):
        state.apply(f"at {min(legal(state, 'at'))}")
    assert legal(state, "choose") == {"fr_corps_1"}
    state.apply("choose fr_corps_1")
    assert not bears(state, "fr_corps_1", "reduced")
    assert state.step == "activate"
    go_on(state, "activate napoleon", until="move")
    assert int(state.c[POINTS + EMPIRE]) == 3
    assert lies(state, "43f") == "removed"
    assert steps(state, *(f"fr_national_guard_{n}" for n in (1, 2, 3, 4))) == 4


@pytest.mark.rule("6.2")
def test_card_43f_leaves_guards_that_are_gone_for_good(game) -> None:
    """I and II come only from the reserve."""
    state = game.position(INVADED, hands=hand("43f"))
    for key in ("fr_national_guard_1", "fr_national_guard_2"):
        state.remove(piece(state, key), OUT)
    state.apply("event 43f")
    for _ in range(2):
        state.apply(f"at {min(legal(state, 'at'))}")
    assert legal(state, "at") == set()
    assert at(state, "fr_national_guard_1") == "out"


@pytest.mark.rule("6.2")
def test_card_43f_needs_four_enemy_steps_in_france(game) -> None:
    few = {"lille": "hill en_corps_1 en_corps_2-", "paris": "napoleon fr_corps_1"}
    state = game.position(few, hands=hand("43f"))
    assert refused(state, "event 43f") == ("needs-missing", "6.2")


# --- 47F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.6")
def test_card_47f_a_rolls_both_dice_again_and_keeps_the_second(game) -> None:
    dice = [1, 1, 3, 3, 6, 6] + [3] * 40
    state = facing(game, hands=hand("47f"), dice=dice)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="answer")
    assert to_window(state, "empire", "after_battle_dice")
    events = state.apply("use 47f a")
    assert [one["dice"] for one in told(events, "battle-rolled")] == [(6, 6)]


@pytest.mark.rule("6.2", "14.9.1")
def test_card_47f_b_passes_the_test_of_a_lost_battle(game) -> None:
    dice = [1, 1, 6, 6] + [6] * 40
    state = facing(game, coalition=DEFENDERS, hands=hand("47f"), dice=dice)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "before_morale_test")
    assert refused(state, "use 47f a") == ("wrong-moment", "6.2")
    events = state.apply("use 47f b")
    assert not told(events, "demoralised")
    assert not bears(state, "fr_corps_9", "demoralised")


@pytest.mark.rule("6.2")
def test_card_47f_needs_napoleon_in_command(game) -> None:
    state, _ = battle(
        game, hands=hand("47f"), empire="davout fr_corps_9 fr_corps_10", leader="davout"
    )
    assert lies(state, "47f") == "hand"
    won = facing(game, hands=hand("47f"), dice=[*WIN] + [3] * 40)
    go_on(won, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert not to_window(won, "empire", "before_morale_test")


# --- 50F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.4", "14.1", "6.4")
def test_card_50f_hampers_interceptions_and_counter_marches(game) -> None:
    """-2 to both; and a victory brings two points of movement."""
    state = facing(
        game, hands=hand("50f"), at={"namur": "blucher pr_corps_2"}, dice=[*WIN] + [3] * 40
    )
    state.apply("event 50f")
    assert (int(state.c[A_INTERCEPTION]), int(state.c[A_COUNTER_MARCH])) == (-2, -2)
    assert int(state.c[A_WIN]) == 2
    go_on(state, "activate napoleon", "enter bruxelles", until="counter-march")
    state.apply("done")
    go_on(state, until="losses")
    group = int(state.c[B_GROUP])
    before = groups.points_left(state, group)
    while state.step in ("losses", "retreat", "retreat-losses", "pursuit-losses"):
        state.apply(state.codes()[0])
        go_on(state, until="move")
    assert groups.points_left(state, group) == before + 2


@pytest.mark.rule("6.4")
def test_card_50f_activates_one_french_force_with_a_general(game) -> None:
    board = {"paris": "ney fr_corps_9", "lyon": "fr_corps_10", "milan": "it_corps_1"}
    state = game.position(board, hands=hand("50f"), scenario="1809")
    state.apply("event 50f")
    assert legal(state, "activate") == {"ney"}
    assert refused(state, "activate fr_corps_10") == ("wrong-force", "6.4")
    alone = game.position({"lyon": "fr_corps_10"}, hands=hand("50f"))
    assert refused(alone, "event 50f") == ("no-force", "9.1")
