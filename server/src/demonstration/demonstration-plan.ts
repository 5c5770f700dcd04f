/** What the demonstration offers: an invented salon, which plans Tuesday to Saturday for the weeks to come. */
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import type { NewEvent, NewService } from '../events/new-event.ts';

/** Its name, and how to reach it. No such street, telephone number or mailbox exists. */
export const DEMONSTRATION = {
  name: 'Willow Hair (demo)',
  email: 'hello@willow.example',
  phone: '01632 960018',
  address: '14 Bridge Street, Anytown',
  postcode: 'AN1 1AA',
};

/** How far ahead it plans, today included. */
export const DAYS_PLANNED = 35;

/** What it does on one day of the week. */
type Plan = Pick<NewEvent['event'], 'name' | 'startTime' | 'endTime'> &
  Partial<NewEvent['event']> & { services?: NewService[] };

const SERVICES: NewService[] = [
  { name: 'Cut and blow-dry', description: 'Wash, cut and finish.', pricePence: 3800, durationMinutes: 45 },
  {
    name: 'Colour',
    description: 'Colour from root to tip, with a cut.',
    pricePence: 7400,
    durationMinutes: 120,
  },
  {
    name: 'Beard trim',
    description: 'Trim, shape and a hot towel.',
    pricePence: 1500,
    durationMinutes: 20,
  },
];

const LUNCH = { lunchStartTime: '12:00', lunchEndTime: '13:00' };

/** By weekday; Monday is 0. A weekday that is missing is a day off. */
const WEEK: Readonly<Record<number, Plan>> = {
  1: { name: 'Cut, colour or beard', startTime: '09:00', endTime: '17:00', ...LUNCH, services: SERVICES },
  2: { name: 'Cut and blow-dry', startTime: '09:00', endTime: '17:00', ...LUNCH, slotMinutes: 45 },
  3: { name: 'Cut, colour or beard, till late', startTime: '12:00', endTime: '20:00', services: SERVICES },
  4: { name: 'Fringes and tidy-ups', startTime: '10:00', endTime: '16:00', ...LUNCH, slotMinutes: 25 },
  5: { name: 'Cut, colour or beard', startTime: '09:00', endTime: '14:00', services: SERVICES },
};

/** An event of each date from `today` on (YYYY-MM-DD) on which the salon is open. */
export function comingEvents(today: string, now: number): NewEvent[] {
  const dates = Array.from({ length: DAYS_PLANNED }, (_, days) => addDays(today, days));
  return dates.flatMap((date) => {
    const plan = WEEK[weekdayOf(date)];
    return plan ? [eventOn(date, plan, now)] : [];
  });
}

function eventOn(date: string, { services = [], ...plan }: Plan, now: number): NewEvent {
  return {
    event: {
      description: 'An invented day of an invented salon. Book whatever you like.',
      slotMinutes: 0,
      bufferMinutes: 5,
      requirementsNote: 'Please come with dry hair.',
      personalMessage: 'Lovely to have you. The kettle is on; come in through the green door.',
      type: 'booking',
      creationMode: 'automatic',
      serviceMode: services.length ? 'individual_services' : 'time_slots',
      manualSlots: [],
      lunchStartTime: null,
      lunchEndTime: null,
      lastAppointmentTime: null,
      isHomeVisit: false,
      createdAt: now,
      date,
      ...plan,
    },
    services,
    venues: [],
  };
}
