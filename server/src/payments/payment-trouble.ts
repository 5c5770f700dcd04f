/** Decides which payment trouble a business's owner and an admin are shown. Milliseconds since 1970. */

import type { PaymentTrouble } from '@daybook/schema/contract/business';
import { DEFAULT_TRIAL_HOURS, HOUR } from '@daybook/schema/figures/periods';
import { poundsOf } from '@daybook/schema/rules/money';
import type { BillingStatusFacts } from '../businesses/billing-status.ts';

export interface TroubleFacts {
  /** The latest payment that was fully refunded or lost to the payer's bank. */
  gone: { isLost: boolean; amountPence: number; at: number } | null;
  /** The latest transfer that failed. */
  failed: { amountPence: number; at: number } | null;
  /** When the latest payment that counts was made. */
  paidAt: number | null;
  /** True if a subscription is running: it will renew, or its renewal is awaited. */
  isSubscribed: boolean;
}

export type TroubledBusiness = Pick<BillingStatusFacts, 'paidAt' | 'trialEndsAt' | 'coveredUntil'> & {
  trialHours: number | null;
};

/** Returns the latest trouble, or null if a payment, or a trial's or cover's beginning or end, came later. */
export function paymentTroubleOf(
  business: TroubledBusiness,
  { gone, failed, paidAt, isSubscribed }: TroubleFacts,
  now: number,
): PaymentTrouble | null {
  if (business.paidAt !== null || isSubscribed) return null;
  const isFailedLast = failed !== null && (gone === null || gone.at < failed.at);
  const last = isFailedLast ? failed : gone;
  if (last === null) return null;
  const { trialEndsAt, trialHours, coveredUntil } = business;
  const trialBegan = trialEndsAt === null ? null : trialEndsAt - (trialHours ?? DEFAULT_TRIAL_HOURS) * HOUR;
  const isOldNews = [paidAt, trialBegan, trialEndsAt, coveredUntil].some(
    (instant) => instant !== null && last.at < instant && instant <= now,
  );
  if (isOldNews) return null;
  const kind = isFailedLast ? 'not_arrived' : gone?.isLost ? 'lost' : 'refunded';
  return { kind, amount: poundsOf(last.amountPence), at: new Date(last.at).toISOString() };
}
