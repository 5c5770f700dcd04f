import { and, asc, eq, gt, inArray, lt, max, or, sql, type SQL } from 'drizzle-orm';
import { blockedByTimeOff, type BlockedTime } from '@daybook/schema/rules/blocked-times';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { TimeOffRow } from '../database/calendar-tables.ts';
import { eventPeople, venues, type ResourceRow } from '../database/catalogue-tables.ts';
import type { Transaction } from '../database/database.ts';
import { isToCome } from '../database/expressions.ts';
import type { BusinessRow } from '../database/tables.ts';

interface Asked {
  business: BusinessRow;
  off: TimeOffRow;
  /** The person or place; null for the whole business. */
  resource: ResourceRow | null;
  now: number;
}

export async function findBookingsIn(tx: Transaction, asked: Asked): Promise<number[]> {
  const { business, resource, now } = asked;
  const isOf = and(
    eq(bookings.businessId, business.id),
    isToCome(now),
    resource ? isOfResource(tx, resource) : undefined,
  );
  const [last] = await tx
    .select({ startsAt: max(bookings.startsAt) })
    .from(bookings)
    .where(isOf);
  if (last?.startsAt == null) return [];
  const blocked = blockedUntil(asked, last.startsAt);
  const [from, to] = [blocked[0]?.startsAt, blocked.at(-1)?.endsAt];
  if (from === undefined || to === undefined) return [];
  const found = await tx
    .select({ id: bookings.id, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(isOf, lt(bookings.startsAt, to), gt(bookings.endsAt, from)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found
    .filter((one) => blocked.some(({ startsAt, endsAt }) => startsAt < one.endsAt && endsAt > one.startsAt))
    .map(({ id }) => id);
}

/** Ignores bookings that are further ahead. */
const YEARS_AHEAD = 10;

function blockedUntil({ business: { timezone }, off, now }: Asked, lastStart: number): BlockedTime[] {
  const today = todayIn(timezone, now);
  const end = addDays(today, YEARS_AHEAD * 365);
  const last = todayIn(timezone, lastStart);
  return blockedByTimeOff(off, today, last < end ? last : end, timezone);
}

/** Includes a person's day events only if nobody else leads them. */
function isOfResource(tx: Transaction, { id, kind }: ResourceRow): SQL | undefined {
  if (kind === 'place') {
    const ofPlace = tx.select({ id: venues.id }).from(venues).where(eq(venues.resourceId, id));
    return inArray(bookings.venueId, ofPlace);
  }
  const led = sql`select 1 from ${eventPeople} led where led.event_id = ${bookings.eventId}`;
  return or(
    eq(bookings.personId, id),
    and(
      eq(bookings.kind, 'day_event'),
      sql`exists (${led} and led.resource_id = ${id}) and not exists (${led} and led.resource_id <> ${id})`,
    ),
  );
}

/** Returns whole bookings in the order of the ids. */
export async function loadBookings(tx: Transaction, ids: readonly number[]): Promise<BookingRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(bookings)
          .where(inArray(bookings.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
