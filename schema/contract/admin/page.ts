/** What the admin's lists share: a query names a page, and the answer is that page of the matches. */
import { z } from '../zod.ts';
import { PAGE_SIZE_MAX } from '../../figures/bounds.ts';
import { ADMIN_PAGE_SIZE } from '../../figures/screens.ts';
import { searchField } from '../fields.ts';

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(1).max(PAGE_SIZE_MAX);

/** Makes a list's query. `size` is how many rows a page has at first; every word of `search` must be found. */
export const listQuery = (size: number = ADMIN_PAGE_SIZE) =>
  z.object({
    page: pageNumber.default(1),
    page_size: pageSize.default(size),
    search: searchField.optional(),
  });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Rows that match, on all pages. */
    total: z.int(),
    /** From 1; the last page when a later one was asked for. */
    page: z.int(),
    page_count: z.int(),
  });
