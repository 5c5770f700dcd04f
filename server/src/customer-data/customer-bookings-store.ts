/** What a business holds about one of its customers. */
import { and, count, desc, eq, gt, inArray, max, or, sql, type SQL } from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { Reader } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { emails, type EmailRow } from '../database/email-tables.ts';

/** Whose bookings are meant: those of that address at that business, however it is spelled. */
export interface Customer {
  businessId: number;
  address: string;
}

/** Milliseconds. An appointment ends on the day after its event's at the latest, so that none is longer. */
const LONGEST_APPOINTMENT = 3 * 86_400_000;

export function isOfCustomer({ businessId, address }: Customer): SQL | undefined {
  return and(eq(bookings.businessId, businessId), eq(bookings.normalisedEmail, normalisedEmail(address)));
}

/** Whether nobody comes for it any more: it is cancelled, or the appointment has ended. */
export const isOver = (now: number) =>
  or(eq(bookings.status, 'cancelled'), sql`${bookings.endsAt} <= ${now}`);

export async function countBookings(on: Reader, customer: Customer): Promise<number> {
  const [counted] = await on.select({ count: count() }).from(bookings).where(isOfCustomer(customer));
  return counted?.count ?? 0;
}

/** Appointments that are not cancelled and have not ended: how many, and when the last of them ends; null where there is none. */
export async function findToCome(
  on: Reader,
  customer: Customer,
  now: number,
): Promise<{ count: number; until: number | null }> {
  const [found] = await on
    .select({ count: count(), until: max(bookings.endsAt) })
    .from(bookings)
    .where(
      and(
        isOfCustomer(customer),
        // Spares the reading of all that were over long ago.
        gt(bookings.startsAt, now - LONGEST_APPOINTMENT),
        gt(bookings.endsAt, now),
        sql`${bookings.status} <> 'cancelled'`,
      ),
    );
  return found ?? { count: 0, until: null };
}

export const countToCome = async (on: Reader, customer: Customer, now: number): Promise<number> =>
  (await findToCome(on, customer, now)).count;

/** The one that starts last; null when there is none. */
export function latestBooking(on: Reader, customer: Customer): Promise<BookingRow | null> {
  return firstOf(
    on.select().from(bookings).where(isOfCustomer(customer)).orderBy(desc(bookings.startsAt)).limit(1),
  );
}

/** Newest appointment first. The page is cut in the index, and only its own bookings are read. */
export async function cutBookings(
  on: Reader,
  customer: Customer,
  limit: number,
  offset: number,
): Promise<BookingRow[]> {
  const cut = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(isOfCustomer(customer))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
    .offset(offset);
  const ids = cut.map(({ id }) => id);
  const rows = await on
    .select()
    .from(bookings)
    .where(and(inArray(bookings.id, ids), eq(bookings.businessId, customer.businessId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type EmailOfBooking = Pick<
  EmailRow,
  'bookingId' | 'kind' | 'recipient' | 'status' | 'createdAt' | 'sentAt'
>;

/** The emails about bookings that were written to the customer's own address, oldest first. */
export function emailsToCustomer(
  on: Reader,
  { address }: Customer,
  bookingIds: readonly number[],
): Promise<EmailOfBooking[]> {
  return on
    .select({
      bookingId: emails.bookingId,
      kind: emails.kind,
      recipient: emails.recipient,
      status: emails.status,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .where(
      and(
        inArray(emails.bookingId, [...bookingIds]),
        eq(emails.normalisedRecipient, normalisedEmail(address)),
      ),
    )
    .orderBy(emails.id);
}
