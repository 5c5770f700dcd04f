/** An admin's changes to a business. One transaction saves and logs each. */

import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { AdminBusinessChange } from '@daybook/schema/contract/admin/businesses';
import type { BillingStatus } from '@daybook/schema/contract/business';
import { timezoneField } from '@daybook/schema/contract/fields';
import { isOwner } from '../../businesses/access-store.ts';
import { isPaidFor } from '../../businesses/billing-status.ts';
import { changeDetails, type BusinessBefore, closeBusiness } from '../../businesses/businesses-store.ts';
import type { SlugCircumstances } from '../../businesses/diary-slug.ts';
import { writeBusiness } from '../../businesses/write-business-store.ts';
import type { Database, Reader, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { differenceOf, recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { consequencesOf } from '../consequences-store.ts';
import { businessFacts } from './admin-business-responses.ts';

type BusinessObstacle = 'no business' | 'paid by subscription';

interface ChangeMoment extends AdminMoment {
  random: SlugCircumstances['random'];
}

export async function changeAnyBusiness(
  { read, write }: Database,
  id: number,
  requested: AdminBusinessChange,
  by: ChangeMoment,
): Promise<Outcome<'done', BusinessObstacle>> {
  const account = (await findOpen(read, id))?.before.ownerId;
  // Deleting the account would close the business and erase these changes, so the account is locked too.
  const lockOn = { business: id, slugs: true as const, ...(account == null ? {} : { account }) };
  return write(lockOn, (tx) => changeBusiness(tx, id, requested, by));
}

/** Matches businesses that admins see: not the demonstration, and none that is deleted. */
export const isListed = and(isNull(businesses.deletedAt), not(businesses.isDemo));

/** Returns null for the demonstration, and if the business is deleted or never existed. */
async function findOpen(on: Reader, id: number): Promise<BusinessBefore | null> {
  return firstOf(
    on
      .select({ before: businesses, accountEmail: users.email })
      .from(businesses)
      .leftJoin(users, isOwner)
      .where(and(eq(businesses.id, id), isListed)),
  );
}

async function changeBusiness(
  tx: Transaction,
  id: number,
  requested: AdminBusinessChange,
  by: ChangeMoment,
): Promise<Outcome<'done', BusinessObstacle>> {
  const found = await findOpen(tx, id);
  if (!found) return no('no business');
  const { before } = found;
  const paidAt = paidAtAfter(before, requested, by.now);
  if (!paidAt.ok) return paidAt;
  if (!differenceOf(businessFacts(before, by.now), { ...requested })) return ok('done');
  // This doesn't confirm a new address: the owner must ask for the confirmation email, which names the
  // account that entered the address.
  const details = {
    ...requested,
    timezone: timezoneField.parse(before.timezone),
    privacy_notice: before.privacyNotice,
    cancellation_policy: before.cancellationPolicy,
    trading_details: before.tradingDetails,
  };
  const changed = await changeDetails(tx, found, details, by);
  const billingStatus = { isActive: requested.is_active, paidAt: paidAt.value };
  await writeBusiness(tx, id, billingStatus);
  await note(tx, before, { ...changed, ...billingStatus }, by);
  return ok('done');
}

/** Returns when the business was paid for. One that is already paid keeps its date. */
function paidAtAfter(
  before: BusinessRow,
  { has_paid: isPaid }: AdminBusinessChange,
  now: number,
): Outcome<number | null, BusinessObstacle> {
  if (isPaid === isPaidFor(before, now)) return ok(before.paidAt);
  if (isPaid) return ok(now);
  return isPaidFor({ ...before, paidAt: null }, now) ? no('paid by subscription') : ok(null);
}

async function note(
  tx: Transaction,
  before: BusinessRow,
  after: BusinessRow,
  by: AdminMoment,
): Promise<void> {
  const factsOf = (business: BusinessRow) => ({
    ...businessFacts(business, by.now),
    diary_slug: business.diarySlug,
  });
  const difference = differenceOf(factsOf(before), factsOf(after));
  const about = { action: 'business_changed', subject: before.name, subjectId: before.id } as const;
  if (difference) await recordAction(tx, by, { ...about, ...difference });
}

/** Selects a business's billing status in SQL, for filters. A test compares it with billing-status.ts. */
export function billingStatusIn(now: number): SQL<BillingStatus> {
  const { isActive, paidAt, coveredUntil, trialEndsAt } = businesses;
  return sql`CASE WHEN NOT ${isActive} THEN 'inactive'
    WHEN ${paidAt} IS NOT NULL OR ${coveredUntil} > ${now} THEN 'paid'
    WHEN ${trialEndsAt} > ${now} THEN 'trial'
    WHEN ${coveredUntil} IS NOT NULL THEN 'subscription_ended'
    WHEN ${trialEndsAt} IS NULL THEN 'unpaid'
    ELSE 'trial_ended' END`;
}

/** Deletes a business and logs it. Returns false if it is already deleted or never existed. */
export async function closeAnyBusiness(tx: Transaction, id: number, by: AdminMoment): Promise<boolean> {
  const found = await findOpen(tx, id);
  if (!found) return false;
  const { before, accountEmail } = found;
  const { events, bookings, upcoming } = await consequencesOf(tx, [id], by.now);
  const { is_active, has_paid } = businessFacts(before, by.now);
  await closeBusiness(tx, before, accountEmail, by.now);
  await recordAction(tx, by, {
    action: 'business_deleted',
    subject: before.name,
    subjectId: id,
    before: {
      diary_slug: before.diarySlug,
      is_active,
      has_paid,
      events,
      bookings,
      upcoming_bookings: upcoming,
    },
    after: null,
  });
  return true;
}
