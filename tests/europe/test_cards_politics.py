"""6: cards of the campaigns whose events are politics: diplomacy, revolts, states, peace."""

from __future__ import annotations

from typing import Any

import pytest

import europe_politics
from europe_cards import lies, refused
from europe_politics import (
    COALITION,
    EMPIRE,
    NOBODY,
    at_peace_table,
    begin,
    campaign,
    country,
    hold_card,
    holder,
    owner,
    patron,
    points,
    side,
    status,
)
from europe_wars import at, bears, go_on, legal, piece, told, zone
from grognard.games.europe import cards, foreign_wars, hands, kinds, peace, politics, supply
from grognard.games.europe import words as w
from grognard.games.europe.alliances import enter_war, make_peace
from grognard.games.europe.conquest import tilsit_possible
from grognard.games.europe.economy import income
from grognard.games.europe.layout import (
    A_CARD,
    A_OPTION,
    AT_WAR,
    AUSTRIA,
    CARD,
    CARD_SPENT,
    CHATIMENTS,
    CONTINENTAL_BLOCKADE,
    DRUMS,
    ENGLAND,
    FOREIGN_WARS,
    FRANCE,
    GAME_FLAGS,
    HAND,
    IBERIA_OPEN,
    IN_PLAY,
    LENT,
    LEVIES,
    LIBERATION_WAR,
    MARRIAGE,
    NEXT_HAND,
    NO_ROLL,
    OUT,
    OWED_FLEETS,
    OWED_STEPS,
    PERMANENT,
    PILE,
    PLAYED,
    PRUSSIA,
    RESERVE,
    ROLL_HELP,
    RUSSIA,
    SPAIN,
    SURRENDERS,
    TERMS,
    TURKEY,
    WALEWSKA,
    YEAR,
)
from grognard.games.europe.lookups import moments_of
from grognard.games.europe.peace import force_alliance
from grognard.games.europe.politics import add_defeat, due, fate, set_battle_lost, set_fate
from grognard.games.europe.steps import conquests
from grognard.games.europe.steps.card_play import happen
from grognard.games.europe.ways import neighbours, strays
from grognard.kernel.state import DEPTH


def say(state: Any, *answers: str) -> list[Any]:
    """As in europe_politics; a card without a choice is written as if (a) were chosen."""
    plain = [text.startswith("event") and len(text.split()) == 2 for text in answers]
    full = [f"{text} a" if alone else text for text, alone in zip(answers, plain, strict=True)]
    return europe_politics.say(state, *full)


def talks(game: Any, *keys: str, scenario: str = "1805", dice: list[int] | None = None) -> Any:
    """The diplomatic phase of a campaign, with only these cards in the hands."""
    state = campaign(game, scenario, dice=dice or [1] * 60)
    for camp in (EMPIRE, COALITION):
        for card in state.cards_at(camp, HAND):
            state.put_card(card, PLAYED)
    hold_card(state, *keys)
    return state


def chatiments(state: Any) -> None:
    """The second period has begun; the hands stay as they are."""
    state.c[GAME_FLAGS] |= CHATIMENTS


def open_talks(state: Any, seat: str) -> None:
    """The diplomatic phase, up to the turn of a seat."""
    begin(state, kinds.DIPLOMACY)
    if seat == "empire" and state.step == "parley" and state.seat == "coalition":
        say(state, "pass")
    assert (state.step, state.seat) == ("parley", seat)


def beat(state: Any, power: int, times: int = 1) -> None:
    """The Empire has beaten a power so often before, and it is neutral again."""
    for _ in range(times):
        add_defeat(state, power, EMPIRE)


def bind(state: Any, power: int) -> None:
    """A power is a forced ally of the Empire."""
    beat(state, power, 2 - politics.beaten(state, power, EMPIRE))
    make_peace(state, power, EMPIRE)
    force_alliance(state, power)
    state.forget_supply()


def spent(state: Any, key: str) -> None:
    """The event of a card has been played before."""
    state.c[CARD + state.t.named_cards[key]] |= CARD_SPENT


# --- the whole deck --------------------------------------------------------------------------


def affair(state: Any) -> Any:
    """What the page shows of the question that is asked."""
    shown = state.view(state.seat)["panels"]
    return next(panel for panel in shown if panel["key"] == "affair")


@pytest.mark.rule("6.4")
def test_no_card_has_a_clause_that_the_engine_does_not_know(game) -> None:
    """Every line that is left to another chapter has a word there."""
    for card in game.model.cards:
        for atom in card.effects:
            if cards.for_later(atom):
                assert cards.LATER[atom.op] is not None, (card.key, w.OPERATIONS[atom.op])


@pytest.mark.rule("6.4")
def test_no_line_of_an_event_is_passed_over(game) -> None:
    """Every line does something, or is one that others read; what nobody knows would fail here."""
    start = campaign(game)
    for card in game.model.cards:
        for atom in card.effects:
            for moment in moments_of(card, atom.option - 1) if atom.option else card.when:
                if moment > cards.LAST_PHASE or atom.low > 0:
                    continue
                state = start.clone()
                state.c[A_CARD], state.c[A_OPTION] = card.id + 1, max(1, atom.option)
                state.put_card(card.id, PLAYED)
                begin_at = state.c[DEPTH]
                happen(state, card.side, card.id, atom, moment, 0)
                assert state.c[DEPTH] >= begin_at


@pytest.mark.rule("6.4")
def test_every_condition_of_every_card_can_be_asked(game) -> None:
    """In a campaign, at every moment of the card, for both sides: none is out of the list."""
    state = campaign(game)
    for card in game.model.cards:
        for need in [*card.needs, *(need for atom in card.effects for need in atom.needs)]:
            for moment in card.when:
                if moment <= cards.LAST_PHASE:
                    assert cards.holds(state, card.side, card.id, moment, need) in (True, False)


# --- foreign wars (9F, 11F, 34F) ---------------------------------------------------------------


@pytest.mark.rule("6.5", "R434")
def test_card_9f_sends_two_steps_of_russian_corps_abroad(game) -> None:
    state = talks(game, "9f", "34f")
    open_talks(state, "empire")
    say(state, "event 9f")
    assert (state.step, state.seat) == ("send-abroad", "coalition")
    asked = affair(state)
    assert {"card", "country"} <= asked.keys()
    assert sum(line["number"] for line in asked["lines"]) > 0
    assert {state.t.owner[piece(state, key)] for key in legal(state, "send")} == {RUSSIA}
    assert not any("guard" in key or "cavalry" in key for key in legal(state, "send"))
    before = {key: state.steps_of(piece(state, key)) for key in legal(state, "send")}
    while state.step == "send-abroad":
        say(state, "usual")
    gone = [key for key in before if state.at(piece(state, key)) == FOREIGN_WARS]
    assert sum(before[key] for key in gone) == 2
    assert foreign_wars.wars(state) == [state.t.named_cards["9f"]]
    assert refused(state, "event 34f") == ("one-foreign-war", "5.2")


@pytest.mark.rule("6.2", "6.5")
def test_card_9f_needs_russia_neutral_or_at_war(game) -> None:
    state = talks(game, "9f")
    make_peace(state, RUSSIA, EMPIRE)
    open_talks(state, "empire")
    assert refused(state, "event 9f")[0] == "needs-missing"


@pytest.mark.rule("6.4", "6.5", "R432")
def test_card_11f_sends_a_corps_and_a_fleet_of_england_and_escalates(game) -> None:
    state = talks(game, "11f")
    open_talks(state, "empire")
    assert refused(state, "event 11f")[0] == "needs-missing"
    state = talks(game, "11f")
    state.put_card(state.t.named_cards["9f"], IN_PLAY)
    open_talks(state, "empire")
    before = points(state)[1]
    say(state, "event 11f")
    while state.step == "send-abroad":
        say(state, "usual")
    there = foreign_wars.pieces_in_war(state, state.t.named_cards["11f"])
    owed = due(state, ENGLAND, OWED_STEPS), due(state, ENGLAND, OWED_FLEETS)
    assert len(there) + sum(owed) >= 2
    assert points(state)[1] == before + 1


@pytest.mark.rule("6.5", "7.3.1")
def test_card_34f_costs_england_a_fleet_and_four_resources(game) -> None:
    state = talks(game, "34f")
    open_talks(state, "empire")
    before = income(state, ENGLAND)
    say(state, "event 34f")
    assert state.step == "send-abroad"
    say(state, "usual")
    assert income(state, ENGLAND) == before - 4
    there = foreign_wars.pieces_in_war(state, state.t.named_cards["34f"])
    assert len(there) == 1


# --- diplomatic actions (12F, 17F, 7C, 17C, 38C, 51C, 53F) -------------------------------------


@pytest.mark.rule("8.2.3", "R459")
def test_card_12f_courts_a_power_with_two_more(game) -> None:
    """Turkey has its own bonus; the card adds 2 whatever its value, and it is the one major."""
    state = talks(game, "12f", "17f", dice=[3] * 10)
    open_talks(state, "empire")
    say(state, "event 12f")
    assert state.step == "name-country"
    assert refused(state, "name austria")[0] == "not-neutral"
    events = say(state, "name turkey")
    bonus = int(state.t.bonuses[2 * TURKEY + EMPIRE])
    assert told(events, "talks-rolled")[0]["number"] == 3 + 2 + bonus
    if side(state, "turkey") == NOBODY:
        assert refused(state, "event 17f a")[0] == "major-courted"


@pytest.mark.rule("8.2.3")
def test_card_17f_a_courts_turkey_at_once(game) -> None:
    state = talks(game, "17f", dice=[6] * 10)
    open_talks(state, "empire")
    say(state, "event 17f a")
    assert side(state, "turkey") == EMPIRE
    state = talks(game, "17f", dice=[6] * 10)
    enter_war(state, TURKEY, COALITION)
    go_on(state)
    open_talks(state, "empire")
    assert refused(state, "event 17f a")[0] == "not-neutral"


@pytest.mark.rule("8.2.3")
def test_card_7c_courts_a_major_although_it_is_worth_one_point(game) -> None:
    state = talks(game, "7c", dice=[6] * 10)
    open_talks(state, "coalition")
    assert refused(state, "court 7c prussia")[0] == "card-too-weak"
    say(state, "event 7c", "name prussia")
    assert side(state, "prussia") == COALITION


@pytest.mark.rule("6.2", "8.2.2")
def test_card_7c_is_for_neutrals_only(game) -> None:
    """In the Châtiments a card may court any ally of France, but not this event."""
    state = talks(game, "7c", "14c", dice=[6] * 10)
    chatiments(state)
    open_talks(state, "coalition")
    assert "14c baden" in legal(state, "court")
    say(state, "event 7c")
    assert {"prussia", "turkey", "denmark"} <= legal(state, "name")
    assert "baden" not in legal(state, "name")


@pytest.mark.rule("8.2.2", "6.4")
def test_card_17c_takes_the_danish_fleet_even_if_it_fails(game) -> None:
    state = talks(game, "17c", dice=[1] * 10)
    open_talks(state, "coalition")
    before = points(state)[1]
    say(state, "event 17c")
    assert refused(state, "name prussia")[0] == "no-target"
    say(state, "name denmark")
    assert status(state, "denmark") == "neutral"
    assert at(state, "fleet_denmark") == "out"
    assert points(state)[1] == before + 1
    assert lies(state, "17c") == "removed"


@pytest.mark.rule("8.2.2", "6.4")
def test_card_17c_leaves_the_danes_alone_if_it_is_about_somebody_else(game) -> None:
    state = talks(game, "17c", dice=[1] * 10)
    open_talks(state, "coalition")
    say(state, "event 17c")
    other = sorted(legal(state, "name") - {"denmark"})[0]
    say(state, f"name {other}")
    assert state.at(piece(state, "fleet_denmark")) != OUT


@pytest.mark.rule("8.2.3", "6.4")
def test_card_38c_brings_bernadotte_if_sweden_joins(game) -> None:
    state = talks(game, "38c", scenario="1809", dice=[6] * 20)
    open_talks(state, "coalition")
    assert refused(state, "event 38c")[0] == "needs-missing"  # before 1810
    state = talks(game, "38c", scenario="1809", dice=[6] * 20)
    state.c[YEAR] = 10
    open_talks(state, "coalition")
    say(state, "event 38c")
    while state.step in ("deploy", "free-building"):
        say(state, "usual")
    if state.step == "choose":
        state.apply(state.codes()[0])
    assert side(state, "sweden") == COALITION
    assert at(state, "bernadotte") == "out"
    assert at(state, "charles_john") == at(state, "se_corps")
    assert lies(state, "38c") == "removed"


@pytest.mark.rule("6.4")
def test_card_38c_stays_in_the_game_if_sweden_refuses(game) -> None:
    state = talks(game, "38c", scenario="1809", dice=[1] * 20)
    state.c[YEAR] = 10
    open_talks(state, "coalition")
    say(state, "event 38c")
    assert side(state, "sweden") == NOBODY
    assert at(state, "bernadotte") == "out"
    assert lies(state, "38c") == "played"
    assert int(state.c[CARD + state.t.named_cards["38c"]]) & CARD_SPENT == 0


@pytest.mark.rule("8.2.3", "8.3.1")
def test_card_51c_courts_a_member_of_the_confederation(game) -> None:
    state = talks(game, "51c")
    open_talks(state, "coalition")
    assert refused(state, "event 51c")[0] == "needs-missing"  # only in the Châtiments
    state = talks(game, "51c", scenario="1809", dice=[6] * 40)
    chatiments(state)
    open_talks(state, "coalition")
    say(state, "event 51c")
    assert "bavaria" in legal(state, "name")
    assert refused(state, "name italy")[0] == "no-target"  # a protectorate
    say(state, "name bavaria")
    assert side(state, "bavaria") == COALITION


@pytest.mark.rule("8.2.3", "6.4")
def test_card_53f_a_courts_a_minor_with_one_more(game) -> None:
    state = talks(game, "53f", dice=[2] * 10)
    open_talks(state, "empire")
    say(state, "event 53f a")
    assert refused(state, "name turkey")[0] == "no-target"
    events = say(state, "name denmark")
    bonus = int(state.t.bonuses[2 * country(state, "denmark") + EMPIRE])
    assert told(events, "talks-rolled")[0]["number"] == 2 + 1 + bonus


@pytest.mark.rule("6.4", "R431")
def test_card_53f_b_answers_a_diplomatic_action(game) -> None:
    """It takes 2 from the die and is none of the two cards of the phase."""
    state = talks(game, "53f", "24c", dice=[3] * 10)
    open_talks(state, "coalition")
    say(state, "court 24c prussia")
    assert (state.step, state.seat) == ("answer", "empire")
    assert legal(state, "use") == {"53f b"}
    events = say(state, "use 53f b")
    bonus = int(state.t.bonuses[2 * PRUSSIA + COALITION])
    assert told(events, "talks-rolled")[0]["number"] == 3 - 2 + bonus


@pytest.mark.rule("6.4", "R431")
def test_card_53f_may_be_in_any_hand_as_far_as_the_enemy_knows(game) -> None:
    """The question comes whether the Empire holds it or not, but not before it is in the deck."""
    state = talks(game, "12f", "24c", dice=[3] * 10)
    open_talks(state, "coalition")
    say(state, "court 24c prussia")
    assert state.step == "parley"  # it waits for the Châtiments
    state = talks(game, "12f", "24c", dice=[3] * 10)
    state.put_card(state.t.named_cards["53f"], PILE)
    open_talks(state, "coalition")
    say(state, "court 24c prussia")
    assert (state.step, state.seat) == ("answer", "empire")
    assert legal(state) == {"pass"}
    assert refused(state, "use 53f b")[0] == "not-held"


@pytest.mark.rule("6.4", "8.1.4")
def test_card_53f_c_keeps_a_power_in_its_alliance(game) -> None:
    state = talks(game, "53f", "45c", scenario="1809", dice=[2] * 10)
    chatiments(state)
    bind(state, PRUSSIA)
    open_talks(state, "coalition")
    say(state, "event 45c")
    assert (state.step, state.seat) == ("answer", "empire")
    assert legal(state, "use") == {"53f c"}
    events = say(state, "use 53f c")
    assert told(events, "status-stays")
    assert status(state, "prussia") == "forced_alliance"
    assert lies(state, "45c") == "removed"


@pytest.mark.rule("6.4", "8.1.4")
def test_card_53f_c_fails_on_three_and_more(game) -> None:
    state = talks(game, "53f", "45c", scenario="1809", dice=[3] * 10)
    chatiments(state)
    bind(state, PRUSSIA)
    open_talks(state, "coalition")
    say(state, "event 45c", "use 53f c")
    assert side(state, "prussia") == COALITION


# --- Prussia and Austria rise again (45C, 47C, 33F, 38F) ---------------------------------------


@pytest.mark.rule("8.1.4", "R20", "R502")
def test_card_45c_frees_a_forced_ally_and_reforms_its_army(game) -> None:
    state = talks(game, "45c", scenario="1805")
    bind(state, PRUSSIA)
    open_talks(state, "coalition")
    assert refused(state, "event 45c")[0] == "needs-missing"  # only in the Châtiments
    chatiments(state)
    say(state, "event 45c")
    assert (side(state, "prussia"), status(state, "prussia")) == (COALITION, "at_war")
    assert fate(state, PRUSSIA, 2)  # reformed
    assert not fate(state, PRUSSIA, ROLL_HELP)


@pytest.mark.rule("8.1.4", "R478")
def test_card_45c_does_not_break_an_alliance_forced_at_the_third_conquest(game) -> None:
    state = talks(game, "45c", scenario="1805")
    bind(state, PRUSSIA)
    while politics.beaten(state, PRUSSIA, EMPIRE) < 3:
        politics.add_defeat(state, PRUSSIA, EMPIRE)
    chatiments(state)
    open_talks(state, "coalition")
    say(state, "event 45c")
    assert status(state, "prussia") == "forced_alliance"
    assert fate(state, PRUSSIA, 2)  # reformed all the same


@pytest.mark.rule("R20", "R474")
def test_card_45c_only_helps_the_next_roll_of_an_ordinary_peace(game) -> None:
    state = talks(game, "45c", scenario="1805")
    beat(state, PRUSSIA)
    make_peace(state, PRUSSIA, EMPIRE)
    chatiments(state)
    open_talks(state, "coalition")
    say(state, "event 45c")
    assert status(state, "prussia") == "forced_peace"
    assert fate(state, PRUSSIA, ROLL_HELP)
    assert peace.peace_modifier(state, PRUSSIA) == 2


@pytest.mark.parametrize(("die", "camp"), [(2, NOBODY), (3, COALITION)])
@pytest.mark.rule("6.4")
def test_card_45c_wins_a_neutral_prussia_on_three(game, die: int, camp: int) -> None:
    state = talks(game, "45c", scenario="1805", dice=[die] * 5)
    beat(state, PRUSSIA)
    chatiments(state)
    open_talks(state, "coalition")
    say(state, "event 45c")
    assert side(state, "prussia") == camp


@pytest.mark.rule("8.1.3", "8.1.4")
def test_card_47c_breaks_a_peace_that_lasts_to_the_end(game) -> None:
    state = talks(game, "47c", scenario="1805")
    beat(state, AUSTRIA, 2)
    make_peace(state, AUSTRIA, EMPIRE)
    set_fate(state, AUSTRIA, PERMANENT)
    chatiments(state)
    open_talks(state, "coalition")
    say(state, "event 47c")
    assert side(state, "austria") == COALITION
    assert not fate(state, AUSTRIA, PERMANENT)


@pytest.mark.rule("6.2")
def test_card_47c_is_not_for_an_austria_at_war(game) -> None:
    state = talks(game, "47c", scenario="1805")
    beat(state, AUSTRIA)
    chatiments(state)
    open_talks(state, "coalition")
    assert refused(state, "event 47c")[0] == "needs-missing"


@pytest.mark.rule("6.2", "8.2.3", "R474")
def test_card_33f_keeps_austria_quiet_to_the_end_of_the_next_year(game) -> None:
    state = talks(game, "33f", "38f", "47c", scenario="1805")
    beat(state, AUSTRIA)
    make_peace(state, AUSTRIA, EMPIRE)
    set_fate(state, AUSTRIA, 128, False)  # it was beaten in an earlier year
    chatiments(state)
    open_talks(state, "empire")
    say(state, "event 33f")
    assert fate(state, AUSTRIA, NO_ROLL)
    assert not peace.rolls_for_peace(state, AUSTRIA)
    assert refused(state, "event 38f")[0] == "needs-missing"  # not in the same year
    peace.end_of_year(state)
    assert not fate(state, AUSTRIA, NO_ROLL)
    assert due(state, AUSTRIA, MARRIAGE) == 1
    begin(state, kinds.PARLEY, COALITION)
    assert refused(state, "event 47c") == ("forbidden-card", "6.2")
    say(state, "pass")
    before = points(state)[0]
    assert (state.step, state.seat) == ("parley", "empire")
    say(state, "event 38f")
    assert points(state)[0] == before + 1
    peace.end_of_year(state)
    assert due(state, AUSTRIA, MARRIAGE) == 0


@pytest.mark.rule("6.2")
def test_card_33f_is_not_for_an_austria_at_war(game) -> None:
    state = talks(game, "33f", scenario="1805")
    beat(state, AUSTRIA)
    open_talks(state, "empire")
    assert refused(state, "event 33f")[0] == "needs-missing"


# --- states (20F, 22F, 45F, 49F) ----------------------------------------------------------------


@pytest.mark.rule("8.3.1", "R482")
def test_card_20f_makes_the_confederation_of_the_rhine(game) -> None:
    state = talks(game, "20f", scenario="1805")
    open_talks(state, "empire")
    assert refused(state, "event 20f")[0] == "needs-missing"
    beat(state, AUSTRIA)
    beat(state, PRUSSIA)
    members = [
        one.id for one in state.t.model.countries if state.t.of_rhine[one.id] and one.id >= 7
    ]
    for minor in members[:6]:
        politics.set_status(state, minor, 3, EMPIRE, FRANCE)
    before = points(state)
    say(state, "event 20f")
    assert (side(state, "rhine"), status(state, "rhine")) == (EMPIRE, "protectorate")
    assert at(state, "rh_corps") == "reserve"
    assert points(state) == (before[0] + 2, before[1] + 2)
    assert lies(state, "20f") == "removed"


@pytest.mark.rule("8.3.2", "R483", "19.3")
def test_card_45f_makes_westphalia(game) -> None:
    state = talks(game, "45f", scenario="1809")
    chatiments(state)
    for key in ("20f", "24f"):
        spent(state, key)
    for minor in [one.id for one in state.t.model.countries if state.t.of_westphalia[one.id]]:
        politics.set_status(state, minor, 3, EMPIRE, FRANCE)
    politics.set_status(state, country(state, "westphalia"), 0, NOBODY, -1)
    politics.set_campaign(state, 1024, False)
    open_talks(state, "empire")
    before = points(state)[0]
    if refused(state, "event 45f")[0] == "needs-missing":  # Magdeburg is the fifth
        state.c[state_owner(state, "magdebourg")] = FRANCE
    say(state, "event 45f")
    assert status(state, "westphalia") == "protectorate"
    assert points(state)[0] == before + 1


def state_owner(state: Any, key: str) -> int:
    """The cell of the owner of a province."""
    from grognard.games.europe.layout import OWNER

    return OWNER + [one.key for one in state.t.model.provinces].index(key)


def in_warsaw(game: Any, hand: str) -> Any:
    """Prussia is at war, and the Empire holds all her zones from Magdeburg to Warsaw."""
    board = {"varsovie": "davout fr_corps_1 fr_corps_2", "paris": "fr_corps_3"}
    state = at_peace_table(game, board, hands={"empire": hand}, ask=False)
    enter_war(state, PRUSSIA, COALITION, False)
    while state.step != "action":
        state.apply("usual")
    for here in range(225):
        if state.side(state.land_of(here)) == COALITION and state.t.port[here] < 0:
            state.set_control(here, FRANCE)
    return state


@pytest.mark.rule("8.3.5", "R487", "R488")
def test_card_22f_makes_poland_in_the_conquest_phase(game) -> None:
    state = in_warsaw(game, "22f")
    state.apply("event 22f")
    assert politics.campaign(state, WALEWSKA)
    assert status(state, "poland") == "none"  # not yet
    before = points(state)[1]
    conquests.settle_walewska(state)
    assert status(state, "poland") == "protectorate"
    assert owner(state, "varsovie") == "poland"
    assert points(state)[1] == before + 2
    assert at(state, "po_corps_1") == at(state, "poniatowski") == "next budget"


@pytest.mark.rule("8.3.5")
def test_card_22f_brings_nothing_if_warsaw_is_lost_again(game) -> None:
    state = in_warsaw(game, "22f")
    state.apply("event 22f")
    state.set_control(zone(state, "varsovie"), PRUSSIA)
    conquests.settle_walewska(state)
    assert status(state, "poland") == "none"
    assert lies(state, "22f") == "removed"


@pytest.mark.rule("6.2", "8.3.5")
def test_card_22f_needs_warsaw_in_a_war_with_its_owner(game) -> None:
    state = at_peace_table(game, {"paris": "fr_corps_3"}, hands={"empire": "22f"}, ask=False)
    assert refused(state, "event 22f")[0] == "needs-missing"


@pytest.mark.rule("8.1.5", "R492")
def test_card_49f_makes_holland_a_protectorate_for_one_point(game) -> None:
    state = talks(game, "49f", scenario="1805")
    open_talks(state, "empire")
    before = points(state)
    say(state, "event 49f")
    while state.step == "free-building":
        say(state, "usual")
    assert status(state, "holland") == "protectorate"
    assert points(state) == (before[0] + 1, before[1])
    corps = piece(state, "nl_corps")
    assert state.steps_of(corps) == state.t.step_count[corps]
    begin(state, kinds.PARLEY, EMPIRE)
    hold_card(state, "49f")
    assert refused(state, "event 49f")[0] != ""


@pytest.mark.rule("6.2", "8.1.5")
def test_card_49f_needs_an_allied_holland(game) -> None:
    state = talks(game, "49f", scenario="1805")
    politics.set_status(state, country(state, "holland"), 1, NOBODY, -1)
    open_talks(state, "empire")
    assert refused(state, "event 49f")[0] == "needs-missing"


# --- Spain, the blockade, corsairs (19C, 24F, 25F, 35F) -----------------------------------------


@pytest.mark.rule("12.1", "R18", "R492")
def test_card_24f_opens_iberia_and_takes_fortresses(game) -> None:
    state = talks(game, "24f", scenario="1805")
    open_talks(state, "empire")
    before = points(state)
    say(state, "event 24f")
    while state.step == "choose":
        able = sorted(legal(state, "at"))
        say(state, f"at {able[0]}" if able else "done")
    assert int(state.c[GAME_FLAGS]) & IBERIA_OPEN
    assert points(state) == (before[0] + 2, before[1] + 1)


@pytest.mark.rule("4", "R496", "R533")
def test_card_25f_proclaims_the_blockade(game) -> None:
    state = talks(game, "25f", scenario="1805")
    open_talks(state, "empire")
    before = points(state)
    say(state, "event 25f")
    assert int(state.c[GAME_FLAGS]) & CONTINENTAL_BLOCKADE
    assert points(state) == (before[0], before[1] + 3)  # the point comes with a budget


@pytest.mark.rule("4", "R500", "R501", "R422")
def test_card_19c_raises_spain_against_the_empire(game) -> None:
    state = talks(game, "19c", scenario="1805")
    open_talks(state, "coalition")
    assert refused(state, "event 19c")[0] == "needs-missing"
    spent(state, "25f")
    before, cards_held = points(state)[1], state.hand_size(COALITION)
    say(state, "event 19c")
    while state.step != "parley":
        state.apply(next(iter(sorted(legal(state)))))
    assert side(state, "spain") == COALITION
    assert int(state.c[GAME_FLAGS]) & LIBERATION_WAR
    assert points(state)[1] == before + 2
    assert state.hand_size(COALITION) == cards_held  # one played, one drawn
    there = [at(state, f"es_militia_{n}") for n in (1, 2, 3, 4)]
    assert len(set(there)) == 4
    assert {owner(state, where) for where in there} == {"spain"}
    assert ("hand-liberation", 1) in hands.size_lines(state, COALITION)
    assert income(state, SPAIN) == 6


@pytest.mark.rule("17.2.9", "R417")
def test_card_35f_costs_the_coalition_a_card_until_a_fleet_hunts(game) -> None:
    state = talks(game, "35f", scenario="1805")
    open_talks(state, "empire")
    say(state, "event 35f")
    assert ("hand-corsairs", -1) in hands.size_lines(state, COALITION)


@pytest.mark.rule("6.3")
def test_card_36c_and_52c_are_played_in_the_diplomatic_phase(game) -> None:
    state = talks(game, "36c", "52c", scenario="1805")
    state.move(state.t.napoleon, zone(state, "munich"))
    open_talks(state, "coalition")
    say(state, "event 36c", "event 52c")
    assert lies(state, "1f") == "removed"
    assert hands.limit(state, COALITION, 13) == 13


# --- revolts (8C, 18C, 22C) ----------------------------------------------------------------------


@pytest.mark.rule("4", "R491", "13.2")
def test_card_8c_raises_the_serbs_at_belgrade(game) -> None:
    state = talks(game, "8c", scenario="1805")
    open_talks(state, "coalition")
    before = income(state, TURKEY)
    say(state, "event 8c")
    if state.step == "choose":
        say(state, "at belgrade")
    assert at(state, "sb_corps") == "belgrade"
    assert holder(state, "belgrade") == "serbs"
    assert (side(state, "serbs"), status(state, "serbs")) == (COALITION, "ally")
    assert income(state, TURKEY) == before - 2  # while Turkey is neutral
    assert supply.supplied(state, country(state, "serbs"), zone(state, "belgrade"))
    assert not state.units_in(NOBODY, zone(state, "belgrade"))
    peace.expel(state)
    assert at(state, "sb_corps") == "belgrade"  # they do not leave a neutral Turkey
    corps, here = piece(state, "sb_corps"), zone(state, "belgrade")
    others = [
        near for near in neighbours(state, here) if state.t.province[near] != state.t.province[here]
    ]
    assert all(strays(state, corps, near) for near in others)
    politics.set_status(state, TURKEY, AT_WAR, EMPIRE, -1)
    assert not any(strays(state, corps, near) for near in others)


@pytest.mark.rule("6.2")
def test_card_8c_is_not_for_a_turkey_of_the_coalition(game) -> None:
    state = talks(game, "8c", scenario="1805")
    enter_war(state, TURKEY, COALITION, False)
    go_on(state)
    open_talks(state, "coalition")
    assert refused(state, "event 8c")[0] == "needs-missing"


def kingdom(game: Any, board: dict[str, str], **more: Any) -> Any:
    """Bavaria, allied to the Empire, holds the Tyrol."""
    state = at_peace_table(game, board, seat="coalition", ask=False, **more)
    state.c[state_owner(state, "tyrol")] = country(state, "bavaria")
    politics.set_status(state, country(state, "bavaria"), 3, EMPIRE, FRANCE)
    state.forget_supply()
    return state


@pytest.mark.rule("8.3.3", "R485")
def test_card_18c_raises_the_tyrol(game) -> None:
    state = kingdom(game, {"vienne": "charles au_corps_1"}, hands={"coalition": "18c"})
    before = points(state)[1]
    state.apply("event 18c")
    assert legal(state, "at") == {"innsbruck", "trente"}
    state.apply("at trente")
    assert at(state, "ty_corps") == "trente"
    assert holder(state, "innsbruck") == owner(state, "innsbruck") == "tyrol"
    assert patron(state, "tyrol") == "austria"
    assert points(state)[1] == before + 1


@pytest.mark.rule("8.3.3", "15.1", "R140")
def test_card_18c_shuts_in_who_goes_into_the_fortress(game) -> None:
    state = kingdom(game, {"innsbruck": "fr_corps_9"}, hands={"coalition": "18c"})
    state.apply("event 18c")
    state.apply("at innsbruck")
    state.apply("shelter fr_corps_9")
    assert bears(state, "fr_corps_9", "inside")
    assert state.besieged(zone(state, "innsbruck"))


@pytest.mark.rule("8.3.3", "R537", "R544", "11")
def test_card_18c_begins_a_battle_where_the_enemy_stands(game) -> None:
    """A lone corps of the Coalition makes room; the enemy may evade."""
    board = {"innsbruck": "fr_corps_9", "trente": "au_corps_1"}
    state = kingdom(game, board, hands={"coalition": "18c"}, dice=[4] * 40)
    state.apply("event 18c")
    state.apply("at innsbruck")
    assert (state.step, state.seat) == ("defend", "empire")  # R544: the insurgents attack
    assert legal(state, "evade") or legal(state, "stand") is not None
    events = state.apply("stand")
    while state.step in ("answer", "counter-march", "leads"):
        able = legal(state)
        events += state.apply(next(x for x in ("pass", "done", "ready") if x in able))
    assert told(events, "battle-rolled") or told(events, "battle-won")
    state = kingdom(game, board, hands={"coalition": "18c"}, dice=[4] * 40)
    state.apply("event 18c")
    state.apply("at trente")
    assert at(state, "au_corps_1") == "reserve"
    assert holder(state, "innsbruck") == "france"  # its garrison holds it


@pytest.mark.rule("6.2", "8.3.3")
def test_card_18c_needs_the_kingdom_of_bavaria(game) -> None:
    state = at_peace_table(game, seat="coalition", hands={"coalition": "18c"}, ask=False)
    assert refused(state, "event 18c")[0] == "needs-missing"


@pytest.mark.rule("4", "R491")
def test_card_22c_raises_the_chouans_in_the_west(game) -> None:
    state = at_peace_table(
        game, {"nantes": "fr_corps_9"}, seat="coalition", hands={"coalition": "22c"}, ask=False
    )
    state.apply("event 22c")
    assert legal(state, "at") == {"poitiers", "rennes"}
    state.apply("at rennes")
    assert at(state, "cu_corps") == "rennes"
    assert holder(state, "rennes") == "chouans"
    assert holder(state, "poitiers") == "france"
    assert side(state, "chouans") == COALITION


@pytest.mark.rule("6.2")
def test_card_22c_needs_a_zone_without_the_empire(game) -> None:
    board = {"nantes": "fr_corps_9", "poitiers": "fr_corps_10", "rennes": "fr_corps_11"}
    state = at_peace_table(game, board, seat="coalition", hands={"coalition": "22c"}, ask=False)
    assert refused(state, "event 22c")[0] == "no-place-for-it"


# --- Holy Russia in the diplomatic phase (2C) -----------------------------------------------------


@pytest.mark.rule("6.2", "6.4")
def test_card_2c_deploys_and_activates_in_the_diplomatic_phase(game) -> None:
    board = {
        "smolensk": "grande_armee napoleon fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4 fr_corps_5",
        "kiev": "barclay ru_corps_1 ru_corps_2",
    }
    state = at_peace_table(game, board, hands={"coalition": "2c"}, ask=False)
    begin(state, kinds.PARLEY, COALITION)
    state.apply("event 2c")
    while state.step == "choose":
        state.apply(state.codes()[0])
    assert (state.step, state.seat) == ("activate", "coalition")
    assert "barclay" in legal(state, "activate")
    go_on(state, "activate barclay", until="move")
    go_on(state, "stop", "done", until="parley")
    assert state.step != "activate"  # one force only


# --- the conquest phase (26F, 27C, 55C) ----------------------------------------------------------


def beaten_prussia(game: Any, **more: Any) -> Any:
    """The Empire holds Berlin and Königsberg, in supply as far as the test is concerned."""
    board = {"berlin": "davout fr_corps_1 fr_corps_2", "paris": "fr_corps_9"}
    state = at_peace_table(game, board, ask=False, **more)
    enter_war(state, PRUSSIA, COALITION, False)
    while state.step not in ("action",):
        state.apply("usual")
    return state


@pytest.mark.rule("18.2.1", "R513", "8.1.4")
def test_card_27c_refuses_a_surrender(game) -> None:
    state = beaten_prussia(game, hands={"coalition": "27c"})
    begin(state, kinds.CONQUEST_CARDS, COALITION)
    assert state.step != "conquest-cards"  # nobody surrenders
    set_fate(state, PRUSSIA, SURRENDERS)
    before = points(state)[1]
    begin(state, kinds.CONQUEST_CARDS, COALITION)
    assert (state.step, state.seat) == ("conquest-cards", "coalition")
    assert affair(state)["countries"] == ["prussia"]
    state.apply("event 27c")
    assert not fate(state, PRUSSIA, SURRENDERS)
    assert fate(state, PRUSSIA, DRUMS)
    assert points(state)[1] == before + 1
    assert lies(state, "27c") == "removed"


@pytest.mark.rule("18.2.1", "R21", "R476")
def test_card_26f_makes_peace_without_a_conquest(game) -> None:
    state = beaten_prussia(game, hands={"empire": "26f"})
    state.set_control(zone(state, "berlin"), FRANCE)
    assert not tilsit_possible(state, PRUSSIA)  # no battle has been won against her this year
    for power in (PRUSSIA, ENGLAND):
        set_battle_lost(state, power)
    able = [power for power in range(7) if tilsit_possible(state, power)]
    assert PRUSSIA in able
    assert ENGLAND not in able
    before = points(state)
    begin(state, kinds.CONQUEST_CARDS, EMPIRE)
    state.apply("event 26f")
    if state.step == "name-country":
        assert refused(state, "name england")[0] == "no-target"
        state.apply("name prussia")
    assert status(state, "prussia") == "forced_peace"
    assert politics.beaten(state, PRUSSIA, EMPIRE) == 1
    assert points(state) == before
    assert due(state, PRUSSIA, TERMS) == 1  # one province


@pytest.mark.rule("14.4", "R417", "R221")
def test_card_55c_deposes_the_emperor(game) -> None:
    board = {"paris": "schwarzenberg au_corps_1 au_corps_2", "lille": "fr_corps_9"}
    state = at_peace_table(game, board, ask=False, hands={"coalition": "55c"})
    unit = piece(state, "fr_corps_9")
    state.set_control(zone(state, "paris"), AUSTRIA)
    lost = state.morale(unit)
    card = state.t.named_cards["55c"]
    cards_play(state, COALITION, card)
    assert state.morale(unit) == lost - 1
    assert int(state.c[NEXT_HAND + EMPIRE]) == -1
    state.set_control(zone(state, "paris"), FRANCE)
    assert state.morale(unit) == int(state.t.morale[unit])


def cards_play(state: Any, camp: int, card: int) -> None:
    """The event of a card happens in the conquest phase."""
    from grognard.games.europe.steps.card_play import play_in_phase

    play_in_phase(state, camp, card, 0, cards.LAST_PHASE)
    state.resume()


@pytest.mark.rule("6.2", "18.2.1")
def test_card_55c_needs_paris(game) -> None:
    state = at_peace_table(game, {"lille": "fr_corps_9"}, ask=False, hands={"coalition": "55c"})
    begin(state, kinds.CONQUEST_CARDS, COALITION)
    assert state.step != "conquest-cards"


# --- corps of forced allies (40F) ----------------------------------------------------------------


def austrian_corps(state: Any) -> list[int]:
    """The Austrian corps that serve the Empire."""
    return [u for u in range(112) if state.t.owner[u] == AUSTRIA and state.flag(u, LENT)]


@pytest.mark.rule("8.1.4", "10.1", "13.3")
def test_card_40f_takes_two_corps_of_a_forced_ally(game) -> None:
    state = talks(game, "40f", scenario="1805")
    open_talks(state, "empire")
    assert refused(state, "event 40f")[0] == "needs-missing"
    state = talks(game, "40f", scenario="1805")
    bind(state, AUSTRIA)
    go_on(state)
    open_talks(state, "empire")
    say(state, "event 40f")
    assert (state.step, state.seat) == ("corps-taken", "coalition")
    assert not any("guard" in key or "cavalry" in key for key in legal(state, "send"))
    while state.step == "corps-taken":
        say(state, "usual")
    lent = austrian_corps(state)
    assert len(lent) == 2
    assert {state.side_of(unit) for unit in lent} == {EMPIRE}
    assert all(unit in state.units_in(EMPIRE, state.at(unit)) for unit in lent)
    hold_card(state, "40f")
    begin(state, kinds.PARLEY, EMPIRE)
    assert refused(state, "event 40f")[0] == "no-effect-now"  # never more than two


@pytest.mark.rule("8.1.4")
def test_card_40f_a_corps_that_is_lost_is_its_owners_again(game) -> None:
    state = at_peace_table(game, {"prague": "au_corps_1"}, ask=False)
    bind(state, AUSTRIA)
    unit = piece(state, "au_corps_1")
    from grognard.games.europe import lending

    lending.lend(state, unit)
    assert state.side_of(unit) == EMPIRE
    state.remove(unit, RESERVE)
    assert state.side_of(unit) == NOBODY


@pytest.mark.rule("8.1.4")
def test_card_40f_the_corps_come_home_when_the_alliance_ends(game) -> None:
    from grognard.games.europe import lending

    board = {"prague": "au_corps_1", "munich": "au_corps_2", "paris": "fr_corps_9"}
    state = at_peace_table(game, board, ask=False)
    bind(state, AUSTRIA)
    state.move(piece(state, "au_corps_2"), zone(state, "munich"))
    for key in ("au_corps_1", "au_corps_2"):
        lending.lend(state, piece(state, key))
    enter_war(state, AUSTRIA, COALITION, False)
    assert at(state, "au_corps_1") == "prague"
    assert at(state, "au_corps_2") == "vienne"  # Munich is the Empire's
    assert {state.side_of(piece(state, key)) for key in ("au_corps_1", "au_corps_2")} == {COALITION}


@pytest.mark.rule("6.4", "R432")
def test_card_40f_who_has_no_corps_gives_the_next(game) -> None:
    from grognard.games.europe.steps import purchases

    state = at_peace_table(game, {"paris": "fr_corps_9"}, hands={"empire": "40f"}, ask=False)
    bind(state, AUSTRIA)
    state.apply("event 40f")
    assert int(state.c[LEVIES]) == 1 << AUSTRIA
    purchases.build(state, AUSTRIA, piece(state, "au_corps_1"), zone(state, "vienne"), False)
    assert state.side_of(piece(state, "au_corps_1")) == EMPIRE


@pytest.mark.rule("10.1")
def test_card_40f_lent_corps_count_like_those_of_a_minor(game) -> None:
    from grognard.games.europe import forces, lending

    board = {"prague": "davout fr_corps_1 au_corps_1 au_corps_2"}
    state = at_peace_table(game, board, ask=False)
    bind(state, AUSTRIA)
    own = [piece(state, key) for key in ("davout", "fr_corps_1", "au_corps_1", "au_corps_2")]
    for unit in own[2:]:
        state.move(unit, zone(state, "prague"))
        assert forces.allied_steps(state, own[0], [*own[:2], unit]) > 0
        lending.lend(state, unit)
    assert forces.allied_steps(state, own[0], own) == 0
