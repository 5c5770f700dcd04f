import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookings, waitingListEntries, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { idsGiven } from '../../database/expressions.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { businesses } from '../../database/tables.ts';
import { endOffersOf } from '../../waiting-list/expired-offers-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { keepChanged } from '../write-bookings-store.ts';
import { selectWithBusiness } from './cancel-bookings-store.ts';

const { placeholder } = sql;

/** Returns null if the booking isn't the business's or doesn't exist, or the business is deleted. */
export async function findBookingOf(
  on: Reader,
  businessId: number,
  reference: string,
): Promise<BookingWithBusiness | null> {
  return firstOf(byReference(on).execute({ businessId, reference: reference.toUpperCase() }));
}

/** Saves the attendees, contacts and cancel links, also in waiting list entries for an earlier time. */
export async function writeAttendees(tx: Transaction, changed: readonly BookingRow[]): Promise<void> {
  for (const booking of changed) await attendeeOf(tx).execute({ ...booking });
  await keepChanged(tx, changed);
  const ids = JSON.stringify(changed.map(({ id }) => id));
  const waiting = await entriesOf(tx).execute({ ids });
  for (const { id, bookingId, address } of waiting) {
    const booking = changed.find((one) => one.id === bookingId);
    if (!booking) continue;
    const { attendeeFirstName, attendeeLastName, attendeeEmail, normalisedEmail, attendeePhone } = booking;
    await tx
      .update(waitingListEntries)
      .set({ attendeeFirstName, attendeeLastName, attendeeEmail, normalisedEmail, attendeePhone })
      .where(eq(waitingListEntries.id, id));
    // Nobody can take what is held for a former address.
    if (address !== normalisedEmail) await endOffersOf(tx, [id], 'gone');
  }
}

/** Saves who did not come, or the owner's note. */
export async function writeOwnersMark(
  tx: Transaction,
  { id, businessId }: BookingRow,
  mark: Partial<Pick<BookingRow, 'didNotComeAt' | 'absentPlaces' | 'note'>>,
): Promise<void> {
  await tx
    .update(bookings)
    .set(mark)
    .where(and(eq(bookings.id, id), eq(bookings.businessId, businessId)));
}

const attendeeOf = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({
      attendeeFirstName: sql`${placeholder('attendeeFirstName')}`,
      attendeeLastName: sql`${placeholder('attendeeLastName')}`,
      attendeeEmail: sql`${placeholder('attendeeEmail')}`,
      normalisedEmail: sql`${placeholder('normalisedEmail')}`,
      attendeePhone: sql`${placeholder('attendeePhone')}`,
      sequence: sql`${placeholder('sequence')}`,
      cancelNonce: sql`${placeholder('cancelNonce')}`,
      cancelTokenHash: sql`${placeholder('cancelTokenHash')}`,
      idempotencyKey: sql`${placeholder('idempotencyKey')}`,
    })
    .where(and(eq(bookings.id, placeholder('id')), eq(bookings.businessId, placeholder('businessId'))))
    .prepare(),
);

const entriesOf = prepared((on: Reader) =>
  on
    .select({
      id: waitingListEntries.id,
      bookingId: waitingListEntries.bookingId,
      address: waitingListEntries.normalisedEmail,
    })
    .from(waitingListEntries)
    .where(inArray(waitingListEntries.bookingId, idsGiven('ids')))
    .prepare(),
);

const byReference = prepared((on: Reader) =>
  selectWithBusiness(on)
    .where(
      and(
        eq(bookings.reference, placeholder('reference')),
        eq(bookings.businessId, placeholder('businessId')),
        isNull(businesses.deletedAt),
      ),
    )
    .prepare(),
);
