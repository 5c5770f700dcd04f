import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { User } from '@daybook/schema/contract/user';
import type { HttpEnvironment } from '../../http/environment.ts';
import { createFindOpening, type OpeningParts } from './find-opening.ts';

const ada: User = {
  account: 'of Ada',
  email: 'ada@example.com',
  google_user_data: { given_name: 'Ada', family_name: null },
  email_notifications: true,
  is_admin: false,
  first_seen: '2026-11-21T09:00:00.000Z',
  free_trial_hours: null,
};
const session = { userId: 7, person: 'ada', email: ada.email, isAdmin: false, sessionHash: 'hash' };

/** Returns the opening found with these parts, and the errors reported meanwhile. */
async function found(parts: Partial<OpeningParts>) {
  const told: string[] = [];
  const find = createFindOpening({
    guard: { find: () => Promise.resolve(session) },
    findUser: () => Promise.resolve(ada),
    listOwn: () => Promise.resolve([]),
    tell: (error, what) => told.push(`${what}: ${String(error)}`),
    ...parts,
  });
  const app = new Hono<HttpEnvironment>();
  app.get('/', async (context) => context.json(await find(context)));
  return { opening: await (await app.request('/')).json(), told };
}

it('finds who opens the page and their businesses', async () => {
  expect(await found({})).toEqual({ opening: { user: ada, businesses: [] }, told: [] });
});

it('finds nobody without a session, or where the account has gone meanwhile', async () => {
  const nobody = { opening: null, told: [] };
  expect(await found({ guard: { find: () => Promise.resolve(null) } })).toEqual(nobody);
  expect(await found({ findUser: () => Promise.resolve(null) })).toEqual(nobody);
});

it('finds nobody and reports an error while the database does not respond: the page then asks itself', async () => {
  const away = () => Promise.reject(new Error('away'));
  for (const parts of [{ guard: { find: away } }, { findUser: away }, { listOwn: away }]) {
    const { opening, told } = await found(parts);
    expect(opening).toBeNull();
    expect(told).toEqual(['the dashboard’s document could not tell who opens it: Error: away']);
  }
});
