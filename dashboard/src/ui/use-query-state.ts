/** Keeps what a page shows in the address, so that Back, reload and links work. */

import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { searchableOf } from '@daybook/schema/rules/search-words';

/** Reads a parameter: its default if it is missing (null), or if the page doesn't know its text. */
type Read = (text: string | null) => string | number;
type Params = Readonly<Record<string, Read>>;
export type ViewOf<Of extends Params> = { [Name in keyof Of]: ReturnType<Of[Name]> };

export const readSearch = (text: string | null) => searchableOf(text ?? '');

/** A text like the pattern, or ''. */
export const textLike = (pattern: RegExp) => (text: string | null) =>
  text !== null && pattern.test(text) ? text : '';

/** One or more choices. The first is the default. */
export type Choices<Value extends string> = readonly [{ value: Value }, ...{ value: Value }[]];

export const oneOf =
  <Value extends string>(choices: Choices<Value>) =>
  (text: string | null): Value =>
    (choices.find(({ value }) => value === text) ?? choices[0]).value;

export function readView<Of extends Params>(params: Of, query: URLSearchParams): ViewOf<Of>;
export function readView(params: Params, query: URLSearchParams): ViewOf<Params> {
  return Object.fromEntries(Object.entries(params).map(([name, read]) => [name, read(query.get(name))]));
}

/** Returns the query with the change. It leaves out defaults and keeps all other parameters. */
export function writeView<Of extends Params>(
  params: Of,
  query: URLSearchParams,
  change: Partial<ViewOf<Of>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ ...readView(params, query), ...change }))
    if (value === params[name]?.(null)) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** Returns what the address says of these parameters, and a function that changes some of them. */
export function useQueryState<Of extends Params>(params: Of) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Partial<ViewOf<Of>>, options?: NavigateOptions) =>
      setQuery((now) => writeView(params, now, part), options),
    [setQuery, params],
  );
  return [readView(params, query), change] as const;
}
