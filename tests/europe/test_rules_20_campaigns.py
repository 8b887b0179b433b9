"""20.2: the optional rule of the grand campaign; cards drawn in a budget (6.4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe_cards import lies
from tests.europe_wars import go_on, legal
from tests.europe_years import between_years, country, to_turn

from grognard.games.europe import duty, frontier, kinds, politics
from grognard.games.europe.layout import (
    AT_WAR,
    CARDS,
    COALITION,
    DUTY_OVER,
    EMPIRE,
    NEUTRAL,
    NOBODY,
    PILE,
    PRUSSIA,
    REMOVED,
)
from grognard.games.europe.refusals import NOT_ON_FRONTIER, OK

ELBE = "army_of_the_elbe brunswick pr_corps_1 pr_corps_2"


def marching(game: Any, scenario: str = "1805", *, at_war: bool = True, option: bool = True) -> Any:
    """The Prussian army is about to leave Magdeburg, next to Hanover, which France holds."""
    where = {"magdebourg": ELBE, "custrin": "pr_corps_3", "strasbourg": "ney fr_corps_9"}
    state = game.position(
        where, scenario=scenario, seat="coalition", points=(5, 5), prussian_frontier=option
    )
    status = (AT_WAR, COALITION) if at_war else (NEUTRAL, NOBODY)
    politics.set_status(state, PRUSSIA, *status, -1)
    for minor in ("hesse", "saxony"):
        politics.set_status(state, country(state, minor), AT_WAR, COALITION, PRUSSIA)
    state.forget_supply()
    return state


@pytest.mark.rule("20.2", "R530")
def test_the_prussian_army_stays_on_the_frontier(game) -> None:
    """Along it, also in an allied minor; neither back to Berlin nor into Hanover."""
    state = marching(game)
    go_on(state, "activate brunswick", until="move")
    for back_or_forth in ("berlin", "hanovre"):
        refused = state.why_not(f"enter {back_or_forth}")
        assert (refused.key, refused.rule) == ("not-on-frontier", "20.2")
    assert "kassel" in legal(state, "enter")


@pytest.mark.rule("20.2", "R530")
def test_other_prussians_are_not_bound(game) -> None:
    state = marching(game)
    go_on(state, "activate pr_corps_3", until="move")
    assert "berlin" in legal(state, "enter")


@pytest.mark.rule("20.2", "17.2.7", "R530")
@pytest.mark.parametrize("option", [True, False])
def test_it_does_not_leave_the_frontier_by_sea(game, option: bool) -> None:
    where = {"stettin": f"fleet_sweden | {ELBE}"}
    state = game.position(
        where, scenario="1805", seat="coalition", points=(0, 5), prussian_frontier=option
    )
    politics.set_status(state, PRUSSIA, AT_WAR, COALITION, -1)
    go_on(state, "operate", "activate fleet_sweden", until="sail")
    go_on(state, "load pr_corps_1 fleet_sweden", "load brunswick fleet_sweden")
    assert ("army_of_the_elbe fleet_sweden" in legal(state, "load")) != option


@pytest.mark.rule("20.2", "R530")
def test_it_is_free_when_prussia_is_entered(game) -> None:
    state = marching(game)
    assert frontier.binds(state)
    frontier.note_entry(state, EMPIRE, state.t.named_zones["ulm"])
    assert frontier.binds(state)
    frontier.note_entry(state, EMPIRE, game.keys("place").index("custrin"))
    assert not frontier.binds(state)
    go_on(state, "activate brunswick", until="move")
    assert {"berlin", "hanovre"} <= legal(state, "enter")


@pytest.mark.rule("20.2", "R530")
def test_it_is_an_option_of_the_grand_campaign_and_of_the_war(game) -> None:
    assert not frontier.binds(marching(game, option=False))
    assert not frontier.binds(marching(game, at_war=False))
    assert not frontier.binds(marching(game, "1809"))


@pytest.mark.rule("7.6", "20.2", "R530")
def test_redeployment_keeps_to_it(game) -> None:
    where = {"magdebourg": ELBE, "strasbourg": "ney fr_corps_9"}
    war = {"prussia": "coalition"}
    state = between_years(game, "redeployment", where, status=war, prussian_frontier=True)
    while "brunswick" not in legal(state, "redeploy"):
        state.apply("done")
    state.apply("redeploy brunswick")
    assert state.why_not("enter berlin").key == "not-on-frontier"


@pytest.mark.rule("20.2", "R530")
def test_no_reaction_leads_it_away_from_the_frontier(game) -> None:
    """It intercepts nobody in Hanover, which is the enemy's; in allied Hesse it would."""
    state = marching(game)
    army = [game.keys("piece").index(key) for key in ELBE.split()]
    place = game.keys("place").index
    assert frontier.reaction_objection(state, army, place("hanovre")) == NOT_ON_FRONTIER
    assert frontier.reaction_objection(state, army, place("kassel")) == OK
    assert frontier.reaction_objection(state, army[1:], place("hanovre")) == OK  # no army


@pytest.mark.rule("12.4", "20.2", "R530")
@pytest.mark.parametrize("bound", [True, False])
def test_it_does_not_intercept_in_enemy_land(game, bound: bool) -> None:
    where = {"magdebourg": ELBE, "strasbourg": "ney fr_corps_9", "hambourg": "davout fr_corps_1"}
    state = game.position(
        where,
        scenario="1805",
        points=(5, 5),
        hands={"coalition": "24c 14c 25c"},
        prussian_frontier=bound,
    )
    politics.set_status(state, PRUSSIA, AT_WAR, COALITION, -1)
    politics.set_status(state, country(state, "hanse"), 3, EMPIRE, 0)
    state.forget_supply()
    go_on(state, "activate davout", until="move")
    state.apply("enter hanovre")
    assert (state.step == "intercept") == (not bound)


@pytest.mark.rule("20.2", "R526", "R530")
def test_whoever_is_in_the_country_has_entered_it(game) -> None:
    """By a landing, a reaction or a retreat as well: it is seen at the end of an action."""
    state = marching(game)
    state.move(game.keys("piece").index("fr_corps_9"), game.keys("place").index("custrin"))
    assert frontier.binds(state)
    state.push(kinds.END_ACTION, COALITION, 0, 0)
    state.resume()
    assert not frontier.binds(state)
    state = marching(game)
    politics.set_campaign(state, DUTY_OVER, False)
    state.move(game.keys("piece").index("charles"), game.keys("place").index("venise"))
    state.move(game.keys("piece").index("au_corps_1"), game.keys("place").index("venise"))
    state.move(game.keys("piece").index("fr_corps_9"), game.keys("place").index("trieste"))
    assert duty.binds(state)
    state.push(kinds.END_ACTION, COALITION, 0, 0)
    state.resume()
    assert not duty.binds(state)


@pytest.mark.rule("6.4", "7.3", "R430")
def test_city_drawn_by_rothschild_may_be_played_at_once(game) -> None:
    """T09: 20C draws 24C in the budget of England, which is an event of the budget too."""

    def only_the_city(state) -> None:
        keys = [card.key for card in state.t.model.cards]
        for card in range(CARDS):
            if state.card_at(card) == PILE and keys[card].endswith("c"):
                state.put_card(card, PILE if keys[card] == "24c" else REMOVED)

    hands = {"coalition": "20c", "empire": "8f"}
    where = {"londres": "moore en_corps_1", "lille": "ney fr_corps_9"}
    state = between_years(game, "budget", where, hands=hands, before=only_the_city)
    to_turn(state, "england")
    assert not any(said.startswith("24c") for said in legal(state, "event"))
    state.apply("event 20c a" if "20c a" in legal(state, "event") else "event 20c")
    assert any(said.startswith("24c") for said in legal(state, "event"))


@pytest.mark.rule("20.3", "R03")
@pytest.mark.parametrize("card", ["20c", "21c", "22c", "24c"])
def test_cards_that_are_history_in_1809_are_out_of_the_game(game, card: str) -> None:
    assert lies(game.start("1809"), card) == "removed"
    assert lies(game.start("1805"), card) != "removed"
