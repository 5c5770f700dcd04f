/**
 * How full events are, each counted once and then kept (event-memory.ts): for the public diary and for their
 * owner alike. A booking makes one event be counted anew, not the hundreds beside it.
 */
import type { Availability } from '@daybook/schema/rules/availability';
import { nextTurn } from '../next-turn.ts';
import { availabilityOfEvent } from './diary.ts';
import { createEventMemory, type LookedAt } from './event-memory.ts';
import type { DiaryStore, PlannedEvent } from './store.ts';

/** A count and what keeps it come to some 200 bytes. */
const COUNTS_KEPT = 100_000;

/** Rows that are looked at before others have a turn: some 3 ms. */
const ROWS_A_TURN = 1000;

export type CountEvent = (planned: PlannedEvent, at: LookedAt) => Promise<Availability>;

export function createCountEvent(store: Pick<DiaryStore, 'loadHeld'>): CountEvent {
  const counts = createEventMemory<Availability>(COUNTS_KEPT, () => 1);
  let rows = 0;

  /** Whoever counts: together they hold the process no longer than one would alone. */
  async function takeTurns(further: number): Promise<void> {
    rows += further;
    if (rows < ROWS_A_TURN) return;
    rows = 0;
    await nextTurn();
  }

  return async function countEvent(planned, at) {
    const { event } = planned;
    const kept = counts.get(event, at);
    if (kept) return kept;
    await takeTurns(event.heldCount);
    const held = event.type === 'day_event' || event.heldCount === 0 ? [] : await store.loadHeld(event.id);
    const availability = availabilityOfEvent({ ...planned, held }, at.timezone, at.now);
    counts.keep(event, at, availability);
    return availability;
  };
}
