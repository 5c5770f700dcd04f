/** Keeps each list's page and the kind of events in the address. */

export interface OverviewView {
  /** From 1 */
  page: number;
  when: 'upcoming' | 'past';
  /** From 1 */
  eventsPage: number;
}

export function readView(query: URLSearchParams): OverviewView {
  return {
    page: readPage(query.get('page')),
    when: query.get('events') === 'past' ? 'past' : 'upcoming',
    eventsPage: readPage(query.get('events_page')),
  };
}

/** Returns the query with the change. It leaves out default values and keeps all other parameters. */
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
