/** Refreshes busy calendars, each only once at a time over all processes, however many wait for it. */

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BusyCalendarFailure } from '@daybook/schema/contract/calendars';
import { BUSY_CALENDAR_MINUTES, BUSY_DAYS_AHEAD, DAY, MINUTE } from '@daybook/schema/figures/periods';
import type { BusyCalendarRow } from '../../database/calendar-tables.ts';
import type { Database } from '../../database/database.ts';
import type { TellError } from '../../database/outage.ts';
import type { BusinessRow } from '../../database/tables.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Clock } from '../../runtime/clock.ts';
import {
  type DueCalendar,
  type ReadCalendarState,
  listDueCalendars,
  listDueOfEvent,
  claimCalendar,
  noteCalendarRead,
  noteCalendarFailure,
} from './busy-calendars-store.ts';
import { CalendarProblem } from './calendar-problem.ts';
import type { FetchCalendar } from './fetch-calendar.ts';
import type { ReadCalendar } from './read-calendar.ts';
import { createTurns } from './turns.ts';

/** Milliseconds that a booking waits for a calendar; then the known times count. */
const BOOKING_WAITS = 2_000;
/** Calendars that a process reads at once, each of another business, so that slow hosts don't delay others. */
const AT_ONCE = 8;
/** Due calendars that one run of the job takes up. */
const LISTED = 2_000;
/** Milliseconds after which a run of the job ends, while what waits keeps its place for the next. */
const TURN = 50_000;

export interface RefreshParts {
  database: Pick<Database, 'read' | 'write'>;
  fetchCalendar: FetchCalendar;
  readCalendar: ReadCalendar;
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl: string;
  tell: TellError;
  onMailQueued: () => void;
}

export interface BusyCalendarReading {
  /** Reads a URL for the first time. Rejects with a CalendarProblem. */
  readNew(url: string, business: Pick<BusinessRow, 'id' | 'timezone'>): Promise<ReadCalendarState>;
  /** Reads due calendars of the event's business. Resolves after two seconds at most; never rejects. */
  beforeBooking(eventId: number): Promise<void>;
  refreshDue(): Promise<void>;
  stop(): Promise<void>;
}

export function createBusyCalendarReading(parts: RefreshParts): BusyCalendarReading {
  const { database, clock, tell } = parts;
  const stopping = new AbortController();
  const underWay = new Map<number, Promise<void>>();
  // It waits before it fetches, so that no bodies wait in memory.
  const inTurn = createTurns(AT_ONCE);

  /** Shared by everyone who waits for it. */
  function refresh(due: DueCalendar): Promise<void> {
    const { id, businessId } = due.calendar;
    const known = underWay.get(id);
    if (known) return known;
    const reading = inTurn(businessId, () => refreshOne(due, parts, stopping.signal))
      .catch((error: unknown) => tell(error, 'a calendar was not read', { calendar: id }))
      .finally(() => underWay.delete(id));
    underWay.set(id, reading);
    return reading;
  }

  return {
    async readNew(url, { id, timezone }) {
      const unknown = { url, etag: null, lastModified: null };
      const state = await inTurn(id, () => readState(unknown, timezone, parts, stopping.signal));
      if (state === null) throw new CalendarProblem('bad_response');
      return state;
    },

    async beforeBooking(eventId) {
      try {
        const due = await listDueOfEvent(database.read, eventId, clock());
        if (due.length === 0 || stopping.signal.aborted) return;
        await Promise.race([Promise.all(due.map(refresh)), wait(BOOKING_WAITS, undefined, { ref: false })]);
      } catch (error) {
        tell(error, 'calendars were not read before a booking');
      }
    },

    async refreshDue() {
      const due = await listDueCalendars(database.read, clock(), LISTED);
      if (due.length === 0 || stopping.signal.aborted) return;
      await Promise.race([Promise.all(due.map(refresh)), wait(TURN, undefined, { ref: false })]);
    },

    async stop() {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

async function refreshOne(
  { calendar, timezone }: DueCalendar,
  parts: RefreshParts,
  stopped: AbortSignal,
): Promise<void> {
  const { database, clock, onMailQueued } = parts;
  if (stopped.aborted) return;
  // Nobody else reads it for a minute; after a failure it can then be tried again.
  if (!(await database.write({}, (tx) => claimCalendar(tx, calendar.id, clock(), clock() + MINUTE)))) return;
  const lockOn = { business: calendar.businessId };
  try {
    const state = await readState(knownOf(calendar, clock()), timezone, parts, stopped);
    const now = clock();
    const nextFetchAt = now + BUSY_CALENDAR_MINUTES * MINUTE;
    await database.write(lockOn, (tx) => noteCalendarRead(tx, calendar, state, { now, nextFetchAt }));
  } catch (error) {
    if (stopped.aborted) return;
    if (!(error instanceof CalendarProblem)) throw error;
    const now = clock();
    const nextFetchAt = now + pauseOf(calendar, error.failure, now);
    const isOwnerEmailed = await database.write(lockOn, (tx) =>
      noteCalendarFailure(tx, calendar, error.failure, { now, nextFetchAt }),
    );
    if (isOwnerEmailed) onMailQueued();
  }
}

/** Once a day it is read in full, because recurring events then reach further days. */
function knownOf({ url, etag, lastModified, fetchedAt }: BusyCalendarRow, now: number) {
  const isOfToday = fetchedAt !== null && Math.floor(fetchedAt / DAY) === Math.floor(now / DAY);
  return isOfToday ? { url, etag, lastModified } : { url, etag: null, lastModified: null };
}

/**
 * Waits a minute at first; after an hour of failures, as long as between normal reads. What is more than we
 * read costs as much each time, so it waits as long as it has failed, up to a day.
 */
function pauseOf({ failingSince }: BusyCalendarRow, failure: BusyCalendarFailure, now: number): number {
  const failing = now - (failingSince ?? now);
  const usual = BUSY_CALENDAR_MINUTES * MINUTE;
  if (failure === 'too_much' || failure === 'too_large') return Math.min(Math.max(failing, usual), DAY);
  return Math.min(Math.max(failing / 6, MINUTE), usual);
}

/** Returns null if nothing has changed since the last time. */
async function readState(
  { url, ...known }: Pick<BusyCalendarRow, 'url' | 'etag' | 'lastModified'>,
  timezone: string,
  { fetchCalendar, readCalendar, clock, publicUrl }: RefreshParts,
  stopped: AbortSignal,
): Promise<ReadCalendarState | null> {
  const fetched = await fetchCalendar(url, known, stopped);
  if (fetched === null) return null;
  const { text, etag, lastModified } = fetched;
  // The span stays the same for a whole day, so that time alone changes little.
  const today = Math.floor(clock() / DAY) * DAY;
  const span = { from: today - DAY, to: today + BUSY_DAYS_AHEAD * DAY };
  const ownHost = new URL(publicUrl).hostname;
  const { times, unread } = await readCalendar(text, { ...span, timezone, ownHost, url });
  const contentHash = createHash('sha256').update(JSON.stringify(times)).digest('base64url');
  return { times, contentHash, unread, etag, lastModified };
}

/** Reads due busy calendars every minute; each is due every ten minutes. */
export function refreshCalendarsJob(reading: Pick<BusyCalendarReading, 'refreshDue'>): Job {
  return { name: 'calendars', pattern: '* * * * *', run: () => reading.refreshDue() };
}
