/** How a query of the admin's asks for a page of a list, and what the answer holds. */
import type { PageFound, PageWanted } from '../database/search/find-page.ts';

/** The page that a query asks for, counted from 1. */
export function pageWanted({ page, page_size: pageSize }: { page: number; page_size: number }): PageWanted {
  return { page, pageSize };
}

/** The part of an answer that every list has, with a row's own answer for each. */
export function pageAnswer<Row, Answer>(
  { items, total, page, pageCount }: PageFound<Row>,
  answerOf: (row: Row) => Answer,
) {
  return { rows: items.map(answerOf), total, page, page_count: pageCount };
}
