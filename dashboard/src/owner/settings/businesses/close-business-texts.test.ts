import { expect, it } from 'vitest';
import { closeConsequences } from './close-business-texts.ts';

const business = { business_name: 'Willow & Co.', has_paid: true, is_imported: false, subscription: null };

it('names the business, and says what becomes of bookings and money', () => {
  const lines = closeConsequences(business);
  expect(lines[0]).toContain('Willow & Co.');
  expect(lines).toContain('Every upcoming booking is cancelled, and we email the customers.');
  expect(lines).toContain('Payments for it aren’t refunded automatically.');
  expect(lines).not.toContain('Its subscription ends.');
});

it('says of nobody that they are emailed who may not be, and nothing of money that was not paid', () => {
  const lines = closeConsequences({ ...business, has_paid: false, is_imported: true });
  expect(lines[1]).toContain('unless their bookings were imported. We email people');
  expect(lines.join(' ')).not.toContain('refunded');
});
