"""Reads what the events of cards do, word by word, and refuses words that nobody knows.

`battle_modifier side=own value=1 if supplied` is an operation, what it takes, and its conditions.
A letter in front (`a: …`) is a choice, `die 4-5: …` a face of the die of the line before it, and
`otherwise: …` happens if the line before it had nothing to take away.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from grognard.games.europe import words as w
from grognard.games.europe.atoms import MANY, Atom, Need
from grognard.games.europe.model import BORDERS, SIDES, STATES, STATUSES
from grognard.games.europe.verbs import OPTION_WORDS
from grognard.kernel.data import suggestion

PERMANENT_PEACE = "permanent_forced_peace"
#: Statuses as conditions name them; a peace that lasts to the end of the game is a kind of its own.
STATUS_WORDS = (*STATUSES, PERMANENT_PEACE)
TERMS = ("annex", "bonus_card", "esc", "vp", "counts_as_beaten")
FACES: Final = 6

_FRONT = re.compile(
    r"^(?:(?P<option>[a-d]): )?(?:die (?P<low>\d)(?:-(?P<high>\d))?: |(?P<otherwise>otherwise): )?"
)

#: What each parameter holds: a number, or a kind of word below. What is not here is a number.
KINDS: Mapping[str, str] = {
    "action": "depot_action",
    "at": "time",
    "card": "cards",
    "cards": "cards",
    "country": "countries",
    "duration": "duration",
    "exclude": "cards",
    "exempt": "pieces",
    "faces": "faces",
    "filter": "filters",
    "flag": "flag",
    "how": "manner",
    "if_impossible": "impossible",
    "mode": "mode",
    "modifier": "modifier",
    "mp": "movement",
    "no_depot": "yes",
    "no_forced_march": "yes",
    "no_interception_in": "sea_word",
    "of": "member",
    "only": "only",
    "part": "part",
    "per": "per",
    "piece": "pieces",
    "pieces": "pieces",
    "power": "countries",
    "powers": "countries",
    "result_shift": "shift",
    "roller": "side",
    "scope": "scope",
    "side": "side",
    "state": "state",
    "status": "status",
    "target": "victim",
    "terms": "terms",
    "to": "destination",
    "transport": "yes",
    "unless": "unless",
    "until": "until",
    "waive_ap": "yes",
    "what": "whats",
    "when": "time",
    "where": "places",
    "who": "who",
    "zones": "zones",
}
#: Parameters whose meaning depends on the operation.
BY_OPERATION: Mapping[tuple[str, str], str] = {
    ("diplomacy_action", "targets"): "targets",
    ("diplomacy_modifier", "targets"): "targets",
    ("set_flag", "zones"): "number",
    ("spend_ap", "value"): "points",
}
TABLES: Mapping[str, Sequence[str]] = {
    "depot_action": w.DEPOT_ACTIONS,
    "duration": w.DURATIONS,
    "impossible": ("not_playable", "reserve"),
    "manner": w.MANNERS,
    "mode": w.MODES,
    "modifier": ("enemy_fleets_destroyed",),
    "only": ("land_units",),
    "part": ("status_change",),
    "per": ("army", "target"),
    "scope": w.SCOPES,
    "sea_word": ("chosen_sea",),
    "shift": ("stable_to_honours",),
    "side": w.SIDE_WORDS,
    "state": STATES,
    "status": STATUSES,
    "time": w.TIMES,
    "unless": ("fleet_in_corsairs_box", "not_liberation_war"),
    "until": ("alliance_ends",),
    "victim": ("enemy_commander", "enemy_subordinate_used"),
    "yes": ("no", "yes"),
}
#: What each operation takes; `vocabulary` of the component notes, in its order.
TAKES: Mapping[str, Sequence[str]] = {
    "activate": ("count", "filter", "mode"),
    "activate_fleets": (
        "side",
        "max",
        "filter",
        "transport",
        "sea_assaults",
        "no_interception_in",
    ),
    "attrition_modifier": ("side", "value", "scope", "duration"),
    "attrition_test": ("side", "filter", "value", "no_depot"),
    "battle_modifier": ("side", "value"),
    "block_action": ("side", "what", "duration"),
    "cancel_cards": ("cards", "part"),
    "control": ("zones", "to", "max"),
    "countermarch_modifier": ("side", "value", "count"),
    "create_state": ("state", "at"),
    "depot": ("action", "side", "n", "filter", "where", "mp"),
    "die_table": ("roller", "per", "targets", "filter", "modifier", "army_threshold", "exempt"),
    "diplomacy_action": ("side", "bonus", "targets", "waive_ap"),
    "diplomacy_modifier": ("side", "value", "targets", "duration"),
    "discard": ("side", "n", "how", "exclude"),
    "displace_fleets": ("side", "filter", "to"),
    "draw": ("side", "n", "n_if_major"),
    "esc": ("value", "at"),
    "evasion_modifier": ("side", "value", "scope"),
    "extra_mp": ("value",),
    "extra_round": ("round",),
    "forced_peace": ("power", "terms"),
    "foreign_war": ("power", "steps", "fleets", "resources"),
    "free_forced_march": ("who", "mp"),
    "hand_limit": ("side", "max"),
    "hand_modifier": ("side", "value", "unless", "duration"),
    "iberia_access": ("steps", "steps_with_24F", "steps_with_25F"),
    "interception_modifier": ("side", "value"),
    "interior_lines": (),
    "look_hand": ("side",),
    "lose_steps": ("side", "filter", "steps"),
    "morale_modifier": ("side", "value", "scope", "duration"),
    "move_enemy": ("filter", "mp"),
    "naval_modifier": ("side", "value"),
    "negate": ("what", "side", "n"),
    "place": ("piece", "where", "at", "if_impossible"),
    "protectorate": ("country",),
    "pursuit_modifier": ("side", "value"),
    "rebuild": ("filter", "steps", "n", "corps", "where", "per", "max_per_army"),
    "reform": ("powers",),
    "refuse_surrender": ("power",),
    "remove_card": ("card",),
    "remove_general": ("who", "to", "exempt"),
    "remove_piece": ("piece",),
    "reroll": ("side", "what"),
    "resources": ("power", "value", "when", "only", "split", "max_each"),
    "return_card_to_pile": ("side", "n", "how"),
    "return_general": ("who",),
    "set_flag": ("flag", "duration", "zones", "where"),
    "set_status": ("country", "status", "of"),
    "siege_modifier": ("side", "value", "scope", "result_shift", "repulse_losses"),
    "slow_enemy": ("value", "min", "no_forced_march"),
    "spend_ap": ("value",),
    "tactical_modifier": ("target", "value"),
    "take_units": ("power", "steps", "corps", "until"),
    "to_reserve": ("pieces",),
    "transport_limit": ("steps_per_fleet", "assault_steps", "assault_penalty"),
    "unlock": ("cards",),
    "vp": ("value", "when"),
    "wound_test": ("target", "faces"),
}
#: What each condition is about; those that are not here are about nothing.
ABOUT: Mapping[str, Sequence[str]] = {
    "ally_of_france": ("country",),
    "assault_target": ("country", "sea"),
    "at_war": ("country", "country"),
    "at_war_with_owner_of": ("zone",),
    "beaten_min": ("beaten", "number"),
    "controls": ("camp", "zone"),
    "crosses": ("borders",),
    "empire_holds": ("country",),
    "enemy_commander": ("piece",),
    "enemy_crossed": ("borders",),
    "enemy_steps_in": ("country", "number"),
    "event_played": ("card",),
    "event_played_earlier_year": ("card",),
    "flag": ("flag",),
    "foreign_war": ("card",),
    "fort_level_max": ("number",),
    "general_in": ("piece", "country"),
    "general_outside": ("piece", "country"),
    "in_coalition": ("country",),
    "no_enemy_fleet_at_sea": ("sea",),
    "not_controls": ("camp", "zone"),
    "not_flag": ("flag",),
    "not_in_coalition": ("country",),
    "not_protectorate": ("country",),
    "not_state": ("state",),
    "own_commander": ("piece",),
    "own_fleet_at_sea": ("seas",),
    "own_force_has": ("piece",),
    "own_force_has_owner": ("country",),
    "own_majority": ("country",),
    "own_min_steps": ("country", "number"),
    "own_steps_in": ("country", "number"),
    "own_tactical_defence_min": ("number",),
    "rhine_allies_min": ("number",),
    "round": ("number",),
    "round_max": ("number",),
    "size": ("size",),
    "size_max": ("size",),
    "state": ("state",),
    "status_in": ("country", "statuses"),
    "target": ("country",),
    "unit_in": ("country", "zone"),
    "westphalia_provinces_min": ("number",),
    "whole_move_in_home": ("country",),
    "year_min": ("number",),
    "zone": ("zone",),
    "zone_feature": ("features",),
    "zone_without": ("camp_or_power", "zone"),
}
#: Conditions whose last word may be left out: the line says then which zone it is about.
SHORT = ("zone_without",)
FILTER_TAKES: Mapping[str, str] = {
    "commander": "piece",
    "corps": "country",
    "empire_force_min": "number",
    "empire_in": "iberia",
    "fleet": "country",
    "general_led_in": "iberia",
    "in_home": "country",
    "land_force_within": "number",
    "landwehr": "country",
    "militia": "country",
    "owner": "country",
    "power": "country",
    "reduced_in_supplied_army": "camp",
    "steps_max": "number",
    "unit": "piece",
}
PLACE_TAKES: Mapping[str, str] = {
    "home": "country",
    "home_site": "country",
    "reinforcement_zone": "country",
    "supplied_army": "country",
    "with": "piece",
}
FLAGS_OF_POWERS = ("no_peace_roll", "peace_roll_plus_2", "tambours")


class UnknownWordError(Exception):
    """A word that is not in the vocabulary; says which, and what was expected."""


@dataclass(frozen=True)
class Names:
    """The numbers of the things that a card may name."""

    pieces: Mapping[str, int]
    zones: Mapping[str, int]
    seas: Mapping[str, int]
    countries: Mapping[str, int]
    cards: Mapping[str, int]


class Vocabulary:
    """Reads lines with the names of a data set."""

    def __init__(self, names: Names) -> None:
        self._names: Mapping[str, Mapping[str, int]] = {
            "piece": names.pieces,
            "zone": names.zones,
            "sea": names.seas,
            "country": names.countries,
            "card": names.cards,
        }

    def atom(self, line: str) -> Atom:
        """A line of the data."""
        front = _FRONT.match(line)
        assert front is not None
        body, _, asked = line[front.end() :].partition(" if ")
        op, *rest = body.split(" ")
        number = _place(op, w.OPERATIONS, "operation")
        values: list[list[int]] = [[] for _ in w.PARAMETERS]
        for word in rest:
            name, _, value = word.partition("=")
            if name not in TAKES[op] or not value:
                hint = suggestion(name, TAKES[op])
                raise UnknownWordError(f'{op} takes no "{word}"{hint}')
            values[w.PARAMETERS.index(name)] = self._value(op, name, value)
        atom = Atom(number, values, [self.need(word) for word in asked.split(" ") if word])
        atom.option = OPTION_WORDS.index(front["option"]) + 1 if front["option"] else 0
        atom.low = int(front["low"] or 0)
        atom.high = int(front["high"] or front["low"] or 0)
        atom.otherwise = front["otherwise"] is not None
        return atom

    def need(self, text: str) -> Need:
        """A condition."""
        name, _, rest = text.partition(":")
        number = _place(name, w.CONDITIONS, "condition")
        if name == "any_of":
            return Need(number, [], [self.need(choice) for choice in rest.split("|")])
        kinds = ABOUT.get(name, ())
        parts = rest.split(":") if rest else []
        fewest = len(kinds) - 1 if name in SHORT else len(kinds)
        if not fewest <= len(parts) <= len(kinds):
            raise UnknownWordError(f'"{text}" must name {len(kinds)} things after {name}')
        about: list[int] = []
        for kind, part in zip(kinds, parts, strict=False):
            about += self._word(kind, part)
        return Need(number, about, [])

    # --- values ----------------------------------------------------------------------------

    def _value(self, op: str, name: str, text: str) -> list[int]:
        """What a parameter is given."""
        return self._word(BY_OPERATION.get((op, name)) or KINDS.get(name, "number"), text)

    def _word(self, kind: str, text: str) -> list[int]:
        """The numbers of a word or of a list of words."""
        if kind == "number":
            return [_number(text)]
        if kind in TABLES:
            return [_place(text, TABLES[kind], kind)]
        if kind in self._names:
            return [self._named(kind, text)]
        reader = getattr(self, f"_{kind}")
        return [number for word in text.split("|") for number in reader(word)]

    def _named(self, kind: str, key: str) -> int:
        known = self._names[kind]
        if known and key not in known:
            raise UnknownWordError(f'there is no {kind} "{key}"{suggestion(key, known)}')
        return known.get(key, 0)

    def _cards(self, word: str) -> list[int]:
        return [self._named("card", word)]

    def _pieces(self, word: str) -> list[int]:
        return [self._named("piece", word)]

    def _countries(self, word: str) -> list[int]:
        if word in w.POWER_WORDS:
            return [w.said(w.POWER_WORDS.index(word))]
        return [self._named("country", word)]

    def _beaten(self, word: str) -> list[int]:
        return self._countries(word)

    def _zones(self, word: str) -> list[int]:
        if word in w.ZONE_WORDS:
            return [w.said(w.ZONE_WORDS.index(word))]
        return [self._named("zone", word)]

    def _seas(self, word: str) -> list[int]:
        return [self._named("sea", word)]

    def _camp(self, word: str) -> list[int]:
        return [_place(word, SIDES, "side")]

    def _camp_or_power(self, word: str) -> list[int]:
        """A side stands below nought, a country is its number."""
        return [w.said(SIDES.index(word)) if word in SIDES else self._named("country", word)]

    def _member(self, word: str) -> list[int]:
        return self._camp_or_power(word)

    def _filters(self, word: str) -> list[int]:
        """A kind of force, and what it takes."""
        name, _, rest = word.partition(":")
        number = _place(name, w.FILTERS, "filter")
        return [number, *self._about(name, rest, FILTER_TAKES)]

    def _places(self, word: str) -> list[int]:
        """A kind of place and what it takes; a zone by its key."""
        name, _, rest = word.partition(":")
        if word in self._names["zone"]:
            return [w.W_ZONE, self._named("zone", word)]
        number = _place(name, w.WHERES, "place")
        return [number, *self._about(name, rest, PLACE_TAKES)]

    def _about(self, name: str, rest: str, takes: Mapping[str, str]) -> list[int]:
        if (name in takes) != bool(rest):
            wanted = f"name a {takes[name]}" if name in takes else "stand alone"
            raise UnknownWordError(f'"{name}" must {wanted}')
        return self._word(takes[name], rest) if rest else [0]

    def _iberia(self, word: str) -> list[int]:
        return [_place(word, ("iberia",), "region")]

    def _whats(self, word: str) -> list[int]:
        """Things that are taken away; a card with its number."""
        name, _, card = word.partition(":")
        number = _place(name, w.WHATS, "thing")
        return [number, self._named("card", card)] if card else [number]

    def _destination(self, word: str) -> list[int]:
        return [_place(word, w.DESTINATIONS, "destination")]

    def _who(self, word: str) -> list[int]:
        name, _, piece = word.partition(":")
        number = _place(name, w.WHOS, "person")
        return [number, self._named("piece", piece)] if piece else [number]

    def _flag(self, word: str) -> list[int]:
        """Something lasting; of some powers it is told of which."""
        name, _, power = word.partition(":")
        number = _place(name, w.EVENT_FLAGS, "flag")
        if (name in FLAGS_OF_POWERS) != bool(power):
            raise UnknownWordError(f'"{word}" is no flag')
        return [number, *self._countries(power)] if power else [number]

    def _targets(self, word: str) -> list[int]:
        if word in self._names["country"]:
            return [w.TARGET_COUNTRY, self._named("country", word)]
        return [_place(word, w.TARGETS, "target")]

    def _terms(self, word: str) -> list[int]:
        """A term and what it grants."""
        name, _, value = word.partition(":")
        granted = TABLES["yes"].index(value) if value in TABLES["yes"] else _number(value)
        return [_place(name, TERMS, "term"), granted]

    def _faces(self, word: str) -> list[int]:
        """The fate of each face in turn."""
        faces, _, fate = word.partition(":")
        low, _, high = faces.partition("-")
        count = _number(high or low) - _number(low) + 1
        return [_place(fate, w.FATES, "fate")] * count

    def _movement(self, word: str) -> list[int]:
        return [0 if word == "base" else _number(word)]

    def _points(self, word: str) -> list[int]:
        """A number of points, or those of the card that was taken."""
        return [w.SAID if word == "card_returned" else _number(word)]

    def _borders(self, word: str) -> list[int]:
        return [_place(word, BORDERS, "border")]

    def _statuses(self, word: str) -> list[int]:
        return [_place(word, STATUS_WORDS, "status")]

    def _size(self, word: str) -> list[int]:
        return [_place(word, w.SIZE_WORDS, "size")]

    def _features(self, word: str) -> list[int]:
        return [_place(word, w.FEATURES, "feature")]


def _place(word: str, known: Sequence[str], what: str) -> int:
    """The number of a word in its list."""
    if word not in known:
        raise UnknownWordError(f'there is no {what} "{word}"{suggestion(word, known)}')
    return known.index(word)


def _number(text: str) -> int:
    """A whole number; `all` is many."""
    if text == "all":
        return MANY
    try:
        return int(text)
    except ValueError:
        raise UnknownWordError(f'"{text}" is no number') from None
