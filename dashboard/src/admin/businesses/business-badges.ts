import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { ACTIVE, COUPON, INACTIVE, PAID } from '../list/list-texts.ts';
import { TRIAL, UNPAID } from './business-texts.ts';

export interface SaidInBadge {
  tone: BadgeTone;
  text: string;
}

type Judged = Pick<
  AdminBusiness,
  'is_active' | 'has_paid' | 'coupon_code' | 'discount_type' | 'trial_expires_at'
>;

/** Two badges: whether a business is active, and how it was paid for. `now`: milliseconds since 1970. */
export function badgesOf(business: Judged, now: number): [SaidInBadge, SaidInBadge] {
  return [
    business.is_active ? { tone: 'leaf', text: ACTIVE } : { tone: 'quiet', text: INACTIVE },
    paymentBadge(business, now),
  ];
}

function paymentBadge(
  { has_paid, coupon_code, discount_type, trial_expires_at }: Judged,
  now: number,
): SaidInBadge {
  if (has_paid && coupon_code !== null && discount_type !== 'trial') return { tone: 'sky', text: COUPON };
  if (has_paid) return { tone: 'leaf', text: PAID };
  const isOnTrial = trial_expires_at !== null && Date.parse(trial_expires_at) > now;
  return { tone: 'amber', text: isOnTrial ? TRIAL : UNPAID };
}
