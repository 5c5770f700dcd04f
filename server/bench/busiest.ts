/** The business with the most to look through: for its waiting list, a delay of its whole day, its weekly hours. */

import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import {
  MISFITS_MAX,
  PATTERN_WEEKS_AHEAD_MAX,
  SERVICES_MAX,
  VENUES_MAX,
} from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import { instantOf, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { waitingListEntries } from '../src/database/booking-tables.ts';
import { catalogue } from '../src/database/catalogue-tables.ts';
import type { Transaction } from '../src/database/database.ts';
import type { PlannedEvent } from '../src/diary/contents-store.ts';
import { venueColumns } from '../src/diary/venue-shape.ts';
import {
  sampleBooking,
  sampleBusiness,
  sampleEvent,
  sampleService,
  type NewBooking,
} from '../src/sample-data/rows.ts';
import { insertPeople, insertSampleBusiness, insertSampleEvents } from '../src/sample-data/sample-store.ts';

export interface Busiest {
  slug: string;
  businessId: number;
  /** The business's own date today. */
  today: string;
  personIds: number[];
  /** One of its services. */
  serviceId: number;
}

const DAYS = 61;
const EVENTS_A_DAY = 14;
const WAITING = 10;
/** Those of today have five minutes each, one after another in each venue. */
const LATE_VENUES = 6;
const LATE_SLOT = 5;

const services = Array.from({ length: SERVICES_MAX }, (_, at) =>
  sampleService({ name: `Service ${at}`, durationMinutes: 15 + (at % 10) * 5 }),
);
const venuesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...venueColumns(exampleVenue), name: `Room ${at}` }));

export async function seedBusiest(tx: Transaction, ownerId: number, now: number): Promise<Busiest> {
  const slug = 'busiest';
  const timezone = timezoneAtBreakfast(now);
  const { date: today, minutes } = wallClockAt(now, timezone);
  const { businessId } = await insertSampleBusiness(
    tx,
    sampleBusiness({ ownerId, diarySlug: slug, timezone, createdAt: now }),
  );
  const personIds = [
    ...(
      await insertPeople(
        tx,
        businessId,
        Array.from({ length: 20 }, (_, at) => `Person ${at}`),
      )
    ).values(),
  ];
  const open = Array.from({ length: EVENTS_A_DAY * DAYS }, (_, at) => ({
    event: sampleEvent({
      date: addDays(today, 1 + (at % DAYS)),
      startTime: '12:00',
      endTime: '23:55',
      serviceMode: 'individual_services',
      bufferMinutes: 0,
      createdAt: now,
    }),
    services,
    venues: venuesOf(VENUES_MAX),
  }));
  const todays = {
    event: sampleEvent({
      date: today,
      startTime: '00:00',
      endTime: '23:59',
      slotMinutes: LATE_SLOT,
      bufferMinutes: 0,
      createdAt: now,
    }),
    services: [],
    venues: venuesOf(LATE_VENUES),
    bookingsOf: (written: PlannedEvent) => bookedAllDay(written, { timezone, from: minutes + 30, now }),
  };
  await insertSampleEvents(tx, businessId, [...open, todays]);
  await tx.insert(waitingListEntries).values(
    Array.from({ length: WAITING }, (_, at) => ({
      businessId,
      attendeeFirstName: 'Mary',
      attendeeLastName: 'Anning',
      attendeeEmail: `mary${at}@example.com`,
      normalisedEmail: `mary${at}@example.com`,
      fromDate: today,
      toDate: addDays(today, DAYS),
      partOfDay: 'morning' as const,
      madeBy: 'owner' as const,
      confirmedAt: now,
      createdAt: now,
      openDates: [],
    })),
  );
  const [service] = await tx
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(eq(catalogue.businessId, businessId))
    .limit(1);
  return { slug, businessId, today, personIds, serviceId: service?.id ?? 0 };
}

/** Returns a time zone in which it is early morning. */
function timezoneAtBreakfast(now: number): string {
  const fromBreakfast = (zone: string) => Math.abs(wallClockAt(now, zone).minutes - 6 * 60);
  const zones = TIMEZONES.map(({ zone }) => zone);
  return zones.reduce((best, zone) => (fromBreakfast(zone) < fromBreakfast(best) ? zone : best));
}

/** As many as one delay may move. */
function bookedAllDay(
  { event, venues }: PlannedEvent,
  { timezone, from, now }: { timezone: string; from: number; now: number },
): NewBooking[] {
  const first = Math.ceil(from / LATE_SLOT) * LATE_SLOT;
  return Array.from({ length: MISFITS_MAX }, (_, at) => {
    const start = first + Math.floor(at / LATE_VENUES) * LATE_SLOT;
    const startsAt = instantOf(event.date, start, timezone) ?? 0;
    return sampleBooking({
      businessId: event.businessId,
      eventId: event.id,
      venueId: venues[at % LATE_VENUES]?.id ?? 0,
      reference: `LATE-${at}`,
      eventName: event.name,
      eventDate: event.date,
      startTime: clockTimeOf(start),
      endTime: clockTimeOf(start + LATE_SLOT),
      startsAt,
      endsAt: startsAt + LATE_SLOT * MINUTE,
      attendeeFirstName: 'Grace',
      attendeeLastName: 'Hopper',
      attendeeEmail: `grace${at}@example.com`,
      createdAt: now,
    });
  });
}

export const waitingEntry = ({ today }: Busiest) => ({
  attendee_first_name: 'Grace',
  attendee_last_name: 'Hopper',
  attendee_email: 'grace@example.com',
  from_date: today,
  to_date: addDays(today, DAYS - 1),
  part_of_day: 'morning',
  form_milliseconds: 20_000,
});

/** Every day for as far ahead as weekly hours publish. */
export const weeklyHours = ({ today, personIds }: Busiest) => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time: '09:00', end_time: '17:00' })),
  from_date: today,
  weeks_ahead: PATTERN_WEEKS_AHEAD_MAX,
  event: {
    event_name: 'Weekly hours',
    personal_message: 'See you soon.',
    event_type: 'booking',
    service_mode: 'individual_services',
    is_home_visit: true,
    person_ids: personIds,
    services: services.map(({ name, durationMinutes }) => ({
      service_name: name,
      service_price: 38,
      estimated_duration_minutes: durationMinutes,
    })),
  },
});

/** Waits until the job that runs each minute is over. */
export async function aMinutesJob(): Promise<void> {
  await sleep(MINUTE - (Date.now() % MINUTE) + 20_000);
}
