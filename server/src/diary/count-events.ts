/**
 * Counts how full events are, once each, and caches the counts (event-memory.ts), for the public diary and
 * the owner alike. After a booking, only its event is counted again, not hundreds of others.
 */
import { nextTurn } from '../runtime/next-turn.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { availabilityOfEvent, type CountedEvent, type EventAvailability } from './diary.ts';
import { createEventMemory, type LookedAt } from './event-memory.ts';
import {
  EVENTS_A_STEP,
  type DiaryStore,
  type ListedEvent,
  type EventPlace,
  type EventRange,
} from './diary-store.ts';
import { rulesOf } from './booking-rules.ts';
import type { RuledEvent, PlannedEvent } from './contents-store.ts';

/** A cached count takes about 200 bytes. */
const COUNTS_KEPT = 100_000;

/** Rows read before other work runs: about 3 ms. */
const ROWS_A_TURN = 1000;

export interface EventCounts {
  /** For some dozens of events of one business: one count each, in the same order. */
  ofPlanned(planned: readonly PlannedEvent[], at: LookedAt): Promise<EventAvailability[]>;
  /** In the given order, without events that have been deleted. A cached count isn't read again. */
  ofListed(listed: readonly ListedEvent[], at: LookedAt): Promise<CountedEvent[]>;
}

export function createEventCounts(
  store: Pick<DiaryStore, 'loadHeldOf' | 'loadPlanned' | 'blockedOf'>,
  countsKept = COUNTS_KEPT,
): EventCounts {
  const counts = createEventMemory<EventAvailability>(countsKept, () => 1);
  let rows = 0;

  /** Shared by all counts, so that together they occupy the process no longer than one alone would. */
  async function takeTurns(further: number): Promise<void> {
    rows += further;
    if (rows < ROWS_A_TURN) return;
    rows = 0;
    await nextTurn();
  }

  async function ofPlanned(planned: readonly PlannedEvent[], at: LookedAt): Promise<EventAvailability[]> {
    const found = new Map(planned.map(({ event }) => [event.id, counts.get(event, at)]));
    const missing = planned.filter(({ event }) => !found.get(event.id));
    for (const together of stepsOf(missing, rowsOf, ROWS_A_TURN)) {
      const ids = together.map(({ event }) => event.id);
      await takeTurns(together.reduce((sum, planned) => sum + rowsOf(planned), 0));
      const held = await store.loadHeldOf(at.business.id, ids);
      const blocked = await store.blockedOf(
        at.business,
        together.map(({ event }) => event.date),
      );
      for (const one of together) {
        await takeTurns(countingOf(one));
        const rules = rulesOf(at.business, one.event, blocked(one.event.date));
        found.set(one.event.id, count({ ...one, held: held.get(one.event.id) ?? [], rules }, at));
      }
    }
    return planned.flatMap(({ event }) => found.get(event.id) ?? []);
  }

  function count(contents: RuledEvent, at: LookedAt): EventAvailability {
    const availability = availabilityOfEvent(contents, at.now);
    counts.keep(contents.event, at, availability, availability.changesAt);
    return availability;
  }

  async function ofListed(listed: readonly ListedEvent[], at: LookedAt): Promise<CountedEvent[]> {
    const found = new Map(listed.map((event) => [event.id, counts.get(event, at)]));
    const missing = listed.map(({ id }) => id).filter((id) => !found.get(id));
    for (let from = 0; from < missing.length; from += EVENTS_A_STEP) {
      await nextTurn();
      const step = missing.slice(from, from + EVENTS_A_STEP);
      const planned = await store.loadPlanned(at.business.id, step);
      const counted = await ofPlanned(planned, at);
      planned.forEach(({ event }, index) => found.set(event.id, counted[index] ?? null));
    }
    return listed.flatMap((event) => {
      const availability = found.get(event.id);
      return availability ? [{ ...event, availability }] : [];
    });
  }

  return { ofPlanned, ofListed };
}

/** Estimates the rows that are read for an event: for a day event only offers. Others have 500 times at most. */
const rowsOf = ({ event }: PlannedEvent) => (event.type === 'day_event' ? 1 : 100);

/** Estimates what counting an event costs, in rows read: each of its services may have people of its own. */
const countingOf = ({ venues, services, people }: PlannedEvent) =>
  3 * (venues.length + services.length + (people?.length ?? 0));

const ROWS_A_STEP = 500;

/** Yields a business's events in order of date and start, in steps, so that thousands block nobody. */
export async function* listInSteps(
  store: Pick<DiaryStore, 'listEvents'>,
  range: EventRange,
): AsyncGenerator<ListedEvent[], void> {
  let after: EventPlace | undefined;
  do {
    const listed = await store.listEvents(range, after, ROWS_A_STEP);
    yield listed;
    after = listed.length < ROWS_A_STEP ? undefined : listed.at(-1);
    if (after) await nextTurn();
  } while (after);
}
