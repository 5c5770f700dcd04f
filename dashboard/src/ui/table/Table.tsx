import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  /** Over the column on a wide page, before the value on a card. */
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: the card's first line, without its heading. */
  isTitle?: boolean;
  /** Buttons: on a card they stand at its foot, without their heading. */
  isActions?: boolean;
  /** A column of figures, whose digits line up. */
  isNumeric?: boolean;
  /** A column of money: figures at the right, so that pounds stand under pounds. */
  isMoney?: boolean;
}

interface TableProps<Row> {
  /** What the table is, read out. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The row that the address points at. */
  isHighlighted?: (row: Row) => boolean;
  /** What is over: it stands back, and stays readable. */
  isDimmed?: (row: Row) => boolean;
  isBusy?: boolean;
}

/**
 * A table that becomes a list of cards under 1,024 px. It names the ARIA roles, since `display` takes them
 * away.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isHighlighted,
  isDimmed,
  isBusy = false,
}: TableProps<Row>) {
  return (
    <table className={styles.table} role="table" aria-busy={isBusy || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={`${styles.head} ${hidden.hiddenOnCards}`} role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, isActions, isMoney }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              data-actions={isActions || undefined}
              data-money={isMoney || undefined}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className={styles.row}
            aria-current={isHighlighted?.(row) ? 'true' : undefined}
            data-dimmed={isDimmed?.(row) || undefined}
          >
            {columns.map((column) => (
              <Cell key={column.heading} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, cell, isTitle, isActions, isNumeric, isMoney } = column;
  const data = {
    'data-heading': isTitle || isActions ? undefined : heading,
    'data-actions': isActions || undefined,
    'data-numeric': isNumeric || isMoney || undefined,
    'data-money': isMoney || undefined,
  };
  return isTitle ? (
    <th className={styles.title} role="rowheader" scope="row" {...data}>
      {cell(row)}
    </th>
  ) : (
    <td className={styles.cell} role="cell" {...data}>
      {cell(row)}
    </td>
  );
}
