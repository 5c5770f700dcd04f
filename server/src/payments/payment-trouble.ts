/** Which bad news of a business's money its owner and an admin are told. Milliseconds since 1970. */
import type { PaymentTrouble } from '@daybook/schema/contract/business';
import { DEFAULT_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { poundsOf } from '@daybook/schema/rules/money';
import type { BillingStatusFacts } from '../businesses/billing-status.ts';

const HOUR = 3_600_000;

export interface TroubleFacts {
  /** The payment that was refunded whole or lost to the payer's bank last. */
  gone: { isLost: boolean; amountPence: number; at: number } | null;
  /** The transfer that failed last. */
  failed: { amountPence: number; at: number } | null;
  /** When the last payment was made that counts. */
  paidAt: number | null;
  /** A subscription runs: it is renewed, or its renewal is awaited. */
  isSubscribed: boolean;
}

export type TroubledBusiness = Pick<BillingStatusFacts, 'paidAt' | 'trialEndsAt' | 'coveredUntil'> & {
  trialHours: number | null;
};

/** The latest bad news; null where the business was paid for, or its trial or cover has begun or ended since. */
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
