"""Chapter 13: occupied countries surrender; the cards that prevent it or follow it."""

from __future__ import annotations

from grognard.games.age import cards, edition
from grognard.games.age.cards import (
    T_JOSEPH,
    T_NAPOLEONIC_DYNASTY,
    T_NO_SURRENDER,
    T_TERRITORIAL_CONCESSIONS,
)
from grognard.games.age.countries import (
    FRANCE_SURRENDERS,
    NAPOLEON,
    align,
    areas_of,
    end,
    heart,
    is_country,
    is_minor,
    reattach,
    recall,
    settle,
    to_reserve,
)
from grognard.games.age.events import (
    ABDICATED as EVENT_ABDICATED,
)
from grognard.games.age.events import (
    CAPTURED,
    MUST_SURRENDER,
    REDEPLOYED,
    STOOD_FIRM,
)
from grognard.games.age.events import SURRENDERED as EVENT_SURRENDERED
from grognard.games.age.kinds import (
    ABDICATION,
    AFTER_SURRENDER,
    CONCESSIONS,
    GIVES_IN,
    NO_SURRENDER,
)
from grognard.games.age.kinds import REDEPLOY as REDEPLOY_STEP
from grognard.games.age.layout import (
    ABDICATED,
    ALIGNMENT,
    ALLY,
    AREAS,
    AT,
    ATTACHED,
    AUSTRIA,
    BRITANNIA,
    COALITION,
    CORPS,
    COUNTRIES,
    DOMINION,
    ENGAGED,
    EXILED,
    FIRST_DETACHABLE,
    FRANCE,
    FRENCH,
    INSURGENT,
    MAJORS,
    MEMBER,
    NAPOLEON_RETURNS,
    NEUTRAL,
    NOBODY,
    OCCUPIED,
    PRISONERS,
    PRUSSIA,
    REFUSED,
    RISEN,
    RUSSIA,
    SAILED_AWAY,
    SEEN,
    SPAIN,
    SURRENDERED,
)
from grognard.games.age.lookups import BY_ICE, FAR, MOST_LINKS
from grognard.games.age.refusals import (
    MUST_REDEPLOY,
    NOT_DETACHABLE,
    NOT_NEAREST,
    NOT_SURRENDERED,
    NOT_THERE,
    OK,
    WRONG_CARD,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import CardWindow, Chapter, answered_with_card, fetched
from grognard.games.age.verbs import (
    ABDICATE,
    DETACH,
    DONE,
    FETCH,
    PASS,
    PLAY,
    RECALL,
    REDEPLOY,
    USE,
)
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Automatic

# --- who must surrender --------------------------------------------------------------------


def order_of_surrender(s: War) -> list[int]:
    """13 A: the minors by their names (A140), then Spain, Prussia, Austria, Russia, France."""
    areas = s.t.model.areas
    minors = sorted(range(MAJORS, COUNTRIES), key=lambda country: areas[heart(s, country)].local)
    return [*minors, SPAIN, PRUSSIA, AUSTRIA, RUSSIA, FRANCE]


def must_surrender(s: War, country: int) -> bool:
    """13.1 A, 13.2 A; insurgent countries do not (13 B), neutral ones cannot (A143)."""
    side = s.commander(country)
    if side == NOBODY or not is_country(s, country):
        return False
    risen = s.c[ALIGNMENT + country] == INSURGENT
    if is_minor(s, country):
        if risen and not edition.insurgent_minor_surrenders(s):
            return False
        return s.holds(other(side), heart(s, country))
    return not risen and _beaten(s, country, side)


def _beaten(s: War, country: int, side: int) -> bool:
    """13.2 A, A146: its capital is taken, and it is outnumbered or has no corps left at home."""
    if not s.holds(other(side), heart(s, country)):
        return False
    friends = enemies = own = 0
    for area in areas_of(s, country):
        friends += s.count(side, area)
        enemies += s.count(other(side), area)
    for corps in range(CORPS):
        if s.t.home[corps] == country and s.on_map(corps):  # 2.1 D: by its label
            if s.country_of(s.c[AT + corps]) == country:
                own += 1
    return enemies > friends or own == 0


class Surrenders(Automatic):
    """13 A: country by country; each is settled, cards included, before the next (A140)."""

    def run(self, s: State) -> None:
        """The next country."""
        assert isinstance(s, War)
        order = order_of_surrender(s)
        place = s.argument(0)
        if place == len(order):
            s.pop()
            return
        s.set_argument(0, place + 1)
        country = order[place]
        if country == FRANCE:
            s.push(ABDICATION, FRENCH, 0, 0)
        if must_surrender(s, country):
            s.note(MUST_SURRENDER, heart(s, country), 0, 0, 0, EVERYONE)
            side = s.commander(country)
            s.push(GIVES_IN, side, country, 0)
            s.push(NO_SURRENDER, other(side), country, 0)
            s.push(NO_SURRENDER, side, country, 0)


class NoSurrender(CardWindow):
    """13 B, A141: the loser of the country is asked, then the other player."""

    def __init__(self) -> None:
        super().__init__("no-surrender", "13 B", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """One title."""
        return [T_NO_SURRENDER]

    def skip(self, s: State) -> bool:
        """Without cards, or once the country stands firm."""
        assert isinstance(s, War)
        return s.c[REFUSED] == s.argument(0) + 1 or super().skip(s)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The country does not surrender this year."""
        assert isinstance(s, War)
        country = s.argument(0)
        if not answered_with_card(s, verb, a):
            return
        s.c[REFUSED] = country + 1
        s.note(STOOD_FIRM, heart(s, country), 0, 0, 0, EVERYONE)

    def about(self, s: State) -> dict[str, str]:
        """The country."""
        return _about(s)


class GivesIn(Automatic):
    """13.1, 13.2: the surrender itself, unless a card prevented it."""

    def run(self, s: State) -> None:
        """The country changes hands."""
        assert isinstance(s, War)
        country, side = s.argument(0), s.asked()
        s.pop()
        refused = s.c[REFUSED] == country + 1
        s.c[REFUSED] = 0
        if refused:
            return
        victor = other(side)
        s.note(EVENT_SURRENDERED, heart(s, country), victor, 0, 0, EVERYONE)
        if country == FRANCE:
            end(s, FRANCE_SURRENDERS)  # 15.2 B
            return
        if victor == FRENCH:
            _ask_for_cards(s, country)
        if is_minor(s, country):
            minor_surrenders(s, country, victor)
        else:
            major_surrenders(s, country, victor)
            s.c[SAILED_AWAY] = 0
            s.push(REDEPLOY_STEP, side, country, 0)
        settle(s)


def minor_surrenders(s: War, country: int, victor: int) -> None:
    """13.1, A142, A145: it joins the army in it; a detached area may rejoin its country.

    3.3.2 A, A186: the French make a dominion of one that ever rose.
    """
    recall(s, country)
    if victor == FRENCH:
        align(s, country, ALLY if s.c[RISEN + country] == 0 else DOMINION)
        return
    parent: int = s.t.parent[country]
    if parent >= 0 and s.c[ALIGNMENT + parent] == MEMBER:
        reattach(s, country)  # A144
    else:
        align(s, country, MEMBER)


def major_surrenders(s: War, country: int, victor: int) -> None:
    """13.2 B, D, A151: it is neutral and occupied, its corps are in the reserve."""
    recall(s, country)
    align(s, country, NEUTRAL)
    s.c[OCCUPIED + country] = victor + 1
    s.c[SURRENDERED] = 1


def _ask_for_cards(s: War, country: int) -> None:
    """A152: first Joseph, then Territorial Concessions, then Napoleonic Dynasty."""
    first = s.priority()
    for side in (other(first), first):
        s.push(AFTER_SURRENDER, side, country, T_NAPOLEONIC_DYNASTY)
    if country == AUSTRIA or country == PRUSSIA:
        s.push(AFTER_SURRENDER, FRENCH, country, T_TERRITORIAL_CONCESSIONS)
    if country == SPAIN:
        s.push(AFTER_SURRENDER, FRENCH, country, T_JOSEPH)


# --- the cards that follow -----------------------------------------------------------------


def detachable_now(s: War, country: int, area: int) -> bool:
    """3.2: an attached area of this country without Coalition corps."""
    if area < FIRST_DETACHABLE or s.t.parent[area] != country:
        return False
    return s.c[ALIGNMENT + area] == ATTACHED and not s.holds(COALITION, heart(s, area))


def detach(s: War, area: int) -> None:
    """3.2, 3.3.5 B: an area becomes a dominion of its own; corps in it stay."""
    align(s, area, DOMINION)


class AfterSurrender(Chapter):
    """A152: one of the cards that may follow a surrender to the French."""

    def __init__(self) -> None:
        super().__init__("after-surrender", "13.2", (PLAY, FETCH, PASS))

    def skip(self, s: State) -> bool:
        """Without cards, or when the card can do nothing, which all can see."""
        assert isinstance(s, War)
        return s.hand_size(s.asked()) == 0 or not self.targets(s)

    def targets(self, s: War) -> list[int]:
        """What the card of this window may be played on."""
        country, title = s.argument(0), s.argument(1)
        if title == T_TERRITORIAL_CONCESSIONS:
            return [n for n in range(FIRST_DETACHABLE, COUNTRIES) if detachable_now(s, country, n)]
        alignment = s.alignment(country)
        if title == T_JOSEPH:
            return [country] if alignment == NEUTRAL and s.c[RISEN + country] == 0 else []
        return [country] if alignment == NEUTRAL or alignment == ALLY else []

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The card on its targets."""
        if verb == PASS:
            return [(0, 0)]
        return [(s.argument(1), heart(s, country)) for country in self.targets(s)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """The card of this window, on one of its targets."""
        if verb == PASS:
            return OK
        if a != s.argument(1):
            return WRONG_CARD
        refused = cards.hand_refusal(s, s.asked(), a, fetched(verb))
        if refused != OK:
            return refused
        if s.t.stands_for[b] in self.targets(s):
            return OK
        return NOT_DETACHABLE if a == T_TERRITORIAL_CONCESSIONS else NOT_SURRENDERED

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """A dominion is made, of the country or of an area of it."""
        assert isinstance(s, War)
        side, country = s.asked(), s.argument(0)
        if not answered_with_card(s, verb, a):
            return
        if a == T_TERRITORIAL_CONCESSIONS:
            s.push(CONCESSIONS, side, country, 0)
        align(s, s.t.stands_for[b], DOMINION)
        settle(s)

    def about(self, s: State) -> dict[str, str]:
        """The country and the card."""
        assert isinstance(s, War)
        return {**_about(s), "card": s.t.model.cards[s.argument(1)].key}


class Concessions(Chapter):
    """3.2: Territorial Concessions may detach the second area too."""

    def __init__(self) -> None:
        super().__init__("concessions", "3.2", (DETACH, DONE))

    def skip(self, s: State) -> bool:
        """No area left."""
        assert isinstance(s, War)
        return not any(detachable_now(s, s.argument(0), n) for n in range(COUNTRIES))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The detachable areas."""
        return [(heart(s, n), 0) for n in range(COUNTRIES)] if verb == DETACH else [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """An attached area of the country that surrendered."""
        if verb == DONE or detachable_now(s, s.argument(0), s.t.stands_for[a]):
            return OK
        return NOT_DETACHABLE

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The second area, or not."""
        assert isinstance(s, War)
        s.pop()
        if verb == DETACH:
            detach(s, s.t.stands_for[a])
            settle(s)

    def about(self, s: State) -> dict[str, str]:
        """The country."""
        return _about(s)


# --- foreign corps (13.2 C) ----------------------------------------------------------------


def is_refuge(s: War, side: int, area: int) -> bool:
    """A friendly area without enemies."""
    return s.holder(area) == side and not s.holds(other(side), area)


def surrounded(s: War, side: int, area: int) -> bool:
    """A148: whether every adjacent area is occupied by the enemy; no ice bears in this phase."""
    for k in range(area * MOST_LINKS, area * MOST_LINKS + s.t.degree[area]):
        near: int = s.t.next_to[k]
        if s.t.link_kind[k] != BY_ICE and not s.holds(other(side), near):
            return False
    return True


def refuges(s: War, side: int, area: int, by_sea: bool) -> list[int]:
    """A148, A149: the nearest refuges by land, or by sea the nearest on a coast."""
    best = FAR + 1
    found: list[int] = []
    for there in range(AREAS):
        if there == area or not is_refuge(s, side, there):
            continue
        if by_sea and not s.t.coastal[there]:
            continue
        distance: int = s.t.distance[area * AREAS + there]
        if distance >= FAR and not by_sea:
            continue
        if distance < best:
            best = distance
            found = []
        if distance == best:
            found.append(there)
    return found


def stranded(s: War, side: int, country: int) -> list[int]:
    """The corps of a side in the areas of a country that has surrendered."""
    found: list[int] = []
    for corps in range(CORPS):
        if s.on_map(corps) and s.side_of(corps) == side:
            if s.country_of(s.c[AT + corps]) == country:
                found.append(corps)
    return found


class Redeploy(Chapter):
    """13.2 C: foreign corps of the beaten side leave for the nearest refuge, or are taken."""

    def __init__(self) -> None:
        super().__init__("redeploy", "13.2 C", (REDEPLOY, DONE))

    def goals(self, s: War, corps: int) -> list[int]:
        """Where a corps may go."""
        side = s.asked()
        area: int = s.c[AT + corps]
        found = [] if surrounded(s, side, area) else refuges(s, side, area, False)
        sea = side == COALITION and s.marker(BRITANNIA) and s.c[SAILED_AWAY] == 0
        if sea and s.t.coastal[area]:
            found = sorted({*found, *refuges(s, side, area, True)})
        return found

    def must_go(self, s: War) -> bool:
        """Whether a corps is left that has a way out by land."""
        side = s.asked()
        for corps in stranded(s, side, s.argument(0)):
            area: int = s.c[AT + corps]
            if not surrounded(s, side, area) and refuges(s, side, area, False):
                return True
        return False

    def skip(self, s: State) -> bool:
        """Nobody can go: whoever is left is taken prisoner."""
        assert isinstance(s, War)
        left = stranded(s, s.asked(), s.argument(0))
        if any(self.goals(s, corps) for corps in left):
            return False
        take_prisoners(s, left)
        return True

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Stranded corps and where they may go."""
        if verb == DONE:
            return [(0, 0)]
        left = stranded(s, s.asked(), s.argument(0))
        return [(corps, area) for corps in left for area in self.goals(s, corps)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """The nearest refuges only."""
        if verb == DONE:
            return MUST_REDEPLOY if self.must_go(s) else OK
        if a not in stranded(s, s.asked(), s.argument(0)):
            return NOT_THERE
        return OK if b in self.goals(s, a) else NOT_NEAREST

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """A corps goes, or all that are left are taken."""
        assert isinstance(s, War)
        side = s.asked()
        if verb == DONE:
            left = stranded(s, side, s.argument(0))
            s.pop()
            take_prisoners(s, left)
            return
        start: int = s.c[AT + a]
        if surrounded(s, side, start) or b not in refuges(s, side, start, False):
            s.c[SAILED_AWAY] = 1
        s.note(REDEPLOYED, a, b, 0, 0, s.knowers(a))
        hide_stack(s, side, start)
        s.c[AT + a] = b
        hide_stack(s, side, b)

    def about(self, s: State) -> dict[str, str]:
        """The country."""
        return _about(s)


def hide_stack(s: War, side: int, area: int) -> None:
    """A13: when a stack is parted nobody but its owner knows what is in which part.

    Only those that lead stay known, as they lie on top, and those in the battle box.
    """
    leader = s.leader(side, area)
    for corps in range(CORPS):
        if s.c[AT + corps] == area and corps != leader and s.side_of(corps) == side:
            if not s.flag(corps, ENGAGED):
                s.unmark(corps, SEEN)


def take_prisoners(s: War, left: list[int]) -> None:
    """13.2 C: to the prisoners box."""
    for corps in left:
        s.note(CAPTURED, corps, s.c[AT + corps], 0, 0, EVERYONE)
        s.remove(corps, PRISONERS)


# --- 17.1 ----------------------------------------------------------------------------------


class Abdication(Chapter):
    """13.2 F, 17.1, A12: the French may surrender by choice, once, before the last year."""

    def __init__(self) -> None:
        super().__init__("abdication", "13.2 F", (ABDICATE, PASS))

    def skip(self, s: State) -> bool:
        """Only with the option, and once."""
        assert isinstance(s, War)
        last = s.year() >= s.t.n.last_year
        return not s.option(NAPOLEON_RETURNS) or last or s.marker(ABDICATED)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """All that France commands becomes neutral, and its corps leave the map."""
        assert isinstance(s, War)
        s.pop()
        if verb == PASS:
            return
        s.note(EVENT_ABDICATED, 0, 0, 0, 0, EVERYONE)
        for corps in range(CORPS):
            if s.on_map(corps) and s.side_of(corps) == FRENCH:
                to_reserve(s, corps)
        if s.c[AT + NAPOLEON] == PRISONERS:
            to_reserve(s, NAPOLEON)  # he returns next year, wherever he was
        for country in range(COUNTRIES):
            alignment: int = s.c[ALIGNMENT + country]
            if is_country(s, country) and (alignment == ALLY or alignment == DOMINION):
                align(s, country, NEUTRAL)
        s.place_marker(EXILED)
        s.place_marker(ABDICATED)
        s.c[SURRENDERED] = 1
        settle(s)


def _about(s: State) -> dict[str, str]:
    assert isinstance(s, War)
    return {"country": s.t.model.areas[heart(s, s.argument(0))].key}
