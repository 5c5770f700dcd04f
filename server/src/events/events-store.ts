/** The owner's queries for events. Each change is atomic, and is on disk when its promise resolves. */

import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EventChange } from '@daybook/schema/contract/event-request';
import { EVENTS_AHEAD_MAX, EVENTS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { lockForTexts, takeTextRoom } from '../businesses/text-room-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { countRows, everyColumn, firstOf, prepared } from '../database/prepared.ts';
import { events, patternDates, type BusinessRow, type EventRow } from '../database/tables.ts';
import { loadPlanned, type PlannedEvent } from '../diary/contents-store.ts';
import { renameEventAsked } from '../questions/questions-store.ts';
import {
  findEventParts,
  insertEventParts,
  type EventParts,
  type PartsObstacle,
} from '../resources/event-parts-store.ts';
import { claimDayEvent } from '../resources/remake-claims-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { textBytesOf, wordBytesOf, type NewEvent, type Words } from './new-event.ts';

/** Why an event is not added. 'differs': the same request created an event that isn't as asked for now. */
export type AddingObstacle = PartsObstacle | 'date is full' | 'too many' | 'no room' | 'differs';

interface Adding {
  /** YYYY-MM-DD in the business's time zone. */
  today: string;
  idempotencyKey: string | null;
}

/** Resolves to what the event names that the business doesn't have, or to null. */
export async function lackFor(
  on: Reader,
  { id }: Pick<BusinessRow, 'id'>,
  event: NewEvent,
): Promise<PartsObstacle | null> {
  const { obstacle } = await findEventParts(on, id, event);
  return obstacle === 'too many places' || obstacle === 'too many services' ? null : obstacle;
}

/**
 * Adds an event with its services and venues in one transaction. Events that are added at the same time
 * share one durable commit. A business may have only so many events from `today` on. If the same request
 * has already added an event on that date, resolves to that one, provided it is still as asked for.
 */
export async function addEvent(
  { write }: Database,
  business: Pick<BusinessRow, 'id' | 'ownerId'>,
  event: NewEvent,
  { today, idempotencyKey }: Adding,
): Promise<Outcome<PlannedEvent, AddingObstacle>> {
  const businessId = business.id;
  return write(lockForTexts(business), async (tx) => {
    const earlier =
      idempotencyKey === null ? null : await findByKey(tx, businessId, event.event.date, idempotencyKey);
    if (earlier) return isAsAskedFor(earlier, event) ? ok(earlier) : no('differs');
    if (await hasMostEvents(tx, businessId, today)) return no('too many');
    if (await isDateFull(tx, businessId, event.event.date)) return no('date is full');
    const parts = await findEventParts(tx, businessId, event);
    if (parts.obstacle) return no(parts.obstacle);
    const bytes = textBytesOf(event.event) + parts.textBytes;
    if (!(await takeTextRoom(tx, businessId, bytes))) return no('no room');
    return ok(await insertEventWhole(tx, businessId, event, { parts, idempotencyKey }));
  });
}

export async function changeEvent(
  { write }: Database,
  business: Pick<BusinessRow, 'id' | 'ownerId'>,
  eventId: number,
  change: EventChange,
): Promise<Outcome<PlannedEvent, 'no event' | 'no room'>> {
  const businessId = business.id;
  return write(lockForTexts(business), async (tx) => {
    const before = await findOwnEvent(tx, businessId, eventId);
    if (!before) return no('no event');
    if (!(await changeWords(tx, before.event, change))) return no('no room');
    const changed = await findOwnEvent(tx, businessId, eventId);
    return changed ? ok(changed) : no('no event');
  });
}

/** Returns whether a business has as many events from `today` on as it may. */
export async function hasMostEvents(on: Reader, businessId: number, today: string): Promise<boolean> {
  const [there] = await eventsFrom(on).execute({ businessId, date: today });
  return (there?.events ?? 0) >= EVENTS_AHEAD_MAX;
}

/** Returns whether a business has as many events on that date as it may. */
export async function isDateFull(on: Reader, businessId: number, date: string): Promise<boolean> {
  const isOfDate = and(eq(events.businessId, businessId), eq(events.date, date), eq(events.isClosed, false));
  return (await countRows(on, events, isOfDate)) >= EVENTS_ON_DATE_MAX;
}

/** Changes an owner's words by hand. Returns false as `writeWords` does. */
export async function changeWords(tx: Transaction, event: EventRow, change: EventChange): Promise<boolean> {
  const isWritten = await writeWords(tx, event, {
    name: change.event_name,
    description: change.event_description,
    requirementsNote: change.requirements_note,
    personalMessage: change.personal_message,
  });
  if (isWritten) await noteChangedByHand(tx, event.id);
  return isWritten;
}

/** Returns false, and writes nothing, if the account has no room for the words. */
export async function writeWords(tx: Transaction, event: EventRow, words: Words): Promise<boolean> {
  const { id, businessId } = event;
  if (!(await takeTextRoom(tx, businessId, wordBytesOf(words) - wordBytesOf(event)))) return false;
  await tx
    .update(events)
    .set(words)
    .where(and(eq(events.id, id), eq(events.businessId, businessId)));
  await renameEventAsked(tx, event, words.name);
  return true;
}

/** Marks a date of weekly hours as changed by its owner: later changes of the weekly hours keep that. */
export async function noteChangedByHand(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(patternDates)
    .set({ state: 'changed' })
    .where(and(eq(patternDates.eventId, eventId), inArray(patternDates.state, ['made', 'stale'])));
}

/** Returns the event that the request with this key created on that date. */
async function findByKey(
  on: Reader,
  businessId: number,
  date: string,
  key: string,
): Promise<PlannedEvent | null> {
  const found = await firstOf(byKey(on).execute({ businessId, date, key }));
  return found && findOwnEvent(on, businessId, found.id);
}

/** Returns false also for an event that has been changed since. */
function isAsAskedFor({ event, services: has, venues: at, team }: PlannedEvent, asked: NewEvent): boolean {
  const { places = [], serviceIds = [], people = [] } = asked;
  const atOnes = [...places.map(({ id, maxCapacity }) => ({ resourceId: id, maxCapacity })), ...asked.venues];
  const offered = [...serviceIds.map((catalogueId) => ({ catalogueId })), ...asked.services];
  return (
    includes(event, { ...asked.event, createdAt: event.createdAt }) &&
    has.length === offered.length &&
    offered.every((one) => has.some((service) => includes(service, one))) &&
    at.length === atOnes.length &&
    atOnes.every((one) => at.some((venue) => includes(venue, one))) &&
    team.length === people.length &&
    people.every((person) => team.some((member) => includes(member, person)))
  );
}

const includes = <Row extends object>(row: Row, part: Partial<Row> | undefined) =>
  isDeepStrictEqual(row, { ...row, ...part });

/** Resolves to null for an event that is not this business's. */
export async function findOwnEvent(
  on: Reader,
  businessId: number,
  eventId: number,
): Promise<PlannedEvent | null> {
  const [found] = await loadPlanned(on, businessId, [eventId]);
  return found ?? null;
}

const byKey = prepared((on: Reader) =>
  on
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.businessId, sql.placeholder('businessId')),
        eq(events.idempotencyKey, sql.placeholder('key')),
        // Repeats the index's own condition, so that the index is used.
        isNotNull(events.idempotencyKey),
        eq(events.date, sql.placeholder('date')),
      ),
    )
    .prepare(),
);

const eventsFrom = prepared((on: Reader) =>
  on
    .select({ events: count() })
    .from(events)
    .where(
      and(eq(events.businessId, sql.placeholder('businessId')), gte(events.date, sql.placeholder('date'))),
    )
    .prepare(),
);

const insertEvent = prepared((tx: Transaction) =>
  tx.insert(events).values(everyColumn(events)).returning().prepare(),
);

interface Writing {
  parts?: EventParts;
  idempotencyKey?: string | null;
  patternId?: number | null;
  /** True for an imported event, which takes no bookings from the start. */
  isClosed?: boolean;
}

/** Writes an event with its services and venues, and returns the rows. Their texts are already counted. */
export async function insertEventWhole(
  tx: Transaction,
  businessId: number,
  { event: planned, ...named }: NewEvent,
  { parts, idempotencyKey = null, patternId = null, isClosed = false }: Writing = {},
): Promise<PlannedEvent> {
  const found = parts ?? (await findEventParts(tx, businessId, named));
  const row = {
    ...planned,
    businessId,
    patternId,
    isClosed,
    idempotencyKey,
  };
  const [event] = await insertEvent(tx).execute(row);
  if (!event) throw new Error('an event was not written');
  const written = await insertEventParts(tx, { businessId, eventId: event.id }, named, found);
  if (event.type === 'day_event') await claimDayEvent(tx, event);
  const isPlain = named.people === undefined || named.people.length === 0;
  if (isPlain && written.services.every(({ everyone }) => everyone))
    return { event, ...written, people: null, team: [], offers: [], lacks: null };
  const whole = await findOwnEvent(tx, businessId, event.id);
  if (!whole) throw new Error('an event that was just written is gone');
  return whole;
}
