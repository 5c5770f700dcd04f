import { expect, it } from 'vitest';
import { subjectText } from './subject-text.ts';

it('gives the kind of an email that was sent again its name', () => {
  const entry = { action: 'letter_retried', subject: 'booking_confirmed to a•••@example.com' } as const;
  expect(subjectText(entry)).toBe('Booking confirmed to a•••@example.com');
});

it('leaves every other subject as it was written', () => {
  expect(subjectText({ action: 'letter_retried', subject: 'All failed emails' })).toBe('All failed emails');
  expect(subjectText({ action: 'business_changed', subject: 'willow to go' })).toBe('willow to go');
});
