/** Describes what is in the way of a booking that an owner adds or moves. */

import { and, asc, eq, gt, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { AddBookingRequest } from '@daybook/schema/contract/customers';
import type { OwnerMoveRequest } from '@daybook/schema/contract/owner-move';
import { MINUTE } from '@daybook/schema/figures/periods';
import type { BlockedTime } from '@daybook/schema/rules/blocked-times';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import {
  ALL_PLACES_TAKEN,
  alreadyHasPlace,
  bookedConflict,
  busyConflict,
  dayEventConflict,
  holidayConflict,
  lateConflict,
  offConflict,
  outsideHoursConflict,
  TIME_NOT_FREE,
} from '@daybook/schema/words/owner-booking-texts';
import { SOMEBODY_WAITING } from '@daybook/schema/words/waiting-list-texts';
import { bookings, claims, offers } from '../../database/booking-tables.ts';
import type { VenueRow } from '../../database/catalogue-tables.ts';
import type { Reader } from '../../database/database.ts';
import { events } from '../../database/tables.ts';
import type { EventPersonRow, RuledEvent } from '../../diary/contents-store.ts';
import { LONGEST_CLAIM } from '../../resources/claims-store.ts';

/** Instants are milliseconds since 1970. */
interface OwnTime {
  startsAt: number;
  endsAt: number;
  bufferMinutes: number;
  /** Null if the event names nobody. */
  person: EventPersonRow | null;
  venue: VenueRow | null;
  /** Bookings that leave their times, so that they are no conflict. */
  own: readonly number[];
}

/** Returns whether the owner takes the time despite its conflicts, of which they must have seen each. */
export const isAllowed = (
  { allow_overlap, seen_conflicts: seen }: Pick<OwnerMoveRequest, 'allow_overlap' | 'seen_conflicts'>,
  conflicts: readonly string[],
): boolean => allow_overlap && (seen === undefined || conflicts.every((conflict) => seen.includes(conflict)));

/** Returns at least one text, because the event offers the time and it isn't free. */
export async function conflictsAt(on: Reader, contents: RuledEvent, time: OwnTime): Promise<string[]> {
  if (contents.event.type === 'day_event') return [ALL_PLACES_TAKEN];
  const all = await overlapsAt(on, contents, time);
  if (all.length > 0) return all;
  return [time.person === null ? TIME_NOT_FREE : outsideHoursConflict(time.person.name)];
}

/** Returns whether somebody with that name or address has a place at the day event already. */
export async function placesHad(
  on: Reader,
  { id, type, name }: RuledEvent['event'],
  asked: Pick<AddBookingRequest, 'attendee_first_name' | 'attendee_last_name' | 'attendee_email'>,
): Promise<string[]> {
  if (type !== 'day_event') return [];
  const attending = await on
    .select({
      first: bookings.attendeeFirstName,
      last: bookings.attendeeLastName,
      email: bookings.normalisedEmail,
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, id), ne(bookings.status, 'cancelled')))
    .orderBy(asc(bookings.id));
  const email = asked.attendee_email === null ? null : normalisedEmail(asked.attendee_email);
  const nameOf = (first: string, last: string) => `${first} ${last}`.trim();
  const who = nameOf(asked.attendee_first_name, asked.attendee_last_name).toLowerCase();
  return attending
    .map(({ first, last, ...one }) => ({ ...one, name: nameOf(first, last) }))
    .filter((one) => one.name.toLowerCase() === who || one.email === email)
    .slice(0, 1)
    .map((one) => alreadyHasPlace(one.name, name));
}

/** Returns what else takes place then, and what blocks the time. */
export async function overlapsAt(on: Reader, contents: RuledEvent, time: OwnTime): Promise<string[]> {
  const { rules } = contents;
  const { person, venue } = time;
  const nameOf = (id: number | null) => [person, venue].find((one) => one?.resourceId === id)?.name ?? null;
  const taken = (await takenAt(on, contents, time)).map((one) =>
    one.isOfClass
      ? ALL_PLACES_TAKEN
      : one.eventName === null
        ? bookedConflict(nameOf(one.resourceId), one.customer, one.startTime)
        : dayEventConflict(nameOf(one.resourceId), one.eventName, one.startTime),
  );
  const blocked = rules.blocked
    .filter((one) => one.startsAt < time.endsAt && one.endsAt > time.startsAt)
    .filter(({ resourceId }) => resourceId === null || nameOf(resourceId) !== null)
    .map((one) => blockedConflict(one, nameOf(one.resourceId)));
  return [...new Set([...taken, ...blocked])];
}

function blockedConflict({ by, note }: BlockedTime, whom: string | null): string {
  switch (by) {
    case 'time off':
      return offConflict(whom);
    case 'busy':
      return busyConflict(whom);
    case 'bank holiday':
      return holidayConflict(note ?? '');
    case 'running late':
      return lateConflict(whom);
  }
}

interface Taken {
  /** Whether it is the class itself, which has too few places left. */
  isOfClass: boolean;
  resourceId: number | null;
  /** Set for a day event; null for a booking. */
  eventName: string | null;
  customer: string;
  startTime: string;
}

async function takenAt(
  on: Reader,
  { event }: RuledEvent,
  { startsAt, endsAt, bufferMinutes, person, venue, own }: OwnTime,
): Promise<Taken[]> {
  const place = venue?.atOnce === 1 ? venue.resourceId : null;
  const resources = [person?.resourceId ?? [], place ?? []].flat();
  const ofEvent = and(eq(claims.eventId, event.id), eq(claims.venueId, venue?.id ?? 0));
  const rows = await on
    .select({
      resourceId: claims.resourceId,
      session: claims.session,
      startsAt: claims.startsAt,
      eventName: events.name,
      eventStart: events.startTime,
      firstName: bookings.attendeeFirstName,
      lastName: bookings.attendeeLastName,
      startTime: bookings.startTime,
      offeredStart: offers.startTime,
    })
    .from(claims)
    .leftJoin(bookings, and(eq(bookings.id, claims.bookingId), eq(bookings.businessId, event.businessId)))
    .leftJoin(offers, and(eq(offers.id, claims.offerId), eq(offers.businessId, event.businessId)))
    .leftJoin(events, and(eq(events.id, claims.dayEventId), eq(events.businessId, event.businessId)))
    .where(
      and(
        lt(claims.startsAt, endsAt + bufferMinutes * MINUTE),
        gt(claims.endsAt, startsAt),
        gt(claims.startsAt, startsAt - LONGEST_CLAIM),
        own.length > 0 ? notInArray(sql`coalesce(${claims.bookingId}, 0)`, [...own]) : undefined,
        resources.length > 0 ? inArray(claims.resourceId, resources) : ofEvent,
      ),
    )
    .orderBy(asc(claims.startsAt), asc(claims.id));
  return rows.map((row) => ({
    isOfClass: row.startsAt === startsAt && (row.session ?? '').startsWith(`${event.id}.`),
    resourceId: row.resourceId,
    eventName: row.eventName,
    customer:
      row.offeredStart === null ? `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() : SOMEBODY_WAITING,
    startTime: row.startTime ?? row.offeredStart ?? row.eventStart ?? '',
  }));
}
