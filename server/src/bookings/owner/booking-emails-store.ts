import { and, desc, eq, inArray } from 'drizzle-orm';
import { RESENT_EMAILS_MAX } from '@daybook/schema/figures/bounds';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { emails, type EmailRow } from '../../database/email-tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { emailFacts, type EmailFacts } from '../email-facts.ts';
import { bookingEmailKinds, isBookingEmailKind, type BookingEmailKind } from '../emails/kinds.ts';
import { findBookingOf } from './change-bookings-store.ts';

export interface EmailOfBooking extends EmailRow {
  kind: BookingEmailKind;
  canResend: boolean;
}

export type ResendRefusal = 'no booking' | 'no email' | 'not again';

/** Newest first; null if the business has no such booking. */
export async function listBookingEmails(
  on: Reader,
  businessId: number,
  reference: string,
  now: number,
): Promise<EmailOfBooking[] | null> {
  const found = await findBookingOf(on, businessId, reference);
  return found && listOf(on, found.booking, now);
}

interface AskedAgain {
  businessId: number;
  reference: string;
  emailId: number;
  now: number;
}

/** Retries a failed email, or sends a copy of another. Returns the updated list. */
export async function resendBookingEmail(
  tx: Transaction,
  { businessId, reference, emailId, now }: AskedAgain,
): Promise<Outcome<EmailOfBooking[], ResendRefusal>> {
  const found = await findBookingOf(tx, businessId, reference);
  if (!found) return no('no booking');
  const email = (await listOf(tx, found.booking, now)).find(({ id }) => id === emailId);
  if (!email) return no('no email');
  if (!email.canResend) return no('not again');
  // Other bookings that it lists may have changed since.
  const facts = emailFacts.parse(email.payload);
  const visits = await visitsAsListed(tx, found.booking, facts.visits);
  if (email.status === 'failed') {
    const isStillFailed = and(eq(emails.id, email.id), eq(emails.status, 'failed'));
    const again = { status: 'queued', dueAt: now, isRefused: false, payload: { ...facts, visits } } as const;
    await tx.update(emails).set(again).where(isStillFailed);
  } else {
    const { kind, bookingId, recipient } = email;
    const payload = { ...facts, otherCount: 0, others: [], visits };
    const ids = { businessId, ...(bookingId === null ? {} : { bookingId }) };
    await queueEmail(tx, { kind, ...ids, recipient, payload }, now);
  }
  return ok(await listOf(tx, found.booking, now));
}

/** Returns those of an email's repeat visits that are still as it says; none if that is the booking alone. */
async function visitsAsListed(
  on: Reader,
  { businessId, seriesKey }: BookingRow,
  listed: EmailFacts['visits'],
): Promise<EmailFacts['visits']> {
  if (seriesKey === null) return [];
  const all = await on
    .select({ reference: bookings.reference, sequence: bookings.sequence })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), eq(bookings.seriesKey, seriesKey)));
  const visits = listed.filter((visit) =>
    all.some(({ reference, sequence }) => reference === visit.reference && sequence === visit.sequence),
  );
  return visits.length > 1 ? visits : [];
}

async function listOf(on: Reader, booking: BookingRow, now: number): Promise<EmailOfBooking[]> {
  const rows = await on
    .select()
    .from(emails)
    .where(and(eq(emails.bookingId, booking.id), inArray(emails.kind, Object.keys(bookingEmailKinds))))
    .orderBy(desc(emails.id))
    .limit(EMAILS_SHOWN);
  const known = rows.flatMap((row) => (isBookingEmailKind(row.kind) ? [{ ...row, kind: row.kind }] : []));
  return known.map((email) => ({ ...email, canResend: canResend(email, known, booking, now) }));
}

/** More than even a booking that is often changed has. */
const EMAILS_SHOWN = 100;

type KnownEmail = EmailRow & { kind: BookingEmailKind };

/** Returns whether what the email says is still true, and its address is the current one. */
function canResend(email: KnownEmail, all: readonly KnownEmail[], booking: BookingRow, now: number): boolean {
  if (email.status !== 'sent' && email.status !== 'failed') return false;
  // Emails about running late are true for minutes only, and three of them are enough.
  if (email.kind === 'booking_delayed' || email.kind === 'booking_on_time') return false;
  const facts = emailFacts.safeParse(email.payload).data;
  if (facts?.sequence !== booking.sequence || facts.status !== booking.status) return false;
  if (booking.status !== 'cancelled' && booking.startsAt <= now) return false;
  const isToCustomer = bookingEmailKinds[email.kind].to === 'attendee';
  if (isToCustomer && email.normalisedRecipient !== booking.normalisedEmail) return false;
  const alike = all.filter(({ kind, recipient }) => kind === email.kind && recipient === email.recipient);
  if (alike.some(({ status }) => status === 'queued' || status === 'sending')) return false;
  return alike.filter(({ status }) => status === 'sent').length <= RESENT_EMAILS_MAX;
}
