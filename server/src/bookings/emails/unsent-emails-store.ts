/** Withdraws unsent emails about bookings. One that lists several repeat visits is queued again for those that stay. */

import { and, eq, inArray } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { emails, type EmailRow } from '../../database/email-tables.ts';
import { emailFacts, type EmailFacts } from '../email-facts.ts';
import { NO_EMAIL } from '../no-email.ts';
import { loadChosen } from '../owner/cancel-bookings-store.ts';
import { queueBookingEmail } from './booking-email-store.ts';
import { attendeeKinds, isBookingEmailKind, type BookingEmailKind } from './kinds.ts';

type Told = Pick<BookingRow, 'id' | 'businessId' | 'reference' | 'seriesKey'>;

interface EmailAbout extends Pick<EmailRow, 'id' | 'bookingId' | 'kind' | 'status' | 'normalisedRecipient'> {
  /** Null if they aren't kept any more. */
  facts: EmailFacts | null;
}

/** Returns emails that belong to one of these bookings of one business, or list it among repeat visits. */
export async function emailsAbout(
  on: Reader,
  some: readonly Told[],
  kinds: readonly BookingEmailKind[],
): Promise<EmailAbout[]> {
  const { id, bookingId, kind, status, normalisedRecipient, payload } = emails;
  const found = await on
    .select({ id, bookingId, kind, status, normalisedRecipient, payload })
    .from(emails)
    .where(and(inArray(bookingId, await withTheirSeries(on, some)), inArray(kind, [...kinds])))
    .orderBy(id);
  const wanted = new Set<number | string | null>(some.flatMap((one) => [one.id, one.reference]));
  return found
    .map((email) => ({ ...email, facts: emailFacts.safeParse(email.payload).data ?? null }))
    .filter((email) => bookingsIn(email).some((one) => wanted.has(one)));
}

/** Returns the id of the booking that the email belongs to, and the references of the visits that it lists. */
const bookingsIn = ({ bookingId, facts }: Pick<EmailAbout, 'bookingId' | 'facts'>) => [
  bookingId,
  ...(facts?.visits ?? []).map(({ reference }) => reference),
];

export const visitIn = (facts: EmailFacts | null, { reference }: Pick<BookingRow, 'reference'>) =>
  facts?.visits.find((visit) => visit.reference === reference);

/** Returns the ids of these bookings and of all visits of their series, to any of which a common email may belong. */
async function withTheirSeries(on: Reader, some: readonly Told[]): Promise<number[]> {
  const ids = some.map(({ id }) => id);
  const keys = [...new Set(some.flatMap(({ seriesKey }) => seriesKey ?? []))];
  const businessId = some[0]?.businessId;
  if (businessId === undefined || keys.length === 0) return ids;
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), inArray(bookings.seriesKey, keys)));
  return [...new Set([...ids, ...found.map(({ id }) => id)])];
}

/** Deletes these emails unless one is being sent right now. Those that list other visits than `gone` go out about these. */
export async function withdraw(
  tx: Transaction,
  unsent: readonly EmailAbout[],
  gone: readonly Told[],
  now: number,
): Promise<void> {
  if (unsent.length === 0) return;
  const ids = unsent.map(({ id }) => id);
  const deleted = await tx
    .delete(emails)
    .where(and(inArray(emails.id, ids), inArray(emails.status, ['queued', 'failed'])))
    .returning({ id: emails.id });
  for (const email of unsent)
    if (deleted.some(({ id }) => id === email.id)) await queueForOthers(tx, email, gone, now);
}

async function queueForOthers(
  tx: Transaction,
  { kind, facts }: EmailAbout,
  gone: readonly Told[],
  now: number,
): Promise<void> {
  const rest = facts?.visits.filter(({ reference }) => gone.every((one) => one.reference !== reference));
  const businessId = gone[0]?.businessId;
  if (!facts || !rest || rest.length === 0 || !isBookingEmailKind(kind) || businessId === undefined) return;
  const all = await loadChosen(tx, businessId, await withTheirSeries(tx, gone));
  // A visit that was cancelled since has had an email about that.
  const still = all.filter(
    ({ booking }) => booking.status === facts.status && visitIn({ ...facts, visits: rest }, booking),
  );
  const visits = rest.filter((visit) => still.some(({ booking }) => booking.reference === visit.reference));
  const [head] = still;
  if (!head) return;
  const { isMovedByOwner, isAttendeeTold } = facts;
  await queueBookingEmail(tx, kind, head, now, {
    isMovedByOwner,
    isAttendeeTold,
    ...(visits.length > 1 ? { visits } : { formerTime: visits[0]?.formerTime ?? null }),
  });
}

/**
 * Withdraws unsent emails to the current address of these bookings, so that a stranger gets no more of them.
 * Returns the ids of bookings about which an email did reach it: only then does its reader need to know of
 * the change.
 */
export async function withdrawEmails(
  tx: Transaction,
  some: readonly (Told & Pick<BookingRow, 'normalisedEmail'>)[],
  now: number,
): Promise<Set<number>> {
  const addressed = some.filter(({ normalisedEmail }) => normalisedEmail !== NO_EMAIL);
  const address = addressed[0]?.normalisedEmail;
  if (address === undefined) return new Set();
  const all = await emailsAbout(tx, addressed, attendeeKinds);
  const theirs = all.filter(({ normalisedRecipient }) => normalisedRecipient === address);
  const isUnsent = ({ status }: EmailAbout) => status === 'queued' || status === 'failed';
  await withdraw(tx, theirs.filter(isUnsent), addressed, now);
  const reached = new Set(theirs.filter((email) => !isUnsent(email)).flatMap(bookingsIn));
  return new Set(
    addressed.flatMap(({ id, reference }) => (reached.has(id) || reached.has(reference) ? [id] : [])),
  );
}
