/** Who asks which business to be forgotten, and what became of it. Each query function is a part of its caller's transaction. */
import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/normalised-email';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { bookings } from '../database/booking-tables.ts';
import { forgetRequests, type ForgetRequestRow } from '../database/customer-tables.ts';
import { emails } from '../database/mail-tables.ts';
import { businesses } from '../database/tables.ts';
import { isOfCustomer, type Customer } from './held-bookings-store.ts';

export function findRequestOf(
  on: Reader,
  { businessId, address }: Customer,
): Promise<ForgetRequestRow | null> {
  return firstOf(
    on
      .select()
      .from(forgetRequests)
      .where(
        and(
          eq(forgetRequests.businessId, businessId),
          eq(forgetRequests.normalisedEmail, normalisedEmail(address)),
        ),
      ),
  );
}

/** One that the business has still to answer, or has agreed to; null where it keeps the records, or there is none. */
export function findOpenRequest(
  on: Reader,
  businessId: number,
  requestId: number,
): Promise<ForgetRequestRow | null> {
  return firstOf(
    on
      .select()
      .from(forgetRequests)
      .where(
        and(
          eq(forgetRequests.id, requestId),
          eq(forgetRequests.businessId, businessId),
          isNull(forgetRequests.keptAt),
        ),
      ),
  );
}

/** Tells the owner's open pages that a wish has come, or is answered. */
export async function raiseVersion(tx: Transaction, businessId: number): Promise<void> {
  await tx
    .update(businesses)
    .set({ diaryVersion: sql`${businesses.diaryVersion} + 1` })
    .where(eq(businesses.id, businessId));
}

/** Writes down that somebody asks, for the first time or again after the business has kept the records. */
export async function writeRequest(
  tx: Transaction,
  { businessId, address }: Customer,
  now: number,
): Promise<ForgetRequestRow> {
  const asked = { address, askedAt: now, keptAt: null, reason: null };
  const [request] = await tx
    .insert(forgetRequests)
    .values({ businessId, normalisedEmail: normalisedEmail(address), ...asked })
    .onConflictDoUpdate({ target: [forgetRequests.businessId, forgetRequests.normalisedEmail], set: asked })
    .returning();
  if (!request) throw new Error('a request to be forgotten was not written');
  await raiseVersion(tx, businessId);
  return request;
}

export async function markKept(
  tx: Transaction,
  { id, businessId }: ForgetRequestRow,
  reason: string,
  now: number,
): Promise<void> {
  await tx
    .update(forgetRequests)
    .set({ keptAt: now, reason })
    .where(and(eq(forgetRequests.id, id), eq(forgetRequests.businessId, businessId)));
  await raiseVersion(tx, businessId);
}

/** One that the owner has agreed to. */
export type AgreedRequest = ForgetRequestRow & { forgettingSince: number; lastBookingId: number };

export function isAgreed(request: ForgetRequestRow): request is AgreedRequest {
  return request.forgettingSince !== null && request.lastBookingId !== null;
}

/** Writes down that the owner agrees: from then on it is sure to happen. */
export async function markAgreed(
  tx: Transaction,
  request: ForgetRequestRow,
  now: number,
): Promise<AgreedRequest> {
  const { id, businessId, address } = request;
  const [latest] = await tx
    .select({ id: max(bookings.id) })
    .from(bookings)
    .where(isOfCustomer({ businessId, address }));
  const agreed = { forgettingSince: now, lastBookingId: latest?.id ?? 0 };
  await tx
    .update(forgetRequests)
    .set(agreed)
    .where(and(eq(forgetRequests.id, id), eq(forgetRequests.businessId, businessId)));
  await raiseVersion(tx, businessId);
  return { ...request, ...agreed };
}

/** Nobody books at a closed business, so all of a customer's bookings are meant. */
const EVERY_BOOKING = Number.MAX_SAFE_INTEGER;

/** Agrees, for a business that has closed, to every request that is unanswered. */
export async function agreeToAll(tx: Transaction, businessId: number, now: number): Promise<void> {
  await tx
    .update(forgetRequests)
    .set({ forgettingSince: now, lastBookingId: EVERY_BOOKING })
    .where(and(isWaiting(businessId), isNull(forgetRequests.forgettingSince)));
}

const isWaiting = (businessId: number) =>
  and(eq(forgetRequests.businessId, businessId), isNull(forgetRequests.keptAt));

/** Those that are not answered, or not done, the longest waiting first; and how many there are in all. */
export async function listWaiting(
  on: Reader,
  businessId: number,
  limit: number,
): Promise<{ requests: ForgetRequestRow[]; total: number }> {
  const requests = await on
    .select()
    .from(forgetRequests)
    .where(isWaiting(businessId))
    .orderBy(asc(forgetRequests.askedAt), asc(forgetRequests.id))
    .limit(limit);
  if (requests.length < limit) return { requests, total: requests.length };
  const [counted] = await on.select({ count: count() }).from(forgetRequests).where(isWaiting(businessId));
  return { requests, total: counted?.count ?? requests.length };
}

// As a literal with a bound on its time: SQLite then reads the index of such letters, and no others.
const isOnItsWay = sql`${emails.status} in ('queued', 'sending') and ${emails.dueAt} > 0`;

/** Whether a letter of the business to the customer is still to be sent. */
export async function hasLetterOnItsWay(on: Reader, { businessId, address }: Customer): Promise<boolean> {
  const found = await firstOf(
    on
      .select({ id: emails.id })
      .from(emails)
      .where(
        // The plus keeps SQLite from the index of all letters of the business.
        and(
          isOnItsWay,
          sql`+${emails.businessId} = ${businessId}`,
          eq(emails.normalisedRecipient, normalisedEmail(address)),
        ),
      )
      .limit(1),
  );
  return found !== null;
}
