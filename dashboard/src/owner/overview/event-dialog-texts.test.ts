import { expect, it } from 'vitest';
import { cancelEventConsequence, deleteAllConsequence } from './event-dialog-texts.ts';

const DATE = 'Tuesday 24 November 2026';
const consequence = (held: number, toCome: number | null, isImported: boolean) =>
  cancelEventConsequence(DATE, held, toCome, isImported);

it('says that customers are emailed', () => {
  expect(consequence(1, 1, false)).toContain(
    '1 booking still to come is cancelled and its customer emailed.',
  );
  for (const text of [
    consequence(3, 2, false),
    consequence(3, null, false),
    deleteAllConsequence('Willow', false),
  ])
    expect(text).toContain('ookings still to come are cancelled and their customers emailed.');
});

it('says who is not where the business was imported', () => {
  expect(consequence(1, 1, true)).toContain(
    'is cancelled. Its customer is emailed unless the booking was imported. We email people whose',
  );
  for (const text of [
    consequence(3, 2, true),
    consequence(3, null, true),
    deleteAllConsequence('Willow', true),
  ])
    expect(text).toContain(
      'are cancelled. Their customers are emailed unless the bookings were imported. We email people whose',
    );
});

it('promises no email about bookings that have begun', () => {
  for (const isImported of [true, false])
    expect(consequence(2, 0, isImported)).toBe(
      `This permanently deletes the event on ${DATE}. 2 bookings that have begun stay in your records, and nobody is emailed about them. It cannot be undone.`,
    );
});
