/** What the overview keeps in the address, besides the business: the page of each list, and which events. */

export interface OverviewView {
  /** The page of the bookings at a glance, from 1. */
  page: number;
  when: 'upcoming' | 'past';
  /** The page of the events, from 1. */
  eventsPage: number;
}

export function readView(query: URLSearchParams): OverviewView {
  return {
    page: readPage(query.get('page')),
    when: query.get('events') === 'past' ? 'past' : 'upcoming',
    eventsPage: readPage(query.get('events_page')),
  };
}

/**
 * The query with that change. Values as they are at first are left out, and everything else in the address
 * stays.
 */
export function writeView(query: URLSearchParams, change: Partial<OverviewView>): URLSearchParams {
  const isOtherList = change.when !== undefined && change.when !== readView(query).when;
  const view = { ...readView(query), ...(isOtherList ? { eventsPage: 1 } : {}), ...change };
  const next = new URLSearchParams(query);
  const set = (name: string, value: string, isFirst: boolean) =>
    isFirst ? next.delete(name) : next.set(name, value);
  set('page', String(view.page), view.page === 1);
  set('events', view.when, view.when === 'upcoming');
  set('events_page', String(view.eventsPage), view.eventsPage === 1);
  return next;
}

function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
