import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { Stack } from '../../ui/Layout.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { useList } from '../list/use-list.ts';
import { momentOf } from '../uk-time.ts';
import { auditList } from './audit-list.ts';
import { AUDIT_ACTIONS, AUDIT_COLUMNS, AUDIT_TEXT, AUDIT_TITLE } from './audit-texts.ts';
import { Changes } from './Changes.tsx';
import { subjectText } from './subject-text.ts';

const columns: Column<AuditEntry>[] = [
  { heading: AUDIT_COLUMNS.subject, isTitle: true, cell: subjectText },
  { heading: AUDIT_COLUMNS.when, isNumeric: true, cell: ({ happened_at }) => momentOf(happened_at) },
  { heading: AUDIT_COLUMNS.action, cell: ({ action }) => AUDIT_ACTIONS[action] },
  { heading: AUDIT_COLUMNS.what, cell: (entry) => <Changes entry={entry} /> },
  { heading: AUDIT_COLUMNS.who, cell: ({ who }) => who },
];

/** /admin/audit */
export function AuditPage() {
  const found = useList(auditList);
  return (
    <Stack gap={24}>
      <AdminHead title={AUDIT_TITLE} text={AUDIT_TEXT} />
      <ListSection found={found} columns={columns} keyOf={({ id }) => id} />
    </Stack>
  );
}
