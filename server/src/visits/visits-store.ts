/** The queries that count visits: totals per day, and nothing about any visitor. */

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import { diaryVisits, siteVisits } from '../database/visitor-tables.ts';

export interface DiaryViews {
  businessId: number;
  /** YYYY-MM-DD in the business's time zone. */
  date: string;
  count: number;
}

interface VisitedDiary {
  id: number;
  timezone: string;
  isDemo: boolean;
}

/** Resolves to null if no diary has this address. */
export function findVisitedDiary(on: Reader, slug: string): Promise<VisitedDiary | null> {
  return firstOf(
    on
      .select(VISITED)
      .from(businesses)
      .where(and(eq(businesses.diarySlug, slug), isNull(businesses.deletedAt))),
  );
}

/** Adds page views, each diary's at most once. */
export async function addDiaryViews(tx: Transaction, views: readonly DiaryViews[]): Promise<void> {
  // In one order, so that two processes never deadlock on each other's rows.
  const inOrder = [...views].sort((one, other) => one.businessId - other.businessId);
  await tx
    .insert(diaryVisits)
    .values(inOrder.map(({ businessId, date, count }) => ({ businessId, date, visits: count, visitors: 0 })))
    .onConflictDoUpdate({
      target: [diaryVisits.businessId, diaryVisits.date],
      set: { visits: sql`${diaryVisits.visits} + excluded.visits` },
    });
}

export async function addPageVisit(
  tx: Transaction,
  path: string,
  date: string,
  isNewVisitor: boolean,
): Promise<void> {
  await tx
    .insert(siteVisits)
    .values({ path, date, visits: 1, visitors: Number(isNewVisitor) })
    .onConflictDoUpdate({
      target: [siteVisits.date, siteVisits.path],
      set: {
        visits: sql`${siteVisits.visits} + 1`,
        visitors: sql`${siteVisits.visitors} + ${Number(isNewVisitor)}`,
      },
    });
}

const VISITED = {
  id: businesses.id,
  timezone: businesses.timezone,
  isDemo: businesses.isDemo,
};
