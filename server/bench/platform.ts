/** Makes platforms of businesses and bookings to measure, the same for the same numbers, on either engine. */

import { and, eq, gt, ne } from 'drizzle-orm';
import pg from 'pg';
import { PATTERN_WEEKS_AHEAD_MAX } from '@daybook/schema/figures/bounds';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { DEFAULT_TIMEZONE as ZONE } from '@daybook/schema/words/timezones';
import { reminderDueAt } from '../src/bookings/reminder-due.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { timeOff } from '../src/database/calendar-tables.ts';
import type { Transaction } from '../src/database/database.ts';
import { businesses, events } from '../src/database/tables.ts';
import type { PlannedEvent } from '../src/diary/contents-store.ts';
import {
  heldOf,
  sampleBooking,
  sampleBusiness,
  sampleEvent,
  type NewBooking,
} from '../src/sample-data/rows.ts';
import {
  insertPeople,
  insertSampleBusiness,
  insertSampleEvents,
  type SampleEvent,
} from '../src/sample-data/sample-store.ts';
import { insertWeeklyHours } from '../src/sample-data/weekly-hours-store.ts';
import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';

/** Every day has the same slots. Minutes; `opening` is after midnight. */
interface DayShape {
  opening: number;
  slotMinutes: number;
  slots: number;
}

export interface PlannedBusiness {
  slug: string;
  /** Its days, each with an event, and the indexes of their taken slots. */
  days: readonly { date: string; taken: readonly number[] }[];
  /** Left out if the business has no team and no weekly hours. */
  week?: PlannedWeek;
}

interface PlannedWeek {
  /** Names; they take the days in turn. */
  team: readonly string[];
  /** Dates on which nobody works between these times. */
  off: { dates: readonly string[]; startTime: string; endTime: string };
}

export const FIRST_NAMES = ['Olive', 'Mo', 'Hana', 'Gareth', 'Ruth', 'Zoë', 'Priya', 'Tom', 'Isla', 'Yusuf'];
export const LAST_NAMES = 'Ellis Adeyemi Sato Price Łuczak Okafor Shah Byrne Grant Khan'.split(' ');

/** How many different people book, each repeatedly and at any business. */
const PEOPLE = 200_000;
/** One in this many past bookings was cancelled. */
const CANCELLED_ONE_OF = 20;
/** Businesses written at once, each in its own transaction: fewer than there are connections. */
const AT_ONCE = 4;

export async function seedPlatform(
  place: DatabasePlace,
  shape: DayShape,
  planned: readonly PlannedBusiness[],
  now: number,
): Promise<void> {
  const isSqlite = place.databaseUrl === null;
  const database = openPlace(place);
  let written = 0;
  try {
    // Nobody needs this file if the machine fails meanwhile.
    if (isSqlite) await say(database, 'PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
    for (let from = 0; from < planned.length; from += AT_ONCE) {
      const together = planned.slice(from, from + AT_ONCE).map((business) => {
        let number = written;
        for (const { taken } of business.days) written += taken.length;
        const days = business.days.map(({ date, taken }, at) => ({
          event: eventOf(shape, business.week ? WEEKLY : `Event ${at}`, date, now),
          services: [],
          venues: [],
          bookingsOf: (event: PlannedEvent) =>
            taken.map((slot) => bookingOf(event, shape, { slot, number: (number += 1), now })),
        }));
        const row = sampleBusiness({ name: business.slug, diarySlug: business.slug, createdAt: now });
        return database.write({ business: 'new' }, async (tx) => {
          const { businessId } = await insertSampleBusiness(tx, row);
          if (business.week) await insertWeek(tx, businessId, { week: business.week, days, now });
          else await insertSampleEvents(tx, businessId, days);
        });
      });
      await Promise.all(together);
    }
    if (isSqlite) await say(database, 'PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await database.close();
  }
  // Otherwise PostgreSQL would do this during the measurement.
  if (place.databaseUrl !== null) await sayAlone(place.databaseUrl, ['VACUUM (ANALYZE)', 'CHECKPOINT']);
}

const WEEKLY = 'Weekly hours';
const OWN_HOURS = { startTime: null, endTime: null, lunchStartTime: null, lunchEndTime: null };

interface DaysOfWeek {
  week: PlannedWeek;
  days: readonly SampleEvent[];
  now: number;
}

/** Adds the team, its days with bookings, the weekly hours that published upcoming days, and time off. */
async function insertWeek(
  tx: Transaction,
  businessId: number,
  { week: { team, off }, days, now }: DaysOfWeek,
): Promise<void> {
  const people = [...(await insertPeople(tx, businessId, team)).values()];
  const withTeam = days.map((day, at) => {
    const resourceId = people[at % people.length];
    return resourceId === undefined ? day : { ...day, people: [{ ...OWN_HOURS, resourceId }] };
  });
  await insertSampleEvents(tx, businessId, withTeam);
  const today = todayIn(ZONE, now);
  const last = days.at(-1)?.event.date;
  const published = { businessId, today, weeksAhead: PATTERN_WEEKS_AHEAD_MAX, createdAt: now };
  if (last !== undefined && last > today) {
    const weekly = { name: WEEKLY, weekdays: [0, 1, 2, 3, 4, 5, 6], everyWeeks: 1, untilDate: last };
    await insertWeeklyHours(tx, weekly, published);
  }
  const { dates, startTime, endTime } = off;
  const offOn = (date: string) => ({
    businessId,
    startsOn: date,
    endsOn: date,
    startTime,
    endTime,
    createdAt: now,
  });
  if (dates.length > 0) await tx.insert(timeOff).values(dates.map(offOn));
}

const eventOf = ({ opening, slotMinutes, slots }: DayShape, name: string, date: string, now: number) =>
  sampleEvent({
    name,
    date,
    startTime: clockTimeOf(opening),
    endTime: clockTimeOf(opening + slots * slotMinutes),
    slotMinutes,
    bufferMinutes: 0,
    createdAt: now,
  });

/** `number` decides who booked, and makes the booking unique. */
function bookingOf(
  planned: PlannedEvent,
  { opening, slotMinutes }: DayShape,
  { slot, number, now }: { slot: number; number: number; now: number },
): NewBooking {
  const { date } = planned.event;
  const start = opening + slot * slotMinutes;
  const startsAt = instantOf(date, start, ZONE) ?? 0;
  const isPast = startsAt < now;
  const isCancelled = isPast && number % CANCELLED_ONE_OF === 0;
  const person = number % PEOPLE;
  const held = heldOf(planned, { start, end: start + slotMinutes, buffer: 0 });
  const [taker] = planned.team;
  return sampleBooking({
    ...held,
    personId: taker?.resourceId ?? null,
    personName: taker?.name ?? null,
    reference: `SEED-${number}`,
    status: isCancelled ? 'cancelled' : 'confirmed',
    startsAt,
    endsAt: startsAt + slotMinutes * MINUTE,
    attendeeFirstName: FIRST_NAMES[person % FIRST_NAMES.length] ?? '',
    attendeeLastName: LAST_NAMES[Math.floor(person / FIRST_NAMES.length) % LAST_NAMES.length] ?? '',
    attendeeEmail: `person-${person}@example.com`,
    attendeePhone: '07700 900123',
    reminderDueAt: isPast ? null : reminderDueAt(date, held.startTime, ZONE, now),
    createdAt: Math.min(now, startsAt) - 5 * DAY,
    cancelledAt: isCancelled ? startsAt - DAY : null,
    cancelledBy: isCancelled ? 'customer' : null,
  });
}

/** What can be requested of a platform: diaries, upcoming events, and their free slots. */
export interface Targets {
  slugs: readonly string[];
  eventIds: readonly number[];
  /** Event ids and minutes after midnight, in the order in which they are booked. */
  free: readonly (readonly [number, number])[];
}

interface EventAhead {
  id: number;
  slug: string;
  taken: ReadonlySet<number>;
}

/** Reads the events from tomorrow on, so that no slot begins during the measurement. */
export async function readAhead(place: DatabasePlace, now: number): Promise<EventAhead[]> {
  const database = openPlace(place);
  const today = todayIn(ZONE, now);
  try {
    const found = await database.read
      .select({ id: events.id, slug: businesses.diarySlug })
      .from(events)
      .innerJoin(businesses, eq(businesses.id, events.businessId))
      .where(and(gt(events.date, today), eq(businesses.isDemo, false)))
      .orderBy(events.id);
    const held = await database.read
      .select({ eventId: bookings.eventId, startTime: bookings.startTime })
      .from(bookings)
      .where(and(gt(bookings.eventDate, today), ne(bookings.status, 'cancelled')));
    const off = await database.read
      .select({ eventId: events.id, startTime: timeOff.startTime, endTime: timeOff.endTime })
      .from(timeOff)
      .innerJoin(events, and(eq(events.businessId, timeOff.businessId), eq(events.date, timeOff.startsOn)))
      .where(gt(events.date, today));
    const takenBy = new Map(found.map(({ id }) => [id, new Set<number>()]));
    for (const { eventId, startTime } of held) takenBy.get(eventId ?? 0)?.add(minutesOf(startTime));
    for (const { eventId, startTime, endTime } of off)
      for (let minute = minutesOf(startTime ?? '00:00'); minute < minutesOf(endTime ?? '24:00'); minute += 1)
        takenBy.get(eventId)?.add(minute);
    return found.map((event) => ({ ...event, taken: takenBy.get(event.id) ?? new Set() }));
  } finally {
    await database.close();
  }
}

/** Skips this many events, because consecutive ones are mostly of one business. */
const STEP = 61;

/** Takes a free slot of each event in turn, so that two in a row are mostly of different businesses. */
export function targetsOf(ahead: readonly EventAhead[], { opening, slotMinutes, slots }: DayShape): Targets {
  const starts = Array.from({ length: slots }, (_, slot) => opening + slot * slotMinutes);
  const spread = Array.from({ length: STEP }, (_, first) =>
    ahead.filter((_event, at) => at % STEP === first),
  ).flat();
  return {
    slugs: [...new Set(ahead.map(({ slug }) => slug))],
    eventIds: ahead.map(({ id }) => id),
    free: starts.flatMap((start) =>
      spread.filter(({ taken }) => !taken.has(start)).map(({ id }) => [id, start] as const),
    ),
  };
}

/** Removes a round's bookings, so that the next one can book the same slots and no emails pile up. */
export async function removeBookings(place: DatabasePlace): Promise<void> {
  const remove = `DELETE FROM emails; DELETE FROM bookings WHERE reference NOT LIKE 'SEED-%'`;
  if (place.databaseUrl !== null) {
    // Otherwise PostgreSQL would read through removed rows until it vacuums automatically, once a minute.
    const vacuums = ['emails', 'bookings', 'booking_texts', 'events'].map((table) => `VACUUM ${table}`);
    // Without the lock, this and a process that records sent emails could deadlock.
    const removeAlone = `BEGIN; LOCK TABLE emails IN EXCLUSIVE MODE; ${remove}; COMMIT`;
    return sayAlone(place.databaseUrl, [removeAlone, ...vacuums]);
  }
  const database = openPlace(place);
  await say(database, remove);
  await database.close();
}

/** Uses its own connection, because the product's end a query after some seconds, and these take longer. */
async function sayAlone(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
