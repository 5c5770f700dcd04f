import type { PageFound, PageWanted } from '../database/search/find-page.ts';

export interface PageQuery {
  page: number;
  page_size: number;
}

export function pageWanted({ page, page_size: pageSize }: PageQuery): PageWanted {
  return { page, pageSize };
}

export function pageAnswer<Row, Answer>(
  { items, total, page, pageCount }: PageFound<Row>,
  answerOf: (row: Row) => Answer,
) {
  return { rows: items.map(answerOf), total, page, page_count: pageCount };
}
