/** Keeps the list's search and order in the address, so that Back, reload and links work. */

import { searchableOf } from '@daybook/schema/rules/search-words';
import { withValues } from '../query.ts';
import { SORTS } from './customers-texts.ts';

export interface CustomersView {
  search: string;
  sort: (typeof SORTS)[number]['value'];
}

/** Ignores values that it doesn't know. */
export function readView(query: URLSearchParams): CustomersView {
  return {
    search: searchableOf(query.get('search') ?? ''),
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'name',
  };
}

/** Returns the query with the change. It leaves out default values and keeps all other parameters. */
export function writeView(query: URLSearchParams, change: Partial<CustomersView>): URLSearchParams {
  const { search, sort } = { ...readView(query), ...change };
  return withValues(query, {
    search: search === '' ? null : search,
    sort: sort === 'name' ? null : sort,
  });
}
