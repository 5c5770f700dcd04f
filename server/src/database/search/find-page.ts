/** One page of a list that the database cuts. */
import { nextTurn } from '../../runtime/next-turn.ts';

export interface PageWanted {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PageFound<Item> {
  items: Item[];
  /** Of all pages. */
  total: number;
  /** From 1; the last one when a later page was asked for. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

export interface Cut<Item> {
  items: Item[];
  /** Of the whole list, where whoever cut it has counted it at the same time. */
  total?: number;
}

export interface ListOfPages<Item> {
  /** Up to `limit` items in the list's order, without the first `offset`. */
  cut: (limit: number, offset: number) => Promise<Cut<Item>>;
  /** Of the whole list. */
  count: () => Promise<number>;
}

/**
 * Counts only where neither the cut nor the page itself shows how many items there are. Other requests get their
 * turn between two queries.
 */
export async function findPage<Item>(
  { page, pageSize }: PageWanted,
  { cut, count }: ListOfPages<Item>,
): Promise<PageFound<Item>> {
  const before = (page - 1) * pageSize;
  const { items, total: counted } = await cut(pageSize, before);
  await nextTurn();
  const seen = items.length > 0 ? before + items.length : 0;
  const isEnd = items.length < pageSize && (seen > 0 || page === 1);
  // Items that were removed after the page was read must not make the total smaller than what the page shows.
  const total = counted ?? (isEnd ? seen : Math.max(await count(), seen));
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (page <= pageCount) return { items, total, page, pageCount };
  await nextTurn();
  const last = await cut(pageSize, (pageCount - 1) * pageSize);
  return { items: last.items, total, page: pageCount, pageCount };
}
