import type { ReactNode } from 'react';
import { Table } from '../../ui/table/Table.tsx';
import styles from './policy-table.module.css';

/** What a row is about, and the cells that follow. */
export type PolicyRow = readonly [about: string, ...cells: ReactNode[]];

interface PolicyTableProps {
  /** What the table is, read out. */
  caption: string;
  headings: readonly [about: string, ...headings: string[]];
  rows: readonly PolicyRow[];
}

/** One period, purpose or recipient a row. */
export function PolicyTable({ caption, headings, rows }: PolicyTableProps) {
  return (
    <div className={styles.table}>
      <Table<PolicyRow>
        caption={caption}
        rows={rows}
        keyOf={([about]) => about}
        columns={headings.map((heading, column) => ({
          heading,
          isTitle: column === 0,
          cell: (row) => <span className={styles.words}>{row[column]}</span>,
        }))}
      />
    </div>
  );
}
