/** Which owners have a week left to answer somebody who asks to be forgotten. Each call is one transaction at most. */
import { and, gt, isNull, lt } from 'drizzle-orm';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { addDays } from '@daybook/schema/rules/date';
import { findBusinessWithOwner } from '../bookings/bookings-store.ts';
import { erasureRequests, type ErasureRequestRow } from '../database/customer-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { ERASURE_DUE, type ErasureRequestedFacts } from './customer-data-facts.ts';
import { findOpenRequest } from './erasure-requests-store.ts';
import { countBookings, latestBooking } from './customer-bookings-store.ts';

const DAY = 86_400_000;
const DAYS_BEFORE = 7;

export type RemindOwnerStore = ReturnType<typeof createRemindOwnerStore>;

export function createRemindOwnerStore({ read, write }: Database) {
  return {
    /** Those that were asked so long ago that the week may have begun, on whatever clock, and may not be over. */
    listWaiting: (now: number): Promise<ErasureRequestRow[]> =>
      read
        .select()
        .from(erasureRequests)
        .where(
          and(
            isNull(erasureRequests.keptAt),
            isNull(erasureRequests.forgettingSince),
            lt(erasureRequests.askedAt, now - 19 * DAY),
            gt(erasureRequests.askedAt, now - 33 * DAY),
          ),
        ),

    /** Writes to the owner within the last week, once. Answers whether an email was written. */
    remind: ({ id, businessId }: ErasureRequestRow, now: number): Promise<boolean> =>
      write({ business: businessId }, (tx) => remind(tx, businessId, id, now)),
  };
}

async function remind(tx: Transaction, businessId: number, requestId: number, now: number): Promise<boolean> {
  const request = await findOpenRequest(tx, businessId, requestId);
  const owned = await findBusinessWithOwner(tx, businessId);
  if (!request || request.forgettingSince !== null || !owned || owned.business.deletedAt !== null)
    return false;
  const { business, accountEmail } = owned;
  const recipient = emailsTo(business, accountEmail);
  const latest = await latestBooking(tx, request);
  const day = erasureDeadline(request.askedAt, business.timezone);
  const today = todayIn(business.timezone, now);
  if (recipient === null || !latest || today < addDays(day, -DAYS_BEFORE) || today > day) return false;
  const payload: ErasureRequestedFacts = {
    requestId,
    askedAt: request.askedAt,
    businessId,
    business: { name: business.name, email: recipient },
    customerName: `${latest.attendeeFirstName} ${latest.attendeeLastName}`,
    customerEmail: latest.attendeeEmail,
    bookingCount: await countBookings(tx, request),
    erasureDeadline: day,
  };
  const about = { bookingId: latest.id, businessId };
  const onceKey = `${ERASURE_DUE}:${requestId}:${request.askedAt}`;
  return queueEmail(tx, { kind: ERASURE_DUE, recipient, payload, ...about, onceKey, isBulk: true }, now);
}
