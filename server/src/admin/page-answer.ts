/** What every list of the admin answers of a page, and how a query asks for one. */
import type { PageWanted } from '../database/search/find-page.ts';
import type { ListedPage } from './listed-page-store.ts';

export function pageWanted({ page, page_size: pageSize }: { page: number; page_size: number }): PageWanted {
  return { page, pageSize };
}

export function pageAnswer<Row>(rows: Row[], { total, page, pageCount }: Omit<ListedPage, 'ids'>) {
  return { rows, total, page, page_count: pageCount };
}
