import { afterEach, beforeEach, expect, it } from 'vitest';
import { dateOutcome, type DateOutcome } from '@daybook/schema/contract/event-request';
import { addDays } from '@daybook/schema/rules/date';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { services, venues } from '../src/database/catalogue-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { events } from '../src/database/tables.ts';
import { EARLIER_EVENT_DIFFERS } from '../src/events/event-responses.ts';
import { refusalOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { plan, plans } from './plans.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
});
afterEach(() => server.stop());

const DATES = [0, 1, 2].map((days) => addDays(TUESDAY, days));
const KEY = { 'Idempotency-Key': 'form 7f3a' };
const count = () => countRows(server.database, events);

async function create(body: unknown, headers = KEY, id = businessId): Promise<DateOutcome[]> {
  const answer = await owner.post(`/api/businesses/${id}/events/batch`, body, headers);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trimEnd().split('\n');
  return lines.map((line) => dateOutcome.parse(JSON.parse(line)));
}

it('creates no date twice, and answers with the events that are there', async () => {
  const services_ = [{ service_name: 'Trim', service_price: 18 }];
  const given = { service_mode: 'individual_services', services: services_ };
  const first = await create(plans(DATES.slice(0, 2), given));
  const again = await create(plans(DATES, given));
  expect(again.slice(0, 2)).toEqual(first);
  expect(again.map(({ error }) => error)).toEqual([null, null, null]);
  const rows = [events, services, venues].map((table) => countRows(server.database, table));
  expect(await Promise.all(rows)).toEqual([3, 3, 3]);
});

it('creates a date once when two such requests arrive together', async () => {
  const [first, second] = await Promise.all([create(plans(DATES)), create(plans(DATES))]);
  expect(first).toEqual(second);
  expect(await count()).toBe(3);
});

it('reports no event as created that is not as requested, because the owner has changed the form or the event since', async () => {
  const outcomes = await create(plans(DATES.slice(0, 2)));
  const differs = { id: null, error: EARLIER_EVENT_DIFFERS };
  for (const changed of [
    { end_time: '18:00' },
    { event_name: 'Colour' },
    { venues: [{ ...exampleVenue, max_capacity: 3 }] },
    { venues: [exampleVenue, { ...exampleVenue, venue_name: 'Back room' }] },
    { service_mode: 'individual_services', services: [{ service_name: 'Trim', service_price: 18 }] },
  ])
    expect(await create(plans([TUESDAY], changed))).toMatchObject([differs]);
  const change = { event_name: 'Colour', personal_message: 'See you.' };
  await owner.put(`/api/businesses/${businessId}/events/${outcomes[0]?.id}`, change);
  expect(await create(plans(DATES))).toMatchObject([differs, { id: outcomes[1]?.id }, { error: null }]);
  expect(await count()).toBe(3);
});

it('creates a date again whose event was deleted in between', async () => {
  const [made] = await create(plans([TUESDAY]));
  await owner.delete(`/api/businesses/${businessId}/events/${made?.id}`);
  expect(await create(plans([TUESDAY]))).toMatchObject([{ error: null }]);
  expect(await count()).toBe(1);
});

it('creates the same date again under another key, in another business, and without a key', async () => {
  await create(plans([TUESDAY]));
  const { id: other } = await server.add.business({ ownerId: owner.id });
  await create(plans([TUESDAY]), { 'Idempotency-Key': 'form 7f3b' });
  await create(plans([TUESDAY]), KEY, other);
  await owner.post(`/api/businesses/${businessId}/events`, plan());
  await owner.post(`/api/businesses/${businessId}/events`, plan());
  expect(await count()).toBe(5);
});

it('knows the key of a single event and of a copy too', async () => {
  const [single, copying] = [KEY, { 'Idempotency-Key': 'copy 7f3b' }];
  const send = async (path: string, body: unknown, headers: Record<string, string>) =>
    (await owner.post(`/api/businesses/${businessId}${path}`, body, headers)).json();
  const made = await send('/events', plan(), single);
  expect(await send('/events', plan(), single)).toEqual(made);
  const [event] = await server.database.select({ id: events.id }).from(events);
  const copy = `/events/${event?.id}/duplicate`;
  const date = { event_date: DATES[1] };
  expect(await send(copy, date, copying)).toEqual(await send(copy, date, copying));
  expect(await count()).toBe(2);
  const differing = owner.post(
    `/api/businesses/${businessId}/events`,
    plan({ event_name: 'Colour' }),
    single,
  );
  expect(await refusalOf(differing)).toMatchObject({ status: 409, error: EARLIER_EVENT_DIFFERS });
});

it('refuses an invalid key', async () => {
  const path = `/api/businesses/${businessId}/events/batch`;
  const refusal = await refusalOf(owner.post(path, plans(DATES), { 'Idempotency-Key': 'x'.repeat(101) }));
  expect(refusal.status).toBe(400);
  expect(Object.keys(refusal.fields ?? {})).toEqual(['Idempotency-Key']);
  expect(await count()).toBe(0);
});
