import { expect, it } from 'vitest';
import { cancelEventConsequence, deleteAllConsequence } from './event-dialog-texts.ts';

const DATE = 'Tuesday 24 November 2026';
const consequence = (held: number, upcoming: number | null, isImported: boolean) =>
  cancelEventConsequence(DATE, held, upcoming, isImported);

it('says that customers are emailed', () => {
  expect(consequence(1, 1, false)).toContain(
    '1 upcoming booking will be cancelled and the customer emailed.',
  );
  for (const text of [
    consequence(3, 2, false),
    consequence(3, null, false),
    deleteAllConsequence('Willow', false),
  ])
    expect(text).toContain('pcoming bookings will be cancelled and the customers emailed.');
});

it('says who is not if the business was imported', () => {
  expect(consequence(1, 1, true)).toContain(
    'will be cancelled. We’ll email the customer unless the booking was imported. We email people whose',
  );
  for (const text of [
    consequence(3, 2, true),
    consequence(3, null, true),
    deleteAllConsequence('Willow', true),
  ])
    expect(text).toContain(
      'will be cancelled. We’ll email the customers unless their bookings were imported. We email people whose',
    );
});

it('promises no email about bookings that have begun', () => {
  for (const isImported of [true, false])
    expect(consequence(2, 0, isImported)).toBe(
      `This permanently deletes the event on ${DATE}. 2 bookings that have already started stay in your records. We don’t email anyone about them. It can’t be undone.`,
    );
});
