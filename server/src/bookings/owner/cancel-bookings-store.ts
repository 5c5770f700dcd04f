/** Cancels bookings that the owner chose or, in steps, those of an event or business to be deleted. */

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { EMAILED_EACH_MAX } from '@daybook/schema/figures/bounds';
import { isOwner } from '../../businesses/access-store.ts';
import { bookings } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { belongTo, idsGiven, isOfEvent } from '../../database/expressions.ts';
import { prepared } from '../../database/prepared.ts';
import { businesses, events, users } from '../../database/tables.ts';
import type { OwnedEvent } from '../../diary/contents-store.ts';
import { claimAgain } from '../../resources/claims-store.ts';
import { grouped } from '../../runtime/grouped.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { otherBookingOf } from '../email-facts.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import type { BookingEmailKind } from '../emails/kinds.ts';
import { bookingsFromFile } from '../imported-bookings-store.ts';
import { markAllCancelled } from '../mark-cancelled-store.ts';

const { placeholder } = sql;

export interface CancelledSome {
  /** How many bookings were looked at; fewer than asked for at the end. */
  seen: number;
  cancelled: number;
  /** The normalised emails of the people we email; somebody with two bookings appears twice. */
  attendees: string[];
  /** When the last of them starts, in milliseconds since 1970; 0 if there was none. */
  lastStart: number;
}

/**
 * Runs in the transaction that deletes the event, before its row. Cancels each booking that isn't cancelled
 * and hasn't begun, and queues its attendee's email ('the business has cancelled your booking', with the
 * calendar's CANCEL). A booking that has begun or is over stays as a record. The owner isn't emailed about
 * each, because one click may cancel hundreds. It also detaches the bookings from the event, so that the next
 * call sees others. If there are attendees, wake the mail worker (`onMailQueued`) after the commit.
 */
export async function cancelSomeOfEvent(
  tx: Transaction,
  { id, businessId }: OwnedEvent,
  limit: number,
  now: number,
): Promise<CancelledSome> {
  const found = await ofEvent(tx).execute({ id, businessId, limit });
  const cancelled = await cancelAll(tx, found, 'booking_withdrawn', now);
  if (found.length > 0) {
    const ids = JSON.stringify(found.map(({ booking }) => booking.id));
    await claimAgain(tx, await takeOff(tx).execute({ ids }));
  }
  return cancelled;
}

/**
 * Does the same for a business that closes: its emails link to no diary. It takes upcoming bookings in order
 * of start, only those that begin after `after` (milliseconds since 1970).
 */
export async function cancelSomeOfBusiness(
  tx: Transaction,
  businessId: number,
  after: number,
  limit: number,
  now: number,
): Promise<CancelledSome> {
  const found = await openOfBusiness(tx).execute({ id: businessId, after: Math.max(after, now), limit });
  return cancelAll(tx, found, 'booking_withdrawn_closed', now);
}

/**
 * Does the same for bookings that the owner chose, which stay with their events. Those that are cancelled or
 * have begun stay as they are.
 */
export async function cancelChosen(
  tx: Transaction,
  businessId: number,
  ids: readonly number[],
  now: number,
): Promise<CancelledSome> {
  return cancelAll(tx, await loadChosen(tx, businessId, ids), 'booking_withdrawn', now);
}

/** Returns bookings of one business that its owner chose, in order of start. */
export async function loadChosen(
  on: Reader,
  businessId: number,
  ids: readonly number[],
): Promise<BookingWithBusiness[]> {
  return chosen(on).execute({ businessId, ids: JSON.stringify(ids) });
}

/** All of `found` are of one business. */
async function cancelAll(
  tx: Transaction,
  found: readonly BookingWithBusiness[],
  kind: BookingEmailKind,
  now: number,
): Promise<CancelledSome> {
  const open = found.filter(({ booking }) => booking.status !== 'cancelled' && booking.startsAt > now);
  const attendees = await cancelAndEmail(tx, open, kind, now);
  return {
    seen: found.length,
    cancelled: open.length,
    attendees,
    lastStart: found.at(-1)?.booking.startsAt ?? 0,
  };
}

/** Returns the normalised emails of the people we email. */
async function cancelAndEmail(
  tx: Transaction,
  open: readonly BookingWithBusiness[],
  kind: BookingEmailKind,
  now: number,
): Promise<string[]> {
  const businessId = open[0]?.booking.businessId;
  if (businessId === undefined) return [];
  const rows = open.map(({ booking }) => booking);
  const [marked, fromFile] = await Promise.all([
    markAllCancelled(tx, businessId, rows, 'owner', now),
    bookingsFromFile(tx, businessId, rows),
  ]);
  const changed = open.flatMap((about, at) => {
    const booking = marked[at];
    return booking ? [{ ...about, booking }] : [];
  });
  const emailed: string[] = [];
  // One after the other, because each may use up the day's new addresses, and what one address may get.
  for (const [about, ...others] of byAddress(changed)) {
    const isFromFile = fromFile.has(about.booking.id);
    const listed = others.slice(0, OTHERS_LISTED).map(({ booking }) => otherBookingOf(booking));
    const said = { otherCount: others.length, others: listed };
    if (await queueBookingEmail(tx, kind, about, now, { isBulk: true, isFromFile, ...said }))
      emailed.push(...[about, ...others].map(({ booking }) => booking.normalisedEmail));
  }
  return emailed;
}

/** Other bookings that one email lists. */
const OTHERS_LISTED = 20;

/** Returns the bookings that get an email of their own, and together those of an address with more than a few. */
const byAddress = (changed: readonly BookingWithBusiness[]) =>
  grouped(changed, ({ booking }) => booking.normalisedEmail).flatMap((group) =>
    group.length > EMAILED_EACH_MAX ? [group] : group.map((about): typeof group => [about]),
  );

/** Selects bookings with all that an email about them says. */
export const selectWithBusiness = (on: Reader) =>
  on
    .select({ booking: bookings, business: businesses, accountEmail: users.email, event: events })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .leftJoin(users, isOwner)
    .leftJoin(events, eq(events.id, bookings.eventId))
    .$dynamic();

const ofEvent = prepared((on: Reader) =>
  selectWithBusiness(on)
    .where(isOfEvent(placeholder('id'), placeholder('businessId')))
    .limit(placeholder('limit'))
    .prepare(),
);

const chosen = prepared((on: Reader) =>
  selectWithBusiness(on)
    .where(and(inArray(bookings.id, idsGiven('ids')), belongTo(bookings, placeholder('businessId'))))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .prepare(),
);

const openOfBusiness = prepared((on: Reader) =>
  selectWithBusiness(on)
    .where(
      and(
        eq(bookings.businessId, placeholder('id')),
        gt(bookings.startsAt, placeholder('after')),
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(placeholder('limit'))
    .prepare(),
);

const takeOff = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ eventId: null, venueId: null, serviceId: null })
    .where(inArray(bookings.id, idsGiven('ids')))
    .returning()
    .prepare(),
);
