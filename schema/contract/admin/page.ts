/** Shared parts of the admin's lists: a query asks for one page of the matches. */

import { ADMIN_PAGE_SIZE } from '../../figures/screens.ts';
import { searchField, pageNumber, pageSize } from '../fields.ts';
import { z } from '../zod.ts';

/** Makes a list's query. `size` is the default page size; a row must match every word of `search`. */
export const listQuery = (size: number = ADMIN_PAGE_SIZE) =>
  z.object({
    page: pageNumber,
    page_size: pageSize(size),
    search: searchField.optional(),
  });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    /** From 1. If the requested page is past the end, the last page. */
    page: z.int(),
    page_count: z.int(),
  });
