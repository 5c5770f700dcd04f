import { expect, it } from 'vitest';
import { exampleBooking, exampleEmailContext, exampleFacts } from '../../../test/example-booking.ts';
import { visitsOf } from '../email-facts.ts';
import { visitsCalendar } from './calendar-entry.ts';
import { bookingEmail } from './email-from-outbox.ts';

const WEEK = 7 * 86_400_000;
const second = {
  ...exampleBooking,
  reference: 'XYZ-ABCD-EF',
  eventDate: '2026-12-01',
  startsAt: exampleBooking.startsAt + WEEK,
  endsAt: exampleBooking.endsAt + WEEK,
  cancelNonce: 'nonce-of-second',
};
const visits = visitsOf([{ booking: second }, { booking: exampleBooking }]);

it('one email confirms repeat visits: each date in order, with its reference and its own link', () => {
  const facts = exampleFacts({ visits, everyWeeks: 1 });
  const { subject, text } = bookingEmail('booking_confirmed', facts, exampleEmailContext);
  expect(subject).toBe('Bookings confirmed: Cut & finish, 2 visits from Tuesday 24 November 2026 at 10:30');
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Your 2 visits with Willow & Co Hair are confirmed, every week.');
  expect(words).toMatch(
    new RegExp(
      `Tuesday 24 November 2026: 10:30 to .*Reference ${exampleBooking.reference}.*Tuesday 1 December 2026: 10:30 to .*Reference XYZ-ABCD-EF`,
    ),
  );
  expect(text).toContain('/cancel?token=token-of-nonce-of-second');
});

it('the calendar file has an entry for each visit, and invites nobody', () => {
  const file = visitsCalendar(exampleFacts({ visits }), exampleEmailContext, 0);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(2);
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).not.toContain('ATTENDEE');
});

it('one email says which visits the business cancelled, without links to cancel them', () => {
  const cancelled = exampleFacts({ visits, everyWeeks: 1, status: 'cancelled' });
  const { subject, text } = bookingEmail('booking_withdrawn', cancelled, exampleEmailContext);
  expect(subject).toBe('Bookings cancelled: Cut & finish, 2 visits from Tuesday 24 November 2026 at 10:30');
  expect(text).toContain('Tuesday 1 December 2026: 10:30 to');
  expect(text).not.toContain('/cancel?');
  const { text: toOwner } = bookingEmail('booking_withdrawn_owner', cancelled, exampleEmailContext);
  expect(toOwner).toContain('You cancelled 2 visits');
  expect(visitsCalendar(cancelled, exampleEmailContext, 0).match(/STATUS:CANCELLED/g)).toHaveLength(2);
});
