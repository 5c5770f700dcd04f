/** A business as one file: what it contains, and that its import restores the business unchanged. */

import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessFile, type BusinessFile } from '@daybook/schema/contract/business-file';
import { calls } from '@daybook/schema/contract/calls';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { DAY } from '@daybook/schema/figures/periods';
import { addDays } from '@daybook/schema/rules/date';
import { REFERENCE } from '@daybook/schema/rules/reference';
import {
  emptyFile,
  plainBooking,
  plainEvent,
  plainPattern,
  plainPerson,
  plainPlace,
  plainService,
  plainTimeOff,
  plainVenue,
} from '@daybook/schema/test/business-files';
import { IMPORT_NOT_FOUND } from '@daybook/schema/words/business-file';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { imports } from '../src/database/import-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { businesses, events as eventsTable } from '../src/database/tables.ts';
import {
  NOT_OF_THIS_BUSINESS,
  OUT_OF_STEP,
  TOO_MANY_OF_ADDRESS,
  dayEventOverfull,
} from '../src/import-export/business-file-texts.ts';
import { deleteImports } from '../src/import-export/delete-imports.ts';
import { queueDueEmails } from '../src/jobs/queue-due-emails.ts';
import { queueDueReminders } from '../src/jobs/reminder-store.ts';
import { publishPatternsJob } from '../src/patterns/publish-patterns.ts';
import { answerTo, book, bookedBy, firstFree } from './booking-requests.ts';
import { begin, importFile, importParts, contentOf, downloadFile, finish } from './business-files.ts';
import { contextOn } from './context.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

const NO_OWN_HOURS = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
const oneBooked: BusinessFile = { ...emptyFile, events: [plainEvent], bookings: [plainBooking] };

const remind = (server: TestServer) => queueDueEmails(contextOn(server), queueDueReminders);

describe('a business’s file', () => {
  let server: TestServer;
  let owner: Owner;
  beforeEach(async () => {
    server = await startServer();
    owner = await signIn(server);
  });
  afterEach(() => server.stop());

  it('is named after the diary and the day, and is nobody else’s to have', async () => {
    const { id } = await server.add.business({ ownerId: owner.id, diarySlug: 'willow' });
    const { headers } = await owner.get(`/api/businesses/${id}/file`);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="daybook-willow-2026-11-20.json"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const other = await signIn(server, 'oscar@barn.example');
    expect((await other.get(`/api/businesses/${id}/file`)).status).toBe(404);
  });

  it('holds no secret, and nothing of another business', async () => {
    const { id } = await server.add.business({ ownerId: owner.id });
    const barn = await server.add.business({ ownerId: owner.id, name: 'The barn' });
    for (const businessId of [id, barn.id]) {
      const event = await server.add.event(businessId, { name: `Event of ${businessId}` });
      await bookedBy(
        book(server, await firstFree(server, event.id), {}, { 'Idempotency-Key': `key ${businessId}` }),
      );
    }
    const text = await (await owner.get(`/api/businesses/${id}/file`)).text();
    expect(text).not.toContain(`Event of ${barn.id}`);
    expect(text).not.toContain('The barn');
    expect(text).not.toContain(owner.email);
    for (const { cancelNonce, cancelTokenHash, idempotencyKey } of await server.database
      .select()
      .from(bookings))
      for (const secret of [cancelNonce, cancelTokenHash, idempotencyKey ?? '-'])
        expect(text.includes(`"${secret}"`)).toBe(false);
  });

  it('is written as its document says, with every field explained', () => {
    const page = readFileSync(new URL('../../schema/BUSINESS-FILE.md', import.meta.url), 'utf8');
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
    const file: unknown = JSON.parse(example);
    expect(businessFile.parse(file)).toEqual(file);
    const named = new Set([...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
    const {
      business,
      catalogue,
      availability,
      events,
      bookings: booked,
      visits,
      customers,
    } = businessFile.shape;
    const { venues, people, manual_slots } = events.element.shape;
    const parts: { shape: object }[] = [businessFile, business, events.element, venues.element];
    parts.push(manual_slots.element, booked.element, visits.element, customers.element);
    parts.push(...catalogue.element.options, people.element);
    const [weekly, off] = availability.element.options;
    const { weekdays, event } = weekly.shape;
    parts.push(weekly, off, event, weekdays.in.element);
    const all = parts.flatMap(({ shape }) => Object.keys(shape));
    expect([...named].sort()).toEqual([...new Set(all)].sort());
  });

  it('imports weekly hours with the states of their dates, and time off, so that nothing is published twice', async () => {
    const { business } = await importFile(owner, {
      ...emptyFile,
      catalogue: [plainPerson],
      availability: [
        {
          ...plainPattern,
          event: { ...plainPattern.event, people: [{ id: 1, ...NO_OWN_HOURS }] },
          skipped_dates: ['2026-12-01'],
        },
        { ...plainPattern, is_paused: true },
        { ...plainTimeOff, resource_id: 1 },
        plainTimeOff,
      ],
      events: [{ ...plainEvent, is_home_visit: true, weekly_hours: 1, weekly_hours_date: 'changed' }],
    });
    const left = await downloadFile(owner, business.id);
    expect(left.availability).toMatchObject([
      { skipped_dates: ['2026-12-01'], is_paused: false, event: { people: [{ id: 1 }] } },
      { skipped_dates: [], is_paused: true },
      { resource_id: 1 },
      plainTimeOff,
    ]);
    expect(left.events).toMatchObject([{ weekly_hours: 1, weekly_hours_date: 'changed' }]);
    const again = await importFile(owner, left);
    expect(contentOf(await downloadFile(owner, again.business.id))).toEqual(contentOf(left));
    await server.database
      .update(businesses)
      .set({ paidAt: server.clock.now })
      .where(eq(businesses.id, again.business.id));
    await publishPatternsJob(contextOn(server)).run();
    const dates = (await downloadFile(owner, again.business.id)).events.map(({ event_date }) => event_date);
    expect(dates.slice(0, 3)).toEqual(['2026-11-24', '2026-12-08', '2026-12-15']);
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('is refused if its weekly hours or its time off name something that it does not contain', async () => {
    const people = [{ id: 1, ...NO_OWN_HOURS }];
    const named = { ...plainPattern, event: { ...plainPattern.event, people } };
    for (const availability of [[named], [{ ...plainTimeOff, resource_id: 1 }]])
      await expect(importFile(owner, { ...oneBooked, availability })).rejects.toThrow(NOT_OF_THIS_BUSINESS);
    const events = [{ ...plainEvent, weekly_hours: 1 }];
    await expect(importFile(owner, { ...oneBooked, availability: [plainTimeOff], events })).rejects.toThrow(
      NOT_OF_THIS_BUSINESS,
    );
  });

  it('keeps events closed that take no more bookings', async () => {
    await importFile(owner, { ...oneBooked, events: [{ ...plainEvent, is_closed: true }] });
    expect(await server.database.select({ isClosed: eventsTable.isClosed }).from(eventsTable)).toEqual([
      { isClosed: true },
    ]);
  });

  it('names places and services by position, also where two of them say the same', async () => {
    const events = [
      { ...plainEvent, venues: [plainVenue], services: [3] },
      { ...plainEvent, event_date: '2026-11-25', venues: [{ item: 2, max_capacity: null }], services: [4] },
    ].map((event) => ({ ...event, service_mode: 'individual_services' as const, slot_duration_minutes: 0 }));
    const { business } = await importFile(owner, {
      ...emptyFile,
      catalogue: [plainPlace, plainPlace, plainService, plainService],
      events,
    });
    expect((await downloadFile(owner, business.id)).events).toEqual(events);
    for (const list of ['places', 'services']) {
      const found = owner.get(`/api/businesses/${business.id}/${list}`);
      expect(await (await found).json()).toMatchObject([{ upcoming_dates: 1 }, { upcoming_dates: 1 }]);
    }
  });

  it('is refused if it names something that is not in its catalogue', async () => {
    const person = {
      person: 1,
      start_time: null,
      end_time: null,
      lunch_start_time: null,
      lunch_end_time: null,
    };
    for (const event of [
      { ...plainEvent, venues: [plainVenue] },
      { ...plainEvent, services: [1] },
      { ...plainEvent, people: [person] },
    ])
      await expect(importFile(owner, { ...oneBooked, events: [event] })).rejects.toThrow(
        NOT_OF_THIS_BUSINESS,
      );
    const booked = { ...plainBooking, person: 1 };
    await expect(importFile(owner, { ...oneBooked, bookings: [booked] })).rejects.toThrow(
      NOT_OF_THIS_BUSINESS,
    );
  });

  it('keeps its catalogue once, however often a part of it is sent', async () => {
    const file = {
      ...oneBooked,
      catalogue: [plainPerson, { ...plainPerson, name: 'Bob', is_archived: true }],
    };
    const importId = await begin(owner, file);
    const path = `/api/imports/${importId}/catalogue`;
    const part = { from: 0, catalogue: file.catalogue };
    for (const answer of [await owner.post(path, part), await owner.post(path, part)])
      expect(await answer.json()).toEqual({ count: 2 });
    expect((await owner.post(path, { from: 3, catalogue: [plainPerson] })).status).toBe(409);
    await importParts(owner, importId, { ...file, catalogue: [] });
    for (const catalogue of [[plainPerson], [plainPerson, plainPerson, plainPerson]])
      await expect(finish(owner, importId, { ...file, catalogue })).rejects.toThrow(OUT_OF_STEP);
    const { business } = await finish(owner, importId, file);
    const people = await answerTo(
      calls.listPeople.answer,
      owner.get(`/api/businesses/${business.id}/people`),
    );
    expect(people).toMatchObject([{ name: 'Ann' }, { name: 'Bob', is_archived: true }]);
  });

  it('can be imported into the same Daybook again, next to the original business', async () => {
    const { business: first } = await importFile(owner, oneBooked);
    const second = await importFile(owner, await downloadFile(owner, first.id));
    expect(second.business.diary_slug).not.toBe(first.diary_slug);
    expect(second.new_references).toBe(1);
    const references = (await server.database.select().from(bookings)).map(({ reference }) => reference);
    expect(references).toContain('WC7-K4TP-9H');
    expect(new Set(references).size).toBe(2);
    for (const reference of references) expect(reference).toMatch(REFERENCE);
  });

  it('emails no customer, and sends reminders of its bookings once the business may take bookings', async () => {
    await server.database.delete(emails);
    const { business } = await importFile(owner, {
      ...oneBooked,
      business: { ...oneBooked.business, business_email: owner.email },
    });
    expect(await countRows(server.database, emails)).toBe(0);
    server.clock.now = Date.parse('2026-11-22T09:01:00Z');
    expect(await remind(server)).toBe(0);
    const again = await importFile(owner, {
      ...oneBooked,
      bookings: [
        {
          ...plainBooking,
          start_time: '09:50',
          end_time: '10:35',
          starts_at: '2026-11-24T09:50:00.000Z',
          ends_at: '2026-11-24T10:35:00.000Z',
        },
      ],
    });
    expect(again.business.id).not.toBe(business.id);
    await server.database
      .update(businesses)
      .set({ paidAt: server.clock.now })
      .where(eq(businesses.id, again.business.id));
    server.clock.now = Date.parse('2026-11-22T09:51:00Z');
    expect(await remind(server)).toBe(1);
  });

  it('reminds of what was booked here as any other business does, also when it may take no more bookings', async () => {
    const { business } = await importFile(owner, emptyFile);
    server.clock.now += 1;
    await server.add.booking(business.id, {
      startsAt: server.clock.now + DAY,
      endsAt: server.clock.now + DAY + 1,
      reminderDueAt: server.clock.now,
      createdAt: server.clock.now,
    });
    expect(await remind(server)).toBe(1);
  });

  it('reminds nobody while the import is unfinished, whenever the file says that they booked', async () => {
    server.clock.now = Date.parse('2026-11-22T08:59:00Z');
    const importId = await begin(owner, oneBooked);
    server.clock.now += 1;
    await importParts(owner, importId, {
      ...oneBooked,
      bookings: [{ ...plainBooking, created_at: '2030-01-01T00:00:00.000Z' }],
    });
    server.clock.now = Date.parse('2026-11-22T09:01:00Z');
    const [coming] = await server.database.select().from(bookings);
    expect(coming?.reminderDueAt).toBeLessThan(server.clock.now);
    expect(await remind(server)).toBe(0);
  });

  it('is invisible until all of it has been imported', async () => {
    const importId = await begin(owner, oneBooked);
    await importParts(owner, importId, oneBooked);
    const own = () => answerTo(calls.listMyBusinesses.answer, owner.get('/api/businesses/my'));
    expect(await own()).toEqual([]);
    expect((await owner.get(`/api/businesses/${importId}/file`)).status).toBe(404);
    expect((await server.get('/api/diary/willow-co-hair')).status).toBe(404);
    await expect(finish(owner, importId, { ...oneBooked, bookings: [] })).rejects.toThrow(OUT_OF_STEP);
    const finished = await finish(owner, importId, oneBooked);
    expect((await own()).map(({ id }) => id)).toEqual([importId]);
    expect((await server.get('/api/diary/willow-co-hair')).status).toBe(402);
    // The client repeats the request because its response may have been lost.
    expect(await finish(owner, importId, oneBooked)).toEqual(finished);
    await expect(importParts(owner, importId, oneBooked)).rejects.toThrow(IMPORT_NOT_FOUND);
  });

  it('is written once, however often a part of it is sent', async () => {
    const file = { ...oneBooked, visits: [{ date: '2026-11-01', visits: 3, visitors: 2 }] };
    const importId = await begin(owner, file);
    const path = `/api/imports/${importId}/events`;
    const part = { from: 0, events: [plainEvent, { ...plainEvent, event_date: '2026-11-25' }] };
    const [first, second] = [await owner.post(path, part), await owner.post(path, part)];
    const answered: unknown = await first.json();
    expect(await second.json()).toEqual(answered);
    const longer = {
      from: 1,
      events: [...part.events.slice(1), { ...plainEvent, event_date: '2026-11-26' }],
    };
    expect((await owner.post(path, longer)).status).toBe(200);
    const after = await owner.post(path, { from: 9, events: [plainEvent] });
    expect(after.status).toBe(409);
    await expect(finish(owner, importId, { ...file, events: [plainEvent] })).rejects.toThrow(OUT_OF_STEP);
  });

  it('takes a part that is sent again while it is still being written', async () => {
    const events = Array.from({ length: 30 }, (_, day) => ({
      ...plainEvent,
      event_date: addDays('2026-11-24', day),
    }));
    const file = { ...emptyFile, events };
    const importId = await begin(owner, file);
    const send = () => owner.post(`/api/imports/${importId}/events`, { from: 0, events });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(answers.map((answer): Promise<unknown> => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    expect((await finish(owner, importId, file)).new_references).toBe(0);
  });

  it('keeps bookings that overlap, and marks them', async () => {
    const twice = [plainBooking, { ...plainBooking, booking_reference: 'WC7-K4TP-9J' }];
    await importFile(owner, { ...oneBooked, bookings: twice });
    const held = await server.database.select().from(claims);
    expect(held.map(({ allowedOverlap }) => allowedOverlap).sort()).toEqual([false, true]);
  });

  it('is refused if it breaks a rule for every business', async () => {
    const day = { ...plainEvent, event_type: 'day_event' as const, slot_duration_minutes: 0 };
    const seats = { ...day, venues: [{ ...plainVenue, max_capacity: 1 }] };
    const pair = [plainBooking, { ...plainBooking, booking_reference: 'WC7-K4TP-9J' }].map((booking) => ({
      ...booking,
      kind: 'day_event' as const,
      venue: 1,
    }));
    const full = { ...oneBooked, catalogue: [plainPlace], events: [seats], bookings: pair };
    await expect(importFile(owner, full)).rejects.toThrow(dayEventOverfull(1, 2));
    const crowd = Array.from({ length: OPEN_BOOKINGS_PER_EMAIL + 1 }, () => ({
      ...plainBooking,
      kind: 'day_event' as const,
    }));
    await expect(importFile(owner, { ...oneBooked, events: [day], bookings: crowd })).rejects.toThrow(
      TOO_MANY_OF_ADDRESS,
    );
    expect((await owner.get('/api/businesses/my')).status).toBe(200);
    const foreign = await server.add.event((await server.add.business({ ownerId: owner.id })).id);
    const importId = await begin(owner, oneBooked);
    const { event: _event, venue: _venue, service: _service, ...rest } = plainBooking;
    const named = { ...rest, event_id: foreign.id, venue_id: null, service_id: null };
    const refused = await owner.post(`/api/imports/${importId}/bookings`, { from: 0, bookings: [named] });
    expect(refused.status).toBe(409);
  });

  it('writes nothing of a part that is refused, however often it is sent', async () => {
    const importId = await begin(owner, emptyFile);
    const foreign = {
      ...plainEvent,
      people: [{ person: 7, start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null }],
    };
    const send = () =>
      owner.post(`/api/imports/${importId}/events`, { from: 0, events: [plainEvent, foreign] });
    for (let times = 0; times < 2; times += 1) expect((await send()).status).toBe(409);
    expect(await server.database.select().from(imports)).toMatchObject([{ events: 0 }]);

    const seats = {
      ...plainEvent,
      ...{ event_type: 'day_event' as const, slot_duration_minutes: 0 },
      venues: [{ ...plainVenue, max_capacity: 1 }],
    };
    const pair = [plainBooking, { ...plainBooking, booking_reference: 'WC7-K4TP-9J' }].map((booking) => ({
      ...booking,
      kind: 'day_event' as const,
      venue: 1,
    }));
    const file = { ...oneBooked, catalogue: [plainPlace], events: [seats], bookings: pair };
    const fullId = await begin(owner, file);
    await expect(importParts(owner, fullId, file)).rejects.toThrow();
    expect(await countRows(server.database, bookings)).toBe(0);
    await expect(finish(owner, fullId, file)).rejects.toThrow(OUT_OF_STEP);
  });

  it('leaves no trace if its import is discarded, or left for a day', async () => {
    const importId = await begin(owner, oneBooked);
    await importParts(owner, importId, oneBooked);
    const other = await signIn(server, 'oscar@barn.example');
    expect((await other.delete(`/api/imports/${importId}`)).status).toBe(404);
    expect((await owner.delete(`/api/imports/${importId}`)).status).toBe(200);
    expect((await owner.delete(`/api/imports/${importId}`)).status).toBe(404);
    await importParts(owner, await begin(owner, oneBooked), oneBooked);
    await deleteImports(contextOn(server));
    expect(await countRows(server.database, bookings)).toBe(1);
    server.clock.now += DAY + 1;
    await deleteImports(contextOn(server));
    for (const table of [bookings, businesses, imports])
      expect(await countRows(server.database, table)).toBe(0);
  });
});
