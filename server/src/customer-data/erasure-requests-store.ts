/** The queries for deletion requests. Each function runs in its caller's transaction. */

import { and, asc, eq, isNull, max, gt, lt } from 'drizzle-orm';
import { DAY } from '@daybook/schema/figures/periods';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { findBusinessWithOwner } from '../bookings/bookings-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { erasureRequests, type ErasureRequestRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { belongTo, isOnItsWay } from '../database/expressions.ts';
import { countRows, firstOf, one } from '../database/prepared.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { isOfCustomer, type Customer, countBookings, latestBooking } from './customer-bookings-store.ts';
import { ERASURE_DUE, type ErasureRequestedFacts } from './customer-data-facts.ts';

export function findRequestOf(
  on: Reader,
  { businessId, address }: Customer,
): Promise<ErasureRequestRow | null> {
  return firstOf(
    on
      .select()
      .from(erasureRequests)
      .where(
        and(
          eq(erasureRequests.businessId, businessId),
          eq(erasureRequests.normalisedEmail, normalisedEmail(address)),
        ),
      ),
  );
}

/** Returns a request that is unanswered or agreed to; null if the records are kept, or without one. */
export function findOpenRequest(
  on: Reader,
  businessId: number,
  requestId: number,
): Promise<ErasureRequestRow | null> {
  return firstOf(
    on
      .select()
      .from(erasureRequests)
      .where(
        and(
          eq(erasureRequests.id, requestId),
          eq(erasureRequests.businessId, businessId),
          isNull(erasureRequests.keptAt),
        ),
      ),
  );
}

/** Saves a request, the first one or another after the business kept the records. */
export async function writeRequest(
  tx: Transaction,
  { businessId, address }: Customer,
  now: number,
): Promise<ErasureRequestRow> {
  const asked = { address, askedAt: now, keptAt: null, reason: null };
  const request = await one(
    tx
      .insert(erasureRequests)
      .values({ businessId, normalisedEmail: normalisedEmail(address), ...asked })
      .onConflictDoUpdate({
        target: [erasureRequests.businessId, erasureRequests.normalisedEmail],
        set: asked,
      })
      .returning(),
  );
  return request;
}

export async function markKept(
  tx: Transaction,
  { id, businessId }: ErasureRequestRow,
  reason: string,
  now: number,
): Promise<void> {
  await tx
    .update(erasureRequests)
    .set({ keptAt: now, reason })
    .where(and(eq(erasureRequests.id, id), eq(erasureRequests.businessId, businessId)));
}

export type AgreedRequest = ErasureRequestRow & { erasingSince: number; lastBookingId: number };

export function isAgreed(request: ErasureRequestRow): request is AgreedRequest {
  return request.erasingSince !== null && request.lastBookingId !== null;
}

/** Saves that the owner agrees: from then on the deletion is certain. */
export async function markAgreed(
  tx: Transaction,
  request: ErasureRequestRow,
  now: number,
): Promise<AgreedRequest> {
  const { id, businessId, address } = request;
  const [latest] = await tx
    .select({ id: max(bookings.id) })
    .from(bookings)
    .where(isOfCustomer({ businessId, address }));
  const agreed = { erasingSince: now, lastBookingId: latest?.id ?? 0 };
  await tx
    .update(erasureRequests)
    .set(agreed)
    .where(and(eq(erasureRequests.id, id), eq(erasureRequests.businessId, businessId)));
  return { ...request, ...agreed };
}

/** Nobody books at a closed business, so all of a customer's bookings are included. */
const EVERY_BOOKING = Number.MAX_SAFE_INTEGER;

/** Agrees to every unanswered request to a closed business. */
export async function agreeToAll(tx: Transaction, businessId: number, now: number): Promise<void> {
  await tx
    .update(erasureRequests)
    .set({ erasingSince: now, lastBookingId: EVERY_BOOKING })
    .where(and(isWaiting(businessId), isNull(erasureRequests.erasingSince)));
}

const isWaiting = (businessId: number) =>
  and(eq(erasureRequests.businessId, businessId), isNull(erasureRequests.keptAt));

/** Returns requests that aren't answered or not done, oldest first, and their total number. */
export async function listWaiting(
  on: Reader,
  businessId: number,
  limit: number,
): Promise<{ requests: ErasureRequestRow[]; total: number }> {
  const requests = await on
    .select()
    .from(erasureRequests)
    .where(isWaiting(businessId))
    .orderBy(asc(erasureRequests.askedAt), asc(erasureRequests.id))
    .limit(limit);
  if (requests.length < limit) return { requests, total: requests.length };
  return { requests, total: await countRows(on, erasureRequests, isWaiting(businessId)) };
}

/** Returns whether an email from the business to the customer is still unsent. */
export async function hasEmailOnItsWay(on: Reader, { businessId, address }: Customer): Promise<boolean> {
  const found = await firstOf(
    on
      .select({ id: emails.id })
      .from(emails)
      .where(
        and(
          isOnItsWay(emails),
          belongTo(emails, businessId),
          eq(emails.normalisedRecipient, normalisedEmail(address)),
        ),
      )
      .limit(1),
  );
  return found !== null;
}

/** When owners are reminded of requests. Each call is one transaction at most. */
const DAYS_BEFORE = 7;

/** Returns requests whose last week may have begun and not ended, in any time zone. */
export function listWaitingRequests(on: Reader, now: number): Promise<ErasureRequestRow[]> {
  return on
    .select()
    .from(erasureRequests)
    .where(
      and(
        isNull(erasureRequests.keptAt),
        isNull(erasureRequests.erasingSince),
        lt(erasureRequests.askedAt, now - 19 * DAY),
        gt(erasureRequests.askedAt, now - 33 * DAY),
      ),
    );
}

/** Emails the owner within the last week, once. Resolves to whether an email was queued. */
export async function remindOwner(
  tx: Transaction,
  businessId: number,
  requestId: number,
  now: number,
): Promise<boolean> {
  const request = await findOpenRequest(tx, businessId, requestId);
  const owned = await findBusinessWithOwner(tx, businessId);
  if (!request || request.erasingSince !== null || !owned || owned.business.deletedAt !== null) return false;
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
    business: { name: business.name },
    customerName: `${latest.attendeeFirstName} ${latest.attendeeLastName}`,
    customerEmail: latest.attendeeEmail,
    bookingCount: await countBookings(tx, request),
    erasureDeadline: day,
  };
  const about = { bookingId: latest.id, businessId };
  const onceKey = `${ERASURE_DUE}:${requestId}:${request.askedAt}`;
  return queueEmail(tx, { kind: ERASURE_DUE, recipient, payload, ...about, onceKey, isBulk: true }, now);
}
