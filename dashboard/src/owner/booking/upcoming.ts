import type { CallQuery } from '@daybook/schema/contract/calls';
import { GLANCE_PAGE_SIZE } from '@daybook/schema/figures/screens';

/** A page, from 1, of who comes next. Asked for in one way only, so that those who show it share the answer. */
export const upcomingBookings = (page: number): CallQuery<'searchBookings'> => ({
  when: 'upcoming',
  sort: 'start-asc',
  page,
  page_size: GLANCE_PAGE_SIZE,
});
