/** The businesses' queries. Each change is one write transaction that holds the lock from its first read. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { foldedAddress } from '../emails/folded-address.ts';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, users } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import {
  confirmationStateOf,
  queueConfirmation,
  type OwnedBusiness,
} from './email-confirmation/confirmation-emails-store.ts';
import { changeDetails, detailsOf, provenBy } from './change-details-store.ts';
import type { SlugCircumstances } from './diary-slug.ts';
import { freeSlugIn } from './diary-slug-store.ts';
import { accountEmailOf, isOwnedBy, mayHaveOneMore, type BusinessObstacle } from './one-more-store.ts';
import { readShown, type ShownBusiness } from './shown-business-store.ts';

type Random = SlugCircumstances['random'];

/** What an owner wants for a business, with the moment and the random source that writing it needs. */
export interface BusinessWish {
  ownerId: number;
  request: BusinessRequest;
  now: number;
  random: Random;
}

export type BusinessStore = ReturnType<typeof createBusinessStore>;

export function createBusinessStore({ read, write }: Database) {
  return {
    /** The oldest business first. */
    async listOwnedBy(ownerId: number, now: number): Promise<ShownBusiness[]> {
      const owned = await read
        .select({ business: businesses, accountEmail: users.email })
        .from(businesses)
        .innerJoin(users, eq(users.id, businesses.ownerId))
        .where(isOwnedBy(ownerId))
        .orderBy(asc(businesses.createdAt), asc(businesses.id));
      return Promise.all(owned.map((business) => readShown(read, business, now)));
    },

    async add(wish: BusinessWish): Promise<Outcome<ShownBusiness, BusinessObstacle>> {
      return write({ account: wish.ownerId, address: addressIn(wish), slugs: true }, async (tx) => {
        const added = await add(tx, wish);
        return added.ok ? ok(await askToConfirm(tx, added.value, wish.now)) : added;
      });
    },

    /** `businessId` is a business of the owner's; it may have been deleted since it was found. */
    async change(businessId: number, wish: BusinessWish): Promise<Outcome<ShownBusiness, 'no business'>> {
      const lockOn = { account: wish.ownerId, business: businessId, address: addressIn(wish) };
      return write({ ...lockOn, slugs: true }, async (tx) => {
        const changed = await change(tx, businessId, wish);
        if (!changed) return no('no business');
        const andEmail = changed.isReaddressed ? askToConfirm : readShown;
        return ok(await andEmail(tx, changed, wish.now));
      });
    },
  };
}

/** Whose emails are counted before one is written. */
function addressIn({ request }: BusinessWish): string {
  return foldedAddress(request.business_email);
}

/** Queues an email to an address that has not yet had a link, unless the bounds forbid one. */
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
  { ownerId, request, now, random }: BusinessWish,
): Promise<Outcome<OwnedBusiness, BusinessObstacle>> {
  const may = await mayHaveOneMore(tx, ownerId);
  if (!may.ok) return may;
  const { accountEmail } = may.value;
  const diarySlug = await freeSlugIn(tx, request.business_name, { besides: null, random });
  const [business] = await tx
    .insert(businesses)
    .values({
      ...detailsOf({ ...request, is_in_sitemap: request.is_in_sitemap ?? false }),
      confirmedEmail: provenBy(accountEmail, request) ?? null,
      ownerId,
      diarySlug,
      termsVersion: LEGAL_TEXTS_OF,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!business) throw new Error('a business was not written');
  return ok({ business, accountEmail });
}

interface ChangedBusiness extends OwnedBusiness {
  /** True when its email address has changed. */
  isReaddressed: boolean;
}

async function change(
  tx: Transaction,
  businessId: number,
  { ownerId, request, now, random }: BusinessWish,
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
