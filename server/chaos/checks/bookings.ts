/** Compares what people were promised with the database. Each check returns a sentence for each breach. */

import { CUSTOMER_ERASED } from '../../src/customer-data/customer-data-facts.ts';
import type { BookingRow, ClaimRow } from '../../src/database/booking-tables.ts';
import type { TimeOffRow } from '../../src/database/calendar-tables.ts';
import type { EventRow } from '../../src/database/tables.ts';
import { grouped } from '../../test/grouped.ts';
import { overfullClasses, overlapsOfClaims } from '../../test/overlaps.ts';
import type { Ledger } from '../ledger.ts';
import type { EmailRow } from './emails.ts';

type Promises<Key extends keyof Ledger> = Pick<Ledger, Key>;

/** Checks that every booking with a 201 response exists, and is the same person's. */
export function lostBookings({ booked }: Promises<'booked'>, bookings: readonly BookingRow[]): string[] {
  const emails = new Map(bookings.map(({ reference, attendeeEmail }) => [reference, attendeeEmail]));
  return [...booked.values()]
    .filter(({ reference, email }) => emails.get(reference) !== email)
    .map(({ reference }) => `booking ${reference} was acknowledged and is lost`);
}

/** Checks that cancelled bookings stay cancelled, and that no booking is cancelled without a request. */
export function wrongCancellations(
  ledger: Promises<'booked' | 'cancelled' | 'cancelAsked' | 'deletionAsked'>,
  bookings: readonly BookingRow[],
): string[] {
  return bookings.flatMap(({ reference, status }) => {
    const promised = ledger.booked.get(reference);
    if (!promised) return [];
    const isAsked = ledger.cancelAsked.has(reference) || ledger.deletionAsked.has(promised.eventId);
    if (ledger.cancelled.has(reference) && status !== 'cancelled')
      return [`the cancellation of ${reference} was acknowledged and is undone`];
    return status === 'cancelled' && !isAsked ? [`booking ${reference} is cancelled, and nobody asked`] : [];
  });
}

/**
 * Checks that no person, place or venue is booked twice at a time, no class is overfull, every booking holds its time, and one
 * attempt makes one booking.
 */
export function doubleBookings(
  bookings: readonly BookingRow[],
  claims: readonly ClaimRow[],
  isOurs: (email: string) => boolean,
): string[] {
  const references = new Map(bookings.map(({ id, reference }) => [id, reference]));
  const nameOf = (id: number | null) => references.get(id ?? 0) ?? 'a day event';
  const claimed = new Set(claims.map(({ bookingId }) => bookingId));
  const people = grouped(bookings, ({ attendeeEmail }) => attendeeEmail);
  return [
    ...overlapsOfClaims(claims).map(
      ([one, other]) => `${nameOf(one)} and ${nameOf(other)} are booked for the same time`,
    ),
    ...overfullClasses(claims).map((name) => `the class ${name} has more people than places`),
    ...bookings
      .filter(
        ({ status, kind, eventId }) => status !== 'cancelled' && kind !== 'day_event' && eventId !== null,
      )
      .filter(({ id }) => !claimed.has(id))
      .map(({ reference }) => `${reference} holds nothing`),
    ...[...people].flatMap(([email, theirs]) =>
      isOurs(email) && theirs.length > 1 ? [`one attempt of ${email} made ${theirs.length} bookings`] : [],
    ),
  ];
}

/** Checks that nobody is booked while the whole business is off, for some hours or for whole days. */
export function bookedInTimeOff(bookings: readonly BookingRow[], timeOff: readonly TimeOffRow[]): string[] {
  return timeOff.flatMap((off) =>
    bookings
      .filter(({ businessId, status }) => businessId === off.businessId && status !== 'cancelled')
      .filter(({ eventDate }) => eventDate >= off.startsOn && eventDate <= off.endsOn)
      .filter(
        ({ startTime, endTime }) => startTime < (off.endTime ?? '24:00') && endTime > (off.startTime ?? ''),
      )
      .map(({ reference }) => `${reference} is booked in time off`),
  );
}

export function publishedTwice(events: readonly EventRow[]): string[] {
  const dates = grouped(
    events.filter(({ patternId }) => patternId !== null),
    ({ patternId, date }) => `${patternId} on ${date}`,
  );
  return [...dates].flatMap(([which, those]) =>
    those.length > 1 ? [`weekly hours ${which} are published ${those.length} times`] : [],
  );
}

/** Returns the bookings of customers who were refused, except those cancelled before they asked again. */
export function refusedYetBooked(
  { refused, booked }: Promises<'refused' | 'booked'>,
  bookings: readonly BookingRow[],
): string[] {
  return bookings
    .filter(({ status }) => status !== 'cancelled')
    .filter(({ attendeeEmail, reference }) => refused.has(attendeeEmail) && !booked.has(reference))
    .map(({ reference }) => `${reference} is booked for somebody who was refused`);
}

export function lostNames(
  { names, namesAsked }: Promises<'names' | 'namesAsked'>,
  bookings: readonly BookingRow[],
): string[] {
  return bookings.flatMap(({ reference, attendeeFirstName }) => {
    const told = names.get(reference);
    const isKnown = told === undefined || told === attendeeFirstName;
    return isKnown || namesAsked.get(reference)?.has(attendeeFirstName)
      ? []
      : [`the change of ${reference} was acknowledged and is lost`];
  });
}

/** Checks that events that an owner was told exist do so, under that name, and that deleted ones do not. */
export function wrongEvents(
  { events, deletedEvents, deletionAsked }: Promises<'events' | 'deletedEvents' | 'deletionAsked'>,
  rows: readonly EventRow[],
): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...events].flatMap(([id, { name, namesAsked }]) => {
    const row = known.get(id);
    if (deletedEvents.has(id)) return row ? [`event ${id} was deleted and is back`] : [];
    if (!row) return deletionAsked.has(id) ? [] : [`event ${id} was acknowledged and is lost`];
    return row.name === name || namesAsked.has(row.name)
      ? []
      : [`the change of event ${id} was acknowledged and is lost`];
  });
}

/** Checks that every upcoming booking of a closed business is cancelled, and each customer emailed once. */
export function wrongClosings(
  closed: ReadonlySet<number>,
  bookings: readonly BookingRow[],
  emailRows: readonly EmailRow[],
): string[] {
  const told = grouped(
    emailRows.filter(({ kind }) => kind === 'booking_withdrawn_closed'),
    ({ bookingId }) => bookingId,
  );
  return bookings
    .filter(({ businessId }) => closed.has(businessId))
    .flatMap(({ id, reference, status }) => {
      const count = told.get(id)?.length ?? 0;
      return status === 'cancelled' && count === 1
        ? []
        : [`${reference} of a closed business is ${status}, with ${count} emails about it`];
    });
}

/** Checks that an erased customer is in no booking, and in no email except the one that tells them so. */
export function wrongErasures(
  erased: ReadonlySet<string>,
  bookings: readonly BookingRow[],
  emailRows: readonly EmailRow[],
): string[] {
  return [...erased].flatMap((address) => {
    const left = bookings.filter(({ attendeeEmail }) => attendeeEmail.toLowerCase() === address).length;
    const kinds = emailRows
      .filter(({ recipient }) => recipient.toLowerCase() === address)
      .map(({ kind }) => kind);
    return left === 0 && kinds.join() === CUSTOMER_ERASED
      ? []
      : [`of ${address}, who was erased, ${left} bookings are left, and emails: ${kinds.join(', ')}`];
  });
}
