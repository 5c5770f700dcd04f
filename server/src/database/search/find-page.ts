/** One page of a list that the database cuts. */

export interface PageWanted {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PageFound<Item> {
  items: Item[];
  /** On all pages. */
  total: number;
  /** From 1. If the requested page is past the end, the last page. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

export interface ListOfPages<Item> {
  /** Returns up to `limit` items in the list's order, after the first `offset`. */
  cut: (limit: number, offset: number) => Promise<Item[]>;
  count: () => Promise<number>;
}

/** Counts only if the page doesn't show the total. */
export async function findPage<Item>(
  { page, pageSize }: PageWanted,
  { cut, count }: ListOfPages<Item>,
): Promise<PageFound<Item>> {
  const before = (page - 1) * pageSize;
  const items = await cut(pageSize, before);
  const seen = items.length > 0 ? before + items.length : 0;
  const isEnd = items.length < pageSize && (seen > 0 || page === 1);
  // Items that were removed after the page was read must not make the total smaller than the page.
  const total = isEnd ? seen : Math.max(await count(), seen);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (page <= pageCount) return { items, total, page, pageCount };
  const last = await cut(pageSize, (pageCount - 1) * pageSize);
  return { items: last, total, page: pageCount, pageCount };
}
