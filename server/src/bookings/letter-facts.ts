/**
 * What a letter about a booking tells, as it stood when the booking or its cancellation was written.
 * Stored as JSON in `emails.payload` in that same transaction; the letter is made of it when it is sent.
 */
import { z } from 'zod';
import { clockTimeField, dateField, idField, slugField } from '@daybook/schema/contract/fields';
import { bookingStatus } from '@daybook/schema/contract/booking';

/** `emails.kind` of the letters about a booking, and which side each is written to. */
export const bookingLetterKinds = {
  booking_confirmed: 'attendee',
  booking_received: 'business',
  booking_cancelled: 'attendee',
  booking_cancelled_owner: 'business',
  booking_reminder: 'attendee',
} as const;

export type BookingLetterKind = keyof typeof bookingLetterKinds;

/** Milliseconds since 1970. */
const instant = z.int();

export const letterFacts = z.object({
  bookingId: idField,
  reference: z.string().min(1),
  status: bookingStatus,
  /** `bookings.sequence`: a calendar keeps the invitation with the highest. */
  sequence: z.int().min(0),
  kind: z.enum(['time_slot', 'service', 'day_event']),
  eventName: z.string(),
  eventDate: dateField,
  /** HH:MM on the business's clock. */
  startTime: clockTimeField,
  endTime: clockTimeField,
  timezone: z.string(),
  startsAt: instant,
  endsAt: instant,
  venueName: z.string().nullable(),
  venueAddress: z.string().nullable(),
  venuePostcode: z.string().nullable(),
  serviceName: z.string().nullable(),
  servicePricePence: z.int().nullable(),
  isHomeVisit: z.boolean(),
  customerAddress: z.string().nullable(),
  customerPostcode: z.string().nullable(),
  attendeeFirstName: z.string(),
  attendeeLastName: z.string(),
  attendeeEmail: z.string(),
  attendeePhone: z.string().nullable(),
  /** The cancel link's token is derived from it (cancel-token.ts). */
  cancelNonce: z.string(),
  /** From the event; null when the event is gone or has none. */
  personalMessage: z.string().nullable(),
  requirementsNote: z.string().nullable(),
  business: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    slug: slugField,
  }),
});

export type LetterFacts = z.infer<typeof letterFacts>;

/** Parses `emails.kind`; false for a kind that is not about a booking. */
export function isBookingLetterKind(kind: string): kind is BookingLetterKind {
  return Object.hasOwn(bookingLetterKinds, kind);
}
