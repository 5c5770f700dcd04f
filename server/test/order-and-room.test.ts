import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary } from '@daybook/schema/contract/diary';
import { EVENTS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { DATE_IS_FULL } from '../src/events/event-responses.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { plan } from './plans.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

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

it('has at most so many events on a date, by hand or copied, which is said at the date', async () => {
  const free = await salon.addEvent({ event_date: '2026-11-25' });
  for (let nth = 0; nth < EVENTS_ON_DATE_MAX - 1; nth += 1)
    await server.add.event(salon.businessId, { date: TUESDAY });
  await salon.addEvent({ event_date: TUESDAY });
  const isFull = { status: 409, fields: { event_date: DATE_IS_FULL } };
  expect(await refusalOf(salon.owner.post(salon.at('events'), plan({ event_date: TUESDAY })))).toMatchObject(
    isFull,
  );
  const copy = salon.owner.post(salon.at(`events/${free.id}/duplicate`), { event_date: TUESDAY });
  expect(await refusalOf(copy)).toMatchObject(isFull);
  await salon.addEvent({ event_date: '2026-11-25' });
});
