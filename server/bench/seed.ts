/** Fills a database with many businesses and bookings, the same for the same numbers, on either engine. */
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../src/database/booking-tables.ts';
import type { Transaction } from '../src/database/database.ts';
import { businesses, events } from '../src/database/tables.ts';
import { one } from '../src/sample-data/sample-store.ts';
import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';

const ZONE = 'Europe/London';
export const OPENING = 9 * 60;
export const SLOT = 30;
/** 09:00 to 17:00 in half hours. */
export const SLOTS_PER_EVENT = 16;
export const EVENTS_PER_BUSINESS = 20;
/** The first half of an upcoming event's slots is taken; the second half is free. */
export const TAKEN_PER_EVENT = SLOTS_PER_EVENT / 2;

/**
 * Businesses written at once, each in a transaction of its own: a transaction that raises a diary's version very often
 * takes PostgreSQL longer each time.
 */
const AT_ONCE = 50;

export interface Seed {
  businesses: number;
  bookings: number;
}

export interface Seeded {
  slugs: string[];
  eventIds: number[];
}

interface Business {
  /** From 1 on. */
  number: number;
  slug: string;
  bookings: number;
  now: number;
}

/** Slugs are 'business-1' and so on. Bookings beyond the upcoming events' halves lie in the past. */
export async function seedDatabase(place: DatabasePlace, seed: Seed, now: number): Promise<Seeded> {
  const perBusiness = Math.floor(seed.bookings / seed.businesses);
  const all = Array.from({ length: seed.businesses }, (_, at): Business => {
    const number = at + 1;
    return { number, slug: `business-${number}`, bookings: perBusiness, now };
  });
  const eventIds: number[] = [];
  const database = openPlace(place);
  try {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const together = all
        .slice(from, from + AT_ONCE)
        .map((business) => database.write({}, (tx) => insertBusiness(tx, business)));
      eventIds.push(...(await Promise.all(together)).flat());
    }
    // PostgreSQL would do this by itself, in the midst of the measurement.
    await say(database, place.databaseUrl === null ? 'PRAGMA wal_checkpoint(TRUNCATE)' : 'VACUUM (ANALYZE)');
    if (place.databaseUrl !== null) await say(database, 'CHECKPOINT');
  } finally {
    await database.close();
  }
  return { slugs: all.map(({ slug }) => slug), eventIds };
}

/** Answers the ids of its events. */
async function insertBusiness(tx: Transaction, business: Business): Promise<number[]> {
  const { id: businessId } = await one(
    tx.insert(businesses).values(businessRow(business)).returning({ id: businesses.id }),
  );
  const today = todayIn(ZONE, business.now);
  const dates = Array.from({ length: EVENTS_PER_BUSINESS }, (_, at) => addDays(today, at + 1));
  const made = await tx
    .insert(events)
    .values(dates.map((date, at) => eventRow(businessId, `Event ${at}`, date, business.now)))
    .returning({ id: events.id });
  const eventIds = made.map(({ id }) => id);
  const rows = Array.from({ length: business.bookings }, (_, at) =>
    bookingRow(businessId, business, at, slotAt(at, today, eventIds)),
  );
  await tx.insert(bookings).values(rows);
  return eventIds;
}

interface Taken {
  eventId: number | null;
  date: string;
  slot: number;
}

/** Upcoming events first, and then the past, day by day. */
function slotAt(at: number, today: string, eventIds: readonly number[]): Taken {
  const event = Math.floor(at / TAKEN_PER_EVENT);
  const eventId = eventIds[event];
  if (eventId !== undefined) return { eventId, date: addDays(today, event + 1), slot: at % TAKEN_PER_EVENT };
  const past = at - eventIds.length * TAKEN_PER_EVENT;
  const date = addDays(today, -1 - Math.floor(past / SLOTS_PER_EVENT));
  return { eventId: null, date, slot: past % SLOTS_PER_EVENT };
}

function businessRow({ number, slug, now }: Business): typeof businesses.$inferInsert {
  const email = 'owner@example.com';
  return {
    name: `Business ${number}`,
    email,
    confirmedEmail: email,
    diarySlug: slug,
    paidAt: 1,
    createdAt: now,
    updatedAt: now,
  };
}

function eventRow(
  businessId: number,
  name: string,
  date: string,
  createdAt: number,
): typeof events.$inferInsert {
  return {
    businessId,
    name,
    date,
    startTime: clockTimeOf(OPENING),
    endTime: clockTimeOf(OPENING + SLOTS_PER_EVENT * SLOT),
    slotMinutes: SLOT,
    bufferMinutes: 0,
    personalMessage: 'See you soon.',
    type: 'booking',
    creationMode: 'automatic',
    serviceMode: 'time_slots',
    manualSlots: [],
    isHomeVisit: false,
    createdAt,
  };
}

function bookingRow(
  businessId: number,
  { number, bookings: perBusiness, now }: Business,
  at: number,
  { eventId, date, slot }: Taken,
): typeof bookings.$inferInsert {
  const name = (number - 1) * perBusiness + at + 1;
  const start = OPENING + slot * SLOT;
  const startsAt = instantOf(date, start, ZONE) ?? 0;
  return {
    reference: `SEED-${name}`,
    businessId,
    eventId,
    status: 'confirmed',
    kind: 'time_slot',
    eventName: 'Event',
    eventDate: date,
    startTime: clockTimeOf(start),
    endTime: clockTimeOf(start + SLOT),
    timezone: ZONE,
    startsAt,
    endsAt: startsAt + SLOT * 60_000,
    bufferMinutes: 0,
    isHomeVisit: false,
    attendeeFirstName: 'Ada',
    attendeeLastName: 'Lovelace',
    attendeeEmail: `customer-${name}@example.com`,
    normalisedEmail: `customer-${name}@example.com`,
    cancelNonce: `nonce-${name}`,
    cancelTokenHash: `hash-${name}`,
    createdAt: now,
  };
}
