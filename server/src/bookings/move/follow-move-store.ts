/** Makes unsent emails follow a booking to its new time, so that none gives the old one. */

import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { venueCopyIn } from '../../diary/venue-shape.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { emailFacts, emailFactsOf, type EmailFacts } from '../email-facts.ts';
import type { BookingEmailKind } from '../emails/kinds.ts';

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
): Promise<{ attendee: FormerTime; business: FormerTime }> {
  const waiting = await tx
    .select({ id: emails.id, kind: emails.kind, status: emails.status, payload: emails.payload })
    .from(emails)
    .where(
      and(
        eq(emails.bookingId, about.booking.id),
        inArray(emails.status, ['queued', 'sending']),
        inArray(emails.kind, [...REWRITTEN, ...WITHDRAWN]),
      ),
    )
    .orderBy(emails.id);
  const isOf = (kinds: readonly string[]) => waiting.filter(({ kind }) => kinds.includes(kind));
  const unsent = isOf(WITHDRAWN).filter(({ status }) => status === 'queued');
  if (unsent.length > 0) await withdraw(tx, unsent);
  const { formerTime: _, ...now } = emailFactsOf(about);
  const { eventDate, startTime, endTime, timezone, startsAt, endsAt, sequence } = now;
  const { eventName, personName } = now;
  const when = { eventDate, startTime, endTime, timezone, startsAt, endsAt, sequence };
  const where = { eventName, ...venueCopyIn(now), personName };
  for (const { id, payload } of isOf(REWRITTEN)) {
    const facts = emailFacts.safeParse(payload).data;
    if (!facts) continue;
    const isIt = (visit: EmailFacts['visits'][number]) => visit.reference === now.reference;
    const visits = facts.visits.map((visit) => (isIt(visit) ? { ...visit, ...when, ...where } : visit));
    await rewrite(tx, id, { ...facts, ...when, ...where, visits });
  }
  const knownBefore = (kind: BookingEmailKind) =>
    emailFacts.safeParse(unsent.find((email) => email.kind === kind)?.payload).data?.formerTime ?? null;
  return { attendee: knownBefore('booking_moved'), business: knownBefore('booking_moved_owner') };
}

/** Keeps an email that is being sent right now. */
async function withdraw(tx: Transaction, unsent: readonly { id: number }[]): Promise<void> {
  const ids = unsent.map(({ id }) => id);
  await tx.delete(emails).where(and(inArray(emails.id, ids), eq(emails.status, 'queued')));
}

async function rewrite(tx: Transaction, id: number, payload: EmailFacts): Promise<void> {
  await tx
    .update(emails)
    .set({ payload })
    .where(and(eq(emails.id, id), inArray(emails.status, ['queued', 'sending'])));
}
