/** What is kept of a person whose account was deleted. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { BLOCK_DAYS, DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { emptyFile } from '@daybook/schema/test/business-files';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { routes } from '@daybook/schema/words/routes';
import { hashPerson } from '../src/accounts/person-hash.ts';
import { ACCOUNT_BLOCKED } from '../src/accounts/sign-in-texts.ts';
import { TOO_MANY_BUSINESSES } from '../src/businesses/business-responses.ts';
import { TRIAL_ALREADY_USED } from '../src/coupons/coupon-responses.ts';
import { blockedPeople, users } from '../src/database/tables.ts';
import { purge } from '../src/jobs/purge.ts';
import { signInAdmin } from './admin.ts';
import { refusalOf } from './booking-requests.ts';
import { importFile } from './business-files.ts';
import { contextOn } from './context.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer, type TestServerOptions } from './start.ts';
import { newPlace } from './test-database.ts';
import { visit } from './visitor.ts';

const OLIVE = 'olive@salon.example';
let server: TestServer;
const start = async (options: TestServerOptions = {}) => (server = await startServer(options));
afterEach(() => server.stop());

async function signedIn(email = OLIVE) {
  const visitor = visit(server);
  await visitor.signIn(email);
  const [account] = await server.database.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error('nobody has signed in');
  return { visitor, account };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Deletes the account, and opens another for the same person. */
async function startAfresh({ visitor, account }: SignedIn): Promise<SignedIn> {
  expect((await visitor.send('DELETE', routes.deleteMe.path)).status).toBe(200);
  const again = await signedIn();
  expect(again.account.id).not.toBe(account.id);
  return again;
}

const runPurge = (on: TestServer) => purge(contextOn(on));

describe('somebody who deletes their account and opens another', () => {
  it('has had their free trial, also for a business that they exported and import again', async () => {
    await start();
    const first = await signedIn();
    await server.database.update(users).set({ trialUsedAt: 5 }).where(eq(users.id, first.account.id));
    const again = await startAfresh(first);
    expect(again.account.trialUsedAt).toBe(5);
    const owner = await signIn(server, OLIVE);
    expect(owner.id).toBe(again.account.id);
    const { business } = await importFile(owner, emptyFile);
    const path = buildPath(routes.createCheckout.path, { businessId: business.id });
    expect(await refusalOf(owner.post(path, { coupon_code: FREE_TRIAL_CODE }))).toMatchObject({
      error: TRIAL_ALREADY_USED,
    });
  });

  it('has it again once the deleted account is purged, and nothing is kept of them then', async () => {
    await start();
    const first = await signedIn();
    await server.database.update(users).set({ trialUsedAt: 5 }).where(eq(users.id, first.account.id));
    await first.visitor.send('DELETE', routes.deleteMe.path);
    server.clock.now += PURGE_AFTER_DAYS * DAY;
    await runPurge(server);
    expect(await server.database.select().from(users)).toEqual([]);
    expect((await signedIn()).account.trialUsedAt).toBeNull();
  });

  it('is recognised after a newer secret is added to SESSION_SECRET', async () => {
    const [old, young] = ['an old secret of 32 characters !', 'a young secret of 32 characters!'];
    const place = await newPlace();
    try {
      await start({ place, env: { SESSION_SECRET: old } });
      const first = await signedIn();
      await server.database.update(users).set({ trialUsedAt: 5 }).where(eq(users.id, first.account.id));
      await first.visitor.send('DELETE', routes.deleteMe.path);
      await server.stop();
      await start({ place, env: { SESSION_SECRET: `${young},${old}` } });
      const again = await signedIn();
      expect(again.account.trialUsedAt).toBe(5);
      const hashes = (await server.database.select().from(users)).map(({ personHash }) => personHash);
      const [newest] = hashPerson([young], again.account.subject);
      expect(hashes).toEqual([newest, newest]);
    } finally {
      await server.stop();
      await place.remove();
      await start();
    }
  });

  it('has their businesses counted that are not purged yet', async () => {
    await start();
    const first = await signedIn();
    for (let number = 0; number < BUSINESSES_MAX; number += 1)
      await server.add.business({ ownerId: first.account.id });
    const again = await startAfresh(first);
    const form = { business_name: 'Barn', business_email: OLIVE, timezone: 'Europe/London' };
    expect(await refusalOf(again.visitor.post('/api/businesses', form))).toMatchObject({
      status: 409,
      error: TOO_MANY_BUSINESSES,
    });
    const other = await signedIn('oscar@salon.example');
    expect((await other.visitor.post('/api/businesses', form)).status).toBe(201);
    server.clock.now += PURGE_AFTER_DAYS * DAY;
    await runPurge(server);
    const later = await signedIn();
    expect((await later.visitor.post('/api/businesses', form)).status).toBe(201);
  });

  it('keeps the same rate limits', async () => {
    const once = { burst: 1, perMilliseconds: DAY };
    await start({ rates: { owner: { coupons: once, imports: once } } });
    const tryBoth = async ({ visitor }: SignedIn) => [
      (await visitor.post('/api/coupons/validate', { code: 'GUESS' })).status,
      (await visitor.post('/api/imports', emptyFile)).status,
    ];
    const first = await signedIn();
    expect(await tryBoth(first)).toEqual([200, 201]);
    expect(await tryBoth(await startAfresh(first))).toEqual([429, 429]);
    expect(await tryBoth(await signedIn('oscar@salon.example'))).toEqual([200, 201]);
  });

  it('may change only so much, over all of their accounts', async () => {
    await start({ rates: { owner: { changes: { burst: 2, perMilliseconds: DAY } } } });
    const change = ({ visitor }: SignedIn) =>
      visitor.send('PUT', routes.changeMe.path, { email_notifications: true });
    const first = await signedIn();
    expect((await change(first)).status).toBe(200);
    expect((await change(await startAfresh(first))).status).toBe(429);
  });
});

describe('somebody whose account an admin deleted', () => {
  const signInAgain = async () => {
    const visitor = visit(server);
    const returned = await visitor.passProvider(await visitor.beginSignIn(OLIVE));
    return visitor.post(routes.createSession.path, returned);
  };
  const deletedByAdmin = async () => {
    const admin = await signInAdmin(server);
    const { account } = await signedIn();
    await admin.delete(buildPath(adminRoutes.deleteUser.path, { userId: account.id }));
  };
  beforeEach(() => start());

  it('cannot come back for a year, also not once the account is purged', async () => {
    await deletedByAdmin();
    expect(await refusalOf(signInAgain())).toMatchObject({ status: 403, error: ACCOUNT_BLOCKED });
    server.clock.now += BLOCK_DAYS * DAY - 1;
    await runPurge(server);
    expect(await refusalOf(signInAgain())).toMatchObject({ status: 403, error: ACCOUNT_BLOCKED });
    expect(await server.database.select().from(users).where(eq(users.email, OLIVE))).toEqual([]);
    expect((await signedIn('oscar@salon.example')).account.email).toBe('oscar@salon.example');
    server.clock.now += 1;
    expect((await signInAgain()).status).toBe(200);
  });

  it('is known by a hash that nobody without our secret can make, and by nothing else', async () => {
    const { account } = await signedIn();
    await deletedByAdmin();
    const [newest] = hashPerson([server.secret], account.subject);
    expect(await server.database.select().from(blockedPeople)).toEqual([
      { personHash: newest, blockedAt: server.clock.now },
    ]);
  });

  it('is a different person from one who deleted their own account', async () => {
    await startAfresh(await signedIn());
    expect(await server.database.select().from(blockedPeople)).toEqual([]);
  });
});
