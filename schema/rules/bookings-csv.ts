import { isErased } from '../words/erased-attendee.ts';
import { twelveHourTime } from './clock-time.ts';
import { exportCsv, exportName } from './csv.ts';
import { visitAddressOf } from './map-link.ts';

/** The columns that the specification names, then ours: what reads the former goes on working. */
const EXPORT_COLUMNS = [
  'Booking Reference',
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Event',
  'Venue',
  'Date',
  'Start Time',
  'End Time',
  'Status',
  'Service',
  'Price (GBP)',
  'Home Visit Address',
  'Person',
  'Did Not Come',
  'Places',
] as const;

/** The fields of a booking that the export needs. An OwnerBooking has them all. */
export interface ExportedBooking {
  booking_reference: string;
  attendee_first_name: string;
  attendee_last_name: string;
  attendee_email: string | null;
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
  /** Pounds, of one place. */
  service_price: number | null;
  places: number;
  person_name: string | null;
  did_not_come: boolean;
  absent_places: number;
  answers: readonly { question: string; answer: string }[];
}

/** `today` is YYYY-MM-DD in the business's time zone. */
export function bookingsCsvName(today: string): string {
  return exportName('bookings', today);
}

/**
 * Returns the whole file with its byte order mark, one row per booking in the given order. Each question that was
 * asked is a column at the end.
 */
export function bookingsCsv(bookings: readonly ExportedBooking[]): string {
  const questions = [...new Set(bookings.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  return exportCsv(
    [...EXPORT_COLUMNS, ...questions],
    bookings.map((booking) => [
      ...cellsOf(booking),
      ...questions.map((question) => answerTo(question, booking)),
    ]),
  );
}

const answerTo = (question: string, { answers }: ExportedBooking) =>
  answers.find((one) => one.question === question)?.answer ?? '';

const absenceIn = ({ did_not_come, absent_places, places }: ExportedBooking): string =>
  did_not_come ? 'Yes' : absent_places > 0 ? `${absent_places} of ${places}` : '';

function cellsOf(booking: ExportedBooking): string[] {
  return [
    booking.booking_reference,
    booking.attendee_first_name,
    booking.attendee_last_name,
    isErased(booking.attendee_email) ? '' : (booking.attendee_email ?? ''),
    phoneCell(booking.attendee_phone ?? ''),
    booking.event_name,
    booking.venue_name ?? '',
    // Every spreadsheet understands YYYY-MM-DD.
    booking.event_date,
    twelveHourTime(booking.start_time),
    twelveHourTime(booking.end_time),
    booking.status,
    booking.service_name ?? '',
    booking.service_price === null ? '' : booking.service_price.toFixed(2),
    visitAddressOf(booking),
    booking.person_name ?? '',
    absenceIn(booking),
    String(booking.places),
  ];
}

/** Adds a space, because spreadsheets read bare digits as a number and drop a leading zero. */
function phoneCell(phone: string): string {
  return /^\d{6,}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
