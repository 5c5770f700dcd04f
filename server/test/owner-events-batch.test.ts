import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dateOutcome, type DateOutcome } from '@daybook/schema/contract/event-request';
import { DATES_MAX } from '@daybook/schema/figures/bounds';
import { addDays } from '@daybook/schema/rules/date';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import {
  DATE_IN_PAST,
  EVENT_CREATE_FAILED,
  HOME_VISIT_HAS_NO_VENUE,
  SELECT_ONE_DATE,
  tooManyDates,
  VENUE_ADDRESS_REQUIRED,
  VENUE_NAME_REQUIRED,
  VENUE_POSTCODE_REQUIRED,
} from '@daybook/schema/words/event-texts';
import { services as servicesTable, venues as venuesTable } from '../src/database/catalogue-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { events } from '../src/database/tables.ts';
import { NDJSON } from '../src/http/ndjson.ts';
import { refusalOf } from './booking-requests.ts';
import { refuseRows } from './database-faults.ts';
import { signIn, type Owner } from './owner.ts';
import { plans } from './plans.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let path: string;

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<void> {
  server = await startServer(options);
  owner = await signIn(server);
  path = `/api/businesses/${(await server.add.business({ ownerId: owner.id })).id}/events/batch`;
}
beforeEach(() => start());
afterEach(() => server.stop());

const count = (table: SQLiteTable) => countRows(server.database, table);

async function outcomesOf(answer: Promise<Response>): Promise<DateOutcome[]> {
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(NDJSON);
  const lines = (await response.text()).trimEnd().split('\n');
  return lines.map((line) => dateOutcome.parse(JSON.parse(line)));
}

const datesFrom = (first: string, howMany: number) =>
  Array.from({ length: howMany }, (_, index) => addDays(first, index));

it('creates an event with services and venues on each date, and reports date by date', async () => {
  const services = [
    { service_name: 'Trim', service_price: 18 },
    { service_name: 'Colour', service_price: 60, estimated_duration_minutes: 90 },
  ];
  const venues = [exampleVenue, { ...exampleVenue, venue_name: 'Back room', max_capacity: 3 }];
  const given = { service_mode: 'individual_services', services, venues };
  const outcomes = await outcomesOf(owner.post(path, plans([addDays(TUESDAY, 7), TUESDAY, TUESDAY], given)));
  expect(outcomes.map(({ event_date, error }) => [event_date, error])).toEqual([
    [TUESDAY, null],
    [addDays(TUESDAY, 7), null],
  ]);
  expect([await count(events), await count(servicesTable), await count(venuesTable)]).toEqual([2, 4, 4]);
  for (const { id } of outcomes) {
    const found = await (await server.get(`/api/events/${id}/venues`)).json();
    expect(found).toMatchObject([{ venue_name: 'Front room' }, { venue_name: 'Back room', max_capacity: 3 }]);
  }
});

it('refuses the dates that are past, and creates events on the others', async () => {
  const outcomes = await outcomesOf(owner.post(path, plans(datesFrom('2026-11-18', 4))));
  expect(outcomes).toMatchObject([
    { event_date: '2026-11-18', id: null, error: DATE_IN_PAST },
    { event_date: '2026-11-19', id: null, error: DATE_IN_PAST },
    { event_date: '2026-11-20', error: null },
    { event_date: '2026-11-21', error: null },
  ]);
  expect(await count(events)).toBe(2);
});

it('leaves nothing on a date on which something goes wrong, and logs it without the owner’s words', async () => {
  const isWednesday = `(SELECT date FROM events WHERE id = NEW.event_id) = '2026-11-25'`;
  await refuseRows(server.database, 'INSERT ON venues', isWednesday);
  const outcomes = await outcomesOf(owner.post(path, plans(datesFrom(TUESDAY, 3))));
  expect(outcomes.map(({ error }) => error)).toEqual([null, EVENT_CREATE_FAILED, null]);
  expect([await count(events), await count(venuesTable)]).toEqual([2, 2]);
  const logged = server.log.filter((line) => line.includes('an event was not created'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('See you soon');
});

it('creates a whole year', async () => {
  const outcomes = await outcomesOf(owner.post(path, plans(datesFrom(TUESDAY, DATES_MAX))));
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(DATES_MAX);
  expect(await count(events)).toBe(DATES_MAX);
});

it.each<[string, string, Record<string, unknown>]>([
  ['dates', SELECT_ONE_DATE, { dates: [] }],
  ['dates', tooManyDates(DATES_MAX), { dates: datesFrom(TUESDAY, DATES_MAX + 1) }],
  ['venues.0.venue_name', VENUE_NAME_REQUIRED, { venues: [] }],
  ['venues.0.venue_name', VENUE_NAME_REQUIRED, { venues: [{ ...exampleVenue, venue_name: '' }] }],
  ['venues.0.venue_address', VENUE_ADDRESS_REQUIRED, { venues: [{ ...exampleVenue, venue_address: ' ' }] }],
  ['venues.0.venue_postcode', VENUE_POSTCODE_REQUIRED, { venues: [{ ...exampleVenue, venue_postcode: '' }] }],
  ['venues', HOME_VISIT_HAS_NO_VENUE, { is_home_visit: true }],
])('refuses %s with ‘%s’ before it creates any', async (field, text, given) => {
  const refusal = await refusalOf(owner.post(path, { ...plans([TUESDAY]), ...given }));
  expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  expect(await count(events)).toBe(0);
});

it('plans home visits, which have no venue', async () => {
  const outcomes = await outcomesOf(owner.post(path, plans([TUESDAY], { is_home_visit: true, venues: [] })));
  expect(outcomes).toMatchObject([{ error: null }]);
  expect(await count(venuesTable)).toBe(0);
});

it('tells an owner at once when the business is not set up', async () => {
  const { id } = await server.add.business({ ownerId: owner.id, paidAt: null });
  const refusal = await refusalOf(owner.post(`/api/businesses/${id}/events/batch`, plans([TUESDAY])));
  expect(refusal).toMatchObject({ status: 402, error: BUSINESS_NOT_PAID });
});

it('stops when the owner goes away, with every event it made complete', async () => {
  await server.stop();
  await start({ around: (served) => served });
  const leaving = new AbortController();
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...owner.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(plans(datesFrom(TUESDAY, DATES_MAX))),
    signal: leaving.signal,
  });
  await answer.body?.getReader().read();
  leaving.abort();
  let before: unknown;
  await expect
    .poll(async () => {
      const now = await count(events);
      const hasStopped = now === before;
      before = now;
      return hasStopped;
    })
    .toBe(true);
  expect(await count(events)).toBeGreaterThan(0);
  expect(await count(events)).toBeLessThan(DATES_MAX);
  expect(await count(events)).toBe(await count(venuesTable));
  expect(server.log.join('')).not.toMatch(/"level":[56]0/);
});
