import { Writable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SIGN_IN_UNAVAILABLE } from '@daybook/schema/words/session-texts';
import { createIdentity, type IdentityParts } from '../src/accounts/identity-provider.ts';
import { LOGIN_LINK_STALE } from '../src/accounts/sign-in-texts.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { createIdentityProvider, type IdentityProvider } from '../src/local/google/provider.ts';
import { createIdentityRoutes } from '../src/local/google/routes.tsx';

const REDIRECT = 'http://daybook.example/auth/callback';
let provider: Listening;
let base: string;
/** Responds before the provider's own routes. */
let front: Hono;
let log: string[];

beforeEach(async () => {
  provider = await listen(0, '127.0.0.1');
  base = `http://127.0.0.1:${provider.port}`;
  front = new Hono();
  log = [];
});
afterEach(() => provider.stop());

const issuer = () => `${base}/dev/sign-in`;

function makeProvider(): IdentityProvider {
  const client = { id: 'daybook', secret: 'known to two', redirectUri: REDIRECT };
  const findAccount = async () => null;
  return createIdentityProvider({ issuer: issuer(), client, findAccount, clock: Date.now });
}

/** `forgedKeys` replaces the provider's own. */
function serveProvider(forgedKeys?: () => Promise<object>): IdentityProvider {
  const identity = makeProvider();
  if (forgedKeys) front.get('/dev/sign-in/keys', async (context) => context.json(await forgedKeys()));
  front.route('/', createIdentityRoutes({ provider: identity, listAccounts: async () => [] }));
  provider.serve(front);
  return identity;
}

function identityOf(changes: Partial<IdentityParts> = {}) {
  return createIdentity({
    issuer: issuer(),
    clientId: 'daybook',
    clientSecret: 'known to two',
    redirectUri: REDIRECT,
    log: pino({ base: null }, new Writable({ write: (line, _, done) => (log.push(String(line)), done()) })),
    ...changes,
  });
}

async function codeAt(redirectUrl: string): Promise<string> {
  const answer = await fetch(redirectUrl, { redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

const unavailable = { status: 503, message: SIGN_IN_UNAVAILABLE };
const stale = { status: 400, message: LOGIN_LINK_STALE };

describe('the identity provider', () => {
  it('identifies a person over the network', async () => {
    serveProvider();
    const identity = identityOf();
    const { redirectUrl, begun } = await identity.begin('olive@salon.example');
    const person = await identity.finish(await codeAt(redirectUrl), begun);
    expect(person).toMatchObject({ email: 'olive@salon.example', givenName: null, picture: null });
    expect(person.subject).toMatch(/^stand-in-/);
  });

  it('is asked again for its configuration after it could not be reached', async () => {
    const { port } = provider;
    await provider.stop();
    const identity = identityOf();
    await expect(identity.begin(null)).rejects.toMatchObject(unavailable);
    provider = await listen(port, '127.0.0.1');
    serveProvider();
    const [first, second] = await Promise.all([identity.begin('a@b.example'), identity.begin('a@b.example')]);
    expect(first.begun.state).not.toBe(second.begun.state);
    expect((await identity.finish(await codeAt(first.redirectUrl), first.begun)).email).toBe('a@b.example');
  });

  it('may not keep people waiting for long', async () => {
    front.all('*', () => new Promise<Response>(() => {}));
    provider.serve(front);
    await expect(identityOf({ timeoutSeconds: 0.2 }).begin(null)).rejects.toMatchObject(unavailable);
    await provider.stop();
    provider = await listen(0, '127.0.0.1');
  }, 15_000);

  it('is unavailable when it breaks, speaks no JSON, or does not know us; no secret gets into the log', async () => {
    let answer = new Response('<h1>Bad gateway</h1>', { status: 502 });
    front.post('/dev/sign-in/token', async (_, next) => {
      if (answer.status === 200) await next();
      return answer.status === 200 ? undefined : answer.clone();
    });
    serveProvider();
    const identity = identityOf();
    const finish = async (by = identity) => {
      const { redirectUrl, begun } = await by.begin('olive@salon.example');
      return by.finish(await codeAt(redirectUrl), begun);
    };
    await expect(finish()).rejects.toMatchObject(unavailable);
    answer = new Response('{"error":"server_error"}', {
      status: 500,
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(finish()).rejects.toMatchObject(unavailable);
    answer = new Response(null, { status: 200 });
    await expect(finish(identityOf({ clientSecret: 'a guess' }))).rejects.toMatchObject(unavailable);
    expect(log).toHaveLength(3);
    expect(log.join('')).toContain('invalid_client');
    expect(log.join('')).not.toMatch(/known to two|a guess|olive/);
    expect((await finish()).email).toBe('olive@salon.example');
  });

  it('is not trusted when a different key with the same name signed', async () => {
    const real = serveProvider(async () => {
      const other = makeProvider();
      const [[forged], [named]] = [(await other.keys()).keys, (await real.keys()).keys];
      return { keys: [{ ...forged, kid: named?.kid }] };
    });
    const identity = identityOf();
    const { redirectUrl, begun } = await identity.begin('olive@salon.example');
    await expect(identity.finish(await codeAt(redirectUrl), begun)).rejects.toMatchObject(stale);
    expect(log.join('')).toContain('a sign-in was not genuine');
  });

  it('turns its own errors into a request to start the login again', async () => {
    serveProvider();
    const identity = identityOf();
    const { begun } = await identity.begin(null);
    await expect(identity.finish('made-up', begun)).rejects.toMatchObject(stale);
    expect(log).toEqual([]);
  });
});
