/** The businesses of the bench: one with very many bookings, and one whose diary is ordinary. */

import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { weekdayOf, addDays } from '@daybook/schema/rules/date';
import { addTo } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';

export const WEEK_BOOKINGS = 500;
const ALL_BOOKINGS = 20_000;
/** People who work there at once: so many bookings stand side by side. */
const ROOMS = 4;
const LENGTH = 30;
const OPENS = 9 * 60;
/** 09:00 to 18:30 in half hours: with four at once, 72 a day and 500 in seven days. */
const STARTS_A_DAY = 18;
const EVENTS_EACH_WAY = 40;
const SERVICES = ['Cut and blow-dry', 'Full colour', 'Half-head highlights', 'Fringe trim', 'Beard trim'];
const FIRST = ['Ada', 'Grace', 'Tom', 'Priya', 'Zoë', 'Callum', 'Beatrice', 'Mei', 'Joseph', 'Ellen'];
const LAST = [
  'Lovelace',
  'Okafor',
  'Ashworth',
  'Nair',
  'Łuczak',
  'Reid',
  'Hall',
  'Tan',
  'Bright',
  'Whitaker',
];

export interface BusyBusiness {
  email: string;
  businessId: number;
  /** The Mondays of its two full weeks, the next two to come. */
  mondays: [string, string];
}

/** An event of one date with a room for each who works there; null for dates of which only the bookings are left. */
type Working = { eventId: number; venueIds: number[] } | null;

/** What one booking of many has of its own. */
function bookingAt(number: number, date: string, working: Working) {
  const start = OPENS + LENGTH * (Math.floor(number / ROOMS) % STARTS_A_DAY);
  const service = SERVICES[number % SERVICES.length] ?? '';
  return {
    eventId: working?.eventId ?? null,
    venueId: working?.venueIds[number % ROOMS] ?? null,
    eventDate: date,
    eventName: service,
    startTime: clockTimeOf(start),
    endTime: clockTimeOf(start + LENGTH),
    attendeeFirstName: FIRST[number % FIRST.length] ?? '',
    attendeeLastName: `${LAST[Math.floor(number / FIRST.length) % LAST.length] ?? ''} ${number}`,
    attendeeEmail: `customer-${number}@example.com`,
    attendeePhone: '07700 900123',
    venueName: `Chair ${(number % ROOMS) + 1}`,
    serviceName: service,
    servicePricePence: 3800,
  };
}

/** Two weeks of 500 bookings each, and 20,000 in all. */
export function addBusyBusiness(place: DatabasePlace): Promise<BusyBusiness> {
  const email = 'owner-of-many@example.com';
  const today = inDays(0);
  const monday = addDays(today, 7 - weekdayOf(today));
  const mondays: [string, string] = [monday, addDays(monday, 7)];
  return addTo(place, async (add) => {
    const { id: ownerId } = await add.owner({ subject: `subject of ${email}`, email, givenName: 'Olive' });
    const { id: businessId } = await add.business({
      ownerId,
      name: 'Willow & Co. Hair',
      diarySlug: 'salon-of-many',
      email,
      timezone: 'Europe/London',
    });
    const events = new Map<string, Working>();
    for (let day = -EVENTS_EACH_WAY; day < EVENTS_EACH_WAY; day += 1) {
      const date = addDays(today, day);
      const name = SERVICES[Math.abs(day) % SERVICES.length] ?? '';
      const { id: eventId } = await add.event(businessId, { name, date, endTime: '18:30' });
      const venueIds: number[] = [];
      for (let room = 1; room <= ROOMS; room += 1)
        venueIds.push((await add.venue(eventId, { name: `Chair ${room}` })).id);
      events.set(date, { eventId, venueIds });
    }
    const booking = (number: number, date: string) => bookingAt(number, date, events.get(date) ?? null);
    const daysIn = (number: number) => Math.floor(number / (ROOMS * STARTS_A_DAY));
    const ofTheWeeks = mondays.flatMap((first, week) =>
      Array.from({ length: WEEK_BOOKINGS }, (_, at) =>
        booking(week * WEEK_BOOKINGS + at, addDays(first, daysIn(at))),
      ),
    );
    // All others are over.
    const others = Array.from({ length: ALL_BOOKINGS - ofTheWeeks.length }, (_, at) =>
      booking(ofTheWeeks.length + at, addDays(today, -1 - daysIn(at))),
    );
    await add.bookings(businessId, [...ofTheWeeks, ...others]);
    return { email, businessId, mondays };
  });
}

const DIARY_DAYS = 60;

/** A salon that is open every day from tomorrow on, half booked. Answers the address of its diary. */
export function addOrdinaryDiary(place: DatabasePlace): Promise<string> {
  const diarySlug = 'salon';
  const today = inDays(0);
  return addTo(place, async (add) => {
    const { id: businessId } = await add.business({ name: 'Willow & Co. Hair', diarySlug });
    for (let day = 1; day <= DIARY_DAYS; day += 1) {
      const date = addDays(today, day);
      const { id: eventId, name: eventName } = await add.event(businessId, { date });
      for (const [startTime, endTime] of [
        ['09:50', '10:35'],
        ['13:00', '13:45'],
        ['14:40', '15:25'],
      ] as const)
        await add.booking(businessId, { eventId, eventName, eventDate: date, startTime, endTime });
    }
    return diarySlug;
  });
}
