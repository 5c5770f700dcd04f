import { describe, expect, it } from 'vitest';
import { eventsRequest } from '@daybook/schema/contract/event-request';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import {
  CAPACITY_NOT_VALID,
  DATE_IN_PAST,
  END_AFTER_START,
  EVENT_DATE_REQUIRED,
  EVENT_NAME_REQUIRED,
  LUNCH_ENDS_AFTER_START,
  PERSONAL_MESSAGE_REQUIRED,
  PRICE_NOT_VALID,
  SERVICES_DURATION,
  SERVICES_DURATION_RANGE,
  SERVICES_REQUIRED,
  SLOTS_END_AFTER_START,
  SLOTS_OVERLAP,
  SLOTS_REQUIRED,
  START_TIME_REQUIRED,
  TIME_NOT_VALID,
  VENUE_ADDRESS_REQUIRED,
  VENUE_NAME_REQUIRED,
  VENUE_POSTCODE_REQUIRED,
} from '@daybook/schema/words/event-texts';
import {
  EMPTY_FORM,
  EMPTY_PERSON,
  EMPTY_SERVICE,
  EMPTY_VENUE,
  fieldsOfVenue,
  type NewEventForm,
  TYPED,
} from './new-event-form.ts';
import { fieldNameOf, isWeeklyHours, sameVenue } from './request-fields.ts';
import { newEventSchema, requestOf } from './request.ts';

const VENUE = fieldsOfVenue(exampleVenue);
const SERVICE = { ...EMPTY_SERVICE, service_name: 'Cut', service_price: '38.50' };
const FILLED: NewEventForm = {
  ...EMPTY_FORM,
  event_name: 'Cut and colour',
  personal_message: 'See you',
  single_date: '2026-11-24',
  venues: [VENUE],
};
const schema = newEventSchema(() => '2026-11-21');
function sentFor(form: NewEventForm) {
  const sent = schema.parse(form);
  if (isWeeklyHours(sent)) throw new Error('These are weekly hours.');
  return sent;
}
const filled = (changes: Partial<NewEventForm>): NewEventForm => ({ ...FILLED, ...changes });

function problems(form: NewEventForm): Record<string, string> {
  const { error } = schema.safeParse(form);
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

it('sends the form’s defaults, and reports everything that is missing at once', () => {
  expect(schema.parse(FILLED)).toEqual(eventsRequest.parse(requestOf(FILLED)));
  expect(problems(EMPTY_FORM)).toEqual({
    event_name: EVENT_NAME_REQUIRED,
    personal_message: PERSONAL_MESSAGE_REQUIRED,
    single_date: EVENT_DATE_REQUIRED,
    'venues.0.venue_name': VENUE_NAME_REQUIRED,
    'venues.0.venue_address': VENUE_ADDRESS_REQUIRED,
    'venues.0.venue_postcode': VENUE_POSTCODE_REQUIRED,
  });
});

describe('what is sent', () => {
  it('has no slots, no buffer, no lunch and no services for a day event', () => {
    const form = filled({ kind: 'day_event', has_lunch_break: true, services: [SERVICE] });
    expect(schema.parse(form)).toMatchObject({
      event_type: 'day_event',
      slot_duration_minutes: 0,
      buffer_minutes: 0,
      has_lunch_break: false,
      services: [],
    });
  });

  it('has the prices of individual services in pounds, as people write them', () => {
    const prices = ['38.50', ' £9 ', '12,5'];
    const services = prices.map((service_price) => ({ ...SERVICE, service_price }));
    const sent = sentFor(filled({ kind: 'individual_services', services }));
    expect(sent.services.map(({ service_price }) => service_price)).toEqual([38.5, 9, 12.5]);
    expect(sent).toMatchObject({ event_type: 'booking', slot_duration_minutes: 0, buffer_minutes: 5 });
  });

  it('has the lengths of individual services that were chosen or typed', () => {
    const services = [SERVICE, { ...SERVICE, estimated_duration_minutes: TYPED, typed_minutes: '50 min' }];
    const sent = sentFor(filled({ kind: 'individual_services', services }));
    expect(sent.services.map(({ estimated_duration_minutes }) => estimated_duration_minutes)).toEqual([
      30, 50,
    ]);
  });

  it('refers to items of the business’s lists by id, and includes only the chosen people', () => {
    const services = [SERVICE, { ...SERVICE, service_id: '7' }];
    const venues = [{ ...EMPTY_VENUE, place_id: '3' }];
    const hours = {
      ...EMPTY_PERSON,
      is_chosen: true,
      has_own_hours: true,
      start_time: '10:00',
      end_time: '12:00',
    };
    const people = [
      { ...hours, id: 4, name: 'Ann', is_chosen: false },
      { ...hours, id: 5, name: 'Ruth' },
      { ...hours, id: 6, name: 'Bob', has_own_hours: false },
    ];
    const sent = sentFor(filled({ kind: 'individual_services', services, venues, people }));
    expect(sent.services).toHaveLength(1);
    expect(sent).toMatchObject({ service_ids: [7], venues: [], places: [{ id: 3 }] });
    expect(sent.people).toMatchObject([
      { id: 5, start_time: '10:00', end_time: '12:00' },
      { id: 6, start_time: null, end_time: null },
    ]);
  });

  it('reports a problem at its own row, whichever rows before it aren’t sent', () => {
    const venues = [{ ...EMPTY_VENUE, place_id: '3' }, EMPTY_VENUE];
    const hours = {
      ...EMPTY_PERSON,
      is_chosen: true,
      has_own_hours: true,
      start_time: '08:00',
      end_time: '12:00',
    };
    const people = [
      { ...hours, id: 4, name: 'Ann', is_chosen: false },
      { ...hours, id: 5, name: 'Ruth' },
    ];
    const found = schema.safeParse(filled({ venues, people })).error?.issues ?? [];
    const paths = found.map(({ path }) => path.join('.'));
    expect(paths).toContain('venues.1.venue_name');
    expect(paths).toContain('people.1.start_time');
    expect(fieldNameOf('person_ids', filled({ people }))).toBe('people');
  });

  it('has no venue for a home visit, and needs none', () => {
    expect(schema.parse(filled({ place: 'home_visit', venues: [EMPTY_VENUE] }))).toMatchObject({
      is_home_visit: true,
      venues: [],
    });
  });

  it('has no hours for listed slots, whatever was typed there', () => {
    const manual_slots = [{ start_time: '10:00', end_time: '11:00' }];
    const form = filled({ creation_mode: 'manual', manual_slots, start_time: 'x', has_lunch_break: true });
    expect(schema.parse(form)).toMatchObject({ start_time: null, manual_slots, has_lunch_break: false });
  });

  it('has a lunch only when the event has one', () => {
    expect(schema.parse(filled({ lunch_start_time: 'x' }))).toMatchObject({ lunch_start_time: null });
    expect(schema.parse(filled({ has_lunch_break: true }))).toMatchObject({
      lunch_start_time: '12:00',
      lunch_end_time: '13:00',
    });
  });
});

describe('problems are reported at their field', () => {
  const manual = (...manual_slots: [start_time: string, end_time: string][]) =>
    filled({
      creation_mode: 'manual',
      manual_slots: manual_slots.map(([start_time, end_time]) => ({ start_time, end_time })),
    });

  it.each<[string, NewEventForm, Record<string, string>]>([
    ['a past date', filled({ single_date: '2026-11-20' }), { single_date: DATE_IN_PAST }],
    ['a long text', filled({ event_description: 'x'.repeat(501) }), { event_description: tooLong(500) }],
    ['no start', filled({ start_time: '' }), { start_time: START_TIME_REQUIRED }],
    ['no time', filled({ end_time: 'five' }), { end_time: TIME_NOT_VALID }],
    ['an early end', filled({ end_time: '08:00' }), { end_time: END_AFTER_START }],
    [
      'an early end of lunch',
      filled({ has_lunch_break: true, lunch_end_time: '11:00' }),
      { lunch_end_time: LUNCH_ENDS_AFTER_START },
    ],
    ['no slots', manual(['', '']), { manual_slots: SLOTS_REQUIRED }],
    ['half a slot', manual(['10:00', '11:00'], ['12:00', '']), { 'manual_slots.1.end_time': TIME_NOT_VALID }],
    ['a slot backwards', manual(['10:00', '09:00']), { 'manual_slots.0.end_time': SLOTS_END_AFTER_START }],
    [
      'slots over each other',
      manual(['10:00', '11:00'], ['10:30', '11:30']),
      { 'manual_slots.1.start_time': SLOTS_OVERLAP },
    ],
    [
      'a service without name and price',
      filled({ kind: 'individual_services', services: [EMPTY_SERVICE] }),
      { 'services.0.service_name': SERVICES_REQUIRED, 'services.0.service_price': SERVICES_REQUIRED },
    ],
    [
      'a price in words, and no name of the event',
      filled({
        event_name: ' ',
        kind: 'individual_services',
        services: [{ ...SERVICE, service_price: 'ten' }],
      }),
      { event_name: EVENT_NAME_REQUIRED, 'services.0.service_price': SERVICES_REQUIRED },
    ],
    [
      'a third of a penny',
      filled({ kind: 'individual_services', services: [{ ...SERVICE, service_price: '1.005' }] }),
      { 'services.0.service_price': PRICE_NOT_VALID },
    ],
    [
      'no places',
      filled({ venues: [{ ...VENUE, max_capacity: '0' }] }),
      { 'venues.0.max_capacity': CAPACITY_NOT_VALID },
    ],
    [
      'half a place',
      filled({ venues: [VENUE, { ...VENUE, max_capacity: '2.5' }] }),
      { 'venues.1.max_capacity': CAPACITY_NOT_VALID },
    ],
  ])('%s', (_, form, expected) => {
    expect(problems(form)).toMatchObject(expected);
    expect(Object.keys(problems(form)).sort()).toEqual(expect.arrayContaining(Object.keys(expected)));
  });
});

it.each([
  ['12', SERVICES_DURATION_RANGE],
  ['245', SERVICES_DURATION_RANGE],
  ['47', SERVICES_DURATION_RANGE],
  ['', SERVICES_DURATION],
])('blames the field in which the length %j was typed', (typed_minutes, text) => {
  const services = [SERVICE, { ...SERVICE, estimated_duration_minutes: TYPED, typed_minutes }];
  expect(problems(filled({ kind: 'individual_services', services }))).toEqual({
    'services.1.typed_minutes': text,
  });
});

it('finds the form’s field by the server’s name', () => {
  const typed = { ...SERVICE, estimated_duration_minutes: TYPED };
  expect(fieldNameOf('dates.0', filled({ date_method: 'range' }))).toBe('range_start');
  expect(fieldNameOf('dates', FILLED)).toBe('single_date');
  expect(fieldNameOf('services.0.estimated_duration_minutes', filled({ services: [typed] }))).toBe(
    'services.0.typed_minutes',
  );
  expect(fieldNameOf('venues.0.venue_postcode', FILLED)).toBe('venues.0.venue_postcode');
});

const kept = { ...exampleVenue, id: 1, max_capacity: 2 };

it('recognises a favourite by its saved values, not by how they were typed', () => {
  const typed = {
    ...fieldsOfVenue(kept),
    venue_name: ' Front  room\u200B',
    venue_address: '14 Bridge\u00A0Street',
    venue_postcode: 'HX7 8EX ',
    max_capacity: ' 2',
  };
  expect(sameVenue([kept], typed)).toBe(kept);
  expect(sameVenue([kept], { ...typed, venue_name: 'Back room' })).toBeUndefined();
});

const typedFields = Object.keys(EMPTY_VENUE).filter((name) => name !== 'place_id');

it.each(typedFields)('distinguishes a favourite from a venue with another %s', (name) => {
  expect(sameVenue([kept], { ...fieldsOfVenue(kept), [name]: '3' })).toBeUndefined();
});
