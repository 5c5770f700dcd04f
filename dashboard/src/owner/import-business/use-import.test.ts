import { expect, it } from 'vitest';
import type { BusinessFile, FileBooking, FileEvent } from '@daybook/schema/contract/business-file';
import { emptyFile, plainBooking, plainEvent, plainPlace } from '@daybook/schema/test/business-files';
import { contentsOf } from './use-import.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

const event = (event_date: string): FileEvent => ({ ...plainEvent, event_date });
const booking = (status: FileBooking['status'], starts_at: string): FileBooking => ({
  ...plainBooking,
  status,
  starts_at,
});

it('counts what is upcoming on the business’s clock, and what the catalogue has without what is archived', () => {
  const file: BusinessFile = {
    ...emptyFile,
    business: { ...emptyFile.business, timezone: 'Europe/Paris' },
    // In Paris it is already the 21st.
    catalogue: [plainPlace, plainPlace, { ...plainPlace, is_archived: true }],
    events: [event('2026-11-20'), event('2026-11-21')],
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
