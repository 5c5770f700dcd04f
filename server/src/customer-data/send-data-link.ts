/** Sends the data link to a booking's address, because the booking's own link may have been passed on. */

import { DATA_LINK_HOURS } from '@daybook/schema/figures/customer-data';
import { HOUR } from '@daybook/schema/figures/periods';
import { findByToken } from '../bookings/bookings-store.ts';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { senderOf } from '../businesses/email-from-business.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { Refusal } from '../http/errors.ts';
import { DATA_LINK, type DataLinkFacts } from './customer-data-facts.ts';
import { DATA_EMAILS_BOUNDED, DEMONSTRATION_WRITES_NO_EMAIL } from './customer-data-responses.ts';

/**
 * Throws the 404 for a link that doesn't work, the 409 for the demonstration, and the 429 if strangers have
 * caused as many emails to the address as they may.
 */
export async function sendDataLink(
  { database, tokens, clock, onMailQueued }: Context,
  cancelToken: string,
): Promise<{ attendee_email: string }> {
  const hash = tokens.hashOf(cancelToken);
  // Reads before it writes, so that guesses never wait for the write lock.
  const known = await findByToken(database.read, hash);
  if (!known) throw cancelLinkInvalid();
  if (known.business.isDemo) throw new Refusal(409, DEMONSTRATION_WRITES_NO_EMAIL);
  const now = clock();
  const lockOn = { business: known.business.id, address: foldedAddress(known.booking.attendeeEmail) };
  const email = await database.write(lockOn, async (tx) => {
    const found = await findByToken(tx, hash);
    if (!found) throw cancelLinkInvalid();
    await writeDataEmail(tx, found, now);
    return found.booking.attendeeEmail;
  });
  onMailQueued();
  return { attendee_email: email };
}

async function writeDataEmail(
  tx: Transaction,
  { booking, business, accountEmail }: BookingWithBusiness,
  now: number,
): Promise<void> {
  const recipient = booking.attendeeEmail;
  const seconds = await secondsUntilEmailTo(tx, recipient, now);
  if (seconds > 0)
    throw new Refusal(429, DATA_EMAILS_BOUNDED, { headers: { 'Retry-After': String(seconds) } });
  const payload: DataLinkFacts = {
    bookingId: booking.id,
    business: senderOf(business, accountEmail),
    timezone: business.timezone,
    firstName: booking.attendeeFirstName,
    email: recipient,
    expiresAt: now + DATA_LINK_HOURS * HOUR,
  };
  const about = { bookingId: booking.id, businessId: business.id, countedFor: foldedAddress(recipient) };
  await queueEmail(tx, { kind: DATA_LINK, recipient, payload, ...about }, now);
}
