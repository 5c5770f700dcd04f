import type { Business } from '@daybook/schema/contract/business';

interface Wanted {
  /** The id in the path: the page is about that business or none. */
  inPath: string | null;
  /** The id in the query. */
  inQuery: string | null;
  /** True when a business was added just now. */
  isNew: boolean;
  /** The id of the business that was viewed last. */
  last: string | null;
}

/**
 * Which of the owner's businesses a page is about: the first when nothing names one; null when there is none.
 */
export function selectBusiness(
  businesses: readonly Business[],
  { inPath, inQuery, isNew, last }: Wanted,
): Business | null {
  const withId = (id: string | null) => businesses.find((business) => String(business.id) === id);
  if (inPath !== null) return withId(inPath) ?? null;
  const newest = isNew ? businesses.toSorted((one, other) => other.id - one.id)[0] : undefined;
  return withId(inQuery) ?? newest ?? withId(last) ?? businesses[0] ?? null;
}
