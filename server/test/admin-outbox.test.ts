/** The outbox as the admin sees it: waiting and failed emails with reasons, and a preview of each kind. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminEmail } from '@daybook/schema/contract/admin/businesses';
import { emailCount, emailKind, emailPreview, outboxPage } from '@daybook/schema/contract/admin/outbox';
import { DAY } from '@daybook/schema/figures/periods';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { actionsIn, signInAdmin } from './admin.ts';
import { answerTo, emailsSent, refusalOf } from './booking-requests.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import type { Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

const OUTBOX = '/api/admin/outbox';
let mail: MailServer;
let server: TestServer;
let admin: Owner;
beforeEach(async () => {
  mail = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mail.url } });
  admin = await signInAdmin(server);
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

const add = async (given: Partial<Parameters<TestServer['add']['email']>[0]> = {}) =>
  (await server.add.email({ kind: 'email', recipient: 'rita@example.com', ...given })).id;
/** Returns a message to support that could not be sent, whose payload makes an email. */
const failed = (given: Parameters<typeof add>[0] = {}) => ({
  kind: 'contact_message',
  recipient: 'rita@example.com',
  status: 'failed' as const,
  lastError: '550 <rita@example.com>: no such user',
  payload: {
    ...{ firstName: 'Ada', lastName: 'King', businessName: null, telephone: null },
    ...{ email: 'ada@example.com', message: 'Hello' },
  },
  ...given,
});
const addFailed = (given: Parameters<typeof add>[0] = {}) => add(failed(given));
const search = (query = '') => answerTo(outboxPage, admin.get(`${OUTBOX}${query}`));
const ids = async (query = '') => (await search(query)).rows.map(({ id }) => id);
const retry = (id: number) => admin.post(`${OUTBOX}/${id}/retry`, {});

/** Not yet due: no test here lets so much time pass. */
const LATER = { dueAt: NOW + 10 * 60_000 };

describe('the list', () => {
  it('shows an email’s state, and no recipient', async () => {
    const id = await addFailed({ attempts: 3, isRefused: true });
    expect((await search()).rows).toEqual([
      {
        id,
        kind: 'contact_message',
        state: 'refused',
        recipient: 'r•••@example.com',
        attempts: 3,
        last_error: '550 <•••>: no such user',
        created_at: '2026-11-20T09:00:00.000Z',
        sent_at: null,
      },
    ]);
  });

  it('is filtered by state and kind, newest first, page by page', async () => {
    const sent = await add({ status: 'sent', sentAt: NOW, createdAt: NOW - DAY });
    const failed = await addFailed();
    const refused = await addFailed({ isRefused: true });
    const queued = await add(LATER);
    expect(await ids()).toEqual([queued, refused, failed, sent]);
    expect(await ids('?state=sent')).toEqual([sent]);
    expect(await ids('?state=failed')).toEqual([failed]);
    expect(await ids('?state=refused')).toEqual([refused]);
    expect(await ids('?state=queued')).toEqual([queued]);
    expect(await ids('?kind=email')).toEqual([queued, sent]);
    expect(await search('?page=2&page_size=3')).toMatchObject({ total: 4, page: 2, page_count: 2 });
    expect(await ids('?page=7&page_size=3')).toEqual([sent]);
  });

  it('is searched by kind, domain and a whole address, but by no part of a name', async () => {
    const rita = await add({ ...LATER, recipient: 'Rita@Reader.example' });
    const other = await add({ ...LATER, recipient: 'someone@other.example', kind: 'booking_confirmed' });
    expect(await ids('?search=confirmed')).toEqual([other]);
    expect(await ids('?search=reader.EXAMPLE')).toEqual([rita]);
    expect(await ids('?search=@reader')).toEqual([rita]);
    expect(await ids('?search=rita@reader.example')).toEqual([rita]);
    for (const part of ['rita', 'rita@reader', 'ita@reader.example', 'some'])
      expect(await ids(`?search=${part}`)).toEqual([]);
    expect(await ids('?search=confirmed%20reader')).toEqual([]);
  });
});

it('counts by day and kind, the last fourteen days', async () => {
  await add({ status: 'sent', createdAt: NOW - 13 * DAY });
  await add({ status: 'sent', createdAt: NOW - 14 * DAY });
  await add(LATER);
  await addFailed();
  await addFailed({ isRefused: true });
  await add({ ...LATER, kind: 'contact_message', status: 'sending' });
  expect(await answerTo(z.array(emailCount), admin.get(`${OUTBOX}/figures`))).toEqual([
    { day: '2026-11-20', kind: 'contact_message', queued: 1, sent: 0, failed: 2 },
    { day: '2026-11-20', kind: 'email', queued: 1, sent: 0, failed: 0 },
    { day: '2026-11-07', kind: 'email', queued: 0, sent: 1, failed: 0 },
  ]);
});

describe('an email that failed', () => {
  it('is retried at once, which is logged without the recipient', async () => {
    const id = await addFailed({ isRefused: true, attempts: 4 });
    expect(await answerTo(adminEmail, retry(id))).toMatchObject({ id, state: 'queued', attempts: 4 });
    await mail.arrived(1);
    await emailsSent(server);
    expect((await search()).rows).toMatchObject([{ state: 'sent', attempts: 5, last_error: null }]);
    expect(await actionsIn(server)).toEqual([
      {
        action: 'email_retried',
        subject: 'contact_message to r•••@example.com',
        before: { state: 'failed' },
        after: { state: 'queued' },
      },
    ]);
  });

  it('is not retried if it has not failed, is emptied, or was followed by a newer one', async () => {
    const booking = await server.add.booking((await server.add.business()).id);
    const overtaken = await addFailed({ bookingId: booking.id });
    await add({ bookingId: booking.id, status: 'sent' });
    const others = [await add({ status: 'sent' }), await addFailed({ payload: {} }), overtaken];
    for (const id of others) expect((await refusalOf(retry(id))).status).toBe(409);
    expect(await refusalOf(retry(99))).toMatchObject({ status: 404, error: NOT_FOUND });
    expect(await answerTo(z.object({ retried: z.int() }), admin.post(`${OUTBOX}/retry`, {}))).toEqual({
      retried: 0,
    });
    expect(await actionsIn(server)).toEqual([]);
    expect(mail.received).toEqual([]);
  });

  it('is retried with all others that failed, each once, however soon one fails again', async () => {
    await server.add.emails(
      Array.from({ length: 300 }, (_, number) => failed({ recipient: `reader-${number}@example.com` })),
    );
    // It fails at once, because no email can be made from it.
    await addFailed({ payload: { no: 'facts' } });
    const retried = await answerTo(z.object({ retried: z.int() }), admin.post(`${OUTBOX}/retry`, {}));
    expect(retried).toEqual({ retried: 301 });
    expect((await actionsIn(server)).map(({ after }) => after)).toEqual([{ retried: 250 }, { retried: 51 }]);
    await mail.arrived(3);
  });
});

describe('the emails themselves', () => {
  it('are shown, each kind, made of example data', async () => {
    const kinds = await answerTo(z.array(emailKind), admin.get('/api/admin/emails'));
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'booking_confirmed',
        'account_deleted',
        'newsletter_confirmation',
        'contact_message',
      ]),
    );
    for (const { kind, name } of kinds)
      expect(await answerTo(emailPreview, admin.get(`/api/admin/emails/${kind}`))).toMatchObject({
        kind,
        name,
      });
  });

  it('don’t exist for unknown kinds', async () => {
    expect(await refusalOf(admin.get('/api/admin/emails/nothing'))).toMatchObject({
      status: 404,
      error: NOT_FOUND,
    });
  });
});
