import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedAddress, withoutAddresses } from './email-response.ts';

it.each([
  ['ruth@example.com', 'r•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['nobody', '•••'],
])('shows of %s no more than %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

it.each([
  ['550 5.1.1 <ruth@example.com>: Recipient address rejected', '550 5.1.1 <•••>: Recipient address rejected'],
  ["RCPT TO:<o'brien@example.com> failed", 'RCPT TO:<•••> failed'],
  ['"a b"@example.com is unknown', '••• is unknown'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('hides the addresses of %s', (text, shown) => {
  expect(withoutAddresses(text)).toBe(shown);
});

it('leaves no address in a mail server’s reply', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(withoutAddresses(`550 <${address}>: rejected, ask ${address}.`)).not.toContain(address);
    }),
  );
});
