/** The queries that count visits: sums by day, and nothing about anybody. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import { diaryVisits, siteVisits } from '../database/visitor-tables.ts';
import type { StandingFacts } from '../businesses/standing.ts';

export interface VisitedDiary extends StandingFacts {
  id: number;
  timezone: string;
  isDemo: boolean;
}

export type VisitsStore = ReturnType<typeof createVisitsStore>;

export function createVisitsStore({ read, write }: Database) {
  return {
    /** Null for an address of no diary. */
    findDiary: (slug: string): Promise<VisitedDiary | null> =>
      firstOf(
        read
          .select(VISITED)
          .from(businesses)
          .where(and(eq(businesses.diarySlug, slug), isNull(businesses.deletedAt))),
      ),

    addToDiary: (businessId: number, date: string, isNewVisitor: boolean): Promise<void> =>
      write({}, async (tx) => {
        await tx
          .insert(diaryVisits)
          .values({ businessId, date, visits: 1, visitors: Number(isNewVisitor) })
          .onConflictDoUpdate({
            target: [diaryVisits.businessId, diaryVisits.date],
            set: {
              visits: sql`${diaryVisits.visits} + 1`,
              visitors: sql`${diaryVisits.visitors} + ${Number(isNewVisitor)}`,
            },
          });
      }),

    addToPage: (path: string, date: string, isNewVisitor: boolean): Promise<void> =>
      write({}, async (tx) => {
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
      }),
  };
}

const VISITED = {
  id: businesses.id,
  timezone: businesses.timezone,
  isDemo: businesses.isDemo,
  isActive: businesses.isActive,
  paidAt: businesses.paidAt,
  trialEndsAt: businesses.trialEndsAt,
  coveredUntil: businesses.coveredUntil,
};
