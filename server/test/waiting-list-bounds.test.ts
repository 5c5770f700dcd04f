/** What fills a waiting list: confirmed entries, and nothing that strangers invent. */

import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { WAITING_ENTRIES_MAX, WAITING_UNCONFIRMED_MAX } from '@daybook/schema/figures/waiting-list';
import { WAITING_LIST_FULL } from '@daybook/schema/words/waiting-list-texts';
import { waitingListEntries } from '../src/database/booking-tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { confirmWaiting } from '../src/waiting-list/join.ts';
import { asAnswer } from './as-answer.ts';
import { refusalOf } from './booking-requests.ts';
import { contextOn } from './context.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let slug: string;
const RATES = { joinsOfBusiness: { burst: 2, perMilliseconds: HOUR } };
beforeEach(async () => {
  ({ server, owner, businessId, slug } = await startWithBusiness({}, { hasJobs: false, rates: RATES }));
});
afterEach(() => server.stop());

const dates = { from_date: TUESDAY, to_date: TUESDAY };
const join = (email: string, at = slug) =>
  server.post(`/api/diary/${at}/waiting-list`, {
    attendee_first_name: 'Mary',
    attendee_last_name: 'Anning',
    attendee_email: email,
    ...dates,
  });
const add = () =>
  owner.post(`/api/businesses/${businessId}/waiting-list`, {
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'ada@example.com',
    ...dates,
  });
const allEntries = () =>
  server.database.select().from(waitingListEntries).orderBy(asc(waitingListEntries.id));
const confirm = (id: number, email: string) => {
  const token = createLinkTokens('waitingListLink', [server.secret]).tokenOf({ id, email });
  return asAnswer(confirmWaiting(contextOn(server), token));
};

async function insert(count: number, given: Partial<typeof waitingListEntries.$inferInsert>) {
  const rows = Array.from({ length: count }, (_, at) => ({
    businessId,
    attendeeFirstName: 'Nell',
    attendeeLastName: 'Gwyn',
    attendeeEmail: `nell${at}@example.com`,
    normalisedEmail: `nell${at}@example.com`,
    fromDate: TUESDAY,
    toDate: TUESDAY,
    partOfDay: 'any' as const,
    madeBy: 'customer' as const,
    openDates: [],
    createdAt: server.clock.now - 10_000 + at,
    ...given,
  }));
  await server.database.insert(waitingListEntries).values(rows);
}

it('takes new people, however many entries no one has confirmed: the oldest of those gives way', async () => {
  await insert(WAITING_UNCONFIRMED_MAX, {});
  expect((await join('mary@example.com')).status).toBe(200);
  const rows = await allEntries();
  expect(rows.filter(({ endedAt }) => endedAt !== null)).toMatchObject([
    { attendeeEmail: 'nell0@example.com', endedFor: 'over' },
  ]);
  expect((await confirm(rows.at(-1)?.id ?? 0, 'mary@example.com')).status).toBe(200);
  expect((await add()).status).toBe(201);
});

it('is full of confirmed entries, also for its owner, and for those who confirm too late', async () => {
  expect((await join('mary@example.com')).status).toBe(200);
  const [mary] = await allEntries();
  await insert(WAITING_ENTRIES_MAX - 1, { confirmedAt: server.clock.now });
  expect((await add()).status).toBe(201);
  const full = { status: 409, error: WAITING_LIST_FULL };
  expect(await refusalOf(add())).toMatchObject(full);
  expect(await refusalOf(join('eve@example.com'))).toMatchObject(full);
  expect(await refusalOf(confirm(mary?.id ?? 0, 'mary@example.com'))).toMatchObject(full);
});

it('takes only so many entries of one network an hour, each business for itself', async () => {
  const statuses = [];
  for (const name of ['ada', 'bob', 'eve']) statuses.push((await join(`${name}@example.com`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await refusalOf(join('eve@example.com'))).toMatchObject({
    error:
      'There have been many requests to Willow Hair from your network. Please try again in 30 minutes, or contact Willow Hair: hello@willow.example.',
  });
  expect((await add()).status).toBe(201);
  const { diarySlug } = await server.add.business();
  expect((await join('eve@example.com', diarySlug)).status).toBe(200);
});
