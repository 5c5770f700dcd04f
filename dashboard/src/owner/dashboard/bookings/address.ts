/** Keeps the tab's search, filters and page in the address, so that Back, reload and links work. */

import type { CallQuery } from '@daybook/schema/contract/calls';
import { TITLE_MAX } from '@daybook/schema/figures/bounds';
import { searchableOf } from '@daybook/schema/rules/search-words';
import { readId, withValues } from '#owner/query.ts';
import { readPage } from '#ui/table/page-numbers.ts';
import { SORTS } from './bookings-texts.ts';

export interface BookingsView {
  /** From 1 */
  page: number;
  search: string;
  /** '' for all events */
  event: string;
  /** A person's id, or '' for everyone */
  person: string;
  /** A customer's id, or '' for everyone */
  customer: string;
  /** YYYY-MM, or '' for all months */
  month: string;
  sort: (typeof SORTS)[number]['value'];
  /** The reference of the selected booking, which is then shown alone; '' for none */
  reference: string;
}

export const wholeTable: BookingsView = {
  page: 1,
  search: '',
  event: '',
  person: '',
  customer: '',
  month: '',
  sort: 'upcoming-first',
  reference: '',
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const REFERENCE = /^[A-Za-z0-9-]{1,20}$/;

/** Ignores values that it doesn't know. */
export function readView(query: URLSearchParams): BookingsView {
  const text = (name: string) => query.get(name) ?? '';
  const id = (name: string) => String(readId(query.get(name)) ?? '');
  return {
    page: readPage(query.get('page')),
    search: searchableOf(text('search')),
    event: text('event').slice(0, TITLE_MAX),
    person: id('person'),
    customer: id('customer'),
    month: MONTH.test(text('month')) ? text('month') : '',
    sort: SORTS.find(({ value }) => value === text('sort'))?.value ?? wholeTable.sort,
    reference: REFERENCE.test(text('reference')) ? text('reference') : '',
  };
}

/**
 * Returns the query with the change. Other filters lead to page 1 and deselect the selected booking. It
 * leaves out default values and keeps all other parameters.
 */
export function writeView(query: URLSearchParams, change: Partial<BookingsView>): URLSearchParams {
  const view = {
    ...readView(query),
    page: 1,
    ...(change.page === undefined ? { reference: '' } : {}),
    ...change,
  };
  const defaults: Record<string, string | number> = { ...wholeTable };
  const values: Record<string, string | number | null> = { ...view };
  for (const [name, value] of Object.entries(view)) if (value === defaults[name]) values[name] = null;
  return withValues(query, values);
}

/** Returns whether a filter narrows the table. The selected booking doesn't count. */
export const isFiltered = ({ search, event, person, customer, month }: BookingsView) =>
  Boolean(search || event || person || customer || month);

export function searchOf(view: BookingsView): CallQuery<'searchBookings'> {
  const { page, search, event, person, customer, month, sort, reference } = view;
  if (reference) return { reference };
  return {
    page,
    sort,
    ...(search ? { search } : {}),
    ...(event ? { event_name: event } : {}),
    ...(person ? { person_id: person } : {}),
    ...(customer ? { customer_id: customer } : {}),
    ...(month ? { month } : {}),
  };
}
