/** Reads events with everything that decides their times, and counts how full they are, in steps. */

import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { loadBlocked } from './blocked-store.ts';
import { reachOf, rulesOf } from './booking-rules.ts';
import {
  loadHeldOf,
  loadPlanned,
  type EventContents,
  type PlannedEvent,
  type RuledEvent,
} from './contents-store.ts';
import { listEvents, loadRuledEvent, type EventPlace, type EventRange } from './diary-store.ts';
import { availabilityOfEvent, hasRoom, type EventAvailability } from './diary.ts';
import { contentsForMove, type MovingBooking } from './moving-event.ts';
import { contentsForWanted, type Wanted } from './wanted-service.ts';

/** Events that one step reads: five of 1,700 bookings each take 20 ms of processor. */
export const EVENTS_A_STEP = 5;

/** A business's diary at one moment. */
export interface DiaryView {
  business: BusinessRow;
  now: number;
  /** The booking that moves, which sees only what it can move to; null for everybody else. */
  moving: MovingBooking | null;
  /** The only service, and perhaps person, that is shown. */
  wanted?: Wanted | null;
}

export interface CountedEvent extends RuledEvent {
  availability: EventAvailability;
}

/** Counts some dozens of events of one business: all that the view shows, in the same order. */
export async function countEvents(
  on: Reader,
  planned: readonly PlannedEvent[],
  view: DiaryView,
): Promise<CountedEvent[]> {
  const { business, now, wanted } = view;
  const dates = planned.map(({ event }) => event.date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const reach = { startsAt: reachOf(first).startsAt, endsAt: reachOf(last).endsAt };
  const ids = planned.map(({ event }) => event.id);
  const [held, blocked] = await Promise.all([
    loadHeldOf(on, business.id, ids),
    loadBlocked(on, business, reach),
  ]);
  return planned.flatMap((one) => {
    const rules = rulesOf(business, one.event, blocked);
    const whole = { ...one, held: held.get(one.event.id) ?? [], rules };
    const contents = contentsIn(whole, view);
    const personId = wanted?.personId ?? null;
    return contents ? [{ ...contents, availability: availabilityOfEvent(contents, now, personId) }] : [];
  });
}

function contentsIn<Event extends EventContents>(whole: Event, { moving, wanted }: DiaryView): Event | null {
  const contents = moving ? contentsForMove(whole, moving) : whole;
  return contents && wanted ? contentsForWanted(contents, wanted) : contents;
}

/** Counts listed events, without those that have been deleted. */
export async function countListed(
  on: Reader,
  listed: readonly EventPlace[],
  view: DiaryView,
): Promise<CountedEvent[]> {
  const ids = listed.map(({ id }) => id);
  const planned = await loadPlanned(on, view.business.id, ids, view.moving?.service ?? null);
  return countEvents(on, planned, view);
}

/** Yields the events of a range of dates in order of date and start, from the first one after `after` on. */
export async function* countRange(
  on: Reader,
  range: EventRange,
  view: DiaryView,
  after?: EventPlace,
): AsyncGenerator<CountedEvent[], void> {
  for (let place = after; ;) {
    await nextTurn();
    const listed = await listEvents(on, view.business.id, range, place, EVENTS_A_STEP);
    yield await countListed(on, listed, view);
    place = listed.at(-1);
    if (!place || listed.length < EVENTS_A_STEP) return;
  }
}

/** Returns the first event of a range that has a free time or place; null without one. */
export async function firstFreeIn(
  on: Reader,
  range: EventRange,
  view: DiaryView,
): Promise<CountedEvent | null> {
  for await (const step of countRange(on, range, view)) {
    const free = step.find(hasRoom);
    if (free) return free;
  }
  return null;
}

/** Returns the event as the view shows it; null if it doesn't, or it is another business's. */
export async function loadShown(on: Reader, eventId: number, view: DiaryView): Promise<RuledEvent | null> {
  const contents = await loadRuledEvent(on, view.business, eventId, view.moving?.service ?? null);
  return contents && contentsIn(contents, view);
}
