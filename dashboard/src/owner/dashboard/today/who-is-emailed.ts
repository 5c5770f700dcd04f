import type { DelayOutcome, MovedBooking } from '@daybook/schema/contract/delay';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { counted } from '@daybook/schema/words/counted';
import { someNamed } from '#owner/count-texts.ts';
import { offersEndedText } from '#owner/offers-ended-text.ts';

/** Returns sentences such as '2 emails: Grace (11:50) and Priya (13:20).'. */
export function whoIsEmailed(
  { bookings, absorbed_at: gaps, offers_ended: offers }: DelayOutcome,
  timezone: string,
): string[] {
  const named = namesOf(bookings, timezone);
  const of = (contact: MovedBooking['contact']) => bookings.filter((one) => one.contact === contact);
  const listed = (some: readonly MovedBooking[]) => someNamed(some.map(named));
  const emailed = of('email');
  const knowing = of('told').filter(isLate);
  return [
    ...(emailed.length > 0 ? [`${counted(emailed.length, 'email')}: ${listed(emailed)}.`] : []),
    ...(emailed.length + offers.length === 0 ? ['No one is emailed.'] : []),
    ...(offers.length > 0 ? [offersEndedText(offers, { isAlso: emailed.length > 0 })] : []),
    ...(knowing.length === 0
      ? []
      : [`${listed(knowing)} ${knowing.length === 1 ? 'knows' : 'know'} already.`]),
    ...bookings.flatMap((one) => callText(one, named) ?? []),
    ...gapTexts(gaps),
  ];
}

const isLate = ({ booking, expected_at }: MovedBooking) =>
  Date.parse(expected_at) !== Date.parse(booking.starts_at);

const WHY_CALL = {
  no_email: 'has no working email',
  enough: 'has had three of these emails',
  not: 'isn’t emailed, because the booking was imported',
} as const;

function callText(one: MovedBooking, named: (one: MovedBooking) => string): string | null {
  if (one.contact === 'email' || one.contact === 'told') return null;
  const { attendee_phone: phone } = one.booking;
  return `${named(one)} ${WHY_CALL[one.contact]}${phone === null ? ', and gave no phone number' : `: call ${phone}`}.`;
}

/** Returns a function that names a booking: 'Grace (11:50)', with the whole name if two share a first one. */
function namesOf(bookings: readonly MovedBooking[], timezone: string): (one: MovedBooking) => string {
  const firstNames = bookings.map(({ booking }) => booking.attendee_first_name);
  const isShared = (name: string) => firstNames.filter((other) => other === name).length > 1;
  return ({ booking: { attendee_first_name: first, attendee_last_name: last }, expected_at }) => {
    const { minutes } = wallClockAt(Date.parse(expected_at), timezone);
    return `${isShared(first) ? `${first} ${last}`.trim() : first} (${clockTimeOf(minutes)})`;
  };
}

function gapTexts(gaps: readonly string[]): string[] {
  if (gaps.length === 0) return [];
  if (gaps.length === 1) return [`The gap at ${gaps[0]} absorbs the delay, so no one after it is emailed.`];
  return [`The gaps at ${someNamed(gaps)} absorb the delay, so no one after them is emailed.`];
}
