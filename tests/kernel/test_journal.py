"""The record of a game: written whole or not at all, read with the line at fault, verified."""

from __future__ import annotations

import errno
import gc
import os
import random
import re
import tempfile
import tracemalloc
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import DiceRanOut, GivenDice, HmacDice, ScriptedDice, commitment
from grognard.kernel.journal import FIRST_LINE, HEADER, LARGEST, Journal, JournalError
from grognard.kernel.reason import Refused
from grognard.players.position import Position

GAME = "waterloo"  # all its dice have six faces
LIBRARY = Path(__file__).parent.parent / "library"
SEED = bytes(range(32))
LINE = re.compile(r"(?P<number>\d+) (?P<seat>\w+) \| (?P<action>[^|]+?)(?: \| (?P<dice>[\d ]+))?")


def play(journal: Journal, most: int, seed: int) -> Journal:
    """Plays at random."""
    rng = random.Random(seed)
    while len(journal.entries) < most and not journal.state.over:
        journal.play(rng.choice(journal.state.codes()))
    return journal


every_game = pytest.mark.parametrize("game", registry.names())


@cache
def sound(most: int = 10_000, game: str = GAME) -> str:
    """The text of a game with fair dice; whole, it has an end and some dice."""
    journal = Journal.begin(registry.game(game), seed=SEED, players={"anyone": "random"})
    return play(journal, most, 4).to_text()


def lines_of(text: str) -> tuple[list[str], list[str]]:
    """The lines of the header, and those of the actions."""
    head, _blank, body = text.partition("\n\n")
    return head.split("\n"), body.rstrip("\n").split("\n")


def joined(head: list[str], body: list[str]) -> str:
    """A journal from its lines."""
    return "\n".join([*head, "", *body]) + "\n"


def with_header(name: str, value: str | None, game: str = GAME) -> str:
    """A sound journal with one header line changed, or taken away."""
    head, body = lines_of(sound(40, game))
    kept = [f"{name}: {value}" if line.startswith(f"{name}:") else line for line in head]
    return joined([line for line in kept if value is not None or line != f"{name}: None"], body)


def rolled_line(body: list[str], after: int = 0) -> int:
    """The place of an action that drew dice."""
    return next(n for n, line in enumerate(body) if n >= after and line.count("|") == 2)


def fails(text: str, match: str) -> JournalError:
    """The error that reading a journal, or else verifying it, gives."""
    with pytest.raises(JournalError, match=match) as error:
        Journal.from_text(text).verify()
    return error.value


# --- the text ------------------------------------------------------------------------------


def test_the_text_can_be_read_by_people() -> None:
    """A first line, the header, a blank line, and one line for each action."""
    head, body = lines_of(sound())
    assert head[0] == FIRST_LINE
    names = [line.partition(":")[0] for line in head[1:]]
    assert names == [*HEADER, "seed", "players"]
    assert f"commitment: {commitment(SEED)}" in head
    for number, line in enumerate(body, start=1):
        match = LINE.fullmatch(line)
        assert match is not None, line
        assert int(match["number"]) == number
    assert any(line.count("|") == 2 for line in body), "no dice in this journal"


def test_reading_gives_back_the_same_game() -> None:
    """State, entries, header and text."""
    text = sound()
    journal = Journal.from_text(text)
    assert journal.to_text() == text
    assert journal.header.players == {"anyone": "random"}
    assert journal.state.over
    journal.verify()


def test_replay_goes_through_every_action() -> None:
    """With its events, up to the present state."""
    journal = Journal.from_text(sound(60))
    seen = [(number, entry.text) for number, entry, _events, _state in journal.replay()]
    assert seen == [(n, entry.text) for n, entry in enumerate(journal.entries, start=1)]
    *_, (_number, _entry, events, state) = journal.replay()
    assert state.same_as(journal.state)
    assert events
    assert journal.state_at(0).same_as(journal.game.start(seed=SEED))
    assert journal.state_at(len(journal.entries)).same_as(journal.state)


def test_blank_lines_and_other_line_ends_do_no_harm() -> None:
    """A journal that went through a mail programme is still a journal."""
    text = sound(40)
    head, body = lines_of(text)
    spaced = "\n".join([*head, "", "", *[f"  {line} \n" for line in body]]) + "\n\n"
    for changed in (spaced, text.replace("\n", "\r\n"), text.rstrip("\n")):
        assert Journal.from_text(changed).to_text() == text


def test_a_seed_given_as_number_makes_the_same_game() -> None:
    """And no seed makes another each time."""
    game = registry.game(GAME)
    assert Journal.begin(game, seed=5).header == Journal.begin(game, seed=5).header
    assert Journal.begin(game).header.seed != Journal.begin(game).header.seed
    fast = Journal.begin(game, seed=5, fast=True).header
    assert (fast.dice, fast.seed, fast.commitment) == ("fast", "5", "")


def test_a_refused_action_is_not_written_down() -> None:
    """And changes nothing."""
    journal = Journal.from_text(sound(40))
    before = journal.to_text(), journal.state.copy_cells(), int(journal.state.dice.drawn)
    for attempt in ("nonsense", "", -1, 1 << 40):
        with pytest.raises(Refused):
            journal.play(attempt)
    assert journal.to_text() == before[0]
    assert [int(x) for x in journal.state.c] == [int(x) for x in before[1]]
    assert int(journal.state.dice.drawn) == before[2]


def test_an_accident_leaves_the_cells_as_they_were() -> None:
    """Dice that run out in the middle of an action: nothing of it has happened."""
    head, body = lines_of(sound())
    at = rolled_line(body)
    journal = Journal.from_text(joined(head, body[:at]))
    state = journal.state.clone(ScriptedDice([]))
    before = state.copy_cells()
    with pytest.raises(DiceRanOut):
        state.apply(body[at].split("|")[1])
    assert [int(x) for x in state.c] == [int(x) for x in before]
    assert state.log is None


def test_games_that_are_put_away_leave_nothing_in_memory() -> None:
    """Compiled rules do not let go of an array that plain Python hands them as an argument."""
    text = sound(12)

    def some_games(count: int) -> None:
        for _ in range(count):
            journal = Journal.from_text(text)
            journal.play_line(journal.state.legal()[0].text, far=True)
            Position.of(journal.state_at(6)).state()

    tracemalloc.start()
    try:
        some_games(20)
        gc.collect()
        before, _peak = tracemalloc.get_traced_memory()
        some_games(60)
        gc.collect()
        after, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 60 * 500, "an array has some 2,000 bytes"


# --- damage --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "grognard journal 2\n", "{}", "\ufeff"])
def test_something_else_is_no_journal(text: str) -> None:
    """The first line decides."""
    assert fails(text, f"begins with '{FIRST_LINE}'").line == 1


@pytest.mark.parametrize("name", HEADER)
def test_a_header_lacks_a_field(name: str) -> None:
    """The message names it."""
    fails(with_header(name, None), f"lacks: {name}")


def test_a_header_has_a_line_too_many() -> None:
    """With its number."""
    head, body = lines_of(sound(40))
    assert fails(joined([*head[:4], "colour: blue", *head[4:]], body), "colour").line == 5
    assert fails(joined([*head[:4], "no colon here", *head[4:]], body), "no colon").line == 5


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [
        ("game", GAME[:-1], f"no game '{GAME[:-1]}'.*Did you mean {GAME}"),
        ("game", "../../etc", "no game"),
        ("scenario", "nowhere", "no scenario 'nowhere'"),
        ("options", "no_such_option", "no option 'no_such_option'"),
        ("edition", "no such edition", "edition"),
        ("engine", "one", "engine version is not a number"),
        ("engine", "999999", "engine 999999"),
        ("data", "0123456789ab", "data 0123456789ab"),
        ("dice", "loaded", "dice"),
        ("players", "nobody", "players"),
        ("seed", "not hexadecimal", "seed"),
        ("seed", "00" * 32, "seed"),
        ("commitment", "00" * 32, "does not fit the commitment"),
    ],
)
def test_a_header_is_wrong(name: str, value: str, match: str) -> None:
    """Each field has its own message, when the journal is read or verified."""
    fails(with_header(name, value), match)


@every_game
def test_another_seed_is_told_even_if_it_deals_other_cards(game: str) -> None:
    """Not by an action that cannot be played with them."""
    fails(with_header("seed", "00" * 32, game), "seed does not fit the commitment")


def test_a_wrong_seed_is_told_from_the_commitment() -> None:
    """Even where no die was rolled yet, so that nothing else would show it."""
    journal = Journal.begin(registry.game(GAME), seed=SEED)
    text = journal.to_text().replace(SEED.hex(), SEED[::-1].hex())
    fails(text, "seed does not fit the commitment")


@pytest.mark.parametrize(
    ("change", "match"),
    [
        (lambda line: line.replace("8 ", "9 ", 1), "action 9 stands where action 8 should"),
        (lambda line: line.replace("8 ", "8. ", 1), "not of the form"),
        (lambda line: line.replace("|", ":"), "not of the form"),
        (lambda line: f"{line} | 1 | 2", "not of the form"),
        (lambda line: f"{line.partition('|')[0]}| {line.partition('|')[2]} | six", "not dice"),
        (lambda line: f"{line.partition('|')[0]}| fly to the moon", "fly to the moon"),
        (lambda line: f"{line.partition('|')[0]}|", "not"),
    ],
    ids=["number", "no-number", "no-bar", "bars", "dice", "action", "no-action"],
)
def test_a_line_is_wrong(change: Callable[[str], str], match: str) -> None:
    """The message gives its number and what is the matter."""
    head, body = lines_of(sound(40))
    bare = [line.rpartition(" | ")[0] if line.count("|") == 2 else line for line in body]
    bare[7] = change(bare[7])
    error = fails(joined(head, bare), match)
    assert error.line == len(head) + 1 + 8
    with pytest.raises(JournalError, match=rf"^game\.txt:{error.line}: "):
        Journal.from_text(joined(head, bare), source="game.txt")


def test_an_action_that_is_not_allowed_is_found() -> None:
    """The first action again, much later."""
    head, body = lines_of(sound())
    body[-1] = body[-1].partition("|")[0] + "|" + body[0].split("|")[1]
    error = fails(joined(head, body), "not allowed")
    assert error.line == len(head) + 1 + len(body)


def test_dice_that_were_not_rolled_are_found() -> None:
    """A written die that the seed does not give is a fault, however it was written."""
    head, body = lines_of(sound())
    at = rolled_line(body)
    stem, _bar, dice = body[at].rpartition(" | ")
    first, *rest = dice.split()
    others = [str(int(first) % 6 + 1), *rest]
    changes = (" | ".join([stem, " ".join(others)]), stem, f"{body[at]} 1")
    for changed in changes:
        fails(joined(head, [*body[:at], changed, *body[at + 1 :]]), f"action {at + 1} .*rolled")


def test_an_action_by_the_wrong_seat_is_found() -> None:
    """Whoever is named must have been asked."""
    head, body = lines_of(sound())
    seats = sorted({line.split()[1] for line in body})
    assert len(seats) > 1
    number, seat, rest = body[9].split(" ", 2)
    wrong = next(other for other in seats if other != seat)
    body[9] = f"{number} {wrong} {rest}"
    fails(joined(head, body), f"action 10 is by {wrong}, but {seat} is to act")


def sound_or_told(text: str, salvage: bool = False) -> bool:
    """Whether a journal is sound; if it is not, that must be said by a JournalError."""
    try:
        Journal.from_text(text, salvage=salvage).verify()
    except JournalError:
        return False
    return True


@every_game
def test_half_a_file_is_half_a_game(game: str) -> None:
    """Cut anywhere, it is read as far as it goes, or the line at fault is named; never a crash."""
    text = sound(60, game)
    read = refused = 0
    for end in range(0, len(text), 13):
        if sound_or_told(text[:end]):
            read += 1
        else:
            refused += 1
    assert read
    assert refused


@every_game
def test_any_damage_gives_a_message(game: str) -> None:
    """A character changed anywhere is harmless or a JournalError, with and without salvage."""
    rng = random.Random(12)
    whole = rolled_line(lines_of(sound(game=game))[1]) + 5
    text = sound(whole, game)
    texts = (text, Journal.from_text(text).to_text(secret=False))
    for _ in range(150):
        text = rng.choice(texts)
        at = rng.randrange(len(text))
        changed = text[:at] + rng.choice("x7|: \n\0é") + text[at + 1 :]
        for salvage in (False, True):
            sound_or_told(changed, salvage=salvage)


def test_written_dice_that_do_not_fit_give_a_message() -> None:
    """While the seed is secret the written dice are all there is: too few, or no dice at all."""
    public = Journal.from_text(sound(10_000)).to_text(secret=False)
    head, body = lines_of(public)
    head = [line for line in head if not line.startswith("seed:")]
    at = rolled_line(body)
    stem, _bar, _dice = body[at].rpartition(" | ")
    for changed in (stem, f"{stem} | 99", f"{stem} | 0"):
        error = fails(joined(head, [*body[:at], changed]), "dice|die")
        assert error.line == len(head) + 1 + at + 1


# --- salvage -------------------------------------------------------------------------------


def test_what_is_sound_can_be_saved() -> None:
    """Everything before the damage, and the game goes on from there."""
    head, body = lines_of(sound())
    broken = joined(head, [*body[:50], "51 ??? garbage", *body[51:]])
    journal = Journal.from_text(broken, salvage=True)
    assert len(journal.entries) == 50
    assert journal.to_text() == joined(head, body[:50])
    journal.verify()
    play(journal, 60, seed=1)
    assert len(journal.entries) == 60


def test_a_move_that_is_not_allowed_ends_the_salvage() -> None:
    """The actions after it mean nothing."""
    head, body = lines_of(sound())
    broken = joined(head, [*body[:50], "51 anyone | fly", *body[51:]])
    assert Journal.from_text(broken, salvage=True).to_text() == joined(head, body[:50])


def test_salvage_needs_a_header() -> None:
    """Without it nobody knows what game it was."""
    with pytest.raises(JournalError, match="begins with"):
        Journal.from_text("garbage", salvage=True)


# --- secrecy of the seed -------------------------------------------------------------------


def test_the_public_text_hides_the_seed_until_the_end() -> None:
    """Only its hash is there, and the dice that were rolled."""
    head, body = lines_of(sound())
    at = rolled_line(body) + 1
    public = Journal.from_text(joined(head, body[:at])).to_text(secret=False)
    assert SEED.hex() not in public
    assert "seed:" not in public
    assert commitment(SEED) in public
    assert body[at - 1] in public
    assert f"seed: {SEED.hex()}" in Journal.from_text(sound()).to_text(secret=False)


def test_a_public_text_can_be_followed() -> None:
    """From the written dice: the same states, without the seed."""
    head, body = lines_of(sound())
    at = rolled_line(body) + 1
    journal = Journal.from_text(joined(head, body[:at]))
    follower = Journal.from_text(journal.to_text(secret=False))
    assert follower.state.same_as(journal.state)
    assert follower.to_text() == journal.to_text(secret=False)
    assert not isinstance(follower.state.dice, HmacDice)
    follower.verify()


# --- files ---------------------------------------------------------------------------------


def test_saved_and_loaded(tmp_path: Path) -> None:
    """In a folder that is made if need be; the second time over the first."""
    file = tmp_path / "new" / "folder" / "game.journal"
    journal = Journal.from_text(sound(40))
    journal.save(file)
    play(journal, 45, seed=1)
    journal.save(str(file))
    assert file.read_text("utf-8") == journal.to_text()
    assert Journal.load(file).to_text() == journal.to_text()
    assert os.listdir(file.parent) == [file.name]


def test_files_that_are_no_journals(tmp_path: Path) -> None:
    """Missing, a folder, binary, or far too large: each is told, none is read into memory."""
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(b"\x80\x81\xff\x00" * 50)
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    for path, match in (
        (tmp_path / "missing", "cannot be read: No such file"),
        (tmp_path, "cannot be read"),
        (binary, "not a text file"),
        (huge, "too large"),
    ):
        with pytest.raises(JournalError, match=match) as error:
            Journal.load(path)
        assert str(path) in str(error.value)


def test_a_long_text_is_refused_like_a_long_file() -> None:
    """Texts come from strangers too."""
    with pytest.raises(JournalError, match="too large"):
        Journal.from_text(sound(40) + "\n" * (LARGEST + 1))


class FullDisk:
    """A file that can be opened, but not written."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __enter__(self) -> FullDisk:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.handle)

    def write(self, _text: str) -> int:
        """There is no room."""
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def no_room(*_: object, **__: object) -> None:
    """A call to the system that fails for want of room."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("call", ["write", "fsync", "replace", "mkstemp"])
def test_a_full_disk_does_no_harm(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file is intact, nothing is left lying about, and the message says what to do."""
    file = tmp_path / "game.journal"
    journal = Journal.from_text(sound(40))
    journal.save(file)
    old = file.read_bytes()
    play(journal, 45, seed=1)
    with monkeypatch.context() as patch:
        if call == "write":
            patch.setattr(os, "fdopen", lambda handle, *_, **__: FullDisk(handle))
        elif call == "mkstemp":
            patch.setattr(tempfile, "mkstemp", no_room)
        else:
            patch.setattr(os, call, no_room)
        with pytest.raises(JournalError) as error:
            journal.save(file)
    assert file.read_bytes() == old
    assert os.listdir(tmp_path) == [file.name]
    assert str(file) in str(error.value)
    assert os.strerror(errno.ENOSPC) in str(error.value)
    assert "untouched" in str(error.value)
    journal.save(file)
    assert file.read_text("utf-8") == journal.to_text()


def test_an_interrupted_save_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C while saving: the old file, and no half-written one beside it."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "game.journal"
    journal = Journal.from_text(sound(40))
    journal.save(file)
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        journal.save(file)
    assert os.listdir(tmp_path) == [file.name]


def test_a_file_in_the_place_of_a_folder(tmp_path: Path) -> None:
    """The path cannot be made; the message names it."""
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="could not be saved"):
        Journal.from_text(sound(40)).save(tmp_path / "file" / "game.journal")


# --- undo ----------------------------------------------------------------------------------


def test_undo_and_play_on() -> None:
    """What was taken back can be played again, with the same dice to come."""
    journal = Journal.from_text(sound(40))
    while not journal.can_undo:
        play(journal, len(journal.entries) + 1, seed=len(journal.entries))
    text, drawn = journal.to_text(), int(journal.state.dice.drawn)
    entry = journal.undo()
    assert len(journal.entries) == len(lines_of(text)[1]) - 1
    journal.play(entry.text)
    assert journal.to_text() == text
    assert int(journal.state.dice.drawn) == drawn
    journal.verify()


def test_a_loaded_journal_knows_what_may_be_undone() -> None:
    """Saving and loading is no way round."""
    journal = Journal.from_text(sound())
    again = Journal.from_text(journal.to_text())
    assert [entry.final for entry in again.entries] == [entry.final for entry in journal.entries]
    assert any(entry.final for entry in again.entries)
    assert not all(entry.final for entry in again.entries)
    assert all(entry.final for entry in again.entries if entry.dice)


# --- the library ---------------------------------------------------------------------------


def test_the_library_is_there() -> None:
    """Stored games of every kind."""
    assert len(list(LIBRARY.glob("*.journal"))) >= 4


@pytest.mark.parametrize("file", sorted(LIBRARY.glob("*.journal")), ids=lambda file: file.stem)
def test_library(file: Path) -> None:
    """Old games survive: a change that alters one must raise the game's engine_version."""
    assert file.stat().st_size < 60_000
    journal = Journal.load(file)
    journal.verify()
    assert journal.to_text() == file.read_text("utf-8")
    assert journal.state.over


# --- taking back, giving up, going on elsewhere --------------------------------------------


def begun(most: int = 60) -> Journal:
    """A game of fair dice, some way in; nothing of it can be undone."""
    journal = play(Journal.begin(registry.game(GAME), seed=SEED), most, 4)
    while journal.can_undo:
        journal.play("done" if journal.state.why_not("done") is None else journal.state.codes()[0])
    return journal


def rolled_by(journal: Journal, after: int) -> list[int]:
    """The dice of the entries after a number."""
    return [face for entry in journal.entries[after:] for face in entry.dice]


def test_after_a_take_back_the_dice_go_on() -> None:
    """The same actions again roll other dice: nobody meets a die that he has seen."""
    straight = begun(10_000)
    number = next(n for n, e in enumerate(straight.entries, 1) if len(e.dice) >= 3)
    journal = Journal.begin(registry.game(GAME), seed=SEED)
    for entry in straight.entries[:number]:
        journal.play(entry.text)
    there = journal.state_at(number - 1)
    journal.back(number - 1, straight.entries[number - 1].seat)
    assert journal.state.same_as(there)
    journal.play(straight.entries[number - 1].text)
    dice = HmacDice(SEED)
    drawn = [dice.d6() for _ in rolled_by(journal, 0)]
    assert rolled_by(journal, 0) == drawn
    assert journal.entries[-1].dice != journal.entries[number - 1].dice
    journal.verify()


def test_a_take_back_is_read_again() -> None:
    """From its text, with and without the seed; every moment is rebuilt."""
    journal = begun()
    number = len(journal.entries) + 1
    journal.back(20, journal.game.seats()[0])
    assert journal.line() == list(range(1, 21))
    play(journal, len(journal.entries) + 200, 5)
    assert rolled_by(journal, number)
    journal.back(0, journal.game.seats()[1])
    play(journal, len(journal.entries) + 30, 6)
    states = {n: list(state.c) for n, _e, _events, state in journal.replay()}
    assert states[len(journal.entries)] == list(journal.state.c)
    for secret in (True, False):
        again = Journal.from_text(journal.to_text(secret=secret))
        again.verify()
        assert again.entries == journal.entries
        assert again.state.same_as(journal.state)
        assert again.state_at(number).same_as(journal.state_at(20))
    assert f"\n{number} {journal.game.seats()[0]} | back 20\n" in journal.to_text()


def test_a_take_back_undoes_what_could_be_undone() -> None:
    """Only what is final stays written, so nobody learns how much there was."""
    journal = begun()
    while not journal.can_undo:
        play(journal, len(journal.entries) + 1, 7)
    last = max(n for n, e in enumerate(journal.entries, 1) if e.final)
    journal.back(0, journal.game.seats()[0])
    assert len(journal.entries) == last + 1
    assert not journal.can_undo


@pytest.mark.parametrize("number", [21, 30, 61, 99, -1])
def test_going_back_to_what_is_not_there(number: int) -> None:
    """Neither to the future nor to what was itself taken back."""
    journal = begun()
    journal.back(20, journal.game.seats()[0])
    with pytest.raises(JournalError, match="cannot go back"):
        journal.back(number, journal.game.seats()[0])


@pytest.mark.parametrize("text", ["back 999", "back {own}", "back x", "back", "back 1234567890123"])
def test_a_written_take_back_that_cannot_be(text: str) -> None:
    """Is refused with its line."""
    head, body = lines_of(begun().to_text())
    own = len(body) + 1
    wrong = joined(head, [*body, f"{own} french | {text.format(own=own)}"])
    with pytest.raises(JournalError, match=r"^line "):
        Journal.from_text(wrong)


def test_back_is_no_action() -> None:
    """No player can play it."""
    with pytest.raises(Refused):
        begun().play("back 0")


@pytest.mark.parametrize(
    ("kind", "seat"), [("resigned", "french"), ("time", "allied"), ("draw", ""), ("aborted", "")]
)
def test_how_a_game_ended_is_written(kind: str, seat: str) -> None:
    """And read again; the seed is open then, and nothing more can be played."""
    journal = begun()
    assert "seed:" not in journal.to_text(secret=False)
    journal.end(kind, seat)
    text = journal.to_text(secret=False)
    assert text.endswith(f"\n# ended: {kind} {seat}".rstrip() + "\n")
    assert "seed:" in text
    again = Journal.from_text(text)
    again.verify()
    assert again.over
    assert again.to_text() == text
    with pytest.raises(JournalError, match="over"):
        again.play(again.state.codes()[0])
    with pytest.raises(JournalError, match="over"):
        again.end("draw")


@pytest.mark.parametrize(
    "closing", ["resigned", "resigned nobody", "draw french", "won french", "", "time  french"]
)
def test_an_end_that_cannot_be(closing: str) -> None:
    """Is refused with its line."""
    with pytest.raises(JournalError, match=r"^line "):
        Journal.from_text(begun().to_text() + f"# ended: {closing}\n")


def test_a_game_ends_once() -> None:
    """Not on the board and by agreement, nor twice, nor before its last action."""
    text = begun().to_text()
    head, body = lines_of(text)
    for wrong in (
        sound() + "# ended: draw\n",
        text + "# ended: draw\n# ended: draw\n",
        joined(head, [*body[:5], "# ended: draw", *body[5:]]),
    ):
        with pytest.raises(JournalError, match=r"^line "):
            Journal.from_text(wrong)


def test_given_dice_and_then_those_of_a_seed() -> None:
    """A game taken up elsewhere: what was rolled stays, what comes is new, all can be verified."""
    old = begun(10_000)
    number = next(n for n, e in enumerate(old.entries, 1) if e.dice) + 3
    fresh = Journal.begin(registry.game(GAME), seed=bytes(32)).header
    fresh.given = number
    dice = GivenDice(
        rolled_by(old, 0)[: len(rolled_by(old, 0)) - len(rolled_by(old, number))],
        HmacDice(bytes(32)),
    )
    journal = Journal(old.game, fresh, dice)
    for entry in old.entries[:number]:
        journal.play(entry.text)
    assert not journal.can_undo
    play(journal, 10_000, 9)
    journal.verify()
    after = rolled_by(journal, number)
    source = HmacDice(bytes(32))
    assert after == [source.d6() for _ in after]
    assert after
    for secret in (True, False):
        again = Journal.from_text(journal.to_text(secret=secret))
        again.verify()
        assert again.entries == journal.entries


def test_whoever_reads_may_stop_it() -> None:
    """A watch is asked before every action."""
    numbers: list[int] = []

    def watch(number: int) -> None:
        numbers.append(number)
        if number == 5:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        Journal.from_text(begun().to_text(), watch=watch)
    assert numbers == [1, 2, 3, 4, 5]
