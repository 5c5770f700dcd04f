import type { AdminBusiness, AdminPayment } from '@daybook/schema/contract/admin/businesses';
import type { PaymentTrouble } from '@daybook/schema/contract/business';
import { timezoneField } from '@daybook/schema/contract/fields';
import { poundsOf } from '@daybook/schema/rules/money';
import { isPaidFor, billingStatusOf } from '../../businesses/billing-status.ts';
import { offeredCouponAnswer } from '../../coupons/coupon-responses.ts';
import type { AdminFacts } from '../../database/admin-tables.ts';
import type { CouponRow, PaymentRow } from '../../database/money-tables.ts';
import type { BusinessRow } from '../../database/tables.ts';

export interface ShownBusiness {
  business: BusinessRow;
  /** Null once the account is deleted. */
  owner: PersonRow | null;
  /** Pence: payments less refunds; null without a recorded payment. */
  revenuePence: number | null;
  coupon: CouponRow | null;
  trouble: PaymentTrouble | null;
}

interface PersonRow {
  email: string;
  givenName: string | null;
  familyName: string | null;
}

export function adminBusinessAnswer(shown: ShownBusiness, now: number): AdminBusiness {
  const { business, owner, coupon } = shown;
  const discount = coupon && offeredCouponAnswer(coupon);
  return {
    id: business.id,
    ...businessFacts(business, now),
    diary_slug: business.diarySlug,
    timezone: timezoneField.parse(business.timezone),
    owner_email: owner && owner.email,
    owner_name: owner && nameOf(owner),
    billing_status: billingStatusOf(business, now),
    payment_trouble: shown.trouble,
    trial_expires_at: instantOf(business.trialEndsAt),
    actual_payment: actualPayment(shown),
    coupon_code: discount && discount.code,
    discount_type: discount && discount.discount_type,
    discount_value: discount && discount.discount_value,
    created_at: new Date(business.createdAt).toISOString(),
    updated_at: new Date(business.updatedAt).toISOString(),
  };
}

/** Returns what an admin can change in a business, for the log. */
export function businessFacts(business: BusinessRow, now: number) {
  return {
    business_name: business.name,
    business_email: business.email,
    business_phone: business.phone,
    business_address: business.address,
    postcode: business.postcode,
    is_active: business.isActive,
    has_paid: isPaidFor(business, now),
  } satisfies AdminFacts;
}

/** Returns pounds; null if it was paid in some other way: the client then counts the setup fee. */
function actualPayment({ business, revenuePence }: ShownBusiness): number | null {
  if (revenuePence !== null) return poundsOf(revenuePence);
  return business.paidAt === null ? 0 : null;
}

function nameOf({ givenName, familyName }: PersonRow): string | null {
  return [givenName, familyName].filter(Boolean).join(' ') || null;
}

function instantOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

export function adminPaymentAnswer(payment: PaymentRow): AdminPayment {
  return {
    id: payment.id,
    kind: payment.kind,
    provider_reference: payment.providerReference,
    amount: poundsOf(payment.amountPence),
    refunded: poundsOf(payment.refundedPence),
    dispute: payment.dispute,
    coupon_code: payment.couponCode,
    paid_at: new Date(payment.paidAt).toISOString(),
  };
}
