import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { isOwner } from '../businesses/access-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import { businesses, events, users } from '../database/tables.ts';

interface ReminderBatch {
  /** Bookings looked at; fewer than asked for when none is left. */
  seen: number;
  queued: number;
}

/** Takes up to `limit` bookings whose reminder is due, and queues the reminders that are still wanted. */
export async function queueDueReminders(tx: Transaction, now: number, limit: number): Promise<ReminderBatch> {
  const isDue = lte(bookings.reminderDueAt, now);
  const due = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isDue, sql`${bookings.reminderDueAt} is not null`))
    .orderBy(bookings.reminderDueAt)
    .limit(limit);
  // Taken before they are read, so a cancellation at the same moment either comes first and is seen, or comes
  // after.
  const taken = await tx
    .update(bookings)
    .set({ reminderDueAt: null })
    .where(
      and(
        inArray(
          bookings.id,
          due.map(({ id }) => id),
        ),
        isDue,
      ),
    )
    .returning({ id: bookings.id });
  const wanted = await tx
    .select({
      booking: bookings,
      business: businesses,
      accountEmail: users.email,
      event: events,
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .leftJoin(users, isOwner)
    .leftJoin(events, eq(events.id, bookings.eventId))
    .where(
      inArray(
        bookings.id,
        taken.map(({ id }) => id),
      ),
    )
    .orderBy(bookings.id);
  let queued = 0;
  for (const about of wanted) {
    const { booking } = about;
    if (booking.status !== 'confirmed' || booking.startsAt <= now) continue;
    const onceKey = `reminder:${booking.id}:${booking.startsAt}`;
    if (await queueBookingEmail(tx, 'booking_reminder', about, now, { onceKey, isBulk: true })) queued += 1;
  }
  return { seen: due.length, queued };
}
