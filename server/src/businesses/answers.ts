/** A business as its owner sees it. */
import type { Business } from '@daybook/schema/contract/business';
import { timezoneField } from '@daybook/schema/contract/fields';
import { isEmailConfirmed, lettersTo } from '@daybook/schema/rules/business-email';
import { standingOf } from '../diary/standing.ts';
import type { BusinessWithLetter } from './email-confirmation/letters-store.ts';

export function ownBusinessAnswer(
  { business, accountEmail, letter }: BusinessWithLetter,
  now: number,
): Business {
  const { trialExpiresAt } = business;
  return {
    id: business.id,
    business_name: business.name,
    business_email: business.email,
    email_confirmed: isEmailConfirmed(business, accountEmail),
    letters_to: lettersTo(business, accountEmail) ?? accountEmail,
    email_letter: letter,
    business_phone: business.phone,
    business_address: business.address,
    postcode: business.postcode,
    diary_slug: business.diarySlug,
    timezone: timezoneField.parse(business.timezone),
    has_paid: business.hasPaid,
    standing: standingOf(business, now),
    trial_activated_by_coupon: business.trialCouponCode,
    trial_expires_at: trialExpiresAt === null ? null : new Date(trialExpiresAt).toISOString(),
    created_at: new Date(business.createdAt).toISOString(),
  };
}
