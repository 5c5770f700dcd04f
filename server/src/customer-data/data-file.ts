/** A customer's data as a file that explains itself. */

import type { HeldBooking, HeldEntry, MyData } from '@daybook/schema/contract/customer-data';

const DATA_FILE_FORMAT = 'daybook-customer-data';
/** Raised when a program for the previous version could not read the new one. */
const DATA_FILE_VERSION = 1;

/** Explains each part of the file, inside the file itself. */
export const PARTS_OF_DATA_FILE = {
  format: 'What kind of file this is.',
  version: 'The version of this format. It goes up when older programs could no longer read the file.',
  made_at: 'When the file was made. This and every time ending in Z is in UTC (ISO 8601).',
  'business.name': 'The business that holds the data.',
  'business.phone': 'Its phone number, or null if it gives none.',
  'business.email': 'Its email address, or null if the business has closed.',
  'business.diary': 'The last part of its diary’s web address.',
  email: 'The email address that all of this is about.',
  note: 'What the business has noted about you, or null if nothing.',
  alert: 'What the business shows beside your name to everybody who works there, or null if nothing.',
  'erasure.is':
    'The state of your deletion request: not_asked; still_to_come (you have an appointment that isn’t over); asked; kept (the business is keeping its records); being_erased (your details are being deleted); business_closed (the business has closed, so we delete your details); deletion_due (the same, and we email you when it is done).',
  'erasure.asked_at': 'When you asked for your details to be deleted.',
  'erasure.answer_by': 'The day by which the business must reply, in its time zone.',
  'erasure.deleted_by': 'The day by which we delete your details, in the time zone of the business.',
  'erasure.kept_at': 'When the business replied that it is keeping its records.',
  'erasure.reason': 'Why it is keeping them, in its own words.',
  'erasure.may_ask_from': 'When you can ask again.',
  bookings:
    'Every booking made with the email address, and those that the business made for you without one, latest appointment first.',
  'bookings.booking_reference': 'The booking’s reference.',
  'bookings.status': 'confirmed, pending or cancelled.',
  'bookings.event_name': 'What the business offered.',
  'bookings.event_date': 'The date of the appointment, in the time zone of the business.',
  'bookings.start_time': 'When it starts, in that time zone.',
  'bookings.end_time': 'When it ends, in that time zone.',
  'bookings.starts_at': 'When it starts, in UTC.',
  'bookings.ends_at': 'When it ends, in UTC.',
  'bookings.timezone': 'That time zone (its IANA name).',
  'bookings.venue_name': 'The venue, or null for a home visit or where none was given.',
  'bookings.venue_address': 'The venue’s address.',
  'bookings.venue_postcode': 'The venue’s postcode.',
  'bookings.person_name': 'Who you booked with, or null if nobody was named.',
  'bookings.service_name': 'The service you chose, or null if there was no choice.',
  'bookings.service_price': 'The price of one place in pounds.',
  'bookings.places': 'How many people the booking is for.',
  'bookings.customer_address': 'Your address, for a home visit.',
  'bookings.customer_postcode': 'Your postcode, for a home visit.',
  'bookings.attendee_first_name': 'Your first name.',
  'bookings.attendee_last_name': 'Your last name.',
  'bookings.attendee_email': 'Your email address, as you typed it.',
  'bookings.attendee_phone': 'Your phone number, or null if you gave none.',
  'bookings.is_home_visit': 'True if somebody comes to you.',
  'bookings.source': 'The page or link that led you to the booking, if a website told us.',
  'bookings.created_at': 'When the booking was made.',
  'bookings.cancelled_at': 'When it was cancelled, or null if it wasn’t.',
  'bookings.cancelled_by': 'Who cancelled it: customer (you) or owner (the business).',
  'bookings.made_by': 'Who made it: customer (you) or owner (the business).',
  'bookings.moved_count': 'How often it was moved to another time.',
  'bookings.did_not_come': 'True if the business noted that you did not come.',
  'bookings.absent_places': 'How many of the people the business noted as absent.',
  'bookings.note': 'What the business has noted about this booking, or null if nothing.',
  'bookings.series': 'Which of your repeat visits it is, or null if it was booked on its own.',
  'bookings.series.number': 'Its number among them, by date when they were booked.',
  'bookings.series.size': 'How many were booked together.',
  'bookings.series.every_weeks': 'How many weeks apart they were booked.',
  'bookings.answers': 'The business’s questions, as they were when it was booked, and your answers.',
  'bookings.answers.question': 'The question.',
  'bookings.answers.answer': 'Your answer, with a comma between several choices.',
  'bookings.answers.is_about_health': 'True if the business said that the answer is about your health.',
  'bookings.emails': 'Our emails to that address about the booking, as far as we have a record of them.',
  'bookings.emails.name': 'What kind of email it is.',
  'bookings.emails.recipient': 'The address it was sent to.',
  'bookings.emails.status': 'queued (on its way), sent, or failed (not delivered).',
  'bookings.emails.created_at': 'When it was written.',
  'bookings.emails.sent_at': 'When it was sent, or null if it wasn’t.',
  waiting_list: 'Everything you wait or waited for on the business’s waiting list, latest first.',
  'waiting_list.attendee_first_name': 'Your first name.',
  'waiting_list.attendee_last_name': 'Your last name.',
  'waiting_list.attendee_email': 'Your email address.',
  'waiting_list.attendee_phone': 'Your phone number, or null if you gave none.',
  'waiting_list.from_date': 'The first date that you wait for.',
  'waiting_list.to_date': 'The last date that you wait for.',
  'waiting_list.part_of_day': 'any, morning or afternoon.',
  'waiting_list.service_name': 'The service, or null for any.',
  'waiting_list.person_name': 'The person, or null for anyone.',
  'waiting_list.booking_reference':
    'The booking for which you want an earlier time, or null if you have none.',
  'waiting_list.added_by': 'Who put you on the list: customer (you) or owner (the business).',
  'waiting_list.joined_at': 'When you joined.',
  'waiting_list.confirmed_at': 'When you confirmed it, or null if you haven’t.',
  'waiting_list.ended_at': 'When you stopped waiting, or null if you still wait.',
  'waiting_list.ended_for':
    'Why: left (by you), booked (you have a time), removed (by the business) or over (its dates are over).',
  'waiting_list.offers': 'The times offered to you, latest first.',
  'waiting_list.offers.kind': 'held (kept for you for a while) or told (not kept for anyone).',
  'waiting_list.offers.outcome':
    'open, taken (by you), declined (by you), expired, or gone (somebody else has it, or it is over).',
  'waiting_list.offers.event_name': 'What the business offers then.',
  'waiting_list.offers.event_date': 'The date of the time, in the time zone of the business.',
  'waiting_list.offers.start_time': 'When it starts, in that time zone.',
  'waiting_list.offers.starts_at': 'When it starts, in UTC.',
  'waiting_list.offers.service_name': 'The service, or null if there was no choice.',
  'waiting_list.offers.person_name': 'Who it is with, or null if nobody is named.',
  'waiting_list.offers.offered_at': 'When it was offered.',
  'waiting_list.offers.expires_at': 'Until when it was kept for you, or null if it wasn’t.',
  'waiting_list.offers.booking_reference': 'The booking that came of it, or null.',
} as const;

/** Without the link that cancels the booking: files are passed on, and that link is for the customer only. */
type BookingInFile = Omit<HeldBooking, 'cancel_url'>;

interface DataFile {
  format: typeof DATA_FILE_FORMAT;
  version: typeof DATA_FILE_VERSION;
  parts: typeof PARTS_OF_DATA_FILE;
  made_at: string;
  business: { name: string; phone: string | null; email: string | null; diary: string };
  email: string;
  note: string | null;
  alert: string | null;
  erasure: MyData['erasure'];
  bookings: BookingInFile[];
  waiting_list: HeldEntry[];
}

/** Returns the file's content. `madeAt` is an instant, ISO 8601 in UTC. */
export function dataFile(data: MyData, madeAt: string): DataFile {
  return {
    format: DATA_FILE_FORMAT,
    version: DATA_FILE_VERSION,
    parts: PARTS_OF_DATA_FILE,
    made_at: madeAt,
    business: {
      name: data.business_name,
      phone: data.business_phone,
      email: data.business_email,
      diary: data.diary_slug,
    },
    email: data.attendee_email,
    note: data.note,
    alert: data.alert,
    erasure: data.erasure,
    bookings: data.bookings.map(bookingInFile),
    waiting_list: data.waiting_list,
  };
}

const bookingInFile = ({ cancel_url: _cancels, ...booking }: HeldBooking): BookingInFile => booking;

const NO_BOOKINGS = '"bookings": []';

/** Yields the file's text page by page, so that it is never held whole. `first` is the first page. */
export async function* dataFileText(
  first: MyData,
  readPage: (page: number) => Promise<MyData>,
  madeAt: string,
): AsyncGenerator<string, void> {
  const whole = JSON.stringify(dataFile({ ...first, bookings: [] }, madeAt), null, 2);
  const at = whole.indexOf(NO_BOOKINGS) + NO_BOOKINGS.length - 1;
  yield whole.slice(0, at);
  // By reference, because a booking added meanwhile moves others to the next page.
  const written = new Set<string>();
  for (let page = first; ; page = await readPage(page.page + 1)) {
    const fresh = page.bookings.filter(({ booking_reference }) => !written.has(booking_reference));
    for (const booking of fresh) {
      yield (written.size > 0 ? ',' : '') + indented(bookingInFile(booking));
      written.add(booking.booking_reference);
    }
    if (page.page >= page.page_count) break;
  }
  yield (written.size > 0 ? '\n  ' : '') + whole.slice(at);
}

const indented = (booking: BookingInFile) =>
  `\n${JSON.stringify(booking, null, 2)}`.replaceAll('\n', '\n    ');

/** Returns 'my-data-willow-co-hair-2026-11-22.json'. */
export function dataFileName({ diary_slug }: Pick<MyData, 'diary_slug'>, madeAt: string): string {
  return `my-data-${diary_slug}-${madeAt.slice(0, 10)}.json`;
}
