/** Reads the events of a business that have something free, as people who wait would find them. */
import { addDays } from '@daybook/schema/rules/date';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { BusinessRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { listInSteps, type EventCounts } from '../diary/count-events.ts';
import { hasRoom } from '../diary/diary.ts';
import type { DiaryStore } from '../diary/diary-store.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { fittingTimes, type Criteria } from './fitting-times.ts';

export interface OpenEventsParts {
  diary: Pick<DiaryStore, 'listEvents' | 'loadEvent'>;
  counts: EventCounts;
}

/** Events checked in one turn: 27 a day for two months. */
const EVENTS_MAX = 1700;
/** Dates further ahead than this are not checked. */
const DAYS_MAX = 400;

/** Returns the events from one date to another, both included, in order of date and start. */
export async function openEvents(
  { diary, counts }: OpenEventsParts,
  business: BusinessRow,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<RuledEvent[]> {
  const today = todayIn(business.timezone, now);
  const last = addDays(today, DAYS_MAX);
  const range = { businessId: business.id, from: from < today ? today : from, to: to > last ? last : to };
  const found: RuledEvent[] = [];
  let seen = 0;
  if (range.to < range.from) return found;
  for await (const listed of listInSteps(diary, range)) {
    for (const event of await counts.ofListed(listed, { business, today, now })) {
      seen += 1;
      if (seen > EVENTS_MAX) return found;
      if (!hasRoom(event)) continue;
      await nextTurn();
      const contents = await diary.loadEvent(business, event.id);
      if (contents) found.push(contents);
    }
  }
  return found;
}

/** Returns the dates that have a time which fits. */
export function datesWithTimes(events: readonly RuledEvent[], criteria: Criteria, now: number): Set<string> {
  const dates = new Set<string>();
  for (const contents of events) {
    const { date } = contents.event;
    if (!dates.has(date) && fittingTimes(contents, criteria, now).length > 0) dates.add(date);
  }
  return dates;
}
