/** The page with a customer's own data, as a browser without JavaScript uses it. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { ERASURE_NOT_YET } from '@daybook/schema/words/customer-data-texts';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { comeAs, dataTokenOf } from './data-customer.ts';
import { allowRows, refuseRows } from './database-faults.ts';
import { exampleSite } from './example-site.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let token: string;
let cancelToken: string;
beforeEach(async () => {
  server = await startServer({ site: exampleSite(() => '') });
  const { id } = await server.add.event((await server.add.business()).id);
  ({ dataToken: token, cancelToken } = await comeAs(server, id));
});
afterEach(() => server.stop());

const open = (query: string) => fetch(`${server.url}/my-data${query}`);
const submit = (fields: Record<string, string>) =>
  fetch(`${server.url}/my-data`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const cancel = () => server.post('/api/cancel/booking', { token: cancelToken });
const requests = async () => (await server.database.select().from(erasureRequests)).length;

it('shows the data to whoever has the link, changes nothing, and keeps its address to itself', async () => {
  await cancel();
  const response = await open(`?token=${token}&ask=1`);
  expect(await response.text()).toContain('Your data at Willow Hair');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await requests()).toBe(0);
});

it('sends the file, which no cache keeps', async () => {
  const response = await submit({ token, change: 'download' });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="my-data-[\w-]+\.json"$/,
  );
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.json()).toMatchObject({
    format: 'daybook-customer-data',
    email: 'ada@example.com',
    bookings: [{ status: 'confirmed', attendee_phone: '01632 960123' }],
  });
});

it('asks for deletion once, however often the form is sent, and says so', async () => {
  await cancel();
  for (const _time of ['once', 'twice']) {
    const response = await submit({ token, change: 'erase' });
    expect(response.status).toBe(303);
    const shown = await (await open(response.headers.get('location')?.replace('/my-data', '') ?? '')).text();
    expect(shown).toContain('You asked Willow Hair to delete your details on');
    expect(shown).toContain('Request sent to Willow Hair.');
  }
  expect(await requests()).toBe(1);
});

it('says why deletion can’t be asked for, beside the present state', async () => {
  const response = await submit({ token, change: 'erase' });
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toMatch(new RegExp(`role="alert"[^>]*><p>${ERASURE_NOT_YET}`));
  expect(html).toContain('You have an appointment that isn’t over yet.');
});

it('stays with what failed, so that it can be tried again', async () => {
  await cancel();
  await refuseRows(server.database, 'INSERT ON erasure_requests');
  const failed = await submit({ token, change: 'erase' });
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('We couldn’t send your request. Please try again.');
  await allowRows(server.database, 'erasure_requests');
  expect((await submit({ token, change: 'erase' })).status).toBe(303);
});

it('shows nothing once the link has expired, and says how to get a new one', async () => {
  const expired = dataTokenOf(server, 1, 'ada@example.com', server.clock.now - 1);
  for (const given of [expired, 'abc', '']) {
    for (const change of ['download', 'erase']) {
      for (const response of [await open(`?token=${given}`), await submit({ token: given, change })]) {
        expect(response.status).toBe(404);
        const html = await response.text();
        expect(html).toContain('We can’t show your data');
        expect(html).toContain(LINK_INVALID);
        expect(html).toContain('choose ‘Email me the link’');
      }
    }
  }
});
