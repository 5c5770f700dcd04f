import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { signupFigures, signupsPage } from '@daybook/schema/contract/admin/newsletter';
import { newsletterSignup } from '@daybook/schema/contract/newsletter';
import { DAY } from '@daybook/schema/figures/periods';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { newsletterSignups } from '../src/database/visitor-tables.ts';
import { askToConfirm } from '../src/newsletter/signup-store.ts';
import { actionsIn, signInAdmin } from './admin.ts';
import { answerTo, emailsIn, emailsSent, refusalOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

const LIST = '/api/admin/newsletter';
let server: TestServer;
let admin: Owner;
beforeEach(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
});
afterEach(() => server.stop());

const search = async (query = '') => {
  const page = await answerTo(signupsPage, admin.get(`${LIST}/search${query}`));
  return { ...page, rows: page.rows.map(({ email }) => email) };
};

async function addThree(): Promise<void> {
  await server.add.signup({
    email: 'Zoe@reader.example',
    firstName: 'Zoë',
    status: 'active',
    createdAt: NOW - DAY,
  });
  await server.add.signup({ email: 'adam@reader.example', source: 'hero', createdAt: NOW - 2 * DAY });
  await server.add.signup({ email: 'mia@other.example', source: 'hero', status: 'unsubscribed' });
}

it('lists all of them, newest first', async () => {
  await addThree();
  const all = await answerTo(z.array(newsletterSignup), admin.get(LIST));
  const ownLink: unknown = expect.stringContaining(`${server.publicUrl}/api/newsletter/unsubscribe?token=1.`);
  expect(all.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(all[2]).toEqual({
    id: 1,
    email: 'Zoe@reader.example',
    first_name: 'Zoë',
    last_name: null,
    signup_source: 'footer',
    status: 'active',
    created_at: '2026-11-19T09:00:00.000Z',
    unsubscribe_url: ownLink,
  });
});

it('gives each subscriber, and nobody else, a link of their own that unsubscribes them', async () => {
  await addThree();
  const [unsubscribed, pending, zoe] = await answerTo(z.array(newsletterSignup), admin.get(LIST));
  // Its token would confirm the signup.
  expect([unsubscribed?.unsubscribe_url, pending?.unsubscribe_url]).toEqual([null, null]);
  const link = new URL(zoe?.unsubscribe_url ?? '');
  const sent = await fetch(server.url + link.pathname + link.search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(sent.status).toBe(200);
  const after = await answerTo(z.array(newsletterSignup), admin.get(LIST));
  expect(after.map(({ status }) => status)).toEqual(['unsubscribed', 'pending', 'unsubscribed']);
});

it('finds by email, first name and source, by status, and sorts', async () => {
  await addThree();
  const everybody = ['mia@other.example', 'Zoe@reader.example', 'adam@reader.example'];
  expect(await search()).toEqual({ rows: everybody, total: 3, page: 1, page_count: 1 });
  expect((await search('?sort=oldest')).rows).toEqual([...everybody].reverse());
  expect((await search('?sort=email')).rows).toEqual([
    'adam@reader.example',
    'mia@other.example',
    'Zoe@reader.example',
  ]);
  expect((await search('?search=READER')).rows).toEqual(['Zoe@reader.example', 'adam@reader.example']);
  expect((await search('?search=zoe')).rows).toEqual(['Zoe@reader.example']);
  expect((await search('?search=hero%20other')).rows).toEqual(['mia@other.example']);
  expect((await search('?search=reader&status=pending')).rows).toEqual(['adam@reader.example']);
  expect(await search('?page=9&page_size=2')).toMatchObject({ rows: ['adam@reader.example'], page: 2 });
  for (const signup of await server.database.select().from(newsletterSignups)) {
    const again = { email: signup.email, first_name: 'Ädam', last_name: null, signup_source: signup.source };
    await server.database.write({}, (tx) => askToConfirm(tx, signup, again, NOW));
  }
  expect((await search('?search=adam')).total, 'follows a change').toBe(3);
});

it('counts: all, those who get it, those of today in London, and where most came from', async () => {
  const figures = () => answerTo(signupFigures, admin.get(`${LIST}/figures`));
  expect(await figures()).toEqual({ total: 0, active: 0, today: 0, top_source: null });
  await addThree();
  expect(await figures()).toEqual({ total: 3, active: 1, today: 1, top_source: 'hero' });
  // In summer a London day begins before that of UTC.
  server.clock.now = Date.parse('2027-06-30T23:30:00Z');
  admin = await signInAdmin(server);
  await server.add.signup({ email: 'late@reader.example', createdAt: Date.parse('2027-06-30T23:05:00Z') });
  await server.add.signup({
    email: 'yesterday@reader.example',
    createdAt: Date.parse('2027-06-30T22:55:00Z'),
  });
  expect((await figures()).today).toBe(1);
});

it('deletes a signup with its queued email, once, and logs that', async () => {
  await addThree();
  await server.add.email({
    kind: 'newsletter_confirmation',
    recipient: 'adam@reader.example',
    payload: { signupId: 2, email: 'adam@reader.example', expiresAt: NOW + DAY },
    dueAt: NOW + 10 * 60_000,
  });
  expect((await admin.delete(`${LIST}/2`)).status).toBe(200);
  expect((await search()).total).toBe(2);
  expect(await refusalOf(admin.delete(`${LIST}/2`))).toMatchObject({ status: 404, error: NOT_FOUND });
  expect(await actionsIn(server)).toEqual([
    {
      action: 'signup_deleted',
      subject: 'a•••@reader.example',
      before: { status: 'pending', signup_source: 'hero' },
      after: null,
    },
  ]);
  server.clock.now += 2 * DAY;
  await server.post('/api/newsletter/signup', { email: 'new@reader.example', signup_source: 'footer' });
  await emailsSent(server);
  expect(await emailsIn(server)).toEqual(['newsletter_confirmation to new@reader.example']);
});
