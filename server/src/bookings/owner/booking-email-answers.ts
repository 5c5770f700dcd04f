import type { BookingEmail } from '@daybook/schema/contract/booking-emails';
import {
  BOOKING_NOT_FOUND,
  EMAIL_NOT_AGAIN,
  EMAIL_NOT_FOUND,
} from '@daybook/schema/words/owner-booking-texts';
import type { Context } from '../../context.ts';
import { whyNotDelivered } from '../../emails/why-not-delivered.ts';
import { Refusal } from '../../http/errors.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { bookingEmailKinds } from '../emails/kinds.ts';
import {
  type EmailOfBooking,
  type ResendRefusal,
  listBookingEmails,
  resendBookingEmail,
} from './booking-emails-store.ts';

interface Asked {
  person: string;
  businessId: number;
  reference: string;
  emailId: number;
}

/** Throws the 404. */
export async function listEmailsOf(
  { database, clock }: Context,
  businessId: number,
  reference: string,
): Promise<BookingEmail[]> {
  const found = await listBookingEmails(database.read, businessId, reference, clock());
  if (!found) throw new Refusal(404, BOOKING_NOT_FOUND);
  return found.map(emailAnswer);
}

/** Throws the 404, the 409 for an email that is out of date or was sent too often, and the 429. */
export async function resendEmail(
  { limits, database, clock, onMailQueued }: Context,
  { person, ...asked }: Asked,
): Promise<BookingEmail[]> {
  refuseUntil(await limits.owner.bookingEmails.take(person));
  const outcome = await database.write({ business: asked.businessId }, (tx) =>
    resendBookingEmail(tx, { ...asked, now: clock() }),
  );
  if (!outcome.ok) throw REFUSALS[outcome.reason]();
  onMailQueued();
  return outcome.value.map(emailAnswer);
}

const REFUSALS: Record<ResendRefusal, () => Refusal> = {
  'no booking': () => new Refusal(404, BOOKING_NOT_FOUND),
  'no email': () => new Refusal(404, EMAIL_NOT_FOUND),
  'not again': () => new Refusal(409, EMAIL_NOT_AGAIN),
};

function emailAnswer(email: EmailOfBooking): BookingEmail {
  const { name, to } = bookingEmailKinds[email.kind];
  return {
    id: email.id,
    name,
    to: to === 'attendee' ? 'customer' : 'business',
    recipient: email.recipient,
    state: stateOf(email),
    reason: whyNotDelivered(email),
    created_at: new Date(email.createdAt).toISOString(),
    sent_at: email.sentAt === null ? null : new Date(email.sentAt).toISOString(),
    can_resend: email.canResend,
  };
}

function stateOf({ status, isRefused }: EmailOfBooking): BookingEmail['state'] {
  if (status === 'failed') return isRefused ? 'refused' : 'failed';
  return status === 'sending' ? 'queued' : status;
}
