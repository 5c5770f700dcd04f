/** Deletes what is kept of people who only visited. Each call is one transaction. */
import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { contactMessages, newsletterSignups } from '../database/visitor-tables.ts';

export interface DeleteVisitsStore {
  /**
   * Deletes signups requested by the instant and never confirmed. Addresses that had unsubscribed before are
   * unsubscribed again.
   */
  deleteSignupsAskedBy(instant: number): Promise<void>;
  deleteMessagesBefore(instant: number): Promise<void>;
  /**
   * Deletes up to `limit` emails that were sent or given up, were written before the instant, and belong to
   * no booking and no business, because nothing else would ever delete their recipients. Resolves to how
   * many.
   */
  deleteEmailsBefore(instant: number, limit: number): Promise<number>;
}

export function createDeleteVisitsStore({ write }: Database): DeleteVisitsStore {
  return {
    deleteSignupsAskedBy: (instant) =>
      write({}, async (tx) => {
        const isUnanswered = and(
          eq(newsletterSignups.status, 'pending'),
          lte(newsletterSignups.askedAt, instant),
        );
        await tx
          .update(newsletterSignups)
          .set({ status: 'unsubscribed' })
          .where(and(isUnanswered, isNotNull(newsletterSignups.unsubscribedAt)));
        await tx.delete(newsletterSignups).where(isUnanswered);
      }),
    deleteMessagesBefore: (instant) =>
      write({}, async (tx) => {
        await tx.delete(contactMessages).where(lt(contactMessages.createdAt, instant));
      }),
    deleteEmailsBefore: (instant, limit) =>
      write({}, async (tx) => {
        const old = tx
          .select({ id: emails.id })
          .from(emails)
          .where(
            and(
              isNull(emails.bookingId),
              isNull(emails.businessId),
              // The plus keeps SQLite from using the index by time, because nearly all emails are that old
              // and belong to a booking.
              sql`+${emails.createdAt} < ${instant}`,
              isOver,
            ),
          )
          .limit(limit);
        const deleted = await tx
          .delete(emails)
          // An admin may retry one of them meanwhile.
          .where(and(inArray(emails.id, old), isOver))
          .returning({ id: emails.id });
        return deleted.length;
      }),
  };
}

const isOver = inArray(emails.status, ['sent', 'failed']);
