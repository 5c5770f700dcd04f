import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { changesOf } from './changes.ts';
import styles from './changes.module.css';

/** What an action changed: each field before and after. */
export function Changes({ entry }: { entry: AuditEntry }) {
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
