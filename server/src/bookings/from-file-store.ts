/** Which bookings are here because of a file alone: their attendees are not written to (decision 112). */
import { and, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { hasPaid } from '../businesses/standing.ts';
import { arrivals } from '../database/arrival-tables.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';

const { placeholder } = sql;

/**
 * True for a booking that came with a file into a business that is neither paid for nor on trial here. `now` is
 * milliseconds since 1970.
 */
export async function isOfFileAlone(
  on: Reader,
  { booking, business }: { booking: BookingRow; business: BusinessRow },
  now: number,
): Promise<boolean> {
  if (isVouchedFor(business, now)) return false;
  const { id: bookingId, businessId } = booking;
  return (await firstOf(cameFromFile(on).execute({ bookingId, businessId }))) !== null;
}

/** How many bookings to come of these businesses are here because of a file alone. */
export async function countOfFileAlone(
  on: Reader,
  owned: readonly BusinessRow[],
  now: number,
): Promise<number> {
  const ids = owned.filter((business) => !isVouchedFor(business, now)).map(({ id }) => id);
  const [found] = await on
    .select({ bookings: count() })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(arrivals, eq(arrivals.businessId, businesses.id))
    .where(
      and(
        inArray(bookings.businessId, ids),
        gt(bookings.startsAt, now),
        ne(bookings.status, 'cancelled'),
        isOlderThanBusiness,
      ),
    );
  return found?.bookings ?? 0;
}

/**
 * A payment or a trial vouches for what a business brought, also once an admin has switched it off: its customers
 * must still hear of what becomes of their bookings. What closes counts as it stood then, since its bookings are
 * cancelled afterwards.
 */
function isVouchedFor(business: BusinessRow, now: number): boolean {
  return hasPaid(business, business.deletedAt ?? now);
}

/** A business that came from a file is made when all of it is there: what was booked here is later than that. */
const isOlderThanBusiness = or(ne(arrivals.state, 'finished'), lte(bookings.createdAt, businesses.createdAt));

const cameFromFile = prepared((on: Reader) =>
  on
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(arrivals, eq(arrivals.businessId, businesses.id))
    .where(
      and(
        eq(bookings.id, placeholder('bookingId')),
        eq(bookings.businessId, placeholder('businessId')),
        isOlderThanBusiness,
      ),
    )
    .prepare(),
);
