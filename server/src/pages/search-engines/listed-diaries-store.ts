import { and, asc, eq, gt, isNull, lte, max } from 'drizzle-orm';
import { isBillingActive } from '../../businesses/billing-status.ts';
import type { Reader } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses } from '../../database/tables.ts';

/** Business ids per part. A part is read in one short step, and its ids never change. */
const PART = 5_000;

export async function countSitemapParts(on: Reader): Promise<number> {
  const newest = await firstOf(on.select({ id: max(businesses.id) }).from(businesses));
  return Math.ceil((newest?.id ?? 0) / PART);
}

/**
 * Returns the slugs of a part's diaries that can be booked at `now` and whose owners want them found.
 * Parts count from 1.
 */
export async function slugsOfPart(on: Reader, part: number, now: number): Promise<string[]> {
  const found = await on
    .select({
      slug: businesses.diarySlug,
      isActive: businesses.isActive,
      paidAt: businesses.paidAt,
      trialEndsAt: businesses.trialEndsAt,
      coveredUntil: businesses.coveredUntil,
    })
    .from(businesses)
    .where(
      and(
        gt(businesses.id, (part - 1) * PART),
        lte(businesses.id, part * PART),
        eq(businesses.isInSitemap, true),
        eq(businesses.isDemo, false),
        isNull(businesses.deletedAt),
      ),
    )
    .orderBy(asc(businesses.id));
  return found.filter((business) => isBillingActive(business, now)).map(({ slug }) => slug);
}
