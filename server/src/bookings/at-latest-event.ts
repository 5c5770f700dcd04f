import type { SlotName } from '@daybook/schema/rules/slot-id';
import type { Reader } from '../database/database.ts';
import { successorOf } from '../diary/diary-store.ts';
import type { Outcome } from '../runtime/outcome.ts';

/** Obstacles that may mean that the event has been replaced. */
const MAY_BE_REPLACED = new Set(['no event', 'no slot', 'taken']);

/** Tries the slot and, if its event has been replaced, the same time of the replacement. */
export async function atLatestEvent<Value, Why extends { is: string }>(
  read: Reader,
  slot: SlotName,
  attempt: (slot: SlotName) => Promise<Outcome<Value, Why>>,
): Promise<Outcome<Value, Why>> {
  const outcome = await attempt(slot);
  if (outcome.ok || !MAY_BE_REPLACED.has(outcome.reason.is)) return outcome;
  const eventId = await successorOf(read, slot.eventId);
  return eventId === null ? outcome : atLatestEvent(read, { ...slot, eventId }, attempt);
}
