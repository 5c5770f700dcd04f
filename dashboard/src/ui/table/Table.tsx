import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import hidden from '../text.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  /** Above the column on a wide page, before the value on a card. */
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: the card's first line, without a heading. */
  isTitle?: boolean;
  /** For buttons, which a card shows last and without a heading. */
  isActions?: boolean;
  /** For figures, whose digits line up. */
  isNumeric?: boolean;
  /** For money: aligned right, so that the pounds line up. */
  isMoney?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isHighlighted?: (row: Row) => boolean;
  /** Shows a row that is over less prominently. */
  isDimmed?: (row: Row) => boolean;
  isBusy?: boolean;
}

/** Shows a table, or cards below 1,024 px. It sets ARIA roles because `display` removes the native ones. */
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
