/** Erases a customer, a few bookings at a time, which holds up nobody. Each call is one transaction. */

import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { findBusinessWithOwner } from '../bookings/bookings-store.ts';
import type { CancelTokens } from '../bookings/cancel-token.ts';
import { bookingEmailKinds } from '../bookings/emails/kinds.ts';
import { eraseImportedAddress } from '../bookings/imported-address-store.ts';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { keepChanged } from '../bookings/write-bookings-store.ts';
import { senderOf } from '../businesses/email-from-business.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { erasureRequests } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { belongTo } from '../database/expressions.ts';
import { firstOf } from '../database/prepared.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { deleteEntriesOf } from '../waiting-list/entries-store.ts';
import { isOfCustomer, isOver, isWithoutAddress, type Customer } from './customer-bookings-store.ts';
import { CUSTOMER_ERASED, type CustomerErasedFacts } from './customer-data-facts.ts';
import { eraseContact } from './erase-contact-store.ts';
import { agreeToAll, isAgreed, type AgreedRequest } from './erasure-requests-store.ts';

/** Bookings that one step erases: about 5 ms. */
const BOOKINGS_A_STEP = 25;
const EMAILS_A_STEP = 100;
const EMAILS_SEEN_A_STEP = 500;

interface SweptSome {
  /** The id to continue after; null at the end. */
  next: number | null;
  /** Whether one of them is still unsent, and so was left unchanged. */
  isHeldUp: boolean;
}

/** The outcome. A customer is never told of a deletion that found nothing. */
export type DeletionOutcome = 'deleted' | 'nothing found';

/** Agrees to requests made after the business closed, and returns all of its agreed requests. */
export async function agreeForClosed(
  tx: Transaction,
  businessId: number,
  now: number,
): Promise<AgreedRequest[]> {
  await agreeToAll(tx, businessId, now);
  return listAgreed(tx, eq(erasureRequests.businessId, businessId));
}

/** Returns requests that are agreed to and not done, oldest first. */
export async function listAgreed(on: Reader, only?: SQL): Promise<AgreedRequest[]> {
  const found = await on
    .select()
    .from(erasureRequests)
    .where(and(isNotNull(erasureRequests.erasingSince), only))
    .orderBy(erasureRequests.erasingSince);
  return found.filter(isAgreed);
}

/** Bookings made after the owner agreed are kept, and so are upcoming appointments. */
const isToErase = (request: AgreedRequest, now: number) => and(isMeant(request), isOver(now));
const isMeant = (request: AgreedRequest) =>
  and(isOfCustomer(request), lte(bookings.id, request.lastBookingId));

/** A literal, because SQLite uses a partial index only if the query repeats its condition. */
const isOnItsWay = sql`${emails.status} in ('queued', 'sending')`;

/** Erases the customer in some of their bookings. Resolves to false if none can be erased now. */
export async function eraseSome(
  tx: Transaction,
  request: AgreedRequest,
  tokens: Pick<CancelTokens, 'fresh'>,
  now: number,
): Promise<boolean> {
  // Those without an address come first, because only the others tell whose they are.
  const walkIns = and(isToErase(request, now), isWithoutAddress);
  const [walkIn] = await tx.select({ id: bookings.id }).from(bookings).where(walkIns).limit(1);
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(walkIn ? walkIns : isToErase(request, now), not(itsEmailWaits(tx))))
    .limit(BOOKINGS_A_STEP);
  if (found.length === 0) return false;
  await noteFound(tx, request);
  await eraseBookings(tx, request, found, tokens);
  return true;
}

const itsEmailWaits = (on: Reader) =>
  exists(
    on
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.bookingId, bookings.id), inArray(emails.status, ['queued', 'sending']))),
  );

export interface CustomerById {
  businessId: number;
  customerId: number;
}

/** Does the same for a customer without any address. */
export async function eraseSomeWithoutAddress(
  tx: Transaction,
  { businessId, customerId }: CustomerById,
  tokens: Pick<CancelTokens, 'fresh'>,
  now: number,
): Promise<boolean> {
  const isTheirs = and(belongTo(bookings, businessId), eq(bookings.customerId, customerId));
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isTheirs, isWithoutAddress, isOver(now), not(itsEmailWaits(tx))))
    .limit(BOOKINGS_A_STEP);
  await eraseBookings(tx, { businessId, address: NO_EMAIL }, found, tokens);
  return found.length > 0;
}

/** A booking with many emails stays the customer's until all are emptied, so that it is found again. */
async function eraseBookings(
  tx: Transaction,
  customer: Customer,
  found: readonly { id: number }[],
  tokens: Pick<CancelTokens, 'fresh'>,
): Promise<void> {
  const ids = found.map(({ id }) => id);
  const isLast = (await emptySomeEmailsOf(tx, customer, ids)) < EMAILS_A_STEP;
  if (isLast) for (const id of ids) await eraseIn(tx, customer.businessId, id, tokens);
}

async function emptySomeEmailsOf(tx: Transaction, request: Customer, bookingIds: number[]): Promise<number> {
  const full = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        inArray(emails.bookingId, bookingIds),
        sql`(cast(${emails.payload} as text) <> '{}' or ${emails.lastError} is not null or ${isTo(request)} or ${isToAttendee})`,
      ),
    )
    .limit(EMAILS_A_STEP);
  await empty(
    tx,
    full.map(({ id }) => id),
    sql`(${isTo(request)} or ${isToAttendee})`,
  );
  return full.length;
}

/** No email goes to a customer without an address. */
const isTo = ({ address }: Pick<Customer, 'address'>) =>
  address === NO_EMAIL ? sql`1 = 0` : eq(emails.normalisedRecipient, normalisedEmail(address));

const BUSINESS_KINDS = Object.entries(bookingEmailKinds).flatMap(([kind, { to }]) =>
  to === 'business' ? [kind] : [],
);
/** An email about a booking to its customer, perhaps at an earlier address that the owner has changed since. */
const isToAttendee = and(
  notInArray(emails.kind, BUSINESS_KINDS),
  ne(emails.normalisedRecipient, ERASED_ATTENDEE.email),
);

/** Empties emails, and deletes the address of those that `isTheirs` finds. */
async function empty(tx: Transaction, emailIds: number[], isTheirs: SQL): Promise<void> {
  await tx
    .update(emails)
    .set({
      payload: {},
      lastError: null,
      recipient: sql`case when ${isTheirs} then ${ERASED_ATTENDEE.email} else ${emails.recipient} end`,
      normalisedRecipient: sql`case when ${isTheirs} then ${ERASED_ATTENDEE.email} else ${emails.normalisedRecipient} end`,
      countedFor: sql`case when ${isTheirs} then null else ${emails.countedFor} end`,
    })
    .where(inArray(emails.id, emailIds));
}

/** Saves what has been found, in case the process ends before the last step. */
async function noteFound(tx: Transaction, { id, businessId }: AgreedRequest): Promise<void> {
  await tx
    .update(erasureRequests)
    .set({ hasFound: true })
    .where(and(eq(erasureRequests.id, id), eq(erasureRequests.businessId, businessId)));
}

async function eraseIn(
  tx: Transaction,
  businessId: number,
  bookingId: number,
  tokens: Pick<CancelTokens, 'fresh'>,
): Promise<void> {
  const { nonce, hash } = tokens.fresh();
  const isIt = and(eq(bookings.id, bookingId), eq(bookings.businessId, businessId));
  const former = await tx.select({ customerId: bookings.customerId }).from(bookings).where(isIt);
  const erased = await tx
    .update(bookings)
    .set({ ...NO_ATTENDEE, cancelNonce: nonce, cancelTokenHash: hash })
    .where(isIt)
    .returning();
  await keepChanged(
    tx,
    erased,
    former.map(({ customerId }) => customerId),
  );
}

/**
 * Erases emails that went to the customer about bookings that are now somebody else's. Goes by the emails' ids,
 * so that each is looked at once.
 */
export async function sweepSome(tx: Transaction, request: AgreedRequest, after: number): Promise<SweptSome> {
  const seen = await tx
    .select({
      id: emails.id,
      isTheirs: sql`${isTo(request)}`.mapWith(Boolean),
      isOnItsWay: isOnItsWay.mapWith(Boolean),
      bookingId: emails.bookingId,
    })
    .from(emails)
    .where(and(eq(emails.businessId, request.businessId), gt(emails.id, after)))
    .orderBy(emails.id)
    .limit(EMAILS_SEEN_A_STEP);
  const theirs = seen.filter(({ isTheirs }) => isTheirs);
  const kept = await bookingsStillTheirs(tx, request, theirs);
  const swept = theirs.filter(({ bookingId }) => bookingId === null || !kept.has(bookingId));
  const gone = swept.filter((email) => !email.isOnItsWay).map(({ id }) => id);
  if (gone.length > 0) {
    await noteFound(tx, request);
    await empty(tx, gone, isTo(request));
  }
  return {
    next: seen.length < EMAILS_SEEN_A_STEP ? null : (seen.at(-1)?.id ?? null),
    isHeldUp: gone.length < swept.length,
  };
}

/** Returns those bookings that are still the customer's, because they were made since: their emails stay. */
async function bookingsStillTheirs(
  on: Reader,
  request: AgreedRequest,
  emailRows: { bookingId: number | null }[],
): Promise<Set<number>> {
  const ids = emailRows.flatMap(({ bookingId }) => bookingId ?? []);
  if (ids.length === 0) return new Set();
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, ids), isOfCustomer(request)));
  return new Set(found.map(({ id }) => id));
}

/**
 * Deletes the request and queues the email with the outcome. Resolves to null if something is left to
 * erase, or another process has finished it.
 */
export async function finishErasure(
  tx: Transaction,
  request: AgreedRequest,
  now: number,
): Promise<DeletionOutcome | null> {
  const { id, businessId, address } = request;
  const owned = await findBusinessWithOwner(tx, businessId);
  if (!owned) return null;
  if (await deleteEntriesOf(tx, request)) await noteFound(tx, request);
  const { business, accountEmail } = owned;
  const hasClosed = business.deletedAt !== null;
  // A closed business is still cancelling its upcoming bookings. They are erased once that is done.
  const isLeft = hasClosed ? isMeant(request) : isToErase(request, now);
  if (await firstOf(tx.select({ id: bookings.id }).from(bookings).where(isLeft).limit(1))) return null;
  const [deleted] = await tx
    .delete(erasureRequests)
    .where(and(eq(erasureRequests.id, id), eq(erasureRequests.businessId, businessId)))
    .returning({ hasFound: erasureRequests.hasFound });
  if (!deleted) return null;
  await eraseContact(tx, request);
  if (business.ownerId !== null) await eraseImportedAddress(tx, business.ownerId, address);
  const payload: CustomerErasedFacts = {
    business: { ...senderOf(business, accountEmail), ...(hasClosed ? { email: null } : {}) },
    hasFound: deleted.hasFound,
    hasClosed,
  };
  // Without a business, so that the row and its address are deleted after 30 days.
  await queueEmail(tx, { kind: CUSTOMER_ERASED, recipient: address, payload }, now);
  return deleted.hasFound ? 'deleted' : 'nothing found';
}

const NO_ANSWERS: BookingRow['answers'] = [];

/** A booking's attendee once the customer is deleted. */
export const NO_ATTENDEE = {
  attendeeFirstName: ERASED_ATTENDEE.first_name,
  attendeeLastName: ERASED_ATTENDEE.last_name,
  attendeeEmail: ERASED_ATTENDEE.email,
  normalisedEmail: ERASED_ATTENDEE.email,
  attendeePhone: null,
  customerAddress: null,
  note: null,
  answers: NO_ANSWERS,
  customerPostcode: null,
  source: null,
  idempotencyKey: null,
  reminderDueAt: null,
  customerId: null,
} as const;
