/** What changes with the details of a business, whoever changes them, in the caller's transaction. */
import { eq } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import type { Transaction } from '../database/database.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';
import { keepsSlug, type SlugCircumstances } from './diary-slug.ts';
import { freeSlugIn, moveDiary } from './diary-slug-store.ts';

export interface BusinessBefore {
  before: BusinessRow;
  /** Its owner's; null where the account is gone. */
  accountEmail: string | null;
}

export interface ChangeCircumstances {
  /** Milliseconds since 1970. */
  now: number;
  random: SlugCircumstances['random'];
}

/** The diary's address follows the name; the one it had keeps leading to it. No email is written. */
export async function changeDetails(
  tx: Transaction,
  { before, accountEmail }: BusinessBefore,
  request: BusinessRequest,
  { now, random }: ChangeCircumstances,
): Promise<BusinessRow> {
  const diarySlug = keepsSlug(before.name, request.business_name)
    ? before.diarySlug
    : await freeSlugIn(tx, request.business_name, { besides: before.id, random });
  await moveDiary(tx, before, diarySlug, now);
  const [business] = await tx
    .update(businesses)
    .set({
      ...detailsOf(request),
      confirmedEmail: provenBy(accountEmail, request) ?? before.confirmedEmail,
      diarySlug,
      updatedAt: now,
    })
    .where(eq(businesses.id, before.id))
    .returning();
  if (!business) throw new Error('a business that was just read is gone');
  return business;
}

/** The account's own address counts as confirmed for good, even if the account should get another one. */
export function provenBy(
  accountEmail: string | null,
  { business_email: typed }: BusinessRequest,
): string | undefined {
  return accountEmail !== null && isSameAddress(accountEmail, typed) ? accountEmail : undefined;
}

/** The columns that a request says. */
export function detailsOf(request: BusinessRequest) {
  return {
    name: request.business_name,
    email: request.business_email,
    phone: request.business_phone,
    address: request.business_address,
    postcode: request.postcode,
    timezone: request.timezone,
    privacyNotice: request.privacy_notice,
    cancellationPolicy: request.cancellation_policy,
    tradingDetails: request.trading_details,
    ...(request.is_in_sitemap === undefined ? {} : { isInSitemap: request.is_in_sitemap }),
  };
}
