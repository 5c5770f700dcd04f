/** The admin's reading of what admins did, the latest first. */
import { eq, inArray } from 'drizzle-orm';
import type { AuditQuery } from '@daybook/schema/contract/admin/audit';
import { adminActions, type AdminActionRow } from '../../database/admin-tables.ts';
import type { Database, Reader } from '../../database/database.ts';
import { idsGiven } from '../../database/ids-given.ts';
import { prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { findListed, inOrderOf } from '../listed-page-store.ts';
import { pageWanted } from '../page-response.ts';

export type FindActions = (query: AuditQuery) => Promise<PageFound<AdminActionRow>>;

const byIds = prepared((on: Reader) =>
  on
    .select()
    .from(adminActions)
    .where(inArray(adminActions.id, idsGiven('ids')))
    .prepare(),
);

export function createFindActions({ read }: Database): FindActions {
  return async (query) => {
    const list = {
      table: adminActions,
      filter: query.action && eq(adminActions.action, query.action),
      search: query.search,
      // Ids rise with time.
      order: { by: adminActions.id, direction: 'desc' },
    } as const;
    const page = await findListed(read, list, pageWanted(query));
    const rows = await byIds(read).execute({ ids: JSON.stringify(page.items) });
    return { ...page, items: inOrderOf(page.items, rows, ({ id }) => id) };
  };
}
