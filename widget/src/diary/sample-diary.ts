/** Example diaries for tests, as the server sends them: one event of each kind. */

import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { exampleAppointment, exampleBookedBusiness } from '@daybook/schema/test/example-booking-details';
import { exampleService } from '@daybook/schema/test/example-service';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { newForm } from './diary-state.ts';

/** Saturday 21 November 2026, 09:00 in London. */
export const NOW = Date.parse('2026-11-21T09:00:00Z');

export function sampleSlot(eventId: number, time: string, more: Partial<Slot> = {}): Slot {
  const end = clockTimeOf(minutesOf(time) + 45);
  return {
    id: `${eventId}-${time}`,
    venue_id: null,
    start_time: time,
    end_time: end,
    starts_at: `2026-11-24T${time}:00Z`,
    ends_at: `2026-11-24T${end}:00Z`,
    is_booked: false,
    places_left: null,
    ...more,
  };
}

function event(id: number, date: string, more: Partial<PublicEvent> = {}): PublicEvent {
  return {
    id,
    event_name: `Event ${id}`,
    event_description: null,
    event_date: date,
    start_time: '09:00',
    end_time: '17:00',
    requirements_note: null,
    event_type: 'booking',
    service_mode: 'time_slots',
    is_home_visit: false,
    places_per_booking: 1,
    event_price: null,
    services: [],
    venues: [],
    people: [],
    free_count: 3,
    taken_count: 1,
    passed_count: 0,
    slot_count: 4,
    is_over: false,
    ...more,
  };
}

const venue = (id: number, name: string) => ({ ...exampleVenue, id, venue_name: name });
const service = (id: number, name: string, price: number) => ({
  ...exampleService,
  id,
  service_name: name,
  places_per_booking: 1,
  person_ids: null,
  service_price: price,
});

/** 1: slots. 2: services. 3: two rooms. 4: a day event, the same day as 3. 5: a home visit. 6: full. */
export const SAMPLE: Diary = {
  business: {
    business_name: 'Willow & Co. Hair',
    business_phone: '01422 555 010',
    business_address: '14 Bridge Street, Hebden Bridge',
    postcode: 'HX7 8EX',
    diary_slug: 'willow',
    timezone: 'Europe/London',
    is_in_sitemap: true,
    privacy_notice: null,
    cancellation_policy: null,
    trading_details: null,
    about: null,
    opening_hours: null,
    colour: null,
    picture: null,
    has_waiting_list: true,
    change_notice_hours: 0,
    customers_may_move: true,
    questions: [],
    is_demo: false,
  },
  events: [
    event(1, '2026-11-24', { requirements_note: 'Arrive early.', venues: [venue(11, 'Front room')] }),
    event(2, '2026-11-26', {
      service_mode: 'individual_services',
      services: [service(21, 'Cut', 38), service(22, 'Colour', 74)],
    }),
    event(3, '2026-11-28', { venues: [venue(31, 'Front room'), venue(32, 'Garden room')] }),
    event(4, '2026-11-28', { event_type: 'day_event', free_count: 12, slot_count: 20 }),
    event(5, '2027-01-04', { is_home_visit: true }),
    event(6, '2027-01-05', { free_count: 0 }),
  ],
  dates: [
    { date: '2026-11-24', free_count: 3, slot_count: 9, is_nearly_full: false, is_over: false },
    { date: '2026-11-26', free_count: 1, slot_count: 9, is_nearly_full: true, is_over: false },
    { date: '2026-11-28', free_count: 15, slot_count: 15, is_nearly_full: false, is_over: false },
    { date: '2027-01-04', free_count: 3, slot_count: 9, is_nearly_full: false, is_over: false },
    { date: '2027-01-05', free_count: 0, slot_count: 9, is_nearly_full: false, is_over: false },
  ],
  carried_months: ['2026-11', '2026-12', '2027-01'],
  bank_holidays: [],
  closures: [],
  open_times: null,
  last_date: '2027-01-05',
  first_free_date: '2026-11-24',
  services: [],
  people: [],
  has_other_events: true,
  wanted: null,
  opening: {
    event_id: 1,
    venue_id: 11,
    service_id: null,
    person_id: null,
    slots: [sampleSlot(1, '09:00', { is_booked: true }), sampleSlot(1, '10:30'), sampleSlot(1, '17:00')],
  },
};

export const EMPTY: Diary = {
  ...SAMPLE,
  events: [],
  dates: [],
  last_date: null,
  first_free_date: null,
  opening: null,
};

export const ANSWER: BookedAnswer = {
  booking_reference: 'WC7-K4TP-9H',
  cancel_url: 'https://daybook.example/cancel?token=t',
  invite_url: 'https://daybook.example/api/cancel/invite.ics?token=t',
  email: null,
  wants_earlier: false,
  google_calendar_url: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
  booking: {
    ...exampleAppointment,
    ...exampleBookedBusiness,
    ...exampleVenue,
    event_name: 'Event 1',
    end_time: '10:45',
    ends_at: '2026-11-24T10:45:00.000Z',
    service_name: 'Cut',
    service_price: 38,
    diary_slug: 'willow',
  },
};

export function samplePage(asked: Partial<DiaryChoice> = {}, more: Partial<DiaryPage> = {}): DiaryPage {
  const diary = more.diary ?? SAMPLE;
  const choice = completeChoice(diary, { ...NOTHING_CHOSEN, ...asked });
  return {
    diary,
    choice,
    slots: slotsFor(diary, choice),
    origin: 'https://daybook.example',
    now: NOW,
    booked: null,
    move: null,
    waiting: null,
    ...more,
    form: {
      fields: newForm().fields,
      answers: {},
      places: 1,
      problems: {},
      banner: null,
      stamp: 'stamp',
      idempotencyKey: 'key',
      keptEmail: null,
      source: null,
      ...more.form,
    },
  };
}

function slotsFor({ opening }: Diary, { eventId, venueId, serviceId }: DiaryChoice): EventSlots | null {
  if (!eventId || (eventId === 2 && !serviceId)) return null;
  if (eventId === opening?.event_id) return opening;
  const slots =
    eventId === 4 ? [sampleSlot(4, '09:00', { places_left: 12 })] : [sampleSlot(eventId, '13:00')];
  return { event_id: eventId, venue_id: venueId, service_id: serviceId, person_id: null, slots };
}
