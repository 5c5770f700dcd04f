import { afterEach, beforeEach, expect, it } from 'vitest';
import { MESSAGE_MAX, MESSAGES_PER_DAY } from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import {
  EMAIL_REQUIRED,
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  tooLong,
} from '@daybook/schema/words/booking-form-texts';
import {
  CONTACT_EMAIL_NOT_VALID,
  MESSAGE_REQUIRED,
  CONTACT_FAILED,
} from '@daybook/schema/words/contact-texts';
import { contactMessages } from '../src/database/visitor-tables.ts';
import { PRODUCTION_RATES } from '../src/http/rate-limits.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { createRateLimit, limitsOnAddresses } from '../src/http/token-bucket.ts';
import { emailsIn, refusalOf } from './booking-requests.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { NOW, startServer, type TestServer } from './start.ts';

let mail: MailServer;
let server: TestServer;
beforeEach(async () => {
  mail = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mail.url, SUPPORT_EMAIL: 'help@daybook.example' } });
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

const written = {
  firstName: 'Ada',
  lastName: 'King',
  businessName: 'Engines & Sons',
  email: 'ada@example.com',
  telephone: '01422 555 123',
  message: 'How do I copy an event?\n<b>Thank you</b>',
};
const send = (more: object = {}) => server.post('/api/contact', { ...written, ...more });
const kept = async () => await server.database.select().from(contactMessages);

it('is stored, and mailed to support with the writer to answer to', async () => {
  const answer = await send();
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(await kept()).toEqual([{ id: 1, ...written, createdAt: NOW }]);
  await mail.arrived(1);
  const { to, mail: email } = mail.received[0] ?? {};
  expect(to).toEqual(['help@daybook.example']);
  expect(email).toMatchObject({
    subject: 'Message from Ada King',
    replyTo: [{ name: 'Ada King', address: 'ada@example.com' }],
  });
  for (const words of ['Engines & Sons', '01422 555 123', '  How do I copy an event?\n  <b>Thank you</b>'])
    expect(email?.text).toContain(words);
  expect(email?.html).toContain('&lt;b&gt;Thank you');
  expect(server.log.join('')).not.toContain('ada@example.com');
});

it('keeps a writer out of the email’s headers and directions', async () => {
  await send({ firstName: 'Ada\r\nBcc: all@example.com', lastName: '\u202egnik', telephone: null });
  await mail.arrived(1);
  const { to, mail: email, raw } = mail.received[0] ?? {};
  expect(to).toEqual(['help@daybook.example']);
  expect(email?.subject).toBe('Message from Ada Bcc: all@example.com gnik');
  expect(raw).not.toMatch(/^bcc:/im);
});

it('says of each field what is wrong with it', async () => {
  const nothing = { firstName: ' ', lastName: '', email: '', message: '\n', businessName: '', telephone: '' };
  expect((await refusalOf(send(nothing))).fields).toEqual({
    firstName: FIRST_NAME_REQUIRED,
    lastName: LAST_NAME_REQUIRED,
    email: EMAIL_REQUIRED,
    message: MESSAGE_REQUIRED,
  });
  const wrong = { email: 'ada', message: 'x'.repeat(MESSAGE_MAX + 1) };
  expect((await refusalOf(send(wrong))).fields).toEqual({
    email: CONTACT_EMAIL_NOT_VALID,
    message: tooLong(MESSAGE_MAX),
  });
  expect(await kept()).toEqual([]);
});

it('from a program that fills in the hidden field seems to succeed, and has no effect', async () => {
  expect((await send({ website: 'https://spam.example' })).status).toBe(200);
  expect([await kept(), await emailsIn(server)]).toEqual([[], []]);
});

it('pressed twice is one message; written again later is another', async () => {
  await Promise.all([send(), send()]);
  expect(await kept()).toHaveLength(1);
  server.clock.now += 10 * MINUTE;
  await send();
  expect(await kept()).toHaveLength(2);
  expect(await emailsIn(server)).toHaveLength(2);
});

it('is refused with the other way to reach us when a flood of them has come in a day', async () => {
  const row = { ...written, createdAt: NOW - MINUTE };
  await server.database
    .insert(contactMessages)
    .values(Array.from({ length: MESSAGES_PER_DAY }, (_, number) => ({ ...row, message: `${number}` })));
  expect(await refusalOf(send())).toMatchObject({ status: 429, error: CONTACT_FAILED });
  server.clock.now += 24 * 60 * MINUTE;
  expect((await send()).status).toBe(200);
});

it('comes so often from one address of the network', async () => {
  await server.stop();
  server = await startServer({ rates: { visitor: { burst: 1, perMilliseconds: MINUTE } } });
  await send();
  expect(await refusalOf(send({ message: 'Another' }))).toMatchObject({
    status: 429,
    error: TOO_MANY_REQUESTS,
  });
});

it('cannot be closed for a day by one network, which writes all day from each address that it has', async () => {
  const clock = { now: NOW };
  const limitOf = limitsOnAddresses((_, rate) => createRateLimit(rate, () => clock.now));
  const limit = limitOf('messages', PRODUCTION_RATES.messages);
  let sent = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const addresses = ['203.0.113.9', `2001:db8:1:${minute}`, '2001:db8:1:ffff'];
    for (const address of addresses) if ((await limit.take(address)) === 0) sent += 1;
    clock.now += MINUTE;
  }
  expect(sent).toBeLessThan(MESSAGES_PER_DAY);
  expect(await limit.take('198.51.100.7')).toBe(0);
});

it('is counted in the course of a day too', async () => {
  await server.stop();
  server = await startServer({ rates: { messages: { burst: 1, perMilliseconds: 24 * 60 * MINUTE } } });
  await send();
  server.clock.now += 23 * 60 * MINUTE;
  expect((await send({ message: 'Another' })).status).toBe(429);
  server.clock.now += 60 * MINUTE;
  expect((await send({ message: 'Another' })).status).toBe(200);
});
