import { afterEach, beforeEach, expect, it } from 'vitest';
import { EVENTS_OF_RESOURCE_PER_DATE } from '@daybook/schema/figures/bounds';
import { PERSON_IS_FULL, PLACE_IS_FULL } from '../src/events/event-responses.ts';
import { openSalon, type Salon } from './salon.ts';
import { plan } from './plans.ts';
import { diary } from '@daybook/schema/contract/diary';
import { startServer, TUESDAY, type TestServer } from './start.ts';
import { answerTo, refusalOf } from './booking-requests.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

it('services and places come in the order of Settings, also to dates that are published', async () => {
  const [front, back] = [await salon.addPlace('Front room', null), await salon.addPlace('Back room', null)];
  const [cut, colour] = [await salon.addService('Cut'), await salon.addService('Colour')];
  const services = { service_mode: 'individual_services', service_ids: [cut.id, colour.id] };
  await salon.addEvent({
    ...services,
    place_ids: [front.id, back.id],
    start_time: '09:00',
    end_time: '17:00',
  });
  const shown = async () => {
    const { events } = await answerTo(diary, server.get(`/api/diary/${salon.slug}`));
    return events.map(({ venues, services: offered }) => [
      venues.map(({ venue_name }) => venue_name),
      offered.map(({ service_name }) => service_name),
    ]);
  };
  expect(await shown()).toEqual([
    [
      ['Front room', 'Back room'],
      ['Cut', 'Colour'],
    ],
  ]);
  const place = { name: 'Back room', postcode: 'HX7 8EX', at_once: null, position: 0 };
  await salon.owner.put(salon.at(`places/${back.id}`), place);
  const service = { name: 'Colour', price: 38, duration_minutes: 45, position: 0 };
  await salon.owner.put(salon.at(`services/${colour.id}`), service);
  expect(await shown()).toEqual([
    [
      ['Back room', 'Front room'],
      ['Colour', 'Cut'],
    ],
  ]);
});

it('a person and a place have at most so many events on a date, which is said at their field', async () => {
  const ruth = await salon.addPerson('Ruth');
  const room = await salon.addPlace('Front room', null);
  const free = await salon.addEvent({});
  for (let nth = 0; nth < EVENTS_OF_RESOURCE_PER_DATE; nth += 1) {
    const { id } = await server.add.event(salon.businessId, { date: TUESDAY });
    await server.add.atEvent(id, ruth.id);
    await server.add.venue(id, { name: 'Front room', address: null, postcode: 'HX7 8EX' });
  }
  const refused = (given: Record<string, unknown>) =>
    refusalOf(salon.owner.post(salon.at('events'), plan(given)));
  expect(await refused({ person_ids: [ruth.id] })).toMatchObject({
    status: 409,
    fields: { person_ids: PERSON_IS_FULL },
  });
  expect(await refused({ place_ids: [room.id] })).toMatchObject({
    status: 409,
    fields: { place_ids: PLACE_IS_FULL },
  });
  const change = (body: Record<string, unknown>) => refusalOf(salon.changeResources(free.id, body));
  expect(await change({ person_ids: [ruth.id], place_ids: free.place_ids })).toMatchObject({
    fields: { person_ids: PERSON_IS_FULL },
  });
  await salon.addEvent({ person_ids: [ruth.id], event_date: '2026-11-25' });
});
