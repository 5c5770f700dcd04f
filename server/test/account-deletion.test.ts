import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cancelDetails } from '@daybook/schema/contract/cancel';
import { user } from '@daybook/schema/contract/user';
import { DIARY_NOT_FOUND, EVENT_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import { ACCOUNT_HEADER } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { ADMIN_STAYS } from '../src/accounts/deletion/delete-account.ts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { ADMIN } from './admin.ts';
import { answerTo, book, bookedBy, firstFree, emailsIn, refusalOf, tokenIn } from './booking-requests.ts';
import { refuseRows } from './database-faults.ts';
import { startServer, type TestServer } from './start.ts';
import { visit, type Visitor } from './visitor.ts';

const OLIVE = 'olive@salon.example';
let server: TestServer;
let owner: Visitor;
let ownerId: number;
let business: typeof businesses.$inferSelect;
let eventId: number;

beforeEach(async () => {
  server = await startServer();
  owner = visit(server);
  await owner.signIn(OLIVE);
  ownerId = (await server.database.select().from(users))[0]?.id ?? 0;
  business = await server.add.business({ ownerId });
  eventId = (await server.add.event(business.id)).id;
});
afterEach(() => server.stop());

const deleteAccount = (by = owner) => by.send('DELETE', '/api/users/me');
const mails = z.array(
  z.object({
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ content: z.string() })),
  }),
);
const newestMailTo = async (recipient: string) =>
  (await answerTo(mails, server.get(`/dev/mail.json?to=${recipient}`)))[0];
const statuses = async () =>
  await server.database.select({ status: bookings.status, by: bookings.cancelledBy }).from(bookings);

describe('deleting the account', () => {
  it('logs out everywhere and deletes the cookies', async () => {
    const elsewhere = visit(server);
    await elsewhere.signIn(OLIVE);
    const token = owner.cookies.get('auth_token') ?? '';
    expect(await (await deleteAccount()).json()).toEqual({ ok: true });
    expect([...owner.cookies.keys()]).toEqual([]);
    owner.cookies.set('auth_token', token);
    for (const browser of [owner, elsewhere])
      expect(await refusalOf(browser.get('/api/users/me'))).toMatchObject({ error: NOT_SIGNED_IN });
  });

  it('is refused to the admin, who stays signed in', async () => {
    const admin = visit(server);
    await admin.signIn(ADMIN);
    expect(await refusalOf(deleteAccount(admin))).toMatchObject({ status: 403, error: ADMIN_STAYS });
    expect((await admin.get('/api/users/me')).status).toBe(200);
  });

  it('deletes nobody from a page that was opened before somebody else signed in', async () => {
    const { account } = await answerTo(user, owner.get('/api/users/me'));
    await owner.signIn('bea@salon.example');
    const stale = { [ACCOUNT_HEADER]: account };
    expect((await owner.send('DELETE', '/api/users/me', undefined, stale)).status).toBe(409);
    const bea = await answerTo(user, owner.get('/api/users/me'));
    expect(bea.email).toBe('bea@salon.example');
    expect((await server.get(`/api/diary/${business.diarySlug}`)).status).toBe(200);
    const own = { [ACCOUNT_HEADER]: bea.account };
    expect((await owner.send('DELETE', '/api/users/me', undefined, own)).status).toBe(200);
  });

  it('makes the diary, its events, its slots and its former addresses unavailable at once', async () => {
    await server.add.oldSlug(business.id, 'willow-of-old');
    const slot = await firstFree(server, eventId);
    expect((await server.get(`/api/diary/${business.diarySlug}`)).status).toBe(200);
    await deleteAccount();
    for (const slug of [business.diarySlug, 'willow-of-old'])
      expect(await refusalOf(server.get(`/api/diary/${slug}`))).toMatchObject({
        status: 404,
        error: DIARY_NOT_FOUND,
      });
    for (const part of ['time-slots', 'venues', 'services'])
      expect(await refusalOf(server.get(`/api/events/${eventId}/${part}`))).toMatchObject({
        status: 404,
        error: EVENT_NOT_FOUND,
      });
    expect(await refusalOf(book(server, slot))).toMatchObject({ status: 404, error: EVENT_NOT_FOUND });
    expect(await statuses()).toEqual([]);
  });

  it('cancels what is to come, emails its attendees and the owner once, and keeps what is over', async () => {
    const first = await bookedBy(book(server, await firstFree(server, eventId)));
    const second = await bookedBy(book(server, await firstFree(server, eventId)));
    server.clock.now = Date.parse(second.booking.starts_at) - 1;
    await deleteAccount();
    expect(await statuses()).toEqual([
      { status: 'confirmed', by: null },
      { status: 'cancelled', by: 'owner' },
    ]);
    expect((await emailsIn(server)).slice(4)).toEqual([
      `account_deleted to ${OLIVE}`,
      'booking_withdrawn_closed to ada@example.com',
    ]);
    const details = await server.get(`/api/cancel/booking-details?token=${tokenIn(second.cancel_url)}`);
    expect(cancelDetails.parse(await details.json())).toMatchObject({ status: 'cancelled' });
    expect(first.booking.status).toBe('confirmed');
  });

  it('lets attendees reply to the owner’s former address, although the account has lost it', async () => {
    await server.database.update(businesses).set({ confirmedEmail: null });
    await bookedBy(book(server, await firstFree(server, eventId)));
    await deleteAccount();
    const payloads = (await server.database.select().from(emails)).filter(
      ({ kind }) => kind === 'booking_withdrawn_closed',
    );
    expect(payloads.map(({ payload }) => emailFacts.parse(payload).business.email)).toEqual([OLIVE]);
  });

  it('sends those emails', async () => {
    await bookedBy(book(server, await firstFree(server, eventId)));
    await deleteAccount();
    await expect
      .poll(async () => await server.database.select().from(emails).where(eq(emails.status, 'sent')))
      .toHaveLength(4);
    const email = await newestMailTo(OLIVE);
    expect(email?.subject).toBe('Your Daybook account is deleted');
    expect(email?.text).toContain('One upcoming booking is cancelled, and we’re emailing the customer.');
    const told = await newestMailTo('ada@example.com');
    expect(told?.text).toContain('Willow Hair no longer takes bookings with Daybook');
    expect(told?.attachments[0]?.content).toContain('METHOD:CANCEL');
  });

  it('lets the same person begin again, with nothing from before', async () => {
    await deleteAccount();
    server.clock.now += 1000;
    const answer = await owner.signIn(OLIVE);
    expect(user.parse(await answer.json())).toMatchObject({
      email: OLIVE,
      first_seen: new Date(server.clock.now).toISOString(),
    });
    expect(await (await owner.get('/api/businesses/my')).json()).toEqual([]);
    expect(await refusalOf(owner.get(`/api/businesses/${business.id}/events`))).toMatchObject({
      status: 404,
    });
  });

  it('changes nothing for anybody else', async () => {
    const other = visit(server);
    await other.signIn('oscar@salon.example');
    const theirs = await server.add.business({ ownerId: ownerId + 1 });
    const slot = await firstFree(server, (await server.add.event(theirs.id)).id);
    await bookedBy(book(server, slot));
    await deleteAccount();
    expect((await other.get('/api/users/me')).status).toBe(200);
    expect((await server.get(`/api/diary/${theirs.diarySlug}`)).status).toBe(200);
    expect(await statuses()).toEqual([{ status: 'confirmed', by: null }]);
  });

  it('refuses another website’s page, and a request without the session’s own token', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'X-CSRF-Token': 'guess' }])
      expect((await owner.send('DELETE', '/api/users/me', undefined, headers)).status).toBe(403);
    expect((await visit(server).send('DELETE', '/api/users/me')).status).toBe(401);
    expect((await owner.get('/api/users/me')).status).toBe(200);
  });

  it('keeps nothing that names the person but what the purge will remove', async () => {
    await deleteAccount();
    const account = (await server.database.select().from(users))[0];
    expect(account).toMatchObject({ email: '', givenName: null, deletedAt: server.clock.now });
    expect(account?.subject).not.toContain('stand-in');
  });

  it('happens as a whole or not at all', async () => {
    const booked = await bookedBy(book(server, await firstFree(server, eventId)));
    await refuseRows(server.database, 'UPDATE OF deleted_at ON users');
    expect((await deleteAccount()).status).toBe(500);
    expect((await owner.get('/api/users/me')).status).toBe(200);
    expect((await server.get(`/api/diary/${business.diarySlug}`)).status).toBe(200);
    expect(await statuses()).toEqual([{ status: booked.booking.status, by: null }]);
    expect(await emailsIn(server)).toHaveLength(2);
  });
});
