/** Compares promised moves and offers with the database. Each check returns a sentence for each breach. */

import type { BookingRow, ClaimRow, OfferRow, WaitingEntryRow } from '../../src/database/booking-tables.ts';
import { WAITING_OFFER } from '../../src/waiting-list/waiting-emails.ts';
import { grouped } from '../../test/grouped.ts';
import type { Ledger } from '../ledger.ts';
import type { EmailRow } from './emails.ts';

/**
 * Checks that a booking is where its customer was last told it is, or where somebody asked for it without a
 * clear response.
 */
export function lostMoves(
  { starts, startsAsked }: Pick<Ledger, 'starts' | 'startsAsked'>,
  bookings: readonly BookingRow[],
): string[] {
  return bookings.flatMap(({ reference, status, startsAt }) => {
    const told = starts.get(reference);
    const isKnown = told === undefined || told === startsAt || startsAsked.get(reference)?.has(startsAt);
    return status === 'cancelled' || isKnown
      ? []
      : [`${reference} is at ${iso(startsAt)}, and its customer was told ${iso(told)}`];
  });
}

/** The start that a confirmation, or an email about a move, tells the customer. */
export interface ToldTime {
  id: number;
  bookingId: number;
  startsAt: number;
}

/** Checks that the newest email that tells a customer their time has the present one. */
export function staleTimes(bookings: readonly BookingRow[], told: readonly ToldTime[]): string[] {
  const byBooking = grouped(told, ({ bookingId }) => bookingId);
  return bookings.flatMap(({ id, reference, status, startsAt }) => {
    const newest = byBooking.get(id)?.reduce((last, email) => (email.id > last.id ? email : last));
    return status === 'cancelled' || !newest || newest.startsAt === startsAt
      ? []
      : [`${reference} is at ${iso(startsAt)}, and the newest email about it says ${iso(newest.startsAt)}`];
  });
}

export interface OfferFacts {
  offers: readonly OfferRow[];
  entries: readonly Pick<WaitingEntryRow, 'id' | 'attendeeEmail'>[];
  claims: readonly ClaimRow[];
  bookings: readonly BookingRow[];
  emails: readonly EmailRow[];
  /** By the servers' clocks, milliseconds since 1970. */
  now: number;
}

/**
 * Checks that acknowledged offers exist, and that each is as its customer was told: taken by one booking,
 * declined, or neither.
 */
export function lostOffers({ offers: promised }: Pick<Ledger, 'offers'>, facts: OfferFacts): string[] {
  const rows = new Map(facts.offers.map((row) => [row.id, row]));
  const references = new Map(facts.bookings.map(({ id, reference }) => [id, reference]));
  return [...promised].flatMap(([id, { answer }]) => {
    const row = rows.get(id);
    if (!row) return [`offer ${id} was acknowledged and is lost`];
    const { outcome, bookingId } = row;
    const isTaken = outcome === 'taken';
    if (answer?.asked === 'taken' && answer.isDone === true)
      return isTaken && references.get(bookingId ?? 0) === answer.reference
        ? []
        : [`offer ${id} was taken by ${answer.reference}, and is ${outcome ?? 'open'}`];
    if (answer?.asked === 'declined' && answer.isDone === true)
      return outcome === null || isTaken ? [`offer ${id} was declined, and is ${outcome ?? 'open'}`] : [];
    const isUnasked = !answer || answer.isDone === false;
    return isUnasked && (isTaken || outcome === 'declined')
      ? [`offer ${id} is ${outcome}, and nobody was told`]
      : [];
  });
}

/**
 * Checks that an open offer holds its time and has one email, and that an ended one holds nothing.
 */
export function wrongOffers({ offers, entries, claims, emails }: OfferFacts): string[] {
  const claimed = grouped(claims, ({ offerId }) => offerId);
  const mails = grouped(
    emails.filter(({ kind }) => kind === WAITING_OFFER),
    ({ recipient }) => recipient,
  );
  const addresses = new Map(entries.map(({ id, attendeeEmail }) => [id, attendeeEmail]));
  const offered = grouped(offers, ({ entryId }) => addresses.get(entryId));
  const isHeld = ({ kind, outcome }: OfferRow) => kind === 'held' && outcome === null;
  const known = new Set(offers.map(({ id }) => id));
  return [
    ...offers.flatMap((offer) => {
      const count = claimed.get(offer.id)?.length ?? 0;
      return isHeld(offer) === count > 0
        ? []
        : [`offer ${offer.id} is ${offer.outcome ?? 'open'}, and holds ${count}`];
    }),
    ...claims
      .filter(({ offerId }) => offerId !== null && !known.has(offerId))
      .map(({ id }) => `claim ${id} is held by no offer`),
    ...[...mails].flatMap(([recipient, all]) => {
      const theirs = offered.get(recipient)?.length ?? 0;
      return all.length > theirs ? [`${recipient} has ${all.length} emails about ${theirs} offers`] : [];
    }),
  ];
}

/** Checks that everybody who is offered a time is emailed while they can take it. */
export function offersUntold(
  { offers: promised }: Pick<Ledger, 'offers'>,
  { offers, emails, now }: OfferFacts,
): string[] {
  const told = new Set(emails.filter(({ kind }) => kind === WAITING_OFFER).map(({ recipient }) => recipient));
  return offers
    .filter(({ outcome, expiresAt }) => outcome === null && (expiresAt ?? 0) > now)
    .filter(({ id }) => promised.has(id) && !told.has(promised.get(id)?.email ?? ''))
    .map(({ id }) => `offer ${id} is open, and nobody is emailed about it`);
}

const iso = (instant: number) => new Date(instant).toISOString();
