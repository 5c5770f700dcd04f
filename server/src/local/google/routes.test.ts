import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createIdentityProvider, type StandInAccount } from './provider.ts';
import { createIdentityRoutes } from './routes.tsx';

const BASE = 'http://localhost:8787';
const REDIRECT = `${BASE}/auth/callback`;
const ruth: StandInAccount = {
  subject: 'demo-owner',
  email: 'ruth@willow.example',
  givenName: 'Ruth <3',
  familyName: null,
};
const VERIFIER = randomBytes(32).toString('base64url');
const tokens = z.object({ access_token: z.string(), id_token: z.string(), token_type: z.literal('Bearer') });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) });
let now: number;
let app: Hono;

beforeEach(() => {
  now = Date.now();
  const provider = createIdentityProvider({
    issuer: `${BASE}/dev/sign-in`,
    client: { id: 'daybook', secret: 'known to: two %', redirectUri: REDIRECT },
    findAccount: async (email) => (email.toLowerCase() === ruth.email ? ruth : null),
    clock: () => now,
  });
  app = createIdentityRoutes({ provider, listAccounts: async () => [ruth] });
});

const request = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'daybook',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
const ask = (query: URLSearchParams) => app.request(`/dev/sign-in?${query.toString()}`);
const press = (fields: Record<string, string>, query = request()) =>
  app.request('/dev/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ request: query.toString(), action: 'sign-in', ...fields }),
  });
const sentBack = (answer: Response) => {
  expect(answer.status).toBe(303);
  const address = new URL(answer.headers.get('Location') ?? '');
  expect(address.origin + address.pathname).toBe(REDIRECT);
  return Object.fromEntries(address.searchParams);
};
const codeOf = async (fields: Record<string, string>) => sentBack(await press(fields)).code ?? '';
const exchange = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request('/dev/sign-in/token', {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      client_id: 'daybook',
      client_secret: 'known to: two %',
      ...fields,
    }),
  });
async function claimsOf(answer: Response) {
  expect(answer.status).toBe(200);
  const { id_token } = tokens.parse(await answer.json());
  const keys = keySet.parse(await (await app.request('/dev/sign-in/keys')).json());
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys), {
    issuer: `${BASE}/dev/sign-in`,
    audience: 'daybook',
  });
  return payload;
}

describe('the page', () => {
  it('asks for an email and offers the accounts it knows, whatever their names', async () => {
    const answer = await ask(request());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${BASE}`);
    const html = await answer.text();
    expect(html).toContain('Ruth &lt;3');
    expect(html).toContain('ruth@willow.example');
    expect(html).toContain('for="email"');
  });

  it('says what is wrong with an email, and keeps what was typed', async () => {
    const typed = { email: 'olive@"salon', given_name: 'Olive', unverified: 'yes' };
    const pressed = await (await press(typed)).text();
    const asked = await (await ask(request({ login_hint: typed.email }))).text();
    for (const html of [pressed, asked]) {
      expect(html).toContain('role="alert"');
      expect(html).toContain('value="olive@&quot;salon"');
    }
    expect(pressed).toContain('value="Olive"');
    expect(pressed).toContain('checked');
    expect(asked).not.toContain('checked');
  });

  it('redirects nobody for a client or an address that is not ours', async () => {
    for (const query of [
      new URLSearchParams(),
      request({ client_id: 'other' }),
      request({ redirect_uri: 'https://evil.example/' }),
      request({ redirect_uri: `${REDIRECT}/more` }),
    ]) {
      for (const answer of [await ask(query), await press({ email: 'a@b.example' }, query)]) {
        expect(answer.status).toBe(400);
        expect(answer.headers.get('Location')).toBeNull();
      }
    }
  });

  it('returns at once when the request names the account', async () => {
    const { code, state } = sentBack(await ask(request({ login_hint: 'olive@salon.example' })));
    expect(state).toBe('a state');
    expect(await claimsOf(await exchange({ code: code ?? '' }))).toMatchObject({
      email: 'olive@salon.example',
    });
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'email' }],
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['login_required', { prompt: 'none' }],
  ])('tells the client %s when it asks for %o', async (error, changes: Record<string, string>) => {
    expect(sentBack(await ask(request(changes)))).toMatchObject({ error, state: 'a state' });
  });

  it('lets a person refuse', async () => {
    expect(sentBack(await press({ action: 'refuse' }))).toMatchObject({ error: 'access_denied' });
  });
});

describe('the code', () => {
  it('is exchanged for a signed token with the person, the client and the nonce', async () => {
    const code = await codeOf({ email: ' Olive@salon.example ', given_name: 'Olive' });
    const claims = await claimsOf(await exchange({ code }));
    expect(claims).toMatchObject({
      email: 'Olive@salon.example',
      email_verified: true,
      given_name: 'Olive',
      nonce: 'a nonce',
    });
    const again = await claimsOf(await exchange({ code: await codeOf({ email: 'olive@SALON.example' }) }));
    expect(again.sub).toBe(claims.sub);
    expect(again).not.toHaveProperty('given_name');
  });

  it('names a known account by its stored name', async () => {
    const claims = await claimsOf(await exchange({ code: await codeOf({ email: 'Ruth@willow.example' }) }));
    expect(claims).toMatchObject({ sub: 'demo-owner', email: 'ruth@willow.example', given_name: 'Ruth <3' });
  });

  it('may say that the address is not verified', async () => {
    const code = await codeOf({ email: 'olive@salon.example', unverified: 'yes' });
    expect((await claimsOf(await exchange({ code }))).email_verified).toBe(false);
  });

  it('is good once', async () => {
    const code = await codeOf({ email: 'olive@salon.example' });
    expect((await exchange({ code })).status).toBe(200);
    const answer = await exchange({ code });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('is good for a minute', async () => {
    const code = await codeOf({ email: 'olive@salon.example' });
    now += 60_000;
    expect(await (await exchange({ code })).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['invalid_grant', { code_verifier: 'A'.repeat(43) }],
    ['invalid_grant', { redirect_uri: 'https://evil.example/' }],
    ['unsupported_grant_type', { grant_type: 'password' }],
    ['invalid_client', { client_secret: 'a guess' }],
    ['invalid_client', { client_id: 'other' }],
  ])('is refused as %s with %o', async (error, fields: Record<string, string>) => {
    const answer = await exchange({ code: await codeOf({ email: 'olive@salon.example' }), ...fields });
    expect(answer.status).toBe(error === 'invalid_client' ? 401 : 400);
    expect(await answer.json()).toMatchObject({ error });
  });

  it('is exchanged by a client that proves itself in the header too', async () => {
    const basic = (secret: string) => ({
      Authorization: `Basic ${Buffer.from(`daybook:${encodeURIComponent(secret)}`).toString('base64')}`,
    });
    const nothing = { client_id: '', client_secret: '' };
    const wrong = { ...nothing, code: await codeOf({ email: 'olive@salon.example' }) };
    expect((await exchange(wrong, basic('a guess'))).status).toBe(401);
    expect((await exchange(wrong, basic('known to: two %'))).status).toBe(200);
  });
});
