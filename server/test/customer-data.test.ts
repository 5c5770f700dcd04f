import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATA_LINK_HOURS, ERASURE_AGAIN_DAYS } from '@daybook/schema/figures/customer-data';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { HELD_BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { CANCEL_LINK_INVALID } from '@daybook/schema/words/change-texts';
import {
  ERASURE_KEPT_LATELY,
  ERASURE_REQUEST_NOT_FOUND,
  ERASURE_NOT_YET,
} from '@daybook/schema/words/customer-data-texts';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { exampleSender } from '../src/businesses/email-from-business.ts';
import {
  CUSTOMER_HAS_UPCOMING,
  DATA_EMAILS_BOUNDED,
  DEMONSTRATION_WRITES_NO_EMAIL,
} from '../src/customer-data/customer-data-responses.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import {
  bookFree,
  importStrangersEmails,
  emailsIn,
  emailsSent,
  refusalOf,
  tokenIn,
} from './booking-requests.ts';
import { answersOf, askForErasure, comeAs, dataTokenOf, see, seen } from './data-customer.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startWithBusiness, type TestServer } from './start.ts';

/** Thursday; Tuesday's appointments are over. */
const AFTERWARDS = NOW + 6 * DAY;

let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ phone: '01632 960000' }));
  eventId = (await server.add.event(businessId)).id;
});
afterEach(() => server.stop());

const sendLink = (token: string) => server.post('/api/my-data/link', { token });
const answers = () => answersOf(owner, businessId);
const stateOf = async (token: string) => (await seen(server, token)).erasure;

describe('the email with the link to one’s own data', () => {
  it('goes to the booking’s own address, whoever uses the booking’s link, and works for a day', async () => {
    const { cancelToken, bookingId } = await comeAs(server, eventId, 'Ada@Example.com');
    const answer = await sendLink(cancelToken);
    expect([answer.status, await answer.json()]).toEqual([200, { attendee_email: 'Ada@Example.com' }]);
    expect((await emailsIn(server)).at(-1)).toBe('data_link to Ada@Example.com');
    const [email] = await server.database.select().from(emails).where(eq(emails.kind, 'data_link'));
    const expiresAt = NOW + DATA_LINK_HOURS * HOUR;
    expect(email?.payload).toMatchObject({ bookingId, email: 'Ada@Example.com', expiresAt });
    const token = dataTokenOf(server, bookingId, 'Ada@Example.com', expiresAt);
    expect(JSON.stringify(email?.payload)).not.toContain(token.split('.')[2]);
    await emailsSent(server);
    const kept = await (await server.get('/dev/mail?to=ada@example.com')).text();
    expect(kept).toContain('Your data at Willow Hair');
    server.clock.now = expiresAt - 1;
    expect((await see(server, token)).status).toBe(200);
    server.clock.now = expiresAt;
    expect((await see(server, token)).status).toBe(404);
    expect(server.log.join('')).not.toContain(token.split('.')[2]);
  });

  it('counts towards the emails that strangers may cause to the address', async () => {
    const { cancelToken } = await comeAs(server, eventId);
    await importStrangersEmails(server, 'ada@example.com', 50);
    const emailRows = (await emailsIn(server)).length;
    expect(await refusalOf(sendLink(cancelToken))).toMatchObject({
      status: 429,
      message: DATA_EMAILS_BOUNDED,
    });
    expect(Number((await sendLink(cancelToken)).headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(await emailsIn(server)).toHaveLength(emailRows);
  });

  it('is not sent by a link that leads nowhere, or for the demonstration', async () => {
    expect(await refusalOf(sendLink('x'.repeat(43)))).toMatchObject({
      status: 404,
      message: CANCEL_LINK_INVALID,
    });
    expect((await sendLink('short')).status).toBe(404);
    const { cancelToken } = await comeAs(server, eventId);
    await server.database.update(businesses).set({ isDemo: true });
    expect(await refusalOf(sendLink(cancelToken))).toMatchObject({
      status: 409,
      message: DEMONSTRATION_WRITES_NO_EMAIL,
    });
  });

  it('is dropped when the booking has another address before it is sent', async () => {
    const { bookingId } = await comeAs(server, eventId);
    const payload = {
      bookingId,
      business: exampleSender('hello@willow.example'),
      timezone: 'Europe/London',
      firstName: 'Ada',
      email: 'former@example.com',
      expiresAt: NOW + DAY,
    };
    const recipient = 'former@example.com';
    await server.add.email({ kind: 'data_link', recipient, bookingId, businessId, payload });
    // The worker only knows of emails that the server itself writes.
    await comeAs(server, eventId, 'grace@example.com', 1);
    await emailsSent(server);
    expect(await emailsIn(server)).not.toContain('data_link to former@example.com');
  });
});

describe('what a business holds about a customer', () => {
  it('is every booking of the address there, in capitals or not, and of nobody else', async () => {
    const { dataToken, reference } = await comeAs(server, eventId);
    await comeAs(server, eventId, 'ADA@example.com', 3);
    await comeAs(server, eventId, 'grace@example.com');
    await comeAs(server, eventId, 'ada+2@example.com');
    const elsewhere = await server.add.event((await server.add.business()).id);
    await comeAs(server, elsewhere.id);
    const data = await seen(server, dataToken);
    expect(data).toMatchObject({
      business_name: 'Willow Hair',
      business_phone: '01632 960000',
      attendee_email: 'ada@example.com',
      total: 2,
      page: 1,
      page_count: 1,
    });
    expect(data.bookings.map(({ attendee_email }) => attendee_email)).toEqual([
      'ADA@example.com',
      'ada@example.com',
    ]);
    expect(data.bookings[1]).toMatchObject({
      booking_reference: reference,
      attendee_phone: '01632 960123',
      source: null,
      emails: [{ name: 'Booking confirmed, to the customer', recipient: 'ada@example.com', status: 'sent' }],
    });
  });

  it('has the link that cancels each appointment that can be cancelled', async () => {
    const { dataToken, cancelToken } = await comeAs(server, eventId);
    const url = (await seen(server, dataToken)).bookings[0]?.cancel_url ?? '';
    expect(tokenIn(url)).toBe(cancelToken);
    expect((await server.post('/api/cancel/booking', { token: tokenIn(url) })).status).toBe(200);
    expect((await seen(server, dataToken)).bookings[0]).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'customer',
      cancel_url: null,
      emails: [{}, { name: 'Cancellation confirmed, to the customer' }],
    });
  });

  it('comes in pages, newest appointment first, and the last one for a page behind it', async () => {
    const count = 2 * HELD_BOOKINGS_PAGE_SIZE + 1;
    const start = (number: number) => NOW - 100 * DAY + number * HOUR;
    const at = (number: number) => ({ startsAt: start(number), endsAt: start(number) + 60_000 });
    await server.add.bookings(
      businessId,
      Array.from({ length: count }, (_, number) => at(number)),
    );
    const [first] = await server.database.select().from(bookings).limit(1);
    const token = dataTokenOf(server, first?.id ?? 0, 'ada@example.com');
    const pages = await Promise.all([1, 2, 3].map((page) => seen(server, token, page)));
    const starts = pages.flatMap((page) => page.bookings.map(({ starts_at }) => Date.parse(starts_at)));
    expect(starts).toEqual(Array.from({ length: count }, (_, number) => start(count - 1 - number)));
    expect(pages.map(({ total, page_count }) => [total, page_count])).toEqual(Array(3).fill([count, 3]));
    expect(await seen(server, token, 9)).toEqual(pages[2]);
  });

  it.each([
    ['altered at its end', (token: string) => `${token.slice(0, -2)}AA`],
    ['about another booking', (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ['with a later end', (token: string) => token.replace(/\.\w+\./, '.zzzzzzzz.')],
    ['that is nonsense', () => 'x'.repeat(60)],
    ['that is too short', () => 'x'],
  ])('is not shown by a link %s', async (_, alter) => {
    const { dataToken } = await comeAs(server, eventId);
    await comeAs(server, eventId, 'grace@example.com');
    const token = alter(dataToken);
    for (const answer of [see(server, token), askForErasure(server, token)])
      expect(await refusalOf(answer)).toMatchObject({ status: 404, message: LINK_INVALID });
  });

  it('is not shown by the token of a cancel link, nor by one that confirms a business’s address', async () => {
    const { cancelToken, bookingId } = await comeAs(server, eventId);
    const subject = { id: bookingId, email: 'ada@example.com', expiresAt: NOW + DAY };
    for (const token of [cancelToken, createLinkTokens('confirmEmailLink', [server.secret]).tokenOf(subject)])
      expect((await see(server, token)).status).toBe(404);
  });

  it('is not shown any more once the owner has changed the booking’s address', async () => {
    const { dataToken, reference } = await comeAs(server, eventId);
    await owner.put(`/api/bookings/${reference}`, {
      attendee_first_name: 'Ada',
      attendee_last_name: 'Lovelace',
      attendee_email: 'grace@example.com',
    });
    expect((await see(server, dataToken)).status).toBe(404);
  });
});

describe('asking for deletion', () => {
  it('is refused while an appointment is upcoming', async () => {
    const { dataToken, cancelToken } = await comeAs(server, eventId);
    expect(await stateOf(dataToken)).toEqual({ is: 'still_to_come' });
    expect(await refusalOf(askForErasure(server, dataToken))).toMatchObject({
      status: 409,
      message: ERASURE_NOT_YET,
    });
    await server.post('/api/cancel/booking', { token: cancelToken });
    expect(await stateOf(dataToken)).toEqual({ is: 'not_asked' });
    expect((await askForErasure(server, dataToken)).status).toBe(200);
  });

  it('emails the owner once, whatever their setting for new bookings, and names the last day to reply', async () => {
    await server.database.update(users).set({ emailNotifications: false });
    const { dataToken } = await comeAs(server, eventId);
    server.clock.now = AFTERWARDS;
    const asked = { is: 'asked', asked_at: new Date(AFTERWARDS).toISOString(), answer_by: '2026-12-26' };
    expect(await (await askForErasure(server, dataToken)).json()).toEqual(asked);
    server.clock.now += DAY;
    expect(await (await askForErasure(server, dataToken)).json()).toEqual(asked);
    expect(await stateOf(dataToken)).toEqual(asked);
    expect((await emailsIn(server)).slice(1)).toEqual(['forget_asked to hello@willow.example']);
    expect(await answers().list()).toMatchObject({
      total: 1,
      requests: [
        {
          attendee_email: 'ada@example.com',
          attendee_first_name: 'Ada',
          attendee_last_name: 'Lovelace',
          booking_count: 1,
          upcoming_count: 0,
          upcoming_until: null,
          answer_by: '2026-12-26',
          is_being_erased: false,
        },
      ],
    });
  });

  it('shows on the owner’s open pages, as its answer does', async () => {
    const { dataToken } = await comeAs(server, eventId);
    server.clock.now = AFTERWARDS;
    const version = async () => {
      const [business] = await server.database.select().from(businesses);
      return business?.diaryVersion ?? 0;
    };
    const before = await version();
    await askForErasure(server, dataToken);
    const asked = await version();
    expect(asked).toBeGreaterThan(before);
    await emailsSent(server);
    await answers().keep(await answers().firstId());
    expect(await version()).toBeGreaterThan(asked);
  });

  it('is one request for one address, in capitals or not', async () => {
    const { dataToken } = await comeAs(server, eventId, 'Ada@example.com');
    const other = await comeAs(server, eventId, 'ada@EXAMPLE.com');
    server.clock.now = AFTERWARDS;
    await askForErasure(server, dataToken);
    expect(await stateOf(other.dataToken)).toMatchObject({ is: 'asked' });
    expect((await answers().list()).requests).toMatchObject([
      { attendee_email: 'Ada@example.com', booking_count: 2 },
    ]);
  });
});

describe('an owner who keeps the records', () => {
  it('says why, and the customer sees it, also by email, and may ask again later', async () => {
    const { dataToken } = await comeAs(server, eventId);
    server.clock.now = AFTERWARDS;
    await askForErasure(server, dataToken);
    const id = await answers().firstId();
    expect((await answers().keep(id, '  ')).status).toBe(400);
    expect((await answers().keep(id, 'Our accounts,\nfor six years.')).status).toBe(200);
    expect((await emailsIn(server)).at(-1)).toBe('customer_kept to ada@example.com');
    expect(await answers().list()).toEqual({ requests: [], total: 0 });
    const mayAskFrom = AFTERWARDS + ERASURE_AGAIN_DAYS * DAY;
    expect(await stateOf(dataToken)).toEqual({
      is: 'kept',
      kept_at: new Date(AFTERWARDS).toISOString(),
      reason: 'Our accounts,\nfor six years.',
      may_ask_from: new Date(mayAskFrom).toISOString(),
    });
    expect(await refusalOf(askForErasure(server, dataToken))).toMatchObject({ message: ERASURE_KEPT_LATELY });
    server.clock.now = mayAskFrom;
    const later = dataTokenOf(server, Number(dataToken.split('.')[0]), 'ada@example.com');
    expect(await stateOf(later)).toEqual({ is: 'not_asked' });
    expect(await (await askForErasure(server, later)).json()).toMatchObject({ is: 'asked' });
    const back = answersOf(await signIn(server), businessId);
    expect((await back.list()).total).toBe(1);
  });

  it('replies once, and finds no request of another business', async () => {
    const { dataToken } = await comeAs(server, eventId);
    server.clock.now = AFTERWARDS;
    await askForErasure(server, dataToken);
    const id = await answers().firstId();
    const stranger = await signIn(server, 'other@salon.example');
    const theirs = (await server.add.business({ ownerId: stranger.id })).id;
    for (const answer of [answersOf(stranger, theirs).forget(id), answersOf(stranger, theirs).keep(id)])
      expect(await refusalOf(answer)).toMatchObject({ status: 404, message: ERASURE_REQUEST_NOT_FOUND });
    expect((await answersOf(stranger, businessId).forget(id)).status).toBe(404);
    expect((await answers().keep(id)).status).toBe(200);
    for (const answer of [answers().keep(id), answers().forget(id)])
      expect(await refusalOf(answer)).toMatchObject({ status: 404, message: ERASURE_REQUEST_NOT_FOUND });
  });

  it('deletes nobody with an upcoming appointment', async () => {
    const { dataToken } = await comeAs(server, eventId);
    server.clock.now = AFTERWARDS;
    await askForErasure(server, dataToken);
    const nextWeek = await server.add.event(businessId, { date: '2026-12-01' });
    await bookFree(server, nextWeek.id);
    await emailsSent(server);
    expect((await answers().list()).requests).toMatchObject([
      { booking_count: 2, upcoming_count: 1, upcoming_until: '2026-12-01T09:45:00.000Z' },
    ]);
    expect(await refusalOf(answers().forget(await answers().firstId()))).toMatchObject({
      status: 409,
      message: CUSTOMER_HAS_UPCOMING,
    });
    expect(await stateOf(dataToken)).toMatchObject({ is: 'asked' });
  });
});
