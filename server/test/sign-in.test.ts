import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedIn, user } from '@daybook/schema/contract/user';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import { isComeBackPath } from '@daybook/schema/rules/come-back-path';
import { CSRF_HEADER, routes } from '@daybook/schema/words/routes';
import { EMAIL_NOT_VERIFIED, LOGIN_LINK_STALE } from '../src/accounts/sign-in-texts.ts';
import { sessions, users } from '../src/database/tables.ts';
import { CROSS_SITE_REFUSED, CSRF_REFUSED, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { hashOfToken } from '../src/http/session-guard.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';
import { visit, type Visitor } from './visitor.ts';

const OLIVE = 'olive@salon.example';
let server: TestServer;
let visitor: Visitor;
beforeEach(async () => {
  server = await startServer({ env: { ADMIN_EMAIL: 'Boss@Daybook.example' } });
  visitor = visit(server);
});
afterEach(() => server.stop());

const me = (of: Visitor) => answerTo(user, of.get('/api/users/me'));
const signInCookies = ({ cookies }: Visitor) =>
  [...cookies.keys()].filter((name) => name.startsWith('sign_in'));
const accounts = async () => await server.database.select().from(users);
const sessionHashes = async () =>
  (await server.database.select().from(sessions)).map(({ tokenHash }) => tokenHash);

describe('signing in', () => {
  it('is one click for the admin, whether or not anybody has logged in as that yet', async () => {
    const offered = async () => (await fetch(await visitor.beginSignIn())).text();
    const button = 'name="email" value="';
    expect(await offered()).toContain(`${button}Boss@Daybook.example"`);
    await visitor.signIn('boss@daybook.example');
    const known = await offered();
    expect(known).toContain(`${button}boss@daybook.example"`);
    expect(known.split(button)).toHaveLength(2);
  });

  it('leads to the provider and back, and makes an account and a session', async () => {
    const address = await visitor.beginSignIn(OLIVE);
    expect(`${address.origin}${address.pathname}`).toBe(`${server.publicUrl}/dev/sign-in`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${server.publicUrl}/auth/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: OLIVE,
    });
    const answer = await visitor.post('/api/sessions', await visitor.passProvider(address));
    expect(answer.status).toBe(200);
    const account = user.parse(await answer.json());
    expect(account.account).toMatch(/^[\w-]{43}$/);
    expect(account).toEqual({
      account: account.account,
      email: OLIVE,
      google_user_data: { given_name: null, family_name: null },
      email_notifications: true,
      is_admin: false,
      first_seen: new Date(server.clock.now).toISOString(),
      free_trial_hours: account.free_trial_hours,
    });
    expect(await me(visitor)).toEqual(account);
  });

  it('leads back to the page that asked for it, and to none where none did', async () => {
    const ledTo = async (comeBackTo?: string) => {
      const returned = await visitor.passProvider(await visitor.beginSignIn(OLIVE, comeBackTo));
      return (await answerTo(signedIn, visitor.post('/api/sessions', returned))).come_back_to;
    };
    expect(await ledTo('/dashboard?business=7&tab=bookings')).toBe('/dashboard?business=7&tab=bookings');
    expect(await ledTo()).toBeNull();
  });

  it('accepts no return address that a browser would read as another site', () => {
    const near = fc.array(fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', 'a', '\t', '\n', '%2f'));
    fc.assert(
      fc.property(near, (parts) => {
        const path = `/${parts.join('')}`;
        if (isComeBackPath(path)) expect(new URL(path, server.publicUrl).origin).toBe(server.publicUrl);
      }),
    );
  });

  it('leads to no other site, whoever sends the request', async () => {
    for (const comeBackTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
    ]) {
      const query = new URLSearchParams({ come_back_to: comeBackTo }).toString();
      const answer = await visitor.get(`${routes.getSignInAddress.path}?${query}`);
      expect([comeBackTo, answer.status]).toEqual([comeBackTo, 400]);
      expect(signInCookies(visitor)).toEqual([]);
    }
  });

  it('asks which account to use, unless it was told', async () => {
    expect((await visitor.beginSignIn()).searchParams.get('prompt')).toBe('select_account');
    expect((await visitor.beginSignIn(OLIVE)).searchParams.get('prompt')).toBeNull();
  });

  it('keeps what it needs until the return in a sealed cookie, which scripts and other calls don’t get', async () => {
    await visitor.beginSignIn(OLIVE);
    const cookie = visitor.setCookies.get(signInCookies(visitor)[0] ?? '') ?? '';
    expect(cookie).toContain('; Path=/api/sessions;');
    expect(cookie).toContain(`; Max-Age=${SIGN_IN_MILLISECONDS / 1000};`);
    for (const attribute of ['HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(attribute);
  });

  it('gives the browser a token no script can read, and stores its hash alone', async () => {
    await visitor.signIn(OLIVE);
    const token = visitor.cookies.get('auth_token') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await sessionHashes()).toEqual([hashOfToken(token)]);
    const cookie = visitor.setCookies.get('auth_token') ?? '';
    for (const attribute of ['Path=/', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Max-Age');
    expect(visitor.setCookies.get('csrf_token')).not.toContain('HttpOnly');
    expect(signInCookies(visitor)).toEqual([]);
  });

  it('recognises the account by the provider’s subject, also under a new address and name', async () => {
    await visitor.signIn(OLIVE);
    const [first] = await accounts();
    await server.database.update(users).set({ givenName: 'Olive', picture: 'https://pictures.example/o' });
    server.clock.now += 1000;
    await visit(server).signIn(OLIVE.toUpperCase());
    expect(await accounts()).toEqual([
      {
        ...first,
        givenName: 'Olive',
        picture: 'https://pictures.example/o',
        lastSeen: server.clock.now,
      },
    ]);
    await visit(server).signIn('oscar@salon.example');
    expect(await accounts()).toHaveLength(2);
  });

  it('makes anybody who logs in with ADMIN_EMAIL the admin', async () => {
    await visitor.signIn('boss@daybook.example');
    expect((await me(visitor)).is_admin).toBe(true);
  });

  it('ends the session that this browser had, and leaves those of others alone', async () => {
    const elsewhere = visit(server);
    await elsewhere.signIn(OLIVE);
    await visitor.signIn(OLIVE);
    const before = visitor.cookies.get('auth_token') ?? '';
    await visitor.signIn('oscar@salon.example');
    const after = visitor.cookies.get('auth_token') ?? '';
    expect(after).not.toBe(before);
    expect(await sessionHashes()).not.toContain(hashOfToken(before));
    expect((await me(visitor)).email).toBe('oscar@salon.example');
    expect((await me(elsewhere)).email).toBe(OLIVE);
  });

  it('finishes in every tab in which it began, in either order, and in each only once', async () => {
    const begun = async () => visitor.passProvider(await visitor.beginSignIn(OLIVE));
    const [first, second, third] = [await begun(), await begun(), await begun()];
    for (const returned of [second, first, third])
      expect((await visitor.post('/api/sessions', returned)).status).toBe(200);
    expect(signInCookies(visitor)).toEqual([]);
    expect(await refusalOf(visitor.post('/api/sessions', first))).toMatchObject({
      status: 400,
      error: LOGIN_LINK_STALE,
    });
  });

  it('never uses a token that was planted in the browser before', async () => {
    const planted = 'A'.repeat(43);
    visitor.cookies.set('auth_token', planted);
    await visitor.signIn(OLIVE);
    expect(visitor.cookies.get('auth_token')).not.toBe(planted);
    expect(await sessionHashes()).not.toContain(hashOfToken(planted));
  });

  it('leaves no code, state or token in the log', async () => {
    const returned = await visitor.passProvider(await visitor.beginSignIn(OLIVE));
    const sealed = visitor.cookies.get(signInCookies(visitor)[0] ?? '') ?? '';
    await visitor.post('/api/sessions', returned);
    await visitor.post('/api/sessions', returned);
    const log = server.log.join('');
    expect(log).toContain('"route":"/api/sessions"');
    const secrets = [...Object.values(returned), sealed, ...visitor.cookies.values(), OLIVE];
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });
});

describe('a sign-in is refused', () => {
  const stale = { status: 400, error: LOGIN_LINK_STALE };
  const finish = (returned: { code: string; state: string }, by = visitor) =>
    refusalOf(by.post('/api/sessions', returned));
  const begun = async () => visitor.passProvider(await visitor.beginSignIn(OLIVE));
  afterEach(async () => expect(await sessionHashes()).toEqual([]));

  it('with a state that is not its own', async () => {
    const returned = await begun();
    expect(await finish({ ...returned, state: 'another' })).toMatchObject(stale);
  });

  it('in a browser that did not begin it (login CSRF)', async () => {
    const returned = await begun();
    const victim = visit(server);
    expect(await finish(returned, victim)).toMatchObject(stale);
    await victim.beginSignIn('victim@example.com');
    expect(await finish(returned, victim)).toMatchObject(stale);
  });

  it('with a code that was used', async () => {
    const returned = await begun();
    const [name = ''] = signInCookies(visitor);
    const held = visitor.cookies.get(name) ?? '';
    expect((await visitor.post('/api/sessions', returned)).status).toBe(200);
    await visitor.get('/api/logout');
    visitor.cookies.set(name, held);
    expect(await finish(returned)).toMatchObject(stale);
  });

  it('with a made-up code, and with one of another sign-in', async () => {
    const earlier = await begun();
    const returned = await begun();
    expect(await finish({ ...returned, code: 'made-up' })).toMatchObject(stale);
    const again = await begun();
    expect(await finish({ ...again, code: earlier.code })).toMatchObject(stale);
  });

  it('when it took too long', async () => {
    const returned = await begun();
    server.clock.now += SIGN_IN_MILLISECONDS;
    expect(await finish(returned)).toMatchObject(stale);
  });

  it('when the token was made for another nonce, or the code for another browser’s proof', async () => {
    for (const [name, value] of [
      ['nonce', 'another nonce'],
      ['code_challenge', 'A'.repeat(43)],
    ] as const) {
      const address = await visitor.beginSignIn(OLIVE);
      address.searchParams.set(name, value);
      expect(await finish(await visitor.passProvider(address))).toMatchObject(stale);
    }
  });

  it('to an address that the provider has not verified', async () => {
    const address = await visitor.beginSignIn();
    const form = new URLSearchParams({ request: address.search, email: OLIVE, unverified: 'yes' });
    const answer = await fetch(server.url + address.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: form,
    });
    const { searchParams } = new URL(answer.headers.get('Location') ?? '');
    const returned = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    expect(await finish(returned)).toMatchObject({ status: 403, error: EMAIL_NOT_VERIFIED });
    expect(await accounts()).toEqual([]);
  });

  it('from another website’s page', async () => {
    const returned = await begun();
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const answer = visitor.send('POST', '/api/sessions', returned, headers);
      expect(await refusalOf(answer)).toMatchObject({ status: 403, error: CROSS_SITE_REFUSED });
    }
  });

  it('without code or state', async () => {
    for (const body of [{}, { code: 'a' }, { state: 'a' }, { code: '', state: '' }, { code: 1, state: 2 }])
      expect((await visitor.post('/api/sessions', body)).status).toBe(400);
  });
});

it('waits when sign-ins come too fast from one address', async () => {
  const slow = await startServer({ rates: { signIn: { burst: 2, perMilliseconds: 60_000 } } });
  try {
    const path = '/api/oauth/google/redirect_url';
    expect((await slow.get(path)).status).toBe(200);
    expect((await slow.post('/api/sessions', { code: 'a', state: 'b' })).status).toBe(400);
    const refused = await slow.get(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(await refused.json()).toMatchObject({ error: TOO_MANY_REQUESTS });
    slow.clock.now += 30_000;
    expect((await slow.get(path)).status).toBe(200);
  } finally {
    await slow.stop();
  }
});

describe('signing out', () => {
  it('ends the session on the server and takes the cookies back', async () => {
    await visitor.signIn(OLIVE);
    const token = visitor.cookies.get('auth_token') ?? '';
    expect((await visitor.get('/api/logout')).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['known_device']);
    visitor.cookies.set('auth_token', token);
    expect((await visitor.get('/api/users/me')).status).toBe(401);
  });

  it('succeeds for somebody who is not logged in', async () => {
    expect(await (await visitor.get('/api/logout')).json()).toEqual({ ok: true });
  });

  it('is refused to another website', async () => {
    await visitor.signIn(OLIVE);
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ]) {
      const answer = visitor.send('GET', '/api/logout', undefined, headers);
      expect(await refusalOf(answer)).toMatchObject({ status: 403, error: CROSS_SITE_REFUSED });
    }
    expect((await visitor.get('/api/users/me')).status).toBe(200);
  });

  it('needs the CSRF token if the browser does not say which page sends the request', async () => {
    await visitor.signIn(OLIVE);
    const leave = (headers: Record<string, string>) => server.get('/api/logout', headers);
    const cookies = { Cookie: `auth_token=${visitor.cookies.get('auth_token')}` };
    const guess = { [CSRF_HEADER]: 'guess' };
    for (const headers of [cookies, { ...cookies, ...guess }, { ...cookies, 'Sec-Fetch-Site': 'none' }, {}])
      expect(await refusalOf(leave(headers))).toMatchObject({ status: 403, error: CSRF_REFUSED });
    expect((await visitor.get('/api/users/me')).status).toBe(200);
    const token = { [CSRF_HEADER]: visitor.cookies.get('csrf_token') ?? '' };
    expect((await leave({ ...cookies, ...token })).status).toBe(200);
    expect((await visitor.get('/api/users/me')).status).toBe(401);
  });

  it('cannot be done by HEAD, and neither can beginning to sign in', async () => {
    await visitor.signIn(OLIVE);
    for (const path of ['/api/logout', routes.getSignInAddress.path]) {
      const answer = await visitor.send('HEAD', path);
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await visitor.get('/api/users/me')).status).toBe(200);
  });
});

describe('the account', () => {
  it('keeps the notifications switch', async () => {
    await visitor.signIn(OLIVE);
    const answer = await visitor.send('PUT', '/api/users/me', { email_notifications: false });
    expect(user.parse(await answer.json()).email_notifications).toBe(false);
    expect((await me(visitor)).email_notifications).toBe(false);
    expect((await visitor.send('PUT', '/api/users/me', { email_notifications: 'no' })).status).toBe(400);
    expect((await me(visitor)).email_notifications).toBe(false);
  });

  it('can be changed only from our own page', async () => {
    await visitor.signIn(OLIVE);
    visitor.cookies.set('csrf_token', 'guess');
    const answer = await visitor.send('PUT', '/api/users/me', { email_notifications: false });
    expect(answer.status).toBe(403);
    expect((await me(visitor)).email_notifications).toBe(true);
  });
});
