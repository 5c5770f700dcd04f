import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FileEvent } from '@daybook/schema/contract/business-file';
import {
  namedInAvailability,
  type FileAvailability,
  type FilePattern,
  type FileTimeOff,
} from '@daybook/schema/contract/file-availability';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { PatternPerson } from '@daybook/schema/rules/pattern-event';
import { takeTextRoom } from '../businesses/text-room-store.ts';
import { timeOff, type TimeOffRow } from '../database/calendar-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { countRows, one } from '../database/prepared.ts';
import {
  patternDates,
  patterns,
  type BusinessRow,
  type EventRow,
  type PatternDateRow,
  type PatternRow,
} from '../database/tables.ts';
import { bytesOfPattern, planOfRequest } from '../patterns/pattern-shape.ts';
import { isRunning } from '../patterns/patterns-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { findItems, findResources, type FoundItems } from './catalogue-store.ts';

/** In the order of the file. */
export interface WholeAvailability {
  patterns: PatternRow[];
  skipped: Pick<PatternDateRow, 'patternId' | 'date'>[];
  timeOff: TimeOffRow[];
}

/** `now` is milliseconds since 1970. */
export async function readAvailability(
  on: Reader,
  { id, timezone }: Pick<BusinessRow, 'id' | 'timezone'>,
  now: number,
): Promise<WholeAvailability> {
  const running = await on
    .select()
    .from(patterns)
    .where(isRunning(id, todayIn(timezone, now)))
    .orderBy(asc(patterns.id));
  const ids = running.map((row) => row.id);
  const [skipped, off] = await Promise.all([
    on
      .select({ patternId: patternDates.patternId, date: patternDates.date })
      .from(patternDates)
      .where(and(inArray(patternDates.patternId, ids), eq(patternDates.state, 'skipped')))
      .orderBy(asc(patternDates.date)),
    on.select().from(timeOff).where(eq(timeOff.businessId, id)).orderBy(asc(timeOff.id)),
  ]);
  return { patterns: running, skipped, timeOff: off };
}

/** Returns the state of each event's date in its weekly hours, without events of no weekly hours. */
export async function statesOf(
  on: Reader,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number | null, PatternDateRow['state']>> {
  const found = await on
    .select({ eventId: patternDates.eventId, state: patternDates.state })
    .from(patternDates)
    .where(inArray(patternDates.eventId, [...eventIds]))
    .orderBy(asc(patternDates.eventId));
  return new Map(found.map(({ eventId, state }) => [eventId, state]));
}

export async function countAvailability(on: Reader, importId: number): Promise<number> {
  const [weekly, off] = await Promise.all([
    countRows(on, patterns, eq(patterns.businessId, importId)),
    countRows(on, timeOff, eq(timeOff.businessId, importId)),
  ]);
  return weekly + off;
}

/** Writes entries after the first `from`. Weekly hours publish nothing until the business may plan events. */
export async function addAvailability(
  tx: Transaction,
  importId: number,
  { from, items, now }: { from: number; items: readonly FileAvailability[]; now: number },
): Promise<Outcome<'added', 'out of step' | 'not of this business' | 'no room'>> {
  if ((await countAvailability(tx, importId)) !== from) return no('out of step');
  for (const item of items) {
    const added =
      item.kind === 'time_off'
        ? await addTimeOff(tx, importId, item, now)
        : await addPattern(tx, importId, item, now);
    if (!added.ok) return added;
  }
  return ok('added');
}

async function addTimeOff(
  tx: Transaction,
  businessId: number,
  item: FileTimeOff,
  now: number,
): Promise<Outcome<'added', 'not of this business'>> {
  const position = item.resource_id;
  const [resource] = position === null ? [] : await findResources(tx, businessId, [position]);
  if (position !== null && !resource) return no('not of this business');
  await tx.insert(timeOff).values({
    businessId,
    resourceId: resource?.id ?? null,
    startsOn: item.starts_on,
    endsOn: item.ends_on,
    startTime: item.start_time,
    endTime: item.end_time,
    everyYear: item.every_year,
    note: item.note,
    createdAt: now,
  });
  return ok('added');
}

async function addPattern(
  tx: Transaction,
  businessId: number,
  item: FilePattern,
  now: number,
): Promise<Outcome<'added', 'not of this business' | 'no room'>> {
  const named = namedInAvailability(item);
  const found = await findItems(tx, businessId, named);
  if (
    !(['person', 'place', 'service'] as const).every((kind) => named[kind].every((at) => found[kind].has(at)))
  )
    return no('not of this business');
  const plan = planOf(item, found);
  if (!(await takeTextRoom(tx, businessId, bytesOfPattern(plan)))) return no('no room');
  const { id: patternId } = await one(
    tx
      .insert(patterns)
      .values({ ...plan, businessId, pausedAt: item.is_paused ? now : null, dueAt: 0, createdAt: now })
      .returning({ id: patterns.id }),
  );
  const dates = [...new Set(item.skipped_dates)];
  if (dates.length > 0)
    await tx
      .insert(patternDates)
      .values(dates.map((date) => ({ patternId, date, state: 'skipped' as const })));
  return ok('added');
}

/** Returns what the table stores, with ids instead of positions in the catalogue. */
function planOf({ event, weekdays, ...rule }: FilePattern, found: FoundItems) {
  const idAt = (rows: ReadonlyMap<number, { id: number }>, at: number) => rows.get(at)?.id ?? 0;
  const people = (theirs: readonly PatternPerson[]) =>
    theirs.map((person) => ({ ...person, id: idAt(found.person, person.id) }));
  const request = {
    ...rule,
    weekdays: weekdays.map((weekday) => ({ ...weekday, people: weekday.people && people(weekday.people) })),
    event: {
      ...event,
      people: people(event.people),
      venues: [],
      services: [],
      place_ids: [],
      person_ids: [],
    },
  };
  return planOfRequest(request, {
    places: event.places.map(({ id, max_capacity: capacity = null }) => ({
      id: idAt(found.place, id),
      max_capacity: capacity,
    })),
    serviceIds: event.service_ids.map((at) => idAt(found.service, at)),
  });
}

/** Returns the ids of an import's weekly hours by their positions in the file, from 1. */
export async function findPatterns(on: Reader, importId: number): Promise<ReadonlyMap<number, number>> {
  const found = await on
    .select({ id: patterns.id })
    .from(patterns)
    .where(eq(patterns.businessId, importId))
    .orderBy(asc(patterns.id));
  return new Map(found.map(({ id }, at) => [at + 1, id]));
}

/** Records the state of an imported event's date in its weekly hours. A skipped date stays skipped. */
export async function addPatternDate(
  tx: Transaction,
  { id: eventId, patternId, date }: EventRow,
  state: FileEvent['weekly_hours_date'],
): Promise<void> {
  if (patternId === null || state === null) return;
  await tx.insert(patternDates).values({ patternId, date, state, eventId }).onConflictDoNothing();
}
