import { eq, sql } from 'drizzle-orm';
import type { ConfirmationState, PaymentTrouble } from '@daybook/schema/contract/business';
import type { Reader } from '../database/database.ts';
import { imports } from '../database/import-tables.ts';
import { coupons, type CheckoutRow, type CouponRow, type SubscriptionRow } from '../database/money-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { findUnfinished } from '../payments/checkout-store.ts';
import { latestSubscription } from '../payments/money-store.ts';
import { loadPaymentTroubles } from '../payments/payment-trouble-store.ts';
import { confirmationStateOf, type OwnedBusiness } from './email-confirmation/confirmation-store.ts';

export interface ShownBusiness extends OwnedBusiness {
  /** The state of the email that confirms the current address. */
  email: ConfirmationState;
  /** The latest subscription; null if there never was one. */
  subscription: SubscriptionRow | null;
  checkout: CheckoutRow | null;
  isImported: boolean;
  heldCoupon: CouponRow | null;
  trouble: PaymentTrouble | null;
}

export async function readShown(on: Reader, owned: OwnedBusiness, now: number): Promise<ShownBusiness> {
  const { id } = owned.business;
  const [[checkout, heldCoupon], email, subscription, troubles, imported] = await Promise.all([
    findCheckout(on, id),
    confirmationStateOf(on, owned, now),
    latestSubscription(on, id),
    loadPaymentTroubles(on, [owned.business], now),
    firstOf(importOf(on).execute({ businessId: id })),
  ]);
  const trouble = troubles.get(id) ?? null;
  const isImported = imported !== null;
  return { ...owned, checkout, heldCoupon, email, subscription, trouble, isImported };
}

async function findCheckout(on: Reader, businessId: number): Promise<[CheckoutRow | null, CouponRow | null]> {
  const checkout = await findUnfinished(on, businessId);
  return [checkout, checkout?.status === 'open' ? await findCoupon(on, checkout.couponId) : null];
}

function findCoupon(on: Reader, id: number | null): Promise<CouponRow | null> {
  return id === null ? Promise.resolve(null) : firstOf(on.select().from(coupons).where(eq(coupons.id, id)));
}

const importOf = prepared((on: Reader) =>
  on
    .select({ businessId: imports.businessId })
    .from(imports)
    .where(eq(imports.businessId, sql.placeholder('businessId')))
    .prepare(),
);
