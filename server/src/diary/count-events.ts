/**
 * How full events are, each counted once and then kept (event-memory.ts): for the public diary and for their
 * owner alike. After a booking, only its event is counted again, not the hundreds beside it.
 */
import type { Availability } from '@daybook/schema/rules/availability';
import { nextTurn } from '../next-turn.ts';
import { availabilityOfEvent, type CountedEvent } from './diary.ts';
import { createEventMemory, type LookedAt } from './event-memory.ts';
import { EVENTS_A_STEP, type DiaryStore, type ListedEvent } from './store.ts';
import type { PlannedEvent } from './contents-store.ts';

/** A count with its entry takes some 200 bytes. */
const COUNTS_KEPT = 100_000;

/** Rows that are read before others have a turn: some 3 ms. */
const ROWS_A_TURN = 1000;

export interface EventCounts {
  ofPlanned(planned: PlannedEvent, at: LookedAt): Promise<Availability>;
  /** In the order given, without those that are gone meanwhile. A count that is kept is not read again. */
  ofListed(listed: readonly ListedEvent[], at: LookedAt): Promise<CountedEvent[]>;
}

export function createEventCounts(store: Pick<DiaryStore, 'loadHeld' | 'loadPlanned'>): EventCounts {
  const counts = createEventMemory<Availability>(COUNTS_KEPT, () => 1);
  let rows = 0;

  /** Shared by all who count, so that together they hold the process no longer than one alone would. */
  async function takeTurns(further: number): Promise<void> {
    rows += further;
    if (rows < ROWS_A_TURN) return;
    rows = 0;
    await nextTurn();
  }

  async function ofPlanned(planned: PlannedEvent, at: LookedAt): Promise<Availability> {
    const { event } = planned;
    const kept = counts.get(event, at);
    if (kept) return kept;
    await takeTurns(event.heldCount);
    const held = event.type === 'day_event' || event.heldCount === 0 ? [] : await store.loadHeld(event);
    const availability = availabilityOfEvent({ ...planned, held }, at.timezone, at.now);
    counts.keep(event, at, availability);
    return availability;
  }

  async function ofListed(listed: readonly ListedEvent[], at: LookedAt): Promise<CountedEvent[]> {
    const found = new Map(listed.map((event) => [event.id, counts.get(event, at)]));
    const missing = listed.filter(({ id }) => !found.get(id));
    for (let from = 0; from < missing.length; from += EVENTS_A_STEP) {
      await nextTurn();
      for (const planned of await store.loadPlanned(missing.slice(from, from + EVENTS_A_STEP)))
        found.set(planned.event.id, await ofPlanned(planned, at));
    }
    return listed.flatMap((event) => {
      const availability = found.get(event.id);
      return availability ? [{ ...event, availability }] : [];
    });
  }

  return { ofPlanned, ofListed };
}
