/** What the bookings tab keeps in the address, beside business and tab, so that back, reload and links work. */
import type { CallQuery } from '@daybook/schema/contract/calls';
import { SEARCH_MAX, TITLE_MAX } from '@daybook/schema/figures/bounds';
import { SORTS } from '@daybook/schema/words/owner-booking-texts';

export type TableSort = (typeof SORTS)[number]['value'];

export interface BookingsView {
  /** From 1. */
  page: number;
  search: string;
  /** The event's name; '' is all. */
  event: string;
  /** YYYY-MM; '' is all. */
  month: string;
  sort: TableSort;
  /** The selected booking, which is then shown alone; '' is none. */
  reference: string;
}

export const wholeTable: BookingsView = {
  page: 1,
  search: '',
  event: '',
  month: '',
  sort: 'date-desc',
  reference: '',
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const PAGE = /^[1-9]\d{0,5}$/;
const REFERENCE = /^[A-Za-z0-9-]{1,20}$/;

/** What cannot be understood is as if it were not there. */
export function readView(query: URLSearchParams): BookingsView {
  const text = (name: string, shape: RegExp) => {
    const value = query.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  return {
    page: Number(text('page', PAGE)) || 1,
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    event: (query.get('event') ?? '').slice(0, TITLE_MAX),
    month: text('month', MONTH),
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? wholeTable.sort,
    reference: text('reference', REFERENCE),
  };
}

/**
 * The query with that change. Whatever changes but the page leads to the first one; a new filter lets go of the
 * selected booking. What is as it begins is left out, and what others keep in the address stays.
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

/** Whether anything narrows the table, the selected booking apart. */
export const isFiltered = ({ search, event, month }: BookingsView) => Boolean(search || event || month);

/** What the server is asked. */
export function searchOf(view: BookingsView): CallQuery<'searchBookings'> {
  const { page, search, event, month, sort, reference } = view;
  if (reference) return { reference };
  return {
    page,
    sort,
    ...(search ? { search } : {}),
    ...(event ? { event_name: event } : {}),
    ...(month ? { month } : {}),
  };
}
