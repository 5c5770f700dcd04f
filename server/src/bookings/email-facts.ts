/**
 * The content of an email about a booking, from the time when the booking or its change was written. It is
 * stored as JSON in `emails.payload` in the same transaction, and the email is made from it when it is sent.
 */

import { z } from 'zod';
import { bookingStatus } from '@daybook/schema/contract/booking';
import { clockTimeField, dateField, idField, slugField } from '@daybook/schema/contract/fields';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { senderFacts, senderOf } from '../businesses/email-from-business.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import { venueCopyIn } from '../diary/venue-shape.ts';
import { serviceCopyIn } from '../resources/service-shape.ts';

/** Milliseconds since 1970, as far as a Date reaches. */
const instant = z.int().min(0).max(8.64e15);

/** Cleaned again for the email, because rows may be older than the rule that cleans input. */
const line = z.string().overwrite(oneLine);
const lines = z.string().overwrite(manyLines);

const attendee = z.object({
  attendeeFirstName: line,
  attendeeLastName: line,
  attendeeEmail: line,
  attendeePhone: line.nullable(),
});

const formerTime = z.object({
  eventDate: dateField,
  startTime: clockTimeField,
  endTime: clockTimeField,
  timezone: z.string(),
  startsAt: instant,
  venueName: line.nullable(),
  personName: line.nullable(),
});

/** Another booking of the same customer, with what its cancel link is derived from. */
const otherBooking = z.object({
  /** The service, or the event if there is none. */
  name: line,
  eventDate: dateField,
  startTime: clockTimeField,
  cancelNonce: z.string(),
  cancelTokenHash: z.string(),
});

/** One of several repeat visits: what differs from the booking that the email belongs to. */
const visit = z.object({
  reference: z.string().min(1),
  sequence: z.int().min(0),
  eventName: line,
  eventDate: dateField,
  startTime: clockTimeField,
  endTime: clockTimeField,
  startsAt: instant,
  endsAt: instant,
  venueName: line.nullable(),
  venueAddress: line.nullable(),
  venuePostcode: line.nullable(),
  personName: line.nullable(),
  cancelNonce: z.string(),
  cancelTokenHash: z.string(),
  formerTime: formerTime.nullable().default(null),
});

export const emailFacts = z.object({
  bookingId: idField,
  /** Null in emails queued before this field existed. */
  businessId: idField.nullable().default(null),
  reference: z.string().min(1),
  status: bookingStatus,
  /** `bookings.sequence`: a calendar keeps the invitation with the highest. */
  sequence: z.int().min(0),
  kind: z.enum(['time_slot', 'service', 'day_event']),
  eventName: line,
  eventDate: dateField,
  /** HH:MM on the business's clock. */
  startTime: clockTimeField,
  endTime: clockTimeField,
  timezone: z.string(),
  startsAt: instant,
  endsAt: instant,
  venueName: line.nullable(),
  venueAddress: line.nullable(),
  venuePostcode: line.nullable(),
  /** The person who does it; null if nobody is named, and in emails queued before there were teams. */
  personName: line.nullable().default(null),
  serviceName: line.nullable(),
  servicePricePence: z.int().nullable(),
  /** 1 in emails queued before bookings had places. */
  places: z.int().default(1),
  isHomeVisit: z.boolean(),
  customerAddress: line.nullable(),
  customerPostcode: line.nullable(),
  /** To the owner's questions. Those about health stay out of emails: they are only counted. */
  answers: z.array(z.object({ question: line, answer: lines })).default([]),
  healthAnswers: z.int().default(0),
  ...attendee.shape,
  /** The attendee before the change that the email reports; null in other emails. */
  former: attendee.nullable().default(null),
  /** The person from whom somebody took the booking over; null in other emails. */
  formerPerson: line.nullable().default(null),
  formerTime: formerTime.nullable().default(null),
  isMovedByOwner: z.boolean().default(false),
  /** The policy at the time of booking; 0 in emails queued before there was one. */
  changeNoticeHours: z.int().default(0),
  /** When it starts if that is late today; null in other emails. */
  expectedAt: instant.nullable().default(null),
  /** Further bookings in the email about a customer's new address: their number, and the first of them. */
  otherCount: z.int().default(0),
  others: z.array(otherBooking).default([]),
  /** All repeat visits that were booked, moved or cancelled together, in order of start; [] in other emails. */
  visits: z.array(visit).default([]),
  everyWeeks: z.int().min(1).nullable().default(null),
  /** In emails to the business: whether the attendee is emailed as well. */
  isAttendeeTold: z.boolean().default(true),
  /** The cancel link's token is derived from it, with the secret that fits the hash (cancel-token.ts). */
  cancelNonce: z.string(),
  /** '' in emails queued before this field existed: their link is made with the newest secret. */
  cancelTokenHash: z.string().default(''),
  /** From the event; null if it is deleted or has none. */
  personalMessage: lines.nullable(),
  requirementsNote: lines.nullable(),
  business: senderFacts.extend({
    /** '' without one. A confirmed address, because it is the calendar's organizer too. */
    email: line,
    slug: slugField,
    cancellationPolicy: lines.nullable().default(null),
    customersMayMove: z.boolean().default(true),
  }),
});

export type EmailFacts = z.infer<typeof emailFacts>;

interface EmailSource {
  booking: BookingRow;
  business: Pick<
    BusinessRow,
    | 'name'
    | 'email'
    | 'confirmedEmail'
    | 'phone'
    | 'address'
    | 'postcode'
    | 'diarySlug'
    | 'privacyNotice'
    | 'cancellationPolicy'
    | 'colour'
    | 'pictureHash'
    | 'customersMayMove'
  >;
  /** The owner's own address; null once the account is deleted. */
  accountEmail: string | null;
  /** Null once the event is deleted. */
  event: Pick<EventRow, 'personalMessage' | 'requirementsNote'> | null;
}

export function emailFactsOf({ booking, business, accountEmail, event }: EmailSource): EmailFacts {
  return {
    bookingId: booking.id,
    businessId: booking.businessId,
    reference: booking.reference,
    status: booking.status,
    sequence: booking.sequence,
    kind: booking.kind,
    eventName: booking.eventName,
    eventDate: booking.eventDate,
    startTime: booking.startTime,
    endTime: booking.endTime,
    timezone: booking.timezone,
    startsAt: booking.startsAt,
    places: booking.places,
    endsAt: booking.endsAt,
    ...venueCopyIn(booking),
    personName: booking.personName,
    ...serviceCopyIn(booking),
    isHomeVisit: booking.isHomeVisit,
    customerAddress: booking.customerAddress,
    customerPostcode: booking.customerPostcode,
    ...answersIn(booking),
    attendeeFirstName: booking.attendeeFirstName,
    attendeeLastName: booking.attendeeLastName,
    attendeeEmail: booking.attendeeEmail,
    attendeePhone: booking.attendeePhone,
    former: null,
    formerPerson: null,
    formerTime: null,
    isMovedByOwner: false,
    changeNoticeHours: booking.changeNoticeHours,
    expectedAt: null,
    otherCount: 0,
    others: [],
    visits: [],
    everyWeeks: booking.seriesWeeks,
    isAttendeeTold: true,
    cancelNonce: booking.cancelNonce,
    cancelTokenHash: booking.cancelTokenHash,
    personalMessage: event?.personalMessage ?? null,
    requirementsNote: event?.requirementsNote ?? null,
    business: {
      ...senderOf(business, accountEmail),
      email: emailsTo(business, accountEmail) ?? '',
      slug: business.diarySlug,
      cancellationPolicy: business.cancellationPolicy,
      customersMayMove: business.customersMayMove,
    },
  };
}

function answersIn({ answers }: BookingRow): Pick<EmailFacts, 'answers' | 'healthAnswers'> {
  const others = answers.filter(({ is_about_health }) => !is_about_health);
  return {
    answers: others.map(({ question, answer }) => ({ question, answer })),
    healthAnswers: answers.length - others.length,
  };
}

/** Returns what an email about another booking of the same customer says about this one. */
export function otherBookingOf(booking: BookingRow): EmailFacts['others'][number] {
  const { serviceName, eventName, eventDate, startTime, cancelNonce, cancelTokenHash } = booking;
  return { name: serviceName ?? eventName, eventDate, startTime, cancelNonce, cancelTokenHash };
}

/** Returns what an email about several repeat visits says about each; with `formerTime` if they moved. */
export function visitsOf(
  changed: readonly { booking: BookingRow; formerTime?: EmailFacts['formerTime'] }[],
): EmailFacts['visits'] {
  return changed
    .toSorted((one, other) => one.booking.startsAt - other.booking.startsAt)
    .map(({ booking, formerTime: former = null }) => ({
      reference: booking.reference,
      sequence: booking.sequence,
      eventName: booking.eventName,
      eventDate: booking.eventDate,
      startTime: booking.startTime,
      endTime: booking.endTime,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      ...venueCopyIn(booking),
      personName: booking.personName,
      cancelNonce: booking.cancelNonce,
      cancelTokenHash: booking.cancelTokenHash,
      formerTime: former,
    }));
}

export function formerTimeOf(
  booking: Pick<BookingRow, keyof NonNullable<EmailFacts['formerTime']>>,
): NonNullable<EmailFacts['formerTime']> {
  const { eventDate, startTime, endTime, timezone, startsAt, venueName, personName } = booking;
  return { eventDate, startTime, endTime, timezone, startsAt, venueName, personName };
}
