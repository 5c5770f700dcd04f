/** Reads today's bookings for running late: who takes them, and which emails their customers got. */

import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import type { BookingEmailKind } from '../bookings/emails/kinds.ts';
import { bookings, claims } from '../database/booking-tables.ts';
import { eventPeople, resources, venues } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { idsGiven } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { TodaysBooking } from './late-today.ts';

/** The emails that say when today's appointment starts. */
export const DELAY_EMAILS = ['booking_delayed', 'booking_on_time'] as const satisfies BookingEmailKind[];

const { placeholder } = sql;

/** Returns the bookings of a date that take a time, in order of start. */
export async function loadTodays(
  on: Reader,
  { id, timezone }: Pick<BusinessRow, 'id' | 'timezone'>,
  date: string,
): Promise<TodaysBooking[]> {
  const rows = await ofDate(on).execute({
    businessId: id,
    from: startOfDate(date, timezone),
    to: startOfDate(addDays(date, 1), timezone),
  });
  const startEmails = await loadStartEmails(
    on,
    rows.map((row) => row.id),
  );
  return rows.map(({ placeId, atOnce, leaderId, clearAt, ...row }) => ({
    ...row,
    clearAt: clearAt === null ? row.endsAt : Math.max(clearAt, row.endsAt),
    resourceIds: [row.personId, placeId, row.kind === 'day_event' ? leaderId : null].filter(
      (resourceId) => resourceId !== null,
    ),
    line: lineOf(row, atOnce === 1 ? placeId : null),
    startEmails: (startEmails.get(row.id) ?? []).filter((email) => email.startsAt === row.startsAt),
  }));
}

interface Taken {
  kind: 'time_slot' | 'service' | 'day_event';
  personId: number | null;
  eventId: number | null;
  venueId: number | null;
}

function lineOf({ kind, personId, eventId, venueId }: Taken, placeId: number | null): string {
  if (kind === 'day_event') return `event ${eventId}`;
  if (personId !== null) return `person ${personId}`;
  return placeId === null ? `event ${eventId} venue ${venueId}` : `place ${placeId}`;
}

/** The part of such an email's facts that is needed here. */
const startFacts = z.object({ startsAt: z.int(), expectedAt: z.int().nullable() });

async function loadStartEmails(
  on: Reader,
  ids: readonly number[],
): Promise<Map<number, TodaysBooking['startEmails']>> {
  const rows = await startEmailsOf(on).execute({ ids: JSON.stringify(ids) });
  const startEmails = new Map<number, TodaysBooking['startEmails']>();
  for (const { id, bookingId, kind, status, createdAt, payload } of rows) {
    const facts = startFacts.safeParse(payload);
    if (bookingId === null || !facts.success) continue;
    const { startsAt, expectedAt } = facts.data;
    const isLate = kind === 'booking_delayed';
    const email = { id, startsAt, isLate, at: (isLate && expectedAt) || startsAt, status, createdAt };
    startEmails.set(bookingId, [...(startEmails.get(bookingId) ?? []), email]);
  }
  return startEmails;
}

const ofDate = prepared((on: Reader) =>
  on
    .select({
      id: bookings.id,
      kind: bookings.kind,
      eventId: bookings.eventId,
      venueId: bookings.venueId,
      personId: bookings.personId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      placeId: venues.resourceId,
      atOnce: resources.atOnce,
      clearAt: sql<number | null>`(
        select max(${claims.endsAt}) from ${claims} where ${claims.bookingId} = ${bookings.id}
      )`,
      /** The person of a day event that has only one. */
      leaderId: sql<number | null>`(
        select min(${eventPeople.resourceId}) from ${eventPeople}
        where ${eventPeople.eventId} = ${bookings.eventId} having count(*) = 1
      )`,
    })
    .from(bookings)
    .leftJoin(venues, eq(venues.id, bookings.venueId))
    .leftJoin(resources, eq(resources.id, venues.resourceId))
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        gte(bookings.startsAt, placeholder('from')),
        lt(bookings.startsAt, placeholder('to')),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .prepare(),
);

const startEmailsOf = prepared((on: Reader) =>
  on
    .select({
      id: emails.id,
      bookingId: emails.bookingId,
      kind: emails.kind,
      status: emails.status,
      createdAt: emails.createdAt,
      payload: emails.payload,
    })
    .from(emails)
    .where(and(inArray(emails.bookingId, idsGiven('ids')), inArray(emails.kind, [...DELAY_EMAILS])))
    .orderBy(asc(emails.id))
    .prepare(),
);
