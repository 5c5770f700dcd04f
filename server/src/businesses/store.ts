/** The businesses' queries. Each change is one write transaction that holds the lock from its first read. */
import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/same-address';
import { BUSINESSES_MAX, FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import type { Database } from '../database/open.ts';
import { businesses, slugHistory, users } from '../database/tables.ts';
import type { BusinessRow } from '../diary/store.ts';
import {
  prepareEmailLetters,
  type BusinessWithLetter,
  type OwnedBusiness,
} from './email-confirmation/confirmation-store.ts';
import { freeSlug, keepsSlug, type SlugCircumstances } from './diary-slug.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Random = SlugCircumstances['random'];

/** Whose business, what to write of it, and what chance and the clock add. */
export interface BusinessWish {
  ownerId: number;
  request: BusinessRequest;
  now: number;
  random: Random;
}

/** Why an owner gets no further business: the account was deleted meanwhile, or has as many as it may. */
export type BusinessObstacle = 'no account' | 'too many';

export type BusinessStore = ReturnType<typeof createBusinessStore>;

export function createBusinessStore(database: Database) {
  const letters = prepareEmailLetters(database);
  const withLetter = (owned: OwnedBusiness, now: number): BusinessWithLetter => ({
    ...owned,
    letter: letters.stateOf(owned, now),
  });

  /** Writes the letter that an address needs whose link nobody has had yet; the bounds may be against it. */
  function askToConfirm(owned: OwnedBusiness, now: number): BusinessWithLetter {
    const { business, accountEmail } = owned;
    const isAsked = isEmailConfirmed(business, accountEmail) || letters.stateOf(owned, now) === 'written';
    if (!isAsked) letters.write(owned, now);
    return withLetter(owned, now);
  }

  return {
    /** The first made first. */
    async listOwnedBy(ownerId: number, now: number): Promise<BusinessWithLetter[]> {
      return database
        .select({ business: businesses, accountEmail: users.email })
        .from(businesses)
        .innerJoin(users, eq(users.id, businesses.ownerId))
        .where(isOwnedBy(ownerId))
        .orderBy(asc(businesses.createdAt), asc(businesses.id))
        .all()
        .map((owned) => withLetter(owned, now));
    },

    async add(wish: BusinessWish): Promise<BusinessWithLetter | BusinessObstacle> {
      return database.transaction(
        (transaction) => {
          const added = add(transaction, wish);
          return typeof added === 'string' ? added : askToConfirm(added, wish.now);
        },
        { behavior: 'immediate' },
      );
    },

    /** Null when the owner has no such business. */
    async change(businessId: number, wish: BusinessWish): Promise<BusinessWithLetter | null> {
      return database.transaction(
        (transaction) => {
          const changed = change(transaction, businessId, wish);
          if (!changed) return null;
          return changed.isReaddressed ? askToConfirm(changed, wish.now) : withLetter(changed, wish.now);
        },
        { behavior: 'immediate' },
      );
    },
  };
}

function isOwnedBy(ownerId: number) {
  return and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt));
}

function add(
  transaction: Transaction,
  { ownerId, request, now, random }: BusinessWish,
): OwnedBusiness | BusinessObstacle {
  const accountEmail = accountEmailOf(transaction, ownerId);
  if (accountEmail === null) return 'no account';
  const owned = transaction.select({ count: count() }).from(businesses).where(isOwnedBy(ownerId)).get();
  if ((owned?.count ?? 0) >= BUSINESSES_MAX) return 'too many';
  const isTaken = (slug: string) => isTakenBesides(transaction, slug, null);
  const diarySlug = freeSlug(request.business_name, { isTaken, random });
  const business = transaction
    .insert(businesses)
    .values({
      ...columnsOf(request),
      confirmedEmail: provenBy(accountEmail, request) ?? null,
      ownerId,
      diarySlug,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  return { business, accountEmail };
}

interface ChangedBusiness extends OwnedBusiness {
  /** Its email address is another than before. */
  isReaddressed: boolean;
}

function change(
  transaction: Transaction,
  businessId: number,
  { ownerId, request, now, random }: BusinessWish,
): ChangedBusiness | null {
  const own = and(eq(businesses.id, businessId), isOwnedBy(ownerId));
  const before = transaction.select().from(businesses).where(own).get();
  const accountEmail = accountEmailOf(transaction, ownerId);
  if (!before || accountEmail === null) return null;
  const isTaken = (slug: string) => isTakenBesides(transaction, slug, businessId);
  const diarySlug = keepsSlug(before.name, request.business_name)
    ? before.diarySlug
    : freeSlug(request.business_name, { isTaken, random });
  moveAddress(transaction, before, diarySlug, now);
  const business = transaction
    .update(businesses)
    .set({
      ...columnsOf(request),
      confirmedEmail: provenBy(accountEmail, request) ?? before.confirmedEmail,
      diarySlug,
      updatedAt: now,
    })
    .where(own)
    .returning()
    .get();
  return { business, accountEmail, isReaddressed: !isSameAddress(before.email, business.email) };
}

function accountEmailOf(transaction: Transaction, ownerId: number): string | null {
  const account = transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt)))
    .get();
  return account?.email ?? null;
}

/** The account's own address counts as confirmed for good, even if the account should get another one. */
function provenBy(accountEmail: string, { business_email: typed }: BusinessRequest): string | undefined {
  return isSameAddress(accountEmail, typed) ? accountEmail : undefined;
}

/** The old address keeps leading to the diary; one that it takes back is no longer an old one. */
function moveAddress(transaction: Transaction, before: BusinessRow, diarySlug: string, now: number): void {
  if (diarySlug === before.diarySlug) return;
  transaction.delete(slugHistory).where(eq(slugHistory.slug, diarySlug)).run();
  transaction
    .insert(slugHistory)
    .values({ slug: before.diarySlug, businessId: before.id, replacedAt: now })
    .run();
  forgetOldest(transaction, before.id);
}

/** Otherwise whoever keeps renaming would take one good address after another. */
function forgetOldest(transaction: Transaction, businessId: number): void {
  const former = transaction
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(eq(slugHistory.businessId, businessId))
    .orderBy(desc(slugHistory.replacedAt))
    .all();
  const forgotten = former.slice(FORMER_ADDRESSES_MAX).map(({ slug }) => slug);
  transaction.delete(slugHistory).where(inArray(slugHistory.slug, forgotten)).run();
}

/** Whether another business has that address now, or had it once. A business's own count for nothing. */
function isTakenBesides(transaction: Transaction, slug: string, businessId: number | null): boolean {
  const holder = transaction
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.diarySlug, slug), ne(businesses.id, businessId ?? 0)))
    .get();
  const former = transaction
    .select({ id: slugHistory.businessId })
    .from(slugHistory)
    .where(and(eq(slugHistory.slug, slug), ne(slugHistory.businessId, businessId ?? 0)))
    .get();
  return Boolean(holder ?? former);
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
