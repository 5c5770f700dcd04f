import { eq, isNull, sql } from 'drizzle-orm';
import type { BillingStatusFacts } from '../../businesses/billing-status.ts';
import type { Database, Reader } from '../../database/database.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import { businesses } from '../../database/tables.ts';

/** A booking and its business as they are when an email about them is sent. */
export interface BookingState extends Pick<BookingRow, 'status' | 'startsAt' | 'sequence' | 'eventId'> {
  business: BillingStatusFacts & { isOpen: boolean };
}

const { paidAt, trialEndsAt, coveredUntil, isActive } = businesses;

const stateById = prepared((on: Reader) =>
  on
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      sequence: bookings.sequence,
      eventId: bookings.eventId,
      business: {
        isActive,
        paidAt,
        trialEndsAt,
        coveredUntil,
        isOpen: sql<boolean>`${isNull(businesses.deletedAt)}`.mapWith(Boolean),
      },
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(),
);

/** Reads the present state of a booking; null when it is gone. */
export function createStateOfBooking({ read }: Database): (id: number) => Promise<BookingState | null> {
  return (id) => firstOf(stateById(read).execute({ id }));
}
