import type { AuditAction, AuditEntry } from '@daybook/schema/contract/admin/audit';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { AUDIT_ACTIONS } from '@daybook/schema/words/audit-actions';
import { call } from '#api/call.ts';
import { Stack } from '#ui/Layout.tsx';
import type { Column } from '#ui/table/Table.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { NEWEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { momentOf } from '../uk-time.ts';
import * as texts from './audit-texts.ts';
import { subjectText, changesOf } from './changes.ts';
import styles from '../admin.module.css';

const columns: Column<AuditEntry>[] = [
  { heading: texts.AUDIT_COLUMNS.subject, isTitle: true, cell: subjectText },
  { heading: texts.AUDIT_COLUMNS.when, isNumeric: true, cell: ({ happened_at }) => momentOf(happened_at) },
  { heading: texts.AUDIT_COLUMNS.action, cell: ({ action }) => texts.AUDIT_ACTION_TEXTS[action] },
  { heading: texts.AUDIT_COLUMNS.what, cell: (entry) => <Changes entry={entry} /> },
  { heading: texts.AUDIT_COLUMNS.who, cell: ({ who }) => who },
];

export function AuditPage() {
  const found = useList(auditList);
  return (
    <Stack gap={24}>
      <AdminHead title={texts.AUDIT_TITLE} text={texts.AUDIT_TEXT} />
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
  title: texts.AUDIT_TITLE,
  isTitleHidden: true,
  what: texts.ENTRIES_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: texts.SEARCH_AUDIT,
  filterLabel: texts.ACTION,
  filters: [
    { value: 'all', label: texts.ALL_ACTIONS },
    ...AUDIT_ACTIONS.map((action) => ({ value: action, label: texts.AUDIT_ACTION_TEXTS[action] })),
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  call: 'searchAudit',
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    call('searchAudit', {
      query: { ...asked, ...(filter === 'all' ? {} : { action: filter }) },
      signal,
    }),
  empty: texts.NO_ENTRIES,
};
