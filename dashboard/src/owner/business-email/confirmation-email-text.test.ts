import { expect, it } from 'vitest';
import { emailOutcome, unconfirmedText } from './confirmation-email-text.ts';

const typed = {
  business_email: 'desk@salon.example',
  email_confirmed: false,
  emails_to: 'ruth@gmail.example',
  confirmation_email: 'written',
} as const;

it('says what is missing, what to do about it, and whose address we use until then', () => {
  expect(unconfirmedText(typed)).toBe(
    'desk@salon.example isn’t confirmed yet. Open the link in our email to that address to confirm it. Until it is, we’ll use ruth@gmail.example for booking emails and customers’ replies.',
  );
});

it('does not mention an email that we didn’t send', () => {
  const text = unconfirmedText({ ...typed, confirmation_email: 'none' });
  expect(text).toMatch(
    /^desk@salon\.example isn’t confirmed yet\. Until it is, we’ll use ruth@gmail\.example/,
  );
  expect(emailOutcome({ ...typed, confirmation_email: 'none' })).toBe(text);
});

it('says that the email could not be delivered', () => {
  expect(unconfirmedText({ ...typed, confirmation_email: 'failed' })).toContain(
    'We couldn’t deliver our email',
  );
});

it('says what a change led to', () => {
  expect(emailOutcome(typed)).toBe('Open the link in our email to desk@salon.example to confirm it.');
  expect(emailOutcome({ ...typed, email_confirmed: true })).toBe('desk@salon.example is confirmed.');
});
