/** Cancelling on the owner's behalf all bookings that something is about to take away. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { bookings, businesses, events } from '../../database/tables.ts';
import type { BookingLetterKind } from '../letter-facts.ts';
import { prepareMarkCancelled } from '../mark-cancelled-store.ts';
import { prepareQueueLetters, type LetterAbout } from '../queue-letters-store.ts';

const { placeholder } = sql;

export interface CancelledBookings {
  bookings: number;
  /** Different email addresses, lower-cased. */
  attendees: number;
}

/**
 * For use inside the transaction that deletes events or a business's account, before its rows go: cancels
 * every booking that is not cancelled and still to begin, and queues each attendee's letter ('the business
 * has cancelled your booking', with the calendar's CANCEL). What has begun or is over stays as it was, a
 * record. The owner gets no letter for each: one click may cancel hundreds. After the commit, wake the mail
 * worker (`onMailQueued`) if any were cancelled.
 */
export function prepareCancelBookings(database: Database) {
  const markCancelled = prepareMarkCancelled(database);
  const queueLetters = prepareQueueLetters(database);
  const select = () =>
    database
      .select({ booking: bookings, business: businesses, event: events })
      .from(bookings)
      .innerJoin(businesses, eq(businesses.id, bookings.businessId))
      .leftJoin(events, eq(events.id, bookings.eventId))
      .$dynamic();
  const isOpen = and(
    // A literal: the partial index is only used where the query repeats its words.
    sql`${bookings.status} <> 'cancelled'`,
    gt(bookings.startsAt, placeholder('now')),
  );
  const ofEvent = select()
    .where(and(eq(bookings.eventId, placeholder('id')), isOpen))
    .prepare();
  const ofBusiness = select()
    .where(and(eq(bookings.businessId, placeholder('id')), isOpen))
    .prepare();

  function cancelAll(found: LetterAbout[], kind: BookingLetterKind, now: number): CancelledBookings {
    for (const about of found) {
      const booking = markCancelled(about.booking, 'owner', now);
      queueLetters({ ...about, booking }, { attendee: kind }, now);
    }
    const attendees = new Set(found.map(({ booking }) => booking.attendeeEmail.toLowerCase()));
    return { bookings: found.length, attendees: attendees.size };
  }

  return {
    ofEvents: (eventIds: readonly number[], now: number): CancelledBookings =>
      cancelAll(
        eventIds.flatMap((id) => ofEvent.all({ id, now })),
        'booking_withdrawn',
        now,
      ),
    /** For a business that closes: its letters lead to no diary. */
    ofBusiness: (businessId: number, now: number): CancelledBookings =>
      cancelAll(ofBusiness.all({ id: businessId, now }), 'booking_withdrawn_closed', now),
  };
}
