"""6: the nineteen cards of the Coalition in 1815: what each does, when, and what refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from europe_cards import ARMY, WELLINGTON, battle, facing, gain, go_on, lies, refused, to_window
from europe_wars import at, legal, piece, told, zone
from grognard.games.europe.layout import (
    A_FLAGS,
    A_LANDINGS,
    A_LINES,
    B_LENDER,
    B_MORALE_CARDS,
    B_PURSUIT_CARDS,
    B_UNHARMED,
    CARD,
    CARD_KNOWN,
    COALITION,
    EMPIRE,
    HAND,
    LAST_ROUND,
    N_BONUS,
    N_CARD,
    ONLY_NAPOLEON,
    POINTS,
    ROUND,
    T_SIEGE,
)
from grognard.games.europe.model import MOMENTS

STAFF = f"{ARMY} davout ney"
RUSSIANS = "barclay ru_corps_1 ru_corps_2 ru_corps_3"
WIN = [6, 6, 1, 1]  # of the attacker


def hand(card: str, empire: str = "") -> dict[str, str]:
    """A card of the Coalition, and perhaps some of the Empire."""
    return {"coalition": card, "empire": empire} if empire else {"coalition": card}


# --- 1C ------------------------------------------------------------------------------------

FLEETS = {
    "manche": "fleet_calder fleet_keith",
    "plymouth": "fleet_gambier",
    "revel": "fleet_khanykov",
}


def admiralty(game: Any, at_: dict[str, str], **more: Any) -> Any:
    """The Admiralty's orders in 1805."""
    more = {"scenario": "1805", "seat": "coalition", "hands": hand("1c"), **more}
    state = game.position(at_, **more)
    state.apply("event 1c")
    return state


@pytest.mark.rule("6.2", "17.1")
def test_card_1c_activates_all_english_fleets_squadron_by_squadron(game) -> None:
    state = admiralty(game, FLEETS)
    assert legal(state, "activate") == {"fleet_calder", "fleet_keith", "fleet_gambier"}
    assert refused(state, "activate fleet_khanykov") == ("wrong-force", "6.4")
    go_on(state, "activate fleet_calder", "with fleet_keith", "stop", until="activate")
    go_on(state, "activate fleet_gambier", "stop", until="activate")
    assert legal(state) == {"done"}
    assert int(state.c[POINTS + COALITION]) == 0
    assert lies(state, "1c") == "played"


@pytest.mark.rule("17.2.7", "17.2.8")
def test_card_1c_carries_troops_and_allows_one_sea_assault(game) -> None:
    board = {"plymouth": "fleet_calder fleet_keith en_corps_3 en_corps_4 hill"}
    state = admiralty(game, board)
    go_on(state, "activate fleet_calder", "go", until="sail")
    assert "en_corps_3 fleet_calder" in legal(state, "load")
    assert int(state.c[A_LANDINGS]) == 1


@pytest.mark.rule("6.4")
def test_card_1c_needs_fleets_and_no_land_force(game) -> None:
    state = admiralty(game, {**FLEETS, "londres": "hill en_corps_3"})
    assert refused(state, "activate hill") == ("wrong-force", "6.4")
    none = game.position({"londres": "en_corps_3"}, hands=hand("1c"), seat="coalition")
    assert refused(none, "event 1c") == ("no-force", "9.1")


# --- 4C ------------------------------------------------------------------------------------


def lent(game: Any, die: int, **more: Any) -> Any:
    """Davout lends his value, and the card is about to be played."""
    dice = [3, 3, 3, 3, die] + [3] * 40
    state = facing(game, empire=STAFF, hands=hand("4c"), dice=dice, **more)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", "lend davout", until="answer")
    assert to_window(state, "coalition", "after_battle_dice")
    return state


@pytest.mark.rule("6.2", "14.7")
@pytest.mark.parametrize(
    ("die", "where"),
    [
        (1, "bruxelles"),
        (2, "bruxelles"),
        (3, "next budget"),
        (4, "next budget"),
        (5, "out"),
        (6, "out"),
    ],
)
def test_card_4c_is_a_harder_wound_test(game, die: int, where: str) -> None:
    """R26: instead of the usual one; gold star."""
    state = lent(game, die)
    events = state.apply("use 4c")
    events += go_on(state, until="losses")
    assert at(state, "davout") == where
    assert len(told(events, "wounded") + told(events, "unhurt")) == 1
    assert lies(state, "4c") == "removed"


@pytest.mark.rule("6.2")
def test_card_4c_needs_a_subordinate_who_lent_his_value(game) -> None:
    state = facing(game, empire=STAFF, hands=hand("4c"))
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert lies(state, "4c") == "hand"
    assert not to_window(state, "coalition", "after_battle_dice")


# --- 5C ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_5c_gives_one_to_two_english_steps(game) -> None:
    assert gain(game, "coalition", "use 5c", hands=hand("5c")) == 1
    assert gain(game, "coalition", "use 5c", hands=hand("5c"), seat="coalition") == 1


@pytest.mark.rule("6.2")
def test_card_5c_is_refused_to_a_single_english_step(game) -> None:
    state, _ = battle(game, hands=hand("5c"), coalition="blucher pr_corps_2 pr_corps_3 en_corps_3-")
    assert lies(state, "5c") == "hand"


# --- 11C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.9.2")
def test_card_11c_a_helps_a_pursuit_of_russians(game) -> None:
    state = facing(
        game,
        coalition=RUSSIANS,
        seat="coalition",
        hands=hand("11c"),
        dice=[6, 6, 2, 2] + [6] * 40,
        empire="napoleon fr_corps_9 fr_corps_10 fr_corps_11",
    )
    go_on(state, "operate", "activate barclay", "enter lille", until="losses")
    assert to_window(state, "coalition", "pursuit")
    assert refused(state, "use 11c b") == ("no-effect-now", "6.4")
    state.apply("use 11c a")
    assert int(state.c[B_PURSUIT_CARDS + COALITION]) == 2


@pytest.mark.rule("6.2", "14.9.2")
def test_card_11c_b_covers_a_demoralised_force(game) -> None:
    state = facing(game, coalition=RUSSIANS, hands=hand("11c"), dice=[5, 5, 2, 2] + [6] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "coalition", "pursuit")
    assert refused(state, "use 11c a") == ("no-effect-now", "6.4")
    state.apply("use 11c b")
    assert int(state.c[B_PURSUIT_CARDS + EMPIRE]) == -2


@pytest.mark.rule("6.2")
def test_card_11c_needs_russians(game) -> None:
    state = facing(game, hands=hand("11c"), dice=[5, 5, 2, 2] + [6] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "coalition", "pursuit")
    assert refused(state, "use 11c b") == ("needs-missing", "6.2")


# --- 12C -----------------------------------------------------------------------------------


def crossing(game: Any, **more: Any) -> Any:
    """The Coalition attacks Bade from Strasbourg over the Rhine and loses."""
    board = {
        "bade": "napoleon fr_corps_9 fr_corps_10 fr_corps_11",
        "strasbourg": "schwarzenberg au_corps_1 au_corps_2 au_corps_3",
    }
    dice = [1, 1, 4, 4] + [6] * 40
    state = game.position(
        board,
        control={"strasbourg": "austria", "bade": "france"},
        forts={"strasbourg": "ruined"},
        seat="coalition",
        points=(0, 3),
        dice=dice,
        hands=hand("12c"),
        **more,
    )
    go_on(state, "operate", "activate schwarzenberg", "enter bade", until="losses")
    return state


@pytest.mark.rule("6.2", "14.10", "14.9.1")
@pytest.mark.parametrize("uses", [True, False])
def test_card_12c_spares_the_loss_at_a_river(game, uses: bool) -> None:
    """Before the test, so that no crossing loss counts in it."""
    state = crossing(game)
    assert to_window(state, "coalition", "retreat")
    events = []
    if uses:
        state.apply("use 12c")
        assert int(state.c[B_UNHARMED + COALITION]) != 0
        assert int(state.c[B_PURSUIT_CARDS + EMPIRE]) == -3
    while state.step in ("answer", "losses", "retreat"):
        events += state.apply("pass" if state.step == "answer" else state.codes()[0])
    assert (state.step == "retreat-losses") != uses


@pytest.mark.rule("6.2", "14.9.2")
def test_card_12c_may_wait_for_the_pursuit(game) -> None:
    """What is settled stays settled: only the pursuit is eased then."""
    state = crossing(game)
    assert to_window(state, "coalition", "pursuit")
    state.apply("use 12c")
    assert int(state.c[B_PURSUIT_CARDS + EMPIRE]) == -3


@pytest.mark.rule("6.4")
def test_card_12c_is_for_a_beaten_force_only(game) -> None:
    state = facing(game, hands=hand("12c"), seat="coalition", dice=[6, 6, 1, 1] + [3] * 40)
    go_on(state, "operate", "activate wellington", "enter lille", until="losses")
    assert not to_window(state, "coalition", "retreat")


# --- 14C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.6")
def test_card_14c_activates_three_forces_that_fight_together(game) -> None:
    board = {
        "lille": "davout fr_corps_9 fr_corps_10",
        "bruxelles": "wellington en_corps_3",
        "anvers": "hill en_corps_4",
        "liege": "blucher pr_corps_2",
        "cologne": "kleist pr_corps_3",
    }
    state = game.position(board, hands=hand("14c"), seat="coalition", points=(0, 3), dice=[3] * 80)
    state.apply("event 14c")
    go_on(state, "activate wellington", "enter lille", "wait", until="activate")
    go_on(state, "activate hill", "enter lille", "wait", until="activate")
    go_on(state, "activate blucher", "stop", until="activate")
    assert refused(state, "activate kleist") == ("no-forces-left", "9.1")
    events = go_on(state, "done", "fight lille", until="losses")
    assert len(told(events, "battle-begins")) == 1
    assert int(state.c[POINTS + COALITION]) == 3


@pytest.mark.rule("6.4")
def test_card_14c_is_an_action_of_the_coalition(game) -> None:
    state = facing(game, hands=hand("14c"))
    assert refused(state, "event 14c") == ("not-your-card", "6.1")
    none = game.position({"lille": ARMY}, hands=hand("14c"), seat="coalition")
    assert refused(none, "event 14c") == ("no-force", "9.1")


# --- 15C -----------------------------------------------------------------------------------


def against_campaign(game: Any, defender: str, cards: str = "15c") -> Any:
    """The Empire's major campaign has brought two forces to Brussels."""
    board = {
        "lille": "davout fr_corps_1 fr_corps_2",
        "namur": "ney fr_corps_4",
        "bruxelles": f"{defender} en_corps_3 en_corps_4",
    }
    state = game.position(board, hands=hand(cards, "2f"), dice=[3] * 90)
    state.apply("event 2f")
    go_on(state, "activate davout", "enter bruxelles", "wait", until="activate")
    go_on(state, "activate ney", "enter bruxelles", "fight bruxelles", until="answer")
    return state


@pytest.mark.rule("12.6")
def test_card_15c_makes_each_attacker_fight_alone(game) -> None:
    """R180, R181: the attacker orders the battles."""
    state = against_campaign(game, "wellington")
    assert (state.step, state.seat) == ("answer", "coalition")
    state.apply("use 15c")
    assert int(state.c[A_LINES]) == zone(state, "bruxelles") + 1
    go_on(state, until="losses")
    assert state.group_of(piece(state, "davout")) != state.group_of(piece(state, "ney"))


@pytest.mark.rule("12.6")
def test_card_15c_needs_a_general_of_tactical_defence_two(game) -> None:
    state = against_campaign(game, "hill")
    lines = MOMENTS.index("reaction_major_campaign")
    assert state.step != "answer" or state.argument(0) != lines
    assert lies(state, "15c") == "hand"
    assert refused(facing(game, hands=hand("15c"), seat="coalition"), "event 15c") == (
        "wrong-moment",
        "6.2",
    )


# --- 16C -----------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "6.2", "16")
def test_card_16c_adds_a_seventh_round_for_both(game) -> None:
    state = facing(game, hands=hand("16c"), seat="coalition", round=6)
    state.apply("event 16c")
    assert int(state.c[LAST_ROUND]) == 7
    assert (state.step, state.seat, int(state.c[ROUND])) == ("action", "empire", 7)
    state.apply("pass")
    assert (state.step, state.seat) == ("action", "coalition")
    assert state.winter()
    state.apply("pass")
    assert int(state.c[ROUND]) == 7
    assert state.step != "action"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("now", [2, 5, 7])
def test_card_16c_is_only_for_round_six(game, now: int) -> None:
    state = facing(game, hands=hand("16c"), seat="coalition", round=now)
    assert refused(state, "event 16c") == ("needs-missing", "6.2")


# --- 25C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.4")
def test_card_25c_shows_the_hand_takes_a_card_and_gives_a_point(game) -> None:
    state = facing(game, hands=hand("25c", "1f 8f"), seat="coalition", dice=[1])
    events = state.apply("event 25c")
    shown = [e for e in events if e.key == "hand-shown"]
    assert {e.params["card"] for e in shown} == {"1f", "8f"}
    assert all(e.seen_by("empire") is None for e in shown)
    assert lies(state, "8f") == "played"  # 1F is permanent
    assert lies(state, "1f") == "hand"
    assert int(state.c[state_card(state, "1f")]) & CARD_KNOWN
    assert "hill" not in legal(state, "activate")
    assert state.step == "activate"
    assert "wellington" in legal(state, "activate")  # the point and the reserve


def state_card(state: Any, key: str) -> int:
    """The cell of a card."""
    return CARD + next(card.id for card in state.t.model.cards if card.key == key)


@pytest.mark.rule("6.2")
def test_card_25c_gives_the_point_even_if_nothing_can_be_taken(game) -> None:
    state = facing(game, hands=hand("25c", "1f"), seat="coalition", points=(0, 0))
    events = state.apply("event 25c")
    assert not told(events, "discarded")
    state.apply("done")
    assert int(state.c[POINTS + COALITION]) == 1
    spent = game.position({"bruxelles": WELLINGTON}, hands=hand("25c", "24f"), seat="coalition")
    spent.apply("event 25c")
    assert spent.cards_at(EMPIRE, HAND)


# --- 28C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.3", "13.6.1")
def test_card_28c_sends_blucher_forward_without_a_test(game) -> None:
    board = {"cologne": "blucher pr_corps_2", "berlin": "kleist pr_corps_3"}
    state = game.position(board, hands=hand("28c"), seat="coalition", dice=[])
    state.apply("event 28c")
    assert legal(state, "activate") == {"blucher"}
    go_on(state, "activate blucher", "force 3", "stop", until="activate")
    assert legal(state) == {"done"}


@pytest.mark.rule("6.2", "6.4")
def test_card_28c_takes_another_prussian_if_he_is_not_there(game) -> None:
    board = {"berlin": "kleist pr_corps_3", "bruxelles": WELLINGTON}
    state = game.position(board, hands=hand("28c"), seat="coalition")
    state.apply("event 28c")
    assert legal(state, "activate") == {"kleist"}
    none = game.position({"bruxelles": WELLINGTON}, hands=hand("28c"), seat="coalition")
    assert refused(none, "event 28c") == ("no-force", "9.1")


# --- 29C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.2")
def test_card_29c_takes_the_bonus_of_cavalry(game) -> None:
    riders = f"{ARMY} fr_cavalry"
    assert gain(game, "empire", "use 29c", hands=hand("29c"), empire=riders) == -1
    assert gain(game, "empire", "use 29c", hands=hand("29c")) == 0


@pytest.mark.rule("6.4")
def test_card_29c_is_a_combat_card(game) -> None:
    state = facing(game, hands=hand("29c"), seat="coalition")
    assert refused(state, "event 29c") == ("wrong-moment", "6.2")


# --- 30C -----------------------------------------------------------------------------------

TRACHENBERG = {
    "bruxelles": "wellington en_corps_3",
    "anvers": "hill en_corps_4",
    "liege": "blucher pr_corps_2",
    "lille": "davout fr_corps_9 fr_corps_10",
}


@pytest.mark.rule("6.2", "12.6")
def test_card_30c_needs_two_powers_among_three_forces(game) -> None:
    state = game.position(TRACHENBERG, hands=hand("30c"), seat="coalition", dice=[3] * 50)
    state.apply("event 30c")
    assert int(state.c[A_FLAGS]) & ONLY_NAPOLEON
    go_on(state, "activate wellington", "stop", until="activate")
    go_on(state, "activate hill", "stop", until="activate")
    assert legal(state, "activate") == {"blucher", "pr_corps_2"} - {"pr_corps_2"}
    assert refused(state, "done") == ("other-power-first", "6.4")
    go_on(state, "activate blucher", "stop", until="activate")
    assert legal(state) == {"done"}


@pytest.mark.rule("6.2")
def test_card_30c_activates_two_forces_of_the_only_power_there_is(game) -> None:
    board = {key: TRACHENBERG[key] for key in ("bruxelles", "anvers", "lille")}
    board["londres"] = "graham en_corps_5"
    state = game.position(board, hands=hand("30c"), seat="coalition", dice=[3] * 50)
    state.apply("event 30c")
    go_on(state, "activate wellington", "stop", until="activate")
    go_on(state, "activate hill", "stop", until="activate")
    assert refused(state, "activate graham") == ("wrong-force", "6.4")
    assert refused(state, "done") == ("", "")


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(("general", "asked"), [("davout", False), ("napoleon", True)])
def test_card_30c_is_answered_only_where_napoleon_commands(game, general: str, asked: bool) -> None:
    board = {**TRACHENBERG, "lille": f"{general} fr_corps_9 fr_corps_10"}
    state = game.position(board, hands=hand("30c", "1f"), seat="coalition", dice=[3] * 90)
    state.apply("event 30c")
    go_on(state, "activate wellington", "enter lille", until="engage")
    state.apply("fight lille")
    assert (state.step == "answer" and refused(state, "use 1f a") == ("", "")) == asked


# --- 31C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.9.1")
def test_card_31c_a_shakes_a_beaten_force(game) -> None:
    state = facing(
        game,
        empire="davout fr_corps_9 fr_corps_10",
        seat="coalition",
        hands=hand("31c"),
        dice=[5, 5, 2, 2] + [6] * 40,
    )
    go_on(state, "operate", "activate wellington", "enter lille", until="losses")
    assert to_window(state, "coalition", "before_morale_test")
    assert refused(state, "use 31c b") == ("wrong-moment", "6.2")
    state.apply("use 31c a")
    assert int(state.c[B_MORALE_CARDS + EMPIRE]) == -1


@pytest.mark.rule("6.2", "15.4")
@pytest.mark.parametrize(
    ("force", "able"), [(WELLINGTON, True), ("blucher pr_corps_2 pr_corps_3", False)]
)
def test_card_31c_b_helps_an_english_siege(game, force: str, able: bool) -> None:
    leader = force.split()[0]
    state = game.position(
        {"bruxelles": force}, hands=hand("31c"), seat="coalition", points=(0, 3), dice=[3] * 9
    )
    go_on(state, "operate", f"activate {leader}", "enter lille", until="move")
    state.apply("besiege")
    assert (state.step == "answer") == able
    if able:
        state.apply("use 31c b")
        assert int(state.c[T_SIEGE]) == 1


@pytest.mark.rule("6.6", "17.3.3")
def test_card_31c_c_is_for_a_port_battle_of_the_english(game) -> None:
    """Two more for the total, before the dice; one card in a naval battle."""
    board = {"brest_blockade": "fleet_calder fleet_keith", "brest": "fleet_ganteaume"}
    state = game.position(
        board,
        scenario="1805",
        seat="coalition",
        hands=hand("31c 10c"),
        points=(0, 5),
        dice=[3] * 20,
    )
    go_on(state, "operate", "activate fleet_calder", "with fleet_keith", until="sail")
    state.apply("attack brest")
    assert (state.step, state.seat) == ("answer", "coalition")
    state.apply("use 31c c")
    assert int(state.c[N_BONUS + COALITION]) == 2
    assert int(state.c[N_CARD + COALITION]) != 0
    at_sea = game.position(
        {"manche": "fleet_calder | fleet_ganteaume"},
        scenario="1805",
        seat="coalition",
        hands=hand("31c"),
        points=(0, 5),
        dice=[3] * 20,
    )
    go_on(at_sea, "operate", "activate fleet_calder", until="sail")
    at_sea.apply("attack manche")
    go_on(at_sea, until="answer")
    assert at_sea.step != "answer"


# --- 32C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.1")
def test_card_32c_brings_a_counter_march_without_a_test(game) -> None:
    """Three more; no attrition."""
    near = {"namur": "blucher pr_corps_2"}
    plain = facing(game, at=near, dice=[1] + [3] * 40)
    go_on(plain, "operate", "activate napoleon", "enter bruxelles", "join blucher", until="losses")
    assert at(plain, "pr_corps_2") == "namur"
    state = facing(game, at=near, hands=hand("32c"), dice=[1] + [3] * 40)
    events = go_on(
        state,
        "operate",
        "activate napoleon",
        "enter bruxelles",
        "join blucher",
        "use 32c",
        until="losses",
    )
    assert at(state, "pr_corps_2") == "bruxelles"
    assert not told(events, "attrition-rolled")


@pytest.mark.rule("6.4")
def test_card_32c_is_for_the_own_counter_march(game) -> None:
    near = {"soissons": "ney fr_corps_3"}
    state = facing(game, at=near, hands=hand("32c"), seat="coalition")
    go_on(state, "operate", "activate wellington", "enter lille", "join ney", until="losses")
    assert lies(state, "32c") == "hand"


# --- 35C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "10.3")
@pytest.mark.parametrize(("die", "where"), [(3, "lille"), (4, "next budget"), (6, "out")])
def test_card_35c_in_a_battle_takes_a_subordinate(game, die: int, where: str) -> None:
    """R224: his value is lost if he lent it; nobody takes his place."""
    state = facing(game, empire=STAFF, seat="coalition", hands=hand("35c"), dice=[die] + [3] * 40)
    go_on(state, "operate", "activate wellington", "enter lille", "lend ney", until="answer")
    assert to_window(state, "coalition", "battle_modifiers")
    state.apply("use 35c")
    assert legal(state, "choose") == {"ney"}  # neither Napoleon nor Davout
    state.apply("choose ney")
    assert at(state, "ney") == where
    assert (int(state.c[B_LENDER + EMPIRE]) == 0) == (die > 3)


@pytest.mark.rule("6.2", "6.4")
def test_card_35c_as_an_action_takes_who_leads_no_army(game) -> None:
    board = {
        "paris": "grande_armee napoleon ney fr_corps_9 fr_corps_10",
        "lyon": "army_of_italy suchet fr_corps_3",
        "metz": "davout fr_corps_4",
        "lille": "gerard fr_corps_5 fr_corps_6-",
    }
    state = game.position(board, hands=hand("35c"), seat="coalition", dice=[6])
    state.apply("event 35c")
    assert legal(state, "choose") == {"ney", "gerard"}
    state.apply("choose gerard")
    assert at(state, "gerard") == "out"
    assert (state.step, state.seat) == ("appoint", "empire")


@pytest.mark.rule("6.4")
def test_card_35c_needs_somebody_who_may_go(game) -> None:
    board = {"paris": "davout fr_corps_9"}
    state = game.position(board, hands=hand("35c"), seat="coalition")
    assert refused(state, "event 35c") == ("no-effect-now", "6.4")
    fought, _ = battle(
        game, hands=hand("35c"), empire="davout fr_corps_9 fr_corps_10", leader="davout"
    )
    assert lies(fought, "35c") == "hand"


# --- 39C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_39c_takes_one_from_an_attacker_without_guns(game) -> None:
    assert gain(game, "empire", "use 39c", hands=hand("39c")) == -1
    assert gain(game, "empire", "use 39c", hands=hand("39c"), seat="coalition") == 0


@pytest.mark.rule("6.6", "14.5.7")
@pytest.mark.parametrize("guns", ["8f", "28f"])
def test_card_39c_cancels_the_guns_instead(game, guns: str) -> None:
    """Laid before or after; then it takes nothing more."""
    hands = hand("39c", guns)
    assert gain(game, "empire", f"use {guns}", "use 39c", hands=hands) == 0
    assert gain(game, "empire", "use 39c", f"use {guns}", hands=hands, seat="coalition") == 0


@pytest.mark.rule("6.6", "14.5.7", "R225")
def test_the_attacker_lays_all_his_combat_cards_before_the_defender(game) -> None:
    """Each side once at a stage; a card laid later still cancels one laid before."""
    state = facing(game, hands=hand("39c 5c 31c", "8f 28f"))
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="answer")
    assert to_window(state, "empire", "battle_modifiers")
    seats = []
    for text in ("use 8f", "use 28f", "use 5c", "use 39c"):
        seats.append(state.seat)
        state.apply(text)
    assert seats == ["empire"] * 2 + ["coalition"] * 2
    asked = (state.seat, state.step, state.argument(0))
    assert asked != ("empire", "answer", MOMENTS.index("battle_modifiers"))


# --- 42C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_42c_helps_wellington_or_the_english_who_defend(game) -> None:
    assert gain(game, "coalition", "use 42c", hands=hand("42c")) == 1
    english = "hill en_corps_3 en_corps_4"
    assert gain(game, "coalition", "use 42c", hands=hand("42c"), coalition=english) == 1


@pytest.mark.rule("6.2")
def test_card_42c_is_refused_to_others(game) -> None:
    attacks = facing(game, hands=hand("42c 29c"), seat="coalition")
    go_on(attacks, "operate", "activate wellington", "enter lille", until="answer")
    assert to_window(attacks, "coalition", "battle_modifiers")
    assert refused(attacks, "use 42c") == ("needs-missing", "6.2")
    prussians = facing(game, hands=hand("42c 29c"), coalition="blucher pr_corps_2 pr_corps_3")
    go_on(prussians, "operate", "activate napoleon", "enter bruxelles", until="answer")
    assert to_window(prussians, "coalition", "battle_modifiers")
    assert refused(prussians, "use 42c") == ("needs-missing", "6.2")


# --- 43C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.5.7")
def test_card_43c_helps_who_defends_a_town(game) -> None:
    assert gain(game, "coalition", "use 43c", hands=hand("43c")) == 1
    state = facing(game, hands=hand("43c 29c"), seat="coalition")
    go_on(state, "operate", "activate wellington", "enter lille", until="answer")
    assert to_window(state, "coalition", "battle_modifiers")
    assert refused(state, "use 43c") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2")
def test_card_43c_needs_a_city_or_a_fortress(game) -> None:
    board = {"tarnow": RUSSIANS, "cracovie": ARMY}
    state = game.position(board, hands=hand("43c 29c"), points=(3, 0), dice=[1] * 40)
    go_on(state, "operate", "activate napoleon", "enter tarnow", until="answer")
    assert to_window(state, "coalition", "battle_modifiers")
    assert refused(state, "use 43c") == ("needs-missing", "6.2")


# --- 54C -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "9.1")
def test_card_54c_activates_three_powers_one_after_the_other(game) -> None:
    board = {**TRACHENBERG, "munich": "schwarzenberg au_corps_1", "berlin": "kleist pr_corps_3"}
    state = game.position(board, hands=hand("54c"), seat="coalition", points=(0, 3), dice=[3] * 50)
    state.apply("event 54c")
    go_on(state, "activate wellington", "stop", until="activate")
    assert refused(state, "activate hill") == ("wrong-force", "6.4")
    go_on(state, "activate blucher", "stop", until="activate")
    assert refused(state, "activate kleist") == ("wrong-force", "6.4")
    go_on(state, "activate schwarzenberg", "stop", until="activate")
    assert legal(state) == {"done"}
    assert int(state.c[POINTS + COALITION]) == 3
    assert lies(state, "54c") == "removed"


@pytest.mark.rule("12.6")
def test_card_54c_lets_nobody_wait_to_fight_together(game) -> None:
    state = game.position(TRACHENBERG, hands=hand("54c"), seat="coalition", dice=[3] * 50)
    state.apply("event 54c")
    events = go_on(state, "activate wellington", "enter lille", until="losses")
    assert told(events, "battle-begins")


@pytest.mark.rule("6.2")
def test_card_54c_needs_1815_or_troops_in_france(game) -> None:
    board = {"londres": "hill en_corps_3", "paris": ARMY}
    far = game.position(board, scenario="1809", hands=hand("54c"), seat="coalition")
    assert refused(far, "event 54c") == ("needs-missing", "6.2")
    board["lille"] = "en_corps_4"
    near = game.position(board, scenario="1809", hands=hand("54c"), seat="coalition")
    assert refused(near, "event 54c") == ("", "")
