import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { BusyCalendarFailure, UnreadEntries } from '@daybook/schema/contract/calendars';
import { BUSY_CALENDARS_MAX, BUSY_CALENDARS_OF_ACCOUNT_MAX } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { idsOfSameOwner, isOwner } from '../../businesses/access-store.ts';
import { busyCalendars, busyTimes, type BusyCalendarRow } from '../../database/calendar-tables.ts';
import { resources } from '../../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { countRows, firstOf, prepared } from '../../database/prepared.ts';
import { businesses, events, users, type BusinessRow } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { findOpenResource } from '../../resources/resources-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import type { BusyTime } from './busy-times.ts';
import { BUSY_CALENDAR_FAILING, type FailingFacts } from './failing-email.ts';

export type BusyCalendarObstacle = 'too many' | 'too many in account' | 'known' | 'no resource';

export interface ReadCalendarState {
  times: BusyTime[];
  contentHash: string;
  unread: UnreadEntries | null;
  etag: string | null;
  lastModified: string | null;
}

interface NewBusyCalendar extends ReadCalendarState {
  resourceId: number | null;
  url: string;
  nextFetchAt: number;
}

export interface ListedCalendar {
  calendar: BusyCalendarRow;
  resourceName: string | null;
}

export interface DueCalendar {
  calendar: BusyCalendarRow;
  timezone: string;
}

export async function addBusyCalendar(
  tx: Transaction,
  { id: businessId }: BusinessRow,
  { times, ...wanted }: NewBusyCalendar,
  now: number,
): Promise<Outcome<BusyCalendarRow, BusyCalendarObstacle>> {
  const obstacle = await obstacleTo(tx, businessId, wanted);
  if (obstacle) return no(obstacle);
  const [added] = await tx
    .insert(busyCalendars)
    .values({ ...wanted, businessId, fetchedAt: now, createdAt: now })
    .returning();
  if (!added) throw new Error('a calendar was not written');
  await writeTimes(tx, added.id, times);
  return ok(added);
}

/** Removes a calendar with its busy times. Resolves to whether it existed. */
export async function removeBusyCalendar(tx: Transaction, businessId: number, id: number): Promise<boolean> {
  const isIt = and(eq(busyCalendars.businessId, businessId), eq(busyCalendars.id, id));
  const [found] = await tx.select({ id: busyCalendars.id }).from(busyCalendars).where(isIt);
  if (!found) return false;
  await tx.delete(busyTimes).where(eq(busyTimes.busyCalendarId, id));
  await tx.delete(busyCalendars).where(isIt);
  return true;
}

/** Returns due calendars of businesses that aren't deleted and are paid for or on trial, longest due first. */
export function listDueCalendars(on: Reader, now: number, limit: number): Promise<DueCalendar[]> {
  return on
    .select({ calendar: busyCalendars, timezone: businesses.timezone })
    .from(busyCalendars)
    .innerJoin(businesses, eq(businesses.id, busyCalendars.businessId))
    .where(and(lte(busyCalendars.nextFetchAt, now), isNull(businesses.deletedAt), isCovered(now)))
    .orderBy(asc(busyCalendars.nextFetchAt), asc(busyCalendars.id))
    .limit(limit);
}

export function listDueOfEvent(on: Reader, eventId: number, now: number): Promise<DueCalendar[]> {
  return dueOfEvent(on).execute({ eventId, now });
}

/** Claims a due calendar, so that no other process reads it too. Resolves to false if one has. */
export async function claimCalendar(
  tx: Transaction,
  id: number,
  now: number,
  nextFetchAt: number,
): Promise<boolean> {
  const taken = await tx
    .update(busyCalendars)
    .set({ nextFetchAt })
    .where(and(eq(busyCalendars.id, id), lte(busyCalendars.nextFetchAt, now)))
    .returning({ id: busyCalendars.id });
  return taken.length > 0;
}

interface Times {
  now: number;
  nextFetchAt: number;
}

/** Saves that it was read; `state` is null if nothing has changed. */
export async function noteCalendarRead(
  tx: Transaction,
  { id, contentHash }: BusyCalendarRow,
  state: ReadCalendarState | null,
  { now, nextFetchAt }: Times,
): Promise<void> {
  const { times, contentHash: hash, ...known } = state ?? { times: null, contentHash };
  const isChanged = hash !== contentHash;
  const noted = await tx
    .update(busyCalendars)
    .set({
      ...known,
      ...(isChanged && { contentHash: hash }),
      fetchedAt: now,
      nextFetchAt,
      failingSince: null,
      failure: null,
      toldAt: null,
    })
    .where(eq(busyCalendars.id, id))
    .returning({ id: busyCalendars.id });
  // It may have been removed since.
  if (noted.length > 0 && times && isChanged) await writeTimes(tx, id, times);
}

/**
 * Saves that it couldn't be read; its times stay. Resolves to whether the owner is emailed, which happens once,
 * after a day.
 */
export async function noteCalendarFailure(
  tx: Transaction,
  calendar: BusyCalendarRow,
  failure: BusyCalendarFailure,
  { now, nextFetchAt }: Times,
): Promise<boolean> {
  const failingSince = calendar.failingSince ?? now;
  const isNews = failingSince <= now - TELL_AFTER && calendar.toldAt === null;
  const [row] = await tx
    .update(busyCalendars)
    .set({ failure, nextFetchAt, failingSince, ...(isNews ? { toldAt: now } : {}) })
    .where(eq(busyCalendars.id, calendar.id))
    .returning();
  return row !== undefined && isNews && queueFailingEmail(tx, row, { failure, failingSince, now });
}

/** Milliseconds. */
const TELL_AFTER = DAY;

interface Failing {
  failure: BusyCalendarFailure;
  failingSince: number;
  now: number;
}

/** Emails the owner that a calendar can't be read. Resolves to false if there is nobody to email. */
async function queueFailingEmail(
  tx: Transaction,
  { businessId, resourceId, url }: BusyCalendarRow,
  { failure, failingSince, now }: Failing,
): Promise<boolean> {
  const owned = await firstOf(
    tx
      .select({ business: businesses, email: users.email })
      .from(businesses)
      .innerJoin(users, isOwner)
      .where(eq(businesses.id, businessId)),
  );
  if (!owned || owned.business.isDemo || owned.business.deletedAt !== null) return false;
  const named =
    resourceId === null
      ? null
      : await firstOf(
          tx.select({ name: resources.name }).from(resources).where(eq(resources.id, resourceId)),
        );
  const { name, timezone } = owned.business;
  const payload: FailingFacts = {
    business: { id: businessId, name },
    timezone,
    resourceName: named?.name ?? null,
    // The rest of the address is a secret.
    host: new URL(url).host,
    failure,
    failingSince,
  };
  return queueEmail(tx, { kind: BUSY_CALENDAR_FAILING, recipient: owned.email, payload, businessId }, now);
}

/** As `isBillingActive`, whose businesses alone have customers who could book. */
const isCovered = (now: number) =>
  and(
    businesses.isActive,
    or(isNotNull(businesses.paidAt), gt(businesses.trialEndsAt, now), gt(businesses.coveredUntil, now)),
  );

type Wanted = Pick<NewBusyCalendar, 'resourceId' | 'url'>;

/** In the order in which they were added. */
export function listBusyCalendars(on: Reader, businessId: number): Promise<ListedCalendar[]> {
  return on
    .select({ calendar: busyCalendars, resourceName: resources.name })
    .from(busyCalendars)
    .leftJoin(resources, eq(resources.id, busyCalendars.resourceId))
    .where(eq(busyCalendars.businessId, businessId))
    .orderBy(asc(busyCalendars.id));
}

/** Returns why one more can't be added, before it is read; null if it can. */
export async function obstacleTo(
  on: Reader,
  businessId: number,
  { resourceId, url }: Wanted,
): Promise<BusyCalendarObstacle | null> {
  const there = await listBusyCalendars(on, businessId);
  if (there.length >= BUSY_CALENDARS_MAX) return 'too many';
  if ((await countOfAccount(on, businessId)) >= BUSY_CALENDARS_OF_ACCOUNT_MAX) return 'too many in account';
  if (there.some(({ calendar: one }) => one.url === url && one.resourceId === resourceId)) return 'known';
  if (resourceId === null) return null;
  return (await findOpenResource(on, businessId, resourceId)) ? null : 'no resource';
}

/** Counts the calendars of all businesses of the business's owner. */
function countOfAccount(on: Reader, businessId: number): Promise<number> {
  return countRows(on, busyCalendars, inArray(busyCalendars.businessId, idsOfSameOwner(on, businessId)));
}

const { placeholder } = sql;

const dueOfEvent = prepared((on: Reader) =>
  on
    .select({ calendar: busyCalendars, timezone: businesses.timezone })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(busyCalendars, eq(busyCalendars.businessId, businesses.id))
    .where(
      and(eq(events.id, placeholder('eventId')), sql`${busyCalendars.nextFetchAt} <= ${placeholder('now')}`),
    )
    .orderBy(asc(busyCalendars.id))
    .prepare(),
);

const TOGETHER = 300;

const keyOf = ({ startsAt, endsAt }: BusyTime) => `${startsAt} ${endsAt}`;

/** Writes only the rows that differ, because each write invalidates the business's cached diary. */
async function writeTimes(
  tx: Transaction,
  busyCalendarId: number,
  times: readonly BusyTime[],
): Promise<void> {
  const before = await tx.select().from(busyTimes).where(eq(busyTimes.busyCalendarId, busyCalendarId));
  const wanted = new Set(times.map(keyOf));
  const there = new Set(before.map(keyOf));
  const gone = before.filter((row) => !wanted.has(keyOf(row))).map(({ id }) => id);
  const added = times.filter((time) => !there.has(keyOf(time)));
  for (let at = 0; at < gone.length; at += TOGETHER)
    await tx.delete(busyTimes).where(inArray(busyTimes.id, gone.slice(at, at + TOGETHER)));
  for (let at = 0; at < added.length; at += TOGETHER)
    await tx
      .insert(busyTimes)
      .values(added.slice(at, at + TOGETHER).map((time) => ({ ...time, busyCalendarId })));
}

/**
 * Makes a business's calendars be read in full by the next run of the job, and before a booking, because its
 * time zone has changed and whole days depend on it. Otherwise a calendar that reports no change would keep
 * the old times.
 */
export async function readCalendarsAnew(tx: Transaction, businessId: number): Promise<void> {
  await tx
    .update(busyCalendars)
    .set({ etag: null, lastModified: null, nextFetchAt: 0 })
    .where(eq(busyCalendars.businessId, businessId));
}
