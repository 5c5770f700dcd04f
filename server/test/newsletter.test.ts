/** Anybody may type an address into the newsletter's form; only the person who reads its mail decides. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY,
  STRANGERS_EMAILS_PER_HOUR,
} from '@daybook/schema/figures/bounds';
import { DAY, MINUTE, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import {
  NEWSLETTER_EMAIL_REQUIRED,
  NEWSLETTER_LINK_INVALID,
  NEWSLETTER_MEANS,
} from '@daybook/schema/words/newsletter-texts';
import { unsubscribePath } from '@daybook/schema/words/routes';
import { newsletterSignups } from '../src/database/visitor-tables.ts';
import { INPUT_NOT_VALID, TOO_LARGE, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { confirmSignup, endSignup, readSignup } from '../src/newsletter/sign-up.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { asAnswer } from './as-answer.ts';
import {
  answerTo,
  importStrangersEmails,
  emailsIn,
  emailsSent,
  refusalOf,
  tokenIn,
} from './booking-requests.ts';
import { contextOn } from './context.ts';
import { exampleSite } from './example-site.ts';
import { startServer, type TestServer, type TestServerOptions } from './start.ts';

const RITA = 'rita@reader.example';
const ASKED = `newsletter_confirmation to ${RITA}`;
let server: TestServer;
const start = async (options: TestServerOptions = {}) => {
  server = await startServer({ site: exampleSite(() => ''), ...options });
};
beforeEach(() => start());
afterEach(() => server.stop());

const signUp = (email = RITA, more: object = {}) =>
  server.post('/api/newsletter/signup', { email, signup_source: 'footer', ...more });
const look = (token: string) => asAnswer(readSignup(contextOn(server), token));
const confirm = (token: string) => asAnswer(confirmSignup(contextOn(server), token));
const end = (token: string) => asAnswer(endSignup(contextOn(server), token));
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(`${server.url}${unsubscribePath}?token=${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
const kept = async () => await server.database.select().from(newsletterSignups);
const statusOf = async (answer: Promise<Response>): Promise<string> =>
  (await answerTo(z.object({ email: z.literal(RITA), status: z.string() }), answer)).status;

const mails = z.array(z.object({ text: z.string(), headers: z.record(z.string(), z.string()) }));
async function newestMail(recipient = RITA) {
  await emailsSent(server);
  const [newest] = await answerTo(mails, server.get(`/dev/mail.json?to=${recipient}`));
  if (!newest) throw new Error(`nothing came to ${recipient}`);
  return newest;
}
const tokenFor = async (recipient = RITA) =>
  tokenIn(/https?:\S+\/newsletter\?token=\S+/.exec((await newestMail(recipient)).text)?.[0] ?? '');
const invalid = { status: 404, error: NEWSLETTER_LINK_INVALID };

describe('a signup', () => {
  it('waits until the link in its email was opened and confirmed', async () => {
    const answer = await signUp(RITA, { first_name: ' Rita ', signup_source: 'hero' });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(await kept()).toMatchObject([
      { email: RITA, firstName: 'Rita', source: 'hero', status: 'pending' },
    ]);
    const { text } = await newestMail();
    for (const words of [
      RITA,
      'until Friday 27 November 2026 at 09:00, London time',
      'we won’t subscribe you unless you confirm',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Rita ');
    const token = await tokenFor();
    expect(await statusOf(look(token))).toBe('pending');
    expect(await statusOf(look(token))).toBe('pending');
    expect(await statusOf(confirm(token))).toBe('active');
    expect(await statusOf(confirm(token))).toBe('active');
    expect(await kept()).toMatchObject([
      { status: 'active', confirmedAt: server.clock.now, consentText: NEWSLETTER_MEANS },
    ]);
  });

  it('that comes again is the same success, however the first one stands, and says nothing of it', async () => {
    const answers: unknown[] = [];
    const again = async (email = RITA) => {
      answers.push(await (await signUp(email)).json());
      await emailsSent(server);
    };
    await again();
    const token = await tokenFor();
    server.clock.now += MINUTE - 1;
    await again();
    expect(await emailsIn(server), 'just written').toEqual([ASKED]);
    server.clock.now += 1;
    await again('Rita@Reader.Example');
    expect(await emailsIn(server)).toEqual([ASKED, ASKED]);
    await confirm(token);
    server.clock.now += DAY;
    await again();
    expect(await emailsIn(server), 'nobody who gets it is asked').toHaveLength(2);
    await end(token);
    await again();
    expect(await emailsIn(server), 'who left is asked again').toHaveLength(3);
    expect(await kept()).toMatchObject([{ email: RITA, status: 'pending' }]);
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
    expect(await statusOf(confirm(await tokenFor()))).toBe('active');
  });

  it('sends only so many emails to one mailbox in a day, however it is spelt', async () => {
    for (let number = 0; number < NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY + 3; number += 1) {
      expect((await signUp(`rita+${number}@reader.example`)).status).toBe(200);
      server.clock.now += MINUTE;
    }
    expect(await emailsIn(server)).toHaveLength(NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY);
    expect(await kept(), 'what nobody is asked about is not kept').toHaveLength(
      NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY,
    );
  });

  it('counts with other emails that strangers cause', async () => {
    await importStrangersEmails(server, RITA, STRANGERS_EMAILS_PER_HOUR);
    await signUp();
    expect(await kept()).toEqual([]);
  });

  it('from a program that fills in the hidden field seems to succeed, and has no effect', async () => {
    expect((await signUp(RITA, { website: 'https://spam.example' })).status).toBe(200);
    expect([await kept(), await emailsIn(server)]).toEqual([[], []]);
  });

  it('needs an address, and a place that we know', async () => {
    expect(await refusalOf(signUp(' '))).toMatchObject({
      status: 400,
      fields: { email: NEWSLETTER_EMAIL_REQUIRED },
    });
    expect((await refusalOf(signUp('rita'))).fields).toHaveProperty('email');
    expect((await refusalOf(signUp(RITA, { signup_source: 'elsewhere' }))).fields).toHaveProperty(
      'signup_source',
    );
  });

  it('comes so often from one address of the network', async () => {
    await server.stop();
    await start({ rates: { visitor: { burst: 2, perMilliseconds: 2 * MINUTE } } });
    await signUp('a@reader.example');
    await signUp('b@reader.example', { website: 'x' });
    expect(await refusalOf(signUp('c@reader.example'))).toMatchObject({
      status: 429,
      error: TOO_MANY_REQUESTS,
    });
  });
});

describe('the link', () => {
  it('ends after its days, unless it was confirmed by then', async () => {
    await signUp();
    await signUp('other@reader.example');
    const [token, other] = [await tokenFor(), await tokenFor('other@reader.example')];
    await confirm(other);
    server.clock.now += NEWSLETTER_LINK_DAYS * DAY;
    expect(await refusalOf(look(token))).toMatchObject(invalid);
    expect(await refusalOf(confirm(token))).toMatchObject(invalid);
    expect((await kept())[0]?.status).toBe('pending');
    expect((await look(other)).status).toBe(200);
  });

  it('works for nobody who did not get it', async () => {
    await signUp();
    const token = await tokenFor();
    const theirs = createLinkTokens('newsletterLink', ['another secret']).tokenOf({ id: 1, email: RITA });
    const ofAnother = createLinkTokens('newsletterLink', [server.secret]).tokenOf({
      id: 1,
      email: 'x@reader.example',
    });
    for (const forged of ['', 'x', theirs, ofAnother, `2${token.slice(1)}`, `${token}x`])
      for (const press of [look, confirm, end, oneClick])
        expect(await refusalOf(press(forged)), forged).toMatchObject(invalid);
    expect((await kept())[0]?.status).toBe('pending');
  });
});

describe('one click in a mail program', () => {
  it('is in the email’s headers, ends the subscription, and can be repeated', async () => {
    await signUp();
    const { headers } = await newestMail();
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(address).toMatch(`${server.publicUrl}${unsubscribePath}?token=`);
    const token = tokenIn(address);
    await confirm(token);
    server.clock.now += 400 * DAY;
    for (let press = 0; press < 2; press += 1) {
      const answer = await oneClick(token);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect((await kept())[0]).toMatchObject({ status: 'unsubscribed', unsubscribedAt: server.clock.now });
    }
  });

  it('may be a multipart form, and nothing else', async () => {
    const { signupId, email } = await server.add.signup({ email: RITA, status: 'active' });
    const token = createLinkTokens('newsletterLink', [server.secret]).tokenOf({ id: signupId, email });
    expect(await refusalOf(oneClick(token, ''))).toMatchObject({ status: 400, error: INPUT_NOT_VALID });
    expect(await refusalOf(oneClick(token, 'x'.repeat(3000)))).toMatchObject({
      status: 413,
      error: TOO_LARGE,
    });
    expect((await kept())[0]?.status).toBe('active');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const address = `${server.url}${unsubscribePath}?token=${token}`;
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
    expect((await kept())[0]?.status).toBe('unsubscribed');
  });

  it('leads a program that knows pages only to the page, and changes nothing', async () => {
    const { signupId, email } = await server.add.signup({ email: RITA, status: 'active' });
    const token = createLinkTokens('newsletterLink', [server.secret]).tokenOf({ id: signupId, email });
    const answer = await server.get(`${unsubscribePath}?token=${token}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/newsletter?token=${token}`]);
    expect((await kept())[0]?.status).toBe('active');
  });
});

it('an email that is no longer needed is not sent', async () => {
  await signUp();
  const token = await tokenFor();
  await confirm(token);
  await server.add.email({
    kind: 'newsletter_confirmation',
    recipient: RITA,
    payload: { signupId: 1, email: RITA, expiresAt: server.clock.now + DAY },
  });
  await signUp('other@reader.example');
  await emailsSent(server);
  expect(await emailsIn(server)).toEqual([ASKED, 'newsletter_confirmation to other@reader.example']);
});

it('what is logged of it holds no address and no token', async () => {
  await signUp();
  const token = await tokenFor();
  expect((await fetch(`${server.url}/newsletter?token=${token}`)).status).toBe(200);
  await oneClick(token);
  for (const secret of [RITA, token, '?token']) expect(server.log.join('')).not.toContain(secret);
});
