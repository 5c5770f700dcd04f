import { expect, it } from 'vitest';
import { wrongMoney, type MoneyFacts } from './money.ts';

const facts = (given: Partial<MoneyFacts> = {}): MoneyFacts => ({
  businesses: [{ id: 1, isPaid: true }],
  payments: [
    { businessId: 1, providerReference: 'pi_1', amountPence: 4900, refundedPence: 0, dispute: null },
  ],
  atProvider: [{ reference: 'pi_1', amountPence: 4900, refundedPence: 0, isDisputed: false }],
  coupons: [{ code: 'HALF', used: 2, taken: 2 }],
  ...given,
});

it('finds nothing where both sides agree', () => {
  expect(wrongMoney(facts())).toEqual([]);
});

it('says that a payment is not recorded, or differently', () => {
  expect(wrongMoney(facts({ payments: [], businesses: [] }))).toEqual(['pi_1 was paid and is not recorded']);
  const returned = [{ reference: 'pi_1', amountPence: 4900, refundedPence: 4900, isDisputed: false }];
  expect(wrongMoney(facts({ atProvider: returned }))).toEqual(['pi_1 is recorded differently']);
  const disputed = [{ reference: 'pi_1', amountPence: 4900, refundedPence: 0, isDisputed: true }];
  expect(wrongMoney(facts({ atProvider: disputed }))).toHaveLength(1);
  const lost = {
    businessId: 1,
    providerReference: 'pi_1',
    amountPence: 4900,
    refundedPence: 4900,
    dispute: 'lost' as const,
  };
  const shut = [{ id: 1, isPaid: false }];
  expect(wrongMoney(facts({ atProvider: disputed, payments: [lost], businesses: shut }))).toEqual([]);
});

it('says that a payment is recorded that nobody made', () => {
  expect(wrongMoney(facts({ atProvider: [] }))).toEqual(['nobody ever paid pi_1']);
});

it('says that a business is open without a payment, or shut though it has paid', () => {
  expect(wrongMoney(facts({ businesses: [{ id: 1, isPaid: false }] }))).toHaveLength(1);
  expect(wrongMoney(facts({ businesses: [{ id: 2, isPaid: true }] }))).toEqual([
    'business 2 is paid, and its payments say otherwise',
  ]);
});

it('says that a coupon’s count differs from its uses', () => {
  expect(wrongMoney(facts({ coupons: [{ code: 'HALF', used: 3, taken: 2 }] }))).toEqual([
    'coupon HALF counts 3 uses and has 2',
  ]);
});
