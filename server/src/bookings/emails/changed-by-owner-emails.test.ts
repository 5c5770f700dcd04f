import { describe, expect, it } from 'vitest';
import { exampleFacts, exampleEmailContext } from '../../../test/example-booking.ts';
import type { EmailFacts } from '../email-facts.ts';
import { bookingEmail } from './email-from-outbox.ts';
import type { BookingEmailKind } from './kinds.ts';

const CANCEL_URL = 'https://daybook.example/cancel?token=token-of-nonce-of-ruth';
const DIARY_URL = 'https://daybook.example/diary/willow-co-hair';
const former = {
  attendeeFirstName: 'Ruth',
  attendeeLastName: 'Ellis',
  attendeeEmail: 'ruht@example.com',
  attendeePhone: null,
};

const email = (kind: BookingEmailKind, changes: Partial<EmailFacts> = {}) =>
  bookingEmail(kind, exampleFacts(changes), exampleEmailContext);

it('a cancellation by the owner says that the business cancelled, and leads back to the diary', () => {
  const { subject, text } = email('booking_withdrawn', { status: 'cancelled' });
  expect(subject).toBe('Booking cancelled: Cut & finish, Tuesday 24 November 2026 at 10:30');
  expect(text).toContain('We’re sorry: Willow & Co Hair has had to cancel your booking.');
  expect(text).toContain('If you’ve paid, Willow & Co Hair should refund you.');
  expect(text).toContain(`See what’s free:\n${DIARY_URL}`);
  expect(text).not.toContain('/cancel?');
});

it('one cancellation names many bookings of one customer', () => {
  const other = { eventDate: '2026-11-25', startTime: '09:00', cancelNonce: 'n', cancelTokenHash: 'h' };
  const others = ['Cut', 'Colour'].map((name) => ({ ...other, name }));
  const words = (changes: Partial<EmailFacts>) =>
    email('booking_withdrawn', { status: 'cancelled', ...changes }).text.replaceAll('\n', ' ');
  expect(words({ otherCount: 2, others })).toMatch(
    /Your 2 other bookings with Willow & Co Hair are cancelled too\. Please delete them from your calendar\. .*25 November 2026 at 09:00: Cut .*Colour/,
  );
  expect(words({ otherCount: 40, others })).toContain('These are the first 2:');
  expect(words({})).not.toContain('other bookings');
});

it('the email of a diary that closed offers no other time', () => {
  const { text } = email('booking_withdrawn_closed', { status: 'cancelled' });
  expect(text).toContain(
    'Willow & Co Hair no longer takes bookings with Daybook, so your booking is cancelled',
  );
  expect(text).toContain('If you’ve paid, Willow & Co Hair should refund you.');
  expect(text).not.toContain('another time');
  expect(text).not.toContain(DIARY_URL);
});

it('the business’s copy of a cancellation says that it was done from the dashboard', () => {
  const { subject, text } = email('booking_withdrawn_owner', { status: 'cancelled' });
  expect(subject).toBe('You cancelled: Ruth Ellis, Cut & finish, Tuesday 24 November 2026 at 10:30');
  expect(text).toContain('was cancelled from your dashboard. We’re emailing Ruth about it.');
});

it('the business’s copies say where the customer has not been emailed', () => {
  for (const kind of ['booking_withdrawn_owner', 'booking_changed_owner'] as const) {
    const text = email(kind, { former, isAttendeeTold: false }).text.replaceAll('\n', ' ');
    expect(text).toContain(
      'We’re not emailing Ruth: the booking was imported, or we’ve sent this address too many emails from you today. Please tell Ruth yourself. We email people',
    );
    expect(text).not.toContain('We’re emailing');
  }
});

it('a change shows new values next to old ones, and nothing unchanged', () => {
  for (const kind of ['booking_changed', 'booking_changed_owner'] as const) {
    const { text } = email(kind, { former });
    expect(text).toContain('New email: ruth@example.com (was: ruht@example.com)');
    expect(text).toContain('New phone: 07700 900123 (was: none)');
    expect(text).not.toContain('New name');
  }
  expect(email('booking_changed', { former }).text).toContain(CANCEL_URL);
});

it('the former address learns that the booking goes on elsewhere, and gets no way to cancel it', () => {
  const { subject, text } = email('booking_readdressed', former);
  expect(subject).toContain('Email address changed: booking WC7-K4TP-9H');
  expect(text).toContain('It’s still booked');
  expect(text).not.toContain('/cancel?');
  expect(text).not.toContain('ruth@example.com');
});

describe('the emails about a customer’s new address', () => {
  const other = (at: number) => ({
    name: 'Wash',
    eventDate: '2026-11-26',
    startTime: `1${at}:00`,
    cancelNonce: `nonce-${at}`,
    cancelTokenHash: '',
  });
  const others = [other(0), other(1)];
  const textOf = (...given: Parameters<typeof email>) => email(...given).text.replaceAll(/\s+/g, ' ');

  it('tell the new one of the other bookings, with a link to each', () => {
    const text = textOf('booking_confirmed', { otherCount: 2, others });
    expect(text).toContain(
      'Emails about your 2 other upcoming bookings with Willow & Co Hair now come to this address too. Select one below to see, change or cancel it.',
    );
    expect(text).toContain(
      'Thursday 26 November 2026 at 11:00, Wash: https://daybook.example/cancel?token=token-of-nonce-1',
    );
    expect(textOf('booking_confirmed', { otherCount: 40, others })).toContain(
      'Select one of the next 2 below to see, change or cancel it. You’ll get the links to the others with their reminders.',
    );
    expect(textOf('booking_confirmed')).not.toContain('other upcoming');
  });

  it('tell the former one how many they are', () => {
    const { subject, text } = email('booking_readdressed', { otherCount: 40 });
    expect(subject).toContain('Email address changed');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'has changed the email address for this booking and 40 others. They’re all still booked. Emails about them now go to the new address, and the cancel links in our earlier emails no longer work. If these are your bookings',
    );
    expect(text).not.toContain(CANCEL_URL);
  });
});
