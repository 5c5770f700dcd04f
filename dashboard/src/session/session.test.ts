import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { User } from '@daybook/schema/contract/user';
import { callsOf } from '#api/call.ts';
import { makeQueryClient } from '#api/query-client.ts';
import { NO_CODE_PROVIDED, createSession } from './session.ts';

const ada = {
  account: 'of Ada',
  email: 'ada@example.com',
  google_user_data: { given_name: 'Ada', family_name: null },
  email_notifications: true,
  is_admin: false,
  first_seen: '2026-11-21T09:00:00.000Z',
  free_trial_hours: null,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Returns a session with a real server on loopback, which responds with `answer` and notes each call. */
async function sessionAt(
  answer: (asked: string) => { status?: number; body?: unknown },
  { isKnown = true, opener = null }: { isKnown?: boolean; opener?: User | null } = {},
) {
  const asked: string[] = [];
  const logged: string[] = [];
  /** Whether a load was under way, noted at each change. */
  const wasFetching: boolean[] = [];
  let erased = 0;
  const listening = createServer((request, response) => {
    const what = `${request.method} ${request.url}`;
    asked.push(what);
    const { status = 200, body = ada } = answer(what);
    response.writeHead(status).end(JSON.stringify(body));
  });
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const queries = makeQueryClient();
  const session = createSession({
    queries,
    call: callsOf({
      origin: `http://127.0.0.1:${port}`,
      readCsrfToken: () => {
        wasFetching.push(queries.isFetching({ queryKey: session.me.queryKey }) > 0);
        return null;
      },
    }),
    opener,
    mayBeSignedIn: () => isKnown,
    onErased: () => (erased += 1),
    log: (text) => logged.push(text),
  });
  return {
    session,
    asked,
    logged,
    wasFetching,
    erased: () => erased,
    /** Returns the user, null for nobody, undefined while that isn't known. */
    known: () => queries.getQueryData(session.me.queryKey),
    /** Loads again, as a retry does. */
    ask: () => queries.fetchQuery({ ...session.me, staleTime: 0 }).catch(() => undefined),
  };
}

it('is unknown until the first load has settled', async () => {
  const { session, known } = await sessionAt(() => ({}));
  expect(known()).toBeUndefined();
  const loading = session.load();
  expect(known()).toBeUndefined();
  await loading;
  expect(known()).toEqual(ada);
});

it('knows the user from the document at once, until they log out', async () => {
  const { session, asked } = await sessionAt(() => ({}), { opener: ada });
  await session.load();
  expect(session.read()).toEqual(ada);
  expect(asked).toEqual([]);
  await session.signOut();
  expect(session.read()).toBeNull();
});

it('loads once', async () => {
  const { session, asked } = await sessionAt(() => ({}));
  await Promise.all([session.load(), session.load(), session.load()]);
  await session.load();
  expect(asked).toEqual(['GET /api/users/me']);
});

it('doesn’t ask for the user without a session, and logs nothing', async () => {
  const { session, asked, logged, known } = await sessionAt(() => ({ status: 401 }), { isKnown: false });
  await session.load();
  expect(known()).toBeNull();
  expect([asked, logged]).toEqual([[], []]);
});

it('treats an ended session as logged out, and logs nothing', async () => {
  const { session, logged, erased, known } = await sessionAt(() => ({ status: 401, body: {} }));
  await session.load();
  expect(known()).toBeNull();
  expect([logged, erased()]).toEqual([[], 1]);
});

it('logs a server error to the console and doesn’t conclude that nobody is logged in', async () => {
  const { session, logged, known } = await sessionAt(() => ({ status: 503, body: {} }));
  await session.load();
  expect(known()).toBeUndefined();
  expect(logged).toEqual(['Failed to fetch user: API responded with HTTP status 503.']);
});

it('keeps the user when a later load fails', async () => {
  let status = 200;
  const { session, ask } = await sessionAt(() => ({ status }));
  await session.load();
  status = 500;
  await ask();
  expect(session.read()).toEqual(ada);
});

it('takes over changes to the user', async () => {
  const { session, asked } = await sessionAt(() => ({}));
  await session.load();
  session.renew({ ...ada, email_notifications: false });
  expect(session.read()).toEqual({ ...ada, email_notifications: false });
  expect(asked).toEqual(['GET /api/users/me']);
});

it('stays logged out when a load that was under way arrives', async () => {
  const { session } = await sessionAt(() => ({}));
  const loading = session.load();
  await session.signOut();
  await loading;
  expect(session.read()).toBeNull();
});

it('logs out here before the server has responded', async () => {
  const { session, asked, erased } = await sessionAt(() => ({}));
  await session.load();
  const leaving = session.signOut();
  expect(session.read()).toBeNull();
  expect(erased()).toBe(1);
  await leaving;
  expect(asked).toEqual(['GET /api/users/me', 'GET /api/logout']);
});

it('stays logged out when the server can’t be told, and logs that to the console', async () => {
  const { session, logged } = await sessionAt((what) => ({ status: what.includes('logout') ? 500 : 200 }));
  await session.load();
  await session.signOut();
  expect(session.read()).toBeNull();
  expect(logged).toEqual(['Failed to logout.']);
});

it('exchanges a code once, however often it is asked to, and then loads the user', async () => {
  const { session, asked } = await sessionAt(() => ({}));
  const came = { code: 'c0de', state: 's' };
  await Promise.all([session.signInWith(came), session.signInWith(came)]);
  await session.signInWith(came);
  expect(asked).toEqual(['POST /api/sessions', 'GET /api/users/me']);
  expect(session.read()).toEqual(ada);
});

it('exchanges a code only after an earlier load has settled, so that the old session’s end doesn’t end the new one', async () => {
  let isExchanged = false;
  const { session, wasFetching } = await sessionAt((what) => {
    isExchanged ||= what === 'POST /api/sessions';
    return { status: isExchanged ? 200 : 401 };
  });
  await Promise.all([session.load(), session.signInWith({ code: 'c0de', state: 's' })]);
  expect(wasFetching).toEqual([false]);
  expect(session.read()).toEqual(ada);
});

it('rejects with the text of a refused code and logs its status to the console', async () => {
  const { session, logged } = await sessionAt(() => ({ status: 400, body: { error: 'Expired.' } }));
  await expect(session.signInWith({ code: 'c0de', state: 's' })).rejects.toMatchObject({ text: 'Expired.' });
  expect(logged).toEqual(['Failed to exchange code for session token: API responded with HTTP status 400.']);
});

it.each([null, ''])('sends nothing without a code (%j)', async (code) => {
  const { session, asked } = await sessionAt(() => ({}));
  await expect(session.signInWith({ code, state: 's' })).rejects.toThrow(NO_CODE_PROVIDED);
  expect(asked).toEqual([]);
});

it('returns the login address, or logs to the console why there is none', async () => {
  const good = await sessionAt(() => ({ body: { redirectUrl: 'https://id.example/auth' } }));
  expect(await good.session.signInAddress()).toBe('https://id.example/auth');
  const bad = await sessionAt(() => ({ status: 503, body: {} }));
  await expect(bad.session.signInAddress()).rejects.toThrow();
  expect(bad.logged).toEqual(['Failed to get login redirect URL: API responded with HTTP status 503.']);
});
