import { expect, it } from 'vitest';
import { contactLine, customerName, visitLine } from './seen-customer.ts';

it('names a customer, with or without a last name', () => {
  expect(customerName({ first_name: 'Ada', last_name: 'Lovelace' })).toBe('Ada Lovelace');
  expect(customerName({ first_name: 'Ada', last_name: '' })).toBe('Ada');
});

it.each([
  ['ada@example.com', '07700 900123', 'ada@example.com · 07700 900123'],
  [null, '07700 900123', '07700 900123'],
  [null, null, 'No email or phone'],
])('says how to reach somebody with %s and %s', (email, phone, text) => {
  expect(contactLine({ email, phone })).toBe(text);
});

const AT_MIDNIGHT = '2026-07-01T23:30:00.000Z';

it.each([
  [AT_MIDNIGHT, '2026-06-01T10:00:00.000Z', 'Next visit 02/07/26'],
  [null, AT_MIDNIGHT, 'Last visit 02/07/26'],
  [null, null, 'No visits yet'],
])('says on the business’s clock when they come next, or came last: %s, %s', (next, last, text) => {
  expect(visitLine({ next_visit_at: next, last_visit_at: last }, 'Europe/London')).toBe(text);
});
