/**
 * Whatever an owner changes while a time is held: what says 'held' can be taken, at the time in the email,
 * and strangers can't have it; or the offer has ended, and its person was emailed why.
 */

import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datesOutcome } from '@daybook/schema/contract/change-dates';
import { delayOutcome } from '@daybook/schema/contract/delay';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { offerSeen, offerTaken, waitingList } from '@daybook/schema/contract/waiting-list';
import { MINUTE } from '@daybook/schema/figures/periods';
import { offerGone } from '@daybook/schema/words/waiting-list-texts';
import { claims, offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { offerTimes } from '../src/waiting-list/offer-times.ts';
import { answerTo, book, bookFree, refusalOf, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const MARY = 'mary@example.com';
const HOURS = { start_time: '09:00', end_time: '11:25', has_lunch_break: false };
const WORKSHOP = { event_name: 'Workshop', event_type: 'day_event' };

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer({ hasJobs: false });
});
afterEach(() => server.stop());

interface World {
  ann: number;
  bea: number;
  room: number;
  cut: number;
  event: OwnerEvent;
}

type Kind = 'nothing named' | 'people' | 'place' | 'people and place' | 'services' | 'workshop';

/** Makes a date, and holds a time of it for Mary. */
async function hold(kind: Kind, given: { personId?: 'ann'; now?: string; noticeHours?: number } = {}) {
  server.clock.now = Date.parse(given.now ?? '2026-11-20T09:00:00Z');
  await server.database.delete(emails);
  salon = await openSalon(server);
  const [ann, bea] = [(await salon.addPerson('Ann')).id, (await salon.addPerson('Bea')).id];
  const room = (await salon.addPlace('Front room', null)).id;
  const cut = (await salon.addService('Cut')).id;
  const event = await salon.addEvent({
    ...HOURS,
    ...(kind === 'workshop' ? { ...WORKSHOP, places: [{ id: room, max_capacity: 2 }] } : {}),
    ...(kind === 'services' ? { service_mode: 'individual_services', service_ids: [cut] } : {}),
    ...(kind.includes('people') || kind === 'services' ? { person_ids: [ann, bea] } : {}),
    ...(kind.includes('place') ? { place_ids: [room] } : {}),
  });
  const world = { ann, bea, room, cut, event };
  await server.database.insert(waitingListEntries).values({
    businessId: salon.businessId,
    attendeeFirstName: 'Mary',
    attendeeLastName: 'Anning',
    attendeeEmail: MARY,
    normalisedEmail: MARY,
    fromDate: TUESDAY,
    toDate: TUESDAY,
    partOfDay: 'any',
    personId: given.personId ? ann : null,
    madeBy: 'customer',
    openDates: [],
    createdAt: server.clock.now,
    confirmedAt: server.clock.now,
  });
  if (given.noticeHours !== undefined) await changeBusiness({ minimum_notice_hours: given.noticeHours });
  await offerTimes({
    database: server.database,
    clock: () => server.clock.now,
    onMailQueued: () => undefined,
  });
  const offer = await theOffer();
  expect(offer).toMatchObject({ kind: 'held', outcome: null });
  const token = createLinkTokens('offerLink', [server.secret]).tokenOf({ id: offer.id, email: MARY });
  return {
    world,
    startsAt: offer.startsAt,
    seen: () => answerTo(offerSeen, server.get(`/api/offers/details?token=${token}`)),
    take: () => server.post('/api/offers/take', { token }),
  };
}

async function theOffer() {
  const [offer] = (await server.database.select().from(offers).orderBy(asc(offers.id))).filter(
    ({ businessId }) => businessId === salon.businessId,
  );
  if (!offer) throw new Error('nothing was offered');
  return offer;
}

const emailedKinds = async () =>
  (await server.database.select().from(emails).where(eq(emails.recipient, MARY))).map(({ kind }) => kind);

/** Changes of an owner, as calls. Some are refused, which leaves everything as it was. */
const CHANGES = {
  placeTakesOne: ({ room }: World) => changeRoom(room, 1),
  placeTakesAny: ({ room }: World) => changeRoom(room, null),
  noOne: (world: World) => changeResources(world, { person_ids: [] }),
  annAlone: (world: World) => changeResources(world, { person_ids: [world.ann] }),
  beaAlone: (world: World) => changeResources(world, { person_ids: [world.bea] }),
  both: (world: World) => changeResources(world, { person_ids: [world.ann, world.bea] }),
  annLater: (world: World) =>
    changeResources(world, { people: [{ id: world.ann, start_time: '10:00', end_time: '11:00' }] }),
  firstPlace: (world: World) => changeResources(world, { place_ids: [world.room] }),
  fewerSeats: (world: World) => changeResources(world, { places: [{ id: world.room, max_capacity: 1 }] }),
  hoursLater: (world: World) => changeDate(world, 'hours', { start_time: '09:50' }),
  hoursLonger: (world: World) => changeDate(world, 'hours', { end_time: '13:00' }),
  reworded: (world: World) => changeDate(world, 'words', { event_name: 'Colour' }),
  cancelled: (world: World) => changeDate(world, 'cancel', {}),
  archived: ({ ann }: World) => salon.owner.delete(salon.at(`people/${ann}`)),
  notOnline: ({ bea }: World) =>
    salon.owner.put(salon.at(`people/${bea}`), { name: 'Bea', bookable_online: false }),
  off: () => timeOff(null),
  annOff: ({ ann }: World) => timeOff(ann),
  bookedOver: () =>
    salon.owner.post(salon.at('bookings'), {
      attendee_first_name: 'Grace',
      date: TUESDAY,
      start_time: '09:00',
      allow_overlap: true,
    }),
  bookedOverWithEmail: () =>
    salon.owner.post(salon.at('bookings'), {
      attendee_first_name: 'Grace',
      attendee_email: 'grace@example.com',
      date: TUESDAY,
      start_time: '09:00',
      allow_overlap: true,
    }),
  longer: ({ cut }: World) =>
    salon.owner.put(salon.at(`services/${cut}`), { name: 'Cut', price: 40, duration_minutes: 60 }),
  noService: ({ cut }: World) => salon.owner.delete(salon.at(`services/${cut}`)),
  elsewhere: () => changeBusiness({ timezone: 'America/New_York' }),
  shortNotice: () => changeBusiness({ minimum_notice_hours: 168 }),
  another: () => salon.addEvent({ ...HOURS, ...WORKSHOP }),
};

const changeRoom = (room: number, at_once: 1 | null) =>
  salon.owner.put(salon.at(`places/${room}`), { name: 'Front room', postcode: 'HX7 8EX', at_once });

async function changeResources({ event }: World, change: Record<string, unknown>) {
  const { person_ids = event.people.map(({ id }) => id), place_ids = event.place_ids } = change;
  const { service_ids } = event;
  const named = change.people ? {} : { person_ids };
  const at = change.places ? {} : { place_ids };
  return salon.changeResources(event.id, { ...named, ...at, service_ids, ...change });
}

async function changeDate({ event }: World, what: string, change: Record<string, unknown>) {
  const send = (query: string, body: Record<string, unknown>) => {
    const path = salon.at(`dates/${what}${query}`);
    return what === 'cancel' ? salon.owner.post(path, body) : salon.owner.put(path, body);
  };
  const body = { event_ids: [event.id], ...change };
  const shown = await send('?dry_run=true', body);
  if (!shown.ok || what === 'words') return send('', body);
  const misfits = datesOutcome.parse(await shown.json()).no_longer_fit;
  return send('', { ...body, bookings: misfits.map(({ booking: { id } }) => ({ id, answer: 'keep' })) });
}

const timeOff = (resource_id: number | null) =>
  salon.owner.post(salon.at('time-off'), { starts_on: TUESDAY, ends_on: TUESDAY, resource_id, bookings: [] });

const changeBusiness = (change: Record<string, unknown>) =>
  salon.owner.put(`/api/businesses/${salon.businessId}`, {
    business_name: 'Willow',
    business_email: 'olive@salon.example',
    timezone: 'Europe/London',
    ...change,
  });

/** Strangers book whatever is listed as free. */
async function bookWhatIsFree({ event }: World): Promise<void> {
  let number = 0;
  for (const service of event.services.length > 0 ? event.services : [null]) {
    const query = service ? `?service_id=${service.id}` : '';
    const response = await server.get(`/api/events/${event.id}/time-slots${query}`);
    if (!response.ok) continue;
    for (const slot of await slotsOf(server, event.id, query))
      for (let left = slot.is_booked ? 0 : 3; left > 0; left -= 1) {
        const booked = await book(server, slot, { attendee_email: `stranger-${(number += 1)}@example.com` });
        expect([201, 404, 409]).toContain(booked.status);
      }
  }
}

async function expectPromise(held: Awaited<ReturnType<typeof hold>>): Promise<void> {
  const seen = await held.seen();
  const listed = await answerTo(
    waitingList,
    salon.owner.get(`/api/businesses/${salon.businessId}/waiting-list`),
  );
  const isHeld = seen.state === 'held';
  expect({ outcome: listed.offers[0]?.outcome, isListed: listed.entries[0]?.held_until !== null }).toEqual({
    outcome: isHeld ? 'open' : 'gone',
    isListed: isHeld,
  });
  const kinds = await emailedKinds();
  if (!isHeld) {
    expect(seen.state === 'free' || seen.gone_for !== null).toBe(true);
    expect(kinds.filter((kind) => kind === 'waiting_list_gone')).toHaveLength(1);
    return;
  }
  expect(kinds).not.toContain('waiting_list_gone');
  await bookWhatIsFree(held.world);
  expect((await held.seen()).state).toBe('held');
  const taken = await answerTo(offerTaken, held.take());
  expect(Date.parse(taken.starts_at)).toBe(held.startsAt);
  expect(taken).toMatchObject({ state: 'taken', person_name: seen.person_name, end_time: seen.end_time });
}

const kinds: Kind[] = ['nothing named', 'people', 'place', 'people and place', 'services', 'workshop'];
const names = fc.constantFrom(
  ...Object.keys(CHANGES).filter((name): name is keyof typeof CHANGES => name in CHANGES),
);
const history = fc.tuple(fc.constantFrom(...kinds), fc.boolean(), fc.array(names, { maxLength: 4 }));

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Each was once booked by a stranger, or said 'held' and could not be taken. */
const EXAMPLES: History[] = [
  ['place', false, ['placeTakesOne']],
  ['place', false, ['placeTakesOne', 'placeTakesAny']],
  ['nothing named', false, ['both']],
  ['people', false, ['noOne']],
  ['people', true, ['noOne']],
  ['people and place', false, ['noOne', 'placeTakesOne']],
  ['nothing named', false, ['firstPlace']],
  ['people', true, ['archived']],
  ['people', false, ['beaAlone']],
  ['people', true, ['beaAlone']],
  ['people', false, ['annLater']],
  ['nothing named', false, ['bookedOver']],
  ['people', true, ['bookedOverWithEmail']],
  ['workshop', false, ['fewerSeats']],
  ['services', false, ['longer']],
  ['services', false, ['noService']],
  ['nothing named', false, ['elsewhere']],
  ['nothing named', false, ['shortNotice']],
  ['nothing named', false, ['hoursLonger']],
  ['nothing named', false, ['hoursLater']],
  ['nothing named', false, ['cancelled']],
  ['people', false, ['off']],
  ['people', true, ['annOff']],
];

it('is a promise, whatever the owner changes meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ([kind, isAnns, changes]) => {
      const isOfAnn = isAnns && (kind.includes('people') || kind === 'services');
      const held = await hold(kind, isOfAnn ? { personId: 'ann' } : {});
      for (const change of changes) {
        const answer = await CHANGES[change](held.world);
        if ('status' in answer) expect(answer.status).toBeLessThan(500);
      }
      await expectPromise(held);
    }),
    { numRuns: 8, examples: EXAMPLES.map((example) => [example]) },
  );
}, 300_000);

describe('a person or service that is deleted', () => {
  it('takes no one off the waiting list without a word', async () => {
    await hold('nothing named');
    const [zoe, dye] = [await salon.addPerson('Zoe'), await salon.addService('Dye')];
    const [entry] = await server.database.select().from(waitingListEntries);
    if (!entry) throw new Error('nobody waits');
    const { id: _id, ...mary } = entry;
    await server.database.insert(waitingListEntries).values([
      { ...mary, personId: zoe.id },
      { ...mary, catalogueId: dye.id },
    ]);
    await salon.owner.delete(salon.at(`people/${zoe.id}`));
    await salon.owner.delete(salon.at(`services/${dye.id}`));
    expect((await salon.people()).map(({ name }) => name)).not.toContain('Zoe');
    const after = await server.database.select().from(waitingListEntries).orderBy(asc(waitingListEntries.id));
    expect(after).toMatchObject([
      { endedFor: null },
      { personId: null, endedFor: null },
      { catalogueId: null, endedFor: 'removed' },
    ]);
    expect((await emailedKinds()).filter((kind) => kind === 'waiting_list_changed')).toHaveLength(2);
  });
});

describe('a held time', () => {
  it('that is past because of a delay ends with the true reason, and the preview names it first', async () => {
    const held = await hold('people', { personId: 'ann' });
    // The day itself, with a longer hold.
    server.clock.now = Date.parse(`${TUESDAY}T08:58:00Z`);
    const expiresAt = server.clock.now + 30 * MINUTE;
    await server.database.update(offers).set({ expiresAt });
    await server.database.update(claims).set({ expiresAt });
    await bookFree(server, held.world.event.id, 0, { attendee_email: 'ada@example.com' });
    const late = { minutes: 20, resource_id: held.world.ann };
    const preview = await answerTo(delayOutcome, salon.owner.post(salon.at('delays?dry_run=true'), late));
    const named = {
      attendee_first_name: 'Mary',
      attendee_last_name: 'Anning',
      event_date: TUESDAY,
      start_time: '09:00',
    };
    expect(preview.offers_ended).toEqual([named]);
    expect((await held.seen()).state).toBe('held');
    const shown = preview.bookings.map(({ booking, expected_at }) => ({
      booking_id: booking.id,
      expected_at,
    }));
    const started = await answerTo(
      delayOutcome,
      salon.owner.post(salon.at('delays'), { ...late, emails: shown }),
    );
    expect(started.offers_ended).toEqual([named]);
    expect(await held.seen()).toMatchObject({ state: 'over', gone_for: 'late', held_until: null });
    const { business_name: business } = await held.seen();
    const why = offerGone('late', { business, person: 'Ann' });
    expect(await refusalOf(held.take())).toMatchObject({ status: 409, message: why });
    expect(await emailedKinds()).toContain('waiting_list_gone');
  });

  it('tells the customer when its team member is archived, and the customer then waits for anyone', async () => {
    const held = await hold('people', { personId: 'ann' });
    expect((await CHANGES.archived(held.world)).status).toBe(200);
    expect(await emailedKinds()).toEqual(['waiting_list_offer', 'waiting_list_changed', 'waiting_list_gone']);
    const [entry] = await server.database.select().from(waitingListEntries);
    expect(entry).toMatchObject({ personId: null, endedAt: null });
  });

  it('is held no longer than it can be booked', async () => {
    // Tuesday at 9:00 closes four days before.
    const held = await hold('nothing named', { now: '2026-11-20T08:40:00Z', noticeHours: 96 });
    const { expiresAt } = await theOffer();
    expect(expiresAt).toBe(Date.parse('2026-11-20T09:00:00Z'));
    server.clock.now = Date.parse('2026-11-20T08:59:00Z');
    expect((await held.take()).status).toBe(200);
  });
});
