/** The admin's queries for businesses, without deleted ones. */
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { BusinessesQuery } from '@daybook/schema/contract/admin/businesses';
import { isOwner } from '../../businesses/access-store.ts';
import { listedBusinesses } from '../../database/admin-tables.ts';
import { erasureRequests } from '../../database/customer-tables.ts';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import type { Database, Reader } from '../../database/database.ts';
import { one, prepared } from '../../database/prepared.ts';
import { coupons } from '../../database/money-tables.ts';
import { businesses, users } from '../../database/tables.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { loadPaymentTroubles } from '../../payments/payment-trouble-store.ts';
import { consequencesOf, type Consequences } from '../consequences-store.ts';
import { findListed, inOrderOf, newestInSteps, type ListWanted } from '../listed-page-store.ts';
import { platformRevenue, revenueShown } from '../weeks/count-weeks-store.ts';
import type { ShownBusiness } from './admin-business-responses.ts';
import { billingStatusIn } from './change-business-store.ts';

interface BusinessFigures {
  total: number;
  added: number;
  withEmail: number;
  withAddress: number;
  revenuePence: number;
  /** Customers of closed businesses whose deletion requests are still open. */
  closedBusinessRequests: number;
}

export type FindBusinessesStore = ReturnType<typeof createFindBusinessesStore>;

/** Businesses that one step reads: about 5 ms. */
const BUSINESSES_A_STEP = 250;

export function createFindBusinessesStore({ read }: Database) {
  return {
    /** Yields all businesses in steps, newest first. */
    async *inSteps(now: number): AsyncGenerator<ShownBusiness[], void> {
      const steps = newestInSteps((id) =>
        read
          .select({ id: businesses.id })
          .from(businesses)
          .where(and(lt(businesses.id, id), isNull(businesses.deletedAt)))
          .orderBy(desc(businesses.id))
          .limit(BUSINESSES_A_STEP),
      );
      for await (const step of steps) {
        const ids = step.map(({ id }) => id);
        yield await loadShown(read, ids, now);
      }
    },

    async search(query: BusinessesQuery, now: number): Promise<PageFound<ShownBusiness>> {
      const page = await findListed(read, listWanted(query, now), query);
      return { ...page, items: await loadShown(read, page.items, now) };
    },

    /** Returns null if the business is deleted or never existed. */
    async find(id: number, now: number): Promise<ShownBusiness | null> {
      return (await loadShown(read, [id], now))[0] ?? null;
    },

    consequences: (id: number, now: number): Promise<Consequences> => consequencesOf(read, [id], now),

    async figures(since: number): Promise<BusinessFigures> {
      const counted = await one(
        read
          .select({
            total: count(),
            added: countWhere(gte(listedBusinesses.createdAt, since)),
            withEmail: countWhere(sql`${listedBusinesses.hasEmail}`),
            withAddress: countWhere(sql`${listedBusinesses.hasAddress}`),
          })
          .from(listedBusinesses),
      );
      return {
        ...counted,
        revenuePence: await platformRevenue(read),
        closedBusinessRequests: await countClosedRequests(read),
      };
    },
  };
}

async function countClosedRequests(on: Reader): Promise<number> {
  const { requests } = await one(
    on
      .select({ requests: count() })
      .from(businesses)
      .innerJoin(erasureRequests, eq(erasureRequests.businessId, businesses.id))
      .where(and(isNotNull(businesses.deletedAt), isNull(erasureRequests.keptAt))),
  );
  return requests;
}

const shownByIds = prepared((on: Reader) =>
  on
    .select({
      business: businesses,
      owner: { email: users.email, givenName: users.givenName, familyName: users.familyName },
      revenuePence: listedBusinesses.revenuePence,
      coupon: coupons,
    })
    .from(businesses)
    .innerJoin(listedBusinesses, eq(listedBusinesses.id, businesses.id))
    .leftJoin(users, isOwner)
    .leftJoin(coupons, eq(coupons.id, listedBusinesses.couponId))
    .where(inArray(businesses.id, idsGiven('ids')))
    .prepare(),
);

/** Returns the businesses in the order of the ids. */
async function loadShown(on: Reader, ids: readonly number[], now: number): Promise<ShownBusiness[]> {
  const rows = await shownByIds(on).execute({ ids: JSON.stringify(ids) });
  const troubles = await loadPaymentTroubles(
    on,
    rows.map(({ business }) => business),
    now,
  );
  const shown = rows.map((row) => ({ ...row, trouble: troubles.get(row.business.id) ?? null }));
  return inOrderOf(ids, shown, ({ business }) => business.id);
}

const ORDERS: Record<BusinessesQuery['sort'], ListWanted['order']> = {
  newest: { by: listedBusinesses.createdAt, direction: 'desc' },
  oldest: { by: listedBusinesses.createdAt, direction: 'asc' },
  name: { by: listedBusinesses.name, direction: 'asc' },
  revenue: { by: revenueShown, direction: 'desc' },
};

function listWanted({ billing_status, sort, search }: BusinessesQuery, now: number): ListWanted {
  const filter =
    billing_status === 'all' ? undefined : eq(billingStatusIn(listedBusinesses, now), billing_status);
  return { table: listedBusinesses, filter, search, order: ORDERS[sort] };
}
