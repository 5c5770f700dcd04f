/** Which owners have a week left to answer somebody who asks to be forgotten. Each call is one transaction at most. */
import { and, gt, isNull, lt } from 'drizzle-orm';
import { answerBy } from '@daybook/schema/rules/answer-by';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { lettersTo } from '@daybook/schema/rules/business-email';
import { addDays } from '@daybook/schema/rules/date';
import { findBusinessWithOwner } from '../bookings/store.ts';
import { forgetRequests, type ForgetRequestRow } from '../database/customer-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { queueLetter } from '../mail/queue-letter-store.ts';
import { FORGET_DUE, type ForgetAskedFacts } from './customer-data-facts.ts';
import { findOpenRequest } from './forget-requests-store.ts';
import { countBookings, latestBooking } from './held-bookings-store.ts';

const DAY = 86_400_000;
const DAYS_BEFORE = 7;

export type RemindOwnerStore = ReturnType<typeof createRemindOwnerStore>;

export function createRemindOwnerStore({ read, write }: Database) {
  return {
    /** Those that were asked so long ago that the week may have begun, on whatever clock, and may not be over. */
    listWaiting: (now: number): Promise<ForgetRequestRow[]> =>
      read
        .select()
        .from(forgetRequests)
        .where(
          and(
            isNull(forgetRequests.keptAt),
            isNull(forgetRequests.forgettingSince),
            lt(forgetRequests.askedAt, now - 19 * DAY),
            gt(forgetRequests.askedAt, now - 33 * DAY),
          ),
        ),

    /** Writes to the owner within the last week, once. Answers whether a letter was written. */
    remind: ({ id, businessId }: ForgetRequestRow, now: number): Promise<boolean> =>
      write({ business: businessId }, (tx) => remind(tx, businessId, id, now)),
  };
}

async function remind(tx: Transaction, businessId: number, requestId: number, now: number): Promise<boolean> {
  const request = await findOpenRequest(tx, businessId, requestId);
  const owned = await findBusinessWithOwner(tx, businessId);
  if (!request || request.forgettingSince !== null || !owned || owned.business.deletedAt !== null)
    return false;
  const { business, accountEmail } = owned;
  const recipient = lettersTo(business, accountEmail);
  const latest = await latestBooking(tx, request);
  const day = answerBy(request.askedAt, business.timezone);
  const today = todayIn(business.timezone, now);
  if (recipient === null || !latest || today < addDays(day, -DAYS_BEFORE) || today > day) return false;
  const payload: ForgetAskedFacts = {
    requestId,
    askedAt: request.askedAt,
    businessId,
    business: { name: business.name, email: recipient },
    customerName: `${latest.attendeeFirstName} ${latest.attendeeLastName}`,
    customerEmail: latest.attendeeEmail,
    bookingCount: await countBookings(tx, request),
    answerBy: day,
  };
  const about = { bookingId: latest.id, businessId };
  const onceKey = `${FORGET_DUE}:${requestId}:${request.askedAt}`;
  return queueLetter(tx, { kind: FORGET_DUE, recipient, payload, ...about, onceKey, isBulk: true }, now);
}
