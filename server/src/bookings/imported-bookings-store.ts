/** Finds bookings from a file. That alone is no reason to email most of their attendees. */

import { and, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { isPaidFor } from '../businesses/billing-status.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { belongTo, idsGiven } from '../database/expressions.ts';
import { imports } from '../database/import-tables.ts';
import { payments } from '../database/money-tables.ts';
import { prepared } from '../database/prepared.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';
import { admitImportedAddress, importedAddressesLeft } from './imported-address-store.ts';

const { placeholder } = sql;

/**
 * Returns whether the attendee may be emailed about this booking. A booking from a file is emailed only if
 * the business has a payment, and within the daily limit of new addresses. `now` is milliseconds since 1970.
 */
export async function mayEmailAttendee(
  tx: Transaction,
  { booking, business }: { booking: BookingRow; business: BusinessRow },
  now: number,
): Promise<boolean> {
  if (!(await bookingsFromFile(tx, booking.businessId, [booking])).has(booking.id)) return true;
  if (business.ownerId === null || !(await isVouchedFor(tx, business, now))) return false;
  return admitImportedAddress(tx, business.ownerId, booking.attendeeEmail, now);
}

/** Returns the ids of those of a business's bookings that came from a file. */
export async function bookingsFromFile(
  on: Reader,
  businessId: number,
  some: readonly Pick<BookingRow, 'id'>[],
): Promise<Set<number>> {
  const ids = JSON.stringify(some.map(({ id }) => id));
  return new Set((await cameFromFile(on).execute({ ids, businessId })).map(({ id }) => id));
}

/** What would happen to the upcoming imported bookings of an account's businesses if all were cancelled. */
interface ImportedAhead {
  /** Bookings whose attendees aren't emailed, because nothing was paid for their business. */
  unpaid: number;
  /** Whether the others may have more new addresses than can be emailed today. */
  isOverLimit: boolean;
}

export async function countImportedAhead(
  on: Reader,
  ownerId: number,
  owned: readonly BusinessRow[],
  now: number,
): Promise<ImportedAhead> {
  const ids: { paid: number[]; unpaid: number[] } = { paid: [], unpaid: [] };
  for (const business of owned) {
    const isPaid = await isVouchedFor(on, business, now);
    ids[isPaid ? 'paid' : 'unpaid'].push(business.id);
  }
  return {
    unpaid: await countAhead(on, ids.unpaid, now),
    isOverLimit: (await countAhead(on, ids.paid, now)) > (await importedAddressesLeft(on, ownerId, now)),
  };
}

async function countAhead(on: Reader, ids: readonly number[], now: number): Promise<number> {
  const [found] = await on
    .select({ bookings: count() })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(imports, eq(imports.businessId, businesses.id))
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
 * Only money proves that an import is genuine: a trial, or a coupon that makes it free, costs a stranger
 * nothing. A setup that an admin marked as paid was paid for in some other way. The payment still counts when
 * an admin has deactivated the business and while it closes, because customers must hear what happens to
 * their bookings.
 */
async function isVouchedFor(on: Reader, business: BusinessRow, now: number): Promise<boolean> {
  if (!isPaidFor(business, business.deletedAt ?? now)) return false;
  const paid = await paymentsOf(on).execute({ businessId: business.id });
  if (paid.length === 0) return business.paidAt !== null;
  return paid.some(({ kept, dispute }) => kept > 0 && dispute !== 'lost');
}

const paymentsOf = prepared((on: Reader) =>
  on
    .select({
      kept: sql<number>`${payments.amountPence} - ${payments.refundedPence}`,
      dispute: payments.dispute,
    })
    .from(payments)
    .where(eq(payments.businessId, placeholder('businessId')))
    .prepare(),
);

/** A business from a file is created once the whole file is here, so later bookings were made here. */
const isOlderThanBusiness = or(ne(imports.state, 'finished'), lte(bookings.createdAt, businesses.createdAt));

const cameFromFile = prepared((on: Reader) =>
  on
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(imports, eq(imports.businessId, businesses.id))
    .where(
      and(
        inArray(bookings.id, idsGiven('ids')),
        belongTo(bookings, placeholder('businessId')),
        isOlderThanBusiness,
      ),
    )
    .prepare(),
);
