import type { payments as paymentTable } from '../../src/database/money-tables.ts';
import { grouped } from '../../test/grouped.ts';

type PaymentRow = Pick<
  typeof paymentTable.$inferSelect,
  'businessId' | 'providerReference' | 'amountPence' | 'refundedPence' | 'dispute'
>;

export interface ProviderPayment {
  reference: string;
  amountPence: number;
  refundedPence: number;
  isDisputed: boolean;
}

export interface MoneyFacts {
  /** The businesses that were created unpaid. */
  businesses: readonly { id: number; isPaid: boolean }[];
  payments: readonly PaymentRow[];
  atProvider: readonly ProviderPayment[];
  coupons: readonly { code: string; used: number; taken: number }[];
}

export function wrongMoney({ businesses, payments, atProvider, coupons }: MoneyFacts): string[] {
  const written = grouped(payments, ({ providerReference }) => providerReference);
  const there = new Set(atProvider.map(({ reference }) => reference));
  const ofBusiness = grouped(payments, ({ businessId }) => businessId);
  return [
    ...atProvider.flatMap((paid) => differences(paid, written.get(paid.reference) ?? [])),
    ...payments
      .filter(({ providerReference }) => !there.has(providerReference))
      .map(({ providerReference }) => `nobody ever paid ${providerReference}`),
    ...businesses.flatMap(({ id, isPaid }) => {
      const isCovered = (ofBusiness.get(id) ?? []).some(counts);
      if (isPaid === isCovered) return [];
      return [`business ${id} is ${isPaid ? 'paid' : 'unpaid'}, and its payments say otherwise`];
    }),
    ...coupons
      .filter(({ used, taken }) => used !== taken)
      .map(({ code, used, taken }) => `coupon ${code} counts ${used} uses and has ${taken}`),
  ];
}

function differences(paid: ProviderPayment, rows: readonly PaymentRow[]): string[] {
  const [row] = rows;
  if (!row) return [`${paid.reference} was paid and is not recorded`];
  // Money that a bank has taken back is gone, like a refund.
  const returned = paid.isDisputed ? paid.amountPence : paid.refundedPence;
  const isSame = row.amountPence === paid.amountPence && row.refundedPence === returned;
  const isLost = row.dispute === 'lost';
  return isSame && isLost === paid.isDisputed ? [] : [`${paid.reference} is recorded differently`];
}

/** Returns true for a payment that was neither refunded whole nor lost to the payer's bank. */
function counts({ amountPence, refundedPence, dispute }: PaymentRow): boolean {
  return refundedPence < amountPence && dispute !== 'lost';
}
