import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpEnvironment } from './environment.ts';
import { answerErrors } from './errors.ts';
import {
  accountNameOf,
  csrfTokenOf,
  createSessionGuard,
  hashOfToken,
  type SignedIn,
} from './session-guard.ts';

const SECRET = 'a secret of the tests';
const EARLIER = 'the secret before it';
const ORIGIN = 'https://daybook.example';
const olive: SignedIn = {
  userId: 7,
  person: 'olive',
  email: 'olive@salon.example',
  isAdmin: false,
  sessionHash: hashOfToken('t'),
};
let app: Hono<HttpEnvironment>;
let now = 0;

beforeEach(() => {
  now = 1000;
  app = new Hono<HttpEnvironment>();
  answerErrors(app, { log: pino({ level: 'silent' }), tell: () => undefined });
  const guard = createSessionGuard({
    findSession: async (hash, at) => (hash === olive.sessionHash && at < 2000 ? olive : null),
    clock: () => now,
    publicUrl: ORIGIN,
    secrets: [SECRET, EARLIER],
  });
  app.all('/', async (context) => {
    guard.mustBeSameOrigin(context);
    return context.json(await guard.mustBeSignedIn(context));
  });
});
afterEach(() => {
  now = 0;
});

let given: string[] = [];
const outgoing = { appendHeader: (_: string, value: string) => given.push(value) };

const ask = async (method: string, headers: Record<string, string>) => {
  given = [];
  return (await app.request('/', { method, headers }, { outgoing })).status;
};
const cookie = { Cookie: '__Host-auth_token=t' };
const csrf = { 'X-CSRF-Token': csrfTokenOf('t', SECRET) };

describe('the guard', () => {
  it('finds nobody without a cookie, with an invented one, or after the session has ended', async () => {
    expect(await ask('GET', {})).toBe(401);
    expect(await ask('GET', { Cookie: '__Host-auth_token=u' })).toBe(401);
    // A neighbouring host, or a page over plain HTTP, can plant a cookie only without the prefix (cookie
    // tossing).
    expect(await ask('GET', { Cookie: 'auth_token=t' })).toBe(401);
    expect(await ask('GET', cookie)).toBe(200);
    now = 3000;
    expect(await ask('GET', cookie)).toBe(401);
  });

  it('lets nothing be changed without the CSRF token of that very session', async () => {
    expect(await ask('DELETE', cookie)).toBe(403);
    expect(await ask('DELETE', { ...cookie, 'X-CSRF-Token': 'guess' })).toBe(403);
    expect(await ask('DELETE', { ...cookie, 'X-CSRF-Token': csrfTokenOf('other', SECRET) })).toBe(403);
    expect(await ask('DELETE', { ...cookie, 'X-CSRF-Token': csrfTokenOf('t', 'other secret') })).toBe(403);
    expect(await ask('DELETE', { ...cookie, ...csrf })).toBe(200);
  });

  it('accepts a token made with the earlier secret for as long as that is listed', async () => {
    const earlier = { 'X-CSRF-Token': csrfTokenOf('t', EARLIER) };
    expect(await ask('DELETE', { ...cookie, ...earlier })).toBe(200);
  });

  it('refuses requests that another website’s page makes a browser send, whatever they contain', async () => {
    expect(await ask('PUT', { ...cookie, ...csrf, Origin: 'https://evil.example' })).toBe(403);
    expect(await ask('PUT', { ...cookie, ...csrf, Origin: 'null' })).toBe(403);
    expect(await ask('GET', { ...cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await ask('PUT', { ...cookie, ...csrf, Origin: ORIGIN })).toBe(200);
    expect(await ask('GET', { ...cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  });

  it('refuses a page that names another account, also after the secret was changed', async () => {
    const page = (account: string) => ({ ...cookie, ...csrf, 'X-Account': account });
    for (const method of ['GET', 'DELETE']) {
      expect(await ask(method, page(accountNameOf(8, SECRET)))).toBe(409);
      expect(await ask(method, page(''))).toBe(409);
      expect(await ask(method, page(accountNameOf(7, 'other secret')))).toBe(409);
      expect(await ask(method, page(accountNameOf(7, SECRET)))).toBe(200);
      expect(await ask(method, page(accountNameOf(7, EARLIER)))).toBe(200);
    }
    expect(await ask('GET', { 'X-Account': accountNameOf(8, SECRET) })).toBe(401);
  });

  it('restores a lost CSRF cookie on a read, only for a session, and then accepts a change with it', async () => {
    const lost = `__Host-csrf_token=${csrfTokenOf('t', SECRET)}; Path=/; Secure; SameSite=Lax`;
    expect([await ask('GET', cookie), given]).toEqual([200, [lost]]);
    expect([
      await ask('GET', { Cookie: '__Host-auth_token=t; __Host-csrf_token=of-another' }),
      given,
    ]).toEqual([200, [lost]]);
    const both = { Cookie: `__Host-auth_token=t; __Host-csrf_token=${csrfTokenOf('t', SECRET)}` };
    expect([await ask('GET', both), given]).toEqual([200, []]);
    expect([await ask('GET', { Cookie: '__Host-auth_token=u' }), given]).toEqual([401, []]);
    expect([await ask('PUT', cookie), given]).toEqual([403, []]);
    expect([await ask('GET', { ...cookie, Origin: 'https://evil.example' }), given]).toEqual([403, []]);
  });
});
