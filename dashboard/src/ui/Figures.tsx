import { numberText } from './number-text.ts';
import styles from './figures.module.css';
import { Text } from './Text.tsx';

export interface Figure {
  label: string;
  /** A number is written the English way; a text as it stands. */
  value: number | string;
  /** Beside it, smaller. */
  note?: string | undefined;
}

interface FiguresProps {
  /** What the figures are about, read out. */
  label: string;
  figures: readonly Figure[];
}

/** A row of plain figures with their names. It takes more rows where there is not enough room. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <Text as="dt" size={14} tone="soft">
            {figure.label}
          </Text>
          <dd className={styles.value}>
            {typeof figure.value === 'number' ? numberText(figure.value) : figure.value}
            {figure.note === undefined ? null : <span className={styles.note}>{figure.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
