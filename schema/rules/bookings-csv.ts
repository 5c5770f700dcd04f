/** The bookings export (decision 52). */
import { isForgotten } from '../words/forgotten-attendee.ts';
import { EXPORT_COLUMNS } from '../words/owner-booking-texts.ts';
import { twelveHourTime } from './clock-time.ts';
import { exportCsv, exportName } from './export-csv.ts';
import { visitAddressOf } from './map-link.ts';

/** What the export tells about a booking: an OwnerBooking has all of it. */
export interface ExportedBooking {
  booking_reference: string;
  attendee_first_name: string;
  attendee_last_name: string;
  attendee_email: string;
  attendee_phone: string | null;
  event_name: string;
  venue_name: string | null;
  customer_address: string | null;
  customer_postcode: string | null;
  event_date: string;
  start_time: string;
  end_time: string;
  status: string;
  service_name: string | null;
  /** Pounds. */
  service_price: number | null;
}

/** `today` is YYYY-MM-DD on the business's clock. */
export function bookingsCsvName(today: string): string {
  return exportName('bookings', today);
}

/** The whole file, byte order mark included, one row a booking in the order given. */
export function bookingsCsv(bookings: readonly ExportedBooking[]): string {
  return exportCsv(EXPORT_COLUMNS, bookings.map(cellsOf));
}

function cellsOf(booking: ExportedBooking): string[] {
  return [
    booking.booking_reference,
    booking.attendee_first_name,
    booking.attendee_last_name,
    isForgotten(booking.attendee_email) ? '' : booking.attendee_email,
    phoneCell(booking.attendee_phone ?? ''),
    booking.event_name,
    booking.venue_name ?? '',
    // Unchanged: every spreadsheet reads this order of year, month and day in the same way.
    booking.event_date,
    twelveHourTime(booking.start_time),
    twelveHourTime(booking.end_time),
    booking.status,
    booking.service_name ?? '',
    booking.service_price === null ? '' : booking.service_price.toFixed(2),
    visitAddressOf(booking),
  ];
}

/** A spreadsheet reads bare digits as a number and drops a zero at the start; a space keeps them a text. */
function phoneCell(phone: string): string {
  return /^\d{6,}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
