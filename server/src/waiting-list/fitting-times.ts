/** Finds the times that fit what somebody waits for, in the events of a business that have something free. */

import { EVENT_SLOTS_MAX } from '@daybook/schema/figures/slots';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { parseSlotId, slotIdOf } from '@daybook/schema/rules/slot-id';
import { slotsStarting, type Slot } from '@daybook/schema/rules/slots';
import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { countRange, type CountedEvent } from '../diary/count-events.ts';
import { chosenIn, hasRoom, type SlotsChoice } from '../diary/diary.ts';
import { hasIndividualServices, servicesOf } from '../diary/timetable-of-event.ts';
import { turnsAfter } from '../runtime/next-turn.ts';
import type { KnownEntry } from './entries-store.ts';

/** What somebody waits for. Dates are in the business's time zone, both included. */
export interface Criteria {
  fromDate: string;
  toDate: string;
  partOfDay: 'any' | 'morning' | 'afternoon';
  /** A service of the catalogue; null for any. */
  catalogueId: number | null;
  /** Null for anyone. */
  personId: number | null;
  /** Only times that begin before this instant; null for all. */
  before: number | null;
}

export function criteriaOf({ entry, booking }: Pick<KnownEntry, 'entry' | 'booking'>): Criteria {
  const { fromDate, toDate, partOfDay, catalogueId, personId } = entry;
  // The booking may have been moved since.
  const last = booking?.eventDate ?? toDate;
  return { fromDate, toDate: last, partOfDay, catalogueId, personId, before: booking?.startsAt ?? null };
}

const NOON = 12 * 60;
const HALVES = {
  morning: (start: number) => start < NOON,
  afternoon: (start: number) => start >= NOON,
};
type Half = keyof typeof HALVES;

/** Times that are looked at before others have a turn: ten times as many as an event may have. */
const LOOKED_AT_A_TURN = 10 * EVENT_SLOTS_MAX;
/** What it costs to look up times that are known, in times looked at. */
const LOOKING_UP = 20;

/**
 * Finds an event's free times that fit what somebody waits for, in order of start. If any service will do,
 * they are those of the first one that has some.
 */
export type FittingTimes = (criteria: Criteria) => Promise<Slot[]>;

/** Makes such functions for events. What they do together lets others have their turns. */
export function createFittingTimes(now: number): (contents: RuledEvent) => FittingTimes {
  const turns = turnsAfter(LOOKED_AT_A_TURN);
  return (contents) => fittingTimesOf(contents, now, turns);
}

/** Works out the times of each event once, for everyone who waits. */
function fittingTimesOf(
  contents: RuledEvent,
  now: number,
  turns: (further: number) => Promise<void>,
): FittingTimes {
  const { event, venues, people, held, rules } = contents;
  const known = new Map<string, Slot[]>();
  const withoutAny = new Set<string>();
  const resources = venues.length + (people?.length ?? 0);
  const effort = EVENT_SLOTS_MAX + resources * (held.length + rules.blocked.length);

  async function freeIn(half: Half, choice: SlotsChoice): Promise<Slot[]> {
    const key = `${half} ${choice.serviceId} ${choice.personId}`;
    const free = known.get(key) ?? (await workOut(half, choice));
    known.set(key, free);
    return free;
  }

  async function workOut(half: Half, choice: SlotsChoice): Promise<Slot[]> {
    await turns(effort);
    const chosen = chosenIn(contents, choice, now);
    return chosen ? slotsStarting(chosen.question, HALVES[half]).filter(({ isBooked }) => !isBooked) : [];
  }

  async function freeFor(serviceId: number | null, { partOfDay, personId }: Criteria): Promise<Slot[]> {
    const isForPerson = personId !== null && event.type !== 'day_event';
    const choice = { venueId: null, serviceId, personId: isForPerson ? null : personId };
    const free =
      partOfDay === 'any'
        ? [...(await freeIn('morning', choice)), ...(await freeIn('afternoon', choice))]
        : await freeIn(partOfDay, choice);
    return isForPerson ? free.flatMap((slot) => withPerson(slot, personId)) : free;
  }

  return async (criteria) => {
    const { fromDate, toDate, partOfDay, catalogueId, personId, before } = criteria;
    if (event.date < fromDate || event.date > toDate) return [];
    const wanted = `${partOfDay} ${catalogueId} ${personId}`;
    await turns(LOOKING_UP);
    if (withoutAny.has(wanted)) return [];
    let isWithoutAny = true;
    for (const serviceId of servicesFor(contents, criteria)) {
      const free = await freeFor(serviceId, criteria);
      if (free.length > 0) isWithoutAny = false;
      const early = before === null ? free : free.filter(({ startsAt }) => startsAt < before);
      if (early.length > 0) return early;
    }
    if (isWithoutAny) withoutAny.add(wanted);
    return [];
  };
}

/** Returns a time with anyone as one with that person, if they are free then. */
function withPerson(slot: Slot, personId: number): Slot[] {
  const named = parseSlotId(slot.id);
  if (!named || !slot.freePeople?.includes(personId)) return [];
  return [{ ...slot, id: slotIdOf({ ...named, personId }), freePeople: [personId] }];
}

function servicesFor(contents: RuledEvent, { catalogueId }: Criteria): (number | null)[] {
  if (!hasIndividualServices(contents.event)) return catalogueId === null ? [null] : [];
  return servicesOf(contents)
    .filter((service) => catalogueId === null || service.catalogueId === catalogueId)
    .map(({ id }) => id);
}

/** Events checked in one turn: 27 a day for two months. */
const EVENTS_MAX = 1700;
/** Dates further ahead than this are not checked. */
const DAYS_MAX = 400;

/** Yields the events that have something free, from one date to another, both included: a date's together, dates in order. */
export async function* openEvents(
  on: Reader,
  business: BusinessRow,
  { from, to }: { from: string; to: string },
  now: number,
): AsyncGenerator<RuledEvent[], void> {
  const today = todayIn(business.timezone, now);
  const last = addDays(today, DAYS_MAX);
  const range = { from: from < today ? today : from, to: to > last ? last : to };
  if (range.to < range.from) return;
  let ofDate: CountedEvent[] = [];
  let seen = 0;
  for await (const step of countRange(on, range, { business, now, moving: null })) {
    const few = step.slice(0, EVENTS_MAX - seen);
    seen += few.length;
    for (const counted of few.filter(hasRoom)) {
      if (ofDate[0] && ofDate[0].event.date !== counted.event.date) {
        yield ofDate;
        ofDate = [];
      }
      ofDate.push(counted);
    }
    if (seen === EVENTS_MAX) break;
  }
  if (ofDate.length > 0) yield ofDate;
}

/** Returns those who have a time in one of these events. */
export async function withTimes(
  events: readonly RuledEvent[],
  timesOf: (contents: RuledEvent) => FittingTimes,
  waiting: readonly Criteria[],
): Promise<ReadonlySet<Criteria>> {
  const found = new Set<Criteria>();
  for (const contents of events) {
    if (found.size === waiting.length) break;
    const fitting = timesOf(contents);
    for (const criteria of waiting)
      if (!found.has(criteria) && (await fitting(criteria)).length > 0) found.add(criteria);
  }
  return found;
}
