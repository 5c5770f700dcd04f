/** The demonstration's contents: an invented salon, open from Tuesday to Saturday in the coming weeks. */

import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import type { NewEvent } from '../events/new-event.ts';
import { sampleEvent, sampleService } from '../sample-data/rows.ts';

/** Its name and contact. No such street, telephone number or mailbox exists. */
export const DEMONSTRATION = {
  name: 'Willow Hair (demo)',
  email: 'hello@willow.example',
  phone: '01632 960018',
  address: '14 Bridge Street, Anytown',
  postcode: 'AN1 1AA',
};

/** Days that it plans ahead, including today. */
export const DAYS_PLANNED = 35;

type Plan = Pick<NewEvent['event'], 'name' | 'startTime' | 'endTime'> &
  Partial<NewEvent['event']> & { services?: NewEvent['services'] };

const SERVICES = [
  sampleService({
    name: 'Cut and blow-dry',
    description: 'A wash, a cut and a blow-dry.',
    pricePence: 3800,
    durationMinutes: 45,
  }),
  sampleService({
    name: 'Colour',
    description: 'Colour from root to tip, with a cut.',
    pricePence: 7400,
    durationMinutes: 120,
  }),
  sampleService({
    name: 'Beard trim',
    description: 'Trim, shape and a hot towel.',
    pricePence: 1500,
    durationMinutes: 20,
  }),
];

const LUNCH = { lunchStartTime: '12:00', lunchEndTime: '13:00' };

const CHAIR = { name: 'Hair and beards', services: SERVICES };

/** By weekday, from 0 for Monday; an empty one is a day off. */
const WEEK: readonly (readonly Plan[])[] = [
  [],
  [{ ...CHAIR, startTime: '09:00', endTime: '17:00', ...LUNCH }],
  [{ ...CHAIR, startTime: '09:00', endTime: '17:00', ...LUNCH }],
  [{ ...CHAIR, name: 'Hair and beards, till late', startTime: '12:00', endTime: '20:00' }],
  [
    { ...CHAIR, startTime: '09:00', endTime: '17:00', ...LUNCH },
    { name: 'Fringes and tidy-ups', startTime: '10:00', endTime: '16:00', ...LUNCH, slotMinutes: 25 },
  ],
  [{ ...CHAIR, startTime: '09:00', endTime: '14:00' }],
  [],
];

/** Returns the events from `today` (YYYY-MM-DD) on, in order of date and start. */
export function comingEvents(today: string, now: number): NewEvent[] {
  const dates = Array.from({ length: DAYS_PLANNED }, (_, days) => addDays(today, days));
  return dates.flatMap((date) => (WEEK[weekdayOf(date)] ?? []).map((plan) => eventOn(date, plan, now)));
}

/** Identifies an event: no two on one date have the same name. */
export const plannedAs = ({ date, name }: Pick<NewEvent['event'], 'date' | 'name'>) => `${date} ${name}`;

function eventOn(date: string, { services = [], ...plan }: Plan, now: number): NewEvent {
  return {
    event: sampleEvent({
      description: 'A made-up day at a made-up salon. Book whatever you like.',
      slotMinutes: 0,
      requirementsNote: 'Please come with dry hair.',
      personalMessage: 'Looking forward to seeing you. Come in through the green door: the kettle is on.',
      serviceMode: services.length ? 'individual_services' : 'time_slots',
      createdAt: now,
      date,
      ...plan,
    }),
    services,
    venues: [],
  };
}
