/** Makes the events of one diary answer: as many as its limits allow, cached if possible. */
import type { PublicEvent } from '@daybook/schema/contract/event';
import { DIARY_CHARACTERS_MAX, DIARY_EVENTS_MAX } from '@daybook/schema/figures/bounds';
import { jsonInHtml } from '../http/json-in-html.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { EventCounts } from './count-events.ts';
import { publicEventAnswer } from './diary.ts';
import { createEventMemory, type LookedAt } from './event-memory.ts';
import {
  EVENTS_A_STEP,
  type DiaryStore,
  type EventPlace,
  type EventRange,
  type ListedEvent,
} from './diary-store.ts';

/** Characters of cached events' JSON, for all diaries together. */
const KEPT_CHARACTERS = 16_000_000;

interface MadeEvent {
  event: PublicEvent;
  /** On the hosted page, where the event is longest. */
  characters: number;
}

export interface Carried {
  events: PublicEvent[];
  rest: ListedEvent | null;
}

/** In the given order; at least one event, however long it is. */
export type CarryEvents = (listed: readonly ListedEvent[], at: LookedAt) => Promise<Carried>;

export function createCarryEvents(
  store: Pick<DiaryStore, 'loadPlanned'>,
  counts: EventCounts,
  keptCharacters = KEPT_CHARACTERS,
): CarryEvents {
  const memory = createEventMemory<MadeEvent>(keptCharacters, ({ characters }) => characters);

  /** Makes the events of one step, by id, without deleted ones. Cached events cost nothing. */
  async function make(listed: readonly ListedEvent[], at: LookedAt): Promise<Map<number, MadeEvent | null>> {
    const made = new Map(listed.map((event) => [event.id, memory.get(event, at)]));
    const missing = listed.map(({ id }) => id).filter((id) => !made.get(id));
    if (missing.length === 0) return made;
    await nextTurn();
    const planned = await store.loadPlanned(at.business.id, missing);
    const counted = await counts.ofPlanned(planned, at);
    planned.forEach((one, index) => {
      const availability = counted[index];
      if (!availability) return;
      const event = publicEventAnswer(one, availability);
      const withLength = { event, characters: jsonInHtml(event).length };
      memory.keep(one.event, at, withLength, availability.changesAt);
      made.set(event.id, withLength);
    });
    return made;
  }

  return async function carryEvents(listed, at) {
    const events: PublicEvent[] = [];
    let left = DIARY_CHARACTERS_MAX;
    for (let from = 0; from < listed.length; from += EVENTS_A_STEP) {
      const step = listed.slice(from, from + EVENTS_A_STEP);
      const made = await make(step, at);
      for (const next of step) {
        const found = made.get(next.id);
        if (!found) continue;
        left -= found.characters;
        const isFull = left < 0 || events.length === DIARY_EVENTS_MAX;
        if (isFull && events.length > 0) return { events, rest: next };
        events.push(found.event);
      }
    }
    return { events, rest: null };
  };
}

export interface CarriedRange extends Carried {
  /** The event before `rest`; null if the whole range fits. */
  last: EventPlace | null;
}

/**
 * Takes as many events of a range of dates as fit in one answer, from the first one after `after` on, without
 * reading the others.
 */
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
