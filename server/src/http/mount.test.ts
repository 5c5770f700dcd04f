import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { calls, type CallRow } from '@daybook/schema/contract/calls';
import type { OwnedInPath } from '@daybook/schema/contract/fields';
import { z } from '@daybook/schema/contract/zod';
import { eventually } from '../../test/eventually.ts';
import type { HttpEnvironment } from './environment.ts';
import { answerErrors } from './errors.ts';
import { createMount, type Mount } from './mount.ts';
import { DOWNLOAD_UNDER_WAY } from './refusal-texts.ts';
import { createSessionGuard, csrfTokenOf, hashOfToken } from './session-guard.ts';
import { createRateLimit } from './token-bucket.ts';

const SECRET = 'a secret of the tests';
const ORIGIN = 'https://daybook.example';
const accounts = new Map([
  [hashOfToken('olive'), { userId: 7, person: 'olive', email: 'olive@salon.example', isAdmin: false }],
  [hashOfToken('ada'), { userId: 8, person: 'ada', email: 'ada@daybook.example', isAdmin: true }],
]);
let app: Hono<HttpEnvironment>;
let mount: Mount;
let businessesAskedFor: [number, OwnedInPath][];

beforeEach(() => {
  businessesAskedFor = [];
  app = new Hono<HttpEnvironment>();
  answerErrors(app, { log: pino({ level: 'silent' }), tell: () => undefined });
  mount = createMount(app, {
    guard: createSessionGuard({
      findSession: (sessionHash) => {
        const found = accounts.get(sessionHash);
        return Promise.resolve(found ? { ...found, sessionHash } : null);
      },
      clock: () => 0,
      publicUrl: ORIGIN,
      secrets: [SECRET],
    }),
    limits: {
      owner: {
        changes: createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0),
        reads: createRateLimit({ burst: 4, perMilliseconds: 1000 }, () => 0),
      },
    },
    findOwnBusiness(ownerId, named) {
      businessesAskedFor.push([ownerId, named]);
      return Promise.resolve(null);
    },
  });
});

const connected = () => Object.assign(new EventEmitter(), outgoing, { destroyed: false });
const outgoing = { appendHeader: () => undefined, setHeader: () => undefined };
const ask = (path: string, as: string | null, method = 'GET', connection: object = connected()) => {
  const headers: Record<string, string> =
    as === null ? {} : { Cookie: `__Host-auth_token=${as}`, 'X-CSRF-Token': csrfTokenOf(as, SECRET) };
  const incoming = Object.assign(Readable.from([]), { headers });
  return app.request(path, { method, headers }, { outgoing: connection, incoming });
};

/** Returns a row as in the contract's table. */
const row = <Access extends CallRow['access']>(access: Access, method: CallRow['method'] = 'GET') => ({
  ...calls.checkHealth,
  method,
  path: '/api/tried',
  access,
  answer: z.unknown(),
});

it('lets the admin alone make an admin’s call', async () => {
  mount(row('admin'), ({ user }) => Promise.resolve(user.email));
  expect((await ask('/api/tried', null)).status).toBe(401);
  const refused = await ask('/api/tried', 'olive');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'Admin access required' });
  const answer = await ask('/api/tried', 'ada');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toBe('ada@daybook.example');
});

it('hides whether somebody else’s business exists, and checks that before it reads anything', async () => {
  let isReached = false;
  mount(calls.changeBusiness, () => {
    isReached = true;
    throw new Error('must not be reached');
  });
  const refused = await ask('/api/businesses/12', 'olive', 'PUT');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: calls.changeBusiness.notFound });
  expect(businessesAskedFor).toEqual([[7, { businessId: 12 }]]);
  expect((await ask('/api/businesses/12', 'nobody', 'PUT')).status).toBe(401);
  expect((await ask('/api/businesses/twelve', 'ada', 'PUT')).status).toBe(404);
  expect(businessesAskedFor).toHaveLength(1);
  expect(isReached).toBe(false);
});

it('finds the business by the event or the booking that the path names, and says what was not found', async () => {
  const unreached = () => {
    throw new Error('must not be reached');
  };
  mount(calls.addVenue, unreached);
  mount(calls.cancelBooking, unreached);
  const noEvent = await ask('/api/events/3/venues', 'olive', 'POST');
  const noBooking = await ask('/api/bookings/abc', 'ada', 'DELETE');
  expect([noEvent.status, noBooking.status]).toEqual([404, 404]);
  expect(await noEvent.json()).toMatchObject({ error: calls.addVenue.notFound });
  expect(await noBooking.json()).toMatchObject({ error: calls.cancelBooking.notFound });
  expect(businessesAskedFor).toEqual([
    [7, { eventId: 3 }],
    [8, { reference: 'abc' }],
  ]);
});

it('counts the changes of an account, its own and the admin’s alike, and what it reads by itself', async () => {
  mount(row('owner'), () => Promise.resolve('read'));
  mount(row('admin', 'DELETE'), () => Promise.resolve('done'));
  for (const _ of [1, 2, 3, 4]) expect((await ask('/api/tried', 'ada')).status).toBe(200);
  expect((await ask('/api/tried', 'ada', 'DELETE')).status).toBe(200);
  expect((await ask('/api/tried', 'ada', 'DELETE')).status).toBe(429);
  expect((await ask('/api/tried', 'ada')).status).toBe(429);
  expect((await ask('/api/tried', 'olive')).status).toBe(200);
});

/** Mounts a heavy call. `begun` lists the requests that have started. */
function heavy(kind: CallRow['kind']) {
  const begun: string[] = [];
  mount({ ...row('owner'), isHeavy: true, kind }, ({ user }) => {
    begun.push(user.email);
    return Promise.resolve(new Response('heavy'));
  });
  return begun;
}

it('lets an account read one heavy answer at a time, and nobody wait for another account', async () => {
  const begun = heavy('json');
  const connections = ['olive', 'olive', 'ada'].map((as) => {
    const connection = connected();
    return { connection, answer: ask('/api/tried', as, 'GET', connection) };
  });
  const [first, second, other] = connections;
  await Promise.all([first?.answer, other?.answer]);
  expect(begun.sort()).toEqual(['ada@daybook.example', 'olive@salon.example']);
  first?.connection.emit('close');
  expect((await second?.answer)?.status).toBe(200);
  expect(begun).toHaveLength(3);
});

it('reads nothing for a client that has hung up while it waited, and goes on with the next', async () => {
  const begun = heavy('json');
  const [first, gone, next] = [1, 2, 3].map(connected);
  await ask('/api/tried', 'olive', 'GET', first);
  const waiting = ask('/api/tried', 'olive', 'GET', gone);
  const last = ask('/api/tried', 'olive', 'GET', next);
  if (gone) gone.destroyed = true;
  first?.emit('close');
  expect((await waiting).status).toBe(499);
  expect((await last).status).toBe(200);
  expect(begun).toHaveLength(2);
});

it('refuses a second download beside the first, which may take an hour', async () => {
  heavy('file');
  const first = connected();
  expect((await ask('/api/tried', 'olive', 'GET', first)).status).toBe(200);
  const refused = await ask('/api/tried', 'olive', 'GET');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: DOWNLOAD_UNDER_WAY });
  first.emit('close');
  await eventually(async () => (await ask('/api/tried', 'olive')).status === 200);
});

it('throws when a handler reads what its row does not provide', async () => {
  // Only a handler that evades the types can do this: it reads everything that it is given.
  mount(row('public'), (call) => Promise.resolve({ ...call, context: null }));
  expect((await ask('/api/tried', null)).status).toBe(500);
});
