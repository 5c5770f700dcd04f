import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { eventsPage, ownerEvent, type OwnerEvent } from '@daybook/schema/contract/event';
import { EVENT_TEXT_MAX, SERVICES_MAX, TITLE_MAX } from '@daybook/schema/figures/bounds';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import { BUSINESS_NOT_FOUND, BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import { EVENT_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import * as texts from '@daybook/schema/words/event-texts';
import { businesses, events } from '../src/database/tables.ts';
import { INPUT_NOT_VALID } from '../src/http/refusal-texts.ts';
import { answerTo, book, bookedBy, firstFree, refusalOf, slotsOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { plan } from './plans.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let slug: string;
beforeEach(async () => {
  ({ server, owner, businessId, slug } = await startWithBusiness());
});
afterEach(() => server.stop());

const eventsPath = (rest = '') => `/api/businesses/${businessId}/events${rest}`;
const create = (given: Record<string, unknown> = {}) => owner.post(eventsPath(), plan(given));

async function answered(answer: Promise<Response>, status = 200): Promise<OwnerEvent> {
  const response = await answer;
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status });
  return ownerEvent.parse(JSON.parse(text));
}
const created = (given: Record<string, unknown> = {}) => answered(create(given), 201);
const list = (query = '') => answerTo(z.array(ownerEvent), owner.get(eventsPath(query)));
const scheduled = (query = '') => answerTo(eventsPage, owner.get(eventsPath(`/scheduled${query}`)));
const startsOf = async (id: number, query = '') =>
  (await slotsOf(server, id, query)).map(({ start_time }) => start_time);
const versionOf = async (id: number) =>
  (await server.database.select().from(businesses).where(eq(businesses.id, id)))[0]?.diaryVersion;

it('creates an event that customers can book at once', async () => {
  const before = await versionOf(businessId);
  const event = await created();
  expect(event).toMatchObject({
    event_name: 'Cut and blow-dry',
    event_description: null,
    requirements_note: null,
    event_date: TUESDAY,
    buffer_minutes: 5,
    creation_mode: 'automatic',
    service_mode: 'time_slots',
    service_type: 'time_slots',
    has_lunch_break: true,
    last_appointment_time: null,
    is_home_visit: false,
    venues: [],
    booked_count: 0,
    free_count: 7,
    slot_count: 7,
    created_at: new Date(server.clock.now).toISOString(),
  });
  expect(await versionOf(businessId)).not.toEqual(before);
  const diary = await (await server.get(`/api/diary/${slug}`)).json();
  expect(diary).toMatchObject({ events: [{ id: event.id, free_count: 7 }], first_free_date: TUESDAY });
  expect(await startsOf(event.id)).toEqual(['09:00', '09:50', '10:40', '13:00', '13:50', '14:40', '15:30']);
  await bookedBy(book(server, await firstFree(server, event.id)));
  expect(await list()).toEqual([
    { ...event, booked_count: 1, booked_places: 1, free_count: 6, taken_count: 1 },
  ]);
});

it('fills in the defaults', async () => {
  const event = await created({ slot_duration_minutes: undefined, has_lunch_break: undefined });
  expect(event).toMatchObject({
    slot_duration_minutes: 30,
    buffer_minutes: 5,
    has_lunch_break: false,
    lunch_start_time: null,
    lunch_end_time: null,
  });
});

it('offers no slot after the last appointment time', async () => {
  const event = await created({ last_appointment_time: '13:50' });
  expect(await startsOf(event.id)).toEqual(['09:00', '09:50', '10:40', '13:00', '13:50']);
});

it('accepts listed slots, which need no hours', async () => {
  const manual_slots = [
    { start_time: '18:00', end_time: '19:30' },
    { start_time: '08:15', end_time: '08:45' },
  ];
  const given = {
    creation_mode: 'manual',
    manual_slots,
    start_time: null,
    end_time: '',
    lunch_start_time: '',
  };
  const event = await created(given);
  expect(event).toMatchObject({
    start_time: '08:15',
    end_time: '19:30',
    manual_slots,
    has_lunch_break: false,
  });
  expect(await startsOf(event.id)).toEqual(['08:15', '18:00']);
});

it('offers individual services with prices and durations of their own', async () => {
  const event = await created({
    service_mode: 'individual_services',
    service_type: 'individual_services',
    buffer_minutes: 15,
    start_time: '10:00',
    end_time: '12:00',
    has_lunch_break: false,
    services: [
      { service_name: ' Trim ', service_price: 18.5, service_description: '' },
      { service_name: 'Colour', service_price: 0.01, estimated_duration_minutes: 90 },
    ],
  });
  expect(event).toMatchObject({
    slot_duration_minutes: 0,
    buffer_minutes: 15,
    service_mode: 'individual_services',
    service_type: 'individual_services',
    services: [
      {
        service_name: 'Trim',
        service_price: 18.5,
        service_description: null,
        estimated_duration_minutes: 30,
      },
      { service_name: 'Colour', service_price: 0.01, estimated_duration_minutes: 90 },
    ],
  });
  const colour = event.services[1]?.id ?? 0;
  expect(await startsOf(event.id, `?service_id=${colour}`)).toEqual(['10:00', '10:15', '10:30']);
});

it('accepts a day event with the places of its venue', async () => {
  const event = await created({ event_type: 'day_event', slot_duration_minutes: 30, buffer_minutes: 10 });
  expect(event).toMatchObject({
    slot_duration_minutes: 0,
    buffer_minutes: 0,
    has_lunch_break: false,
    free_count: null,
    slot_count: null,
  });
  const venue = { venue_name: 'Hall', venue_postcode: 'HX7 8EX', max_capacity: 2 };
  expect((await owner.post(`/api/events/${event.id}/venues`, venue)).status).toBe(201);
  expect((await list())[0]).toMatchObject({ free_count: 2, slot_count: 2 });
  for (const attendee_email of ['a@example.com', 'b@example.com'])
    await bookedBy(book(server, await firstFree(server, event.id), { attendee_email }));
  expect((await list())[0]).toMatchObject({ booked_count: 2, free_count: 0, slot_count: 2 });
});

it('accepts a home visit, which asks customers for their address', async () => {
  const event = await created({ is_home_visit: true });
  const refusal = await refusalOf(book(server, await firstFree(server, event.id)));
  expect(Object.keys(refusal.fields ?? {})).toEqual(['customer_address', 'customer_postcode']);
});

it('leaves out what the type and mode of an event do not need', async () => {
  const services = [{ service_name: 'Trim', service_price: 5 }];
  const manual_slots = [{ start_time: '09:00', end_time: '08:00' }];
  const event = await created({ services, manual_slots });
  expect(event).toMatchObject({ services: [], manual_slots: [] });
});

const service = { service_name: 'Trim', service_price: 5 };
const individual = { service_mode: 'individual_services' };
const manual = { creation_mode: 'manual' };
const at = (start_time: string, end_time: string) => ({ start_time, end_time });

it.each<[string, string, Record<string, unknown>]>([
  ['event_name', texts.EVENT_NAME_REQUIRED, { event_name: ' ' }],
  ['event_name', tooLong(TITLE_MAX), { event_name: 'x'.repeat(TITLE_MAX + 1) }],
  ['personal_message', texts.PERSONAL_MESSAGE_REQUIRED, { personal_message: undefined }],
  ['personal_message', tooLong(EVENT_TEXT_MAX), { personal_message: 'x'.repeat(501) }],
  ['event_description', tooLong(EVENT_TEXT_MAX), { event_description: 'x'.repeat(501) }],
  ['requirements_note', tooLong(EVENT_TEXT_MAX), { requirements_note: 'x'.repeat(501) }],
  ['event_date', texts.EVENT_DATE_REQUIRED, { event_date: undefined }],
  ['event_date', texts.DATE_IN_PAST, { event_date: '2026-11-19' }],
  ['start_time', texts.START_TIME_REQUIRED, { start_time: '' }],
  ['end_time', texts.END_TIME_REQUIRED, { end_time: null }],
  ['end_time', texts.END_AFTER_START, { end_time: '09:00' }],
  ['start_time', texts.START_TIME_REQUIRED, { event_type: 'day_event', start_time: '' }],
  ['end_time', texts.END_TIME_REQUIRED, { ...individual, services: [service], end_time: '' }],
  ['slot_duration_minutes', texts.SLOT_DURATION_NOT_VALID, { slot_duration_minutes: -1 }],
  ['slot_duration_minutes', texts.SLOT_DURATION_NOT_VALID, { slot_duration_minutes: 0 }],
  ['buffer_minutes', texts.BUFFER_NEGATIVE, { buffer_minutes: -1 }],
  ['lunch_start_time', texts.LUNCH_TIMES_REQUIRED, { lunch_start_time: '' }],
  ['lunch_end_time', texts.LUNCH_ENDS_AFTER_START, { lunch_end_time: '11:00' }],
  ['manual_slots', texts.SLOTS_REQUIRED, manual],
  [
    'manual_slots.0.end_time',
    texts.SLOTS_END_AFTER_START,
    { ...manual, manual_slots: [at('10:00', '10:00')] },
  ],
  [
    'manual_slots.1.start_time',
    texts.SLOTS_OVERLAP,
    { ...manual, manual_slots: [at('10:00', '11:00'), at('10:30', '11:30')] },
  ],
  ['services', texts.SERVICES_REQUIRED, individual],
  ['services.0.service_name', texts.SERVICES_REQUIRED, { services: [{ ...service, service_name: ' ' }] }],
  ['services.0.service_price', texts.SERVICES_REQUIRED, { services: [{ ...service, service_price: 0 }] }],
  [
    'services.0.estimated_duration_minutes',
    texts.SERVICES_DURATION,
    { services: [{ ...service, estimated_duration_minutes: 0 }] },
  ],
  [
    'services.0.estimated_duration_minutes',
    texts.SERVICES_DURATION_RANGE,
    { services: [{ ...service, estimated_duration_minutes: 300 }] },
  ],
  [
    'services.0.estimated_duration_minutes',
    texts.SERVICES_DURATION_RANGE,
    { services: [{ ...service, estimated_duration_minutes: 47 }] },
  ],
])('refuses %s with ‘%s’', async (field, text, given) => {
  const refusal = await refusalOf(create(given));
  expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  expect(refusal.error).toBe(text === texts.DATE_IN_PAST ? text : INPUT_NOT_VALID);
  expect(await list()).toEqual([]);
});

it.each([
  { event_date: '2026-02-30' },
  { start_time: '9:00' },
  { event_type: 'party' },
  { buffer_minutes: 241 },
  { services: Array.from({ length: SERVICES_MAX + 1 }, () => service) },
])('refuses %o', async (given) => {
  expect(await refusalOf(create(given))).toMatchObject({ status: 400, error: INPUT_NOT_VALID });
});

it('determines the past in the business’s own time zone', async () => {
  const sydney = await server.add.business({ ownerId: owner.id, timezone: 'Australia/Sydney' });
  // Still the 20th in London; 01:00 on the 21st in Sydney.
  server.clock.now = Date.parse('2026-11-20T14:00:00Z');
  const path = `/api/businesses/${sydney.id}/events`;
  const refused = await refusalOf(owner.post(path, plan({ event_date: '2026-11-20' })));
  expect(refused).toMatchObject({ status: 400, error: texts.DATE_IN_PAST });
  expect((await create({ event_date: '2026-11-20' })).status).toBe(201);
});

it('plans nothing for a business that is neither paid nor in its trial', async () => {
  const now = server.clock.now;
  for (const facts of [{ paidAt: null }, { paidAt: null, trialEndsAt: now }, { isActive: false }]) {
    const { id } = await server.add.business({ ownerId: owner.id, ...facts });
    const old = await server.add.event(id);
    const path = `/api/businesses/${id}/events`;
    const answers = [
      owner.post(path, plan()),
      owner.post(`${path}/${old.id}/duplicate`, { event_date: TUESDAY }),
    ];
    for (const answer of answers)
      expect(await refusalOf(answer)).toMatchObject({ status: 402, error: BUSINESS_NOT_PAID });
    const words = { event_name: 'New name', personal_message: 'Hello' };
    expect((await owner.put(`${path}/${old.id}`, words)).status).toBe(200);
  }
  const inTrial = await server.add.business({ ownerId: owner.id, paidAt: null, trialEndsAt: now + 1 });
  expect((await owner.post(`/api/businesses/${inTrial.id}/events`, plan())).status).toBe(201);
});

it('changes the words of an event, and nothing else', async () => {
  const event = await created();
  const before = await versionOf(businessId);
  const words = {
    event_name: ' New name ',
    event_description: 'Dry or wet',
    requirements_note: '',
    personal_message: 'Bring a towel.',
  };
  const further = { event_date: '2027-01-01', start_time: '01:00', slot_duration_minutes: 5 };
  const changed = await answered(owner.put(eventsPath(`/${event.id}`), { ...words, ...further }));
  expect(changed).toEqual({
    ...event,
    event_name: 'New name',
    event_description: 'Dry or wet',
    personal_message: 'Bring a towel.',
  });
  expect(await versionOf(businessId)).not.toEqual(before);
  for (const [field, text] of [
    ['event_name', texts.EVENT_NAME_REQUIRED],
    ['personal_message', texts.PERSONAL_MESSAGE_REQUIRED],
  ] as const) {
    const refusal = await refusalOf(owner.put(eventsPath(`/${event.id}`), { ...words, [field]: ' ' }));
    expect(refusal.fields).toEqual({ [field]: text });
  }
});

it('copies an event to another date, with its times and venues and without its bookings', async () => {
  const event = await created();
  await owner.post(`/api/events/${event.id}/venues`, { venue_name: 'Hall', venue_postcode: 'HX7 8EX' });
  await bookedBy(book(server, await firstFree(server, event.id)));
  const copy = await answered(
    owner.post(eventsPath(`/${event.id}/duplicate`), { event_date: '2026-12-01' }),
    201,
  );
  expect(copy).toMatchObject({
    event_name: event.event_name,
    event_date: '2026-12-01',
    start_time: '09:00',
    end_time: '16:15',
    creation_mode: 'manual',
    venues: [{ venue_name: 'Hall' }],
    booked_count: 0,
    free_count: 7,
  });
  expect(await startsOf(copy.id)).toEqual(await startsOf(event.id));
  const path = eventsPath(`/${event.id}/duplicate`);
  for (const [event_date, text] of [
    ['2026-11-19', texts.DATE_IN_PAST],
    [undefined, texts.EVENT_DATE_REQUIRED],
  ])
    expect((await refusalOf(owner.post(path, { event_date }))).fields).toEqual({ event_date: text });
});

it('lists the events of a range of dates in order, past ones without free times', async () => {
  for (const date of ['2026-11-25', '2026-11-19', '2026-12-01']) await server.add.event(businessId, { date });
  await server.add.event(businessId, { date: '2026-11-25', startTime: '08:00', name: 'Early' });
  const dates = async (query: string) => (await list(query)).map(({ event_date }) => event_date);
  expect(await dates('')).toEqual(['2026-11-19', '2026-11-25', '2026-11-25', '2026-12-01']);
  expect(await dates('?from=2026-11-20')).toEqual(['2026-11-25', '2026-11-25', '2026-12-01']);
  expect(await dates('?from=2026-11-19&to=2026-11-25')).toEqual(['2026-11-19', '2026-11-25', '2026-11-25']);
  expect((await list('?from=2026-11-25&to=2026-11-25'))[0]?.event_name).toBe('Early');
  expect((await list('?to=2026-11-19'))[0]).toMatchObject({ free_count: 0 });
  expect((await refusalOf(owner.get(eventsPath('?from=yesterday')))).status).toBe(400);
});

it('pages through events to come, soonest first, and past events, latest first', async () => {
  expect(await scheduled()).toEqual({ events: [], total: 0, page: 1, page_count: 1 });
  const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
  for (let number = 1; number <= 30; number += 1) await server.add.event(businessId, { date: day(number) });
  const upcoming = await scheduled();
  expect(upcoming).toMatchObject({ total: 11, page: 1, page_count: 2 });
  expect(upcoming.events.map(({ event_date }) => event_date)).toEqual(
    Array.from({ length: 10 }, (_, index) => day(20 + index)),
  );
  const last = await scheduled('?page=99');
  expect(last).toMatchObject({ page: 2, events: [{ event_date: day(30) }] });
  const past = await scheduled('?when=past&page=2');
  expect(past).toMatchObject({ total: 19, page: 2, page_count: 2 });
  expect(past.events[0]?.event_date).toBe(day(9));
  for (const query of ['?page=0', '?page=x', '?when=soon'])
    expect((await refusalOf(owner.get(eventsPath(`/scheduled${query}`)))).status).toBe(400);
});

it('answers for another’s business or event as for one that does not exist', async () => {
  const foreign = await server.add.business({ ownerId: (await signIn(server, 'other@salon.example')).id });
  const foreignEvent = await server.add.event(foreign.id);
  const own = await server.add.event(businessId);
  const words = { event_name: 'Mine now', personal_message: 'Hello' };
  const date = { event_date: TUESDAY };
  const { event_date: _, ...many } = plan({ dates: [TUESDAY], is_home_visit: true });
  for (const id of [foreign.id, 999]) {
    const path = `/api/businesses/${id}/events`;
    const answers = [
      owner.get(path),
      owner.get(`${path}/scheduled`),
      owner.post(path, plan()),
      owner.post(`${path}/batch`, many),
      owner.put(`${path}/${own.id}`, words),
      owner.post(`${path}/${own.id}/duplicate`, date),
      owner.delete(`${path}/${own.id}`),
      owner.delete(`${path}/delete-all`),
    ];
    for (const answer of answers)
      expect(await refusalOf(answer)).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
  }
  for (const id of [foreignEvent.id, 999, 'x']) {
    const answers = [
      owner.put(eventsPath(`/${id}`), words),
      owner.post(eventsPath(`/${id}/duplicate`), date),
      owner.delete(eventsPath(`/${id}`)),
    ];
    for (const answer of answers)
      expect(await refusalOf(answer)).toMatchObject({ status: 404, error: EVENT_NOT_FOUND });
  }
  const kept = await server.database.select().from(events).orderBy(events.id);
  expect(kept).toMatchObject([{ name: foreignEvent.name }, { name: own.name }]);
});
