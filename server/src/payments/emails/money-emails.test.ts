import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { returnedEmail, returnedToSupportEmail, returnFailedEmail } from './money-emails.ts';
import type { MoneyFacts } from './money-facts.ts';

const facts: MoneyFacts = {
  business: { id: 3, name: 'Willow & Co. evil.example' },
  reference: 'pi_123',
  amountPence: 4900,
  paidAt: Date.parse('2026-11-20T23:59:00Z'),
};
const makers = {
  payment_returned: returnedEmail,
  payment_returned_support: returnedToSupportEmail,
  payment_return_failed: returnFailedEmail,
};
const email = (kind: keyof typeof makers, told: MoneyFacts) =>
  makers[kind](told, { supportEmail: 'help@daybook.example', operator: readSettings({}).operator });

describe('the email about a payment that is refunded', () => {
  it('tells its payer how much, why, and that there is nothing to do', () => {
    const { subject, text, html, replyTo } = email('payment_returned', facts);
    expect(subject).toBe('We’re refunding your payment of £49.00');
    expect(text).toContain('had already been paid for when this payment arrived');
    expect(text).toContain('20 November 2026');
    expect(text).toContain('pi_123');
    expect(html).toContain('Willow &amp; Co');
    expect(replyTo.email).toBe('help@daybook.example');
  });

  it('names no business that is gone', () => {
    const { text } = email('payment_returned', { ...facts, business: null });
    expect(text).toContain('no longer on Daybook');
    expect(text).not.toContain('Willow');
  });

  it('tells support, too', () => {
    const { subject, text } = email('payment_returned_support', facts);
    expect(subject).toBe('Refunding a payment of £49.00: its business was already paid for');
    expect(text).toContain('You don’t need to do anything.');
  });
});

it('tells support what came back, and that it is for them to decide', () => {
  const { subject, text } = email('payment_return_failed', facts);
  expect(subject).toContain('pi_123');
  expect(text).toContain('treating the payment as received');
});
