/** The pages behind emailed links as a browser without JavaScript uses them. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '@daybook/schema/figures/periods';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { newsletterSignups } from '../src/database/visitor-tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { exampleSite } from './example-site.ts';
import { startServer, type TestServer } from './start.ts';

const RATE = { burst: 10, perMilliseconds: MINUTE };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startServer({
    site: exampleSite(() => ''),
    rates: { bookings: { attempts: RATE, accepted: RATE } },
  });
  const { signupId, email } = await server.add.signup({ email: 'rita@reader.example', status: 'pending' });
  token = createLinkTokens('newsletterLink', [server.secret]).tokenOf({ id: signupId, email });
});
afterEach(() => server.stop());

const open = (query: string) => fetch(`${server.url}/newsletter${query}`);
const submit = (fields: Record<string, string>) =>
  fetch(`${server.url}/newsletter`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
const statuses = async () =>
  (await server.database.select().from(newsletterSignups)).map(({ status }) => status);

it('changes nothing when it is opened, and keeps its address to itself', async () => {
  const response = await open(`?token=${token}`);
  expect(await response.text()).toContain('Confirm your subscription');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await statuses()).toEqual(['pending']);
});

it('changes what its button says, and shows it at an address that can be loaded again', async () => {
  const response = await submit({ token, change: 'confirm' });
  expect(response.status).toBe(303);
  expect(await statuses()).toEqual(['active']);
  const shown = await open(response.headers.get('location')?.replace('/newsletter', '') ?? '');
  expect(await shown.text()).toContain('You’re subscribed');
  expect(await (await open(`?token=${token}`)).text()).toContain('You’re already subscribed');
});

it('changes nothing for a form that names no change of this page', async () => {
  expect((await submit({ token, change: 'toString' })).status).toBe(303);
  expect((await submit({ token })).status).toBe(303);
  expect(await statuses()).toEqual(['pending']);
});

it.each([
  ['a token of nothing', 'abc'],
  ['no token', ''],
])('says that the link is invalid, and what helps: %s', async (_, given) => {
  for (const response of [await open(`?token=${given}`), await submit({ token: given, change: 'confirm' })]) {
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('We can’t open this link');
    expect(text).toContain(NEWSLETTER_LINK_INVALID);
  }
});

it('keeps the form to send again where somebody has to wait', async () => {
  let response = await open(`?token=${token}`);
  while (response.status === 200) response = await open(`?token=${token}`);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Try again');
  const refused = await submit({ token, change: 'confirm' });
  expect(refused.status).toBe(429);
  const text = await refused.text();
  expect(text).toContain(`<input type="hidden" name="token" value="${token}"/>`);
  expect(text).toContain('<input type="hidden" name="change" value="confirm"/>');
});
