/** The kinds of email about a booking, with everything that differs between them. */

import type { Draft } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import {
  cancellation,
  cancellationForBusiness,
  confirmation,
  notification,
  reminder,
} from './booking-emails.ts';
import {
  change,
  changeForBusiness,
  closure,
  placing,
  reassigning,
  readdressing,
  withdrawal,
  withdrawalForBusiness,
} from './changed-by-owner-emails.ts';
import type { EmailContext } from './details.ts';
import { delayed, moved, movedForBusiness, moveOffered, onTime } from './moved-emails.ts';
import {
  confirmedVisits,
  movedVisits,
  movedVisitsForBusiness,
  withdrawnVisits,
  withdrawnVisitsForBusiness,
} from './visits-emails.ts';

interface EmailKind {
  /** Its name in the admin's list and in the data that customers see about themselves. */
  name: string;
  to: 'attendee' | 'business';
  draftOf: (facts: EmailFacts, context: EmailContext) => Draft;
  /** The method of the attached calendar file; null for no file. The business keeps its own calendar. */
  invitation: 'REQUEST' | 'CANCEL' | null;
}

/** Repeat visits that are booked, moved or cancelled together share an email. */
const oneOrSeveral =
  (one: EmailKind['draftOf'], several: EmailKind['draftOf']): EmailKind['draftOf'] =>
  (facts, context) =>
    (facts.visits.length > 0 ? several : one)(facts, context);

const kinds = {
  booking_confirmed: {
    name: 'Booking confirmed, to the customer',
    to: 'attendee',
    draftOf: oneOrSeveral(confirmation, confirmedVisits),
    invitation: 'REQUEST',
  },
  booking_received: {
    name: 'New booking, to the business',
    to: 'business',
    draftOf: notification,
    invitation: null,
  },
  booking_cancelled: {
    name: 'Cancellation confirmed, to the customer',
    to: 'attendee',
    draftOf: cancellation,
    invitation: 'CANCEL',
  },
  booking_cancelled_owner: {
    name: 'Booking cancelled by the customer, to the business',
    to: 'business',
    draftOf: cancellationForBusiness,
    invitation: null,
  },
  booking_reminder: {
    name: 'Reminder, to the customer',
    to: 'attendee',
    draftOf: reminder,
    invitation: 'REQUEST',
  },
  /** The owner cancelled it, or deleted its event. */
  booking_withdrawn: {
    name: 'Booking cancelled by the business, to the customer',
    to: 'attendee',
    draftOf: oneOrSeveral(withdrawal, withdrawnVisits),
    invitation: 'CANCEL',
  },
  booking_withdrawn_owner: {
    name: 'Booking cancelled by the business, to the business',
    to: 'business',
    draftOf: oneOrSeveral(withdrawalForBusiness, withdrawnVisitsForBusiness),
    invitation: null,
  },
  /** The owner's account was deleted, and the diary with it. */
  booking_withdrawn_closed: {
    name: 'Business closed, to the customer',
    to: 'attendee',
    draftOf: closure,
    invitation: 'CANCEL',
  },
  /** The owner changed the attendee's name or contact. */
  booking_changed: {
    name: 'Booking updated, to the customer',
    to: 'attendee',
    draftOf: change,
    invitation: 'REQUEST',
  },
  /** The owner added the event's first venue after they had booked. */
  booking_placed: {
    name: 'Venue added, to the customer',
    to: 'attendee',
    draftOf: placing,
    invitation: 'REQUEST',
  },
  /** A colleague took it over, because its person is off. */
  booking_reassigned: {
    name: 'Person changed, to the customer',
    to: 'attendee',
    draftOf: reassigning,
    invitation: 'REQUEST',
  },
  /** The customer moved it through the link, or the owner did. */
  booking_moved: {
    name: 'Booking moved, to the customer',
    to: 'attendee',
    draftOf: oneOrSeveral(moved, movedVisits),
    invitation: 'REQUEST',
  },
  booking_moved_owner: {
    name: 'Booking moved, to the business',
    to: 'business',
    draftOf: oneOrSeveral(movedForBusiness, movedVisitsForBusiness),
    invitation: null,
  },
  /** It no longer fits what the business plans, and stays until the customer chooses another time. */
  booking_move_offered: {
    name: 'Another time offered, to the customer',
    to: 'attendee',
    draftOf: moveOffered,
    invitation: null,
  },
  booking_delayed: {
    name: 'Running late, to the customer',
    to: 'attendee',
    draftOf: delayed,
    invitation: null,
  },
  /** The business is back on time, after an email about a later start. */
  booking_on_time: {
    name: 'Back on time, to the customer',
    to: 'attendee',
    draftOf: onTime,
    invitation: null,
  },
  booking_changed_owner: {
    name: 'Booking updated, to the business',
    to: 'business',
    draftOf: changeForBusiness,
    invitation: null,
  },
  /**
   * Goes to the address that the booking had before the owner changed it. It cancels no calendar entry,
   * because if both addresses belong to one person, that would remove the new entry too.
   */
  booking_readdressed: {
    name: 'Email address changed, to the former address',
    to: 'attendee',
    draftOf: readdressing,
    invitation: null,
  },
} satisfies Record<string, EmailKind>;

/** `emails.kind` of the emails about a booking. */
export type BookingEmailKind = keyof typeof kinds;

export const bookingEmailKinds: Readonly<Record<BookingEmailKind, EmailKind>> = kinds;

export function isBookingEmailKind(kind: string): kind is BookingEmailKind {
  return Object.hasOwn(kinds, kind);
}

const allKinds = Object.keys(kinds).filter(isBookingEmailKind);

export const attendeeKinds = allKinds.filter((kind) => bookingEmailKinds[kind].to === 'attendee');

/** The emails to the attendee about a cancellation, by the customer or the business. */
export const attendeeCancellationKinds = attendeeKinds.filter(
  (kind) => bookingEmailKinds[kind].invitation === 'CANCEL',
);
/** The emails about a customer's cancellation, and about a move. */
export const cancellationKinds = [...attendeeCancellationKinds, 'booking_cancelled_owner'] as const;
export const movingKinds: readonly BookingEmailKind[] = ['booking_moved', 'booking_moved_owner'];
