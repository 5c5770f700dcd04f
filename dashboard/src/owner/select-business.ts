import type { Business } from '@daybook/schema/contract/business';

interface Wanted {
  /** The id in the path: that one or none. */
  inPath: string | null;
  /** The id in the query. */
  inQuery: string | null;
  /** One was added just now. */
  isNew: boolean;
  /** The id of the one looked at last. */
  last: string | null;
}

/** Which of the owner's businesses a page is about; null when there is none. The first where nothing says which. */
export function selectBusiness(
  businesses: readonly Business[],
  { inPath, inQuery, isNew, last }: Wanted,
): Business | null {
  const withId = (id: string | null) => businesses.find((business) => String(business.id) === id);
  if (inPath !== null) return withId(inPath) ?? null;
  const newest = isNew ? businesses.toSorted((one, other) => other.id - one.id)[0] : undefined;
  return withId(inQuery) ?? newest ?? withId(last) ?? businesses[0] ?? null;
}
