import { and, eq, lte, sql } from 'drizzle-orm';
import { letterFactsOf } from '../bookings/letter-facts.ts';
import type { Database } from '../database/open.ts';
import { bookings, businesses, emails, events, users } from '../database/tables.ts';

export interface ReminderBatch {
  /** Bookings looked at; fewer than asked for when none is left. */
  seen: number;
  /** Reminders written to the outbox. */
  queued: number;
}

export interface ReminderStore {
  /** Takes up to `limit` bookings whose reminder is due, and writes those still wanted to the outbox. */
  queueDue(now: number, limit: number): Promise<ReminderBatch>;
}

/**
 * One transaction a batch, locked before it looks: the letter is written if and only if the booking no
 * longer owes it, whichever process does it. The key holds even where a restored backup owes it again.
 */
export function createReminderStore(database: Database): ReminderStore {
  return {
    async queueDue(now, limit) {
      return database.transaction(
        (transaction) => {
          const due = transaction
            .select({ booking: bookings, business: businesses, accountEmail: users.email, event: events })
            .from(bookings)
            .innerJoin(businesses, eq(businesses.id, bookings.businessId))
            .leftJoin(users, eq(users.id, businesses.ownerId))
            .leftJoin(events, eq(events.id, bookings.eventId))
            .where(and(lte(bookings.reminderDueAt, now), sql`${bookings.reminderDueAt} is not null`))
            .orderBy(bookings.reminderDueAt)
            .limit(limit)
            .all();
          let queued = 0;
          for (const about of due) {
            const { booking, business } = about;
            transaction
              .update(bookings)
              .set({ reminderDueAt: null })
              .where(eq(bookings.id, booking.id))
              .run();
            if (booking.status !== 'confirmed' || booking.startsAt <= now) continue;
            const written = transaction
              .insert(emails)
              .values({
                kind: 'booking_reminder',
                bookingId: booking.id,
                businessId: business.id,
                recipient: booking.attendeeEmail,
                payload: letterFactsOf(about),
                onceKey: `reminder:${booking.id}:${booking.startsAt}`,
                dueAt: now,
                createdAt: now,
              })
              .onConflictDoNothing({ target: emails.onceKey })
              .run();
            queued += written.changes;
          }
          return { seen: due.length, queued };
        },
        { behavior: 'immediate' },
      );
    },
  };
}
