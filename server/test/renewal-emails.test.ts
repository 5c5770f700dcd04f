/** A subscription at the stand-in, over months: the emails to its owner, and when the diary closes. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { queueDueExpiryNotices } from '../src/businesses/expiry-notices/expiry-notices-store.ts';
import { emails } from '../src/database/email-tables.ts';
import { subscriptions } from '../src/database/money-tables.ts';
import { queueDueEmails } from '../src/jobs/queue-due-emails.ts';
import { contextOn } from './context.ts';
import { signIn, type Owner } from './owner.ts';
import { checkoutOf, press } from './payer.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let business: { id: number; diarySlug: string };

beforeEach(async () => {
  ({ server, owner, business } = await startWithBusiness(
    { paidAt: null, confirmedEmail: null },
    { env: { PRICING: 'subscription' } },
  ));
  await press(server, await checkoutOf(owner, business.id), { action: 'pay' });
});
afterEach(() => server.stop());

const kept = async () =>
  (await server.database.select().from(subscriptions))[0] ?? expect.fail('no subscription');
const diaryStatus = async () => (await server.get(`/api/diary/${business.diarySlug}`)).status;

/** Uses a button of the page for the owner's card, invoices and cancellation. */
async function atPortal(action: string): Promise<void> {
  // The session of the month before has expired.
  owner = await signIn(server, owner.email);
  const answer = await owner.post(`/api/businesses/${business.id}/billing-portal`, {});
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  await press(server, new URL(url).pathname, { action, subscription: (await kept()).reference });
}

/**
 * Moves the clock on by the hour, and runs the job each time; returns the kinds queued, by the days since
 * then.
 */
async function written(days: number): Promise<string[]> {
  const since = server.clock.now;
  const emailRows: string[] = [];
  const known = new Set<number>();
  const list = () => server.database.select().from(emails).orderBy(emails.id);
  for (const { id } of await list()) known.add(id);
  for (; server.clock.now < since + days * DAY; server.clock.now += HOUR) {
    await queueDueEmails(contextOn(server), queueDueExpiryNotices);
    for (const { id, kind } of await list()) {
      if (!known.has(id)) emailRows.push(`${kind} on day ${Math.floor((server.clock.now - since) / DAY)}`);
      known.add(id);
    }
  }
  return emailRows;
}

it('causes emails on three days while a renewal fails, and once more when the diary closes', async () => {
  server.clock.now = (await kept()).paidUntil;
  await atPortal('fail');
  expect(await diaryStatus(), 'in the grace').toBe(200);
  expect(await written(10)).toEqual([
    'renewal_failed on day 0',
    'renewal_failed on day 3',
    'renewal_failed on day 6',
    'subscription_ended on day 7',
  ]);
  expect(await diaryStatus()).toBe(402);
  await atPortal('renew');
  expect(await diaryStatus(), 'as soon as it is paid').toBe(200);
});

it('causes no more emails once the card has paid after all', async () => {
  server.clock.now = (await kept()).paidUntil;
  await atPortal('fail');
  expect(await written(2)).toEqual(['renewal_failed on day 0']);
  await atPortal('renew');
  expect(await written(10)).toEqual([]);
  expect(await diaryStatus()).toBe(200);
});

it('continues to the end of the paid month when it is cancelled, and then causes an email', async () => {
  server.clock.now += DAY;
  await atPortal('cancel');
  expect(await written(20)).toEqual([]);
  server.clock.now = (await kept()).paidUntil;
  await atPortal('end');
  expect(await diaryStatus()).toBe(402);
  expect(await written(3)).toEqual(['subscription_ended on day 0']);
});
