import { expect, it } from 'vitest';
import { cancelEventConsequence, deleteAllConsequence } from './event-dialog-texts.ts';

const DATE = 'Tuesday 24 November 2026';
const consequence = (held: number, toCome: number | null, hasPaid: boolean) =>
  cancelEventConsequence(DATE, held, toCome, hasPaid);

it('says that customers are emailed', () => {
  expect(consequence(1, 1, true)).toContain('1 booking still to come is cancelled and its customer emailed.');
  for (const text of [
    consequence(3, 2, true),
    consequence(3, null, true),
    deleteAllConsequence('Willow', true),
  ])
    expect(text).toContain('ookings still to come are cancelled and their customers emailed.');
});

it('says who is not, while the business can neither be booked nor vouches for what a file brought', () => {
  expect(consequence(1, 1, false)).toContain(
    'is cancelled. Its customer is emailed unless the booking came with a file.',
  );
  for (const text of [
    consequence(3, 2, false),
    consequence(3, null, false),
    deleteAllConsequence('Willow', false),
  ])
    expect(text).toContain(
      'are cancelled. Their customers are emailed, except those whose bookings came with a file.',
    );
});

it('promises no email about bookings that have begun', () => {
  for (const hasPaid of [true, false])
    expect(consequence(2, 0, hasPaid)).toBe(
      `This permanently deletes the event on ${DATE}. 2 bookings that have begun stay in your records, and nobody is emailed about them. It cannot be undone.`,
    );
});
