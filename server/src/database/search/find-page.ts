/** One page of a list that the database cuts. */
import { nextTurn } from '../../next-turn.ts';

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

export interface ListOfPages<Item> {
  /** Up to `limit` items in the list's order, without the first `offset`. */
  list: (limit: number, offset: number) => PromiseLike<Item[]>;
  /** Of the whole list. */
  count: () => PromiseLike<number>;
}

/**
 * Counts only where the page itself does not show how many items there are. Other requests get their turn
 * between two queries.
 */
export async function findPage<Item>(
  { page, pageSize }: PageWanted,
  { list, count }: ListOfPages<Item>,
): Promise<PageFound<Item>> {
  const before = (page - 1) * pageSize;
  const items = await list(pageSize, before);
  await nextTurn();
  const seen = items.length > 0 ? before + items.length : 0;
  const isEnd = items.length < pageSize && (seen > 0 || page === 1);
  // Items that were removed after the page was read must not make the total smaller than what the page shows.
  const total = isEnd ? seen : Math.max(await count(), seen);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (page <= pageCount) return { items, total, page, pageCount };
  await nextTurn();
  const last = await list(pageSize, (pageCount - 1) * pageSize);
  return { items: last, total, page: pageCount, pageCount };
}
