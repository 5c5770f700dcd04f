/** Makes unsent emails follow a booking to its new time, so that none gives the old one. */

import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { venueCopyIn } from '../../diary/venue-shape.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { emailFactsOf, type EmailFacts } from '../email-facts.ts';
import type { BookingEmailKind } from '../emails/kinds.ts';
import { emailsAbout, visitIn, withdraw } from '../emails/unsent-emails-store.ts';

/** Emails that remain useful with the new time. */
const REWRITTEN: BookingEmailKind[] = [
  'booking_confirmed',
  'booking_received',
  'booking_changed',
  'booking_changed_owner',
  'booking_placed',
  'booking_reassigned',
];
/** Emails that are now pointless. The new one also covers an earlier move. */
const WITHDRAWN: BookingEmailKind[] = [
  'booking_reminder',
  'booking_move_offered',
  'booking_moved',
  'booking_moved_owner',
  'booking_delayed',
  'booking_on_time',
];

type FormerTime = EmailFacts['formerTime'];

/**
 * Call it once the new time is written. Returns the last time that each side knows by email, if that isn't
 * the one that the booking has just left.
 */
export async function emailsFollowMove(
  tx: Transaction,
  about: BookingWithBusiness,
  sentAt: number,
): Promise<{ attendee: FormerTime; business: FormerTime }> {
  const { booking } = about;
  const all = await emailsAbout(tx, [booking], [...REWRITTEN, ...WITHDRAWN]);
  const waiting = all.filter(({ status }) => status === 'queued' || status === 'sending');
  const isOf = (kinds: readonly string[]) => waiting.filter(({ kind }) => kinds.includes(kind));
  const unsent = isOf(WITHDRAWN).filter(({ status }) => status === 'queued');
  await withdraw(tx, unsent, [booking], sentAt);
  const { eventDate, startTime, endTime, timezone, startsAt, endsAt, sequence, ...now } = emailFactsOf(about);
  const when = { eventDate, startTime, endTime, timezone, startsAt, endsAt, sequence };
  const where = { eventName: now.eventName, ...venueCopyIn(now), personName: now.personName };
  const newTime = { ...when, ...where };
  for (const { id, bookingId, facts } of isOf(REWRITTEN)) {
    if (!facts) continue;
    const visits = facts.visits
      .map((visit) => (visit.reference === booking.reference ? { ...visit, ...newTime } : visit))
      .toSorted((one, other) => one.startsAt - other.startsAt);
    await rewrite(tx, id, { ...facts, ...(bookingId === booking.id ? newTime : {}), visits });
  }
  const knownBefore = (kind: BookingEmailKind) => {
    const facts = unsent.find((email) => email.kind === kind)?.facts ?? null;
    return visitIn(facts, booking)?.formerTime ?? facts?.formerTime ?? null;
  };
  return { attendee: knownBefore('booking_moved'), business: knownBefore('booking_moved_owner') };
}

async function rewrite(tx: Transaction, id: number, payload: EmailFacts): Promise<void> {
  await tx
    .update(emails)
    .set({ payload })
    .where(and(eq(emails.id, id), inArray(emails.status, ['queued', 'sending'])));
}
