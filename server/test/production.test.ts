import { afterEach, beforeEach, expect, it } from 'vitest';
import { SIGN_IN_UNAVAILABLE } from '@daybook/schema/words/session-texts';
import { listen } from '../src/http/listen.ts';
import { refusalOf } from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
/** The address at which the tests reach the server. Nothing responds at its public address. */
let base: string;
beforeEach(async () => {
  const probe = await listen(0, '127.0.0.1');
  await probe.stop();
  base = `http://127.0.0.1:${probe.port}`;
  server = await startServer({
    env: {
      NODE_ENV: 'production',
      PORT: String(probe.port),
      PUBLIC_URL: 'https://book.example',
      SESSION_SECRET: 'a secret of some length, known to nobody else',
      GOOGLE_CLIENT_ID: 'daybook.apps.example',
      GOOGLE_CLIENT_SECRET: 'known to two',
      STRIPE_SECRET_KEY: 'sk_live_known_to_two',
      STRIPE_WEBHOOK_SECRET: 'whsec_known_to_two',
      // Nothing listens there.
      GOOGLE_ISSUER: 'https://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      EMAIL_FROM: 'Daybook <hello@book.example>',
    },
  });
});
afterEach(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { redirect: 'manual', headers });

it('has none of the stand-ins', async () => {
  for (const path of [
    '/dev/sign-in',
    '/dev/sign-in/.well-known/openid-configuration',
    '/dev/sign-in/keys',
    '/dev/mail',
    '/dev/mail.json',
    '/dev/checkout',
  ])
    expect((await get(path)).status).toBe(404);
});

it('logs which of the operator’s details are missing', () => {
  expect(server.log.join('')).toMatch(/"settings":\["SUPPORT_EMAIL","OPERATOR_NAME"/);
});

it('asks the identity provider that was set, and says so when it is unavailable', async () => {
  expect(await refusalOf(get('/api/oauth/google/redirect_url'))).toMatchObject({
    status: 503,
    error: SIGN_IN_UNAVAILABLE,
  });
  expect(server.log.join('')).not.toContain('known to two');
});

it('tells browsers to stay with https, on every answer', async () => {
  for (const path of ['/healthz', '/api/diary/demo', '/api/nothing', '/nowhere', '/diary/demo'])
    expect((await get(path)).headers.get('Strict-Transport-Security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
});

it('lets cookies travel by https alone', async () => {
  const cookies = (await get('/api/logout', { 'Sec-Fetch-Site': 'same-origin' })).headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toContain('; Secure');
    // Only this very host can set a cookie of that name.
    expect(cookie).toMatch(/^__Host-(auth|csrf)_token=; .*Path=\/;/);
    expect(cookie).not.toContain('Domain');
  }
});
