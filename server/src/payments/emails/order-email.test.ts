import { expect, it } from 'vitest';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { readSettings } from '../../settings.ts';
import { exampleOrder, orderEmail } from './order-email.ts';

const context = {
  supportEmail: 'help@book.example',
  publicUrl: 'https://book.example',
  operator: {
    ...readSettings({}).operator,
    name: 'Daybook Ltd',
    address: '1 High Street',
    vatNumber: 'GB123',
  },
};
const NOON = Date.parse('2026-11-23T12:00:00Z');

it('says what was bought, at which price, by whom it was sold, and until when it can be cancelled', () => {
  const { subject, text } = orderEmail(exampleOrder(NOON), context, 'The terms.');
  expect(subject).toBe('Your order: Daybook for Example Salon');
  for (const told of [
    '£49.00, including any VAT',
    'Daybook Ltd',
    '1 High Street',
    'GB123',
    '7 December 2026',
  ])
    expect(text).toContain(told);
  expect(text).not.toContain('Next payment');
});

it('carries the terms as a file, and the form with which an order is cancelled', () => {
  const { text, attachment } = orderEmail(exampleOrder(NOON), context, 'The terms.');
  expect(attachment).toEqual({ filename: `daybook-terms-${LEGAL_TEXTS_OF}.txt`, content: 'The terms.' });
  expect(text).toContain('To Daybook Ltd, 1 High Street, help@book.example:');
});

it('says when a subscription renews, and at which price', () => {
  const facts = {
    ...exampleOrder(NOON),
    model: 'subscription' as const,
    amountPence: 0,
    renewsAt: NOON + 30 * 86_400_000,
  };
  const { text } = orderEmail(facts, context, null);
  expect(text).toMatch(/£9\.99 on [A-Za-z]* ?23 December 2026, then every month until you cancel/);
  expect(text).toContain('https://book.example/terms-conditions');
});
