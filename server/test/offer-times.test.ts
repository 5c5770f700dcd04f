/** Waiting lists of large businesses, and the turns of all businesses. */

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SERVICES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import { OFFER_WEIGHT, OFFERS_WEIGHT_MAX } from '@daybook/schema/figures/waiting-list';
import { addDays } from '@daybook/schema/rules/date';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { resources } from '../src/database/catalogue-tables.ts';
import { venueColumns } from '../src/diary/venue-shape.ts';
import { sampleEvent, sampleService } from '../src/sample-data/rows.ts';
import { insertPeople, insertSampleEvents } from '../src/sample-data/sample-store.ts';
import { endOffers } from '../src/waiting-list/expired-offers-store.ts';
import { offerTimes } from '../src/waiting-list/offer-times.ts';
import { longestTurnOf } from './longest-turn.ts';
import { startWithBusiness, NOW, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let businessId: number;
let slug: string;
beforeEach(async () => {
  ({ server, businessId, slug } = await startWithBusiness({}, { hasJobs: false }));
});
afterEach(() => server.stop());

const look = () =>
  offerTimes({
    database: server.database,
    clock: () => server.clock.now,
    onMailQueued: () => undefined,
  });

const EVENTS_A_DAY = 2;
const DAYS = 61;
const services = Array.from({ length: SERVICES_MAX }, (_, at) =>
  sampleService({ name: `Service ${at}`, durationMinutes: 15 + (at % 10) * 5 }),
);

const hours = { startTime: '12:00', endTime: '23:55', serviceMode: 'individual_services' as const };

async function plan(venueCount: number, people: string[], given: Partial<typeof hours> = {}) {
  const room = venueColumns(exampleVenue);
  const venues = Array.from({ length: venueCount }, (_, at) => ({ ...room, name: `Room ${at}` }));
  const event = { ...hours, ...given, createdAt: NOW, bufferMinutes: 0 };
  await server.database.write({ business: businessId }, async (tx) => {
    const ids = [...(await insertPeople(tx, businessId, people)).values()];
    const whole = { startTime: null, endTime: null, lunchStartTime: null, lunchEndTime: null };
    const planned = Array.from({ length: EVENTS_A_DAY * DAYS }, (_, at) => ({
      event: sampleEvent({ ...event, date: addDays(TUESDAY, at % DAYS) }),
      services,
      venues,
      people: ids.map((resourceId) => ({ resourceId, ...whole })),
    }));
    await insertSampleEvents(tx, businessId, planned);
  });
}

const waits = (of: number, name: string, given: Partial<typeof waitingListEntries.$inferInsert> = {}) =>
  server.database.insert(waitingListEntries).values({
    businessId: of,
    attendeeFirstName: 'Mary',
    attendeeLastName: 'Anning',
    attendeeEmail: `${name}@example.com`,
    normalisedEmail: normalisedEmail(`${name}@example.com`),
    fromDate: TUESDAY,
    toDate: addDays(TUESDAY, DAYS - 1),
    partOfDay: 'any',
    madeBy: 'owner',
    confirmedAt: NOW,
    createdAt: NOW,
    openDates: [],
    ...given,
  });

const join = (given: object) =>
  server.post(`/api/diary/${slug}/waiting-list`, {
    attendee_first_name: 'Mary',
    attendee_last_name: 'Anning',
    attendee_email: 'mary@example.com',
    from_date: TUESDAY,
    to_date: addDays(TUESDAY, 60),
    ...given,
  });

const dates = Array.from({ length: DAYS }, (_, day) => addDays(TUESDAY, day));
const working = { startTime: '09:00', endTime: '17:00' };
const team = Array.from({ length: 20 }, (_, at) => `Person ${at}`);

it.each([
  { where: 'nothing fits', venues: VENUES_MAX, people: [], given: {}, partOfDay: 'morning' as const },
  { where: 'many people work', venues: 1, people: team, given: working, partOfDay: 'any' as const },
])(
  'holds no one up where there is most to look through: $where',
  async (one) => {
    await plan(one.venues, one.people, one.given);
    const joined = await longestTurnOf(async () => {
      expect((await join({ part_of_day: one.partOfDay })).status).toBe(200);
    });
    for (let at = 0; at < 20; at += 1)
      await waits(businessId, `w${at}`, { partOfDay: one.partOfDay, openDates: at % 2 ? dates : [] });
    const looked = await longestTurnOf(look);
    // About 10 ms on an idle machine; some seconds if all is done at once.
    expect(Math.max(joined, looked)).toBeLessThan(600);
  },
  120_000,
);

it('looks through the diaries of all businesses, however many have changed', async () => {
  const many = 201;
  for (let at = 0; at < many; at += 1) {
    const { id } = await server.add.business();
    await server.add.event(id, { date: TUESDAY });
    await waits(id, `mary${at}`);
  }
  await look();
  const offered = await server.database.selectDistinct({ id: offers.businessId }).from(offers);
  expect(offered).toHaveLength(many);
}, 120_000);

it('offers each person times with the person and the service that they wait for, in their part of the day', async () => {
  await plan(1, ['Ann', 'Bob'], working);
  const people = await server.database.select().from(resources).where(eq(resources.kind, 'person'));
  const [ann, bob] = ['Ann', 'Bob'].map((name) => people.find((one) => one.name === name)?.id);
  await waits(businessId, 'a', { personId: bob, partOfDay: 'afternoon' });
  await waits(businessId, 'b', { personId: ann });
  await waits(businessId, 'c', { personId: bob, partOfDay: 'morning' });
  await look();
  const made = await server.database.select().from(offers).orderBy(asc(offers.id));
  expect(made.map(({ personId, slotId }) => ({ personId, named: parseSlotId(slotId) }))).toMatchObject([
    { personId: bob, named: { personId: bob, start: 12 * 60 } },
    { personId: ann, named: { personId: ann, start: 9 * 60 } },
    { personId: bob, named: { personId: bob, start: 9 * 60 } },
  ]);
});

it('holds no more times at once than are judged again in a moment when the owner changes something', async () => {
  await plan(0, team, working);
  for (let at = 0; at < 20; at += 1) await waits(businessId, `w${at}`);
  await look();
  const held = await server.database.select().from(offers);
  expect(held).toHaveLength(Math.floor(OFFERS_WEIGHT_MAX / (OFFER_WEIGHT + SERVICES_MAX + team.length)));
  // All are judged twice where one has changed.
  await server.database.update(offers).set({ servicePricePence: 1 });
  const turn = await longestTurnOf(() => server.database.write({ business: businessId }, async () => {}));
  expect(turn).toBeLessThan(200);
  await server.database.write({ business: businessId }, (tx) =>
    endOffers(tx, undefined, { outcome: 'declined' }),
  );
  await look();
  expect((await server.database.select().from(offers)).length).toBeGreaterThan(held.length);
}, 60_000);
