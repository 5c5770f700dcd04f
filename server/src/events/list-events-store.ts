/** An owner's reading of their events: a page at a time, or all of them in steps. */
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { events } from '../database/tables.ts';
import { EVENTS_A_STEP, preparePlanned, type PlannedEvent } from '../diary/store.ts';

/** One page of a business's events. */
export interface PageWanted {
  businessId: number;
  when: 'upcoming' | 'past';
  /** YYYY-MM-DD: where the past ends. */
  today: string;
  page: number;
  pageSize: number;
}

export interface PageFound {
  events: PlannedEvent[];
  total: number;
  /** The last one when a later page was asked for; from 1. */
  page: number;
  pageCount: number;
}

/** YYYY-MM-DD, both included. */
export interface DateRange {
  businessId: number;
  from: string;
  to: string;
}

/** Where a list goes on: behind this one. */
interface Place {
  date: string;
  startTime: string;
  id: number;
}

const BEFORE_ALL: Place = { date: '', startTime: '', id: 0 };

export type ListEventsStore = ReturnType<typeof createListEventsStore>;

export function createListEventsStore(database: Database) {
  const planned = preparePlanned(database);
  const next = prepareNext(database);

  const step = database.$client.transaction((range: DateRange, after: Place) => {
    const places = next(range, after);
    return { found: planned(places.map(({ id }) => id)), last: places.at(-1) };
  });

  return {
    /** Upcoming ones soonest first, past ones latest first. */
    async findPage(wanted: PageWanted): Promise<PageFound> {
      return database.transaction(() => findPage(database, wanted, planned));
    },

    /** Step by step, in order of date and start; each step reads anew what comes behind the last. */
    async *inSteps(range: DateRange): AsyncGenerator<PlannedEvent[], void> {
      let after: Place | undefined = BEFORE_ALL;
      while (after) {
        const { found, last }: { found: PlannedEvent[]; last: Place | undefined } = step(range, after);
        if (found.length > 0) yield found;
        after = last;
      }
    },
  };
}

/** From the index by business, date and start alone. */
function prepareNext(database: Database): (range: DateRange, after: Place) => Place[] {
  const query = database.$client.prepare<DateRange & { date: string; startTime: string; id: number }, Place>(
    `SELECT id, date, start_time AS startTime FROM events
     WHERE business_id = :businessId AND date BETWEEN :from AND :to
       AND (date, start_time, id) > (:date, :startTime, :id)
     ORDER BY date, start_time, id LIMIT ${EVENTS_A_STEP}`,
  );
  return (range, after) => query.all({ ...range, ...after });
}

function findPage(
  database: Database,
  { businessId, when, today, page, pageSize }: PageWanted,
  planned: (ids: readonly number[]) => PlannedEvent[],
): PageFound {
  const isUpcoming = when === 'upcoming';
  const wanted = and(
    eq(events.businessId, businessId),
    isUpcoming ? gte(events.date, today) : lt(events.date, today),
  );
  const order = isUpcoming ? asc : desc;
  const total = database.select({ total: count() }).from(events).where(wanted).get()?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  const shown = Math.max(1, Math.min(page, pageCount));
  const ids = database
    .select({ id: events.id })
    .from(events)
    .where(wanted)
    .orderBy(order(events.date), order(events.startTime), order(events.id))
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .all();
  return { events: planned(ids.map(({ id }) => id)), total, page: shown, pageCount };
}
