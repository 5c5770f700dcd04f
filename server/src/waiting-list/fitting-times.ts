/** Finds the times that fit what somebody waits for, in the events of a business that have something free. */
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { slotsOf, type Slot } from '@daybook/schema/rules/slots';
import type { BusinessRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { listInSteps, type EventCounts } from '../diary/count-events.ts';
import { chosenIn, hasRoom } from '../diary/diary.ts';
import type { DiaryStore } from '../diary/diary-store.ts';
import { hasIndividualServices, servicesOf } from '../diary/timetable-of-event.ts';
import { nextTurn } from '../runtime/next-turn.ts';
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

const NOON = '12:00';

/** Returns free times in order of start. If any service will do, those of the first one that has some. */
export function fittingTimes(contents: RuledEvent, criteria: Criteria, now: number): Slot[] {
  const { date } = contents.event;
  if (date < criteria.fromDate || date > criteria.toDate) return [];
  for (const serviceId of servicesFor(contents, criteria)) {
    const chosen = chosenIn(contents, { venueId: null, serviceId, personId: criteria.personId }, now);
    const free = chosen
      ? slotsOf(chosen.question).filter((slot) => !slot.isBooked && isAt(slot, criteria))
      : [];
    if (free.length > 0) return free;
  }
  return [];
}

function servicesFor(contents: RuledEvent, { catalogueId }: Criteria): (number | null)[] {
  if (!hasIndividualServices(contents.event)) return catalogueId === null ? [null] : [];
  return servicesOf(contents)
    .filter((service) => catalogueId === null || service.catalogueId === catalogueId)
    .map(({ id }) => id);
}

function isAt({ startTime, startsAt }: Slot, { partOfDay, before }: Criteria): boolean {
  if (before !== null && startsAt >= before) return false;
  return partOfDay === 'any' || (partOfDay === 'morning') === startTime < NOON;
}

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
