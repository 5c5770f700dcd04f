import { expect, it } from 'vitest';
import { emailOutcome, unconfirmedText } from './letter-text.ts';

const typed = {
  business_email: 'desk@salon.example',
  email_confirmed: false,
  letters_to: 'ruth@gmail.example',
  email_letter: 'written',
} as const;

it('says what is missing, what was done about it, and whose address takes its place', () => {
  expect(unconfirmedText(typed)).toBe(
    'desk@salon.example is not confirmed yet. We have written to that address with a link to confirm it. Until it is, ruth@gmail.example takes its place, for letters about bookings and for customers’ replies.',
  );
});

it('does not mention a letter that was not written', () => {
  const text = unconfirmedText({ ...typed, email_letter: 'none' });
  expect(text).toMatch(/^desk@salon\.example is not confirmed yet\. Until it is, ruth@gmail\.example/);
  expect(emailOutcome({ ...typed, email_letter: 'none' })).toBe(text);
});

it('says so when the letter could not be delivered', () => {
  expect(unconfirmedText({ ...typed, email_letter: 'failed' })).toContain('could not be delivered');
});

it('says what a change has led to', () => {
  expect(emailOutcome(typed)).toBe('We have written to desk@salon.example with a link to confirm it.');
  expect(emailOutcome({ ...typed, email_confirmed: true })).toBe('desk@salon.example is confirmed.');
});
