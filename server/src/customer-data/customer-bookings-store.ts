import { and, count, desc, eq, gt, inArray, isNotNull, max, or, sql, type SQL } from 'drizzle-orm';
import { DAY } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Reader } from '../database/database.ts';
import { emails, type EmailRow } from '../database/email-tables.ts';
import { belongTo } from '../database/expressions.ts';
import { countRows, firstOf, one } from '../database/prepared.ts';

/**
 * Identifies a customer's bookings: those of that address at that business, in any spelling, and those
 * without an address that the owner added for the same customer.
 */
export interface Customer {
  businessId: number;
  address: string;
}

/** Milliseconds. An appointment ends on the day after its event's at the latest, so none is longer. */
const LONGEST_APPOINTMENT = 3 * DAY;

const hasAddress = ({ businessId, address }: Customer): SQL | undefined =>
  and(eq(bookings.businessId, businessId), eq(bookings.normalisedEmail, normalisedEmail(address)));

/** Selects customers who have the address, now or in a booking: several if the owner hasn't merged them. */
export const customersWith = ({ businessId, address }: Customer): SQL => sql`(
  select ${customers.id} from ${customers}
  where ${customers.businessId} = ${businessId} and ${customers.normalisedEmail} = ${normalisedEmail(address)}
  union all
  select theirs.customer_id from ${bookings} theirs
  where theirs.business_id = ${businessId} and theirs.normalised_email = ${normalisedEmail(address)}
)`;

export const isWithoutAddress = eq(bookings.normalisedEmail, NO_EMAIL);

export function isOfCustomer(customer: Customer): SQL | undefined {
  const isWalkIn = and(
    eq(bookings.businessId, customer.businessId),
    isWithoutAddress,
    sql`${bookings.customerId} in ${customersWith(customer)}`,
  );
  return or(hasAddress(customer), isWalkIn);
}

export const isOver = (now: number) =>
  or(eq(bookings.status, 'cancelled'), sql`${bookings.endsAt} <= ${now}`);

export const countBookings = (on: Reader, customer: Customer): Promise<number> =>
  countRows(on, bookings, isOfCustomer(customer));

/** Returns how many appointments aren't cancelled and haven't ended, and when the last of them ends. */
export function findUpcoming(
  on: Reader,
  customer: Customer,
  now: number,
): Promise<{ count: number; until: number | null }> {
  return one(
    on
      .select({ count: count(), until: max(bookings.endsAt) })
      .from(bookings)
      .where(
        and(
          isOfCustomer(customer),
          // Avoids reading all bookings that were over long ago.
          gt(bookings.startsAt, now - LONGEST_APPOINTMENT),
          gt(bookings.endsAt, now),
          sql`${bookings.status} <> 'cancelled'`,
        ),
      ),
  );
}

export const countUpcoming = async (on: Reader, customer: Customer, now: number): Promise<number> =>
  (await findUpcoming(on, customer, now)).count;

/** Returns the address's booking that starts last. */
export function latestBooking(on: Reader, customer: Customer): Promise<BookingRow | null> {
  return firstOf(
    on.select().from(bookings).where(hasAddress(customer)).orderBy(desc(bookings.startsAt)).limit(1),
  );
}

/** Newest appointment first. The page is found in the index, and only its own bookings are read. */
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
    .where(and(inArray(bookings.id, ids), belongTo(bookings, customer.businessId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type EmailOfBooking = Pick<
  EmailRow,
  'bookingId' | 'kind' | 'recipient' | 'status' | 'createdAt' | 'sentAt'
>;

/** Returns the emails about bookings that went to the customer's own address, oldest first. */
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

/** Returns the owner's note and alert. If two unmerged customers have the address, it has those of both. */
export async function saidAbout(
  on: Reader,
  customer: Customer,
): Promise<{ note: string | null; alert: string | null }> {
  const found = await on
    .select({ note: customers.note, alert: customers.alert })
    .from(customers)
    .where(
      and(
        belongTo(customers, customer.businessId),
        or(isNotNull(customers.note), isNotNull(customers.alert)),
        sql`${customers.id} in ${customersWith(customer)}`,
      ),
    )
    .orderBy(customers.id);
  const all = (texts: (string | null)[]) => texts.filter((text) => text !== null).join('\n') || null;
  return { note: all(found.map(({ note }) => note)), alert: all(found.map(({ alert }) => alert)) };
}
