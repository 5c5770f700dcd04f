import { expect, it } from 'vitest';
import type { BusinessFile, FileBooking, FileEvent } from '@daybook/schema/contract/business-file';
import { emptyFile, plainBooking, plainEvent } from '@daybook/schema/test/business-files';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { contentsOf } from './use-import.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

const event = (event_date: string, venues: string[] = []): FileEvent => ({
  ...plainEvent,
  event_date,
  venues: venues.map((venue_name) => ({ ...exampleVenue, venue_name, item: null })),
});
const booking = (status: FileBooking['status'], starts_at: string): FileBooking => ({
  ...plainBooking,
  status,
  starts_at,
});

it('counts what is upcoming on the business’s clock, and each venue once', () => {
  const file: BusinessFile = {
    ...emptyFile,
    business: { ...emptyFile.business, timezone: 'Europe/Paris' },
    // In Paris it is already the 21st.
    events: [event('2026-11-20', ['Blue']), event('2026-11-21', ['Blue', 'Red'])],
    bookings: [
      booking('confirmed', '2026-11-20T23:30:00.000Z'),
      booking('pending', '2026-11-20T23:31:00.000Z'),
      booking('cancelled', '2026-11-24T09:00:00.000Z'),
    ],
  };
  expect(contentsOf(file, NOW)).toEqual({
    events: 2,
    eventsAhead: 1,
    bookings: 3,
    upcomingBookings: 1,
    cancelled: 1,
    people: 0,
    venues: 2,
    weeklyHours: 0,
    timeOff: 0,
    services: 0,
  });
});
