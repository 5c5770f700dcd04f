import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import type { TroubleFacts } from './money-facts.ts';
import { troubleEmail } from './payment-trouble-email.ts';

const context = {
  supportEmail: 'help@daybook.example',
  operator: readSettings({}).operator,
  publicUrl: 'https://book.example',
};
const facts: TroubleFacts = {
  business: { id: 3, name: 'Willow & Co. evil.example' },
  timezone: 'Europe/London',
  kind: 'refunded',
  reference: 'pi_123',
  amountPence: 4900,
  paidAt: Date.parse('2026-11-20T23:59:00Z'),
  outlook: { diary: 'closed' },
};
const until = Date.parse('2026-12-20T09:00:00Z');

it.each<[Partial<TroubleFacts>, string, string]>([
  [
    {},
    'Your payment of £49.00 was refunded',
    'Customers can’t book with Willow & Co. evil.example until you pay.',
  ],
  [
    { kind: 'lost', outlook: { diary: 'open until', until } },
    'Your bank took back your payment of £49.00',
    'until Sunday 20 December 2026 at 09:00, London time',
  ],
  [
    { kind: 'not_arrived', reference: null },
    'Your transfer of £49.00 didn’t arrive',
    'Customers can’t book with Willow & Co. evil.example until you pay.',
  ],
  [
    { outlook: { diary: 'stays open' } },
    'Your payment of £49.00 was refunded',
    'is still paid for, and customers can still book',
  ],
])('says what became of the money, and what holds of the diary: %o', (given, subject, outlook) => {
  const email = troubleEmail({ ...facts, ...given }, context);
  expect(email.subject).toBe(subject);
  expect(email.text).toContain(outlook);
  expect(email.text).toContain('20 November 2026');
  expect(email.html).not.toContain('href="http://evil.example');
  const canPay = given.outlook?.diary !== 'stays open';
  expect(email.text.includes('https://book.example/business/3/payment')).toBe(canPay);
});

it('offers no payment for a business that is deactivated', () => {
  const email = troubleEmail({ ...facts, outlook: { diary: 'deactivated' } }, context);
  expect(email.text).not.toContain('/payment');
});
