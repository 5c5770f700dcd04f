import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { deletionEmail } from './deletion-email.ts';

const deletedAt = Date.parse('2026-11-20T23:30:00Z');
const email = (
  businesses: string[],
  bookingsCancelled: number,
  byAdmin = false,
  bookingsUntold = 0,
  isOverImportLimit = false,
) =>
  deletionEmail(
    { businesses, bookingsCancelled, bookingsUntold, isOverImportLimit, deletedAt, byAdmin },
    { supportEmail: 'support@daybook.example', operator: readSettings({}).operator },
  );

it('says what is closed and cancelled, when it is deleted, what stays, and where to object', () => {
  const { subject, text, html, replyTo } = email(['Willow & Co', 'Barn'], 3);
  expect(subject).toBe('Your Daybook account is deleted');
  expect(text).toContain('Closed businesses: Willow & Co\n  Barn');
  expect(text).toContain('3 upcoming bookings are cancelled, and we’re emailing the customers.');
  expect(text).toContain('We’ll delete your data by Sunday 20 December 2026.');
  expect(text).toContain('the date, service and price of each booking for 7 years after it');
  expect(text).toContain('email support@daybook.example straight away');
  expect(html).toContain('Willow &amp; Co');
  expect(replyTo.email).toBe('support@daybook.example');
});

it('finds words for one booking, for none, and for no business at all', () => {
  expect(email(['Barn'], 1).text).toContain(
    'One upcoming booking is cancelled, and we’re emailing the customer.',
  );
  expect(email(['Barn'], 1).text).toContain('Closed business: Barn');
  expect(email(['Barn'], 0).text).toContain('There were no upcoming bookings.');
  expect(email([], 0).text).not.toMatch(/Closed|upcoming/);
});

it('says whose attendees were not emailed, since a file alone named them', () => {
  const told = (all: number, untold: number, isOver = false) =>
    email(['Barn'], all, false, untold, isOver).text.replaceAll('\n', ' ');
  for (const text of [told(3, 2), told(500, 0, true)]) {
    expect(text).toContain(
      'are cancelled. We’re emailing the customers, except some whose bookings were imported.',
    );
    expect(text).toContain('at most 200 new addresses a day');
  }
  expect(told(3, 3)).toContain(
    'are cancelled. We’re not emailing the customers, because the bookings were imported.',
  );
  expect(told(1, 1)).toContain(
    'is cancelled. We’re not emailing the customer, because the booking was imported.',
  );
});

it('says who deleted the account', () => {
  const asked = 'You asked us to delete your account';
  expect(email([], 0).text).toContain(asked);
  const { text } = email(['Barn'], 1, true);
  expect(text).toContain('The people who run Daybook deleted your account');
  const line = text.replaceAll('\n', ' ');
  expect(line).toContain('with the same Google account until Saturday 20 November 2027');
  expect(line).toContain('To ask why, email support@daybook.example');
  expect(text).not.toContain(asked);
});
