import { eq, isNull, sql } from 'drizzle-orm';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { withoutWebAddresses } from '@daybook/schema/rules/clean-text';
import { isPaidFor, type BillingStatusFacts } from '../../businesses/billing-status.ts';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { businesses } from '../../database/tables.ts';
import { countedForOwner, mayOwnerEmail } from '../../emails/counted-emails-store.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { emailFactsOf, type EmailFacts } from '../email-facts.ts';
import { mayEmailAttendee } from '../imported-bookings-store.ts';
import { bookingEmailKinds, type BookingEmailKind } from './kinds.ts';

/** A booking and its business at the time when an email about them is sent. */
export interface BookingState extends Pick<BookingRow, 'status' | 'startsAt' | 'sequence' | 'eventId'> {
  business: BillingStatusFacts & { isOpen: boolean };
}

const { paidAt, trialEndsAt, coveredUntil, isActive } = businesses;

const stateById = prepared((on: Reader) =>
  on
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      sequence: bookings.sequence,
      eventId: bookings.eventId,
      business: {
        isActive,
        paidAt,
        trialEndsAt,
        coveredUntil,
        isOpen: sql<boolean>`${isNull(businesses.deletedAt)}`.mapWith(Boolean),
      },
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(),
);

/** Reads the current state of a booking; null if it no longer exists. */
export function stateOfBooking(on: Reader, id: number): Promise<BookingState | null> {
  return firstOf(stateById(on).execute({ id }));
}

/** What the email says besides the booking, and how it is sent. */
interface BookingEmailOptions extends Partial<
  Pick<
    EmailFacts,
    | 'former'
    | 'formerPerson'
    | 'formerTime'
    | 'isMovedByOwner'
    | 'expectedAt'
    | 'otherCount'
    | 'others'
    | 'visits'
    | 'isAttendeeTold'
  >
> {
  /** True if a stranger causes the email: it counts towards the limit of emails to this address. */
  isCounted?: boolean;
  /** For an email that must go only once; see `onceKey` in email-tables.ts. */
  onceKey?: string;
  /** True for one of many that nobody waits for. */
  isBulk?: boolean;
  /** False if the caller knows that the booking didn't come from a file. */
  isFromFile?: boolean;
}

/**
 * Writes an email about a booking to the outbox, in the transaction of the change that it reports. Returns
 * false if there is no recipient, if its once-key was used before, for the demonstration's bookings, if the
 * attendee's address comes only from an imported file, and if the account's changes have caused too many
 * emails to this attendee. An attendee who acts through an emailed link is always emailed.
 */
export async function queueBookingEmail(
  tx: Transaction,
  kind: BookingEmailKind,
  about: BookingWithBusiness,
  now: number,
  { isCounted = false, onceKey, isBulk = false, isFromFile = true, ...said }: BookingEmailOptions = {},
): Promise<boolean> {
  const { booking, business, accountEmail } = about;
  if (business.isDemo) return false;
  const isForAttendee = bookingEmailKinds[kind].to === 'attendee';
  const recipient = isForAttendee ? booking.attendeeEmail : emailsTo(business, accountEmail);
  if (!recipient) return false;
  const mayBeUnwanted = isForAttendee && !isCounted && isFromFile;
  if (mayBeUnwanted && !(await mayEmailAttendee(tx, about, now))) return false;
  const facts = emailFactsOf(about);
  // A trial costs nothing, so its emails would carry a stranger's links to anybody.
  const isTrial = isForAttendee && !isPaidFor(business, now);
  const payload: EmailFacts = isTrial ? withoutLinks({ ...facts, ...said }) : { ...facts, ...said };
  const isOwners = isForAttendee && !isCounted && kind !== 'booking_reminder';
  const byOwner = isOwners && business.ownerId !== null ? countedForOwner(business.ownerId, recipient) : null;
  if (byOwner !== null && !(await mayOwnerEmail(tx, byOwner, now))) return false;
  const countedFor = isCounted ? foldedAddress(recipient) : byOwner;
  const ids = { bookingId: booking.id, businessId: business.id };
  const email = { kind, ...ids, recipient, payload, countedFor, isBulk };
  return queueEmail(tx, onceKey === undefined ? email : { ...email, onceKey }, now);
}

/** Returns the facts with the owner's own words, but without web addresses in them, and without the picture. */
function withoutLinks(facts: EmailFacts): EmailFacts {
  const orNull = (text: string | null) => (text === null ? null : withoutWebAddresses(text));
  const { business } = facts;
  return {
    ...facts,
    eventName: withoutWebAddresses(facts.eventName),
    serviceName: orNull(facts.serviceName),
    personName: orNull(facts.personName),
    venueName: orNull(facts.venueName),
    venueAddress: orNull(facts.venueAddress),
    personalMessage: orNull(facts.personalMessage),
    requirementsNote: orNull(facts.requirementsNote),
    visits: facts.visits.map((visit) => ({
      ...visit,
      eventName: withoutWebAddresses(visit.eventName),
      personName: orNull(visit.personName),
      venueName: orNull(visit.venueName),
      venueAddress: orNull(visit.venueAddress),
    })),
    business: {
      ...business,
      name: withoutWebAddresses(business.name),
      address: orNull(business.address),
      cancellationPolicy: orNull(business.cancellationPolicy),
      privacyNotice: null,
      picture: null,
    },
  };
}
