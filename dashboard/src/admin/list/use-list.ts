import { useSearchParams } from 'react-router';
import type { Counted } from '../../ui/interface-texts.ts';
import { useAdminPage } from '../../api/admin.ts';
import { readList, writeList, type ListChoices, type ListView } from './list-address.ts';

export interface ListPage<Row> {
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
  page: number;
  page_count: number;
}

/** What the server is asked for, in the list's own words. */
export interface AskedList<Filter extends string, Sort extends string> extends Omit<
  ListView<Filter, Sort>,
  'search' | 'kind'
> {
  search?: string;
  kind?: string;
  page_size?: number;
}

/** One of the admin's lists: what it is called, what narrows and orders it, and where it comes from. */
export interface List<Row, Filter extends string, Sort extends string> extends ListChoices<Filter, Sort> {
  /** Over the table. */
  title: string;
  /** Whether the title is only read out, because the page's own heading says it. */
  isTitleHidden?: boolean;
  what: Counted;
  pageSize: number;
  search: { label: string; hint: string };
  filterLabel: string;
  ask: (asked: AskedList<Filter, Sort>, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Said where there is nothing at all. */
  empty: { title: string; text: string };
}

/** The page of a list that the address asks for. */
export function useList<Row, Filter extends string, Sort extends string>(list: List<Row, Filter, Sort>) {
  const [query, setQuery] = useSearchParams();
  const view = readList(query, list);
  const asked = askedOf(view);
  const load = useAdminPage([list.what.many, asked], (signal) => list.ask(asked, signal));
  const change = (part: Partial<ListView<Filter, Sort>>) => setQuery((now) => writeList(now, list, part));
  return { list, view, load, change };
}

export type FoundList<Row, Filter extends string, Sort extends string> = ReturnType<
  typeof useList<Row, Filter, Sort>
>;

export function askedOf<Filter extends string, Sort extends string>({
  search,
  kind,
  ...rest
}: ListView<Filter, Sort>): AskedList<Filter, Sort> {
  return { ...rest, ...(search === '' ? {} : { search }), ...(kind === '' ? {} : { kind }) };
}
