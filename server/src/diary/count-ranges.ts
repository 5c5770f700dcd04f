/**
 * Counts a diary's dates over all their events, once for all simultaneous requests: a stranger can ask for
 * parts of one month in many ways.
 */
import type { DiaryDate } from '@daybook/schema/contract/diary';
import { addDays } from '@daybook/schema/rules/date';
import { type EventCounts, listInSteps } from './count-events.ts';
import { datesOf, hasRoom, type CountedEvent } from './diary.ts';
import type { LookedAt } from './event-memory.ts';
import { createMomentCache } from './moment-cache.ts';
import type { DiaryStore, EventRange, ListedEvent } from './diary-store.ts';

/** A counted date takes about 150 bytes, and a range about 500 besides its dates. */
const DATES_KEPT = 50_000;
const RANGE_WEIGHT = 4;
const FIRST_FREE_KEPT = 10_000;

const LAST_DATE = '9999-12-31';

interface CountedRange {
  dates: DiaryDate[];
  firstFree: ListedEvent | null;
}

/** The time at which a business's diary is read, and the diary's version. */
export interface DiaryLookedAt extends LookedAt {
  version: number;
}

export interface RangeCounts {
  ofRange(range: EventRange, at: DiaryLookedAt): Promise<CountedRange>;
  /** Resolves to null if nothing after that date is free. */
  firstFreeAfter(businessId: number, date: string, at: DiaryLookedAt): Promise<ListedEvent | null>;
}

export function createRangeCounts(store: Pick<DiaryStore, 'listEvents'>, counts: EventCounts): RangeCounts {
  const ranges = createMomentCache<CountedRange>(DATES_KEPT, ({ dates }) => RANGE_WEIGHT + dates.length);
  const firstFree = createMomentCache<ListedEvent | null>(FIRST_FREE_KEPT, () => 1);

  async function countRange(range: EventRange, at: LookedAt): Promise<CountedRange> {
    const counted: CountedEvent[] = [];
    for await (const step of listInSteps(store, range)) counted.push(...(await counts.ofListed(step, at)));
    return { dates: datesOf(counted), firstFree: counted.find(hasRoom) ?? null };
  }

  async function findFree(range: EventRange, at: LookedAt): Promise<ListedEvent | null> {
    for await (const step of listInSteps(store, range)) {
      const free = (await counts.ofListed(step, at)).find(hasRoom);
      if (free) return free;
    }
    return null;
  }

  return {
    ofRange(range, at) {
      const { businessId, from, to } = range;
      return ranges.get(`${businessId} ${from} ${to}`, { ...at, businessId }, () => countRange(range, at));
    },
    firstFreeAfter(businessId, date, at) {
      const range = { businessId, from: addDays(date, 1), to: LAST_DATE };
      return firstFree.get(`${businessId} ${date}`, { ...at, businessId }, () => findFree(range, at));
    },
  };
}
