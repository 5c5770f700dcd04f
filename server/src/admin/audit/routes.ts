import { auditAction, type AuditEntry } from '@daybook/schema/contract/admin/audit';
import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../../context.ts';
import type { AdminActionRow } from '../../database/admin-tables.ts';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer } from '../page-response.ts';
import { findActions } from './record-action-store.ts';

export function mountAdminActions(mount: Mount, { database }: Context): void {
  mount(calls.searchAudit, async ({ query }) => {
    return pageAnswer(await findActions(database.read, query), auditEntryAnswer);
  });
}

function auditEntryAnswer(row: AdminActionRow): AuditEntry {
  return {
    id: row.id,
    happened_at: new Date(row.happenedAt).toISOString(),
    who: row.who,
    action: auditAction.parse(row.action),
    subject: row.subject,
    subject_id: row.subjectId,
    before: row.before,
    after: row.after,
  };
}
