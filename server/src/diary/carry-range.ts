/** Takes as many events of a range of dates as fit in one answer, without reading the others. */
import { DIARY_EVENTS_MAX } from '@daybook/schema/figures/bounds';
import type { Carried, CarryEvents } from './carry-events.ts';
import type { LookedAt } from './event-memory.ts';
import type { DiaryStore, EventPlace, EventRange, ListedEvent } from './diary-store.ts';

export interface CarriedRange extends Carried {
  /** The event before `rest`; null if the whole range fits. */
  last: EventPlace | null;
}

/** Begins with the first event after `after`. */
export async function carryRange(
  store: Pick<DiaryStore, 'listEvents'>,
  carryEvents: CarryEvents,
  { after, ...range }: EventRange & { after: EventPlace | undefined },
  at: LookedAt,
): Promise<CarriedRange> {
  const listed = await listOnePart(store, range, after);
  const { events, rest: refused } = await carryEvents(listed, at);
  // If events are deleted at this moment, more than the listed ones fit, and more may follow.
  const rest = refused ?? listed[DIARY_EVENTS_MAX] ?? null;
  const last = rest && listed[listed.indexOf(rest) - 1];
  return { events, rest, last: last ?? null };
}

/** Returns at most one event more than an answer contains, in order of date and start. */
export function listOnePart(
  store: Pick<DiaryStore, 'listEvents'>,
  range: EventRange,
  after: EventPlace | undefined,
): Promise<ListedEvent[]> {
  return store.listEvents(range, after, DIARY_EVENTS_MAX + 1);
}
