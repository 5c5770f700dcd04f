/** The two tests of whether emails are sent: what they report, and to whom. */

import { afterEach, describe, expect, it } from 'vitest';
import {
  bookingFlowAnswer,
  emailTestAnswer,
  type BookingFlowAnswer,
  type EmailTestAnswer,
} from '@daybook/schema/contract/email-test';
import { EMAIL_ADDRESS_REQUIRED, TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { CSRF_REFUSED, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { smtpReply, startMailServer, type MailServer, type MailServerOptions } from './mail-server.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer, type TestServerOptions } from './start.ts';

const PASSWORD = 'pass-word-0123456789';
const USER = 'key-abcdefgh';
const ADMIN = 'admin@daybook.example';
const OURS = { 'Sec-Fetch-Site': 'same-origin' };
let server: TestServer;
let mail: MailServer | null = null;
afterEach(async () => {
  await server.stop();
  await mail?.close();
  mail = null;
});

async function withMail(mailOptions: MailServerOptions = {}, { env, ...options }: TestServerOptions = {}) {
  mail = await startMailServer(mailOptions);
  const SMTP_URL = mail.url.replace('//', mailOptions.password ? `//${USER}:${PASSWORD}@` : '//');
  server = await startServer({ ...options, env: { SMTP_URL, ...env } });
  return mail;
}
const test = (email = 'ada@example.com', headers: Record<string, string> = OURS) =>
  server.get(`/api/test-email?email=${encodeURIComponent(email)}`, headers);
const flow = (headers: Record<string, string> = {}) =>
  server.post(
    '/api/test-booking-flow',
    { email: 'ada@example.com', business_email: 'hello@salon.example' },
    headers,
  );
const tested = (): Promise<EmailTestAnswer> => answerTo(emailTestAnswer, test());
const flown = (): Promise<BookingFlowAnswer> => answerTo(bookingFlowAnswer, flow());

describe('without a mail server', () => {
  it('says that the emails stay here', async () => {
    server = await startServer({ resolveTxt: () => Promise.reject(new Error('DNS was asked')) });
    const answer = await tested();
    expect(answer).toMatchObject({
      success: true,
      error: null,
      diagnostics: {
        api_key_configured: false,
        api_key_valid_format: false,
        api_key_preview: null,
        response_status: null,
        transport: 'mailbox',
        checks: [{ test: 'Local mailbox', success: true }],
      },
    });
    expect(answer.message).toContain('so it wasn’t sent');
    const kept: unknown = await (await server.get('/dev/mail.json?to=ada@example.com')).json();
    expect(kept).toMatchObject([{ subject: 'Daybook test email' }]);

    expect(await flown()).toMatchObject({
      all_tests_passed: true,
      summary: 'Kept in the local mailbox, and not sent: 2 of 2 emails.',
    });
    const confirmation: unknown = await (await server.get('/dev/mail.json?to=ada@example.com')).json();
    expect(confirmation).toMatchObject([{ attachments: [{ filename: 'invite.ics' }] }, {}]);
  });
});

describe('with a mail server', () => {
  it('tells its every word, what DNS says, and four characters of the user name', async () => {
    const { received } = await withMail(
      { password: PASSWORD },
      {
        env: { EMAIL_FROM: 'Daybook <no-reply@salon.co.uk>' },
        resolveTxt: async (name) => (name === 'salon.co.uk' ? [['v=spf1 -all']] : [['other']]),
      },
    );
    const { success, message, diagnostics, error } = await tested();
    expect({ success, error }).toEqual({ success: true, error: null });
    expect(message).toBe(
      'The mail server accepted a test email to ada@example.com. Check that mailbox to see whether it arrives.',
    );
    expect(diagnostics).toMatchObject({
      api_key_configured: true,
      api_key_valid_format: true,
      from_address: 'Daybook <no-reply@salon.co.uk>',
      api_key_preview: 'key-…',
      response_status: 250,
      transport: 'smtp',
    });
    expect(diagnostics.checks.map(({ test: name }) => name)).toEqual([
      'Connection',
      'Encryption (TLS)',
      'Login',
      'Sender accepted',
      'Recipient accepted',
      'Email accepted',
      'SPF',
      'DKIM',
      'DMARC',
    ]);
    expect(received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const told = JSON.stringify(diagnostics) + server.log.join('');
    for (const secret of [PASSWORD, USER]) expect(told).not.toContain(secret);
  });

  it('sends the emails of a booking, and tells of each whether it was taken', async () => {
    const { received } = await withMail({
      onRecipient(address) {
        if (address.endsWith('salon.example')) throw smtpReply(550, 'No such user');
      },
    });
    const { all_tests_passed, summary, results } = await flown();
    expect({ all_tests_passed, summary }).toEqual({
      all_tests_passed: false,
      summary: 'Accepted by the mail server: 1 of 2 emails.',
    });
    expect(results.map(({ success }) => success)).toEqual([true, false]);
    expect(results[0]?.detail).toMatch(/^250/);
    expect(results[1]?.detail).toContain('No such user');
    expect(received).toHaveLength(1);
    expect(received[0]?.mail.subject).toMatch(
      /^Booking confirmed: Cut and blow-dry, Friday 27 November 2026/,
    );
    expect(received[0]?.raw).toContain('text/calendar');
  });

  it('says that it failed, and why', async () => {
    await withMail({ password: 'another' });
    const { success, message, error, diagnostics } = await tested();
    expect({ success, message, status: 535 }).toEqual({
      success: false,
      message: TEST_EMAIL_FAILED,
      status: 535,
    });
    expect(error).toContain('Invalid login');
    expect(diagnostics.response_status).toBe(535);
    expect(error).not.toContain(PASSWORD);
  });
});

it('needs an address, and a page of ours', async () => {
  server = await startServer();
  expect(await refusalOf(test(''))).toMatchObject({ status: 400, fields: { email: EMAIL_ADDRESS_REQUIRED } });
  expect((await refusalOf(test('ada'))).status).toBe(400);
  expect(await refusalOf(test('ada@example.com', {}))).toMatchObject({ status: 403, error: CSRF_REFUSED });
});

it('is made so often from one address of the network', async () => {
  server = await startServer({ rates: { visitor: { burst: 1, perMilliseconds: 60_000 } } });
  await tested();
  expect(await refusalOf(flow())).toMatchObject({ status: 429, error: TOO_MANY_REQUESTS });
});

it('is the admin’s alone in production', async () => {
  const production = {
    NODE_ENV: 'production',
    ADMIN_EMAIL: ADMIN,
    PUBLIC_URL: 'http://127.0.0.1:0',
    SESSION_SECRET: 'a secret of some length, known to nobody else',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    EMAIL_FROM: 'no-reply@daybook.example',
  };
  await withMail({}, { env: production });
  const refused = { status: 403, error: ADMIN_ACCESS_REQUIRED };
  expect(await refusalOf(test())).toMatchObject(refused);
  expect(await refusalOf(flow())).toMatchObject(refused);
  const owner = await signIn(server);
  expect(await refusalOf(test('ada@example.com', { ...owner.headers, ...OURS }))).toMatchObject(refused);
  expect(mail?.received).toEqual([]);
  const admin = await signIn(server, ADMIN);
  expect((await test('ada@example.com', { ...admin.headers, ...OURS })).status).toBe(200);
  expect((await flow(admin.headers)).status).toBe(200);
  expect(mail?.received).toHaveLength(3);
});
