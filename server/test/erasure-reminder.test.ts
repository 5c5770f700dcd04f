/**
 * The email to an owner who has a week left to reply to a request, and which requests are dealt with
 * automatically.
 */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { remindOwnersJob } from '../src/customer-data/decide-erasure-requests.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { purgeBusiness, deleteRequestsOfNobody } from '../src/jobs/purge-store.ts';
import { emailsIn, emailsSent } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { answersOf, askForErasure, comeAs } from './data-customer.ts';
import type { Owner } from './owner.ts';
import { NOW, startWithBusiness, type TestServer } from './start.ts';

/** Thursday 26 November: the business has until 26 December. */
const ASKED = NOW + 6 * DAY;

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  const { dataToken } = await comeAs(server, (await server.add.event(businessId)).id);
  server.clock.now = ASKED;
  await askForErasure(server, dataToken);
  await emailsSent(server);
});
afterEach(() => server.stop());

const remind = (now: number) => remindOwnersJob({ ...contextOn(server), clock: () => now }).run();
const reminders = async () =>
  (await emailsIn(server)).filter((email) => email === 'forget_due to hello@willow.example').length;

it('is sent once, from seven days before the deadline', async () => {
  await remind(Date.parse('2026-12-18T23:00Z'));
  expect(await reminders()).toBe(0);
  await remind(Date.parse('2026-12-19T08:07Z'));
  await remind(Date.parse('2026-12-20T08:07Z'));
  expect(await reminders()).toBe(1);
});

it('is sent late if the process was down, but not once the day is over', async () => {
  await remind(Date.parse('2026-12-27T08:07Z'));
  expect(await reminders()).toBe(0);
  await remind(Date.parse('2026-12-26T08:07Z'));
  expect(await reminders()).toBe(1);
});

it('is not sent to an owner who has replied, or has left', async () => {
  await server.database.update(businesses).set({ deletedAt: ASKED });
  await remind(Date.parse('2026-12-20T08:07Z'));
  await server.database.update(businesses).set({ deletedAt: null });
  const answers = answersOf(owner, businessId);
  expect((await answers.keep(await answers.firstId())).status).toBe(200);
  await remind(Date.parse('2026-12-20T08:07Z'));
  expect(await reminders()).toBe(0);
});

it('a request is deleted with the last booking of its address, and with its business', async () => {
  await deleteRequestsOfNobody(server.database);
  expect(await server.database.select().from(erasureRequests)).toHaveLength(1);
  await server.database
    .update(bookings)
    .set({ attendeeEmail: 'grace@example.com', normalisedEmail: 'grace@example.com' });
  await deleteRequestsOfNobody(server.database);
  expect(await server.database.select().from(erasureRequests)).toEqual([]);
  await server.database
    .insert(erasureRequests)
    .values({ businessId, address: 'a@b.example', normalisedEmail: 'a@b.example', askedAt: ASKED });
  await server.database.write({ business: businessId }, (tx) => purgeBusiness(tx, businessId));
  expect(await server.database.select().from(erasureRequests)).toEqual([]);
});
