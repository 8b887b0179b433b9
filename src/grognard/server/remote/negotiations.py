"""Offers and what comes of them; calling off, claiming on time, handing a seat over."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from grognard.kernel.journal import Journal
from grognard.server.opponents import check_player
from grognard.server.peers import retried
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks, consent
from grognard.server.remote.consent import PERSON, SWAP
from grognard.server.remote.messages import Answer, Claim, MakeOffer, TakeOver
from grognard.server.storage import Chair, Connection, Offer, Record, Status, Terms
from grognard.server.storage.tables import add_entry, insert
from grognard.server.storage.terms import Declined
from grognard.server.tables import Table
from grognard.server.visitors import hashed

if TYPE_CHECKING:
    from grognard.server.messages import TableShown
    from grognard.server.sitting import Sitting
from grognard.server.table_service import TableService


class Negotiations:
    """What persons at a table settle between themselves."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    # --- offers ----------------------------------------------------------------------------

    @retried
    async def offer(
        self, table: str, visitor: str | None, wish: MakeOffer, language: str
    ) -> TableShown:
        """A seat proposes something; where nobody else need agree, it is done."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            if wish.version != here.version_for([wish.seat]):
                raise Refusal(409, "old-version", version=here.version_for([wish.seat]))
            consent.check(here, wish.seat, wish.kind, wish.detail)
            await self._propose(sitting, wish)
            here = sitting.table
            # A person who has handed the seat over is an onlooker.
            seat = wish.seat if wish.seat in here.seats_of(visitor) else None
            return here.show(visitor, seat, language)

    async def _propose(self, sitting: Sitting, wish: MakeOffer) -> None:
        here = sitting.table
        terms = here.terms
        own = [o for o in terms.offers if (o.seat, o.kind) == (wish.seat, wish.kind)]
        offer = _made(here, wish)
        if consent.waits(here, offer) and not _waited_long(own, wish.kind):
            same = [o for o in consent.standing(here) if _same(here, o, offer)]
            if same:
                await self._agree(sitting, same[0], wish.seat)
                return
            terms.offers = [o for o in consent.standing(here) if o not in own] + [offer]
            terms.last_offer = offer.number
            await self.service.keep_terms(sitting)
            for seat in consent.waits(here, offer):
                self.service.notices.post(here, seat, "offer")
            return
        await self._carry_out(sitting, offer)

    @retried
    async def answer(
        self, table: str, visitor: str | None, number: int, wish: Answer, language: str
    ) -> TableShown:
        """A seat agrees to an offer, declines it, or withdraws its own."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            offer = next((o for o in consent.standing(here) if o.number == number), None)
            if offer is None:
                raise Refusal(409, "offer-gone", version=here.version_for([wish.seat]))
            if not wish.agree:
                here.terms.offers.remove(offer)
                if wish.seat != offer.seat:
                    here.terms.declined = Declined(number, offer.seat, offer.kind, wish.seat)
                await self.service.keep_terms(sitting)
            elif wish.seat not in consent.waits(here, offer):
                raise Refusal(409, "not-asked", version=here.version_for([wish.seat]))
            else:
                await self._agree(sitting, offer, wish.seat)
            return sitting.table.show(visitor, wish.seat, language)

    async def _agree(self, sitting: Sitting, offer: Offer, seat: str) -> None:
        offer.agreed.append(seat)
        if consent.waits(sitting.table, offer):
            await self.service.keep_terms(sitting)
        else:
            await self._carry_out(sitting, offer)

    # --- what comes of them ----------------------------------------------------------------

    async def _carry_out(self, sitting: Sitting, offer: Offer) -> None:
        here = sitting.table
        # It may have been possible when it was offered and not be any more.
        consent.check(here, offer.seat, offer.kind, offer.detail)
        if offer.kind == consent.SUBSTITUTE and offer.detail != PERSON:
            self.service.check_thoughts(here, check_player(offer.detail))
        here.terms.offers = [
            o
            for o in consent.standing(here)
            if o.kind != offer.kind or o.kind == consent.SUBSTITUTE
        ]
        with suppress(ValueError):
            here.terms.offers.remove(offer)
        here.terms.last_offer = max(here.terms.last_offer, offer.number)
        before, asked = clocks.running(here), here.asked
        if offer.kind == consent.TAKE_BACK:
            await self._take_back(sitting, offer.seat, before)
        elif offer.kind == consent.REMATCH:
            await self._rematch(sitting, offer)
            return
        else:
            self._settle(here, offer)
            clocks.passed(here, before)
            await self.service.keep_terms(sitting)
        if here.over:
            self.service.notices.ended(here)
        elif here.asked != asked:
            self.service.notices.moved(here, asked)
        self.service.pass_on(sitting)

    def _settle(self, here: Table, offer: Offer) -> None:
        """What changes terms, chairs or the end, and nothing else."""
        terms = here.terms
        if offer.kind == consent.DRAW:
            here.end("draw")
        elif offer.kind == consent.PACE:
            clocks.wind(terms, offer.detail, list(here.chairs))
        elif offer.kind == consent.SUBSTITUTE and offer.detail == PERSON:
            terms.invitations[offer.seat] = ""
        elif offer.kind == consent.SUBSTITUTE:
            _seat_computer(here, offer.seat, offer.detail)
        else:
            terms.paused = offer.kind == consent.PAUSE

    async def _take_back(self, sitting: Sitting, seat: str, before: str | None) -> None:
        here = sitting.table
        number = consent.take_back_to(here, seat)
        assert number is not None
        entry = here.go_back(number, seat)
        clocks.passed(here, before)
        last = len(here.journal.entries)

        def rows(db: Connection) -> None:
            db.execute("DELETE FROM actions WHERE table_id = ? AND number >= ?", (here.id, last))
            add_entry(db, here.id, last, entry)

        await self.service.keep_terms(sitting, rows)

    async def _rematch(self, sitting: Sitting, offer: Offer) -> None:
        here = sitting.table
        record = rematch_of(here, offer)
        table = Table(record)
        if table.thinking:
            self.service.check_thoughts(table)
        here.terms.next = record.id
        clocks.passed(table, None)
        record.status = table.status
        await self.service.keep_terms(sitting, lambda db: insert(db, record))
        self.service.lay(table)

    # --- alone -----------------------------------------------------------------------------

    @retried
    async def abort(self, table: str, visitor: str | None, seat: str, language: str) -> TableShown:
        """A game that has hardly begun is called off."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, seat)
            if here.over:
                raise Refusal(409, "over", version=here.version)
            if not consent.may_abort(here):
                raise Refusal(409, "too-late-to-abort", version=here.version_for([seat]))
            await self._end(sitting, "aborted", "", seat)
            return here.show(visitor, seat, language)

    @retried
    async def claim(
        self, table: str, visitor: str | None, wish: Claim, language: str
    ) -> TableShown:
        """The time of the asked seat is up, and another takes what follows from it."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            late = clocks.up(here)
            if late is None or late not in consent.others(here, wish.seat):
                raise Refusal(409, "time-not-up", version=here.version_for([wish.seat]))
            if wish.take == "win" and late not in here.opponents(wish.seat):
                raise Refusal(409, "not-your-win", version=here.version_for([wish.seat]))
            if wish.take == "win":
                await self._end(sitting, "time", late, wish.seat)
            else:
                self.service.check_thoughts(here, check_player(wish.take))
                before = clocks.running(here)
                _seat_computer(here, late, wish.take)
                clocks.passed(here, before)
                await self.service.keep_terms(sitting)
                self.service.pass_on(sitting)
            return here.show(visitor, wish.seat, language)

    async def _end(self, sitting: Sitting, kind: str, seat: str, by: str) -> None:
        here = sitting.table
        before = clocks.running(here)
        here.end(kind, seat)
        clocks.passed(here, before)
        await self.service.keep_terms(sitting)
        self.service.notices.ended(here, by)

    # --- substitutes -----------------------------------------------------------------------

    @retried
    async def invite(self, table: str, visitor: str | None, seat: str) -> str:
        """A secret with which another may take over the seat."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, seat)
            if here.over or seat not in here.terms.invitations:
                raise Refusal(409, "no-substitute", version=here.version_for([seat]))
            secret = secrets.token_urlsafe(24)
            here.terms.invitations[seat] = hashed(secret)
            await self.service.keep_terms(sitting)
            return secret

    async def check_invited(self, table: str, visitor: str, wish: TakeOver) -> None:
        """Raises Refusal if somebody may not take a seat over."""
        async with self.service.at(table) as sitting:
            _check_invited(sitting.table, visitor, wish)

    @retried
    async def take_over(
        self, table: str, visitor: str, name: str | None, wish: TakeOver, language: str
    ) -> TableShown:
        """A substitute takes the seat."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            _check_invited(here, visitor, wish)
            chair = here.chairs[wish.seat]
            chair.person, chair.player, chair.name = visitor, None, name
            here.terms.held.add((wish.seat, visitor))
            del here.terms.invitations[wish.seat]
            await self.service.keep_terms(sitting)
            self.service.notices.seated(here, wish.seat)
            return here.show(visitor, wish.seat, language)


def _check_invited(here: Table, visitor: str, wish: TakeOver) -> None:
    kept = here.terms.invitations.get(wish.seat) or "-"
    if here.over or not hmac.compare_digest(kept, hashed(wish.invitation)):
        raise Refusal(403, "no-invitation")
    consent.check_side(here, visitor, wish.seat)


def _made(here: Table, wish: MakeOffer) -> Offer:
    number = here.terms.last_offer + 1
    at = clocks.time()
    return Offer(number, wish.seat, wish.kind, wish.detail, here.settled_version, at)


def _same(here: Table, old: Offer, new: Offer) -> bool:
    """Whether another seat offered the same; take-backs and substitutes never are the same."""
    own = new.kind in (consent.TAKE_BACK, consent.SUBSTITUTE)
    same = (old.kind, old.detail) == (new.kind, new.detail)
    return same and not own and new.seat in consent.waits(here, old)


def _waited_long(own: list[Offer], kind: str) -> bool:
    """Nobody can keep a table paused for ever by not answering."""
    return kind == consent.RESUME and any(o.created <= clocks.time() - consent.ALONE for o in own)


def _seat_computer(here: Table, seat: str, word: str) -> None:
    chair = here.chairs[seat]
    chair.person, chair.name, chair.player = None, None, check_player(word)
    here.terms.invitations.pop(seat, None)


def rematch_of(here: Table, offer: Offer) -> Record:
    """The same game again, each on the same seat or everyone one seat further."""
    header = here.journal.header
    seats = list(here.chairs)
    shift = 1 if offer.detail == SWAP else 0
    old = [here.chairs[seats[(n + shift) % len(seats)]] for n in range(len(seats))]
    chairs = {s: Chair(c.person, c.player, c.name) for s, c in zip(seats, old, strict=True)}
    players = {seat: chair.player or "human" for seat, chair in chairs.items()}
    switches = dict.fromkeys(header.options, True)
    fresh = Journal.begin(
        here.game, header.scenario, edition=header.edition, players=players, **switches
    ).header
    terms = Terms(opened_by=here.chairs[offer.seat].person)
    clocks.wind(terms, here.terms.pace, seats)
    status = Status(0, None, over=False, settled=True)
    return Record(secrets.token_urlsafe(12), fresh, chairs, status, terms=terms)
