/** Keeps the tab's search, filters and page in the address, so that Back, reload and links work. */

import type { CallQuery } from '@daybook/schema/contract/calls';
import { TITLE_MAX } from '@daybook/schema/figures/bounds';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { readId } from '#owner/query.ts';
import { oneOf, readSearch, readView, textLike, type ViewOf } from '#ui/use-query-state.ts';
import { SORTS, STATUSES } from './bookings-texts.ts';

const readIdText = (text: string | null) => String(readId(text) ?? '');

export const bookingsParams = {
  page: readPage,
  search: readSearch,
  /** '' for all events */
  event: (text: string | null) => (text ?? '').slice(0, TITLE_MAX),
  /** A person's id, or '' for everyone */
  person: readIdText,
  /** A customer's id, or '' for everyone */
  customer: readIdText,
  /** YYYY-MM, or '' for all months */
  month: textLike(/^\d{4}-(0[1-9]|1[0-2])$/),
  status: oneOf(STATUSES),
  sort: oneOf(SORTS),
  /** The reference of the selected booking, which is then shown alone; '' for none */
  reference: textLike(/^[A-Za-z0-9-]{1,20}$/),
};

export type BookingsView = ViewOf<typeof bookingsParams>;

export const wholeTable = readView(bookingsParams, new URLSearchParams());

/** Returns the change, and what goes with it: other filters lead to page 1 and deselect the selected booking. */
export const wholeChange = (change: Partial<BookingsView>): Partial<BookingsView> => ({
  page: 1,
  ...(change.page === undefined ? { reference: '' } : {}),
  ...change,
});

/** Returns whether a filter narrows the table. The selected booking doesn't count. */
export const isFiltered = ({ search, event, person, customer, month, status }: BookingsView) =>
  Boolean(search || event || person || customer || month || status);

const statusQuery: Record<BookingsView['status'], CallQuery<'searchBookings'>> = {
  '': {},
  upcoming: { when: 'upcoming' },
  booked: { when: 'not_cancelled' },
  cancelled: { status: 'cancelled' },
};

export function searchOf(view: BookingsView): CallQuery<'searchBookings'> {
  const { page, search, event, person, customer, month, status, sort, reference } = view;
  if (reference) return { reference };
  return {
    page,
    sort,
    ...(search ? { search } : {}),
    ...(event ? { event_name: event } : {}),
    ...(person ? { person_id: person } : {}),
    ...(customer ? { customer_id: customer } : {}),
    ...(month ? { month } : {}),
    ...statusQuery[status],
  };
}
