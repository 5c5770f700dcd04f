/** The bounds on one owner, because anybody with an email address can become one. */

import { once } from 'node:events';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownerEvent } from '@daybook/schema/contract/event';
import {
  EVENTS_AHEAD_MAX,
  EVENTS_ON_DATE_MAX,
  FORMER_ADDRESSES_MAX,
  PEOPLE_MAX,
  PLACES_MAX,
  SERVICES_MAX,
  TEXT_BYTES_MAX,
} from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import { emptyFile, plainEvent, plainPerson, plainPlace } from '@daybook/schema/test/business-files';
import { tooManyPeople, tooManyPlaces } from '@daybook/schema/words/catalogue-texts';
import { NO_ROOM_FOR_TEXTS } from '../src/businesses/business-responses.ts';
import { businesses, slugHistory } from '../src/database/tables.ts';
import { TOO_MANY_EVENTS } from '../src/events/event-responses.ts';
import type { GivenRates } from '../src/http/rate-limits.ts';
import { TOO_LARGE, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { TOO_MANY_EVENTS_ON_DATE, TOO_MUCH_IN_A_DAY } from '../src/import-export/business-file-texts.ts';
import { answerTo, bookFree, emailsIn, refusalOf } from './booking-requests.ts';
import { begin, importFile } from './business-files.ts';
import { signIn, type Owner } from './owner.ts';
import { plan, plans } from './plans.ts';
import { startWithBusiness, TUESDAY, type TestServer, type TestServerOptions } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

async function start(options: TestServerOptions = {}): Promise<void> {
  ({ server, owner, businessId } = await startWithBusiness({}, options));
}
beforeEach(() => start());
afterEach(() => server.stop());

const business = { business_name: 'Barn', business_email: 'hello@barn.example', timezone: 'Europe/London' };
const eventsPath = (rest = '') => `/api/businesses/${businessId}/events${rest}`;
const addBusiness = (by = owner) => by.post('/api/businesses', business);

describe('an owner in a hurry', () => {
  async function startSlow(slow: GivenRates['owner']): Promise<void> {
    await server.stop();
    await start({ rates: { owner: { ...slow } } });
  }

  it('waits before the next change, while reading and other owners go on', async () => {
    await startSlow({ changes: { burst: 2, perMilliseconds: MINUTE } });
    for (const status of [201, 201]) expect((await addBusiness()).status).toBe(status);
    const refused = await addBusiness();
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(await refused.json()).toMatchObject({ error: TOO_MANY_REQUESTS });
    expect(refused.status).toBe(429);
    expect((await owner.get('/api/businesses/my')).status).toBe(200);
    expect((await addBusiness(await signIn(server, 'other@barn.example'))).status).toBe(201);
    server.clock.now += MINUTE / 2;
    expect((await addBusiness()).status).toBe(201);
  });

  it('cannot make one booking send emails to address after address', async () => {
    await startSlow({ emails: { burst: 1, perMilliseconds: MINUTE } });
    const { booking_reference } = await bookFree(server, (await server.add.event(businessId)).id);
    const moveTo = (attendee_email: string) =>
      owner.put(`/api/bookings/${booking_reference}`, {
        attendee_first_name: 'Ada',
        attendee_last_name: 'Lovelace',
        attendee_email,
      });
    expect((await moveTo('first@example.com')).status).toBe(200);
    expect(await refusalOf(moveTo('second@example.com'))).toMatchObject({
      status: 429,
      error: TOO_MANY_REQUESTS,
    });
    expect((await emailsIn(server)).join()).not.toContain('second@example.com');
  });

  it('cannot fill the disk with parts of businesses that it imports', async () => {
    await startSlow({ importParts: { burst: 2, perMilliseconds: MINUTE } });
    const importId = await begin(owner, emptyFile);
    const send = (by: Owner, from: number) =>
      by.post(`/api/imports/${importId}/events`, { from, events: [plainEvent] });
    for (const from of [0, 1]) expect((await send(owner, from)).status).toBe(200);
    const refused = await send(owner, 2);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: TOO_MUCH_IN_A_DAY }]);
    expect((await send(await signIn(server, 'other@barn.example'), 2)).status).toBe(404);
    server.clock.now += MINUTE / 2;
    expect((await send(owner, 2)).status).toBe(200);
  });
});

describe('an account', () => {
  const bytesKept = async () =>
    (await answerTo(z.object({ bytes: z.int() }), owner.get('/api/users/me/text-use'))).bytes;
  const wordy = (more = {}) => plan({ event_description: '美'.repeat(300), ...more });

  it('keeps only so many bytes of texts, over all its businesses, and deleting them makes room', async () => {
    const { id: other } = await server.add.business({ ownerId: owner.id });
    const before = TEXT_BYTES_MAX - 2000;
    await server.database.update(businesses).set({ textBytes: before }).where(eq(businesses.id, other));
    expect(await bytesKept()).toBe(before);
    const first = await answerTo(ownerEvent, owner.post(eventsPath(), wordy()));
    expect(await bytesKept()).toBeGreaterThan(before + 900);

    const full = { status: 409, error: NO_ROOM_FOR_TEXTS };
    const longer = {
      event_name: 'Cut',
      personal_message: 'See you.',
      event_description: '美'.repeat(500),
      requirements_note: '美'.repeat(500),
    };
    const importId = await begin(owner, emptyFile);
    const venue = { venue_name: 'Hall', venue_address: '美'.repeat(300), venue_postcode: 'BS1 4DJ' };
    const wordyPart = { from: 0, events: [{ ...plainEvent, event_description: '美'.repeat(500) }] };
    for (const refused of [
      owner.post(eventsPath(), wordy({ requirements_note: '美'.repeat(300) })),
      owner.put(eventsPath(`/${first.id}`), longer),
      owner.post(eventsPath(`/${first.id}/duplicate`), { event_date: '2026-11-27' }),
      owner.post(`/api/imports/${importId}/events`, wordyPart),
    ])
      expect(await refusalOf(refused)).toMatchObject(full);
    const lines = await (
      await owner.post(eventsPath('/batch'), { ...plans([TUESDAY]), event_description: '美'.repeat(500) })
    ).text();
    expect(JSON.parse(lines)).toMatchObject({ id: null, error: NO_ROOM_FOR_TEXTS });
    expect((await owner.post(`/api/events/${first.id}/venues`, venue)).status).toBe(201);
    const another = { ...venue, venue_name: 'Barn' };
    expect(await refusalOf(owner.post(`/api/events/${first.id}/venues`, another))).toMatchObject(full);

    // The place stays, for the next event there.
    const ofPlace = Object.values(venue).join('');
    const after = before + Buffer.byteLength(ofPlace);
    expect((await owner.delete(eventsPath(`/${first.id}`))).status).toBe(200);
    expect(await bytesKept()).toBe(after);
    expect((await owner.post(eventsPath(), wordy())).status).toBe(201);
    expect((await owner.delete(eventsPath('/delete-all'))).status).toBe(200);
    expect(await bytesKept()).toBe(after);
  });

  it('counts what a file contains while it is imported, and nothing that strangers write', async () => {
    const importId = await begin(owner, emptyFile);
    const sent = await owner.post(`/api/imports/${importId}/events`, { from: 0, events: [plainEvent] });
    expect(sent.status).toBe(200);
    const kept = await bytesKept();
    expect(kept).toBeGreaterThan(0);
    await bookFree(server, (await server.add.event(businessId)).id);
    expect(await bytesKept()).toBe(kept);
    expect(
      await (await (await signIn(server, 'other@barn.example')).get('/api/users/me/text-use')).json(),
    ).toEqual({ bytes: 0 });
  });
});

describe('a business', () => {
  /** Adds so many events on one day to this business. */
  const fill = (count: number, date: string) =>
    server.add.events(
      businessId,
      Array.from({ length: count }, () => ({ date })),
    );

  it('has only so many events to come, whichever way they are added', async () => {
    await fill(EVENTS_AHEAD_MAX - 2, '2026-12-24');
    await fill(3, '2026-11-19');
    expect((await owner.post(eventsPath(), plan())).status).toBe(201);
    const lines = await (await owner.post(eventsPath('/batch'), plans([TUESDAY, '2026-11-25']))).text();
    expect(
      lines
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([
      { event_date: TUESDAY, error: null },
      { event_date: '2026-11-25', id: null, error: TOO_MANY_EVENTS },
    ]);
    const full = { status: 409, error: TOO_MANY_EVENTS };
    expect(await refusalOf(owner.post(eventsPath(), plan()))).toMatchObject(full);
    const copy = owner.post(eventsPath('/1/duplicate'), { event_date: TUESDAY });
    expect(await refusalOf(copy)).toMatchObject(full);
  });

  it('is not imported if its file has more people or places than a business may, or events on one date', async () => {
    const people = Array.from({ length: PEOPLE_MAX + 1 }, () => plainPerson);
    await expect(importFile(owner, { ...emptyFile, catalogue: people })).rejects.toThrow(
      tooManyPeople(PEOPLE_MAX),
    );
    const places = Array.from({ length: PLACES_MAX + 1 }, () => plainPlace);
    await expect(importFile(owner, { ...emptyFile, catalogue: places })).rejects.toThrow(
      tooManyPlaces(PLACES_MAX),
    );
    const events = Array.from({ length: EVENTS_ON_DATE_MAX + 1 }, () => plainEvent);
    await expect(importFile(owner, { ...emptyFile, events })).rejects.toThrow(TOO_MANY_EVENTS_ON_DATE);
  });

  it('accepts a full form with three bytes for each letter', async () => {
    const services = Array.from({ length: SERVICES_MAX }, (_, index) => ({
      service_name: `${'髪'.repeat(110)}${index}`,
      service_description: '美'.repeat(500),
      service_price: 38.5,
    }));
    const given = plan({ service_mode: 'individual_services', services });
    expect((await owner.post(eventsPath(), given)).status).toBe(201);
    const endless = plan({ event_description: '美'.repeat(100_000) });
    expect(await refusalOf(owner.post(eventsPath(), endless))).toMatchObject({
      status: 413,
      error: TOO_LARGE,
    });
  });

  it('copies an event of more slots than a form could list', async () => {
    const short = plan({
      start_time: '00:00',
      end_time: '23:59',
      slot_duration_minutes: 5,
      buffer_minutes: 0,
    });
    expect((await owner.post(eventsPath(), short)).status).toBe(201);
    const copy = await owner.post(eventsPath('/1/duplicate'), { event_date: '2026-11-25' });
    expect(copy.status).toBe(201);
    // 23 hours without lunch, twelve slots an hour; slots end by 23:59, so the last one is left out.
    expect(await copy.json()).toMatchObject({ slot_count: 23 * 12 - 1 });
  });

  it('is found at its latest former addresses, however often its name changes', async () => {
    const rename = (number: number) =>
      owner.put(`/api/businesses/${businessId}`, { ...business, business_name: `Barn ${number}` });
    for (let number = 0; number <= FORMER_ADDRESSES_MAX + 1; number += 1) {
      server.clock.now += 1000;
      expect((await rename(number)).status).toBe(200);
    }
    const former = await server.database.select().from(slugHistory);
    expect(former).toHaveLength(FORMER_ADDRESSES_MAX);
    expect((await server.get('/api/diary/barn-1')).headers.get('Location')).toContain('/barn-');
    expect((await server.get('/api/diary/barn-0')).status).toBe(404);
  });
});

it('adds no business to an account that was deleted while the form was being sent', async () => {
  const body = JSON.stringify(business);
  const sending = request(`${server.url}/api/businesses`, {
    method: 'POST',
    headers: {
      ...owner.headers,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      // With this header the server says when it has begun to handle the request, before it has the body.
      Expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  expect((await owner.delete('/api/users/me')).status).toBe(200);
  sending.end(body);
  const answered: unknown[] = await once(sending, 'response');
  expect(answered[0]).toMatchObject({ statusCode: 401 });
  const kept = await server.database.select().from(businesses);
  expect(kept.map(({ id }) => id)).toEqual([businessId]);
});
