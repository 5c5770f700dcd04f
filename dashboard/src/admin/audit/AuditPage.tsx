import type { AuditAction, AuditEntry } from '@daybook/schema/contract/admin/audit';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { AUDIT_ACTIONS } from '@daybook/schema/words/audit-actions';
import { callAdmin } from '../../api/admin.ts';
import { Stack } from '../../ui/Layout.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { NEWEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { momentOf } from '../uk-time.ts';
import {
  AUDIT_ACTION_TEXTS,
  AUDIT_COLUMNS,
  AUDIT_TEXT,
  AUDIT_TITLE,
  ACTION,
  ALL_ACTIONS,
  ENTRIES_COUNTED,
  NO_ENTRIES,
  SEARCH_AUDIT,
} from './audit-texts.ts';
import styles from './audit-page.module.css';
import { subjectText, changesOf } from './changes.ts';

const columns: Column<AuditEntry>[] = [
  { heading: AUDIT_COLUMNS.subject, isTitle: true, cell: subjectText },
  { heading: AUDIT_COLUMNS.when, isNumeric: true, cell: ({ happened_at }) => momentOf(happened_at) },
  { heading: AUDIT_COLUMNS.action, cell: ({ action }) => AUDIT_ACTION_TEXTS[action] },
  { heading: AUDIT_COLUMNS.what, cell: (entry) => <Changes entry={entry} /> },
  { heading: AUDIT_COLUMNS.who, cell: ({ who }) => who },
];

export function AuditPage() {
  const found = useList(auditList);
  return (
    <Stack gap={24}>
      <AdminHead title={AUDIT_TITLE} text={AUDIT_TEXT} />
      <ListSection found={found} columns={columns} />
    </Stack>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return '–';
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={styles.field}>{label}: </span>
          {before === undefined ? null : <del className={styles.before}>{before}</del>}
          {before !== undefined && after !== undefined ? <span aria-hidden="true"> → </span> : null}
          {after === undefined ? null : <ins className={styles.after}>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

const auditList: List<AuditEntry, 'all' | AuditAction, 'newest'> = {
  title: AUDIT_TITLE,
  isTitleHidden: true,
  what: ENTRIES_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_AUDIT,
  filterLabel: ACTION,
  filters: [
    { value: 'all', label: ALL_ACTIONS },
    ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_ACTION_TEXTS[action] })),
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    callAdmin('searchAudit', {
      query: { ...asked, ...(filter === 'all' ? {} : { action: filter }) },
      signal,
    }),
  empty: NO_ENTRIES,
};
