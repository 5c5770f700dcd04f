/** Weekly hours over HTTP: said once, published at once. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patternOutcome, type PatternOutcome } from '@daybook/schema/contract/pattern';
import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import { PERSON_NOT_IN_TEAM } from '@daybook/schema/words/catalogue-texts';
import {
  CHANGES_FROM_PAST,
  EARLIER_PATTERN_DIFFERS,
  tooManyPatterns,
} from '@daybook/schema/words/pattern-texts';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { catalogue, resources } from '../src/database/catalogue-tables.ts';
import { businesses, events, patterns } from '../src/database/tables.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';
import { countRows } from './test-database.ts';
import { refusalOf } from './wishes.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let path: string;

beforeEach(async () => {
  server = await startServer();
  owner = await signIn(server);
  businessId = (await server.add.business({ ownerId: owner.id })).id;
  path = `/api/businesses/${businessId}/patterns`;
});
afterEach(() => server.stop());

const hours = { start_time: '09:00', end_time: '17:00' };

function week(given: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
  return {
    weekdays: [
      { day: 2, ...hours },
      { day: 5, start_time: '12:00', end_time: '20:00' },
    ],
    from_date: TUESDAY,
    weeks_ahead: 2,
    ...given,
    event: {
      event_name: 'Haircuts',
      personal_message: 'See you soon.',
      event_type: 'booking',
      slot_duration_minutes: 45,
      venues: [exampleVenue],
      ...event,
    },
  };
}

async function outcomeOf(answer: Promise<Response>, status = 201): Promise<PatternOutcome> {
  const response = await answer;
  expect(response.status).toBe(status);
  return patternOutcome.parse(await response.json());
}

const keyed = (key: string) => ({ [IDEMPOTENCY_HEADER]: key });
const DATES = ['2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04'];

it('publishes the week at once, as many weeks ahead as asked', async () => {
  const outcome = await outcomeOf(owner.post(path, week()));
  expect(outcome.published).toEqual(DATES);
  expect(outcome.pattern).toMatchObject({
    published_to: '2026-12-04',
    upcoming_dates: 4,
    stopped: null,
    is_paused: false,
  });
  const found = await server.database.select().from(events).orderBy(events.date);
  expect(
    found.map(({ date, startTime, endTime, patternId }) => [date, startTime, endTime, patternId]),
  ).toEqual(
    DATES.map((date, at) => [
      date,
      at % 2 === 0 ? '09:00' : '12:00',
      at % 2 === 0 ? '17:00' : '20:00',
      outcome.pattern?.id,
    ]),
  );
});

it('lists weekly hours with their next dates, as they can be sent again', async () => {
  const { pattern } = await outcomeOf(owner.post(path, week()));
  const response = await owner.get(path);
  expect(await response.json()).toEqual([pattern]);
  const { next_dates, event, weekdays } = pattern ?? expect.fail('none');
  expect(next_dates.map(({ date, state }) => [date, state])).toEqual(DATES.map((date) => [date, 'made']));
  const again = await outcomeOf(owner.post(path, { ...week(), weekdays, event }));
  expect(again.pattern?.event).toEqual(event);
});

it('makes the services and venues that it brings the business’s own', async () => {
  const services = [{ service_name: 'Trim', service_price: 18 }];
  const { pattern } = await outcomeOf(
    owner.post(path, week({}, { service_mode: 'individual_services', services })),
  );
  const [place] = await server.database.select().from(resources);
  const [service] = await server.database.select().from(catalogue);
  expect(pattern?.event).toMatchObject({
    places: [{ id: place?.id, max_capacity: null }],
    service_ids: [service?.id],
  });
  expect([await countRows(server.database, resources), await countRows(server.database, catalogue)]).toEqual([
    1, 1,
  ]);
});

it('keeps nothing for a dry run, and answers the dates', async () => {
  const outcome = await outcomeOf(owner.post(`${path}?dry_run=true`, week()));
  expect(outcome).toMatchObject({ pattern: null, published: DATES });
  for (const table of [patterns, events, resources]) expect(await countRows(server.database, table)).toBe(0);
});

it('keeps one for all tries with the same key, and refuses another with that key', async () => {
  const first = await outcomeOf(owner.post(path, week(), keyed('a key')));
  const again = await outcomeOf(owner.post(path, week(), keyed('a key')));
  expect(again).toEqual({ ...first, published: [] });
  expect(await countRows(server.database, events)).toBe(4);
  const differs = owner.post(path, week({ weeks_ahead: 3 }), keyed('a key'));
  expect(await refusalOf(differs)).toMatchObject({ status: 409, error: EARLIER_PATTERN_DIFFERS });
});

it('refuses weekly hours that are over, those of a business that is not paid for, and too many', async () => {
  const over = owner.post(path, week({ from_date: '2026-11-03', until_date: '2026-11-19' }));
  expect(await refusalOf(over)).toMatchObject({ status: 400, fields: { until_date: CHANGES_FROM_PAST } });
  const stranger = owner.post(path, week({}, { person_ids: [1_000_000] }));
  expect(await refusalOf(stranger)).toMatchObject({ status: 400, error: PERSON_NOT_IN_TEAM });
  for (let at = 0; at < PATTERNS_MAX; at += 1) await server.add.pattern(businessId, { dueAt: 1e15 });
  const many = owner.post(path, week());
  expect(await refusalOf(many)).toMatchObject({ status: 409, error: tooManyPatterns(PATTERNS_MAX) });
  await server.database.update(businesses).set({ paidAt: null }).where(eq(businesses.id, businessId));
  const unpaid = owner.post(path, week());
  expect(await refusalOf(unpaid)).toMatchObject({ status: 402, error: BUSINESS_NOT_PAID });
});
