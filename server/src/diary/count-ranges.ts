/**
 * The dates of a diary, counted over all their events once for everybody who asks meanwhile: a stranger may ask
 * for the parts of one month in as many ways as there are texts.
 */
import type { DiaryDate } from '@daybook/schema/contract/diary';
import { addDays } from '@daybook/schema/rules/date';
import type { EventCounts } from './count-events.ts';
import { datesOf, hasRoom, type CountedEvent } from './diary.ts';
import type { LookedAt } from './event-memory.ts';
import { listInSteps } from './list-in-steps.ts';
import { createMomentCache } from './moment-cache.ts';
import type { DiaryStore, EventRange, ListedEvent } from './store.ts';

/** A counted date comes to some 150 bytes, and a range to some 500 beside its dates. */
const DATES_KEPT = 50_000;
const RANGE_WEIGHT = 4;
const FIRST_FREE_KEPT = 10_000;

const LAST_DATE = '9999-12-31';

export interface CountedRange {
  /** Every date of the range that has events. */
  dates: DiaryDate[];
  /** The first event of the range with something free. */
  firstFree: ListedEvent | null;
}

/** When a business's diary is looked at, and as which of its versions. */
export interface DiaryLookedAt extends LookedAt {
  version: number;
}

export interface RangeCounts {
  ofRange(range: EventRange, at: DiaryLookedAt): Promise<CountedRange>;
  /** Null when nothing behind that date is free. */
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
