import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Layout.tsx';
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

type Judged = Pick<
  AdminBusiness,
  'is_active' | 'has_paid' | 'coupon_code' | 'discount_type' | 'trial_expires_at' | 'payment_trouble'
>;

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

function paymentBadge(
  { has_paid, coupon_code, discount_type, trial_expires_at }: Judged,
  now: number,
): SaidInBadge {
  if (has_paid && coupon_code !== null && discount_type !== 'trial') return { tone: 'sky', text: COUPON };
  if (has_paid) return { tone: 'leaf', text: PAID };
  const isOnTrial = trial_expires_at !== null && Date.parse(trial_expires_at) > now;
  return { tone: 'amber', text: isOnTrial ? TRIAL : UNPAID };
}
