"""The fog of war (4): who is asked what, and with which answers, tells nothing that it hides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from europe_wars import USUAL, go_on, legal, piece
from europe_years import between_years
from grognard.games.europe.layout import CARD_KNOWN, CARDS, FACE_DOWN, HAND, PILE, PLAYED
from grognard.games.europe.model import SIDES
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB, A
from squadrons import do, sailing

FRENCH_GUARD = ("davout fr_corps_4", "davout fr_national_guard_1")


def foggy(game: Any, at: dict[str, str], **more: Any) -> Any:
    """A position in the fog of war."""
    return game.position(at, fog_of_war=True, **{"points": (9, 9), **more})


def after(state: Any, *said: str) -> Any:
    """Plays these answers as soon as each may be said, the usual ones between."""
    for action in said:
        while action not in legal(state):
            state.apply(USUAL[state.step])
        state.apply(action)
    return state


def same_to(seat: str, states: list[Any]) -> None:
    """The states look alike to a seat, but for what lies beside the map."""
    views = [{**state.view(seat), "aside": []} for state in states]
    assert all(view == views[0] for view in views)


def asked(states: list[Any]) -> set[tuple[str, str]]:
    """Who is asked, and what."""
    return {(state.seat, state.step) for state in states}


def only_owner_knows(states: list[Any], seat: str, step: str, answer: str) -> list[bool]:
    """Whether a seat may give an answer in each state; that it is asked tells the other nothing."""
    assert asked(states) == {(seat, step)}
    same_to(next(other for other in SIDES if other != seat), states)
    return [answer in legal(state) for state in states]


# --- who may come (12.4, 14.1) ---------------------------------------------------------------


def near_lille(game: Any, below: str, *said: str, die: int = 3, **more: str) -> Any:
    """Wellington marches past a force at Lille of which only the general is seen."""
    where = {
        "lille": below,
        "metz": "ney fr_corps_7 fr_corps_8",
        "namur": "wellington en_corps_1 en_corps_2",
        **more,
    }
    hands = {"empire": "2f 50f"}
    state = foggy(game, where, seat="coalition", hands=hands, dice=[die] * 60)
    return after(state, "operate", "activate wellington", "enter bruxelles", *said)


@pytest.mark.rule("4", "12.4", "R550")
def test_whether_troops_could_intercept_is_not_told(game: Any) -> None:
    """The national guard stays at home, so one of these generals can only pass."""
    states = [near_lille(game, below) for below in FRENCH_GUARD]
    comes = "intercept davout 2f"
    assert only_owner_knows(states, "empire", "intercept", comes) == [True, False]


@pytest.mark.rule("12.4", "R550")
def test_nobody_is_asked_to_intercept_whom_everybody_knows_to_be_demoralised(game: Any) -> None:
    assert near_lille(game, "davout fr_corps_4!").step == "move"


@pytest.mark.rule("4", "14.1", "R550")
def test_whether_troops_could_march_to_the_guns_is_not_told(game: Any) -> None:
    states = [
        near_lille(game, below, "pass", "stand", bruxelles="grouchy fr_corps_5")
        for below in FRENCH_GUARD
    ]
    assert asked(states) == {("empire", "counter-march")}
    assert [legal(state) == {"done"} for state in states] == [False, True]


@pytest.mark.rule("4", "14.1", "R550")
def test_nobody_learns_that_there_is_a_second_general_who_might_come(game: Any) -> None:
    """The first one fails; whoever else is there may still try, if there is anybody."""
    told = []
    for below in ("davout fr_corps_4", "davout fr_corps_4 fr_corps_6"):
        field = "grouchy fr_corps_5"
        state = near_lille(game, below, "pass", "stand", die=1, bruxelles=field)
        after(state, "join davout", "go")
        while state.step == "answer":
            state.apply("pass")
        told.append((state.seat, state.step))
    assert told == [("empire", "counter-march")] * 2


# --- cards (6.4) -----------------------------------------------------------------------------


@pytest.mark.rule("4", "6.4", "15.4", "R550")
def test_a_siege_does_not_tell_whether_english_troops_are_there(game: Any) -> None:
    """31C asks for an English step: it is asked for while nobody knows that there is none."""
    states = []
    for corps in ("pr_corps_2 pr_corps_3 pr_corps_4", "pr_corps_2 pr_corps_3 en_corps_2"):
        where = {"bruxelles": f"blucher {corps}", "paris": "napoleon fr_corps_1 fr_corps_2"}
        hands = {"coalition": "31c", "empire": "2f"}
        state = foggy(game, where, hands=hands, seat="coalition", dice=[3] * 9)
        after(state, "operate", "activate blucher", "enter lille", "besiege")
        states.append(state)
    assert only_owner_knows(states, "coalition", "answer", "use 31c b") == [False, True]


@pytest.mark.rule("4", "6.4", "R550")
def test_where_a_reduced_unit_is_does_not_matter_to_the_question_of_43f(game: Any) -> None:
    states = []
    for army, alone in (("fr_corps_1-", "fr_corps_3"), ("fr_corps_3", "fr_corps_1-")):
        where = {
            "paris": f"grande_armee napoleon fr_corps_2 {army}",
            "dijon": f"davout fr_corps_4 {alone}",
            "lille": "wellington en_corps_1 en_corps_2",
        }
        state = foggy(game, where, hands={"empire": "43f"})
        state.apply("event 43f")
        while legal(state, "at"):
            state.apply(f"at {min(legal(state, 'at') - {'paris', 'dijon'})}")
        states.append(state)
    restored = "choose fr_corps_1"
    assert only_owner_knows(states, "empire", "choose", restored) == [True, False]
    assert "done" in legal(states[1])


# --- the end of a march ----------------------------------------------------------------------


@pytest.mark.rule("4", "11", "R123", "R550")
def test_whether_the_other_army_has_room_is_not_told(game: Any) -> None:
    both = "grande_armee napoleon {} army_of_italy suchet {}"
    states = []
    for first, second in (("fr_corps_1", "fr_corps_2"), ("fr_corps_1", ITALY_IS_FULL)):
        where = {"lyon": "fr_corps_5", "dijon": both.format(first, second)}
        state = foggy(game, {**where, "bruxelles": "wellington en_corps_1"})
        states.append(after(state, "operate", "activate fr_corps_5", "enter dijon", "stop"))
    assert asked(states) == {("empire", "which-army")}
    assert [legal(state) == {"done"} for state in states] == [False, True]


ITALY_IS_FULL = "fr_corps_2 fr_corps_3 fr_corps_4 fr_corps_6 fr_corps_7"


@pytest.mark.rule("4", "15.5", "R550")
def test_whether_a_step_can_be_spared_for_a_ruin_is_not_told(game: Any) -> None:
    states = []
    for below in ("fr_corps_4-", "fr_corps_4- fr_corps_5-"):
        where = {"soissons": f"davout {below}", "bruxelles": "wellington en_corps_1"}
        state = foggy(game, where, forts={"lille": "ruined"})
        states.append(after(state, "operate", "activate davout", "enter lille", "stop"))
    spent = "rebuild fr_corps_4"
    assert only_owner_knows(states, "empire", "rebuild", spent) == [False, True]


@pytest.mark.rule("4", "15.5", "R310")
def test_who_gives_a_step_to_a_fortress_is_seen(game: Any) -> None:
    where = {"soissons": "davout fr_corps_4 fr_corps_5", "bruxelles": "wellington en_corps_1"}
    state = foggy(game, where, forts={"lille": "ruined"})
    after(state, "operate", "activate davout", "enter lille", "stop", "rebuild fr_corps_5")
    assert [state.in_sight(piece(state, key)) for key in ("fr_corps_4", "fr_corps_5")] == [
        False,
        True,
    ]


# --- at sea (17) -----------------------------------------------------------------------------


def after_sailing(
    game: Any,
    fleet: str,
    where: dict[str, str],
    hidden: list[dict[str, str]],
    *said: str,
    **more: Any,
) -> list[Any]:
    """The same voyage past fleets that are hidden in several ways."""
    states = [sailing(game, fleet, {**where, **one}, fog_of_war=True, **more) for one in hidden]
    for state in states:
        do(state, *said)
    return states


@pytest.mark.rule("4", "17.2.4", "R550")
def test_how_many_fleets_lie_at_sea_is_not_told_by_those_who_blockade(game: Any) -> None:
    """The squadron at sea fails; blockaders could join it only if it is not full."""
    states = after_sailing(
        game,
        "fleet_ganteaume",
        {"brest": "fleet_ganteaume", "rochefort_blockade": "fleet_ball"},
        [
            {"golfe_de_gascogne": "fleet_keith"},
            {"golfe_de_gascogne": "fleet_keith fleet_calder fleet_stirling"},
        ],
        *("sail golfe_de_gascogne", "chase golfe_de_gascogne"),
        seat="empire",
        dice=[1, 1],
    )
    chase = "chase rochefort_blockade"
    assert only_owner_knows(states, "coalition", "sea-intercept", chase) == [True, False]


BLOCKADES = {
    "toulon_blockade": "fleet_cochrane",
    "marseille_blockade": "fleet_nelson",
    "genes_blockade": "fleet_ball",
    "ajaccio_blockade": "fleet_calder",
    "barcelone_blockade": "fleet_pellew",
    "tarragone_blockade": "fleet_gambier",
}


@pytest.mark.rule("4", "17.2.5", "R550")
def test_whether_a_squadron_has_somewhere_to_go_is_not_told(game: Any) -> None:
    """Every port is shut; the sea next to it has room for it or not."""
    fleets = {"mediterranee_occidentale": "fleet_keith", "golfe_du_lion": "fleet_emeriau"}
    states = after_sailing(
        game,
        "fleet_keith",
        {**fleets, **BLOCKADES},
        [
            {"mer_tyrrhenienne": "fleet_villeneuve fleet_willaumez fleet_linois"},
            {"mer_tyrrhenienne": "fleet_villeneuve fleet_willaumez"},
        ],
        *("sail golfe_du_lion", "pass", "attack golfe_du_lion"),
    )
    assert only_owner_knows(states, "empire", "sea-evade", "slip") == [False, True]


@pytest.mark.rule("4", "17.2.8", "R550")
def test_whether_all_aboard_may_land_is_not_told(game: Any) -> None:
    """Those who stay aboard are not seen, nor that there are some."""
    fleets = "fleet_keith fleet_ball"
    states = []
    for more in ("load en_corps_4 fleet_ball", ""):
        where = {"palerme": f"{fleets} wellington en_corps_3 en_corps_4"}
        state = sailing(game, fleets, where, fog_of_war=True)
        do(state, "load en_corps_3 fleet_keith", *([more] if more else []))
        do(state, "load wellington fleet_keith", "sail mer_tyrrhenienne", "sail livourne_blockade")
        do(state, "land livourne")
        states.append(state)
    assert asked(states) == {("coalition", "who-lands")}
    assert ["go" in legal(state) for state in states] == [False, True]


# --- how many (R310) -------------------------------------------------------------------------


def heard(events: list[Any], seat: str, kind: str) -> list[Any]:
    """What a seat hears of a kind of event: the pieces."""
    seen = [event.seen_by(seat) for event in events if event.key == kind]
    return [event.as_data()["piece"] for event in seen if event is not None]


@pytest.mark.rule("4", "9.1", "R310")
@pytest.mark.parametrize("called", [1, 2])
def test_whom_an_army_calls_is_not_told(game: Any, called: int) -> None:
    where = {
        "paris": "grande_armee napoleon fr_corps_1",
        "soissons": "davout fr_corps_3 fr_corps_4 fr_corps_5",
        "bruxelles": "wellington en_corps_1",
    }
    state = foggy(game, where)
    after(state, "operate", "activate napoleon", "call fr_corps_3")
    if called == 2:
        state.apply("call fr_corps_4")
    events = state.apply("done")
    assert heard(events, "coalition", "called") == []
    assert len(heard(events, "empire", "called")) == called


@pytest.mark.rule("4", "9.1", "R116", "R310")
def test_who_is_called_is_not_seen_before_he_comes(game: Any) -> None:
    """Until all have been named he stands where he was, and may stay after all."""
    where = {
        "paris": "grande_armee napoleon fr_corps_1",
        "soissons": "davout fr_corps_3 fr_corps_4 fr_corps_5",
        "bruxelles": "wellington en_corps_1",
    }
    state = foggy(game, where)
    after(state, "operate", "activate napoleon", "call fr_corps_3")
    assert not state.in_sight(piece(state, "fr_corps_3"))
    state.apply("without fr_corps_3")
    assert not state.in_sight(piece(state, "fr_corps_3"))


@pytest.mark.rule("4", "17.2.1", "R310")
def test_how_many_fleets_are_left_on_the_way_is_not_told(game: Any) -> None:
    where = {"brest": "fleet_ganteaume fleet_linois", "bruxelles": "wellington en_corps_1"}
    state = foggy(game, {**where, "paris": "napoleon fr_corps_1"})
    after(state, "operate", "activate fleet_ganteaume", "with fleet_linois", "go")
    after(state, "sail golfe_de_gascogne")
    events = state.apply("drop fleet_linois")
    assert heard(events, "coalition", "fleet-left") == []
    assert heard(events, "empire", "fleet-left") == ["fleet_linois"]


@pytest.mark.rule("4", "9.1", "R124")
def test_who_is_picked_to_go_is_not_shown_before_the_force_has_left(game: Any) -> None:
    """Not even of a corps that is seen: the strongest are picked, the others are unseen."""
    army = "grande_armee napoleon ney fr_corps_1 fr_corps_2 fr_corps_3"
    state = foggy(game, {"lille": army, "bruxelles": "wellington en_corps_1"})
    state.show(piece(state, "fr_corps_1"))
    go_on(state, "operate", "activate napoleon", until="muster")
    assert "chosen" in marks(state, "empire", "lille", "fr_corps_1")
    assert "chosen" not in marks(state, "coalition", "lille", "fr_corps_1")
    state.apply("go")
    while "enter soissons" not in legal(state):
        state.apply(USUAL[state.step])
    state.apply("enter soissons")
    assert "chosen" in marks(state, "coalition", "soissons", "napoleon")


def marks(state: Any, seat: str, place: str, key: str) -> list[str]:
    """The marks on a piece, as a seat sees it."""
    pieces = state.view(seat)["places"][place]["pieces"]
    return next(list(one.get("marks", [])) for one in pieces if one.get("key") == key)


# --- hands (6.3) -----------------------------------------------------------------------------


@pytest.mark.rule("6.3", "R416")
def test_who_has_seen_a_hand_does_not_learn_what_is_discarded_face_down(game: Any) -> None:
    """25C showed the hand; then two of it are laid down, and nobody says which."""
    known = []
    for dropped in ("2f 3f", "6f 8f"):
        state = between_years(game, "hands", {}, hands={"empire": "2f 3f 6f 8f"})
        assert state.seat == "empire"
        for card in state.cards_at(0, HAND):
            state.put_card(card, HAND, CARD_KNOWN)
        for key in dropped.split():
            state.apply(f"discard {key}")
        state.apply("done")
        while state.step == "discard":
            state.apply("done")
        known.append(state.view("coalition")["hands"]["empire"]["known"])
    assert known[0] == known[1]


# --- wherever the war may stand --------------------------------------------------------------


ZONES_OF_THE_WAR = (
    *("lille", "metz", "soissons", "reims", "strasbourg", "dijon", "besancon", "rouen", "lyon"),
    *("bruxelles", "namur", "luxembourg", "liege", "mayence", "anvers", "cologne", "bade"),
)
TROOPS = {
    "davout ney grouchy soult gerard": [f"fr_corps_{n}" for n in range(1, 12)]
    + ["fr_national_guard_1", "fr_national_guard_2"],
    "wellington hill blucher bulow": [f"pr_corps_{n}" for n in range(1, 7)]
    + ["en_corps_1", "en_corps_2", "en_corps_3-"],
}


def scattered(game: Any, seed: int, most: int) -> Any:
    """The states of a war whose forces stand anywhere, in France too, and act at random."""
    rng = random.Random(seed)
    zones = rng.sample(ZONES_OF_THE_WAR, len(ZONES_OF_THE_WAR))
    at = {"paris": "grande_armee napoleon fr_corps_12 fr_corps_13-"}
    for generals, corps in TROOPS.items():
        left = rng.sample(corps, len(corps))
        for general in generals.split():
            force = [left.pop() for _ in range(rng.randint(1, 2))]
            at[zones.pop()] = " ".join([general, *force])
    side = rng.randrange(2)
    state = foggy(game, at, seat=SIDES[side], dice=FastDice(seed))
    for _ in range(most):
        if state.over:
            return
        yield state
        state.play(rng.choice(state.codes()))


def positions(game: Any, seed: int) -> Any:
    """Those of many such wars."""
    for n in range(6):
        yield from scattered(game, 100 * seed + n, 9)


def with_all_cards(state: Any) -> Any:
    """The same moment; both sides hold every card that is not out of the game."""
    full = state.clone()
    for side in range(len(SIDES)):
        for card in full.t.deck[side]:
            if full.card_at(card) in (PILE, PLAYED, FACE_DOWN):
                full.put_card(card, HAND)
    return full


def attempts(state: Any) -> list[int]:
    """What could be tried at a step, with every card there is."""
    codes = []
    for verb in state.top_step().verbs:
        operands = [operand.kind for operand in state.game.notation.verbs[verb].operands]
        tries = state.top_step().tries(state, verb)
        if operands[:1] == ["card"]:
            tries = [(card, number) for card in range(CARDS) for number in range(4)]
        codes += [verb * VERB + a * A + b for a, b in tries]
    return codes


@pytest.mark.rule("4", "6.2", "R545", "R550")
@pytest.mark.parametrize("seed", [6, 7])
def test_no_card_and_no_answer_tells_what_is_hidden(game: Any, seed: int) -> None:
    """Whatever is in the hand: list and objections are the same however the unseen is dealt."""
    dealt = 0
    for state in positions(game, seed):
        full = with_all_cards(state)
        tried, able = attempts(full), set(full.codes())
        refusals = [full.refusal(code) for code in tried]
        for k in (1, 2):
            other = game.redeal(full, full.seat, FastDice(k))
            assert set(other.codes()) == able, full.step
            assert [other.refusal(code) for code in tried] == refusals, full.step
            dealt += not other.same_as(full)
    assert dealt > 50


@pytest.mark.rule("4", "6.4", "R550")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_nobody_learns_what_is_hidden_by_who_is_asked_next(game: Any, seed: int) -> None:
    """The seat that acts hears and is asked the same, however the enemy's unseen is dealt."""
    rng, compared = random.Random(seed), 0
    for state in positions(game, seed):
        full = with_all_cards(state)
        other = game.redeal(full, full.seat, FastDice(seed))
        codes = full.codes()
        for code in rng.sample(codes, min(3, len(codes))):
            mine, his = (outcome(one, code, str(full.seat)) for one in (full, other))
            if mine[0] == his[0]:
                assert mine[1] == his[1], (full.step, game.notation.text(code))
                compared += 1
    assert compared > 50


def outcome(state: Any, code: int, seat: str) -> tuple[list[Any], Any]:
    """What a seat hears of an action, and the question after it; the dice are always the same."""
    after_it = state.clone(FastDice(7))
    notes = state.game.play(after_it, code)
    seen = [state.game.event(after_it, note).seen_by(seat) for note in notes]
    told = [event.as_data() for event in seen if event is not None]
    return told, None if after_it.over else state.game.step_shown(after_it)
