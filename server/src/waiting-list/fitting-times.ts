import { slotsOf, type Slot } from '@daybook/schema/rules/slots';
import type { KnownEntry } from './entries-store.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { chosenIn } from '../diary/diary.ts';
import { hasIndividualServices, servicesOf } from '../diary/timetable-of-event.ts';

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
