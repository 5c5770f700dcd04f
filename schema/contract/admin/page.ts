/** Shared parts of the admin's lists: a query asks for one page of the matches. */
import { z } from '../zod.ts';
import { PAGE_SIZE_MAX } from '../../figures/bounds.ts';
import { ADMIN_PAGE_SIZE } from '../../figures/screens.ts';
import { searchField } from '../fields.ts';

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(1).max(PAGE_SIZE_MAX);

/** Makes a list's query. `size` is the default page size; a row must match every word of `search`. */
export const listQuery = (size: number = ADMIN_PAGE_SIZE) =>
  z.object({
    page: pageNumber.default(1),
    page_size: pageSize.default(size),
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
