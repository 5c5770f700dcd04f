/** The page that cancels a booking, as a browser without JavaScript uses it. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '@daybook/schema/figures/periods';
import { CANCEL_LINK_INVALID } from '@daybook/schema/words/change-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { book, bookedBy, emailsIn, firstFree, tokenIn } from './booking-requests.ts';
import { allowRows, refuseRows } from './database-faults.ts';
import { exampleSite } from './example-site.ts';
import { startServer, type TestServer } from './start.ts';

const RATE = { burst: 12, perMilliseconds: MINUTE };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startServer({
    site: exampleSite(() => ''),
    rates: { bookings: { attempts: RATE, accepted: RATE } },
  });
  const { id } = await server.add.event((await server.add.business()).id);
  token = tokenIn((await bookedBy(book(server, await firstFree(server, id)))).cancel_url);
});
afterEach(() => server.stop());

const open = (query: string) => fetch(`${server.url}/cancel${query}`);
const submit = (fields: Record<string, string>) =>
  fetch(`${server.url}/cancel`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const shownAfter = (response: Response) =>
  open(response.headers.get('location')?.replace('/cancel', '') ?? '').then((shown) => shown.text());
const statusNow = async () => (await server.database.select().from(bookings))[0]?.status;

it('cancels once, however often its form is sent, and keeps its address to itself', async () => {
  const first = await open(`?token=${token}`);
  expect(await first.text()).toContain('Cancel your appointment');
  expect(await statusNow()).toBe('confirmed');
  for (const _time of ['once', 'twice']) {
    const response = await submit({ token, change: 'cancel' });
    expect(response.status).toBe(303);
    const shown = await shownAfter(response);
    expect(shown).toContain('Appointment Cancelled');
    expect(shown).toContain('We’re emailing a confirmation to ada@example.com.');
    expect(shown).toContain('We’re emailing Willow Hair about it.');
  }
  expect(await statusNow()).toBe('cancelled');
  expect((await emailsIn(server)).slice(2)).toHaveLength(2);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

it('says that it can’t be cancelled any more, where it has begun since the page was opened', async () => {
  server.clock.now += 30 * 24 * 60 * MINUTE;
  const response = await submit({ token, change: 'cancel' });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Too late to cancel online');
  expect(await statusNow()).toBe('confirmed');
});

it('stays with what failed, so that the same button can be tried again', async () => {
  await refuseRows(server.database, 'UPDATE OF status ON bookings');
  const failed = await submit({ token, change: 'cancel' });
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(html).toMatch(/role="alert"[^>]*><p>Failed to cancel booking/);
  expect(html).toContain('Confirm Cancellation');
  await allowRows(server.database, 'bookings');
  expect(await shownAfter(await submit({ token, change: 'cancel' }))).toContain('Appointment Cancelled');
});

it('emails the data link, and goes on saying so once the booking is cancelled', async () => {
  const sent = await submit({ token, change: 'data' });
  expect(await shownAfter(sent)).toContain('We’re emailing the link to ada@example.com.');
  const both = await submit({ token, change: 'cancel', done: 'data' });
  const shown = await shownAfter(both);
  expect(shown).toContain('Appointment Cancelled');
  expect(shown).toContain('We’re emailing the link to ada@example.com.');
});

it('turns the wish for an earlier time on and off', async () => {
  const wish = async () => (await server.database.select().from(bookings))[0]?.wantsEarlier;
  await submit({ token, change: 'earlier' });
  expect(await wish()).toBe(true);
  await submit({ token, change: 'not-earlier' });
  expect(await wish()).toBe(false);
});

it.each(['', 'abc', 'x'.repeat(43)])('calls a link with the token ‘%s’ invalid, and helps', async (given) => {
  for (const response of [await open(`?token=${given}`), await submit({ token: given, change: 'cancel' })]) {
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('Unable to Load Booking');
    expect(text).toContain(CANCEL_LINK_INVALID);
    expect(text).toContain('Go to Home');
  }
});

it('lets nobody guess tokens: a network that tries too often has to wait', async () => {
  let response = await open(`?token=${'x'.repeat(43)}`);
  while (response.status === 404) response = await open(`?token=${'x'.repeat(43)}`);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Try again');
  const refused = await submit({ token, change: 'cancel' });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(`<input type="hidden" name="token" value="${token}"/>`);
  expect(await statusNow()).toBe('confirmed');
});
