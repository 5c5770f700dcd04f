/** A business's email address is unverified when typed: nothing is sent there before it is confirmed. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  business as businessShape,
  emailConfirmation,
  type Business,
} from '@daybook/schema/contract/business';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { confirmEmail, readConfirmation } from '../src/businesses/email-confirmation/confirm-email.ts';
import {
  CONFIRMATION_EMAIL_JUST_WRITTEN,
  TOO_MANY_CONFIRMATION_EMAILS,
} from '../src/businesses/email-confirmation/confirm-email.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { asAnswer } from './as-answer.ts';
import { answerTo, bookFree, emailsIn, emailsSent, refusalOf, tokenIn } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { holdEmails, letGoEmails } from './database-faults.ts';
import { exampleSite } from './example-site.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer, type TestServerOptions } from './start.ts';
import { isPostgres, sqliteOf } from './test-database.ts';
import { visit } from './visitor.ts';

const DESK = 'desk@salon.example';
const ACCOUNT = 'olive@gmail.example';
const ASKS = 'email_confirmation to';
let server: TestServer;
let owner: Owner;

async function start(options: TestServerOptions = {}): Promise<void> {
  server = await startServer({ site: exampleSite(() => ''), ...options });
  owner = await signIn(server, ACCOUNT);
}
beforeEach(() => start());
afterEach(() => server.stop());

const form = (business_email: string) => ({
  business_name: 'Olive & Co.',
  business_email,
  timezone: 'Europe/London',
});

async function answered(answer: Promise<Response>): Promise<Business> {
  const response = await answer;
  expect([200, 201]).toContain(response.status);
  return businessShape.parse(await response.json());
}

const add = (email = DESK, by = owner) => answered(by.post('/api/businesses', form(email)));
const move = (id: number, email: string, by = owner) =>
  answered(by.put(`/api/businesses/${id}`, form(email)));
const send = (id: number, by = owner) => by.post(`/api/businesses/${id}/email-confirmation`, {});
const mine = (by = owner) => answerTo(z.array(businessShape), by.get('/api/businesses/my'));
/** Returns the emails that asked to confirm an address, oldest first. */
const asked = async () => (await emailsIn(server)).filter((line) => line.startsWith(ASKS));

const mails = z.array(
  z.object({ subject: z.string(), text: z.string(), html: z.string(), reply_to: z.string() }),
);
async function newestMailTo(recipient: string) {
  await emailsSent(server);
  const [newest] = await answerTo(mails, server.get(`/dev/mail.json?to=${recipient}`));
  if (!newest) throw new Error(`nothing came to ${recipient}`);
  return newest;
}
async function tokenFor(recipient = DESK): Promise<string> {
  const { text } = await newestMailTo(recipient);
  return tokenIn(/https?:\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? '');
}
const look = (token: string) => asAnswer(readConfirmation(contextOn(server), token));
const press = (token: string) => asAnswer(confirmEmail(contextOn(server), token));
const invalid = { status: 404, error: LINK_INVALID };

describe('a new business', () => {
  it('with the account’s own address, in capitals or not, needs no email', async () => {
    for (const email of [ACCOUNT, 'Olive@Gmail.Example'])
      expect(await add(email)).toMatchObject({
        email_confirmed: true,
        emails_to: ACCOUNT,
        confirmation_email: 'none',
      });
    expect(await emailsIn(server)).toEqual([]);
  });

  it('with another address gets an email that asks to confirm it, and uses the account’s address until then', async () => {
    const added = await add();
    expect(added).toMatchObject({
      email_confirmed: false,
      emails_to: ACCOUNT,
      confirmation_email: 'written',
    });
    expect(await mine()).toEqual([added]);
    expect(await asked()).toEqual([`${ASKS} ${DESK}`]);
    const { subject, text, html, reply_to } = await newestMailTo(DESK);
    expect(subject).toBe('Please confirm your email address for Daybook');
    expect(reply_to).toBe('support@daybook.example');
    for (const words of [ACCOUNT, 'Olive & Co.', DESK, 'until Friday 27 November 2026 at 09:00, London time'])
      expect(text).toContain(words);
    expect(html).toContain('Olive &amp; Co.');
  });

  it('has its name written so that no mail program makes a link from it', async () => {
    const named = { ...form(DESK), business_name: 'You won http://evil.test/prize' };
    await answered(owner.post('/api/businesses', named));
    const { subject, text, html } = await newestMailTo(DESK);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.test|http:\/\/evil/);
    expect(text).toContain('Business: You won http: //evil. test/prize');
  });
});

describe('the owner’s emails', () => {
  const bookAt = async (id: number) => {
    await server.database.update(businesses).set({ paidAt: 1 }).where(eq(businesses.id, id));
    const booked = await bookFree(server, (await server.add.event(id)).id);
    return {
      reference: booked.booking_reference,
      token: tokenIn(booked.cancel_url),
      calendarUrl: decodeURIComponent(booked.google_calendar_url),
    };
  };
  const change = (reference: string) =>
    owner.put(`/api/bookings/${reference}`, {
      attendee_first_name: 'Ada',
      attendee_last_name: 'King',
      attendee_email: 'ada@example.com',
    });
  const toBusiness = async () => (await emailsIn(server)).filter((line) => /received|_owner/.test(line));

  it('and customers’ answers go to the account until the address is confirmed, and there from then on', async () => {
    const { id } = await add();
    const first = await bookAt(id);
    await change(first.reference);
    await server.post('/api/cancel/booking', { token: first.token });
    expect(await toBusiness()).toEqual([
      `booking_received to ${ACCOUNT}`,
      `booking_changed_owner to ${ACCOUNT}`,
      `booking_cancelled_owner to ${ACCOUNT}`,
    ]);
    const before = await newestMailTo('ada@example.com');
    expect(before.reply_to).toBe(ACCOUNT);
    expect(before.text).not.toContain(DESK);
    const invite = await (await server.get(`/api/cancel/invite.ics?token=${first.token}`)).text();
    expect(invite).toContain(`mailto:${ACCOUNT}`);
    expect(invite).not.toContain(DESK);
    expect(first.calendarUrl).not.toContain(DESK);

    await press(await tokenFor());
    const second = await bookAt(id);
    expect(second.calendarUrl).toContain(DESK);
    await owner.delete(`/api/bookings/${second.reference}`);
    expect((await toBusiness()).slice(3)).toEqual([
      `booking_received to ${DESK}`,
      `booking_withdrawn_owner to ${DESK}`,
    ]);
    expect((await newestMailTo('ada@example.com')).reply_to).toBe(DESK);
  });

  it('go to the account’s present address when that changes', async () => {
    const { id } = await add();
    const mail = 'olive@new.example';
    await server.database.update(users).set({ email: mail }).where(eq(users.id, owner.id));
    await bookAt(id);
    expect(await toBusiness()).toEqual([`booking_received to ${mail}`]);
  });

  it('keep going to the account’s former address, once confirmed, when the account gets another', async () => {
    const { id } = await add(ACCOUNT);
    await server.database.update(users).set({ email: 'olive@new.example' }).where(eq(users.id, owner.id));
    expect(await mine()).toMatchObject([{ email_confirmed: true, emails_to: ACCOUNT }]);
    await bookAt(id);
    expect(await toBusiness()).toEqual([`booking_received to ${ACCOUNT}`]);
  });

  it('go to the typed address once the account itself is verified there', async () => {
    const visitor = visit(server);
    await visitor.signIn('first@gmail.example');
    const account = (
      await server.database.select().from(users).where(eq(users.email, 'first@gmail.example'))
    )[0];
    const { id } = await server.add.business({
      ownerId: account?.id ?? 0,
      email: DESK,
      confirmedEmail: null,
    });
    await server.database
      .update(users)
      .set({ email: DESK })
      .where(eq(users.id, account?.id ?? 0));
    expect(await (await visitor.get('/api/businesses/my')).json()).toMatchObject([
      { id, email_confirmed: true, emails_to: DESK },
    ]);
  });
});

describe('the link', () => {
  it('confirms nothing when it is only opened, as mail scanners do, and confirms when it is pressed, also a second time', async () => {
    const { id } = await add();
    const token = await tokenFor();
    const open = { business_name: 'Olive & Co.', business_email: DESK, is_confirmed: false };
    for (let time = 0; time < 3; time += 1)
      expect(await answerTo(emailConfirmation, look(token))).toEqual(open);
    for (const method of ['HEAD', 'GET'])
      expect((await fetch(`${server.url}/confirm-email?token=${token}`, { method })).status).toBe(200);
    expect(await mine()).toMatchObject([{ email_confirmed: false }]);
    const version = async () => (await owner.get(`/api/businesses/${id}/version`)).json();
    const before = await version();
    for (let time = 0; time < 2; time += 1)
      expect(await (await press(token)).json()).toEqual({ ...open, is_confirmed: true });
    expect(await (await look(token)).json()).toEqual({ ...open, is_confirmed: true });
    expect(await mine()).toMatchObject([{ email_confirmed: true, emails_to: DESK }]);
    expect(await version()).not.toEqual(before);
  });

  it('works for 7 days; once confirmed, it still says so', async () => {
    const { id } = await add();
    const token = await tokenFor();
    server.clock.now += 7 * DAY - 1;
    expect((await look(token)).status).toBe(200);
    server.clock.now += 1;
    for (const answer of [look(token), press(token)]) expect(await refusalOf(answer)).toMatchObject(invalid);
    expect(await mine()).toMatchObject([{ email_confirmed: false, confirmation_email: 'none' }]);
    await send(id);
    await press(await tokenFor());
    expect(await (await look(token)).json()).toMatchObject({ is_confirmed: true });
  });

  it('ends when the address changes, and works again when the address comes back', async () => {
    const { id } = await add();
    const token = await tokenFor();
    await move(id, 'other@salon.example');
    for (const answer of [look(token), press(token)]) expect(await refusalOf(answer)).toMatchObject(invalid);
    expect(await move(id, 'DESK@salon.example')).toMatchObject({ confirmation_email: 'written' });
    await press(token);
    expect(await mine()).toMatchObject([{ email_confirmed: true }]);
  });

  it('of one business confirms no other, and none that is deleted', async () => {
    const { id } = await add();
    const token = await tokenFor();
    const other = await server.add.business({ ownerId: owner.id, email: DESK, confirmedEmail: null });
    const forged = token.replace(/^\d+/, String(other.id));
    expect(await refusalOf(press(forged))).toMatchObject(invalid);
    await server.database.update(businesses).set({ deletedAt: 1 }).where(eq(businesses.id, id));
    expect(await refusalOf(press(token))).toMatchObject(invalid);
  });

  it.each(['', 'nonsense', '1.1.x', 'x'.repeat(200)])('is none when it is %j', async (token) => {
    for (const answer of [look(token), press(token)]) expect(await refusalOf(answer)).toMatchObject(invalid);
  });

  it('can be tried only so often', async () => {
    await server.stop();
    const plenty = { burst: 100, perMilliseconds: MINUTE };
    await start({
      rates: { bookings: { attempts: { burst: 2, perMilliseconds: MINUTE }, accepted: plenty } },
    });
    const page = `${server.url}/confirm-email`;
    for (const status of [404, 404, 429])
      expect((await fetch(`${page}?token=nonsense-of-a-link`)).status).toBe(status);
    const body = new URLSearchParams({ token: 'nonsense-of-a-link', change: 'confirm' });
    const pressed = await fetch(page, { method: 'POST', body });
    expect(await pressed.text()).toContain(TOO_MANY_REQUESTS);
  });
});

describe('a changed address', () => {
  it('gets an email that asks to confirm it, and one that was confirmed before does not', async () => {
    const { id } = await add();
    await press(await tokenFor());
    expect(await move(id, 'new@salon.example')).toMatchObject({
      email_confirmed: false,
      emails_to: ACCOUNT,
      confirmation_email: 'written',
    });
    await emailsSent(server);
    expect(await move(id, DESK)).toMatchObject({ email_confirmed: true, emails_to: DESK });
    expect(await asked()).toEqual([`${ASKS} ${DESK}`, `${ASKS} new@salon.example`]);
  });

  it('gets no second email when something else changes', async () => {
    const { id } = await add();
    server.clock.now += 8 * DAY;
    expect(await move(id, DESK.toUpperCase())).toMatchObject({ confirmation_email: 'none' });
    expect(await asked()).toHaveLength(1);
  });

  it('withdraws the email that has not been sent yet', async () => {
    await holdEmails(server.database);
    const { id } = await add('misspelled@salon.example');
    await move(id, DESK);
    await letGoEmails(server.database);
    server.clock.now += MINUTE;
    await answered(send(id));
    await emailsSent(server);
    expect(await asked()).toEqual([`${ASKS} ${DESK}`, `${ASKS} ${DESK}`]);
  });
});

describe('mail through us', () => {
  it('‘Send again’ sends once a minute, and five times a day', async () => {
    const { id } = await add();
    expect(await refusalOf(send(id))).toMatchObject({ status: 429, error: CONFIRMATION_EMAIL_JUST_WRITTEN });
    for (let email = 2; email <= 5; email += 1) {
      server.clock.now += 15 * MINUTE;
      expect(await answered(send(id))).toMatchObject({ confirmation_email: 'written' });
    }
    server.clock.now += 15 * MINUTE;
    const refused = await send(id);
    expect(refused.headers.get('Retry-After')).toBe(String((DAY - 75 * MINUTE) / 1000));
    expect(await refused.json()).toMatchObject({ error: TOO_MANY_CONFIRMATION_EMAILS });
    expect(await asked()).toHaveLength(5);
    server.clock.now += DAY - 75 * MINUTE;
    expect((await send(id)).status).toBe(200);
  });

  it('changing the address back and forth brings a stranger no further email', async () => {
    const { id } = await add();
    for (let time = 0; time < 10; time += 1) {
      await emailsSent(server);
      await move(id, 'other@salon.example');
      await emailsSent(server);
      await move(id, DESK);
    }
    expect(await asked()).toEqual([`${ASKS} ${DESK}`, `${ASKS} other@salon.example`]);
  });

  it('one account writes to no more than five strangers an hour, and the business is added all the same', async () => {
    for (let number = 1; number <= 5; number += 1) await add(`stranger-${number}@example.com`);
    const { id, ...sixth } = await add('stranger-6@example.com');
    expect(sixth).toMatchObject({ email_confirmed: false, emails_to: ACCOUNT, confirmation_email: 'none' });
    expect(await refusalOf(send(id))).toMatchObject({ status: 429, error: TOO_MANY_CONFIRMATION_EMAILS });
    expect(await asked()).toHaveLength(5);
  });

  it('deleting the account and opening another lifts no bound', async () => {
    const visitor = visit(server);
    for (let round = 0; round < 3; round += 1) {
      await visitor.signIn('mallory@gmail.example');
      for (let number = 0; number < 4; number += 1)
        await visitor.post('/api/businesses', form(`stranger-${round}-${number}@example.com`));
      await emailsSent(server);
      await visitor.send('DELETE', '/api/users/me');
    }
    expect(await asked()).toHaveLength(5);
  });

  it('many accounts together write to one stranger five times a day, tags and dots notwithstanding', async () => {
    for (let number = 1; number <= 8; number += 1) {
      const by = await signIn(server, `mallory-${number}@example.com`);
      await add(number % 2 ? `vic.tim+${number}@gmail.com` : 'victim@googlemail.com', by);
    }
    expect(await asked()).toHaveLength(5);
  });

  it('the count survives a restart, because it is in the outbox', async () => {
    const { id } = await add();
    const counted = await server.database.select().from(emails).where(eq(emails.businessId, id));
    expect(counted).toMatchObject([{ kind: 'email_confirmation', recipient: DESK }]);
    expect(JSON.stringify(counted)).not.toContain(await tokenFor());
  });

  it('‘Send again’ has the rate limit of all calls that write to an address of the caller’s choice', async () => {
    await server.stop();
    await start({
      rates: { owner: { emails: { burst: 1, perMilliseconds: MINUTE } } },
    });
    const { id } = await server.add.business({ ownerId: owner.id, email: DESK, confirmedEmail: null });
    expect((await send(id)).status).toBe(200);
    expect(await refusalOf(send(id))).toMatchObject({ status: 429, error: TOO_MANY_REQUESTS });
  });

  it('‘Send again’ writes nothing to an address that is confirmed', async () => {
    const { id } = await server.add.business({ ownerId: owner.id });
    expect(await answered(send(id))).toMatchObject({ email_confirmed: true });
    expect(await emailsIn(server)).toEqual([]);
  });
});

it('an email that cannot be delivered is told at the address, and not as one about a booking', async () => {
  const { id } = await add();
  await emailsSent(server);
  const version = async () => (await owner.get(`/api/businesses/${id}/version`)).json();
  const before = await version();
  await server.database.write({ business: id }, async (tx) =>
    tx.update(emails).set({ status: 'failed' }).where(eq(emails.businessId, id)),
  );
  expect(await mine()).toMatchObject([{ confirmation_email: 'failed' }]);
  expect(await version()).not.toEqual(before);
  const summary = await (await owner.get(`/api/businesses/${id}/summary`)).json();
  expect(summary).toMatchObject({ failed_emails: 0 });
});

it.skipIf(isPostgres)('the emails are counted by their indexes, as SQLite plans', () => {
  for (const folded of ['recipientFolded', 'accountFolded']) {
    const plan = sqliteOf(server.database)
      .prepare(
        `EXPLAIN QUERY PLAN SELECT created_at FROM emails
         WHERE kind = 'email_confirmation' AND (payload ->> '${folded}') = ? AND created_at > ?`,
      )
      .all('x', 0);
    expect(JSON.stringify(plan)).toContain('USING INDEX email_confirmations_by');
  }
});
