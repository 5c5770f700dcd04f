/** As many events of a range of dates as one answer has room for, without reading the others. */
import { DIARY_EVENTS_MAX } from '@daybook/schema/figures/bounds';
import type { Carried, CarryEvents } from './carry-events.ts';
import type { LookedAt } from './event-memory.ts';
import type { DiaryStore, EventPlace, EventRange, ListedEvent } from './store.ts';

export interface CarriedRange extends Carried {
  /** What comes before `rest`; null where all of the range is carried. */
  last: EventPlace | null;
}

/** From behind `after` on. */
export async function carryRange(
  store: Pick<DiaryStore, 'listEvents'>,
  carryEvents: CarryEvents,
  { after, ...range }: EventRange & { after: EventPlace | undefined },
  at: LookedAt,
): Promise<CarriedRange> {
  const listed = await listOnePart(store, range, after);
  const { events, rest: refused } = await carryEvents(listed, at);
  // Events that are deleted just now make room for more than were listed, and there may be more behind those.
  const rest = refused ?? listed[DIARY_EVENTS_MAX] ?? null;
  const last = rest && listed[listed.indexOf(rest) - 1];
  return { events, rest, last: last ?? null };
}

/** One more than an answer has room for at most, in order of date and start. */
export function listOnePart(
  store: Pick<DiaryStore, 'listEvents'>,
  range: EventRange,
  after: EventPlace | undefined,
): Promise<ListedEvent[]> {
  return store.listEvents(range, after, DIARY_EVENTS_MAX + 1);
}
