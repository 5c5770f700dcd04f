/** The times that an owner may book for somebody who phones or walks in. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownTimes } from '@daybook/schema/contract/own-times';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { openSalon, read, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';
import { bookFree, slotsOf } from './wishes.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const timesOf = (query = '') =>
  read(ownTimes, salon.owner.get(`/api/businesses/${salon.businessId}/times?date=${TUESDAY}${query}`));

it('are those of the diary, and name what is in the way of each', async () => {
  const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
  const event = await salon.addEvent({ person_ids: [ann.id, bob.id] });
  await bookFree(server, event.id);
  const anyone = await timesOf();
  expect(anyone.people).toEqual([
    { id: ann.id, name: 'Ann' },
    { id: bob.id, name: 'Bob' },
  ]);
  expect(anyone.times.map(({ slot_id: id }) => id)).toEqual(
    (await slotsOf(server, event.id)).map(({ id }) => id),
  );
  expect(anyone.times[0]).toMatchObject({ event_name: event.event_name, start_time: '09:00', reasons: [] });
  const [taken] = (await timesOf(`&person_id=${ann.id}`)).times;
  expect(taken?.reasons).toEqual([{ why: 'booked', name: 'Ann', note: null }]);
  expect(parseSlotId(taken?.slot_id ?? '')).toMatchObject({ eventId: event.id, personId: ann.id });
});

it('follow the business’s service, and need none where the event has none', async () => {
  await salon.addEvent({});
  const cuts = await salon.addEvent({
    event_name: 'Cuts',
    service_mode: 'individual_services',
    services: [{ service_name: 'Cut', service_price: 38, estimated_duration_minutes: 45 }],
  });
  const [serviceId] = cuts.service_ids;
  const names = (found: Awaited<ReturnType<typeof timesOf>>) =>
    new Set(found.times.map(({ event_name: name }) => name));
  expect(names(await timesOf(`&service_id=${serviceId}`))).toEqual(new Set(['Cuts']));
  expect(names(await timesOf())).not.toContain('Cuts');
});

it('know neither the notice for customers nor what another business has', async () => {
  const event = await salon.addEvent({});
  await salon.owner.put(`/api/businesses/${salon.businessId}`, {
    business_name: 'Willow',
    business_email: 'olive@salon.example',
    timezone: 'Europe/London',
    minimum_notice_hours: 720,
  });
  expect(await slotsOf(server, event.id)).toEqual([]);
  expect((await timesOf()).times.every(({ reasons }) => reasons.length === 0)).toBe(true);
  expect((await timesOf('&person_id=999999')).times).toEqual([]);
  expect((await timesOf('&place_id=999999')).times).toEqual([]);
  expect((await timesOf('&service_id=999999')).times).toEqual([]);
});
