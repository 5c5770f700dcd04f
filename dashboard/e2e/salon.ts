/** A salon of a test's own with events and bookings around today, for the journeys of overview and bookings. */

import type { TestInfo } from '@playwright/test';
import type { Builders } from '../../server/test/builders.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { ownOwner, type OwnOwner } from './owner.ts';

const ZONE = 'Europe/London';

export interface Salon extends OwnOwner {
  businessId: number;
  /** Where the owner's emails go. */
  desk: string;
}

/** A paid business with an address of its own, and what `write` adds to it. */
export async function ownSalon(
  daybook: LaunchedServer,
  name: string,
  info: Pick<TestInfo, 'project'>,
  write: (add: Builders, businessId: number, ownerId: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Salon> {
  const desk = `desk-${name}-${info.project.name}@example.com`;
  let businessId = 0;
  const owner = await ownOwner(daybook, name, info, async (add, { id, slug }) => {
    const business = await add.business({
      ownerId: id,
      name: 'Willow & Co. Hair',
      email: desk,
      phone: '01422 555 010',
      diarySlug: slug,
      timezone: ZONE,
    });
    businessId = business.id;
    await write(add, business.id, id);
  });
  return { ...owner, businessId, desk };
}

interface Event {
  id: number;
  name: string;
  date: string;
}

const NAMES = [
  ['Ada', 'Lovelace'],
  ['Grace', 'Okafor'],
  ['Tom', 'Ashworth'],
  ['Priya', 'Nair'],
  ['Zoë', 'Łuczak'],
] as const;

/** Books that event at 09:00, 09:50 and so on, as its slots begin, for different people in turn. */
export async function bookSlots(
  add: Builders,
  businessId: number,
  event: Event,
  count: number,
): Promise<void> {
  const times = ['09:00', '09:50', '10:40', '13:00', '13:50', '14:40', '15:30'];
  for (const [at, startTime] of times.slice(0, count).entries()) {
    const [first, last] = NAMES[(event.id + at) % NAMES.length] ?? NAMES[0];
    await add.booking(businessId, {
      eventId: event.id,
      eventName: event.name,
      eventDate: event.date,
      startTime,
      endTime: later(startTime, 45),
      attendeeFirstName: first,
      attendeeLastName: last,
      attendeeEmail: `${first}.${at}.of.${event.id}@example.com`.toLowerCase().replace('ë', 'e'),
      attendeePhone: '07700 900123',
      venueName: 'Front room',
    });
  }
}

function later(time: string, minutes: number): string {
  return new Date(Date.parse(`2026-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);
}
