import { expect, it } from 'vitest';
import { whyNotDelivered } from './why-not-delivered.ts';

const refused = (reply: string) =>
  whyNotDelivered({
    status: 'failed',
    isRefused: true,
    lastError: `Can't send mail - all recipients were rejected: ${reply}`,
  });

it.each([
  [
    '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown',
    'There’s no mailbox with this address.',
  ],
  ['550 No such user here', 'There’s no mailbox with this address.'],
  [
    '550-5.1.1 The email account that you tried to reach does not exist',
    'There’s no mailbox with this address.',
  ],
  [
    '550 5.1.2 Bad destination system',
    'No mail server takes emails for the part of the address after the @.',
  ],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'This mailbox is closed.'],
  ['552 5.2.2 Mailbox full', 'This mailbox is full.'],
  ['554 5.7.1 Message rejected as spam', 'The customer’s mail server doesn’t accept this email.'],
  ['552 5.3.4 Message too big', 'This mailbox doesn’t take emails of this size.'],
  ['550 <unknown-spam@full.example> refused', 'The mail server refused this email.'],
])('says in plain words what ‘%s’ means', (reply, words) => {
  expect(refused(reply)).toBe(words);
});

it('says that we go on trying, or have stopped, and nothing once an email has gone', () => {
  const lastError = 'connect ECONNREFUSED 127.0.0.1:25';
  expect(whyNotDelivered({ status: 'queued', isRefused: false, lastError })).toBe(
    'The mail server didn’t take it yet. We’re trying again.',
  );
  expect(whyNotDelivered({ status: 'failed', isRefused: false, lastError })).toBe(
    'The mail server didn’t take it, and we’ve stopped trying.',
  );
  expect(whyNotDelivered({ status: 'queued', isRefused: false, lastError: null })).toBeNull();
  expect(whyNotDelivered({ status: 'sent', isRefused: false, lastError: null })).toBeNull();
});
