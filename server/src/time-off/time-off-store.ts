/** Saves time off, and moves, cancels or keeps its bookings, in one transaction that locks the business. */

import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, inArray, lt, max, or, sql, type SQL } from 'drizzle-orm';
import type { TimeOffRequest } from '@daybook/schema/contract/time-off';
import { MISFITS_MAX, TIME_OFF_KEPT_DAYS, TIME_OFF_MAX } from '@daybook/schema/figures/bounds';
import { blockedByTimeOff, type BlockedTime } from '@daybook/schema/rules/blocked-times';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DURING_TIME_OFF, isOff } from '@daybook/schema/words/time-off-texts';
import { answerMisfits } from '../bookings/answer-misfits-store.ts';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import type { OwnBooking } from '../bookings/owner/owner-booking-responses.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { timeOff, type TimeOffRow } from '../database/calendar-tables.ts';
import { eventPeople, resources, venues, type ResourceRow } from '../database/catalogue-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { isUpcoming } from '../database/expressions.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { EventPersonRow } from '../diary/contents-store.ts';
import { findOpenResource } from '../resources/resources-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { endExpiredOffers } from '../waiting-list/expired-offers-store.ts';
import { keepOffers, type EndedOffer } from '../waiting-list/keep-offers-store.ts';
import { moveBooking, prepareMoving, whoCanTakeIn, type Moving } from './move-bookings-store.ts';

export type TimeOffWithName = TimeOffRow & { name: string | null };

interface BookingInTimeOff extends OwnBooking {
  why: string;
  canMoveTo: EventPersonRow[];
}

export interface TimeOffSaved {
  timeOff: TimeOffWithName;
  inIt: BookingInTimeOff[];
  cancelled: number;
  moved: number;
  emailed: number;
  /** Offers from the waiting list that a dry run found to end. */
  offersEnded: readonly EndedOffer[];
}

export type TimeOffObstacle =
  | { is: 'no time off' | 'no resource' | 'over' | 'too many' | 'changed' }
  | { is: 'too many bookings'; bookings: number }
  /** The owner gives one person two bookings that overlap. */
  | { is: 'both at once'; person: string; startTime: string };

export interface Saving {
  business: BusinessRow;
  /** The time off that changes; null to add one. */
  id: number | null;
  request: TimeOffRequest;
  isDryRun: boolean;
  now: number;
}

export function listTimeOff(on: Reader, business: BusinessRow): Promise<TimeOffWithName[]> {
  return listOf(on, business.id);
}

export function saveTimeOff(
  database: Database,
  saving: Saving,
): Promise<Outcome<TimeOffSaved, TimeOffObstacle>> {
  return writeOrTakeBack(database, { business: saving.business.id }, saving, (tx) => save(tx, saving));
}

/** Resolves to whether there was such time off. */
export async function removeTimeOff(tx: Transaction, business: BusinessRow, id: number): Promise<boolean> {
  return (await tx.delete(timeOff).where(isIt(business, id)).returning({ id: timeOff.id })).length > 0;
}

function listOf(on: Reader, businessId: number): Promise<TimeOffWithName[]> {
  return on
    .select({ row: timeOff, name: resources.name })
    .from(timeOff)
    .leftJoin(resources, eq(resources.id, timeOff.resourceId))
    .where(eq(timeOff.businessId, businessId))
    .orderBy(asc(timeOff.startsOn), asc(timeOff.id))
    .then((rows) => rows.map(({ row, name }) => ({ ...row, name })));
}

const isIt = (business: BusinessRow, id: number) =>
  and(eq(timeOff.id, id), eq(timeOff.businessId, business.id));

async function save(tx: Transaction, saving: Saving): Promise<Outcome<TimeOffSaved, TimeOffObstacle>> {
  const { business, id, request, now } = saving;
  const [before] = id === null ? [] : await tx.select().from(timeOff).where(isIt(business, id));
  if (id !== null && !before) return no({ is: 'no time off' });
  const { resource_id: resourceId } = request;
  const resource = resourceId === null ? null : await findOpenResource(tx, business.id, resourceId);
  if (resourceId !== null && !resource) return no({ is: 'no resource' });
  await endExpiredOffers(tx, business.id, now);
  const today = todayIn(business.timezone, now);
  if (!request.every_year && request.ends_on < today) return no({ is: 'over' });
  const row = before ? await changeRow(tx, before, request) : await addRow(tx, saving, today);
  if (!row) return no({ is: 'too many' });
  const ids = await findNewBookingsIn(tx, { business, off: row, resource, now }, before);
  if (ids.length > MISFITS_MAX) return no({ is: 'too many bookings', bookings: ids.length });
  const inIt = await loadBookings(tx, ids);
  const moving = await prepareMoving(tx, business, resource?.kind === 'person' ? inIt : []);
  const answered = await answer(tx, { ...saving, inIt, moving });
  if (!answered.ok) return answered;
  const why = resource ? isOff(resource.name) : DURING_TIME_OFF;
  const { kept, ...counts } = answered.value;
  return ok({
    timeOff: { ...row, name: resource?.name ?? null },
    inIt: await shown(tx, kept, { moving, why }),
    ...counts,
    offersEnded: saving.isDryRun ? await keepOffers(tx, business.id, now) : [],
  });
}

/**
 * Resolves to null if the business has as many as it may. Saving the same time off twice writes one row.
 * Deletes time off that ended long ago.
 */
async function addRow(
  tx: Transaction,
  { business, request, now }: Saving,
  today: string,
): Promise<TimeOffRow | null> {
  const isOver = and(eq(timeOff.everyYear, false), lt(timeOff.endsOn, addDays(today, -TIME_OFF_KEPT_DAYS)));
  await tx.delete(timeOff).where(and(eq(timeOff.businessId, business.id), isOver));
  const columns = columnsOf(request);
  const there = await tx.select().from(timeOff).where(eq(timeOff.businessId, business.id));
  const same = there.find((row) => isDeepStrictEqual({ ...row, ...columns }, row));
  if (same) return same;
  if (there.length >= TIME_OFF_MAX) return null;
  const [row] = await tx
    .insert(timeOff)
    .values({ ...columns, businessId: business.id, createdAt: now })
    .returning();
  if (!row) throw new Error('time off was not written');
  return row;
}

async function changeRow(tx: Transaction, { id }: TimeOffRow, request: TimeOffRequest): Promise<TimeOffRow> {
  const [row] = await tx.update(timeOff).set(columnsOf(request)).where(eq(timeOff.id, id)).returning();
  if (!row) throw new Error('time off was not written');
  return row;
}

const columnsOf = (request: TimeOffRequest) => ({
  resourceId: request.resource_id,
  startsOn: request.starts_on,
  endsOn: request.ends_on,
  startTime: request.start_time,
  endTime: request.end_time,
  everyYear: request.every_year,
  note: request.note,
});

interface Searched {
  business: BusinessRow;
  off: TimeOffRow;
  /** The person or place; null for the whole business. */
  resource: ResourceRow | null;
  now: number;
}

/** Leaves out bookings that were in the time off before it changed: the owner has decided about them. */
async function findNewBookingsIn(
  tx: Transaction,
  searched: Searched,
  before: TimeOffRow | undefined,
): Promise<number[]> {
  const found = await findBookingsIn(tx, searched);
  if (before?.resourceId !== searched.off.resourceId) return found;
  const known = new Set(await findBookingsIn(tx, { ...searched, off: before }));
  return found.filter((id) => !known.has(id));
}

async function findBookingsIn(tx: Transaction, searched: Searched): Promise<number[]> {
  const { business, resource, now } = searched;
  const isOf = and(
    eq(bookings.businessId, business.id),
    isUpcoming(now),
    resource ? isOfResource(tx, resource) : undefined,
  );
  const [last] = await tx
    .select({ startsAt: max(bookings.startsAt) })
    .from(bookings)
    .where(isOf);
  if (last?.startsAt == null) return [];
  const blocked = blockedUntil(searched, last.startsAt);
  const [from, to] = [blocked[0]?.startsAt, blocked.at(-1)?.endsAt];
  if (from === undefined || to === undefined) return [];
  const found = await tx
    .select({ id: bookings.id, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(isOf, lt(bookings.startsAt, to), gt(bookings.endsAt, from)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found
    .filter((one) => blocked.some(({ startsAt, endsAt }) => startsAt < one.endsAt && endsAt > one.startsAt))
    .map(({ id }) => id);
}

/** Ignores bookings that are further ahead. */
const YEARS_AHEAD = 10;

function blockedUntil({ business: { timezone }, off, now }: Searched, lastStart: number): BlockedTime[] {
  const today = todayIn(timezone, now);
  const end = addDays(today, YEARS_AHEAD * 365);
  const last = todayIn(timezone, lastStart);
  return blockedByTimeOff(off, today, last < end ? last : end, timezone);
}

/** Includes a person's day events only if nobody else leads them. */
function isOfResource(tx: Transaction, { id, kind }: ResourceRow): SQL | undefined {
  if (kind === 'place') {
    const ofPlace = tx.select({ id: venues.id }).from(venues).where(eq(venues.resourceId, id));
    return inArray(bookings.venueId, ofPlace);
  }
  const led = sql`select 1 from ${eventPeople} led where led.event_id = ${bookings.eventId}`;
  return or(
    eq(bookings.personId, id),
    and(
      eq(bookings.kind, 'day_event'),
      sql`exists (${led} and led.resource_id = ${id}) and not exists (${led} and led.resource_id <> ${id})`,
    ),
  );
}

/** Returns whole bookings in the order of the ids. */
async function loadBookings(tx: Transaction, ids: readonly number[]): Promise<BookingRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(bookings)
          .where(inArray(bookings.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Answering extends Saving {
  inIt: readonly BookingRow[];
  moving: Moving;
}

interface Answered {
  kept: readonly BookingRow[];
  cancelled: number;
  moved: number;
  emailed: number;
}

async function answer(
  tx: Transaction,
  { business, request, isDryRun, now, inIt, moving }: Answering,
): Promise<Outcome<Answered, TimeOffObstacle>> {
  if (isDryRun) return ok({ kept: inIt, cancelled: 0, moved: 0, emailed: 0 });
  const answers = new Map(request.bookings.map(({ id, answer: is }) => [id, is] as const));
  const moveTo = new Map(
    request.bookings.flatMap(({ id, answer: is, person_id: personId }) =>
      is === 'keep' && personId !== null ? [[id, personId] as const] : [],
    ),
  );
  const misfits = inIt.map((booking) => ({ booking, why: '' }));
  const outcome = await answerMisfits(tx, { business, misfits, answers, now });
  if (!outcome.ok) return no({ is: 'changed' });
  let emailed = outcome.value.emailed;
  const before = { ...moving, taken: [...moving.taken] };
  for (const booking of inIt) {
    const personId = moveTo.get(booking.id);
    if (personId === undefined) continue;
    const moved = await moveBooking(tx, moving, { booking, personId }, now);
    if (!moved) {
      const person = whoCanTakeIn(before, booking).find(({ resourceId }) => resourceId === personId);
      if (!person) return no({ is: 'changed' });
      return no({ is: 'both at once', person: person.name, startTime: booking.startTime });
    }
    if (moved.isEmailed) emailed += 1;
  }
  const { kept, cancelled } = outcome.value;
  return ok({ kept: kept.filter(({ id }) => !moveTo.has(id)), cancelled, moved: moveTo.size, emailed });
}

async function shown(
  tx: Transaction,
  all: readonly BookingRow[],
  { moving, why }: { moving: Moving; why: string },
): Promise<BookingInTimeOff[]> {
  const ids = all.map(({ id }) => id);
  const own = await loadOwnBookings(tx, moving.business.id, ids);
  return own.map((one) => ({ ...one, why, canMoveTo: whoCanTakeIn(moving, one.booking) }));
}
