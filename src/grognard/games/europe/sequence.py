"""Chapter 5: the sequence of play, and the step of every kind of frame."""

from __future__ import annotations

from grognard.games.europe import cards, kinds
from grognard.games.europe import verbs as v
from grognard.games.europe.events import BOTH_LOSE, YEAR_BEGINS
from grognard.games.europe.layout import EMPIRE, ROUND, SCENARIO, YEAR
from grognard.games.europe.model import Scenario
from grognard.games.europe.setup import place_all
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import (
    action,
    activation,
    arrival,
    attrition,
    battle,
    battle_end,
    budget,
    campaign,
    card_budget,
    card_building,
    card_choices,
    card_courses,
    card_play,
    card_politics,
    conquests,
    corsairs,
    declarations,
    hand_phase,
    interphase,
    landing,
    movement,
    muster,
    naval,
    naval_battle,
    naval_reactions,
    parley,
    port_lost,
    reactions,
    redeployment,
    reorganisation,
    retreat,
    rounds,
    set_up,
    siege,
    upkeep,
    year_end,
)
from grognard.games.europe.steps.base import Course
from grognard.kernel.state import EVERYONE
from grognard.kernel.step import Step


def begin(s: Theatre, scenario: Scenario) -> None:
    """A scenario begins with the choices of both sides."""
    place_all(s, scenario)
    s.push(kinds.THE_YEAR, EMPIRE, 0, 0)
    set_up.begin_set_up(s, scenario)


class TheYear(Course):
    """5: the rounds of a year, then conquest and victory; a: stage.

    In the campaigns a further year follows, which begins with an interphase (5.1); b is 1 in it.
    """

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        stage = s.argument(0)
        course = year_end.COURSE if s.hundred_days() else year_end.CAMPAIGN_COURSE
        s.set_argument(0, stage + 1)
        if stage == 0:
            self.begin_rounds(s)
        elif stage <= len(course):
            kind, side = course[stage - 1]
            s.push(kind, side, 0, 0)
        else:
            self.next_year(s)

    def begin_rounds(self, s: Theatre) -> None:
        """5.2: the first year of a scenario may begin later than in round 1 (20)."""
        cards.forget_year(s)
        if s.argument(1) == 0:
            s.note(YEAR_BEGINS, 1800 + int(s.c[YEAR]), 0, 0, 0, EVERYONE)
        else:
            s.c[ROUND] = 1
        s.push(kinds.ROUND, EMPIRE, 0, 0)

    def next_year(self, s: Theatre) -> None:
        """5.1: the interphase; after the last year nobody has won (R525)."""
        if 1800 + int(s.c[YEAR]) >= s.t.model.scenarios[int(s.c[SCENARIO])].last_year:
            s.end(BOTH_LOSE)
            return
        interphase.begin_year(s)
        s.set_argument(0, 0)
        s.set_argument(1, 1)
        s.note(YEAR_BEGINS, 1800 + int(s.c[YEAR]), 0, 0, 0, EVERYONE)
        s.push(kinds.INTERPHASE, EMPIRE, 0, 0)


class Unwritten(Course):
    """A frame of a chapter that asks nothing."""

    def carry_on(self, s: Theatre) -> None:
        """Nothing happens."""
        s.pop()


def all_steps() -> list[Step]:
    """The step of every kind of frame, by its number."""
    steps: list[Step] = [Unwritten("") for _ in range(kinds.KINDS)]
    war = (_rounds(), _on_land(), _in_battle(), _at_sieges(), _at_sea(), _at_the_end())
    chapters = (*war, _between_years(), _politics(), _conquest())
    for chapter in chapters:
        for kind, step in chapter.items():
            steps[kind] = step
    return steps


def _rounds() -> dict[int, Step]:
    """5, 9."""
    return {
        kinds.SET_UP: set_up.SetUp("set-up", "20", (v.PLACE, v.USUAL)),
        kinds.THE_YEAR: TheYear("year"),
        kinds.ROUND: rounds.Round("round"),
        kinds.ACTION: action.Action(
            "action", "5.2", (v.SPEND, v.EVENT, v.OPERATE, v.PASS, *parley.TALKS)
        ),
        kinds.ACTIVATE: activation.Activate("activate", "9.1", (v.ACTIVATE, v.CORSAIRS, v.DONE)),
        kinds.END_ACTION: rounds.EndAction("end-action"),
        kinds.ANSWER: card_play.Answer("answer", "6.4", (v.USE, v.PASS)),
        kinds.EFFECT: card_play.Effect("effect"),
        kinds.CHOOSE: card_choices.Choose("choose", "6.4", (v.CHOOSE, v.AT, v.FIX, v.DONE)),
        kinds.AGAIN: card_courses.Again("again"),
        kinds.CARD_LOSSES: card_choices.CardLosses("card-losses", "6.4", (v.LOSE,)),
        kinds.COLD: card_courses.Cold("cold"),
        kinds.BLOWN: card_courses.Blown("blown", "6.4", (v.AT,)),
        kinds.DRIVE: card_courses.Drive("drive", "6.4", (v.ENTER, v.STOP)),
        kinds.NELSON: card_courses.Nelson("nelson"),
        kinds.RISING: card_courses.Rising("rising"),
        kinds.NAME_COUNTRY: card_politics.NameCountry("name-country", "6.4", (v.NAME, v.USUAL)),
        kinds.TALKS: parley.Talks("talks"),
        kinds.CORPS_TAKEN: card_politics.CorpsTaken("corps-taken", "8.1.4", (v.SEND, v.USUAL)),
        kinds.ALLOTMENT: card_budget.Allotment("allotment", "6.4", (v.ALLOT, v.DONE, v.USUAL)),
        kinds.FREE_BUILDING: card_building.FreeBuilding(
            "free-building", "6.4", (v.USUAL, v.BUILD, v.LEVY, v.COMPLETE, v.LAUNCH, v.DONE)
        ),
    }


def _on_land() -> dict[int, Step]:
    """9 to 13."""
    moves = (v.ENTER, v.TAKE, v.LEAVE, v.CONTROL, v.BESIEGE, v.RALLY)
    others = (v.FIX, v.FREE, v.DISMISS, v.REBUILD, v.SORTIE, v.STOP)
    return {
        kinds.FORCED_MARCH: activation.ForcedMarch("forced-march", "12.3", (v.FORCE,)),
        kinds.SUPPLY_CHECK: upkeep.SupplyCheck("supply-check"),
        kinds.REPLACEMENTS: upkeep.Replacements(
            "replacements", "20.1", (v.RESTORE, v.RAISE, v.DONE)
        ),
        kinds.MUSTER: muster.Muster("muster", "12.2.1", (v.WITH, v.WITHOUT, v.SHIFT, v.GO)),
        kinds.CALL: muster.Call("call", "9.1", (v.CALL, v.WITHOUT, v.DONE)),
        kinds.MOVE: movement.Move("move", "12.1", (*moves, *others)),
        kinds.ENTERED: movement.Entered("entered"),
        kinds.INTERCEPT: reactions.Intercept("intercept", "12.4", (v.INTERCEPT, v.PASS)),
        kinds.TRY_INTERCEPTION: reactions.TryInterception("try-interception"),
        kinds.DEFEND: reactions.Defend("defend", "12.5", (v.STAND, v.SHELTER, v.ELUDE, v.EVADE)),
        kinds.TRY_EVASION: reactions.TryEvasion("try-evasion"),
        kinds.ATTRITION: attrition.Attrition("attrition"),
        kinds.FEED: attrition.Feed("feed", "13.4", (v.FEED, v.ENDURE)),
        kinds.ATTRITION_LOSSES: attrition.AttritionLosses("attrition-losses", "13.6.2", (v.LOSE,)),
        kinds.END_ACTIVATION: arrival.EndActivation("end-activation"),
        kinds.APPOINT: arrival.Appoint("appoint", "10.3", (v.APPOINT, v.DONE)),
        kinds.ENGAGE: campaign.Engage("engage", "12.6", (v.FIGHT, v.WAIT)),
        kinds.FIGHT_OUT: campaign.FightOut("fight-out"),
        kinds.CAMPAIGN_BATTLES: campaign.CampaignBattles("campaign-battles"),
        kinds.NAMED_BATTLE: campaign.NamedBattle("named-battle"),
        kinds.FIGHT_NEXT: campaign.FightNext("fight-next", "12.6", (v.FIGHT, v.ACTIVATE)),
        kinds.INTERIOR_LINES: campaign.InteriorLines("interior-lines", "12.6", (v.LINES,)),
        kinds.CONSOLIDATE: arrival.Consolidate("consolidate", "11", (v.REMOVE,)),
        kinds.WHICH_ARMY: arrival.WhichArmy("which-army", "11", (v.SHIFT, v.DONE)),
        kinds.EVASION_DEPOTS: reactions.EvasionDepots("evasion-depots", "12.5", (v.BRING, v.DONE)),
    }


def _in_battle() -> dict[int, Step]:
    """14."""
    return {
        kinds.BATTLE: battle.Battle("battle"),
        kinds.COUNTER_MARCH: battle.CounterMarch("counter-march", "14.1", (v.JOIN, v.DONE)),
        kinds.TRY_COUNTER_MARCH: battle.TryCounterMarch("try-counter-march"),
        kinds.MORALE_CHOICE: battle.MoraleChoice("morale-choice", "14.4", (v.MORALE,)),
        kinds.LEADS: battle.Leads("leads", "14.5", (v.LEAD, v.ENGAGE, v.LEND, v.READY)),
        kinds.LOSSES: battle_end.Losses("losses", "14.8", (v.LOSE,)),
        kinds.RETREAT: retreat.Retreat("retreat", "14.10", (v.RETREAT,)),
        kinds.RETREAT_LOSSES: retreat.FreeLosses("retreat-losses", "14.10", (v.LOSE,)),
        kinds.PURSUIT_LOSSES: retreat.FreeLosses("pursuit-losses", "14.9.2", (v.LOSE,)),
        kinds.BRING_DEPOTS: retreat.BringDepots("bring-depots", "14.10", (v.BRING, v.DONE)),
        kinds.CROWDED: battle.Crowded("crowded", "14.1", (v.REMOVE,)),
    }


def _at_sieges() -> dict[int, Step]:
    """15."""
    return {
        kinds.SIEGE: siege.Siege("siege"),
        kinds.REPULSED: siege.Repulsed("repulsed", "15.4", (v.LOSE,)),
        kinds.LIFTED: siege.Lifted("lifted", "15.3", (v.RETREAT,)),
        kinds.REBUILD: siege.Rebuild("rebuild", "15.5", (v.REBUILD, v.DONE)),
        kinds.BREAK_OFF: siege.BreakOff("break-off"),
        kinds.CROSSING: siege.Crossing("crossing", "15.3", (v.LOSE,)),
    }


def _at_the_end() -> dict[int, Step]:
    """5.2.1, 5.3, 20.1."""
    return {
        kinds.LAST_SIEGES: year_end.LastSieges("last-sieges"),
        kinds.LAST_SIEGE: year_end.LastSiege("last-siege", "15.2", (v.BESIEGE, v.PASS)),
        kinds.LAST_SUPPLY: year_end.LastSupply("last-supply"),
        kinds.LAST_ATTRITION: year_end.LastAttrition("last-attrition"),
        kinds.CONQUESTS: year_end.Conquests("conquests"),
        kinds.VICTORY_CHECK: year_end.VictoryCheck("victory-check"),
    }


def _at_sea() -> dict[int, Step]:
    """17."""
    sails = (v.SAIL, v.ATTACK, v.LOAD, v.UNLOAD, v.LAND, v.DROP, v.STOP)
    return {
        kinds.SQUADRON: naval.Squadron("squadron", "17.1", (v.WITH, v.GO)),
        kinds.SAIL: naval.Sail("sail", "17.2.1", sails),
        kinds.END_SAILING: naval.EndSailing("end-sailing"),
        kinds.SEA_ENTERED: naval_reactions.SeaEntered("sea-entered"),
        kinds.SEA_INTERCEPT: naval_reactions.SeaIntercept(
            "sea-intercept", "17.2.4", (v.CHASE, v.PASS)
        ),
        kinds.SENDS: naval_reactions.Sends("sends", "17.2.4", (v.WITH, v.GO)),
        kinds.SEA_EVADE: naval_reactions.SeaEvade("sea-evade", "17.2.5", (v.SLIP, v.STAY)),
        kinds.REFUGE: naval_reactions.Refuge("refuge", "17.2.5", (v.SAIL,)),
        kinds.SETTLE: naval_reactions.Settle("settle"),
        kinds.SALLY: naval_reactions.Sally("sally", "17.2.6", (v.SALLY, v.STAY)),
        kinds.NAVAL_BATTLE: naval_battle.NavalBattle("naval-battle"),
        kinds.WITHDRAW: naval_battle.Withdraw("withdraw", "17.3.1", (v.WITHDRAW, v.STAY)),
        kinds.FLEET_LOSSES: naval_battle.FleetLosses("fleet-losses", "17.3.1", (v.LOSE,)),
        kinds.SEA_RETREAT: naval_battle.SeaRetreat("sea-retreat", "17.3.2", (v.SAIL,)),
        kinds.FOLLOW: naval_battle.Follow("follow", "17.3.2", (v.SAIL, v.STAY)),
        kinds.LANDING: landing.Landing("landing"),
        kinds.WHO_LANDS: landing.WhoLands("who-lands", "17.2.8", (v.WITH, v.WITHOUT, v.GO)),
        kinds.PORT_LOST: port_lost.PortLost("port-lost"),
        kinds.FLIGHT: port_lost.Flight("flight", "17.2.1", (v.SAIL,)),
        kinds.HOME_PORT: corsairs.HomePort("home-port", "17.2.9", (v.SAIL,)),
    }


def _between_years() -> dict[int, Step]:
    """5.1, 6.3, 7."""
    forces = (v.GIVE, v.BUILD, v.LEVY, v.COMPLETE, v.FORM, v.DEPLOY, v.REPLACE)
    others = (v.STOCK, v.ESTABLISH, v.LAUNCH, v.COMMISSION, v.DRAW, v.PURCHASE, v.RECALL)
    return {
        kinds.INTERPHASE: interphase.Interphase("interphase"),
        kinds.HANDS: hand_phase.Hands("hands"),
        kinds.SPOILS: hand_phase.Spoils("spoils", "7.2", (v.USUAL, v.DRAW, v.GRANT)),
        kinds.DISCARD: hand_phase.Discard("discard", "6.3", (v.USUAL, v.DISCARD, v.KEEP, v.DONE)),
        kinds.BUDGET: budget.Budget("budget"),
        kinds.ARRIVALS: budget.Arrivals("arrivals", "7.3", (v.USUAL, v.PLACE)),
        kinds.OWES: budget.Owes("owes", "7.3.2", (v.USUAL, v.SEND)),
        kinds.EXPENSES: budget.Expenses(
            "expenses", "7.3.2", (v.USUAL, v.EVENT, *forces, *others, v.DONE)
        ),
        kinds.BUDGET_CARDS: card_budget.BudgetCards("budget-cards", "5.1.3", (v.EVENT, v.PASS)),
        kinds.NEUTRAL_MOVES: redeployment.NeutralMoves("neutral-moves"),
        kinds.REDEPLOYMENT: redeployment.Redeployment("redeployment"),
        kinds.REDEPLOY: redeployment.Redeploy("redeploy", "7.6", (v.REDEPLOY, v.REBASE, v.DONE)),
        kinds.TREK: redeployment.Trek("trek", "7.6", (v.ENTER, v.TAKE, v.LEAVE, v.FREE, v.STOP)),
        kinds.END_TREK: redeployment.EndTrek("end-trek"),
    }


def _politics() -> dict[int, Step]:
    """6.5, 7.1, 8."""
    away = (v.STAND, v.GARRISON, v.RELOCATE, v.USUAL)
    return {
        kinds.DECLARATIONS: declarations.Declarations("declarations"),
        kinds.DECLARE: declarations.Declare("declare", "7.1", (v.DECLARE, v.DONE, v.USUAL)),
        kinds.FREE_ATTEMPT: declarations.FreeAttempt(
            "free-attempt", "8.1.3", (v.ATTEMPT, v.DONE, v.USUAL)
        ),
        kinds.DEPLOY: declarations.Deploy("deploy", "8.2.3", (v.PLACE, v.USUAL)),
        kinds.DIPLOMACY: parley.Diplomacy("diplomacy"),
        kinds.PARLEY: parley.Parley("parley", "8.2", (v.EVENT, *parley.TALKS, v.PASS, v.USUAL)),
        kinds.DEFECTION_LOSSES: parley.DefectionLosses(
            "defection-losses", "8.2.3", (v.LOSE, v.USUAL)
        ),
        kinds.EXILE: parley.Exile("exile", "8.2.3", (v.RELOCATE, v.USUAL)),
        kinds.OCCUPIERS: parley.Occupiers("occupiers", "8.1.4", away),
        kinds.BATTLE_OVER: parley.BattleOver("battle-over"),
        kinds.SEND_ABROAD: parley.SendAbroad("send-abroad", "6.5", (v.SEND, v.USUAL)),
    }


def _conquest() -> dict[int, Step]:
    """18, 19."""
    terms = (v.CLAIM, v.SEIZE, v.INCORPORATE, v.DONE, v.USUAL)
    return {
        kinds.CONQUEST_PHASE: conquests.ConquestPhase("conquest-phase"),
        kinds.CONQUEST_CARDS: conquests.ConquestCards(
            "conquest-cards", "18.2.1", (v.EVENT, v.PASS, v.USUAL)
        ),
        kinds.CONQUERED: conquests.Conquered("conquered", "18.1", (v.ALLY, v.ANNEX, v.USUAL)),
        kinds.PEACE_TERMS: conquests.PeaceTerms("peace-terms", "18.2.2", terms),
        kinds.FORCE_ALLIANCE: conquests.ForceAlliance(
            "force-alliance", "8.1.4", (v.IMPOSE, v.DONE, v.USUAL)
        ),
        kinds.RELOCATION: conquests.Relocation("relocation"),
        kinds.COME_HOME: conquests.ComeHome("come-home", "18.2.3", (v.RELOCATE, v.USUAL)),
        kinds.RELOCATE: conquests.Relocate("relocate", "18.2.3", (v.RELOCATE, v.STAY, v.USUAL)),
        kinds.REORGANISE: reorganisation.Reorganise(
            "reorganise", "18.2.3", (v.PLACE, v.REPLACE, v.DONE)
        ),
    }
