import { useQuery } from '@tanstack/react-query';
import type { CallName } from '@daybook/schema/contract/calls';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { KEEPS_PREVIOUS } from '#api/use-call.ts';
import type { Choice } from '#ui/fields/Select.tsx';
import type { Counted } from '#ui/interface-texts.ts';
import { oneOf, readSearch, textLike, useQueryState } from '#ui/use-query-state.ts';

interface ListPage<Row> {
  rows: Row[];
  total: number;
  page: number;
  page_count: number;
}

interface AskedList<Filter extends string, Sort extends string> extends Omit<
  ListView<Filter, Sort>,
  'search' | 'kind'
> {
  search?: string;
  kind?: string;
  page_size?: number;
}

export interface List<Row, Filter extends string, Sort extends string> extends ListChoices<Filter, Sort> {
  title: string;
  /** Hides the title from view because the page's own heading says it. Screen readers still read it. */
  isTitleHidden?: boolean;
  what: Counted;
  pageSize: number;
  search: { label: string; hint: string };
  filterLabel: string;
  /** Whose response it lists, so that changes renew it. */
  call: CallName;
  ask: (asked: AskedList<Filter, Sort>, signal: AbortSignal) => Promise<ListPage<Row>>;
  empty: { title: string; text: string };
}

export function useList<Row, Filter extends string, Sort extends string>(list: List<Row, Filter, Sort>) {
  const [view, setView] = useQueryState(paramsOf(list));
  const asked = askedOf(view);
  const load = useQuery({
    queryKey: [list.call, asked],
    queryFn: ({ signal }) => list.ask(asked, signal),
    ...KEEPS_PREVIOUS,
  });
  /** Any change other than of the page goes to the first page. */
  const change = (part: Partial<ListView<Filter, Sort>>) => setView({ page: 1, ...part });
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

/** One or more choices. The first is the default. */
type Choices<Value extends string> = readonly [Choice<Value>, ...Choice<Value>[]];

interface ListChoices<Filter extends string, Sort extends string> {
  filters: Choices<Filter>;
  sorts: Choices<Sort>;
  kinds?: { label: string; all: string; choices: readonly Choice[] };
}

export interface ListView<Filter extends string, Sort extends string> {
  /** From 1. */
  page: number;
  search: string;
  filter: Filter;
  /** '' means all kinds. */
  kind: string;
  sort: Sort;
}

/** Only the server knows which kinds exist: the address is read before they have loaded. */
const KIND = /^[a-z_]{1,60}$/;

/** Returns a list's parameters of the address. */
export const paramsOf = <Filter extends string, Sort extends string>({
  filters,
  sorts,
  kinds,
}: ListChoices<Filter, Sort>) => ({
  page: readPage,
  search: readSearch,
  filter: oneOf(filters),
  kind: kinds ? textLike(KIND) : () => '',
  sort: oneOf(sorts),
});

/** Returns whether a search, filter or kind narrows the list. */
export function isNarrowed<Filter extends string, Sort extends string>(
  { search, filter, kind }: ListView<Filter, Sort>,
  { filters }: ListChoices<Filter, Sort>,
): boolean {
  return search !== '' || filter !== filters[0].value || kind !== '';
}
