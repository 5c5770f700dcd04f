/** The purge's queries. Each call is one transaction. */

import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { AuditAction } from '@daybook/schema/contract/admin/audit';
import { accountDeletedKey } from '../accounts/deletion/deletion-email.ts';
import { deleteBookings, keepMoved } from '../bookings/write-bookings-store.ts';
import { isOwner, wasOwnedBy } from '../businesses/access-store.ts';
import { NO_ATTENDEE } from '../customer-data/erase-customer-store.ts';
import { adminActions } from '../database/admin-tables.ts';
import { bookings, waitingListEntries } from '../database/booking-tables.ts';
import { busyCalendars, calendarFeeds, delays, timeOff } from '../database/calendar-tables.ts';
import { catalogue, resources } from '../database/catalogue-tables.ts';
import { customers, erasureRequests } from '../database/customer-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { belongTo } from '../database/expressions.ts';
import { imports } from '../database/import-tables.ts';
import { pictures } from '../database/picture-tables.ts';
import { businesses, patterns, slugHistory, users } from '../database/tables.ts';
import { diaryVisits } from '../database/visitor-tables.ts';
import { NO_VENUE } from '../diary/venue-shape.ts';

/** Bookings that one step makes anonymous, which takes about 5 ms. */
const BOOKINGS_A_STEP = 100;
/** Emails that one step deletes, which takes about 5 ms. */
const EMAILS_A_STEP = 200;
/** Replaces an action's subject in the admin's log once that has been deleted. */
export const DELETED_SUBJECT = 'Deleted';

/** Lists accounts deleted at that instant or before. */
export async function listDeletedBy(on: Reader, instant: number): Promise<number[]> {
  const found = await on
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletedAt, instant))
    .orderBy(asc(users.deletedAt));
  return found.map(({ id }) => id);
}

/** Lists businesses deleted by that instant whose owners' accounts still exist. */
export async function listClosedBy(on: Reader, instant: number): Promise<number[]> {
  const found = await on
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(users, isOwner)
    .where(and(lte(businesses.deletedAt, instant), isNull(users.deletedAt)));
  return found.map(({ id }) => id);
}

/**
 * Deletes up to `limit` bookings of one business that were over at that instant, with their emails.
 * Resolves to false when no business has any.
 */
export async function deleteSomeBookingsOverBy(
  { read, write }: Database,
  instant: number,
  limit: number,
): Promise<boolean> {
  const [first] = await read
    .select({ id: businesses.id })
    .from(businesses)
    .crossJoin(bookings)
    .where(isOverBy(instant))
    .limit(1);
  if (first) await write({ business: first.id }, (tx) => deleteOver(tx, first.id, instant, limit));
  return first !== undefined;
}

/**
 * Deletes up to `limit` customers of one business whom its owner had added by that instant and who have never booked.
 * Resolves to false when no business has any.
 */
export async function deleteSomeCustomersAddedBy(
  { readLong, write }: Database,
  instant: number,
  limit: number,
): Promise<boolean> {
  const found = await readLong
    .select({ id: customers.id, business: customers.businessId })
    .from(customers)
    .where(isAddedBy(readLong, instant))
    .limit(limit);
  const business = found[0]?.business;
  if (business === undefined) return false;
  const ids = found.filter((one) => one.business === business).map(({ id }) => id);
  await write({ business }, (tx) =>
    tx
      .delete(customers)
      .where(and(belongTo(customers, business), inArray(customers.id, ids), isAddedBy(tx, instant))),
  );
  return true;
}

const isAddedBy = (on: Reader, instant: number) =>
  and(
    lte(customers.createdAt, instant),
    notExists(on.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, customers.id))),
  );

/** Deletes requests about customers who have no booking left, whether they were dealt with or not. */
export async function deleteRequestsOfNobody({ read, write }: Database): Promise<void> {
  const found = await read
    .selectDistinct({ business: erasureRequests.businessId })
    .from(erasureRequests)
    .where(isOfNobody(read));
  for (const { business } of found) await write({ business }, (tx) => deleteRequests(tx, business));
}

/** Deletes purged businesses without bookings. The law asks us to keep their payments. */
export async function deleteEmptyBusinesses({ read, write }: Database): Promise<void> {
  const found = await read.select({ id: businesses.id }).from(businesses).where(isEmpty(read));
  for (const { id } of found) await write({ business: id }, (tx) => deleteEmpty(tx, id));
}

/** Leaves out a business that is being imported, which has no owner until it is complete. */
const isOwnerless = and(
  isNull(businesses.ownerId),
  sql`not exists (select 1 from ${imports} where ${imports.businessId} = ${businesses.id})`,
);

export async function businessesOf(on: Reader, userId: number): Promise<number[]> {
  const owned = await on.select({ id: businesses.id }).from(businesses).where(wasOwnedBy(userId));
  return owned.map(({ id }) => id);
}

/**
 * Deletes some of the emails about a business, which contain its name and contact details. Resolves to
 * false when none are left.
 */
export async function deleteSomeEmailsOf(tx: Transaction, businessId: number): Promise<boolean> {
  const some = tx
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.businessId, businessId))
    .limit(EMAILS_A_STEP);
  const deleted = await tx.delete(emails).where(inArray(emails.id, some)).returning({ id: emails.id });
  return deleted.length === EMAILS_A_STEP;
}

/**
 * Removes personal details and the place from some of a business's bookings, those that start at that instant
 * or later. A booking's time, service and price stay, and its link stops working, because no token has this
 * hash. Resolves to the instant to go on from; null when none are left.
 */
export async function anonymiseSomeBookingsOf(
  tx: Transaction,
  businessId: number,
  from: number,
): Promise<number | null> {
  const found = await tx
    .select({ id: bookings.id, startsAt: bookings.startsAt, customerId: bookings.customerId })
    .from(bookings)
    .where(
      and(eq(bookings.businessId, businessId), gte(bookings.startsAt, from), ne(bookings.cancelNonce, '')),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(BOOKINGS_A_STEP);
  const anonymous = await tx
    .update(bookings)
    .set({
      ...NO_ATTENDEE,
      ...NO_VENUE,
      personId: null,
      personName: null,
      cancelNonce: '',
      cancelTokenHash: sql`'deleted ' || ${bookings.id}`,
    })
    .where(
      and(
        eq(bookings.businessId, businessId),
        inArray(
          bookings.id,
          found.map(({ id }) => id),
        ),
      ),
    )
    .returning();
  await keepMoved(
    tx,
    anonymous,
    found.map(({ customerId }) => customerId),
  );
  return found.length < BOOKINGS_A_STEP ? null : (found.at(-1)?.startsAt ?? null);
}

/** Deletes an account, whose businesses must be purged. */
export async function purgeAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(emails).where(eq(emails.onceKey, accountDeletedKey(userId)));
  await eraseInActions(tx, ['user_deleted'], [userId]);
  // The account's sessions and favourite venues are deleted with it.
  await tx.delete(users).where(eq(users.id, userId));
}

/**
 * Removes everything from a business that leads to its owner. Its events and emails must be gone, and its
 * bookings anonymous.
 */
export async function purgeBusiness(tx: Transaction, businessId: number): Promise<void> {
  await eraseInActions(tx, ['business_changed', 'business_deleted'], [businessId]);
  await tx.delete(imports).where(eq(imports.businessId, businessId));
  await tx.delete(erasureRequests).where(eq(erasureRequests.businessId, businessId));
  await tx.delete(customers).where(eq(customers.businessId, businessId));
  await tx.delete(patterns).where(eq(patterns.businessId, businessId));
  await tx.delete(timeOff).where(eq(timeOff.businessId, businessId));
  await tx.delete(delays).where(eq(delays.businessId, businessId));
  await tx.delete(pictures).where(eq(pictures.businessId, businessId));
  await tx.delete(busyCalendars).where(eq(busyCalendars.businessId, businessId));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.businessId, businessId));
  // Their offers are deleted with them.
  await tx.delete(waitingListEntries).where(eq(waitingListEntries.businessId, businessId));
  await tx.delete(catalogue).where(eq(catalogue.businessId, businessId));
  await tx.delete(resources).where(eq(resources.businessId, businessId));
  await tx.delete(slugHistory).where(eq(slugHistory.businessId, businessId));
  await tx.delete(diaryVisits).where(eq(diaryVisits.businessId, businessId));
  // Frees the diary's slug, and makes no former slug lead to this row. No slug contains a space.
  const nobodys = {
    ownerId: null,
    name: '',
    email: '',
    confirmedEmail: null,
    phone: null,
    address: null,
    postcode: null,
    privacyNotice: null,
    cancellationPolicy: null,
    tradingDetails: null,
    about: null,
    openingHours: null,
    questions: [],
    colour: null,
    pictureHash: null,
  };
  await tx
    .update(businesses)
    .set({ ...nobodys, diarySlug: sql`'deleted ' || ${businesses.id}` })
    .where(eq(businesses.id, businessId));
}

/** Keeps that an admin did something, and deletes to whom. */
async function eraseInActions(tx: Transaction, actions: AuditAction[], ids: number[]): Promise<void> {
  await tx
    .update(adminActions)
    .set({ subject: DELETED_SUBJECT, text: sql`fold_text(${adminActions.who})`, before: null, after: null })
    .where(and(inArray(adminActions.action, actions), inArray(adminActions.subjectId, ids)));
}

/** Searches business by business, so that the index by business and start finds the old bookings. */
const isOverBy = (instant: number) =>
  and(eq(bookings.businessId, businesses.id), lte(bookings.startsAt, instant), lte(bookings.endsAt, instant));

/** Needs the business's lock: it frees what the bookings held, and raises the versions of its events. */
async function deleteOver(
  tx: Transaction,
  businessId: number,
  instant: number,
  limit: number,
): Promise<void> {
  const old = await tx
    .select({ id: bookings.id })
    .from(businesses)
    .innerJoin(bookings, isOverBy(instant))
    .where(eq(businesses.id, businessId))
    .limit(limit);
  const ids = old.map(({ id }) => id);
  await tx.delete(emails).where(inArray(emails.bookingId, ids));
  await deleteBookings(tx, ids);
}

/** Leaves an erasure in progress, which deletes its own request when it finishes. */
async function deleteRequests(tx: Transaction, businessId: number): Promise<void> {
  await tx.delete(erasureRequests).where(and(eq(erasureRequests.businessId, businessId), isOfNobody(tx)));
}

function isOfNobody(on: Reader) {
  const isOf = and(
    eq(bookings.businessId, erasureRequests.businessId),
    eq(bookings.normalisedEmail, erasureRequests.normalisedEmail),
  );
  return and(
    isNull(erasureRequests.erasingSince),
    notExists(on.select({ id: bookings.id }).from(bookings).where(isOf)),
  );
}

async function deleteEmpty(tx: Transaction, id: number): Promise<void> {
  await tx.delete(businesses).where(and(eq(businesses.id, id), isEmpty(tx)));
}

function isEmpty(on: Reader) {
  const ofBusiness = eq(bookings.businessId, businesses.id);
  return and(
    isNotNull(businesses.deletedAt),
    isOwnerless,
    notExists(on.select({ id: bookings.id }).from(bookings).where(ofBusiness)),
  );
}
