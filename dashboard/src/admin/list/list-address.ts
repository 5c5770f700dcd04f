/** What a list keeps in the address, so that back, reload and links work. */
import { searchableOf } from '@daybook/schema/rules/search-words';
import type { Choice } from '../../ui/fields/Select.tsx';

/** One or more choices. The list begins with the first. */
export type Choices<Value extends string> = readonly [Choice<Value>, ...Choice<Value>[]];

export interface ListChoices<Filter extends string, Sort extends string> {
  filters: Choices<Filter>;
  sorts: Choices<Sort>;
  /** Kinds of what it lists, of which one can be asked for. */
  kinds?: { label: string; all: string; choices: readonly Choice[] };
}

export interface ListView<Filter extends string, Sort extends string> {
  /** From 1. */
  page: number;
  search: string;
  filter: Filter;
  /** '' is all kinds. */
  kind: string;
  sort: Sort;
}

const PAGE = /^[1-9]\d{0,5}$/;
/** Whether there is such a kind, the server knows: the address is read before the kinds have arrived. */
const KIND = /^[a-z_]{1,60}$/;

/** Reads a list's view from the address. What it cannot understand is as if it were not there. */
export function readList<Filter extends string, Sort extends string>(
  query: URLSearchParams,
  { filters, sorts, kinds }: ListChoices<Filter, Sort>,
): ListView<Filter, Sort> {
  const page = query.get('page') ?? '';
  const kind = query.get('kind') ?? '';
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: searchableOf(query.get('search') ?? ''),
    filter: chosenOf(filters, query.get('filter')),
    kind: kinds && KIND.test(kind) ? kind : '',
    sort: chosenOf(sorts, query.get('sort')),
  };
}

function chosenOf<Value extends string>(choices: Choices<Value>, given: string | null): Value {
  return (choices.find(({ value }) => value === given) ?? choices[0]).value;
}

/**
 * The query with that change of the view. Any change but that of the page leads to the first page. What is as the
 * list begins is left out.
 */
export function writeList<Filter extends string, Sort extends string>(
  query: URLSearchParams,
  choices: ListChoices<Filter, Sort>,
  change: Partial<ListView<Filter, Sort>>,
): URLSearchParams {
  const view = { ...readList(query, choices), page: 1, ...change };
  const begins: Record<string, string | number> = { ...readList(new URLSearchParams(), choices) };
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(view))
    if (value === begins[name]) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** Whether anything narrows the list. */
export function isNarrowed<Filter extends string, Sort extends string>(
  { search, filter, kind }: ListView<Filter, Sort>,
  { filters }: ListChoices<Filter, Sort>,
): boolean {
  return search !== '' || filter !== filters[0].value || kind !== '';
}
