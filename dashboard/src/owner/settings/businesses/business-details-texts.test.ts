import { expect, it } from 'vitest';
import { closeConsequences } from './business-details-texts.ts';

const closing = { business_name: 'Willow & Co.', has_paid: true, is_imported: false, subscription: null };

it('names the business, and says what happens to bookings and money', () => {
  const lines = closeConsequences(closing);
  expect(lines[0]).toContain('Willow & Co.');
  expect(lines).toContain('Every upcoming booking is cancelled, and we email the customers.');
  expect(lines).toContain('Payments for it aren’t refunded automatically.');
  expect(lines).not.toContain('Its subscription ends.');
});

it('promises no email to people who may not be emailed, and mentions no money that wasn’t paid', () => {
  const lines = closeConsequences({ ...closing, has_paid: false, is_imported: true });
  expect(lines[1]).toContain('unless their bookings were imported. We email people');
  expect(lines.join(' ')).not.toContain('refunded');
});
