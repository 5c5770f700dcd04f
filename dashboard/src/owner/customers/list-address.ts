/** What the list of customers keeps in the address, besides business and tab, so that back, reload and links work. */
import { searchableOf } from '@daybook/schema/rules/search-words';
import { SORTS } from './customers-texts.ts';

export interface CustomersView {
  search: string;
  sort: (typeof SORTS)[number]['value'];
}

/** Ignores what it cannot understand. */
export function readView(query: URLSearchParams): CustomersView {
  return {
    search: searchableOf(query.get('search') ?? ''),
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'name',
  };
}

/** Returns the query with that change. Values as they are at first are left out, and everything else stays. */
export function writeView(query: URLSearchParams, change: Partial<CustomersView>): URLSearchParams {
  const { search, sort } = { ...readView(query), ...change };
  const next = new URLSearchParams(query);
  if (search === '') next.delete('search');
  else next.set('search', search);
  if (sort === 'name') next.delete('sort');
  else next.set('sort', sort);
  return next;
}
