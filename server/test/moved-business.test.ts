/** A business moves to another time zone: its older bookings are shown by their instants in the new one. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { businessSummary } from '@daybook/schema/contract/business';
import { bookedDay, bookingsPage, ownerBooking } from '@daybook/schema/contract/owner-booking';
import { businesses } from '../src/database/tables.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  const london = { timezone: 'Europe/London' };
  // In New York: 30 November 20:00, 1 December 05:30, and (by its own date the day after) 30 November 22:00.
  await server.add.booking(businessId, {
    ...london,
    eventDate: '2026-12-01',
    startTime: '01:00',
    endTime: '01:45',
  });
  await server.add.booking(businessId, {
    ...london,
    eventDate: '2026-12-01',
    startTime: '10:30',
    endTime: '11:15',
  });
  await server.database.update(businesses).set({ timezone: 'America/New_York' });
  await server.add.booking(businessId, {
    timezone: 'America/New_York',
    eventDate: '2026-11-30',
    startTime: '22:00',
    endTime: '22:45',
  });
});
afterEach(() => server.stop());

const ask = async (call: string) => (await owner.get(`/api/businesses/${businessId}/${call}`)).json();
const startsIn = async (query: string) =>
  z
    .array(ownerBooking)
    .parse(await ask(`bookings${query}`))
    .map(({ starts_at }) => starts_at.slice(0, 16));

it('lists them on their days in the new time zone', async () => {
  expect(await startsIn('?from=2026-11-30&to=2026-11-30')).toEqual(['2026-12-01T01:00', '2026-12-01T03:00']);
  expect(await startsIn('?from=2026-12-01&to=2026-12-01')).toEqual(['2026-12-01T10:30']);
});

it('counts them on those days', async () => {
  expect(z.array(bookedDay).parse(await ask('bookings/days?from=2026-11-29&to=2026-12-02'))).toEqual([
    { date: '2026-11-30', booking_count: 2 },
    { date: '2026-12-01', booking_count: 1 },
  ]);
});

it('finds them in those months', async () => {
  expect(bookingsPage.parse(await ask('bookings/search?month=2026-11')).total).toBe(2);
  expect(bookingsPage.parse(await ask('bookings/search?month=2026-12')).total).toBe(1);
});

it('has its figures and its next booked day in the new time zone', async () => {
  expect(businessSummary.parse(await ask('summary'))).toMatchObject({
    this_month: 2,
    booking_months: ['2026-12', '2026-11'],
    active_months: ['2026-11', '2026-12'],
    next_booked_date: '2026-11-30',
  });
});
