/** Compares the outbox with what the mail server got. Each check returns a sentence for each breach. */

import type { Delivery } from '../../bench/mail-sink.ts';
import { attendeeCancellationKinds } from '../../src/bookings/emails/kinds.ts';
import type { BookingRow } from '../../src/database/booking-tables.ts';
import type { emails as emailTable } from '../../src/database/email-tables.ts';
import { JITTER, LONGEST_WAIT } from '../../src/emails/retry.ts';
import { grouped } from '../../test/grouped.ts';
import type { Disruption, Ledger } from '../ledger.ts';

/** Without the payload, which would fill the memory. */
export type EmailRow = Omit<typeof emailTable.$inferSelect, 'payload'>;

/** Milliseconds: the longest wait between two attempts, plus some margin. */
export const WAIT_MAX = LONGEST_WAIT * (1 + JITTER) + 5_000;

/** Milliseconds after an email's arrival for which it may not be recorded yet. */
const NOTED_WITHIN = 10_000;

const cancellationKinds: readonly string[] = attendeeCancellationKinds;

/** Checks that each booking has one email to either side, and each cancelled one an email that says so. */
export function emailsMissing(
  { booked }: Pick<Ledger, 'booked'>,
  bookings: readonly BookingRow[],
  emails: readonly EmailRow[],
): string[] {
  const about = grouped(emails, ({ bookingId }) => bookingId);
  return bookings.flatMap(({ id, reference, status }) => {
    if (!booked.has(reference)) return [];
    const kinds = (about.get(id) ?? []).map(({ kind }) => kind);
    const counts = {
      'emails to the customer': kinds.filter((kind) => kind === 'booking_confirmed').length,
      'emails to the business': kinds.filter((kind) => kind === 'booking_received').length,
    };
    const ends = kinds.filter((kind) => cancellationKinds.includes(kind)).length;
    const owed = status === 'cancelled' ? 1 : 0;
    return [
      ...Object.entries(counts).flatMap(([what, count]) =>
        count === 1 ? [] : [`booking ${reference} has ${count} ${what}`],
      ),
      ...(ends === owed ? [] : [`${reference} is ${status} and has ${ends} emails about a cancellation`]),
    ];
  });
}

/**
 * Checks that an unsent email is tried again soon. `now` is the servers' own time. Those that are ready are left out:
 * they wait for their turn or for an earlier email, and may still have the time of a clock that was ahead.
 */
export function emailsLate(emails: readonly EmailRow[], now: number): string[] {
  return emails
    .filter(({ status, isReady }) => (status === 'queued' && !isReady) || status === 'sending')
    .filter(({ dueAt }) => dueAt > now + WAIT_MAX)
    .map(
      ({ id, status, dueAt }) =>
        `email ${id} is ${status}, and waits ${Math.round((dueAt - now) / 60_000)} minutes`,
    );
}

/** Checks that only emails that the mail server refused for good are given up, and say why. */
export function emailsGivenUp(
  emails: readonly EmailRow[],
  isRefused: (recipient: string) => boolean,
): string[] {
  return emails
    .filter(({ status, recipient, lastError }) => status === 'failed' && !(isRefused(recipient) && lastError))
    .map(({ id, lastError }) => `email ${id} was given up (${lastError ?? 'without a reason'})`);
}

interface Delivered {
  emails: readonly EmailRow[];
  deliveries: readonly Delivery[];
  /** By Message-ID: how often a connection was cut before the mail server's reply got through. */
  cuts: ReadonlyMap<string, number>;
  disruptions: readonly Disruption[];
}

/**
 * Checks that an email recorded as sent has arrived at its recipient, that every arrived email is recorded,
 * and that none arrives again unless the connection of a copy before was cut, or that copy arrived while a
 * process or its database was ended. The product may not know that those were sent, and withdraws them once a booking is moved or an
 * offer is over.
 */
export function wrongDeliveries({ emails, deliveries, cuts, disruptions }: Delivered): string[] {
  const known = new Map(emails.map((email) => [idOf(email), email]));
  const copies = grouped(deliveries, ({ messageId }) => messageId.split('@')[0] ?? '');
  const missing = emails
    .filter((email) => email.status === 'sent' && !copies.has(idOf(email)))
    .map(({ id }) => `email ${id} is recorded as sent and never arrived`);
  const wrong = [...copies].flatMap(([id, all]) => {
    const email = known.get(id);
    const first = all[0]?.at ?? 0;
    // The last copy needs no excuse: nothing was sent after it.
    const repeated = all.slice(0, Math.max(1, all.length - 1));
    const disrupted = disruptions.filter(({ from, to }) =>
      repeated.some(({ at }) => from <= at + NOTED_WITHIN && to >= at - 1_000),
    );
    const cut = cuts.get(all[0]?.messageId ?? '') ?? 0;
    const excused = disrupted.length + cut;
    if (!email) return excused > 0 ? [] : [`an email ${id} arrived that nobody queued`];
    if (all.some(({ to }) => to !== email.recipient)) return [`email ${email.id} went to somebody else`];
    if (all.length <= 1 + excused) return [];
    const after = all.slice(1).map(({ at }) => `${Math.round((at - first) / 1000)} s`);
    return [
      `email ${email.id} (${email.kind}) arrived again, ${after.join(' and ')} after the first time (${cut} cut, ${disrupted.length} disrupted)`,
    ];
  });
  return [...missing, ...wrong];
}

const idOf = ({ id, createdAt }: EmailRow) => `${createdAt}.${id}`;

export function wrongReminders(owed: ReadonlySet<string>, emails: readonly EmailRow[]): string[] {
  const written = grouped(
    emails.filter(({ kind }) => kind === 'booking_reminder'),
    ({ recipient }) => recipient,
  );
  return [...owed].flatMap((email) => {
    const count = written.get(email)?.length ?? 0;
    return count === 1 ? [] : [`${email} is owed a reminder, and there are ${count}`];
  });
}
