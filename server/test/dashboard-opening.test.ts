/** The data that the dashboard's document contains for its visitor. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { opening } from '@daybook/schema/contract/user';
import { OPENING_DATA } from '@daybook/schema/words/product';
import { routes } from '@daybook/schema/words/routes';
import { sessions } from '../src/database/tables.ts';
import { exampleSite } from './example-site.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startServer({ site: exampleSite(() => '') });
  owner = await signIn(server);
});
afterEach(() => server.stop());

/** Returns the data in the document at the path; null if there is none. */
async function toldAt(path: string, headers = owner.headers) {
  const text = await (await server.get(path, headers)).text();
  const data = new RegExp(`id="${OPENING_DATA}">(.*)</script>`).exec(text)?.[1];
  return data === undefined ? null : opening.parse(JSON.parse(data));
}

it('tells an owner’s page who opens it and which businesses are theirs, as the calls answer it', async () => {
  await server.add.business({ ownerId: owner.id, name: 'Willow & Co </script>' });
  await server.add.business({ name: 'Someone else’s' });
  const told = await toldAt('/dashboard');
  expect(told?.user).toEqual(await (await owner.get(routes.getMe.path)).json());
  expect(told?.businesses).toEqual(await (await owner.get(routes.listMyBusinesses.path)).json());
  expect(told?.businesses.map(({ business_name: name }) => name)).toEqual(['Willow & Co </script>']);
});

it('is kept by no cache, and sent compressed', async () => {
  const { headers } = await server.get('/dashboard', { ...owner.headers, 'Accept-Encoding': 'gzip' });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

it('tells nobody anything without a session, or on a page that needs none', async () => {
  await server.add.business({ ownerId: owner.id });
  expect(await toldAt('/dashboard', {})).toBeNull();
  expect(await toldAt('/dashboard', { Cookie: 'auth_token=of-nobody' })).toBeNull();
  expect(await toldAt('/cancel?token=abc')).toBeNull();
  expect(await toldAt('/auth/callback')).toBeNull();
  await server.database.delete(sessions);
  expect(await toldAt('/dashboard')).toBeNull();
});
