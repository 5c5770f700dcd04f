/** The queries for businesses. Each change is one transaction that locks from its first read. */

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { isEmailConfirmed, emailsTo } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { readCalendarsAnew } from '../calendars/busy/busy-calendars-store.ts';
import { agreeToAll } from '../customer-data/erasure-requests-store.ts';
import type { Database, Transaction, Reader } from '../database/database.ts';
import { firstOf, one } from '../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../database/tables.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { addOwner } from '../resources/add-owner-store.ts';
import { keepDayEventsOnClock } from '../resources/remake-claims-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { isOwnedBy, isOwner, accountEmailOf, mayHaveOneMore, type BusinessObstacle } from './access-store.ts';
import { businessColumns } from './business-shape.ts';
import { freeSlugIn } from './diary-slug-store.ts';
import { type SlugCircumstances, keepsSlug } from './diary-slug.ts';
import {
  confirmationStateOf,
  queueConfirmation,
  type OwnedBusiness,
} from './email-confirmation/confirmation-store.ts';
import { keepFormerAddress } from './former-addresses-store.ts';
import { readShown, type ShownBusiness } from './shown-business-store.ts';
import { writeBusiness } from './write-business-store.ts';

/** An owner's request with the time and the random source that saving it needs. */
interface RequestedBusiness {
  ownerId: number;
  request: BusinessRequest;
  now: number;
  random: SlugCircumstances['random'];
}

/** Oldest first. */
export async function listOwnedBy(on: Reader, ownerId: number, now: number): Promise<ShownBusiness[]> {
  const owned = await on
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .innerJoin(users, isOwner)
    .where(isOwnedBy(ownerId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id));
  return Promise.all(owned.map((business) => readShown(on, business, now)));
}

export async function addBusiness(
  { write }: Database,
  requested: RequestedBusiness,
): Promise<Outcome<ShownBusiness, BusinessObstacle>> {
  const lockOn = { account: requested.ownerId, business: 'new' as const, address: addressIn(requested) };
  return write({ ...lockOn, slugs: true }, async (tx) => {
    const added = await add(tx, requested);
    return added.ok ? ok(await askToConfirm(tx, added.value, requested.now)) : added;
  });
}

/** The business is the owner's, but may have been deleted since it was found. */
export async function changeBusiness(
  database: Database,
  businessId: number,
  requested: RequestedBusiness,
): Promise<Outcome<ShownBusiness, 'no business'>> {
  const lockOn = { account: requested.ownerId, business: businessId, address: addressIn(requested) };
  const outcome = await database.write({ ...lockOn, slugs: true }, async (tx) => {
    const changed = await change(tx, businessId, requested);
    if (!changed) return no('no business');
    const andEmail = changed.isReaddressed ? askToConfirm : readShown;
    return ok(await andEmail(tx, changed, requested.now));
  });
  if (outcome.ok)
    await keepDayEventsOnClock(
      database,
      { id: businessId, timezone: requested.request.timezone },
      requested.now,
    );
  return outcome;
}

/** Returns the address whose emails are limited. */
function addressIn({ request }: RequestedBusiness): string {
  return foldedAddress(request.business_email);
}

/** Queues a confirmation email if the address has none yet and the limits allow it. */
export async function askToConfirm(
  tx: Transaction,
  owned: OwnedBusiness,
  now: number,
): Promise<ShownBusiness> {
  const { business, accountEmail } = owned;
  const isAsked =
    isEmailConfirmed(business, accountEmail) || (await confirmationStateOf(tx, owned, now)) === 'written';
  if (!isAsked) await queueConfirmation(tx, owned, now);
  return readShown(tx, owned, now);
}

async function add(
  tx: Transaction,
  { ownerId, request, now, random }: RequestedBusiness,
): Promise<Outcome<OwnedBusiness, BusinessObstacle>> {
  const may = await mayHaveOneMore(tx, ownerId);
  if (!may.ok) return may;
  const { accountEmail } = may.value;
  const diarySlug = await freeSlugIn(tx, request.business_name, { besides: null, random });
  const business = await one(
    tx
      .insert(businesses)
      .values({
        ...businessColumns({ ...request, is_in_sitemap: request.is_in_sitemap ?? false }),
        confirmedEmail: provenBy(accountEmail, request) ?? null,
        ownerId,
        diarySlug,
        termsVersion: LEGAL_TEXTS_OF,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  await addOwner(tx, business);
  return ok({ business, accountEmail });
}

interface ChangedBusiness extends OwnedBusiness {
  isReaddressed: boolean;
}

async function change(
  tx: Transaction,
  businessId: number,
  { ownerId, request, now, random }: RequestedBusiness,
): Promise<ChangedBusiness | null> {
  const before = await firstOf(
    tx
      .select()
      .from(businesses)
      .where(and(eq(businesses.id, businessId), isNull(businesses.deletedAt))),
  );
  const accountEmail = await accountEmailOf(tx, ownerId);
  if (!before || accountEmail === null) return null;
  const business = await changeDetails(tx, { before, accountEmail }, request, { now, random });
  return { business, accountEmail, isReaddressed: !isSameAddress(before.email, business.email) };
}

/**
 * Puts a business permanently out of everybody's reach. Its bookings must still be cancelled
 * (accounts/deletion/delete-account.ts), and its row stays for the purge. Open deletion requests are granted,
 * because nobody is left to answer them.
 */
export async function closeBusiness(
  tx: Transaction,
  business: BusinessRow,
  accountEmail: string | null,
  now: number,
): Promise<void> {
  // The account may be erased, but emails that are still unsent need a reply address.
  const email = emailsTo(business, accountEmail) ?? business.email;
  const closed = { email, confirmedEmail: email, deletedAt: now, isActive: false, updatedAt: now };
  await writeBusiness(tx, business.id, closed);
  await agreeToAll(tx, business.id, now);
}

export interface BusinessBefore {
  before: BusinessRow;
  /** The owner's; null once the account is deleted. */
  accountEmail: string | null;
}

/** The diary's address follows the name, and the old address still leads to it. Sends no email. */
export async function changeDetails(
  tx: Transaction,
  { before, accountEmail }: BusinessBefore,
  request: BusinessRequest,
  { now, random }: Pick<RequestedBusiness, 'now' | 'random'>,
): Promise<BusinessRow> {
  const diarySlug = keepsSlug(before.name, request.business_name)
    ? before.diarySlug
    : await freeSlugIn(tx, request.business_name, { besides: before.id, random });
  await keepFormerAddress(tx, before, diarySlug, now);
  if (before.timezone !== request.timezone) await readCalendarsAnew(tx, before.id);
  return writeBusiness(tx, before.id, {
    ...businessColumns(request),
    confirmedEmail: provenBy(accountEmail, request) ?? before.confirmedEmail,
    diarySlug,
    updatedAt: now,
  });
}

/** The account's own address counts as confirmed permanently, even if the account later gets another. */
function provenBy(
  accountEmail: string | null,
  { business_email: typed }: BusinessRequest,
): string | undefined {
  return accountEmail !== null && isSameAddress(accountEmail, typed) ? accountEmail : undefined;
}
