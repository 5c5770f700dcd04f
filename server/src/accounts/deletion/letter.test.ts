import { expect, it } from 'vitest';
import { deletionLetter } from './letter.ts';

const deletedAt = Date.parse('2026-11-20T23:30:00Z');
const letter = (
  businesses: string[],
  bookingsCancelled: number,
  byAdmin = false,
  bookingsUntold = 0,
  isOverImportLimit = false,
) =>
  deletionLetter(
    { businesses, bookingsCancelled, bookingsUntold, isOverImportLimit, deletedAt, byAdmin },
    'support@daybook.example',
  );

it('says what is closed, what was cancelled, when all is gone, what stays, and where to protest', () => {
  const { subject, text, html, replyTo } = letter(['Willow & Co', 'Barn'], 3);
  expect(subject).toBe('Your Daybook account is deleted');
  expect(text).toContain('Closed diaries: Willow & Co\n  Barn');
  expect(text).toContain(
    '3 bookings were to come: they are cancelled, and their attendees have been emailed.',
  );
  expect(text).toContain('removed for good by Sunday 20 December 2026');
  expect(text).toContain('for 7 years after they took place, without a link to you');
  expect(text).toContain('write to support@daybook.example at once');
  expect(html).toContain('Willow &amp; Co');
  expect(replyTo.email).toBe('support@daybook.example');
});

it('finds words for one booking, for none, and for no business at all', () => {
  expect(letter(['Barn'], 1).text).toContain('One booking was to come: it is cancelled');
  expect(letter(['Barn'], 1).text).toContain('Closed diary: Barn');
  expect(letter(['Barn'], 0).text).toContain('No bookings were to come.');
  expect(letter([], 0).text).not.toMatch(/Closed|booking was|bookings were/);
});

it('says whose attendees were not emailed, since a file alone named them', () => {
  const told = (all: number, untold: number, isOver = false) =>
    letter(['Barn'], all, false, untold, isOver).text.replaceAll('\n', ' ');
  for (const text of [told(3, 2), told(500, 0, true)]) {
    expect(text).toContain(
      'they are cancelled. Their attendees have been emailed, except some whose bookings were imported.',
    );
    expect(text).toContain('at most 200 new addresses a day');
  }
  expect(told(3, 3)).toContain('they are cancelled. Nobody has been emailed, since they were imported.');
  expect(told(1, 1)).toContain('it is cancelled. Nobody has been emailed, since it was imported.');
});

it('says who deleted the account', () => {
  const asked = 'You asked for your account to be deleted';
  expect(letter([], 0).text).toContain(asked);
  const { text } = letter(['Barn'], 1, true);
  expect(text).toContain('deleted by the people who run Daybook');
  const line = text.replaceAll('\n', ' ');
  expect(line).toContain('with the same Google account until Saturday 20 November 2027');
  expect(line).toContain('To ask why, write to support@daybook.example');
  expect(text).not.toContain(asked);
});
