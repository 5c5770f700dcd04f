/** Keeps each list's page and the kind of events in the address. */

import { withValues } from '#owner/query.ts';
import { readPage } from '#ui/table/page-numbers.ts';

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
  return withValues(query, {
    page: view.page === 1 ? null : view.page,
    events: view.when === 'upcoming' ? null : view.when,
    events_page: view.eventsPage === 1 ? null : view.eventsPage,
  });
}
