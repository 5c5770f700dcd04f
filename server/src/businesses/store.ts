/** The businesses' queries. Each change is one write transaction that holds the lock from its first read. */
import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/same-address';
import { BUSINESSES_MAX, FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, slugHistory, users, type BusinessRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../outcome.ts';
import { emailLetterOf, writeEmailLetter, type OwnedBusiness } from './email-confirmation/letters-store.ts';
import { freeSlug, keepsSlug, type SlugCircumstances } from './diary-slug.ts';
import { readShown, type ShownBusiness } from './shown-business-store.ts';

type Random = SlugCircumstances['random'];

/** What an owner wants for a business, with the moment and the random source that writing it needs. */
export interface BusinessWish {
  ownerId: number;
  request: BusinessRequest;
  now: number;
  random: Random;
}

/**
 * Why an owner gets no further business: the account was deleted meanwhile, or has as many businesses as it
 * may.
 */
export type BusinessObstacle = 'no account' | 'too many';

export type BusinessStore = ReturnType<typeof createBusinessStore>;

export function createBusinessStore({ read, write }: Database) {
  return {
    /** The first made first. */
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
      return write({ account: wish.ownerId }, async (tx) => {
        const added = await add(tx, wish);
        return added.ok ? ok(await askToConfirm(tx, added.value, wish.now)) : added;
      });
    },

    /** `businessId` is the owner's own; it may have been deleted since that was found. */
    async change(businessId: number, wish: BusinessWish): Promise<Outcome<ShownBusiness, 'no business'>> {
      return write({ account: wish.ownerId, business: businessId }, async (tx) => {
        const changed = await change(tx, businessId, wish);
        if (!changed) return no('no business');
        const andLetter = changed.isReaddressed ? askToConfirm : readShown;
        return ok(await andLetter(tx, changed, wish.now));
      });
    },
  };
}

/** Writes the letter that an address needs whose link nobody has had yet; the bounds may be against it. */
async function askToConfirm(tx: Transaction, owned: OwnedBusiness, now: number): Promise<ShownBusiness> {
  const { business, accountEmail } = owned;
  const isAsked =
    isEmailConfirmed(business, accountEmail) || (await emailLetterOf(tx, owned, now)) === 'written';
  if (!isAsked) await writeEmailLetter(tx, owned, now);
  return readShown(tx, owned, now);
}

function isOwnedBy(ownerId: number) {
  return and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt));
}

async function add(
  tx: Transaction,
  { ownerId, request, now, random }: BusinessWish,
): Promise<Outcome<OwnedBusiness, BusinessObstacle>> {
  const accountEmail = await accountEmailOf(tx, ownerId);
  if (accountEmail === null) return no('no account');
  const [owned] = await tx.select({ count: count() }).from(businesses).where(isOwnedBy(ownerId));
  if ((owned?.count ?? 0) >= BUSINESSES_MAX) return no('too many');
  const isTaken = (slug: string) => isTakenBesides(tx, slug, null);
  const diarySlug = await freeSlug(request.business_name, { isTaken, random });
  const [business] = await tx
    .insert(businesses)
    .values({
      ...columnsOf(request),
      confirmedEmail: provenBy(accountEmail, request) ?? null,
      ownerId,
      diarySlug,
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
  const own = and(eq(businesses.id, businessId), isNull(businesses.deletedAt));
  const before = await firstOf(tx.select().from(businesses).where(own));
  const accountEmail = await accountEmailOf(tx, ownerId);
  if (!before || accountEmail === null) return null;
  const isTaken = (slug: string) => isTakenBesides(tx, slug, businessId);
  const diarySlug = keepsSlug(before.name, request.business_name)
    ? before.diarySlug
    : await freeSlug(request.business_name, { isTaken, random });
  await moveAddress(tx, before, diarySlug, now);
  const [business] = await tx
    .update(businesses)
    .set({
      ...columnsOf(request),
      confirmedEmail: provenBy(accountEmail, request) ?? before.confirmedEmail,
      diarySlug,
      updatedAt: now,
    })
    .where(own)
    .returning();
  if (!business) throw new Error('a business that was just read is gone');
  return { business, accountEmail, isReaddressed: !isSameAddress(before.email, business.email) };
}

async function accountEmailOf(tx: Transaction, ownerId: number): Promise<string | null> {
  const account = await firstOf(
    tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, ownerId), isNull(users.deletedAt))),
  );
  return account?.email ?? null;
}

/** The account's own address counts as confirmed for good, even if the account should get another one. */
function provenBy(accountEmail: string, { business_email: typed }: BusinessRequest): string | undefined {
  return isSameAddress(accountEmail, typed) ? accountEmail : undefined;
}

/** The old address keeps leading to the diary; one that it takes back is no longer an old one. */
async function moveAddress(
  tx: Transaction,
  before: BusinessRow,
  diarySlug: string,
  now: number,
): Promise<void> {
  if (diarySlug === before.diarySlug) return;
  await tx.delete(slugHistory).where(eq(slugHistory.slug, diarySlug));
  await tx.insert(slugHistory).values({ slug: before.diarySlug, businessId: before.id, replacedAt: now });
  await forgetOldest(tx, before.id);
}

/** Otherwise whoever keeps renaming would take one good address after another. */
async function forgetOldest(tx: Transaction, businessId: number): Promise<void> {
  const former = await tx
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(eq(slugHistory.businessId, businessId))
    .orderBy(desc(slugHistory.replacedAt));
  const forgotten = former.slice(FORMER_ADDRESSES_MAX).map(({ slug }) => slug);
  await tx.delete(slugHistory).where(inArray(slugHistory.slug, forgotten));
}

/** Whether another business has that address now, or had it once. A business's own count for nothing. */
async function isTakenBesides(tx: Transaction, slug: string, businessId: number | null): Promise<boolean> {
  const holders = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.diarySlug, slug), ne(businesses.id, businessId ?? 0)));
  const former = await tx
    .select({ id: slugHistory.businessId })
    .from(slugHistory)
    .where(and(eq(slugHistory.slug, slug), ne(slugHistory.businessId, businessId ?? 0)));
  return holders.length > 0 || former.length > 0;
}

function columnsOf(request: BusinessRequest) {
  return {
    name: request.business_name,
    email: request.business_email,
    phone: request.business_phone,
    address: request.business_address,
    postcode: request.postcode,
    timezone: request.timezone,
  };
}
