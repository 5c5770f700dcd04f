import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session } from '@daybook/schema/contract/user';
import { SESSIONS_MAX } from '@daybook/schema/figures/bounds';
import {
  DAY,
  HOUR,
  KNOWN_DEVICE_DAYS,
  SESSION_LONGEST_MILLISECONDS,
  SESSION_MILLISECONDS,
} from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { NEW_DEVICE } from '../src/accounts/new-device/new-device-email.ts';
import { emails } from '../src/database/email-tables.ts';
import { sessions } from '../src/database/tables.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { refuseRows } from './database-faults.ts';
import { eventually } from './eventually.ts';
import { startServer, type TestServer } from './start.ts';
import { visit, type Visitor } from './visitor.ts';

const OLIVE = 'olive@salon.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let server: TestServer;
let visitor: Visitor;
beforeEach(async () => {
  server = await startServer();
  visitor = visit(server);
});
afterEach(() => server.stop());

const isSignedIn = async (of: Visitor) => (await of.get('/api/users/me')).status === 200;
const listed = (of = visitor) => answerTo(z.array(session), of.get(routes.listSessions.path));
const newcomer = async (email = OLIVE) => {
  const other = visit(server);
  await other.signIn(email);
  return other;
};
const at = (instant: number) => new Date(instant).toISOString();

describe('a session', () => {
  it('ends when it is unused for 30 days', async () => {
    await visitor.signIn(OLIVE);
    for (let use = 0; use < 3; use += 1) {
      server.clock.now += SESSION_MILLISECONDS - 1;
      expect(await isSignedIn(visitor)).toBe(true);
      await eventually(async () => (await listed())[0]?.last_used_at === at(server.clock.now));
    }
    server.clock.now += SESSION_MILLISECONDS;
    expect(await refusalOf(visitor.get('/api/users/me'))).toMatchObject({ error: NOT_SIGNED_IN });
  });

  it('ends after a year however often it is used', async () => {
    await visitor.signIn(OLIVE);
    server.clock.now += SESSION_LONGEST_MILLISECONDS - 1;
    const expiresAt = server.clock.now + SESSION_MILLISECONDS;
    await server.database.update(sessions).set({ expiresAt });
    expect(await isSignedIn(visitor)).toBe(true);
    server.clock.now += 1;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('records its use at most once an hour', async () => {
    await visitor.signIn(OLIVE);
    const began = server.clock.now;
    server.clock.now += HOUR;
    expect(await listed()).toMatchObject([{ started_at: at(began), last_used_at: at(began) }]);
    server.clock.now += 1;
    await eventually(async () => (await listed())[0]?.last_used_at === at(server.clock.now));
  });

  it('continues to work while its use cannot be recorded', async () => {
    await visitor.signIn(OLIVE);
    await refuseRows(server.database, 'UPDATE OF expires_at ON sessions');
    server.clock.now += DAY;
    expect(await isSignedIn(visitor)).toBe(true);
    await eventually(() => Promise.resolve(server.log.join('').includes('was not noted')));
  });

  it('is one of a limited number: one more ends the one that was unused for longest', async () => {
    const first = await newcomer();
    server.clock.now += HOUR;
    const [own] = await server.database.select().from(sessions);
    if (!own) throw new Error('nobody is signed in');
    const more = Array.from({ length: SESSIONS_MAX - 1 }, (_, number) => ({
      ...own,
      tokenHash: `${number}`,
      deviceMark: null,
      expiresAt: own.expiresAt + 1,
    }));
    await server.database.insert(sessions).values(more);
    await visitor.signIn(OLIVE);
    expect(await listed()).toHaveLength(SESSIONS_MAX);
    expect(await isSignedIn(first)).toBe(false);
  });
});

describe('the list of sessions', () => {
  it('says on which device each began, when it was last used, and which asks', async () => {
    await visitor.signIn(OLIVE, FIREFOX);
    server.clock.now += 1;
    const elsewhere = await newcomer();
    await newcomer('oscar@salon.example');
    expect(await listed(elsewhere)).toMatchObject([
      { device: 'Unknown browser', is_this: true, started_at: at(server.clock.now) },
      { device: 'Firefox on Linux', is_this: false, started_at: at(server.clock.now - 1) },
    ]);
  });

  it('has one for each browser, even if it was closed without logging out', async () => {
    await visitor.signIn(OLIVE);
    visitor.cookies.delete('auth_token');
    await visitor.signIn(OLIVE);
    expect(await listed()).toMatchObject([{ is_this: true }]);
  });

  it('lets its owner end each, and nobody else', async () => {
    await visitor.signIn(OLIVE);
    const elsewhere = await newcomer();
    const stranger = await newcomer('oscar@salon.example');
    const id = (await listed()).find(({ is_this }) => !is_this)?.id ?? '';
    const end = (by: Visitor) => by.send('DELETE', buildPath(routes.endSession.path, { sessionId: id }));
    expect((await end(stranger)).status).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await end(visitor)).status).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await listed()).toMatchObject([{ is_this: true }]);
  });

  it('lets its owner end all others at once, and nobody else’s', async () => {
    await visitor.signIn(OLIVE);
    const elsewhere = await newcomer();
    const stranger = await newcomer('oscar@salon.example');
    expect((await visitor.send('DELETE', routes.endOtherSessions.path)).status).toBe(200);
    const signedIn = await Promise.all([visitor, elsewhere, stranger].map(isSignedIn));
    expect(signedIn).toEqual([true, false, true]);
  });

  it('gives access to nothing by its name for a session', async () => {
    await visitor.signIn(OLIVE);
    const [own] = await listed();
    const thief = visit(server);
    thief.cookies.set('auth_token', own?.id ?? '');
    expect(await isSignedIn(thief)).toBe(false);
  });
});

describe('signing in on a new device', () => {
  const told = async () =>
    (await server.database.select().from(emails).where(eq(emails.kind, NEW_DEVICE))).map(
      ({ recipient, payload }) => ({ recipient, payload }),
    );

  it('is emailed once; the first sign-in of an account is not', async () => {
    await visitor.signIn(OLIVE);
    expect(await told()).toEqual([]);
    const elsewhere = visit(server);
    await elsewhere.signIn(OLIVE, FIREFOX);
    const once = [
      { recipient: OLIVE, payload: { device: 'Firefox on Linux', signedInAt: server.clock.now } },
    ];
    expect(await told()).toEqual(once);
    for (const known of [visitor, elsewhere]) {
      await known.get('/api/logout');
      server.clock.now += 100 * DAY;
      await known.signIn(OLIVE);
    }
    expect(await told()).toEqual(once);
  });

  it('is not new for a second account in that browser, once both have been there', async () => {
    await newcomer('oscar@salon.example');
    await visitor.signIn(OLIVE);
    await visitor.signIn('oscar@salon.example');
    expect(await told()).toMatchObject([{ recipient: 'oscar@salon.example' }]);
    await visitor.signIn(OLIVE);
    await visitor.signIn('oscar@salon.example');
    expect(await told()).toHaveLength(1);
  });

  it('is not new where the account was still signed in before browsers were known', async () => {
    await visitor.signIn(OLIVE);
    visitor.cookies.delete('known_device');
    await visitor.signIn(OLIVE);
    expect(await told()).toEqual([]);
  });

  it('is recognised by a cookie that no script and no other call gets, and that is deleted with the account', async () => {
    await visitor.signIn(OLIVE);
    const cookie = visitor.setCookies.get('known_device') ?? '';
    expect(cookie).toContain('; Path=/api/sessions;');
    expect(cookie).toContain(`; Max-Age=${KNOWN_DEVICE_DAYS * 86_400};`);
    for (const attribute of ['HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(attribute);
    await visitor.send('DELETE', '/api/users/me');
    expect(visitor.cookies.has('known_device')).toBe(false);
  });

  it('fills nobody’s mailbox: one person can log in only so often', async () => {
    await server.stop();
    const signIns = { burst: 1, perMilliseconds: HOUR };
    server = await startServer({ rates: { owner: { signIns } } });
    await newcomer();
    const again = visit(server);
    const returned = await again.passProvider(await again.beginSignIn(OLIVE));
    expect(await refusalOf(again.post('/api/sessions', returned))).toMatchObject({
      status: 429,
      error: TOO_MANY_REQUESTS,
    });
    await newcomer('oscar@salon.example');
  });
});
