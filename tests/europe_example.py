"""The example of play of the rule book: the year 1805 and the interphase of 1806, with its dice.

`python tests/europe_example.py` writes examples/europe-1805.journal anew, for people to open.

Where the example contradicts itself or the rules, these readings are taken:

- the Dutch corps is set up reduced: Marmont leads 4 steps, not 5; the column is the same (X02)
- the third general of the reserve, whom the example does not name, is Bernadotte at Hanover
- Mack's forced march is tested too; a 1 brings no loss (X06)
- with Jean's corps Mack leads 9 steps and commands 8: a step goes before the odds (10.1, 14.1), so
  these are 13 against 8, 2 to 1, and Napoléon's total is 16 instead of 15; both inflict 4 (X09)
- Mack's 6 inflicts 1; there is no plus in the table (X09)
- Napoléon asked for 2 points of forced march, so 2 are added, not 1; the result is the same (X14)
- an interceptor is tested; a 1 brings no loss (X15)
- Charles: 6 - 2 + 3 - 2 is 5; the result that the example gives is that of 5 (X16)
- Napoléon has 10 steps then, not 12; the odds are the same (X17)
- the Dutch corps is not at home, so it is not completed (7.3.5), and where Baden's corps would be
  built Württemberg's stands (11): the Bavarians and the Italians have these two steps (X28)
- an army has three subordinates (10.1): Soult and Murat are recalled for Lannes and Marmont, and
  Eugène with the corps of Strasbourg stays beside the Grande Armée (X28, X30)
- Prussia's first alliance brings a point of escalation, which the example forgets (X29, R408)
- minors of the Coalition move in England's turn (X30, R470)
- the cards that the example does not name are 9C, 13C and 14F (X29)
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from grognard.games.europe.game import Europe
from grognard.games.europe.layout import COALITION, EMPIRE, PILE
from grognard.games.europe.state import Theatre
from grognard.kernel.dice import ScriptedDice
from grognard.kernel.event import Event
from grognard.kernel.journal import Journal
from grognard.kernel.reason import Refused
from grognard.kernel.record import Header

FILE = Path(__file__).parents[1] / "examples" / "europe-1805.journal"
SCENARIO = "1805"
#: What each side drew for its hand besides its permanent cards, in this order (X00).
DRAWN = (("27f", "9f", "5f", "4f", "3f", "25f"), ("4c", "10c", "14c", "18c"))
#: What is answered where the example says nothing: no card, no reaction, nobody else.
USUAL = {
    "answer": "pass",
    "intercept": "pass",
    "call": "done",
    "muster": "go",
    "squadron": "go",
    "rebuild": "done",
    "counter-march": "done",
    "leads": "ready",
    "budget-cards": "pass",
    "conquest-cards": "pass",
    "feed": "endure",
}


@dataclass(frozen=True)
class Part:
    """A part of a step of the example: its dice and what the players say."""

    name: str
    dice: tuple[int, ...]
    said: tuple[str, ...]
    drawn: tuple[str, ...] = ()  # cards, in their order


def part(name: str, dice: tuple[int, ...], *said: str, drawn: tuple[str, ...] = ()) -> Part:
    """One line of the example."""
    return Part(name, dice, said, drawn)


def trek(leader: str, *zones: str) -> tuple[str, ...]:
    """A force that is redeployed."""
    return (f"redeploy {leader}", *[f"enter {zone}" for zone in zones], "stop")


MARMONT = ("enter groningue", "enter hanovre", "take fr_corps_6", "enter berg", "enter erfurt")
KOUTOUZOV = ("enter sandomir", "enter cracovie", "enter olmutz", "enter brunn")
NAPOLEON = ("enter soissons", "enter metz", "enter strasbourg", "enter bade", "enter ulm")
EXAMPLE = (
    # The set-up: Prussia, Turkey, the Coalition, then the Empire.
    part("X00", (), "usual", "usual", "usual", "usual"),
    # The second round.
    part("X01", (), "spend 9f", "activate marmont"),
    part("X02 march", (), "force 3", "go", *MARMONT, "control", "enter wurtzburg"),
    part("X02 test", (5, 3), "stop"),
    part("X02", (), "lose fr_corps_6", "done"),
    part("X03 march", (), "spend 18c", "activate charles", "force 0", "enter mantoue"),
    part("X03", (6,), "besiege", "stop", "done"),
    # The third round.
    part(
        "X04",
        (2,),
        "operate",
        "activate saint_cyr",
        "force 0",
        "enter perouse",
        "enter rome",
        "besiege",
    ),
    part("X05", (3,), "besiege", "rebuild france_depot_3", "stop", "done"),
    part(
        "X06 march",
        (),
        "spend 10c",
        "activate mack",
        "force 1",
        "enter munich",
        "control",
        "enter ulm",
    ),
    part("X06", (6, 1), "besiege", "rebuild austria_depot_1", "stop", "done"),
    # The fourth round.
    part(
        "X07 march",
        (),
        "event 1f b",
        "activate napoleon",
        "force 3",
        "without fr_corps_12",
        "go",
        *NAPOLEON,
    ),
    part("X07", (6,), "evade munich", "use 3f"),
    part("X08", (4, 3), "join jean", "go"),
    part("X09 leads", (), "remove au_corps_8", "lead fr_corps_1", "lend soult"),
    part(
        "X09",
        (5, 3, 3, 3, 3),
        "lose fr_corps_1",
        "lose au_cavalry",
        "lose au_corps_1",
        "lose au_corps_2",
        "lose au_corps_3",
    ),
    part(
        "X10",
        (5,),
        "retreat munich",
        "lose au_corps_1",
        "lose au_corps_2",
        "lose au_corps_3",
        "lose au_corps_8",
    ),
    part("X11", (4,), "besiege", "rebuild france_depot_1", "enter munich"),
    part("X11 end", (), "stop", "done"),
    part(
        "X12 march",
        (),
        "spend 2c",
        "activate koutouzov",
        "force 3",
        "go",
        "call buxhowden",
        *KOUTOUZOV,
        "enter leopoldstadt",
    ),
    part("X12 test", (3, 2), "stop"),
    part("X12", (), "lose ru_corps_1", "done"),
    # The fifth round: bad weather.
    part(
        "X13 march",
        (3,),
        "operate",
        "activate napoleon",
        "force 2",
        "control",
        "enter salzbourg",
        "besiege",
        "rebuild france_depot_4",
        "enter vienne",
    ),
    part("X13", (4,), "besiege"),
    part("X14 test", (4, 5), "stop"),
    part("X14", (), "lose fr_corps_10", "lose fr_corps_10", "done", "done"),
    part(
        "X15 march",
        (),
        "event 14c",
        "activate charles",
        "force 3",
        "enter venise",
        "enter trieste",
        "enter laybach",
        "enter graz",
    ),
    part("X15", (3, 1), "intercept napoleon 27f", "go"),
    part("X16 test", (6,), "feed austria_depot_2"),
    part("X16", (), "lose au_corps_7", "done"),
    part(
        "X17",
        (5, 3, 4, 3, 2),
        "lead fr_corps_1",
        "lend davout",
        "lose au_corps_4",
        "lose au_corps_4",
        "lose au_corps_5",
        "lose au_corps_5",
        "lose fr_corps_1",
    ),
    part("X18", (2,), "retreat laybach", "lose au_corps_6", "lose au_corps_6"),
    part("X19 march", (), "activate koutouzov", "force 0", "enter vienne", "control"),
    part("X19", (), "stop", "rebuild ru_corps_1"),
    part(
        "X20",
        (3, 3, 4, 3),
        "activate na_corps",
        "force 0",
        "enter rome",
        "stand",
        "fight rome",
        "retreat naples",
        "done",
    ),
    # The sixth round: winter.
    part(
        "X21 ruse",
        (),
        "event 5f",
        "choose napoleon",
        "choose koutouzov",
        "enter presbourg",
        "enter neusohl",
        "stop",
    ),
    part(
        "X21 march",
        (),
        "activate napoleon",
        "force 0",
        "enter salzbourg",
        "leave fr_corps_2",
        "leave davout",
        "enter vienne",
    ),
    part("X21", (2,), "besiege", "stop", "done", "done"),
    part(
        "X22 march",
        (),
        "spend 1c",
        "activate koutouzov",
        "force 2",
        "enter budapest",
        "take au_corps_9",
        "take austria_depot_3",
        "enter presbourg",
        "enter vienne",
    ),
    part("X22 test", (2,), "stand"),
    part("X22", (), "lose au_corps_9", "done"),
    part(
        "X23",
        (6, 4, 5, 3, 2, 2),
        "lead ru_corps_5",
        "lend buxhowden",
        "lead fr_guard",
        "lend soult",
        "lose ru_corps_5",
        "lose ru_corps_5",
        "lose au_corps_9",
        "lose ru_corps_6",
        "lose fr_guard",
        "lose fr_corps_3",
        "lose fr_corps_3",
    ),
    part("X24", (3,), "retreat presbourg"),
    part("X25", (3, 2), "activate fleet_ball", "sail toulon_blockade", "sally", "stop"),
    # The end of the year.
    part("X26 conquests", (), "done", "ally", "annex"),
    part(
        "X26 peace",
        (),
        "claim innsbruck bavaria",
        "claim venise italy",
        "claim laybach france",
    ),
    part("X26", (), "relocate ulm", "relocate ulm"),
    # 1806: nobody declares war; hands.
    part("X27 wars", (), "done", "done"),
    part(
        "X27",
        (),
        "draw",
        "done",
        "done",
        drawn=("7f", "10f", "20f", "12f", "13f", "17c", "6c", "7c", "24c"),
    ),
    # The budget, power by power.
    part(
        "X28 turkey",
        (),
        "form turkish_army constantinople",
        "build tu_corps_1 constantinople",
        "done",
    ),
    part("X28 spain", (), "complete es_corps_2", "build es_corps_4 madrid", "done"),
    part(
        "X28 prussia",
        (),
        "build pr_corps_1 magdebourg",
        "complete pr_corps_5",
        "complete pr_corps_6",
        "done",
    ),
    part(
        "X28 austria",
        (),
        "build au_corps_1 vienne",
        "deploy charles vienne",
        "form army_of_germany vienne",
        *[f"build au_corps_{n} vienne" for n in (2, 3, 4, 5)],
        "done",
    ),
    part(
        "X28 russia",
        (),
        "complete ru_corps_6",
        "stock russia_depot_2 neminov",
        *[f"build ru_corps_{n} neminov" for n in (1, 8, 9)],
        "build ru_corps_10 vilna",
        "build ru_corps_moldavia vilna",
        "done",
    ),
    part(
        "X28 england",
        (),
        "launch fleet_gambier portsmouth",
        "levy en_corps_3 londres",
        "draw",
        "done",
        drawn=("16c",),
    ),
    part(
        "X28 france",
        (),
        "event 4f",
        "at ulm",
        "stock france_depot_1 ulm",
        "stock france_depot_3 ulm",
        "recall soult",
        "recall murat",
        "build fr_corps_1 liege",
        "deploy lannes liege",
        "build fr_corps_3 liege",
        "build fr_corps_8 strasbourg",
        "deploy eugene strasbourg",
        "build fr_corps_10 strasbourg",
        "build fr_corps_16 strasbourg",
        "build it_corps_2 milan",
        "complete by_corps",
        "done",
    ),
    # Diplomacy: Copenhagen, Intrigues, Talleyrand.
    part("X29 copenhagen", (4,), "event 17c", "name egypt"),
    part(
        "X29 prussia",
        (2,),
        "event 7c",
        "name prussia",
        "place sx_corps wittemberg",
        "place he_corps kassel",
        drawn=("9c", "13c"),
    ),
    part("X29", (3,), "event 12f", "name egypt", "pass", drawn=("14f",)),
    # Neutrals stay; redeployment.
    part("X30 neutrals", (), "done", "done"),
    part("X30 spain", (), *trek("castanos", "valladolid", "leon"), "done"),
    part(
        "X30 prussia",
        (),
        *trek("pr_corps_5", "magdebourg"),
        *trek("hohenlohe", "bautzen", "wittemberg"),
        "done",
    ),
    part("X30 koutouzov", (2,), *trek("koutouzov", "dubno", "brest_litovsk", "grodno")),
    part(
        "X30 russia",
        (),
        *trek("benningsen", "kovno", "tilsit", "koenigsberg"),
        "done",
        *trek("he_corps", "magdebourg"),
        "done",
    ),
    part(
        "X30 italy",
        (1,),
        "redeploy massena",
        *("enter berne", "enter bale", "enter bade", "take wu_corps", "enter mayence", "stop"),
    ),
    part(
        "X30",
        (),
        *trek("nl_corps", "bade", "mayence"),
        *trek("napoleon", "bade", "wurtzburg"),
        *trek("lannes", "luxembourg", "mayence", "bade", "wurtzburg"),
        *trek("eugene", "bade"),
        *trek("fr_corps_7", "rennes", "paris", "reims"),
        *trek("fr_corps_15", "nice", "genes", "florence"),
        "done",
    ),
)


@dataclass
class Played:
    """What a part brought: its events, the state as it was then, and before its last answer."""

    events: list[Event]
    state: Theatre
    before: Theatre


def play(game: Europe) -> tuple[Journal, dict[str, Played]]:
    """The whole example; of each part what happened and how it stood at its end."""
    rehearsed, _ = perform(game, opening(game))
    dice = rehearsed.state.dice
    assert isinstance(dice, ScriptedDice)
    return perform(game, dice.faces)


def perform(game: Europe, faces: list[int]) -> tuple[Journal, dict[str, Played]]:
    """The same; where dice are missing they are added as each part is played."""
    journal = Journal(game, header(game), ScriptedDice(faces))
    found: dict[str, Played] = {}
    for n, each in enumerate(EXAMPLE):
        events, before = play_part(journal, each)
        following = EXAMPLE[n + 1].said[:1] if n + 1 < len(EXAMPLE) else ()
        # Nobody answers what was rolled, unless the next part does.
        while journal.state.step == "answer" and not any(_allowed(journal, t) for t in following):
            events += journal.play("pass")
        found[each.name] = Played(events, _copy(journal), before)
    return journal, found


def play_part(journal: Journal, each: Part) -> tuple[list[Event], Theatre]:
    """What is said as soon as it may be said, the usual between; all its dice are rolled."""
    dice = journal.state.dice
    assert isinstance(dice, ScriptedDice)
    rolled = dice.drawn + len(each.dice) + len(each.drawn)
    if len(dice.faces) < rolled:
        dice.faces += [*each.dice, *places_in_piles(journal, each.drawn)]
    events: list[Event] = []
    before = _copy(journal)
    for text in each.said:
        while not _allowed(journal, text):
            answer = USUAL.get(str(journal.state.step))
            assert answer, f"{each.name}: {text} at {journal.state.step} of {journal.state.seat}"
            events += journal.play(answer)
        before = _copy(journal)
        events += journal.play(text)
    while dice.drawn < rolled:
        events += journal.play(USUAL[str(journal.state.step)])
    assert dice.drawn == rolled, each.name
    return events, before


def places_in_piles(journal: Journal, drawn: tuple[str, ...]) -> list[int]:
    """Where these cards are among those left in the piles of their sides."""
    s = journal.state
    assert isinstance(s, Theatre)
    keys = [card.key for card in s.t.model.cards]
    piles = [s.cards_at(side, PILE) for side in (EMPIRE, COALITION)]
    places: list[int] = []
    for key in drawn:
        pile = next(pile for pile in piles if keys.index(key) in pile)
        places.append(1 + pile.index(keys.index(key)))
        pile.remove(keys.index(key))
    return places


def _allowed(journal: Journal, text: str) -> bool:
    try:
        journal.game.code_of(journal.state, text)
    except Refused:
        return False
    return True


def _copy(journal: Journal) -> Theatre:
    state = journal.state
    assert isinstance(state, Theatre)
    return state.clone()


def header(game: Europe) -> Header:
    """A journal without a seed: its dice are those that are written."""
    return Header(
        game=game.key,
        edition=game.editions[0],
        scenario=SCENARIO,
        options=(),
        engine=game.engine_version,
        data=game.data_version,
        dice="hmac",
        commitment="",
    )


def opening(game: Europe) -> list[int]:
    """Which of the cards left in its pile each side draws."""
    scenario = game.model.scenario(SCENARIO)
    keys = [card.key for card in game.model.cards]
    places: list[int] = []
    for side, drawn in enumerate(DRAWN):
        pile = sorted(
            card
            for card in scenario.decks[side]
            if not game.model.cards[card].permanent and card not in scenario.dealt
        )
        for key in drawn:
            places.append(1 + pile.index(keys.index(key)))
            pile.remove(keys.index(key))
    return places


def main() -> None:
    """Writes the journal."""
    journal, _found = play(Europe())
    journal.save(FILE)
    print(f"{FILE.name}: {len(journal.entries)} actions")


if __name__ == "__main__":
    main()
