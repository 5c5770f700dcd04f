import type { CallQuery } from '@daybook/schema/contract/calls';

export const GLANCE_PAGE_SIZE = 20;

/**
 * A page, from 1, of the next bookings. Every place that shows them uses this query, so that they share the
 * answer.
 */
export const upcomingBookings = (page: number): CallQuery<'searchBookings'> => ({
  when: 'upcoming',
  sort: 'start-asc',
  page,
  page_size: GLANCE_PAGE_SIZE,
});
