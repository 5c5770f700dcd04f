/**
 * What the bookings tab keeps in the address, besides business and tab, so that back, reload and links work.
 */
import type { CallQuery } from '@daybook/schema/contract/calls';
import { TITLE_MAX } from '@daybook/schema/figures/bounds';
import { searchableOf } from '@daybook/schema/rules/search-words';
import { SORTS } from './bookings-texts.ts';

export type TableSort = (typeof SORTS)[number]['value'];

export interface BookingsView {
  /** From 1. */
  page: number;
  search: string;
  /** The event's name; '' means all events. */
  event: string;
  /** The id of a person; '' means everyone. */
  person: string;
  /** The id of a customer, whose page leads here; '' means everyone. */
  customer: string;
  /** YYYY-MM; '' means all months. */
  month: string;
  sort: TableSort;
  /** The reference of the selected booking, which is then shown alone; '' means none. */
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
const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[1-9]\d{0,9}$/;
const REFERENCE = /^[A-Za-z0-9-]{1,20}$/;

/** Ignores what it cannot understand. */
export function readView(query: URLSearchParams): BookingsView {
  const text = (name: string, shape: RegExp) => {
    const value = query.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  return {
    page: Number(text('page', PAGE)) || 1,
    search: searchableOf(query.get('search') ?? ''),
    event: (query.get('event') ?? '').slice(0, TITLE_MAX),
    person: text('person', ID),
    customer: text('customer', ID),
    month: text('month', MONTH),
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? wholeTable.sort,
    reference: text('reference', REFERENCE),
  };
}

/**
 * The query with that change. Every change except that of the page leads to the first page; a new filter
 * deselects the selected booking. Values as they are at first are left out, and everything else in the
 * address stays.
 */
export function writeView(query: URLSearchParams, change: Partial<BookingsView>): URLSearchParams {
  const view = {
    ...readView(query),
    page: 1,
    ...(change.page === undefined ? { reference: '' } : {}),
    ...change,
  };
  const next = new URLSearchParams(query);
  const begins: Record<string, string | number> = { ...wholeTable };
  for (const [name, value] of Object.entries(view))
    if (value === begins[name]) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** Whether a filter narrows the table, not counting the selected booking. */
export const isFiltered = ({ search, event, person, customer, month }: BookingsView) =>
  Boolean(search || event || person || customer || month);

/** The query to the server. */
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
