import { z } from 'zod';
import type { Business, Subscription } from '@daybook/schema/contract/business';
import { isHttpsAddress } from '@daybook/schema/contract/fields';
import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { isEmailConfirmed, emailsTo } from '@daybook/schema/rules/business-email';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { offeredCouponAnswer } from '../coupons/coupon-responses.ts';
import type { CheckoutRow, SubscriptionRow } from '../database/money-tables.ts';
import { Refusal } from '../http/errors.ts';
import { subscriptionAnswer } from '../payments/payment-responses.ts';
import { hasPaid, billingStatusOf } from './billing-status.ts';
import { businessFields, changeFields, pictureField, ruleFields } from './business-shape.ts';
import type { ShownBusiness } from './shown-business-store.ts';

export function ownBusinessAnswer(
  { business, accountEmail, email, subscription, checkout, heldCoupon, trouble, isImported }: ShownBusiness,
  now: number,
): Business {
  const { paidAt, trialEndsAt } = business;
  return {
    id: business.id,
    business_email: business.email,
    email_confirmed: isEmailConfirmed(business, accountEmail),
    emails_to: emailsTo(business, accountEmail) ?? accountEmail,
    confirmation_email: email,
    has_paid: hasPaid(business, now),
    billing_status: billingStatusOf(business, now),
    is_imported: isImported,
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    trial_activated_by_coupon: business.trialCouponCode,
    trial_expires_at: trialEndsAt === null ? null : new Date(trialEndsAt).toISOString(),
    trial_hours: business.trialHours,
    subscription: subscription && shownSubscription(subscription, business.coveredUntil),
    unfinished_checkout: unfinished(checkout),
    held_coupon: heldCoupon && offeredCouponAnswer(heldCoupon),
    payment_trouble: trouble,
    created_at: new Date(business.createdAt).toISOString(),
    ...businessFields(business),
    ...pictureField(business),
    ...ruleFields(business),
    ...changeFields(business),
    questions: business.questions,
  };
}

/** Shows the end of an ended subscription's cover, for which an earlier one may have paid. */
function shownSubscription(subscription: SubscriptionRow, coveredUntil: number | null): Subscription {
  const paidUntil =
    subscription.status === 'ended'
      ? Math.max(subscription.paidUntil, coveredUntil ?? 0)
      : subscription.paidUntil;
  return subscriptionAnswer({ ...subscription, paidUntil });
}

function unfinished(checkout: CheckoutRow | null): Business['unfinished_checkout'] {
  return checkout?.status === 'open' || checkout?.status === 'processing' ? checkout.status : null;
}

export const TOO_MANY_BUSINESSES = `You’ve reached the maximum number of businesses. Those that you closed count for up to ${PURGE_AFTER_DAYS} days. To add another now, contact support.`;
export const NO_ROOM_FOR_TEXTS = `An account can keep ${TEXT_BYTES_MAX / 1_000_000} MB of texts in its events and imported bookings, and this would be more. Delete old events or shorten their texts, then try again.`;

/** Parses a privacy notice's URL in an email's facts. An invalid one is dropped, so the email still goes. */
export const privacyNoticeField = z
  .string()
  .refine(isHttpsAddress)
  .transform((address) => new URL(address).href)
  .nullable()
  .catch(null);

/** Refuses a business that isn't the owner's, is deleted or unknown: strangers can't tell these apart. */
export const businessNotFound = () => new Refusal(404, BUSINESS_NOT_FOUND);
