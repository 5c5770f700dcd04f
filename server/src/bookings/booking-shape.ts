import type { BookingDetails } from '@daybook/schema/contract/booking';
import type { FileBooking } from '@daybook/schema/contract/business-file';
import { timezoneField } from '@daybook/schema/contract/fields';
import type { BookingChange, SeriesOfBooking } from '@daybook/schema/contract/owner-booking';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { BookingRow } from '../database/booking-tables.ts';
import { venueCopyFields } from '../diary/venue-shape.ts';
import { serviceCopyFields } from '../resources/service-shape.ts';
import { emailOrNull, storedEmail } from './no-email.ts';

/** Fields that customer, owner and business file share. A file writes hours after midnight differently. */
type SharedField = Exclude<Extract<keyof BookingDetails, keyof FileBooking>, 'end_time'>;

export function bookingFields(booking: BookingRow): Pick<FileBooking, SharedField> {
  return {
    booking_reference: booking.reference,
    status: booking.status,
    event_name: booking.eventName,
    event_date: booking.eventDate,
    start_time: booking.startTime,
    starts_at: new Date(booking.startsAt).toISOString(),
    ends_at: new Date(booking.endsAt).toISOString(),
    timezone: timezoneField.parse(booking.timezone),
    ...venueCopyFields(booking),
    person_name: booking.personName,
    ...serviceCopyFields(booking),
    places: booking.places,
    customer_address: booking.customerAddress,
    customer_postcode: booking.customerPostcode,
    attendee_first_name: booking.attendeeFirstName,
    attendee_last_name: booking.attendeeLastName,
    attendee_email: emailOrNull(booking.attendeeEmail),
    attendee_phone: booking.attendeePhone,
  };
}

/** Returns which of its repeat visits a booking is; null if it is none. */
export function seriesOf({ seriesNumber, seriesSize, seriesWeeks }: BookingRow): SeriesOfBooking | null {
  if (seriesNumber === null || seriesSize === null || seriesWeeks === null) return null;
  return { number: seriesNumber, size: seriesSize, every_weeks: seriesWeeks };
}

type FileSeries = FileBooking['series'];
type SeriesColumns = Pick<BookingRow, 'seriesKey' | 'seriesNumber' | 'seriesSize' | 'seriesWeeks'>;

export function fileSeriesOf(booking: BookingRow): FileSeries {
  const series = seriesOf(booking);
  return series && booking.seriesKey !== null ? { key: booking.seriesKey, ...series } : null;
}

export const seriesColumns = (series: FileSeries): SeriesColumns => ({
  seriesKey: series?.key ?? null,
  seriesNumber: series?.number ?? null,
  seriesSize: series?.size ?? null,
  seriesWeeks: series?.every_weeks ?? null,
});

/** Returns the columns that say how many people did not come; `now` is when the owner says so. */
export const absenceColumns = (absentPlaces: number, places: number, now: number) => ({
  absentPlaces,
  didNotComeAt: absentPlaces === places ? now : null,
});

/** The initial values of a customer's booking. */
export const NEW_BOOKING = {
  madeBy: 'customer',
  movedCount: 0,
  didNotComeAt: null,
  absentPlaces: 0,
  note: null,
  answers: [],
  wantsEarlier: false,
  cancelledAt: null,
  cancelledBy: null,
  sequence: 0,
  /** Found or made as the booking is inserted. */
  customerId: null,
  ...seriesColumns(null),
} satisfies Partial<BookingRow>;

export function attendeeColumns(attendee: BookingChange) {
  const email = storedEmail(attendee.attendee_email);
  return {
    attendeeFirstName: attendee.attendee_first_name,
    attendeeLastName: attendee.attendee_last_name,
    attendeeEmail: email,
    normalisedEmail: normalisedEmail(email),
    attendeePhone: attendee.attendee_phone,
  } satisfies Partial<BookingRow>;
}
