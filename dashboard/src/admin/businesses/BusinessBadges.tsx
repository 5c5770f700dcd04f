import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { poundsOf } from '@daybook/schema/rules/money';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Row } from '#ui/Layout.tsx';
import { ACTIVE, COUPON, INACTIVE, PAID } from '../list/list-texts.ts';
import { TRIAL, TROUBLES, UNPAID } from './business-texts.ts';

/** `now`: milliseconds since 1970. */
export function BusinessBadges({ business, now }: { business: AdminBusiness; now: number }) {
  return (
    <Row as="span" gap={4}>
      {badgesOf(business, now).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </Row>
  );
}

interface SaidInBadge {
  tone: BadgeTone;
  text: string;
}

type Paid = Pick<AdminBusiness, 'actual_payment' | 'discount_type' | 'discount_value' | 'has_paid'>;
type Judged = Paid & Pick<AdminBusiness, 'is_active' | 'trial_expires_at' | 'payment_trouble'>;

/** Returns whether a coupon took something off the price: a trial, 0 % and an unused coupon don't. */
export function isPriceReduced({ actual_payment, discount_type, discount_value, has_paid }: Paid): boolean {
  const takesOff = discount_type !== null && discount_type !== 'trial' && discount_value !== 0;
  return has_paid && takesOff && actual_payment !== poundsOf(SETUP_FEE_PENCE);
}

/**
 * Returns the badges of a business: whether it is active, how it was paid for, and whether that payment was
 * refunded, disputed or never arrived. `now`: milliseconds since 1970.
 */
export function badgesOf(business: Judged, now: number): SaidInBadge[] {
  const { payment_trouble: trouble } = business;
  return [
    business.is_active ? { tone: 'leaf', text: ACTIVE } : { tone: 'quiet', text: INACTIVE },
    paymentBadge(business, now),
    ...(trouble ? [{ tone: 'brick', text: TROUBLES[trouble.kind] } as const] : []),
  ];
}

function paymentBadge(business: Judged, now: number): SaidInBadge {
  const { has_paid, trial_expires_at } = business;
  if (isPriceReduced(business)) return { tone: 'sky', text: COUPON };
  if (has_paid) return { tone: 'leaf', text: PAID };
  const isOnTrial = trial_expires_at !== null && Date.parse(trial_expires_at) > now;
  return { tone: 'amber', text: isOnTrial ? TRIAL : UNPAID };
}
