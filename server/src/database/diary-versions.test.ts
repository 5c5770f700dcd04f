/** Tests what raises a diary's version, which invalidates cached answers in every process. */
import { eq, gt, isTable, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { isPostgres, newPlace, openPlace, say, type TestPlace } from '../../test/test-database.ts';
import { createBusyCalendarStore } from '../calendars/busy/busy-calendars-store.ts';
import { bookings, offers, waitingListEntries } from './booking-tables.ts';
import { busyCalendars, delays, timeOff } from './calendar-tables.ts';
import { NO_VENUE } from '../diary/venue-shape.ts';
import type { OpenedDatabase } from './database.ts';
import { emails } from './email-tables.ts';
import { everyTable } from './every-table.ts';
import { catalogue, cataloguePeople, eventPeople, resources, services, venues } from './catalogue-tables.ts';
import { businesses, events } from './tables.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let businessId: number;
let eventId: number;
let catalogueId: number;
let personId: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  businessId = (await add.business()).id;
  eventId = (await add.event(businessId)).id;
  const venueId = (await add.venue(eventId)).id;
  personId = (await add.person(businessId)).id;
  await database.insert(eventPeople).values({ eventId, resourceId: personId });
  ({ catalogueId } = await add.service(eventId));
  await add.booking(businessId, { eventId, venueId });
  await add.email({ kind: 'booking_confirmed', recipient: 'ada@example.com', businessId });
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

async function versionOf(id = businessId): Promise<number> {
  const [found] = await database
    .select({ version: businesses.diaryVersion })
    .from(businesses)
    .where(eq(businesses.id, id));
  return found?.version ?? 0;
}

const busyStore = () => createBusyCalendarStore(database);
const busyTime = { startsAt: NOW, endsAt: NOW + 1 };
const busyCalendar = {
  resourceId: null,
  url: 'https://x.example',
  nextFetchAt: 0,
  etag: null,
  lastModified: null,
};
const readBusy = async (times: (typeof busyTime)[]) => {
  const [calendar] = await database.select().from(busyCalendars);
  if (!calendar) throw new Error('there is no calendar');
  const state = { ...busyCalendar, times, contentHash: JSON.stringify(times), unread: null };
  await busyStore().noteRead(calendar, state, { now: NOW, nextFetchAt: NOW });
};
const addBusy = () => add.busyCalendar(businessId, { contentHash: 'of its busy times' });
const timeOffRow = () => ({ businessId, startsOn: '2026-11-24', endsOn: '2026-11-24', createdAt: NOW });
const delayRow = () => ({
  businessId,
  date: '2026-11-24',
  minutes: 20,
  startedAt: NOW,
  blockedUntil: NOW + 1,
});

async function addOffer() {
  const entry = {
    businessId,
    attendeeFirstName: 'Ada',
    attendeeLastName: 'Lovelace',
    attendeeEmail: 'ada@example.com',
    normalisedEmail: 'ada@example.com',
    fromDate: '2026-11-24',
    toDate: '2026-11-24',
    partOfDay: 'any' as const,
    madeBy: 'customer' as const,
    openDates: [],
    createdAt: NOW,
  };
  const [added] = await database.insert(waitingListEntries).values(entry).returning();
  const event = await add.event(businessId, { date: '2026-12-08' });
  await database.insert(offers).values({
    businessId,
    entryId: added?.id ?? 0,
    kind: 'held',
    slotId: 'any',
    eventId: event.id,
    venueId: (await add.venue(event.id)).id,
    isDayEvent: false,
    startsAt: NOW,
    endsAt: NOW + 1,
    bufferMinutes: 0,
    eventName: 'Cuts',
    eventDate: '2026-12-08',
    startTime: '09:00',
    endTime: '10:00',
    expiresAt: NOW + 60_000,
    isAfterMove: false,
    createdAt: NOW,
  });
}

/** A row that is added, changed and deleted, of each table that a diary is made of. */
type Writes = Record<'added' | 'changed' | 'deleted', () => PromiseLike<unknown>> & {
  first?: () => PromiseLike<unknown>;
};
const depends: Record<string, Writes> = {
  bookings: {
    added: () => add.booking(businessId, { eventId, startsAt: NOW, endsAt: NOW + 1 }),
    changed: () => database.update(bookings).set({ eventId: null }),
    deleted: () => database.delete(bookings),
  },
  events: {
    added: () => add.event(businessId),
    changed: () => database.update(events).set({ name: 'Colour' }),
    deleted: () => database.delete(events),
  },
  venues: {
    added: () => add.venue(eventId),
    changed: () => database.update(venues).set({ eventId }),
    deleted: () => database.delete(venues),
  },
  services: {
    added: () => add.service(eventId),
    changed: () => database.update(services).set({ eventId }),
    deleted: () => database.delete(services),
  },
  resources: {
    added: async () => add.atEvent(eventId, (await add.person(businessId)).id),
    changed: () => database.update(resources).set({ name: 'Ruth' }),
    deleted: async () => {
      for (const table of [venues, eventPeople, resources]) await database.delete(table);
    },
  },
  catalogue: {
    added: () => add.service(eventId),
    changed: () => database.update(catalogue).set({ name: 'Colour' }),
    deleted: async () => {
      await database.delete(services);
      await database.delete(catalogue);
    },
  },
  cataloguePeople: {
    first: () => database.delete(cataloguePeople),
    added: () => database.insert(cataloguePeople).values({ catalogueId, resourceId: personId }),
    // A row that names both is never changed: another takes its place.
    changed: async () => {
      await database.delete(cataloguePeople);
      await database.insert(cataloguePeople).values({ catalogueId, resourceId: personId });
    },
    deleted: () => database.delete(cataloguePeople),
  },
  eventPeople: {
    first: () => database.delete(eventPeople),
    added: () => add.atEvent(eventId, personId),
    changed: () => database.update(eventPeople).set({ eventId }),
    deleted: () => database.delete(eventPeople),
  },
  timeOff: {
    added: () => database.insert(timeOff).values(timeOffRow()),
    changed: () => database.update(timeOff).set({ endsOn: '2026-11-25' }),
    deleted: () => database.delete(timeOff),
  },
  delays: {
    added: () => database.insert(delays).values(delayRow()),
    changed: () => database.update(delays).set({ endedAt: NOW }),
    deleted: () => database.delete(delays),
  },
  busyCalendars: {
    added: () => addBusy(),
    changed: () => database.update(busyCalendars).set({ contentHash: 'of others' }),
    deleted: () => database.delete(busyCalendars),
  },
  // Written with their calendar alone, whose version counts for all of them.
  busyTimes: {
    first: () => database.delete(busyCalendars),
    added: () =>
      database
        .select()
        .from(businesses)
        .then(([business]) => {
          if (!business) throw new Error('there is no business');
          const state = { times: [busyTime], contentHash: 'of its busy times', unread: null };
          return busyStore().add(business, { ...busyCalendar, ...state }, NOW);
        }),
    changed: () => readBusy([{ startsAt: NOW, endsAt: NOW + 2 }]),
    deleted: () => readBusy([]),
  },
  offers: {
    added: addOffer,
    // One stays open, to be deleted.
    changed: () =>
      database
        .update(offers)
        .set({ outcome: 'declined' })
        .where(gt(offers.id, sql`(select min(${offers.id}) from ${offers})`)),
    deleted: () => database.delete(offers),
  },
};

/** No diary shows anything of these. Claims follow from bookings, day events and offers. */
const unrelated =
  `users blockedPeople sessions slugHistory patterns patternDates replacedEvents favouriteVenues calendarFeeds
  waitingListEntries claims bookingTexts emails coupons couponRedemptions checkouts subscriptions payments
  providerEvents newsletterSignups contactMessages diaryVisits siteVisits adminActions testimonials
  imports importedAddresses erasureRequests customers`.split(/\s+/);

it('every table is known to matter to a diary or not', () => {
  const tables = Object.entries(everyTable).flatMap(([name, value]) => (isTable(value) ? [name] : []));
  expect([...Object.keys(depends), ...unrelated, 'businesses'].sort()).toEqual(tables.sort());
});

describe.each(Object.entries(depends))('a row of %s raises the version', (_table, { first, ...writes }) => {
  beforeEach(async () => {
    await database.insert(timeOff).values(timeOffRow());
    await database.insert(delays).values(delayRow());
    await addOffer();
    await database.insert(cataloguePeople).values({ catalogueId, resourceId: personId });
    await addBusy();
    await readBusy([busyTime]);
    await first?.();
  });
  it('when it is added, changed and deleted', async () => {
    for (const name of ['added', 'changed', 'deleted'] as const) {
      const before = await versionOf();
      await writes[name]();
      expect([name, (await versionOf()) > before]).toEqual([name, true]);
    }
  });
});

it('an email that failed raises the version', async () => {
  const before = await versionOf();
  await database.update(emails).set({ status: 'failed' });
  expect(await versionOf()).toBeGreaterThan(before);
});

/**
 * Columns whose change raises no version: those that no diary or list of bookings shows, and a booking's copy
 * of its event, which is written with the booking or with its venue.
 */
const unseen = {
  businesses:
    'id ownerId isDemo trialCouponCode trialHours expiryNoticeDueAt diaryVersion catalogueVersion offerMinutes offeredVersion textBytes termsVersion createdAt updatedAt deletedAt',
  events: 'id patternId version heldCount idempotencyKey createdAt',
  venues: 'id heldCount',
  services: '',
  resources: '',
  catalogue: '',
  eventPeople: '',
  bookings: `id reference businessId serviceId kind eventName eventDate startTime endTime timezone bufferMinutes
    ${Object.keys(NO_VENUE).join(' ')} personId personName serviceName servicePricePence isHomeVisit customerAddress customerPostcode normalisedEmail
    source cancelNonce cancelTokenHash idempotencyKey askedSlotId madeBy changeNoticeHours movedCount allowedOverlap reminderDueAt createdAt cancelledAt cancelledBy
    sequence customerId`,
};

// A new column must be in its table's trigger or in the list above; otherwise diaries would stay out of date.
it.each([
  ['businesses', businesses],
  ['events', events],
  ['venues', venues],
  ['services', services],
  ['resources', resources],
  ['catalogue', catalogue],
  ['eventPeople', eventPeople],
  ['bookings', bookings],
] as const)('every other column of %s raises the version', async (name, table) => {
  const raising: string[] = [];
  const { columns } = getTableConfig(table);
  for (const column of columns) {
    const before = await versionOf();
    // A trigger also fires if the value stays the same, except for flags.
    const changed = column.dataType === 'boolean' ? sql`not ${column}` : sql`${column}`;
    await database.update(table).set({ [column.name]: changed });
    if ((await versionOf()) > before) raising.push(column.name);
  }
  const others = columns
    .map((column) => column.name)
    .filter((key) => !unseen[name].split(/\s+/).includes(key));
  expect(raising).toEqual(others);
});

it('an email that was sent raises none', async () => {
  const before = await versionOf();
  await database.update(emails).set({ status: 'sent' });
  expect(await versionOf()).toBe(before);
});

it('an event that another business gets raises the versions of both', async () => {
  const other = (await add.business()).id;
  const before = await Promise.all([versionOf(), versionOf(other)]);
  await database.update(events).set({ businessId: other });
  const after = await Promise.all([versionOf(), versionOf(other)]);
  expect(after.map((version, index) => version > (before[index] ?? 0))).toEqual([true, true]);
});

it('one transaction about two businesses in turn raises the versions of both', async () => {
  const other = (await add.business()).id;
  const before = await Promise.all([versionOf(), versionOf(other)]);
  await database.write({}, async (tx) => {
    for (const id of [businessId, other, businessId])
      await tx.update(businesses).set({ name: 'Willow & Co' }).where(eq(businesses.id, id));
  });
  const after = await Promise.all([versionOf(), versionOf(other)]);
  expect(after.map((version, index) => version > (before[index] ?? 0))).toEqual([true, true]);
});

// SQLite's triggers run for each row, where raising again costs nothing.
describe.runIf(isPostgres)('a transaction on PostgreSQL', () => {
  it('raises a version once, however much it writes', async () => {
    const before = await versionOf();
    await database.write({}, async (tx) => {
      for (let nth = 0; nth < 3; nth += 1) await tx.insert(services).values({ eventId, catalogueId });
      await tx.delete(services);
    });
    expect(await versionOf()).toBe(before + 1);
  });

  it('raises it for itself, after another on the same connection did or was taken back', async () => {
    const rename = (name: string) =>
      database.write({}, async (tx) => {
        await tx.update(businesses).set({ name });
        if (name === 'refused') throw new Error('refused');
      });
    const before = await versionOf();
    await rename('first');
    await expect(rename('refused')).rejects.toThrow('refused');
    await rename('second');
    expect(await versionOf()).toBe(before + 2);
  });

  it('raises it after a savepoint that had raised it was taken back', async () => {
    const before = await versionOf();
    await say(
      database,
      `BEGIN; SAVEPOINT one; DELETE FROM services; ROLLBACK TO one; DELETE FROM venues; COMMIT`,
    );
    expect(await versionOf()).toBe(before + 1);
  });
});
